import { formatTime } from "#app/base/ui/browser/format-time.ts";
import { useLocale } from "#app/base/ui/browser/use-locale.ts";
import { amendedWords, signedWords } from "#app/core/record/notes/signature-words.ts";
import { NOT_SIGNED, writtenAt, writtenWords } from "../exports/written.ts";
import { DEMOGRAPHICS } from "../form/note-form.ts";
import { type LeavingChoice, leavingParts } from "../leaving/leaving-note.ts";
import { currentVersion } from "../note-document.ts";
import type { OpenNote } from "../use-note.ts";

export type PrintedAbout = {
  /** The patient as typed, line by line: "Patient Name: Margaret Ellis". */
  patient: readonly { label: string; text: string }[];
  /** The session's owner. */
  author: string;
  timeZone: string;
};

/** Where the form does not name the patient. */
const NAME_BY_HAND = <span>Patient: ______________________________</span>;

/**
 * The note on paper. It is always in the page, so that the browser's own print includes it too, and an amber statement
 * has its mark in words.
 */
export function PrintNote({
  note,
  choice,
  patient,
  author,
  timeZone,
}: PrintedAbout & { note: OpenNote; choice: LeavingChoice }) {
  const locale = useLocale();
  const version = currentVersion(note.document);
  if (!note.content || !version) return null;
  const { signature, amendments } = version;
  const time = (at: number) => formatTime(at, timeZone, locale);
  return (
    <article className="print-note" aria-hidden="true">
      <h1>{note.layout.title}</h1>
      <p className="print-patient">
        {patient[0]?.label !== DEMOGRAPHICS[0].label && NAME_BY_HAND}
        {patient.map(({ label, text }) => (
          <span key={label}>
            <b>{label}:</b> {text}
          </span>
        ))}
      </p>
      <p>{writtenWords(writtenAt(note.document), author, time)}</p>
      {leavingParts(note.layout, note.content, choice).map(({ key, title, text, footnote }) => (
        <section key={key}>
          <h2>{title}</h2>
          <p className="print-text">{text}</p>
          {footnote && <p className="print-small">{footnote}</p>}
        </section>
      ))}
      <p className="print-signature">
        {signature ? signedWords(signature, time) : `${NOT_SIGNED} Signature, name, time:`}
      </p>
      {amendments.map((amendment) => (
        <section key={amendment.at}>
          <h2>{amendedWords(amendment, time)}</h2>
          <p className="print-text">{amendment.text}</p>
        </section>
      ))}
    </article>
  );
}
