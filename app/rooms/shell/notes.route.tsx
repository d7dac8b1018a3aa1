import { appOf } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { PrintedBy } from "#app/base/ui/printed-by.tsx";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import type { NotePage } from "#app/core/record/notes/note.ts";
import keptStyles from "#app/core/record/notes/view/kept-notes.css?url";
import { KeptNotes } from "#app/core/record/notes/view/kept-notes.tsx";
import { KEPT_NOTES_HEADING } from "#app/core/record/notes/view/use-kept-notes.ts";
import { recordOf } from "#app/core/record/record-client.server.ts";
import type { Route } from "./+types/notes.route";
import cardStyles from "./components/tool-cards.css?url";
import { ToolCards } from "./components/tool-cards.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: cardStyles },
  { rel: "stylesheet", href: keptStyles },
];

export const meta: Route.MetaFunction = () => [{ title: "Notes · NurseGPT" }];

const NO_NOTES: NotePage = { notes: [], next: null };

export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context);
  const kept = await recordOf(app, personOf(context).userId)
    .findNotes({})
    .catch((error: unknown) => {
      app.log("error", "notes.unreadable", { cause: causeOf(error) });
      return NO_NOTES;
    });
  return { kept, timeZone: app.timeZone };
}

export default function Notes({ loaderData: { kept, timeZone } }: Route.ComponentProps) {
  return (
    <main className="page">
      <h1>Notes</h1>
      <PrintedBy />
      <p className="soft">
        Every tool writes from what you saw, and shows where each statement comes from.{" "}
        <a href={`#${KEPT_NOTES_HEADING}`}>Kept notes</a>
      </p>
      <ToolCards />
      <KeptNotes first={kept} timeZone={timeZone} />
    </main>
  );
}
