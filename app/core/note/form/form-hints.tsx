import { TextLimit } from "#app/base/ui/fields/text-limit.tsx";
import { scoreOfForm } from "../news2/form-score.ts";
import { ACKNOWLEDGEMENT } from "../news2/score-part.ts";
import { drivers, headline, responseTo } from "../news2/words.ts";
import { patientDoubts } from "./disagreements.ts";
import { LONGEST_NOTES } from "./longest-notes.ts";
import type { NoteForm } from "./note-form.ts";

/** Below this, nothing about the length of the notes is shown, and it takes no room. */
const NEAR = LONGEST_NOTES * 0.9;

type HintProps = Pick<NoteForm, "patientBefore"> & { form: NoteForm };

/** Says, before a note is written, how long the notes may be, once that matters, and any doubts about their patient. */
function PatientHints({ form, patientBefore }: HintProps) {
  const doubts = patientDoubts({ ...form, patientBefore });
  return (
    <>
      {form.nurseNotes.length >= NEAR && <TextLimit text={form.nurseNotes} most={LONGEST_NOTES} />}
      {doubts.map((words) => (
        <p key={words} className="warn small" role="status">
          {words}
        </p>
      ))}
      {isAhead(form.demographics.admissionDate) && (
        <p className="soft small" role="status">
          The admission date is in the future.
        </p>
      )}
    </>
  );
}

/** Whether a date, as YYYY-MM-DD, is later than today where the nurse is; a year of five figures is a typing error. */
function isAhead(date = ""): boolean {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
  return (
    /^\d{4,}-\d\d-\d\d$/.test(date) && (date.length > 10 || date > `${now.getFullYear()}-${month}-${day}`)
  );
}

/** The early warning score under the vital signs, from what is typed so far. */
function ScoreView({ form }: { form: NoteForm }) {
  const result = scoreOfForm(form);
  if (result.status === "none") return null;
  if (result.status === "not offered") return <p className="score soft small">{result.why}</p>;
  const { score } = result;
  const from = drivers(score);
  return (
    <section className="score" aria-label="Early warning score so far" data-band={score.band ?? "open"}>
      <p aria-live="polite">
        <strong>{headline(score)}.</strong> <span className="tag computed">computed</span>
      </p>
      <details className="small">
        <summary>How this is calculated</summary>
        {from.length > 0 && (
          <ul>
            {from.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        {score.band && <p>{responseTo(score.band, score.total)} Your workplace's policy comes first.</p>}
        <p className="soft">NEWS2, for patients aged 16 or over who are not pregnant. {ACKNOWLEDGEMENT}</p>
      </details>
    </section>
  );
}

/** The form's comments on what is typed so far; in one file, since each file costs the page its address. */
export const FORM_HINTS = { PatientHints, ScoreView };
