import { useEffect, useState } from "react";
import { call } from "#app/base/http/request.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { SCAN_WORDS, SCANS_PATH, type ScanChoice } from "#app/core/document/scans.ts";

type Chosen = { choice: ScanChoice | null };

const CHOICES: { [choice in ScanChoice]: string } = {
  allowed: "Scans may be sent to be read",
  forbidden: "Scans are never sent",
};

/** Whether scanned pages may go to the model. */
export function ScansSetting() {
  const [choice, setChoice] = useState<ScanChoice | null>(null);
  useEffect(() => {
    call<Chosen>(SCANS_PATH).then(
      (answer) => setChoice(answer.choice),
      () => {},
    );
  }, []);
  const choose = async (wanted: ScanChoice) => {
    const before = choice;
    setChoice(wanted);
    try {
      await call(SCANS_PATH, { method: "POST", body: { choice: wanted } });
      showToast.success("Saved.");
    } catch {
      setChoice(before);
      showToast.error("Your choice could not be saved.");
    }
  };
  return (
    <section className="card settings-card" aria-labelledby="scans-title">
      <h2 id="scans-title">Scanned documents</h2>
      <p className="soft">
        {SCAN_WORDS} {choice === null && "You are asked before the first one is sent."}
      </p>
      <fieldset>
        <legend className="visually-hidden">Scanned documents</legend>
        {(Object.keys(CHOICES) as ScanChoice[]).map((one) => (
          <label key={one} className="check">
            <input type="radio" name="scans" checked={choice === one} onChange={() => choose(one)} />{" "}
            {CHOICES[one]}
          </label>
        ))}
      </fieldset>
    </section>
  );
}
