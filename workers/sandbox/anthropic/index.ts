import { compose } from "./answer.ts";
import { type MessagesBody, readBody } from "./body.ts";
import { apiError, InvalidRequest } from "./errors.ts";
import { type ModelFault, readFaults } from "./faults.ts";
import { plainResponse } from "./plain-response.ts";
import { lastUserText } from "./prompt.ts";
import { isReading } from "./second-reading.ts";
import { streamResponse } from "./stream-response.ts";
import { promptUsage } from "./usage.ts";

/**
 * Stands in for Anthropic's Messages API on this machine: the same paths, shapes, headers and errors, with text from
 * rules instead of a model. README.md says what it can do and how to make it fail.
 */
export async function anthropicApi(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!hasKey(request.headers)) return apiError(401, "authentication_error", "x-api-key header is required");
  const isCount = pathname === "/v1/messages/count_tokens";
  if (request.method !== "POST" || !(pathname === "/v1/messages" || isCount))
    return apiError(404, "not_found_error", "Not Found");
  if (!request.headers.has("anthropic-version"))
    return apiError(400, "invalid_request_error", "anthropic-version: header is required");
  try {
    const body = readBody(await request.text(), isCount);
    return isCount ? countTokens(body) : answer(request, body);
  } catch (cause) {
    if (cause instanceof InvalidRequest) return apiError(400, "invalid_request_error", cause.message);
    throw cause;
  }
}

/** The API accepts its key in either header. */
function hasKey(headers: Headers): boolean {
  return Boolean(headers.get("x-api-key") || headers.get("authorization")?.startsWith("Bearer "));
}

function countTokens(body: MessagesBody): Response {
  const { input_tokens, cache_creation_input_tokens } = promptUsage(body);
  return Response.json({ input_tokens: input_tokens + cache_creation_input_tokens });
}

function answer(request: Request, body: MessagesBody): Response {
  const faults = isReading(body) ? new Set<ModelFault>() : readFaults(lastUserText(body));
  if (faults.has("429"))
    return apiError(429, "rate_limit_error", "This request would exceed your rate limit", {
      "retry-after": "1",
    });
  if (faults.has("529")) return apiError(529, "overloaded_error", "Overloaded");
  const composed = compose(body, faults);
  return body.stream
    ? streamResponse(request, body, composed, faults)
    : plainResponse(body, composed, faults);
}
