import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";

/** The answer of `GET /api/file-analysis-usage`: of the current month; a limit of null is unlimited (API-22). */
export type FileUsage = {
  file_analysis_used: number;
  file_analysis_limit: number | null;
  token_usage?: Pick<
    UsageAnswer,
    "input_tokens" | "output_tokens" | "input_token_limit" | "output_token_limit"
  >;
};

export function toFileUsage(usage: UsageAnswer): FileUsage {
  const { input_tokens, output_tokens, input_token_limit, output_token_limit } = usage;
  return {
    file_analysis_used: usage.file_analysis_used,
    file_analysis_limit: usage.file_analysis_limit,
    token_usage: { input_tokens, output_tokens, input_token_limit, output_token_limit },
  };
}

/** The limit reached, by which both browser and server refuse; null if there is none above 0 (DOC-05). */
export function reachedLimit({
  file_analysis_used: used,
  file_analysis_limit: limit,
}: Pick<FileUsage, "file_analysis_used" | "file_analysis_limit">): number | null {
  return limit !== null && limit > 0 && used >= limit ? limit : null;
}
