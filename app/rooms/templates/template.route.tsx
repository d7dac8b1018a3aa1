import { useState } from "react";
import { href, Link, redirect } from "react-router";
import { appOf } from "#app/base/runtime/context.server.ts";
import { ErrorPage } from "#app/base/ui/error-page.tsx";
import { postedGeneration } from "#app/core/generation/run-generation.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import type { NoteLayout } from "#app/core/note/note-document.ts";
import { noteWriterData } from "#app/core/note/note-writer-data.server.ts";
import noteStyles from "#app/core/note/view/note.css?url";
import { NoteWriter } from "#app/core/note/view/note-writer.tsx";
import type { AddressedNote } from "#app/core/record/notes/note-of-address.server.ts";
import type { Route } from "./+types/template.route";
import { TemplateOffer } from "./components/template-offer.tsx";
import { accessOf, findFormat, isOwnId, mayUse } from "./find-format.server.ts";
import { layoutOf, NURSE_NOTE } from "./format.ts";
import { templateNote } from "./template.generation.ts";
import { openTemplate } from "./template-client.ts";
import templateStyles from "./templates.css?url";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: noteStyles },
  { rel: "stylesheet", href: templateStyles },
];

/** The name of a person's own template stays out of the browser's history. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `${loaderData && !loaderData.isOwn ? loaderData.template.name : "Note from a template"} · NurseGPT`,
  },
];

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const [app, person] = [appOf(context), personOf(context)];
  const [data, format] = await Promise.all([
    noteWriterData(app, person, request, { tool: `template:${id}`, kind: "template" }),
    findFormat(app, person, id),
  ]);
  const { addressed } = data;
  const template = addressed?.note.body.template;
  if (addressed && template !== id)
    throw redirect(`${href("/notes/templates/:id", { id: String(template) })}${new URL(request.url).search}`);
  const gone = layoutOfNote(addressed) ?? (data.work?.text ? GONE : null);
  const layout = format ? layoutOf(format) : gone;
  if (!layout) throw redirect(`${href("/notes/templates")}?gone`);
  return {
    data,
    template: { id, name: layout.title, layout },
    use: format?.use ?? "",
    hasVitals: format?.hasVitals ?? true,
    isGone: format === null,
    isOwn: isOwnId(id),
    mayUse: mayUse(accessOf(person), id),
  };
}

/** The layout of a kept note whose template is gone. */
function layoutOfNote(addressed: AddressedNote | null): NoteLayout | null {
  const body = addressed?.note.body as
    | { answer?: { layout?: NoteLayout }; note?: { forms?: { layout?: NoteLayout }[] } }
    | undefined;
  return body?.answer?.layout ?? body?.note?.forms?.at(-1)?.layout ?? null;
}

/** The page of work whose template is gone: a note in it has its own layout. */
const GONE: NoteLayout = {
  kind: "template",
  title: "Deleted template",
  code: NURSE_NOTE,
  parts: [],
  coach: { name: "template-gone" },
};

/** The form posted without scripts, answered in one piece. */
export const action = (args: Route.ActionArgs) => postedGeneration(templateNote, args);

export default function Template(props: Route.ComponentProps) {
  const { id, layout } = props.loaderData.template;
  // Another template, or a changed one, starts over with its kept work.
  return <TemplatePage key={`${id} ${JSON.stringify(layout)}`} {...props} />;
}

function TemplatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { data, template, use, hasVitals, isGone, isOwn } = loaderData;
  const [{ tool, client, words }] = useState(() => openTemplate(template));
  const isLocked = isGone || !loaderData.mayUse;
  return (
    <NoteWriter
      tool={tool}
      client={client}
      words={words}
      data={data}
      posted={actionData}
      isLocked={isLocked}
      hasVitals={hasVitals}
      intro={
        <>
          {use && `${endedSentence(use)} `}Counts as one note.{" "}
          <Link to="/notes/templates">All templates</Link>
        </>
      }
      notice={
        <>
          {isGone && (
            <p className="notice" role="status">
              This template was deleted. What you typed and its notes stay as they are.
            </p>
          )}
          {!isGone && isLocked && (
            <TemplateOffer
              plan={isOwn ? "Premium" : "Basic"}
              words={
                isOwn
                  ? "Your own templates are part of Premium. This one stays yours: you can read, download and delete it."
                  : "Note templates are part of Basic and Premium. On Free, you can use the SBAR Generator."
              }
            />
          )}
        </>
      }
    >
      <input type="hidden" name="template" value={template.id} />
    </NoteWriter>
  );
}

/** A person's text may lack a full stop. */
const endedSentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);

export const ErrorBoundary = ErrorPage;
