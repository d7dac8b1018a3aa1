import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import { readSet } from "./meaning-sets.ts";
import {
  atLeast,
  atMost,
  type Line,
  type Section,
  type SectionOptions,
  share as shareOf,
} from "./section.ts";

type Span = { entity_type: string; start_position: number; end_position: number };
type Labelled = { full_text: string; spans: Span[] };
type Share = { part: number; whole: number; examples: string[] };

/** Kinds that must be hidden, by the labels of the data. */
const LABELS = {
  names: ["PERSON"],
  "e-mail addresses": ["EMAIL_ADDRESS"],
  "phone numbers": ["PHONE_NUMBER"],
  "record-like numbers": ["CREDIT_CARD", "US_SSN", "IBAN_CODE", "US_DRIVER_LICENSE"],
} as const;
const LEAST: Record<keyof typeof LABELS, number> = {
  names: 0.95,
  "e-mail addresses": 0.99,
  "phone numbers": 0.99,
  "record-like numbers": 0.99,
};

/**
 * How well identifiers are found unaided. Recall: a labelled span counts if all its letters and digits are hidden.
 * False replacements: hidden tokens outside of every labelled span. In clinical dictations, which name people only
 * after a title, nothing else may be hidden.
 */
export async function identifiers(options: SectionOptions): Promise<Section> {
  const records: Labelled[] = JSON.parse(
    readFileSync(join(options.data, "benchmarks/presidio-research/synth_dev.json"), "utf8"),
  );
  const recalls = Object.entries(LABELS).map(([label, types]) => ({
    label: label as keyof typeof LABELS,
    ...recallOf(records, types),
  }));
  const wrong = falseReplacements(records);
  const clinical = clinicalReplacements(join(options.data, "benchmarks/synur/train.jsonl"));
  return {
    title: "Identifiers hidden from the model",
    lines: [
      ...recalls.map(({ label, part, whole }) => atLeast(`${label} hidden`, part, whole, LEAST[label])),
      atMost("other tokens hidden", wrong.part, wrong.whole, 0.01),
      atMost("words of clinical dictations hidden", clinical.part, clinical.whole, 0),
    ],
    examples: [...recalls, { label: "other", ...wrong }, { label: "clinical", ...clinical }].flatMap(
      ({ label, examples }) => examples.map((example) => `${label}: ${example}`),
    ),
  };
}

type HandWritten = { id: string; text: string; spans: { type: string; text: string }[] };

/** Safe Harbor's eighteen, by the labels of the hand-written sets, each with the minimum share that must be hidden. */
const EIGHTEEN: readonly { label: string; types: readonly string[]; least?: number; why?: string }[] = [
  { label: "1 names", types: ["name"], least: 0.98 },
  { label: "2 addresses, whole", types: ["address"], least: 0.9 },
  { label: "2 places below a state", types: ["place"] },
  { label: "2 facilities", types: ["facility"] },
  { label: "3 birth dates", types: ["birth_date"], least: 0.95 },
  { label: "3 other dates", types: ["date"] },
  { label: "3 ages over 89", types: ["age_over_89"] },
  { label: "4, 5 telephone and fax numbers", types: ["phone", "fax"] },
  { label: "6 e-mail addresses", types: ["email"] },
  { label: "7 social security numbers", types: ["ssn"] },
  { label: "8, 10, 11 record, account and licence numbers", types: ["record_number"], least: 0.99 },
  { label: "9 health plan numbers", types: ["health_plan"] },
  { label: "12 vehicles and their plates", types: ["licence_plate", "vehicle"] },
  { label: "13 devices and serial numbers", types: ["device_serial"] },
  { label: "14 web addresses", types: ["url"] },
  { label: "15 IP addresses", types: ["ip"] },
  { label: "16 finger and voice prints", types: [], why: "not in text" },
  { label: "17 full-face photographs", types: [], why: "not in text" },
  { label: "18 other unique codes, file names and handles", types: ["other"] },
];

/**
 * How well each of the eighteen is hidden in a hand-written set (whole spans only), and how many other tokens are.
 * @param sets the folder of a half (`open`, `third/open`); `examples` quote its texts and stay empty unless it may be read
 */
export function scoreSafeHarbor(sets: string): Section {
  const examples: string[] = [];
  const counts = new Map<string, { part: number; whole: number }>();
  const wrong = { part: 0, whole: 0 };
  for (const handWritten of readSet<HandWritten>(sets, "identifiers")) {
    const { text } = handWritten;
    const isHidden = hiddenCharacters(text);
    const places = placesOf(handWritten);
    for (const { type, start, end } of places) {
      const count = counts.get(type) ?? { part: 0, whole: 0 };
      counts.set(type, {
        part: count.part + Number(isWhole(text, isHidden, start, end)),
        whole: count.whole + 1,
      });
      if (!isWhole(text, isHidden, start, end)) examples.push(`${type}: ${excerpt(text, start, end)}`);
    }
    for (const token of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      if (places.some(({ start, end }) => token.index < end && token.index + token[0].length > start))
        continue;
      wrong.whole++;
      if (!isHidden[token.index]) continue;
      wrong.part++;
      examples.push(`wrongly: ${excerpt(text, token.index, token.index + token[0].length)}`);
    }
  }
  const lines = EIGHTEEN.map((row) => lineOf(row, counts));
  return {
    title: "Safe Harbor's eighteen in hand-written texts",
    lines: [...lines, atMost("other tokens hidden wrongly", wrong.part, wrong.whole, 0.001)],
    examples,
  };
}

