import { useUser } from "@clerk/react-router";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { MISSING_NOTES_WORDS } from "#app/base/http/error-words.ts";
import { useTimeZone } from "#app/base/ui/browser/time-zone.ts";
import { useHydrated } from "#app/base/ui/browser/use-hydrated.ts";
import { whenShown } from "#app/base/ui/browser/when-shown.tsx";
import { type View, ViewTabs } from "#app/base/ui/view-tabs.tsx";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { type GenerationClient, IDLE } from "#app/core/generation/generation-client.ts";
import { useGeneration } from "#app/core/generation/use-generation.ts";
import { useIsDeleted } from "#app/core/record/notes/deleted-notes.ts";
import type { AddressedNote } from "#app/core/record/notes/note-of-address.server.ts";
import { AskToReplace } from "#app/core/record/notes/view/ask-to-replace.tsx";
import { NotOpened } from "#app/core/record/notes/view/not-opened.tsx";
import type { OpenedWork } from "#app/core/record/work/work.ts";
import { WorkNotice } from "#app/core/record/work/work-notice.tsx";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import { UsageBar } from "#app/core/usage/usage-bar.tsx";
import { useUsage } from "#app/core/usage/usage-store.ts";
import { isSameForm, type NoteForm, patientLines, toNoteSources } from "../form/note-form.ts";
import { NoteFormView } from "../form/note-form-view.tsx";
import { patientBefore } from "../form/patient-before.ts";
import { useNoteFunnel } from "../use-note-funnel.ts";
import type { NoteTool } from "../work/note-work.ts";
import { useNoteWork } from "../work/use-note-work.ts";
import type { GrowingStatement, NoteGrowth } from "../writing/growing-statements.ts";
import { NotePanel, type PanelWords } from "./note-panel.tsx";

const deletedNotice = whenShown(async () => (await import("./deleted-notice.tsx")).DeletedNotice);

/** The data that a page's loader returns. */
export type NoteWriterData = {
  userId: string;
  timeZone: string;
  /** When the server rendered the page, Unix milliseconds. */
  now: number;
  usage: UsageAnswer;
  work: OpenedWork | null;
  addressed: AddressedNote | null;
  /** Why the page does not show the note that the address names. */
  notOpened: string | null;
};

/** What was posted without scripts. */
type PostedNote<Answer> = {
  input: NoteForm;
  progress: { status: "done"; answer: Answer } | { status: "failed"; message: string; reason: string };
};

export type NoteWriterWords = PanelWords & {
  title: string;
  /** "Generate SBAR Report". */
  submit: string;
  /** The name of the tab that shows the note where there is no room for both: "SBAR". */
  tab: string;
  /** In the activity log: "SBAR note". */
  activity: string;
};

type Props<Answer> = {
  /** Always the same objects. */
  tool: NoteTool<Answer>;
  client: GenerationClient<NoteForm, NoteGrowth, GrowingStatement[], Answer>;
  words: NoteWriterWords;
  data: NoteWriterData;
  posted: PostedNote<Answer> | undefined;
  /** Below the title. */
  intro: ReactNode;
  /** Above form and note. */
  notice?: ReactNode;
  isLocked?: boolean;
  hasVitals?: boolean;
  /** Further fields of the form. */
  children?: ReactNode;
};

