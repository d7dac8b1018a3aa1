import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Document, Packer, Paragraph, TextRun } from "docx";
import { segmentsOf } from "#app/core/document/document-text.ts";
import type { GenerationDefinition, SourceText } from "#app/core/generation/define-generation.ts";
import { lastOf } from "#app/core/generation/open-run.server.ts";
import { writeGeneration } from "#app/core/generation/write-generation.server.ts";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import { type LookedUp, lookUp } from "#app/core/literature/answer/cited-generation.ts";
import { type Literature, openLiterature } from "#app/core/literature/open-literature.server.ts";
import type { Model } from "#app/core/model/model.ts";
import { EMPTY_FORM } from "#app/core/note/form/note-form.ts";
import type { OpenReader } from "#app/core/second-reading/open-reader.server.ts";
import { chat } from "#app/rooms/chat/chat.generation.ts";
import type { ChatAnswer } from "#app/rooms/chat/chat.ts";
import { CHAT_RECORD_TOKENS } from "#app/rooms/chat/chat-prompt.ts";
import { searchTextFor } from "#app/rooms/chat/search-text.ts";
import { choosePassages } from "#app/rooms/documents/questions/choose-passages.ts";
import { documentQuestion } from "#app/rooms/documents/questions/question.generation.ts";
import type { DocumentAnswer } from "#app/rooms/documents/questions/question-client.ts";
import { nanda } from "#app/rooms/nanda/nanda.generation.ts";
import type { NandaAnswer } from "#app/rooms/nanda/nanda-answer.ts";
import {
  RESEARCH_RECORD_TOKENS,
  research,
  toResearchAnswer,
} from "#app/rooms/research/research.generation.ts";
import type { ResearchAnswer } from "#app/rooms/research/research-client.ts";
import type { NoteAnswer } from "#app/rooms/sbar/note-answer.ts";
import { sbar } from "#app/rooms/sbar/sbar.generation.ts";
import { FORMATS } from "#app/rooms/templates/formats/formats.server.ts";
import { templateNote } from "#app/rooms/templates/template.generation.ts";
import type { TemplateAnswer } from "#app/rooms/templates/template-answer.ts";
import { readDictations } from "#scripts/scorecard/dictations.ts";
import { sandboxConfig } from "#scripts/serving/sandbox-config.ts";
import { sandboxLibrary } from "#scripts/serving/sandbox-library.ts";
import { readLabs } from "#workers/analysis/analyse/labs/lab-reader.ts";
import { planParts } from "#workers/analysis/analyse/plan-parts.ts";
import { type WrittenPart, writePart } from "#workers/analysis/analyse/write-part.server.ts";
import { parseDocument } from "#workers/analysis/parse/parse-document.ts";
import { literatureApi } from "#workers/sandbox/literature/index.ts";
import {
  CHAT_MESSAGES,
  DOCUMENT_PARTS,
  DOCUMENT_QUESTIONS,
  RESEARCH_QUESTIONS,
  TEMPLATE_DICTATIONS,
} from "./chosen.ts";

/** One request to a tool: whatever the model answers goes through the product's own reader and guard. */
export type Asked<Answer> = {
  id: string;
  /** @param openReader the second reader, for tools with one */
  ask(model: Model, openReader?: OpenReader): Promise<Answer>;
};

export type Answers = {
  sbar: NoteAnswer;
  template: TemplateAnswer;
  nanda: NandaAnswer;
  documents: WrittenPart;
  question: DocumentAnswer;
  research: ResearchAnswer;
  chat: ChatAnswer;
};

/** All requests with recorded answers, by tool; made on demand. */
export type AskedByTool = { [Name in keyof Answers]: () => Promise<Asked<Answers[Name]>[]> };

export type Tool = keyof AskedByTool;

/**
 * Notes and diagnoses for every dictation, and for each other tool what `chosen.ts` names.
 * @param data the folder of shared data
 * @param isWanted which to make, by id
 * @throws Error when a text is missing
 */
