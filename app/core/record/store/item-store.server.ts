import { SealBroken } from "#app/core/sealing/sealer.server.ts";
import { bytesOf, type RecordParts } from "./record-parts.server.ts";

/** Small items that a room keeps in the record: each has a kind, an id of its own, and a text. */
export type RecordItem = { kind: ItemKind; id: string; text: string; at: number };

/** All kinds; a new one is added here. */
const ITEM_KINDS = [
  "research-search",
  "research-answer",
  "cleared-search",
  "cleared-answer",
  "template",
  "generation",
  "addresses",
] as const;
type ItemKind = (typeof ITEM_KINDS)[number];

/** `eraseAt` null keeps it until it is removed; times are Unix milliseconds. */
export type PutItem = RecordItem & { eraseAt: number | null };

/** The largest item, in bytes of UTF-8. */
export const LARGEST_ITEM = 512 * 1024;

type Row = { kind: ItemKind; id: string; sealed: ArrayBuffer; at: number };

const placeOf = (kind: ItemKind, id: string) => ({ kind: "item", id: `${kind} ${id}` }) as const;

export type PutItems = {
  items: readonly PutItem[];
  removed?: readonly { kind: ItemKind; id: string }[];
  /** The most items of each kind that is put. */
  most?: number;
};

/**
 * Puts items in place of those with the same ids, all or none, and removes other items of their kinds.
 * @returns false, with nothing changed, if there would be more than `most` of a kind
 */
export async function putItems(
  parts: RecordParts,
  { items, removed = [], most = Number.POSITIVE_INFINITY }: PutItems,
): Promise<boolean> {
  const { sealer, commit } = await parts.begin();
  const rows = await Promise.all(
    items.map(async ({ kind, id, text, ...item }) => ({
      kind,
      id,
      ...item,
      sealed: await sealer.sealText(placeOf(kind, id), text),
    })),
  );
  return commit(() => {
    if (rows.some(({ kind }) => countAfter(parts, kind, rows) > most)) return false;
    for (const { kind, id } of removed)
      parts.sql.exec("DELETE FROM items WHERE kind = ? AND id = ?", kind, id);
    for (const { kind, id, sealed, at, eraseAt } of rows)
      parts.sql.exec(
        "INSERT OR REPLACE INTO items (kind, id, sealed, at, erase_at) VALUES (?, ?, ?, ?, ?)",
        kind,
        id,
        sealed,
        at,
        eraseAt,
      );
    return true;
  });
}

/** How many items of a kind there will be once these are put. */
function countAfter(
  { sql }: RecordParts,
  kind: ItemKind,
  rows: readonly { kind: ItemKind; id: string }[],
): number {
  const own = rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const { n } = sql
    .exec<{ n: number }>(
      `SELECT count(*) AS n FROM items WHERE kind = ? AND id NOT IN (${own.map(() => "?").join()})`,
      kind,
      ...own,
    )
    .one();
  return n + own.length;
}

/** Which items: some, or all of the kinds if there are no ids. */
export type NamedItems = { kinds: readonly ItemKind[]; ids?: readonly string[] | undefined };

/** Some items, newest first. */
export async function listItems(parts: RecordParts, { kinds, ids }: NamedItems): Promise<RecordItem[]> {
  const { sealer } = await parts.begin();
  const rows = parts.sql
    .exec<Row>(
      `SELECT kind, id, sealed, at FROM items WHERE kind IN (${kinds.map(() => "?").join()})
        ${ids ? `AND id IN (${ids.map(() => "?").join()})` : ""}
        AND (erase_at IS NULL OR erase_at > ?) ORDER BY at DESC, id`,
      ...kinds,
      ...(ids ?? []),
      parts.now(),
    )
    .toArray();
  const items = rows.map(async ({ kind, id, sealed, at }) => {
    try {
      return [{ kind, id, at, text: await sealer.openText(placeOf(kind, id), bytesOf(sealed)) }];
    } catch (error) {
      if (error instanceof SealBroken) return []; // its key is gone
      throw error;
    }
  });
  return (await Promise.all(items)).flat();
}

export function removeItems({ sql }: RecordParts, { kinds, ids }: NamedItems): void {
  for (const kind of kinds) {
    if (!ids) sql.exec("DELETE FROM items WHERE kind = ?", kind);
    for (const id of ids ?? []) sql.exec("DELETE FROM items WHERE kind = ? AND id = ?", kind, id);
  }
}
