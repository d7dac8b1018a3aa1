import { publicMeta } from "#app/base/ui/public/public-meta.ts";
import { PublicPage } from "#app/base/ui/public/public-page.tsx";
import { loadVisitor } from "#app/base/ui/public/public-visitor.server.ts";
import { PlanLines } from "#app/core/plans/plan-card-view.tsx";
import { PLAN_CARDS } from "#app/core/plans/plan-cards.ts";
import { SUPPORT_ANSWER, SUPPORT_HOURS } from "#app/core/plans/promises.ts";
import type { Route } from "./+types/contact-sales.route";
import { ContactForm } from "./components/contact-form.tsx";
import { MessageSent } from "./components/message-sent.tsx";
import { salesRequest } from "./contact-request.ts";
import stylesheet from "./marketing.css?url";
import { isJustSent, takeRequest } from "./posted-request.server.ts";

const PATH = "/contact-sales";
const ENTERPRISE = PLAN_CARDS.find(({ name }) => name === "Enterprise");

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: Route.MetaFunction = publicMeta({
  path: PATH,
  title: "Contact sales · NurseGPT",
  description:
    "NurseGPT Enterprise for wards, hospitals and agencies: tell us about your team, and we will send you an offer.",
});

export const loader = (args: Route.LoaderArgs) => ({ ...loadVisitor(args), isSent: isJustSent(args) });

export const action = (args: Route.ActionArgs) => takeRequest(args, salesRequest, PATH);

export default function ContactSales({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PublicPage className="contact" isSignedIn={loaderData.isSignedIn}>
      <div className="contact-side">
        <h1>Contact sales</h1>
        <p className="lead">
          NurseGPT Enterprise, for wards, hospitals and agencies. Tell us about your team.
        </p>
        {ENTERPRISE && <PlanLines card={ENTERPRISE} className="ticks" />}
        <p className="soft">
          We reply {SUPPORT_ANSWER}, {SUPPORT_HOURS}. Just one nurse? The <a href="/pricing">other plans</a>{" "}
          need no call.
        </p>
      </div>
      {loaderData.isSent ? <MessageSent /> : <ContactForm path={PATH} isForSales rejected={actionData} />}
    </PublicPage>
  );
}
