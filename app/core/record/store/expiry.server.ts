import { endLeftSessions, nextLeftOver } from "../account/account-store.server.ts";
import { nextDayEnd } from "../audit/audit-store.server.ts";
import { eraseDueNotes, eraseNotesOf } from "../notes/note-store.server.ts";
import { keepsOverSignOut } from "../notes/retention.ts";
import { eraseWorkOf } from "../work/work-store.server.ts";
import type { RecordParts } from "./record-parts.server.ts";
import { retentionOf } from "./settings-store.server.ts";

/** Every table whose rows expire at a certain time. */
const EXPIRING = ["work", "notes", "items", "sessions"] as const;

/** When the next piece of work is due, Unix milliseconds; null when none is. */
export function nextRecordDue(sql: SqlStorage): number | null {
  const times = EXPIRING.map(
    (table) => sql.exec<{ at: number | null }>(`SELECT min(erase_at) AS at FROM ${table}`).one().at,
  );
  const due = [...times, nextDayEnd(sql), nextLeftOver(sql)].filter((at): at is number => at !== null);
  return due.length === 0 ? null : Math.min(...due);
}

/** Erases what left sessions kept until sign-out, once they are over. Safe to repeat. */
export async function eraseLeft(parts: RecordParts): Promise<void> {
  const over = endLeftSessions(parts);
  if (keepsOverSignOut(retentionOf(parts))) return;
  for (const sessionId of over) {
    eraseWorkOf(parts, sessionId);
    await eraseNotesOf(parts, sessionId);
  }
}

/** Erases what is over. Safe to repeat. */
export async function eraseDue(parts: RecordParts): Promise<void> {
  await eraseLeft(parts);
  await eraseDueNotes(parts);
  for (const table of ["work", "items", "sessions"])
    parts.sql.exec(`DELETE FROM ${table} WHERE erase_at <= ?`, parts.now());
}
