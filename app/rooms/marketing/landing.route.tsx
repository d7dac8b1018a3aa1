import { href, redirect } from "react-router";
import { ACCOUNT_DELETED_WORDS } from "#app/base/http/error-words.ts";
import { useNonce } from "#app/base/ui/browser/use-nonce.ts";
import { Claims } from "#app/base/ui/public/claims.tsx";
import { publicMeta } from "#app/base/ui/public/public-meta.ts";
import { PublicPage } from "#app/base/ui/public/public-page.tsx";
import { isSignedIn, loadVisitor } from "#app/base/ui/public/public-visitor.server.ts";
import { PREMIUM_TRIAL_DAYS } from "#app/core/plans/plans.ts";
import { ADVERTISED_TRIAL_DAYS } from "#app/core/plans/promises.ts";
import type { Route } from "./+types/landing.route";
import { ExampleNote } from "./landing/example-note.tsx";
import { ExampleScenes } from "./landing/example-scenes.tsx";
import { Features } from "./landing/features.tsx";
import { HowItWorks } from "./landing/how-it-works.tsx";
import stylesheet from "./marketing.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: Route.MetaFunction = publicMeta({
  path: "/",
  title: "NurseGPT · SBAR notes you can check at a glance",
  description:
    "For nurses: SBAR notes, medical research answers with citations, document analysis, nursing diagnoses and a chat assistant. Every statement points back to your own words.",
});

/** A person with a session goes to the dashboard, whose guard decides; nobody else is asked to sign in. */
export function loader({ request }: Route.LoaderArgs) {
  if (isSignedIn(request)) throw redirect(href("/dashboard"));
  return { ...loadVisitor({ request }), isDeleted: isAfterDeletion(new URL(request.url)) };
}

/** Whether a browser was sent here because its account was deleted. */
const isAfterDeletion = ({ searchParams }: URL): boolean => searchParams.get("account") === "deleted";

export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <PublicPage className="landing">
      {loaderData.isDeleted && <AccountDeleted />}
      {loaderData.isDeleted && <ShownOnce />}
      <Hero />
      <WhatWeClaim />
      <HowItWorks />
      <Features />
      <ExampleScenes />
      <FreeTrial />
    </PublicPage>
  );
}

/** After a deletion, on every device that learns of it. */
function AccountDeleted() {
  return (
    <div className="notice info" role="status">
      <strong>{ACCOUNT_DELETED_WORDS}</strong>
      <p>You are signed out, and what was kept in it is being erased.</p>
    </div>
  );
}

/** What the product is, how to start, and an example note. */
function Hero() {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div>
        <h1 id="hero-title">Write what you saw. Sign a note you can trust.</h1>
        <p className="lead">
          NurseGPT drafts your clinical documentation from your own words. Every statement shows where it came
          from, every number is compared with your notes, and what you did not say is listed, never filled in.
        </p>
        <p className="cta">
          <a className="button primary big" href="/sign-up">
            Get Started Free
          </a>
          <a className="button big" href="#how-it-works">
            See how it works
          </a>
        </p>
        <p className="small soft">
          For nurses and similar healthcare staff. No card needed. Works on the ward's computer and on your
          phone.
        </p>
      </div>
      <ExampleNote />
    </section>
  );
}

function WhatWeClaim() {
  return (
    <section className="band" id="claims" aria-labelledby="claims-title">
      <h2 id="claims-title" className="visually-hidden">
        What we claim, and what it rests on
      </h2>
      <Claims />
    </section>
  );
}

function FreeTrial() {
  return (
    <section id="free-trial" className="card free-trial" aria-labelledby="free-trial-title">
      <div>
        <h2 id="free-trial-title">{ADVERTISED_TRIAL_DAYS}-day free trial, no card</h2>
        <p>
          Start without a card and see on your own shifts whether it works for you. You try the Free plan, and
          when the trial is over you simply keep it: nothing is charged, and its monthly limits stay the same.
        </p>
        <p>
          <strong>{PREMIUM_TRIAL_DAYS}-day free trial on Premium</strong>, for when you need more. You see the
          date of the first charge before you confirm, and can cancel until then.
        </p>
      </div>
      <p className="cta">
        <a className="button primary big" href="/sign-up">
          Start your free trial
        </a>
        <a className="button big" href="/pricing">
          Compare plans
        </a>
      </p>
    </section>
  );
}

/** Goes with a notice that the address asks for, on a page without the app's scripts: a reload does not repeat it. */
function ShownOnce() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own line, with nothing put in
    <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: FORGET }} />
  );
}

const FORGET = 'history.replaceState(history.state,"",location.pathname)';
