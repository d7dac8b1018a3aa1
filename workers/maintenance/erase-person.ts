import { isBeingDeleted, runDeletion } from "#app/core/maintenance/deletion.server.ts";
import { placeTombstone } from "#app/core/maintenance/tombstones.server.ts";
import { erasureSteps } from "#app/rooms/settings/erase-account.server.ts";
import type { Handle } from "./handle.ts";

/** Resumes a deletion where it stopped. Its last step has to wait, so the message comes again when that is due. */
export const handleErasePerson: Handle<"erase-person"> = async (app, { userId }) => {
  // An earlier version began deletions without a tombstone.
  if (await isBeingDeleted(app.databaseOf(userId), userId)) await placeTombstone(app.env, userId);
  const dueInMs = await runDeletion(app, erasureSteps(app), userId);
  if (dueInMs === null) return;
  const message = { type: "erase-person" as const, userId, at: app.now() + dueInMs };
  await app.queue.send(message, Math.ceil(dueInMs / 1000));
};
