import { useUser } from "@clerk/react-router";
import { useCallback, useEffect, useMemo, useState } from "react";
import { appOf } from "#app/base/runtime/context.server.ts";
import { useHydrated } from "#app/base/ui/browser/use-hydrated.ts";
import { ErrorPage } from "#app/base/ui/error-page.tsx";
import { useUndo } from "#app/base/ui/toasts/use-undo.ts";
import { type View, ViewTabs } from "#app/base/ui/view-tabs.tsx";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { IDLE } from "#app/core/generation/generation-client.ts";
import { LimitNotice } from "#app/core/generation/limit-notice.tsx";
import { postedGeneration } from "#app/core/generation/run-generation.server.ts";
import { useGeneration } from "#app/core/generation/use-generation.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import type { KeptNote } from "#app/core/record/notes/note.ts";
import { type AddressedNote, noteOfAddress } from "#app/core/record/notes/note-of-address.server.ts";
import { recordEvent } from "#app/core/record/notes/notes-client.ts";
import { useAddressedNote } from "#app/core/record/notes/use-addressed-note.ts";
import { AskRetention } from "#app/core/record/notes/view/ask-retention.tsx";
import { AskToReplace } from "#app/core/record/notes/view/ask-to-replace.tsx";
import { NotOpened } from "#app/core/record/notes/view/not-opened.tsx";
import { useFormInProgress } from "#app/core/record/work/use-form-in-progress.ts";
import type { OpenedWork } from "#app/core/record/work/work.ts";
import { WorkNotice } from "#app/core/record/work/work-notice.tsx";
import { workOf } from "#app/core/record/work/work-of.server.ts";
import { usageOf } from "#app/core/usage/usage-answer.server.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import { UsageBar, useResetTime } from "#app/core/usage/usage-bar.tsx";
import { useUsage } from "#app/core/usage/usage-store.ts";
import type { Route } from "./+types/nanda.route";
import { NandaFormView } from "./components/nanda-form-view.tsx";
import { NandaPanel } from "./components/nanda-panel.tsx";
import { addLocalCount, localCount } from "./local-count.ts";
import stylesheet from "./nanda.css?url";
import { nanda } from "./nanda.generation.ts";
import { type NandaAnswer, toNandaSources } from "./nanda-answer.ts";
import { limitWordsOf, nandaClient } from "./nanda-client.ts";
import { canGenerate, NANDA_FORM, type NandaWork, packResult, unpackResult } from "./nanda-form.ts";
import { isNone } from "./nanda-text.ts";

export const meta: Route.MetaFunction = () => [{ title: "NANDA Diagnosis · NurseGPT" }];

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const [app, person] = [appOf(context), personOf(context)];
  const [usage, opened, address] = await Promise.all([
    usageOf(app, person),
    workOf(app, person, "nanda"),
    noteOfAddress(app, person, request, "nanda"),
  ]);
  return { userId: person.userId, usage, opened, ...address };
}

/** The form posted without scripts, answered in one piece. */
export const action = (args: Route.ActionArgs) => postedGeneration(nanda, args);

