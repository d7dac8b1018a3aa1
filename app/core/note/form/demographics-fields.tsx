import { type ActiveSource, spansIn } from "#app/core/evidence/view/active-source.ts";
import { DEMOGRAPHICS, type DemographicName, type Demographics } from "./note-form.ts";
import { OptionalFields } from "./optional-fields.tsx";

const LONG: DemographicName[] = ["medications", "medicalHistory", "allergies"];

type Props = { value: Demographics; onChange: (value: Demographics) => void; active: ActiveSource };

/** Patient Demographics: optional, closed until wanted, opened where the active statement points into it. */
export function DemographicsFields({ value, onChange, active }: Props) {
  const isPointedAt = active?.spans.some(({ field }) => field.startsWith("demographics.")) ?? false;
  const filled = Object.values(value).filter((text) => text.trim() !== "").length;
  return (
    <OptionalFields
      title="Patient Demographics"
      summary={filled > 0 ? `${filled} filled in` : "optional"}
      isPointedAt={isPointedAt}
    >
      {DEMOGRAPHICS.map(({ name, label }) => (
        <div key={name} className={LONG.includes(name) ? "wide" : undefined}>
          <label htmlFor={`demographics-${name}`}>{label}</label>
          <input
            id={`demographics-${name}`}
            name={`demographics.${name}`}
            type={name === "admissionDate" ? "date" : "text"}
            autoComplete="off"
            className={spansIn(active, `demographics.${name}`).length > 0 ? "pointed-at" : undefined}
            value={value[name] ?? ""}
            onChange={(event) => onChange({ ...value, [name]: event.target.value })}
          />
        </div>
      ))}
    </OptionalFields>
  );
}
