import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LiteratureRecord } from "#app/core/literature/record.ts";

type Item = { QUESTION: string; CONTEXTS: string[]; LABELS: string[]; MESHES: string[]; YEAR: string | null };

/** An article of PubMedQA: its record as a service would return it, and its MeSH headings. */
export type Article = { record: LiteratureRecord; question: string; headings: string[] };

/** The articles of PubMedQA. Its question is the article's title; its conclusion is not part of the abstract here. */
export function readPubMedQa(data: string): Article[] {
  const items: Record<string, Item> = JSON.parse(
    readFileSync(join(data, "benchmarks/pubmedqa/pqal_dev.json"), "utf8"),
  );
  return Object.entries(items).map(([pmid, item]) => ({
    question: item.QUESTION,
    headings: item.MESHES,
    record: {
      id: `pmid:${pmid}`,
      source: "pubmed",
      pmid,
      doi: null,
      pmcid: null,
      title: item.QUESTION,
      authors: [],
      journal: null,
      year: item.YEAR ? Number(item.YEAR) : null,
      abstract: item.CONTEXTS.map((text, at) => ({ label: item.LABELS[at] ?? null, text })),
      kinds: ["journal article"],
      isOpenAccess: false,
      isPreprint: false,
      isRetracted: false,
      hasConcern: false,
      isCorrected: false,
      url: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
    },
  }));
}
