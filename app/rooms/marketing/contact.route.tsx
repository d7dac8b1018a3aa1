import { appOf } from "#app/base/runtime/context.server.ts";
import { publicMeta } from "#app/base/ui/public/public-meta.ts";
import { PublicPage } from "#app/base/ui/public/public-page.tsx";
import { loadVisitor } from "#app/base/ui/public/public-visitor.server.ts";
import { LastUpdated } from "#app/base/ui/public/text-page.tsx";
import { PRIVACY_ANSWER_DAYS, SUPPORT_ANSWER, SUPPORT_HOURS } from "#app/core/plans/promises.ts";
import type { Route } from "./+types/contact.route";
import { ContactForm } from "./components/contact-form.tsx";
import { MessageSent } from "./components/message-sent.tsx";
import { supportRequest } from "./contact-request.ts";
import stylesheet from "./marketing.css?url";
import { isJustSent, takeRequest } from "./posted-request.server.ts";

const PATH = "/contact";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: Route.MetaFunction = publicMeta({
  path: PATH,
  title: "Contact · NurseGPT",
  description:
    "Ask NurseGPT support, send a privacy request, or ask about Enterprise. When and how we reply.",
});

export function loader({ request, context }: Route.LoaderArgs) {
  const email = appOf(context).env.settings.SUPPORT_EMAIL ?? null;
  return { ...loadVisitor({ request }), isSent: isJustSent({ request, context }), email };
}

export const action = (args: Route.ActionArgs) => takeRequest(args, supportRequest, PATH);

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { isSignedIn, isSent, email } = loaderData;
  return (
    <PublicPage className="contact" isSignedIn={isSignedIn}>
      <div className="contact-side">
        <h1>Contact</h1>
        <LastUpdated />
        <p className="lead">
          Support replies {SUPPORT_ANSWER}, {SUPPORT_HOURS}.
        </p>
        <Reasons />
      </div>
      {isSent && <MessageSent />}
      {!isSent && email && <WriteTo email={email} />}
      {!isSent && !email && <ContactForm path={PATH} isForSales={false} rejected={actionData} />}
    </PublicPage>
  );
}

function Reasons() {
  return (
    <ul className="reasons">
      <li>
        <h2>Something is not working</h2>
        <p>
          Tell us which page, when it happened and what you expected. Please do not include anything about
          patients.
        </p>
      </li>
      <li>
        <h2>Privacy</h2>
        <p>
          You can do most of this yourself: download your data or delete your account in Settings. Every other
          request is answered within {PRIVACY_ANSWER_DAYS} days, as the <a href="/privacy">Privacy Policy</a>{" "}
          says.
        </p>
      </li>
      <li>
        <h2>Your password</h2>
        <p>
          <a href="/forgot-password">Choose a new one</a> yourself, at any hour.
        </p>
      </li>
      <li>
        <h2>Enterprise</h2>
        <p>
          For wards, hospitals and agencies: <a href="/contact-sales">contact sales</a>.
        </p>
      </li>
    </ul>
  );
}

function WriteTo({ email }: { email: string }) {
  return (
    <div className="card contact-form">
      <h2>Write to us</h2>
      <p>
        <a className="button primary big" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      <p className="soft">Email is not a secure channel: please do not include anything about patients.</p>
    </div>
  );
}
