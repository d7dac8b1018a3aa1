import type { getDocumentProxy } from "unpdf";
import type { TextPiece } from "./text-line.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * The pieces of text on a page (from 1) in the order in which they are drawn, then what was filled into its form.
 * @param hasForm whether the document has a form at all: asking each page for its fields costs as much as its text
 */
export async function readPage(pdf: Pdf, number: number, hasForm: boolean): Promise<TextPiece[]> {
  const page = await pdf.getPage(number);
  try {
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) => ("str" in item ? [pieceOf(item)] : []));
    return hasForm ? [...pieces, ...fieldsOf(await page.getAnnotations())] : pieces;
  } finally {
    page.cleanup();
  }
}

/** Turned so that the text runs from left to right: pages set sideways read as any other. */
function pieceOf({ str, transform, width }: { str: string; transform: unknown[]; width: number }): TextPiece {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform.map(Number);
  const length = Math.hypot(a, b) || 1;
  const [cos, sin] = [a / length, b / length];
  return {
    text: withoutPrivate(str),
    x: x * cos + y * sin,
    y: y * cos - x * sin,
    width,
    size: Math.hypot(c, d) || length,
  };
}

/** Bullets of symbol fonts are private code points; others say nothing and go. */
const withoutPrivate = (text: string) =>
  text
    .replace(/[\uF0B7\uF0A7\uF076\uF0D8]/g, "•")
    .replace(/[\uE000-\uF8FF]/g, "")
    .replaceAll("\u0000", "");

/** Values of form fields, each on a line of its own below the page, since they are not part of its text. */
function fieldsOf(annotations: unknown[]): TextPiece[] {
  const fields = annotations
    .filter(isField)
    .filter(({ fieldValue }) => !["", "Off"].includes(fieldValue.trim()));
  return fields.map(({ fieldName, alternativeText, fieldValue }, i) => ({
    text: `${alternativeText || fieldName || "Field"}: ${fieldValue}`,
    x: 0,
    y: -20 * (i + 1),
    width: 0,
    size: 10,
  }));
}

type Field = { fieldName?: string; alternativeText?: string; fieldValue: string };

const isField = (annotation: unknown): annotation is Field =>
  typeof annotation === "object" &&
  annotation !== null &&
  "fieldValue" in annotation &&
  typeof annotation.fieldValue === "string";
