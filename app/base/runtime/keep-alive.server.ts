import type { RouterContextProvider } from "react-router";
import { appOf } from "./context.server.ts";

/** A request's work stops when the browser disconnects, unless kept alive; a reservation would otherwise stay open. */
export function keepAlive<T>(work: Promise<T>, context: Readonly<RouterContextProvider>): Promise<T> {
  appOf(context).waitUntil(work.catch(() => {}));
  return work;
}
