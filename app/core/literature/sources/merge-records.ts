import { type LiteratureRecord, recordIdOf, recordUrlOf } from "../record.ts";

/**
 * One record for each article, in order of first appearance: the same article is recognized by PMID, DOI or PMCID, else
 * by the same title in about the same year. The richer record wins, with its text as that service gave it; whatever it
 * lacks, and every warning, comes from the others. A preprint and its later article stay separate.
 */
export function mergeRecords(records: readonly LiteratureRecord[]): LiteratureRecord[] {
  const merged: LiteratureRecord[] = [];
  for (const record of records) {
    const places = merged.flatMap((other, at) => (isSameArticle(record, other) ? at : []));
    const [first = merged.length, ...others] = places;
    merged[first] = places.reduce((whole, at) => join(whole, merged[at] ?? whole), record);
    for (const at of others.reverse()) merged.splice(at, 1);
  }
  return merged;
}

function isSameArticle(a: LiteratureRecord, b: LiteratureRecord): boolean {
  if (a.pmid && b.pmid) return a.pmid === b.pmid;
  if (a.id === b.id || (a.doi && a.doi === b.doi) || (a.pmcid && a.pmcid === b.pmcid)) return true;
  if ((a.doi && b.doi) || a.isPreprint !== b.isPreprint) return false;
  const isNear = a.year === null || b.year === null || Math.abs(a.year - b.year) <= 1;
  const letters = lettersOf(a.title);
  return isNear && letters.length >= SHORTEST_TITLE && letters === lettersOf(b.title);
}

/** A shorter title, in letters, identifies nothing: "Reply", "Book review" … */
const SHORTEST_TITLE = 20;

function lettersOf(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

function join(a: LiteratureRecord, b: LiteratureRecord): LiteratureRecord {
  const [rich, poor] = richness(a) > richness(b) ? [a, b] : [b, a];
  const ids = { pmid: rich.pmid ?? poor.pmid, doi: rich.doi ?? poor.doi, pmcid: rich.pmcid ?? poor.pmcid };
  return {
    ...rich,
    ...ids,
    id: recordIdOf(ids) ?? rich.id,
    url: recordUrlOf(ids) ?? rich.url,
    authors: rich.authors.length > 0 ? rich.authors : poor.authors,
    journal: rich.journal ?? poor.journal,
    year: rich.year ?? poor.year,
    kinds: [...new Set([...rich.kinds, ...poor.kinds])],
    isOpenAccess: rich.isOpenAccess || poor.isOpenAccess,
    isPreprint: rich.isPreprint || poor.isPreprint,
    isRetracted: rich.isRetracted || poor.isRetracted,
    hasConcern: rich.hasConcern || poor.hasConcern,
    isCorrected: rich.isCorrected || poor.isCorrected,
  };
}

/** How complete a record's abstract is: by its labeled parts, then by its length. */
function richness({ abstract }: LiteratureRecord): number {
  const labels = abstract.filter(({ label }) => label !== null).length;
  return labels * 1_000_000 + abstract.reduce((sum, { text }) => sum + text.length, 0);
}
