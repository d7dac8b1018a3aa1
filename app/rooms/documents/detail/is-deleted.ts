import { ApiError } from "#app/base/http/request.ts";

/** Whether a call failed because the document has been deleted, perhaps in another tab. */
export const isDeleted = (error: unknown): boolean =>
  error instanceof ApiError && error.reason === "document_not_found";
