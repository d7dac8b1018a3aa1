import type { Activity } from "#app/core/usage/activity-log.ts";

type Entry = Pick<Activity, "type" | "description">;

const QUESTION_LENGTH = 30;

export const uploadActivity = (fileName: string): Entry => ({
  type: "document_upload",
  description: `Uploaded ${fileName}`,
});

export const analysisActivity = (fileName: string): Entry => ({
  type: "document_analysis",
  description: `Analyzed ${fileName}`,
});

/** A question counts as an analysis (OPEN-67), shortened to 30 characters (DOC-23). */
export function questionActivity(question: string): Entry {
  const letters = [...question.trim()];
  const short = letters.slice(0, QUESTION_LENGTH).join("");
  return {
    type: "document_analysis",
    description: `Asked: ${short}${letters.length > QUESTION_LENGTH ? "..." : ""}`,
  };
}
