/** Keyed hashes of people who were deleted. They identify nobody, are kept in a bucket, and outlive every backup. */

import { hasKeyedName, type KeyedNameBindings, placeKeyedName } from "./keyed-names.server.ts";

const FOLDER = "deleted/";
const textOf = (userId: string): string => `tombstone ${userId}`;

/** Written before anything is erased, so that restored data is never served to or about this person; safe to repeat. */
export const placeTombstone = (env: KeyedNameBindings, userId: string): Promise<void> =>
  placeKeyedName(env, FOLDER, textOf(userId));

/** Whether the person's account was deleted here, or is being deleted. */
export const isTombstoned = (env: KeyedNameBindings, userId: string): Promise<boolean> =>
  hasKeyedName(env, FOLDER, textOf(userId));
