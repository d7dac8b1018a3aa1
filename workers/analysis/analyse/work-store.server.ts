import type { PersonBucket } from "#app/core/sealing/sealed-bucket.server.ts";
import { workKey } from "#app/rooms/documents/store/document-keys.ts";

export type AnalysisAttempt = { userId: string; documentId: string; attempt: number };

/** The named results of one attempt so far, so that a redelivery resumes instead of starting over. */
export type WorkStore = {
  read<Value>(name: string): Promise<Value | null>;
  write(name: string, value: unknown): Promise<void>;
  /** The value stored under the name, or else what `make` makes, once it is stored. */
  once<Value>(name: string, make: () => Promise<Value>): Promise<Value>;
  /**
   * Runs what may crash the whole process. Each start is stored first and forgotten however the run ends; two that
   * never ended are enough.
   * @throws what `tooOften` makes when two starts are stored
   */
  atMostTwice<Value>(name: string, tooOften: () => Error, run: () => Promise<Value>): Promise<Value>;
};

export function openWork(bucket: PersonBucket, { userId, documentId, attempt }: AnalysisAttempt): WorkStore {
  const keyOf = (name: string) => workKey(userId, documentId, attempt, name);
  const read = async <Value>(name: string) =>
    ((await (await bucket.get(keyOf(name)))?.json<Value>()) ?? null) as Value | null;
  const write = async (name: string, value: unknown) =>
    void (await bucket.put(keyOf(name), JSON.stringify(value)));
  const atMostTwice = async <Value>(name: string, tooOften: () => Error, run: () => Promise<Value>) => {
    const begun = (await read<number>(name)) ?? 0;
    if (begun >= 2) throw tooOften();
    await write(name, begun + 1);
    try {
      return await run();
    } finally {
      await bucket.delete(keyOf(name));
    }
  };
  return {
    atMostTwice,
    read,
    write,
    once: async <Value>(name: string, make: () => Promise<Value>) => {
      const known = await read<Value>(name);
      if (known !== null) return known;
      const made = await make();
      await write(name, made);
      return made;
    },
  };
}
