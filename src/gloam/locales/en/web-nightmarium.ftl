### The table of Nightmarium in the browser.

## Letters of the legions, for badges

web-nightmarium-letter-necronauts = N
web-nightmarium-letter-insektoids = I
web-nightmarium-letter-chimeridae = C
web-nightmarium-letter-homunculi = H

## Names of what lies on the table, for those who hear them

web-nightmarium-card = { $parts }, { $legion }, { $ability }, №{ $card }
web-nightmarium-seal = Seal, { $legion }, №{ $card }
web-nightmarium-organ = { $part }: { $legion }, { $ability }
web-nightmarium-body-1 = { $legs }
web-nightmarium-body-2 = { $torso }; { $legs }
web-nightmarium-body-3 = { $head }; { $torso }; { $legs }
web-nightmarium-place-free =
    { $who_you ->
        [yes] Your place { $spot }: free
       *[no] { $who }’s place { $spot }: free
    }
web-nightmarium-creature-unfinished =
    { $who_you ->
        [yes] Your creature { $spot }, next part: { $part }. { $body }
       *[no] { $who }’s creature { $spot }, next part: { $part }. { $body }
    }
web-nightmarium-creature-finished =
    { $who_you ->
        [yes] Your creature { $spot }, finished. { $body }
       *[no] { $who }’s creature { $spot }, finished. { $body }
    }
web-nightmarium-creature-embodied =
    { $who_you ->
        [yes] Your creature { $spot }, embodied by a seal ({ $legion }). { $body }
       *[no] { $who }’s creature { $spot }, embodied by a seal ({ $legion }). { $body }
    }
web-nightmarium-creatures =
    { $who_you ->
        [yes] Your creatures
       *[no] { $who }’s creatures
    }
