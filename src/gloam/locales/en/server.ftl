### The online table: what it tells, what it refuses, why it closes a connection.

## Canned phrases

say-hello = Hello!
say-good-luck = Good luck!
say-well-played = Well played!
say-thanks = Thank you!
say-sorry = Sorry!
say-oops = Oops…
say-hurry = Your move, please.
say-thinking = Let me think.
say-back-soon = Back in a moment.
say-ha = Ha!
say-ouch = Ouch!
say-mercy = Mercy!

## What happens at the table

table-sat = { $name } joins.
table-kicked = { $name } was removed. The seat is free.
table-emptied = Seat { $number } is free.
table-bot = A bot ({ $bot }) takes seat { $number }.
table-renamed = { $old } is now called { $name }.
table-left = { $name } leaves.
table-changed = The host changed the table settings.
table-started = The cards are dealt.
table-over = The game is over.
table-undone =
    { $who_you ->
        [yes] You undo your last choice.
       *[no] { $who } undoes a choice.
    }
table-practice =
    { $who_you ->
        [yes] You undo after seeing a hidden card: from here on this game is practice.
       *[no] { $who } undoes after seeing a hidden card: from here on this game is practice.
    }
table-undo-asked =
    { $who_you ->
        [yes] You ask to undo your last choice.
       *[no] { $who } asks to undo a choice. Everyone has to agree.
    }
table-undo-refused =
    { $who_you ->
        [yes] You refuse the undo.
       *[no] { $who } refuses the undo.
    }
table-paused = The game is paused.
table-resumed = The game continues.
table-standin =
    { $who_you ->
        [yes] A bot ({ $bot }) is playing for you.
       *[no] A bot ({ $bot }) is playing for { $who }.
    }
table-replaced = { $who }’s bot { $bot } has failed. Another bot takes over.
table-returned =
    { $who_you ->
        [yes] You are back: the seat is yours again.
       *[no] { $who } is back.
    }
table-said = { $name }: { $phrase }
table-chatted = { $name }: { $text }
table-granted = { $who } lets spectators see their cards.
table-revoked = { $who } no longer lets spectators see their cards.
table-again =
    { $who_you ->
        [yes] You want another game.
       *[no] { $who } wants another game.
    }
table-later = { $who }: “Not now.”
table-rematched = { $who } starts another game: round { $round }.

## What is refused

denied-stale = The game has moved on. Look at the table again.
denied-full = This table’s log is full. Create a new table.
denied-talk = You have used up the messages of this game. You can still play.
denied-name = Use at least one visible character, on one line.
denied-spectator = Only players at the table can do that.
denied-host = Only the host can do that.
denied-started = The game has started, so this can’t be changed any more.
denied-not-started = The game hasn’t started yet.
denied-paused = The game is paused. The host can continue it.
denied-standin = A bot is playing for this seat. Come back to the table to play.
denied-aside = You can’t do that right now.
denied-ahead = You can’t answer this before your turn.
denied-undo = You have nothing to undo.
denied-over = The game is over and the deal is shown, so nothing can be undone.
denied-wish = An undo has already been requested.
denied-no-wish = There is no undo request to agree to.
denied-phrase = There is no phrase “{ $value }”. The phrases are: { $known }.
denied-chat = This table allows only ready-made phrases.
denied-text = Use visible characters, on one line.
denied-nonce = This seat has already added its randomness to the deal.
denied-open-seats = Free seats: { $seats }. Invite somebody or add a bot.
denied-no-person = Nobody who could do that sits in seat { $seat }.
denied-pause = The game can’t be paused or continued now.
denied-not-over = The game isn’t over yet.
denied-busy = The server is busy. Try again in a moment.
denied-store = The game can’t be saved at the moment. Try again: nothing is done twice.
denied-gone = This table has been deleted.
denied-no-table = This table doesn’t exist.
denied-show = This connection can’t play for seat { $seat }. Connect with that seat’s own link.
denied-token = That seat link is invalid or expired.
denied-react = You have shown enough moods for the moment.
denied-worn = { $who } already has that one. Pick another.
denied-dress = You can change only your own look and that of bots.
denied-seat-taken = Seat { $seat } is taken.
denied-no-seat = All seats are taken.
denied-code = That code is unknown, used or expired.
denied-follow = This player doesn’t let spectators see their cards.

## Why a connection ends

closed-taken = This seat is now being played in another window or on another device.
closed-moved = This seat has moved to another device or has a new link. To bring it back, use a code from there.
closed-slow = Connection too slow. Reconnecting…
closed-fast = Too many messages at once. Wait a moment.
closed-message = This message can’t be read: { $why }
closed-late = The connection timed out.
closed-hello = A connection starts with exactly one hello.
closed-protocol = This page uses version { $value } of the protocol, and the server uses version { $known }. Reload the page.
closed-spectators = This table doesn’t allow spectators.
closed-crowded = Too many people are watching.

## What is wrong with a request

error-table-version = Table { $table } uses version { $value } of its game, and this server runs version { $expected }.
error-option-closed = The option { $option } isn’t available at online tables.
request-internal = Something went wrong on our side. Nothing was changed.
request-body = The request can’t be read: { $why }
request-http =
    { $status ->
        [404] There is nothing at this address.
        [405] That can’t be done at this address.
        [413] The request is too large.
        [415] The request must be JSON.
       *[other] The server didn’t understand the request ({ $status }).
    }
error-ply = There is no position { $value }: the game has { $most } decisions.
error-nothing-left = The game was over after { $value } decisions. Continue from an earlier position.
error-round = There is no finished game { $value }: there have been { $most }.
error-no-deal = This record doesn’t say where its seed comes from, so the deal can’t be verified.
