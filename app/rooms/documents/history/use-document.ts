import { useCallback, useEffect, useState } from "react";
import { ApiError } from "#app/base/http/request.ts";
import { sleep } from "#app/base/runtime/timeout.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { isFinal } from "#app/core/document/document-status.ts";
import { fetchDocument, fetchFollowed, retryAnalysis } from "../detail/document-calls.ts";
import type { DocumentDetail } from "../detail/document-detail.ts";
import { followDocument, followingIn } from "../detail/follow-document.ts";

type DocumentState =
  | { status: "loading" | "failed" | "missing" | "signed-out" }
  | { status: "shown"; detail: DocumentDetail };

/** What the page begins with: the server's answer, or null if the page has to ask. */
export type FirstDocument = DocumentDetail | "failed" | "missing" | null;

/** One document; one that is still being analysed is followed until it is done. */
export function useDocument(id: string, first: FirstDocument) {
  const [state, setState] = useState<DocumentState>(() => stateOf(first));
  const load = useCallback(async () => {
    setState({ status: "loading" });
    setState(await fetchDocument(id).then(shown, documentRefusal));
  }, [id]);
  useEffect(() => {
    if (first === null) void load();
  }, [first, load]);
  const isUnderWay = state.status === "shown" && !isFinal(state.detail.status);
  useEffect(() => {
    if (!isUnderWay) return;
    const controller = new AbortController();
    void follow(id, controller.signal, setState);
    return () => controller.abort();
  }, [id, isUnderWay]);
  const retry = useCallback(
    async (uploadId: string, encoding?: string) => {
      setState({ status: "loading" });
      await startAgain(uploadId, encoding);
      await load();
    },
    [load],
  );
  return { state, load, retry };
}

/** How long a retry may keep the page from following it. */
const SOON_MS = 1_500;

/** The answer comes after the analysis or after 20 s; what the page shows comes from following it. */
async function startAgain(uploadId: string, encoding?: string) {
  const answered = retryAnalysis(uploadId, encoding).catch((error: unknown) => {
    const isOutcome = error instanceof ApiError && error.reason === "document_failed";
    if (!isOutcome) showToast.error(error instanceof ApiError && error.words ? error.words : NOT_STARTED);
  });
  await Promise.race([answered, sleep(SOON_MS)]);
}

const NOT_STARTED = "The analysis could not be started. Please try again.";

async function follow(id: string, signal: AbortSignal, tell: (state: DocumentState) => void) {
  const following = followingIn((within) => fetchFollowed(id, within));
  try {
    for await (const detail of followDocument(following, signal)) tell(shown(detail));
  } catch (error) {
    if (!signal.aborted) tell(documentRefusal(error));
  }
}

function stateOf(first: FirstDocument): DocumentState {
  if (first === null) return { status: "loading" };
  return typeof first === "string" ? { status: first } : shown(first);
}

const shown = (detail: DocumentDetail): DocumentState => ({ status: "shown", detail });

/** A session that ended while the page was open has its own words (OPEN-61). */
export function documentRefusal(error: unknown): DocumentState {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return { status: "signed-out" };
  return { status: status === 404 ? "missing" : "failed" };
}
