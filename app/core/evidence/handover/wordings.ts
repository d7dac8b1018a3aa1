const DIGITS = "\\d+(?:[.,]\\d+)?";
// Number words share their beginnings, so that a wording with a number stays small, and so does its compiled form.
const UNITS = "(?:one|t(?:wo|hree)|f(?:our|ive)|s(?:ix|even)|eight|nine)";
const TENS = "(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty)";
const TEENS = "(?:ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)";
const SPOKEN = `(?:${TENS}(?:[- ][otfsen][a-z]{2,4}\\b)?|${TEENS}|${UNITS}|zero|hundred|half)`;
const CLOCK = `(?:\\d{1,2}[:.]\\d{2}|\\d{4}|\\d{1,2} ?(?:am|pm|h|hrs)|(?:${UNITS}|ten|eleven|twelve)(?:[- ](?:thirty|fif|for|o')[a-z-]*)?|midnight|noon|midday)`;
const DAY =
  "(?:today|tonight|tomorrow|tmrw?|(?:mon|tues?|wed(?:s|nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?|the weekend|(?:in )?the morning|this afternoon|this evening|next week)";

/** Tens and hundreds, as for something measured in millilitres, excluding sizes and times. */
const AMOUNT = `(?:\\d{2,4}(?![\\d:]| ?(?:fr|french|g\\b|cm|gauge|h\\b|hrs|am|pm|%|days))|(?:[a-z]{1,7} )?(?:hundred|${TENS})(?:[- ][a-z]{3,9}?)?)`;

const GAPS: Record<string, string> = {
  n: `(?:${DIGITS}|${SPOKEN})`,
  time: CLOCK,
  day: DAY,
  ml: AMOUNT,
  near: "[^.;\\n]{0,24}?",
  they: "(?:he|she|they|patient|pt|baby|bub|mum|mother|(?<=, )(?!(?:i|we|it|you|that|who|what|there|this|everyone|nobody|all|sites?|pressures?|bp|pulse|pr|temp|sats|chest|belly|abdo|tummy|neck|shoulder|block|bowels|wound|dressing|drain|urine|count|sugars?|bgls?|skin|scabs|heart|lungs|rate|line|cannula|output|appetite|obs|ecg|ct)\\b)[a-z]+(?= (?:is|was|looks|feels|remains|has been)\\b|'s\\b))",
  has: "(?:'s|'re|'ve| is| are| was| were| has| have| had| been)*",
};

/** Longer regular expressions are not compiled for speed. */
const LONGEST = 16_000;

/**
 * The ways to say an item of a handover, one per line: regular expressions in lower case, matched in any case at the
 * beginning of a word. `{n}` is a number in digits or words, `{time}` and `{day}` when something is due, `{near}` a few
 * words of the same sentence, `{ml}` an amount, `{they}` the patient, `{has}` an auxiliary verb or none. Many lines
 * make several regular expressions.
 */
export function wordings(lines: string, flags = "gi"): RegExp[] {
  const parts: string[] = [];
  for (const line of lines.split("\n")) {
    if (line.trim() === "") continue;
    const wording = line.trim().replace(/\{(\w+)\}/g, (found, gap: string) => GAPS[gap] ?? found);
    const last = parts.at(-1);
    if (last !== undefined && last.length + wording.length < LONGEST)
      parts[parts.length - 1] = `${last}|${wording}`;
    else parts.push(wording);
  }
  return parts.map((part) => new RegExp(`(?<![\\w'])(?:${part})`, flags));
}

/** The same, case-sensitive, for wordings in which only names begin with a capital. */
export const written = (lines: string): RegExp[] => wordings(lines, "gm");
