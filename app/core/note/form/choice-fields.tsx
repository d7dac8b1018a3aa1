import { type Choices, CONSCIOUSNESS, type Consciousness } from "../news2/choices.ts";

type Props = { value: Choices; onChange: (value: Choices) => void };

const LEVELS: Record<Consciousness, string> = {
  A: "A: alert",
  C: "C: new confusion",
  V: "V: responds to voice",
  P: "P: responds to pain",
  U: "U: unresponsive",
};

/** What the early warning score needs besides the typed values; each may be left open, and nothing is then assumed. */
export function ChoiceFields({ value, onChange }: Props) {
  return (
    <>
      <div>
        <label htmlFor="vital-acvpu">Consciousness (ACVPU)</label>
        <select
          id="vital-acvpu"
          name="vital.acvpu"
          value={value.consciousness ?? ""}
          onChange={(event) =>
            onChange({ ...value, consciousness: (event.target.value || null) as Choices["consciousness"] })
          }
        >
          <option value="">Not stated</option>
          {CONSCIOUSNESS.map((level) => (
            <option key={level} value={level}>
              {LEVELS[level]}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="vital-breathing">Air or Oxygen</label>
        <select
          id="vital-breathing"
          name="vital.breathing"
          value={value.breathing ?? ""}
          onChange={(event) =>
            onChange({ ...value, breathing: (event.target.value || null) as Choices["breathing"] })
          }
        >
          <option value="">Not stated</option>
          <option value="air">Room air</option>
          <option value="oxygen">Oxygen</option>
        </select>
      </div>
      <label className="check wide">
        <input
          type="checkbox"
          name="vital.scale2"
          checked={value.isScale2}
          onChange={(event) => onChange({ ...value, isScale2: event.target.checked })}
        />
        SpO2 scale 2 (confirmed hypercapnic respiratory failure)
      </label>
    </>
  );
}
