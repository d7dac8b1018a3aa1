import { Link } from "react-router";
import type { HistoryItem } from "#app/rooms/documents/detail/document-history.ts";
import { Failure } from "#app/rooms/documents/viewer/components/failure.tsx";
import type { HistoryState } from "../use-history.ts";
import { HistoryItemView } from "./history-item.tsx";

type Props = {
  state: HistoryState;
  isArchived: boolean;
  timeZone: string;
  onRetry: () => void;
  onMore: () => void;
  onArchive: (item: HistoryItem) => void;
  onRestore: (item: HistoryItem) => void;
  onDeleted: (item: HistoryItem) => void;
};

/** The documents, or why there are none to show. */
export function HistoryList({ state, onRetry, onMore, ...itemProps }: Props) {
  if (state.status === "loading") return <LoadingHistory />;
  if (state.status !== "listed") return <Failure words={PROBLEMS[state.status]} onRetry={onRetry} />;
  if (state.items.length === 0) return <NoDocuments isArchived={itemProps.isArchived} />;
  return (
    <>
      {itemProps.isArchived && (
        <p className="soft">Restore a document to view it and to ask about it. Deleting is for good.</p>
      )}
      <ul className="history-list">
        {state.items.map((item) => (
          <HistoryItemView key={item.id} item={item} {...itemProps} />
        ))}
      </ul>
      {state.next !== null && (
        <Older next={state.next} state={state.older} isArchived={itemProps.isArchived} onMore={onMore} />
      )}
    </>
  );
}

const PROBLEMS = {
  "signed-out": "Please sign in to view your document history.",
  failed: "Failed to load document history. Please try again.",
};

const PLACEHOLDERS = ["first", "second", "third"];

function LoadingHistory() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading your documents...</span>
      <div className="history-list" aria-hidden="true">
        {PLACEHOLDERS.map((key) => (
          <div key={key} className="card history-item skeleton">
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
    </div>
  );
}

function NoDocuments({ isArchived }: { isArchived: boolean }) {
  return (
    <div className="card empty">
      <h2>No documents found</h2>
      <p className="soft">
        {isArchived
          ? "Documents that you archive are kept here and can be restored."
          : "Documents that you have analyzed are kept here, with what was found and what you asked."}
      </p>
      <Link className="button primary" to="/analysis">
        Upload Document
      </Link>
    </div>
  );
}

type OlderProps = {
  next: string;
  state: "idle" | "loading" | "failed";
  isArchived: boolean;
  onMore: () => void;
};

/** A link, so that older documents are within reach without scripts. */
function Older({ next, state, isArchived, onMore }: OlderProps) {
  const query = new URLSearchParams({ ...(isArchived ? { archived: "1" } : {}), before: next });
  return (
    <p className="older" role="status">
      {state === "failed" && <span className="alarm">Failed to load more. </span>}
      <a
        className="button"
        href={`?${query}`}
        onClick={(event) => {
          event.preventDefault();
          if (state !== "loading") onMore();
        }}
      >
        {state === "loading" ? "Loading..." : "Load more"}
      </a>
    </p>
  );
}
