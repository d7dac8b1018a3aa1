import type { Sample } from "./sample.ts";
import { BEDSIDE } from "./samples/bedside.ts";
import { ILLNESS } from "./samples/illness.ts";

const OWN: readonly Sample[] = [...BEDSIDE, ...ILLNESS];

/** A PubMedQA article, as the local build passes it in. */
type Given = { pmid: string; title: string; year: number | null; parts: Sample["parts"] };

/**
 * The articles to search: our own samples and, if the build was given any, those of PubMedQA.
 * @param given PubMedQA's articles as JSON; "" for none
 */
export function openLibrary(given: string): readonly Sample[] {
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
