import type { OpenedWork, SavedWork } from "./work.ts";

/** What is sent: over which revision, and the name by which this save is known again. */
export type SentWork = { text: string | null; revision: number; saveId: string };

/** Where work goes. Each call may reject; `save` then counts as not done. */
export type WorkTransport = {
  load(): Promise<OpenedWork>;
  save(work: SentWork): Promise<SavedWork>;
  /**
   * The page goes away: sends without waiting, where that is possible.
   * @param over names of the saves that this one replaces, in whatever order they arrive
   */
  saveOnLeaving(work: SentWork, over: readonly string[]): void;
};

/** What a page that went away leaves the tab's next one: names of saves, and nothing of the work itself. */
export type LeftWork = {
  /** Its last save, which may arrive only now. */
  saveId: string;
  /** The saves that it replaces; one of them may hold the work, or arrive only now. */
  over: readonly string[];
  /** Nothing was left of the work. */
  isCleared: boolean;
};
