import { data, type RouterContextProvider, type ServerBuild } from "react-router";
import { ERRORS, errorBody, toAppError } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { isPartDown } from "#app/base/runtime/part-down.ts";

type Handler = (args: { request: Request; context: Readonly<RouterContextProvider> }) => unknown;

/** The build, with every page's loader and action failing in words, as 503, while a part is down. */
export function withDatabaseWords(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action } = route.module;
      const module = {
        ...route.module,
        ...(loader && { loader: inWords(loader as Handler) }),
        ...(action && { action: inWords(action as Handler) }),
      };
      return [id, { ...route, module }];
    }),
  );
  return { ...build, routes: routes as ServerBuild["routes"] };
}

function inWords(handler: Handler): Handler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      if (!isPartDown(error)) throw error;
      const { code } = toAppError(error);
      const path = new URL(args.request.url).pathname;
      appOf(args.context).log("error", "page.failed", { code, path, cause: causeOf(error) });
      throw data(errorBody(code), { status: ERRORS[code].status });
    }
  };
}
