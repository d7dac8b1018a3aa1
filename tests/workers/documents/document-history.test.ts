import { expect, test } from "vitest";
import type { HistoryAnswer } from "#app/rooms/documents/detail/document-history.ts";
import { ask, personWithPlan, post, type TestPerson } from "../signed-in.ts";
import { seedDocument, storedDocument } from "./seeded-document.ts";

const HISTORY = "/api/document-search-history";

async function historyOf(person: TestPerson, query = ""): Promise<HistoryAnswer> {
  const response = await ask(person, `${HISTORY}${query}`);
  expect(response.status).toBe(200);
  return response.json();
}

test("the history answers the person's own documents in queries, the archived ones apart, newest first, with name, date, summary and section types [API-27] [DOC-33]", async () => {
  const person = await personWithPlan();
  await seedDocument(await personWithPlan());
  const archived = await seedDocument(person, { archivedAt: Date.UTC(2026, 2, 1) });
  const old = await seedDocument(person, { createdAt: Date.UTC(2026, 0, 2, 3, 4, 5), fileName: "old.csv" });
  const fresh = await seedDocument(person, {
    createdAt: Date.UTC(2026, 1, 1),
    status: "reading",
    summary: null,
    sections: [],
  });
  const answer = await historyOf(person);
  expect(answer).toEqual({
    queries: [
      {
        id: fresh,
        filename: "letter.pdf",
        created_at: "2026-02-01T00:00:00.000Z",
        summary: "",
        sections: [],
        status: "reading",
        failure: null,
      },
      {
        id: old,
        filename: "old.csv",
        created_at: "2026-01-02T03:04:05.000Z",
        summary: "Admitted with pneumonia.",
        sections: ["chief_complaint", "vital_signs"],
        status: "done",
        failure: null,
      },
    ],
    next: null,
  });
  expect((await historyOf(person, "?archived=1")).queries.map(({ id }) => id)).toEqual([archived]);
});

test("the history says why a document failed", async () => {
  const person = await personWithPlan();
  const failure = { failureCode: "scan-unasked", failureWords: "This PDF is a scan." };
  await seedDocument(person, { status: "failed", summary: null, sections: [], ...failure });
  expect((await historyOf(person)).queries[0]).toMatchObject({
    status: "failed",
    failure: { code: "scan-unasked", words: "This PDF is a scan." },
  });
});

test("the history comes in pages of 30 that neither repeat nor lose a document of the same moment [API-27]", async () => {
  const person = await personWithPlan();
  const at = Date.UTC(2026, 4, 5);
  const ids = await Promise.all(
    Array.from({ length: 64 }, (_, index) =>
      seedDocument(person, { createdAt: at - (index % 3), text: null, analysis: null }),
    ),
  );
  const seen: string[] = [];
  const sizes: number[] = [];
  let query = "";
  for (;;) {
    const { queries, next } = await historyOf(person, query);
    sizes.push(queries.length);
    seen.push(...queries.map(({ id }) => id));
    if (next === null) break;
    query = `?before=${encodeURIComponent(next)}`;
  }
  expect(sizes).toEqual([30, 30, 4]);
  expect(seen.toSorted()).toEqual(ids.toSorted());
  expect((await ask(person, `${HISTORY}?before=nonsense`)).status).toBe(400);
});

test("archiving answers 204 to an empty body, takes the document off the list and into the archived ones; restoring brings it back [API-29] [OPEN-45] [DOC-34]", async () => {
  const person = await personWithPlan();
  const id = await seedDocument(person);
  for (let time = 0; time < 2; time++) {
    const archived = await post(person, `/api/document/${id}/archive`);
    expect([archived.status, await archived.text()]).toEqual([204, ""]);
  }
  expect((await historyOf(person)).queries).toEqual([]);
  expect((await historyOf(person, "?archived=1")).queries.map((item) => item.id)).toEqual([id]);
  expect((await post(person, `/api/document/${id}/restore`)).status).toBe(204);
  expect((await historyOf(person)).queries.map((item) => item.id)).toEqual([id]);
  expect((await historyOf(person, "?archived=1")).queries).toEqual([]);
});

test("another person's document and one that was never there are not found, and stay as they are", async () => {
  const [owner, other] = [await personWithPlan(), await personWithPlan()];
  const id = await seedDocument(owner);
  for (const path of [`/api/document/${id}`, `/api/document/${crypto.randomUUID()}`])
    for (const move of ["archive", "restore"]) {
      const answer = await post(other, `${path}/${move}`);
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: "document_not_found" }]);
    }
  expect((await storedDocument(id))?.archivedAt).toBeNull();
});

test("the list is asked for with GET, archive and restore with POST; signed out, all are refused", async () => {
  const person = await personWithPlan();
  const id = await seedDocument(person);
  expect((await post(person, HISTORY)).status).toBe(405);
  expect((await ask(person, `/api/document/${id}/archive`)).status).toBe(405);
  expect((await ask(person, `/api/document/${id}/restore`)).status).toBe(405);
  const cookies = { idleMs: null };
  expect((await ask(person, HISTORY, { cookies })).status).toBe(401);
  expect((await post(person, `/api/document/${id}/archive`, undefined, { cookies })).status).toBe(401);
});
