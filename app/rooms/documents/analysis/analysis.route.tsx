import { useCallback, useEffect, useRef } from "react";
import { Link } from "react-router";
import { UNEXPECTED_WORDS } from "#app/base/http/error-words.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { atFirstSign, whenNeeded } from "#app/base/ui/browser/when-shown.tsx";
import { ErrorPage } from "#app/base/ui/error-page.tsx";
import { focusPageHeading } from "#app/base/ui/focus/focus-heading.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { usageOf } from "#app/core/usage/usage-answer.server.ts";
import { UsageBar } from "#app/core/usage/usage-bar.tsx";
import { loadAskedList } from "#app/rooms/documents/questions/components/questions.tsx";
import { lastOpened } from "../detail/document-detail.server.ts";
import styles from "../documents.css?url";
import { documentBucketOf } from "../store/document-bucket.server.ts";
import { unfinishedUploads } from "../store/unfinished-uploads.server.ts";
import { loadLabTables } from "../viewer/components/section-body.tsx";
import type { Route } from "./+types/analysis.route";
import { type AnalysisState, analysedIdOf } from "./analysis-state.ts";
import { AnalysisBody, loadResults } from "./components/analysis-body.tsx";
import type { Uploader } from "./uploader.ts";
import { useAnalysis } from "./use-analysis.ts";
import { useChosenFile } from "./use-chosen-file.ts";
import { useFileUsage } from "./use-file-usage.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = () => [{ title: "File Analysis · NurseGPT" }];

const unfinishedUploadList = whenNeeded(async () => (await import("./components/unfinished.tsx")).Unfinished);

/** An analysis that was open is offered again for this long (OPEN-73). */
const OPEN_MS = 24 * 60 * 60_000;

export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context);
  const person = personOf(context);
  const { userId } = person;
  const now = app.now();
  const [database, bucket] = [app.databaseOf(userId), documentBucketOf(app.env)];
  const [usage, unfinished, open] = await Promise.all([
    usageOf(app, person),
    unfinishedUploads(database, userId, now, bucket),
    lastOpened(database, userId, now - OPEN_MS, bucket),
    loadResults(),
    loadLabTables(),
    loadAskedList(),
    unfinishedUploadList.load(),
  ]);
  return { userId, usage, unfinished, open };
}

const loadUpload = () => import("../upload/sending/upload-file.ts");
const loadRequest = () => import("../upload/sending/request-analysis.ts");
const loadFailure = () => import("../upload/sending/file-analysis-failure.ts");
// Loaded before a file is chosen, so that a lost connection breaks only the upload.
atFirstSign(() => Promise.allSettled([loadUpload(), loadRequest(), loadFailure()]));

const UPLOADER: Uploader = {
  uploadFile: async (...given) => (await loadUpload()).uploadFile(...given),
  processUpload: async (...given) => (await loadRequest()).requestAnalysis(...given),
  failureWords: (error) =>
    loadFailure().then(
      ({ failureWords }) => failureWords(error),
      () => UNEXPECTED_WORDS,
    ),
};

export default function AnalysisPage({ loaderData }: Route.ComponentProps) {
  const { userId, unfinished, open } = loaderData;
  const { usage, refresh } = useFileUsage(userId, loaderData.usage);
  const { state, analyse, clear, steering, again, handIn } = useAnalysis({
    userId,
    uploader: UPLOADER,
    open,
    onSpent: refresh,
  });
  const chosen = useChosenFile({ customerId: userId, usage, onChosen: clear, analyse });
  const { forget, start, file } = chosen;
  const early = useRef({ text: "" }).current;
  const startOver = useCallback(() => {
    clear();
    forget();
  }, [clear, forget]);
  useFocusOnStep(state.step);
  const past = state.step === "done" ? state.past.length : 0;
  return (
    <main className="page documents">
      <div className="documents-head">
        <div>
          <h1>File Analysis</h1>
          <p className="soft">Every statement points to the place in the document that it comes from.</p>
        </div>
        <Link className="button" to="/analysis/history">
          Document History
        </Link>
        <UsageBar
          label="File analyses this month"
          used={usage.file_analysis_used}
          limit={usage.file_analysis_limit}
          period={loaderData.usage.period}
        />
      </div>
      {state.step === "choosing" && unfinished.length > 0 && (
        <unfinishedUploadList.WhenNeeded uploads={unfinished} onAnalyse={handIn} />
      )}
      {state.step === "choosing" && state.gone !== undefined && (
        <p className="notice info" role="status">
          {state.gone} was open here. It has since been archived or deleted:{" "}
          <Link to="/analysis/history?archived=1">Archived documents</Link>
        </p>
      )}
      <AnalysisBody
        key={`${analysedIdOf(state)} ${past}`}
        userId={userId}
        state={state}
        usage={usage}
        early={early}
        choosing={{
          file,
          usage,
          period: loaderData.usage.period,
          problem: chosen.problem,
          onFile: chosen.choose,
          onAnalyse: () => file && start(file),
          onClear: startOver,
        }}
        onClear={startOver}
        steering={steering}
        onAgain={again}
      />
    </main>
  );
}

/** The pressed button goes with its step, and the focus would fall back to the page's body. */
function useFocusOnStep(step: AnalysisState["step"]) {
  const before = useRef(step);
  useEffect(() => {
    if (step !== before.current && document.activeElement === document.body) focusPageHeading();
    before.current = step;
  }, [step]);
}

export const ErrorBoundary = ErrorPage;
