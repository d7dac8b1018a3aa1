import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CitedAnswer, ShownSource } from "#app/core/literature/answer/answer.ts";
import { citationLines, copyText, textWithNumbers } from "#app/core/literature/answer/answer-text.ts";
import { CitationList } from "#app/core/literature/answer/citation-list.tsx";
import { removedWords, SearchLine } from "#app/core/literature/answer/search-line.tsx";

const SOURCE: ShownSource = {
  number: 1,
  title: "Hourly rounding and falls",
  authors: ["Nightingale F", "Seacole M", "Barton C", "Cavell E"],
  journal: "Sample library",
  year: 2021,
  pmid: "123",
  doi: "10.1000/xyz",
  url: "https://pubmed.ncbi.nlm.nih.gov/123/",
  isOpenAccess: true,
  isPreprint: false,
  isRetracted: false,
  hasConcern: false,
  isCorrected: false,
  quotes: [{ label: "RESULTS", text: "Falls were fewer." }],
};

const TEXT = "Falls were fewer. It is always so. Wards differ by 9.";
const piece = (part: string, standing: CitedAnswer["pieces"][number]["standing"], sources: number[]) => ({
  start: TEXT.indexOf(part),
  end: TEXT.indexOf(part) + part.length,
  text: part,
  standing,
  sources,
  mentions: [],
});
const PIECES = [
  piece("Falls were fewer.", "supported", [1]),
  piece("It is always so.", "unsupported", []),
  piece("Wards differ by 9.", "numbers_differ", [1, 2]),
];

test("the text of an answer carries the numbers of its citations and its warnings in words", () => {
  expect(textWithNumbers({ text: TEXT, pieces: PIECES })).toBe(
    "Falls were fewer. [1] It is always so. (not from a source) Wards differ by 9. [1][2] (a number here is not in the source)",
  );
});

test("a citation is authors, title, journal, year, ids and address, and what marks the article", () => {
  const second = { ...SOURCE, number: 2, title: "Bed alarms" };
  const line = (title: string) =>
    `Nightingale F, Seacole M, Barton C et al. ${title}. Sample library, 2021. PMID 123, DOI 10.1000/xyz. https://pubmed.ncbi.nlm.nih.gov/123/ [Open access]`;
  expect(citationLines([SOURCE, second])).toEqual([line("Hourly rounding and falls"), line("Bed alarms")]);
  const bare = { ...SOURCE, authors: [], journal: null, year: null, doi: null, pmid: null };
  const marked = { ...bare, isOpenAccess: false, isRetracted: true, isPreprint: true, hasConcern: true };
  expect(citationLines([{ ...marked, title: "Does it help?" }])).toEqual([
    "Does it help? https://pubmed.ncbi.nlm.nih.gov/123/ [Retracted] [Expression of concern] [Preprint, not peer reviewed]",
  ]);
});

test("a copy keeps the numbered citations below the text [RES-04]", () => {
  expect(copyText("Falls were fewer. [1]", ["First.", "Second."])).toBe(
    "Falls were fewer. [1]\n\nCitations\n1. First.\n2. Second.",
  );
  expect(copyText("Nothing.", [])).toBe("Nothing.");
});

test("the list of citations is numbered and shows link, ids, marks and the verified quote [RES-05]", () => {
  const html = renderToStaticMarkup(
    <CitationList
      sources={[
        { ...SOURCE, isRetracted: true },
        { ...SOURCE, number: 2, title: "Bed alarms" },
      ]}
      idOf={(number) => `c-${number}`}
    />,
  );
  expect(html).toMatch(/^<ol class="citations"><li id="c-1".*>Hourly rounding.*<li id="c-2".*>Bed alarms</);
  expect(html).toContain(
    '<a href="https://pubmed.ncbi.nlm.nih.gov/123/" target="_blank" rel="noopener noreferrer">Hourly rounding and falls</a>',
  );
  expect(html).toContain("PMID 123 · DOI 10.1000/xyz");
  expect(html).toContain('<span class="tag mark-alarm">Retracted</span>');
  expect(html).toContain('<span class="tag mark-good">Open access</span>');
  expect(html).toContain('<b class="small">RESULTS: </b>“Falls were fewer.”');
});

test("what was searched for is shown, what was taken out before, and which service failed", () => {
  const search = {
    terms: ["hourly rounding", "falls"],
    removed: ["name", "id"],
    found: 9,
    read: 4,
    failed: [{ source: "pubmed" as const, code: "timed_out" as const }],
  };
  const html = renderToStaticMarkup(<SearchLine search={search} />);
  expect(html).toContain("<b>hourly rounding, falls</b>");
  expect(html).toContain("Read 4 of 9 articles found.");
  expect(html).toContain(
    "Removed before searching: names, record numbers. We found no others in what you typed.",
  );
  expect(html).toContain("PubMed took too long, so its articles are missing here.");
  expect(removedWords([])).toBe("No identifiers were found in your question.");
});
