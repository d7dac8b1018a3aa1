import { type ReactNode, useId, useRef, useState } from "react";
import { formatTime } from "#app/base/ui/browser/format-time.ts";
import { useLocale } from "#app/base/ui/browser/use-locale.ts";
import { whenShown } from "#app/base/ui/browser/when-shown.tsx";
import { closeMenu, Menu, useLightDismiss } from "#app/base/ui/dialogs/menu.tsx";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { useCopy } from "#app/base/ui/toasts/use-copy.ts";
import { isAmber, isExcluded, isOpenSuggestion } from "../amber.ts";
import { openDoubts } from "../doubts.ts";
import { canRedo, canUndo, clearNote, redo, takeOver, undo } from "../edit/edit-note.ts";
import { EVERYTHING, type LeavingChoice } from "../leaving/leaving-note.ts";
import type { Departure } from "../leaving/use-leaving.ts";
import { isSigned, type NoteContent } from "../note-document.ts";
import { noteText } from "../note-text.ts";
import type { OpenNote } from "../use-note.ts";

const versionsDialog = whenShown(async () => (await import("./versions-dialog.tsx")).VersionsDialog);

/** A file that a note can be saved as; made when it is asked for. */
export type NoteFile = { label: string; make(choice: LeavingChoice): Promise<{ name: string; blob: Blob }> };

type Props = {
  note: OpenNote;
  /** "Copy SBAR". */
  copyLabel: string;
  choice: LeavingChoice;
  onChoose: (choice: LeavingChoice) => void;
  leave: (departure: Departure) => void;
  onSign: () => void;
  files: readonly NoteFile[];
  timeZone: string;
  onEvent: (event: "copied" | "printed" | "exported") => void;
};

/** The actions for the whole note; copying comes first, right after the note's heading. */
export function NoteToolbar({
  note,
  copyLabel,
  choice,
  onChoose,
  leave,
  onSign,
  files,
  timeZone,
  onEvent,
}: Props) {
  const { copied, copy } = useCopy();
  const locale = useLocale();
  const { content, document, layout, change, now } = note;
  if (!content) return null;
  const doubts = openDoubts(document);
  const copyNow = async () => {
    const text = noteText(layout, now(), choice, (at) => formatTime(at, timeZone, locale));
    if (await copy("note", text)) onEvent("copied");
  };
  return (
    <section className="card actions" aria-label="Note" ref={takeFocusOver}>
      <button type="button" className="primary" onClick={() => leave({ name: "Copy", go: copyNow, choice })}>
        {copied ? "Copied!" : copyLabel}
      </button>
      {!isSigned(document) && (
        <button type="button" onClick={() => leave({ name: "Sign", choice: EVERYTHING, go: onSign })}>
          Sign
        </button>
      )}
      <More>
        <button
          type="button"
          onClick={() =>
            leave({
              name: "Print",
              choice,
              go: () => {
                onEvent("printed");
                // The page shows the answers before it is printed.
                setTimeout(() => window.print());
              },
            })
          }
        >
          Print
        </button>
        <Menu label="Download">
          <div className="card">
            {files.map(({ label, make }) => (
              <button
                key={label}
                type="button"
                onClick={(event) => {
                  closeMenu(event.currentTarget);
                  leave({
                    name: "Download",
                    choice,
                    go: () => void save(() => make(choice)).then((did) => did && onEvent("exported")),
                  });
                }}
              >
                {label}
              </button>
            ))}
          </div>
        </Menu>
        <ChoiceMenu choice={choice} onChoose={onChoose} />
        <History note={note} timeZone={timeZone} />
        <button
          type="button"
          className="quiet"
          onClick={() => {
            change((before) => clearNote(before, Date.now()));
            keepFocusInToolbar();
          }}
        >
          Clear All
        </button>
        {content.items.some(isOpenSuggestion) && !isSigned(document) && (
          <p className="soft small">
            Suggestions stay on this page until you add them.{" "}
            <button
              type="button"
              className="quiet small"
              onClick={() => change((before) => takeOver(before, "all", Date.now()))}
            >
              Add suggestions to note
            </button>
          </p>
        )}
      </More>
      <p className={`${doubts.length > 0 ? "warn" : "soft"} small`} role="status">
        {isSigned(document) ? "" : toDo(content, doubts)}
      </p>
    </section>
  );
}

