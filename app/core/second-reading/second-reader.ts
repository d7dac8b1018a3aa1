import { z } from "zod";
import { untilAborted } from "#app/base/runtime/timeout.ts";
import type { SecondReading } from "../evidence/second-reading.ts";
import type { SourceField } from "../evidence/text/source.ts";
import type { Pseudonymizer, Revealer } from "../identifiers/pseudonymizer.ts";
import type { Model } from "../model/model.ts";
import type { TokenAmount } from "../plans/plans.ts";
import { type ReadMaterial, readingRequest, type StatementToRead } from "./reading-request.ts";

/**
 * Has a model compare statements with what they were written from, in a note while it is still being written. It
 * receives only the sources and the statements, and only `readings` waits for it.
 */
export type SecondReader = {
  /** Hands a statement over. @param id a number that is its alone */
  add(id: number, text: string): void;
  /**
   * What is said of all statements handed over, by number. Statements that could not be read, or not in time, are
   * missing: then the rules alone decide what is shown. Never throws.
   */
  readings(): Promise<ReadonlyMap<number, SecondReading>>;
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
  const { pseudonymizer, firstBatch = FIRST_BATCH, longestWaitMs = LONGEST_WAIT_MS } = options;
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, options.signal]);
  const found = new Map<number, SecondReading>();
  const asking: Promise<void>[] = [];
  let waiting: StatementToRead[] = [];
  const ask = () => {
    if (waiting.length > 0) asking.push(askAbout(options, waiting, signal, found));
    waiting = [];
  };
  return {
    add(id, text) {
      waiting.push({ id, text: pseudonymizer.pseudonymizeAgain(text) });
      if (waiting.length >= firstBatch * 2 ** asking.length) ask();
    },
    async readings() {
      ask();
      const timer = setTimeout(() => ended.abort(), longestWaitMs);
      await untilAborted(Promise.all(asking), signal).catch(() => {});
      clearTimeout(timer);
      return found;
    },
  };
}

async function askAbout(
  { model, hidden, material, pseudonymizer, onTaken, onFailure }: SecondReaderOptions,
  statements: readonly StatementToRead[],
  signal: AbortSignal,
  found: Map<number, SecondReading>,
): Promise<void> {
  let text = "";
  let taken: TokenAmount = { inputTokens: 0, outputTokens: 0 };
  try {
    for await (const event of model.stream(readingRequest(hidden, statements, material), signal)) {
      if (event.type === "text") text += event.text;
      if (event.type === "usage")
        taken = { inputTokens: event.inputTokens, outputTokens: event.outputTokens };
    }
    const ids = new Set(statements.map(({ id }) => id));
    for (const [id, reading] of readAnswer(text, pseudonymizer)) if (ids.has(id)) found.set(id, reading);
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
