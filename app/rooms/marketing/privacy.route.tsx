import { TextPage } from "#app/base/ui/public-page.tsx";
import type { Route } from "./+types/privacy.route";

export const meta: Route.MetaFunction = () => [{ title: "Privacy Policy · NurseGPT" }];

export default function Privacy() {
  return (
    <TextPage title="Privacy Policy">
      <h2>What you type about patients</h2>
      <p>
        Your notes are used to write the note that you asked for, and are not kept. Names, e-mail addresses,
        phone and record numbers that we recognise are replaced by placeholders before the language model sees
        the text, and put back afterwards. They are never written to logs.
      </p>
      <p>
        An unsaved form is kept encrypted for at most 24 hours, so that a logout does not lose it. Only you
        can restore it, and it is deleted once you did or declined.
      </p>
      <h2>What we keep about you</h2>
      <p>
        Your name and e-mail address are with our identity provider. We keep your plan and how much you used:
        counts and tokens, never content.
      </p>
      <h2>In your browser</h2>
      <p>
        Cookies keep you signed in and remember your colours, time zone and whether to be remembered. Nothing
        about a patient stays in the browser after you are signed out.
      </p>
      <h2>Your requests</h2>
      <p>We answer privacy requests within 30 days.</p>
    </TextPage>
  );
}
