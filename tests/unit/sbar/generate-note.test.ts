import fc from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "#app/base/http/errors.ts";
import { eventStream } from "#app/base/http/events.server.ts";
import { openChecker } from "#app/core/evidence/checker.ts";
import type { DraftUsage } from "#app/core/generation/define-generation.ts";
import { settleDraft, writeGeneration } from "#app/core/generation/write-generation.server.ts";
import type { Figures } from "#app/core/meter/settle.ts";
import type { Model } from "#app/core/model/model.ts";
import { ModelError, type ModelErrorCode } from "#app/core/model/model-error.ts";
import { EMPTY_FORM } from "#app/core/note/form/note-form.ts";
import type { NoteDraft } from "#app/core/note/writing/note-draft.ts";
import type { NoteEvent } from "#app/rooms/sbar/note-answer.ts";
import { sbar } from "#app/rooms/sbar/sbar.generation.ts";
import { checkedNote } from "../generation/drafting.ts";
import { openUse } from "../generation/open-use.ts";

const NOTES = "Pt reports chest pain since 0300. Denies nausea.";
const SOURCES = [{ name: "nurseNotes", label: "Nurse's Notes", text: NOTES }];

const usage = (outputTokens: number, isFinal = false): DraftUsage => ({
  type: "usage",
  inputTokens: 20,
  outputTokens,
  isFinal,
});

/** Each text is preceded by figures that cover it, as in the draft reader. */
const DRAFT: (NoteDraft | DraftUsage)[] = [
  usage(1),
  { type: "section", section: "situation" },
  usage(5),
  { type: "text", index: 0, section: "situation", text: "Pt reports chest pain " },
  usage(9),
  { type: "text", index: 0, section: "situation", text: "since 0300." },
  {
    type: "statement",
    index: 0,
    section: "situation",
    text: "Pt reports chest pain since 0300.",
    quotes: ["Pt reports chest pain since 0300"],
    isSuggestion: false,
  },
  { type: "section", section: "assessment" },
  usage(14),
  { type: "text", index: 1, section: "assessment", text: "Denies nausea." },
  {
    type: "statement",
    index: 1,
    section: "assessment",
    text: "Denies nausea.",
    quotes: ["Denies nausea"],
    isSuggestion: false,
  },
  {
    type: "diagnosis",
    index: 0,
    diagnosis: { text: "Acute pain", quotes: ["chest pain"] },
    relatedFactors: [],
    definingCharacteristics: [{ text: "Reports chest pain", quotes: ["reports chest pain"] }],
  },
  usage(30, true),
];
const FIRST_WORD = DRAFT.findIndex(({ type }) => type === "text");

/** The charge after everything before the n-th event was received. */
const figuresBefore = (n: number) =>
  DRAFT.slice(0, n).reduce(
    (latest, event) =>
      event.type === "usage" ? { inputTokens: event.inputTokens, outputTokens: event.outputTokens } : latest,
    { inputTokens: 0, outputTokens: 0 },
  );

/** Drafts the events before the n-th, and then calls `instead`. */
function draftUntil(n: number, instead: () => void = () => {}) {
  return async function* () {
    for (const event of DRAFT.slice(0, n)) {
      await Promise.resolve();
      yield event;
    }
    instead();
  };
}

const throwing = (error: unknown) => () => {
  throw error;
};

async function outcomeOf(events: AsyncIterable<NoteEvent>) {
  const seen: NoteEvent[] = [];
  try {
    for await (const event of events) seen.push(event);
    return { seen, error: null };
  } catch (error) {
    return { seen, error };
  }
}

const untouched = () => new AbortController().signal;

test("A whole note is charged with the model's last figures and counted, before it is called done", async () => {
  const { settlements, use } = openUse();
  const events: string[] = [];
  for await (const event of checkedNote({ draft: draftUntil(99), use }, SOURCES, untouched())) {
    events.push(event.type);
    expect(settlements).toHaveLength(["usage", "done"].includes(event.type) ? 1 : 0);
  }
  expect(events.slice(-2)).toEqual(["usage", "done"]);
  expect(settlements).toEqual([{ inputTokens: 20, outputTokens: 30, isCounted: true }]);
});

test("Nobody has the end of a note before its charge is made, however long that takes", async () => {
  const { settlements, use } = openUse();
  const charge = Promise.withResolvers<void>();
  const settle = async (figures: Figures) => {
    await charge.promise;
    settlements.push(figures);
  };
  const told: string[] = [];
  const writing = (async () => {
    const note = checkedNote({ draft: draftUntil(99), use: { ...use, settle } }, SOURCES, untouched());
    for await (const event of note) told.push(event.type);
  })();
  await expect.poll(() => told.filter((type) => type === "statement")).not.toHaveLength(0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).not.toContain("done");
  charge.resolve();
  await writing;
  expect([told.at(-1), settlements.length]).toEqual(["done", 1]);
});

