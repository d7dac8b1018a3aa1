import { draftAnalysis, isAnalysis, isOrder, writeOrder } from "./analysis.ts";
import type { MessagesBody } from "./body.ts";
import { type CitedBlock, citedAnswer } from "./cited-answer.ts";
import { findDiagnoses } from "./diagnoses.ts";
import type { ModelFault } from "./faults.ts";
import { writeStatements } from "./note.ts";
import { writeNursingDiagnoses } from "./nursing-diagnoses.ts";
import { lastUserText, readSources } from "./prompt.ts";
import { isReading, writeReadings } from "./second-reading.ts";
import { otherSections, writeTemplateNote } from "./template-note.ts";
import { countTokens } from "./usage.ts";

type StopReason = "end_turn" | "max_tokens" | "refusal";
/** An answer's text and, where it cites, the blocks that add up to that text. */
export type Composed = { text: string; blocks?: CitedBlock[]; outputTokens: number; stopReason: StopReason };

export const NO_AI =
  "No AI is connected. This text comes from the local stand-in, which follows simple rules and knows nothing of its own.";

/** The answer, complete or cut to the requested length. */
export function compose(body: MessagesBody, faults: ReadonlySet<ModelFault>): Composed {
  if (faults.has("refusal")) return { text: "", outputTokens: 1, stopReason: "refusal" };
  const blocks = body.output_config?.format?.schema ? null : citedAnswer(body);
  const text = blocks ? blocks.map((block) => block.text).join("") : writeText(body, faults);
  const limit = faults.has("max_tokens") ? Math.floor(countTokens(text) / 2) : (body.max_tokens ?? 0);
  if (countTokens(text) <= limit)
    return {
      text,
      ...(blocks && { blocks: faults.has("invent") ? misquoted(blocks) : blocks }),
      outputTokens: countTokens(text) + 3,
      stopReason: "end_turn",
    };
  return {
    text: text.slice(0, limit * 4).replace(/[\ud800-\udbff]$/, ""),
    outputTokens: limit,
    stopReason: "max_tokens",
  };
}

/** Added on demand, to show that a citation of words that no source has is rejected. */
const misquoted = (blocks: CitedBlock[]): CitedBlock[] =>
  blocks.map(({ text, citations }) => ({
    text,
    citations: citations.map((citation) => ({ ...citation, cited_text: "Serum potassium 9.83 mmol/L." })),
  }));

/** The answer's text blocks: one without citations, unless it cites. */
export function answerBlocks({ text, blocks }: Composed): CitedBlock[] {
  return blocks ?? (text ? [{ text, citations: [] }] : []);
}

function writeText(body: MessagesBody, faults: ReadonlySet<ModelFault>): string {
  const schema = body.output_config?.format?.schema;
  if (!schema) return NO_AI;
  if (isReading(body)) return JSON.stringify(writeReadings(body));
  const sections = otherSections(schema);
  if (sections) return JSON.stringify({ statements: writeTemplateNote(body, sections, faults) });
  return JSON.stringify(writeJson(schema, lastUserText(body), faults, body.max_tokens ?? 0));
}

/** The kind of answer is recognised by the schema's property names; any other schema gets its emptiest instance. */
function writeJson(
  schema: Record<string, unknown>,
  text: string,
  faults: ReadonlySet<ModelFault>,
  maxTokens: number,
): unknown {
  const instance = emptyInstance(schema, NO_AI) as Record<string, unknown>;
  const names = Object.keys((schema.properties as object) ?? {});
  if (isAnalysis(names)) return { ...instance, ...draftAnalysis(text, faults, maxTokens) };
  if (isOrder(names)) return { ...instance, ...writeOrder(text) };
  if (names.join() === "diagnoses")
    return { ...instance, diagnoses: writeNursingDiagnoses(readSources(text), faults) };
  const isNote = names.includes("statements") || names.includes("nursing_diagnoses");
  if (!isNote) return instance;
  const sources = readSources(text);
  return {
    ...instance,
    ...(names.includes("statements") && { statements: writeStatements(sources, faults) }),
    ...(names.includes("nursing_diagnoses") && { nursing_diagnoses: findDiagnoses(sources) }),
  };
}

/**
 * The emptiest value that a JSON schema allows: empty lists, null where allowed, the first value of an
 * enumeration, and `words` for a required text.
 */
function emptyInstance(schema: unknown, words: string): unknown {
  if (typeof schema !== "object" || schema === null) return null;
  const { const: constant, enum: values, anyOf, type, properties } = schema as Record<string, unknown>;
  if (constant !== undefined) return constant;
  if (Array.isArray(values)) return values[0];
  if (Array.isArray(anyOf)) return emptyInstance(anyOf.at(-1), words);
  switch (Array.isArray(type) ? type.at(-1) : type) {
    case "object":
      return Object.fromEntries(
        Object.entries((properties as object) ?? {}).map(([name, value]) => [
          name,
          emptyInstance(value, words),
        ]),
      );
    case "array":
      return [];
    case "string":
      return words;
    case "integer":
    case "number":
      return 0;
    case "boolean":
      return false;
    default:
      return null;
  }
}
