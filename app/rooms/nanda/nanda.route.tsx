import { useUser } from "@clerk/react-router";
import { useCallback, useEffect, useState } from "react";
import { appOf } from "#app/base/runtime/context.server.ts";
import { ErrorPage } from "#app/base/ui/error-page.tsx";
import { useHydrated } from "#app/base/ui/use-hydrated.ts";
import { type View, ViewTabs } from "#app/base/ui/view-tabs.tsx";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { IDLE } from "#app/core/generation/generation-client.ts";
import { LimitNotice } from "#app/core/generation/limit-notice.tsx";
import { postedGeneration } from "#app/core/generation/run-generation.server.ts";
import { useGeneration } from "#app/core/generation/use-generation.ts";
import { RestoreDraft } from "#app/core/identity/drafts/restore-draft.tsx";
import { useKeptForm } from "#app/core/identity/drafts/use-kept-form.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { usageOf } from "#app/core/usage/usage-answer.server.ts";
import { UsageBar } from "#app/core/usage/usage-bar.tsx";
import { useUsage } from "#app/core/usage/usage-store.ts";
import type { Route } from "./+types/nanda.route";
import { NandaFormView } from "./components/nanda-form-view.tsx";
import { NandaPanel } from "./components/nanda-panel.tsx";
import { addLocalCount, localCount } from "./local-count.ts";
import stylesheet from "./nanda.css?url";
import { nanda } from "./nanda.generation.ts";
import { toNandaSources } from "./nanda-answer.ts";
import { limitWordsOf, nandaClient } from "./nanda-client.ts";
import { canGenerate, NANDA_FORM } from "./nanda-form.ts";

export const meta: Route.MetaFunction = () => [{ title: "NANDA Diagnosis · NurseGPT" }];

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ context }: Route.LoaderArgs) {
  const { userId } = personOf(context);
  return { userId, usage: await usageOf(appOf(context), personOf(context)) };
}

/** The form posted without scripts, answered in one piece. */
export const action = (args: Route.ActionArgs) => postedGeneration(nanda, args);

export default function Nanda({ loaderData: { userId, ...loaded }, actionData }: Route.ComponentProps) {
  const { form: text, change, element } = useKeptForm(NANDA_FORM, actionData?.input ?? "");
  const usage = useUsage(loaded.usage);
  const { count, add } = useLocalCount(userId, usage.period);
  const posted = actionData?.progress ?? IDLE;
  const options = { userId, plan: usage.plan, onDone: add };
  const { progress, generate, cancel, clear } = useGeneration(nandaClient, posted, options);
  const [active, setActive] = useState<ActiveSource>(null);
  const [view, setView] = useState<View>(actionData ? "note" : "form");
  const [written, setWritten] = useState(text);
  const isBusy = progress.status === "generating";
  const { used, limit } = usage.features.nanda;
  const limitWords = limitWordsOf(progress, usage.features.nanda);
  const isLimitReached = limitWords !== null;
  const isOffered = canGenerate({ text, isSignedIn: useIsSignedIn(), isBusy, isLimitReached });

  const submit = () => {
    if (!isOffered) return;
    setWritten(text);
    setView("note");
    void generate(text);
  };
  return (
    <main className={`page sbar nanda show-${view}`}>
      <div className="sbar-head">
        <div>
          <h1>NANDA Diagnosis</h1>
          <p className="soft">Nursing diagnoses in order of urgency, each with its evidence in your text.</p>
        </div>
        <div className="usage">
          <UsageBar
            label="NANDA diagnoses this month"
            used={used}
            limit={limit ?? Number.POSITIVE_INFINITY}
          />
          {count > 0 && <p className="soft small">{count} generated on this device this month</p>}
        </div>
      </div>
      {limitWords && (
        <LimitNotice words={limitWords}>Your allowance resets on the first of next month (UTC).</LimitNotice>
      )}
      <ViewTabs view={view} onChange={setView} labels={{ form: "Your text", note: "Diagnoses" }} />
      <NandaFormView
        element={element}
        text={text}
        onChange={change}
        onSubmit={submit}
        onCancel={cancel}
        canGenerate={isOffered}
        isBusy={isBusy}
        isLimitReached={isLimitReached}
        active={text === written ? active : null}
      />
      <NandaPanel
        progress={progress}
        sources={toNandaSources(written)}
        active={active}
        onActivate={setActive}
        onClear={clear}
        onRetry={submit}
      />
      <RestoreDraft form="nanda" onRestore={change} />
    </main>
  );
}

/** The server has already asked; in the browser the provider's script has to agree. */
function useIsSignedIn(): boolean {
  const isHydrated = useHydrated();
  const { isSignedIn } = useUser();
  return !isHydrated || isSignedIn === true;
}

function useLocalCount(userId: string, period: string) {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(localCount(localStorage, userId, period)), [userId, period]);
  const add = useCallback(() => setCount(addLocalCount(localStorage, userId, period)), [userId, period]);
  return { count, add };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
