import { SealBroken, type Sealer } from "#app/core/sealing/sealer.server.ts";
import { TOOLS } from "#app/core/tools/tools.ts";
import { keepsOverSignOut } from "../notes/retention.ts";
import { listItems } from "../store/item-store.server.ts";
import { bytesOf, type EndedSession, type RecordParts } from "../store/record-parts.server.ts";
import { retentionOf } from "../store/settings-store.server.ts";
import { isSameWork } from "./merge-work.ts";
import {
  type HeldWork,
  MOST_WORK,
  type OpenedWork,
  type OpenWork,
  type SavedWork,
  type SaveWork,
  type WorkTool,
} from "./work.ts";
import { readEnvelope } from "./work-envelope.ts";

/** Tools that make notes: a sign-out asks before it erases what was typed there. */
const NOTE_TOOLS = TOOLS.filter(({ form }) => form !== undefined).map(({ id }) => id);
/** Tools whose text is meant to be sent: a sign-out asks about unsent text, too. */
const SENDING_TOOLS = TOOLS.filter(({ isSent }) => isSent).map(({ id }) => id);
/** Work untouched for this long is forgotten. */
const KEPT_MS = 24 * 60 * 60_000;

type Row = {
  tool: WorkTool;
  sealed: ArrayBuffer | null;
  revision: number;
  save_id: string;
  session_id: string;
  saved_at: number;
};

const placeOf = (tool: WorkTool) => ({ kind: "work", id: tool }) as const;

/** The person's work in a tool, with the key for what this session's browser keeps. */
export async function readWorkOf(
  parts: RecordParts,
  { tool, sessionId, keyOf = sessionId }: OpenWork,
): Promise<OpenedWork> {
  const { sealer } = await parts.begin();
  const browserKey = (await sealer.browserKey(keyOf)).toBase64();
  const row = rowOf(parts, tool);
  const text = await textOf(sealer, tool, row);
  return {
    tool,
    userId: parts.userId,
    text,
    revision: row?.revision ?? 0,
    saveId: row?.save_id ?? "",
    savedAt: text === null ? null : (row?.saved_at ?? null),
    isFromEarlierSession: text !== null && row?.session_id !== sessionId,
    sessionId,
    browserKey,
  };
}

/**
 * Saves over the revision that the page knows; if another one is held, nothing is written, and the page receives it.
 * @returns "full", with nothing written, if it would be work in one tool too many
 */
