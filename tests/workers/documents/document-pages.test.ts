import { expect, test } from "vitest";
import { uploadChunks, uploads } from "#app/base/data/schema.ts";
import { unfinishedUploads } from "#app/rooms/documents/store/unfinished-uploads.server.ts";
import { database, everywhereD1 } from "../databases.ts";
import { watchConsole } from "../sbar/note-calls.ts";
import { ask, ORIGIN, personWithPlan, type TestPerson, TO_A_PAGE } from "../signed-in.ts";
import { ANALYSIS, seedDocument, seedQuestion, storedDocument } from "./seeded-document.ts";

/** A page's text in a browser without scripts. */
async function pageOf(person: TestPerson, path: string) {
  const response = await ask(person, path, { headers: TO_A_PAGE });
  const html = (await response.text()).replace(/<script.*?<\/script>/gs, "").replaceAll("<!-- -->", "");
  const text = html.replace(/<style.*?<\/style>|<[^>]*>/gs, " ").replaceAll(/\s+/g, " ");
  return { status: response.status, html, text };
}

const post = (person: TestPerson, body: Record<string, string>) =>
  ask(person, "/analysis/history", {
    method: "POST",
    body: new URLSearchParams(body).toString(),
    headers: { ...TO_A_PAGE, "Content-Type": "application/x-www-form-urlencoded" },
  });

async function seedUpload({ userId }: TestPerson, fileName: string, arrived: number, touchedAt: number) {
  const id = crypto.randomUUID();
  await database.insert(uploads).values({
    id,
    userId,
    fileName,
    claimedType: "",
    fileSize: 3_500_000,
    totalChunks: 7,
    createdAt: touchedAt,
    touchedAt,
  });
  for (let chunkIndex = 0; chunkIndex < arrived; chunkIndex++)
    await database
      .insert(uploadChunks)
      .values({ uploadId: id, userId, chunkIndex, size: 524_288, checksum: "0".repeat(64) });
  return id;
}

test("/analysis and /notes/analysis both show File Analysis with its area, buttons and the way to the history [DOC-01] [DOC-02] [DOC-15]", async () => {
  const person = await personWithPlan();
  for (const path of ["/analysis", "/notes/analysis"]) {
    const { status, html, text } = await pageOf(person, path);
    expect(status).toBe(200);
    expect(html).toContain("<h1>File Analysis</h1>");
    expect(html).toMatch(/<input type="file" accept="\.pdf,/);
    for (const button of ["Analyze Document", "Start Over"])
      expect(html).toMatch(new RegExp(`<button [^>]*>${button}</button>`));
    expect(html).toMatch(/<a [^>]*href="\/analysis\/history"[^>]*>Document History<\/a>/);
    expect(text).toContain("File analyses this month 0 / 1");
    expect(html).toMatch(/<h2 [^>]*>Ask Questions About the Document<\/h2>/);
  }
  // Also while a document is open.
  await seedDocument(person, { openedAt: Date.now() });
  for (const path of ["/analysis", "/notes/analysis"]) {
    const { html } = await pageOf(person, path);
    expect(html).toContain("<h1>File Analysis</h1>");
    expect(html).toMatch(/<a [^>]*href="\/analysis\/history"[^>]*>Document History<\/a>/);
  }
});

test("a document that was opened in the last 24 hours is open again, an older, an archived and another person's are not [OPEN-73]", async () => {
  const isOpen = async (opened: Parameters<typeof seedDocument>[1], whose?: TestPerson) => {
    const person = await personWithPlan();
    const id = await seedDocument(whose ?? person, opened);
    const page = await ask(person, "/analysis", { headers: TO_A_PAGE });
    expect(page.status).toBe(200);
    return (await page.text()).includes(id);
  };
  const [day, minute] = [24 * 3_600_000, 60_000];
  expect(await isOpen({ openedAt: Date.now() - day + minute })).toBe(true);
  expect(await isOpen({ openedAt: Date.now() - day })).toBe(false);
  expect(await isOpen({ archivedAt: 1 })).toBe(false);
  expect(await isOpen({}, await personWithPlan())).toBe(false);
});

test("an upload that was interrupted is offered with how far it came, another person's and an old one are not", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  const now = Date.now();
  const uploadId = await seedUpload(person, "scan.pdf", 3, now - 60_000);
  await seedUpload(person, "old.pdf", 3, now - 25 * 3_600_000);
  await seedUpload(other, "foreign.pdf", 3, now);
  expect(await unfinishedUploads(database, person.userId, now)).toEqual([
    { uploadId, fileName: "scan.pdf", percent: 42 },
  ]);
  const { text } = await pageOf(person, "/analysis");
  expect(text).toContain("Choose scan.pdf again to continue at 42%.");
  expect(text).not.toMatch(/old\.pdf|foreign\.pdf/);
  await seedUpload(other, "whole.csv", 7, now);
  const whole = await pageOf(other, "/analysis");
  expect(whole.text).toContain("whole.csv is uploaded but not analyzed yet.");
  expect(whole.text).not.toContain("whole.csv again");
  await seedDocument(person, { uploadId });
  expect(await unfinishedUploads(database, person.userId, now)).toEqual([]);
});

