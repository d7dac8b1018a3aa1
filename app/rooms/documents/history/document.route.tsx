import { ArrowLeft } from "lucide";
import { data, Link } from "react-router";
import { AppError } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { ErrorPage } from "#app/base/ui/error-page.tsx";
import { Icon } from "#app/base/ui/icon.tsx";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { noteSecurityEvent } from "#app/core/record/audit/security-events.server.ts";
import { loadAskedList } from "#app/rooms/documents/questions/components/questions.tsx";
import { documentBucketOf } from "#app/rooms/documents/store/document-bucket.server.ts";
import { loadLabTables } from "#app/rooms/documents/viewer/components/section-body.tsx";
import { documentDetail, markOpened } from "../detail/document-detail.server.ts";
import styles from "../documents.css?url";
import type { Route } from "./+types/document.route";
import { DocumentStates } from "./components/document-states.tsx";
import { DocumentView } from "./components/document-view.tsx";
import { type FirstDocument, useDocument } from "./use-document.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
/** Without the document's name, which may contain a patient's and would stay in the browser's history. */
export const meta: Route.MetaFunction = () => [{ title: "Document · NurseGPT" }];

type Data = { first: FirstDocument; timeZone: string };

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = appOf(context);
  const { env, timeZone, log, now } = app;
  const which = { userId: personOf(context).userId, documentId: params.id };
  const database = app.databaseOf(which.userId);
  try {
    const [first] = await Promise.all([
      documentDetail({ database, bucket: documentBucketOf(env) }, which),
      loadLabTables(),
      loadAskedList(),
    ]);
    await markOpened(database, { ...which, documentId: first.id }, now());
    noteSecurityEvent(app, which.userId, "document_opened", first.id);
    return data<Data>({ first, timeZone });
  } catch (error) {
    const isMissing = error instanceof AppError && error.code === "document_not_found";
    if (!isMissing) log("error", "document.failed", { cause: causeOf(error) });
    return data<Data>({ first: isMissing ? "missing" : "failed", timeZone }, isMissing ? 404 : 500);
  }
}

/** On client navigation, the page opens at once and fetches the document itself. */
export const clientLoader = (): Data => ({
  first: null,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

export default function DocumentPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <main className="page documents">
      <p className="back">
        <Link to="/analysis/history">
          <Icon of={ArrowLeft} size={18} /> Document History
        </Link>
      </p>
      <Opened key={params.id} id={params.id} {...loaderData} />
    </main>
  );
}

function Opened({ id, first, timeZone }: Data & { id: string }) {
  const { state, load, retry } = useDocument(id, first);
  if (state.status !== "shown") return <DocumentStates status={state.status} onRetry={load} />;
  return <DocumentView detail={state.detail} timeZone={timeZone} onRetry={retry} />;
}

export const ErrorBoundary = ErrorPage;
