import { createContext, type RouterContextProvider } from "react-router";
import type { Databases } from "#app/base/data/database.server.ts";
import type { AppEnv } from "./env.server.ts";
import type { Log } from "./log.server.ts";
import type { Timing } from "./timing.server.ts";

/** What every loader, action and API path receives. */
export type AppContext = Databases & {
  env: AppEnv;
  log: Log;
  timing: Timing;
  requestId: string;
  /** Keeps the isolate alive for work that outlives the response. */
  waitUntil: (work: Promise<unknown>) => void;
  /** For `Content-Security-Policy` and every inline script. */
  nonce: string;
  /** IANA name of the person's time zone, e.g. "Europe/Berlin". */
  timeZone: string;
  now: () => number;
};

export const appContext = createContext<AppContext>();

type Context = Readonly<RouterContextProvider>;
export const appOf = (context: Context): AppContext => context.get(appContext);
