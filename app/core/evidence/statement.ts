import type { Span } from "./text/source.ts";

/**
 * How far a statement can be trusted: found in the nurse's own words, offered as a suggestion, computed by our own
 * calculator, or not in the notes (shown in amber).
 */
export type Support = "supported" | "suggestion" | "computed" | "not_in_notes";

/** A statement as the model drafts it, with the quotes that it claims to rest on. */
export type DraftStatement = { text: string; quotes: string[]; isSuggestion: boolean };

export type FactKind =
  | "number"
  | "unit"
  | "drug"
  | "dose"
  | "route"
  | "frequency"
  | "side"
  | "time"
  | "negation";

/**
 * Something in the statement that its source does not say, or says differently.
 * `start` and `end` are UTF-16 offsets in the statement's text; `inNotes` is what the notes say in its place.
 */
export type Mismatch = { kind: FactKind; text: string; start: number; end: number; inNotes: string | null };

/**
 * A stretch of the statement that its source does not say: `not_in_notes` says more than the source or contradicts it,
 * `reworded` is another plain word for it. `inNotes` is what the source says instead; `reason` puts this in words, such
 * as "your notes: full code".
 */
export type Mark = {
  start: number;
  end: number;
  kind: "not_in_notes" | "reworded";
  reason: string;
  inNotes: string | null;
};

/** Why a dose is dotted although the nurse wrote its figure. */
export const UNIT_ADDED = "the unit is not in your notes";

/**
 * `marks` are in the order of the text, never overlapping; statements stored before there were marks have none.
 * `reading` is what a second reader said of it, if one was asked.
 */
export type CheckedStatement = {
  text: string;
  standing: Support;
  evidence: Span[];
  mismatches: Mismatch[];
  marks?: Mark[];
  reading?: "same" | "changed";
};

/** A stretch of the nurse's input that the note does not carry; a qualifier says how severe, often or certain something is. */
export type LeftOut = { kind: FactKind | "sentence" | "qualifier"; text: string; span: Span };

/**
 * What a handover lacks: an item that it usually has and the nurse did not state, e.g. { id: "temperature", label:
 * "Temperature" }, one that this kind of note requires, a question that she left open, or a task without a person or a
 * time, in her own words with their place.
 */
export type NotStated = {
  id: string;
  label: string;
  kind?: "item" | "required" | "question" | "task";
  places?: Span[];
  /** The notes have part of its name: they may say it in words that are not recognized. */
  isNear?: true;
};

/** An item of a handover that the nurse stated, and where. */
export type HeardItem = { id: string; label: string; places: Span[] } & Pick<NotStated, "isNear">;
