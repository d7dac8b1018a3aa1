import { ApiError } from "#app/base/http/request.ts";

/** A chunk that could not be sent; the message is for people (DOC-29). */
export class ChunkFailed extends Error {
  override readonly cause: unknown;

  /** @param index of the chunk, from 0; people count from 1 */
  constructor(index: number, cause: unknown) {
    super(`Failed to upload chunk ${index + 1}: ${reasonOf(cause)}`);
    this.name = "ChunkFailed";
    this.cause = cause;
  }
}

/** The upload could not begin; the message is for people (DOC-30). */
export class InitFailed extends Error {
  constructor() {
    super("Failed to initialize upload with server.");
    this.name = "InitFailed";
  }
}

/** The file on disk is no longer the one that was chosen; browsers refuse to read it then. */
export class FileChanged extends Error {
  constructor() {
    super("The file was changed or moved after it was chosen. Please choose it again.");
    this.name = "FileChanged";
  }
}

const reasonOf = (cause: unknown): string => {
  if (cause instanceof ApiError) return cause.words ?? cause.message;
  return cause instanceof Error ? cause.message : "unknown error";
};
