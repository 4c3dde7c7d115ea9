import { beforeEach, describe, expect, it } from "vitest";
import { loadBook } from "../src/features/rules/book";
import { Lesson, stepsOf, triesOf } from "../src/features/lessons/lesson.svelte";
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
    expect(lesson.correction?.text).not.toBe("");
    lesson.choose(lesson.step.right);
    expect(lesson.mistakes).toBe(0);
  });

  it("says by which rule something is not allowed, and hints at what is better than something that is", async () => {
    const lesson = await begin(game);
    for (let step = 0; step < lesson.steps.length; step += 1) {
      lesson.go(step);
      if (!lesson.asks) continue;
      for (const { actions, rule } of lesson.step.refused) {
        lesson.choose(actions[0] ?? 100_000);
        expect(lesson.correction?.text).toMatch(/.{6}/);
        expect(lesson.correction?.rule).toBe(rule);
      }
      const other = lesson.options.find(({ index }) => index !== lesson.step.right);
      if (other === undefined) continue;
      lesson.choose(other.index);
      expect(lesson.correction?.rule).toBe("");
      expect(lesson.correction?.text).not.toContain("web-");
    }
    lesson.go(0);
    expect(lesson.correction).toBeNull();
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
        const other = lesson.options.find(({ index }) => index !== lesson.step.right);
        if (other !== undefined) {
          lesson.choose(other.index);
          expect(lesson.correction?.text).toMatch(/.{10}/);
        }
        lesson.go(lesson.at + 1);
      }
    }
  });

  it("counts its steps truly", async () => {
    const lesson = await begin(game);
    const counts = lesson.steps.map((_, at) => {
      lesson.go(at);
      return lesson.count;
    });
    expect(counts[0]).toBe(1);
    expect(counts.at(-1)).toBe(lesson.total);
    expect(new Set(counts).size).toBe(lesson.total);
  });
});

describe.each(GAMES)("the positions to try things in of %s", (game) => {
  it("are those the pages of rules offer, and each can be played to its end and back", async () => {
    const { tries, chapters } = await loadBook(game);
    const topics = chapters.flatMap((chapter) => chapter.topics.map(({ id }) => id));
    for (const name of tries) {
      expect(topics).toContain(name);
      const trial = new Lesson(game, await triesOf(game, name), () => "Anna");
      expect(trial.isTrial).toBe(true);
      expect(trial.said).not.toContain("web-");
      while (!trial.last) {
        const way = trial.options.find(({ index }) => trial.step.next?.[index] !== undefined);
        expect(trial.choose(way?.index ?? -1)).toBe(true);
        expect(trial.news).toBe(trial.step.events);
      }
      while (trial.at > 0) trial.back();
      expect(trial.asks).toBe(true);
    }
    expect(await triesOf(game, "nothing")).toEqual([]);
  });
});