test("the history is in the page before any script runs, and what is written in it is text [DOC-32] [DOC-33] [DOC-37]", async () => {
  const person = await personWithPlan();
  const id = await seedDocument(person, {
    fileName: "<img src=x onerror=alert(1)>.pdf",
    createdAt: Date.UTC(2026, 10, 21, 14, 5),
    summary: "<script>alert(2)</script>",
  });
  await seedDocument(await personWithPlan(), { fileName: "foreign.pdf" });
  const { html, text } = await pageOf(person, "/analysis/history");
  expect(text).toContain("Nov 21, 2026, 14:05");
  expect(text).toMatch(/chief complaint\s+vital signs\s+View\s+Archive/);
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;.pdf");
  expect(html).toContain("&lt;script&gt;alert(2)&lt;/script&gt;");
  expect(html).toContain(`href="/analysis/document/${id}"`);
  expect(text).not.toContain("foreign.pdf");
  const empty = await pageOf(await personWithPlan(), "/analysis/history");
  expect(empty.text).toContain("No documents found");
  expect(empty.html).toMatch(/<a [^>]*href="\/analysis"[^>]*>Upload Document<\/a>/);
});

test("a history that cannot be read is a page that says so [DOC-36]", async () => {
  watchConsole();
  const person = await personWithPlan();
  await seedDocument(person);
  await everywhereD1.exec("ALTER TABLE documents RENAME TO documents_away");
  const page = await pageOf(person, "/analysis/history").finally(() =>
    everywhereD1.exec("ALTER TABLE documents_away RENAME TO documents"),
  );
  expect([page.status, page.text]).toEqual([
    200,
    expect.stringContaining("Failed to load document history. Please try again."),
  ]);
});

test("Archive and Restore work without scripts, for the person's own documents only [DOC-34] [OPEN-76]", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  const id = await seedDocument(person);
  const archived = await post(person, { id, move: "archive" });
  expect([archived.status, archived.headers.get("Location")]).toEqual([302, "/analysis/history"]);
  expect((await pageOf(person, "/analysis/history")).text).toContain("No documents found");
  expect((await pageOf(person, "/analysis/history?archived=1")).text).toContain("letter.pdf");
  expect((await post(other, { id, move: "restore" })).status).toBe(404);
  expect((await storedDocument(id))?.archivedAt).not.toBeNull();
  const restored = await post(person, { id, move: "restore" });
  expect(restored.headers.get("Location")).toBe("/analysis/history?archived=1");
  expect((await storedDocument(id))?.archivedAt).toBeNull();
  expect((await post(person, { id, move: "erase" })).status).toBe(400);
});

