import { Archive, ArchiveRestore } from "lucide";
import { Link } from "react-router";
import { formatTime } from "#app/base/ui/browser/format-time.ts";
import { useLocale } from "#app/base/ui/browser/use-locale.ts";
import { Icon } from "#app/base/ui/icon.tsx";
import { isFinal } from "#app/core/document/document-status.ts";
import { type HistoryItem, sectionWords } from "#app/rooms/documents/detail/document-history.ts";
import { notAnalyzedWords } from "#app/rooms/documents/viewer/components/failure.tsx";
import { STATUS_WORDS } from "#app/rooms/documents/viewer/progress-words.ts";
import { DeleteDocument } from "./delete-document.tsx";

type Props = {
  item: HistoryItem;
  timeZone: string;
  isArchived: boolean;
  onArchive: (item: HistoryItem) => void;
  onRestore: (item: HistoryItem) => void;
  onDeleted: (item: HistoryItem) => void;
};

/** Not a failure: the document's page asks for consent. */
const SCAN_WAITS =
  "This PDF is a scan. View it to decide whether its pages may be sent to be read. Nothing was sent, and nothing was charged.";

/** One document of the list. Archive and Restore are forms, which work before and without scripts. */
export function HistoryItemView({ item, timeZone, isArchived, onArchive, onRestore, onDeleted }: Props) {
  const locale = useLocale();
  const isWaiting = item.failure?.code === "scan-unasked";
  const path = `/analysis/document/${encodeURIComponent(item.id)}`;
  return (
    <li className="card history-item">
      <div className="history-head">
        <h2>{item.filename}</h2>
        {item.status !== "done" && (
          <span className={`tag status-${isWaiting ? "queued" : item.status}`}>
            {isWaiting ? "Waiting for your answer" : STATUS_WORDS[item.status]}
          </span>
        )}
      </div>
      <p className="soft small">
        <time dateTime={item.created_at}>{formatTime(item.created_at, timeZone, locale)}</time>
      </p>
      {item.summary && <p className="history-summary">{item.summary}</p>}
      {item.failure && <p className="soft">{isWaiting ? SCAN_WAITS : notAnalyzedWords(item.failure)}</p>}
      <SectionChips sections={item.sections} />
      <form
        method="post"
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          (isArchived ? onRestore : onArchive)(item);
        }}
      >
        <input type="hidden" name="id" value={item.id} />
        {isArchived ? (
          <>
            <button type="submit" name="move" value="restore" aria-label={`Restore ${item.filename}`}>
              <Icon of={ArchiveRestore} size={18} /> Restore
            </button>
            <DeleteDocument
              id={item.id}
              name={item.filename}
              isUnderWay={!isFinal(item.status)}
              onDeleted={() => onDeleted(item)}
            />
          </>
        ) : (
          <>
            <Link className="button" to={path} aria-label={`View ${item.filename}`}>
              View
            </Link>
            <button
              type="submit"
              name="move"
              value="archive"
              className="quiet"
              aria-label={`Archive ${item.filename}`}
            >
              <Icon of={Archive} size={18} /> Archive
            </button>
          </>
        )}
      </form>
    </li>
  );
}

function SectionChips({ sections }: { sections: string[] }) {
  if (sections.length === 0) return null;
  return (
    <ul className="chips" aria-label="Sections">
      {sections.map((type) => (
        <li key={type} className="tag">
          {sectionWords(type)}
        </li>
      ))}
    </ul>
  );
}