web-nightmarium-finished = Finished { $finished } of { $target }
web-nightmarium-hand-count =
    { $count ->
        [0] No cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-nightmarium-hand = Your hand
web-nightmarium-hand-empty = Your hand is empty.
web-nightmarium-known = { $card }. Everybody knows it is in hand.
web-nightmarium-known-in-hand =
    { $who_you ->
        [yes] Cards in your hand that everybody knows
       *[no] Cards known to be in { $who }’s hand
    }
web-nightmarium-revealed = Turned up by Herald
web-nightmarium-laid = Your tribute, still face down: { $card }
web-nightmarium-middle = Deck, discard pile and chain
web-nightmarium-deck =
    { $count ->
        [0] Deck: empty
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
web-nightmarium-pile =
    { $count ->
        [0] Discard pile: empty
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
web-nightmarium-pile-top = { $pile }; on top: { $card }
web-nightmarium-pile-about = The whole pile, the latest card first.
web-nightmarium-zoom-needs = Next part: { $part }
web-nightmarium-zoom-embodied = Embodied: no ability touches it.
web-nightmarium-zoom-seal = Goes on a finished creature of yours. It may wake the abilities of its legion there, and from then on no ability touches the creature.

## What the abilities do

web-nightmarium-ability-herald = Turn up two cards of the deck; play what fits, discard the rest.
web-nightmarium-ability-weeper = Draw two cards.
web-nightmarium-ability-mocker = Play a card from your hand, of any legion.
web-nightmarium-ability-executioner = Take the top card of another player’s creature into your hand.
web-nightmarium-ability-scavenger = Discard an unfinished creature of another player, whole.
web-nightmarium-ability-devourer = Discard the top card of another creature of your own.

## What a tap can do now

web-nightmarium-can-choose = { $name }. Can be chosen.
web-nightmarium-cannot-choose = { $name }. Cannot be chosen now.

## What is left to chance

web-nightmarium-chance-draw = Which card comes is random.
web-nightmarium-chance-weeper = Weeper draws two random cards.
web-nightmarium-chance-herald = Herald turns up two random cards.

## The chain

web-nightmarium-chain = Chain
web-nightmarium-chain-of =
    { $who_you ->
        [yes] Your creature { $spot }
       *[no] { $who }, creature { $spot }
    }
web-nightmarium-link-done = { $ability }: done
web-nightmarium-link-now = { $ability }: now
web-nightmarium-link-next = { $ability }: next
web-nightmarium-link-failed = { $ability }: could not be done
web-nightmarium-link-dropped = { $ability }: dropped
web-nightmarium-standing = Finished creatures: { $finished } of { $all }

## What is asked: a title, and a sentence below it

web-nightmarium-turn-title = Your turn
web-nightmarium-hint-turn = Play a card, tap the deck, or exchange.
web-nightmarium-hint-draw = Your hand is empty: tap the deck.
web-nightmarium-mock-title = Mocker: play any card
web-nightmarium-hint-mock = From your hand, of any legion.
web-nightmarium-herald-title = Herald: play what fits
web-nightmarium-hint-herald = Take a card that was turned up, then a marked place.
web-nightmarium-place-title =
    { $part ->
        [legs] Place the legs
        [torso] Place the torso
        [head] Place the head
        [seal] Place the seal
       *[card] Place the card
    }
web-nightmarium-place-title-risk =
    { $part ->
        [legs] Place the legs?
        [torso] Place the torso?
        [head] Place the head?
        [seal] Place the seal?
       *[card] Place the card?
    }
web-nightmarium-hint-place = Tap a marked place.
web-nightmarium-hint-placing = On a marked place, or in the grave to exchange it.
web-nightmarium-hint-risk = Its Devourer will cost you a finished creature.
web-nightmarium-nowhere-title = No place for it yet
web-nightmarium-hint-nowhere = Tap a place to see why.
web-nightmarium-hint-nowhere-turn = You can drop it in the grave to exchange it.
web-nightmarium-own-title = Not there
web-nightmarium-hint-own = You build on your own places.
web-nightmarium-execute-title = Take a top card
web-nightmarium-hint-execute = From any creature with an axe; it comes to your hand.
web-nightmarium-execute-do = Take it
web-nightmarium-scavenge-title = Carry a creature off
web-nightmarium-hint-scavenge = Any unfinished creature with a beak goes to the grave.
web-nightmarium-scavenge-do = Carry it off
web-nightmarium-devour-title = Feed your Devourer
web-nightmarium-hint-devour = It eats the top card of another creature of yours.
web-nightmarium-devour-do = Let it eat
web-nightmarium-rerun-title = Wake it again?
web-nightmarium-hint-rerun = The seal can run the abilities of its legion once more.
web-nightmarium-exchange-title = Exchange
web-nightmarium-hint-exchange =
    { $count ->
        [0] Choose what you give away: one new card for every two.
        [one] Choose one more to draw a card.
       *[other] Two more cards would bring one more.
    }
web-nightmarium-hint-exchange-more = Add cards further right, or finish.
web-nightmarium-hint-exchange-end = No more cards can be added: finish.
web-nightmarium-tribute-legion = Pay tribute: 1 card ({ $legion })
web-nightmarium-tribute-either = Pay tribute: 1 card ({ $legion }), or any two
web-nightmarium-tribute-any =
    { $count ->
        [one] Pay tribute: your last card
       *[other] Pay tribute: any two cards
    }
web-nightmarium-hint-tribute =
    { $who_you ->
        [yes] Your creature is pure: { $legion }.
       *[no] { $who } finished a pure creature: { $legion }.
    }
web-nightmarium-hint-tribute-ready = Chosen. It will be laid face down.
web-nightmarium-waits =
    { $who_you ->
        [yes] Your turn
       *[no] { $who } is thinking
    }
web-nightmarium-actions-left =
    { $count ->
        [0] No actions left
        [one] { $count } action left
       *[other] { $count } actions left
    }
web-nightmarium-only = { $legion } only

## Buttons and tags

web-nightmarium-draw-tag = Draw · { $count }
web-nightmarium-draws = Draw { $count }
web-nightmarium-pile-tag = Discard · { $count }
web-nightmarium-exchange-tag = Exchange
web-nightmarium-give-here = Give it here
web-nightmarium-discards =
    { $count ->
        [0] Exchange
       *[other] Discard { $count }
    }
web-nightmarium-exchange-do =
    { $drawn ->
        [0] Discard { $count }, draw nothing
       *[other] Discard { $count }, draw { $drawn }
    }
web-nightmarium-give =
    { $count ->
        [one] Give this card
       *[other] Give these cards
    }
web-nightmarium-wake = Wake it
web-nightmarium-sleep = Let it rest
web-nightmarium-take-back = Change it
web-nightmarium-put-back = Cancel
web-nightmarium-match-point = Match point
web-nightmarium-has-chosen = has chosen
web-nightmarium-chooses = is choosing
web-nightmarium-open-mat = { $name }: look closer
web-nightmarium-fits = Play it
web-nightmarium-fits-not = ✕ To the grave
web-nightmarium-scar =
    { $who_you ->
        [yes] { $ability }
       *[no] { $who }’s { $ability }
    }

## What comes of a choice

web-nightmarium-finishes = Finishes it
web-nightmarium-wins = It wins the game!
web-nightmarium-wakes = Wakes it
web-nightmarium-tribute-follows = Others pay tribute: { $legion }
web-nightmarium-risk = must eat the head of one you finished
web-nightmarium-ability-none = It does nothing and does not stop the others.
web-nightmarium-step-done = done
web-nightmarium-step-now = now
web-nightmarium-step-next = next
web-nightmarium-step-failed = nothing to do
web-nightmarium-step-dropped = dropped
web-nightmarium-step-asks-herald = play what fits
web-nightmarium-step-asks-weeper = draws two cards
web-nightmarium-step-asks-mocker = play any card
web-nightmarium-step-asks-executioner = take a top card
web-nightmarium-step-asks-scavenger = carry a creature off
web-nightmarium-step-asks-devourer = eats one of yours
web-nightmarium-dropped-why = Dropped: a new creature woke

## What happens just now

web-nightmarium-told-dealt = The cards are dealt
web-nightmarium-told-began =
    { $who_you ->
        [yes] Your turn
       *[no] { $who }’s turn
    }
web-nightmarium-told-drew =
    { $who_you ->
        [yes] You draw
       *[no] { $who } draws
    }
web-nightmarium-told-placed =
    { $part ->
        [legs] { $who_you ->
            [yes] You place legs
           *[no] { $who } places legs
        }
        [torso] { $who_you ->
            [yes] You place a torso
           *[no] { $who } places a torso
        }
       *[head] { $who_you ->
            [yes] You place a head
           *[no] { $who } places a head
        }
    }
web-nightmarium-told-finished = { $name } wakes!
web-nightmarium-told-sealed = { $name } is embodied
web-nightmarium-told-reran = { $name } wakes once more
web-nightmarium-told-demanded =
    { $who_you ->
        [yes] A pure creature! Everyone else pays tribute: { $legion }
       *[no] { $who }’s creature is pure! Everyone else pays tribute: { $legion }
    }
web-nightmarium-told-gave-nothing =
    { $who_you ->
        [yes] You have nothing to give
       *[no] { $who } has nothing to give
    }
web-nightmarium-told-activated =
    { $who_you ->
        [yes] Your { $ability }
       *[no] { $who }’s { $ability }
    }
web-nightmarium-told-dropped =
    { $who_you ->
        [yes] Your old chain is dropped: a new creature woke
       *[no] { $who }’s old chain is dropped: a new creature woke
    }
web-nightmarium-told-revealed =
    { $who_you ->
        [yes] Your Herald turns up a card
       *[no] { $who }’s Herald turns up a card
    }
web-nightmarium-told-scavenged =
    { $who_you ->
        [yes] Your Scavenger carries off { $other }’s creature
       *[no] { $other_you ->
            [yes] { $who }’s Scavenger carries off your creature
           *[no] { $who }’s Scavenger carries off { $other }’s creature
        }
    }
web-nightmarium-told-executed =
    { $part ->
        [legs] { $who_you ->
            [yes] Your Executioner takes legs of { $other }
           *[no] { $other_you ->
                [yes] { $who }’s Executioner takes your legs
               *[no] { $who }’s Executioner takes legs of { $other }
            }
        }
        [torso] { $who_you ->
            [yes] Your Executioner takes a torso of { $other }
           *[no] { $other_you ->
                [yes] { $who }’s Executioner takes your torso
               *[no] { $who }’s Executioner takes a torso of { $other }
            }
        }
       *[head] { $who_you ->
            [yes] Your Executioner takes a head of { $other }
           *[no] { $other_you ->
                [yes] { $who }’s Executioner takes your head
               *[no] { $who }’s Executioner takes a head of { $other }
            }
        }
    }
web-nightmarium-told-devoured =
    { $part ->
        [legs] { $who_you ->
            [yes] Your Devourer eats your own legs
           *[no] { $who }’s Devourer eats its own legs
        }
        [torso] { $who_you ->
            [yes] Your Devourer eats a torso of yours
           *[no] { $who }’s Devourer eats a torso at home
        }
       *[head] { $who_you ->
            [yes] Your Devourer eats a head of yours
           *[no] { $who }’s Devourer eats a head at home
        }
    }
web-nightmarium-told-won =
    { $who_you ->
        [yes] You win!
       *[no] { $who } wins!
    }

## The end

web-nightmarium-won-night =
    { $who_you ->
        [yes] The night is yours
       *[no] { $who } wins the night
    }
web-nightmarium-shared-night = The night is shared

## Lifted out of the table

web-nightmarium-zoom-title = { $legion }: { $parts }
web-nightmarium-zoom-title-seal = Seal: { $legion }
web-nightmarium-zoom-unfinished =
    { $who_you ->
        [yes] Your unfinished creature
       *[no] { $who }’s unfinished creature
    }
web-nightmarium-zoom-number = Number on the card

## What a creature is called: a title, its head and torso, and what it does

web-nightmarium-creature-name =
    { $title ->
        [1] Lord
        [2] Squire
        [3] Baron
        [4] Count
        [5] Sir
        [6] Captain
        [7] Uncle
       *[8] Doctor
    } { $head ->
        [1] Crow
        [2] Diver
        [3] Hound
        [4] Pike
        [5] Mummy
        [6] Rag
        [7] Ram
        [8] Lamp
        [9] Mammoth
        [10] Ape
        [11] Jester
        [12] Owl
        [13] Hare
        [14] Boar
        [15] Bat
        [16] Bear
        [17] Lion
        [18] Mop
        [19] Stag
        [20] Moth
        [21] Gnat
        [22] Cricket
        [23] Spider
        [24] Sting
        [25] Mantis
        [26] Bee
        [27] Crawler
        [28] Squid
        [29] Snail
        [30] Frog
        [31] Angler
        [32] Jelly
        [33] Snap
        [34] Blob
        [35] Newt
       *[36] Spore
    }-{ $torso ->
        [1] Bones
        [2] Diver
        [3] Hound
        [4] Fin
        [5] Wrap
        [6] Doll
        [7] Horn
        [8] Lantern
        [9] Tusk
        [10] Ape
        [11] Jester
        [12] Owl
        [13] Hare
        [14] Boar
        [15] Wing
        [16] Bear
        [17] Mane
        [18] Mop
        [19] Antler
        [20] Moth
        [21] Needle
        [22] Cricket
        [23] Widow
        [24] Scorpion
        [25] Claw
        [26] Hive
        [27] Legs
        [28] Squid
        [29] Shell
        [30] Bog
        [31] Lure
        [32] Jelly
        [33] Thorn
        [34] Ooze
        [35] Gill
       *[36] Cap
    } { $ability ->
        [herald] the Loud
        [weeper] the Weeping
        [mocker] the Grinning
        [executioner] the Axe
        [scavenger] the Hungry
        [devourer] the Toothy
       *[none] the Quiet
    }
