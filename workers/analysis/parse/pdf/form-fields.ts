import { TICKED, UNTICKED } from "#app/core/document/tick-boxes.ts";
import type { Annotation, UnplacedField } from "./annotations.ts";
import { step } from "./pdf-work.ts";
import type { TextPiece } from "./text-line.ts";

/** The direction of a page's text as a unit vector; its pieces are rotated to run to the right. */
export type Direction = readonly [cos: number, sin: number];

type Field = {
  name: string;
  /** A box's sign, or what was typed into a field. */
  text: string;
  isBox: boolean;
  /** It is hidden, and so belongs to no visible label. */
  isUnseen: boolean;
  left: number;
  right: number;
  bottom: number;
  top: number;
};

/** Where a field's text goes into a piece: before the character at this index. */
type Insertion = { at: number; text: string };
/** A piece beside a field, and how far from it. */
type Label = { field: Field; piece: TextPiece; side: "left" | "right" | "within" | "above"; gap: number };

/**
 * Writes what was filled into a page's form beside its printed labels: a check box as a sign before its label, text
 * after it. A label alone says nothing: "DNACPR in place" beside an empty box is not a fact.
 * @param pieces of the page; their texts are changed
 * @returns the fields without a label
 */
export function labelFields(
  pieces: readonly TextPiece[],
  annotations: readonly Annotation[],
  direction: Direction,
): UnplacedField[] {
  const fields = annotations.flatMap((one) => fieldOf(one, direction));
  if (fields.length === 0) return [];
  const lines = new NearLines(pieces);
  const labels = fields.flatMap((field) => labelsOf(field, lines)).sort((a, b) => a.gap - b.gap);
  const placed = new Set<Field>();
  const taken = new Set<TextPiece>();
  const insertions = new Map<TextPiece, Insertion[]>();
  for (const label of labels) {
    const { field, piece, side } = label;
    if (placed.has(field) || (taken.has(piece) && side !== "within")) continue;
    const [into, insertion] = insertionOf(label, lines);
    placed.add(field);
    taken.add(piece);
    insertions.set(into, [...(insertions.get(into) ?? []), insertion]);
  }
  for (const [piece, list] of insertions)
    for (const { at, text } of list.sort((a, b) => b.at - a.at))
      piece.text = `${piece.text.slice(0, at)}${text}${piece.text.slice(at)}`;
  return fields.filter((field) => !placed.has(field)).map(unplaced);
}

function unplaced({ name, text, isBox, isUnseen }: Field): UnplacedField {
  if (isBox) return { text: `${text} ${name}`, isAdded: true };
  return { text: `${name}: ${text}`, ...(isUnseen && { hidden: "invisible" }) };
}

/** The flags "hidden" and "no view" (ISO 32000-1, 12.5.3). */
const UNSEEN = 0x02 | 0x20;

function fieldOf(one: Annotation, [cos, sin]: Direction): Field[] {
  const { rect = [], fieldName, alternativeText, annotationFlags = 0 } = one;
  const isBox = one.checkBox === true || one.radioButton === true;
  const text = isBox ? signOf(one) : writtenIn(one);
  const isUnseen = (annotationFlags & UNSEEN) !== 0;
  if (text === "" || (isBox && isUnseen)) return [];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect;
  const across = [x1 * cos + y1 * sin, x2 * cos + y2 * sin];
  const up = [y1 * cos - x1 * sin, y2 * cos - x2 * sin];
  return [
    {
      name: alternativeText || fieldName || "Field",
      text,
      isBox,
      isUnseen,
      left: Math.min(...across),
      right: Math.max(...across),
      bottom: Math.min(...up),
      top: Math.max(...up),
    },
  ];
}

/** A box is ticked if its field has the value that this box stands for; several boxes may share a field. */
function signOf({ fieldValue, exportValue, buttonValue }: Annotation): string {
  const own = buttonValue ?? exportValue;
  const isOff = typeof fieldValue !== "string" || fieldValue === "Off";
  return !isOff && (typeof own !== "string" || own === fieldValue) ? TICKED : UNTICKED;
}

function writtenIn({ fieldValue }: Annotation): string {
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  const text = values.filter((value): value is string => typeof value === "string").join(", ");
  return text.trim() === "Off" ? "" : text.replace(/\s+/g, " ").trim();
}

/** In font sizes of the label: the farthest that a box is from its label, and a field from the label before it. */
const NEAR_BOX = 4;
const NEAR_FIELD = 20;
/** Points. An overlap of less only touches. */
const TOUCH = 3;

function labelsOf(field: Field, lines: NearLines): Label[] {
  if (field.isUnseen) return [];
  const beside = labelsBeside(field, lines);
  if (field.isBox || beside.length > 0) return beside;
  return lines.above(field).map((piece) => ({ field, piece, side: "above", gap: ABOVE }));
}

/** A label above counts after all labels beside the field. Points. */
const ABOVE = 1_000;

