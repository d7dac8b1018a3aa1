import { href, Link, redirect, useSearchParams } from "react-router";
import { AppError } from "#app/base/http/errors.ts";
import { readPageForm } from "#app/base/http/form.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { ErrorPage } from "#app/base/ui/error-page.tsx";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import styles from "../documents.css?url";
import type { Route } from "./+types/history.route";
import { setArchived } from "./archive-document.server.ts";
import { HistoryList } from "./components/history-list.tsx";
import { documentHistory } from "./document-history.server.ts";
import { type FirstHistory, useHistory } from "./use-history.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = () => [{ title: "Document History · NurseGPT" }];

type Data = { first: FirstHistory; timeZone: string };

export async function loader({ request, context }: Route.LoaderArgs): Promise<Data> {
  const app = appOf(context);
  const first = await documentHistory(app, personOf(context).userId, request).catch((error: unknown) => {
    app.log("error", "history.failed", { cause: causeOf(error) });
    return "failed" as const;
  });
  return { first, timeZone: app.timeZone };
}

/** On client navigation, the page opens at once and fetches its list itself. */
export const clientLoader = (): Data => ({
  first: null,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** Archive and Restore without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = appOf(context);
  const form = await readPageForm(request);
  const documentId = form.get("id");
  const move = form.get("move");
  if (typeof documentId !== "string" || (move !== "archive" && move !== "restore"))
    throw new AppError("invalid_request").toResponse();
  const which = { userId: personOf(context).userId, documentId };
  await setArchived(app, which, move === "archive").catch((error: unknown) => {
    throw error instanceof AppError ? error.toResponse() : error;
  });
  throw redirect(`${href("/analysis/history")}${move === "archive" ? "" : "?archived=1"}`);
}

export default function History({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isArchived = search.get("archived") === "1";
  return (
    <main className="page documents">
      <div className="documents-head">
        <h1>Document History</h1>
        <Link className="button primary" to="/analysis">
          Upload Document
        </Link>
      </div>
      <nav className="view-tabs history-tabs" aria-label="Documents">
        <Link to="?" aria-current={isArchived ? undefined : "page"}>
          Documents
        </Link>
        <Link to="?archived=1" aria-current={isArchived ? "page" : undefined}>
          Archived
        </Link>
      </nav>
      <Listed key={String(isArchived)} {...loaderData} isArchived={isArchived} />
    </main>
  );
}

function Listed({ first, timeZone, isArchived }: Data & { isArchived: boolean }) {
  const { state, load, more, archive, restore, remove } = useHistory(first, isArchived);
  return (
    <HistoryList
      state={state}
      isArchived={isArchived}
      timeZone={timeZone}
      onRetry={load}
      onMore={more}
      onArchive={archive}
      onRestore={restore}
      onDeleted={({ id }) => remove(id)}
    />
  );
}

export const ErrorBoundary = ErrorPage;
