import type { LiteratureRecord } from "../record.ts";
import { ask, type LiteratureRequest } from "./ask.server.ts";
import { readResults } from "./europe-pmc-results.ts";
import { widen } from "./widen.ts";

type EuropePmcOptions = LiteratureRequest & {
  /** The address of the REST service, without a trailing slash. */
  baseUrl: string;
  /** Sent to the service, so that it can write when something is wrong. */
  email: string | undefined;
};

/**
 * Asks Europe PMC's search for records with abstracts, best match first.
 * @param queries in Europe PMC's syntax, from the strictest to the widest
 * @param most how many records at most from one of them
 * @throws LiteratureError
 */
export function searchEuropePmc(
  queries: readonly string[],
  most: number,
  options: EuropePmcOptions,
  signal: AbortSignal,
): Promise<LiteratureRecord[]> {
  const resultsOf = async (query: string) => {
    const url = new URL(`${options.baseUrl}/search`);
    const sent = new URLSearchParams({
      query,
      format: "json",
      resultType: "core",
      pageSize: String(most),
      cursorMark: "*",
      synonym: "TRUE",
    });
    if (options.email) sent.set("email", options.email);
    url.search = sent.toString();
    return (await ask("europe_pmc", url, readResults, options, signal)).records;
  };
  return widen(queries, resultsOf, ({ id }) => id);
}
