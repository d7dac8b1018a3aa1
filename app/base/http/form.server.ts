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
