import { z } from "zod";
import { InvalidRequest } from "./errors.ts";

const CacheControl = z.looseObject({ type: z.literal("ephemeral") });
const TextBlock = z.looseObject({
  type: z.literal("text"),
  text: z.string().min(1, "text content blocks must be non-empty"),
  cache_control: CacheControl.nullish(),
});
/** Documents, search results, images, tool results: accepted, and ignored except for their citations. */
const OtherBlock = z.looseObject({
  type: z.string().refine((type) => type !== "text"),
  citations: z.looseObject({ enabled: z.boolean().optional() }).nullish(),
});
const Content = z.union([z.string().min(1), z.array(z.union([TextBlock, OtherBlock])).min(1)]);

const Body = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.number().int().positive(),
  messages: z.array(z.looseObject({ role: z.enum(["user", "assistant"]), content: Content })).min(1),
  stream: z.boolean().optional(),
  system: z.union([z.string(), z.array(TextBlock)]).optional(),
  output_config: z
    .looseObject({
      format: z
        .strictObject({ type: z.literal("json_schema"), schema: z.record(z.string(), z.unknown()) })
        .nullish(),
    })
    .optional(),
  cache_control: CacheControl.nullish(),
  container: z.unknown().optional(),
  inference_geo: z.unknown().optional(),
  metadata: z.unknown().optional(),
  service_tier: z.unknown().optional(),
  stop_sequences: z.array(z.string()).optional(),
  temperature: z.number().optional(),
  thinking: z.unknown().optional(),
  tool_choice: z.unknown().optional(),
  tools: z.array(z.unknown()).optional(),
  top_k: z.number().optional(),
  top_p: z.number().optional(),
});
const CountBody = Body.partial({ max_tokens: true });

export type MessagesBody = z.infer<typeof CountBody>;

/**
 * The body of a request, checked as the API checks it.
 * @throws InvalidRequest that names the first wrong field
 */
export function readBody(text: string, isCount: boolean): MessagesBody {
  const read = (isCount ? CountBody : Body).safeParse(parseJson(text));
  if (!read.success) throw new InvalidRequest(firstIssue(read.error));
  const body = read.data;
  if (body.messages[0]?.role !== "user")
    throw new InvalidRequest("messages: first message must use the user role");
  const schema = body.output_config?.format?.schema;
  if (schema) checkSchema(schema, "output_config.format.schema");
  if (schema && hasCitations(body))
    throw new InvalidRequest("Citations cannot be enabled when using structured outputs");
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidRequest("The request body is not valid JSON");
  }
}

function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  if (issue?.code === "unrecognized_keys") return `${issue.keys[0]}: Extra inputs are not permitted`;
  const isMissing = issue?.message.includes("received undefined");
  return `${issue?.path.join(".") || "body"}: ${isMissing ? "Field required" : issue?.message}`;
}

function hasCitations(body: MessagesBody): boolean {
  const blocks = body.messages.flatMap(({ content }) => (typeof content === "string" ? [] : content));
  return blocks.some((block) => "citations" in block && block.citations && isEnabled(block.citations));
}

function isEnabled(citations: object): boolean {
  return "enabled" in citations && citations.enabled === true;
}

const UNSUPPORTED = ["minimum", "maximum", "multipleOf", "minLength", "maxLength", "maxItems", "uniqueItems"];

/** Structured output supports a subset of JSON Schema; anything outside it is refused. */
function checkSchema(schema: object, path: string): void {
  const { type, additionalProperties } = schema as Record<string, unknown>;
  if (type === "object" && additionalProperties !== false)
    throw new InvalidRequest(
      `${path}: For 'object' type, 'additionalProperties' must be explicitly set to false`,
    );
  const unsupported = UNSUPPORTED.find((keyword) => keyword in schema);
  if (type && unsupported) throw new InvalidRequest(`${path}: '${unsupported}' is not supported`);
  for (const [key, value] of Object.entries(schema))
    if (typeof value === "object" && value !== null && key !== "enum") checkSchema(value, `${path}.${key}`);
}
