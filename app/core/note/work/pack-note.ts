import { isAmber, markedWords } from "../amber.ts";
import { emptyDocument, type NoteContent, type NoteDocument, type NoteItem } from "../note-document.ts";

/*
 * A note as it is stored. Versions share most of their statements, so each is written once. A reader of the stored note
 * without our page, in an API answer or an export, finds beside an amber statement's text the same text with its mark
 * in words.
 */

const FORMAT = 1;

type PackedContent = Omit<NoteContent, "items"> & { items: number[] };
type PackedItem = NoteItem & { marked?: string };

/**
 * The document as plain JSON data. An unpacked note packs to the same characters, so that opening one changes nothing
 * of what is kept: its fields always have the same order.
 */
export function packNote(document: NoteDocument): unknown {
  const places = new Map<string, number>();
  const pack = (content: NoteContent | null): PackedContent | null =>
    content && {
      ...content,
      items: content.items.map((item) => {
        const text = JSON.stringify(item);
        const place = places.get(text) ?? places.size;
        places.set(text, place);
        return place;
      }),
    };
  const versions = document.versions.map((version) => ({ ...version, content: pack(version.content) }));
  const draft = document.draft && { ...document.draft, content: pack(document.draft.content) };
  const items = [...places.keys()].map((text): PackedItem => {
    const item = JSON.parse(text) as NoteItem;
    return isAmber(item) ? { ...item, marked: markedWords(item) } : item;
  });
  const waiting = document.waiting.map(packNote);
  return { ...emptyDocument(), ...document, format: FORMAT, versions, draft, items, waiting };
}

/** Restores the document; null for anything that is not one. */
export function unpackNote<Form>(packed: unknown): NoteDocument<Form> | null {
  if (!isPacked(packed)) return null;
  const { items: packedItems, format: _, versions, draft, ...document } = packed;
  const items = packedItems.map(({ marked: _marked, ...item }): NoteItem => item);
  const unpack = (content: PackedContent | null): NoteContent | null =>
    content && {
      ...content,
      items: content.items.map((place) => items[place]).filter((item) => item !== undefined),
    };
  return {
    ...document,
    amendment: document.amendment ?? null,
    answered: document.answered ?? [],
    before: document.before ?? null,
    waiting: (document.waiting ?? []).map(unpackNote<Form>).filter((note) => note !== null),
    versions: versions.map((version) => ({ ...version, content: unpack(version.content) })),
    draft: draft && { ...draft, content: unpack(draft.content) as NoteContent },
  } as NoteDocument<Form>;
}

type Packed = Omit<NoteDocument, "versions" | "draft" | "amendment" | "answered" | "before" | "waiting"> & {
  format: number;
  /** Absent in notes of an earlier release, like the three that follow. */
  amendment?: string | null;
  answered?: string[];
  before?: string | null;
  waiting?: unknown[];
  items: PackedItem[];
  versions: (Omit<NoteDocument["versions"][number], "content"> & { content: PackedContent | null })[];
  draft: { part: string; text: string; content: PackedContent } | null;
};

function isPacked(packed: unknown): packed is Packed {
  const { format, items, versions, forms, undone } = (packed ?? {}) as Partial<Packed>;
  return format === FORMAT && [items, versions, forms, undone].every(Array.isArray);
}
