import type { RouterContextProvider } from "react-router";
import { type AppContext, appOf } from "../runtime/context.server.ts";
import { causeOf } from "../runtime/log.server.ts";
import { AppError, ERRORS, toAppError } from "./errors.ts";

type ApiArgs = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Wraps the loader or action of a path without a page: an AppError becomes its status and words, anything else 500
 * with no detail. The cause goes to the log.
 */
export function api<Args extends ApiArgs>(handler: (args: Args) => Promise<Response> | Response) {
  return async (args: Args): Promise<Response> => {
    try {
      return await handler(args);
    } catch (error) {
      if (error instanceof Response) return error;
      return answerError(error, appOf(args.context), new URL(args.request.url).pathname);
    }
  };
}

/** The response to a call that failed; the cause goes to the log. */
export function answerError(error: unknown, { log }: Pick<AppContext, "log">, path: string): Response {
  const known = toAppError(error);
  const { status } = ERRORS[known.code];
  log(status >= 500 ? "error" : "info", "api.failed", {
    code: known.code,
    status,
    path,
    cause: causeOf(known.cause),
  });
  return known.toResponse();
}

/** The response of a path without a page to methods for which it exports no loader or action. */
export const refuseMethod = api(() => {
  throw new AppError("wrong_method");
});

/** Like `api`, for a path that accepts only one changing method. */
export function methodApi<Args extends ApiArgs>(
  method: "POST" | "PUT" | "DELETE",
  handler: (args: Args) => Promise<Response> | Response,
) {
  return api((args: Args) => {
    if (args.request.method !== method) throw new AppError("wrong_method");
    return handler(args);
  });
}

export const postApi = <Args extends ApiArgs>(handler: (args: Args) => Promise<Response> | Response) =>
  methodApi("POST", handler);
