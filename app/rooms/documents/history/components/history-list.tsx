import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { focusPageHeading } from "#app/base/ui/focus/focus-heading.ts";
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
  const items = state.status === "listed" ? state.items : NONE;
  const { list, held } = useFocusAfterMove(items);
  if (state.status === "loading") return <LoadingHistory />;
  if (state.status !== "listed") return <Failure words={PROBLEMS[state.status]} onRetry={onRetry} />;
  if (state.items.length === 0) return <NoDocuments isArchived={itemProps.isArchived} />;
  return (
    <>
      {itemProps.isArchived && (
        <p className="soft">Restore a document to view it and ask about it. Deleting is permanent.</p>
      )}
      <ul className="history-list" ref={list}>
        {items.map((item) => (
          <HistoryItemView
            key={item.id}
            item={item}
            {...itemProps}
            onArchive={held(itemProps.onArchive)}
            onRestore={held(itemProps.onRestore)}
          />
        ))}
      </ul>
      {state.next !== null && (
        <Older next={state.next} state={state.older} isArchived={itemProps.isArchived} onMore={onMore} />
      )}
    </>
  );
}

const NONE: HistoryItem[] = [];

/** The pressed button goes with its document: the focus moves to the next document's button, or to the heading. */
function useFocusAfterMove(items: HistoryItem[]) {
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ id: string; place: number }>(null);
  useLayoutEffect(() => {
    const { id, place } = moved.current ?? {};
    if (id === undefined || place === undefined || items.some((item) => item.id === id)) return;
    moved.current = null;
    // Does not move a focus that went elsewhere meanwhile.
    if (document.activeElement?.isConnected && document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>("button[type=submit]") ?? [];
    const next = buttons[Math.min(place, buttons.length - 1)];
    if (next) next.focus();
    else focusPageHeading();
  }, [items]);
  const held = (move: (item: HistoryItem) => void) => (item: HistoryItem) => {
    moved.current = { id: item.id, place: items.indexOf(item) };
    move(item);
  };
  return { list, held };
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

/** A link, so that older documents can be reached without scripts. */
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
