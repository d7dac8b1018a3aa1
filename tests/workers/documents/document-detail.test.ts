import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { documents, uploads } from "#app/base/data/schema.ts";
import type { ParsedDocument } from "#app/core/document/parsed-document.ts";
import { lastOpened, markOpened } from "#app/rooms/documents/detail/document-detail.server.ts";
import type { DocumentDetail } from "#app/rooms/documents/detail/document-detail.ts";
import { documentPrefix } from "#app/rooms/documents/store/document-keys.ts";
import { database } from "../databases.ts";
import { haveUsed } from "../meter/use-calls.ts";
import { ask, personWithPlan, post, type TestPerson, TO_A_PAGE } from "../signed-in.ts";
import { ANALYSIS, LETTER, seedDocument, seedQuestion, storedDocument } from "./seeded-document.ts";

async function detailOf(person: TestPerson, id: string, query = ""): Promise<DocumentDetail> {
  const response = await ask(person, `/api/document/${id}${query}`);
  expect(response.status).toBe(200);
  return response.json();
}

const TEXT = "Admission letter\nSpO2 88% on room air.\n\nAmoxicillin 500 mg.";

test("a document answers name, date, summary, content, sections and past questions [API-28] [DOC-43]", async () => {
  const person = await personWithPlan();
  const id = await seedDocument(person, { createdAt: Date.UTC(2026, 2, 4) });
  const older = await seedQuestion(person, id, "Which drugs?", 1_000);
  const newer = await seedQuestion(person, id, "Which oxygen?", Date.UTC(2026, 2, 5));
  const detail = await detailOf(person, id);
  expect(detail).toMatchObject({
    id,
    filename: "letter.pdf",
    created_at: "2026-03-04T00:00:00.000Z",
    summary: "Admitted with pneumonia.",
    content: TEXT,
    content_truncated: false,
    status: "done",
    failure: null,
  });
  expect(detail.sections).toEqual([
    {
      id: "chief_complaint",
      type: "chief_complaint",
      content: "Shortness of breath.",
      metadata: { statements: 1 },
    },
    {
      id: "vital_signs",
      type: "vital_signs",
      content: "SpO2 88%.\nBreathing is laboured.",
      metadata: { statements: 2 },
    },
  ]);
  expect(detail.recent_queries.map(({ id: question }) => question)).toEqual([newer, older]);
  expect(detail.recent_queries[0]).toEqual({
    id: newer,
    query: "Which oxygen?",
    response: "Answer to Which oxygen?",
    created_at: "2026-03-05T00:00:00.000Z",
    pieces: [
      {
        text: "Answer to Which oxygen?",
        places: [{ segment: 0, block: 1, cell: null, words: "page 1, block 2", quote: "SpO2 88%" }],
      },
    ],
  });
  expect(detail.analysis?.vitalSigns).toBe("SpO2 88%.\nBreathing is laboured.");
  expect(detail.analysis?.analysis).toEqual(ANALYSIS);
});

test("without a summary the first 200 characters of the content stand in, without content fixed words, without sections the full content [DOC-42] [DOC-43]", async () => {
  const person = await personWithPlan();
  const words = Array.from({ length: 6_000 }, (_, at) => 10_000 + at).join("");
  const long = { kind: "paragraph" as const, text: words, address: { page: 1, block: 1 } };
  const text: ParsedDocument = { ...LETTER, parts: [{ kind: "page", number: 1, blocks: [long] }] };
  const plain = await seedDocument(person, { summary: null, analysis: null, text });
  const detail = await detailOf(person, plain);
  expect(detail.summary).toBe(words.slice(0, 200));
  expect(detail.content).toBe(words.slice(0, 20_000));
  expect(detail.content_truncated).toBe(true);
  expect(detail.sections).toEqual([
    { id: "full_content", type: "full_content", content: words.slice(0, 20_000), metadata: {} },
  ]);
  const blank = await seedDocument(person, { summary: " \n", analysis: null, text });
  expect((await detailOf(person, blank)).summary).toBe(words.slice(0, 200));
  const failed = await seedDocument(person, { status: "failed", summary: null, analysis: null, text });
  expect((await detailOf(person, failed)).summary).toBe(words.slice(0, 200));
  const empty = await seedDocument(person, { status: "queued", summary: null, text: null, analysis: null });
  expect(await detailOf(person, empty)).toMatchObject({
    summary: "No summary available",
    content: "",
    sections: [{ id: "full_content", type: "full_content", content: "", metadata: {} }],
    analysis: null,
    status: "queued",
  });
});

