import fc from "fast-check";
import { expect, test } from "vitest";
import type { Pseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import type { Model } from "#app/core/model/model.ts";
import { ModelError } from "#app/core/model/model-error.ts";
import type { NoteDraft } from "#app/core/note/writing/note-draft.ts";
import { draftNote } from "../generation/drafting.ts";

const NAME = 'Ann "Annie" O\'Neil\\Smith';

/** The pseudonymizer's real streaming rule, for one placeholder. */
const pseudonymizer: Pseudonymizer = {
  pseudonymize: (text) => text,
  pseudonymizeAll: (texts) => [...texts],
  pseudonymizeAgain: (text) => text,
  replaced: () => [],
  reveal: (text: string) => text.replaceAll("⟦NAME_1⟧", NAME),
  revealStream: () => {
    let held = "";
    return {
      push(chunk: string) {
        held += chunk;
        const open = held.lastIndexOf("⟦");
        const end = open >= 0 && !held.slice(open).includes("⟧") ? open : held.length;
        const out = held.slice(0, end).replaceAll("⟦NAME_1⟧", NAME);
        held = held.slice(end);
        return out;
      },
      end: () => held,
    };
  },
};

const DRAFT = JSON.stringify({
  statements: [
    {
      section: "situation",
      text: "⟦NAME_1⟧ is short of breath.",
      quotes: ["⟦NAME_1⟧ SOB"],
      kind: "from_notes",
    },
    { section: "situation", text: "Worse since 03:00.", quotes: ["since 0300"], kind: "from_notes" },
    { section: "recommendation", text: "Reassess ⟦NAME_1⟧", quotes: [], kind: "suggestion" },
  ],
  nursing_diagnoses: [
    {
      diagnosis: { text: "Breathing", quotes: ["SOB"] },
      related_factors: [],
      defining_characteristics: [{ text: "⟦NAME_1⟧", quotes: ["⟦NAME_1⟧"] }],
    },
  ],
});

async function* pieces(text: string, cuts: number[]) {
  const places = [...new Set(cuts.map((cut) => cut % text.length))].sort((a, b) => a - b);
  let from = 0;
  for (const place of [...places, text.length]) {
    yield text.slice(from, place);
    from = place;
  }
}

function drafted(chunks: AsyncIterable<string>) {
  const model: Model = {
    async *stream() {
      for await (const text of chunks) yield { type: "text", text };
    },
  };
  return draftNote(model, pseudonymizer, [], { maxOutputTokens: 1000 }, new AbortController().signal);
}

async function eventsOf(text: string, cuts: number[] = []) {
  const events: NoteDraft[] = [];
  for await (const event of drafted(pieces(text, cuts))) if (event.type !== "usage") events.push(event);
  return events;
}

/** Joins consecutive pieces of text. */
function joined(events: NoteDraft[]) {
  const all: NoteDraft[] = [];
  for (const event of events) {
    const last = all.at(-1);
    if (event.type === "text" && last?.type === "text" && last.index === event.index) {
      all[all.length - 1] = { ...last, text: last.text + event.text };
    } else all.push(event);
  }
  return all;
}

test("a draft is told section by section, text by text, statement by statement, with identifiers put back", async () => {
  expect(joined(await eventsOf(DRAFT))).toEqual([
    { type: "section", section: "situation" },
    { type: "text", index: 0, section: "situation", text: `${NAME} is short of breath.` },
    {
      type: "statement",
      index: 0,
      section: "situation",
      text: `${NAME} is short of breath.`,
      quotes: [`${NAME} SOB`],
      isSuggestion: false,
    },
    { type: "text", index: 1, section: "situation", text: "Worse since 03:00." },
    {
      type: "statement",
      index: 1,
      section: "situation",
      text: "Worse since 03:00.",
      quotes: ["since 0300"],
      isSuggestion: false,
    },
    { type: "section", section: "recommendation" },
    { type: "text", index: 2, section: "recommendation", text: `Reassess ${NAME}` },
    {
      type: "statement",
      index: 2,
      section: "recommendation",
      text: `Reassess ${NAME}`,
      quotes: [],
      isSuggestion: true,
    },
    {
      type: "diagnosis",
      index: 0,
      diagnosis: { text: "Breathing", quotes: ["SOB"] },
      relatedFactors: [],
      definingCharacteristics: [{ text: NAME, quotes: [NAME] }],
    },
  ]);
});

test("wherever the stream is cut into pieces, the same is told, and no part of a placeholder is let out", async () => {
  const whole = joined(await eventsOf(DRAFT));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 40 }), async (cuts) => {
      const events = await eventsOf(DRAFT, cuts);
      expect(joined(events)).toEqual(whole);
      for (const event of events) if (event.type === "text") expect(event.text).not.toMatch(/[⟦⟧]/);
    }),
  );
});

test("a draft that ends early, is no JSON or has another form is cut off, and says so", async () => {
  for (const end of [10, 60, DRAFT.length - 1])
    await expect(eventsOf(DRAFT.slice(0, end))).rejects.toMatchObject({ code: "cut_off" });
  for (const text of [
    "",
    "no JSON",
    '{"statements": 3}',
    DRAFT.replace('"situation"', '"elsewhere"'),
    `${DRAFT}x`,
  ]) {
    await expect(eventsOf(text)).rejects.toBeInstanceOf(ModelError);
  }
});

test("an error of the stream itself is passed on as it is", async () => {
  async function* broken() {
    yield DRAFT.slice(0, 30);
    throw new ModelError("overloaded", "busy");
  }
  const read = async () => {
    for await (const _ of drafted(broken()));
  };
  await expect(read()).rejects.toMatchObject({ code: "overloaded" });
});
