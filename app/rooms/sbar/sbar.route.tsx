import { appOf } from "#app/base/runtime/context.server.ts";
import { ErrorPage } from "#app/base/ui/error-page.tsx";
import { postedGeneration } from "#app/core/generation/run-generation.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { noteWriterData } from "#app/core/note/note-writer-data.server.ts";
import noteStyles from "#app/core/note/view/note.css?url";
import { NoteWriter } from "#app/core/note/view/note-writer.tsx";
import type { Route } from "./+types/sbar.route";
import { sbar } from "./sbar.generation.ts";
import { SBAR_TOOL, SBAR_WORDS, sbarClient } from "./sbar-client.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: noteStyles }];

export const meta: Route.MetaFunction = () => [{ title: "SBAR Generator · NurseGPT" }];

export const loader = ({ request, context }: Route.LoaderArgs) =>
  noteWriterData(appOf(context), personOf(context), request, { tool: "sbar", kind: "sbar" });

/** The form posted without scripts, answered in one piece. */
export const action = (args: Route.ActionArgs) => postedGeneration(sbar, args);

export default function Sbar({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NoteWriter
      tool={SBAR_TOOL}
      client={sbarClient}
      words={SBAR_WORDS}
      data={loaderData}
      posted={actionData}
      intro="Write what you saw. Every sentence of the note points back to it."
    />
  );
}

export const ErrorBoundary = ErrorPage;
