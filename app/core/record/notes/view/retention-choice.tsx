import { useEffect, useRef, useState } from "react";
import { focusPageHeading } from "#app/base/ui/focus/focus-heading.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import type { RetentionFacts } from "#app/core/record/record.ts";
import { fetchRetention, putRetention } from "../notes-client.ts";
import { isRetention, type NoteRetention, RETENTION_WORDS, RETENTIONS } from "../retention.ts";

type ChoiceProps = { chosen: NoteRetention; onChoose: (retention: NoteRetention) => void };

/** The ways to keep finished notes. */
function RetentionSelect({ chosen, onChoose }: ChoiceProps) {
  return (
    <>
      <label>
        Keep finished notes{" "}
        <select value={chosen} onChange={({ target }) => isRetention(target.value) && onChoose(target.value)}>
          {RETENTIONS.map((retention) => (
            <option key={retention} value={retention}>
              {RETENTION_WORDS[retention]}
            </option>
          ))}
        </select>
      </label>
      {chosen === "sign_out" && (
        <span className="small soft"> After an automatic logout, they are kept for 24 hours.</span>
      )}
    </>
  );
}

/** Saves the choice, or says that it could not be saved. */
async function isSaved(retention: NoteRetention): Promise<boolean> {
  try {
    await putRetention(retention);
    return true;
  } catch {
    showToast.error("This could not be saved. Please try again.");
    return false;
  }
}

/** In Settings: how long finished notes are kept, from now on and for those already kept. */
export function RetentionSetting({ initial }: { initial: NoteRetention }) {
  const [chosen, setChosen] = useState(initial);
  const choose = async (retention: NoteRetention) => {
    if (!(await isSaved(retention))) return;
    setChosen(retention);
    showToast.success("Saved.");
  };
  return <RetentionSelect chosen={chosen} onChoose={choose} />;
}

/** Shown at the first finished note, once: asks how long such notes are to be kept. */
export function RetentionQuestion() {
  const [facts, setFacts] = useState<RetentionFacts | null>(null);
  const [chosen, setChosen] = useState<NoteRetention | null>(null);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    fetchRetention().then(setFacts, () => {
      // It is asked again at the next note.
    });
  }, []);
  if (!facts || facts.isChosen) return null;
  const retention = chosen ?? facts.retention;
  const keep = async () => {
    if (!(await isSaved(retention))) return;
    // The button disappears with the question.
    if (place.current?.contains(document.activeElement)) focusPageHeading();
    setFacts({ ...facts, isChosen: true });
  };
  return (
    <section ref={place} className="notice info retention-question" aria-label="Keeping your notes">
      <p>
        This note is kept for you, encrypted, on the page <a href="/notes">Notes</a>. Choose for how long; you
        can change this in Settings → Security.
      </p>
      <p>
        <RetentionSelect chosen={retention} onChoose={setChosen} />
      </p>
      <button type="button" onClick={keep}>
        OK
      </button>
    </section>
  );
}
