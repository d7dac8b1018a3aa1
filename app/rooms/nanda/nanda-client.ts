import { NANDA_FAILED_WORDS, NANDA_LIMIT_WORDS } from "#app/base/http/error-words.ts";
import { failureText } from "#app/base/http/events.ts";
import { ApiError } from "#app/base/http/request.ts";
import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import {
  type ClientFailure,
  type GenerationClient,
  type GenerationProgress,
  isLimitReason,
} from "#app/core/generation/generation-client.ts";
import type { DiagnosisKind, PartKey } from "./diagnosis.ts";
import type { NandaAnswer, NandaEvent } from "./nanda-answer.ts";

/** A part as it grows: `text` is a draft until `checked` is set. */
export type GrowingPart = { part: PartKey; at: number; text: string; checked: CheckedStatement | null };
export type GrowingDiagnosis = { index: number; kind: DiagnosisKind; parts: GrowingPart[] };

export type NandaProgress = GenerationProgress<GrowingDiagnosis[], NandaAnswer>;

type Growth = Exclude<NandaEvent, { type: "done" | "error" }>;

/** The page's side of nursing diagnoses. */
export const nandaClient: GenerationClient<string, Growth, GrowingDiagnosis[], NandaAnswer> = {
  path: "/api/generate-nanda",
  toBody: (context) => ({ context }),
  failed: NANDA_FAILED_WORDS,
  finished: "Your nursing diagnoses are ready.",
  readAnswer,
  nothingYet: [],
  grow,
  words: nandaWords,
};

/** @throws ApiError invalid_format for an answer without a note in text */
function readAnswer(body: unknown): NandaAnswer {
  const answer = (body ?? {}) as Partial<NandaAnswer>;
  if (typeof answer.note !== "string") throw new ApiError("", { reason: "invalid_format" });
  const nothing = { diagnoses: [], notShown: 0, dropped: 0, usage: { input_tokens: 0, output_tokens: 0 } };
  return { ...nothing, ...answer, note: answer.note };
}

const UNEXPECTED = "An unexpected error occurred. Please try again.";

/** The page's words for a failed generation (NANDA-10 to NANDA-14). */
function nandaWords(error: unknown): string {
  if (!(error instanceof ApiError)) return UNEXPECTED;
  switch (error.reason as ClientFailure | null) {
    case "no_customer":
      return "Customer ID not found";
    case "invalid_format":
      return "Invalid response format from server";
    case "no_answer":
      return "No response from server. Please try again later.";
    case "not_sent":
      return `Request error: ${error.message}`;
  }
  if (error.code === "network_error")
    return "Network error: the server could not be reached. This may be a CORS issue.";
  if (error.code !== "http_error") return UNEXPECTED;
  const said = failureText(error.body) || error.words || NANDA_FAILED_WORDS;
  return isLimitReason(error.reason) ? said : `Server error: ${said}`;
}

/**
 * The words for a month that is used up, or null: the server's own words if it refused.
 * @param spent this month's diagnoses; a limit of null means none
 */
export function limitWordsOf(
  progress: NandaProgress,
  { used, limit }: { used: number; limit: number | null },
): string | null {
  if (progress.status === "failed" && isLimitReason(progress.reason)) return progress.message;
  return limit !== null && used >= limit ? NANDA_LIMIT_WORDS : null;
}

function grow(diagnoses: GrowingDiagnosis[], event: Growth): GrowingDiagnosis[] {
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
