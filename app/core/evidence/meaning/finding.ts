import type { Mark } from "../statement.ts";

/** A rule that compares what statement and notes both say, by what it compares. */
export type Rule =
  | "sex"
  | "attribution"
  | "allergy"
  | "actors"
  | "order"
  | "status"
  | "certainty"
  | "denial"
  | "direction"
  | "opposites"
  | "binding"
  | "person"
  | "lost"
  | "exchanged"
  | "undenied"
  | "unowned"
  | "denialscope"
  | "invented"
  | "otherword"
  | "oppositeword"
  | "attempt"
  | "charted"
  | "course"
  | "attime"
  | "degree"
  | "reporter"
  | "circumstance"
  | "notyetdone"
  | "former"
  | "contrast"
  | "meanwhile"
  | "relief"
  | "ownillness";

/**
 * A possible objection to a statement, before it is weighed: a conflict that a rule sees, a new word, or a fact that is
 * denied, spelled in letters or elsewhere in the notes.
 */
export type Finding = Mark & { rule: Rule | "new" | "negation" | "spelled" | "moved" };
