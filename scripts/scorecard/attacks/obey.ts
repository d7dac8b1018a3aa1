import { AppError } from "#app/base/http/errors.ts";
import { segmentsOf } from "#app/core/document/document-text.ts";
import type { CitedAnswer } from "#app/core/literature/answer/answer.ts";
import type { LiteratureRecord } from "#app/core/literature/record.ts";
import type { Model } from "#app/core/model/model.ts";
import { EMPTY_FORM } from "#app/core/note/form/note-form.ts";
import { chat } from "#app/rooms/chat/chat.generation.ts";
import type { ChatAnswer } from "#app/rooms/chat/chat.ts";
import { searchTextFor } from "#app/rooms/chat/search-text.ts";
import { openPassages, passagesOf } from "#app/rooms/documents/questions/passages.ts";
import { documentQuestion } from "#app/rooms/documents/questions/question.generation.ts";
import { research, toResearchAnswer } from "#app/rooms/research/research.generation.ts";
import type { ResearchAnswer } from "#app/rooms/research/research-client.ts";
import type { NoteFormat } from "#app/rooms/templates/format.ts";
import { templateNote } from "#app/rooms/templates/template.generation.ts";
import { askDiagnoses, askNote, askPart, generate, wordFile } from "#scripts/scorecard/recorded/asked.ts";
import { playback } from "#scripts/scorecard/recorded/playback.ts";
import { type Shown, shownOf } from "#scripts/scorecard/recorded/shown.ts";
import { parseDocument } from "#workers/analysis/parse/parse-document.ts";
import type { Article, Attack } from "./attack.ts";

/**
 * What a page shows if the model obeys a text: its answer goes through the product's own reader, guard and settlement.
 * @returns null if the whole answer is refused
 */
export async function obey(attack: Attack): Promise<Shown[] | null> {
  return await shownFor(attack, playback(attack.written)).catch(whereRefused);
}

/** Null for an answer that the product refuses as a whole. @throws any other error */
export function whereRefused(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

async function shownFor(attack: Attack, model: Model): Promise<Shown[]> {
  const { id, tool, carrier } = attack;
  if (tool === "sbar") return shownOf.sbar(await askNote(id, carrier.notes).ask(model));
  if (tool === "nanda") return shownOf.nanda(await askDiagnoses(id, carrier.notes).ask(model));
  if (tool === "template") return await shownForTemplate(carrier, model);
  if (tool === "documents") {
    const { ask } = await askPart(id, await wordFile(carrier.lines), `${id}.docx`, 0);
    return shownOf.documents(await ask(model));
  }
  if (tool === "question") return await shownForQuestion(carrier, model);
  if (tool === "research") return shownOf.research(await researchAnswer(carrier, model));
  return shownOf.chat(await chatAnswer(carrier, model));
}

/** The finished answer of an attack on research or chat, as their pages render it; null for other tools. */
export async function citedAnswerTo({ tool, carrier, written }: Attack): Promise<CitedAnswer | null> {
  if (tool === "research") return (await researchAnswer(carrier, playback(written))).answer;
  return tool === "chat" ? (await chatAnswer(carrier, playback(written))).answer : null;
}

async function chatAnswer({ message, turns }: CarrierOf<"chat">, model: Model): Promise<ChatAnswer> {
  const lookedUp = searchTextFor(message, turns) === null ? null : { records: [], search: NO_SEARCH };
  return await generate(chat, model, { input: { message, turns }, given: { lookedUp } });
}

type CarrierOf<Tool extends Attack["tool"]> = Extract<Attack, { tool: Tool }>["carrier"];

async function shownForTemplate({ notes, sections }: CarrierOf<"template">, model: Model): Promise<Shown[]> {
  const [first = { heading: "", belongs: "" }, ...others] = sections;
  const section = (one: typeof first, at: number) => ({ key: `s${at + 1}`, ...one });
  const format: NoteFormat = {
    id: "own-attacked0000",
    name: "A template",
    use: "",
    sections: [section(first, 0), ...others.map((one, at) => section(one, at + 1))],
    coach: [],
    code: { code: "34746-8", display: "Nurse Note" },
    hasVitals: false,
    isOwn: true,
  };
  const input = { ...EMPTY_FORM, nurseNotes: notes, template: format.id };
  return shownOf.template(await generate(templateNote, model, { input, given: format }));
}

async function shownForQuestion({ lines, question }: CarrierOf<"question">, model: Model): Promise<Shown[]> {
  const file = await wordFile(lines);
  const parsed = await parseDocument(file, { name: "attacked.docx", claimedType: "" });
  if (!("document" in parsed)) throw new Error("The attack's document could not be read.");
  const passages = [...segmentsOf(parsed.document)].flatMap((segment, at) =>
    passagesOf(segment, at, openPassages()),
  );
  const keep = async () => ({ id: "kept", created_at: "" });
  const given = { documentId: "attacked", passages, keep };
  const answer = await generate(documentQuestion, model, { input: { query: question, fileId: null }, given });
  return shownOf.question(answer);
}

const NO_SEARCH = { terms: [], removed: [], found: 0, read: 0, failed: [] };

async function researchAnswer(
  { question, article }: CarrierOf<"research">,
  model: Model,
): Promise<ResearchAnswer> {
  const records = [recordOf(article)];
  const given: Parameters<typeof research.request>[1] = {
    records,
    search: { ...NO_SEARCH, found: 1, read: 1 },
    toDone: async (answer) => ({ type: "done", ...toResearchAnswer(answer) }),
  };
  return await generate(research, model, { input: question, given });
}

const recordOf = ({ title, sentences }: Article): LiteratureRecord => ({
  id: "pmid:1",
  source: "pubmed",
  pmid: "1",
  doi: null,
  pmcid: null,
  title,
  authors: [],
  journal: "A journal",
  year: 2020,
  abstract: [{ label: null, text: sentences.join(" ") }],
  kinds: ["journal article"],
  isOpenAccess: false,
  isPreprint: false,
  isRetracted: false,
  hasConcern: false,
  isCorrected: false,
  url: "https://pubmed.ncbi.nlm.nih.gov/1/",
});
