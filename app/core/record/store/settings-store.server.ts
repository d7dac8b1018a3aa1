import { DEFAULT_RETENTION, isRetention, type NoteRetention } from "../notes/retention.ts";
import type { RecordParts } from "./record-parts.server.ts";

const RETENTION = "retention";

/** How long the person keeps notes; null until they choose. */
export function chosenRetention({ sql }: Pick<RecordParts, "sql">): NoteRetention | null {
  const [row] = sql.exec<{ value: string }>("SELECT value FROM settings WHERE name = ?", RETENTION).toArray();
  return isRetention(row?.value) ? row.value : null;
}

export const retentionOf = (parts: Pick<RecordParts, "sql">): NoteRetention =>
  chosenRetention(parts) ?? DEFAULT_RETENTION;

export function chooseRetention({ sql }: Pick<RecordParts, "sql">, retention: NoteRetention): void {
  sql.exec("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", RETENTION, retention);
}
