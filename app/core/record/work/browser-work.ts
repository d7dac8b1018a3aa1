import { ApiError, call, sendOnLeaving } from "#app/base/http/request.ts";
import { inTab, openLocalStore, openLocalText } from "#app/base/ui/browser/local-store.ts";
import { storedFlag, storedList, storedObject, storedText } from "#app/base/ui/browser/read-stored.ts";
import { isLeaving } from "#app/core/identity/local-traces.ts";
import type { HeldWork, OpenedWork, SavedWork, WorkTool } from "./work.ts";
import { eraseForeignCopies, openWorkCopies } from "./work-copies.ts";
import { openWorkKeeper } from "./work-keeper.ts";
import type { WorkClock, WorkKeeper, WorkKind } from "./work-kind.ts";
import type { LeftWork, WorkTransport } from "./work-transport.ts";

const pathOf = (tool: WorkTool): string => `/api/work/${encodeURIComponent(tool)}`;

/** The message between tabs of one browser: that there is something newer, never what. */
type Saved = { tool: WorkTool; userId: string; revision: number };
const CHANNEL = "nursegpt-work";

/** Set only in the browser: a Worker cannot generate random values while it loads. */
let tab = "";

type Open = { keeper: WorkKeeper<unknown>; userId: string; tool: WorkTool };
const keepers = new Map<string, Open>();
const nameOf = (tool: WorkTool, userId: string) => `${tool} ${userId}`;
let channel: BroadcastChannel | null = null;

/** When a page looks for what the previous page sent as it went away. */
const LOOKS_MS = [300, 1_500, 5_000];
/** What one page of this tab leaves for the next: its last save, and whether earlier work was wanted. */
const lastSave = (tool: WorkTool) => openLocalStore(`nursegpt:work-last-save:${tool}`, readLeft, inTab);
const readLeft = storedObject<LeftWork>({
  saveId: storedText,
  over: storedList(storedText),
  isCleared: storedFlag,
});
const answered = (tool: WorkTool) => openLocalText(`nursegpt:work-answered:${tool}`, inTab);

/** Takes over what the server holds; if it cannot be asked now, the next save finds out. */
const refresh = ({ keeper, tool }: Open): void =>
  void fetchWork(tool).then(
    (work) => isLeaving() || keeper.absorb(work),
    () => null,
  );

/** The open page's keeper for a tool, if the tool was opened before. */
export function knownKeeper<State>(kind: WorkKind<State>, userId: string): WorkKeeper<State> | null {
  return (keepers.get(nameOf(kind.tool, userId))?.keeper as WorkKeeper<State> | undefined) ?? null;
}

/** The keeper of a tool, created when the tool is first opened and kept as long as the page's scripts live. */
export function keeperOf<State>(
  kind: WorkKind<State>,
  userId: string,
  opened: OpenedWork,
): WorkKeeper<State> {
  const known = knownKeeper(kind, userId);
  if (known) return known;
  if (!channel) watch();
  if (!tab) {
    tab = crypto.randomUUID().slice(0, 8);
    holdTabOpen(tab);
  }
  eraseForeignCopies(localStorage, userId, Date.now());
  const { tool } = kind;
  const left = leftWork(tool);
  const keeper = openWorkKeeper({
    kind,
    opened: withAnswer(opened),
    left,
    onAnswer: (isWanted) => noteAnswer(opened, isWanted),
    clock: CLOCK,
    transport: transportOf(tool),
    onSaved: (revision) => channel?.postMessage({ tool, userId, revision } satisfies Saved),
    copies: openWorkCopies({
      storage: localStorage,
      userId,
      tool,
      sessionId: opened.sessionId,
      key: opened.browserKey,
      keyOfSession: async (sessionId) =>
        (await call<OpenedWork>(`${pathOf(tool)}?keyOf=${encodeURIComponent(sessionId)}`)).browserKey,
      now: Date.now,
      tab,
      openTabs,
    }),
  });
  const open = { keeper: keeper as WorkKeeper<unknown>, userId, tool };
  keepers.set(nameOf(tool, userId), open);
  // The previous page may have sent its last save after this one was loaded: then the last text is missing here, or
  // cleared text is back.
  if (left && left.saveId !== opened.saveId) for (const ms of LOOKS_MS) setTimeout(refresh, ms, open);
  return keeper;
}

