import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { ApiError, call } from "#app/base/http/request.ts";
import { formatTime } from "#app/base/ui/browser/format-time.ts";
import { isField } from "#app/base/ui/browser/typing.ts";
import { useLocale } from "#app/base/ui/browser/use-locale.ts";
import { whenShown } from "#app/base/ui/browser/when-shown.tsx";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import type { SourceField } from "#app/core/evidence/text/source.ts";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { SourceLine } from "#app/core/evidence/view/source-line.tsx";
import type { NoteEventName } from "#app/core/record/audit/audit-trail.ts";
import type { Signature } from "#app/core/record/notes/note.ts";
import { amendedWords, signedWords } from "#app/core/record/notes/signature-words.ts";
import { AskRetention } from "#app/core/record/notes/view/ask-retention.tsx";
import { ReportButton } from "#app/core/reports/report-button.tsx";
import {
  amendNote,
  goToVersion,
  keepItem,
  redo,
  removeItem,
  signNote,
  startEdit,
  takeOver,
  typeAmendment,
  undo,
  withAnswers,
} from "../edit/edit-note.ts";
import { type FilesAbout, noteFiles } from "../exports/note-files.ts";
import type { NoteForm } from "../form/note-form.ts";
import { formBesideNote } from "../form-beside-note.ts";
import { useLeavingChoice } from "../leaving/leaving-choice.ts";
import { useLeaving } from "../leaving/use-leaving.ts";
import { contentOf, currentVersion, type NoteDocument } from "../note-document.ts";
import type { OpenNote } from "../use-note.ts";
import { keptText } from "../work/note-body.ts";
import { ChecksCard } from "./checks-card.tsx";
import type { LeaveAnswer } from "./leave-dialog.tsx";
import { markedDraft } from "./marked-draft.ts";
import { useMarkedSelection } from "./marked-selection.ts";
import { History, NoteToolbar, takeFocusOver } from "./note-toolbar.tsx";
import { PartCard } from "./part-card.tsx";
import { type PrintedAbout, PrintNote } from "./print-note.tsx";

const leaveDialog = whenShown(async () => (await import("./leave-dialog.tsx")).LeaveDialog);

export type NoteViewProps = {
  note: OpenNote;
  userId: string;
  /** "Copy SBAR". */
  copyLabel: string;
  sources: readonly SourceField[];
  /** The current form, if there is one beside the note. */
  typed?: NoteForm;
  about: PrintedAbout;
  filesOf: FilesAbout;
  active: ActiveSource;
  onActivate: (active: ActiveSource) => void;
  onEvent?: (event: NoteEventName) => void;
  /** Shown above the note while the page's generation is the last thing done to it. */
  done?: string | false;
};

const nobody = () => {};

