import { useCallback, useState } from "react";
import { ERRORS } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { ErrorPage } from "#app/base/ui/error-page.tsx";
import { useFoundInPage } from "#app/base/ui/use-found-in-page.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import answerStyles from "#app/core/literature/answer/cited-answer.css?url";
import { checkUpgradePrompt } from "#app/core/usage/funnel/upgrade-prompt.ts";
import { useLimitPrompt } from "#app/core/usage/funnel/use-limit-prompt.ts";
import { usageOf } from "#app/core/usage/usage-answer.server.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import { UsageBar } from "#app/core/usage/usage-bar.tsx";
import { useUsage } from "#app/core/usage/use-usage.ts";
import type { Route } from "./+types/research.route";
import { LimitNotice } from "./components/limit-notice.tsx";
import { RecentSearches } from "./components/recent-searches.tsx";
import { ResearchForm } from "./components/research-form.tsx";
import { ResearchPanel } from "./components/research-panel.tsx";
import { SignInNotice } from "./components/sign-in-notice.tsx";
import { writeSearchCount } from "./local-searches.ts";
import { searchesOf } from "./open-research.server.ts";
import { postedResearch } from "./posted-research.server.ts";
import styles from "./research.css?url";
import type { ResearchAnswer } from "./research.ts";
import { cachedAnswer } from "./searches.ts";
import { IDLE, useResearch } from "./use-research.ts";
import { useSearches } from "./use-searches.ts";

export const meta: Route.MetaFunction = () => [{ title: "Medical Research · NurseGPT" }];

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: answerStyles },
  { rel: "stylesheet", href: styles },
];

export async function loader({ context }: Route.LoaderArgs) {
  const person = personOf(context);
  const [usage, searches] = await Promise.all([usageOf(appOf(context), person), searchesOf(context)]);
  return { userId: person.userId, usage, searches };
}

/** The form posted without scripts: the same use case, answered in one piece. */
export const action = postedResearch;

export default function Research({ loaderData, actionData }: Route.ComponentProps) {
  const { userId } = loaderData;
  const { used, limit, tellUsed } = useSearchCount(userId, loaderData.usage);
  const { searches, add, remove, clear } = useSearches(userId, loaderData.searches);
  const onAnswer = useCallback(
    (query: string, answer: ResearchAnswer) => {
      const at = Date.now();
      add({ query, searchedAt: at, cached: { answer, at } });
      void tellUsed();
    },
    [add, tellUsed],
  );
  const { progress, generate, cancel } = useResearch(userId, actionData?.progress ?? IDLE, onAnswer);
  const { query, setQuery, element } = useQuery(actionData?.query ?? "");
  const [error, setError] = useState<string | null>(null);
  const isUsedUp = used >= limit;

  const ask = useCallback(
    (asked: string) => {
      setQuery(asked);
      const trimmed = asked.trim();
      setError(trimmed === "" ? ERRORS.missing_question.words : null);
      if (trimmed === "") return;
      const cached = cachedAnswer(searches, trimmed, Date.now());
      if (cached) add({ query: trimmed, searchedAt: Date.now(), cached });
      void generate({ query: trimmed, known: cached?.answer ?? null });
    },
    [add, generate, searches, setQuery],
  );

  const isBusy = progress.status === "writing";
  useLimitPrompt(isUsedUp || (progress.status === "failed" && progress.reason === "limit_reached"));
  return (
    <main className="page research">
      <div className="answer-head research-head">
        <div>
          <h1>Medical Research</h1>
          <p className="soft">An answer from the literature, with citations you can open and check.</p>
        </div>
        <UsageBar label="Searches this month" used={used} limit={limit} />
      </div>
      <div className="research-main">
        <SignInNotice />
        {isUsedUp && <LimitNotice />}
        <ResearchForm
          element={element}
          query={query}
          onChange={setQuery}
          onSubmit={() => ask(query)}
          onCancel={cancel}
          isBusy={isBusy}
          isDisabled={isUsedUp}
          error={error}
        />
        <ResearchPanel progress={progress} onRetry={() => ask(query)} />
      </div>
      <RecentSearches searches={searches} isBusy={isBusy} onSelect={ask} onRemove={remove} onClear={clear} />
    </main>
  );
}

/** The month's searches, of which the browser keeps the count (RES-10). */
function useSearchCount(userId: string, initial: UsageAnswer) {
  const onTold = useCallback(
    ({ features }: UsageAnswer) => writeSearchCount(localStorage, userId, features.medical_research.used),
    [userId],
  );
  const { usage, refresh } = useUsage(initial, onTold);
  const { plan } = usage;
  const tellUsed = useCallback(async () => {
    await refresh();
    checkUpgradePrompt(userId, plan);
  }, [refresh, userId, plan]);
  const { used, limit } = usage.features.medical_research;
  return { used, limit: limit ?? Number.POSITIVE_INFINITY, tellUsed };
}

/** The query, begun with what was typed before the scripts arrived. */
function useQuery(initial: string) {
  const [query, setQuery] = useState(initial);
  const element = useFoundInPage<HTMLFormElement>((found) => {
    const typed = new FormData(found).get("query");
    if (typeof typed === "string" && typed !== "") setQuery(typed);
  });
  return { query, setQuery, element };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
