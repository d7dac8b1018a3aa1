import type { RecordParts } from "../store/record-parts.server.ts";
import { retentionOf } from "../store/settings-store.server.ts";
import type { NotePage, NoteSearch, NoteSummary } from "./note.ts";
import { type NoteRow, noteSummaryOf, readNoteBody } from "./note-store.server.ts";
import { wordFinder, wordsOfNote } from "./words-of-note.server.ts";

const PAGE = 20;
/** The most notes that one search opens; the next page continues. */
const MOST_OPENED = 200;
/** In UTF-16 code units, for notes that are very long: ordinary ones of a few pages stay far below. */
const MOST_READ = 4_000_000;

/** A page of the person's notes, newest first. Text is searched in what the record opens for this one person. */
export async function findNotes(parts: RecordParts, search: NoteSearch): Promise<NotePage> {
  const { sealer } = await parts.begin();
  const retention = retentionOf(parts);
  const holds = wordFinder(search.text ?? "");
  const notes: NoteSummary[] = [];
  let last: NoteRow | null = null;
  let opened = 0;
  let read = 0;
  for (const row of rowsOf(parts, search)) {
    if (notes.length === PAGE || opened === MOST_OPENED || read >= MOST_READ)
      return { notes, next: last && cursorOf(last) };
    last = row;
    const summary = await noteSummaryOf(sealer, row, retention);
    if (holds) {
      opened += 1;
      const body = await readNoteBody(parts, sealer, row);
      const words = `${summary.title}\n${body ? wordsOfNote(body) : ""}`;
      read += words.length;
      if (!holds(words)) continue;
    }
    notes.push(summary);
  }
  return { notes, next: null };
}

function rowsOf({ sql, now }: RecordParts, search: NoteSearch): NoteRow[] {
  const [at, id] = readCursor(search.after);
  return sql
    .exec<NoteRow>(
      `SELECT * FROM notes WHERE erase_at > ?1 AND (?2 IS NULL OR kind = ?2)
        AND created_at BETWEEN ?3 AND ?4 AND (?5 IS NULL OR (signed_at IS NOT NULL) = ?5)
        AND (created_at, id) < (?6, ?7) ORDER BY created_at DESC, id DESC LIMIT ?8`,
      now(),
      search.kind ?? null,
      search.from ?? 0,
      search.to ?? Number.MAX_SAFE_INTEGER,
      search.isSigned === undefined ? null : Number(search.isSigned),
      at,
      id,
      MOST_OPENED + 1,
    )
    .toArray();
}

const cursorOf = ({ created_at, id }: NoteRow): string => `${created_at} ${id}`;

function readCursor(after: string | undefined): [number, string] {
  const [at, id] = after?.split(" ") ?? [];
  return id === undefined ? [Number.MAX_SAFE_INTEGER, ""] : [Number(at), id];
}
