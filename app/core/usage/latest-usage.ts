import { call } from "#app/base/http/request.ts";
import { cell } from "#app/base/ui/cell.ts";
import type { UsageAnswer } from "./usage-answer.ts";

/** The newest usage that the server told this page, whoever asked; null before any. */
export const latestUsage = cell<UsageAnswer | null>(null);

/** Asks the server for usage; what was known stays where it does not answer. */
export async function refreshLatestUsage(): Promise<void> {
  const usage = await call<UsageAnswer>("/api/payments/usage").catch(() => null);
  if (usage) latestUsage.set(usage);
}
