import { describe, expect, test } from "vitest";
import { parseStatement } from "#app/core/evidence/facts/parsed-statement.ts";
import { ANTONYMS } from "#app/core/evidence/lexicon/concepts/antonyms.ts";
import { FURTHER_ANTONYMS } from "#app/core/evidence/lexicon/concepts/further-antonyms.ts";
import { FURTHER_KIN } from "#app/core/evidence/lexicon/concepts/further-kin.ts";
import { KIN } from "#app/core/evidence/lexicon/concepts/kin.ts";
import { IDIOMS, WEAK_WORDS } from "#app/core/evidence/lexicon/concepts/plain.ts";
import { SAME_LIMITS } from "#app/core/evidence/lexicon/concepts/qualifiers.ts";
import { IDIOM, lemmas, lexicon } from "#app/core/evidence/meaning/lexicon.ts";
import { meaningOf } from "#app/core/evidence/meaning/read-meaning.ts";
import { openWordGroups } from "#app/core/evidence/meaning/word-groups.ts";
import { lemma } from "#app/core/evidence/text/lemma.ts";
import { tokenise } from "#app/core/evidence/text/tokens.ts";
import { check, openNotes } from "./checked-notes.ts";

const amber = (notes: string, text: string) =>
  (check(notes, text).marks ?? []).filter(({ kind }) => kind === "not_in_notes").map(({ reason }) => reason);

const linesOf = (list: string) => list.trim().split("\n");
const ALL_KIN = [...linesOf(KIN), ...linesOf(FURTHER_KIN)];
const ALL_ANTONYMS = [...linesOf(ANTONYMS), ...linesOf(FURTHER_ANTONYMS)];
/** Words after a semicolon are only weighed. */
const phrasesOf = (line: string) => (line.split(";", 1)[0] ?? "").split(",").map((phrase) => phrase.trim());

describe("each listed phrase is found again through tokens and lemmas", () => {
  test.each([
    [
      "words that restate each other",
      ALL_KIN.map((line): [string, string[]] => [line.split(";", 1)[0] ?? "", phrasesOf(line)]),
    ],
    [
      "words that exclude each other",
      ALL_ANTONYMS.flatMap((line) =>
        line.split(" / ").map((side): [string, string[]] => [side, phrasesOf(side)]),
      ),
    ],
    ["limits", linesOf(SAME_LIMITS).map((line): [string, string[]] => [line, phrasesOf(line)])],
  ])("%s", (_, lists) => {
    const groups = openWordGroups(lists.map(([list], at): [string, string] => [list, `${at}`]));
    const lost = lists.flatMap(([, phrases], at) =>
      phrases.filter((phrase) => {
        const found = groups(meaningOf(parseStatement(phrase)).units);
        return ![...found.values()].some((own) => own.has(`${at}`)) && !/^\d|^[^a-z]*$/.test(phrase);
      }),
    );
    expect(lost).toEqual([]);
  });

  test("words with an everyday sense, and turns of phrase", () => {
    const found = IDIOMS.split(", ").filter((phrase) => {
      const words = lemmas(phrase);
      const match = lexicon().concepts.match(words, 0);
      return match?.end === words.length && match.value.some(({ id }) => id === IDIOM);
    });
    expect(found).toEqual(IDIOMS.split(", "));
    expect(
      WEAK_WORDS.trim()
        .split(/\s+/)
        .filter((word) => lemma(word) === ""),
    ).toEqual([]);
  });
});

test("no phrase stands on two sides of a line of antonyms", () => {
  const twice = ALL_ANTONYMS.flatMap((line) => {
    const sides = line.split(" / ").map((side) =>
      phrasesOf(side).map((phrase) =>
        lemmas(phrase)
          .map(({ text }) => text)
          .join(" "),
      ),
    );
    return sides.flatMap((side, at) =>
      side.filter((phrase) => sides.slice(at + 1).some((other) => other.includes(phrase))),
    );
  });
  expect(twice).toEqual([]);
});

describe("faithful words that no list has as the same thing stay supported", () => {
  test.each([
    ["Patient presents with moderate dyspnea.", "The patient is moderately breathless."],
    ["Urine has a foul odor.", "Urine is malodorous."],
    ["Performed a bladder scan.", "The bladder was scanned."],
    ["Not showing any agitation.", "She is not restless."],
    ["Dizziness, probably from low oxygen levels.", "Dizziness was put down to low oxygen, probably."],
    ["Currently experiencing an exacerbation.", "He is in a flare-up at the moment."],
    ["The nurse told the daughter about the fall.", "The daughter was told of the fall by the nurse."],
    ["Cultures taken, then the first dose of tazocin.", "The first dose of tazocin followed the cultures."],
  ])("%s %s", (notes, text) => {
    expect(amber(notes, text)).toEqual([]);
  });
});

