import {
  ANALYSIS_SECTIONS,
  type Analysis,
  type AnalysisStatement,
  type SectionType,
} from "#app/core/document/analysis.ts";
import type { TextIndex } from "#app/core/document/document-text.ts";
import { summaryOf } from "#app/rooms/documents/detail/analysis-answer.ts";
import { MOST_KEY_POINTS, SUMMARY_CHARACTERS } from "./analysis-limits.ts";
import { type Findings, processingDetails, unreadDetails } from "./details.ts";
import { labStatements } from "./labs/lab-statements.ts";
import type { Verified } from "./verify-part.ts";

/** The finished analysis, from each part's verified statements and the computed values. */
export function composeAnalysis(findings: Findings): Analysis {
  const { fileName, index, labs, parts, sectionsFound, keyPoints, usage } = findings;
  const leftOut = parts.reduce((sum, part) => sum + part.leftOut, 0);
  return {
    version: 1,
    sections: sectionsOf(
      parts.flatMap(({ statements }) => statements),
      labStatements(labs.tables),
    ),
    keyPoints: keyPoints.slice(0, MOST_KEY_POINTS).map(withoutSection),
    labs: labs.tables,
    ...sectionsFound,
    leftOut,
    metadata: {
      fileName,
      fileType: index.kind.toUpperCase(),
      pageCount: index.pageCount,
      wordCount: index.wordCount,
      documentType: parts[0]?.documentType ?? "Clinical document",
      processingMethod: methodOf(index, parts.length),
      processingDetails: processingDetails(findings, leftOut),
      unread: unreadDetails(findings),
    },
    usage,
  };
}

function methodOf({ isReadFromPictures }: TextIndex, parts: number): string {
  if (isReadFromPictures) return "Read from pictures";
  return parts > 1 ? "In parts" : "Standard";
}

const withoutSection = ({ section: _, ...statement }: Verified): AnalysisStatement => statement;

/** Statements by section, in the sections' order; the same words said twice become one statement with both places. */
function sectionsOf(statements: Verified[], computed: AnalysisStatement[]): Analysis["sections"] {
  const sections: Analysis["sections"] = {};
  for (const section of Object.keys(ANALYSIS_SECTIONS) as SectionType[]) {
    const own = statements.filter((statement) => statement.section === section).map(withoutSection);
    const all = section === "laboratory_findings" ? [...own, ...computed] : own;
    if (all.length > 0) sections[section] = merged(all);
  }
  return sections;
}

function merged(statements: AnalysisStatement[]): AnalysisStatement[] {
  const byWords = new Map<string, AnalysisStatement>();
  for (const statement of statements) {
    const words = `${statement.standing}:${statement.text
      .toLowerCase()
      .replace(/[\s.]+/g, " ")
      .trim()}`;
    const known = byWords.get(words);
    byWords.set(
      words,
      known ? { ...known, evidence: [...known.evidence, ...newIn(statement, known)] } : statement,
    );
  }
  return [...byWords.values()];
}

function newIn({ evidence }: AnalysisStatement, known: AnalysisStatement): AnalysisStatement["evidence"] {
  const places = new Set(known.evidence.map((one) => JSON.stringify(one)));
  return evidence.filter((one) => !places.has(JSON.stringify(one)));
}

/** What the history shows of an analysis: its summary in one line, and the types of its sections. */
export function historyOf(analysis: Analysis): { summary: string; sections: SectionType[] } {
  return {
    summary: shortened(summaryOf(analysis)),
    sections: Object.keys(analysis.sections) as SectionType[],
  };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= SUMMARY_CHARACTERS) return line;
  return `${line.slice(0, SUMMARY_CHARACTERS - 1).replace(/\s+\S*$/, "")}…`;
}
