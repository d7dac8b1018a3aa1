/** Keyed hashes of people who were deleted. They identify nobody, are kept in a bucket, and outlive every backup. */

import { isMarked, type MarkBindings, placeMark } from "./keyed-names.server.ts";

const FOLDER = "deleted/";
const textOf = (userId: string): string => `tombstone ${userId}`;

/** Written before anything is erased, so that restored data is never served to or about this person; safe to repeat. */
export const placeTombstone = (env: MarkBindings, userId: string): Promise<void> =>
  placeMark(env, FOLDER, textOf(userId));

/** Whether the person's account was deleted here, or is being deleted. */
export const isTombstoned = (env: MarkBindings, userId: string): Promise<boolean> =>
  isMarked(env, FOLDER, textOf(userId));
