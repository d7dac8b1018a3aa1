import { type Choices, CONSCIOUSNESS, withChoices } from "../news2/choices.ts";
import { DEMOGRAPHICS, type NoteForm } from "./note-form.ts";
import { composeVitalSigns, VITAL_PARTS } from "./vital-signs.ts";

/** The form from its fields, posted by a browser or in the page. */
export function fromFields(data: FormData): NoteForm {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  const vitals = Object.fromEntries(VITAL_PARTS.map(({ key }) => [key, text(`vital.${key}`)]));
  return {
    nurseNotes: text("nurseNotes"),
    vitalSigns: composeVitalSigns({
      ...vitals,
      other: withChoices(text("vital.other"), chosen(text)),
    } as Parameters<typeof composeVitalSigns>[0]),
    demographics: Object.fromEntries(
      DEMOGRAPHICS.map(({ name }) => [name, text(`demographics.${name}`)]).filter(
        ([, value]) => value !== "",
      ),
    ),
  };
}

function chosen(text: (name: string) => string): Choices {
  const breathing = text("vital.breathing");
  return {
    consciousness: CONSCIOUSNESS.find((level) => level === text("vital.acvpu")) ?? null,
    breathing: breathing === "air" || breathing === "oxygen" ? breathing : null,
    isScale2: text("vital.scale2") !== "",
  };
}
