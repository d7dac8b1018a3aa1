import { useCallback, useState } from "react";
import { LIMIT_REACHED_WORDS, MISSING_QUESTION_WORDS } from "#app/base/http/error-words.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { ErrorPage } from "#app/base/ui/error-page.tsx";
import { useFoundInPage } from "#app/base/ui/fields/use-found-in-page.ts";
import { focusHeading } from "#app/base/ui/focus/focus-heading.ts";
import { IDLE } from "#app/core/generation/generation-client.ts";
import { LimitNotice } from "#app/core/generation/limit-notice.tsx";
import { postedGeneration } from "#app/core/generation/run-generation.server.ts";
import { useGeneration } from "#app/core/generation/use-generation.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import answerStyles from "#app/core/literature/answer/cited-answer.css?url";
import { useTextInProgress } from "#app/core/record/work/use-text-in-progress.ts";
import { WorkNotice } from "#app/core/record/work/work-notice.tsx";
import { workOf } from "#app/core/record/work/work-of.server.ts";
import { usageOf } from "#app/core/usage/usage-answer.server.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import { UsageBar } from "#app/core/usage/usage-bar.tsx";
import { useUsage } from "#app/core/usage/usage-store.ts";
import type { Route } from "./+types/research.route";
import { RESULT_HEADING, ResearchForm, ResearchPanel } from "./components/question-and-answer.tsx";
import { RecentSearches } from "./components/recent-searches.tsx";
import { ResearchSignInNotice } from "./components/sign-in-notice.tsx";
import { writeSearchCount } from "./local-searches.ts";
import styles from "./research.css?url";
import { research } from "./research.generation.ts";
import { type ResearchAnswer, type ResearchProgress, researchClient } from "./research-client.ts";
import { searchesOf } from "./searches.server.ts";
import { cachedAnswer, type PastSearch, searchKey } from "./searches.ts";
import { useSearches } from "./use-searches.ts";

export const meta: Route.MetaFunction = () => [{ title: "Medical Research · NurseGPT" }];

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: answerStyles },
  { rel: "stylesheet", href: styles },
];

export async function loader({ context }: Route.LoaderArgs) {
  const person = personOf(context);
  const app = appOf(context);
  const [usage, searches, opened] = await Promise.all([
    usageOf(app, person),
    searchesOf(app, person.userId),
    workOf(app, person, "research"),
  ]);
  return { userId: person.userId, usage, searches, opened };
}

/** The form posted without scripts, answered in one piece. */
export const action = (args: Route.ActionArgs) => postedGeneration(research, args);

export default function Research({ loaderData, actionData }: Route.ComponentProps) {
  const { userId, opened } = loaderData;
  const { spent, plan } = useSearchCount(userId, loaderData.usage);
  const { searches, add, remove, clear } = useSearches(userId, loaderData.searches);
  const onDone = useCallback(
    (answer: ResearchAnswer, query: string) => {
      const at = Date.now();
      add({ query, searchedAt: at, cached: { answer, at } });
    },
    [add],
  );
  const typed = useTextInProgress("research", { userId, opened, posted: actionData?.input });
  const { text: query, setText: setQuery, work } = typed;
  // On return to a question, its answer is there.
  const [first] = useState(() => actionData?.progress ?? lastAnswer(loaderData.searches, query));
  const { progress, asked, generate, cancel, show, forget } = useGeneration(researchClient, first, {
    userId,
    plan,
    onDone,
  });
  const element = useFoundQuery(setQuery);
  const { error, type, ask } = useAsking({ searches, add, generate, show, setQuery });
  const isUsedUp = spent.limit !== null && spent.used >= spent.limit;
  const isBusy = progress.status === "generating";
  return (
    <main className="page research">
      <div className="answer-head research-head">
        <div>
          <h1>Medical Research</h1>
          <p className="soft">An answer from the literature, with citations you can open and check.</p>
        </div>
        <UsageBar label="Research searches this month" {...spent} period={loaderData.usage.period} />
      </div>
      <div className="research-main">
        <ResearchSignInNotice />
        {isUsedUp && (
          <LimitNotice words={LIMIT_REACHED_WORDS}>You can still open your recent searches.</LimitNotice>
        )}
        <WorkNotice work={work} />
        <ResearchForm
          element={element}
          query={query}
          onChange={type}
          onSubmit={() => ask(query)}
          onCancel={cancel}
          isBusy={isBusy}
          isDisabled={isUsedUp}
          error={error}
        />
        <ResearchPanel
          progress={progress}
          question={asked ?? questionOf(searches, progress)}
          typed={query}
          onRetry={() => ask(query)}
        />
      </div>
      <RecentSearches
        searches={searches}
        isBusy={isBusy}
        onSelect={ask}
        {...removals({ forget, remove, clear })}
      />
    </main>
  );
}

type Asking = Pick<ReturnType<typeof useSearches>, "searches" | "add"> & {
  generate: (query: string) => unknown;
  show: (answer: ResearchAnswer) => void;
  setQuery: (query: string) => void;
};

/** Asks the literature, or shows today's answer; one question's error is not shown for the next. */
function useAsking({ searches, add, generate, show, setQuery }: Asking) {
  const [error, setError] = useState<string | null>(null);
  const type = useCallback(
    (query: string) => {
      setError(null);
      setQuery(query);
    },
    [setQuery],
  );
  const ask = useCallback(
    (asked: string) => {
      setQuery(asked);
      const trimmed = asked.trim();
      setError(trimmed === "" ? MISSING_QUESTION_WORDS : null);
      if (trimmed === "") return;
      const cached = cachedAnswer(searches, trimmed, Date.now());
      if (!cached) return void generate(trimmed);
      add({ query: trimmed, searchedAt: Date.now(), cached });
      show(cached.answer);
      // On a phone, it may be above the pressed button, out of sight.
      setTimeout(() => focusHeading(RESULT_HEADING));
    },
    [add, generate, searches, setQuery, show],
  );
  return { error, type, ask };
}

type Removing = Pick<ReturnType<typeof useSearches>, "remove" | "clear"> & {
  forget: (isRemoved: (query: string) => boolean) => void;
};

/** What is removed from the history is also removed from the answers that a reloaded page gets back. */
function removals({ forget, remove, clear }: Removing) {
  return {
    onRemove: (query: string) => {
      forget((asked) => searchKey(asked) === searchKey(query));
      void remove(query);
    },
    onClear: () => {
      forget(() => true);
      void clear();
    },
  };
}

function lastAnswer(searches: readonly PastSearch[] | null, query: string): ResearchProgress {
  const cached = cachedAnswer(searches ?? [], query, Date.now());
  return cached ? { status: "done", answer: cached.answer } : IDLE;
}

/** The past search that an answer shown without a new request comes from. */
const questionOf = (searches: readonly PastSearch[] | null, progress: ResearchProgress) =>
  searches?.find(({ cached }) => progress.status === "done" && cached?.answer === progress.answer)?.query;

/** The month's searches, counted in the browser as well (RES-10). */
function useSearchCount(userId: string, initial: UsageAnswer) {
  const onTold = useCallback(
    ({ features }: UsageAnswer) => writeSearchCount(userId, features.medical_research.used),
    [userId],
  );
  const { plan, features } = useUsage(initial, onTold);
  return { spent: features.medical_research, plan };
}

/** Takes over what was typed before the scripts loaded. */
function useFoundQuery(take: (query: string) => void) {
  return useFoundInPage<HTMLFormElement>((found) => {
    const typed = new FormData(found).get("query");
    if (typeof typed === "string" && typed !== "") take(typed);
  });
}

export const ErrorBoundary = ErrorPage;
