import { AppError } from "./errors.ts";
import { readText } from "./read-json.server.ts";

/**
 * A form as a browser posts it.
 * @param limit largest body in bytes
 * @throws AppError too_large or invalid_request
 */
export async function readForm(request: Request, limit: number): Promise<FormData> {
  const body = await readText(request, limit);
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  // Without the cause: the parser's message may quote the text.
  return await new Response(body, { headers }).formData().catch(() => {
    throw new AppError("invalid_request");
  });
}
