/** One part of an abstract; `label` is its heading ("Methods") as the journal gave it, null without one. */
export type AbstractPart = { label: string | null; text: string };

/** What the services report about an article, in one shape for every source, with its text as plain words. */
export type LiteratureRecord = {
  /** The same for the same article from any service: "pmid:123", "doi:10.1…", "pmcid:PMC1", "epmc:PPR/1". */
  id: string;
  source: LiteratureSource;
  /** Digits only. */
  pmid: string | null;
  /** In lower case, without "https://doi.org/". */
  doi: string | null;
  /** "PMC" and digits. */
  pmcid: string | null;
  title: string;
  /** "Nightingale F", in the article's order; groups by name. */
  authors: string[];
  journal: string | null;
  year: number | null;
  /** Complete: every labeled part, in order; empty when the service has none. */
  abstract: AbstractPart[];
  /** Publication types in lower case: "randomized controlled trial", "review" … */
  kinds: string[];
  isOpenAccess: boolean;
  isPreprint: boolean;
  isRetracted: boolean;
  /** An expression of concern was published about it. */
  hasConcern: boolean;
  /** An erratum was published for it. */
  isCorrected: boolean;
  /** The page where a person can read it; built by us from the ids, never taken from an answer. */
  url: string;
};

export type LiteratureSource = "europe_pmc" | "pubmed";

type RecordIds = { pmid: string | null; doi: string | null; pmcid: string | null };

/** The article's id in our records, from the first of PMID, DOI and PMCID that it has; null without any. */
export function recordIdOf({ pmid, doi, pmcid }: RecordIds): string | null {
  if (pmid) return `pmid:${pmid}`;
  if (doi) return `doi:${doi}`;
  return pmcid ? `pmcid:${pmcid}` : null;
}

/** The page of the article at PubMed, at its publisher, or at PubMed Central; null when it has no id. */
export function recordUrlOf({ pmid, doi, pmcid }: RecordIds): string | null {
  if (pmid) return `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
  if (doi) return doiUrlOf(doi);
  return pmcid ? `https://pmc.ncbi.nlm.nih.gov/articles/${pmcid}/` : null;
}

export function doiUrlOf(doi: string): string {
  return `https://doi.org/${doi.split("/").map(encodeURIComponent).join("/")}`;
}

/** The PMID in its one form, or null for anything else. */
export function readPmid(value: string | null | undefined): string | null {
  const digits = value?.trim() ?? "";
  return /^[1-9]\d{0,8}$/.test(digits) ? digits : null;
}

/** The DOI in its one form (DOIs do not differ by case), or null for anything else. */
export function readDoi(value: string | null | undefined): string | null {
  const bare = (value ?? "")
    .trim()
    .replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, "")
    .toLowerCase();
  return /^10\.\d{4,9}\/[^\s"<>]+$/.test(bare) ? bare : null;
}

/** "PMC123", or null for anything else. */
export function readPmcid(value: string | null | undefined): string | null {
  const digits = /^(?:PMC)?(\d{1,9})(?:\.\d+)?$/i.exec(value?.trim() ?? "")?.[1];
  return digits ? `PMC${digits}` : null;
}
