import { useCallback, useState } from "react";
import { ERRORS } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { ErrorPage } from "#app/base/ui/error-page.tsx";
import { type View, ViewTabs } from "#app/base/ui/view-tabs.tsx";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { IDLE } from "#app/core/generation/generation-client.ts";
import { postedGeneration } from "#app/core/generation/run-generation.server.ts";
import { useGeneration } from "#app/core/generation/use-generation.ts";
import { RestoreDraft } from "#app/core/identity/drafts/restore-draft.tsx";
import { useKeptForm } from "#app/core/identity/drafts/use-kept-form.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { useAccountLoaded } from "#app/core/identity/use-account-loaded.ts";
import { usageOf } from "#app/core/usage/usage-answer.server.ts";
import { UsageBar } from "#app/core/usage/usage-bar.tsx";
import { useUsage } from "#app/core/usage/usage-store.ts";
import type { Route } from "./+types/sbar.route";
import { NotePanel } from "./components/note-panel.tsx";
import { SbarFormView } from "./components/sbar-form-view.tsx";
import { fromFields } from "./form-fields.ts";
import { sbar } from "./sbar.generation.ts";
import { sbarClient } from "./sbar-client.ts";
import { EMPTY_FORM, fromDraft, isEmptyForm, type SbarForm, toDraft, toSbarSources } from "./sbar-form.ts";
import { useNoteFunnel } from "./use-note-funnel.ts";

export const meta: Route.MetaFunction = () => [{ title: "SBAR Generator · NurseGPT" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { userId } = personOf(context);
  return { userId, usage: await usageOf(appOf(context), personOf(context)) };
}

/** The form posted without scripts, answered in one piece. */
export const action = (args: Route.ActionArgs) => postedGeneration(sbar, args);

const SBAR_FORM = {
  name: "sbar",
  empty: EMPTY_FORM,
  isEmpty: isEmptyForm,
  toDraft,
  fromFields,
} as const;

export default function Sbar({ loaderData, actionData }: Route.ComponentProps) {
  const { form, change, reset, element, isBegun } = useKeptForm(SBAR_FORM, actionData?.input ?? EMPTY_FORM);
  const usage = useUsage(loaderData.usage);
  const { userId } = loaderData;
  const { stopped, isStopped, countNote } = useNoteFunnel(userId, usage.plan);
  const posted = actionData?.progress ?? IDLE;
  const options = { userId, plan: usage.plan, onCounted: countNote };
  const { generate, cancel, clear, ...note } = useGeneration(sbarClient, posted, options);
  const progress = stopped ?? note.progress;
  const [active, setActive] = useState<ActiveSource>(null);
  const [view, setView] = useState<View>(actionData ? "note" : "form");
  const [written, setWritten] = useState<SbarForm>(form);
  const { notesError, check } = useNotesCheck();
  const isAccountLoaded = useAccountLoaded();

  const submit = useCallback(() => {
    if (!check(form, isAccountLoaded)) return;
    setWritten(form);
    setView("note");
    if (!isStopped()) void generate(form);
  }, [check, form, generate, isAccountLoaded, isStopped]);

  const isGenerating = progress.status === "generating";
  return (
    <main className={`page sbar show-${view}`}>
      <div className="sbar-head">
        <div>
          <h1>SBAR Generator</h1>
          <p className="soft">Write what you saw. Every sentence of the note points back to it.</p>
        </div>
        <UsageBar
          label="SBAR notes this month"
          used={usage.features.sbar.used}
          limit={usage.features.sbar.limit ?? Number.POSITIVE_INFINITY}
        />
      </div>
      <ViewTabs view={view} onChange={setView} labels={{ form: "Your notes", note: "SBAR" }} />
      <SbarFormView
        element={element}
        form={form}
        onChange={change}
        onReset={reset}
        onSubmit={submit}
        onCancel={cancel}
        isBegun={isBegun}
        state={isGenerating ? "generating" : isAccountLoaded ? "ready" : "loading account"}
        notesError={notesError}
        active={form === written ? active : null}
      />
      <NotePanel
        progress={progress}
        sources={toSbarSources(written)}
        active={active}
        onActivate={setActive}
        onClear={clear}
        onRetry={submit}
      />
      <RestoreDraft form="sbar" onRestore={(text) => change(fromDraft(text))} />
    </main>
  );
}

function useNotesCheck() {
  const [notesError, setNotesError] = useState<string | null>(null);
  const check = useCallback((form: SbarForm, isAccountLoaded: boolean) => {
    const problem = problemOf(form, isAccountLoaded);
    setNotesError(problem);
    return problem === null;
  }, []);
  return { notesError, check };
}

function problemOf(form: SbarForm, isAccountLoaded: boolean) {
  if (form.nurseNotes.trim() === "") return ERRORS.missing_notes.words;
  return isAccountLoaded ? null : "Please wait while we load your account...";
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
