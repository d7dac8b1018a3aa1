import type { LiteratureRecord } from "../record.ts";
import { ask, type LiteratureRequest } from "./ask.server.ts";
import { readHits } from "./e-utilities.ts";
import { readArticles } from "./pubmed-articles.ts";
import { widen } from "./widen.ts";

type PubMedOptions = LiteratureRequest & {
  /** The address of the E-utilities, without a trailing slash. */
  baseUrl: string;
  /** NCBI asks every program to give its name and a contact. */
  tool: string;
  email: string | undefined;
  /** Ten requests per second instead of three. */
  apiKey?: string | undefined;
};

/**
 * Asks PubMed through NCBI's E-utilities, best match first: esearch for the PMIDs until they are enough, then efetch
 * once for their records.
 * @param queries in PubMed's syntax, from the strictest to the widest
 * @param most how many records at most
 * @throws LiteratureError
 */
export async function searchPubMed(
  queries: readonly string[],
  most: number,
  options: PubMedOptions,
  signal: AbortSignal,
): Promise<LiteratureRecord[]> {
  const hitsOf = async (term: string) => {
    const wanted = { term, retmax: String(most), retmode: "json", sort: "relevance" };
    return (await ask("pubmed", utility("esearch", wanted, options), readHits, options, signal)).pmids;
  };
  const pmids = await widen(queries, hitsOf, (pmid) => pmid);
  if (pmids.length === 0) return [];
  const ids = { id: pmids.slice(0, most).join(","), rettype: "abstract", retmode: "xml" };
  return ask("pubmed", utility("efetch", ids, options), readArticles, options, signal);
}

function utility(name: string, parameters: Record<string, string>, options: PubMedOptions): URL {
  const { baseUrl, tool, email, apiKey } = options;
  const url = new URL(`${baseUrl}/${name}.fcgi`);
  const sent = new URLSearchParams({ db: "pubmed", ...parameters, tool });
  if (email) sent.set("email", email);
  if (apiKey) sent.set("api_key", apiKey);
  url.search = sent.toString();
  return url;
}
