import { env, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { type DocumentMessage, toDocumentMessage } from "#app/rooms/documents/store/document-message.ts";
import { openDesk, type Worked } from "#workers/analysis/desk-store.ts";
import { oneAtATime } from "#workers/analysis/parse/one-at-a-time.ts";
import { parseDocument } from "#workers/analysis/parse/parse-document.ts";

const document = (documentId: string) => toDocumentMessage({ documentId, userId: "user_1", attempt: 1 });
const DONE: Worked = { is: "done" };

/** A desk with a real Durable Object's storage, whose work has the result of `answer`. */
async function withDesk(
  answer: (about: DocumentMessage, faults: number) => Worked | Promise<Worked>,
  use: (
    desk: ReturnType<typeof openDesk>,
    clock: { now: number },
    storage: DurableObjectStorage,
  ) => Promise<void>,
) {
  const stub = env.USAGE_METER.get(env.USAGE_METER.idFromName(crypto.randomUUID()));
  await runInDurableObject(stub, async (_, { storage }) => {
    const clock = { now: Date.now() };
    const desk = openDesk(
      storage,
      async (about, faults) => await answer(about, faults),
      () => clock.now,
    );
    await use(desk, clock, storage);
    await storage.deleteAlarm();
  });
}

test("a person's documents are worked on one after the other, in the order in which they came", async () => {
  const worked: string[] = [];
  await withDesk(
    ({ documentId }) => {
      worked.push(documentId);
      return DONE;
    },
    async (desk, clock, storage) => {
      for (const id of ["c", "a", "b", "c"]) {
        await desk.take(document(id));
        clock.now += 1;
      }
      while ((await storage.list({ prefix: "waiting:" })).size > 0) await desk.work();
      expect(worked).toEqual(["c", "a", "b"]);
    },
  );
});

test("what failed waits without holding up the others, and is told how often it has failed", async () => {
  const worked: string[] = [];
  await withDesk(
    ({ documentId }, faults) => {
      worked.push(`${documentId}${faults}`);
      return documentId === "bad" && faults < 2 ? { is: "later", seconds: 5, isFault: true } : DONE;
    },
    async (desk, clock, storage) => {
      await desk.take(document("bad"));
      clock.now += 1;
      await desk.take(document("good"));
      await desk.work();
      await desk.work();
      expect(await storage.getAlarm()).toBeGreaterThan(clock.now);
      for (let wait = 0; wait < 3; wait++) {
        clock.now += 6_000;
        await desk.work();
      }
      expect(worked).toEqual(["bad0", "good0", "bad1", "bad2"]);
      expect((await storage.list({ prefix: "waiting:" })).size).toBe(0);
    },
  );
});

test("one document is read at a time, and what waits comes in its turn", async () => {
  const events: string[] = [];
  const read = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    events.push(`${name} ends`);
  };
  await Promise.all(["a", "b", "c"].map((name) => oneAtATime(read(name))));
  expect(events).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});

test("an honest document beside a hostile one waits less than ten seconds longer", async () => {
  const hostile = new TextEncoder().encode(`a,b\n${'"'.repeat(3)},${"1,".repeat(4_000_000)}\n`.repeat(2));
  const honest = new TextEncoder().encode("sign,value\npulse,88\n");
  const begun = performance.now();
  const [, ended] = await Promise.all([
    parseDocument(hostile, { name: "hostile.csv", claimedType: "" }),
    parseDocument(honest, { name: "honest.csv", claimedType: "" }).then((result) => {
      expect(result.ok).toBe(true);
      return performance.now();
    }),
  ]);
  expect(ended - begun).toBeLessThan(10_000);
});
