import type { OpenedWork, SavedWork } from "./work.ts";

/** What is sent: over which revision, and the id by which this save is recognized. */
export type SentWork = { text: string | null; revision: number; saveId: string };

/** Where work is sent. Each call may reject; `save` then counts as not done. */
export type WorkTransport = {
  load(): Promise<OpenedWork>;
  save(work: SentWork): Promise<SavedWork>;
  /**
   * The page goes away: sends without waiting, if that is possible.
   * @param over ids of the saves that this one replaces, in whatever order they arrive
   */
  saveOnLeaving(work: SentWork, over: readonly string[]): void;
};

/** What a closed page leaves for the tab's next one: ids of saves, and nothing of the work itself. */
export type LeftWork = {
  /** Its last save, which may arrive only now. */
  saveId: string;
  /** The saves that it replaces; one of them may hold the work, or arrive only now. */
  over: readonly string[];
  /** The work was empty. */
  isCleared: boolean;
};
