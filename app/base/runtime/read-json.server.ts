import type { z } from "zod";
import { AppError, type ErrorCode } from "./errors.ts";

/**
 * The request's JSON body, checked.
 * @param limit largest body in bytes
 * @throws AppError too_large, invalid_json, or `invalid` when it does not fit the schema
 */
export async function readJson<T extends z.ZodType>(
  request: Request,
  schema: T,
  { limit = 256 * 1024, invalid = "invalid_request" as ErrorCode } = {},
): Promise<z.output<T>> {
  const text = await readText(request, limit);
  let body: unknown;
  try {
    body = JSON.parse(text || "{}");
  } catch {
    // Without the cause: the parser's message quotes the text, and the log must not.
    throw new AppError("invalid_json");
  }
  const result = schema.safeParse(body);
  if (!result.success) throw new AppError(invalid);
  return result.data;
}

/** Reads no further than the limit, whatever length the client claims. */
export async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw new AppError("too_large");
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new AppError("too_large");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * The request's multipart form. Its body is read no further than the limit, whatever length the client claims.
 * @param limit largest body in bytes
 * @throws AppError `tooLarge`, or invalid_request when it is no such form
 */
export async function readForm(
  request: Request,
  { limit, tooLarge }: { limit: number; tooLarge: ErrorCode },
): Promise<FormData> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw new AppError(tooLarge);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const piece of request.body ?? []) {
    size += piece.byteLength;
    if (size > limit) throw new AppError(tooLarge);
    pieces.push(piece);
  }
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  try {
    return await new Response(new Blob(pieces), { headers }).formData();
  } catch {
    // Without the cause: the parser's message may quote the body, and the log must not.
    throw new AppError("invalid_request");
  }
}
