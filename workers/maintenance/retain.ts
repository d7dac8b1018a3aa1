import { retainAccount } from "#app/rooms/settings/retain-account.server.ts";
import type { Handle } from "./handle.ts";

/** Erases what goes when a person's last paid plan ended 30 days ago; nothing if another one began. */
export const retain: Handle<"retain"> = async (app, { userId }) => {
  await retainAccount(app, userId);
};
