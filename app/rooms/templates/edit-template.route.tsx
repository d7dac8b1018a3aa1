import { useCallback, useEffect, useState } from "react";
import { href, Link, redirect, useNavigate, useRevalidator } from "react-router";
import { AppError } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { whenShown } from "#app/base/ui/browser/when-shown.tsx";
import { ErrorPage } from "#app/base/ui/error-page.tsx";
import { failedWords } from "#app/base/ui/failed-words.ts";
import { Required } from "#app/base/ui/fields/required.tsx";
import { useFoundInPage } from "#app/base/ui/fields/use-found-in-page.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { HANDOVER_ITEMS } from "#app/core/evidence/handover/handover-items.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import noteStyles from "#app/core/note/view/note.css?url";
import { firstState, useWorkInProgress } from "#app/core/record/work/use-work-in-progress.ts";
import { WorkNotice } from "#app/core/record/work/work-notice.tsx";
import { workOf } from "#app/core/record/work/work-of.server.ts";
import type { Route } from "./+types/edit-template.route";
import { CoachChoice } from "./components/coach-choice.tsx";
import { FieldProblem, toldBy } from "./components/field-problem.tsx";
import { SectionFields } from "./components/section-fields.tsx";
import { type FieldProblems, useTemplateProblems } from "./components/use-template-problems.ts";
import { accessOf, findFormat, toFormat } from "./find-format.server.ts";
import { layoutOf } from "./format.ts";
import { TEMPLATE_LIMITS } from "./own/own-template.ts";
import { ownTemplatesOf } from "./own/own-templates.server.ts";
import {
  draftWork,
  isSameDraft,
  newDraft,
  type TemplateDraft,
  toContent,
  toDraft,
  withFields,
  workToolOf,
} from "./own/template-draft.ts";
import { saveTemplate } from "./own/templates-client.ts";
import templateStyles from "./templates.css?url";

const preview = whenShown(async () => (await import("./components/template-preview.tsx")).TemplatePreview);

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: noteStyles },
  { rel: "stylesheet", href: templateStyles },
];

export const meta: Route.MetaFunction = ({ params: { id } }) => [
  { title: `${id ? "Edit a template" : "New template"} · NurseGPT` },
];

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const [app, person] = [appOf(context), personOf(context)];
  if (accessOf(person) !== "own") throw redirect(href("/notes/templates"));
  const from = new URL(request.url).searchParams.get("from");
  const saved = id ? await ownTemplateOrNull(id) : null;
  if (id && !saved) throw redirect(href("/notes/templates"));
  const format = !id && from ? await findFormat(app, person, from) : null;
  const work = await workOf(app, person, workToolOf(saved?.id ?? null));
  return {
    userId: person.userId,
    plan: person.plan ?? "Free",
    saved,
    layout: saved && layoutOf(toFormat(saved)),
    begins: format && {
      name: `My ${format.name}`.slice(0, TEMPLATE_LIMITS.name),
      use: format.use.slice(0, TEMPLATE_LIMITS.use),
      sections: format.sections.map(({ key, heading, belongs, required = [] }) => ({
        key,
        heading,
        belongs: belongs.slice(0, TEMPLATE_LIMITS.belongs),
        required: required.map(({ label }) => label),
      })),
      coach: [...format.coach],
      hasVitals: format.hasVitals,
    },
    coachItems: HANDOVER_ITEMS.map((item) => ({ id: item.id, label: item.label })),
    work,
  };

  async function ownTemplateOrNull(wanted: string) {
    try {
      return await ownTemplatesOf(app, person.userId).find(wanted);
    } catch (error) {
      if (error instanceof AppError && error.code === "template_not_found") return null;
      throw error;
    }
  }
}

export default function EditTemplate(props: Route.ComponentProps) {
  const { saved, begins } = props.loaderData;
  const key = saved ? `${saved.id} ${saved.changedAt}` : `new ${begins?.name ?? ""}`;
  return <Editor key={key} {...props.loaderData} />;
}