export default function Nanda({ loaderData: { userId, ...loaded }, actionData }: Route.ComponentProps) {
  const kept = useNandaWork({ userId, posted: actionData, ...loaded });
  const { text, setText, result, putResult, element, work } = kept;
  const usage = useUsage(loaded.usage);
  const resetTime = useResetTime();
  const { count, add } = useLocalCount(userId, usage.period);
  const onDone = useCallback(
    (answer: NandaAnswer, written: string, { kept }: { kept: KeptNote | null }) => {
      if (!isNone(answer)) add();
      putResult(packResult({ answer, written, noteId: kept?.id ?? null }));
    },
    [add, putResult],
  );
  const options = { userId, plan: usage.plan, onDone };
  const posted = actionData?.progress ?? IDLE;
  const { progress, asked, generate, cancel, clear } = useGeneration(nandaClient, posted, options);
  const isBusy = progress.status === "generating";
  const [active, setActive] = useState<ActiveSource>(null);
  const [view, setView] = useState<View>(actionData || isBusy ? "note" : "form");
  useEffect(() => void (isBusy && setView("note")), [isBusy]); // also when it continues after a reload
  const written = (isBusy ? asked : result?.written) ?? text;
  const limitWords = limitWordsOf(progress, usage.features.nanda);
  const isLimitReached = limitWords !== null;
  const isOffered = canGenerate({ text, isSignedIn: useIsSignedIn(), isBusy, isLimitReached });

  const submit = () => {
    if (!isOffered) return;
    setView("note");
    void generate(text);
  };
  const undoable = useUndo();
  const clearResult = () => {
    clear();
    putResult(null);
    undoable("The diagnoses were cleared.", () => putResult(result && packResult(result)));
  };
  return (
    <main className={`page split-page nanda show-${view}`}>
      <Head usage={usage} count={count} />
      {limitWords && (
        <LimitNotice words={limitWords}>Your allowance resets on {resetTime(usage.period)}.</LimitNotice>
      )}
      <NotOpened words={loaded.notOpened} isOver={progress.status !== "idle"} />
      <WorkNotice work={work} />
      <AskToReplace question={kept.question} />
      <ViewTabs view={view} onChange={setView} labels={{ form: "Your text", note: "Diagnoses" }} />
      <NandaFormView
        element={element}
        text={text}
        onChange={setText}
        onSubmit={submit}
        onCancel={cancel}
        canGenerate={isOffered}
        isBusy={isBusy}
        isLimitReached={isLimitReached}
        active={text === written ? active : null}
      />
      <NandaPanel
        progress={progress}
        answer={result?.answer ?? null}
        sources={toNandaSources(written)}
        text={text}
        active={active}
        onActivate={setActive}
        onClear={clearResult}
        onEvent={kept.tell}
        onRetry={submit}
      />
      {progress.status === "done" && result?.noteId && <AskRetention />}
    </main>
  );
}

/** @param count of diagnoses in this browser */
function Head({ usage: { features, period }, count }: { usage: UsageAnswer; count: number }) {
  return (
    <div className="split-head">
      <div>
        <h1>NANDA Diagnosis</h1>
        <p className="soft">Nursing diagnoses in order of urgency, each with its evidence in your text.</p>
      </div>
      <div className="usage">
        <UsageBar label="NANDA diagnoses this month" {...features.nanda} period={period} />
        {count > 0 && <p className="soft small">Generated on this device: {count}</p>}
      </div>
    </div>
  );
}

type Posted = Awaited<ReturnType<typeof action>>;

type WorkOptions = {
  userId: string;
  opened: OpenedWork | null;
  addressed: AddressedNote | null;
  posted: Posted | undefined;
};

/** The page's text and diagnoses, kept together as work in progress. */
function useNandaWork({ userId, opened, addressed, posted }: WorkOptions) {
  const first = posted && postedWork(posted);
  const kept = useFormInProgress(NANDA_FORM, { userId, opened, posted: first });
  const { form, change, element, work } = kept;
  const { isEmpty } = NANDA_FORM;
  const question = useAddressedNote(addressed, {
    state: form,
    isEmpty,
    isKept,
    restore: change,
    toState: keptWork,
  });
  const result = useMemo(() => unpackResult(form.result), [form.result]);
  const setText = useCallback((text: string) => change((before) => ({ ...before, text })), [change]);
  const putResult = useCallback(
    (packed: string | null) => change((before) => ({ ...before, result: packed })),
    [change],
  );
  const tell = (event: "copied" | "printed") => result?.noteId && recordEvent(result.noteId, event);
  return { text: form.text, setText, result, putResult, tell, element, work, question };
}

/** What a form posted without scripts came back with. */
const postedWork = ({ input, progress }: Posted): NandaWork => ({
  text: input,
  result: progress.status === "done" ? packResult({ answer: progress.answer, written: input }) : null,
});

/** Whether the diagnoses are kept: they are as soon as they are written, with their text. */
const isKept = ({ text, result }: NandaWork): boolean => unpackResult(result)?.written === text;

/** A kept note as work of the page; a copy has only its text. */
function keptWork({ note, isCopy }: AddressedNote): NandaWork {
  const { form: text = "", answer } = note.body as { form?: string; answer?: NandaAnswer };
  return { text, result: answer && !isCopy ? packResult({ answer, written: text, noteId: note.id }) : null };
}

/** The server has already checked; in the browser, the provider's script has to agree. */
function useIsSignedIn(): boolean {
  const isHydrated = useHydrated();
  const { isSignedIn } = useUser();
  return !isHydrated || isSignedIn === true;
}

function useLocalCount(userId: string, period: string) {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(localCount(userId, period)), [userId, period]);
  const add = useCallback(() => setCount(addLocalCount(userId, period)), [userId, period]);
  return { count, add };
}

export const ErrorBoundary = ErrorPage;