function lineOf(
  row: (typeof EIGHTEEN)[number],
  counts: ReadonlyMap<string, { part: number; whole: number }>,
): Line {
  const { label, types, least, why } = row;
  if (why) return { label, figure: why, threshold: null, isPassed: null };
  const all = types.map((type) => counts.get(type) ?? { part: 0, whole: 0 });
  const part = all.reduce((sum, count) => sum + count.part, 0);
  const whole = all.reduce((sum, count) => sum + count.whole, 0);
  if (least !== undefined) return atLeast(label, part, whole, least);
  return { label, figure: shareOf(part, whole), threshold: null, isPassed: null };
}

/**
 * The places of the labelled words, in label order: the same words may occur elsewhere as a trap.
 * @throws Error when a label's words do not follow those before it
 */
function placesOf({ id, text, spans }: HandWritten) {
  let from = 0;
  return spans.map(({ type, text: words }) => {
    const start = text.indexOf(words, from);
    if (start === -1) throw new Error(`${id}: "${words}" does not follow what is labelled before it.`);
    from = start + words.length;
    return { type, start, end: from };
  });
}

/** Words that authors may or may not include in a label, and that identify nobody: "the 4th of July", "Mrs. Ellis". */
const WITHOUT_MEANING = /^(?:the|mrs?|ms|miss|dr|aged?|years?|yrs?|old|of|young|y|o|yo|f|m)$/i;

/** Whether every word and number of a stretch is hidden, except those that identify nobody. */
function isWhole(text: string, isHidden: readonly boolean[], start: number, end: number): boolean {
  return [...text.slice(start, end).matchAll(/\p{L}+|\d+/gu)].every(
    ({ 0: word, index }) =>
      WITHOUT_MEANING.test(word) ||
      Array.from(word, (_, at) => isHidden[start + index + at]).every((hidden) => hidden === true),
  );
}

function recallOf(records: readonly Labelled[], types: readonly string[]): Share {
  const share: Share = { part: 0, whole: 0, examples: [] };
  for (const { full_text: text, spans } of records) {
    const isHidden = hiddenCharacters(text);
    for (const { entity_type, start_position: start, end_position: end } of spans) {
      if (!types.includes(entity_type)) continue;
      share.whole++;
      const isFound = isWhole(text, isHidden, start, end);
      if (isFound) share.part++;
      else share.examples.push(`${text.slice(start, end)} <- ${excerpt(text, start, end)}`);
    }
  }
  return share;
}

function falseReplacements(records: readonly Labelled[]): Share {
  const share: Share = { part: 0, whole: 0, examples: [] };
  for (const { full_text: text, spans } of records) {
    const isHidden = hiddenCharacters(text);
    for (const token of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      const end = token.index + token[0].length;
      if (spans.some((span) => token.index < span.end_position && end > span.start_position)) continue;
      share.whole++;
      if (!isHidden[token.index]) continue;
      share.part++;
      share.examples.push(`${token[0]} <- ${excerpt(text, token.index, end)}`);
    }
  }
  return share;
}

const TITLED = /\b(?:Mr|Mrs|Ms|Miss|Dr)\.? $/;

function clinicalReplacements(path: string): Share {
  const share: Share = { part: 0, whole: 0, examples: [] };
  for (const line of readFileSync(path, "utf8").trim().split("\n")) {
    const { transcript }: { transcript: string } = JSON.parse(line);
    const isHidden = hiddenCharacters(transcript);
    for (const token of transcript.matchAll(/[\p{L}\p{N}]+/gu)) {
      share.whole++;
      if (!isHidden[token.index] || TITLED.test(transcript.slice(0, token.index))) continue;
      share.part++;
      share.examples.push(
        `${token[0]} <- ${excerpt(transcript, token.index, token.index + token[0].length)}`,
      );
    }
  }
  return share;
}

/** Which UTF-16 units of a text a fresh pseudonymizer hides, derived from its placeholders. */
function hiddenCharacters(text: string): boolean[] {
  const pseudonymizer = openPseudonymizer([]);
  const hidden = pseudonymizer.pseudonymize(text);
  const originals = new Map(
    pseudonymizer.replaced().map(({ placeholder, original }) => [placeholder, original]),
  );
  const isHidden: boolean[] = [];
  for (const part of hidden.split(/(⟦[^⟧]*⟧)/)) {
    const original = originals.get(part);
    const length = original?.length ?? pseudonymizer.reveal(part).length;
    for (let at = 0; at < length; at++) isHidden.push(original !== undefined);
  }
  return isHidden;
}

function excerpt(text: string, start: number, end: number): string {
  const [before, after] = [text.slice(Math.max(0, start - 30), start), text.slice(end, end + 30)];
  return `${before}[${text.slice(start, end)}]${after}`.replaceAll("\n", "⏎");
}
