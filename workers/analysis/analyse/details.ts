import type { TextIndex } from "#app/core/document/document-text.ts";
import type { Cut } from "#app/core/document/parsed-document.ts";
import type { TokenAmount } from "#app/core/plans/plans.ts";
import type { Readings } from "./labs/lab-reader.ts";
import type { Plan } from "./plan-parts.ts";
import type { SectionsFound } from "./present-sections.ts";
import type { Verified, VerifiedPart } from "./verify-part.ts";

/** Each part's verified statements, and the values computed from the document. */
export type Findings = {
  fileName: string;
  index: TextIndex;
  plan: Pick<Plan, "rowsLeftOut" | "readsUntil">;
  labs: Pick<Readings, "tables" | "beyond" | "notes">;
  parts: readonly VerifiedPart[];
  sectionsFound: SectionsFound;
  keyPoints: readonly Verified[];
  usage: TokenAmount;
};

/** How the document was read, what was cut and what was left out, in sentences. */
export function processingDetails(
  { index, plan, labs }: Pick<Findings, "index" | "plan" | "labs">,
  leftOut: number,
): string[] {
  return [
    ...(index.isReadFromPictures
      ? ["The text was read from pictures by the assistant: compare it with the original."]
      : []),
    ...index.notices.map(({ message }) => message),
    ...unreadDetails({ index, plan, labs }),
    ...labs.notes,
    ...leftOutWords(leftOut),
  ];
}

/** The details that say what part of the document was not read or kept; empty if all of it was. */
export function unreadDetails({ index, plan, labs }: Pick<Findings, "index" | "plan" | "labs">): string[] {
  const { rowsLeftOut, readsUntil } = plan;
  return [
    ...index.cut.map(cutWords),
    ...(rowsLeftOut > 0
      ? [
          `${n(rowsLeftOut)} ${rowsLeftOut === 1 ? "row" : "rows"} of long tables were not read by the assistant; measured values in them were still evaluated.`,
        ]
      : []),
    ...(readsUntil === null
      ? []
      : [`The document is too long for one analysis. The assistant read it up to ${readsUntil}.`]),
    ...labs.beyond,
  ];
}

const n = (count: number): string => count.toLocaleString("en-US");

/** A sentence for what was left out because of a limit. */
export const cutWords = ({ what, kept, found }: Cut): string =>
  `The file is very long: ${n(kept)} of ${n(found)} ${what} were kept.`;

function leftOutWords(count: number): string[] {
  if (count === 0) return [];
  if (count === 1) return ["One statement was left out because the document does not support it."];
  return [`${n(count)} statements were left out because the document does not support them.`];
}