test("A note whose end fails is charged all the same, and is not called done", async () => {
  const { settlements, use } = openUse();
  const check = sbar.check({
    input: EMPTY_FORM,
    given: undefined,
    sources: [...SOURCES],
    hidden: [...SOURCES],
    openChecker,
    openReader: null,
  });
  const finish = throwing(new Error("Nothing is left to write on."));
  const note = settleDraft({
    draft: draftUntil(99)(),
    openCheck: () => ({ ...check, finish }),
    use,
    signal: untouched(),
  });
  const { seen, error } = await outcomeOf(note as AsyncIterable<NoteEvent>);
  expect([seen.some(({ type }) => type === "done"), String(error)]).toEqual([
    false,
    "Error: Nothing is left to write on.",
  ]);
  expect(settlements).toEqual([{ inputTokens: 20, outputTokens: 30, isCounted: true }]);
});

test("The model is asked for no more than was admitted, with the signal, about the nurse's own words", async () => {
  const { use } = openUse();
  const { signal } = new AbortController();
  const given: unknown[] = [];
  const model: Model = {
    async *stream(request, within) {
      given.push(request.maxOutputTokens, within, request.messages[0]?.text.includes(NOTES));
      yield { type: "text", text: "{" };
    },
  };
  const input = { ...EMPTY_FORM, nurseNotes: NOTES };
  const signals = { caller: signal, within: signal };
  const note = writeGeneration(sbar, { model, use }, { input, given: undefined }, signals);
  expect((await outcomeOf(note)).error).toMatchObject({ code: "model_cut_off" });
  expect(given).toEqual([4_000, signal, true]);
});

const CODES = {
  refused: "model_refused",
  cut_off: "model_cut_off",
  rate_limited: "model_busy",
  overloaded: "model_busy",
  timed_out: "model_timed_out",
  unavailable: "sbar_failed",
  invalid: "sbar_failed",
  paused: "model_paused",
  over_budget: "budget_spent",
} as const satisfies Record<Exclude<ModelErrorCode, "cancelled">, string>;

/** Failures of the answer itself, which deliver text; the others are the provider's. */
const CUT_OFF = ["refused", "cut_off", "timed_out"];

test("Whichever way the model fails, and at whichever event, the use is settled once as what it was, and nothing is called done", async () => {
  for (const [code, expected] of Object.entries(CODES))
    for (let n = 0; n < DRAFT.length; n++) {
      const { settlements, use } = openUse();
      const draft = draftUntil(n, throwing(new ModelError(code as ModelErrorCode, "in a test")));
      const { seen, error } = await outcomeOf(checkedNote({ draft, use }, SOURCES, untouched()));
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code: expected });
      const hasWords = DRAFT.slice(0, n).some(({ type }) => type === "text");
      expect(settlements).toEqual([hasWords && CUT_OFF.includes(code) ? "cut off" : "given back"]);
      expect(seen.map(({ type }) => type)).not.toContain("done");
    }
});

test("An answer that broke off once too often today says that it was charged", async () => {
  const { use } = openUse();
  const charging = { ...use, settleCutOff: async () => ({ isCharged: true }) };
  const draft = draftUntil(DRAFT.length - 1, throwing(new ModelError("cut_off", "in a test")));
  const { error } = await outcomeOf(checkedNote({ draft, use: charging }, SOURCES, untouched()));
  expect(error).toMatchObject({
    code: "cut_off_charged",
    message: expect.stringContaining("Three of these a day are free"),
  });
});

test("An error that nobody foresaw, at whichever event, gives the use back once and is thrown on", async () => {
  for (let n = 0; n < DRAFT.length; n++) {
    const { settlements, use } = openUse();
    const broken = new TypeError("in a test");
    const draft = draftUntil(n, throwing(broken));
    const { error } = await outcomeOf(checkedNote({ draft, use }, SOURCES, untouched()));
    expect(error).toBe(broken);
    expect(settlements).toEqual(["given back"]);
  }
});

test("An answer without a single statement is a failure and costs nothing", async () => {
  const { settlements, use } = openUse();
  const { error } = await outcomeOf(checkedNote({ draft: draftUntil(1), use }, SOURCES, untouched()));
  expect(error).toMatchObject({ code: "sbar_failed" });
  expect(settlements).toEqual(["given back"]);
});

test("Cancelled at whichever event: nothing before the first word, the tokens so far and no use after it", async () => {
  for (let n = 0; n <= DRAFT.length; n++) {
    const { settlements, use } = openUse();
    const controller = new AbortController();
    const cancel = () => {
      controller.abort();
      throw new ModelError("cancelled", "The request was cancelled");
    };
    const draft = draftUntil(n, cancel);
    const { error } = await outcomeOf(checkedNote({ draft, use }, SOURCES, controller.signal));
    expect(error).toMatchObject({ code: "cancelled" });
    expect(settlements).toEqual(
      n <= FIRST_WORD ? ["given back"] : [{ ...figuresBefore(n), isCounted: false }],
    );
  }
});

