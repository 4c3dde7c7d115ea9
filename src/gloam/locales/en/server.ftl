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

table-sat = { $name } sits down.
table-kicked = { $name } has to get up: the seat is free.
table-emptied = Seat { $number } is free.
table-bot = A bot ({ $bot }) takes seat { $number }.
table-renamed = { $old } is now called { $name }.
table-left = { $name } gets up.
table-changed = The host has changed how the table is run.
table-started = The cards are dealt.
table-over = The game is over.
table-undone =
    { $who_you ->
        [yes] You take back your last choice.
       *[no] { $who } takes back a choice.
    }
table-undo-asked =
    { $who_you ->
        [yes] You ask the others to let you take back your last choice.
       *[no] { $who } would like to take back a choice. Everybody has to agree.
    }
table-undo-refused =
    { $who_you ->
        [yes] You do not agree to taking back.
       *[no] { $who } does not agree to taking back.
    }
table-paused = The game is paused.
table-resumed = The game goes on.
table-standin =
    { $who_you ->
        [yes] A bot ({ $bot }) plays for you for now.
       *[no] A bot ({ $bot }) plays for { $who } for now.
    }
table-replaced = The bot { $bot } of { $who } has failed. Another bot plays on in its place.
table-returned =
    { $who_you ->
        [yes] You are back: the seat is yours again.
       *[no] { $who } is back.
    }
table-said = { $name }: { $phrase }
table-chatted = { $name }: { $text }
table-granted = { $who } lets spectators look over the shoulder.
table-revoked = { $who } no longer lets spectators look over the shoulder.
table-rematched = { $who } asks for another game. This is round { $round }.

## What is refused

denied-stale = The game has moved on since. Look at the table again.
denied-full = This table has seen more than it can keep. Make a new one.
denied-talk = That is enough for one game. You can still play.
denied-name = A name needs something to see, nothing that cannot be seen, and fits on one line.
denied-spectator = Only somebody who sits at the table can do that.
denied-host = Only the host of the table can do that.
denied-started = The game has begun: this can no longer be changed.
denied-not-started = The game has not begun yet.
denied-paused = The game is paused. The host can let it go on.
denied-standin = A bot plays for this seat now. Come back to the table to play on.
denied-aside = This cannot be done unasked now.
denied-ahead = This cannot be answered before your turn.
denied-undo = There is nothing of yours to take back.
denied-over = The game is over, and the deal has been shown: nothing can be taken back any more.
denied-wish = Somebody is already asking to take back.
denied-no-wish = Nobody asks you to agree to anything.
denied-phrase = “{ $value }” is none of the phrases. They are: { $known }.
denied-chat = At this table people talk in canned phrases only.
denied-text = This cannot be shown as one line of text.
denied-nonce = This seat has already added its chance to the deal.
denied-open-seats = Free seats: { $seats }. Invite somebody, or put a bot there.
denied-no-person = Nobody for whom this could be done sits on seat { $seat }.
denied-pause = The game cannot be paused or resumed now.
denied-not-over = The game is not over yet.
denied-busy = Too much is going on. Try again in a moment.
denied-store = The game cannot be kept at the moment. Try again in a moment: nothing is done twice.
denied-gone = This table has been deleted.
denied-no-table = There is no such table.
denied-show = This connection cannot play for seat { $seat }: connect with the seat’s own link.
denied-token = This link does not give a seat, or no longer.
denied-seat-taken = Seat { $seat } is taken.
denied-no-seat = All seats are taken.
denied-code = This code is unknown, used, or too old.
denied-follow = This seat does not let spectators look over the shoulder.

## Why a connection ends

closed-taken = This seat is now played in another window or on another device.
closed-moved = This seat has moved to another device, or has a new link. A code from where it is now brings it back here.
closed-slow = Your device has not taken what it was sent. It will connect again.
closed-fast = Too much at once. Wait a little.
closed-message = This message cannot be read: { $why }
closed-late = Nothing was heard in time.
closed-hello = A connection begins with one hello.
closed-protocol = This page speaks version { $value } of the protocol, the server version { $known }. Load the page again.
closed-spectators = This table does not want spectators.
closed-crowded = Too many are looking on.

## What is wrong with a request

error-table-version = Table { $table } is played by version { $value } of its game, and this server plays version { $expected }.
error-option-closed = The option { $option } cannot be chosen at an online table.
request-internal = Something went wrong on our side. Nothing was changed.
request-body = The request cannot be read: { $why }
request-http =
    { $status ->
        [404] There is nothing at this address.
        [405] This cannot be done at this address.
        [413] The request is too large.
        [415] The request must be JSON.
       *[other] The request was not understood ({ $status }).
    }
error-ply = There is no position after { $value } decisions: there have been { $most }.
error-nothing-left = After { $value } decisions this game was over: go on from an earlier position.
error-round = There is no finished game number { $value }: there have been { $most }.
error-no-deal = This record does not say where its seed came from, so the deal cannot be checked.
