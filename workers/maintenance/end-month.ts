import { openShard } from "#app/base/data/database.server.ts";
import { endMonth as run } from "#app/core/usage/month-end.server.ts";
import type { Handle } from "./handle.ts";

/** One page of a month's closing in one database. */
export const handleEndMonth: Handle<"end-month"> = (app, message) =>
  run({ ...app, database: openShard(app.env, message.shard) }, message);
