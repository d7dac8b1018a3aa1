import { readFileSync } from "node:fs";
import { segmentsOf } from "#app/core/document/document-text.ts";
import type { AdmittedUse } from "#app/core/generation/admission.server.ts";
import { lastOf } from "#app/core/generation/open-run.server.ts";
import { writeGeneration } from "#app/core/generation/write-generation.server.ts";
import { chooseRecords } from "#app/core/literature/answer/choose-records.ts";
import type { LookedUp } from "#app/core/literature/answer/cited-generation.ts";
import { rankRecords } from "#app/core/literature/ranking/rank.ts";
import type { Model } from "#app/core/model/model.ts";
import { allowanceOf, type Feature, PLAN_NAMES, type TokenAmount } from "#app/core/plans/plans.ts";
import { chat } from "#app/rooms/chat/chat.generation.ts";
import * as chatPrompt from "#app/rooms/chat/chat-prompt.ts";
import { nanda } from "#app/rooms/nanda/nanda.generation.ts";
import {
  RESEARCH_RECORD_TOKENS,
  research,
  toResearchAnswer,
} from "#app/rooms/research/research.generation.ts";
import { readLabs } from "#workers/analysis/analyse/labs/lab-reader.ts";
import { planParts } from "#workers/analysis/analyse/plan-parts.ts";
import { parseDocument } from "#workers/analysis/parse/parse-document.ts";
import { documentsBelow } from "../parse-report/documents.ts";
import { readDictations } from "./dictations.ts";
import { NURSE_QUESTIONS } from "./nurse-questions.ts";
import { type Article, readPubMedQa } from "./pubmedqa.ts";
import type { Line, Section, SectionOptions } from "./section.ts";
import { chooseModel, writeNote } from "./write-note.ts";

/** Uses averaged per feature. */
const USES = 24;
/** Number of articles among which a question's best are sought. */
const POOL = 60;

/**
 * The tokens of an average use of each feature, as the meter would charge it, and how many fit into a month of each
 * plan: by tokens alone, and by the plan's own count.
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
      await averageOf(questions(), (asked) => researchCost(model, asked, articles)),
    ),
    ...linesOf("chat", await averageOf(questions(), (asked) => chatCost(model, asked, articles))),
    ...linesOf("file_analysis", await averageOf(documents(data), documentCost)),
  ];
  return { title: `What a use costs, written by ${name}; file analyses as estimated`, lines, examples: [] };
}

const questions = () => NURSE_QUESTIONS.slice(0, USES).map(({ question }) => question);

const documents = (data: string) =>
  ["pdf", "docx", "csv", "xlsx", "xls"].flatMap((kind) => documentsBelow(data, kind));

/** Averages only what cost something: a refused document costs nothing and is not a use. */
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

const { signal } = new AbortController();
const SIGNALS = { caller: signal, within: signal };

async function diagnosesCost(model: Model, input: string): Promise<TokenAmount> {
  const { use, charged } = openPurse(3_000);
  await lastOf(writeGeneration(nanda, { model, use }, { input, given: undefined }, SIGNALS));
  return charged();
}

async function researchCost(model: Model, input: string, articles: readonly Article[]): Promise<TokenAmount> {
  const { use, charged } = openPurse(1_500);
  const given = {
    ...lookUpAmong(articles, input, RESEARCH_RECORD_TOKENS),
    toDone: async (answer: Parameters<typeof toResearchAnswer>[0]) =>
      ({ type: "done", ...toResearchAnswer(answer) }) as const,
  };
  await lastOf(writeGeneration(research, { model, use }, { input, given }, SIGNALS));
  return charged();
}

async function chatCost(model: Model, message: string, articles: readonly Article[]): Promise<TokenAmount> {
  const { use, charged } = openPurse(1_500);
  const given = { lookedUp: lookUpAmong(articles, message, chatPrompt.CHAT_RECORD_TOKENS) };
  await lastOf(writeGeneration(chat, { model, use }, { input: { message, turns: [] }, given }, SIGNALS));
  return charged();
}

function lookUpAmong(articles: readonly Article[], question: string, mostTokens: number): LookedUp {
  const pool = articles.slice(0, POOL).map(({ record }) => record);
  const records = chooseRecords(rankRecords(question, pool).slice(0, 12), mostTokens);
  return {
    records,
    search: { terms: [], removed: [], found: records.length, read: records.length, failed: [] },
  };
}

/** The cost as announced to the person beforehand. */
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

/** A use that is always admitted, and what it is charged. */
function openPurse(outputTokens: number): { use: AdmittedUse; charged: () => TokenAmount } {
  const charged: TokenAmount = { inputTokens: 0, outputTokens: 0 };
  const settle: AdmittedUse["settle"] = async (figures) => {
    charged.inputTokens = figures.inputTokens;
    charged.outputTokens = figures.outputTokens;
  };
  return {
    use: { outputTokens, settle, settleCutOff: async () => ({ isCharged: false }), giveBack: async () => {} },
    charged: () => charged,
  };
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
