import type { TextPiece } from "./text-line.ts";

/**
 * What PDF.js tells of something that was put onto a page afterwards; `rect` is left, bottom, right, top, and `drawn` is
 * the text that it shows where it lies.
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
  /** What its field holds when this check box or radio button is the one that is ticked. */
  exportValue?: unknown;
  buttonValue?: unknown;
};

/** What a field says that no label could be found for. */
export type UnplacedField = Pick<TextPiece, "text" | "isAdded" | "hidden">;

/** The text that is drawn over a page; what is filled into a form is told by its fields. */
export const drawnOver = <Drawn extends { str?: string }>({ subtype, drawn }: Annotation<Drawn>): Drawn[] =>
  subtype === "Widget" ? [] : (drawn ?? []).filter(({ str = "" }) => str !== "");

/**
 * What was typed onto a page without being drawn, and noted at it, which is no part of its own text: typed text where it
 * stands, the rest on lines of its own below the page, and there what was filled into fields without a label.
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

/** Points; what is typed onto a page is about so large. */
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

/** Notes, and what is said to a marked place; a link's and a window's words are those of something else. */
const NO_NOTES = ["FreeText", "Widget", "Link", "Popup"];

function noteLine(annotation: Annotation): Line[] {
  const text = (annotation.contentsObj?.str ?? "").replace(/\s+/g, " ").trim();
  if (text === "" || NO_NOTES.includes(annotation.subtype ?? "")) return [];
  return [{ text: `Comment: ${text}`, ...addedAs(annotation) }];
}
