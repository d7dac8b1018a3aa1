import { AppError, type ErrorCode } from "./errors.ts";
import { piecesOf } from "./json.server.ts";

/**
 * A form as a browser posts it, with files or without. Its body is read no further than the limit, whatever length the
 * client claims.
 * @param limit largest body in bytes
 * @throws AppError `tooLarge`, or invalid_request when it is no form
 */
export async function readForm(
  request: Request,
  { limit, tooLarge = "too_large" }: { limit: number; tooLarge?: ErrorCode },
): Promise<FormData> {
  const pieces = await Array.fromAsync(piecesOf(request, limit, tooLarge));
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  // Without the cause: the parser's message may quote the body, and the log must not.
  return await new Response(new Blob(pieces), { headers }).formData().catch(() => {
    throw new AppError("invalid_request");
  });
}

/** The largest form of a page that holds no text of a person's own, in bytes. */
const LARGEST_PAGE_FORM = 16 * 1024;

/** A small form of a page, such as a choice. @throws Response as `readForm` fails, for the page's own frame */
export const readPageForm = (request: Request): Promise<FormData> =>
  readForm(request, { limit: LARGEST_PAGE_FORM }).catch((error: unknown) => {
    throw error instanceof AppError ? error.toResponse() : error;
  });
