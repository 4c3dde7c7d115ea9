import type { Reaction } from "../../net/protocol";

export type Mood = Reaction["mood"];

/** A mood as a face everybody knows. */
export const FACES: Record<Mood, string> = {
  laugh: "😂",
  cheer: "🎉",
  clap: "👏",
  love: "❤️",
  wow: "😮",
  think: "🤔",
  sly: "😏",
  fear: "😱",
  ouch: "🤕",
  cry: "😭",
  angry: "😡",
  sleepy: "🥱",
};

export const MOODS = Object.keys(FACES) as Mood[];