export function askedByTool(data: string, isWanted: (id: string) => boolean = () => true): AskedByTool {
  const wanted = <One extends { id: string }>(all: readonly One[]) => all.filter(({ id }) => isWanted(id));
  const dictations = readDictations(data);
  return {
    sbar: async () =>
      wanted([...dictations.map(({ id, text }) => askNote(id, text)), ...askedWithSharedData(data)]),
    template: async () =>
      wanted(dictations.filter(({ id }) => TEMPLATE_DICTATIONS.includes(id))).map(({ id, text }) =>
        askTemplate(id, text),
      ),
    nanda: async () => wanted(dictations).map(({ id, text }) => askDiagnoses(id, text)),
    documents: () => Promise.all(wanted(DOCUMENT_PARTS).map((part) => askStoredPart(data, part))),
    question: () => Promise.all(wanted(DOCUMENT_QUESTIONS).map((one) => askQuestion(data, one))),
    research: () => {
      const articles = sandboxLibrary(join(data, "benchmarks/pubmedqa"));
      return Promise.all(wanted(RESEARCH_QUESTIONS).map((one) => askResearch(openStandIn(articles), one)));
    },
    chat: () => {
      const articles = sandboxLibrary(join(data, "benchmarks/pubmedqa"));
      return Promise.all(wanted(CHAT_MESSAGES).map((one) => askChat(openStandIn(articles), one)));
    },
  };
}

/** The shared data's dictations with recorded answers, as sent: identifiers hidden. */
function askedWithSharedData(data: string): Asked<NoteAnswer>[] {
  const asked = JSON.parse(readFileSync(join(data, "recorded-answers/in.json"), "utf8")) as {
    id: string;
    text: string;
  }[];
  return asked.map(({ id, text }) => askNote(sharedId(id), text));
}

/** The id of a shared answer, to distinguish it from our own to the same dictation. */
export const sharedId = (id: string): string => `shared-${id}`;

export const askNote = (id: string, nurseNotes: string): Asked<NoteAnswer> => ({
  id,
  ask: (model) => generate(sbar, model, { input: { ...EMPTY_FORM, nurseNotes }, given: undefined }),
});

/** A note in the built-in format whose turn it is. */
function askTemplate(id: string, nurseNotes: string): Asked<TemplateAnswer> {
  const given = FORMATS[TEMPLATE_DICTATIONS.indexOf(id) % FORMATS.length];
  if (!given) throw new Error("There are no formats.");
  const input = { ...EMPTY_FORM, nurseNotes, template: given.id, isExample: false };
  return { id, ask: (model, openReader) => generate(templateNote, model, { input, given }, openReader) };
}

export const askDiagnoses = (id: string, text: string): Asked<NandaAnswer> => ({
  id,
  ask: (model) => generate(nanda, model, { input: text, given: undefined }),
});

/** Runs one generation as the product does, except that everything is admitted, as Node has no meter. */
export async function generate<
  Input,
  Given,
  Source extends SourceText,
  Draft extends { type: string },
  Event extends { type: string },
>(
  definition: Pick<
    GenerationDefinition<never, Input, Given, Source, Draft, Event>,
    "tokens" | "identifiers" | "sources" | "request" | "parse" | "check" | "failures"
  >,
  model: Model,
  asked: { input: Input; given: Given },
  openReader: OpenReader | null = null,
): Promise<Omit<Extract<Event, { type: "done" }>, "type">> {
  const use = {
    outputTokens: definition.tokens.most,
    settle: async () => {},
    settleCutOff: async () => ({ isCharged: false }),
    giveBack: async () => {},
  };
  const { signal } = new AbortController();
  const events = writeGeneration(definition, { model, use, openReader }, asked, {
    caller: signal,
    within: signal,
  });
  const { type: _, ...answer } = (await lastOf(events)) as { type: "done" };
  return answer as never;
}

/** The part of a document of the shared data that the product would send. */
async function askStoredPart(
  data: string,
  one: (typeof DOCUMENT_PARTS)[number],
): Promise<Asked<WrittenPart>> {
  const { bytes, name } = await storedFile(data, one);
  return await askPart(one.id, bytes, name, one.part);
}

/** A file of the shared data; a text becomes a Word file. */
async function storedFile(data: string, { id, path }: (typeof DOCUMENT_PARTS)[number]) {
  const bytes = new Uint8Array(readFileSync(join(data, path)));
  if (!path.endsWith(".txt")) return { bytes, name: basename(path) };
  return { bytes: await wordFile(new TextDecoder().decode(bytes).split("\n")), name: `${id}.docx` };
}

