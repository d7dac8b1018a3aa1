import { type LiteratureRecord, recordIdOf, recordUrlOf } from "#app/core/literature/record.ts";

/** A record with the fields that a test sets; its id and address follow from its ids. */
export function makeRecord(told: Partial<LiteratureRecord> = {}): LiteratureRecord {
  const ids = pick(told);
  return {
    ...ids,
    id: recordIdOf(ids) ?? "epmc:MED/1",
    source: "pubmed",
    title: "Repositioning for the prevention of pressure injuries",
    authors: ["Nightingale F"],
    journal: "Sample library",
    year: 2020,
    abstract: [{ label: null, text: "Patients were turned every two hours. Fewer injuries were seen." }],
    kinds: ["journal article"],
    isOpenAccess: false,
    isPreprint: false,
    isRetracted: false,
    hasConcern: false,
    isCorrected: false,
    url: recordUrlOf(ids) ?? "https://europepmc.org/article/MED/1",
    ...told,
  };
}

function pick({ pmid = null, doi = null, pmcid = null }: Partial<LiteratureRecord>) {
  return { pmid, doi, pmcid };
}
