import type { RecordParts } from "../store/record-parts.server.ts";
import type { NoteBody, SaveVersion } from "./note.ts";
import { noteRow, readNoteBody } from "./note-store.server.ts";
import { fitsSignature } from "./signature-seal.server.ts";
import { claimsOf, newestClaims, type SignedClaims } from "./signed-claims.ts";

/**
 * The body to keep for an amendment, over the version that it expects: the signed version stays as it was, followed by
 * earlier amendments. The same words may read differently by now, as when the guard marked one after it was signed;
 * then the signed text is kept.
 * @returns null if it would change what is signed
 */
export async function amendedBody(
  parts: RecordParts,
  { id, body }: Pick<SaveVersion, "id" | "body">,
): Promise<NoteBody | null> {
  const row = noteRow(parts, id);
  const isFitting = await fitsSignature(body);
  const own = isFitting ? body : null;
  if (!row) return own;
  const { sealer } = await parts.begin();
  const kept = await readNoteBody(parts, sealer, { id, version: row.version });
  const [signed, amended] = [kept && newestClaims(kept), newestClaims(body)];
  // Signed and amended before either was kept, or a copy of a signed note that was edited since.
  if (row.signed_at === null && !signed?.signature) return own;
  if (!kept || !signed?.signature || !amended || row.kind !== body.kind) return null;
  if (!isSame(signed.signature, amended.signature) || !isContinued(signed, amended)) return null;
  const ofThis = ({ signature }: SignedClaims) => isSame(signature, signed.signature);
  const originals = claimsOf(kept)
    .filter(ofThis)
    .map(({ content }) => wordsOf(kept, content));
  const isOriginal = ({ content }: SignedClaims) =>
    originals.some((original) => isSame(original, wordsOf(body, content, original)));
  if (!claimsOf(body).filter(ofThis).every(isOriginal) || isEdited(body)) return null;
  if (isFitting) return body;
  return wordsOf(kept, signed.content) && kept.text !== undefined ? { ...body, text: kept.text } : null;
}

/** Whether an editor is open over a signed version, which no page does: its words would be shown as signed. */
function isEdited({ note }: NoteBody): boolean {
  const { draft, current, versions } = note as { draft?: unknown; current?: unknown; versions: unknown[] };
  if (!draft) return false;
  return (versions as (Partial<SignedClaims & { number: unknown }> | null)[]).some(
    (version) => version?.number === current && version?.signature != null,
  );
}

/** Whether something was only added after everything that was there. */
const isContinued = ({ amendments: before }: SignedClaims, { amendments: now }: SignedClaims): boolean =>
  now.length > before.length && isSame(before, now.slice(0, before.length));

type StoredItem = { checked?: unknown; marked?: unknown };
type StoredWords = { items: StoredItem[]; excluded: unknown; form: unknown };

/**
 * A version's statements, what was left out of them, and the form that they were written from; null if the page stored
 * none. The guard's result for a statement that was unchecked when it was signed is not a change.
 */
function wordsOf(
  { note }: NoteBody,
  content: unknown,
  before: StoredWords | null = null,
): StoredWords | null {
  const { items, excluded, form } = (content ?? {}) as { items?: unknown; excluded?: unknown; form?: number };
  const stored = note as { items?: StoredItem[]; forms?: unknown[] };
  if (!Array.isArray(items) || !Array.isArray(stored.items)) return null;
  const words = items.map((place: number, at): StoredItem => {
    const { marked: _, ...item } = stored.items?.[place] ?? {};
    const isCheckedSince = before?.items[at]?.checked === null;
    return isCheckedSince ? { ...item, checked: null } : item;
  });
  return { items: words, excluded: excluded ?? null, form: stored.forms?.[form ?? -1] ?? null };
}

/** For plain data from JSON, regardless of the order of its fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    fields.length === others.size &&
    fields.every(([name, value]) => others.has(name) && isSame(value, others.get(name)))
  );
}
