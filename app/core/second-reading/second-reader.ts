import { z } from "zod";
import { untilAborted } from "#app/base/runtime/timeout.ts";
import type { HeardWords, SecondReading } from "../evidence/second-reading.ts";
import type { SourceField } from "../evidence/text/source.ts";
import type { Pseudonymizer, Revealer } from "../identifiers/pseudonymizer.ts";
import type { Model, ModelRequest } from "../model/model.ts";
import type { TokenAmount } from "../plans/plans.ts";
import { itemOfNumber, listeningRequest } from "./listening-request.ts";
import { type ReadMaterial, readingRequest, type StatementToRead } from "./reading-request.ts";

/**
 * Has a model compare statements with what they were written from, in a note while it is still being written, and find
 * the handover items that the sources state. It receives only the sources and the statements, and only `readings` waits
 * for it.
 */
export type SecondReader = {
  /** Hands a statement over. @param id a number that is its alone */
  add(id: number, text: string): void;
  /** Asks which items of a handover the notes state. */
  listen(): void;
  /**
   * What is said of all statements handed over, by number. Statements that could not be read, or not in time, are
   * missing: then the rules alone decide what is shown. Never throws.
   */
  readings(): Promise<ReadonlyMap<number, SecondReading>>;
  /**
   * The items that the notes state, available after `readings`. Null if nobody listened, or not in time, or nothing was
   * heard: then the rules alone decide.
   */
  heard(): readonly HeardWords[] | null;
};

export type SecondReaderOptions = {
  model: Model;
  /** What the statements were written from, with identifiers replaced, and what kind of material it is. */
  hidden: readonly SourceField[];
  material?: ReadMaterial;
  pseudonymizer: Pseudonymizer;
  /** Ends the reading, for instance when the person cancels. */
  signal: AbortSignal;
  /** Called with what a request took, even if it failed. */
  onTaken(tokens: TokenAmount): void;
  /** Called with the error of a request that failed. */
  onFailure(error: unknown): void;
  /** How many statements the first request takes while others are being written; each later one asks twice as many. */
  firstBatch?: number;
  /** The longest wait for readings once everything is written, in milliseconds. */
  longestWaitMs?: number;
};

/** A small first batch answers sooner, but each request carries all sources along. */
const FIRST_BATCH = 8;
const LONGEST_WAIT_MS = 6_000;

/** Opens a reader for one answer, or one part of a document; it asks nothing until it has statements. */
export function openSecondReader(options: SecondReaderOptions): SecondReader {
  const {
    hidden,
    material,
    pseudonymizer,
    firstBatch = FIRST_BATCH,
    longestWaitMs = LONGEST_WAIT_MS,
  } = options;
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, options.signal]);
  const found = new Map<number, SecondReading>();
  const asking: Promise<void>[] = [];
  let requests = 0;
  let heard: HeardWords[] | null = null;
  let waiting: StatementToRead[] = [];
  const ask = () => {
    const statements = waiting;
    waiting = [];
    if (statements.length === 0) return;
    requests++;
    const request = readingRequest(hidden, statements, material);
    const ids = new Set(statements.map(({ id }) => id));
    const take = (text: string) => {
      for (const [id, reading] of readAnswer(text, pseudonymizer)) if (ids.has(id)) found.set(id, reading);
    };
    asking.push(askFor(options, request, signal, take));
  };
  return {
    add(id, text) {
      waiting.push({ id, text: pseudonymizer.pseudonymizeAgain(text) });
      if (waiting.length >= firstBatch * 2 ** requests) ask();
    },
    listen() {
      const take = (text: string) => {
        heard = readHeard(text, pseudonymizer);
      };
      asking.push(askFor(options, listeningRequest(hidden), signal, take));
    },
    async readings() {
      ask();
      const timer = setTimeout(() => ended.abort(), longestWaitMs);
      await untilAborted(Promise.all(asking), signal).catch(() => {});
      clearTimeout(timer);
      return found;
    },
    heard: () => heard,
  };
}

/** Sends a request and hands its answer to `take`, which may throw; failures are reported, never thrown. */
async function askFor(
  { model, onTaken, onFailure }: SecondReaderOptions,
  request: ModelRequest,
  signal: AbortSignal,
  take: (text: string) => void,
): Promise<void> {
  let text = "";
  let taken: TokenAmount = { inputTokens: 0, outputTokens: 0 };
  try {
    for await (const event of model.stream(request, signal)) {
      if (event.type === "text") text += event.text;
      if (event.type === "usage")
        taken = { inputTokens: event.inputTokens, outputTokens: event.outputTokens };
    }
    take(text);
  } catch (error) {
    onFailure(error);
  }
  onTaken(taken);
}

/**
 * The reader's answer by statement number, with identifiers put back; a number that is answered twice gets nothing,
 * since it is unclear which of the two is meant.
 */
function readAnswer(text: string, { reveal }: Revealer): Map<number, SecondReading> {
  const { changed, same } = answerShape.parse(JSON.parse(text));
  const readings: [id: number, reading: SecondReading][] = [
    ...changed.map(({ id, words, sources_say }): [number, SecondReading] => [
      id,
      { verdict: "changed", words: reveal(words), sourcesSay: reveal(sources_say) },
    ]),
    ...same.map((id): [number, SecondReading] => [id, { verdict: "same" }]),
  ];
  const isOnce = (id: number) => readings.filter(([other]) => other === id).length === 1;
  return new Map(readings.filter(([id]) => isOnce(id)));
}

const answerShape = z.object({
  changed: z.array(z.object({ id: z.int(), words: z.string(), sources_say: z.string() })),
  same: z.array(z.int()),
});

/** The items that were heard, identifiers restored; null for none, because no real notes state nothing. */
function readHeard(text: string, { reveal }: Revealer): HeardWords[] | null {
  const { heard } = heardShape.parse(JSON.parse(text));
  const items = heard.flatMap(({ item, words }) => {
    const id = itemOfNumber(item);
    return id === undefined ? [] : [{ id, words: reveal(words) }];
  });
  return items.length > 0 ? items : null;
}

const heardShape = z.object({ heard: z.array(z.object({ item: z.int(), words: z.string() })) });
