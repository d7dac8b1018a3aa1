import { join } from "node:path";
import type { Model } from "#app/core/model/model.ts";
import type { OpenReader } from "#app/core/second-reading/open-reader.server.ts";
import { openSecondReader } from "#app/core/second-reading/second-reader.ts";
import type { Line } from "#scripts/scorecard/section.ts";
import { atLeast, atMost, told } from "#scripts/scorecard/section.ts";
import type { WrittenPart } from "#workers/analysis/analyse/write-part.server.ts";
import { type Asked, askedByTool } from "./asked.ts";
import { playback } from "./playback.ts";
import { readAnswers } from "./read-answers.ts";

/** A part of a document, a model that gives its recorded answer, and what that wrote. */
type AskedPart = Asked<WrittenPart> & { model: Model; written: string };

/** The parts of documents that a half has answers about. */
export async function askedParts(data: string, sets: string): Promise<AskedPart[]> {
  const answers = readAnswers(join(sets, "recorded/documents"));
  const asked = await askedByTool(data, (id) => answers.has(id)).documents();
  return asked.map((one) => {
    const written = String(answers.get(one.id) ?? "");
    return { ...one, written, model: playback(written) };
  });
}

/**
 * What a second reader makes of statements about documents, by what a model recorded as that reader: of those that a model
 * wrote (`second-readings`), and of the same with one change of meaning in every other one (`changed-documents`,
 * `changed-readings`). Nothing where not all of them are recorded: some would be no figure of the half.
 */
export async function scoreDocumentReadings(data: string, sets: string): Promise<Line[]> {
  const parts = await askedParts(data, sets);
  const readings = readAnswers(join(sets, "recorded/second-readings"));
  if (parts.some(({ id }) => !readings.has(id))) return [];
  let [kept, leftOut, asked] = [0, 0, 0];
  for (const { id, ask, model } of parts) {
    const reader = recordedReader(String(readings.get(id)));
    const part = await ask(model, reader.open);
    kept += part.statements.length;
    leftOut += part.leftOut;
    asked += reader.asked();
  }
  return [
    atMost("statements kept from the page, with a second reader", leftOut, leftOut + kept, 0.02),
    told("of all statements are read a second time", asked, leftOut + kept),
    ...(await changedLines(parts, sets)),
  ];
}

type Changed = Record<string, { kind: string; text: string }>;

async function changedLines(parts: readonly AskedPart[], sets: string): Promise<Line[]> {
  const changes = readAnswers(join(sets, "recorded/changed-documents"));
  const readings = readAnswers(join(sets, "recorded/changed-readings"));
  let [all, byRules, byReader] = [0, 0, 0];
  for (const { id, ask, written } of parts) {
    const changed = JSON.parse(String(changes.get(id) ?? "{}")) as Changed;
    const texts = Object.values(changed).map(({ text }) => text);
    if (texts.length === 0) continue;
    const model = playback(withChanges(written, changed));
    const shown = async (openReader?: OpenReader) => {
      const { statements } = await ask(model, openReader);
      return texts.filter((text) => statements.some((one) => one.text === text)).length;
    };
    all += texts.length;
    byRules += texts.length - (await shown());
    byReader += texts.length - (await shown(recordedReader(String(readings.get(id))).open));
  }
  return [
    told("changed statements kept from the page, by rules alone", byRules, all),
    atLeast("changed statements kept from the page, with a second reader", byReader, all, 0.9),
  ];
}

function withChanges(written: string, changed: Changed): string {
  const answer = JSON.parse(written) as { statements: { text: string }[] };
  const statements = answer.statements.map((one, at) => ({ ...one, text: changed[at]?.text ?? one.text }));
  return JSON.stringify({ ...answer, statements });
}

/** A second reader that says what is recorded. */
function recordedReader(written: string): { open: OpenReader; asked(): number } {
  let asked = 0;
  const open: OpenReader = (read) => {
    const reader = openSecondReader({
      ...read,
      model: playback(written),
      onTaken: () => {},
      onFailure: (error) => {
        throw error;
      },
    });
    return {
      ...reader,
      add(id, text) {
        asked += 1;
        reader.add(id, text);
      },
    };
  };
  return { open, asked: () => asked };
}
