### The rules lab: what a change of the rules does to a game.

cli-about-lab = change a rule, let bots play both ways, and see what it does
cli-arg-change = a changed rule, such as target=6; several are one change together
cli-arg-lab-seats = how many play (2 unless given)
cli-arg-lab-bots = who plays: greedy (unless given), random, or several in turn, as in greedy,random
cli-arg-lab-games = how many games at most under each of the two rules (10000 unless given)
cli-arg-lab-seconds = decide after about so many seconds (60 unless given)
cli-arg-lab-jobs = on how many processes (as many as there are cores unless given); the games do not depend on it
cli-arg-lab-html = write a page with charts into this file

## What is measured

lab-first = Edge of the first move
lab-spread = Best place over worst
lab-turns = Length in turns
lab-decisions = Length in decisions
lab-comebacks = Comebacks
lab-dead = Dead turns
lab-shared = Shared wins
lab-in-points = { $name }, %

lab-about-first = how much more often than by chance the seat that moves first wins.
lab-about-spread = how much more often the luckiest place in turn order wins than the unluckiest.
lab-about-turns = how many turns a game has.
lab-about-decisions = how many decisions a game has, all players together.
lab-about-comebacks = how much of the win goes to seats that do not lead when half of the turns are over.
lab-about-dead = in how many turns the seat whose turn it is never has two options to choose from.
lab-about-shared = how many games have more than one winner.

## What was found

lab-first-more = The seat that moves first wins more often, by { $low } to { $high } points.
lab-first-less = The seat that moves first wins less often, by { $low } to { $high } points.
lab-spread-more = The places in turn order are further apart, by { $low } to { $high } points.
lab-spread-less = The places in turn order are closer together, by { $low } to { $high } points.
lab-turns-more = Games get longer by { $low } to { $high } turns.
lab-turns-less = Games get shorter by { $low } to { $high } turns.
lab-decisions-more = Games take { $low } to { $high } decisions more.
lab-decisions-less = Games take { $low } to { $high } decisions fewer.
lab-comebacks-more = There are more comebacks, by { $low } to { $high } points.
lab-comebacks-less = There are fewer comebacks, by { $low } to { $high } points.
lab-dead-more = More turns leave no choice, by { $low } to { $high } points.
lab-dead-less = Fewer turns leave no choice, by { $low } to { $high } points.
lab-shared-more = Wins are shared more often, by { $low } to { $high } points.
lab-shared-less = Wins are shared less often, by { $low } to { $high } points.
lab-subject-more = { $name }: goes with winning more than before, by { $low } to { $high } points.
lab-subject-less = { $name }: goes with winning less than before, by { $low } to { $high } points.
lab-none-points = { $name }: no difference found; one of { $least } points would most likely have shown.
lab-none-turns = { $name }: no difference found; one of { $least } turns would most likely have shown.
lab-none-decisions = { $name }: no difference found; one of { $least } decisions would most likely have shown.
lab-few = { $name }: too few games to say anything.

## Around it

lab-title = { $game }: { $changes }
lab-facts-games =
    { $games ->
        [one] { $games } game under each of the two rules, { $seats } players.
       *[other] { $games } games under each of the two rules, { $seats } players.
    }
lab-facts-base = Otherwise: { $options }.
lab-facts-bots = Bots: { $bots }. Seed: { $seed }.
lab-ended-decided = Stopped because everything was decided.
lab-ended-games = Stopped because all games were played.
lab-ended-time = Stopped because the time was up.
lab-same-rules = The rules are the same twice, with other deals: this checks the lab itself.
lab-identical = Every game went exactly as it did without the change.
lab-unfinished =
    { $count ->
        [one] { $count } game was broken off because it would not end.
       *[other] { $count } games were broken off because they would not end.
    }
lab-measure = Measure
lab-subject = Ability or card
lab-base = before
lab-changed = after
lab-difference = difference
lab-bounds = between
lab-detectable = would show
lab-from-to = { $low } … { $high }
lab-sure = The bounds of a table are right all at once with 95 % certainty.
lab-verdict = In short
lab-shares = Shares, in points
lab-lengths = Lengths
lab-subjects = What goes with winning
lab-about-subjects = Of all uses of something, how many more than by chance were made by whoever won in the end. It says what goes with winning, not what makes a winner: who wins has often played more of everything.
lab-course = As the games went on
lab-games = games
lab-numbers = The numbers
lab-meaning = What the measures mean
lab-about-bounds = The bounds hold the true difference. That any bounds of one table miss it, however often the lab looked before it stopped, has a chance of 5 % at most.
lab-about-chart = A filled diamond: the bounds leave zero out, so there is a difference. A hollow one: none was found.
lab-about-course = The difference in the edge of the first move, and its bounds, at each look.

error-lab-nothing = Nothing is changed. Say what to change with --change, as in `--change target=6`.
error-lab-games = --games: { $value } is too many. At most { $most } can be played.
