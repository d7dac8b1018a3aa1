import type { RouterContextProvider } from "react-router";
import { appOf } from "./context.server.ts";

/** Nothing of a request runs on when the browser leaves, unless it is waited for; the meter would stay reserved. */
export function keepAlive<T>(work: Promise<T>, context: Readonly<RouterContextProvider>): Promise<T> {
  appOf(context).waitUntil(work.catch(() => {}));
  return work;
}
