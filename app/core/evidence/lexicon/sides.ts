import { phraseTable } from "../text/phrases.ts";
import { type Token, tokenise } from "../text/tokens.ts";

type SideName = "left" | "right" | "both";

/** A side, with the words that an abbreviation includes ("LLQ" is left, lower, quadrant). */
type SideRead = { name: SideName; words: string[]; end: number };

/** Reads the side that begins at this token, or null. */
export function readSide(tokens: readonly Token[], at: number): SideRead | null {
  const found = TABLE.match(tokens, at);
  if (!found) return null;
  const { name, words } = found.value;
  const word = tokens[at]?.text ?? "";
  if ((word === "left" || word === "right") && isNoSide(tokens, at, found.end, word)) return null;
  if ((word === "l" || word === "r") && !isLetterSide(tokens, at, found.end)) return null;
  if (
    word === "both" &&
    (isBothAnd(tokens, found.end) || joinsTwo(tokens, found.end) || isTwoOfAKind(tokens, found.end))
  )
    return null;
  return { name, words, end: found.end };
}

const TABLE = phraseTable<{ name: SideName; words: string[] }>(tokenise);
const NAMES: [SideName, string, string][] = [
  [
    "left",
    "l",
    "left, lt, l, left-sided, left sided, left-side, leftward, lefthand, left-hand side, l-sided, l sided, (l)",
  ],
  [
    "right",
    "r",
    "right, rt, r, right-sided, right sided, right-side, rightward, right-hand side, r-sided, r sided, (r)",
  ],
  ["both", "b", "bilateral, bilaterally, both, b/l, bilat, bil, each side, either side"],
];
const PARTS: [string, string][] = [
  ["le", "lower extremity"],
  ["ue", "upper extremity"],
  ["lq", "lower quadrant"],
  ["uq", "upper quadrant"],
  ["ll", "lower lobe"],
  ["ul", "upper lobe"],
  ["ua", "upper arm"],
  ["fa", "forearm"],
  ["if", "iliac fossa"],
  ["bbb", "bundle branch block"],
];
for (const [name, letter, phrases] of NAMES) {
  for (const phrase of phrases.split(", ")) TABLE.add(phrase, { name, words: [] });
  for (const [part, words] of PARTS) TABLE.add(`${letter}${part}`, { name, words: words.split(" ") });
}
for (const [phrase, words] of [
  ["bka", "below-knee amputation"],
  ["aka", "above-knee amputation"],
  ["tka", "knee arthroplasty"],
  ["tha", "hip arthroplasty"],
]) {
  for (const [name, letter] of NAMES.slice(0, 2))
    TABLE.add(`${letter}${phrase}`, { name, words: words?.split(" ") ?? [] });
}

const NEVER_AFTER_RIGHT =
  /^(?:now|away|off|amount|countdown|before|after|there|here|then|at|in|\?|,|\.|to|so|about|when|as|direction|thing|dose|patient|medication|time|track)$/;
const NEVER_AFTER_LEFT =
  /^(?:the|her|him|them|us|me|a|an|for|with|at|to|over|without|because|alone|message|voicemail|ama|against|uncovered|exposed|bare|undressed|intact|undisturbed|running|sitting|resting|waiting|unattended|open|untreated|unchanged|off|out|early|today|yesterday|home|behind|unit|room|ed|er|bedside|in|ward|hospital|department|by|until|till|after|during|when|while|once|before|shortly|soon|around|again|school|work|group|class|as|word|is|his|their|my|its)$/;
const NEVER_BEFORE_LEFT =
  /^(?:has|have|had|he|she|they|who|family|wife|husband|daughter|son|mother|father|was|were|been|being|just|already|patient|pt|not|never|visitor|visitors|physician|doctor|i|we)$/;

