import { expect, test } from "vitest";
import type { ModelEvent, ModelSource } from "#app/core/model/model.ts";
import { messageWeight, toCitation, toMessage } from "#app/core/model/sources.ts";
import { tokenWeight } from "#app/core/model/tokens.ts";
import { standInModel } from "../sandbox/anthropic/stand-in-model.ts";

const DOCUMENT: ModelSource = {
  kind: "document",
  title: "Document",
  blocks: ["Weight was 71.4 kg.", "Denies chest pain."],
};
const RECORDS: ModelSource[] = [
  {
    kind: "record",
    url: "https://pubmed.ncbi.nlm.nih.gov/1/",
    title: "Turning",
    blocks: ["Turning every 2 hours."],
  },
  {
    kind: "record",
    url: "https://pubmed.ncbi.nlm.nih.gov/2/",
    title: "Falls",
    blocks: ["One.", "Bed alarms did not reduce falls."],
  },
];

async function ask(sources: ModelSource[], text: string): Promise<ModelEvent[]> {
  const messages = [{ role: "user" as const, text, sources }];
  const request = { instructions: "answer exactly: No.", messages, schema: null, maxOutputTokens: 500 };
  return await Array.fromAsync(standInModel.stream(request, new AbortController().signal));
}

test("a document and a record go out in blocks with citations on, pages as a PDF, each before the text", () => {
  expect(toMessage({ role: "user", text: "How heavy?", sources: [DOCUMENT] }).content).toEqual([
    {
      type: "document",
      title: "Document",
      source: {
        type: "content",
        content: [
          { type: "text", text: "Weight was 71.4 kg." },
          { type: "text", text: "Denies chest pain." },
        ],
      },
      citations: { enabled: true },
    },
    { type: "text", text: "How heavy?" },
  ]);
  expect(toMessage({ role: "user", text: "?", sources: [RECORDS[0]!] }).content).toMatchObject([
    {
      type: "search_result",
      source: "https://pubmed.ncbi.nlm.nih.gov/1/",
      title: "Turning",
      content: [{ type: "text", text: "Turning every 2 hours." }],
      citations: { enabled: true },
    },
    { type: "text" },
  ]);
  const pdf = new TextEncoder().encode("%PDF");
  const pages: ModelSource = { kind: "pages", title: "Scan", pdf, pageCount: 2 };
  expect(toMessage({ role: "user", text: "?", sources: [pages] }).content).toMatchObject([
    {
      type: "document",
      title: "Scan",
      source: { type: "base64", media_type: "application/pdf", data: "JVBERg==" },
    },
    { type: "text" },
  ]);
  expect(toMessage({ role: "user", text: "Plain." })).toEqual({ role: "user", content: "Plain." });
});

test("a citation comes after the words that it belongs to and before their end, pointing to its source's block", async () => {
  const events = (await ask([DOCUMENT], "weight")).filter(({ type }) => type !== "usage");
  expect(events.at(-1)).toEqual({ type: "block_end" });
  expect(events.at(-2)).toEqual({
    type: "citation",
    source: 0,
    startBlock: 0,
    endBlock: 1,
    quote: "Weight was 71.4 kg.",
  });
  const words = events.flatMap((event) => (event.type === "text" ? [event.text] : []));
  expect(words.join("")).toBe("Weight was 71.4 kg.");
  const cited = (await ask(RECORDS, "bed alarms falls")).filter(({ type }) => type === "citation");
  expect(cited).toEqual([
    {
      type: "citation",
      source: 1,
      startBlock: 1,
      endBlock: 2,
      quote: "Bed alarms did not reduce falls.",
      named: { url: "https://pubmed.ncbi.nlm.nih.gov/2/", title: "Falls" },
    },
  ]);
});

test("what the sources hold is weighed, and charged as the person's own", async () => {
  const sources = [
    { ...DOCUMENT, blocks: Array.from({ length: 200 }, () => "Weight was 71.4 kg in the morning.") },
  ];
  const weight = messageWeight({ role: "user", text: "weight", sources });
  expect(weight).toBeCloseTo(
    tokenWeight("weight") + tokenWeight("Document") + 200 * tokenWeight("Weight was 71.4 kg in the morning."),
    3,
  );
  const last = (await ask(sources, "weight")).at(-1);
  expect(last).toMatchObject({ type: "usage", isFinal: true });
  expect(last?.type === "usage" && last.inputTokens).toBeGreaterThan(weight / 3);
  const pages: ModelSource = { kind: "pages", title: "", pdf: new Uint8Array(9), pageCount: 4 };
  expect(messageWeight({ role: "user", text: "", sources: [pages] })).toBe(12_000);
});

test("a citation of a kind that no source of ours leads to is none", () => {
  expect(
    toCitation({
      type: "char_location",
      cited_text: "x",
      document_index: 0,
      document_title: null,
      file_id: null,
      start_char_index: 0,
      end_char_index: 1,
    }),
  ).toBeNull();
});
