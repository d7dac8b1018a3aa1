import type { IdentifierWord } from "../words.ts";
import { NAME_TITLES } from "./name-context.ts";
import { isCommonFirstName, PARTICLES, type Sort, sortOf } from "./vocabulary.ts";

/** Words of a text that may be one name, by index, the last exclusive. */
export type NameRun = { from: number; to: number };

/** A text being searched for names. */
export type NameSearch = {
  text: string;
  words: readonly IdentifierWord[];
  /** Words that are in lower case somewhere: ordinary words of this text. */
  lowerCase: ReadonlySet<string>;
  /** Written without any capitals. */
  isUncapitalised: boolean;
};

const LONGEST_NAME = 6;

/** The longest run of words from `at` that could be one name; empty if the first one cannot begin it. */
export function runAt(reading: NameSearch, at: number): NameRun {
  let to = at;
  let isNamed = false;
  while (to < reading.words.length && to - at < LONGEST_NAME) {
    const word = reading.words[to];
    if (!word || (to > at && !isJoined(reading, to))) break;
    const isParticle =
      to > at && (word.shape === "lower" || word.shape === "upper") && PARTICLES.has(word.key);
    if (isParticle ? !isNameFollowing(reading, to) : !couldBePart(reading, at, to)) break;
    isNamed ||= !isParticle && word.shape !== "initial";
    to++;
  }
  return { from: at, to: isNamed ? to : at };
}

/** The words of one name are separated by a space, after an initial by a point and perhaps a space. */
export function isJoined(reading: NameSearch, at: number): boolean {
  const { text, words } = reading;
  const before = words[at - 1];
  const word = words[at];
  if (!before || !word) return false;
  const gap = text.slice(before.end, word.start);
  if (isNickname(reading, at)) return true;
  return gap === " " || gap === "  " || (before.text.length === 1 && (gap === ". " || gap === "."));
}

