import { beforeEach, describe, expect, it, vi } from "vitest";
import { guessLanguage, languageNow, say, speak, t } from "../src/i18n/words.svelte";
import type { Phrase } from "../src/net/protocol";

const drew: Phrase = {
  key: "nightmarium-event-drew",
  args: { who: { seat: 1 }, card: { key: "nightmarium-card-hidden", args: {} } },
};

beforeEach(async () => {
  await speak("en");
});

describe("a phrase", () => {
  it("speaks to its reader, as in the terminal", async () => {
    expect(say(drew, { names: ["Anna", ""], viewer: 1 })).toBe("You draw a face-down card.");
    expect(say(drew, { names: ["Anna", ""], viewer: 0 })).toBe("Player 2 draws a face-down card.");
    expect(say(drew, { names: ["Anna", "Bob"], viewer: -1 })).toBe("Bob draws a face-down card.");
    await speak("ru");
    expect(say(drew, { names: ["Анна"], viewer: 0 })).toBe("Игрок 2 берёт карту рубашкой вверх.");
    expect(say(drew, { names: ["Анна"], viewer: 1 })).toBe("Вы берёте карту рубашкой вверх.");
  });

  it.each([
    [1, "1 карта)"],
    [2, "2 карты)"],
    [5, "5 карт)"],
    [21, "21 карта)"],
    [112, "112 карт)"],
  ])("counts %i in Russian", async (number, cards) => {
    await speak("ru");
    expect(t("nightmarium-event-reshuffled", { number })).toContain(cards);
  });

  it("calls a card by what it is, not by its number", async () => {
    const card = (ability: string): Phrase => ({
      key: "nightmarium-card",
      args: {
        card: "17",
        legion: { key: "nightmarium-legion-necronauts", args: {} },
        parts: { key: "nightmarium-parts-legs", args: {} },
        ability: { key: `nightmarium-ability-${ability}`, args: {} },
      },
    });
    expect(say(card("scavenger"))).toBe("Necronaut legs (Scavenger)");
    expect(say(card("none"))).toBe("Necronaut legs");
    await speak("ru");
    expect(say(card("scavenger"))).toBe("«ноги некромункула, Падальщик»");
  });

  it("does not interpret what people write", () => {
    const name = "<b>{ $x }</b>";
    expect(say(drew, { names: ["", name], viewer: 0 })).toBe(`${name} draws a face-down card.`);
  });

  it("that has no words is shown by its key and complained about", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(t("no-such-thing")).toBe("no-such-thing");
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });
});

describe("a language", () => {
  it("is guessed from the browser's wishes", () => {
    expect(guessLanguage(["ru-RU", "en"])).toBe("ru");
    expect(guessLanguage(["de", "ru"])).toBe("en");
    expect(guessLanguage([])).toBe("en");
  });

  it("tells the page", async () => {
    await speak("ru");
    expect(languageNow()).toBe("ru");
    expect(document.documentElement.lang).toBe("ru");
  });

  it("can be disguised to find what was not translated", async () => {
    await speak("en", true);
    expect(t("web-undo")).not.toBe("Undo");
    expect(t("web-undo").length).toBeGreaterThan("Undo".length);
  });
});
