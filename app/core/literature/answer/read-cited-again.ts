import type { OpenAnswerReader } from "#app/core/generation/define-generation.ts";
import type { AnswerPiece, CheckedCitations } from "../citations/check-answer.ts";

/**
 * Has a second reader compare what is cited with the articles: rules tell whether a citation is real and its numbers
 * are the article's, not whether a sentence says what the article says.
 * @returns the pieces, marked if the reader does not find them in their articles
 */
export async function readCitedAgain(
  { pieces, sources }: Pick<CheckedCitations, "pieces" | "sources">,
  openReader: OpenAnswerReader,
): Promise<AnswerPiece[]> {
  const hidden = sources.map(({ number, record: { title, abstract } }) => ({
    name: String(number),
    label: title,
    text: [title, ...abstract.map(({ text }) => text)].join("\n"),
  }));
  const reader = openReader({ material: "articles", hidden, firstBatch: Number.POSITIVE_INFINITY });
  for (const [at, { text, standing, sources: cited }] of pieces.entries())
    if (standing === "supported" && cited.length > 0) reader.add(at, `${text.trim()} [${cited.join(", ")}]`);
  const readings = await reader.readings();
  return pieces.map((piece, at) =>
    readings.get(at)?.verdict === "changed" ? { ...piece, standing: "differs" } : piece,
  );
}