test("the full content says what is struck out or hidden in the document", async () => {
  const person = await personWithPlan();
  const at = (block: number) => ({ kind: "paragraph" as const, address: { page: 1, block } });
  const text: ParsedDocument = {
    ...LETTER,
    parts: [
      {
        kind: "page",
        number: 1,
        blocks: [
          { ...at(1), text: "Apixaban 5 mg BD" },
          { ...at(2), text: "Warfarin 3 mg daily", isHidden: true, isStruckOut: true },
          { ...at(3), text: "white on white", isHidden: true },
        ],
      },
    ],
  };
  expect((await detailOf(person, await seedDocument(person, { text }))).content).toBe(
    "Apixaban 5 mg BD\n[Struck out in the document] Warfarin 3 mg daily\n[Hidden in the document] white on white",
  );
});

test("a document's page shows as its summary what stands in for one [DOC-42] [DOC-43]", async () => {
  const person = await personWithPlan();
  const words = Array.from({ length: 60 }, (_, at) => 10_000 + at).join("");
  const long = { kind: "paragraph" as const, text: words, address: { page: 1, block: 1 } };
  const text: ParsedDocument = { ...LETTER, parts: [{ kind: "page", number: 1, blocks: [long] }] };
  const pageOf = async (document: Parameters<typeof seedDocument>[1]) => {
    const id = await seedDocument(person, { summary: null, analysis: null, ...document });
    return (await ask(person, `/analysis/document/${id}`, { headers: TO_A_PAGE })).text();
  };
  const plain = await pageOf({ text });
  expect(plain).toContain(`>Summary</h2><p class="plain-text">${words.slice(0, 200)}</p>`);
  expect(plain).toMatch(new RegExp(`<h2>Full content</h2>[\\s\\S]*${words}`));
  expect(await pageOf({ text: null })).toContain(
    'Summary</h2><p class="plain-text">No summary available</p>',
  );
});

test("a document under way answers how far it is, and a failed one why, and whether its file is still there [OPEN-74]", async () => {
  const person = await personWithPlan();
  const progress = {
    step: 3,
    of: 12,
    unit: "page" as const,
    estimate: { inputTokens: 900, outputTokens: 300 },
  };
  const reading = await seedDocument(person, { status: "reading", progress, analysis: null, text: null });
  expect(await detailOf(person, reading)).toMatchObject({ status: "reading", progress, failure: null });
  const uploadId = crypto.randomUUID();
  const failed = await seedDocument(person, {
    status: "failed",
    uploadId,
    failureCode: "analysis-failed",
    failureWords: "It did not work.",
    analysis: null,
  });
  const failure = { code: "analysis-failed", words: "It did not work.", upload_id: null };
  expect((await detailOf(person, failed)).failure).toEqual(failure);
  await database.insert(uploads).values({
    id: uploadId,
    userId: person.userId,
    fileName: "letter.pdf",
    claimedType: "",
    fileSize: 3,
    totalChunks: 1,
    createdAt: 1,
    touchedAt: 1,
  });
  expect((await detailOf(person, failed)).failure).toEqual({ ...failure, upload_id: uploadId });
  await database.update(documents).set({ failureCode: "damaged" }).where(eq(documents.id, failed));
  expect((await detailOf(person, failed)).failure).toEqual({ ...failure, code: "damaged", upload_id: null });
});

test("a missing, an archived and another person's document are not found on every path, page or call [DOC-44]", async () => {
  const [owner, other] = [await personWithPlan(), await personWithPlan()];
  const foreign = await seedDocument(owner);
  const archived = await seedDocument(other, { archivedAt: 1 });
  const words = "Document not found: the document you're looking for doesn't exist or has been archived.";
  for (const id of [foreign, archived, crypto.randomUUID()]) {
    for (const path of ["", "/text", "/text?segment=1"]) {
      const answer = await ask(other, `/api/document/${id}${path}`);
      expect([path, answer.status, await answer.json()]).toMatchObject([path, 404, { error: words }]);
    }
    const page = await ask(other, `/analysis/document/${id}`, {
      headers: TO_A_PAGE,
    });
    expect(page.status).toBe(404);
    expect(await page.text()).toContain(words.replaceAll("'", "&#x27;"));
  }
});

