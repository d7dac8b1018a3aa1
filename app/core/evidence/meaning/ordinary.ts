import { ORDINARY_WORDS } from "#app/base/text/ordinary-words.ts";
import { PLAIN_ENGLISH } from "../lexicon/plain-english.ts";
import { lemma, rootOf } from "../text/lemma.ts";
import { lexicon } from "./lexicon.ts";

let known: Set<string> | null = null;

/** Whether a lemma is a common English word that no clinical list has. */
export function isOrdinaryWord(form: string): boolean {
  known ??= openWords();
  return known.has(form) || known.has(rootOf(form.replace(/ish$/, "")));
}

function openWords(): Set<string> {
  const forms = [...ORDINARY_WORDS, ...PLAIN_ENGLISH.split(/\s+/)].map(lemma);
  return new Set([...forms, ...forms.map(rootOf)].filter((form) => form.length > 1));
}

/** Whether a word is common or in the clinical lists: then it is not an unknown medicine. */
export function isKnownWord(word: string): boolean {
  const form = lemma(word);
  return (
    isOrdinaryWord(form) ||
    lexicon().concepts.match([{ text: form, start: 0, end: 0, kind: "word" }], 0) !== null
  );
}
