import { readFileSync } from "node:fs";
import { segmentsOf } from "#app/core/document/document-text.ts";
import { finished } from "#app/core/generation/finished.ts";
import type { Generation } from "#app/core/generation/generation.server.ts";
import { openShield } from "#app/core/identifiers/pseudonymizer.ts";
import { chooseRecords } from "#app/core/literature/answer/choose-records.ts";
import { writeAnswer } from "#app/core/literature/answer/write-answer.server.ts";
import { rankRecords } from "#app/core/literature/ranking/rank.ts";
import type { Model } from "#app/core/model/model.ts";
import { allowanceOf, type Feature, PLAN_NAMES, type TokenAmount } from "#app/core/plans/plans.ts";
import * as chat from "#app/rooms/chat/chat-prompt.ts";
import { generateNanda } from "#app/rooms/nanda/generate-nanda.server.ts";
import { toSources } from "#app/rooms/nanda/nanda-answer.ts";
import { draftDiagnoses } from "#app/rooms/nanda/nanda-draft.ts";
import * as research from "#app/rooms/research/research-prompt.ts";
import { readLabs } from "#workers/analysis/analyse/labs/lab-reader.ts";
import { planParts } from "#workers/analysis/analyse/plan-parts.ts";
import { parseDocument } from "#workers/analysis/parse/parse-document.ts";
import { documentsBelow } from "../parse-report/documents.ts";
import { readDictations } from "./dictations.ts";
import { NURSE_QUESTIONS } from "./nurse-questions.ts";
import { type Article, readPubMedQa } from "./pubmedqa.ts";
import type { Line, Section, SectionOptions } from "./section.ts";
import { chooseModel, writeNote } from "./write-note.ts";

/** Uses of each feature that are averaged. */
const USES = 24;
/** Articles among which a question's best are found. */
const POOL = 60;

/**
 * What an average use of each feature takes in tokens, as the meter would charge it, and how many of them fit a month
 * of each plan: by its tokens alone, beside the plan's own count.
 */
export async function scoreCosts({ data }: SectionOptions): Promise<Section> {
  const { model, name } = chooseModel(process.env);
  const texts = readDictations(data)
    .slice(0, USES)
    .map(({ text }) => text);
  const articles = readPubMedQa(data);
  const lines = [
    ...linesOf("sbar", await averageOf(texts, (text) => noteCost(model, text))),
    ...linesOf("nanda", await averageOf(texts, (text) => diagnosesCost(model, text))),
    ...linesOf(
      "medical_research",
      await averageOf(questions(), (asked) => answerCost(model, asked, articles, research)),
    ),
    ...linesOf("chat", await averageOf(questions(), (asked) => answerCost(model, asked, articles, chat))),
    ...linesOf("file_analysis", await averageOf(documents(data), documentCost)),
  ];
  return { title: `What a use costs, written by ${name}; file analyses as estimated`, lines, examples: [] };
}

const questions = () => NURSE_QUESTIONS.slice(0, USES).map(({ question }) => question);

const documents = (data: string) =>
  ["pdf", "docx", "csv", "xlsx", "xls"].flatMap((kind) => documentsBelow(data, kind));

/** Averages what did cost something: a document that is refused costs nothing and is no use. */
async function averageOf<Input>(
  inputs: readonly Input[],
  costOf: (input: Input) => Promise<TokenAmount | null>,
): Promise<TokenAmount> {
  const sum = { inputTokens: 0, outputTokens: 0, uses: 0 };
  for (const input of inputs) {
    const cost = await costOf(input);
    if (!cost) continue;
    sum.inputTokens += cost.inputTokens;
    sum.outputTokens += cost.outputTokens;
    sum.uses += 1;
  }
  const mean = (tokens: number) => Math.round(tokens / Math.max(1, sum.uses));
  return { inputTokens: mean(sum.inputTokens), outputTokens: mean(sum.outputTokens) };
}

async function noteCost(model: Model, text: string): Promise<TokenAmount> {
  const { usage } = (await writeNote(model, text)).answer;
  return { inputTokens: usage.input_tokens, outputTokens: usage.output_tokens };
}

async function diagnosesCost(model: Model, text: string): Promise<TokenAmount> {
  const { generation, charged } = openPurse(3_000);
  const draft: Parameters<typeof generateNanda>[0]["draft"] = (sources, most, signal) =>
    draftDiagnoses(model, openShield([]), sources, most, signal);
  await finished(generateNanda({ draft, generation }, toSources(text), new AbortController().signal));
  return charged();
}

type Room = { INSTRUCTIONS: string; RECORD_TOKENS: number };

async function answerCost(
  model: Model,
  question: string,
  articles: readonly Article[],
  { INSTRUCTIONS, RECORD_TOKENS }: Room,
): Promise<TokenAmount> {
  const { generation, charged } = openPurse(1_500);
  const pool = articles.slice(0, POOL).map(({ record }) => record);
  const records = chooseRecords(rankRecords(question, pool).slice(0, 12), RECORD_TOKENS);
  const search = { terms: [], removed: [], found: records.length, read: records.length, failed: [] };
  const manner = { instructions: INSTRUCTIONS, isStrict: false, failed: "question_failed" } as const;
  const { signal } = new AbortController();
  const asked = { question, conversation: "", lookedUp: { records, search } };
  await finished(writeAnswer({ model, generation }, manner, asked, { caller: signal, within: signal }));
  return charged();
}

/** As the person is told before it starts. */
async function documentCost({ path, name }: { path: string; name: string }): Promise<TokenAmount | null> {
  const parsed = await parseDocument(new Uint8Array(readFileSync(path)), { name, claimedType: "" });
  if (!parsed.ok) return null;
  const segments = [...segmentsOf(parsed.document)];
  const labs = await readLabs(() => segments);
  const { parts } = await planParts(segments, labs);
  if (parts.length === 0) return null;
  const sumOf = (kind: keyof TokenAmount) => parts.reduce((sum, part) => sum + part[kind], 0);
  return { inputTokens: sumOf("inputTokens"), outputTokens: sumOf("outputTokens") };
}

/** A use that is always admitted, and what it was charged. */
function openPurse(outputTokens: number): { generation: Generation; charged: () => TokenAmount } {
  const charged: TokenAmount = { inputTokens: 0, outputTokens: 0 };
  const settle: Generation["settle"] = async (figures) => {
    charged.inputTokens = figures.inputTokens;
    charged.outputTokens = figures.outputTokens;
  };
  return { generation: { outputTokens, settle, giveBack: async () => {} }, charged: () => charged };
}

function linesOf(feature: Feature, { inputTokens, outputTokens }: TokenAmount): Line[] {
  const fits = PLAN_NAMES.filter((plan) => plan !== "Enterprise").map((plan) => {
    const { counts, tokens } = allowanceOf(plan);
    const byTokens = Math.min(
      Math.floor(tokens.inputTokens / Math.max(1, inputTokens)),
      Math.floor(tokens.outputTokens / Math.max(1, outputTokens)),
    );
    return `${plan} ${byTokens} (of ${counts[feature]})`;
  });
  const figure = `${inputTokens} in, ${outputTokens} out; fit by tokens: ${fits.join(", ")}`;
  return [{ label: feature, figure, threshold: null, isPassed: null }];
}
