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
 * Something in the statement that its source does not say, or says otherwise.
 * `start` and `end` are UTF-16 offsets in the statement's text; `inNotes` is what the notes say in its place.
 */
export type Mismatch = { kind: FactKind; text: string; start: number; end: number; inNotes: string | null };

export type CheckedStatement = {
  text: string;
  standing: Support;
  evidence: Span[];
  mismatches: Mismatch[];
};

/** A stretch of the nurse's input that the note does not carry. */
export type LeftOut = { kind: FactKind | "sentence"; text: string; span: Span };

/** Something a handover usually carries and the nurse did not state, e.g. { id: "temperature", label: "Temperature" }. */
export type NotStated = { id: string; label: string };