/** The page of a kind of note: the form, and the note that was written from it. */
export function NoteWriter<Answer>({ tool, client, words, data, posted, ...more }: Props<Answer>) {
  const { userId, work: opened, addressed, now } = data;
  const kept = useNoteWork(tool, { userId, opened, posted, addressed, now });
  const { form, change, reset, element, isBegun, note, work } = kept;
  const isDeleted = useIsDeleted(note.open.document.id);
  const usage = useUsage(data.usage);
  const { stopped, isStopped, countNote } = useNoteFunnel(words.activity, userId, usage.plan);
  const options = {
    userId,
    plan: usage.plan,
    scope: tool.work.tool,
    onCounted: countNote,
    onDone: note.add,
    noteId: note.noteId,
  };
  const { generate, cancel, ...generation } = useGeneration(client, posted?.progress ?? IDLE, options);
  const progress = stopped ?? generation.progress;
  const [active, setActive] = useState<ActiveSource>(null);
  const isGenerating = progress.status === "generating";
  const [view, setView] = useShownSide(isGenerating, posted !== undefined);
  const isAmending = Boolean(note.open.content && note.open.document.amendment?.trim());
  const { notesError, check } = useNotesCheck(form, isAmending);
  const isAccountLoaded = useAccountLoaded();
  const { isLocked = false } = more;

  const submit = useCallback(() => {
    if (isLocked || !check(form, isAccountLoaded, isAmending)) return;
    setView("note");
    if (!isStopped()) void generate(form);
  }, [check, form, generate, isAccountLoaded, isAmending, isLocked, isStopped, setView]);

  const written = (isGenerating ? null : note.written) ?? generation.asked ?? form;
  const about = useAbout(written, data.timeZone);
  return (
    <main className={`page split-page show-${view}`}>
      <Head title={words.title} intro={more.intro} usage={usage} />
      {more.notice}
      <NotOpened words={data.notOpened} isOver={progress.status !== "idle"} />
      <WorkNotice work={work} />
      {isDeleted && <deletedNotice.WhenShown note={note.open} />}
      <AskToReplace question={kept.question} />
      <ViewTabs view={view} onChange={setView} labels={{ form: "Your notes", note: words.tab }} />
      <NoteFormView
        element={element}
        form={form}
        onChange={change}
        onReset={reset}
        onSubmit={submit}
        onCancel={cancel}
        isBegun={isBegun}
        state={isGenerating ? "generating" : isAccountLoaded ? "ready" : "loading account"}
        notesError={notesError}
        active={isSameForm(form, written) ? active : null}
        submitLabel={words.submit}
        isLocked={isLocked}
        hasVitals={more.hasVitals ?? true}
        patientBefore={patientBefore(note.open.document, form)}
      >
        {more.children}
      </NoteFormView>
      <NotePanel
        note={note.open}
        layout={tool.layout}
        words={words}
        progress={progress}
        userId={userId}
        about={about}
        filesOf={{ layout: note.open.layout, now: note.open.now, ...about }}
        sources={toNoteSources(written)}
        typed={form}
        active={active}
        onActivate={setActive}
        onRetry={submit}
        onEvent={note.tell}
      />
    </main>
  );
}

/** Where there is room for one side only: the note once one is being written, even if that continues after a reload. */
function useShownSide(isGenerating: boolean, isPosted: boolean) {
  const [view, setView] = useState<View>(isPosted || isGenerating ? "note" : "form");
  useEffect(() => {
    if (isGenerating) setView("note");
  }, [isGenerating]);
  return [view, setView] as const;
}

/** The server knows the account from the start; in the browser the provider's script must have loaded too. */
function useAccountLoaded(): boolean {
  const isHydrated = useHydrated();
  const { isLoaded } = useUser();
  return !isHydrated || isLoaded;
}

/** The details of the note on paper and in files. */
function useAbout(written: NoteForm, serverZone: string) {
  const timeZone = useTimeZone(serverZone);
  const { user } = useUser();
  return { patient: patientLines(written), author: user?.fullName ?? "", timeZone };
}

function Head({ title, intro, usage }: { title: string; intro: ReactNode; usage: UsageAnswer }) {
  return (
    <div className="split-head">
      <div>
        <h1>{title}</h1>
        <p className="soft">{intro}</p>
      </div>
      <UsageBar label="SBAR notes this month" {...usage.features.sbar} period={usage.period} />
    </div>
  );
}

/** A form's error does not carry over to the next form, nor to an amendment once it is added or given up. */
function useNotesCheck(shown: NoteForm, isAmendingNow: boolean) {
  const [notesError, setNotesError] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the form
  useEffect(() => setNotesError(null), [shown, isAmendingNow]);
  const check = useCallback((form: NoteForm, isAccountLoaded: boolean, isAmending: boolean) => {
    const problem = problemOf(form, isAccountLoaded, isAmending);
    setNotesError(problem);
    return problem === null;
  }, []);
  return { notesError, check };
}

/** A note generated after a signed one takes over the page, so an amendment being typed to that one would be lost. */
function problemOf(form: NoteForm, isAccountLoaded: boolean, isAmending: boolean) {
  if (form.nurseNotes.trim() === "") return MISSING_NOTES_WORDS;
  if (isAmending) return "Add your amendment to the signed note, or cancel it, before you write another.";
  return isAccountLoaded ? null : "Please wait while we load your account...";
}
