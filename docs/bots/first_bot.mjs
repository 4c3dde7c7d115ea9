// A bot for any game of Gloam: it likes to play cards and to take from others, and else does anything.
// Try it: gloam arena nightmarium --bots "exec:node docs/bots/first_bot.mjs,random" --seats 2 --games 20
import { createInterface } from "node:readline";

const LIKED = ["play", "scavenge", "devour", "step"]; // the first word of an option's notation, the best first

function liking(option) {
  const at = LIKED.indexOf(option.text.split(" ")[0]);
  return at < 0 ? LIKED.length : at;
}

function answer(message) {
  if (message.type === "hello") return { type: "ready" };
  if (message.type === "error") console.error(message.why); // somebody else plays on for us
  if (message.type !== "view") return undefined;
  const likings = message.options.map(liking);
  const best = message.options.filter((_, at) => likings[at] === Math.min(...likings));
  const { index } = best[Math.floor(Math.random() * best.length)];
  return { type: "choose", id: message.id, index };
}

for await (const line of createInterface({ input: process.stdin })) { // when the input ends, so do we
  const said = answer(JSON.parse(line));
  if (said) console.log(JSON.stringify(said));
}
