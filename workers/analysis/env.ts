import { z } from "zod";
import {
  budgetVariables,
  modelVariables,
  readVariables,
  sealingVariables,
} from "#app/base/runtime/env.server.ts";
import type { DocumentMessage } from "#app/rooms/documents/store/document-message.ts";

/** Where documents are handed over; implemented by `DocumentDesk`. */
export type Desk = { take(about: DocumentMessage): Promise<void> };

/** The bindings of this Worker's wrangler.toml, its secrets, and what the local build adds. */
export type AnalysisEnv = Pick<
  Env,
  | "DB"
  | `DB_${number}`
  | "DOCUMENTS"
  | "PERSON_KEYS"
  | "DATA_KEYS"
  | "USAGE_METER"
  | "MAINTENANCE"
  | "DAILY_SPEND"
  | "SANDBOX"
  | "SANDBOX_PROVIDERS"
  | "ANTHROPIC_API_KEY"
> & {
  DOCUMENT_DESK: DurableObjectNamespace<Rpc.DurableObjectBranded & Desk>;
  MODEL: string;
  SECOND_READER_MODEL?: string;
  ANTHROPIC_BASE_URL?: string;
  DAILY_BUDGETS?: string;
  MODEL_PRICES?: string;
  MODEL_PAUSED?: string;
};

const variables = z.object({
  ...modelVariables,
  ...sealingVariables,
  ANTHROPIC_API_KEY: z.string().min(1).optional(),
  ANTHROPIC_BASE_URL: z.url().optional(),
  ...budgetVariables,
});

/** @throws Error with the names of all missing or invalid variables (never their values) */
export const readSettings = (env: AnalysisEnv): z.infer<typeof variables> => readVariables(variables, env);
