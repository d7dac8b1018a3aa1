import type { Item } from "./items.ts";

/** 1 when the text states it, -1 when it denies it, 0 when it leaves it open. */
type Polarity = 1 | -1 | 0;

/** The polarity of an item and, if a word denies it, that word's span. */
export type Sign = { polarity: Polarity; cue: { start: number; end: number } | null };

/** For each item of a text, whether it is stated, denied or left open. */
export function signsOf(text: string, items: readonly Item[]): Sign[] {
  const signs: Sign[] = items.map(() => ({ polarity: 1, cue: null }));
  items.forEach((item, at) => {
    if (item.type !== "cue" || item.cue !== "doubt") return;
    for (const index of reachForward(text, items, at, 5, false)) signs[index] = { polarity: 0, cue: null };
  });
  items.forEach((item, at) => {
    if (item.type === "cue" && item.cue === "prefix")
      deny(signs, reach(text, items, at, item.cue), items, at, item.cue);
  });
  items.forEach((item, at) => {
    if (item.type !== "cue" || item.cue === "doubt" || item.cue === "prefix") return;
    if (!isLifted(items, at, item.cue)) deny(signs, reach(text, items, at, item.cue), items, at, item.cue);
  });
  return signs;
}

/** A word that contains a denial and is itself denied is affirmed: "not disoriented". */
function deny(
  signs: Sign[],
  reached: readonly number[],
  items: readonly Item[],
  at: number,
  kind: string,
): void {
  const cue = { start: items[at]?.start ?? 0, end: items[at]?.end ?? 0 };
  for (const index of reached) {
    const before = items[index - 1];
    const isDouble = kind !== "prefix" && before?.type === "cue" && before.cue === "prefix";
    signs[index] = { polarity: isDouble ? 1 : -1, cue };
  }
}

/** In "not negative" and "not absent" the two cancel out. */
function isLifted(items: readonly Item[], at: number, kind: string): boolean {
  if (isTwice(items, at)) return true;
  const other = items[kind === "back" ? at - 1 : at + 1];
  return (
    other?.type === "cue" &&
    (kind === "back" ? other.cue === "clause" : kind === "clause" && other.cue === "back")
  );
}

