import { redirect } from "react-router";
import { readCookie } from "#app/base/runtime/cookies.server.ts";
import { PublicPage } from "#app/base/ui/public-page.tsx";
import type { Route } from "./+types/landing.route";

export const meta: Route.MetaFunction = () => [
  { title: "NurseGPT · SBAR notes you can check at a glance" },
  {
    name: "description",
    content:
      "Type what you saw. Seconds later you have an SBAR note in which every statement points back to your own words.",
  },
];

/** A person with a session goes to the dashboard, whose guard decides; everybody else is not asked for one. */
export function loader({ request }: Route.LoaderArgs) {
  if (readCookie(request, "__session") && readCookie(request, "activity")) throw redirect("/dashboard");
  return null;
}

export default function Landing() {
  return (
    <PublicPage className="landing">
      <h1>The note is written before you are back at the bed.</h1>
      <p className="lead">
        Type what you saw, in your own words. NurseGPT turns it into an SBAR note in seconds, and shows for
        every statement where it comes from. What you did not say is listed, never filled in.
      </p>
      <p>
        <a className="button primary" href="/sign-up">
          Get Started Free
        </a>
      </p>
    </PublicPage>
  );
}
