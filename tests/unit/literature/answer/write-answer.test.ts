import { describe, expect, test } from "vitest";
import { AppError } from "#app/base/http/errors.ts";
import { DeadlineError } from "#app/base/runtime/timeout.ts";
import type { OpenAnswerReader } from "#app/core/generation/define-generation.ts";
import { writeGeneration } from "#app/core/generation/write-generation.server.ts";
import {
  type AnswerEvent,
  type CitedAnswer,
  NOT_ANSWERED,
  ONLY_EXTRACTED,
} from "#app/core/literature/answer/answer.ts";
import { textWithNumbers } from "#app/core/literature/answer/answer-text.ts";
import { chooseRecords } from "#app/core/literature/answer/choose-records.ts";
import {
  answerFailures,
  answerSources,
  checkCitedAnswer,
  citedRequest,
  type LookedUp,
  readCitedAnswer,
} from "#app/core/literature/answer/cited-generation.ts";
import { toSearchResults } from "#app/core/literature/citations/search-results.ts";
import type { Model, ModelEvent, ModelRequest } from "#app/core/model/model.ts";
import { ModelError } from "#app/core/model/model-error.ts";
import type { OpenReader } from "#app/core/second-reading/open-reader.server.ts";
import { openSecondReader } from "#app/core/second-reading/second-reader.ts";
import { openUse } from "../../generation/open-use.ts";
import { makeRecord } from "../make-record.ts";

const RECORD = makeRecord({ pmid: "11" });
const SEARCH = { terms: ["turning"], removed: [], found: 1, read: 1, failed: [] };
const ASKED = {
  question: "Does turning help?",
  conversation: "",
  lookedUp: { records: [RECORD], search: SEARCH } as LookedUp,
};

/** A tool that answers from articles, declared like research (strict) or chat (not strict). */
const toolThat = (isStrict: boolean) => ({
  failures: answerFailures("research_failed"),
  sources: ({ question, conversation }: typeof ASKED) => answerSources(question, conversation),
  request: (sources: ReturnType<typeof answerSources>, { records }: LookedUp, most: number) =>
    citedRequest("Answer.", sources, records, most),
  parse: (
    events: AsyncIterable<ModelEvent>,
    pseudonymizer: Parameters<typeof readCitedAnswer>[1],
    { given: { records } }: { given: LookedUp },
  ) => readCitedAnswer(events, pseudonymizer, records),
  check: ({ given: lookedUp, openReader }: { given: LookedUp; openReader: OpenAnswerReader | null }) =>
    checkCitedAnswer<AnswerEvent>({
      question: ASKED.question,
      lookedUp,
      isStrict,
      failed: "research_failed",
      openReader,
      toDone: (answer: CitedAnswer) => ({ type: "done", ...answer }),
    }),
});
const TITLE = toSearchResults([RECORD])[0]?.title ?? "";

const usage = (outputTokens: number, isFinal = false): ModelEvent => ({
  type: "usage",
  inputTokens: 7,
  outputTokens,
  isFinal,
});
const text = (words: string): ModelEvent => ({ type: "text", text: words });
const cited = (told: object = {}): ModelEvent => ({
  type: "citation",
  source: 0,
  startBlock: 1,
  endBlock: 2,
  quote: "Fewer injuries were seen.",
  named: { url: RECORD.url, title: TITLE },
  ...told,
});
const END: ModelEvent = { type: "block_end" };

/** A model that sends these events, and records its requests. */
function modelSaying(events: readonly (ModelEvent | Error)[]) {
  const requests: ModelRequest[] = [];
  const model: Model = {
    async *stream(request) {
      requests.push(request);
      for (const event of events) {
        if (event instanceof Error) throw event;
        yield event;
      }
    },
  };
  return { model, requests };
}

type Writing = { isStrict?: boolean; asked?: typeof ASKED; within?: AbortSignal; openReader?: OpenReader };

