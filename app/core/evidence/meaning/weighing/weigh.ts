import type { Measures } from "./measure.ts";
import { TREES } from "./trees.ts";

/** A measure's name, its threshold, and the subtrees up to it and above it; a number is what a leaf adds. */
export type Tree = number | [measure: string, border: number, upTo: Tree, above: Tree];

/** Small decision trees whose leaves add up to the logarithm of the odds that a finding is a change of meaning. */
export type Trees = { base: number; trees: readonly Tree[] };

/**
 * Whether a finding is more likely a change of meaning than another wording. Some rules fire only when nothing is left
 * to weigh, unless a line of kin links their word to something that the statement does not take up.
 */
export function isLikelyChange(measures: Measures): boolean {
  if (SURE.some((rule) => measures[`rule:${rule}`] === 1)) return (measures.kinLeft ?? 0) <= MOST_KIN;
  return oddsOf(openedTrees(), measures) > borderOf(measures);
}

/** Whether a change is so likely that no second reading outweighs it. @param border of the logarithm of the odds */
export const isSure = (measures: Measures, border: number): boolean =>
  oddsOf(openedTrees(), measures) > border;

const SURE = [
  "denialscope",
  "invented",
  "otherword",
  "oppositeword",
  "attempt",
  "charted",
  "course",
  "attime",
  "degree",
  "reporter",
  "circumstance",
  "notyetdone",
  "former",
  "contrast",
  "meanwhile",
  "relief",
  "ownillness",
];
const MOST_KIN = 0.5;

let opened: Trees | null = null;

function openedTrees(): Trees {
  opened ??= JSON.parse(TREES) as Trees;
  return opened;
}

/** The logarithm of the odds that the trees give. */
export const oddsOf = ({ base, trees }: Trees, measures: Measures): number =>
  trees.reduce<number>((sum, tree) => sum + leafOf(tree, measures), base);

function leafOf(tree: Tree, measures: Measures): number {
  let node = tree;
  while (typeof node !== "number") {
    const [name, border, upTo, above] = node;
    node = (measures[name] ?? 0) <= border ? upTo : above;
  }
  return node;
}

/**
 * One threshold for all findings, and a lower one for facts that may only be worded differently: those need the most
 * evidence to pass. How it was chosen: docs/decisions/0058-words-weighed-by-their-record.md.
 */
function borderOf(measures: Measures): number {
  const isRule = (name: string) => measures[`rule:${name}`] === 1;
  return isRule("spelled") || isRule("moved") ? -1.2 : -0.2;
}
