import { plainLetters } from "#app/base/text/plain-letters.ts";
import type { NoteBody } from "./note.ts";
import { newestClaims } from "./signed-claims.ts";

/**
 * The searchable words of a kept note: its title and text, the statements of its newest version, its amendments, and
 * what was typed for it. Neither the words of the storage format, nor what the coach asked for.
 */
export function wordsOfNote(body: NoteBody): string {
  const { title, text, form } = body;
  const note = fieldsOf(body.note);
  const newest = newestClaims(body);
  const content = fieldsOf(newest?.content);
  const items = listOf(note.items);
  const statements = listOf(content.items).map((place) => fieldsOf(items[Number(place)]).text);
  const added = newest?.amendments.map((amendment) => fieldsOf(amendment).text) ?? [];
  const typed = [form, listOf(note.forms)[Number(content.form)]].flatMap(typedIn);
  return [title, text, ...statements, ...added, ...typed]
    .filter((words) => typeof words === "string")
    .join("\n");
}

function typedIn(form: unknown): unknown[] {
  if (typeof form === "string") return [form];
  const { nurseNotes, vitalSigns, demographics } = fieldsOf(form);
  return [nurseNotes, vitalSigns, ...Object.values(fieldsOf(demographics))];
}

/** A body is the page's own, and may contain anything. */
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * Whether a text has everything that is searched for, each word as the beginning of one of its words, in any order and
 * case, with or without diacritics, apostrophes, and hyphens between figures. A number of up to three figures is whole,
 * and a bed's or room's follows its word.
 */
export function wordFinder(sought: string): ((text: string) => boolean) | null {
  // Words do not begin with quotation marks: the words of a phrase are searched for one by one.
  const words = unjoined(plainLetters(sought))
    .replace(/["“”„«»]/g, " ")
    .match(SOUGHT);
  if (!words) return null;
  const patterns = words.map((word) => {
    const begins = /^[\p{L}\p{N}]/u.test(word) ? "(?<![\\p{L}\\p{N}]|\\d[.,])" : "";
    const ends = /(?<!\d)\d{1,3}$/.test(word) ? "(?!\\d|[.,]\\d)" : "";
    return new RegExp(`${begins}${escaped(word).replace(/\s+/g, "[\\s#:.-]*")}${ends}`, "u");
  });
  return (text) => {
    const plain = plainLetters(text);
    const held = [plain, unjoined(plain)];
    return patterns.every((pattern) => held.some((words) => pattern.test(words)));
  };
}

/** "o’brien" and "o'brien" are "obrien", "88-12345" is "8812345": telephones type another apostrophe. */
const unjoined = (plain: string): string =>
  plain.replace(/(?<=\p{L})['’‘ʼ`´](?=\p{L})/gu, "").replace(/(?<=\d)-(?=\d)/g, "");

const SOUGHT = /\b(?:bed|room|rm|bay|ward|cubicle|cot|unit)\s+\d+\S*|\S+/gu;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