test("a document's page has the way back, name, date, summary, all sections, past questions and the form, before any script runs [DOC-39] [DOC-40] [DOC-41]", async () => {
  const person = await personWithPlan();
  const id = await seedDocument(person, { createdAt: Date.UTC(2026, 10, 21, 14, 5) });
  await seedQuestion(person, id, "Which oxygen?", Date.now());
  const { status, html, text } = await pageOf(person, `/analysis/document/${id}`);
  expect(status).toBe(200);
  expect(html).toMatch(
    /<p class="back"><a [^>]*href="\/analysis\/history"[^>]*>.*? Document History<\/a><\/p>/,
  );
  expect(html).toContain("<h1>letter.pdf</h1>");
  expect(text).toContain("Nov 21, 2026, 14:05");
  expect(text).toContain("Summary Admitted with pneumonia.");
  // Its lines and paragraphs are kept.
  expect(html).toContain('<p class="plain-text">Admitted with pneumonia.</p>');

  expect(html).toMatch(/<button [^>]*aria-pressed="true"[^>]*>Chief Complaint<\/button>/);
  for (const words of ["Shortness of breath.", "SpO2 88%.", "Amoxicillin 500 mg.", "Answer to Which oxygen?"])
    expect(text).toContain(words);
  expect(html).toMatch(/<h2>Chief Complaint<\/h2><button type="button">Copy<\/button>/);
  expect(html).toContain('<p class="question">Which oxygen?</p>');
  expect(html).toMatch(/Ask Questions About the Document<\/h2>.*?<form/s);
  expect(html).toMatch(/<button type="submit" class="primary">Ask<\/button>/);
  expect(html).toContain("<title>Document · NurseGPT</title>");
  expect((await storedDocument(id))?.openedAt).toBeGreaterThan(0);
});

test("a summary stands on its document's page statement by statement, with the places, where the analysis has them [DOC-39]", async () => {
  const person = await personWithPlan();
  const [complaint] = ANALYSIS.sections.chief_complaint ?? [];
  const statements = ["Admitted with pneumonia.", "Improves on oxygen."].map((text) => ({
    text,
    standing: "supported" as const,
    evidence: complaint?.evidence ?? [],
  }));
  const sections = { ...ANALYSIS.sections, clinical_summary: statements };
  const id = await seedDocument(person, { analysis: { ...ANALYSIS, sections } });
  const { html } = await pageOf(person, `/analysis/document/${id}`);
  const [, summary] = /<h2 id="summary">Summary<\/h2>(.*?)<\/section>/s.exec(html) ?? [];
  expect(summary?.match(/<li /g)).toHaveLength(2);
  for (const { text } of statements) expect(summary).toContain(text);
  expect(summary).toContain("page 1: show in the document");
});

test("a document that cannot be read is a page that says so [DOC-45]", async () => {
  watchConsole();
  const person = await personWithPlan();
  const id = await seedDocument(person);
  await everywhereD1.exec("ALTER TABLE documents RENAME TO documents_away");
  const page = await pageOf(person, `/analysis/document/${id}`).finally(() =>
    everywhereD1.exec("ALTER TABLE documents_away RENAME TO documents"),
  );
  expect([page.status, page.text]).toEqual([
    500,
    expect.stringContaining("Failed to load document. Please try again."),
  ]);
});

test("a document that is read or failed says so on its page", async () => {
  const person = await personWithPlan();
  const progress = { step: 3, of: 12, unit: "page" as const, estimate: null };
  const reading = await seedDocument(person, { status: "reading", progress, text: null, analysis: null });
  expect((await pageOf(person, `/analysis/document/${reading}`)).text).toContain("reading page 3 of 12");
  const failed = await seedDocument(person, {
    status: "failed",
    failureCode: "encrypted",
    failureWords: "This file is protected with a password.",
    analysis: null,
  });
  const { text } = await pageOf(person, `/analysis/document/${failed}`);
  expect(text).toContain("This file is protected with a password.");
  expect(text).not.toContain("Try again");
});

test("signed out, the pages lead to the sign-in and come back [OPEN-61]", async () => {
  const person = await personWithPlan();
  for (const path of ["/analysis", "/notes/analysis", "/analysis/history", "/analysis/document/x"]) {
    const page = await ask(person, path, { headers: TO_A_PAGE, cookies: { idleMs: null } });
    const to = new URL(page.headers.get("Location") ?? "", ORIGIN);
    expect([page.status, to.pathname, to.searchParams.get("redirect_url")]).toEqual([302, "/sign-in", path]);
  }
});
