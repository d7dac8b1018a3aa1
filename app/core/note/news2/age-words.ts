const ONES =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const UNIT = "(?:years?|yrs?|y\\/?o|months?|mths?|weeks?|wks?|days?|hours?)\\b";
const SPELLED = new RegExp(
  `\\b(?:(?:(${TENS.join("|")})(?:[- ](${ONES.slice(0, 9).join("|")}))?|(${ONES.join("|")}))(?=[- ](?:and a half )?${UNIT}|\\s*$))`,
  "gi",
);
/** Half years make no difference to what an age decides. */
const HALF = /(?<=\d)(?: and a half|½)(?=[- ])/gi;

/** "Six week old" as "6 week old": number words before a unit of age, or at the end of a text, in digits. */
export const withAgesInDigits = (text: string): string =>
  text
    .replace(SPELLED, (_, tens = "", one = "", alone = "") =>
      String((TENS.indexOf(tens.toLowerCase()) + 2) * 10 * Number(tens !== "") + numberOf(one || alone)),
    )
    .replace(HALF, "");

const numberOf = (word: string): number => ONES.indexOf(word.toLowerCase()) + 1;
