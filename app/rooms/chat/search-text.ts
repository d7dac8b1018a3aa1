import type { CitedAnswer } from "#app/core/literature/answer/answer.ts";
import { conceptsOf } from "#app/core/literature/query/concepts.ts";
import { isSmallTalk } from "./small-talk.ts";
import type { Turn } from "./turns.ts";

/** A message with fewer topics than this continues the one before: "And in children?". */
const LEAST_TOPICS = 2;

/** What to search articles for; null if nothing is to be looked up. The model does not decide this. */
export function searchTextFor(message: string, turns: readonly Turn[]): string | null {
  if (isSmallTalk(message, turns.length > 0)) return null;
  const before = turns.findLast(({ role }) => role === "nurse");
  const topics = conceptsOf(message).filter(({ kind }) => kind !== "general" && kind !== "part");
  return before && topics.length < LEAST_TOPICS ? `${before.text}\n${message}` : message;
}

/** If nothing was looked up, only medical statements have to come from a source. */
export function withoutNeedlessMarks(answer: CitedAnswer): CitedAnswer {
  if (answer.search) return answer;
  const pieces = answer.pieces.map((piece) =>
    piece.standing === "unsupported" && piece.mentions.length === 0 && !isMedical(piece.text)
      ? { ...piece, standing: "no_claim" as const }
      : piece,
  );
  return { ...answer, pieces };
}

/** Whether words state something medical: they name a condition, an intervention or a number. */
function isMedical(words: string): boolean {
  return /\d/.test(words) || conceptsOf(words).some(({ kind }) => kind === "condition" || kind === "care");
}
