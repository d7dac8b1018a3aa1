import { formatTime } from "#app/base/ui/browser/format-time.ts";
import { useLocale } from "#app/base/ui/browser/use-locale.ts";
import { ModalDialog } from "#app/base/ui/dialogs/modal-dialog.tsx";
import { goToVersion } from "../edit/edit-note.ts";
import type { NoteItem, PageVersion } from "../note-document.ts";
import type { OpenNote } from "../use-note.ts";

type Props = { note: OpenNote; timeZone: string; onClose: () => void };

/** All versions of a note, newest first, with what changed in each. */
export function VersionsDialog({ note, timeZone, onClose }: Props) {
  const locale = useLocale();
  const { document, layout, change } = note;
  const show = (number: number) => {
    change((before) => goToVersion(before, number, Date.now()));
    onClose();
  };
  return (
    <ModalDialog
      title="Versions"
      className="versions-dialog"
      onClose={onClose}
      actions={
        <button type="button" onClick={onClose}>
          Close
        </button>
      }
    >
      <ol>
        {[...document.versions].reverse().map((version) => (
          <li key={version.number} value={version.number}>
            <p>
              <strong>{wordsOf(version, layout)}</strong>{" "}
              <span className="soft small">{formatTime(version.at, timeZone, locale)}</span>{" "}
              {version.number === document.current ? (
                <span className="tag">shown</span>
              ) : (
                <button
                  type="button"
                  className="small"
                  aria-label={`Show version ${version.number}`}
                  onClick={() => show(version.number)}
                >
                  Show
                </button>
              )}
            </p>
            <ul>
              {changesOf(version, document.versions).map(({ type, text }) => (
                <li key={`${type}${text}`} className="small">
                  <Change type={type} text={text} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </ModalDialog>
  );
}

const WORDS: Record<PageVersion["cause"], string> = {
  generated: "Generated",
  edited: "Edited",
  kept: "Kept as yours",
  removed: "Removed a statement",
  taken_over: "Added suggestions",
  excluded: "Left out",
  included: "Included again",
  cleared: "Cleared",
  signed: "Signed",
  amended: "Amended",
};

function wordsOf({ cause, part }: PageVersion, { parts }: OpenNote["layout"]): string {
  const title = parts.find(({ key }) => key === part)?.title;
  return `${WORDS[cause]}${title ? `: ${title}` : ""}`;
}

type VersionChange = { type: "added" | "removed" | "same"; text: string };

function Change({ type, text }: VersionChange) {
  if (type === "same") return text;
  return type === "added" ? <ins>{text}</ins> : <del>{text}</del>;
}

/** What a version says that the previous one did not, and the reverse. A first version has nothing to compare with. */
function changesOf(version: PageVersion, versions: readonly PageVersion[]): VersionChange[] {
  const before = versions.find(({ number }) => number === version.from);
  if (!before) return [];
  const amended = version.amendments.slice(before.amendments.length);
  const [own, earlier] = [textsOf(version), textsOf(before)];
  return [
    ...missingFrom(own, earlier).map((text) => ({ type: "removed" as const, text })),
    ...missingFrom(earlier, own).map((text) => ({ type: "added" as const, text })),
    ...amended.map(({ text }) => ({ type: "added" as const, text })),
    ...concernedBy(version, before).map((text) => ({ type: "same" as const, text })),
  ];
}

/** Statements with the same words that the nurse made her own, left out or included again. */
function concernedBy({ content, part }: PageVersion, before: PageVersion): string[] {
  const own = new Set(before.content?.items.filter(isOwn).map(({ id }) => id));
  return (content?.items ?? [])
    .filter(
      (item) => (isOwn(item) && !own.has(item.id)) || (item.role === "diagnosis" && item.group === part),
    )
    .map(({ text }) => text);
}

const isOwn = ({ isKept, isTakenOver }: NoteItem): boolean => isKept || isTakenOver;

const textsOf = ({ content }: PageVersion): string[] => content?.items.map(({ text }) => text) ?? [];

const missingFrom = (texts: readonly string[], other: readonly string[]): string[] => {
  const there = new Set(texts);
  return [...new Set(other)].filter((text) => !there.has(text));
};
