import { PREMIUM_TRIAL_DAYS } from "#app/core/plans/plans.ts";
import { ADVERTISED_TRIAL_DAYS, RETENTION_DAYS } from "#app/core/plans/promises.ts";

const QUESTIONS = [
  {
    question: "What does the free trial include?",
    answer: `${ADVERTISED_TRIAL_DAYS}-day free trial, no card: you try the Free plan, and simply keep it afterwards. Premium starts with a ${PREMIUM_TRIAL_DAYS}-day free trial, once per person.`,
  },
  {
    question: "What is counted?",
    answer:
      "Each finished SBAR note, set of NANDA diagnoses, research answer, chat message and analyzed document is one use of its kind, and a note from a template is one SBAR note. All of them also draw on the month's tokens, as questions about a document do.",
  },
  {
    question: "What is a token?",
    answer:
      "A piece of a word. Input is what the model reads for you: what you typed, the articles or the document that your question is answered from, and what was said before in a conversation. So a short question can take several hundred. What is written for you is output. Our own instructions to the model are not counted, nor is the second reading of a note.",
  },
  {
    question: "What happens at a limit?",
    answer:
      "You are told before you start, and nothing you have typed is lost. Everything resets on the first of the month (UTC). If tokens ran out, a token pack or a larger plan helps sooner; if notes, searches, chat messages, diagnoses or file analyses did, only a larger plan does.",
  },
  {
    question: "Do I pay for a note that fails?",
    answer: "No. A generation that fails does not count toward your limits.",
  },
  {
    question: "How do I cancel?",
    answer: `In Settings, at any time. The plan runs until the end of the paid period; ${RETENTION_DAYS} days after it ends, whatever is left of it is erased.`,
  },
];

/** What people ask before they pay. */
export function PricingQuestions() {
  return (
    <section id="questions" className="questions" aria-labelledby="questions-title">
      <header className="section-head">
        <h2 id="questions-title">Questions before you choose</h2>
      </header>
      {QUESTIONS.map(({ question, answer }) => (
        <details key={question} name="question">
          <summary>{question}</summary>
          <p className="soft">{answer}</p>
        </details>
      ))}
    </section>
  );
}
