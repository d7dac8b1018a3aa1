import { findEvidence, sentencesOf, supportOfFacts } from "./evidence.ts";
import { parseStatement } from "./facts/parsed-statement.ts";
import { findLeftOut } from "./left-out.ts";
import { findBroughtIn, findMismatches } from "./mismatches.ts";
import { findNotStated } from "./not-stated.ts";
import { openScoreClaims } from "./score-claims.ts";
import { indexSources } from "./source-index.ts";
import type { CheckedStatement, DraftStatement, LeftOut, NotStated } from "./statement.ts";
import { openQuotes } from "./text/find-quote.ts";
import type { SourceField } from "./text/source.ts";

export type Checker = {
  /** Checks one statement as soon as it is complete: while streaming, the rest of the note is not known yet. */
  checkStatement(draft: DraftStatement): CheckedStatement;
  /** What the finished note left out (facts and whole sentences of the input), in order of the input, no fact twice. */
  leftOut(statements: readonly CheckedStatement[]): LeftOut[];
  notStated(): NotStated[];
  /** For "14 of 14 numbers and drugs match": facts of the note that stand in the input, and all facts of the note. */
  matched(statements: readonly CheckedStatement[]): { matching: number; all: number };
};

/** Reads what the nurse typed, once, for checking any number of statements against it. */
export function openChecker(sources: readonly SourceField[]): Checker {
  const index = indexSources(sources);
  const find = openQuotes(sources);
  const scores = openScoreClaims(sources);
  return {
    checkStatement(draft) {
      const reading = parseStatement(draft.text);
      const { spans: evidence, isQuoted } = findEvidence(index, find, reading, draft.quotes);
      if (draft.isSuggestion) {
        const mismatches = scores.judge(reading, findBroughtIn(index, reading), true);
        return {
          text: draft.text,
          standing: mismatches.length > 0 ? "not_in_notes" : "suggestion",
          evidence,
          mismatches,
        };
      }
      const found = findMismatches(index, reading, { sentences: sentencesOf(index, evidence), isQuoted });
      const mismatches = scores.judge(reading, found, false);
      const spans = evidence.length > 0 ? evidence : supportOfFacts(index, reading);
      const isSupported = spans.length > 0 && mismatches.length === 0;
      return {
        text: draft.text,
        standing: isSupported ? "supported" : "not_in_notes",
        evidence: spans,
        mismatches,
      };
    },
    leftOut: (statements) => findLeftOut(index, statements),
    notStated: () => findNotStated(index),
    matched: countMatched,
  };
}

const COUNTED = new Set(["number", "drug", "time", "frequency"]);

function countMatched(statements: readonly CheckedStatement[]): { matching: number; all: number } {
  let all = 0;
  let matching = 0;
  for (const { text, mismatches } of statements) {
    const facts = parseStatement(text).terms.filter((term) => COUNTED.has(term.kind) && !term.isVague);
    all += facts.length;
    matching += facts.filter(
      (fact) => !mismatches.some((one) => one.start < fact.end && fact.start < one.end),
    ).length;
  }
  return { matching, all };
}
