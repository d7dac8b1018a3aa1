/** What is known of the patient, as the form holds it. */
export type About = { age: string; texts: readonly string[] };

/** The score is made for people of 16 years and more. */
const YOUNGEST = 16;

/**
 * Why NEWS2 is not offered, or null where nothing speaks against it: it was not made for children, nor for pregnancy.
 * The age is the one in its own field, else one that a text states of the patient.
 */
export function whyNotOffered({ age, texts }: About): string | null {
  const years = yearsOf(age) ?? texts.map(statedAge).find((stated) => stated !== null) ?? null;
  if (years !== null && years < YOUNGEST) return "NEWS2 is not designed for patients under 16.";
  return texts.some(statesPregnancy) ? "NEWS2 is not designed for use in pregnancy." : null;
}

/** "71", "71 y", "9 months"; null for what is no age. */
function yearsOf(text: string): number | null {
  const match = /^\s*(\d{1,3}) ?-?(y|yo|y\/o|yrs?|years?|m|mo|mths?|months?|w|wks?|weeks?|d|days?)?\b/i.exec(
    text,
  );
  if (!match) return null;
  const [, digits, unit = "y"] = match;
  return /^y/i.test(unit) ? Number(digits) : 0;
}

function statedAge(text: string): number | null {
  const years = /\b(\d{1,3})[- ]?(?:y\/?o\b|(?:years?|yrs?)[- ]old)/i.exec(text);
  if (years) return Number(years[1]);
  return /\b\d{1,2}[- ]?(?:months?|weeks?|days?)[- ]old\b/i.test(text) ? 0 : null;
}

const PREGNANCY = /\b(?:pregnan(?:t|cy)|gravida|gestation(?:al)?|\d{1,2}\/40|g\d+ ?p\d+)\b/gi;
const DENIED = /\b(?:not|no|denies|non|isn't|without|rule[ds]? out|negative)\b[^.;,]*$/i;
const DENIED_AFTER = /^[^.;,]{0,20}\b(?:test )?(?:neg(?:ative)?|excluded|ruled out|unlikely)\b/i;

function statesPregnancy(text: string): boolean {
  return [...text.matchAll(PREGNANCY)].some(({ 0: word, index }) => {
    const after = text.slice(index + word.length);
    return !DENIED.test(text.slice(0, index)) && !DENIED_AFTER.test(after);
  });
}
