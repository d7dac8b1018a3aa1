import { useState } from "react";
import { type ActiveSource, spansIn } from "#app/core/evidence/view/active-source.ts";
import { type Choices, choicesOf, withChoices, withoutChoices } from "../news2/choices.ts";
import { ChoiceFields } from "./choice-fields.tsx";
import { OptionalFields } from "./optional-fields.tsx";
import {
  composeVitalSigns,
  parseVitalSigns,
  partAt,
  VITAL_PARTS,
  type VitalKey,
  type VitalSigns,
  withVitalSign,
} from "./vital-signs.ts";

/** The units that are assumed if none is typed. */
const UNITS = { bp: "mmHg", hr: "per minute", rr: "per minute", temp: "°C or °F", o2: "%" };

const FIELDS: { key: VitalKey; label: string; example: string }[] = [
  ...VITAL_PARTS.map(({ key, field }) => ({ key, label: field, example: UNITS[key] })),
  { key: "other", label: "Other Vitals", example: "e.g. GCS 15, glucose 110 mg/dL" },
];

type Props = { value: string; onChange: (value: string) => void; active: ActiveSource };

/** Vital Signs: six fields and the choices for the early warning score, together one labeled text. */
export function VitalFields({ value, onChange, active }: Props) {
  const { parts, choices, type, choose } = useTypedParts(value, onChange);
  const pointedAt = new Set(spansIn(active, "vitalSigns").map(({ start }) => partAt(value, start)));
  return (
    <OptionalFields
      title="Vital Signs"
      summary={value === "" ? "optional" : value}
      isPointedAt={pointedAt.size > 0}
    >
      {FIELDS.map(({ key, label, example }) => (
        <div key={key} className={key === "other" ? "wide" : undefined}>
          <label htmlFor={`vital-${key}`}>{label}</label>
          <input
            id={`vital-${key}`}
            name={`vital.${key}`}
            autoComplete="off"
            placeholder={example || undefined}
            className={pointedAt.has(key) ? "pointed-at" : undefined}
            value={parts[key]}
            onChange={(event) => type(key, event.target.value)}
          />
        </div>
      ))}
      <ChoiceFields value={choices} onChange={choose} />
    </OptionalFields>
  );
}

/**
 * The content of the inputs, spaces included; the form's text is trimmed and would lose them mid-word. The choices are
 * items of the text, after the other vital signs.
 */
function useTypedParts(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(() => shownParts(value));
  const choices = choicesOf(value);
  const isCurrent = composed(typed, choices) === value;
  const parts = isCurrent ? typed : shownParts(value);
  const type = (key: VitalKey, text: string) => {
    setTyped({ ...parts, [key]: text });
    onChange(withVitalSign(value, key, key === "other" ? withChoices(text, choices) : text));
  };
  const choose = (next: Choices) => {
    setTyped(parts);
    onChange(withVitalSign(value, "other", withChoices(parts.other, next)));
  };
  return { parts, choices, type, choose };
}

function shownParts(value: string): VitalSigns {
  const parts = parseVitalSigns(value);
  return { ...parts, other: withoutChoices(parts.other) };
}

const composed = (parts: VitalSigns, choices: Choices): string =>
  composeVitalSigns({ ...parts, other: withChoices(parts.other, choices) });
