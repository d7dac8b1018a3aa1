import { type LiteratureRecord, recordIdOf, recordUrlOf } from "../record.ts";

/**
 * One record for each article, in order of first appearance: the same article is told by PMID, DOI or PMCID, else by the
 * same title of about the same year. The richer record wins, with its text as that service gave it; what it lacks, and
 * every mark of warning, comes from the others. A preprint and the article that came of it stay two.
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

/** Below this many letters a title is no name: "Reply", "Book review" … */
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

/** How much of the abstract a record has: its labelled parts first, then its length. */
function richness({ abstract }: LiteratureRecord): number {
  const labels = abstract.filter(({ label }) => label !== null).length;
  return labels * 1_000_000 + abstract.reduce((sum, { text }) => sum + text.length, 0);
}
