import { publicMeta } from "#app/base/ui/public-meta.ts";
import { loadVisitor } from "#app/base/ui/public-visitor.server.ts";
import { TextPage } from "#app/base/ui/text-page.tsx";
import {
  CONTACT_MESSAGE_DAYS,
  MINIMUM_AGE,
  PRIVACY_ANSWER_DAYS,
  RETENTION_DAYS,
} from "#app/core/plans/promises.ts";
import type { Route } from "./+types/privacy.route";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicMeta({
    origin: loaderData?.origin ?? "",
    path: "/privacy",
    title: "Privacy Policy · NurseGPT",
    description:
      "What NurseGPT does with what you type about patients, what is kept about you, for how long, who else is involved, and how to get it or have it erased.",
  });

export const loader = loadVisitor;

export default function Privacy({ loaderData: { isSignedIn } }: Route.ComponentProps) {
  return (
    <TextPage
      title="Privacy Policy"
      isSignedIn={isSignedIn}
      lead="What you type about a patient is used to answer you. It is not sold, not used for advertising, and not kept longer than this page says."
      sections={[
        { id: "patients", title: "What you type about patients", body: <AboutPatients /> },
        { id: "documents", title: "Documents you upload", body: <Documents /> },
        { id: "you", title: "What we keep about you", body: <AboutYou /> },
        { id: "browser", title: "In your browser", body: <InYourBrowser /> },
        { id: "others", title: "Who else is involved", body: <Others /> },
        { id: "how-long", title: "How long it is kept", body: <HowLong /> },
        { id: "safe", title: "How it is protected", body: <Protection /> },
        { id: "requests", title: "Your requests", body: <Requests /> },
        { id: "age", title: "Age, place and changes", body: <AgeAndChanges /> },
      ]}
    />
  );
}

function AboutPatients() {
  return (
    <>
      <p>
        Your notes are used to write what you asked for. The finished note goes to your browser; we keep no
        copy of it. Names, email addresses, phone numbers, record numbers and other identifiers that we
        recognize are replaced by placeholders before the language model sees the text, and put back
        afterwards. They are never written to logs.
      </p>
      <p>
        Rules recognize identifiers, and rules can miss a rare name. The surest way is to enter the patient's
        name in its own field, or to leave it out. Ages, dates of the clinical course and places are sent,
        because a note needs them.
      </p>
      <p>
        A form that you have not sent yet is kept encrypted for at most 24 hours, so that an automatic logout
        does not lose it. Only you can restore it, and it is deleted as soon as you restore or discard it.
      </p>
    </>
  );
}

function Documents() {
  return (
    <>
      <p>
        A file that you upload is deleted as soon as it has been read and analyzed. If its upload or analysis
        is not finished, it is deleted a day after its last part arrived.
      </p>
      <p>
        Its text, its analysis and what you asked about it are kept in your account, so that you can come back
        to them. Nobody else can open them. They are erased with your account, and {RETENTION_DAYS} days after
        a paid plan ends if the document is older than that.
      </p>
    </>
  );
}

function AboutYou() {
  return (
    <>
      <ul>
        <li>Your name and e-mail address, and what you enter in your profile: with our identity provider.</li>
        <li>Your plan, and your customer number at the payment provider if you have ever paid.</li>
        <li>How much you use each month: counts and tokens, never content.</li>
        <li>Messages you have sent us with a contact form.</li>
      </ul>
      <p>Your card number never reaches us: payments are made on the payment provider's own pages.</p>
    </>
  );
}

function InYourBrowser() {
  return (
    <>
      <p>
        Cookies keep you signed in, tell us that you are still there, and remember your color theme, your time
        zone and whether you asked to be remembered. There are no advertising cookies and no third-party
        tracking.
      </p>
      <p>Nothing about a patient stays in the browser after you are signed out.</p>
    </>
  );
}

function Others() {
  return (
    <>
      <p>We work with these providers, each for its own purpose only:</p>
      <ul>
        <li>Clerk: sign-up, sign-in, and your profile.</li>
        <li>Anthropic: the language model that drafts notes and answers.</li>
        <li>Stripe: payments, invoices and card data.</li>
        <li>Cloudflare: the servers, the database and the storage.</li>
        <li>
          Europe PMC and PubMed: public libraries of medical papers. They receive the search, with recognized
          identifiers removed, but not who is asking.
        </li>
      </ul>
      <p>We give data to authorities only where the law requires us to.</p>
    </>
  );
}

function HowLong() {
  return (
    <ul>
      <li>Unsent forms: at most 24 hours.</li>
      <li>
        Your account and what belongs to it: for as long as you have it. {RETENTION_DAYS} days after a paid
        plan or an account ends, whatever is left of it is erased.
      </li>
      <li>Messages sent with our contact forms: {CONTACT_MESSAGE_DAYS} days.</li>
      <li>Invoices: as long as tax law requires, with the payment provider.</li>
    </ul>
  );
}

function Protection() {
  return (
    <p>
      Every connection is encrypted. Unsent forms are encrypted once more before they are stored. After 5
      minutes without activity you are signed out, in every open tab, so that a shared computer on the ward
      shows nothing to whoever sits down next. Our logs hold times, counts and error codes, and no text that
      you typed.
    </p>
  );
}

function Requests() {
  return (
    <p>
      You can download what we hold about you and delete your account yourself, in Settings. For everything
      else, correction and objection included, use the <a href="/contact">contact page</a>. We answer privacy
      requests within {PRIVACY_ANSWER_DAYS} days. If you work for a facility whose patients you document,
      requests from patients about their records go to that facility.
    </p>
  );
}

function AgeAndChanges() {
  return (
    <>
      <p>
        NurseGPT is for professionals who are at least {MINIMUM_AGE} years old. We do not knowingly hold data
        about younger users.
      </p>
      <p>
        Our providers may process data in countries other than yours, including the United States. When this
        policy changes, the date at its top changes, and if a change affects you we tell you before it takes
        effect.
      </p>
    </>
  );
}
