import { publicMeta } from "#app/base/ui/public/public-meta.ts";
import { loadVisitor } from "#app/base/ui/public/public-visitor.server.ts";
import { TextPage } from "#app/base/ui/public/text-page.tsx";
import { PREMIUM_TRIAL_DAYS } from "#app/core/plans/plans.ts";
import { MINIMUM_AGE, RETENTION_DAYS } from "#app/core/plans/promises.ts";
import type { Route } from "./+types/terms.route";

export const meta: Route.MetaFunction = publicMeta({
  path: "/terms",
  title: "Terms of Service · NurseGPT",
  description:
    "What NurseGPT is and is not, your part as a professional, plans, payments and trials, fair use, and how to end it. In plain English.",
});

export const loader = loadVisitor;

export default function Terms({ loaderData: { isSignedIn } }: Route.ComponentProps) {
  return (
    <TextPage
      title="Terms of Service"
      isSignedIn={isSignedIn}
      lead="The agreement between you and us, in plain English. By creating an account you accept it."
      sections={[
        { id: "what", title: "What NurseGPT is, and what it is not", body: <WhatItIs /> },
        { id: "who", title: "Who may use it", body: <WhoMayUseIt /> },
        { id: "your-part", title: "Your part", body: <YourPart /> },
        { id: "plans", title: "Plans, trials and payments", body: <PlansAndPayments /> },
        { id: "fair-use", title: "Fair use", body: <FairUse /> },
        { id: "yours", title: "What is yours", body: <WhatIsYours /> },
        { id: "ending", title: "Ending it", body: <EndingIt /> },
        { id: "liability", title: "What we are liable for", body: <Liability /> },
        { id: "changes", title: "Changes", body: <Changes /> },
      ]}
    />
  );
}

function WhatItIs() {
  return (
    <>
      <p>
        NurseGPT drafts nursing documentation from what you type, answers medical questions from published
        papers, analyzes documents that you upload, writes nursing diagnoses, and answers questions in a chat.
      </p>
      <p>
        It is a writing aid. It does not examine, diagnose, monitor or treat anyone, it is not a medical
        device, and it does not replace your judgment, your protocols or a physician. Do not use it in place
        of an emergency call.
      </p>
    </>
  );
}

function WhoMayUseIt() {
  return (
    <p>
      You are at least {MINIMUM_AGE} years old, you are entitled to document the care you give, and your
      workplace allows you to use a tool like this one for it. One account is for one person.
    </p>
  );
}

function YourPart() {
  return (
    <ul>
      <li>You read every note before you use it. Statements marked amber are not in your notes.</li>
      <li>You decide what enters the record, and you are responsible for what you sign.</li>
      <li>You type no more about a patient than the task needs.</li>
      <li>You keep your password to yourself, and sign out of shared computers.</li>
    </ul>
  );
}

function PlansAndPayments() {
  return (
    <>
      <p>
        What each plan costs and allows is on the <a href="/pricing">pricing page</a>. Monthly limits are
        counted per calendar month in UTC. Paid plans renew each month until you cancel. Token packs are paid
        once and do not expire.
      </p>
      <p>
        Premium starts with a {PREMIUM_TRIAL_DAYS}-day free trial, once per person and email address. You are
        charged when it ends, unless you cancel before then. Payments are made through Stripe, whose pages
        show the amount before you confirm.
      </p>
      <p>
        You can cancel at any time. A cancelled plan runs until the end of the paid period. Incorrect charges
        are refunded: <a href="/contact">tell us</a>.
      </p>
    </>
  );
}

function FairUse() {
  return (
    <p>
      A generation that fails does not count toward your limits. You may not try to get around limits, read
      other people's data, break or overload the service, resell it, or use it for anything unlawful. We may
      suspend an account that does, and will tell its owner why.
    </p>
  );
}

function WhatIsYours() {
  return (
    <p>
      What you type and what is written from it is yours. We use it to give you the service and for nothing
      else; the <a href="/privacy">Privacy Policy</a> says what is kept, and for how long. The software, its
      name and its design are ours. NANDA is a name that belongs to its owner, used here only to say which
      kind of diagnosis is meant.
    </p>
  );
}

function EndingIt() {
  return (
    <p>
      You can stop at any time, and delete your account in Settings. {RETENTION_DAYS} days after a paid plan
      or an account ends, whatever is left of it is erased. We may end the service for everyone; if we do, we
      will say so in good time and refund what was paid for the time after that.
    </p>
  );
}

function Liability() {
  return (
    <p>
      We build NurseGPT with care, but a draft can still be wrong or incomplete, and the service can be down.
      It is provided as is, without a promise that a draft is correct. As far as the law allows, we are not
      liable for harm that results from using a draft that was not checked. Nothing here limits rights that
      the law gives you and that cannot be waived.
    </p>
  );
}

function Changes() {
  return (
    <p>
      When these terms change, the date at their top changes. If a change affects you, we tell you before it
      takes effect, and you may end the agreement instead.
    </p>
  );
}
