import type { WorkTool } from "./work.ts";

/** What one tool declares about its work. */
export type WorkKind<State> = {
  tool: WorkTool;
  empty: State;
  /** Its name in the question whether it is to come back: "Restore your …?". */
  called(state: State): string;
  /** Its first words, by which the question tells it from other work. */
  beginning?(state: State): string;
  /** All of it is kept elsewhere and finished: no later session is asked about it. */
  isDone?(state: State): boolean;
  /** There is nothing worth keeping. */
  isEmpty(state: State): boolean;
  /**
   * Whether what the page holds is unrelated to what it held before: its text was emptied, or is about another patient
   * or in another note. Called only while a second version is offered.
   */
  isAnother?(before: State, after: State): Promise<boolean>;
  /**
   * One state for two that look the same on the page, with everything typed for either; null if a person can tell them
   * apart, or one of them holds something that the other would lose.
   */
  asOne?(mine: State, theirs: State): State | null;
  /** Whether the first of two concurrent versions wins, whoever made it; otherwise each page keeps its own. */
  outranks?(first: State, second: State): boolean;
  /** Reads a stored state; an empty one if it cannot be read. */
  read(stored: unknown): State;
};

export type WorkClock = {
  now(): number;
  /** Runs later. @returns cancels that */
  after(ms: number, work: () => void): () => void;
  /** An unused name. */
  newId(): string;
};

/** What the page shows about its work; `other` is a second version of what was changed in two places at once. */
export type WorkView<State> = {
  status: "idle" | "saving" | "saved" | "on_this_computer";
  question: { savedAt: number; called: string; beginning: string } | null;
  other: State | null;
};
