/** A request that the API would refuse; the message is the API's own wording where it is known. */
export class InvalidRequest extends Error {}

/** An error answer in the provider's shape. */
export function apiError(
  status: number,
  type: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const requestId = newRequestId();
  return Response.json(
    { type: "error", error: { type, message }, request_id: requestId },
    { status, headers: { "request-id": requestId, ...headers } },
  );
}

export function newRequestId(): string {
  return `req_sandbox${crypto.randomUUID().replaceAll("-", "").slice(0, 17)}`;
}