async function write(
  events: readonly (ModelEvent | Error)[],
  { isStrict = true, asked = ASKED, within = new AbortController().signal, openReader }: Writing = {},
) {
  const { model, requests } = modelSaying(events);
  const { settlements, use } = openUse(500);
  const told: AnswerEvent[] = [];
  let error: unknown = null;
  try {
    const signals = { caller: new AbortController().signal, within };
    const events: AnswerEvent[] = [{ type: "searched", search: asked.lookedUp.search }];
    const prepared = { input: asked, given: asked.lookedUp, events };
    const written = writeGeneration(
      toolThat(isStrict),
      { model, use, openReader: openReader ?? null },
      prepared,
      signals,
    );
    for await (const event of written) told.push(event);
  } catch (cause) {
    error = cause;
  }
  return { told, error, settlements, requests };
}

const GOOD = [usage(1), text("Fewer injuries"), text(" were seen."), cited(), END, usage(9, true)];

test("words come as they are made, last the whole with its verified quote, and it is charged once", async () => {
  const { told, settlements } = await write(GOOD);
  expect(told.map(({ type }) => type)).toEqual(["searched", "text", "text", "done"]);
  expect(told.at(-1)).toMatchObject({
    text: "Fewer injuries were seen.",
    answered: true,
    pieces: [{ standing: "supported", sources: [1] }],
    sources: [
      {
        number: 1,
        pmid: "11",
        url: RECORD.url,
        quotes: [{ label: null, text: "Fewer injuries were seen." }],
      },
    ],
    search: SEARCH,
  });
  expect(settlements).toEqual([{ inputTokens: 7, outputTokens: 9, isCounted: true }]);
});

test("an altered citation supports nothing, and a strict answer without support says that the articles do not answer", async () => {
  const alterations = [
    { quote: "Fewer injuries were seen!" },
    { source: 1 },
    { startBlock: 0, endBlock: 1 },
    { named: { url: "https://pubmed.ncbi.nlm.nih.gov/12/", title: TITLE } },
    { named: { url: RECORD.url, title: "Another" } },
    { named: undefined },
  ];
  for (const altered of alterations) {
    const { told } = await write([text("Fewer injuries were seen."), cited(altered), END, usage(9, true)]);
    expect(told.at(-1)).toMatchObject({ text: NOT_ANSWERED, answered: false, sources: [] });
  }
});

test("where a room is not strict, an answer without a source stays, each statement marked", async () => {
  const { told } = await write([text("Insulin lowers blood glucose quickly."), END, usage(9, true)], {
    isStrict: false,
  });
  expect(told.at(-1)).toMatchObject({
    text: "Insulin lowers blood glucose quickly.",
    answered: true,
    pieces: [{ standing: "unsupported", sources: [] }],
  });
  const refused = await write([text(` ${NOT_ANSWERED}`), END, usage(9, true)], {
    isStrict: false,
  });
  expect(refused.told.at(-1)).toMatchObject({ text: NOT_ANSWERED, answered: false });
});

test("an answer that broke off has words of its own, and the meter is told", async () => {
  for (const [code, expected] of [
    ["refused", "answer_refused"],
    ["cut_off", "answer_cut_off"],
    ["timed_out", "model_timed_out"],
  ] as const) {
    const { error, settlements } = await write([...GOOD.slice(0, 3), new ModelError(code, "no")]);
    expect(error).toMatchObject({ code: expected });
    expect(settlements).toEqual(["cut off"]);
  }
  const empty = await write([text("  "), END, usage(1, true)]);
  expect(empty.error).toMatchObject({ code: "research_failed" });
  expect(empty.settlements).toEqual(["given back"]);
});

test("where the provider is down, the articles answer in their own words, marked as extracted, for nothing", async () => {
  for (const code of ["rate_limited", "overloaded", "unavailable", "invalid"] as const) {
    const { told, error, settlements } = await write([...GOOD.slice(0, 3), new ModelError(code, "no")]);
    expect([error, settlements]).toEqual([null, ["given back"]]);
    const done = told.at(-1);
    expect(done).toMatchObject({
      type: "done",
      answered: false,
      isExtracted: true,
      text: ONLY_EXTRACTED,
      sources: [],
    });
    const [article] = (done as CitedAnswer).found ?? [];
    expect(article).toMatchObject({ number: 1, title: RECORD.title, url: RECORD.url });
    const whole = RECORD.abstract.map(({ text }) => text);
    expect(whole.some((part) => part.includes(article?.quotes[0]?.text ?? "nothing"))).toBe(true);
  }
});

