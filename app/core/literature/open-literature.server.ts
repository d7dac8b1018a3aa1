import { sleep } from "#app/base/runtime/timeout.ts";
import { buildQuery, type LiteratureQuery } from "./query/build-query.ts";
import { rankRecords } from "./ranking/rank.ts";
import type { LiteratureRecord } from "./record.ts";
import { type LiteratureFound, searchLiterature } from "./search-literature.server.ts";
import { searchEuropePmc } from "./sources/europe-pmc.server.ts";
import { openPace } from "./sources/pace.ts";
import { searchPubMed } from "./sources/pubmed.server.ts";

type LiteratureSettings = {
  /** Sent to both services, as they require, so that they can write when something is wrong. */
  email: string | undefined;
  /** The name under which NCBI knows this program. */
  tool: string;
  /** NCBI's key: ten requests per second instead of three. */
  ncbiApiKey?: string | undefined;
  /** Addresses without a trailing slash; the services' own by default. */
  europePmcUrl?: string | undefined;
  eUtilitiesUrl?: string | undefined;
};

export type Literature = {
  /**
   * Searches for articles about a question, best first.
   * @returns `query` says what was searched for: it has no searches if the question names nothing
   * @throws LiteratureError when neither service could be asked
   */
  find(question: string, signal: AbortSignal): Promise<LiteratureFound & { query: LiteratureQuery }>;
};

/** The most records that one search of one service returns. */
const MOST_RECORDS = 25;
/** The most that are returned: a model reads them all, a person the first few. */
const MOST_FOUND = 12;

/**
 * Opens the literature services. Everything that a Worker asks of NCBI shares one pace per isolate, so open it once.
 * @param fetch carries the requests, for instance to a service binding
 */
export function openLiterature(settings: LiteratureSettings, fetch: typeof globalThis.fetch): Literature {
  const clock = { now: Date.now, sleep };
  const europePmc = {
    fetch,
    pace: openPace(10, clock),
    baseUrl: settings.europePmcUrl ?? "https://www.ebi.ac.uk/europepmc/webservices/rest",
    email: settings.email,
  };
  const pubMed = {
    fetch,
    pace: openPace(settings.ncbiApiKey ? 10 : 3, clock),
    baseUrl: settings.eUtilitiesUrl ?? "https://eutils.ncbi.nlm.nih.gov/entrez/eutils",
    tool: settings.tool,
    email: settings.email,
    apiKey: settings.ncbiApiKey,
  };
  return {
    async find(question, signal) {
      const query = buildQuery(question);
      if (query.searches.length === 0) return { query, records: [], failures: [] };
      const found = await searchLiterature(
        query,
        {
          europePmc: (queries, within) => searchEuropePmc(queries, MOST_RECORDS, europePmc, within),
          pubMed: (queries, within) => searchPubMed(queries, MOST_RECORDS, pubMed, within),
        },
        signal,
      );
      return { ...found, query, records: best(question, found.records) };
    },
  };
}

/** Only records with an abstract can be quoted. */
function best(question: string, records: readonly LiteratureRecord[]): LiteratureRecord[] {
  const quotable = records.filter(({ abstract }) => abstract.length > 0);
  return rankRecords(question, quotable).slice(0, MOST_FOUND);
}
