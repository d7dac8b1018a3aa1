import type { CitedAnswer } from "#app/core/literature/answer/answer.ts";
import { conceptsOf } from "#app/core/literature/query/concepts.ts";
import { isSmallTalk } from "./small-talk.ts";
import type { Turn } from "./turns.ts";

/** With fewer topics than this a message goes on from the one before: "And in children?". */
const LEAST_TOPICS = 2;

/** What articles are looked for about; null where nothing is to be looked up. The model has no say in it. */
export function lookUpFor(message: string, turns: readonly Turn[]): string | null {
  if (isSmallTalk(message, turns.length > 0)) return null;
  const before = turns.findLast(({ role }) => role === "nurse");
  const topics = conceptsOf(message).filter(({ kind }) => kind !== "general" && kind !== "part");
  return before && topics.length < LEAST_TOPICS ? `${before.text}\n${message}` : message;
}

/** Where nothing was looked up, only what states something medical has to come from a source. */
export function withoutNeedlessMarks(answer: CitedAnswer): CitedAnswer {
  if (answer.search) return answer;
  const pieces = answer.pieces.map((piece) =>
    piece.standing === "unsupported" && piece.mentions.length === 0 && !isMedical(piece.text)
      ? { ...piece, standing: "no_claim" as const }
      : piece,
  );
  return { ...answer, pieces };
}

/** Whether words state something medical: they name a condition or a care, or a figure. */
function isMedical(words: string): boolean {
  return /\d/.test(words) || conceptsOf(words).some(({ kind }) => kind === "condition" || kind === "care");
}
