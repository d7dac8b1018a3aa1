import type { SourceField, Span } from "./text/source.ts";

/** An abbreviation or dose format that leads to errors, with its safe form; two forms if it can mean either. */
type UnsafeWording = { text: string; safe: string; or?: string; place: Span; reason: string };

/** `safe` returns the safe form and, for an ambiguous wording, the less likely one. */
type Rule = { pattern: RegExp; safe: (found: RegExpExecArray) => string | [string, string]; reason: string };

/** Units in which medicines are given; results, sizes and scores have others or none. */
const DOSE =
  "mg|mcg|micrograms?|milligrams?|µg|ug|g|grams?|ml|mL|mLs|mls|units?|mEq|mmol|tabs?|tablets?|puffs?|drops?|L|litres?|liters?";

/** Per litre something is measured; per hour, kilogram or day it is given. */
const NOT_PER_LITRE = "(?! ?\\/ ?(?!kg|h|min|day|dose))";

/**
 * The Joint Commission's "do not use" list (standard IM.02.02.01): U, IU, QD and QOD in all their spellings, a trailing
 * zero, a missing leading zero, MS, MSO4 and MgSO4; and cc, which is on the list of the Institute for Safe Medication
 * Practices.
 */
const RULES: readonly Rule[] = [
  {
    pattern: new RegExp(`(?<=\\d ?)IU\\b${NOT_PER_LITRE}`, "gi"),
    safe: () => "international units",
    reason: "IU is mistaken for IV or 10",
  },
  {
    pattern: new RegExp(
      `(?<=(?:^|[^\\w.])(?<!\\b(?:[Bb]ed|room|ward|bay|level|unit|floor) )\\d[\\d,.]* ?(?:million |thousand )?)[Uu](?!\\w|\\.\\d)${NOT_PER_LITRE}`,
      "g",
    ),
    safe: () => " units",
    reason: "U is mistaken for 0 or 4",
  },
  {
    pattern:
      /(?<=(?<!\b(?:bed|room|rm|ward|bay) ?)(?<![\d.,])\d[\d,.]* ?)cc\b(?! ?[:=]| ?(?:balloon|syringe|cuff))/gi,
    safe: () => " mL",
    reason: "mistaken for 00 or units",
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
    // Even if a space was lost: "Lorazepam.5 mg".
    pattern: new RegExp(`(?<![\\d.])\\.(\\d+)(?= ?(?:${DOSE})\\b(?!\\/(?:d?L|dl|l)\\b))`, "g"),
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
    // Multiple sclerosis and "Ms" look the same: it is the medicine only beside a dose, a route or an order.
    pattern:
      /(?<![\w.])MS(?= ?(?:contin\b|IR\b|drip\b|gtt\b|infusion\b|PCA\b|\d+(?:\.\d+)? ?(?:mg|mcg|g|grams?|gm)\b|(?:IV|IM|PO|SC|SQ|subcut|IVP|prn|PRN|ordered|held|charted|given|pushed)\b))|(?<=\b(?:gave|given|giving|administered|received|pushed|prn|got) )MS\b(?! (?:nurse|society))/g,
    safe: (found) => eitherSulfate(found.input.slice(found.index + 2)),
    reason: "can mean morphine sulfate or magnesium sulfate",
  },
  {
    pattern: /(?<=\b\d+(?:\.\d+)? ?(?:mg|mcg|g|grams?|gm) (?:of )?(?:IV |IM |PO )?)MS\b/g,
    safe: (found) => eitherSulfate(found.input.slice(0, found.index)),
    reason: "can mean morphine sulfate or magnesium sulfate",
  },
];

/** Magnesium is given in grams; the dose beside the letters decides which is offered first. */
function eitherSulfate(beside: string): [string, string] {
  const both: [string, string] = ["morphine sulfate", "magnesium sulfate"];
  return /^ ?\d+(?:\.\d+)? ?(?:g|gm|grams?)\b|\d ?(?:g|gm|grams?) (?:of )?(?:IV |IM )?$/.test(beside)
    ? [both[1], both[0]]
    : both;
}

/** A result, whose zeros mislead nobody. */
const RESULT =
  /\b(?:inr|k\+?|na|potassium|sodium|creatinine|creat|lactate|hb|hgb|haemoglobin|hemoglobin|wbc|wcc|crp|ph|troponin|trop|bilirubin|bili|glucose|bgl|bsl|(?<!\d ?)mg|magnesium|phos\w*|calcium|albumin|level|tsh|psa|range|ref|reference)\b[^.;,\n]{0,18}$/i;
/** What a laboratory counts in units; insulin is given beside a glucose. */
const ENZYME = /\b(?:b?hcg|alt|ast|alp|ggt|ldh|ck|amylase|lipase|tsh)\b[^.;,\n]{0,18}$/i;
/** A score, a size or a tube, none of which is counted in milligrams or units. */
const MEASURED =
  /\b(?:ett|et tube|tube|trach\w*|size|sz|fr|french|gauge|cm|mm|lesion|wound|score|pain|gcs|temp|temperature|weight|wt|drain\w*|output|urine)\b[^.;,\n]{0,18}$/i;
const DOSED = /^ ?(?:mg|mcg|micro|milligram|µg|ug|units?|mEq|tab|puff|drop)/;

/** The unsafe wordings in a text, in order, each stretch once. */
export function findUnsafeWording(sources: readonly SourceField[]): UnsafeWording[] {
  return sources.flatMap(({ name, text }) => {
    const found = RULES.flatMap(({ pattern, safe, reason }) =>
      [...text.matchAll(pattern)].flatMap((match): UnsafeWording[] => {
        const start = match.index;
        const end = start + match[0].length;
        if (isResult(match[0], text.slice(Math.max(0, start - 40), start), text.slice(end))) return [];
        const [first, or] = [safe(match)].flat();
        const isGlued = match[0].startsWith(".") && /[\p{L}),]$/u.test(text.slice(0, start));
        const written = (one: string) =>
          isGlued ? ` ${one}` : /\s$/.test(text.slice(0, start)) ? one.trimStart() : one;
        const place = { field: name, start, end };
        const other = or === undefined ? {} : { or: written(or) };
        return [{ text: match[0], safe: written(first ?? ""), ...other, place, reason }];
      }),
    );
    return found
      .sort((a, b) => a.place.start - b.place.start)
      .filter((one, at, all) => at === 0 || one.place.start >= (all[at - 1]?.place.end ?? 0));
  });
}

/** Whether the number is not a dose but a result, or a size with its zero. */
function isResult(unsafe: string, before: string, behind: string): boolean {
  if (/^I?U$/i.test(unsafe)) return ENZYME.test(before);
  if (unsafe.startsWith(".")) return RESULT.test(before);
  if (!/\.0+$/.test(unsafe)) return false;
  return RESULT.test(before) || (!DOSED.test(behind) && MEASURED.test(before));
}
