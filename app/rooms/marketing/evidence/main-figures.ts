import type { Release } from "./release.ts";

/** The most telling figures, by their section and label in the scorecard. */
const MAIN = [
  {
    section: "Meaning",
    label: "changed meanings together are amber",
    words: "Changed statements that are amber, by our rules alone",
  },
  {
    section: "Meaning, with a second reader",
    label: "changed meanings together are amber",
    words: "Changed statements that are amber, with a second reader",
  },
  {
    section: "Meaning",
    label: "faithful paraphrases in amber",
    words: "Faithful statements that are amber (false alarms), by our rules alone",
  },
  {
    section: "Meaning, with a second reader",
    label: "faithful paraphrases in amber",
    words: "Faithful statements that are amber (false alarms), with a second reader",
  },
  {
    section: "Meaning",
    label: "items of a handover heard as nurses do (F1)",
    words: "Handover items that the coach hears as nurses do (F1), by our rules alone",
  },
  {
    section: "Meaning, with a second reader",
    label: "items of a handover heard as nurses do (F1)",
    words: "Handover items that the coach hears as nurses do (F1), with a second reader",
  },
  {
    section: "Safe Harbor's eighteen in hand-written texts",
    label: "1 names",
    words: "Names that are hidden from the language model",
  },
  {
    section: "Recorded parts of documents",
    label: "changed statements kept from the page, with a second reader",
    words: "Changed statements about a document that are not shown, with a second reader",
  },
  {
    section: "Recorded parts of documents",
    label: "statements kept from the page, with a second reader",
    words: "Statements about a document that a model wrote and that are not shown, with a second reader",
  },
  {
    section: "Recorded research answers",
    label: "changed sentences in amber, with a second reader",
    words: "Changed sentences with citations that are amber, with a second reader",
  },
  {
    section: "Recorded notes",
    label: "statements and parts of diagnoses in amber",
    words: "Statements of recorded notes that are amber",
  },
];

type MainFigure = {
  words: string;
  /** The title of the section with the figure for each set. */
  section: string;
  /** "75.1% to 89.9%", or one figure if all sets have the same. */
  range: string;
  /** The number of sets that it was measured in. */
  sets: number;
  threshold: string | null;
  /** The number of sets that missed the target. */
  missed: number;
};

/** The main figures from lowest to highest; from held-back sentences where there are any. */
export function mainFigures({ halves }: Release): MainFigure[] {
  const held = halves.filter(({ isHeld }) => isHeld);
  const sections = (held.length > 0 ? held : halves).flatMap((half) => half.sections);
  return MAIN.flatMap(({ section, label, words }) => {
    const lines = sections
      .filter(({ title }) => title === section)
      .flatMap((found) => found.lines)
      .filter((line) => line.label.trim() === label)
      .sort((one, other) => Number.parseFloat(one.figure) - Number.parseFloat(other.figure));
    const [lowest, highest] = [lines[0], lines.at(-1)];
    if (!lowest || !highest) return [];
    const [from, to] = [shareOf(lowest.figure), shareOf(highest.figure)];
    return {
      words,
      section,
      range: from === to ? from : `${from} to ${to}`,
      sets: lines.length,
      threshold: lowest.threshold,
      missed: lines.filter(({ isPassed }) => isPassed === false).length,
    };
  });
}

/** "84.5% (514 of 608)" without its cases. */
const shareOf = (figure: string): string => figure.replace(/ \(.*$/, "");

/** A number of cases out of all. */
type Missed = { missed: number; all: number };

/** The identifiers missed in all held-back texts together. */
export function missedIdentifiers({ halves }: Release): Record<"names" | "records" | "addresses", Missed> {
  const lines = halves
    .filter(({ isHeld }) => isHeld)
    .flatMap(({ sections }) => sections)
    .filter(({ title }) => title.startsWith("Safe Harbor"))
    .flatMap((section) => section.lines);
  const missedOf = (label: string): Missed => {
    const cases = lines.filter((line) => line.label.trim() === label).map(({ figure }) => casesOf(figure));
    const sum = (of: keyof Missed) => cases.reduce((total, one) => total + one[of], 0);
    return { missed: sum("missed"), all: sum("all") };
  };
  return {
    names: missedOf("1 names"),
    records: missedOf("8, 10, 11 record, account and licence numbers"),
    addresses: missedOf("2 addresses, whole"),
  };
}

/** The missed cases of "91.6% (152 of 166)", which counts the hidden ones. */
function casesOf(figure: string): Missed {
  const [, hidden, all] = /\((\d+) of (\d+)\)/.exec(figure) ?? [];
  return { missed: Number(all ?? 0) - Number(hidden ?? 0), all: Number(all ?? 0) };
}
