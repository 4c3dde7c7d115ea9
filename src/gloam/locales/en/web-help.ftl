### What `?` opens at the table: the turn in a few lines, what the signs mean, the keys.

web-help = Help
web-help-turn = The turn
web-help-about = The line above the options says what is asked. Choose in the list or on the table; a number such as { $rule } leads to the rule. Hold a card to see it large and read what it does.
web-help-keys = Keys

## Nightmarium

web-primer-nightmarium-1 = A turn is two actions: draw a card, play a card, or exchange cards (discard some, draw half as many).
web-primer-nightmarium-2 = Legs, then torso, then head make a creature. Two cards played in one turn must be of the same legion.
web-primer-nightmarium-3 = A finished creature wakes: its abilities are carried out from the head down, and the first that cannot be ends the chain. If all its cards are of one legion, every opponent pays tribute.
web-primer-nightmarium-4 = Whoever has as many finished creatures as the table plays to wins: at the end of their turn, or at once if the table plays so.
web-primer-abilities = Abilities
web-primer-legions = Legions
web-primer-seals = Seals exist only if the table plays with them: a seal goes on your own finished creature, may wake its abilities of the seal’s legion once more, and from then on no ability can touch that creature.
web-primer-eye = Everybody knows that this card is in that hand.

## Kragmortha

web-primer-kragmortha-1 = Play one movement card. Each of its two symbols pays for a step to a neighbouring square with that symbol, in any order; any symbol pays for the desk.
web-primer-kragmortha-2 = Whoever steps onto another goblin shoves it away. Whoever meets Rigor gets a look, a handicap, and is carried off to a teleport.
web-primer-kragmortha-3 = On the desk you take a tome and dash back to a start square. A teleport ends your walk: a token is turned up, and you come out elsewhere.
web-primer-kragmortha-4 = Then you draw up to three cards. Somebody’s fourth look or the last tome ends the game: the fewest looks win, then the most tomes.
web-primer-symbols = Symbols of the squares
web-primer-ball = Crystal ball: stands for any symbol.
web-primer-rigor = A card with this head moves Rigor and not your goblin.
web-primer-token-teleport = Token: a hop to another teleport, no more.
web-primer-token-tome = Token: a hop, and then a tome.
web-primer-token-trap = Token: a hop, and then a look.
