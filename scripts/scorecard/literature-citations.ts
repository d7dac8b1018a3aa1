import {
  type AnswerBlock,
  type CheckedCitations,
  checkAnswer,
} from "#app/core/literature/citations/check-answer.ts";
import { type SearchResult, toSearchResults } from "#app/core/literature/citations/search-results.ts";
import type { ClaimedCitation } from "#app/core/literature/citations/verify-citation.ts";
import type { LiteratureRecord } from "#app/core/literature/record.ts";
import type { Article } from "./pubmedqa.ts";
import type { Random } from "./random.ts";
import { atLeast, atMost, type Line } from "./section.ts";

const ANSWERS = 500;
const RECORDS = 6;

/** An answer that the model could give: one statement, in its own words, with one citation and the article's PMID. */
type Given = { words: string; pmid: string; citation: ClaimedCitation };

/**
 * Answers over six articles each. Unaltered, each must be shown as supported, with a quote that is in the cited
 * abstract letter for letter. Then one detail of each is altered, as could happen between the model and us: it may be
 * shown, but never as verified.
 */
export function scoreCitations(
  articles: readonly Article[],
  random: Random,
): { lines: Line[]; examples: string[] } {
  const examples: string[] = [];
  const total = { supported: 0, quotes: 0, verbatim: 0, shown: 0 };
  for (let at = 0; at < ANSWERS; at++) {
    const records = random
      .shuffle(articles)
      .slice(0, RECORDS)
      .map(({ record }) => record);
    const given = answerOver(records, random);
    const untouched = checkAnswer([blockOf(given)], records);
    if (isVerified(untouched)) total.supported++;
    else examples.push(`not supported: ${given.words} <- ${given.citation.cited_text}`);
    for (const { record, quotes } of untouched.sources)
      for (const { text } of quotes) {
        total.quotes++;
        if (record.abstract.some((part) => part.text.includes(text))) total.verbatim++;
      }
    const [name, alter] = random.pick(ALTERATIONS);
    const altered = alter(given, records, random);
    if (!isVerified(checkAnswer([blockOf(altered)], records))) continue;
    total.shown++;
    examples.push(`shown as verified: ${name}: ${altered.words} <- ${JSON.stringify(altered.citation)}`);
  }
  const lines = [
    atLeast("untouched citations verified", total.supported, ANSWERS, 1),
    atLeast("quotes verbatim in the cited abstract", total.verbatim, total.quotes, 1),
    atMost("altered citations, quotes or PMIDs shown as verified", total.shown, ANSWERS, 0),
  ];
  return { lines, examples };
}

function isVerified({ pieces }: CheckedCitations): boolean {
  return pieces.some(({ standing }) => standing === "supported");
}

function answerOver(records: readonly LiteratureRecord[], random: Random): Given {
  const index = random.integer(0, records.length - 1);
  const result = toSearchResults(records)[index] as SearchResult;
  const start = random.integer(0, result.content.length - 1);
  const end = random.integer(start + 1, Math.min(result.content.length, start + 3));
  return {
    words: "This was studied and reported in the article named here",
    pmid: records[index]?.pmid ?? "",
    citation: {
      type: "search_result_location",
      cited_text: joined(result, start, end),
      source: result.source,
      title: result.title,
      search_result_index: index,
      start_block_index: start,
      end_block_index: end,
    },
  };
}

function joined({ content }: SearchResult, start: number, end: number): string {
  return content
    .slice(start, end)
    .map(({ text }) => text)
    .join("");
}

function blockOf({ words, pmid, citation }: Given): AnswerBlock {
  return { text: `${words} (PMID: ${pmid}).`, citations: [citation] };
}

type Alter = (given: Given, records: readonly LiteratureRecord[], random: Random) => Given;

const cited =
  (change: (citation: ClaimedCitation, random: Random) => Partial<ClaimedCitation>): Alter =>
  (given, _, random) => ({ ...given, citation: { ...given.citation, ...change(given.citation, random) } });

