import { AppError, type ErrorCode } from "./errors.ts";
import { piecesOf } from "./json.server.ts";

/**
 * A form as a browser posts it, with or without files. Its body is read only up to the limit, whatever length the
 * client claims.
 * @param limit largest body in bytes
 * @throws AppError `tooLarge`, or invalid_request when it is not a form
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

/** The largest page form without free text, in bytes. */
const LARGEST_PAGE_FORM = 16 * 1024;

/**
 * A page's form, by default a small one such as a choice.
 * @throws Response where `readForm` throws, shown in the page's own frame
 */
export const readPageForm = (request: Request, limit = LARGEST_PAGE_FORM): Promise<FormData> =>
  readForm(request, { limit }).catch((error: unknown) => {
    throw error instanceof AppError ? error.toResponse() : error;
  });
