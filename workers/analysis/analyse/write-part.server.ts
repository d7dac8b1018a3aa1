import type { Pseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import type { Model } from "#app/core/model/model.ts";
import { ModelError } from "#app/core/model/model-error.ts";
import type { TokenAmount } from "#app/core/plans/plans.ts";
import type { OpenReader } from "#app/core/second-reading/open-reader.server.ts";
import { documentLines } from "#app/core/second-reading/reading-request.ts";
import { askModel, sumOf } from "./ask-model.ts";
import { linesToRead } from "./lines-to-read.ts";
import { readPartAnswer } from "./part-answer.ts";
import { hideLines, partRequest } from "./part-prompt.ts";
import { halves, type PlannedPart } from "./plan-parts.ts";
import { type OpenPart, openPart, type VerifiedPart } from "./verify-part.ts";

/** A part as stored: its verified statements, and the tokens its answers took. */
export type WrittenPart = VerifiedPart & { usage: TokenAmount };

export type PartAsking = {
  model: Model;
  /** Opens the second reader of a part; null if there is none. */
  openReader: OpenReader | null;
  pseudonymizer: Pseudonymizer;
  /** Names and numbers of the people in the document's tables. */
  people: readonly string[];
  signal: AbortSignal;
};

/**
 * Lets the model read one part and verifies what it says, by rules and by a second reader. A part whose answer was cut
 * off is asked for again in two halves, once; only complete answers are charged.
 * @throws ModelError as `Model.stream` does
 */
export async function writePart(asking: PartAsking, part: PlannedPart): Promise<WrittenPart> {
  try {
    return await askOnce(asking, part);
  } catch (error) {
    if (!isCutOff(error) || part.lines.length < 2) throw error;
    const written: WrittenPart[] = [];
    for (const half of halves(part)) written.push(await askOnce(asking, half));
    return joined(written);
  }
}

const isCutOff = (error: unknown) => error instanceof ModelError && error.code === "cut_off";

async function askOnce(asking: PartAsking, part: PlannedPart): Promise<WrittenPart> {
  const { model, pseudonymizer, people, signal } = asking;
  const hidden = hideLines(part.lines, pseudonymizer);
  const request = partRequest(part.lines, pseudonymizer, part.outputTokens, hidden);
  const { json, usage } = await askModel(model, request, pseudonymizer.reveal, signal);
  const opened = openPart(readPartAnswer(json), part.lines, people);
  const excerpt = () => linesToRead(opened.open, part.lines, hidden, pseudonymizer.pseudonymize);
  return { ...opened.verified(await readingsOf(opened, excerpt, asking)), usage };
}

/** A part's statements come together and nobody is watching: all are asked about at once. */
const UNWATCHED = { firstBatch: Number.POSITIVE_INFINITY, longestWaitMs: 20_000 };

/**
 * A second reader's readings of the statements that the rules leave open; empty if it is unavailable.
 * @param excerpt the lines to show it, identifiers replaced
 */
async function readingsOf(
  { open }: OpenPart,
  excerpt: () => string,
  { openReader, pseudonymizer, signal }: PartAsking,
) {
  if (!openReader || open.length === 0) return undefined;
  const hidden = [documentLines(excerpt())];
  const reader = openReader({ hidden, material: "document", pseudonymizer, signal, ...UNWATCHED });
  for (const one of open) reader.add(one.id, one.text);
  return await reader.readings();
}

function joined(parts: WrittenPart[]): WrittenPart {
  const statements = parts.flatMap((part) => part.statements);
  const before = (index: number) =>
    parts.slice(0, index).reduce((sum, part) => sum + part.statements.length, 0);
  return {
    documentType: parts[0]?.documentType ?? "Clinical document",
    statements,
    keyPoints: parts.flatMap((part, index) => part.keyPoints.map((position) => position + before(index))),
    leftOut: parts.reduce((sum, part) => sum + part.leftOut, 0),
    usage: sumOf(parts.map((part) => part.usage)),
  };
}
