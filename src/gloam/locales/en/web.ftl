### The web client's own words. What a game says is in its own file.

## Around every page

web-title = { $name }: a table for two games
web-skip = Skip to the table
web-access = Language and accessibility
web-language = Language
web-settings = Settings
web-settings-link = Settings and accessibility
web-elsewhere = Elsewhere
web-home = Home
web-back = Back
web-close = Close
web-copy = Copy
web-copied = Copied
web-lost = There’s nothing at this address
web-unreachable = The server isn’t answering. Is it running, and are you connected to it?

## The start page

web-home-title = Choose your nightmare
web-home-about = Two games for after dark. No account, nothing to install.
web-about-nightmarium = Stitch creatures from legs, torso and head, then let them loose on your friends.
web-about-kragmortha = Rob a cursed library before its master looks you in the eye.
web-players = { $low }–{ $high } players
web-play-now = Play now
web-continue-with = Continue: { $who }
web-set-up = Everyone on their own device
web-lesson = Learn in five minutes
web-lesson-short = Learn
web-friends = Invite friends
web-friends-short = Friends
web-friends-title = Play with friends
web-friends-players = How many players?
web-friends-about = Short of friends? Bots take any seat.
web-rules = Rules
web-resume = Your tables
web-known-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-open-tables = Open tables
web-replays = Replays
web-forget = Remove from this list
web-forget-sure = Forget this table?
web-forget-seats =
    { $count ->
        [one] Only this browser knows that one of the seats is yours. Without it you cannot play on.
       *[other] Only this browser knows that { $count } of the seats are yours. Without it nobody can play on there.
    }
web-forget-host = You are the host here: that is lost too. Only the link of a seat leads back, if you have kept it.
web-forget-guest = Only the link of the seat leads back, if you have kept it, or a new one from the host.
web-forget-not = Keep it
web-forget-yes = Forget it, and my seat with it
web-status-lobby = not started
web-status-playing = in progress
web-status-over = finished
web-free-seats =
    { $count ->
        [0] no free seat
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-player = Player
web-unaffiliated = { $name } is a project of players. It is not affiliated with the publishers of these games and uses none of their art. If you like a game, buy the box: Nightmarium is published by { $nightmarium }, Kragmortha by { $kragmortha }, and game shops have both.

## Before the game

web-lobby-seats = Seats
web-lobby-title-nightmarium = Who dares?
web-lobby-title-kragmortha = Who sneaks in?
web-standard-rules = standard rules
web-departures-more = { $count } more
web-change = Change
web-details = Details
web-seats-taken = { $taken } of { $seats } seats taken
web-fill = Fill with bots
web-all-bots = All bots
web-all-bots-are = All bots: { $level }
web-add-bot = Add a bot
web-release = Release
web-invite-show = Show link
web-invite-qr = Invite: QR, link
web-invite-kept-about = This seat is kept for whoever opens the link. Release it if they can’t come.
web-ticket = Point a phone here
web-share-sheet = Share…
web-dress-nightmarium = Change face
web-dress-kragmortha = Face and hat
web-wear-face = Your face
web-wear-face-one = Face { $number }
web-wear-hat = Your hat, and its colour
web-wear-hat-one = Hat { $number }
web-wear-about-nightmarium = A badge marks what is taken. No two players look the same.
web-wear-about-kragmortha = A badge marks what is taken. No two goblins wear the same hat.
web-surprise = Surprise me
web-start-nightmarium = Start the night
web-start-kragmortha = Sneak in
web-your-name = Your name
web-seat = Seat { $seat }
web-seat-free = free
web-seat-kept = kept for a friend
web-seat-bot = bot, { $level }
web-seat-bot-here = bot
web-bot-strength = { $level }: { $about }
web-bot-program = { $bot } { $seat }
web-bot-names-asleep = Barnaby, Mildred, Otis, Dolly, Humphrey, Prudence, Linus, Mabel
web-bot-names-drowsy = Agnes, Bartleby, Hettie, Winslow, Edith, Oswald, Beryl, Clement
web-bot-names-uneasy = Silas, Griselda, Ignatius, Ottilie, Percival, Henrietta, Fergus, Wilhelmina
web-bot-names-haunting = Ambrose, Lucretia, Mortimer, Sabine, Balthazar, Isolde, Cornelius, Ravenna
web-bot-names-nightmare = Grimald, Morgana, Dragomir, Hecate, Vlad, Lilith, Dorian, Nyx
web-seat-you = that’s you
web-seat-here = on this device
web-seat-present = here
web-seat-away = away
web-seat-standin = a bot plays
web-seat-answered = has answered
web-seat-acts = is asked now
web-sit = Sit here
web-this-device = On this device
web-deal-code = Checksum of the server’s secret:
web-guest = Guest { $seat }
web-bot-level = Bot for seat { $seat }
web-no-bot = No bot
web-free-seat = Free the seat
web-free-seats-wait =
    { $count ->
        [one] { $count } seat is still free: invite somebody, or put a bot there.
       *[other] { $count } seats are still free: invite somebody, or put bots there.
    }
web-wait-for-host = The host starts when everybody is here.
web-dealing = Dealing…
web-invite = Invite
web-invite-about = Anyone who opens this link can take a free seat or watch.
web-invite-link = Link to this table
web-qr = The link as a square code for cameras
web-ways = Table settings
web-absence = If a player is away
web-absence-wait = Everybody waits
web-absence-nudge =
    { $seconds ->
        [one] After { $seconds } second they are reminded.
       *[other] After { $seconds } seconds they are reminded.
    }
web-absence-bot =
    { $seconds ->
        [one] After { $seconds } second a bot plays for them until they are back.
       *[other] After { $seconds } seconds a bot plays for them until they are back.
    }
web-clock = Thinking time
web-clock-none = No limit
web-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute for the game, and 10 seconds a decision
       *[other] { $minutes } minutes for the game, and 10 seconds a decision
    }