function leftWork(tool: WorkTool): LeftWork | null {
  const stored = lastSave(tool);
  const left = stored.read() ?? null;
  stored.remove();
  return left;
}

const TAB_LOCK = "nursegpt-tab:";

/** A lock that the browser releases when the tab is closed or crashes, and not before. */
function holdTabOpen(name: string): void {
  const closing = () =>
    new Promise<void>((close) => addEventListener("pagehide", () => close(), { once: true }));
  navigator.locks?.request(`${TAB_LOCK}${name}`, closing).catch(() => {
    // Without it another tab takes over what this one is about to send, so that it is sent twice and merged.
  });
}

/** This browser's other open tabs; none if the browser cannot tell. */
async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.flatMap(({ name = "" }) =>
    name.startsWith(TAB_LOCK) ? [name.slice(TAB_LOCK.length)] : [],
  );
  return new Set(names.filter((name) => name !== tab));
}

/** The person's work in a tool, for a page that was opened without it. @throws ApiError */
export const fetchWork = (tool: WorkTool): Promise<OpenedWork> => call<OpenedWork>(pathOf(tool));

/**
 * Sends everything that has not been sent, before the session ends.
 * @returns whether the server then has everything
 */
export async function flushWork(): Promise<boolean> {
  const open = [...keepers.values()].map(({ keeper }) => keeper);
  await Promise.allSettled(open.map((keeper) => keeper.flush()));
  return open.every((keeper) => ["idle", "saved"].includes(keeper.view.get().status));
}

/** The answer outlives the page, so that a reload before the server knows does not ask again. */
function noteAnswer({ tool, revision }: OpenedWork, isWanted: boolean): void {
  answered(tool).write(`${revision} ${isWanted}`);
}

function withAnswer(opened: OpenedWork): OpenedWork {
  const [revision, isWanted] = answered(opened.tool).read()?.split(" ") ?? [];
  if (!opened.isFromEarlierSession || revision !== String(opened.revision)) return opened;
  return { ...opened, isFromEarlierSession: false, ...(isWanted === "true" ? {} : { text: null }) };
}

const CLOCK: WorkClock = {
  now: Date.now,
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  newId: () => crypto.randomUUID(),
};

function transportOf(tool: WorkTool): WorkTransport {
  const path = pathOf(tool);
  return {
    load: () => fetchWork(tool),
    save: async (body): Promise<SavedWork> => {
      try {
        const { revision } = await call<{ revision: number }>(path, { method: "PUT", body });
        return { isSaved: true, revision };
      } catch (error) {
        const current = currentOf(error);
        if (!current) throw error;
        return { isSaved: false, current };
      }
    },
    saveOnLeaving: (body, over) => {
      const { saveId } = body;
      const left: LeftWork = { saveId, over, isCleared: body.text === null };
      // What is too long to be sent by a closing page may still get through, and is copied in this browser.
      if (!sendOnLeaving(path, { method: "PUT", body }))
        void call(path, { method: "PUT", body }).catch(() => {});
      lastSave(tool).write(left);
    },
  };
}

/** What the server holds instead, if it says so. */
function currentOf(error: unknown): HeldWork | null {
  if (!(error instanceof ApiError) || error.reason !== "work_changed") return null;
  return (JSON.parse(error.body) as { current: HeldWork }).current;
}

function watch(): void {
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Saved>) => {
    const open = keepers.get(nameOf(data.tool, data.userId));
    if (open) refresh(open);
  };
  const each = (work: (keeper: WorkKeeper<unknown>) => void) => () => {
    for (const { keeper } of keepers.values()) work(keeper);
  };
  let isGone = false;
  addEventListener("pagehide", () => {
    isGone = true;
    if (!isLeaving()) each((keeper) => keeper.leave())();
  });
  addEventListener("pageshow", ({ persisted }) => {
    isGone = false;
    if (persisted) each((keeper) => void keeper.flush())();
  });
  addEventListener(
    "online",
    each((keeper) => void keeper.flush()),
  );
  document.addEventListener("visibilitychange", () => {
    // A page that goes away also becomes hidden, after its last save: no next page would know of a further one.
    if (document.visibilityState === "hidden" && !isGone && !isLeaving())
      each((keeper) => void keeper.flush())();
  });
}
