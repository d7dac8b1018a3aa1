import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import { atLeast, atMost, type Section, type SectionOptions } from "./section.ts";

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
 * How well identifiers are found without being told. Recall: a labelled span counts when all its letters and digits are
 * hidden. False replacements: tokens outside every labelled span that were hidden. On clinical dictations, which hold no
 * person but those after a title, nothing else may be hidden.
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

function recallOf(records: readonly Labelled[], types: readonly string[]): Share {
  const share: Share = { part: 0, whole: 0, examples: [] };
  for (const { full_text: text, spans } of records) {
    const isHidden = hiddenCharacters(text);
    for (const { entity_type, start_position: start, end_position: end } of spans) {
      if (!types.includes(entity_type)) continue;
      share.whole++;
      const isFound = [...text.slice(start, end)].every(
        (letter, at, all) => !/[\p{L}\d]/u.test(letter) || isHidden[start + all.slice(0, at).join("").length],
      );
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

/** Which UTF-16 units of a text a fresh pseudonymizer hides, read off its placeholders. */
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
  return text.slice(Math.max(0, start - 30), end + 30).replaceAll("\n", "⏎");
}
