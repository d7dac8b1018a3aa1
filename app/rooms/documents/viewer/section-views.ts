import {
  ANALYSIS_SECTIONS,
  type AnalysisStatement,
  type LabTable,
  type SectionType,
} from "#app/core/document/analysis.ts";
import type { AnalysisAnswer } from "../detail/analysis-answer.ts";
import type { DocumentDetail } from "../detail/document-detail.ts";
import { sectionWords } from "../detail/document-history.ts";
import { copiedStatements, copiedTable, FLAT_SECTIONS } from "./copied-text.ts";
import { labRows } from "./lab-view.ts";

/** A section as shown: statements with their places, tables, or else plain text. */
export type AnalysisSectionView = {
  type: string;
  name: string;
  statements: AnalysisStatement[];
  labs: LabTable[];
  /** "" if there are statements. */
  text: string;
};

/**
 * The sections of an analysis in order, the names of those that the document is silent on, and of those that it
 * covers although they have no statement.
 */
export function analysisViews(answer: AnalysisAnswer): {
  filled: AnalysisSectionView[];
  missing: string[];
  elsewhere: string[];
} {
  const { analysis } = answer;
  const views = analysis
    ? (Object.keys(ANALYSIS_SECTIONS) as SectionType[]).map((type) =>
        viewOf(type, analysis.sections[type] ?? [], type === "laboratory_findings" ? analysis.labs : []),
      )
    : FLAT_SECTIONS.map(([name, field]) => ({ ...viewOf(field, []), name, text: answer[field] }));
  const isFilled = ({ statements, labs, text }: AnalysisSectionView) =>
    statements.length > 0 || labs.length > 0 || text.trim() !== "";
  const isAmong = (sections: readonly string[] | undefined) => (view: AnalysisSectionView) =>
    sections?.includes(view.type) ?? false;
  const isPresent = isAmong(analysis?.present);
  const isSilent = analysis?.silent
    ? isAmong(analysis.silent)
    : (view: AnalysisSectionView) => !isPresent(view);
  const empty = views.filter((view) => !isFilled(view));
  return {
    filled: views.filter(isFilled),
    missing: empty.filter(isSilent).map(({ name }) => name),
    elsewhere: empty.filter(isPresent).map(({ name }) => name),
  };
}

/** The sections of a stored document: those of its analysis, then its text. */
export function documentViews({ sections, content, analysis }: DocumentDetail): AnalysisSectionView[] {
  const analysed = analysis?.analysis ? analysisViews(analysis).filled : [];
  const known = new Set(analysed.map(({ type }) => type));
  const others = sections.filter(({ type }) => !known.has(type));
  const plain = others.map(({ type, content: text }) => ({ ...viewOf(type, []), text }));
  const hasText = content === "" || plain.some(({ type }) => type === FULL);
  return [...analysed, ...plain, ...(hasText ? [] : [{ ...viewOf(FULL, []), text: content }])];
}

const FULL = "full_content";

/** "vital_signs" → "Vital Signs"; an unknown name is shown in its own words. */
function sectionName(type: string): string {
  const known = (ANALYSIS_SECTIONS as Record<string, string>)[type];
  const words = sectionWords(type);
  return known ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A section as it is copied. */
export function copiedSection({ statements, labs, text }: AnalysisSectionView): string {
  const tables = labs.map((table) => copiedTable(labRows(table)));
  return [copiedStatements(statements), text, ...tables].filter((part) => part !== "").join("\n\n");
}

const viewOf = (
  type: string,
  statements: AnalysisStatement[],
  labs: LabTable[] = [],
): AnalysisSectionView => ({
  type,
  name: sectionName(type),
  statements,
  labs,
  text: "",
});
