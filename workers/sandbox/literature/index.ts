import { efetch, esearch } from "./e-utilities.ts";
import { europePmcSearch } from "./europe-pmc.ts";
import { type LiteratureFault, readFault, type Service, SLOW_MS } from "./faults.ts";
import type { Sample } from "./sample.ts";
import { BEDSIDE } from "./samples/bedside.ts";
import { ILLNESS } from "./samples/illness.ts";

const OWN: readonly Sample[] = [...BEDSIDE, ...ILLNESS];

const EUROPE_PMC = "/europepmc/webservices/rest/search";
const E_UTILITIES = /^\/entrez\/eutils\/(esearch|efetch)\.fcgi$/;

/**
 * Stands in for Europe PMC's REST service and NCBI's E-utilities on this machine: the same paths, parameters, shapes
 * and errors, over a small library of samples. README.md says what it can do and how to make it fail.
 * @param given further articles as JSON; "" for none
 */
export async function literatureApi(request: Request, given = ""): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const library = openLibrary(given);
  if (request.method !== "GET") return new Response("Method Not Allowed", { status: 405 });
  if (pathname === EUROPE_PMC) {
    const fault = readFault(searchParams.get("query") ?? "", "europepmc");
    return fault ? fail(fault, "europepmc", request.signal) : europePmcSearch(searchParams, library);
  }
  const utility = E_UTILITIES.exec(pathname)?.[1];
  if (!utility) return new Response("Not Found", { status: 404 });
  const fault = readFault(searchParams.get("term") ?? "", "pubmed");
  if (fault) return fail(fault, "pubmed", request.signal);
  return utility === "esearch" ? esearch(searchParams, library) : efetch(searchParams, library);
}

async function fail(fault: LiteratureFault, service: Service, signal: AbortSignal): Promise<Response> {
  switch (fault) {
    case "ratelimited":
      return service === "pubmed"
        ? Response.json(
            { error: "API rate limit exceeded", "api-key": "127.0.0.1", count: "4", limit: "3" },
            { status: 429 },
          )
        : new Response("Too Many Requests", { status: 429 });
    case "down":
      return new Response("<html><body>Service Unavailable</body></html>", { status: 503 });
    case "slow":
      await waitUnlessAborted(SLOW_MS, signal);
      return new Response("Gateway Timeout", { status: 504 });
    case "nonsense":
      return new Response("<html><body><h1>Scheduled maintenance</h1></body></html>", {
        headers: { "Content-Type": "text/html" },
      });
  }
}

function waitUnlessAborted(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** A PubMedQA article, as the local build passes it in. */
type Given = { pmid: string; title: string; year: number | null; parts: Sample["parts"] };

/**
 * The articles to search: our own samples and, if the build was given any, those of PubMedQA.
 * @param given PubMedQA's articles as JSON; "" for none
 */
function openLibrary(given: string): readonly Sample[] {
  if (given === "") return OWN;
  known ??= { given, library: [...OWN, ...(JSON.parse(given) as Given[]).map(fromPubMedQa)] };
  return known.library;
}

let known: { given: string; library: readonly Sample[] } | null = null;

function fromPubMedQa({ pmid, title, year, parts }: Given): Sample {
  return {
    pmid,
    doi: null,
    pmcid: null,
    title,
    authors: [],
    journal: "PubMedQA",
    year: year ?? 2000,
    kinds: ["Journal Article"],
    parts,
    notice: null,
    isOpenAccess: false,
    isPreprint: false,
  };
}
