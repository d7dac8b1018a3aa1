const DIGITS = "\\d+(?:[.,]\\d+)?";
const UNITS = "one|two|three|four|five|six|seven|eight|nine";
const TEENS = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const SPOKEN = `(?:(?:${TENS})(?:[- ](?:${UNITS}|odd|something))?|${TEENS}|${UNITS}|zero|hundred|half)`;
const CLOCK = `(?:\\d{1,2}[:.]\\d{2}|\\d{4}|\\d{1,2} ?(?:am|pm|h|hrs)|(?:${UNITS}|ten|eleven|twelve)(?:[- ](?:thirty|fifteen|forty-five|o'clock))?|midnight|noon|midday)`;
const DAY =
  "(?:today|tonight|tomorrow|tmrw|tmr|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|weds?|thurs?|fri|sat|sun|the weekend|(?:in )?the morning|this afternoon|this evening|next week)";

const GAPS: Record<string, string> = {
  n: `(?:${DIGITS}|${SPOKEN})`,
  time: CLOCK,
  day: DAY,
  near: "[^.;\\n]{0,24}?",
  they: "(?:he|she|they|patient|pt|baby|bub|mum|mother|(?<=, )(?!(?:i|we|it|you|that|who|what|there|this|everyone|nobody|all|sites?|pressures?|bp|pulse|pr|temp|sats|chest|belly|abdo|tummy|neck|shoulder|block|bowels|wound|dressing|drain|urine|count|sugars?|bgls?|skin|scabs|heart|lungs|rate|line|cannula|output|appetite|obs|ecg|ct)\\b)[a-z]+(?= (?:is|was|looks|feels|remains|has been)\\b|'s\\b))",
  has: "(?:'s|'re|'ve| is| are| was| were| has| have| had| been)*",
};

/**
 * The ways to say an item of a handover, a line each: regular expressions in small letters, found in any case at the
 * beginning of a word. `{n}` is a number in digits or words, `{time}` and `{day}` when something is due, `{near}` a few
 * words of the same sentence, `{they}` the patient, `{has}` an auxiliary verb or none.
 */
export function wordings(lines: string): RegExp {
  const each = lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.trim().replace(/\{(\w+)\}/g, (_, gap: string) => GAPS[gap] ?? ""));
  return new RegExp(`(?<![\\w'])(?:${each.join("|")})`, "gi");
}

/** The same with letters as they are written, for what only names begin with a capital. */
export const written = (lines: string): RegExp => new RegExp(wordings(lines).source, "gm");