web-ways-spectators = Allow spectators
web-ways-chat = Allow chat
web-ways-public = List on the start page
web-options-title = Rules of this table
web-printed-nightmarium = Cards and rules are those of the printed game; where its two editions differ, the second one counts unless the table says otherwise. Our rulings are marked in the rules.
web-printed-kragmortha = The rules are those of the printed game. What is on the cards, looks, tomes and tokens is our own house set, because no list of the printed ones is public. Looks are handicaps in the game; the printed way, silly orders for people who see each other, is an option.
web-no-departures = Standard rules
web-departures = House rules
web-departure = { $option }: { $value }
web-preset = Ready-made rules
web-preset-own = Custom
web-option-first = Who begins
web-option-nightmarium-target = Creatures to finish (5 in the box)
web-option-nightmarium-hand = Cards dealt to each player (5 in the box)
web-option-kragmortha-hand = Movement cards in hand (3 in the box)
web-option-kragmortha-looks = What a look of Rigor does
web-all-options = All options
web-deal = Provably fair deal
web-deal-about = Before the deal, the server publishes a checksum of its secret and your browser adds a random number. After the game, anyone can check that the deal follows from both.

## At the table

web-board = The table
web-log = Log
web-your-part = What you can do
web-your-turn = Your turn
web-options = Your options
web-typed = Option { $typed }: press Enter, or type on.
web-ahead = You can answer already
web-asides = What you may do at any time
web-since-your-turn = since your last choice
web-taken-back = Taken back:
web-by-standin = (a bot, for the absent player)
web-by-clock = (out of time)
web-by-ahead = (answered beforehand)
web-undo = Undo
web-say = Say
web-chat = In your own words
web-send = Send
web-menu = Table
web-pause = Pause the game
web-resume-game = Go on with the game
web-standin = Let a bot play
web-standin-end = Give the seat back
web-missing = { $who } is away.
web-bot-for-you = A bot plays for you.
web-play-again = Play myself
web-grant = Spectators may look over my shoulder
web-other-device = Continue on another device
web-other-device-about = Open this link there: the seat moves with it, and this page lets go. Keep it to yourself, it shows your hand.
web-seat-link = Link to your seat
web-watch-link = Invite somebody to look on
web-leave = Leave the table
web-leave-about = A bot plays for you until you come back with your link.
web-agree = Let them
web-disagree = No
web-nudge =
    { $who_you ->
        [yes] The table waits for you.
       *[no] The table waits for { $who }.
    }
web-missed =
    { $count ->
        [one] Connected again. Meanwhile { $count } thing happened: see the log.
       *[other] Connected again. Meanwhile { $count } things happened: see the log.
    }
web-pass-device = Pass the device to { $name }
web-line-connecting = Connecting…
web-line-waiting = The connection is lost. Trying again… Nothing is lost: your choice is sent when it is back.
web-line-silent = No answer yet. Trying to reach the server… Nothing is lost: your choice is kept.
web-line-closed = Not connected.
web-ended = The connection has ended
web-ended-unknown = The server did not say why.
web-reload = Load the page again
web-take-back-seat = Play here again
web-look-on = Look on

## Help

web-key-numbers = choose an option by its number
web-key-arrows = go through the options, and about the table when you are at it
web-key-tab = from the table to the options and the buttons
web-key-enter = choose the option you are at
web-key-undo = take back
web-key-step = show what happened next, if you want it step by step
web-key-help = this help
web-key-escape = close, or clear what was typed

## The end

web-end-won =
    { $who_you ->
        [yes] You have won!
       *[no] { $who } has won!
    }
web-end-shared = A shared win!
web-end-nobody = Nobody wins
web-rematch = Play again
web-again-asked = { $who } wants another game
web-again-join = Join
web-again-later = Later
web-again-waits = Waiting for { $who }
web-again-not = Never mind
web-again-now = Start without them
web-results = Results
web-see-table = See the table
web-picture = Save the picture
web-evening =
    { $wins ->
        [one] { $wins } win this evening
       *[other] { $wins } wins this evening
    }
web-verify = Check the deal
web-save = Save the record
web-check-secret = The server’s secret is the one it promised before the deal.
web-check-secret-not = The server’s secret is not the one it promised!
web-check-seed = The deal follows from the secret and everybody’s random numbers.
web-check-seed-not = The deal does not follow from the secret and everybody’s random numbers!
web-check-own = This browser’s random number went into it.
web-check-own-not = This browser’s random number was left out!
web-check-own-unknown = This browser gave no random number to this deal.
web-check-record = Every choice of the record was legal, from this deal to this end.
web-check-record-not = The record does not check out.
web-check-limits = This proves that nobody could choose the deal. It does not prove that nobody looked at it: the server knows all cards while the game runs.

## Rules and settings

web-rules-of = { $game }: the rules
web-contents = Contents
web-theme = Look
web-theme-system = Match system
web-theme-dark = Night
web-theme-light = Day
web-size = Text size
web-pace = Speed of the story
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = Instant
web-pace-step = Step by step
web-pace-step-about = Each event waits for you
web-motion-reduced = Less motion
web-switch-marks = Shapes and letters as well as colours
