import { join } from "node:path";
import { warningOf } from "#app/core/literature/answer/answer-text.ts";
import type { AnswerPiece } from "#app/core/literature/citations/check-answer.ts";
import type { Model } from "#app/core/model/model.ts";
import type { OpenReader } from "#app/core/second-reading/open-reader.server.ts";
import { openSecondReader } from "#app/core/second-reading/second-reader.ts";
import type { Line } from "#scripts/scorecard/section.ts";
import { atLeast, atMost, withoutThreshold } from "#scripts/scorecard/section.ts";
import type { WrittenPart } from "#workers/analysis/analyse/write-part.server.ts";
import { type Answers, type Asked, askedByTool } from "./asked.ts";
import { playback, type RecordedStretch, type Written } from "./playback.ts";
import { readAnswers } from "./read-answers.ts";

/** The tools whose recorded answers get a second reading. */
export type ReadTool = "documents" | "research" | "chat";

type AnswerOf = Pick<Answers, ReadTool>;

/** What a tool was asked, a model that plays back its recorded answer, and that answer. */
type Recorded<Answer> = Asked<Answer> & { model: Model; written: Written };

/** A half's recorded answers of one tool. */
export async function recordedOf<Tool extends ReadTool>(
  tool: Tool,
  data: string,
  sets: string,
): Promise<Recorded<AnswerOf[Tool]>[]> {
  const answers = readAnswers(join(sets, "recorded", tool));
  const asked = (await askedByTool(data, (id) => answers.has(id))[tool]()) as Asked<AnswerOf[Tool]>[];
  return asked.map((one) => {
    const written = answers.get(one.id) ?? "";
    return { ...one, written, model: playback(written) };
  });
}

/**
 * A second reader's verdicts on statements about documents, as recorded from a model: on those that a model wrote
 * (`second-readings`), and on the same with a changed meaning in every other one (`changed-documents`,
 * `changed-readings`). Empty unless all are recorded: some would not represent the half.
 */
export async function scoreDocumentReadings(data: string, sets: string): Promise<Line[]> {
  const parts = await recordedOf("documents", data, sets);
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
    withoutThreshold("of all statements are read a second time", asked, leftOut + kept),
    ...(await changedLines(parts, sets)),
  ];
}

type Changed = Record<string, { kind: string; text: string }>;

async function changedLines(parts: readonly Recorded<WrittenPart>[], sets: string): Promise<Line[]> {
  const changes = readAnswers(join(sets, "recorded/changed-documents"));
  const readings = readAnswers(join(sets, "recorded/changed-readings"));
  let [all, byRules, byReader] = [0, 0, 0];
  for (const { id, ask, written } of parts) {
    const changed = JSON.parse(String(changes.get(id) ?? "{}")) as Changed;
    const texts = Object.values(changed).map(({ text }) => text);
    if (texts.length === 0) continue;
    const model = playback(withChanges(String(written), changed));
    const shown = async (openReader?: OpenReader) => {
      const { statements } = await ask(model, openReader);
      return texts.filter((text) => statements.some((one) => one.text === text)).length;
    };
    all += texts.length;
    byRules += texts.length - (await shown());
    byReader += texts.length - (await shown(recordedReader(String(readings.get(id))).open));
  }
  return [
    withoutThreshold("changed statements kept from the page, by rules alone", byRules, all),
    atLeast("changed statements kept from the page, with a second reader", byReader, all, 0.9),
  ];
}

function withChanges(written: string, changed: Changed): string {
  const answer = JSON.parse(written) as { statements: { text: string }[] };
  const statements = answer.statements.map((one, at) => ({ ...one, text: changed[at]?.text ?? one.text }));
  return JSON.stringify({ ...answer, statements });
}

/**
 * The same for sentences that cite articles: how many of a model's own are called changed, and how many with one change
 * of meaning (`changed-research`, `changed-chat`) are amber.
 */
export async function scoreCitedReadings(tool: CitedTool, data: string, sets: string): Promise<Line[]> {
  const answers = await recordedOf(tool, data, sets);
  const readings = readAnswers(join(sets, "recorded/second-readings"));
  let [differing, asked] = [0, 0];
  for (const { id, ask, model } of answers) {
    const reader = recordedReader(String(readings.get(id) ?? NONE));
    const pieces = piecesOf(await ask(model, reader.open));
    if (reader.asked() > 0 && !readings.has(id)) return [];
    differing += pieces.filter(({ standing }) => standing === "differs").length;
    asked += reader.asked();
  }
  return [
    withoutThreshold("cited sentences that a second reader calls changed", differing, asked),
    ...(await changedCited(answers, { tool, sets })),
  ];
}

