### Around the boards: sharing a device, moving a seat, a screen for all, what is asked once more.

## One device for several people

web-share = All on this device
web-guest-name = Who plays on seat { $seat }
web-shared-about = Several people share this device. When somebody else has to choose, a curtain hides the hands until they have it.
web-curtain-about = Cards stay hidden until you hold the eye. The table is for everybody.
web-hold = Hold to reveal
web-held = { $name }: now let go
web-lift = I cannot hold a button
web-lift-sure = { $name } has the device: show the hand
web-look-again = { $name }: one more look

## Moving a seat, inviting to one

web-code = Have a code?
web-code-label = Code
web-code-use = Join
web-code-home = To move your seat here, open the table’s menu on the other device and choose “Continue on another device”.
web-code-about = The code is typed in on the start page of the other device. It works once, for five minutes, and you play on here until it is used.
web-code-host = The table itself is still run from here: only this device can pause or delete it.
web-code-make = Show a code
web-code-again = Another code
web-invite-seat = Invite
web-invite-seat-link = Link to seat { $seat }
web-link-renew = New seat link
web-link-renewed = The old link of this seat no longer works. Give them this one.
web-go-on = Go on
web-delete = Delete this table
web-delete-about = The table and all its games are deleted for everybody, for good.
web-delete-sure = Delete it for good

## A screen for all

web-screen = Show on a big screen
web-screen-about = For a television or a second screen: what lies open, and no hand.
web-screen-waits = Everybody is here. The host deals.
web-screen-join = Join with your phone
web-screen-join-about = Scan the code or type the address, and take a free seat: your hand is on your phone, the table is here.
web-screen-watch = Play or watch
web-screen-look-on = Scan to look on, or to come back to your seat.

## At the table

web-step-on = Go on ({ $count } to see)
web-tools = Tools
web-skip-story = Skip to my turn
web-options-none = You have nothing to choose right now.
web-plan = Plan your turn
web-plan-about = If it were your turn now. What you pick is played when your turn comes, if it still can be.
web-plan-is = Planned:
web-plan-due = Playing your plan:
web-plan-stop = Stop
web-plan-dropped = Your plan is no longer possible.
web-group-draw = Draw
web-group-play = Play
web-group-exchange = Exchange
web-group-move = Move
web-group-tome = Tomes
web-group-end = Finish
web-group-choose = Choose
web-looking-on = You are looking on.
web-spectators =
    { $count ->
        [one] { $count } person looks on.
       *[other] { $count } people look on.
    }
web-moods = Reactions
web-mood-laugh = Laugh
web-mood-cheer = Cheer
web-mood-clap = Applaud
web-mood-love = Love
web-mood-wow = Wow
web-mood-think = Hmm
web-mood-sly = Smirk
web-mood-fear = Scream
web-mood-ouch = Ouch
web-mood-cry = Cry
web-mood-angry = Angry
web-mood-sleepy = Yawn
web-since-turn = Since your last turn
web-since-more =
    { $count ->
        [one] { $count } more in the log
       *[other] { $count } more in the log
    }
web-your-choice = You choose
web-to-you = What concerns you:
web-by-forced = (the only choice)
web-mute = Mute
web-seat-muted = you do not listen to them
web-agrees = { $name } agrees
web-disagrees = { $name } does not
web-sure = Are you sure?
web-sure-game = That would be your fourth look: the game ends, and not in your favour.
web-sure-creature = This costs you a finished creature.
web-sure-yes = Do it
web-sure-not = Let me think
web-absence-is = If somebody is away when asked: { $what }
web-clock-is-none = You may think as long as you like.
web-clock-is =
    { $minutes ->
        [one] { $minutes } minute to think for the whole game, and { $seconds } s more for each decision.
       *[other] { $minutes } minutes to think for the whole game, and { $seconds } s more for each decision.
    }
web-spectators-may = Others may look on.
web-spectators-may-not = Nobody may look on.
web-chat-may = People may write in their own words.
web-chat-may-not = People talk in canned phrases.

## Rules and the end

web-rule = { $game }: rule { $rule }
web-rule-number = Rule { $rule }
web-rule-unknown = This rule is not in the book.
web-edition-nightmarium = From the English first edition and the Russian second edition. What follows “Ruling” is ours, where both books are silent; “Option” names what a table may choose.
web-edition-kragmortha = From the printed rules. What follows “Ruling” is ours, where the book is silent; “Option” names what a table may choose.
web-end-why = Why
web-watch-replay = Watch the replay
web-replay = Replay

## Settings

web-contrast-high = High contrast
web-volume = Sound
web-volume-off = Off
web-volume-quiet = Quiet
web-volume-medium = Medium
web-volume-loud = Loud
web-switch-list = Always show the list of options
web-switch-since = Show what happened since my last turn
web-switch-vibrate = Vibrate when it’s my turn
web-switch-forced = Play the only possible move for me
web-switch-notify = Notify me when it’s my turn
web-notify-cannot = This browser notifies on secure addresses only, beginning with “https”.
web-notify-denied = The browser does not allow it. You can change that in its settings for this page.
web-host-bot = A program that the host of this server has added.
