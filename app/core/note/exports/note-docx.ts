import { Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from "docx";
import { amendedWords, signedWords } from "#app/core/record/notes/signature-words.ts";
import type { NoteExport } from "./note-export.ts";
import { NOT_SIGNED, writtenWords } from "./written.ts";
import { withXmlTexts } from "./xml-text.ts";

/**
 * A note as a Word document, with page numbers and a line for the signature.
 * @param time formats a moment for people
 */
export function noteToDocx(note: NoteExport, time: (at: number) => string): Promise<Blob> {
  return Packer.toBlob(documentOf(note, time));
}

/** The document itself, for callers that package it differently. */
export function documentOf(note: NoteExport, time: (at: number) => string): Document {
  const { title, patient, author, parts, amendments, signature, writtenAt } = withXmlTexts(note);
  const about = patient.lines.map(({ label, text }) => `${label}: ${text}`).join("   ");
  const body = [
    new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
    ...(about ? lines(about) : []),
    ...lines(writtenWords(writtenAt, author, time)),
    ...parts.flatMap(({ title: heading, text, footnote }) => section(heading, text, footnote)),
    new Paragraph({
      spacing: { before: 600 },
      children: [
        new TextRun(
          signature
            ? signedWords(signature, time)
            : `${NOT_SIGNED} Signature, name, time: ______________________________`,
        ),
      ],
    }),
    // A signature does not cover what was added after it.
    ...amendments.flatMap((amendment) => section(amendedWords(amendment, time), amendment.text, null)),
  ];
  return new Document({
    title,
    creator: author || "NurseGPT",
    lastModifiedBy: author || "NurseGPT",
    sections: [{ footers: { default: pageNumbers(title) }, children: body }],
  });
}

const section = (heading: string, text: string, footnote: string | null): Paragraph[] => [
  new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1, keepNext: true }),
  ...lines(text),
  ...(footnote ? [new Paragraph({ children: [new TextRun({ text: footnote, size: 18 })] })] : []),
];

const lines = (text: string): Paragraph[] =>
  text.split("\n").map((line) => new Paragraph({ text: line.replaceAll(/[\t\r]/g, " ") }));

const pageNumbers = (title: string): Footer =>
  new Footer({
    children: [
      new Paragraph({
        children: [
          new TextRun({
            children: [`${title} · page `, PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES],
            size: 18,
          }),
        ],
      }),
    ],
  });