/** "right now", "all right", "has left": words that do not name a side. */
function isNoSide(tokens: readonly Token[], at: number, end: number, word: string): boolean {
  const before = tokens[at - 1]?.text ?? "";
  const next = tokens[end];
  const after = next && next.start - (tokens[at]?.end ?? 0) <= 1 ? next.text : "";
  if (end > at + 1) return false;
  if (word === "right") {
    if (isOpening(before) && /^(?:so|we|the|he|she|they|i|it|and|this|[a-z]+ing)$/.test(after)) return true;
    const isIdiom = NEVER_AFTER_RIGHT.test(after) && !isPlaced(tokens, at);
    return (
      isIdiom || (/^(?:all|that's|that|yeah|yep|so|and|is)$/.test(before) && /^(?:[,.?!]|\n)/.test(after))
    );
  }
  if (after === "" || /^[.,;)]$/.test(after))
    if (/^(?:is|are|be|remains?|nothing|any|all)$/.test(before)) return true;
  if (NEVER_AFTER_LEFT.test(after)) return !isPlaced(tokens, at);
  return NEVER_BEFORE_LEFT.test(before) && !/^[a-z]{3,}(?<!ly)$/.test(after);
}

function isOpening(before: string): boolean {
  return before === "" || /^(?:\n+|[.!?])$/.test(before);
}

/** "on the left", "her right", "right and left": a side without a noun; "and left at 8" is an act. */
function isPlaced(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? "";
  if (before === "and" || before === "or")
    return /^(?:right|left|rt|lt|r|l)$/.test(tokens[at - 2]?.text ?? "");
  return /^(?:the|on|her|his|their|my|your|to|from|in|of|upper|lower|more|than|worse|greater|only|lateral)$/.test(
    before,
  );
}

function isBodyPart(word: string): boolean {
  return BODY.has(word);
}

/** "L arm", "R side", "weakness on L": a single letter is a side beside a body part or after a place word. */
function isLetterSide(tokens: readonly Token[], at: number, end: number): boolean {
  if (end > at + 1) return true;
  const before = tokens[at - 1];
  const after = tokens[end]?.text ?? "";
  if (after === "/" && /^(?:min|h|hr|hour|kg)$/.test(tokens[end + 1]?.text ?? "")) return false;
  if (before?.kind === "number" && isPairedBehind(tokens, at)) return true;
  if (before?.kind === "number" && !isBodyPart(after)) return false;
  if (isOneOfTwo(tokens, at)) return true;
  if (before?.kind !== "number" && !BEFORE_INITIALS.test(before?.text ?? "") && BEHIND_A_SIDE.test(after))
    return true;
  if (before?.kind === "word" && BEFORE_A_SIDE.test(before.text) && !isBodyPart(after)) return true;
  return (
    isBodyPart(after) || /^(?:on|the|to|in|of|side|>|and|her|his)$/.test(before?.text ?? "") || after === ">"
  );
}

/** "R 3 mm brisk, L 5 mm sluggish", "left ear syringed, R not done": the other side is beside it. */
function isOneOfTwo(tokens: readonly Token[], at: number): boolean {
  const other = tokens[at]?.text === "l" ? /^(?:r|right|rt)$/ : /^(?:l|left|lt)$/;
  return tokens.some(
    ({ text }, index) =>
      index !== at && Math.abs(index - at) <= 14 && other.test(text) && tokens[index - 1]?.kind !== "number",
  );
}

/** ".6 R .9 L", "R eye 6/9 L 6/18": after a number, a letter is a side if both sides' letters go with such values. */
export function isPairedBehind(tokens: readonly Token[], at: number): boolean {
  const other = tokens[at]?.text === "l" ? "r" : "l";
  const isBehindNumber = (index: number) => tokens[index - 1]?.kind === "number";
  // "0.9 L", and "158/90 R".
  const pair = [at - 4, at - 2, at + 2, at + 4].find(
    (index) =>
      tokens[index]?.text === other &&
      isBehindNumber(index) &&
      (Math.abs(index - at) === 2 || tokens[Math.max(index, at) - 2]?.text === "/"),
  );
  const isBetweenRatios = tokens[at - 2]?.text === "/" && tokens[at + 2]?.text === "/";
  return pair !== undefined || (isBetweenRatios && isOneOfTwo(tokens, at));
}

/** "L fem a-line", "R splint": a letter before a shortened body part, or something worn or placed there. */
const BEHIND_A_SIDE =
  /^(?:ac|acf|fa|fem|rad|brach|subclav|ij|scv|dpp|dp|basal|mid|aca|pca|tib|fib|nof|hemi|hemipleg[a-z]*|fossa|lat|med|ant|post|splint|cast|pop|slab|sling|brace|boot|stump|drain|chest|icc|stent|neph|nephrostomy|hearing|aid|graft|fistula|avg|port|picc|art|arterial)$/;
const BEFORE_INITIALS = /^(?:\/|dr|mr|mrs|ms|miss|sr|prof|rn|nurse|sister|vitamin)$/;

/** "Pain onset L", "below knee amp R": words that a side may follow; a word of number makes the letter a litre. */
const BEFORE_A_SIDE =
  /^(?!(?:one|two|three|four|five|six|seven|eight|nine|ten|half|per|about|approx|nearly|over|under|some|vitamin|type|bottle|hepatitis)$)[a-z]{3,}$/;

function isBothAnd(tokens: readonly Token[], end: number): boolean {
  return /^(?:are|is|were|was|agreed?|denied|,|\.)$/.test(tokens[end]?.text ?? "");
}

/** "both an infusion and a bolus", "both at rest and on exertion". */
function joinsTwo(tokens: readonly Token[], end: number): boolean {
  if (!/^(?:a|an|the|at|on|in|his|her|their|as|for|to|during|with|of|from)$/.test(tokens[end]?.text ?? ""))
    return false;
  return tokens.slice(end + 1, end + 8).some(({ text }) => text === "and");
}

/** "both troponins", "both parents": two of a kind without sides. */
function isTwoOfAKind(tokens: readonly Token[], end: number): boolean {
  return UNPAIRED.test(tokens[end]?.text ?? "");
}

const UNPAIRED =
  /^(?:of|them|have|had|troponins?|tests?|results?|samples?|specimens?|cultures?|swabs?|scans?|films?|doses?|tablets?|medications?|medicines?|meds|drugs|antibiotics|infusions?|bags?|bottles|units|parents|twins|babies|infants|girls|boys|children|daughters|sons|sisters|brothers|nurses|doctors|staff|teams|patients|visitors|times|occasions|attempts|days|nights|shifts|visits|meals|episodes|events|falls)$/;

const BODY = new Set(
  (
    "arm arms leg legs hand hands foot feet knee knees hip hips shoulder shoulders elbow elbows wrist wrists ankle ankles " +
    "eye eyes ear ears breast breasts lung lungs lower upper calf thigh forearm heel heels side sided flank groin cheek " +
    "face facial facal extremity extremities ac fa antecubital chest abdomen quadrant lobe base bases neck jaw finger " +
    "toe thumb great big index hemiparesis hemiplegia weakness buttock hemisphere kidney ventricle ventricular femur tibia " +
    "radial pedal femoral jugular subclavian brachial nare nostril temple temporal parietal frontal occipital inguinal " +
    "trochanter ischium sacrum scapula clavicle humerus ulna rib ribs iliac anterior posterior lateral medial inner outer " +
    "distal proximal dorsal plantar palm pupil eyelid orbit cva droop deltoid gluteal gluteus glute glutes buttocks bum vastus dorsogluteal ventrogluteal heel toes fingers cheek lobe brow tka tkr tha thr bka aka orif iv piv ij cvc cvl picc avf nephrostomy drift grip neglect mca hemithorax pleural shin ureter"
  ).split(" "),
);