/** A finished note: every statement checked, every part the nurse's to edit, and every way out of the page guarded. */
export function NoteView({
  note,
  userId,
  sources,
  about,
  filesOf,
  active,
  onActivate,
  onEvent = nobody,
  done = false,
  ...shown
}: NoteViewProps) {
  const { layout, change, now } = note;
  const isNew = done !== false && currentVersion(note.document)?.cause === "generated";
  const [choice, setChoice] = useLeavingChoice(userId);
  const [selected, setSelected] = useState<string | null>(null);
  const { leave, question, departure, answer, cancel } = useLeaving(note);
  const root = useMarkedSelection(useCallback((area) => markedDraft(now(), area), [now]));
  useHistoryKeys(change);

  const asNote = { what: "note" as const, text: () => keptText(layout, now()), put: signNote<unknown> };
  const onAnswer = (given: LeaveAnswer) => {
    if (!question) return;
    if (question.type === "doubt")
      return answer(() => change((before) => withAnswers(before, question.doubts)));
    if (question.type === "empty") {
      const words = question.suggestions.map(({ text }) => text);
      return answer(() =>
        change((before) =>
          given === "take" ? takeOver(before, "all", Date.now()) : withAnswers(before, words),
        ),
      );
    }
    const { item } = question;
    const part = layout.parts.find(({ key }) => key === item.part);
    if (given === "edit" && part) {
      cancel();
      setSelected(item.text);
      return change((before) => startEdit(before, part, Date.now()));
    }
    const answered = given === "keep" ? keepItem : removeItem;
    answer(() => change((before) => answered(before, item.id, Date.now())));
  };

  return (
    <div className="note" ref={root}>
      <h2 className="note-title" tabIndex={-1}>
        {layout.title}
      </h2>
      {isNew && <JustWritten document={note.document} words={done} />}
      <ChangesBefore note={note} />
      <NoteToolbar
        note={note}
        copyLabel={shown.copyLabel}
        choice={choice}
        onChoose={setChoice}
        leave={leave}
        onSign={() => void sign(change, asNote).then((did) => did && onEvent("signed"))}
        files={noteFiles(filesOf)}
        timeZone={about.timeZone}
        onEvent={onEvent}
      />
      {shown.typed && <FormBeside document={note.document} form={shown.typed} />}
      <SignedLine note={note} timeZone={about.timeZone} onAmended={() => onEvent("amended")} />
      {layout.parts.map((part) => (
        <PartCard
          key={part.key}
          note={note}
          part={part}
          selected={selected}
          active={active}
          onActivate={onActivate}
        />
      ))}
      <SourceLine active={active} sources={sources} />
      <ChecksCard note={note} userId={userId} sources={sources} onActivate={onActivate} />
      {isNew && <AskRetention />}
      <ReportButton tool="note" statements={() => (contentOf(now())?.items ?? []).map(({ text }) => text)} />
      <PrintNote note={note} choice={choice} {...about} />
      {question && departure && (
        <leaveDialog.WhenShown
          departure={departure}
          question={question}
          onAnswer={onAnswer}
          onCancel={cancel}
        />
      )}
    </div>
  );
}

function JustWritten({ document, words }: { document: NoteDocument; words: string }) {
  return (
    <>
      <p className="notice success" role="status">
        {words}
      </p>
      {document.before !== null && document.versions.length === 1 && (
        <p className="soft small">
          Your previous note is in your <Link to="/notes#kept-notes">kept notes</Link>.
        </p>
      )}
    </>
  );
}

/** Above a note that does not match the current form. */
export function FormBeside({ document, form }: { document: NoteDocument; form: NoteForm }) {
  const words = useMemo(() => formBesideNote(document, form), [document, form]);
  return (
    words && (
      <p className="notice warn" role="status">
        {words}
      </p>
    )
  );
}

/** Beside a note generated over one that she had changed: her changes are only in the earlier one. */
function ChangesBefore({ note: { document, change } }: { note: OpenNote }) {
  const version = currentVersion(document);
  const before = document.versions.find(({ number }) => number === version?.from);
  if (version?.cause !== "generated" || !before?.content || before.cause === "generated") return null;
  const show = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears with the version that it belongs to.
    currentTarget.closest(".note")?.querySelector<HTMLElement>(".note-title")?.focus();
    change((now) => goToVersion(now, before.number, Date.now()));
  };
  return (
    <p className="notice warn" role="status">
      The changes you made to the previous note are not in this one.{" "}
      <button type="button" className="small" onClick={show}>
        Show the previous note
      </button>
    </p>
  );
}

type ClearedProps = { note: OpenNote; timeZone: string };

/** The way back to the versions of a note that was cleared. */
export function ClearedNote({ note, timeZone }: ClearedProps) {
  useHistoryKeys(note.change);
  return (
    <section className="card actions" aria-label="Earlier versions" ref={takeFocusOver}>
      <History note={note} timeZone={timeZone} />
      <p className="soft small">The note was cleared. You can still open it under Versions.</p>
    </section>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z outside of fields, which have their own. */
function useHistoryKeys(change: OpenNote["change"]) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return;
      if (isField(event.target) || document.querySelector(".dialog")) return;
      event.preventDefault();
      change((before) => (event.shiftKey ? redo(before) : undo(before)));
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [change]);
}

const NOT_SIGNED = {
  note: {
    offline: "You are offline. Nothing was signed: sign again when the connection is back.",
    failed: "The note could not be signed. Please try again.",
  },
  amendment: {
    offline: "You are offline. The amendment was not added: add it again when the connection is back.",
    failed: "The amendment could not be added. Please try again.",
  },
};

type SignedAs = {
  what: keyof typeof NOT_SIGNED;
  text(): string;
  put(before: NoteDocument, by: Signature): NoteDocument;
};

