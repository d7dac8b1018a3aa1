import { AppError, type ErrorCode } from "#app/base/http/errors.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import { LiteratureError, type LiteratureErrorCode } from "../literature-error.ts";
import type { Literature } from "../open-literature.server.ts";
import type { LiteratureRecord } from "../record.ts";
import type { SearchTold } from "./answer.ts";
import { chooseRecords } from "./choose-records.ts";

export type LookedUp = { records: readonly LiteratureRecord[]; search: SearchTold };

/**
 * Looks for articles about a question, and takes the best that fit into so many tokens.
 * @throws AppError literature_unavailable, literature_busy, literature_timed_out or literature_unreadable when neither
 * service could be asked; cancelled
 */
export async function lookUp(
  literature: Literature,
  question: string,
  mostTokens: number,
  { signal, timing }: { signal: AbortSignal } & Pick<AppContext, "timing">,
): Promise<LookedUp> {
  try {
    const found = await timing.measure("literature", () => literature.find(question, signal));
    const records = found.records.length > 0 ? chooseRecords(found.records, mostTokens) : [];
    const search = {
      terms: found.query.terms,
      removed: kindsIn(question),
      found: found.records.length,
      read: records.length,
      failed: found.failures.map(({ source, code }) => ({ source, code })),
    };
    return { records, search };
  } catch (error) {
    if (!(error instanceof LiteratureError)) throw error;
    throw new AppError(CODES[error.code], { cause: error });
  }
}

const CODES: Record<LiteratureErrorCode, ErrorCode> = {
  unavailable: "literature_unavailable",
  rate_limited: "literature_busy",
  timed_out: "literature_timed_out",
  nonsense: "literature_unreadable",
  cancelled: "cancelled",
};

function kindsIn(question: string): string[] {
  const pseudonymizer = openPseudonymizer([]);
  pseudonymizer.pseudonymize(question);
  return [...new Set(pseudonymizer.replaced().map(({ kind }) => kind))];
}
