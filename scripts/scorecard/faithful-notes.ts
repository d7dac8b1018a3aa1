import type { BaseInput } from "./base-inputs.ts";
import type { Random } from "./random.ts";

/** A statement of a note with the quote it rests on (null: the model gave none). */
export type NoteStatement = { text: string; quote: string | null };
/** A note that faithfully says what its input says. */
export type Note = { input: BaseInput; statements: NoteStatement[] };

/** A note of the input's own sentences, as by a careful model: fillers may be dropped, quotes differ in length. */
export function makeFaithfulNote(input: BaseInput, random: Random): Note {
  const hasFillers = random.happens(0.4);
  const statements = sentencesOf(input.text).map((sentence) => ({
    text: hasFillers ? sentence : withoutFillers(sentence),
    quote: quoteOf(sentence, random),
  }));
  return { input, statements: statements.filter(({ text }) => /[a-z]{3}/i.test(text)) };
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[^.\s][.!?])\s+(?=["A-Z0-9[])|\n+/)
    .map((sentence) => sentence.replace(/\[Clinician\]\s*/g, "").trim())
    .filter((sentence) => sentence.split(" ").length >= 2);
}

function withoutFillers(sentence: string): string {
  return sentence
    .replace(/,?\s*\b(?:uh|um|umm|you know|y'know)\b(?:\.\.\.|,)?/gi, "")
    .replace(/\s+/g, " ")
    .replace(/^[,\s]+/, "")
    .trim();
}

/** The whole sentence, a piece of it, or none. */
function quoteOf(sentence: string, random: Random): string | null {
  const words = sentence.split(" ");
  const choice = random.next();
  if (choice < 0.6 || words.length < 6) return sentence;
  if (choice < 0.8) return null;
  const from = random.integer(0, Math.floor(words.length / 2));
  return words.slice(from, from + random.integer(3, words.length - from)).join(" ");
}
