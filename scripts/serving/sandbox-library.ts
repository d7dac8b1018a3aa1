import { readFileSync } from "node:fs";
import { join } from "node:path";

type Item = { QUESTION: string; CONTEXTS: string[]; LABELS: string[]; YEAR: string | null };

/**
 * The articles of a PubMedQA folder for the literature stand-in, as JSON: the question is the article's title.
 * @throws Error when the folder does not have them
 */
export function sandboxLibrary(folder: string): string {
  const items: Record<string, Item> = JSON.parse(readFileSync(join(folder, "pqal_dev.json"), "utf8"));
  const articles = Object.entries(items).map(([pmid, item]) => ({
    pmid,
    title: item.QUESTION,
    year: Number(item.YEAR) || null,
    parts: item.CONTEXTS.map((text, at) => ({ label: item.LABELS[at] ?? null, text })),
  }));
  return JSON.stringify(articles);
}
