import { redirect } from "react-router";
import { publicMeta } from "#app/base/ui/public-meta.ts";
import { PublicPage } from "#app/base/ui/public-page.tsx";
import { isSignedIn, loadVisitor } from "#app/base/ui/public-visitor.server.ts";
import type { Route } from "./+types/landing.route";
import { ExampleScenes } from "./landing/example-scenes.tsx";
import { Features } from "./landing/features.tsx";
import { FreeTrial } from "./landing/free-trial.tsx";
import { Hero } from "./landing/hero.tsx";
import { HowItWorks } from "./landing/how-it-works.tsx";
import { WhatWeClaim } from "./landing/what-we-claim.tsx";
import stylesheet from "./marketing.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicMeta({
    origin: loaderData?.origin ?? "",
    path: "/",
    title: "NurseGPT · SBAR notes you can check at a glance",
    description:
      "For nurses: SBAR notes, medical research answers with citations, document analysis, nursing diagnoses and a chat assistant. Every statement points back to your own words.",
  });

/** A person with a session goes to the dashboard, whose guard decides; everybody else is not asked for one. */
export function loader({ request }: Route.LoaderArgs) {
  if (isSignedIn(request)) throw redirect("/dashboard");
  return loadVisitor({ request });
}

export default function Landing() {
  return (
    <PublicPage className="landing">
      <Hero />
      <WhatWeClaim />
      <HowItWorks />
      <Features />
      <ExampleScenes />
      <FreeTrial />
    </PublicPage>
  );
}
