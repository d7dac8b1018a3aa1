import type { Segment } from "#app/core/document/document-text.ts";
import { visibilityOf } from "#app/core/document/visibility.ts";
import { tokenWeight } from "#app/core/model/tokens.ts";
import { openPassages, type Passage, passagesOf } from "./passages.ts";
import { questionTerms } from "./question-terms.ts";

/** Tokens of a document sent with one question: enough for some 15 pages, little compared to a month's allowance. */
const MOST_TOKENS = 8_000;

/** Passages from the beginning that are always sent: they say whose document it is. */
const OPENING_TOKENS = 800;

/**
 * The neighbours of a matching passage may be the answer: text below a heading need not repeat its words. How many
 * passages before and after one are scored, and their share of its score, which shrinks with each further one.
 */
const AROUND = { before: 1, behind: 3, share: 0.5 };

/** BM25's usual constants (Robertson & Zaragoza 2009). */
const K1 = 1.2;
const B = 0.75;

type Candidate = {
  passage: Passage;
  order: number;
  weight: number;
  words: number;
  hits: number[];
  score: number;
};

/**
 * The passages of a document sent with a question, in the document's order: all if they fit, else its beginning and
 * those that best match the question, by BM25 over the ways in which things are written, with their neighbours. If many
 * match equally ("blood pressure" in a long table), those at the end come first for "last" or "latest", those at the
 * beginning for "first", and otherwise they are spread evenly. The document is read once, segment by segment; passages
 * that neither match nor neighbour a match are not kept.
 */
export async function choosePassages(
  segments: AsyncIterable<Segment>,
  question: string,
  mostTokens = MOST_TOKENS,
): Promise<Passage[]> {
  const wordings = questionTerms(question);
  const seen = { passages: 0, words: 0, holding: wordings.map(() => 0), tokens: 0 };
  const whole: Candidate[] = [];
  const found: Candidate[] = [];
  const around = openAround();
  const reading = openPassages();
  const about = { whose: new Set<string>(), sheets: new Set<string>() };
  let number = 0;
  for await (const segment of segments) {
    for (const passage of passagesOf(segment, number, reading)) {
      if (passage.whose) about.whose.add(passage.whose);
      if (passage.sheet) about.sheets.add(passage.sheet);
      const candidate = weigh(passage, seen.passages, wordings);
      seen.passages += 1;
      seen.words += candidate.words;
      seen.tokens += candidate.weight;
      candidate.hits.forEach((hits, at) => {
        if (hits > 0) seen.holding[at] = (seen.holding[at] ?? 0) + 1;
      });
      if (seen.tokens <= mostTokens) whole.push(candidate);
      if (candidate.hits.some((hits) => hits > 0)) found.push(candidate);
      around.add(candidate);
    }
    number += 1;
  }
  if (seen.tokens <= mostTokens) return toSent(whole, about);
  const average = seen.words / Math.max(1, seen.passages);
  for (const candidate of found) candidate.score = score(candidate, seen, average);
  const near = around.scored();
  const best = ranked([...found, ...near], question);
  return toSent(fill(openingOf(whole), best, mostTokens), about);
}

/** Collects the neighbours of matching passages as they go by. */
function openAround() {
  const near = new Map<Candidate, { of: Candidate; share: number }[]>();
  const last: Candidate[] = [];
  const shareAt = (distance: number) => AROUND.share ** distance;
  const isHeld = ({ hits }: Candidate) => hits.some((count) => count > 0);
  const note = (candidate: Candidate, of: Candidate, distance: number) => {
    if (isHeld(candidate)) return;
    near.set(candidate, [...(near.get(candidate) ?? []), { of, share: shareAt(distance) }]);
  };
  const add = (candidate: Candidate) => {
    for (const [at, before] of last.toReversed().entries()) {
      if (isHeld(candidate) && at < AROUND.before) note(before, candidate, at + 1);
      if (isHeld(before)) note(candidate, before, at + 1);
    }
    last.push(candidate);
    if (last.length > AROUND.behind) last.shift();
  };
  const scored = (): Candidate[] => {
    for (const [candidate, all] of near)
      candidate.score = Math.max(...all.map(({ of, share }) => of.score * share));
    return [...near.keys()].sort((a, b) => a.order - b.order);
  };
  return { add, scored };
}

/** Marks a passage that the document does not show. */
const HIDDEN = "[hidden in the document]";
const STRUCK_OUT = "[struck out in the document]";
const WITHDRAWN = "[withdrawn in the document]";