test("A reader that stops at whichever event settles as a cancelled one, and the draft is closed", async () => {
  const events = (await outcomeOf(checkedNote({ draft: draftUntil(99), ...openUse() }, SOURCES, untouched())))
    .seen;
  for (let read = 1; read <= events.length - 2; read++) {
    const { settlements, use } = openUse();
    let isClosed = false;
    const draft = async function* () {
      try {
        yield* draftUntil(99)();
      } finally {
        isClosed = true;
      }
    };
    const note = checkedNote({ draft, use }, SOURCES, untouched());
    const seen: NoteEvent[] = [];
    for await (const event of note) if (seen.push(event) === read) break;
    expect(isClosed).toBe(true);
    const hasWords = seen.some(({ type }) => type === "text");
    expect(settlements).toEqual(
      hasWords ? [{ inputTokens: 20, outputTokens: expect.any(Number), isCounted: false }] : ["given back"],
    );
  }
});

test("Whatever the draft does and wherever the reader stops, the use is settled exactly once", async () => {
  const ends = ["complete", "failed", "broken", "cancelled"] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.nat(DRAFT.length),
      fc.constantFrom(...ends),
      fc.integer({ min: 1, max: 20 }),
      async (n, end, read) => {
        const { settlements, use } = openUse();
        const controller = new AbortController();
        const instead = {
          complete: () => {},
          failed: throwing(new ModelError("cut_off", "in a test")),
          broken: throwing(new Error("in a test")),
          cancelled: () => {
            controller.abort();
            throw new ModelError("cancelled", "in a test");
          },
        }[end];
        const note = checkedNote({ draft: draftUntil(n, instead), use }, SOURCES, controller.signal);
        let seen = 0;
        try {
          for await (const _ of note) if (++seen === read) break;
        } catch {}
        expect(settlements).toHaveLength(1);
      },
    ),
  );
});

test("A diagnosis that nothing in the notes supports is left out, and a supported one keeps its parts", async () => {
  const { use } = openUse();
  const unsupported: NoteDraft = {
    type: "diagnosis",
    index: 1,
    diagnosis: { text: "Impaired gas exchange", quotes: ["SpO2 82%"] },
    relatedFactors: [],
    definingCharacteristics: [{ text: "SpO2 82% on room air", quotes: ["SpO2 82%"] }],
  };
  const draft = async function* () {
    yield* draftUntil(99)();
    yield unsupported;
  };
  const { seen } = await outcomeOf(checkedNote({ draft, use }, SOURCES, untouched()));
  const done = seen.at(-1);
  if (done?.type !== "done") throw new Error("not done");
  expect(done.note.nursingDiagnoses).toEqual([
    { diagnosis: "Acute pain", relatedFactors: [], definingCharacteristics: ["Reports chest pain"] },
  ]);
  expect(done.diagnoses[0]?.definingCharacteristics[0]?.standing).toBe("supported");
});

/** A streamed answer, with its log and the work that outlives it. */
function answerWith(events: AsyncGenerator<NoteEvent>) {
  const log: unknown[] = [];
  const work: Promise<unknown>[] = [];
  const app = {
    log: (level: string, event: string, { code }: { code?: string } = {}) =>
      void log.push([level, event, code]),
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
  };
  return { response: eventStream(events, app), log, ended: () => Promise.all(work) };
}

test("A browser that stops reading the stream closes the note, which settles once; that is no error", async () => {
  const { settlements, use } = openUse();
  const note = checkedNote({ draft: draftUntil(99), use }, SOURCES, untouched());
  const { response, log, ended } = answerWith(note);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  for (let event = 0; event < 2; event++) await reader.read();
  await reader.cancel();
  await ended();
  expect(settlements).toEqual([{ inputTokens: 20, outputTokens: expect.any(Number), isCounted: false }]);
  expect(log).toEqual([["info", "stream.left", undefined]]);
});

test("An error after the stream began is its last event, in words for people, and the log gets the cause", async () => {
  const { use } = openUse();
  for (const [thrown, code, error] of [
    [new ModelError("cut_off", "in a test"), "model_cut_off", /cut off before it was complete/],
    [new TypeError("Pt resting."), "unexpected", /^An unexpected error occurred\.$/],
  ] as const) {
    const note = checkedNote({ draft: draftUntil(6, throwing(thrown)), use }, SOURCES, untouched());
    const { response, log } = answerWith(note);
    const last = (await response.text()).trimEnd().split("\n\n").at(-1) ?? "";
    const [, type, data = ""] = /^event: (.*)\ndata: (.*)$/.exec(last) ?? [];
    expect(type).toBe("error");
    expect(JSON.parse(data)).toEqual({ error: expect.stringMatching(error), code });
    expect(log).toEqual([["error", "stream.failed", code]]);
  }
});
