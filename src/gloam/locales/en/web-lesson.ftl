### Lessons. `**strong**`, `*emphasis*` and `` `squares` `` are shown as such; numbers are those of cards.

web-lesson-title = { $game }: a lesson
web-lesson-step = Step { $step } of { $steps }
web-lesson-speaks = Your teacher says
web-lesson-later = A few turns later
web-lesson-next = Go on
web-lesson-back = One step back
web-lesson-skip = Skip the lesson
web-lesson-again = Once more from the start
web-lesson-play = Play a game against bots
web-lesson-rival = Mildred
web-lesson-keys = Choose in the list or on the table, by click or by number; Enter goes on.
web-lesson-hint = Not this time. Choose “{ $option }”.
web-lesson-barred = That is not allowed now. Choose “{ $option }”.
web-lesson-done = Lesson learned!

## Nightmarium

web-lesson-nightmarium-goal = Welcome! You stitch creatures together: legs first, then a torso, then a head. Whoever has **five finished creatures** at the end of their turn wins. Across the table sits Mildred: a bot, and not a very bright one today.
web-lesson-nightmarium-draw = It is your turn. A turn is **two actions**, and each of them is one of three: **draw** a card, **play** a card or **exchange** cards. Begin with the simplest: draw a card, by the list of options or by a tap on the deck.
web-lesson-nightmarium-draw-hint = You could do that too, but one thing after the other: draw a card first.
web-lesson-nightmarium-legs = You drew №3. Every card shows which part of a body it can be: this one is legs. (With some you decide only when you play them.) Legs begin a new creature: play №3. Choose it in the list, or tap the card and then a free place.
web-lesson-nightmarium-legs-hint = Not quite. Play №3, the legs of the Necronauts: you will soon see why just these.
web-lesson-nightmarium-rival = That was your second action, and so Mildred had her turn: she drew a card, which you are not shown, and began a creature of her own. In a game the log tells this line by line. Now it is your turn again. By the way: **hold** any card to see it large.
web-lesson-nightmarium-torso = A torso goes on legs: play №2 on your creature. Mind one rule: every card belongs to one of four legions, and if you **play two cards in one turn**, both must be of the **same legion**.
web-lesson-nightmarium-head = You played a Necronaut, so another card played this turn must be a Necronaut as well. Head №37 is of the Homunculi and has to wait; head №4 fits. Finish your creature!
web-lesson-nightmarium-tribute = Your first creature! And it is **pure**: all three cards are of one legion. So every opponent pays **tribute**: one card of that legion out of their hand or, if they hold none, any two cards. Mildred has just given up a Necronaut.
web-lesson-nightmarium-abilities = Most cards have an **ability**. When a creature is finished, its abilities wake **from the top down**: head, torso, legs. Your creature 2 lacks only a head. Finish it with №61, a **Weeper**.
web-lesson-nightmarium-abilities-hint = Head №37 would fit too, but it has no ability. Finish creature 2 with №61 and see what wakes.
web-lesson-nightmarium-executioner = The head was first: **Weeper** drew you two cards. Now the torso, an **Executioner**: you take the top card of somebody else’s creature into your hand. Take the head of Mildred’s finished creature 1!
web-lesson-nightmarium-executioner-hint = That would hurt her less. Take the head of creature 1, and it is no longer finished.
web-lesson-nightmarium-scavenger = Mildred’s creature 1 is no longer finished. The **eye** on its head, now in your hand, says that everybody knows you hold it. Now the legs, a **Scavenger**: it discards a whole unfinished creature of somebody else. Choose creature 2.
web-lesson-nightmarium-scavenger-hint = A fine choice as well, but for this lesson discard her creature 2.
web-lesson-nightmarium-others = All that was one action! There are three more abilities. **Mocker** lets you play a card from your hand. **Herald** turns up two cards of the deck and plays what fits. **Devourer** eats the top card of another creature *of your own*. An ability that can be carried out must be, even if it hurts you; if it cannot, the chain ends there.
web-lesson-nightmarium-exchange = You hold nothing but legs, and creature 3 needs a head. So **exchange**: discard as many cards as you like, then draw half as many. Give up №33 and №36: in the list one after the other, №33 first; on the table press “Exchange…” and mark both.
web-lesson-nightmarium-exchange-more = One discarded card would bring you nothing, two bring one. Discard №36 as well.
web-lesson-nightmarium-exchange-done = Two cards are enough. Stop here and draw one.
web-lesson-nightmarium-mocker = What luck, a head: №88 with a **Mocker**. This is your second action: finish creature 3.
web-lesson-nightmarium-mocked = Mocker wakes: play a card from your hand, of whatever legion. You have only №39 left, so play it.
web-lesson-nightmarium-pay = Mildred has finished a pure creature, and this time **you** pay the tribute. She demands Chimeridae, and you hold one: №85. It has to go.
web-lesson-nightmarium-last = The finale: four creatures are finished, the fifth lacks a head, and you have one action left. But take care: head №91 has a **Devourer**. It would have to eat the head of another of your creatures, and you would end the turn with four. Which card do you play?
web-lesson-nightmarium-last-hint = Not that one! The Devourer of №91 would cost you a finished creature, and without a head you do not get to five. №52 is the one.
web-lesson-nightmarium-won = Five finished creatures at the end of your turn: **you have won!** This is all you need to know. In a game, the line above the options always says who is asked and what for, and `?` opens the help.