/** A different random one out of `count`. */
const other = (value: number, count: number, random: Random) =>
  (value + random.integer(1, count - 1)) % count;

const ALTERATIONS: readonly (readonly [name: string, alter: Alter])[] = [
  [
    "another record",
    cited(({ search_result_index: index }, random) => ({
      search_result_index: other(index, RECORDS, random),
    })),
  ],
  [
    "another record with its source and title",
    (given, records, random) => {
      const index = other(given.citation.search_result_index, RECORDS, random);
      const { source, title } = toSearchResults(records)[index] as SearchResult;
      return { ...given, citation: { ...given.citation, search_result_index: index, source, title } };
    },
  ],
  [
    "another record, quote and all",
    (given, records, random) => ({ ...answerOver(withoutCited(given, records), random), pmid: given.pmid }),
  ],
  ["a record that is none", cited((_, random) => ({ search_result_index: RECORDS + random.integer(0, 50) }))],
  [
    "blocks moved",
    cited(({ start_block_index: start, end_block_index: end }) => ({
      start_block_index: start + 1,
      end_block_index: end + 1,
    })),
  ],
  ["one block more", cited(({ end_block_index: end }) => ({ end_block_index: end + 1 }))],
  ["a word left out", cited(({ cited_text: text }, random) => ({ cited_text: withoutWord(text, random) }))],
  [
    "a word replaced",
    cited(({ cited_text: text }, random) => ({ cited_text: withWord(text, random, () => "unchanged") })),
  ],
  ["a letter changed", cited(({ cited_text: text }, random) => ({ cited_text: withLetter(text, random) }))],
  [
    "a digit changed or added",
    cited(({ cited_text: text }, random) => ({ cited_text: withDigit(text, random) })),
  ],
  ["cut short", cited(({ cited_text: text }) => ({ cited_text: text.slice(0, -12) }))],
  [
    "a made-up source",
    cited((_, random) => ({
      source: `https://pubmed.ncbi.nlm.nih.gov/${random.integer(1_000_000, 39_999_999)}/`,
    })),
  ],
  ["a made-up title", cited(({ title }) => ({ title: `${title} revisited` }))],
  ["a digit of the PMID", (given, _, random) => ({ ...given, pmid: withDigit(given.pmid, random) })],
  [
    "the PMID of another record",
    (given, records, random) => ({
      ...given,
      pmid: random.pick(records.filter(({ pmid }) => pmid !== given.pmid)).pmid ?? "",
    }),
  ],
  [
    "words in quotation marks that nobody wrote",
    (given) => ({ ...given, words: `${given.words}, “with results that nobody had expected”` }),
  ],
];

/** The same list, with the cited record replaced by another one, so that its number stays valid. */
function withoutCited({ citation }: Given, records: readonly LiteratureRecord[]): LiteratureRecord[] {
  const index = citation.search_result_index;
  return records.map((record, at) =>
    at === index ? (records[(index + 1) % records.length] ?? record) : record,
  );
}

function withWord(text: string, random: Random, change: (word: string) => string): string {
  const words = text.split(" ");
  const at = random.integer(0, words.length - 1);
  return words.map((word, index) => (index === at ? change(word) : word)).join(" ");
}

function withoutWord(text: string, random: Random): string {
  return withWord(text, random, () => "");
}

function withLetter(text: string, random: Random): string {
  const places = Array.from(text.matchAll(/[a-z]/gi), ({ index }) => index);
  const at = random.pick(places);
  const letter = text[at] === "x" ? "y" : "x";
  return text.slice(0, at) + letter + text.slice(at + 1);
}

function withDigit(text: string, random: Random): string {
  const places = Array.from(text.matchAll(/\d/g), ({ index }) => index);
  if (places.length === 0) return `${text} 7`;
  const at = random.pick(places);
  return text.slice(0, at) + String((Number(text[at]) + random.integer(1, 9)) % 10) + text.slice(at + 1);
}
