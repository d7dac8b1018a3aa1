import type { Found } from "../found.ts";
import { fold } from "../words.ts";
import { isClinical, isThingsName, sortOfWord } from "./vocabulary.ts";

/**
 * Names as far as they reach: an initial, a particle, a suffix, a surname before a comma or a given name behind it
 * belong to a name of which only a part was found, unless they are another name that was.
 * @returns the names in order; what overlapped still does
 */
export function wholeNames(text: string, names: readonly Found[]): Found[] {
  const inOrder = [...names].sort((a, b) => a.start - b.start || b.end - a.end);
  const whole: Found[] = [];
  let reached = 0;
  for (const [at, name] of inOrder.entries()) {
    const last = whole.at(-1);
    const isPart = last !== undefined && isWithinName(text.slice(last.end, name.start));
    const start = startOf(text, name);
    const item = isPart ? last : { ...name, start: start < reached ? name.start : start };
    if (!isPart) whole.push(item);
    const end = endOf(text, name);
    item.end = end > (inOrder[at + 1]?.start ?? end) ? name.end : end;
    reached = Math.max(reached, item.end);
  }
  return whole;
}

/** What joins two parts of one name: a nickname ("Cornelius 'Con' Tuohy"), a hyphen read out, a father's name. */
const isWithinName = (between: string): boolean =>
  /^ (?:["“'‘(]\p{L}[\p{L}’-]{1,15}["”'’)]|hyphen|arap|bin|binti|bte?\.?|ap|[ao]l|Mac an) $/u.test(between);

function startOf(text: string, { start, end }: Found): number {
  const before = text.slice(Math.max(0, start - 48), start);
  const joined = BEFORE.exec(before)?.groups?.joined;
  if (joined) return start - joined.length;
  const surname = SURNAME_BEFORE.exec(before)?.groups?.surname;
  const given = /^\p{L}[\p{L}\p{M}'’-]+/u.exec(text.slice(start, end))?.[0] ?? "";
  const isGiven = /^(?:first|double)$/.test(sortOfWord(given));
  return surname && isGiven && couldBeSurname(surname) ? start - surname.length - 2 : start;
}

/** "van der Westhuizen", "K. Plumb", "S. & J. Mukherjee", "Md. Irfan Qureshi"; a vitamin K that ends a sentence is no initial. */
const BEFORE =
  /(?<![\p{L}\p{M}\d'’.-])(?<!(?:vitamin|vit|hepatitis|hep|type|grade|group|class|stage|bay|ward|unit|zone|part|plan|level|team|influenza|flu) )(?<joined>(?:(?:van|von)(?: de[nr]?)?|ter|ten|Md\.|\p{Lu}\. &|\p{Lu}\.(?: ?(?:& )?\p{Lu}\.){0,2}) )$/u;

/** "echo on Thorvaldson, Ingrid M": in a place where a list or a sentence names somebody. */
const SURNAME_BEFORE =
  /(?:(?:^|[\n\t|;]) ?(?:\d{1,3}[.)]? )?|(?<!\p{L})(?:[Oo]n|[Ff]or|[Rr]e:?|RE:?|[Pp]t|[Pp]atient|[Cc]lient|[Rr]esident|[Nn]ame:?|and) )(?<surname>\p{Lu}[\p{L}\p{M}'’-]{2,}), $/u;

function endOf(text: string, { end }: Found): number {
  const after = text.slice(end, end + 48);
  const added = SUFFIX.exec(after)?.[0] ?? INITIALS_AFTER.exec(after)?.[0];
  if (added) return end + added.length;
  const given = GIVEN_AFTER.exec(after)?.groups?.given;
  return given && couldBeSurname(given) ? end + given.length + 2 : end;
}

/** "Jr." and "III" after a name; "Sr. Immaculata" is a sister. */
const SUFFIX =
  /^,? (?:(?:[Jj][Rr]|[Ss][Rr](?!\.? \p{Lu}\p{Ll})|(?:[JjSs]n|JN|SN)[Rr]|[Ii]{2,3})(?![\p{L}\d])\.?|the (?:second|third|fourth|2nd|3rd|4th)(?!\p{L}))/u;

/**
 * "Whitlow, J, RN", "Pham, V. D. born", "Kowalczyk, B #nof": not a side, a sex, a sign or a measure ("Jones, R hip",
 * "Smith, F, 82", "Price, T 38.2", "Ellis, A pos").
 */
const INITIALS_AFTER =
  /^, (?![MF][, ]+\d|[LR](?! ?(?:[,.;\t\n]|$))|I |X[ -]r)\p{Lu}(?:\. ?\p{Lu})?\.?(?=$|[,;)\t\n]|['’]s| (?!\d|pos|neg|coli|diff|rh|type|and\b|[-–=:]? ?\d)[\p{Ll}#–—(|])/u;

/** "Hernandez-Ruiz, Itzel 29f". */
const GIVEN_AFTER =
  /^, (?<given>\p{Lu}[\p{Ll}\p{M}'’-]{2,})(?=,? \(?(?:\d{1,3} ?(?:[FMfm](?![\p{L}\d])|y)|(?:DOB|dob|MRN|URN|born|bed|rm)(?!\p{L})))/u;

function couldBeSurname(word: string): boolean {
  const key = fold(word);
  return /^(?:first|last|foreign|unknown)$/.test(sortOfWord(word)) && !isClinical(key) && !isThingsName(key);
}
