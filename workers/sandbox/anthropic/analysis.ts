import type { ModelFault } from "./faults.ts";
import { sentences } from "./sentences.ts";
import { countTokens } from "./usage.ts";

type Statement = {
  section: string;
  text: string;
  evidence: { block: number; quote: string }[];
  kind: "from_document" | "suggestion";
};

const MOST_STATEMENTS = 40;
const LONGEST_QUOTE = 200;

/** Keywords of the sections, asked in this order; what fits none is the summary. */
const SECTIONS: [string, RegExp][] = [
  [
    "recommendations",
    /\b(?:recommend\w*|follow[- ]?up|return (?:to|if)|should|advis\w+|discharge instructions)\b/i,
  ],
  [
    "assessment_plan",
    /\b(?:plan(?:ned|s)?|assessment|impression|diagnos\w+|will (?:be|continue|start)|continue)\b/i,
  ],
  [
    "laboratory_findings",
    /\b(?:lab(?:s|orator\w+)?|h(?:a)?emoglobin|wbc|platelets?|sodium|potassium|creatinine|glucose|hba1c|troponin|bilirubin|mmol\/l|mg\/dl|g\/dl|k\/ul)\b/i,
  ],
  [
    "diagnostic_studies",
    /\b(?:x-?ray|ct|mri|ultrasound|ecg|ekg|echo\w*|scan|radiograph|imaging|biopsy|endoscopy)\b/i,
  ],
  [
    "vital_signs",
    /\b(?:bp|blood pressure|heart rate|hr|resp\w* rate|rr|temp\w*|spo2|sats?|o2 sat\w*|pulse|weight|height|bmi)\b/i,
  ],
  [
    "medications",
    /\b(?:medications?|tablets?|capsules?|mg|mcg|units|daily|bid|tid|qid|prn|oral|inhaler|prescri\w+|aspirin|insulin|metformin)\b/i,
  ],
  ["past_medical_history", /\b(?:history|hx|pmh|chronic|previous\w*|prior|surger(?:y|ies)|allerg\w+)\b/i],
  ["chief_complaint", /\b(?:chief complaint|complain\w*|presents?|presenting|presented|reason for)\b/i],
  [
    "physical_examination",
    /\b(?:exam\w*|lungs?|abdomen|heart sounds|skin|edema|oedema|alert|oriented|tender\w*|auscultation|palpation)\b/i,
  ],
  [
    "patient_information",
    /\b(?:patient (?:name|id)|name|dob|date of birth|mrn|age|sex|gender|years?[- ]old|y\/o|address)\b/i,
  ],
  ["document_information", /\b(?:report|author|dictated|signed|page|department|hospital|clinic)\b/i],
];

export const isAnalysis = (names: string[]): boolean =>
  ["statements", "key_points", "document_type"].every((name) => names.includes(name));

export const isOrder = (names: string[]): boolean => names.includes("most_important_first");

/** A document's numbered lines as statements: its own sentences, each with its line and itself as the quote. */
export function draftAnalysis(text: string, faults: ReadonlySet<ModelFault>, maxTokens: number) {
  const all = belowHeadings(readLines(text)).flatMap(statementsOf);
  const statements = withSummary(all.slice(0, MOST_STATEMENTS - 1));
  if (faults.has("invent")) statements.splice(1, 0, INVENTED);
  const fitting = whatFits(statements, maxTokens);
  const positions = fitting.map((_, index) => index);
  const telling = positions.filter((index) => fitting[index]?.section !== "clinical_summary");
  const key_points = (telling.length > 0 ? telling : positions).slice(0, 5);
  return { document_type: typeOf(readLines(text)), statements: fitting, key_points };
}

/** Rows of cells are a table, whatever it is about. */
function typeOf(lines: { line: string }[]): string {
  const rows = lines.filter(({ line }) => line.includes(" | ")).length;
  return rows > lines.length / 2 ? "Data table" : "Clinical document";
}

/** The first eight numbers of a list. */
export function writeOrder(text: string) {
  return {
    most_important_first: readLines(text)
      .slice(0, 8)
      .map(({ block }) => block),
  };
}

/** Added on demand, to show that a statement without a place does not appear. */
const INVENTED: Statement = {
  section: "laboratory_findings",
  text: "Serum potassium 9.83 mmol/L.",
  evidence: [{ block: 0, quote: "serum potassium of 9.83 mmol/L" }],
  kind: "from_document",
};

function readLines(text: string): { block: number; line: string }[] {
  return [...text.matchAll(/^\[(\d+)\] (.*)$/gm)].map(([, block, line = ""]) => ({
    block: Number(block),
    line,
  }));
}

type Line = { block: number; line: string; heading: string | null };

/** Headings are not statements: they give their section to the lines below them. A table's column names are skipped. */
function belowHeadings(lines: { block: number; line: string }[]): Line[] {
  let heading: string | null = null;
  return lines.flatMap((one) => {
    if (isColumnNames(one.line)) return [];
    if (!isHeading(one.line)) return [{ ...one, heading }];
    heading = sectionOf(one.line) ?? null;
    return [];
  });
}

const TITLE =
  /^(?:[\p{Lu} ]+|(?:discharge|transfer|progress|consultation|nursing)? ?(?:summary|note|letter|report))$/u;

/** At most five words, without digits or punctuation, that name a section or the kind of document. */
function isHeading(line: string): boolean {
  const words = line.replace(/:$/, "").trim();
  const isShort = words.split(/\s+/).length <= 5 && !/[\d.,;:!?|]/.test(words);
  return isShort && (sectionOf(words) !== undefined || TITLE.test(words));
}

const isColumnNames = (line: string): boolean => /^[^\d|]+(?: \| [^\d|]+){2,}$/.test(line);

const sectionOf = (text: string): string | undefined => SECTIONS.find(([, words]) => words.test(text))?.[0];

function statementsOf({ block, line, heading }: Line): Statement[] {
  return sentences(line)
    .map(shortened)
    .filter((quote) => /\p{L}{2}/u.test(quote))
    .map((quote) => ({
      section: heading ?? sectionOf(quote) ?? "clinical_summary",
      text: asSentence(quote),
      evidence: [{ block, quote }],
      kind: "from_document",
    }));
}

/** The beginning of a long sentence, cut between cells or words. */
function shortened(sentence: string): string {
  if (sentence.length <= LONGEST_QUOTE) return sentence;
  const start = sentence.slice(0, LONGEST_QUOTE);
  return start.slice(0, Math.max(start.lastIndexOf(" | "), start.lastIndexOf(" "))).trim();
}

/** A row's cells separated by commas, with a full stop. */
function asSentence(quote: string): string {
  const text = quote.replaceAll(" | ", ", ");
  return /[.!?:…]$/.test(text) ? text : `${text}.`;
}

/** Where there is no summary, the first sentence becomes it. */
function withSummary(statements: Statement[]): Statement[] {
  const [first] = statements;
  if (!first || statements.some(({ section }) => section === "clinical_summary")) return statements;
  return [{ ...first, section: "clinical_summary" }, ...statements];
}

/** As many statements as leave room for the rest of the answer. */
function whatFits(statements: Statement[], maxTokens: number): Statement[] {
  let taken = 60;
  return statements.filter((statement) => {
    taken += countTokens(JSON.stringify(statement)) + 1;
    return taken <= maxTokens;
  });
}
