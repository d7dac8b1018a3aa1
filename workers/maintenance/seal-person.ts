import { sealAccount } from "#app/rooms/settings/seal-account.server.ts";
import type { Handle } from "./handle.ts";

/** Moves and seals what a person has from before each had a key of their own. */
export const sealPerson: Handle<"seal-person"> = async (app, { userId }) => {
  await sealAccount(app, userId);
};
