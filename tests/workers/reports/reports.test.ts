import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { statementReports } from "#app/base/data/schema.ts";
import { readEnv } from "#app/base/runtime/env.server.ts";
import {
  erasePerson,
  exportPerson,
  openReport,
  sweepReports,
} from "#app/core/reports/report-store.server.ts";
import { keyDepsOf, openTextSeal } from "#app/core/sealing/text-seal.server.ts";
import { database } from "../databases.ts";

import { personWithPlan, post, type TestPerson } from "../signed-in.ts";

const report = (person: TestPerson, body: unknown) => post(person, "/api/reports", body);
const rowsOf = ({ userId }: TestPerson) =>
  database.select().from(statementReports).where(eq(statementReports.userId, userId));

test("a report without text is a count: tool, kind and time", async () => {
  const person = await personWithPlan();
  expect((await report(person, { tool: "note", kind: "altered" })).status).toBe(204);
  expect(await rowsOf(person)).toEqual([
    expect.objectContaining({ tool: "note", kind: "altered", sealedWords: null, sealedStatement: null }),
  ]);
});

test("what was added lies sealed, without the identifiers in it, and is read with the person's key alone", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  const words = "Mr. Harold Finch never had that.";
  await report(person, { tool: "nanda", kind: "unsafe", words, statement: "Patient is DNR." });
  const [row] = await rowsOf(person);
  if (!row) throw new Error("Nothing was stored.");
  expect(JSON.stringify(row)).not.toMatch(/DNR|Finch|never/);
  const openedFor = ({ userId }: TestPerson) =>
    openReport(row, openTextSeal(keyDepsOf(readEnv(env)), userId));
  expect(await openedFor(person)).toMatchObject({ statement: "Patient is DNR." });
  expect((await openedFor(person)).words).not.toContain("Finch");
  expect((await openedFor(other)).statement).toBe("");
});

test("a report is in the export and goes with the account; another person's stays", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  for (const one of [person, other])
    await report(one, { tool: "chat", kind: "other", words: "Look at this." });
  expect(await exportPerson({ env: readEnv(env), database }, person.userId)).toMatchObject([
    { tool: "chat", kind: "other", words: "Look at this." },
  ]);
  await erasePerson(database, person.userId);
  expect(await rowsOf(person)).toEqual([]);
  expect(await rowsOf(other)).toHaveLength(1);
});

test("what no form sends is refused, and nobody reports without being signed in", async () => {
  const person = await personWithPlan();
  for (const body of [
    { tool: "note", kind: "sabotage" },
    { tool: "elsewhere", kind: "wrong" },
    { tool: "note", kind: "wrong", notes: "the whole note" },
    { tool: "note", kind: "wrong", words: "x".repeat(501) },
  ])
    expect((await report(person, body)).status).toBe(400);
  expect(await rowsOf(person)).toEqual([]);
});

test("one person's reports are limited by the hour", async () => {
  const person = await personWithPlan();
  const answers = [];
  for (let at = 0; at < 21; at++) answers.push(await report(person, { tool: "note", kind: "wrong" }));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(20);
  expect(answers.at(-1)?.status).toBe(429);
  expect(answers.at(-1)?.headers.has("Retry-After")).toBe(true);
});

test("a report is deleted after a year", async () => {
  const person = await personWithPlan();
  await report(person, { tool: "note", kind: "wrong" });
  const day = 24 * 60 * 60 * 1000;
  await sweepReports(database, Date.now() + 364 * day);
  expect(await rowsOf(person)).toHaveLength(1);
  await sweepReports(database, Date.now() + 366 * day);
  expect(await rowsOf(person)).toEqual([]);
});
