import { useUser } from "@clerk/react-router";
import { Fragment, Suspense, use } from "react";
import { data, Link } from "react-router";
import { appOf } from "#app/base/runtime/context.server.ts";
import { soon } from "#app/base/runtime/timeout.ts";
import { ClaimsLine } from "#app/base/ui/public/claims.tsx";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import type { WorkTool } from "#app/core/record/work/work.ts";
import { unfinishedWorkOf } from "#app/core/record/work/work-of.server.ts";
import { TOOLS } from "#app/core/tools/tools.ts";
import type { Route } from "./+types/dashboard.route";
import { ProgressCard } from "./components/progress-card.tsx";
import cardStyles from "./components/tool-cards.css?url";
import { ToolCards } from "./components/tool-cards.tsx";
import { greetingAt, hourIn } from "./greeting.ts";
import { fromUnknownPath } from "./unknown-path.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: cardStyles }];

export const meta: Route.MetaFunction = () => [{ title: "Dashboard · NurseGPT" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = appOf(context);
  const person = personOf(context);
  const asked = unfinishedWorkOf(app, person);
  const unfinished = (await soon(asked)) ?? asked;
  const greeting = greetingAt(hourIn(app.timeZone, app.now()));
  const { isLost, headers } = fromUnknownPath(request);
  return data({ userId: person.userId, greeting, unfinished, isLost }, { headers });
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { userId, greeting, unfinished, isLost } = loaderData;
  const { user, isLoaded } = useUser();
  return (
    <main className="page">
      {isLost && (
        <p className="notice info" role="status">
          Page not found: there is nothing at that address. This is your dashboard.
        </p>
      )}
      <h1>
        {greeting}
        {isLoaded && `, ${user?.firstName || "Nurse"}`}
      </h1>
      <p className="soft">What would you like to document?</p>
      <Suspense>
        <UnfinishedWork tools={unfinished} />
      </Suspense>
      <ToolCards />
      <ProgressCard userId={userId} />
      <ClaimsLine />
    </main>
  );
}

/** Where something was typed and not finished: whoever was logged out comes back to the dashboard, not to its page. */
function UnfinishedWork({ tools: asked }: { tools: WorkTool[] | Promise<WorkTool[]> }) {
  const tools = asked instanceof Promise ? use(asked) : asked;
  if (tools.length === 0) return null;
  return (
    <p className="notice info">
      What you typed is waiting, for 24 hours after its last change:{" "}
      {tools.map((tool, at) => {
        const { path, name } = placeOf(tool);
        return (
          <Fragment key={tool}>
            {at > 0 && ", "}
            <Link to={path}>{name}</Link>
          </Fragment>
        );
      })}
    </p>
  );
}

function placeOf(tool: WorkTool): { path: string; name: string } {
  const [kind, id] = tool.split(":");
  if (kind === "template") return { path: `/notes/templates/${id}`, name: "Note from a template" };
  if (kind === "document-question")
    return { path: `/analysis/document/${id}`, name: "Question about a document" };
  const { path, name }: { path?: string; name?: string } = TOOLS.find((one) => one.id === tool) ?? {};
  // The editor has no name of its own, and its page is not the tool's.
  return path && name ? { path, name } : { path: "/notes/templates/new", name: "Template editor" };
}
