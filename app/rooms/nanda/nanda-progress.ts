import { ApiError } from "#app/base/http/request.ts";
import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import type { DiagnosisKind, PartKey } from "./diagnosis.ts";
import type { NandaAnswer, NandaEvent } from "./nanda-answer.ts";
import { isLimit, LIMIT_WORDS, nandaWords } from "./nanda-failure.ts";

/** A part as it grows: text is a draft until `checked` is there. */
export type GrowingPart = { part: PartKey; at: number; text: string; checked: CheckedStatement | null };
export type GrowingDiagnosis = { index: number; kind: DiagnosisKind; parts: GrowingPart[] };

/** What the page shows of a generation. */
export type NandaProgress =
  | { status: "idle" }
  | { status: "generating"; diagnoses: GrowingDiagnosis[] }
  | { status: "done"; answer: NandaAnswer }
  | { status: "failed"; message: string; reason: string | null };

export const IDLE: NandaProgress = { status: "idle" };
export const BEGUN: NandaProgress = { status: "generating", diagnoses: [] };

/** The progress after one more event of the stream. */
export function advance(progress: NandaProgress, event: NandaEvent): NandaProgress {
  if (event.type === "done") return { status: "done", answer: event };
  if (event.type === "error") return { status: "failed", message: event.error, reason: event.code };
  const diagnoses = progress.status === "generating" ? progress.diagnoses : [];
  return { status: "generating", diagnoses: grown(diagnoses, event) };
}

/** The progress after an error that ended the stream. */
export function failed(error: unknown): NandaProgress {
  const reason = error instanceof ApiError ? error.reason : null;
  return { status: "failed", message: nandaWords(error), reason };
}

/**
 * What says that nothing more can be generated this month, or null: the server's own words where it refused.
 * @param spent of this month's diagnoses; a limit of null is none
 */
export function limitWordsOf(
  progress: NandaProgress,
  { used, limit }: { used: number; limit: number | null },
): string | null {
  if (progress.status === "failed" && isLimit(progress.reason)) return progress.message;
  return limit !== null && used >= limit ? LIMIT_WORDS : null;
}

type Growth = Exclude<NandaEvent, { type: "done" | "error" }>;

function grown(diagnoses: GrowingDiagnosis[], event: Growth): GrowingDiagnosis[] {
  if (event.type === "begun") return [...diagnoses, { index: event.index, kind: event.kind, parts: [] }];
  if (event.type === "diagnosis")
    return event.isShown ? diagnoses : diagnoses.filter(({ index }) => index !== event.index);
  if (event.type === "usage") return diagnoses;
  return diagnoses.map((diagnosis) =>
    diagnosis.index === event.index ? { ...diagnosis, parts: withPart(diagnosis.parts, event) } : diagnosis,
  );
}

function withPart(parts: GrowingPart[], event: Extract<Growth, { type: "text" | "part" }>): GrowingPart[] {
  const isPlace = (one: GrowingPart) => one.part === event.part && one.at === event.at;
  const known = parts.find(isPlace);
  const next: GrowingPart =
    event.type === "part"
      ? { part: event.part, at: event.at, text: event.text, checked: event }
      : { part: event.part, at: event.at, text: (known?.text ?? "") + event.text, checked: null };
  return known ? parts.map((one) => (one === known ? next : one)) : [...parts, next];
}
