import type { HeldWork, OpenedWork, WorkTool } from "./work.ts";

/** Before each look for what the page before this one sent last, in milliseconds. */
const LOOKS_MS = [150, 400, 1_000, 2_500] as const;

const keyOf = (tool: WorkTool) => `nursegpt:work-left:${tool}`;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Remembers, for the next page of this tab, a save that nobody waited for: its name alone. */
export function noteLeft(store: Store, tool: WorkTool, saveId: string): void {
  store.setItem(keyOf(tool), saveId);
}

type Taking = {
  store: Store;
  /** What this page was given when it was loaded. */
  opened: Pick<OpenedWork, "tool" | "revision" | "saveId">;
  load(): Promise<HeldWork>;
  absorb(held: HeldWork): void;
  sleep(ms: number): Promise<void>;
};

/**
 * What a page sends while it goes away may arrive after the next one was loaded, which then shows what was held before:
 * text that was typed last is missing, a conversation that was cleared is back. The next page looks until it is there.
 */
export async function takeLeft({ store, opened, load, absorb, sleep }: Taking): Promise<void> {
  const key = keyOf(opened.tool);
  const left = store.getItem(key);
  store.removeItem(key);
  if (left === null || left === opened.saveId) return;
  for (const pause of LOOKS_MS) {
    await sleep(pause);
    const held = await load().catch(() => null);
    if (held && held.revision > opened.revision) return absorb(held);
  }
}
