import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import type { PersonRecordCalls } from "#app/core/record/record.ts";
import { recordOf } from "#app/core/record/record-client.server.ts";
import type { PutItem, RecordItem } from "#app/core/record/store/item-store.server.ts";
import type { ResearchAnswer } from "./research-client.ts";
import { ANSWER_LIFE_MS, type Cached, MOST_SEARCHES, type PastSearch, searchKey } from "./searches.ts";

export type SearchStore = {
  /** The person's searches, newest first, each query once, at most ten. */
  list(): Promise<PastSearch[]>;
  /** Puts a search at the top of the history, in place of an earlier one of the same query. */
  keep(query: string, cached: Cached | null): Promise<void>;
  remove(query: string): Promise<void>;
  /** Removes all from the history; for some minutes they can be restored. */
  clear(): Promise<void>;
  /** Restores what was cleared last. @returns false if nothing is left of it */
  restore(): Promise<boolean>;
};

type Store = { record: Pick<PersonRecordCalls, "putItems" | "listItems" | "removeItems">; now: () => number };

/** A search is an item of the person's record, and its answer another one that the record erases after 24 hours. */
export const SEARCH_KINDS = ["research-search", "research-answer"] as const;
const [SEARCH, ANSWER] = SEARCH_KINDS;
type Kinds = typeof SEARCH_KINDS | typeof CLEARED_KINDS;

/** The kinds of cleared searches that can be restored, which no list shows. */
export const CLEARED_KINDS = ["cleared-search", "cleared-answer"] as const;
/** Longer than Undo is offered; then the record erases them. */
const CLEARED_FOR_MS = 5 * 60_000;

/** A search of the history with its id. */
type StoredSearch = PastSearch & { id: string };

/** One person's searches, sealed in their record; an answer is readable for 24 hours. */
export function openSearches({ record, now }: Store): SearchStore {
  const list = () => readSearchItems({ record, now });
  const move = async (from: Kinds, to: Kinds, eraseAt: (item: RecordItem) => number | null) => {
    const items = await record.listItems({ kinds: from });
    if (items.length === 0) return false;
    const moved = items.map((item) => ({ ...item, kind: item.kind === from[0] ? to[0] : to[1] }));
    await record.putItems({
      items: moved.map((item) => ({ ...item, eraseAt: eraseAt(item) })),
      removed: items,
    });
    return true;
  };
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
      ];
      const removed = gone.flatMap(({ id }) => SEARCH_KINDS.map((kind) => ({ kind, id })));
      await record.putItems({ items: searchItems({ query, cached, searchedAt: now() }), removed });
    },
    async remove(query) {
      const same = (await list()).filter((row) => searchKey(row.query) === searchKey(query));
      await record.removeItems({ kinds: SEARCH_KINDS, ids: same.map(({ id }) => id) });
    },
    async clear() {
      await record.removeItems({ kinds: CLEARED_KINDS });
      await move(SEARCH_KINDS, CLEARED_KINDS, () => now() + CLEARED_FOR_MS);
    },
    restore: () =>
      move(CLEARED_KINDS, SEARCH_KINDS, ({ kind, at }) => (kind === ANSWER ? at + ANSWER_LIFE_MS : null)),
  };
}

/** The record items of a search. */
export function searchItems({ query, cached, searchedAt }: PastSearch): PutItem[] {
  const id = crypto.randomUUID();
  const search: PutItem = { kind: SEARCH, id, text: query, at: searchedAt, eraseAt: null };
  if (!cached) return [search];
  const text = JSON.stringify(cached.answer);
  return [search, { kind: ANSWER, id, text, at: cached.at, eraseAt: cached.at + ANSWER_LIFE_MS }];
}

/** Every search of the person, newest first. */
export async function readSearchItems({ record, now }: Store): Promise<StoredSearch[]> {
  const items = await record.listItems({ kinds: SEARCH_KINDS });
  const answers = new Map(items.filter(({ kind }) => kind === ANSWER).map((item) => [item.id, item]));
  return items
    .filter(({ kind }) => kind === SEARCH)
    .map(({ id, text: query, at: searchedAt }) => {
      return { id, query, searchedAt, cached: cachedOf(answers.get(id), now()) };
    });
}

function cachedOf(item: RecordItem | undefined, now: number): Cached | null {
  if (!item || now - item.at >= ANSWER_LIFE_MS) return null;
  return { answer: JSON.parse(item.text) as ResearchAnswer, at: item.at };
}

/** The person's searches; null when they cannot be read, so that the page still works. */
export async function searchesOf(app: AppContext, userId: string): Promise<PastSearch[] | null> {
  try {
    return await searchStoreOf(app, userId).list();
  } catch (error) {
    app.log("error", "research.history_unreadable", { cause: causeOf(error) });
    return null;
  }
}

export function searchStoreOf(app: AppContext, userId: string): SearchStore {
  return openSearches({ record: recordOf(app, userId), now: app.now });
}
