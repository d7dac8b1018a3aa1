import { and, desc, eq, inArray, isNotNull, lte } from "drizzle-orm";
import type { Database } from "#app/base/data/database.server.ts";
import { researchSearches } from "#app/base/data/schema.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { seal, unseal } from "#app/core/identity/drafts/draft-seal.server.ts";
import type { ResearchAnswer } from "./research.ts";
import { ANSWER_LIFE_MS, type Cached, MOST_SEARCHES, type PastSearch, searchKey } from "./searches.ts";

export type SearchStore = {
  /** The person's searches, newest first, each query once, at most ten. */
  list(): Promise<PastSearch[]>;
  /** Puts a search at the top of the history, in place of an earlier one of the same query. */
  keep(query: string, cached: Cached | null): Promise<void>;
  remove(query: string): Promise<void>;
  clear(): Promise<void>;
};

type Store = {
  database: Database;
  userId: string;
  /** 32 bytes, base64. */
  base64Key: string;
  now: () => number;
};

/** One person's searches, encrypted at rest; an answer is read for 24 hours. */
export function openSearches({ database, userId, base64Key, now }: Store): SearchStore {
  const list = () => readSearches({ database, userId, base64Key, now });
  const removeRows = (ids: string[]) =>
    database
      .delete(researchSearches)
      .where(and(eq(researchSearches.userId, userId), inArray(researchSearches.id, ids)));
  const idsOf = async (query: string) =>
    (await list()).filter((row) => searchKey(row.query) === searchKey(query)).map(({ id }) => id);
  return {
    async list() {
      const once = new Map((await list()).toReversed().map((row) => [searchKey(row.query), row]));
      const rows = [...once.values()].sort((a, b) => b.searchedAt - a.searchedAt);
      return rows.slice(0, MOST_SEARCHES).map(({ id: _, ...search }) => search);
    },
    async keep(query, cached) {
      const rows = await list();
      const key = searchKey(query);
      const others = rows.filter((row) => searchKey(row.query) !== key);
      const gone = [
        ...rows.filter((row) => searchKey(row.query) === key),
        ...others.slice(MOST_SEARCHES - 1),
      ].map(({ id }) => id);
      const row = await sealedRow({ userId, base64Key }, { query, cached, searchedAt: now() });
      await database.batch([removeRows(gone), database.insert(researchSearches).values(row)]);
    },
    async remove(query) {
      await removeRows(await idsOf(query));
    },
    async clear() {
      await database.delete(researchSearches).where(eq(researchSearches.userId, userId));
    },
  };
}

/** Empties the answers that are older than 24 hours, of all people. Safe to run twice. @returns how many */
export async function sweepAnswers(database: Database, now: number): Promise<number> {
  const old = and(
    isNotNull(researchSearches.answeredAt),
    lte(researchSearches.answeredAt, now - ANSWER_LIFE_MS),
  );
  const emptied = await database
    .update(researchSearches)
    .set({ sealedAnswer: null, answeredAt: null })
    .where(old)
    .returning({ at: researchSearches.searchedAt });
  return emptied.length;
}

/** A row of the history; `query` is null where it does not open with this key. */
export type StoredSearch = Omit<PastSearch, "query"> & { id: string; query: string | null };

/** Every row of the person, newest first. */
export async function readRows({ database, userId, base64Key, now }: Store): Promise<StoredSearch[]> {
  const rows = await database
    .select()
    .from(researchSearches)
    .where(eq(researchSearches.userId, userId))
    .orderBy(desc(researchSearches.searchedAt));
  return await Promise.all(rows.map((row) => openRow(row, base64Key, now())));
}

/** The rows that open. */
async function readSearches(store: Store): Promise<(PastSearch & { id: string })[]> {
  const rows = await readRows(store);
  return rows.flatMap(({ query, ...row }) => (query === null ? [] : [{ ...row, query }]));
}

async function openRow(
  row: typeof researchSearches.$inferSelect,
  base64Key: string,
  now: number,
): Promise<StoredSearch> {
  const { id, userId, sealedAnswer, answeredAt: at, searchedAt } = row;
  const query = await unseal(row.sealedQuery, userId, queryForm(id), base64Key);
  if (sealedAnswer === null || at === null || now - at >= ANSWER_LIFE_MS)
    return { id, query, searchedAt, cached: null };
  const text = await unseal(sealedAnswer, userId, answerForm(id), base64Key);
  const cached = text === null ? null : { answer: JSON.parse(text) as ResearchAnswer, at };
  return { id, query, searchedAt, cached };
}

async function sealedRow(
  { userId, base64Key }: Pick<Store, "userId" | "base64Key">,
  { query, cached, searchedAt }: PastSearch,
) {
  const id = crypto.randomUUID();
  const sealedQuery = await seal(query, userId, queryForm(id), base64Key);
  const answer = cached && JSON.stringify(cached.answer);
  const sealedAnswer = answer && (await seal(answer, userId, answerForm(id), base64Key));
  return { id, userId, sealedQuery, sealedAnswer, answeredAt: cached?.at ?? null, searchedAt };
}

const queryForm = (id: string) => `research-query:${id}`;
const answerForm = (id: string) => `research-answer:${id}`;

/** The person's searches; null when they cannot be read, so that the page still works. */
export async function searchesOf(app: AppContext, userId: string): Promise<PastSearch[] | null> {
  try {
    return await searchStoreOf(app, userId).list();
  } catch (error) {
    app.log("error", "research.history_unreadable", { cause: causeOf(error) });
    return null;
  }
}

export function searchStoreOf({ database, env, now }: AppContext, userId: string): SearchStore {
  return openSearches({ database, userId, base64Key: env.settings.DRAFT_KEY, now });
}
