import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import type { Span } from "#app/core/evidence/text/source.ts";
import type { NoteForm } from "../form/note-form.ts";
import { parseVitalSigns, VITAL_PARTS, type VitalKey } from "../form/vital-signs.ts";
import { choiceItems, choicesOf, withoutChoices } from "./choices.ts";
import { type EarlyWarning, earlyWarning, type ParameterKey } from "./early-warning.ts";
import { whyNotOffered } from "./eligibility.ts";
import { newsText } from "./words.ts";

/** The early warning score of a form: none without observations, or for patients for whom it was not made. */
type FormScore =
  | { status: "none" }
  | { status: "not offered"; why: string }
  | { status: "scored"; score: EarlyWarning };

/** Computes NEWS2 from what the form's vital signs say. */
export function scoreOfForm({ vitalSigns, demographics, nurseNotes }: NoteForm): FormScore {
  const parts = parseVitalSigns(vitalSigns);
  const score = earlyWarning({
    respiration: parts.rr,
    saturation: parts.o2,
    systolic: parts.bp,
    pulse: parts.hr,
    temperature: parts.temp,
    ...choicesOf(parts.other),
  });
  if (!score) return { status: "none" };
  const { age = "", admissionReason = "", medicalHistory = "" } = demographics;
  const texts = [nurseNotes, admissionReason, medicalHistory, withoutChoices(parts.other)];
  const why = whyNotOffered({ age, texts });
  return why ? { status: "not offered", why } : { status: "scored", score };
}

/** The note's statements about the score, with the vital signs behind it as evidence. Empty without a score. */
export function computedStatements(form: NoteForm): CheckedStatement[] {
  const result = scoreOfForm(form);
  if (result.status !== "scored") return [];
  const { score } = result;
  const evidence = spansOf(form.vitalSigns, score);
  return [{ text: newsText(score), standing: "computed", evidence, mismatches: [] }];
}

const PARTS: Partial<Record<ParameterKey, VitalKey>> = {
  respiration: "rr",
  saturation: "o2",
  systolic: "bp",
  pulse: "hr",
  temperature: "temp",
};

/** The items of the text that were scored. */
function spansOf(text: string, { subScores, scale }: EarlyWarning): Span[] {
  const chosen = choiceItems(choicesOf(text));
  const wanted = subScores.flatMap(({ key }) => {
    const label = VITAL_PARTS.find((part) => part.key === PARTS[key])?.label;
    return label ?? (key === "consciousness" || key === "breathing" ? (chosen[key] ?? []) : []);
  });
  if (scale === 2 && chosen.scale) wanted.push(chosen.scale);
  return itemSpans(text)
    .filter(({ item }) => wanted.some((start) => beginsWith(item, start)))
    .map(({ span }) => span);
}

const beginsWith = (item: string, start: string): boolean =>
  item.toLowerCase().startsWith(start.toLowerCase()) && !/^[a-z0-9]/i.test(item.slice(start.length));

function itemSpans(text: string): { item: string; span: Span }[] {
  let offset = 0;
  return text.split(",").map((raw) => {
    const item = raw.trim();
    const start = offset + raw.indexOf(item);
    offset += raw.length + 1;
    return { item, span: { field: "vitalSigns", start, end: start + item.length } };
  });
}
