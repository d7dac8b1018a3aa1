import { Claims } from "#app/base/ui/public/claims.tsx";
import { publicMeta } from "#app/base/ui/public/public-meta.ts";
import { loadVisitor } from "#app/base/ui/public/public-visitor.server.ts";
import { TextPage } from "#app/base/ui/public/text-page.tsx";
import type { Route } from "./+types/about.route";

export const meta: Route.MetaFunction = publicMeta({
  path: "/about",
  title: "About · NurseGPT",
  description:
    "Why NurseGPT exists, what it does for nurses and similar healthcare staff, how its checks work, and where its limits are.",
});

export const loader = loadVisitor;

export default function About({ loaderData: { isSignedIn } }: Route.ComponentProps) {
  return (
    <TextPage
      title="About NurseGPT"
      isSignedIn={isSignedIn}
      lead="Software that drafts is everywhere. Nurses need software whose drafts can be checked at a glance. So we built it."
      sections={[
        { id: "why", title: "Why it exists", body: <Why /> },
        { id: "who", title: "Who it is for", body: <WhoFor /> },
        { id: "what", title: "What it does", body: <WhatItDoes /> },
        { id: "checks", title: "How a note is checked", body: <HowChecked /> },
        { id: "limits", title: "Where its limits are", body: <Limits /> },
        { id: "claims", title: "What we claim, and what it rests on", body: <Claims /> },
      ]}
    />
  );
}

function Why() {
  return (
    <p>
      A language model writes a clean note in seconds, and that is the trouble: a dose that is off by a factor
      of ten, a left that became a right or a “no” that went missing reads just as well. Whoever signs has to
      spot it. NurseGPT is built around that moment: it shows where every statement came from, so that
      checking is quick too.
    </p>
  );
}

function WhoFor() {
  return (
    <p>
      Nurses and similar healthcare staff: RN, LPN, NP, CNS and CNA. People who type at a shared computer with
      gloves in their pocket, get interrupted, and have a handover in ten minutes.
    </p>
  );
}

function WhatItDoes() {
  return (
    <ul>
      <li>
        AI-generated SBAR clinical notes from what you typed, with vital signs and demographics if you want.
      </li>
      <li>Medical research answers with citations of papers that were actually retrieved.</li>
      <li>File Analysis: Analysis of uploaded documents, and answers to questions about them.</li>
      <li>NANDA nursing diagnoses in three parts, each with its evidence.</li>
      <li>A chat assistant for everything in between.</li>
    </ul>
  );
}

function HowChecked() {
  return (
    <>
      <p>
        Plain rules that we wrote and can explain compare the draft with your text: numbers in digits and in
        words, units, drugs, doses, routes, sides, times and negation, in both directions. A difference in one
        of these stays marked, whatever a model says. A quotation that is not in your text is dropped.
      </p>
      <p>
        What the rules leave open is read a second time: a language model is given nothing but your notes, the
        lines of your document or the cited articles, and those statements, and says which of them differ. It
        can mark a statement, or clear one that the rules only doubted, and like the rules it can be wrong.
        When it is not available, the rules alone decide. How often each is right is on the{" "}
        <a href="/evidence">evidence page</a>.
      </p>
      <p>
        Each statement then says what it is: supported by your words, a suggestion, computed, or not in your
        notes. What you typed and the draft left out is listed, and so is what you did not state.
      </p>
    </>
  );
}

function Limits() {
  return (
    <p>
      The checks find what contradicts your notes. They cannot know what you did not write, and they do not
      replace looking at the patient. An invented finding without a number, a drug or a negation can slip
      through when real words are quoted for it. That is why you read before you sign.
    </p>
  );
}