export async function saveWork(
  parts: RecordParts,
  { tool, text, revision, saveId, sessionId }: SaveWork,
): Promise<SavedWork | "full"> {
  const { sealer, commit } = await parts.begin();
  const sealed = text === null ? null : await sealer.sealText(placeOf(tool), text);
  const now = parts.now();
  const next = commit(() => {
    const held = rowOf(parts, tool)?.revision ?? 0;
    if (held !== revision) return null;
    if (text !== null && countOthers(parts, tool) >= MOST_WORK) return "full";
    // The time, so that a revision of erased work is not used again.
    const following = Math.max(held + 1, now);
    parts.sql.exec(
      `INSERT OR REPLACE INTO work (tool, sealed, revision, save_id, session_id, saved_at, erase_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      tool,
      sealed,
      following,
      saveId,
      sessionId,
      now,
      now + KEPT_MS,
    );
    return following;
  });
  if (next === "full") return next;
  if (next !== null) return { isSaved: true, revision: next };
  return { isSaved: false, current: await readWork(parts, tool) };
}

/** How many other tools have work. */
const countOthers = ({ sql, now }: RecordParts, tool: WorkTool): number =>
  sql
    .exec<{ n: number }>(
      "SELECT count(*) AS n FROM work WHERE tool != ? AND sealed IS NOT NULL AND erase_at > ?",
      tool,
      now(),
    )
    .one().n;

/** Every piece of work, for the export. */
export async function exportWork(parts: RecordParts) {
  const tools = parts.sql.exec<Row>("SELECT * FROM work WHERE sealed IS NOT NULL ORDER BY tool").toArray();
  return await Promise.all(
    tools.map(async ({ tool, saved_at }) => ({
      tool,
      savedAt: saved_at,
      text: (await readWork(parts, tool)).text,
    })),
  );
}

/**
 * A session ended. The person's own sign-out erases its work, and that of sessions that ended before, unless notes are
 * kept for longer; otherwise it stays for a day.
 */
export function endWorkOf({ sql, now }: RecordParts, { sessionId, isKept }: EndedSession): void {
  sql.exec("UPDATE work SET ended_at = ? WHERE session_id = ? AND ended_at IS NULL", now(), sessionId);
  if (!isKept) sql.exec("DELETE FROM work WHERE ended_at IS NOT NULL");
}

/** Erases the work that was last saved in that session. */
export const eraseWorkOf = ({ sql }: RecordParts, sessionId: string): void =>
  void sql.exec("DELETE FROM work WHERE session_id = ?", sessionId);

/** Text becomes a note, and both are saved, within this time; what is saved later may be the next patient's. */
const SAVED_TOGETHER_MS = 10_000;
/** What is copied was saved before, or at that moment. */
const SAVED_WITH_COPYING_MS = 3_000;

/** The tools whose work a sign-out erases, now or once its own session proves to be over. */
export const workLostBySignOut = async (parts: RecordParts): Promise<WorkTool[]> =>
  keepsOverSignOut(retentionOf(parts)) ? [] : await unfinishedWork(parts);

/**
 * The tools with work that was changed after the tool's last note was made, edited or copied, or with a message or
 * question that was typed and not sent.
 */
export async function unfinishedWork(parts: RecordParts): Promise<WorkTool[]> {
  const unwritten = changedWork(parts);
  const texts = await Promise.all(unwritten.map(async (tool) => (await readWork(parts, tool)).text));
  const isNote = texts.map((text) => standsInNote(parts, text));
  return [...unwritten.filter((_, at) => !isNote[at]), ...(await unsentWork(parts))].sort();
}

/** A page's work, as far as its note is concerned: which note, the forms behind it, and what is not kept of it. */
type WrittenWork = {
  form: unknown;
  note: {
    id: string | null;
    forms: unknown[];
    draft: unknown;
    amendment?: string | null;
    waiting?: unknown[];
    kept: { number: number } | null;
    versions: { number: number }[];
  };
};

/** Whether work from an earlier session says no more than its note, which has been kept since. */
function standsInNote({ sql, now }: RecordParts, text: string | null): boolean {
  const envelope = readEnvelope(text, { read: readWritten });
  if (!envelope?.state || envelope.other !== undefined) return false;
  const { form, note } = envelope.state;
  const { id, forms, draft, amendment, waiting = [], kept, versions } = note;
  const isKept = !draft && !amendment && waiting.length === 0 && kept?.number === versions.at(-1)?.number;
  if (!isKept || !isSameWork(formIn(forms.at(-1)), form)) return false;
  return sql.exec("SELECT 1 FROM notes WHERE id = ? AND erase_at > ?", id, now()).toArray().length > 0;
}

function readWritten(stored: unknown): WrittenWork | null {
  const { note, ...form } = (stored ?? {}) as { note?: unknown };
  if (typeof note !== "string") return null;
  const read = JSON.parse(note) as WrittenWork["note"] | null;
  return Array.isArray(read?.forms) && Array.isArray(read.versions)
    ? { form: formIn(form), note: read }
    : null;
}

function formIn(state: unknown) {
  const { nurseNotes, vitalSigns, demographics } = (state ?? {}) as Record<string, unknown>;
  return { nurseNotes, vitalSigns, demographics };
}

function changedWork(parts: RecordParts): WorkTool[] {
  return parts.sql
    .exec<Pick<Row, "tool">>(
      `SELECT tool FROM work WHERE sealed IS NOT NULL AND (tool IN (SELECT value FROM json_each(?3)) OR tool LIKE 'template:%')
       AND erase_at > ?1
       AND NOT EXISTS (SELECT 1 FROM notes WHERE notes.session_id = work.session_id
         AND (notes.kind = tool OR (tool LIKE 'template:%' AND notes.kind = 'template'))
         AND (notes.changed_at > work.saved_at - ?2 OR notes.left_at > work.saved_at - ?4))
       ORDER BY tool`,
      parts.now(),
      SAVED_TOGETHER_MS,
      JSON.stringify(NOTE_TOOLS),
      SAVED_WITH_COPYING_MS,
    )
    .toArray()
    .map(({ tool }) => tool);
}

/** A question stays in its field after it was asked; then it is also in the history. */
async function unsentWork(parts: RecordParts): Promise<WorkTool[]> {
  const tools = parts.sql
    .exec<Pick<Row, "tool">>(
      `SELECT tool FROM work WHERE sealed IS NOT NULL AND erase_at > ?
       AND (tool IN (SELECT value FROM json_each(?)) OR tool LIKE 'document-question:%')`,
      parts.now(),
      JSON.stringify(SENDING_TOOLS),
    )
    .toArray()
    .map(({ tool }) => tool);
  // The history is opened only if there is a question in the field.
  const searches = tools.includes("research") ? await listItems(parts, { kinds: ["research-search"] }) : [];
  const asked = searches.map(({ text }) => text.trim());
  const typed = await Promise.all(
    tools.map(async (tool) => ({ tool, texts: typedIn((await readWork(parts, tool)).text) })),
  );
  return typed
    .filter(({ tool, texts }) => texts.some((text) => tool !== "research" || !asked.includes(text)))
    .map(({ tool }) => tool);
}

/** The field's content, in each version: the state itself, or its message beside a conversation. */
function typedIn(text: string | null): string[] {
  const envelope = readEnvelope(text, { read: (stored) => stored });
  return [envelope?.state, envelope?.other]
    .map((state) => (typeof state === "string" ? state : ((state ?? {}) as { message?: unknown }).message))
    .filter((typed) => typeof typed === "string")
    .map((typed) => typed.trim())
    .filter((typed) => typed !== "");
}

async function readWork(parts: RecordParts, tool: WorkTool): Promise<HeldWork> {
  const { sealer } = await parts.begin();
  const row = rowOf(parts, tool);
  const text = await textOf(sealer, tool, row);
  return { text, revision: row?.revision ?? 0, saveId: row?.save_id ?? "" };
}

/** Text sealed under a key that is gone counts as absent. */
async function textOf(sealer: Sealer, tool: WorkTool, row: Row | undefined): Promise<string | null> {
  if (!row?.sealed) return null;
  try {
    return await sealer.openText(placeOf(tool), bytesOf(row.sealed));
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}

function rowOf({ sql, now }: RecordParts, tool: WorkTool): Row | undefined {
  return sql.exec<Row>("SELECT * FROM work WHERE tool = ? AND erase_at > ?", tool, now()).toArray()[0];
}
