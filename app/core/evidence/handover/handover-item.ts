import type { ConceptClass } from "../meaning/lexicon.ts";

/**
 * What nurses expect of a handover, in its order, and by what each is heard: things that are named (`concepts`, whole
 * `classes`), values that are measured, or wordings.
 */
export type HandoverItem = {
  id: string;
  label: string;
  concepts?: readonly string[];
  classes?: readonly ConceptClass[];
  /** Concepts of the classes that are not meant. */
  except?: readonly string[];
  measures?: readonly string[];
  drugs?: boolean;
  patterns?: readonly RegExp[];
  /** What looks like the item and is not: found across a place. */
  unless?: RegExp;
  /** What says, anywhere around a place, that the item is not known. */
  isUnknown?: RegExp;
  /** What a place may not consist of. */
  isNot?: RegExp;
  /** Labels of form fields that say it, whatever stands in them. */
  fields?: readonly string[];
};

/** Concepts by name, parted by commas. */
export const namesIn = (names: string): string[] => names.split(",").map((name) => name.trim());

/** What somebody says of a thing that nobody has asked about, looked at or written down yet. */
export const UNKNOWN =
  /\b(?:didn'?t|haven'?t|hasn'?t|hadn'?t|wasn'?t|weren'?t|couldn'?t|not|never|none of that|forgot|yet to|unable to)\b[^.;\n]{0,32}\b(?:ask|asked|check|checked|go|gone|going|get|got|do|done|taken|take|review\w*|discuss\w*|document\w*|record\w*|chance|obtain\w*|verif\w*)\b|\bforgot to ask\b|\b(?:blank|empty|unknown|not known|to be (?:asked|taken|clarified))\b/i;