test("the text is given stretch by stretch, with what all stretches are called", async () => {
  const person = await personWithPlan();
  const id = await seedDocument(person);
  const first = await (await ask(person, `/api/document/${id}/text`)).json();
  expect(first).toEqual({
    segment: { part: { kind: "page", name: "Page 1" }, blocks: LETTER.parts[0]?.blocks },
    index: ["Page 1", "Page 2"],
  });
  const second = await (await ask(person, `/api/document/${id}/text?segment=1`)).json();
  expect(second).toMatchObject({ segment: { part: { name: "Page 2" } } });
  expect((await ask(person, `/api/document/${id}/text?segment=2`)).status).toBe(404);
  for (const wrong of ["-1", "1.5", "x", "../0"])
    expect((await ask(person, `/api/document/${id}/text?segment=${wrong}`)).status).toBe(400);
});

test("a document is found by the id of its upload as well, and only by its owner [OPEN-74]", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  const uploadId = crypto.randomUUID();
  const id = await seedDocument(person, { uploadId });
  expect(await detailOf(person, uploadId, "?following=1")).toMatchObject({ id, content: TEXT });
  expect((await ask(person, `/api/document/${uploadId}/text`)).status).toBe(200);
  expect((await ask(other, `/api/document/${uploadId}`)).status).toBe(404);
});

test("an upload that is no document yet is 204 to a page that follows it, and not found to anybody else [OPEN-74]", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  const id = crypto.randomUUID();
  await database.insert(uploads).values({
    id,
    userId: person.userId,
    fileName: "letter.pdf",
    claimedType: "",
    fileSize: 3,
    totalChunks: 1,
    createdAt: Date.now(),
    touchedAt: Date.now(),
  });
  expect((await ask(person, `/api/document/${id}?following=1`)).status).toBe(204);
  expect((await ask(person, `/api/document/${id}`)).status).toBe(404);
  expect((await ask(other, `/api/document/${id}?following=1`)).status).toBe(404);
  await seedDocument(person, { uploadId: id, archivedAt: 1 });
  expect((await ask(person, `/api/document/${id}?following=1`)).status).toBe(404);
});

test("looking at a document makes it the one opened last, following its analysis does not [OPEN-64] [OPEN-73]", async () => {
  const person = await personWithPlan();
  const hourAgo = Date.now() - 3_600_000;
  const one = await seedDocument(person, { openedAt: hourAgo });
  const two = await seedDocument(person, { openedAt: hourAgo + 1 });
  await seedDocument(await personWithPlan());
  const newest = async () => (await lastOpened(database, person.userId, hourAgo - 1))?.id;
  await detailOf(person, one, "?following=1");
  expect(await newest()).toBe(two);
  await detailOf(person, one);
  expect(await newest()).toBe(one);
  await detailOf(person, two);
  expect(await newest()).toBe(two);
  const three = await seedDocument(person, { openedAt: hourAgo + 2 });
  const page = { headers: TO_A_PAGE };
  expect((await ask(person, `/analysis/document/${three}`, page)).status).toBe(200);
  expect(await newest()).toBe(three);
  await markOpened(database, { userId: person.userId, documentId: one }, Date.now() + 1_000);
  expect(await newest()).toBe(one);
  const now = Date.now() + 100_000;
  await markOpened(database, { userId: person.userId, documentId: one }, now);
  await markOpened(database, { userId: person.userId, documentId: one }, now + 59_000);
  expect((await storedDocument(one))?.openedAt).toBe(now);
  expect(await lastOpened(database, person.userId, now)).toBeNull();
});

test("a document whose text is gone from the bucket is shown without it", async () => {
  const person = await personWithPlan();
  const id = await seedDocument(person);
  const { objects } = await env.DOCUMENTS.list({ prefix: documentPrefix(person.userId, id) });
  await env.DOCUMENTS.delete(objects.map(({ key }) => key));
  expect(await detailOf(person, id)).toMatchObject({ content: "", analysis: null, status: "done" });
  expect((await ask(person, `/api/document/${id}/text`)).status).toBe(404);
});

test("usage of file analyses answers used, limit and tokens of the month [API-22]", async () => {
  const person = await personWithPlan("Basic");
  await haveUsed(person, "file_analysis", 3);
  await haveUsed(person, "sbar", 1);
  const answer = await ask(person, "/api/file-analysis-usage", { cookies: { plan: "Basic" } });
  expect(await answer.json()).toEqual({
    file_analysis_used: 3,
    file_analysis_limit: 10,
    token_usage: {
      input_tokens: 4,
      output_tokens: 4,
      input_token_limit: 150_000,
      output_token_limit: 70_000,
    },
  });
  expect((await post(person, "/api/file-analysis-usage")).status).toBe(405);
});
