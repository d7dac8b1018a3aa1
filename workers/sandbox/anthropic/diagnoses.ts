import type { Source } from "./prompt.ts";
import { sentences } from "./sentences.ts";

type Part = { text: string; quotes: string[] };
export type Diagnosis = { diagnosis: Part; related_factors: Part[]; defining_characteristics: Part[] };

type Rule = {
  /** The patient's problem, in plain words. */
  problem: string;
  /** Findings that show it; a risk has none. */
  signs: RegExp;
  /** What it may come from. */
  factors: RegExp;
};

const MOST_DIAGNOSES = 3;
const MOST_PARTS = 3;

/** Plain keyword rules, most urgent first. They are examples, not clinical judgement, and name no licensed label. */
const RULES: Rule[] = [
  {
    problem: "Breathing that does not take up enough oxygen",
    signs:
      /\b(?:(?:moderate |severe |mild )?(?:dyspnea|dyspnoea)|short(?:ness)? of breath|sob\b|(?:labou?red|shallow) breathing|(?:using )?accessory muscles?|hypoxemia|hypoxia|cyanosis|(?:o2 |oxygen )?(?:sats?|saturation|spo2|pulse oximetry)[^.\n\d]{0,40}(?:[67]\d|8\d|9[01])\s?%?)/gi,
    factors:
      /\b(?:pneumonia|copd|pulmonary congestion|pleural effusion|heart failure|diminished breath sounds|productive cough|secretions|asthma)\b/gi,
  },
  {
    problem: "Pain that limits comfort",
    signs:
      /\b(?:(?:rates? )?(?:her |his |the |their )?pain (?:is |at |of |as |score )*\d{1,2}(?: ?\/ ?10| out of 10)|(?:dull |sharp |chronic |severe )?(?:ache|aching|pain|cramping|tenderness)|grimac\w+|guarding)/gi,
    factors: /\b(?:surgery|fracture|incision|wound|post-?op\w*|cramping|constipation|injury)\b/gi,
  },
  {
    problem: "Confusion that needs watching",
    signs:
      /\b(?:confus(?:ed|ion)|disorient(?:ed|ation)(?: to \w+)?|forgetful(?:ness)?|delirium|agitat(?:ed|ion))\b/gi,
    factors: /\b(?:urinary tract infection|uti|hypoxemia|hypoxia|dementia|anesthesia|dehydration|fever)\b/gi,
  },
  {
    problem: "Too little fluid in the body",
    signs:
      /\b(?:dehydrat(?:ed|ion)|(?:skin )?turgor (?:is |was )?tented|(?:oral )?mucosa (?:is |are |appears )?(?:quite )?dry|dry (?:oral )?mucosa|decreased urine output|dark(?: orange)? urine)\b/gi,
    factors: /\b(?:vomiting|diarrhea|diarrhoea|poor (?:oral )?intake|fever)\b/gi,
  },
  {
    problem: "More fluid in the body than it can clear",
    signs:
      /\b(?:(?:trace |generalized |bilateral |[1-4]\+ )?(?:pitting |pedal )*(?:edema|oedema)|jugular venous distention|fluid (?:overload|retention))\b/gi,
    factors: /\b(?:heart failure|renal failure|kidney disease|cardiac insufficiency)\b/gi,
  },
  {
    problem: "Risk of falling",
    signs: /(?!)/g,
    factors:
      /\b(?:history of falls|falls? risk|high risk for falls|recent fall|fell|generali[sz]ed weakness|dizziness|unsteady|limited mobility|uses? (?:a )?walker)\b/gi,
  },
];

/** Up to three diagnoses that the sources' own words point to, each part with the words it rests on. */
export function findDiagnoses(sources: Source[]): Diagnosis[] {
  const all = sources.flatMap((source) => sentences(source.text));
  return RULES.map((rule) => diagnose(rule, all))
    .filter((diagnosis) => diagnosis !== null)
    .slice(0, MOST_DIAGNOSES);
}

function diagnose({ problem, signs, factors }: Rule, all: string[]): Diagnosis | null {
  const found = evidence(signs, all);
  const causes = evidence(factors, all);
  const isRisk = problem.startsWith("Risk");
  const quotes = (isRisk ? causes : found).slice(0, 1);
  if (quotes.length === 0) return null;
  return {
    diagnosis: { text: problem, quotes },
    related_factors: causes.map(part),
    defining_characteristics: found.map(part),
  };
}

function part(quote: string): Part {
  return { text: quote, quotes: [quote] };
}

const NEGATED = /\b(?:no|not|denies|denied|without|negative for|absence of|free of|nor)\b[^.;,]*$/i;

/** Different wordings that are stated and not denied. */
function evidence(pattern: RegExp, all: string[]): string[] {
  const quotes = new Map<string, string>();
  for (const sentence of all)
    for (const match of sentence.matchAll(pattern)) {
      const isDenied =
        NEGATED.test(sentence.slice(0, match.index)) ||
        /^[^.;,]*\b(?:not|absent)\b/i.test(sentence.slice(match.index + match[0].length));
      if (!isDenied && !quotes.has(match[0].toLowerCase()))
        quotes.set(match[0].toLowerCase(), match[0].trim());
    }
  return [...quotes.values()].slice(0, MOST_PARTS);
}
