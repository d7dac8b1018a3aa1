import { endMonth as run } from "#app/core/usage/month-end.server.ts";
import type { Handle } from "./handle.ts";

/** One page of a month's closing. */
export const handleEndMonth: Handle<"end-month"> = (app, message) => run(app, message);
