import type { CheckedStatement } from "#app/core/evidence/statement.ts";

/** The kinds of nursing diagnosis: an actual problem, a risk of one, or a wish to get better at something. */
export const DIAGNOSIS_KINDS = ["problem", "risk", "readiness"] as const;
export type DiagnosisKind = (typeof DIAGNOSIS_KINDS)[number];

/**
 * What a diagnosis consists of, in reading order. `facts` must be in the person's text and are otherwise dropped;
 * the problem and suggestions are in the model's own words.
 */
export const PARTS = [
  { key: "problem", label: "Problem", role: "wording" },
  { key: "riskFactors", label: "Risk factors", role: "fact" },
  { key: "relatedFactors", label: "Related to", role: "fact" },
  { key: "evidence", label: "As evidenced by", role: "fact" },
  { key: "goals", label: "Goals", role: "suggestion" },
  { key: "interventions", label: "Interventions", role: "suggestion" },
] as const;

export type PartKey = (typeof PARTS)[number]["key"];
export type PartRole = (typeof PARTS)[number]["role"];
export type ListKey = Exclude<PartKey, "problem">;

export const LISTS = PARTS.filter((part) => part.key !== "problem");

/** A nursing diagnosis whose facts carry the words that they rest on. */
export type CheckedDiagnosis = Record<ListKey, CheckedStatement[]> & {
  kind: DiagnosisKind;
  /** 1 is the most urgent. */
  priority: number;
  problem: CheckedStatement;
};

/** The kind, before the problem. */
export const DIAGNOSIS_KIND_WORDS: Record<DiagnosisKind, string> = {
  problem: "",
  risk: "Risk",
  readiness: "Readiness",
};

/** The facts that establish a diagnosis of this kind: a risk has no findings yet, only risk factors. */
export function groundsOf<Part>(kind: DiagnosisKind, parts: Record<"riskFactors" | "evidence", Part>): Part {
  return kind === "risk" ? parts.riskFactors : parts.evidence;
}

/** Whether a diagnosis of this kind has such a part. */
export function belongsTo(kind: DiagnosisKind, key: PartKey): boolean {
  if (key === "riskFactors") return kind === "risk";
  if (key === "evidence") return kind !== "risk";
  return key !== "relatedFactors" || kind === "problem";
}
