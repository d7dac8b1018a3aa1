import { join } from "node:path";
import type { Model } from "#app/core/model/model.ts";
import type { ChatAnswer } from "#app/rooms/chat/chat.ts";
import type { DocumentAnswer } from "#app/rooms/documents/questions/question-client.ts";
import type { NandaAnswer } from "#app/rooms/nanda/nanda-answer.ts";
import type { ResearchAnswer } from "#app/rooms/research/research-client.ts";
import type { Line, Section, SectionOptions } from "#scripts/scorecard/section.ts";
import { atLeast, atMost, withoutThreshold } from "#scripts/scorecard/section.ts";
import type { WrittenPart } from "#workers/analysis/analyse/write-part.server.ts";
import { scoreCitedReadings, scoreDocumentReadings } from "./answer-readings.ts";
import { type Asked, askedByTool, sharedId, type Tool } from "./asked.ts";
import { playback } from "./playback.ts";
import { readAnswers } from "./read-answers.ts";
import { type Shown, shownOf } from "./shown.ts";

type Options = Pick<SectionOptions, "data"> & { sets: string; hasShared?: boolean };

const TITLES: Record<Tool, string> = {
  sbar: "Recorded notes",
  template: "Recorded notes in other formats",
  nanda: "Recorded nursing diagnoses",
  documents: "Recorded parts of documents",
  question: "Recorded answers about documents",
  research: "Recorded research answers",
  chat: "Recorded chat answers",
};

/** A replayed answer: the result, or why it could not be read. */
type Replayed<Answer> = { id: string; answer: Answer } | { id: string; error: unknown };

/**
 * Passes what a model wrote for each request, uncorrected, to the product's own reader and guard, and reports what a
 * page would show. The answers were not made through the provider's API.
 * @param options.sets the folder of a half; a tool without answers in it has no section
 * @param options.hasShared whether to include the shared data's answers
 */
export async function scoreRecorded({ data, sets, hasShared = true }: Options): Promise<Section[]> {
  const sections: Section[] = [];
  for (const tool of Object.keys(TITLES) as Tool[]) {
    const answers = readAnswers(join(sets, "recorded", tool));
    // The shared data has recorded notes, too.
    if (tool === "sbar" && hasShared) {
      const shared = readAnswers(join(data, "recorded-answers/answers"));
      for (const [id, written] of shared) answers.set(sharedId(id), written);
    }
    if (answers.size === 0) continue;
    const asked = await askedByTool(data, (id) => answers.has(id))[tool]();
    const modelFor = (id: string) => playback(answers.get(id) ?? "");
    const section = await scoreTool(tool, TITLES[tool], asked as Asked<never>[], modelFor);
    sections.push({ ...section, lines: [...section.lines, ...(await readingsOf(tool, data, sets))] });
  }
  return sections;
}

async function readingsOf(tool: Tool, data: string, sets: string): Promise<Line[]> {
  if (tool === "documents") return await scoreDocumentReadings(data, sets);
  return tool === "research" || tool === "chat" ? await scoreCitedReadings(tool, data, sets) : [];
}

/** The figures of a model's answers to all requests of one tool. */
export async function scoreTool(
  tool: Tool,
  title: string,
  asked: readonly Asked<never>[],
  modelFor: (id: string) => Model,
): Promise<Section> {
  const replayed: Replayed<never>[] = [];
  for (const { id, ask } of asked) {
    replayed.push(
      await ask(modelFor(id)).then(
        (answer) => ({ id, answer }),
        (error: unknown) => ({ id, error }),
      ),
    );
  }
  const read = replayed.flatMap((one) => ("answer" in one ? one : []));
  const shown = read.flatMap(({ id, answer }) =>
    (shownOf[tool] as (answer: never) => Shown[])(answer).map((one) => ({ id, ...one })),
  );
  const count = (as: Shown["as"]) => shown.filter((one) => one.as === as).length;
  const examples = [
    ...replayed.flatMap((one) => ("error" in one ? `${tool} ${one.id}: ${String(one.error)}` : [])),
    ...shown.filter(({ as }) => as === "amber").map(({ id, text }) => `${tool} ${id} amber: ${text}`),
  ];
  const lines: Line[] = [
    atLeast("answers that could be read", read.length, replayed.length, 1),
    ...CAN_BE[tool].map((as) => MARKED[as](NOUNS[tool], count(as), shown.length)),
    ...refusedLines(tool, read),
  ];
  return { title, lines, examples };
}

type Marked = Exclude<Shown["as"], "plain" | "quoted">;

const MARKED: Record<Marked, (noun: string, count: number, all: number) => Line> = {
  amber: (noun, count, all) => atMost(`${noun} in amber`, count, all, 0.02),
  dotted: (noun, count, all) => atMost(`${noun} with a dotted word`, count, all, 0.2),
  suggestion: (noun, count, all) => withoutThreshold(`${noun} shown as suggestions`, count, all),
};

/** The marks that a tool's page can have: a document's statement that is not borne out is kept from it. */
const CAN_BE: Record<Tool, readonly Marked[]> = {
  sbar: ["amber", "dotted", "suggestion"],
  template: ["amber", "dotted", "suggestion"],
  nanda: ["amber", "dotted", "suggestion"],
  documents: ["dotted", "suggestion"],
  question: ["amber"],
  research: ["amber"],
  chat: ["amber"],
};

const NOUNS: Record<Tool, string> = {
  sbar: "statements and parts of diagnoses",
  template: "statements",
  nanda: "parts of diagnoses",
  documents: "statements",
  question: "sentences",
  research: "sentences",
  chat: "sentences",
};

/** What the guard kept off the page altogether. */
function refusedLines(tool: Tool, read: readonly { answer: never }[]): Line[] {
  const sum = (of: (answer: never) => number) => read.reduce((total, { answer }) => total + of(answer), 0);
  if (tool === "nanda") {
    const dropped = sum(({ dropped }: NandaAnswer) => dropped);
    const facts = sum(({ diagnoses }: NandaAnswer) =>
      diagnoses.reduce(
        (n, { riskFactors, relatedFactors, evidence }) =>
          n + riskFactors.length + relatedFactors.length + evidence.length,
        0,
      ),
    );
    const notShown = sum(({ notShown }: NandaAnswer) => notShown);
    const diagnoses = sum(({ diagnoses }: NandaAnswer) => diagnoses.length);
    return [
      atMost("facts of diagnoses kept from the page", dropped, dropped + facts, 0.02),
      withoutThreshold("diagnoses kept from the page", notShown, notShown + diagnoses),
    ];
  }
  if (tool === "documents") {
    const leftOut = sum(({ leftOut }: WrittenPart) => leftOut);
    const kept = sum(({ statements }: WrittenPart) => statements.length);
    return [atMost("statements kept from the page", leftOut, leftOut + kept, 0.02)];
  }
  if (tool === "sbar" || tool === "template") return [];
  if (tool === "question") return [silentLine(read.map(({ answer }) => (answer as DocumentAnswer).answered))];
  const silent = read.filter(({ answer }) => !(answer as ResearchAnswer | ChatAnswer).answer?.answered);
  return [
    withoutThreshold(
      "answers that say no more than that the articles do not answer",
      silent.length,
      read.length,
    ),
  ];
}

const silentLine = (answered: readonly boolean[]): Line =>
  withoutThreshold(
    "answers that say no more than that the document does not answer",
    answered.filter((one) => !one).length,
    answered.length,
  );