/** Nothing is asked about an answer without citations. */
const NONE = JSON.stringify({ changed: [], same: [] });

type CitedTool = Exclude<ReadTool, "documents">;

const piecesOf = ({ answer }: AnswerOf[CitedTool]): readonly AnswerPiece[] => answer?.pieces ?? [];

async function changedCited(
  answers: readonly Recorded<AnswerOf[CitedTool]>[],
  { tool, sets }: { tool: CitedTool; sets: string },
): Promise<Line[]> {
  const changes = readAnswers(join(sets, "recorded", `changed-${tool}`));
  const readings = readAnswers(join(sets, "recorded/changed-readings"));
  let [all, byRules, byReader] = [0, 0, 0];
  for (const { id, ask, model, written } of answers) {
    const changed = Object.entries(JSON.parse(String(changes.get(id) ?? "{}")) as Changed);
    if (changed.length === 0 || typeof written === "string") continue;
    const pieces = piecesOf(await ask(model));
    // A statement is followed by its citations, as the reader sees them.
    const texts = new Map(changed.map(([at, { text }]) => [Number(at), text.replace(/ \[[\d, ]+\]$/, "")]));
    const altered = playback(withPieces(written, pieces, texts));
    const marked = async (openReader?: OpenReader) => {
      const after = piecesOf(await ask(altered, openReader));
      return [...texts.values()].filter((text) =>
        after.some((piece) => piece.text.trim() === text && warningOf(piece) !== null),
      ).length;
    };
    all += texts.size;
    byRules += await marked();
    byReader += await marked(recordedReader(String(readings.get(id))).open);
  }
  return [
    withoutThreshold("changed sentences in amber, by rules alone", byRules, all),
    atLeast("changed sentences in amber, with a second reader", byReader, all, 0.9),
  ];
}

/** The stretches with some pieces reworded; a piece's words go where it is cited. */
function withPieces(
  stretches: readonly RecordedStretch[],
  pieces: readonly AnswerPiece[],
  texts: ReadonlyMap<number, string>,
): RecordedStretch[] {
  const places = stretches.map(({ text, citations }, at) => {
    const start = stretches.slice(0, at).reduce((sum, one) => sum + one.text.length, 0);
    return { text, citations, start, end: start + text.length };
  });
  const words = places.map(({ text }) => text);
  for (const [at, changed] of [...texts].toSorted(([one], [other]) => other - one)) {
    const piece = pieces[at];
    if (!piece) continue;
    const end = piece.start + piece.text.trimEnd().length;
    const start = end - piece.text.trim().length;
    const overlap = (place: (typeof places)[number]) =>
      Math.min(end, place.end) - Math.max(start, place.start);
    const own = places.filter((place) => overlap(place) > 0);
    const cited = own.filter(({ citations }) => citations.length > 0);
    const [home] = (cited.length > 0 ? cited : own).toSorted((a, b) => overlap(b) - overlap(a));
    for (const place of own) {
      const index = places.indexOf(place);
      const [from, to] = [Math.max(start, place.start) - place.start, Math.min(end, place.end) - place.start];
      const text = words[index] ?? "";
      words[index] = text.slice(0, from) + (place === home ? changed : "") + text.slice(to);
    }
  }
  return places.map(({ citations }, at) => ({ text: words[at] ?? "", citations }));
}

/** A second reader that asks this model. @throws from `readings` where the product would go on without */
export function readerAsking(model: Model): OpenReader {
  return (read) => {
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => void failures.push(error);
    const reader = openSecondReader({ ...read, model, onTaken: () => {}, onFailure });
    return {
      ...reader,
      async readings() {
        const found = await reader.readings();
        if (failures.length > 0) throw failures[0];
        return found;
      },
    };
  };
}

/** A second reader that plays back a recording. */
function recordedReader(written: string): { open: OpenReader; asked(): number } {
  let asked = 0;
  const openOwn = readerAsking(playback(written));
  const open: OpenReader = (read) => {
    const reader = openOwn(read);
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
