import { useUser } from "@clerk/react-router";
import { Suspense } from "react";
import { appOf } from "#app/base/runtime/context.server.ts";
import { soon } from "#app/base/runtime/timeout.ts";
import { ClaimsLine } from "#app/base/ui/public/claims.tsx";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { unfinishedWorkOf } from "#app/core/record/work/work-of.server.ts";
import type { Route } from "./+types/dashboard.route";
import { ProgressCard } from "./components/progress-card.tsx";
import cardStyles from "./components/tool-cards.css?url";
import { ToolCards } from "./components/tool-cards.tsx";
import { UnfinishedWork } from "./components/unfinished-work.tsx";
import { greetingAt, hourIn } from "./greeting.ts";
import { isFromUnknownPath } from "./unknown-path.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: cardStyles }];

export const meta: Route.MetaFunction = () => [{ title: "Dashboard · NurseGPT" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = appOf(context);
  const person = personOf(context);
  const asked = unfinishedWorkOf(app, person);
  const unfinished = (await soon(asked)) ?? asked;
  const greeting = greetingAt(hourIn(app.timeZone, app.now()));
  return { userId: person.userId, greeting, unfinished, isLost: isFromUnknownPath(request) };
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
