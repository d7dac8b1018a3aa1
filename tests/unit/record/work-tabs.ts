import type { OpenedWork, SavedWork } from "#app/core/record/work/work.ts";
import type { WorkCopies, WorkCopy } from "#app/core/record/work/work-copies.ts";
import { openWorkKeeper } from "#app/core/record/work/work-keeper.ts";
import type { WorkKind } from "#app/core/record/work/work-kind.ts";
import type { LeftWork, SentWork } from "#app/core/record/work/work-transport.ts";

/** What a tab of these tests holds. */
export type TabForm = { notes: string; vitals: string };
const KIND: WorkKind<TabForm> = {
  tool: "sbar",
  empty: { notes: "", vitals: "" },
  called: () => "unsaved note",
  isEmpty: ({ notes, vitals }) => notes === "" && vitals === "",
  read: (stored) => {
    const { notes = "", vitals = "" } = (stored ?? {}) as Partial<TabForm>;
    return { notes, vitals };
  },
};

/** A server in memory: `isAway` loses the request, `isDeaf` loses the answer. */
function memoryServer() {
  let held = { text: null as string | null, revision: 0, saveId: "" };
  const server = {
    isAway: false,
    isDeaf: false,
    held: () => held,
    save: async ({ text, revision, saveId }: SentWork): Promise<SavedWork> => {
      if (server.isAway) throw new Error("away");
      const isSaved = revision === held.revision;
      if (isSaved) held = { text, revision: revision + 1, saveId };
      if (server.isDeaf) throw new Error("deaf");
      return isSaved ? { isSaved, revision: held.revision } : { isSaved, current: held };
    },
  };
  return server;
}

/** A clock that the test moves; what is due runs in order. */
export function memoryClock() {
  let now = 0;
  let due: { at: number; work: () => void }[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  return {
    now: () => now,
    newId: () => crypto.randomUUID(),
    after: (ms: number, work: () => void) => {
      const entry = { at: now + ms, work };
      due.push(entry);
      return () => {
        due = due.filter((one) => one !== entry);
      };
    },
    async run(ms: number) {
      const end = now + ms;
      await settle();
      for (;;) {
        const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        due = due.filter((one) => one !== next);
        now = next.at;
        next.work();
        await settle();
      }
      now = end;
    },
  };
}

/** What one tab keeps in the browser, and what other tabs left there. */
export type Box = { copy: WorkCopy | null; others?: WorkCopy[]; isEarlier?: boolean; found?: Promise<void> };

function memoryCopies(box: Box): WorkCopies {
  return {
    write: async (copy) => {
      box.copy = structuredClone(copy);
    },
    read: async () => {
      const { copy: own, others = own ? [own] : [], isEarlier = false, found } = box;
      await found;
      return others.map((copy) => ({
        copy,
        at: 5,
        isEarlier,
        drop: () => {
          box.others = box.others?.filter((one) => one !== copy) ?? [];
        },
      }));
    },
    erase: () => {
      box.copy = null;
    },
  };
}

export type Parts = {
  server: ReturnType<typeof memoryServer>;
  clock: ReturnType<typeof memoryClock>;
  box?: Box;
  isFromEarlierSession?: boolean;
  left?: LeftWork | null;
  /** What differs in this tool. */
  kind?: Partial<WorkKind<TabForm>>;
};

/** A tab that opens the tool now. */
export function tab({
  server,
  clock,
  box = { copy: null },
  isFromEarlierSession = false,
  left: leftBefore,
  kind = {},
}: Parts) {
  const { text, revision, saveId } = server.held();
  const opened: OpenedWork = {
    userId: "u",
    tool: "sbar",
    text,
    revision,
    saveId,
    savedAt: text === null ? null : 1,
    isFromEarlierSession,
    sessionId: "s",
    browserKey: "",
  };
  const left: SentWork[] = [];
  const leftOver: string[] = [];
  const transport = {
    load: async () => opened,
    save: server.save,
    saveOnLeaving: (work: SentWork, over: readonly string[]) => {
      left.push(work);
      leftOver.push(...over);
    },
  };
  const copies = memoryCopies(box);
  const keeper = openWorkKeeper({
    kind: { ...KIND, ...kind },
    transport,
    copies,
    clock,
    opened,
    left: leftBefore ?? null,
  });
  const page = { state: keeper.state() };
  keeper.onRestore((state) => {
    page.state = state;
  });
  const type = (change: Partial<TabForm>) => {
    page.state = { ...page.state, ...change };
    keeper.change(page.state);
  };
  return { keeper, page, type, left, leftOver, box };
}

export const parts = () => ({ server: memoryServer(), clock: memoryClock() });
export const stored = (server: ReturnType<typeof memoryServer>) =>
  JSON.parse(server.held().text ?? "null") as { state: TabForm; other?: TabForm } | null;
