import { z } from "zod";
import { newlyArrived, readJsonDraft, revealPart } from "#app/core/generation/json-draft.ts";
import type { Revealer } from "#app/core/identifiers/pseudonymizer.ts";
import type { ModelEvent } from "#app/core/model/model.ts";
import { DIAGNOSIS_KINDS, type DiagnosisKind, type PartKey } from "./diagnosis.ts";
import type { PartPlace } from "./nanda-answer.ts";

/** What happens while diagnoses are drafted, in order. `index` counts diagnoses from 0. */
export type DiagnosesDraft =
  | { type: "begun"; index: number; kind: DiagnosisKind }
  /** A newly arrived piece of a part's text; the pieces of one place add up to its text. */
  | ({ type: "text"; text: string } & PartPlace)
  /** A part is complete, with the quotes of the source that it claims to rest on, still unchecked. */
  | ({ type: "part"; text: string; quotes: string[] } & PartPlace)
  | { type: "diagnosis"; index: number; kind: DiagnosisKind };

/**
 * Reads the model's diagnoses as they grow, identifiers put back.
 * @throws ModelError `cut_off` for an answer that is not the agreed JSON; what `events` throws
 */
export const readDiagnosesDraft = (events: AsyncIterable<ModelEvent>, revealer: Revealer) =>
  readJsonDraft<DiagnosesDraft>(
    {
      shape: Answer,
      openProgress,
      endOfText: "part",
      reveal: (event) => (event.type === "part" ? { ...event, ...revealPart(event, revealer) } : event),
    },
    events,
    revealer,
  );

/** The answer's names of the parts. */
const NAMES = [
  ["problem", "problem"],
  ["risk_factors", "riskFactors"],
  ["related_factors", "relatedFactors"],
  ["evidence", "evidence"],
  ["goals", "goals"],
  ["interventions", "interventions"],
] as const satisfies [string, PartKey][];

const Quoted = z.object({ text: z.string(), quotes: z.array(z.string()) });
const Suggested = z.object({ text: z.string() });
const Diagnosis = z.object({
  kind: z.enum(DIAGNOSIS_KINDS),
  problem: Quoted,
  risk_factors: z.array(Quoted),
  related_factors: z.array(Quoted),
  evidence: z.array(Quoted),
  goals: z.array(Suggested),
  interventions: z.array(Suggested),
});
const Answer = z.object({ diagnoses: z.array(Diagnosis) });

/** A part that may still be growing. */
type Growing = { text?: string; quotes?: string[] };
type GrowingDiagnosis = { kind?: DiagnosisKind } & Record<string, Growing | Growing[] | string | undefined>;

/** Remembers what was reported, and reports what a further parsed answer adds. */
function openProgress(isComplete: (value: object) => boolean) {
  let index = 0;
  let seen = openDiagnosis();
  return function* (answer: unknown): Generator<DiagnosesDraft> {
    const { diagnoses = [] } = answer as { diagnoses?: GrowingDiagnosis[] };
    for (const diagnosis of diagnoses.slice(index)) {
      // A kind that is still arriving is not in the list.
      const kind = DIAGNOSIS_KINDS.find((known) => known === diagnosis.kind);
      if (kind === undefined) break;
      if (!seen.hasBegun) yield { type: "begun", index, kind };
      seen.hasBegun = true;
      for (const [place, part] of partsOf(diagnosis, index))
        yield* partProgress(place, part, isComplete, seen);
      if (!isComplete(diagnosis)) break;
      yield { type: "diagnosis", index, kind };
      index++;
      seen = openDiagnosis();
    }
  };
}

type Progress = { hasBegun: boolean; shown: Map<string, number>; finished: Set<string> };
const openDiagnosis = (): Progress => ({ hasBegun: false, shown: new Map(), finished: new Set() });

/** Every part that has begun to arrive. */
function partsOf(diagnosis: GrowingDiagnosis, index: number): [PartPlace, Growing][] {
  return NAMES.flatMap(([name, part]) => {
    const value = diagnosis[name];
    const list = Array.isArray(value) ? value : typeof value === "object" ? [value] : [];
    return list.map((one, at): [PartPlace, Growing] => [{ index, part, at }, one]);
  });
}

function* partProgress(
  place: PartPlace,
  part: Growing,
  isComplete: (value: object) => boolean,
  { shown, finished }: Progress,
): Generator<DiagnosesDraft> {
  const key = `${place.part} ${place.at}`;
  if (finished.has(key)) return;
  const { text = "", quotes = [] } = part;
  const piece = newlyArrived(text, shown.get(key) ?? 0, isComplete(part));
  if (piece !== "") yield { type: "text", ...place, text: piece };
  shown.set(key, (shown.get(key) ?? 0) + piece.length);
  if (!isComplete(part)) return;
  finished.add(key);
  yield { type: "part", ...place, text, quotes };
}