/** Asks the server who signs and when; asks again if something was changed meanwhile. */
async function sign(change: OpenNote["change"], { what, text, put }: SignedAs): Promise<boolean> {
  try {
    for (let asked: string | null = null; asked !== text(); ) {
      asked = text();
      const signature = await call<Signature>("/api/note-sign", { method: "POST", body: { text: asked } });
      if (asked === text()) change((before) => put(before, signature));
    }
    return true;
  } catch (error) {
    const isOffline = error instanceof ApiError && error.code === "network_error";
    showToast.error(NOT_SIGNED[what][isOffline ? "offline" : "failed"]);
    return false;
  }
}

type SignedProps = { note: OpenNote; timeZone: string; onAmended: () => void };

/** Beside an unsigned version, if another one of the same note is signed. */
function SignedElsewhere({ note: { document, change }, time }: { note: OpenNote; time(at: number): string }) {
  const signed = document.versions.findLast(({ signature }) => signature !== null);
  if (!signed?.signature) return null;
  return (
    <p className="notice warn" role="status">
      This version is not signed. {signed.signature.name} signed another version, {time(signed.signature.at)}.{" "}
      <button
        type="button"
        className="small"
        onClick={() => change((before) => goToVersion(before, signed.number, Date.now()))}
      >
        Show the signed version
      </button>
    </p>
  );
}

/** The button that signed, or led to the signed version, disappears then. @returns the element that gets its focus */
function useFocusOnceSigned(isSigned: boolean) {
  const place = useRef<HTMLElement>(null);
  const before = useRef(isSigned);
  useEffect(() => {
    if (isSigned && !before.current && document.activeElement === document.body) place.current?.focus();
    before.current = isSigned;
  }, [isSigned]);
  return place;
}

/** Who signed and when, what was added since, and the amendment being typed, which is part of the page's work. */
function SignedLine({ note, timeZone, onAmended }: SignedProps) {
  const locale = useLocale();
  const { amendment: text } = note.document;
  const [isAdding, setAdding] = useState(false);
  const isOpening = useRef(false);
  const version = currentVersion(note.document);
  const place = useFocusOnceSigned(version?.signature != null);
  const amendButton = useRef<HTMLButtonElement>(null);
  const time = (at: number) => formatTime(at, timeZone, locale);
  if (!version?.signature) return <SignedElsewhere note={note} time={time} />;
  const type = (words: string | null) => note.change((before) => typeAmendment(before, words));
  const open = () => {
    isOpening.current = true;
    type("");
  };
  /** Only a field that a click has opened, not one that was open when the page loaded. */
  const focusNew = (field: HTMLElement | null) => {
    if (isOpening.current) field?.focus();
    isOpening.current = false;
  };
  const amend = async () => {
    if (isAdding) return;
    setAdding(true);
    const words = (text ?? "").trim();
    const put = (before: NoteDocument, by: Signature) => amendNote(before, words, by);
    const isAdded = await sign(note.change, { what: "amendment", text: () => words, put });
    setAdding(false);
    if (!isAdded) return;
    place.current?.focus();
    onAmended();
  };
  const cancel = () => {
    flushSync(() => type(null));
    amendButton.current?.focus();
  };
  return (
    <section className="card signed" aria-label="Signature" ref={place} tabIndex={-1}>
      <p role="status">{signedWords(version.signature, time)}</p>
      {version.amendments.map((amendment) => (
        <p key={amendment.at}>
          <strong>{amendedWords(amendment, time)}:</strong> {amendment.text}
        </p>
      ))}
      {text === null ? (
        <button ref={amendButton} type="button" onClick={open}>
          Amend
        </button>
      ) : (
        <>
          <label htmlFor="amendment">Amendment</label>
          <textarea
            autoComplete="off"
            id="amendment"
            ref={focusNew}
            rows={3}
            value={text}
            readOnly={isAdding}
            onChange={({ target }) => type(target.value)}
          />
          <div className="row">
            <button
              type="button"
              className="primary"
              disabled={text.trim() === ""}
              aria-disabled={isAdding}
              onClick={() => void amend()}
            >
              Add amendment
            </button>
            <button type="button" disabled={isAdding} onClick={cancel}>
              Cancel
            </button>
          </div>
        </>
      )}
    </section>
  );
}