function labelsBeside(field: Field, lines: NearLines): Label[] {
  return lines.beside(field).flatMap((piece): Label[] => {
    const end = piece.x + piece.width;
    const most = (field.isBox ? NEAR_BOX : NEAR_FIELD) * piece.size;
    if (piece.x < field.left - TOUCH && end > field.left + TOUCH)
      return [{ field, piece, side: "within", gap: 0 }];
    if (end <= field.left + TOUCH) {
      const gap = field.left - end;
      return gap <= most ? [{ field, piece, side: "left", gap }] : [];
    }
    const gap = piece.x - field.right;
    return field.isBox && piece.x >= field.right - TOUCH && gap <= most
      ? [{ field, piece, side: "right", gap }]
      : [];
  });
}

function insertionOf({ field, piece, side }: Label, lines: NearLines): [TextPiece, Insertion] {
  const { text } = piece;
  if (side === "within") {
    const at = placeWithin(piece, field.left);
    return [piece, { at, text: at === text.length ? ` ${field.text}` : `${field.text} ` }];
  }
  if (side === "above") {
    const colon = text.trimEnd().endsWith(":") ? "" : ":";
    return [piece, { at: text.trimEnd().length, text: `${colon} ${field.text}` }];
  }
  if (!field.isBox) return [piece, { at: text.trimEnd().length, text: ` ${field.text}` }];
  if (side === "right") return [piece, { at: text.length - text.trimStart().length, text: `${field.text} ` }];
  const first = lines.startOf(piece);
  return [first, { at: optionFrom(first.text), text: `${field.text} ` }];
}

/** Where the last option of a text begins: "Diabetes: Yes" contains the question as well. */
function optionFrom(text: string): number {
  const from = Math.max(0, text.length - LONGEST_OPTION);
  const before = /^.*(?::\s+|\s{2,})(?=\S)/.exec(text.slice(from));
  return before ? from + before[0].length : text.length - text.trimStart().length;
}

/** UTF-16 code units. */
const LONGEST_OPTION = 200;

/** After the gap, or else the space, nearest to where the field begins within a piece. */
function placeWithin({ text, x, width }: TextPiece, left: number): number {
  const wanted = ((left - x) / Math.max(width, 1)) * text.length;
  for (const gaps of [/\s{2,}|[_.…]{3,}/g, /\s/g]) {
    const ends = [...text.matchAll(gaps)].map((gap) => gap.index + gap[0].length);
    const nearest = ends.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
    if (nearest !== undefined) return nearest;
  }
  return text.length;
}

/** Points. */
const BAND = 12;

/** The visible pieces, by their height on the page. */
class NearLines {
  readonly #bands = new Map<number, TextPiece[]>();

  constructor(pieces: readonly TextPiece[]) {
    for (const piece of pieces) {
      if (piece.hidden || piece.isAdded || piece.text.trim() === "") continue;
      const band = Math.floor(piece.y / BAND);
      const others = this.#bands.get(band);
      if (others) others.push(piece);
      else this.#bands.set(band, [piece]);
    }
  }

  /** Pieces on the lines of a field; for a high field, those at its first line. */
  beside({ bottom, top }: Field): TextPiece[] {
    const from = Math.max(bottom, top - HIGHEST_LINE);
    return this.#between(from - BAND, top).filter(
      ({ y, size }) => y >= from - size / 2 && y + size / 2 <= top + size / 2,
    );
  }

  /** Pieces that begin where a field does, on the line right above it. */
  above({ left, top }: Field): TextPiece[] {
    return this.#between(top, top + BAND).filter(
      ({ x, y, size }) => Math.abs(x - left) <= BAND && y >= top - TOUCH && y - top <= size,
    );
  }

  /** The first piece of the text that this one ends: some programs draw word by word. */
  startOf(last: TextPiece): TextPiece {
    let first = last;
    for (let before = this.#before(first); before; before = this.#before(first)) first = before;
    return first;
  }

  #before({ x, y, size }: TextPiece): TextPiece | undefined {
    return this.#between(y - size, y + size).find((piece) => {
      const gap = x - piece.x - piece.width;
      const isNext = gap >= -0.5 && gap <= WORD_GAP * size && piece.x < x;
      return isNext && Math.abs(piece.y - y) < 1 && !/[:☐☒]\s*$/.test(piece.text);
    });
  }

  #between(low: number, high: number): TextPiece[] {
    const found: TextPiece[] = [];
    const last = Math.min(Math.floor(high / BAND), Math.floor(low / BAND) + MOST_BANDS);
    for (let band = Math.floor(low / BAND); band <= last; band++)
      found.push(...(this.#bands.get(band) ?? []));
    step(found.length + MOST_BANDS);
    return found;
  }
}

const HIGHEST_LINE = 40;
const MOST_BANDS = 12;
/** In font sizes. */
const WORD_GAP = 0.6;
