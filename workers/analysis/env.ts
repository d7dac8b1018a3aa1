import { z } from "zod";
import { budgetVariables, modelVariables } from "#app/base/runtime/env.server.ts";
import type { DocumentMessage } from "#app/rooms/documents/store/document-message.ts";

/** Where documents are handed over; `desk.ts` is it. */
export type Desk = { take(about: DocumentMessage): Promise<void> };

/** What wrangler.toml of this Worker binds, its secrets, and what the build for one machine adds. */
export type AnalysisEnv = Pick<
  Env,
  | "DB"
  | "DOCUMENTS"
  | "PERSON_KEYS"
  | "DATA_KEYS"
  | "USAGE_METER"
  | "MAINTENANCE"
  | "DAILY_SPEND"
  | "SANDBOX"
  | "ANTHROPIC_API_KEY"
> & {
  DOCUMENT_DESK: DurableObjectNamespace<Rpc.DurableObjectBranded & Desk>;
  MODEL: string;
  SECOND_READER_MODEL?: string;
  ANTHROPIC_BASE_URL?: string;
  SANDBOX_PROVIDERS?: string;
  DAILY_BUDGETS?: string;
  MODEL_PRICES?: string;
  MODEL_PAUSED?: string;
};

const variables = z.object({
  ...modelVariables,
  ANTHROPIC_API_KEY: z.string().min(1).optional(),
  ANTHROPIC_BASE_URL: z.url().optional(),
  ...budgetVariables,
});

/** @throws with the names of all variables that are missing or wrong (never their values) */
export function readSettings(env: AnalysisEnv): z.infer<typeof variables> {
  const result = variables.safeParse(env);
  if (result.success) return result.data;
  const names = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Configuration is incomplete (see .env.example): ${names.join("; ")}`);
}
