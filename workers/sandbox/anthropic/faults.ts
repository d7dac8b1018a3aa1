const FAULTS = ["429", "529", "refusal", "cutoff", "max_tokens", "slow", "invent", "doubt"] as const;
export type ModelFault = (typeof FAULTS)[number];

const FAULT_WORDS = new RegExp(`\\[\\[sandbox:(${FAULTS.join("|")})\\]\\]`, "g");

/** The faults that the person's text asks for, each written like [[sandbox:429]]. */
export function readFaults(text: string): ReadonlySet<ModelFault> {
  return new Set([...text.matchAll(FAULT_WORDS)].map((match) => match[1] as ModelFault));
}

/** The text between fault words, which must not become part of a sentence. */
export function splitAtFaults(text: string): { text: string; start: number }[] {
  const parts: { text: string; start: number }[] = [];
  let start = 0;
  for (const match of text.matchAll(FAULT_WORDS)) {
    parts.push({ text: text.slice(start, match.index), start });
    start = match.index + match[0].length;
  }
  return [...parts, { text: text.slice(start), start }];
}