test("the end of the time limit is no cancellation: the answer broke off, and it says that it took too long", async () => {
  const limit = new AbortController();
  limit.abort(new DeadlineError("late"));
  const late = [...GOOD.slice(0, 3), new ModelError("cancelled", "aborted")];
  const { error, settlements } = await write(late, { within: limit.signal });
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: "model_timed_out" });
  expect(settlements).toEqual(["cut off"]);
});

test("identifiers do not reach the model, also when only the conversation names them, and come back in the answer", async () => {
  const asked = {
    ...ASKED,
    question: "Patient name: Rosalind Achterberg. Does turning help Achterberg?",
    conversation: "Nurse: Achterberg has a pressure injury, MRN 4471882.",
  };
  const { told, requests } = await write(
    [text("For ⟦NAME_1⟧: fewer injuries were seen."), cited(), END, usage(9, true)],
    { asked },
  );
  const sent = JSON.stringify(requests[0]?.messages);
  expect(sent).not.toContain("Achterberg");
  expect(sent).not.toContain("4471882");
  expect(sent).toContain("pressure injury");
  expect(told.at(-1)).toMatchObject({ text: "For Achterberg: fewer injuries were seen." });
});

test("whole records go along, best first, as many as fit and at least one", () => {
  const records = Array.from({ length: 5 }, (_, at) =>
    makeRecord({
      pmid: String(at + 1),
      abstract: [
        { label: "METHODS", text: "We turned patients. ".repeat(20) },
        { label: "RESULTS", text: "Fewer injuries." },
      ],
    }),
  );
  expect(chooseRecords(records, 1)).toEqual(records.slice(0, 1));
  const some = chooseRecords(records, 350);
  expect(some.length).toBeGreaterThan(1);
  expect(some.length).toBeLessThan(5);
  expect(some).toEqual(records.slice(0, some.length));
  expect(chooseRecords(records, 100_000)).toEqual(records);
  expect(chooseRecords([], 100)).toEqual([]);
});

describe("a second reader", () => {
  /** A second reader that gives these verdicts, and records what it was asked. */
  function reading(verdicts: { changed: object[]; same: number[] }) {
    const { model, requests } = modelSaying([usage(1), text(JSON.stringify(verdicts)), usage(2, true)]);
    const openReader: OpenReader = (read) =>
      openSecondReader({ ...read, model, onTaken: () => {}, onFailure: () => {} });
    return { openReader, requests };
  }
  const changed = { id: 0, words: "Fewer", sources_say: "" };

  test("compares what is cited with the article, with the person's words in neither", async () => {
    const asked = { ...ASKED, question: "Did Maria Kowalski fall less?" };
    const { openReader, requests } = reading({ changed: [], same: [0] });
    const { told } = await write(GOOD, { asked, openReader });
    expect(told.at(-1)).toMatchObject({ pieces: [{ standing: "supported" }] });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.instructions).toContain("abstracts of medical articles");
    expect(requests[0]?.messages[0]?.text).toContain('<source field="1"');
    expect(requests[0]?.messages[0]?.text).toContain("0: Fewer injuries were seen. [1]");
    expect(JSON.stringify(requests)).not.toContain("Kowalski");
  });

  test("who does not find it there has it marked, and nothing else changes", async () => {
    const { openReader } = reading({ changed: [changed], same: [] });
    const { told, settlements } = await write(GOOD, { openReader });
    const done = told.at(-1) as CitedAnswer;
    expect(done).toMatchObject({ answered: true, pieces: [{ standing: "differs", sources: [1] }] });
    expect(textWithNumbers(done)).toBe("Fewer injuries were seen. [1] (not what its source says)");
    expect(settlements).toHaveLength(1);
  });

  test("is not asked about what has no citation, and its failure changes nothing", async () => {
    const { openReader, requests } = reading({ changed: [], same: [] });
    const uncited = [text("Wards with more nurses had fewer falls overall."), END];
    const { told } = await write([...GOOD, ...uncited], { openReader });
    expect(told.at(-1)).toMatchObject({ pieces: [{ standing: "supported" }, { standing: "unsupported" }] });
    expect(requests[0]?.messages[0]?.text).not.toContain("Wards with more nurses");
  });
});
