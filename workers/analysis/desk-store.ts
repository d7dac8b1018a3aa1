import type { DocumentMessage } from "#app/rooms/documents/store/document-message.ts";
import type { AnalysisOutcome } from "./analyse/analyse-document.server.ts";

/** How work on a document ended, and whether that was a fault rather than a wait. */
export type Worked = AnalysisOutcome & { isFault?: boolean };

/** A document on the desk. `due`: when to look at it next, Unix milliseconds. */
type Waiting = { about: DocumentMessage; faults: number; due: number; taken: number };

type Storage = Pick<DurableObjectStorage, "get" | "put" | "delete" | "list" | "getAlarm" | "setAlarm">;

/** After a delivery was killed, the next one finds its lease, and waits at least this long. */
const AT_LEAST_MS = 1_000;

/** One person's documents and the order in which they are worked on: the oldest of those that are due. */
export function openDesk(
  storage: Storage,
  work: (about: DocumentMessage, faults: number) => Promise<Worked>,
  now: () => number,
) {
  const keyOf = ({ documentId, attempt }: DocumentMessage) => `waiting:${documentId}:${attempt}`;
  const waiting = async () =>
    [...(await storage.list<Waiting>({ prefix: "waiting:" })).values()].sort((a, b) => a.taken - b.taken);
  const wakeUp = async () => {
    const all = await waiting();
    if (all.length > 0) await storage.setAlarm(Math.max(now(), Math.min(...all.map(({ due }) => due))));
  };
  return {
    async take(about: DocumentMessage): Promise<void> {
      const known = await storage.get<Waiting>(keyOf(about));
      if (!known) await storage.put(keyOf(about), { about, faults: 0, due: now(), taken: now() });
      if ((await storage.getAlarm()) === null || known === undefined) await wakeUp();
    },
    /** Works on one document and leaves the rest to the next alarm. */
    async work(): Promise<void> {
      const next = (await waiting()).find(({ due }) => due <= now());
      if (next) {
        const worked = await work(next.about, next.faults);
        if (worked.is === "done") await storage.delete(keyOf(next.about));
        else
          await storage.put(keyOf(next.about), {
            ...next,
            faults: next.faults + (worked.isFault ? 1 : 0),
            due: now() + Math.max(AT_LEAST_MS, worked.seconds * 1000),
          });
      }
      await wakeUp();
    },
  };
}