/** Actions without room in a small window, behind a button there; elsewhere the button is hidden (note.css). */
function More({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLightDismiss(root, isOpen, () => setOpen(false));
  const id = useId();
  return (
    <div className="more" ref={root} data-open={isOpen}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        More
      </button>
      <div id={id} className="card">
        {children}
      </div>
    </div>
  );
}

let isFocusWanted = false;

/** A cleared note takes its toolbar along; when it is brought back, the new toolbar takes over the focus. */
function keepFocusInToolbar() {
  isFocusWanted = true;
  setTimeout(() => {
    isFocusWanted = false;
  }, TOOLBAR_IS_THERE_MS);
}

const TOOLBAR_IS_THERE_MS = 1_000;

/** The `ref` of a note's toolbar. */
export function takeFocusOver(toolbar: HTMLElement | null): void {
  if (!toolbar || !isFocusWanted) return;
  isFocusWanted = false;
  toolbar.querySelector("button")?.focus();
}

/**
 * Undo, redo and the list of versions; also for a note that was cleared. A disabled button would lose the focus that is
 * on it.
 */
export function History({ note, timeZone }: { note: OpenNote; timeZone: string }) {
  const [isOpen, setOpen] = useState(false);
  const { document, change } = note;
  const step = (by: Parameters<typeof change>[0]) => {
    change(by);
    keepFocusInToolbar();
  };
  return (
    <>
      <button
        type="button"
        className="quiet"
        aria-disabled={!canUndo(document)}
        aria-keyshortcuts="Control+Z"
        onClick={() => step(undo)}
      >
        Undo
      </button>
      <button
        type="button"
        className="quiet"
        aria-disabled={!canRedo(document)}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={() => step(redo)}
      >
        Redo
      </button>
      <button type="button" className="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Versions ({document.versions.length})
      </button>
      {isOpen && <versionsDialog.WhenShown note={note} timeZone={timeZone} onClose={() => setOpen(false)} />}
    </>
  );
}

const CHOICES = [
  { key: "sections", label: "Sections" },
  { key: "diagnoses", label: "Nursing diagnoses" },
  { key: "computed", label: "Early warning score" },
  { key: "suggestions", label: "Suggestions you added" },
] as const;

const FORMATS: { format: LeavingChoice["format"]; label: string }[] = [
  { format: "headings", label: "With headings" },
  { format: "plain", label: "Plain" },
  { format: "paragraph", label: "One paragraph" },
];

function ChoiceMenu({ choice, onChoose }: Pick<Props, "choice" | "onChoose">) {
  return (
    <Menu label="What to include">
      <div className="card">
        <Group label="What to include">
          {CHOICES.map(({ key, label }) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={choice[key]}
                onChange={({ target }) => onChoose({ ...choice, [key]: target.checked })}
              />{" "}
              {label}
            </label>
          ))}
        </Group>
        <Group label="Copied text">
          {FORMATS.map(({ format, label }) => (
            <label key={format}>
              <input
                type="radio"
                name="copy-format"
                checked={choice.format === format}
                onChange={() => onChoose({ ...choice, format })}
              />{" "}
              {label}
            </label>
          ))}
        </Group>
      </div>
    </Menu>
  );
}

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset>
    <legend className="small soft">{label}</legend>
    {children}
  </fieldset>
);

/** Doubts about the patient are listed here too: the note itself does not mark them. */
function toDo(content: NoteContent, doubts: readonly string[]): string {
  const amber = content.items.filter((item) => isAmber(item) && !isExcluded(content, item)).length;
  const open = amber + doubts.length;
  if (open === 0) return "Read it once, then sign.";
  const words = `${open} ${open === 1 ? "item" : "items"} to check before you sign`;
  return doubts.length === 0 ? words : `${words}: ${doubts.join(" ")}`;
}

/** Saves a file to the person's computer. @returns whether it could be made */
async function save(make: () => ReturnType<NoteFile["make"]>): Promise<boolean> {
  try {
    const { name, blob } = await make();
    const url = URL.createObjectURL(blob);
    const link = Object.assign(document.createElement("a"), { href: url, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    return true;
  } catch {
    showToast.error("The file could not be created. Please try again.");
    return false;
  }
}