describe("what restates only some of the notes is not supported", () => {
  test.each([
    ["an illness for a finding", "Muddled after the anaesthetic.", "She has delirium after the anaesthetic."],
    ["a denial", "No joint swelling noted.", "The joints are oedematous."],
    ["a clinical word that no list knows", "Back pain since Sunday.", "Spondylodiscitis since Sunday."],
    ["the opposite in other words", "Capillary refill is sluggish.", "Capillary refill is brisk."],
    [
      "the one denied instead of the other",
      "Feels it in the throat, not the chest.",
      "Feels it in the chest rather than the throat.",
    ],
  ])("%s", (_, notes, text) => {
    expect(amber(notes, text).length).toBeGreaterThan(0);
  });
});

describe("who did it to whom", () => {
  test.each([
    ["Nurse Patel told the daughter about the fall.", "The daughter told Nurse Patel about the fall."],
    ["Wife rang the ward about the vomiting.", "The ward rang his wife about the vomiting."],
    ["Resident hit the carer during washing.", "The carer hit the resident during washing."],
    ["Charge nurse to ring the bed manager.", "The bed manager is to ring the charge nurse."],
    ["The HCA found him on the floor.", "He was found on the floor by the nurse."],
    ["Told the daughter about the fall.", "The daughter told the nurse about the fall."],
  ])("%s is not: %s", (notes, text) => {
    expect(amber(notes, text).length).toBeGreaterThan(0);
    expect(amber(notes, notes)).toEqual([]);
  });
});

describe("what came first, and what is still to come", () => {
  test.each([
    ["Cultures taken, then the first dose of tazocin.", "Cultures followed the first dose of tazocin."],
    ["Vomited an hour after the potassium.", "She vomited an hour before the potassium."],
    ["Catheter in until discharge.", "The catheter stays in after discharge."],
    ["Needs repositioning every 2 hours.", "She was repositioned."],
    ["Insulin pen teaching planned for the wife.", "The wife was taught the insulin pen."],
    ["The cannula was removed at 1400.", "The cannula is to be removed at 1400."],
  ])("%s is not: %s", (notes, text) => {
    expect(amber(notes, text).length).toBeGreaterThan(0);
  });
});

describe("a dropped limit is listed", () => {
  const leftOut = (notes: string, text: string) => {
    const checker = openNotes(notes);
    return checker
      .leftOut([checker.checkStatement({ text, quotes: [notes], isSuggestion: false })])
      .map((one) => one.text);
  };
  test.each([
    [
      "a question mark",
      "NG aspirate pH 6, ?tip in lung",
      "The NG aspirate has a pH of 6, and the tip is in the lung.",
      "?tip",
    ],
    ["a lone side", "Testicular pain onset L", "Onset of testicular pain.", "onset L"],
    ["each side", "Pupils brisk on each side", "Pupils are brisk.", "each side"],
    ["room air", "Sats 88 on room air", "The saturation is 88.", "room air"],
    [
      "a word that no list knows",
      "Cannula in the cubital vein.",
      "There is a cannula in the vein.",
      "cubital",
    ],
    ["whose word it is", "The porter says she fell on the ramp.", "She fell on the ramp.", "porter"],
  ])("%s", (_, notes, text, lost) => {
    expect(leftOut(notes, text)).toContain(lost);
    expect(leftOut(notes, notes)).toEqual([]);
  });

  test("and not when it is said in other words", () => {
    expect(
      leftOut("Incision closed except at the umbilicus", "Apart from the umbilicus the incision is closed."),
    ).toEqual([]);
    // A word only in the statement may replace a missing one.
    expect(leftOut("Cannula in the cubital vein.", "Cannula in the antecubital vein.")).toEqual([]);
    expect(leftOut("So, um, we are trying to get the cannula in.", "A cannula is going in.")).toEqual([]);
  });

  test("a sentence of two words that no statement touches", () => {
    const checker = openNotes("Brought in by police. Smells of petrol.");
    const checked = checker.checkStatement({
      text: "Brought in by police.",
      quotes: ["Brought in by police"],
      isSuggestion: false,
    });
    expect(checker.leftOut([checked]).map(({ text }) => text)).toEqual(["Smells of petrol."]);
  });
});

test("plain words are cut as the pattern cuts them", () => {
  const words = (text: string) => tokenise(text).map((token) => token.text);
  expect(words("SpO2 96% on d5w, p.o. b12; don't stop. I.V. x2")).toEqual([
    "spo2",
    "96",
    "%",
    "on",
    "d5w",
    ",",
    "po",
    ".",
    "b12",
    ";",
    "don't",
    "stop",
    ".",
    "iv",
    ".",
    "x",
    "2",
  ]);
  expect(words("naïve 38.2°C smx-tmp\n\nnext")).toEqual([
    "naïve",
    "38.2",
    "°",
    "c",
    "smx-tmp",
    "\n\n",
    "next",
  ]);
});