function Editor({
  userId,
  plan,
  saved,
  layout,
  begins,
  coachItems,
  work: opened,
}: Route.ComponentProps["loaderData"]) {
  const [first] = useState(() => {
    if (saved) return toDraft(saved);
    return begins ? toDraft(begins) : newDraft(coachItems.map(({ id }) => id));
  });
  const [kind] = useState(() => draftWork(saved?.id ?? null, first));
  const [draft, change] = useState<TemplateDraft>(() => firstState(kind, { userId, opened }) ?? first);
  const isAsSaved = isSameDraft(draft, first);
  const { revalidate } = useRevalidator();
  const restore = (kept: TemplateDraft | null) => {
    change(kept ?? first);
    // Another tab has saved what both held.
    if (kept === null && saved && !isAsSaved) void revalidate();
  };
  const work = useWorkInProgress(kind, { userId, opened, state: isAsSaved ? null : draft, restore });
  const navigate = useNavigate();
  const { problems, isRefused } = useTemplateProblems(draft);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSaved = saved !== null && isAsSaved;

  const edit = (next: TemplateDraft) => {
    // This keystroke may fix what was wrong with the draft.
    setProblem(null);
    change(next);
  };

  const form = useFoundInPage<HTMLFormElement>((found) => {
    const typed = withFields(draft, new FormData(found));
    if (!isSameDraft(typed, draft)) change(typed);
  });

  const save = useCallback(async () => {
    setBusy(true);
    setProblem(null);
    try {
      const known = saved && { id: saved.id, changedAt: first.changedAt };
      const { id } = await saveTemplate(known, toContent(draft));
      change(first);
      showToast.success("Template saved.");
      await navigate(`/notes/templates/${id}/edit`, { replace: true });
    } catch (error) {
      setProblem(failedWords(error));
      setBusy(false);
    }
  }, [draft, first, navigate, saved]);
  // Until the saved template is on the page: what is typed before that would be replaced by it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the loader has a template of its own
  useEffect(() => setBusy(false), [saved]);

  return (
    <main className="page template-editor">
      <p>
        <Link to="/notes/templates">All templates</Link>
      </p>
      <h1>{saved ? "Edit template" : "New template"}</h1>
      <WorkNotice work={work} saved={isSaved ? "Saved" : "Draft kept. Save the template to use it."} />
      <form
        ref={form}
        className="card"
        autoComplete="off"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && !isRefused()) void save();
        }}
      >
        {saved && draft.changedAt < first.changedAt && <ChangedSince onShow={() => edit(first)} />}
        <fieldset disabled={isBusy}>
          <TemplateBasics draft={draft} problems={problems} onChange={edit} />
          <SectionFields draft={draft} problems={problems} onChange={edit} />
          <CoachChoice draft={draft} items={coachItems} onChange={edit} />
        </fieldset>
        {problem && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
        <div className="row">
          <button type="submit" className="primary" aria-disabled={isBusy} aria-busy={isBusy}>
            Save template
          </button>
          {isSaved && (
            <Link className="button" to={`/notes/templates/${saved.id}`}>
              Write a note with it
            </Link>
          )}
        </div>
      </form>
      <preview.WhenShown
        userId={userId}
        plan={plan}
        template={isSaved && layout ? { id: saved.id, name: saved.name, layout } : null}
      />
    </main>
  );
}

/** Shown above a draft of an outdated version. */
function ChangedSince({ onShow }: { onShow: () => void }) {
  return (
    <p className="notice warn" role="status">
      This template was changed elsewhere since you began. Saving replaces those changes.{" "}
      <button type="button" className="small" onClick={onShow}>
        Show what was saved
      </button>
    </p>
  );
}

type BasicsProps = {
  draft: TemplateDraft;
  problems: FieldProblems;
  onChange: (draft: TemplateDraft) => void;
};

function TemplateBasics({ draft, problems, onChange }: BasicsProps) {
  return (
    <>
      <label htmlFor="name">
        Name
        <Required />
      </label>
      <input
        id="name"
        name="name"
        {...toldBy("name", problems.get("name"))}
        value={draft.name}
        maxLength={TEMPLATE_LIMITS.name}
        autoComplete="off"
        aria-required="true"
        onChange={({ target }) => onChange({ ...draft, name: target.value })}
      />
      <FieldProblem id="name" words={problems.get("name")} />
      <label htmlFor="use">When to use it</label>
      <input
        id="use"
        name="use"
        {...toldBy("use", problems.get("use"))}
        value={draft.use}
        maxLength={TEMPLATE_LIMITS.use}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...draft, use: target.value })}
      />
      <FieldProblem id="use" words={problems.get("use")} />
      <label className="check">
        <input
          type="checkbox"
          checked={draft.hasVitals}
          onChange={({ target }) => onChange({ ...draft, hasVitals: target.checked })}
        />
        Ask for vital signs, and compute the early warning score
      </label>
    </>
  );
}

export const ErrorBoundary = ErrorPage;
