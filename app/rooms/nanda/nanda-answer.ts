import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import type { CheckedDiagnosis, DiagnosisKind, PartKey } from "./diagnosis.ts";

/** The answer of `POST /api/generate-nanda`, and the `done` event of its stream. */
export type NandaAnswer = {
  /** All diagnoses as text, in readable sections. */
  note: string;
  /** Most urgent first. */
  diagnoses: CheckedDiagnosis[];
  /** Number of diagnoses that nothing in the text supports. */
  notShown: number;
  /** Number of single facts of shown diagnoses that are not in the text. */
  dropped: number;
  usage: { input_tokens: number; output_tokens: number };
};

/** A place in the diagnoses: `at` counts within the part, from 0. */
export type PartPlace = { index: number; part: PartKey; at: number };

/** The stream's events, in order; `done` or `error` is the last. */
export type NandaEvent =
  | { type: "begun"; index: number; kind: DiagnosisKind }
  | ({ type: "text"; text: string } & PartPlace)
  | ({ type: "part" } & PartPlace & CheckedStatement)
  /** A diagnosis is complete; one that nothing supports is not shown. */
  | { type: "diagnosis"; index: number; isShown: boolean }
  | ({ type: "usage" } & NandaAnswer["usage"])
  | ({ type: "done" } & NandaAnswer)
  | { type: "error"; error: string; code: string };

/** The page's one field, which evidence points into. */
export const toNandaSources = (context: string) => [
  { name: "context", label: "Patient Information", text: context },
];
