/** A day and month that cannot be twelfths, a grade or a course of days: 22/5, 30/9, 01/16. */
const DAY_AND_MONTH =
  /(?<![\p{L}\d./:-])(?:(?:1[3-9]|2\d|3[01])\/(?:0?[1-689]|07|1[01])|(?:1[3-9]|2\d|3[01])\/12(?= (?:at|for|with|and|he|she|pt|by)(?!\p{L}))|0[1-9]\/(?:1[3-9]|2\d|3[01]))(?![\d/\p{L}%]|\.\d| ?(?:mg|ml|mcg|g|pts?|points|strength|power|pain|murmur|tabs?|tablets?|doses?|hrs?|hours|days|weeks|of (?:the )?(?:patients|cases|subjects|women|men|children)|patients|cases|subjects|eyes|vision)(?!\p{L}))/giu;

const WEEKDAY = "(?:mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?";
/** "sun 4th", "tues the 11th", "thurs 8/14": the weekday stays, as it identifies no day by itself. */
const BEHIND_WEEKDAY = new RegExp(
  `(?<=(?<!\\p{L})${WEEKDAY}\\.?,? (?:the )?)(?:\\d{1,2}(?:st|nd|rd|th)|(?:0?[1-9]|[12]\\d|3[01])/(?:0?[1-9]|[12]\\d|3[01]))(?![\\p{L}\\d/]|\\.\\d)`,
  "giu",
);

/** "by the 31st": a day of this month or the next, unless something counted follows it. */
const DAY_ALONE =
  /(?<=(?<!\p{L})(?:on|by|since|until|till?|before|after|from|due) the )(?:[12]?\d|3[01])(?:st|nd|rd|th)(?=[.,;:!?)\n]|$| (?:and|for|at|if|with|when|but|so|or|to|in|by|as|pt|he|she|they|because|per|via|then|after|before)(?!\p{L}))/giu;

/** "21 de abril de 1947", "20 avril": dates in other languages. */
const MONTH_ABROAD =
  /(?<![\p{L}\d./:-])(?:0?[1-9]|[12]\d|3[01])(?:º|er|\.)? (?:de )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|janvier|février|fevrier|avril|juin|juillet|août|aout|septembre|octobre|décembre|januar|februar|märz|juni|juli|oktober|dezember|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre)(?:(?: del?)? (?:19|20)\d\d)?(?![\p{L}\d])/giu;

/** 8-XII-1944. */
const ROMAN_MONTH =
  /(?<![\p{L}\d./:-])(?:0?[1-9]|[12]\d|3[01])([-./ ])(?:I{1,3}|IV|VI{0,3}|IX|XI{0,2})\1(?:19|20)\d\d(?![\p{L}\d])/gu;

/** Days written without their year, or in other ways than in English. */
export const DAYS: readonly RegExp[] = [DAY_AND_MONTH, BEHIND_WEEKDAY, DAY_ALONE, MONTH_ABROAD, ROMAN_MONTH];
