import { expect, test } from "vitest";
import { withoutAddressed } from "#app/base/text/addressed-to-assistant.ts";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import { sectionBlock } from "#app/core/model/source-blocks.ts";
import { checkAgain } from "#app/core/note/note-check.ts";

const ORDINARY = "Pt alert and well. BP 120/80, given 5 mg at 12:00, wife informed. ";
const WOUND = "wound left heel 2 cm x 3 cm, dressing changed, no odour, min serous exudate\n";

const repeated = (words: string, length: number) =>
  words.repeat(Math.ceil(length / words.length)).slice(0, length);

const checked = (text: string, statements: readonly string[]) =>
  checkAgain({
    sources: [{ name: "nurseNotes", label: "Nurse's Notes", text }],
    statements: statements.map((words, at) => ({ id: `${at}`, text: words, checked: null, isCounted: true })),
  });
const checkNotes = (text: string) => checked(text, ["Alert."]);
/** Statements just short of what is compared, made of the notes' own words. */
const checkStatements = (text: string) =>
  checked(
    text,
    [0, 1, 2].map((at) => text.slice(at, 1_990)),
  );
const hide = (text: string) => openPseudonymizer([]).pseudonymize(text);

type Reading = (text: string) => unknown;

/** What each of them took, before it was read in proportion to its length, is more than ten times an ordinary text. */
const HOSTILE: readonly (readonly [words: string, read: Reading, length: number])[] = [
  ["e1", checkNotes, 40_000],
  ["1 ", checkNotes, 40_000],
  [WOUND, checkStatements, 20_000],
  ["pt ", checkStatements, 20_000],
  ["name is ", hide, 80_000],
];

/** The least of some readings: other work on the machine only ever adds to it. */
const milliseconds = (read: Reading, text: string, times = 1) =>
  Math.min(
    ...Array.from({ length: times }, () => {
      const begun = performance.now();
      read(text);
      return performance.now() - begun;
    }),
  );

test("notes that repeat themselves take hardly longer to read than ordinary ones of the same length", () => {
  for (const [words, read, length] of HOSTILE) {
    milliseconds(read, ORDINARY);
    const ordinary = milliseconds(read, repeated(ORDINARY, length), 3);
    const hostile = milliseconds(read, repeated(words, length), 3);
    expect.soft(hostile / ordinary, words).toBeLessThan(6);
  }
});

test("one long run of a single sign is read once, not once for each place in it", () => {
  const readings: readonly (readonly [read: Reading, text: string])[] = [
    [hide, `in London${"’".repeat(80_000)}a`],
    [withoutAddressed, "<!--".repeat(40_000)],
    [(text) => sectionBlock("a", text), `<${"\t".repeat(100_000)}`],
  ];
  for (const [read, text] of readings)
    expect.soft(milliseconds(read, text), text.slice(0, 10)).toBeLessThan(3_000);
});
