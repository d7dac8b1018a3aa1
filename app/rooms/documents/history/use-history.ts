import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#app/base/http/request.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { archiveDocument, fetchHistory, restoreDocument } from "../detail/document-calls.ts";
import type { HistoryAnswer, HistoryItem } from "../detail/document-history.ts";
import { isDeleted } from "../detail/is-deleted.ts";

export type HistoryState =
  | { status: "loading" }
  | Refusal
  | { status: "listed"; items: HistoryItem[]; next: string | null; older: "idle" | "loading" | "failed" };

type Refusal = { status: "failed" } | { status: "signed-out" };

const ARCHIVE_FAILED = "Failed to archive document. Please try again.";
const RESTORE_FAILED = "Failed to restore document. Please try again.";

/** What the page begins with: the server's list, its failure, or null if the page has to ask. */
export type FirstHistory = HistoryAnswer | "failed" | null;

/** The list of archived documents, or of the others. */
export function useHistory(first: FirstHistory, isArchived: boolean) {
  const [state, setState] = useState<HistoryState>(() => stateOf(first));
  const load = useCallback(async () => {
    setState({ status: "loading" });
    setState(await fetchHistory(isArchived).then(listed, historyRefusal));
  }, [isArchived]);
  useEffect(() => {
    if (first === null) void load();
  }, [first, load]);
  const more = useCallback(async () => {
    if (state.status !== "listed" || state.next === null) return;
    setState({ ...state, older: "loading" });
    const answer = await fetchHistory(isArchived, state.next).catch(() => null);
    setState((before) => withOlder(before, answer));
  }, [isArchived, state]);
  const remove = useCallback((id: string) => setState((before) => without(before, id)), []);
  const putBack = useCallback((item: HistoryItem) => setState((before) => withItem(before, item)), []);
  return { state, load, more, remove, ...useMoves(remove, putBack) };
}

/** Archiving, which can be undone, and restoring. */
function useMoves(remove: (id: string) => void, putBack: (item: HistoryItem) => void) {
  const moving = useRef(new Set<string>());
  /** A second click during the first is ignored. */
  const once = (move: (item: HistoryItem) => Promise<unknown>) => async (item: HistoryItem) => {
    if (moving.current.has(item.id)) return;
    moving.current.add(item.id);
    await move(item);
    moving.current.delete(item.id);
  };
  /** Trying again would not bring back what was deleted in another tab. */
  const tellFailed = (error: unknown, item: HistoryItem, words: string) => {
    if (!isDeleted(error)) return showToast.error(words);
    remove(item.id);
    showToast.info(`${item.filename} has already been deleted.`);
  };
  const archive = async (item: HistoryItem) => {
    try {
      await archiveDocument(item.id);
    } catch (error) {
      return tellFailed(error, item, ARCHIVE_FAILED);
    }
    remove(item.id);
    showToast.undo(`Archived ${item.filename}`, () =>
      restoreDocument(item.id).then(
        () => putBack(item),
        (error: unknown) => void tellFailed(error, item, RESTORE_FAILED),
      ),
    );
  };
  const restore = async (item: HistoryItem) => {
    try {
      await restoreDocument(item.id);
    } catch (error) {
      return tellFailed(error, item, RESTORE_FAILED);
    }
    remove(item.id);
    showToast.success(`Restored ${item.filename}`);
  };
  return { archive: once(archive), restore: once(restore) };
}

function stateOf(first: FirstHistory): HistoryState {
  if (first === null) return { status: "loading" };
  return first === "failed" ? { status: "failed" } : listed(first);
}

const listed = ({ queries, next }: HistoryAnswer): HistoryState => ({
  status: "listed",
  items: queries,
  next,
  older: "idle",
});

/** A session that ended while the page was open has its own words (OPEN-61). */
export function historyRefusal(error: unknown): Refusal {
  const isSignedOut = error instanceof ApiError && error.status === 401;
  return isSignedOut ? { status: "signed-out" } : { status: "failed" };
}

function withOlder(before: HistoryState, answer: HistoryAnswer | null): HistoryState {
  if (before.status !== "listed") return before;
  if (!answer) return { ...before, older: "failed" };
  const known = new Set(before.items.map(({ id }) => id));
  const older = answer.queries.filter(({ id }) => !known.has(id));
  return { ...before, items: [...before.items, ...older], next: answer.next, older: "idle" };
}

function without(before: HistoryState, id: string): HistoryState {
  if (before.status !== "listed") return before;
  return { ...before, items: before.items.filter((item) => item.id !== id) };
}

/** Puts it back in its place: the list is newest first. */
function withItem(before: HistoryState, item: HistoryItem): HistoryState {
  if (before.status !== "listed") return before;
  const others = before.items.filter(({ id }) => id !== item.id);
  const items = [...others, item].sort((a, b) => b.created_at.localeCompare(a.created_at));
  return { ...before, items };
}
