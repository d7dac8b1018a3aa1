import { asc, eq, lt } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { statementReports } from "#app/base/data/schema.ts";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import type { SweepCounts } from "#app/core/maintenance/counts.ts";
import { eraseRows } from "#app/core/maintenance/erase-rows.server.ts";
import { CONTACT_MESSAGE_DAYS } from "#app/core/plans/promises.ts";
import { keyDepsOf, openTextSeal, type TextSeal } from "#app/core/sealing/text-seal.server.ts";
import type { Report } from "./report.ts";

export const TABLES = [statementReports] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

type Row = typeof statementReports.$inferSelect;
type Deps = { env: Parameters<typeof keyDepsOf>[0]; database: PersonDatabase };

/** A report as it is read, with its texts opened. */
type OpenedReport = Pick<Row, "tool" | "kind" | "createdAt"> & { words: string; statement: string };

/** Keeps a report. Identifiers in its texts are replaced first, and the texts are sealed under the person's key. */
export async function storeReport(
  { env, database }: Deps,
  userId: string,
  { tool, kind, words, statement }: Report,
  now: number,
): Promise<void> {
  const id = crypto.randomUUID();
  const { pseudonymize } = openPseudonymizer([]);
  const seal = openTextSeal(keyDepsOf(env), userId);
  const sealed = async (text: string | undefined, part: string) =>
    text ? await seal.seal({ kind: "report", id: `${id}/${part}` }, pseudonymize(text)) : null;
  await database.insert(statementReports).values({
    id,
    userId,
    tool,
    kind,
    sealedWords: await sealed(words, "words"),
    sealedStatement: await sealed(statement, "statement"),
    createdAt: now,
  });
}

/** A stored report with its texts; "" for one that it lacks or whose key is gone. */
export async function openReport(row: Row, seal: Pick<TextSeal, "open">): Promise<OpenedReport> {
  const { id, tool, kind, createdAt, sealedWords, sealedStatement } = row;
  const opened = async (text: string | null, part: string) =>
    text === null ? "" : await seal.open({ kind: "report", id: `${id}/${part}` }, text);
  return {
    tool,
    kind,
    createdAt,
    words: await opened(sealedWords, "words"),
    statement: await opened(sealedStatement, "statement"),
  };
}

/** The person's reports, oldest first. */
export async function exportPerson({ env, database }: Deps, userId: string): Promise<OpenedReport[]> {
  const rows = await database
    .select()
    .from(statementReports)
    .where(eq(statementReports.userId, userId))
    .orderBy(asc(statementReports.createdAt), asc(statementReports.id));
  const seal = openTextSeal(keyDepsOf(env), userId);
  return Promise.all(rows.map((row) => openReport(row, seal)));
}

/** Erases the person's reports; safe to repeat. */
export const erasePerson = (database: PersonDatabase, userId: string): Promise<SweepCounts> =>
  eraseRows(database, userId, TABLES);

/** Deletes reports that are older than a message may be. Safe to run twice. @returns how many */
export async function sweepReports(database: PersonDatabase, now: number): Promise<number> {
  const old = await database
    .delete(statementReports)
    .where(lt(statementReports.createdAt, now - CONTACT_MESSAGE_DAYS * DAY_MS))
    .returning({ id: statementReports.id });
  return old.length;
}