/** Crisanto "Boy" Macaraeg: the nickname in quotes and the surname after it. */
function isNickname({ text, words }: NameSearch, at: number): boolean {
  const before = words[at - 1];
  const word = words[at];
  if (before?.shape !== "title" || word?.shape !== "title") return false;
  const gap = text.slice(before.end, word.start);
  const rest = text.slice(word.end, word.end + 3);
  return (
    (/^ ["“'‘(]$/.test(gap) && /^["”'’)] \p{Lu}/u.test(rest)) ||
    (/^["”'’)] $/.test(gap) && /["“'‘(]$/.test(text.slice(0, before.start).slice(-1)))
  );
}

function isNameFollowing(reading: NameSearch, at: number): boolean {
  for (let next = at + 1; next < reading.words.length && next <= at + 2; next++) {
    const word = reading.words[next];
    if (!word || !isJoined(reading, next)) return false;
    if (word.shape === "title") return sortOf(word) !== "word";
    if (word.shape === "upper" && !PARTICLES.has(word.key)) return sortOf(word) !== "word";
    if (!PARTICLES.has(word.key)) return reading.isUncapitalised && isPlainName(sortOf(word));
  }
  return false;
}

/** Whether the word at `at` could be part of a name that begins at `from`. */
function couldBePart(reading: NameSearch, from: number, at: number): boolean {
  const word = reading.words[at];
  if (!word || NAME_TITLES.has(word.key)) return false;
  if (at === from && isRoleBefore(reading, at)) return false;
  if (word.shape === "initial") return isInitialOfName(reading, at);
  if (at === from && isTitled(reading, at)) return couldFollowTitle(word, reading.words[at - 1]);
  const sort = sortOf(word);
  if (word.shape === "title") return couldBeCapitalised(reading, from, at, word, sort);
  if (word.shape === "upper" && at > from && word.text.length < 4)
    return isNameInCapitals(reading, from, at, word, sort);
  if (word.text.length < 3) return isLowerInitial(reading, from, at);
  if (word.shape === "upper") return isNameInCapitals(reading, from, at, word, sort);
  return (
    isPlainName(sort) ||
    (at === from && (sort === "double" || sort === "unknown") && isBeforePlainName(reading, at)) ||
    (at === from && sort === "unknown" && isCalledSo(reading.text, word)) ||
    (reading.isUncapitalised && isAfterFirstName(reading, from, at) && sort !== "word" && sort !== "formed")
  );
}

/** "Baby Kiri", "Husband Clyde", "Father Domenico", "Call Margaret": a role or an order before the name. */
function isRoleBefore({ words }: NameSearch, at: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (!word || !next || (next.shape !== "title" && next.shape !== "upper")) return false;
  if (ROLES.has(word.key)) return true;
  return ORDERS.has(word.key) && sortOf(next) === "first";
}

const ROLES = new Set(
  "baby husband wife father mother mum mom dad sister brother son daughter aunt auntie aunty uncle cousin niece nephew nan gran granny parent parents friend partner carer patient pt resident client student porter chaplain pastor bishop priest guard clerk warden judge officer sergeant general captain major staff intern page driver guest re adjuster caseworker detective supervisor landlord landlady bailiff foreman headteacher principal lawyer solicitor attorney notary witness consultant king queen prince lady lord professor teacher coach neighbor neighbour twin matron midwife boy girl kid".split(
    " ",
  ),
);
const ORDERS = new Set(
  "call page will may walk turn hand help chart hold rest list record sign read mark can rush service station hug wake lift move feed bath bathe dress wait rang sit sat stand met saw gave told asked with and but since when while for from by".split(
    " ",
  ),
);

/** ABBOTT, and beside a name in capitals a word that no list knows: GRIGORI before PETROV. */
function isNameInCapitals(
  reading: NameSearch,
  from: number,
  at: number,
  word: IdentifierWord,
  sort: Sort,
): boolean {
  const first = reading.words[from];
  // NGUYEN THI BICH NGOC: short words belong to the name before them.
  if (at > from && first?.shape === "upper" && first.text.length > 3 && isPlainName(sortOf(first)))
    return (
      (sort !== "word" && sort !== "formed" && sort !== "double") ||
      (sort === "double" && word.text.length > 3 && !ORDERS.has(word.key))
    );
  if (word.text.length < 4) return false;
  if (isPlainName(sort) || (sort === "foreign" && word.text.length > 6)) return true;
  if (sort !== "unknown" && sort !== "foreign") return false;
  const isAfterLabel = /(?:name|baby of|patient|label|pt|mother)[:,]? $/i.test(
    reading.text.slice(Math.max(0, word.start - 10), word.start),
  );
  const beside = [
    isJoined(reading, at) ? reading.words[at - 1] : undefined,
    isJoined(reading, at + 1) ? reading.words[at + 1] : undefined,
  ];
  return (
    isAfterLabel ||
    beside.some(
      (next) =>
        next?.shape === "upper" && next.text.length > 3 && /^(?:first|last|foreign)$/.test(sortOf(next)),
    )
  );
}

function isPlainName(sort: Sort): boolean {
  return sort === "first" || sort === "last";
}

function couldBeCapitalised(
  reading: NameSearch,
  from: number,
  at: number,
  word: IdentifierWord,
  sort: Sort,
): boolean {
  if (sort === "word") return isSurnameByPlace(reading, from, at, word);
  if (at === from && sort === "double" && ["may", "will"].includes(word.key))
    return reading.words[at + 1]?.text !== "I";
  return true;
}

/** An ordinary capitalized word is a surname after a first name and an initial, or after "name is". */
function isSurnameByPlace(
  { text, words }: NameSearch,
  from: number,
  at: number,
  word: IdentifierWord,
): boolean {
  if (at > from + 1 && words[at - 1]?.shape === "initial") return true;
  return at === from && NAMED.test(text.slice(Math.max(0, word.start - 20), word.start));
}

/** "my name is vitoria", "everyone calls me borna": a name even without a capital. */
function isCalledSo(text: string, word: IdentifierWord): boolean {
  return word.text.length > 2 && CALLED.test(text.slice(Math.max(0, word.start - 24), word.start));
}

const CALLED = /\b(?:name(?: is|['’]s|:)|calls? (?:me|him|her|them)|known as|named) +$/i;
const NAMED =
  /\b(?:name(?: is| was|:)|goes by|answers to|nickname(?: is)?|prefers to be called|aunty|auntie) +$/i;

function isAfterFirstName({ words }: NameSearch, from: number, at: number): boolean {
  const first = words[from];
  return at > from && at - from < 4 && !!first && isPlainName(sortOf(first));
}

/** "grace o'donnell", "immaculata nwosu": in a text without capitals, before something that can only be a name. */
function isBeforePlainName(reading: NameSearch, at: number): boolean {
  const word = reading.words[at];
  const next = reading.words[at + 1];
  if (!word || !next || !reading.isUncapitalised || !isJoined(reading, at + 1) || next.text.length < 4)
    return false;
  const sort = sortOf(word);
  return (
    isPlainName(sortOf(next)) &&
    word.text.length > 2 &&
    (sort === "double" ? isCommonFirstName(word.key) : word.text.length > 3)
  );
}

/** "emidio p lombardo": an initial in a text without capitals. */
function isLowerInitial(reading: NameSearch, from: number, at: number): boolean {
  const next = reading.words[at + 1];
  return (
    reading.isUncapitalised &&
    reading.words[at]?.text.length === 1 &&
    isAfterFirstName(reading, from, at) &&
    !!next &&
    isJoined(reading, at + 1) &&
    sortOf(next) !== "word"
  );
}

function isTitled({ text, words }: NameSearch, at: number): boolean {
  const before = words[at - 1];
  const word = words[at];
  if (!before || !word || !NAME_TITLES.has(before.key)) return false;
  const gap = text.slice(before.end, word.start);
  return before.key.length < 5 && before.key !== "miss" ? /^\.?[ \t]+$/.test(gap) : /^[ \t]+$/.test(gap);
}

const GENTEEL = new Set(["mr", "mrs", "ms", "miss", "mx"]);
const NEVER_NAMES = new Set(
  "and the was has had did not for with who will can reports denies states".split(" "),
);

/** After Mr and Mrs anything capitalized is a name; after Dr and Nurse, anything that is not an ordinary word. */
function couldFollowTitle(word: IdentifierWord, title: IdentifierWord | undefined): boolean {
  // MR and MS before an ordinary word are an examination and a disease.
  const isGenteel = !!title && GENTEEL.has(title.key) && title.shape !== "upper";
  const sort = sortOf(word);
  if (word.text.length < 2) return false;
  if (word.shape === "title")
    return (
      (sort !== "word" && sort !== "formed") ||
      (isGenteel && !NEVER_NAMES.has(word.key)) ||
      (sort === "formed" && !/ed$|ing$/.test(word.key))
    );
  if (word.shape === "upper") return word.text.length > 2 && sort !== "word";
  return (
    word.text.length > 2 && (isPlainName(sort) || (isGenteel && (sort === "foreign" || sort === "unknown")))
  );
}

/** "bed B. Mark sites": a letter used for numbering. */
const LETTERED =
  /(?<!\p{L})(?:bed|bay|room|rm|ward|unit|hep|hepatitis|vitamin|vit|type|group|grade|stage|influenza|flu|strep|plan|part|level|block|lead|class|factor|protein|option|section|side|team|zone|wing|cat|child-pugh|pugh) $/iu;

/** A single capital letter belongs to a name if a point or a further name follows, or a name precedes. */
function isInitialOfName(reading: NameSearch, at: number): boolean {
  const word = reading.words[at];
  const before = reading.words[at - 1];
  const next = reading.words[at + 1];
  if (!word) return false;
  // "U&E. Chase it", "D/N Morag", "A bay": parts of an abbreviation, and letters used for numbering.
  if (/[&/]/.test(reading.text.charAt(word.start - 1))) return false;
  if (/^ (?:bay|ward|side|wing|block|group|team)(?!\p{L})/u.test(reading.text.slice(word.end, word.end + 8)))
    return false;
  // "1.9 L. Foley": a unit after a figure.
  if (/\d ?$/.test(reading.text.slice(Math.max(0, word.start - 2), word.start))) return false;
  if (LETTERED.test(reading.text.slice(Math.max(0, word.start - 12), word.start))) return false;
  const isPointed = reading.text[word.end] === ".";
  if (before && isJoined(reading, at) && before.shape === "title" && sortOf(before) !== "word")
    return word.text !== "I" || isPointed;
  if (!next || !isJoined(reading, at + 1) || (word.text === "I" && !isPointed)) return false;
  if (next.shape === "initial") return isPointed;
  const sort = sortOf(next);
  return next.shape === "title" && (isPointed ? sort !== "word" && sort !== "formed" : isPlainName(sort));
}
