import { buildQuery, type SourceQuery } from "#app/core/literature/query/build-query.ts";
import { stemTerm } from "#app/core/literature/text/stem.ts";
import type { Article } from "./pubmedqa.ts";
import type { Random } from "./random.ts";
import { atLeast, atMost, type Line } from "./section.ts";

/** An identifier put into a question, and its parts, none of which may get out. */
type Identifier = { text: string; parts: string[] };

/**
 * Checks the query builder on PubMedQA's questions, each with two identifiers put before and after it: whether any of
 * their parts is left, whether both services' syntax is valid, and whether the question's clinical terms are there:
 * those of its words that are in the article's MeSH headings. A few are lost for good reason: what could be a name
 * ("India") is hidden.
 */
export function scoreQueries(
  articles: readonly Article[],
  random: Random,
): { lines: Line[]; examples: string[] } {
  const examples: string[] = [];
  const total = { left: 0, parts: 0, valid: 0, queries: 0, kept: 0, terms: 0 };
  for (const { question, headings } of articles) {
    const [before, behind] = [random.pick(BEFORE)(random), random.pick(BEHIND)(random)];
    const { searches } = buildQuery(`${before.text} ${question} ${behind.text}`);
    const written = searches
      .flatMap(({ europePmc, pubMed }) => [europePmc, pubMed])
      .join("\n")
      .toLowerCase();
    const parts = [...before.parts, ...behind.parts].filter((part) => !holds(question.toLowerCase(), part));
    const left = parts.filter((part) => holds(written, part));
    const wrong = searches.flatMap(faultsOf);
    const terms = clinicalTerms(question, headings);
    const lost = terms.filter((term) => !hasTerm(searches[0], term));
    total.left += left.length;
    total.parts += parts.length;
    total.valid += searches.length * 2 - wrong.length;
    total.queries += searches.length * 2;
    total.kept += terms.length - lost.length;
    total.terms += terms.length;
    examples.push(
      ...left.map((part) => `left: ${part} <- ${before.text} … ${behind.text}`),
      ...wrong.map((query) => `invalid: ${query}`),
      ...lost.map((term) => `lost: ${term} <- ${question}`),
    );
  }
  const lines = [
    atMost("parts of identifiers left in a query", total.left, total.parts, 0),
    atLeast("queries in valid syntax", total.valid, total.queries, 1),
    atLeast("clinical terms of the question kept", total.kept, total.terms, 0.99),
  ];
  return { lines, examples };
}

const FIRST = ["Henrietta", "Tobias", "Priya", "Ezekiel", "Marguerite", "Lorenzo"];
const LAST = ["Oakenshield", "Petrakis", "Venkataraman", "Abernathy", "Kowalczyk", "Delacroix"];

const BEFORE: ((random: Random) => Identifier)[] = [
  (random) => {
    const [first, last] = [random.pick(FIRST), random.pick(LAST)];
    return { text: `Mrs. ${first} ${last}:`, parts: [first.toLowerCase(), last.toLowerCase()] };
  },
  (random) => {
    const last = random.pick(LAST);
    return {
      text: `Pt Mr. ${last}, DOB 0${random.integer(1, 9)}/14/19${random.integer(30, 79)}.`,
      parts: [last.toLowerCase(), "14", "dob"],
    };
  },
];

const BEHIND: ((random: Random) => Identifier)[] = [
  (random) => numbered(random, "MRN ", 8),
  (random) => ({ ...numbered(random, "call 555-", 3, "-0142") }),
  (random) => {
    const last = random.pick(LAST).toLowerCase();
    return { text: `reply to ${last}@clinic.example.org`, parts: [last, "clinic.example.org"] };
  },
];

function numbered(random: Random, before: string, digits: number, after = ""): Identifier {
  const number = Array.from({ length: digits }, () => random.integer(1, 9)).join("");
  return { text: before + number + after, parts: [number] };
}

function holds(text: string, part: string): boolean {
  return new RegExp(`(?<![a-z0-9])${part.replaceAll(".", "\\.")}(?![a-z0-9])`).test(text);
}

/** A query is a chain of groups in brackets, joined by AND, with the filter at its end; a group is terms joined by OR. */
function faultsOf({ europePmc, pubMed }: SourceQuery): string[] {
  const phrase = '"[^"()\\[\\]:*\\\\]+\\*?"';
  const shape = (term: string, filter: string) =>
    new RegExp(`^(?:\\((?:${term})(?: OR (?:${term}))*\\) AND )+${filter}$`, "u");
  return [
    ...(shape(`TITLE_ABS:${phrase}`, "HAS_ABSTRACT:Y").test(europePmc) ? [] : [europePmc]),
    ...(shape(`${phrase}\\[tiab\\]|(?!(?:AND|OR|NOT)\\b)[\\p{L}\\p{N}]+`, "hasabstract").test(pubMed)
      ? []
      : [pubMed]),
  ];
}

/** Words of headings that name a kind of study or person instead of a medical subject. */
const NOT_CLINICAL = new Set(
  stems(
    "humans human adult aged male female middle studies study analysis factors factor data time models model cohort methods method use health patient patients research and as topic the of in or with case cross for current needs",
  ),
);

function clinicalTerms(question: string, headings: readonly string[]): string[] {
  const named = new Set(stems(headings.join(" ")));
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [
    ...new Set(
      words.filter(
        (word) => word.length > 2 && named.has(stemTerm(word)) && !NOT_CLINICAL.has(stemTerm(word)),
      ),
    ),
  ];
}

function stems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemTerm);
}

function hasTerm(search: SourceQuery | undefined, term: string): boolean {
  const wanted = stemTerm(term);
  return (
    search !== undefined &&
    stems(search.europePmc).includes(wanted) &&
    stems(search.pubMed.replaceAll("*", "")).includes(wanted)
  );
}
