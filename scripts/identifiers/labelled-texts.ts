import { readFileSync } from "node:fs";
import { FIRST_NAMES } from "#app/core/identifiers/lists/first-names.ts";
import { NAMES_THAT_ARE_WORDS } from "#app/core/identifiers/lists/names-that-are-words.ts";
import { PARTICLES } from "#app/core/identifiers/names/vocabulary.ts";
import { fold } from "#app/core/identifiers/words.ts";

type Kind = "name" | "other";
/** A stretch that is a name, or another identifier, which may contain names and has little weight. */
type Stretch = { start: number; end: number; kind: Kind };
export type LabelledText = { text: string; stretches: Stretch[] };

type HandWritten = { text: string; spans: { type: string; text: string }[] };
type Synthetic = {
  full_text: string;
  spans: { entity_type: string; start_position: number; end_position: number }[];
};

/** A hand-written set: one text per line. */
export function readHandWritten(path: string): LabelledText[] {
  return readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const { text, spans }: HandWritten = JSON.parse(line);
      let from = 0;
      const stretches = spans.map((span) => {
        const start = text.indexOf(span.text, from);
        from = start + span.text.length;
        return { start, end: from, kind: span.type === "name" ? ("name" as const) : ("other" as const) };
      });
      return { text, stretches };
    });
}

/** The half of presidio-research that the scorecard uses. */
export function readSynthetic(path: string): LabelledText[] {
  const records: Synthetic[] = JSON.parse(readFileSync(path, "utf8"));
  return records.map(({ full_text: text, spans }) => ({
    text,
    stretches: spans
      .map(({ entity_type: type, start_position: start, end_position: end }) => ({
        start,
        end,
        kind: type === "PERSON" ? ("name" as const) : ("other" as const),
      }))
      .sort((a, b) => a.start - b.start),
  }));
}

export type NameMaker = {
  /** The text with every name replaced, consistently. */
  renamed(labelled: LabelledText): LabelledText;
  /** A line of frames.txt with its name slots filled. */
  framed(line: string): LabelledText;
  /** The text as it is, or sometimes in lower case or capitals. */
  recased(labelled: LabelledText): LabelledText;
};

const COMMON = FIRST_NAMES.trim().split(/\s+/);
const WORDS = NAMES_THAT_ARE_WORDS.trim().split(/\s+/);
const LINKS = "van|van der|de|de la|da|dos|bin|al|ter|von|di|del".split("|");

/** Puts names into texts: mostly the given ones, some of the most common, some that are also words. */
export function openNameMaker(names: readonly string[], random: () => number): NameMaker {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const given = () => capitalised(random() < 0.15 ? pick(COMMON) : pick(names));
  const first = () => (random() < 0.12 ? capitalised(pick(WORDS)) : given());
  const last = () => capitalised(random() < 0.1 ? pick(WORDS) : pick(names));
  const initial = () => capitalised(pick(names)).charAt(0);

  const another = (word: string): string => {
    if (word.length < 2 || PARTICLES.has(fold(word)) || /^(?:jr|sr|iii|ii|mrs?|ms|miss|dr|st)$/i.test(word))
      return word;
    const chance = random();
    const name = pick(chance < 0.12 ? WORDS : chance < 0.3 ? COMMON : names);
    if (word === word.toUpperCase()) return name.toUpperCase();
    return word === word.toLowerCase() ? name : capitalised(name);
  };

  const fullName = (): string => {
    const way = random();
    if (way < 0.55) return `${first()} ${last()}`;
    if (way < 0.65) return `${first()} ${last()}-${capitalised(pick(names))}`;
    if (way < 0.73) return `${initial()}. ${last()}`;
    if (way < 0.8) return `${first()} ${initial()}. ${last()}`;
    if (way < 0.87) return `${first()} ${pick(LINKS)} ${last()}`;
    return way < 0.93 ? `${first()} ${capitalised(pick(names))} ${last()}` : `${first()} ${last()}`;
  };
  const SLOTS: Record<string, () => string> = {
    F: first,
    L: first,
    W: () => capitalised(pick(WORDS)),
    N: fullName,
    I: initial,
    P: () => pick(LINKS),
  };

  return {
    renamed({ text, stretches }) {
      const changed = new Map<string, string>();
      const made: LabelledText = { text: "", stretches: [] };
      let at = 0;
      for (const { start, end, kind } of stretches) {
        if (start < at) continue;
        made.text += text.slice(at, start);
        const from = made.text.length;
        const words = text.slice(start, end);
        made.text +=
          kind === "other"
            ? words
            : words.replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => {
                const name = changed.get(word) ?? another(word);
                changed.set(word, name);
                return name;
              });
        made.stretches.push({ start: from, end: made.text.length, kind });
        at = end;
      }
      made.text += text.slice(at);
      return made;
    },
    framed(line) {
      const isCapital = !/\p{Ll}/u.test(line.replace(/\[[PH]:|\{\w\}/g, ""));
      const made: LabelledText = { text: "", stretches: [] };
      for (const part of line.split(/(\{\w\}|\[[PH]:[^\]]*\])/)) {
        const start = made.text.length;
        const slot = /^\{(\w)\}$/.exec(part)?.[1];
        const place = /^\[[PH]:(.*)\]$/.exec(part)?.[1];
        const name = slot ? (SLOTS[slot.toUpperCase()]?.() ?? "") : "";
        if (slot)
          made.text += isCapital ? name.toUpperCase() : /[a-z]/.test(slot) ? name.toLowerCase() : name;
        else made.text += place ?? part;
        if (slot || place)
          made.stretches.push({ start, end: made.text.length, kind: slot ? "name" : "other" });
      }
      return made;
    },
    recased: (labelled) => recasedBy(labelled, random()),
  };
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** In lower case, in capitals or unchanged, by a number from 0 to below 1. */
function recasedBy(labelled: LabelledText, way: number): LabelledText {
  const { text } = labelled;
  const changed = way < 0.14 ? text.toLowerCase() : way < 0.24 ? text.toUpperCase() : text;
  return changed.length === text.length ? { ...labelled, text: changed } : labelled;
}
