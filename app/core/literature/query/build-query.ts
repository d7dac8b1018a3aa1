import type { KnownIdentifier } from "#app/core/identifiers/found.ts";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import { type Concept, conceptsOf } from "./concepts.ts";

/** One search, as each service takes it. */
export type SourceQuery = { europePmc: string; pubMed: string };

export type LiteratureQuery = {
  /** What is searched for, in the question's own words, each term once. */
  terms: string[];
  /**
   * From the strictest to the widest: the next one is tried when a search finds little. Empty if the question names
   * nothing to search for.
   */
  searches: SourceQuery[];
};

/** How many concepts an article must have at first. */
const MOST_REQUIRED = 4;
const MOST_CONCEPTS = 20;
const MOST_WAYS = 7;

/**
 * A person's question as literature searches: without identifiers of persons, with abbreviations and lay words beside
 * what they stand for, in valid syntax whatever was typed.
 *
 * The strict search requires the most telling concepts (diseases and unknown words first, then care, people) and one of
 * the others ("risk", "effective"); the wide one requires the first of them and any other; the widest any.
 * @param known identifiers that the person stated as such
 */
export function buildQuery(question: string, known: readonly KnownIdentifier[] = []): LiteratureQuery {
  const concepts = conceptsOf(withoutIdentifiers(question, known)).filter(({ kind }) => kind !== "part");
  const chosen = concepts
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    .slice(0, MOST_CONCEPTS);
  if (chosen.length === 0) return { terms: [], searches: [] };
  const plans = plansFor(chosen).filter((plan, at, all) => all.findIndex((one) => isSame(one, plan)) === at);
  return {
    terms: concepts.filter((concept) => chosen.includes(concept)).map(({ text }) => text),
    searches: plans.map((plan) => ({ europePmc: write(plan, EUROPE_PMC), pubMed: write(plan, PUBMED) })),
  };
}

const ORDER: Concept["kind"][] = ["condition", "unknown", "care", "person", "aspect", "general"];

/** Never required alone while there is anything else: studies express them in too many ways. */
const VAGUE: Concept["kind"][] = ["aspect", "general"];

/** Groups that must all be matched; each is matched by any of its concepts. */
type Plan = Concept[][];

function plansFor(concepts: Concept[]): Plan[] {
  const telling = concepts.findIndex(({ kind }) => VAGUE.includes(kind));
  const count = Math.min(MOST_REQUIRED, Math.max(1, telling === -1 ? concepts.length : telling));
  const required = concepts.slice(0, count).map((concept) => [concept]);
  const others = concepts.slice(count);
  const strict = others.length > 0 ? [...required, others] : required;
  const wide = concepts.length > 2 ? [concepts.slice(0, 1), concepts.slice(1)] : [concepts];
  return [strict, wide, [concepts]];
}

function isSame(a: Plan, b: Plan): boolean {
  return a.length === b.length && a.every((group, at) => group.length === b[at]?.length);
}

type Syntax = { terms: (concept: Concept) => string[]; filter: string };

/** https://europepmc.org/searchsyntax: it handles word endings itself. */
const EUROPE_PMC: Syntax = {
  terms: (concept) => waysOf(concept).map((words) => `TITLE_ABS:"${words}"`),
  filter: "HAS_ABSTRACT:Y",
};

/**
 * https://pubmed.ncbi.nlm.nih.gov/help/: a word without a field is also mapped to subject headings and other spellings,
 * which suits words that we do not know; known ones are sent with our synonyms, in title and abstract, with any ending.
 */
const PUBMED: Syntax = {
  terms(concept) {
    const [own = "", ...others] = waysOf(concept);
    if (concept.kind === "unknown" && /^[\p{L}\p{N}]{4,}$/u.test(own)) return [own];
    const open = [own, ...others].map(withAnyEnding);
    return [...new Set([own, ...open])].map((words) => `"${words}"[tiab]`);
  },
  filter: "hasabstract",
};

/** "injur*" for "injury". PubMed requires four letters before the wildcard. */
function withAnyEnding(words: string): string {
  return words.replace(/(?<=\p{L}{4})(?:ies|y|s)?$/u, "*");
}

function write(plan: Plan, { terms, filter }: Syntax): string {
  const groups = plan.map((group) => `(${group.flatMap(terms).join(" OR ")})`);
  return [...groups, filter].join(" AND ");
}

/** The question's own words, then the vocabulary's. Others' short names could mean too much; plurals add nothing. */
function waysOf({ ways: [own = "", ...others] }: Concept): string[] {
  const clear = others.filter((words) => words !== own && words.length > 3);
  const single = clear.filter((words) => !clear.some((other) => words === `${other}s`));
  return [own, ...single].slice(0, MOST_WAYS);
}

/**
 * The question without anything that identifies a person: names, dates, record and phone numbers, addresses.
 * @param known identifiers that the person stated as such
 */
function withoutIdentifiers(question: string, known: readonly KnownIdentifier[] = []): string {
  const hidden = openPseudonymizer(known).pseudonymize(question);
  return hidden
    .replace(/⟦[^⟧]*⟧/g, BREAK)
    .replace(DATE, BREAK)
    .replace(NAMED_DATE, BREAK)
    .replace(LONG_NUMBER, BREAK);
}

/** Words on either side of it never form a phrase. */
const BREAK = " . ";
/** The model may need to know when something happened; a search for articles does not. */
const DATE = /\b\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}\b/g;
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const DAY = "\\d{1,2}(?:st|nd|rd|th)?";
const NAMED_DATE = new RegExp(`\\b(?:${MONTH}\\.? ${DAY}|${DAY}(?: of)? ${MONTH})\\b(?:,? \\d{4}\\b)?`, "gi");
/** No measure has so many digits; record numbers do. */
const LONG_NUMBER = /\b[A-Z]{0,4}[-#]?\d[\d-]{4,}\b/gi;
