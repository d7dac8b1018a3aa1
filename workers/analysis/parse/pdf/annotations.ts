import type { TextPiece } from "./text-line.ts";

/**
 * What PDF.js reports of an annotation; `rect` is left, bottom, right, top, and `drawn` is the text that it shows in
 * place.
 */
export type Annotation<Drawn = unknown> = {
  subtype?: string;
  annotationFlags?: number;
  rect?: number[];
  drawn?: readonly Drawn[];
  contentsObj?: { str?: string };
  fieldName?: string;
  alternativeText?: string;
  fieldValue?: unknown;
  checkBox?: boolean;
  radioButton?: boolean;
  /** The field's value when this check box or radio button is ticked. */
  exportValue?: unknown;
  buttonValue?: unknown;
};

/** The content of a field without a recognizable label. */
export type UnplacedField = Pick<TextPiece, "text" | "isAdded" | "hidden">;

/** The text that an annotation draws over a page; a form's contents come from its fields. */
export const drawnOver = <Drawn extends { str?: string }>({ subtype, drawn }: Annotation<Drawn>): Drawn[] =>
  subtype === "Widget" ? [] : (drawn ?? []).filter(({ str = "" }) => str !== "");

/**
 * Typed text and notes on a page, which are not part of its own text: typed text in its place, and on lines of their
 * own below the page the notes and the contents of fields without a label.
 */
export function annotationPieces(
  annotations: readonly Annotation[],
  fields: readonly UnplacedField[],
): TextPiece[] {
  const typed = annotations.filter(({ subtype, drawn }) => subtype === "FreeText" && !drawn?.length);
  const below = [...fields, ...annotations.flatMap(noteLine)];
  return [
    ...typed.flatMap(typedPieces),
    ...below.map(({ text, ...line }, i) => ({ ...piece(text, 0, -20 * (i + 1)), ...line })),
  ];
}

/** Points; the usual size of text typed onto a page. */
const SIZE = 10;

const piece = (text: string, x: number, y: number): TextPiece => ({
  text,
  x,
  y,
  width: 0,
  size: SIZE,
  isRightToLeft: false,
});

/** The flags "hidden" and "no view" (ISO 32000-1, 12.5.3). */
const UNSEEN = 0x02 | 0x20;
type Added = Pick<TextPiece, "hidden" | "isAdded">;

const addedAs = ({ annotationFlags = 0 }: Annotation): Added => ({
  hidden: (annotationFlags & UNSEEN) === 0 ? null : "invisible",
  isAdded: true,
});

/** A text box, line by line from its upper edge. */
function typedPieces(annotation: Annotation): TextPiece[] {
  const { rect: [x = 0, , , top = 0] = [], contentsObj } = annotation;
  return (contentsObj?.str ?? "")
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== "")
    .map((line, i) => ({ ...piece(line, x, top - 1.2 * SIZE * (i + 1)), ...addedAs(annotation) }));
}

type Line = Added & { text: string };

/** Everything else is a note or a comment at a marked place; a link's or pop-up's words repeat others. */
const NO_NOTES = ["FreeText", "Widget", "Link", "Popup"];

function noteLine(annotation: Annotation): Line[] {
  const text = (annotation.contentsObj?.str ?? "").replace(/\s+/g, " ").trim();
  if (text === "" || NO_NOTES.includes(annotation.subtype ?? "")) return [];
  return [{ text: `Comment: ${text}`, ...addedAs(annotation) }];
}
