import type { CheckedStatement } from "#app/core/evidence/statement.ts";

/** What a nursing diagnosis is about: a problem that shows, one that threatens, or a wish to get better at something. */
export const DIAGNOSIS_KINDS = ["problem", "risk", "readiness"] as const;
export type DiagnosisKind = (typeof DIAGNOSIS_KINDS)[number];

/**
 * What a diagnosis consists of, in the order in which it is read. `facts` have to stand in the person's text and are
 * dropped where they do not; the problem and suggestions are the model's own wording.
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

/** A nursing diagnosis whose facts each carry the words that they rest on. */
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

/** The facts that make a diagnosis of this kind one: a risk has no findings yet, only what makes it likely. */
export function groundsOf<Part>(kind: DiagnosisKind, parts: Record<"riskFactors" | "evidence", Part>): Part {
  return kind === "risk" ? parts.riskFactors : parts.evidence;
}

/** Whether a diagnosis of this kind has such a part. */
export function belongsTo(kind: DiagnosisKind, key: PartKey): boolean {
  if (key === "riskFactors") return kind === "risk";
  if (key === "evidence") return kind !== "risk";
  return key !== "relatedFactors" || kind === "problem";
}
