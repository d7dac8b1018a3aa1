import { useCallback, useEffect, useRef, useState } from "react";
import { clinicalStorage } from "#app/core/identity/clinical-storage.ts";
import { useActiveWork } from "#app/core/usage/active-work.ts";
import { logActivity } from "#app/core/usage/activity-log.ts";
import { fetchFollowed } from "../detail/document-calls.ts";
import { followingIn } from "../detail/follow-document.ts";
import { analysisActivity, uploadActivity } from "../viewer/document-activity.ts";
import { type AnalysisState, CHOOSING, fileIdOf } from "./analysis-state.ts";
import { closeLocalAnalysis, readLocalAnalysis, wasClosed } from "./local-analysis.ts";
import { fromLocal } from "./local-state.ts";
import { type AnalysisTools, analyseFile, analyseUpload, resumeDocument } from "./run-analysis.ts";
import type { Uploader } from "./uploader.ts";

/** Delay before a chosen file is analysed automatically: time to notice that it is the wrong one. */
const NOTICE_MS = 3_000;

type Options = {
  userId: string;
  uploader: Uploader;
  /** The document that the server remembers as open; null if there is none. */
  open: { id: string; filename: string } | null;
  /** Called when something may have been charged. */
  onSpent: () => void;
};

/** Stops following the document, and resumes it. */
export type Steering = {
  onPause: () => void;
  onGoOn: (document: { id: string; fileName: string }) => void;
};

/** The analysis page's one analysis: from a file to its results, one at a time. */
export function useAnalysis({ userId, uploader, open, onSpent }: Options) {
  const [state, setState] = useState<AnalysisState>(CHOOSING);
  const running = useRef<AbortController>(undefined);
  const file = useRef<File>(null);
  useActiveWork(state.step === "uploading" || state.step === "analysing");

  const begin = useCallback(
    (work: (tools: AnalysisTools) => Promise<void>) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      let wasUnderWay = false;
      const tell = (next: AnalysisState) => {
        if (signal.aborted) return;
        setState(next);
        const isOver = next.step === "done" || next.step === "failed";
        if (isOver && wasUnderWay) onSpent();
        if (next.step === "done" && wasUnderWay)
          logActivity(clinicalStorage(userId), userId, analysisActivity(next.fileName));
        if (next.step === "choosing") closeLocalAnalysis(clinicalStorage(userId), userId, null);
        wasUnderWay = !isOver;
      };
      const onUploaded = (name: string) => logActivity(clinicalStorage(userId), userId, uploadActivity(name));
      void work({ uploader, following, tell, onUploaded, signal });
    },
    [userId, uploader, onSpent],
  );

  const analyse = useCallback(
    (chosen: File, isUnasked = false) => {
      file.current = chosen;
      begin((tools) => analyseFile(chosen, { ...tools, noticeMs: isUnasked ? NOTICE_MS : 0 }));
    },
    [begin],
  );
  const clear = useCallback(() => {
    running.current?.abort();
    closeLocalAnalysis(clinicalStorage(userId), userId, fileIdOf(state));
    setState(CHOOSING);
  }, [userId, state]);
  const steering: Steering = {
    onPause: () => running.current?.abort(),
    onGoOn: (document) => begin((tools) => resumeDocument(document, tools)),
  };
  const again = useCallback(
    (encoding?: string) => {
      if (state.step !== "failed" || !state.again) return;
      const { again: from, fileName } = state;
      if (from.from === "file" && file.current) analyse(file.current);
      if (from.from === "upload")
        begin((tools) =>
          analyseUpload({ uploadId: from.uploadId, fileName, isRetry: true, encoding }, tools),
        );
      if (from.from === "document") begin((tools) => resumeDocument({ id: from.id, fileName }, tools));
    },
    [state, analyse, begin],
  );
  const isRestored = useRef(false);
  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    clinicalStorage(userId).whenOpen(() => {
      const restored = running.current ? null : restoredFrom(userId, open); // unless something was begun meanwhile
      if (!restored) return;
      if (restored.handedIn) {
        const { handedIn } = restored;
        return begin((tools) => analyseUpload(handedIn, tools, true));
      }
      if (restored.state) setState(restored.state);
      begin((tools) => resumeDocument(restored, tools));
    });
  }, [userId, open, begin]);
  useEffect(() => () => running.current?.abort(), []);
  const handIn = useCallback(
    (upload: { uploadId: string; fileName: string }) => begin((tools) => analyseUpload(upload, tools)),
    [begin],
  );
  return { state, analyse, clear, steering, again, handIn };
}

/**
 * The analysis that was open: from the browser's own memory, which is there at once, or else the server's (OPEN-73).
 * Either way the server is asked for its current state.
 */
function restoredFrom(userId: string, open: Options["open"]) {
  const local = readLocalAnalysis(clinicalStorage(userId), userId, Date.now());
  const kept = local?.largeDocument;
  if (local && kept?.fileId) return { id: kept.fileId, fileName: kept.fileName, state: fromLocal(local) };
  // It was handed in; the server's list may be older than that. Handing it in again leads to the same analysis.
  if (kept?.uploadId) return { handedIn: { uploadId: kept.uploadId, fileName: kept.fileName } };
  if (!open || wasClosed(userId, open.id)) return null;
  return { id: open.id, fileName: open.filename, state: null };
}

const following = (id: string) => followingIn((signal) => fetchFollowed(id, signal));