## Kragmortha

web-lesson-kragmortha-goal = You are a goblin in the library of Rigor Mortis, the Dark Overlord. His **tomes** lie on the desk in the corner, and he does not like to share. In the end, whoever got the **fewest looks** from Rigor wins, and among those whoever has the **most tomes**. The other goblin is Mildred, a bot.
web-lesson-kragmortha-card = Each turn you play one **movement card**. It has two symbols, and each pays for a step to a neighbouring square with that symbol, in whatever order you like. You stand on `c5`. Play №16, potion and gems, and step south, to the potion on `c6`: choose it in the list, or tap the card and then the square.
web-lesson-kragmortha-second = The other symbol, gems, pays for another step. You could stop here, but the desk is near: go on south, to `c7`.
web-lesson-kragmortha-rival = You drew up to three cards again. On №31 is a **crystal ball**: it stands for any symbol. Then Mildred had her turn: she played a card and went to `e4`. You do not see her hand, and she does not see yours. Now it is your turn again.
web-lesson-kragmortha-towards = The desk is the four squares in the corner, from `a8` to `b9`. Play №11, book and scroll, and go south: the scroll pays for `c8`.
web-lesson-kragmortha-desk = Any symbol at all pays for a step onto the desk. It is just to the west!
web-lesson-kragmortha-home = A **tome** is yours! Whoever takes one dashes back to a start square. Choose `c4`.
web-lesson-kragmortha-home-hint = All these would do. For this lesson take `c4`.
web-lesson-kragmortha-tome = A tome can be used once, in your turn, before or after your movement. Then it is turned face down, but it still counts in the end. Yours is Whispers: Rigor takes one step. Use it.
web-lesson-kragmortha-whisper = Rigor lurks beside the desk. Send him away from it, to the east.
web-lesson-kragmortha-shove = There is room for one figure on a square: a goblin that enters another’s square **shoves** it away. Mildred stands to the east of you, on the potion `d7`, and Rigor is right beside her. Play №21 to the east.
web-lesson-kragmortha-where = You choose where Mildred goes, only not to the square you came from. To the south of her, on `d8`, waits Rigor…
web-lesson-kragmortha-where-hint = That would spare her. Shove her south, to Rigor!
web-lesson-kragmortha-caught = Caught! Mildred gets a **look**, a handicap for the rest of the game: with her lame foot a card gives her one step only. Then she is carried off to a teleport. You could still take your second step, but stop here.
web-lesson-kragmortha-rigor = Some cards move **Rigor** and not your goblin. His steps are paid for in the same way, and he catches every goblin he steps on. Play №45, book and scroll, and lead him north, to `d6`.
web-lesson-kragmortha-rigor-hint = Not so hasty. Play №45, the card that moves Rigor, to the north.
web-lesson-kragmortha-rigor-on = One more step to the north, and he is upon Mildred!
web-lesson-kragmortha-revenge = Her second look! But Mildred had a Rigor card too, and led him straight to you. Now you have a look as well: crab claws, one card fewer in hand. Choose the teleport you are carried off to: `b4`.
web-lesson-kragmortha-revenge-hint = All these would do. For this lesson take `b4`.
web-lesson-kragmortha-looks = Everybody’s looks lie open; **hold** one, or a tome, to read it. You never have two of one kind; there are six kinds, from head to leg. **The fourth look of any player ends the game at once**, and so does the last tome when somebody takes it.
web-lesson-kragmortha-teleport = Teleports do more than save caught goblins. Whoever walks onto one stops, turns up a **token** and comes out of another teleport. Some tokens also bring a tome, others a trap: a look. Try your luck: play №1 to the north, onto `b4`.
web-lesson-kragmortha-hop = The token is a tome! But first choose where you come out: `e6`.
web-lesson-kragmortha-hop-hint = All these would do. For this lesson take `e6`.
web-lesson-kragmortha-hopped = Your tome is Haste: one more movement card in your turn. Keep it for later, and go on to the draw.
web-lesson-kragmortha-last = The finale. Mildred has three looks, you have one. She stands to the south of you, on `e8`, and beside her, on `f8`, stands Rigor. You know what to do: №22, to the south!
web-lesson-kragmortha-last-shove = And now into his arms: to the east!
web-lesson-kragmortha-won = Her fourth look: the game is over. Mildred has more tomes, but looks count first, and you have fewer: **you have won!** Had they been equal, the tomes would decide, and then their magic symbols. This is all you need to know; `?` opens the help.
