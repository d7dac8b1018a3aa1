import { phraseTable } from "../text/phrases.ts";
import { type Token, tokenise } from "../text/tokens.ts";

/**
 * How a word denies: "list" covers a list that follows ("denies nausea, vomiting or fever"), "clause" the words that
 * follow ("not eating"), "back" what comes before ("edema: none"); "doubt" makes what follows neither present nor
 * absent ("monitor for", "possible").
 */
export type Cue = "list" | "clause" | "back" | "doubt";

/** Reads the cue that begins at this token, or null. */
export function readCue(tokens: readonly Token[], at: number): { cue: Cue; end: number } | null {
  const word = tokens[at]?.text ?? "";
  const found = CUES.match(tokens, at);
  if (!found && word.endsWith("n't") && word.length > 3) return { cue: "clause", end: at + 1 };
  return found && { cue: found.value, end: found.end };
}

/**
 * A word with a built-in denial, as the word without it: "nonproductive" is "productive", "afebrile" is "febrile". Null
 * when the word denies nothing.
 */
export function deniedBase(word: string): string | null {
  const listed = DENIED.get(word);
  if (listed) return listed;
  return /^non[a-z]{5,}$/.test(word) && !KEPT.has(word) ? word.slice(3) : null;
}

const CUES = phraseTable<Cue>(tokenise);
const LINES: [Cue, string][] = [
  [
    "list",
    "no, no need to, no need for, no reason to, no plan to, no plans to, denies, denied, denying, deny, without, w/o, neither, nor, negative for, neg for, absence of, lack of, lacks, lacking, free of, free from, nil, never, no known, doesn't have, does not have, not have, didn't have",
  ],
  [
    "clause",
    "not, cannot, unable to, not able to, nothing, nobody, refuses, refused, refusing, fails to, failed to, no longer, never had, rather than, instead of, as opposed to, yet to, has yet to, have yet to",
  ],
  [
    "back",
    "absent, none, negative, neg, ruled out, not present, not noted, not seen, not observed, not evident, not appreciated, not detected, not identified, not reported, not found, not needed, not required, not indicated, not applicable",
  ],
  [
    "doubt",
    "possible, possibly, potential, potentially, risk of, risk for, at risk of, monitor for, monitoring for, watch for, watching for, rule out, r/o, concern for, if, suspected, in case of, prevent, prevents, preventing, assess for, evaluate for, may, might, could, should, to avoid, avoid, would, any signs of, prn for, as needed for",
  ],
];
for (const [cue, phrases] of LINES) for (const phrase of phrases.split(",")) CUES.add(phrase.trim(), cue);
for (const verb of ["is", "are", "was", "were"]) {
  for (const seen of ["present", "noted", "seen", "observed", "needed", "required", "reported"])
    CUES.add(`${verb}n't ${seen}`, "back");
}

/** "Not yet obtained", "hasn't been done": what was not done comes before. */
const NOT_DONE =
  "obtained done given taken started signed performed completed collected sent received heard felt palpable visible available attempted passed opened open administered inserted placed changed checked tested reviewed assessed documented charted recorded drawn repeated resulted reported back discussed decided applied removed commenced prescribed ordered booked arranged confirmed ruled-out seen noted present elicited heard";
for (const verb of NOT_DONE.split(" "))
  for (const between of ["", "yet ", "been ", "yet been ", "been able to be "])
    for (const not of [
      "not",
      ...["has", "have", "had", "was", "were", "is", "are"].map((verb) => `${verb}n't`),
    ])
      CUES.add(`${not} ${between}${verb.replace("-", " ")}`, "back");

const KEPT = new Set(["nonsense", "nontheless", "nonetheless"]);

const DENIED = new Map(
  (
    "unable:able unlabored:labored unlaboured:labored unchanged:changed unstable:stable unsteady:steady unresponsive:responsive " +
    "uncooperative:cooperative unaware:aware unequal:equal uncontrolled:controlled untreated:treated unlikely:likely " +
    "unremarkable:remarkable unimpaired:impaired uninjured:injured unproductive:productive unconscious:conscious " +
    "undressed:dressed uncomfortable:comfortable unsafe:safe unassisted:assisted unclear:clear uneven:even unhealthy:healthy " +
    "unwell:well unsuccessful:successful unsuccessfully:successfully uneventful:eventful unkempt:kempt unreactive:reactive " +
    "incontinent:continent inadequate:adequate irregular:regular irregularly:regularly abnormal:normal abnormally:normally " +
    "asymptomatic:symptomatic disoriented:oriented intolerant:tolerant insufficient:sufficient ineffective:effective " +
    "immobile:mobile incomplete:complete inconsistent:consistent inappropriate:appropriate inactive:active " +
    "intolerable:tolerable noncompliant:compliant nontender:tender nt:tender nd:distended atraumatic:traumatic inability:ability " +
    "nonverbal:verbal non:non nonambulatory:ambulatory disconnected:connected discontinuous:continuous dissatisfied:satisfied"
  )
    .split(" ")
    .map((pair): [string, string] => {
      const [word = "", base = ""] = pair.split(":");
      return [word, base];
    })
    .filter(([word]) => word !== "non"),
).set("afebrile", "fever");
