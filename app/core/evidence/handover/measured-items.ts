import type { NotesMeaning } from "../meaning/notes-meaning.ts";
import type { Span } from "../text/source.ts";

/** Something that a kind of note asks for and notes state by number and unit alone: "1480 g", "EBM 18 ml q3h". */
type MeasuredItem = { label: RegExp; said: RegExp };

const MILK =
  "(?:ebm|dbm|mbm|formula|(?:breast|donor|expressed|mother'?s) ?milk|milk|feeds?|bottles?|gavage|nan|sma|aptamil|similac|enfamil|neosure|neocate|infatrini|nutrini|nutrison|jevity|osmolite|peptamen)\\b";
const VOLUME = "\\d+(?:[.,]\\d+)? ?(?:mls?|cc|oz)\\b";
const NOT_FED = "(?:residuals?|aspirat\\w*|vomit\\w*|flush\\w*|posset\\w*|spit|spilt|water)";

const MEASURED: readonly MeasuredItem[] = [
  {
    label: /^(?:(?:body|current|daily|today'?s|admission) )*(?:weight|wt)(?: today)?$/i,
    said: /(?<![\d.,/+-])(?<!\b(?:lost|loss|gain\w*|up|down|traction|lift\w*|max|blood|ebl|qbl|napp(?:y|ies)|diapers?|pads?|clots?|stools?)\b[^.;,\n\d]{0,12})(?:\d{1,3}(?:[.,]\d{1,3})? ?(?:kgs?|kilos?|kilograms?)|(?:[4-9]\d\d|[1-6]\d{3}) ?(?:g|gm|grams?))\b(?! ?(?:\/|of\b|blood|loss|clots?|gain|per\b))/gi,
  },
  { label: /^birth ?(?:weight|wt)$/i, said: /\b(?:bwt?|born at|birth ?w(?:eigh)?t)\b[^.;\n]{0,8}\d/gi },
  {
    label:
      /^(?:(?:feed(?:ing)?s?|milk|formula|ebm)(?: (?:volumes?|amounts?|intake))?|(?:volumes?|amounts?) of feeds?)$/i,
    said: new RegExp(
      `\\b${MILK}(?:(?!${NOT_FED})[^.;\\n]){0,30}?${VOLUME}(?! ?${NOT_FED})|(?<![\\d.])(?<!${NOT_FED}[^.;\\n]{0,12})${VOLUME}(?:(?!${NOT_FED})[^.;,\\n]){0,20}?\\b${MILK}(?! ${NOT_FED})`,
      "gi",
    ),
  },
];

/** Where notes state a measured item, by the label under which a kind of note asks for it. */
export function measuredPlaces(label: string, { texts }: NotesMeaning): Span[] {
  const item = MEASURED.find((one) => one.label.test(label.trim()));
  if (!item) return [];
  return [...texts].flatMap(([field, text]) =>
    [...text.matchAll(item.said)].map(({ 0: found, index }) => ({
      field,
      start: index,
      end: index + found.length,
    })),
  );
}
