import { type DiagnosisRule, RULES } from "./diagnosis-rules.ts";
import type { Source } from "./prompt.ts";
import { sentences } from "./sentences.ts";

const MOST_DIAGNOSES = 3;
const MOST_PARTS = 3;

export type QuotedPhrase = { text: string; quotes: string[] };
type Diagnosis = {
  diagnosis: QuotedPhrase;
  related_factors: QuotedPhrase[];
  defining_characteristics: QuotedPhrase[];
};

/** Up to three diagnoses that the sources' words point to, each part with the words it rests on. */
export function findDiagnoses(sources: Source[]): Diagnosis[] {
  const all = sources.flatMap((source) => sentences(source.text));
  return RULES.filter(({ kind }) => kind !== "readiness")
    .map((rule) => diagnose(rule, all))
    .filter((diagnosis) => diagnosis !== null)
    .slice(0, MOST_DIAGNOSES);
}

function diagnose({ kind, problem, signs, factors }: DiagnosisRule, all: string[]): Diagnosis | null {
  const found = evidence(signs, all);
  const causes = evidence(factors, all);
  const isRisk = kind === "risk";
  const quotes = (isRisk ? causes : found).slice(0, 1);
  if (quotes.length === 0) return null;
  return {
    diagnosis: { text: isRisk ? `Risk of ${problem.toLowerCase()}` : problem, quotes },
    related_factors: causes.map(part),
    defining_characteristics: found.map(part),
  };
}

export function part(quote: string): QuotedPhrase {
  return { text: quote, quotes: [quote] };
}

const NEGATED = /\b(?:no|not|denies|denied|without|negative for|absence of|free of|nor)\b[^.;,]*$/i;

/** The distinct wordings that are stated and not negated. */
export function evidence(pattern: RegExp, all: string[]): string[] {
  const quotes = new Map<string, string>();
  for (const sentence of all)
    for (const match of sentence.matchAll(pattern)) {
      const isDenied =
        NEGATED.test(sentence.slice(0, match.index)) ||
        /^[^.;,]*\b(?:not|absent)\b/i.test(sentence.slice(match.index + match[0].length));
      if (!isDenied && !quotes.has(match[0].toLowerCase()))
        quotes.set(match[0].toLowerCase(), match[0].trim());
    }
  return [...quotes.values()].slice(0, MOST_PARTS);
}
