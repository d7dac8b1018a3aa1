import { publicMeta } from "#app/base/ui/public/public-meta.ts";
import { loadVisitor } from "#app/base/ui/public/public-visitor.server.ts";
import { TextPage } from "#app/base/ui/public/text-page.tsx";
import {
  CONTACT_MESSAGE_DAYS,
  MINIMUM_AGE,
  PRIVACY_ANSWER_DAYS,
  RETENTION_DAYS,
} from "#app/core/plans/promises.ts";
import type { Route } from "./+types/privacy.route";
import { missedIdentifiers } from "./evidence/main-figures.ts";
import { newestRelease } from "./evidence/newest-release.ts";

export const meta: Route.MetaFunction = publicMeta({
  path: "/privacy",
  title: "Privacy Policy · NurseGPT",
  description:
    "What NurseGPT does with what you type about patients, what is kept about you, for how long, who else is involved, and how to get it or have it erased.",
});

export const loader = async ({ request }: Route.LoaderArgs) => ({
  ...loadVisitor({ request }),
  missed: missedIdentifiers(await newestRelease()),
});

export default function Privacy({ loaderData: { isSignedIn, missed } }: Route.ComponentProps) {
  return (
    <TextPage
      title="Privacy Policy"
      isSignedIn={isSignedIn}
      lead="What you type about a patient is used to answer you. It is not sold, not used for advertising, and not kept longer than this page says."
      sections={[
        { id: "patients", title: "What you type about patients", body: <AboutPatients missed={missed} /> },
        { id: "documents", title: "Documents you upload", body: <Documents /> },
        { id: "reports", title: "Statements you report", body: <Reports /> },
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

type Missed = ReturnType<typeof missedIdentifiers>;

/** "8 names in a hundred stayed in (115 of 1,527)". */
const stayed = ({ missed, all }: Missed["names"], one: string, more: string): string => {
  const share = Math.round((100 * missed) / all);
  return `${share} ${share === 1 ? one : more} in a hundred (${missed} of ${all.toLocaleString("en-US")})`;
};

function AboutPatients({ missed: { names, records, addresses } }: { missed: Missed }) {
  return (
    <>
      <p>
        Your notes are used to write what you asked for. The finished note goes to your browser, and is kept
        for you for as long as you choose (see below). Names, email addresses, phone numbers, record numbers
        and other identifiers that we recognize are replaced by placeholders before the language model sees
        the text, and put back afterwards. They are never written to logs.
      </p>
      <p>
        How well this works, and what is missed, is measured for each release: see{" "}
        <a href="/evidence">Evidence</a>.
      </p>
      <p>
        We look for the eighteen kinds of identifier that HIPAA's Safe Harbor names, among them addresses,
        dates, ages over 89, hospitals and towns. Rules recognize them, and rules miss some: in texts that the
        rules had not seen, {stayed(names, "name", "names")} stayed in,{" "}
        {stayed(records, "record number", "record numbers")}, and {stayed(addresses, "address", "addresses")}.
        The surest way is to enter the patient's name in its own field, or to leave it out. Years, times of
        day, days since an event, ages below 90, countries and states are sent, because a note needs them.
      </p>
      <p>
        What you are typing is saved as you type, so that leaving the page, a crash or an automatic logout
        loses nothing. It is erased when you sign out, and 24 hours after an automatic logout. If you keep it
        as you sign out, or chose to keep finished notes for longer, it waits for you for up to 24 hours after
        signing out, too.
      </p>
      <p>
        Finished notes are kept with their versions, together with the text that they were made from: until
        you sign out (after an automatic logout, for 24 hours), or for 12 hours, 7 days or 30 days, as you
        choose in Settings. You can delete each of them, and all of them, at any time.
      </p>
      <p>
        All of this is encrypted under a key that is made for you alone. Only our own programs, working for
        you, can open it. When your account is deleted, the key is destroyed, and nothing that was encrypted
        under it can be read again, not even in a copy or a backup.
      </p>
      <p>
        What you did with a note and with your account (signed in, opened, asked, signed, copied, exported,
        deleted, and when) is recorded without any text, in a way that shows if an entry was altered later.
        You can read and download that record in Settings.
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
        A scan is a PDF whose pages are pictures. To read one, its pages are sent to the language model as
        they are: names and numbers on them cannot be hidden first. You are asked before this happens, and
        your settings can forbid it.
      </p>
      <p>
        Its name, its text, its analysis and what you asked about it are kept in your account, encrypted under
        your key, so that you can come back to them. Nobody else can open them. They are erased when you
        delete the document or your account, and {RETENTION_DAYS} days after a paid plan ends if the document
        is older than that. Your ten latest searches are kept in the same way, and their answers for 24 hours.
        Note templates that you make are kept encrypted, too, until you delete them or your account.
      </p>
    </>
  );
}

function Reports() {
  return (
    <>
      <p>
        Below a note, diagnoses, an analysis or an answer you can report a wrong statement. The report says
        which tool it was and which kind of mistake you chose. Nothing from the page goes with it unless you
        tick the box and choose one statement to add. What you write in your own words is sent, too.
      </p>
      <p>
        Identifiers that we recognize are removed from both. They are encrypted under your key, and our
        support team reads them to find the mistake. Reports are part of your download and are deleted with
        your account, or after {CONTACT_MESSAGE_DAYS} days. How often each kind of mistake is found is on the{" "}
        <a href="/evidence">evidence page</a>.
      </p>
    </>
  );
}

function AboutYou() {
  return (
    <>
      <ul>
        <li>Your name and email address, and what you enter in your profile: with our identity provider.</li>
        <li>Your plan, and your customer number at the payment provider if you have ever paid.</li>
        <li>How much you use each month: how often and how many tokens. What you wrote is not part of it.</li>
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
      <p>
        Your own choices and counts, without anything about a patient, stay in this browser after you sign
        out: what you last copied, what you set aside as not relevant, how many notes you wrote. Nobody else
        sees them, and they are erased in the browser in which you delete your account.
      </p>
      <p>
        Anything about a patient is kept in the browser only in encrypted form, under a key that our server
        gives to your open session, and is erased when you sign out. If a logout happens while there is no
        connection, what could not be sent stays there encrypted for at most 24 hours, and only your own next
        sign-in can open it.
      </p>
    </>
  );
}

function Others() {
  return (
    <>
      <p>We work with these providers, each for its own purpose only:</p>
      <ul>
        <li>Clerk: sign-up, sign-in, and your profile.</li>
        <li>
          Anthropic: the language model that drafts notes and answers, and compares a finished note with what
          you typed.
        </li>
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
      <li>What you are typing: until you sign out, or 24 hours after it was last changed.</li>
      <li>
        An answer waiting for the page that asked for it: until the page has it, for at most 12 hours, and
        never after you sign out.
      </li>
      <li>Finished notes: as you choose, until you sign out by default and for at most 30 days.</li>
      <li>
        Your account and what belongs to it: for as long as you have it. {RETENTION_DAYS} days after a paid
        plan or an account ends, whatever is left of it is erased.
      </li>
      <li>
        The record of what was done with your account, without any text: six years, even after the account is
        deleted. It is then stored under a name that only we can compute, and contains no name, address or
        text.
      </li>
      <li>
        That an account was deleted: permanently, as a code that names nobody, so that a restored backup does
        not bring it back.
      </li>
      <li>
        That an email address had the free trial or the streak discount: permanently, even after the account
        is deleted, so that each is given only once. It is kept as a code from which nobody can read the
        address.
      </li>
      <li>Messages sent with our contact forms, and reports of statements: {CONTACT_MESSAGE_DAYS} days.</li>
      <li>Invoices: as long as tax law requires, with the payment provider.</li>
    </ul>
  );
}

function Protection() {
  return (
    <p>
      Every connection is encrypted. Notes, what you are typing, searches, documents and questions are
      encrypted once more before they are stored, under a key of your own. After 5 minutes without activity
      you are signed out, in every open tab, so that a shared computer on the ward shows nothing to whoever
      sits down next. Our logs hold times, counts and error codes, and no text that you typed.
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
