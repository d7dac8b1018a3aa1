/** Documents like those on a ward, made up for the tests. */
import { randomFillSync } from "node:crypto";
import { makeDocx, paragraph } from "../../unit/analysis/parse/office/make-office.ts";
import { makePdf, type PdfText } from "../../unit/analysis/parse/pdf/make-pdf.ts";

const LINES_OF_SUMMARY = [
  ["DISCHARGE SUMMARY", 18],
  ["Patient: Rosalind Achterberg   Age: 74 years   MRN: 4471882", 11],
  ["Chief complaint", 14],
  ["Increasing shortness of breath and ankle swelling for four days.", 11],
  ["Past medical history", 14],
  ["Heart failure with reduced ejection fraction, type 2 diabetes, hypertension.", 11],
  ["Vital signs on admission", 14],
  ["Blood pressure 158/92 mmHg, heart rate 104/min, oxygen saturation 89 % on room air.", 11],
  ["Physical examination", 14],
  ["Crackles at both lung bases, pitting edema to the knees. Denies chest pain.", 11],
] as const;

const LINES_OF_PLAN = [
  ["Medications at discharge", 14],
  ["Furosemide 40 mg by mouth once daily. Metoprolol 50 mg by mouth twice daily.", 11],
  ["Assessment and plan", 14],
  ["Acute decompensated heart failure, improved with diuresis. Weight fell from 78.2 kg to 71.4 kg.", 11],
  ["Weigh every morning and call the clinic for a gain of more than 1 kg in a day.", 11],
] as const;

const LAB_ROWS = [
  ["Test", "Result", "Unit", "Reference", "Date"],
  ["Potassium", "5.9", "mmol/L", "3.5-5.1", "2026-03-01"],
  ["Potassium", "4.4", "mmol/L", "3.5-5.1", "2026-03-03"],
  ["Potassium", "4.1", "mmol/L", "3.5-5.1", "2026-03-05"],
  ["Sodium", "131", "mmol/L", "135-145", "2026-03-01"],
  ["Sodium", "137", "mmol/L", "135-145", "2026-03-05"],
  ["Creatinine", "1.1", "mg/dL", "0.6-1.2", "2026-03-05"],
];

/** Two pages: a discharge summary with its laboratory table on the second one. */
const dischargeSummary = (): Uint8Array => makePdf([linesAt(LINES_OF_SUMMARY), secondPage()]);

function secondPage(): PdfText[] {
  const table = LAB_ROWS.flatMap((cells, row) =>
    cells.map((text, column) => ({ text, x: 60 + column * 95, y: 700 - row * 18 })),
  );
  return [{ text: "Laboratory findings", x: 60, y: 730, size: 14 }, ...table, ...linesAt(LINES_OF_PLAN, 540)];
}

const linesAt = (lines: readonly (readonly [string, number])[], top = 740): PdfText[] =>
  lines.map(([text, size], at) => ({ text, x: 60, y: top - at * 34, size }));

/** The same PDF, padded before its cross-reference table to nearly `bytes`, never more. */
export function heavyDischargeSummary(bytes: number): Uint8Array {
  const small = Buffer.from(dischargeSummary());
  const table = small.lastIndexOf("xref\n0 ");
  const filler = Buffer.alloc(bytes - small.length - ROOM_FOR_LONGER_OFFSET);
  randomFillSync(filler);
  // A PDF comment may contain any visible character.
  for (let at = 0; at < filler.length; at++) filler[at] = 0x21 + ((filler[at] ?? 0) % 0x5d);
  filler[0] = 0x25;
  filler[filler.length - 1] = 0x0a;
  const end = small
    .subarray(table)
    .toString("latin1")
    .replace(/startxref\n\d+/, `startxref\n${table + filler.length}`);
  return Buffer.concat([small.subarray(0, table), filler, Buffer.from(end, "latin1")]);
}

const ROOM_FOR_LONGER_OFFSET = 16;

/** A Word file of a transfer note. */
export const transferNote = (): Uint8Array =>
  makeDocx(
    [
      ["Transfer note", "Heading1"],
      ["Patient: Bartholomew Quince, 58 years.", ""],
      ["Chief complaint: wound pain after knee replacement.", ""],
      ["Medications: paracetamol 1 g four times daily, enoxaparin 40 mg once daily.", ""],
      ["Vital signs: temperature 38.4 C, heart rate 96/min, blood pressure 128/74 mmHg.", ""],
      ["Plan: change the dressing daily and mobilise with a walker.", ""],
    ]
      .map(([text = "", style]) => paragraph(text, style ? `<w:pStyle w:val="${style}"/>` : ""))
      .join(""),
    { styles: '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style>' },
  );
