import type { FactKind } from "../statement.ts";

/** Words with opposite meanings: `group` is what they are about, `pole` which end. */
export type Contrast = { group: string; pole: string; kind: FactKind };

/** The contrast of a word, by its form (as `stem` makes it) or plain spelling, or null. */
export function contrastOf(word: string): Contrast | null {
  const listed = LISTED.get(word);
  if (listed) return listed;
  const prefixed = /^(hyper|hypo|tachy|brady)([a-z]{4,})$/.exec(word);
  if (!prefixed) return null;
  const isRate = prefixed[1] === "tachy" || prefixed[1] === "brady";
  return { group: `${isRate ? "rate" : "extent"}:${prefixed[2]}`, pole: prefixed[1] ?? "", kind: "negation" };
}

/** `group kind: pole words / pole words`. */
const LINES = `
change negation: increase increas increased increasing rising rise worsened / decrease decreas decreased decreasing reduced reduc reduction
amount negation: high elevated elevat / low
limit number: more-than / less-than
height side: upper / lower
front side: anterior / posterior
middle side: medial / lateral
reach side: proximal / distal
order time: before / after
course negation: improv improved improving better / worsen worsening worse worsened
doing negation: start started start initiat initiated resum resumed continu continued / stop stopped discontinu discontinue discontinued
giving negation: give given gave administered administer / held hold withheld
temperature negation: warm / cool cold
`;

const LISTED = new Map<string, Contrast>();
for (const line of LINES.trim().split("\n")) {
  const [head = "", poles = ""] = line.split(":");
  const [group = "", kind = ""] = head.split(" ");
  poles.split("/").forEach((words, pole) => {
    for (const word of words.trim().split(" ")) {
      LISTED.set(word, { group, pole: String(pole), kind: kind as FactKind });
    }
  });
}
