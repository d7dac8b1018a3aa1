import type { z } from "zod";
import { AppError, type ErrorCode } from "./errors.ts";

/**
 * The request's JSON body, checked.
 * @param limit largest body in bytes
 * @throws AppError too_large, invalid_json, or `invalid` when it does not fit the schema or is nested too deeply
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
  if (!isShallow(body, MOST_NESTED)) throw new AppError(invalid);
  const result = schema.safeParse(body);
  if (!result.success) throw new AppError(invalid);
  return result.data;
}

/**
 * Levels of objects and lists. A note has about ten; thousands can be parsed, but are more than copying and writing them
 * out again has stack for, wherever that happens later.
 */
const MOST_NESTED = 100;

const isShallow = (value: unknown, most: number): boolean =>
  typeof value !== "object" ||
  value === null ||
  (most > 0 && Object.values(value).every((one) => isShallow(one, most - 1)));

/** Reads only up to the limit, whatever length the client claims. */
export async function readText(request: Request, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of piecesOf(request, limit, "too_large"))
    text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}

/**
 * The body piece by piece, only up to the limit, whatever length the client claims.
 * @throws AppError `tooLarge`, or cancelled when the sender disconnected before the body was complete
 */
export async function* piecesOf(
  request: Request,
  limit: number,
  tooLarge: ErrorCode,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw new AppError(tooLarge);
  let size = 0;
  try {
    for await (const piece of request.body ?? []) {
      size += piece.byteLength;
      if (size > limit) throw new AppError(tooLarge);
      yield piece;
    }
  } catch (error) {
    // A body only breaks off when its sender disconnects; nobody is left to answer, and nothing of ours has failed.
    throw error instanceof AppError ? error : new AppError("cancelled", { cause: error });
  }
}