/** "Cannot walk without help": the two cancel out. */
function isTwice(items: readonly Item[], at: number): boolean {
  const own = items[at];
  const others = items
    .slice(Math.max(0, at - MOST_BETWEEN), at + MOST_BETWEEN + 1)
    .filter((item) => item.type === "cue" && item !== own && item.sentence === own?.sentence);
  const isText = (item: Item | undefined, pattern: RegExp) => item?.type === "cue" && pattern.test(item.text);
  const isNot = (item: Item | undefined) => isText(item, /^(?:not|cannot|can't|unable)$/);
  const isWithout = (item: Item | undefined) => isText(item, /^(?:without|w\/?o?)$/);
  return (
    (isNot(own) && others.some((item) => isWithout(item) && item.start > (own?.start ?? 0))) ||
    (isWithout(own) && others.some((item) => isNot(item) && item.start < (own?.start ?? 0)))
  );
}

/** In items. */
const MOST_BETWEEN = 7;

/** The terms that a cue denies. A cue with nothing to deny after it denies what comes before it. */
function reach(text: string, items: readonly Item[], at: number, cue: string): number[] {
  if (cue === "prefix") return reachForward(text, items, at, 1, false);
  const back = reachBack(items, at);
  const forward = reachForward(text, items, at, cue === "list" ? 10 : 4, cue === "list");
  if (cue === "back") return back.length > 0 ? back : forward;
  if (forward.length === 0 && isBesideReason(items, at)) return [];
  return forward.length > 0 ? forward : back;
}

/** "Not due to the fall", "not too much because of his condition": what comes before is not denied. */
function isBesideReason(items: readonly Item[], at: number): boolean {
  return items
    .slice(at + 1, at + 4)
    .some((item) => item.type === "stop" && /^(?:due|because)$/.test(item.text));
}

const BREAKS =
  /^(?:but|however|although|though|except|while|whereas|despite|because|since|so|which|who|then|when|where|until|unless|with|at|on|in|to|for|from|during|by|per|after|before|over|under|into|also|other|if|as|still|due|through|about)$/;
const SUBJECTS =
  /^(?:he|she|they|it|it's|he's|she's|they're|we|we're|i|patient|pt|his|her|their|the|this|there|there's|that's|that|our|family)$/;
const VERBS =
  /^(?:is|are|was|were|has|have|had|remains|continues|appears|seems|shows|reports|states|denies|admits|endorses|endorsed|complains|complained|mentions|does|will)$/;

function reachForward(
  text: string,
  items: readonly Item[],
  at: number,
  most: number,
  isList: boolean,
): number[] {
  const reached: number[] = [];
  let lastJoin = 0;
  for (let index = at + 1; index < items.length; index++) {
    const item = items[index];
    if (!item || item.sentence !== items[at]?.sentence) break;
    if (DASH.test(text.slice(items[index - 1]?.end ?? item.start, item.start))) break;
    if (item.type === "term") {
      if (lastJoin > 0 && item.measure && item.kind === "word") break;
      if (isNewTopic(item, items[index - 1], reached.length)) break;
      // "No ooze small bruise".
      if (reached.length > 0 && lastJoin < reached.length && BEGINS_A_FINDING.test(item.form)) break;
      // "Nothing in the bag only a smear".
      if (item.form === "only" && reached.length > 0) break;
      reached.push(index);
      if (reached.length >= most) break;
    } else if (item.type === "cue") {
      if (item.cue === "prefix" || (item.cue === "doubt" && reached.length === 0)) continue;
      break;
    } else if (item.type === "mark") {
      const goesOn =
        (item.text === "," || item.text === "/" || item.text === "&") && isList && reached.length > 0;
      if (goesOn && isToldByItself(items, index)) break;
      if (goesOn && item.text === "," && isStated(text, items, at, index)) break;
      if (!goesOn && !/^['"()]$/.test(item.text)) break;
      if (item.text === ")" && reached.length > 0) break;
      lastJoin = reached.length;
    } else if (/^(?:due|because|im)$/.test(item.text) || (item.text === "i" && reached.length === 0)) break;
    else if (reached.length > 0) {
      if (BREAKS.test(item.text)) break;
      if (item.text === "and") {
        if (!isList) break;
        lastJoin = reached.length;
      }
      if (SUBJECTS.test(item.text) && lastJoin === reached.length) break;
      if (VERBS.test(item.text)) return lastJoin > 0 ? reached.slice(0, lastJoin) : reached;
    }
  }
  return reached;
}

/** "No testing ever done - flagged to anesthesia". */
const DASH = /\s[-–—]+\s/;

const isToldByItself = (items: readonly Item[], comma: number): boolean =>
  hasOwnVerb(items, comma) || beginsWithDoing(items, comma) || isSometimes(items[comma + 1]);

/** "No BM x3 days, senna given": after the comma, a statement with a verb of its own is not denied. */
function hasOwnVerb(items: readonly Item[], comma: number): boolean {
  const next = items.slice(comma + 1, comma + 6);
  const end = next.findIndex(({ type }) => type === "mark" || type === "cue");
  return (end < 0 ? next : next.slice(0, end)).some((item) =>
    OWN_VERBS.test("text" in item ? item.text : item.form),
  );
}

const OWN_VERBS =
  /^(?:given|give|start|started|commenc|commenced|done|passed|pass|sent|send|applied|apply|appli|call|called|intact|clear|ok|good|stable|normal|continu|continues|continued|ongoing|placed|taken|held|inform|told|aware|page|paged|will|is|are|was|were|has|have|remain|remains|gone|resolv|resolved|settl|settled|better|improv|improved|heal|healed)$/;

/** "No deformity, moving all limbs": an activity is not a further finding of the list. */
function beginsWithDoing(items: readonly Item[], comma: number): boolean {
  const next = items.slice(comma + 1, comma + 4).find(({ type }) => type !== "stop");
  return next?.type === "term" && next.kind === "word" && DOINGS.test(next.form);
}

/** Stems, as terms have them. */
const DOINGS =
  /^(?:mov|breath|sleep|eat|drink|pass|walk|tolerat|mobilis|mobiliz|ambulat|void|rest|talk|respond|follow|sit|stand|tak|feed|settl|maintain|saturat|await|obey|speak)$/;

/** "Denies CP or SOB, occ palps": after the comma, a finding with a measure is present. */
const isSometimes = (item: Item | undefined): boolean =>
  item !== undefined && SOMETIMES.test("text" in item ? item.text : item.form);

/** Words, and stems as terms have them. */
const SOMETIMES =
  /^(?:occ|occas|occasional|occasion|intermit|intermittent|some|mild|slight|ongo|ongoing|complain|positiv|new)$/;

/**
 * "No reply, RMO attended 0320", "nil droop, slurred speech ++", "no guarding, distended": after the comma comes who
 * did what, a finding with its sign, or something that cannot be absent.
 */
function isStated(text: string, items: readonly Item[], at: number, comma: number): boolean {
  let end = comma + 1;
  for (let next = items[end]; next && next.sentence === items[comma]?.sentence; next = items[++end])
    if (isEndOfStretch(next)) break;
  const stretch = items.slice(comma + 1, end);
  const [first, second] = stretch;
  const words = stretch.map((item) => text.slice(item.start, item.end));
  if (items[end]?.type === "mark" && text.charAt(items[end]?.start ?? 0) === "+") return stretch.length > 0;
  if (first?.type === "stop" && STATING.test(first.text)) return true;
  if (first?.type === "term" && isSaidAnew(items, at, first.form)) return true;
  if (isMeasured(first, second)) return true;
  const denied = items[at];
  if (second === undefined)
    return (
      denied?.type === "cue" && /^(?:no|nil)$/.test(denied.text) && /^[a-z]{4,}ed$/i.test(words[0] ?? "")
    );
  if (/ing$/i.test(words[0] ?? "")) return false;
  // "No hematoma, fingers warm": a thing and how it is.
  if (stretch.length === 2 && WELL.test(words[1] ?? "")) return true;
  return stretch.some((item, index) => {
    const next = stretch[index + 1];
    const isLast =
      next === undefined || next.type === "stop" || (next.type === "term" && next.kind !== "word");
    return (
      index > 0 &&
      isLast &&
      /^[a-z]{2,}ed$/i.test(words[index] ?? "") &&
      !CLOSING.test(words[index] ?? "") &&
      text.charAt(item.start - 1) !== "-"
    );
  });
}

/** Stems of words for how much of something there is. */
const BEGINS_A_FINDING = /^(?:small|mild|slight|moder|large|minim|minor|scant|occas|occasion|intermitt)$/;

/** "No bowel sounds, pain 10": a finding with a figure is present; "no rash, vomiting 2 days" says for how long not. */
const isMeasured = (first: Item | undefined, second: Item | undefined): boolean =>
  first?.type === "term" &&
  first.kind === "word" &&
  second?.type === "term" &&
  second.kind === "number" &&
  !second.isVague &&
  second.quantity?.unit?.dimension !== "time" &&
  second.quantity?.unit?.dimension !== "times";

/** "No hx DM, hx asthma": a list has its head once. "FM felt" cannot be absent in a list. */
function isSaidAnew(items: readonly Item[], at: number, form: string): boolean {
  const head = items[at + 1];
  return form === "fm" || (form === "history" && head?.type === "term" && head.form === form);
}

const isEndOfStretch = (item: Item): boolean =>
  item.type === "cue" || (item.type === "mark" && /^[,;+.()]$/.test(item.text));

const STATING = /^(?:endorses|reports|admits|states|has|had)$/;
/** What a part of the body or a dressing is found to be. */
const WELL =
  /^(?:warm|cool|soft|dry|pink|clean|moist|moving|settled|comfortable|alert|equal|even|regular|unlabou?red|satisfactory|healthy|palpable|patent|secure|insitu|mobile|flat|full|firm|large|larger|small|smaller)$/i;
/** "No redness, swelling noted" closes the list. */
const CLOSING =
  /^(?:noted|observed|reported|identified|appreciated|detected|elicited|voiced|expressed|required|needed|used|involved)$/i;

/** A number that follows a comma or a finding begins something else: "no fever, 98.6". */
function isNewTopic(item: Item, before: Item | undefined, count: number): boolean {
  return item.type === "term" && item.kind === "number" && count > 0 && before?.type === "mark";
}

function reachBack(items: readonly Item[], at: number): number[] {
  const reached: number[] = [];
  for (let index = at - 1; index >= 0 && reached.length < 4; index--) {
    const item = items[index];
    if (!item || item.sentence !== items[at]?.sentence) break;
    if (item.type === "term") reached.push(index);
    else if (item.type === "cue") {
      if (item.cue !== "doubt") break;
    } else if (item.type === "mark" && item.text !== ":" && item.text !== "-" && item.text !== "(") break;
    else if (
      item.type === "stop" &&
      (reached.length > 0
        ? /^(?:but|and|with|although|while|which|so)$/
        : /^(?:but|and|although|while|which)$/
      ).test(item.text)
    )
      break;
  }
  return reached;
}
