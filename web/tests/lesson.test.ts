import { beforeEach, describe, expect, it } from "vitest";
import { Lesson, stepsOf } from "../src/features/lessons/lesson.svelte";
import { speak } from "../src/i18n/words.svelte";
import { GAMES, type GameId } from "../src/net/protocol";

const begin = async (game: GameId): Promise<Lesson> => new Lesson(game, await stepsOf(game), () => "Anna");

beforeEach(async () => {
  await speak("en");
});

describe.each(GAMES)("the lesson of %s", (game) => {
  it("leads to its end by the choices that are meant", async () => {
    const lesson = await begin(game);
    for (let step = 0; !lesson.last; step += 1) {
      expect(lesson.at).toBe(step);
      expect(lesson.said).not.toContain("web-lesson");
      if (lesson.asks) lesson.choose(lesson.step.right);
      else lesson.next();
    }
    expect(lesson.view.scores[0]).toBe(1);
  });

  it("takes nothing else, and hints instead", async () => {
    const lesson = await begin(game);
    while (!lesson.asks) lesson.next();
    const { at, view } = lesson;
    lesson.next();
    const wrong = lesson.options.filter((option) => option.index !== lesson.step.right);
    for (const { index } of wrong) lesson.choose(index);
    lesson.choose(100_000);
    expect(lesson.at).toBe(at);
    expect(lesson.view).toBe(view);
    expect(lesson.mistakes).toBe(wrong.length + 1);
    expect(lesson.hint).not.toBe("");
    lesson.choose(lesson.step.right);
    expect(lesson.mistakes).toBe(0);
  });

  it("praises nothing that is not allowed", async () => {
    const lesson = await begin(game);
    for (let step = 0; step < lesson.steps.length; step += 1) {
      lesson.go(step);
      if (!lesson.asks) continue;
      const possible = lesson.hint;
      lesson.choose(100_000);
      expect(lesson.hint).toMatch(/^That is not allowed now\. Choose “.+”\.$/);
      const other = lesson.options.find(({ index }) => index !== lesson.step.right);
      if (other === undefined) continue;
      lesson.choose(other.index);
      expect(lesson.hint).toBe(possible);
    }
  });

  it("takes of a plan as much as fits, and needs no hint for whoever is about to choose the right thing", async () => {
    const lesson = await begin(game);
    while (!lesson.asks) lesson.next();
    const wrong = lesson.options.find(({ index }) => index !== lesson.step.right)?.index ?? 100_000;
    lesson.choose(wrong, true);
    expect(lesson.mistakes).toBe(0);
    lesson.choose(wrong);
    lesson.ponder([wrong]);
    expect(lesson.mistakes).toBe(1);
    lesson.ponder([wrong, lesson.step.right]);
    expect(lesson.mistakes).toBe(0);
    lesson.choose(lesson.step.right, true);
    expect(lesson.at).toBeGreaterThan(0);
  });

  it("tells what happened on the way on, and nothing after a leap or on the way back", async () => {
    const lesson = await begin(game);
    while (!lesson.last) {
      lesson.go(lesson.at + 1);
      if (lesson.leaps) expect(lesson.news).toEqual([]);
      else expect(lesson.news).toBe(lesson.step.events);
    }
    lesson.go(lesson.at - 1);
    expect(lesson.news).toEqual([]);
    lesson.go(-5);
    expect(lesson.at).toBe(0);
  });

  it("has a hint in words for every choice, in both languages", async () => {
    for (const language of ["en", "ru"] as const) {
      await speak(language);
      const lesson = await begin(game);
      while (!lesson.last) {
        if (lesson.asks) expect(lesson.hint).toMatch(/.{10}/);
        lesson.go(lesson.at + 1);
      }
    }
  });
});
