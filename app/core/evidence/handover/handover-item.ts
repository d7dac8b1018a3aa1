import type { ConceptClass } from "../meaning/lexicon.ts";

/**
 * What nurses expect of a handover, in order, and how each item is recognized: by things that are named (`concepts`,
 * whole `classes`), values that are measured, or wordings.
 */
export type HandoverItem = {
  id: string;
  label: string;
  concepts?: readonly string[];
  classes?: readonly ConceptClass[];
  /** Concepts of those classes that are not meant. */
  except?: readonly string[];
  measures?: readonly string[];
  drugs?: boolean;
  patterns?: readonly RegExp[];
  /** Something that looks like the item and is not: matched across a place. */
  unless?: RegExp;
  /** A wording, anywhere around a place, by which the item is not known. */
  isUnknown?: RegExp;
  /** What nobody has done yet states it all the same: a task, a result that is pending, a line that is in. */
  isSaidUndone?: true;
  /** What a place may not consist of. */
  isNot?: RegExp;
  /** Labels of form fields that state it, whatever they contain. */
  fields?: readonly string[];
};

/** Concept names, separated by commas. */
export const namesIn = (names: string): string[] => names.split(",").map((name) => name.trim());

/** How people speak of something that nobody has asked about, looked at or written down yet. */
export const UNKNOWN =
  /\b(?:didn'?t|haven'?t|hasn'?t|hadn'?t|wasn'?t|weren'?t|couldn'?t|not|never|none of that|forgot|yet to|unable to)\b[^.;\n]{0,32}\b(?:ask|asked|check|checked|go|gone|going|get|got|do|done|taken|take|review\w*|discuss\w*|document\w*|record\w*|chance|obtain\w*|verif\w*)\b|\bforgot to ask\b|\b(?:blank|empty|unknown|not known|to be (?:asked|taken|clarified))\b/i;
