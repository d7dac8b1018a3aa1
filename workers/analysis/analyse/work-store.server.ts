import { workKey } from "#app/rooms/documents/store/document-keys.ts";

export type AnalysisAttempt = { userId: string; documentId: string; attempt: number };

/** What one attempt has got so far, each under a name, so that a repeated delivery goes on instead of beginning anew. */
export type WorkStore = {
  read<Value>(name: string): Promise<Value | null>;
  write(name: string, value: unknown): Promise<void>;
  /** What is stored under the name, or what `make` makes, stored before it is given. */
  once<Value>(name: string, make: () => Promise<Value>): Promise<Value>;
};

export function openWork(bucket: R2Bucket, { userId, documentId, attempt }: AnalysisAttempt): WorkStore {
  const keyOf = (name: string) => workKey(userId, documentId, attempt, name);
  const read = async <Value>(name: string) =>
    ((await (await bucket.get(keyOf(name)))?.json<Value>()) ?? null) as Value | null;
  const write = async (name: string, value: unknown) =>
    void (await bucket.put(keyOf(name), JSON.stringify(value)));
  return {
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
