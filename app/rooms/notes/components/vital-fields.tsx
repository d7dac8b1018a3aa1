import { useState } from "react";
import { type ActiveSource, spansIn } from "#app/core/evidence/active-source.ts";
import {
  composeVitalSigns,
  parseVitalSigns,
  partAt,
  VITAL_PARTS,
  type VitalKey,
  withVitalSign,
} from "../vital-signs.ts";
import { OptionalFields } from "./optional-fields.tsx";

const FIELDS: { key: VitalKey; label: string; example: string }[] = [
  ...VITAL_PARTS.map(({ key, field }) => ({ key, label: field, example: "" })),
  { key: "other", label: "Other Vitals", example: "e.g. GCS 15, glucose 110 mg/dL" },
];

type Props = { value: string; onChange: (value: string) => void; active: ActiveSource };

/** Vital Signs: six fields that together are one labelled text. */
export function VitalFields({ value, onChange, active }: Props) {
  const [parts, type] = useTypedParts(value, onChange);
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
    </OptionalFields>
  );
}

/** What stands in the inputs, spaces and all; the text that the form holds is trimmed and would lose them mid-word. */
function useTypedParts(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(() => parseVitalSigns(value));
  const isCurrent = composeVitalSigns(typed) === value;
  const parts = isCurrent ? typed : parseVitalSigns(value);
  const type = (key: VitalKey, text: string) => {
    setTyped({ ...parts, [key]: text });
    onChange(withVitalSign(value, key, text));
  };
  return [parts, type] as const;
}
