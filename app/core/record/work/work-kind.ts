import type { Store } from "#app/base/ui/browser/store.ts";
import type { HeldWork, WorkTool } from "./work.ts";

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

/** Keeps one tool's work. */
export type WorkKeeper<State> = {
  view: Store<WorkView<State>>;
  state(): State;
  /** The person changed the page's state. */
  change(state: State): void;
  /** Takes what was typed before the page knew what is kept: if both have content, both are offered. */
  join(typed: State): void;
  /** Takes what the server holds, when the page is opened or another tab has saved. */
  absorb(opened: HeldWork): void;
  /** Sends what has not been sent. @returns when the server has it, or could not be reached */
  flush(): Promise<void>;
  leave(): void;
  /** The person's answer to whether earlier work is to come back. */
  answer(isWanted: boolean): void;
  /** The person's choice between the two versions; the replaced one can be chosen back. */
  choose(isOther: boolean): void;
  /** Calls back with a state that did not come from the page. */
  onRestore(listener: (state: State) => void): () => void;
};
