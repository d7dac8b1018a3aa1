import { sweepIdentity } from "#app/core/identity/sweep.server.ts";
import { sweepDeletions } from "#app/core/maintenance/deletion.server.ts";
import type { Handle } from "./index.ts";

/** Forgets what is older than it may become: each folder says how old that is. Safe to run twice. */
export const sweep: Handle<"sweep"> = async ({ database, now, log }) => {
  await sweepIdentity(database, now(), log);
  await sweepDeletions(database, now(), log);
};
