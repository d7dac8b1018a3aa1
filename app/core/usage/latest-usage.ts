import { cell } from "#app/base/ui/cell.ts";
import type { UsageAnswer } from "./usage-answer.ts";

/** The newest usage that the server told this page, whoever asked; null before any. */
export const latestUsage = cell<UsageAnswer | null>(null);
