import { ACTION_CONCEPTS } from "../lexicon/concepts/actions.ts";
import { BODY_CONCEPTS, DEVICE_CONCEPTS } from "../lexicon/concepts/body.ts";
import { CARE_CONCEPTS } from "../lexicon/concepts/care.ts";
import { CONDITION_CONCEPTS } from "../lexicon/concepts/conditions.ts";
import { HEDGES } from "../lexicon/concepts/cues.ts";
import { FINDING_CONCEPTS } from "../lexicon/concepts/findings.ts";
import { KINDS } from "../lexicon/concepts/kinds.ts";
import { PATIENT, RELATIVES, STAFF } from "../lexicon/concepts/people.ts";
import { IDIOMS, PLAIN_CONCEPTS, PLAIN_FIELDS } from "../lexicon/concepts/plain.ts";
import { QUALITIES } from "../lexicon/concepts/qualities.ts";
import { QUIET_WORDS } from "../lexicon/quiet-words.ts";
import { lemma } from "../text/lemma.ts";
import { type PhraseTable, phraseTable } from "../text/phrases.ts";
import { type Token, tokenise } from "../text/tokens.ts";

export type ConceptClass =
  | "relative"
  | "patient"
  | "staff"
  | "body"
  | "device"
  | "finding"
  | "condition"
  | "care"
  | "action"
  | "quality";

/**
 * One thing that words can mean. `field` groups values that exclude each other, for qualities only; `isPlain`: a
 * statement may introduce it.
 */
export type ClinicalConcept = { id: string; class: ConceptClass; field: string | null; isPlain: boolean };

type Lexicon = {
  concepts: PhraseTable<ClinicalConcept[]>;
  /** For a general concept, those of its kind, by their ids. */
  kinds: Map<string, string[]>;
  isQuiet(lemma: string): boolean;
};

let opened: Lexicon | null = null;

/** Opened on first use: a Worker that never checks a note does not pay for it. */
export function lexicon(): Lexicon {
  opened ??= openLexicon();
  return opened;
}

/** A text's tokens in the form in which phrases are compared: words as lemmas, hyphens left out. */
export function lemmas(text: string): Token[] {
  return asLemmas(tokenise(text));
}

/** The lemmas of a listed phrase's words; most phrases need no tokens for that. */
export function phraseWords(phrase: string): string[] {
  if (PLAIN_PHRASE.test(phrase)) return phrase.trim().split(/ +/).map(lemma);
  return lemmas(phrase).flatMap(({ kind, text }) => (kind === "word" ? [text] : []));
}

const PLAIN_PHRASE = /^ *[a-z]+(?: +[a-z]+)* *$/;

export function asLemmas(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (const token of tokens) {
    const { text, start, end, kind } = token;
    if (kind === "word") found.push({ text: lemma(text), start, end, kind });
    else if (text !== "-") found.push(token);
  }
  return found;
}

/** The concept of all turns of phrase, which have no meaning of their own. */
export const IDIOM = "turn of phrase";

const CLASSES: [ConceptClass, string][] = [
  ["relative", RELATIVES],
  ["patient", PATIENT],
  ["staff", STAFF],
  ["body", BODY_CONCEPTS],
  ["device", DEVICE_CONCEPTS],
  ["finding", FINDING_CONCEPTS],
  ["condition", CONDITION_CONCEPTS],
  ["care", CARE_CONCEPTS],
  ["action", ACTION_CONCEPTS],
  ["action", `${IDIOM}, ${IDIOMS}`],
];

function openLexicon(): Lexicon {
  const plain = new Set(itemsOf(PLAIN_CONCEPTS));
  const plainFields = new Set(itemsOf(PLAIN_FIELDS));
  const held = new Map<string, ClinicalConcept[]>();
  const add = (phrases: readonly string[], concept: ClinicalConcept) => {
    for (const phrase of phrases) {
      const key = keyOf(phrase);
      const known = held.get(key);
      if (!known) held.set(key, [concept]);
      else if (!known.some(({ id }) => id === concept.id)) known.push(concept);
    }
  };
  for (const [name, lines] of CLASSES)
    for (const line of linesOf(lines)) {
      const phrases = itemsOf(line);
      const id = phrases[0] ?? "";
      add(phrases, { id, class: name, field: null, isPlain: plain.has(id) });
    }
  for (const line of linesOf(QUALITIES)) {
    const [field = "", values = ""] = line.split(":");
    for (const value of values.split(" / ")) {
      const phrases = itemsOf(value);
      add(phrases, {
        id: `${field}:${phrases[0]}`,
        class: "quality",
        field,
        isPlain: plainFields.has(field),
      });
    }
  }
  const concepts = phraseTable<ClinicalConcept[]>((key) =>
    key.split(" ").map((text) => ({ text, start: 0, end: 0, kind: "word" })),
  );
  for (const [key, found] of held) concepts.add(key, found);
  const open = itemsOf(HEDGES)
    .map(lemma)
    .filter((form) => !form.includes(" ") && !held.has(form));
  const quiet = new Set([...QUIET_WORDS.split(/\s+/).map(lemma), ...open]);
  return { concepts, kinds: readKinds(held), isQuiet: (form) => quiet.has(form) };
}

/** A kind is named by any of its phrases, and covers every concept that has it. */
function readKinds(held: ReadonlyMap<string, readonly ClinicalConcept[]>): Map<string, string[]> {
  const idsOf = (phrase: string) =>
    phrase.includes(":") ? [phrase] : (held.get(keyOf(phrase)) ?? []).map(({ id }) => id);
  const kinds = new Map<string, string[]>();
  for (const line of linesOf(KINDS)) {
    const [general = "", special = ""] = line.split("<");
    const ids = itemsOf(special).flatMap(idsOf);
    for (const id of idsOf(general.trim())) kinds.set(id, [...(kinds.get(id) ?? []), ...ids]);
  }
  return kinds;
}

/** A phrase as it is looked up. */
const keyOf = (phrase: string): string =>
  lemmas(phrase)
    .map(({ text }) => text)
    .join(" ");

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

const itemsOf = (line: string): string[] =>
  line
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== "");
