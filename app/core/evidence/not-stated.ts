import type { SourceIndex, SourceTerm } from "./source-index.ts";
import type { NotStated } from "./statement.ts";

type Item = NotStated & { isStated(index: SourceIndex): boolean };

/** What a handover usually carries and the input does not state, in the usual order. */
export function findNotStated(index: SourceIndex): NotStated[] {
  return ITEMS.filter((item) => !item.isStated(index)).map(({ id, label }) => ({ id, label }));
}

const ITEMS: Item[] = [
  {
    id: "age",
    label: "Age",
    isStated: (index) =>
      isMeasured(index, "age") || hasWord(index, /\b(?:elderly|newborn|infant|middle-aged)\b/i),
  },
  {
    id: "allergies",
    label: "Allergies",
    isStated: (index) => hasForm(index, "allergy") || hasWord(index, /\b(?:NKDA|NKA)\b/i),
  },
  {
    id: "code_status",
    label: "Code status",
    isStated: (index) =>
      hasWord(index, /\b(?:full code|code status|DNR|DNI|DNAR|DNACPR|comfort care|resuscitat\w+)\b/i),
  },
  {
    id: "blood_pressure",
    label: "Blood pressure",
    isStated: (index) =>
      isMeasured(index, "blood-pressure") || isMeasured(index, "map") || isMeasured(index, "systolic"),
  },
  { id: "heart_rate", label: "Heart rate", isStated: (index) => isMeasured(index, "heart-rate") },
  {
    id: "respiratory_rate",
    label: "Respiratory rate",
    isStated: (index) => isMeasured(index, "respiratory-rate"),
  },
  { id: "temperature", label: "Temperature", isStated: (index) => isMeasured(index, "temperature") },
  {
    id: "oxygen_saturation",
    label: "Oxygen saturation",
    isStated: (index) => isMeasured(index, "oxygen-saturation"),
  },
  { id: "pain", label: "Pain", isStated: (index) => hasForm(index, "pain") },
  {
    id: "mental_status",
    label: "Mental status",
    isStated: (index) =>
      hasForm(index, "orient") ||
      hasForm(index, "confuse") ||
      hasForm(index, "gcs") ||
      hasWord(index, /\b(?:alert|letharg\w+|drowsy|sedated|unresponsive|obtunded|asleep|awake)\b/i),
  },
  {
    id: "medications",
    label: "Current medications",
    isStated: (index) =>
      index.terms.some((term) => term.kind === "drug") ||
      hasWord(index, /\bno (?:home |regular |current )?med(?:ication)?s\b/i),
  },
  {
    id: "medical_history",
    label: "Medical history",
    isStated: (index) => index.terms.some((term) => term.form === "history" && isFilled(index, term)),
  },
];

/** A number stands behind the measure's name, or carries the measure in its unit. */
function isMeasured(index: SourceIndex, measure: string): boolean {
  return index.terms.some((term) => term.kind === "number" && term.anchor.measure === measure);
}

function hasForm(index: SourceIndex, form: string): boolean {
  return index.terms.some((term) => term.form === form && isFilled(index, term));
}

/** A label alone states nothing; an empty field is not read behind its label. */
function isFilled(index: SourceIndex, term: SourceTerm): boolean {
  return index.textOf(term.field).trim() !== "";
}

function hasWord(index: SourceIndex, pattern: RegExp): boolean {
  const fields = new Set(index.terms.map((term) => term.field));
  return [...fields].some((field) => pattern.test(index.textOf(field)));
}
