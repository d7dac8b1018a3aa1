import { AppError, type ErrorCode } from "#app/base/http/errors.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";

/** A failure for a page that shows it in its place: its code and words. The log gets the cause under `event`. */
export function toldFailure(
  error: unknown,
  { log }: Pick<AppContext, "log">,
  event: string,
): { code: ErrorCode; words: string } {
  const told = error instanceof AppError ? error : new AppError("unexpected");
  const { status } = told.toResponse();
  log(status >= 500 ? "error" : "info", event, { code: told.code, cause: causeOf(error) });
  return { code: told.code, words: told.message };
}