/**
 * The passages as sent: with their person if the document is about several, and their sheet if there are several.
 * Hidden ones come last.
 */
function toSent(
  candidates: readonly Candidate[],
  { whose, sheets }: { whose: ReadonlySet<string>; sheets: ReadonlySet<string> },
): Passage[] {
  const passages = candidates.map(({ passage }) => {
    const before = [
      ...(passage.isHidden ? [passage.isStruckOut ? STRUCK_OUT : HIDDEN] : []),
      ...(passage.isWithdrawn ? [WITHDRAWN] : []),
      ...(sheets.size > 1 && passage.sheet ? [passage.sheet] : []),
      ...(whose.size > 1 && passage.whose ? [passage.whose] : []),
    ];
    const { text, place } = passage;
    const isLast = passage.isHidden || passage.isWithdrawn;
    return { isLast, sent: { text: [...before, text].join(" | "), place, ...visibilityOf(passage) } };
  });
  const inTurn = [...passages.filter(({ isLast }) => !isLast), ...passages.filter(({ isLast }) => isLast)];
  return inTurn.map((one) => one.sent);
}

function weigh(passage: Passage, order: number, wordings: { pattern: RegExp }[]): Candidate {
  // Its prefix for a document about several people counts in any case.
  const text = [passage.sheet, passage.whose, passage.text].filter(Boolean).join(" | ");
  return {
    passage,
    order,
    weight: tokenWeight(text),
    words: text.split(/\s+/).length,
    hits: wordings.map(({ pattern }) => [...text.matchAll(pattern)].length),
    score: 0,
  };
}

function score(
  { hits, words }: Candidate,
  { passages, holding }: { passages: number; holding: number[] },
  average: number,
): number {
  return hits.reduce((sum, count, at) => {
    const held = holding[at] ?? 0;
    const rarity = Math.log(1 + (passages - held + 0.5) / (held + 0.5));
    return sum + (rarity * count * (K1 + 1)) / (count + K1 * (1 - B + (B * words) / average));
  }, 0);
}

const openingOf = (candidates: readonly Candidate[]): Candidate[] => {
  let tokens = 0;
  return candidates.filter(({ weight }) => {
    tokens += weight;
    return tokens <= OPENING_TOKENS;
  });
};

const LATEST = /\b(last|latest|most recent|recent|recently|newest|current|currently|now|final)\b/i;
const EARLIEST = /\b(first|earliest|initial|initially|oldest|baseline|admission)\b/i;

/** Best first. Scores are rounded for comparison, so that rows that differ by a word count as equal. */
function ranked(found: Candidate[], question: string): Candidate[] {
  const top = Math.max(...found.map(({ score: own }) => own), 0);
  const step = (candidate: Candidate) => (top > 0 ? Math.round((candidate.score / top) * 10) : 0);
  const groups = Map.groupBy(found, step);
  return [...groups].sort(([a], [b]) => b - a).flatMap(([, group]) => inOrder(group, question));
}

function inOrder(group: Candidate[], question: string): Candidate[] {
  if (LATEST.test(question)) return group.toReversed();
  return EARLIEST.test(question) ? group : spread(group);
}

/** Halves again and again: the first, the last, the middle, the middles of the halves … */
function spread<T>(items: readonly T[]): T[] {
  const order: number[] = [];
  const taken = new Set<number>();
  const take = (at: number) => {
    if (at < items.length && !taken.has(at)) {
      taken.add(at);
      order.push(at);
    }
  };
  take(0);
  take(items.length - 1);
  for (let step = items.length / 2; order.length < items.length; step /= 2) {
    for (let at = step; at < items.length; at += step) take(Math.floor(at));
    if (step < 0.5) break;
  }
  for (let at = 0; at < items.length; at++) take(at);
  return order.flatMap((at) => items.slice(at, at + 1));
}

function fill(opening: Candidate[], best: Candidate[], mostTokens: number): Candidate[] {
  const chosen = new Map(opening.map((one) => [one.order, one]));
  let tokens = opening.reduce((sum, { weight }) => sum + weight, 0);
  for (const candidate of best) {
    if (chosen.has(candidate.order) || tokens + candidate.weight > mostTokens) continue;
    chosen.set(candidate.order, candidate);
    tokens += candidate.weight;
  }
  return [...chosen.values()].sort((a, b) => a.order - b.order);
}
