import type { SourceField, Span } from "./text/source.ts";

/** An abbreviation or a way to write a dose that leads to errors, and its safe form. */
type UnsafeWording = { text: string; safe: string; place: Span; reason: string };

type Rule = { pattern: RegExp; safe: (found: RegExpExecArray) => string; reason: string };

/** Units in which medicines are given; results, sizes and scores are written in others or in none. */
const DOSE =
  "mg|mcg|micrograms?|milligrams?|µg|ug|g|grams?|ml|mL|mLs|mls|units?|mEq|mmol|tabs?|tablets?|puffs?|drops?|L|litres?|liters?";

/**
 * The Joint Commission's "do not use" list (standard IM.02.02.01): U, IU, QD and QOD in all their spellings, a trailing
 * zero, a missing leading zero, MS, MSO4 and MgSO4.
 */
const RULES: readonly Rule[] = [
  {
    pattern: /(?<=\d ?)IU\b(?!\/)/g,
    safe: () => "international units",
    reason: "IU is mistaken for IV or 10",
  },
  {
    pattern:
      /(?<=(?:^|[^\w.])(?<!\b(?:[Bb]ed|room|ward|bay|level|unit|floor) )\d[\d,.]* ?(?:million |thousand )?)[Uu](?![\w/]|\.\d)(?! ?\/)/g,
    safe: () => " units",
    reason: "U is mistaken for 0 or 4",
  },
  {
    pattern: /(?<![\w.])(?:Q\.O\.D\.?|q\.o\.d\.?|QOD|qod|Qod)(?![\w])/g,
    safe: () => "every other day",
    reason: "QOD is mistaken for QD or QID",
  },
  {
    pattern: /(?<![\w.])(?:Q\.D\.?|q\.d\.?|QD|qd|Qd)(?![\w])/g,
    safe: () => "daily",
    reason: "QD is mistaken for QID",
  },
  {
    pattern: new RegExp(`(?<![\\d.,:/])(\\d+)\\.0+(?= ?(?:${DOSE})\\b(?!\\/(?:d?L|dl|l)\\b))`, "g"),
    safe: ([, whole = ""]) => whole,
    reason: "the decimal point is missed, ten times the dose",
  },
  {
    pattern: new RegExp(`(?<![\\w.,)])\\.(\\d+)(?= ?(?:${DOSE})\\b)`, "g"),
    safe: ([, part = ""]) => `0.${part}`,
    reason: "the decimal point is missed, ten times the dose",
  },
  {
    pattern: /(?<![\w])(?:MSO4|MSO₄|mso4)(?![\w])/g,
    safe: () => "morphine sulfate",
    reason: "mistaken for magnesium sulfate",
  },
  {
    pattern: /(?<![\w])(?:MgSO4|MgSO₄|MGSO4|mgso4|MgSo4)(?![\w])/g,
    safe: () => "magnesium sulfate",
    reason: "mistaken for morphine sulfate",
  },
  {
    // Multiple sclerosis and "Ms" are written alike: only beside a dose, a route or an order it is the medicine.
    pattern:
      /(?<![\w.])MS(?= ?(?:contin\b|IR\b|drip\b|gtt\b|infusion\b|PCA\b|\d+(?:\.\d+)? ?(?:mg|mcg)\b|(?:IV|IM|PO|SC|SQ|subcut|IVP|prn|PRN|ordered|held|charted|given|pushed)\b))|(?<=\b(?:gave|given|giving|administered|received|pushed|prn|got) )MS\b(?! (?:nurse|society))/g,
    safe: () => "morphine sulfate",
    reason: "can mean morphine sulfate or magnesium sulfate",
  },
  {
    pattern: /(?<=\b\d+(?:\.\d+)? ?(?:mg|mcg) (?:of )?(?:IV |IM |PO )?)MS\b/g,
    safe: () => "morphine sulfate",
    reason: "can mean morphine sulfate or magnesium sulfate",
  },
];

/** A result, a score, a size or a tube, of whose zeros nobody is misled. */
const MEASURED =
  /\b(?:inr|k\+?|na|potassium|sodium|creatinine|creat|lactate|hb|hgb|haemoglobin|hemoglobin|wbc|wcc|crp|ph|troponin|trop|bilirubin|glucose|bgl|bsl|mg|magnesium|phos\w*|calcium|albumin|level|tsh|psa|ett|et tube|tube|trach\w*|size|sz|fr|french|gauge|cm|mm|lesion|wound|score|pain|gcs|temp|temperature|weight|wt|drain\w*|output|urine|range|ref|reference)\b[^.;,\n]{0,18}$/i;

/** What of a text is written unsafely, in its order, each stretch once. */
export function findUnsafeWording(sources: readonly SourceField[]): UnsafeWording[] {
  return sources.flatMap(({ name, text }) => {
    const found = RULES.flatMap(({ pattern, safe, reason }) =>
      [...text.matchAll(pattern)].flatMap((match): UnsafeWording[] => {
        const start = match.index;
        const isZero = /\.0+$/.test(match[0]);
        if (isZero && MEASURED.test(text.slice(Math.max(0, start - 40), start))) return [];
        const place = { field: name, start, end: start + match[0].length };
        const glued = /\s$/.test(text.slice(0, start)) ? safe(match).trimStart() : safe(match);
        return [{ text: match[0], safe: glued, place, reason }];
      }),
    );
    return found
      .sort((a, b) => a.place.start - b.place.start)
      .filter((one, at, all) => at === 0 || one.place.start >= (all[at - 1]?.place.end ?? 0));
  });
}
