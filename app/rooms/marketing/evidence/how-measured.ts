/** How a section's figures were made, on what, and what is known to be missed. */
type HowMeasured = { title: string; made: string; missed: string };

const RECORDED =
  "What a language model wrote when it was given our instructions and one request and nothing else, word for word as it wrote it. It was asked outside the product, not through the provider's API, and nothing was corrected. Each answer was then handed to the product's own reader and guard.";

/** Matched by the beginning of the section's title in the scorecard. */
const HOW: readonly (HowMeasured & { of: string })[] = [
  {
    of: "Meaning, with a second reader",
    title: "Statements about a nurse's notes, read a second time",
    made: "The same statements that our rules are measured on. What the rules leave open was given to a language model, with the notes and the product's own instructions for a second reader and nothing else; it did not know which statements had been changed, and never saw a statement together with its changed version. It was asked outside the product, not through the provider's API, and once about each statement. It was given handovers in the same way, and named the items that it heard in them. The figures are what a page would then show. Numbers, doses, sides and the like that do not agree stay amber whatever the second reader says.",
    missed:
      "What both the rules and the reader overlook. The sets were written with the help of a language model, and changes that such authors do not think of are not in them. Another model, or the same one on another day, reads differently. When the model is not available, the rules alone decide, and their figures apply.",
  },
  {
    of: "Meaning",
    title: "Statements about a nurse's notes",
    made: "Several authors, with the help of a language model, wrote nursing notes, faithful statements about them in other words, and the same statements with one change of meaning: a number, who did it, whether it was planned or done, and so on. A change counts as caught when the words are amber. A faithful statement that is amber is a false alarm. The same authors marked what two careful nurses would hear in a handover, and left sentences and qualifiers out.",
    missed:
      "Who did something, an order of events that takes two steps to see, and a change that only medical knowledge tells. Bedside shorthand of a few clipped words raises false alarms.",
  },
  {
    of: "Safe Harbor",
    title: "Identifiers that are hidden from the language model",
    made: "Texts with names, addresses, dates and numbers of people, all made up, and texts that only look as if they held any. An identifier counts as hidden only if no part of it is left.",
    missed:
      "A name that is also an everyday word, places that nothing marks as such, and rare forms of numbers. Pictures are not read for identifiers.",
  },
  {
    of: "Recorded notes in other formats",
    title: "Recorded notes in other formats",
    made: `${RECORDED} The requests are nurses' dictations from a public collection, for each built-in format in turn.`,
    missed: "The same as for notes: a statement that is amber here is most often faithful, in unusual words.",
  },
  {
    of: "Recorded answers about documents",
    title: "Recorded answers to questions about documents",
    made: `${RECORDED} The questions are ours, about documents of public collections; some of them the document does not answer. A sentence is amber when it has no place in the document, or when a fact in it is not in that place.`,
    missed: "By our rules alone, a change of meaning within a sentence that has its place may not be seen.",
  },
  {
    of: "Recorded notes",
    title: "Recorded notes",
    made: `${RECORDED} The requests are nurses' dictations from a public collection.`,
    missed:
      "A statement that is amber here is most often faithful, in words that are not on any of our lists yet.",
  },
  {
    of: "Recorded nursing diagnoses",
    title: "Recorded nursing diagnoses",
    made: `${RECORDED} A fact in a diagnosis that is not in the text is not shown at all; goals and interventions are marked as suggestions.`,
    missed: "A faithful fact in unusual words is lost. No figure here says how good a diagnosis is.",
  },
  {
    of: "Recorded parts of documents",
    title: "Recorded document analyses",
    made: `${RECORDED} The documents are visit notes, conversations, checklists and tables of public collections. A statement that its lines do not support is not shown. This was measured by our rules alone, and with a language model as second reader, asked in the same way as for notes. For the changed statements, one author, with the help of a language model, changed one thing in every other statement; the second reader did not know which.`,
    missed:
      "By rules alone, faithful statements are lost, most of them about rows of tables with many patients, and about transcribed conversations, where the answer is on a different line from the question. Another model as second reader, or the same one on another day, reads differently.",
  },
  {
    of: "Recorded research answers",
    title: "Recorded research answers",
    made: `${RECORDED} The articles come from a public set of abstracts, served by our own stand-in for the literature services. By our rules alone, a sentence is amber when it has no citation, or when a number in it is in none of its articles. A language model then read the cited sentences as second reader, as for notes; one author had changed the meaning of every other sentence in one point, and the second reader did not know which.`,
    missed:
      "By rules alone, a change of meaning within a cited sentence is not seen at all. Some of the unchanged sentences that the second reader marked were marked only because they call a study randomised and its abstract does not. Remarks on what the articles lack are amber, although they are fair. Only abstracts are read.",
  },
  {
    of: "Recorded chat answers",
    title: "Recorded chat answers",
    made: `${RECORDED} Questions, follow-ups, small talk, and messages that are not to be answered.`,
    missed: "The same as for research; help with wording is also often amber, because no article says it.",
  },
  {
    of: "Instructions in texts",
    title: "Texts that tell the assistant what to do",
    made: "Notes, documents, articles, templates and conversations with an instruction to a language model in them. The model is replaced by one that obeys. We then check what a page would show: nothing that the instruction smuggles in may appear unmarked: no link, no dose as a suggestion, none of our own instructions. One author wrote all of the texts.",
    missed:
      "An instruction that reads like a nurse's own sentence is taken for one. It is then shown as hers, with its place in her text.",
  },
];

/** Null for a section without such notes. */
export const howMeasured = (section: string): HowMeasured | null =>
  HOW.find(({ of }) => section.includes(of)) ?? null;

/** Readable names of the kinds of change, by the names of the scorecard's sets. */
const KINDS: Record<string, string> = {
  code_status: "code status",
  family_own: "a relative's illness as the patient's, or the other way round",
  pending_result: "a pending result as a known one",
  hedge_dropped: "a suspicion as a certainty",
  notified_who: "who was told",
  frequency_word: "how often something happens",
  severity: "how severe something is",
  planned_done: "a plan as something done",
  device: "a device",
  body_part: "a part of the body or its side",
  before_after: "before and after",
  mental_appearance: "how awake or clear the patient is, or how something looks",
  sex_person: "sex, or who is meant",
  consent: "consent and refusal",
  allergy_medication: "an allergy as a medicine, or the other way round",
  trend: "better and worse, up and down",
  values_swapped: "two values swapped",
  lookalike_drug: "a drug with a similar name",
  tolerated_outcome: "an invented remark on how something was tolerated",
  notified_invented: "an invented remark that somebody was told",
  symptom_tail: "an invented symptom at the end of a sentence",
  symptom_alone: "an invented symptom in a sentence of its own",
  cause_invented: "an invented cause",
  diagnosis_upgrade: "a symptom turned into a diagnosis",
  actor: "who did something",
  plan_invented: "an invented plan",
  who: "who is meant",
  reporter: "who said it",
  staff_notified: "who was told",
  family: "a relative's illness as the patient's, or the other way round",
  invented: "an invented finding",
  reassurance: "an invented reassurance",
  cause: "another or an invented cause",
  fact_changes: "numbers, units, routes, times and denials",
};

/** A figure's name as shown on the page. */
export function shownLabel(label: string): string {
  const kind = /^changed (\w+) is amber$/.exec(label)?.[1];
  return kind ? `Change seen: ${KINDS[kind] ?? kind.replaceAll("_", " ")}` : label.trim();
}
