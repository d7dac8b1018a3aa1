import { evidence, part, type QuotedPhrase } from "./diagnoses.ts";
import { type DiagnosisRule, RULES } from "./diagnosis-rules.ts";
import type { ModelFault } from "./faults.ts";
import type { Source } from "./prompt.ts";
import { sentences } from "./sentences.ts";

type Suggestion = { text: string };

type DraftedDiagnosis = {
  kind: DiagnosisRule["kind"];
  problem: QuotedPhrase;
  risk_factors: QuotedPhrase[];
  related_factors: QuotedPhrase[];
  evidence: QuotedPhrase[];
  goals: Suggestion[];
  interventions: Suggestion[];
};

const MOST_DIAGNOSES = 5;

/** The diagnoses that the sources' words point to, most urgent first, each part with the words it rests on. */
export function writeNursingDiagnoses(
  sources: Source[],
  faults: ReadonlySet<ModelFault>,
): DraftedDiagnosis[] {
  const all = sources.flatMap((source) => sentences(source.text));
  const found = RULES.map((rule) => diagnose(rule, all)).filter((diagnosis) => diagnosis !== null);
  return [...found.slice(0, MOST_DIAGNOSES), ...(faults.has("invent") ? [INVENTED] : [])];
}

function diagnose(
  { kind, problem, signs, factors, ...rule }: DiagnosisRule,
  all: string[],
): DraftedDiagnosis | null {
  const found = evidence(signs, all).map(part);
  const causes = evidence(factors, all).map(part);
  const grounds = kind === "risk" ? causes : found;
  if (grounds.length === 0) return null;
  return {
    kind,
    problem: { text: problem, quotes: grounds.flatMap(({ quotes }) => quotes).slice(0, 1) },
    risk_factors: kind === "risk" ? causes : [],
    related_factors: kind === "problem" ? causes : [],
    evidence: found,
    goals: rule.goals.map((text) => ({ text })),
    interventions: rule.interventions.map((text) => ({ text })),
  };
}

/** Added on demand, to show what becomes of a diagnosis without evidence. */
const INVENTED: DraftedDiagnosis = {
  kind: "problem",
  problem: { text: "Blood sugar out of balance", quotes: ["glucose of 418 mg/dL"] },
  risk_factors: [],
  related_factors: [],
  evidence: [{ text: "Glucose 418 mg/dL", quotes: ["glucose of 418 mg/dL"] }],
  goals: [{ text: "Glucose is below 180 mg/dL at the next check." }],
  interventions: [{ text: "Give 8 units of insulin." }],
};
