import { openDeadline } from "#app/base/runtime/timeout.ts";
import { LiteratureError, type LiteratureErrorCode } from "./literature-error.ts";
import type { LiteratureQuery, SourceQuery } from "./query/build-query.ts";
import type { LiteratureRecord, LiteratureSource } from "./record.ts";
import { toLiteratureError } from "./sources/ask.server.ts";
import { mergeRecords } from "./sources/merge-records.ts";

/** One service, asked in its own syntax, strictest query first; best match first. @throws LiteratureError */
export type SearchSource = (queries: readonly string[], signal: AbortSignal) => Promise<LiteratureRecord[]>;

type LiteratureOptions = {
  europePmc: SearchSource;
  pubMed: SearchSource;
  /** The time limit for one service, all its searches and tries together, in milliseconds. */
  sourceTimeoutMs?: number;
};

export type LiteratureFound = {
  /** Each article once, without a ranking. */
  records: LiteratureRecord[];
  /** The service that could not be asked; its records are missing. */
  failures: { source: LiteratureSource; code: LiteratureErrorCode }[];
};

/**
 * Asks both services at once and merges what they found. If one is down, slow or answers nonsense, the other alone is
 * used.
 * @throws LiteratureError when neither could be asked (with the code that may pass soonest), or the caller's signal was
 * aborted
 */
export async function searchLiterature(
  query: LiteratureQuery,
  { europePmc, pubMed, sourceTimeoutMs = 8_000 }: LiteratureOptions,
  caller: AbortSignal,
): Promise<LiteratureFound> {
  const ask = (source: LiteratureSource, search: SearchSource, textOf: (one: SourceQuery) => string) =>
    askWithin(source, search, query.searches.map(textOf), sourceTimeoutMs, caller);
  const answers = await Promise.all([
    ask("europe_pmc", europePmc, (one) => one.europePmc),
    ask("pubmed", pubMed, (one) => one.pubMed),
  ]);
  const failures = answers.flatMap(({ source, error }) => (error ? { source, code: error.code } : []));
  if (caller.aborted) throw new LiteratureError("cancelled", null);
  if (failures.length === answers.length) throw new LiteratureError(mildest(failures), null);
  return { records: mergeRecords(interleave(answers.map(({ records }) => records))), failures };
}

type Answer = { source: LiteratureSource; records: LiteratureRecord[]; error: LiteratureError | null };

async function askWithin(
  source: LiteratureSource,
  search: SearchSource,
  queries: readonly string[],
  timeoutMs: number,
  caller: AbortSignal,
): Promise<Answer> {
  const deadline = openDeadline(timeoutMs, [caller]);
  try {
    return { source, records: await search(queries, deadline.signal), error: null };
  } catch (cause) {
    return { source, records: [], error: toLiteratureError(cause, source, deadline.signal) };
  } finally {
    deadline.clear();
  }
}

/** The first of each list, then the second of each, and so on. */
function interleave<Item>(lists: readonly Item[][]): Item[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

const MILDEST_FIRST: LiteratureErrorCode[] = [
  "rate_limited",
  "timed_out",
  "unavailable",
  "nonsense",
  "cancelled",
];

function mildest(failures: LiteratureFound["failures"]): LiteratureErrorCode {
  return MILDEST_FIRST.find((code) => failures.some((failure) => failure.code === code)) ?? "unavailable";
}
