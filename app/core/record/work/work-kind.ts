import type { WorkTool } from "./work.ts";

/** What one tool says of its work. */
export type WorkKind<State> = {
  tool: WorkTool;
  empty: State;
  /** How the question whether it is to come back calls it: "Restore your …?". */
  called(state: State): string;
  /** All of it is kept elsewhere and done with: no later session is asked about it. */
  isDone?(state: State): boolean;
  /** Nothing that is worth keeping. */
  isEmpty(state: State): boolean;
  /**
   * Whether what the page holds has nothing to do any more with what it held before: its text was emptied, or is about
   * another patient or in another note. Asked only while a second version is offered.
   */
  isAnother?(before: State, after: State): Promise<boolean>;
  /**
   * One state for two that look the same on the page, with all that was typed for either; null where a person can tell
   * them apart, or one of them holds something that the other would lose.
   */
  asOne?(mine: State, theirs: State): State | null;
  /** Whether of two versions that were changed at once the first stands, whoever made it; else each page keeps its own. */
  outranks?(first: State, second: State): boolean;
  /** A stored state; the empty one for what cannot be read. */
  read(stored: unknown): State;
};

export type WorkClock = {
  now(): number;
  /** Runs later; returns what takes that back. */
  after(ms: number, work: () => void): () => void;
  /** A name that was not used before. */
  newId(): string;
};

/** What the page says of its work; `other` is a second version of what was changed in two places at once. */
export type WorkView<State> = {
  status: "idle" | "saving" | "saved" | "on_this_computer";
  question: { savedAt: number; called: string } | null;
  other: State | null;
};