/** A question with the passages of the document that the product would send. */
async function askQuestion(
  data: string,
  { id, document, question: query }: (typeof DOCUMENT_QUESTIONS)[number],
): Promise<Asked<DocumentAnswer>> {
  const stored = DOCUMENT_PARTS.find((one) => one.id === document);
  if (!stored) throw new Error(`No document is called ${document}.`);
  const { bytes, name } = await storedFile(data, stored);
  const parsed = await parseDocument(bytes, { name, claimedType: "" });
  if (!("document" in parsed)) throw new Error(`${name} could not be read.`);
  const passages = await choosePassages(inTurn(segmentsOf(parsed.document)), query);
  const keep = async () => ({ id: "kept", created_at: "" });
  const asked = { input: { query, fileId: null }, given: { documentId: document, passages, keep } };
  return { id, ask: (model, openReader) => generate(documentQuestion, model, asked, openReader) };
}

async function* inTurn<One>(all: Iterable<One>): AsyncGenerator<One> {
  yield* all;
}

/**
 * A part of a document, read by the product's own parser.
 * @throws Error when the file cannot be read or has no such part
 */
export async function askPart(
  id: string,
  file: Uint8Array,
  name: string,
  part: number,
): Promise<Asked<WrittenPart>> {
  const parsed = await parseDocument(file, { name, claimedType: "" });
  if (!("document" in parsed)) throw new Error(`${name} could not be read.`);
  const labs = await readLabs(() => segmentsOf(parsed.document));
  const { parts } = await planParts(segmentsOf(parsed.document), labs);
  const planned = parts[part];
  if (!planned) throw new Error(`${name} has no part ${part}.`);
  const people = labs.known.filter(({ kind }) => kind !== "date").map(({ text }) => text);
  return {
    id,
    ask: (model, openReader) => {
      const pseudonymizer = openPseudonymizer(labs.known);
      for (const { lines } of parts) pseudonymizer.pseudonymize(lines.map(({ text }) => text).join("\n"));
      const { signal } = new AbortController();
      return writePart({ model, openReader: openReader ?? null, pseudonymizer, people, signal }, planned);
    },
  };
}

/** A Word file with a paragraph per line; one that begins with "~" is hidden from readers. */
export async function wordFile(lines: readonly string[]): Promise<Uint8Array> {
  const children = lines
    .filter((line) => line.trim())
    .map(
      (line) =>
        new Paragraph({
          children: [new TextRun({ text: line.replace(/^~/, ""), vanish: line.startsWith("~") })],
        }),
    );
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

/** The literature stand-in over PubMedQA's articles; opened for each question, because each has its own rate limit. */
function openStandIn(articles: string): Literature {
  const { vars } = sandboxConfig({});
  const asIfOnline: typeof fetch = (url, init) => literatureApi(new Request(url, init), articles);
  return openLiterature(
    {
      email: "sandbox@localhost",
      tool: "nursegpt",
      ncbiApiKey: "for a quicker pace",
      europePmcUrl: vars.EUROPE_PMC_URL,
      eUtilitiesUrl: vars.EUTILS_URL,
    },
    asIfOnline,
  );
}

async function lookedUpBy(literature: Literature, question: string, mostTokens: number): Promise<LookedUp> {
  const timing = { measure: <T>(_: string, wait: () => Promise<T>) => wait() } as Parameters<
    typeof lookUp
  >[3]["timing"];
  return await lookUp(literature, question, mostTokens, { signal: new AbortController().signal, timing });
}

async function askResearch(
  literature: Literature,
  { id, question }: (typeof RESEARCH_QUESTIONS)[number],
): Promise<Asked<ResearchAnswer>> {
  const lookedUp = await lookedUpBy(literature, question, RESEARCH_RECORD_TOKENS);
  const given: Parameters<typeof research.request>[1] = {
    ...lookedUp,
    toDone: async (answer) => ({ type: "done", ...toResearchAnswer(answer) }),
  };
  return {
    id,
    ask: (model, openReader) => generate(research, model, { input: question, given }, openReader),
  };
}

async function askChat(
  literature: Literature,
  { id, message, turns }: (typeof CHAT_MESSAGES)[number],
): Promise<Asked<ChatAnswer>> {
  const wanted = searchTextFor(message, turns);
  const lookedUp = wanted === null ? null : await lookedUpBy(literature, wanted, CHAT_RECORD_TOKENS);
  const asked = { input: { message, turns }, given: { lookedUp } };
  return { id, ask: (model, openReader) => generate(chat, model, asked, openReader) };
}
