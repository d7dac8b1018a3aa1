import type { TextPiece } from "./text-line.ts";

/** A page of which so much is invisible text over a picture is a scan whose words a program has recognized. */
const SCANNED = 0.8;

/** What of a page its reader sees, and what not. */
export type Sight = { seen: TextPiece[]; unseen: TextPiece[]; isRecognized: boolean };

/** Parts the pieces of a page. The words of a scan are drawn invisibly over its picture, and count as seen. */
export function partSight(pieces: readonly TextPiece[]): Sight {
  const lengthOf = (some: readonly TextPiece[]) =>
    some.reduce((sum, { text }) => sum + text.trim().length, 0);
  const overPicture = pieces.filter(({ hidden }) => hidden === "over-picture");
  const isRecognized = overPicture.length > 0 && lengthOf(overPicture) >= SCANNED * lengthOf(pieces);
  const isSeen = ({ hidden = null }: TextPiece) =>
    hidden === null || (isRecognized && hidden === "over-picture");
  const unseen = pieces.filter((piece) => !isSeen(piece) && piece.text.trim() !== "");
  // Dots and lines to write on lie below the fields of many forms, and say nothing.
  const saysAnything = unseen.some(({ text }) => /[\p{L}\p{N}\uFFFD]/u.test(text));
  return { seen: pieces.filter(isSeen), unseen: saysAnything ? unseen : [], isRecognized };
}
