import { expect, test } from "vitest";
import { rankRecords } from "#app/core/literature/ranking/rank.ts";
import { stemTerm } from "#app/core/literature/text/stem.ts";
import { makeRecord } from "./make-record.ts";

const about = (title: string, text = "Nothing else.", told: Parameters<typeof makeRecord>[0] = {}) =>
  makeRecord({ title, abstract: [{ label: null, text }], ...told });
const OTHERS = [
  about("Vaccination of children against measles"),
  about("Hand washing by surgeons"),
  about("Diet and gout"),
];
const first = (question: string, ...records: ReturnType<typeof about>[]) =>
  rankRecords(question, [...OTHERS, ...records])[0]?.title;

test.each([
  ["heart attack and drinking", "Alcohol consumption and acute myocardial infarction"],
  ["does SOB get better with a fan", "Handheld fan for dyspnoea in palliative care"],
  ["blood clots in the leg after a new hip", "Deep vein thrombosis following total hip arthroplasty"],
  ["kids with ear infections abx", "Antibiotics for otitis media in children"],
  ["haemorrhage after tonsils out", "Hemorrhage following tonsillectomy"],
])("%s finds an article that says it in other words", (question, title) => {
  expect(first(question, about(title))).toBe(title);
});

test("an article with the words in its title stands before one that only mentions them", () => {
  const mentions = about(
    "A survey of ward routines",
    "Some wards used music for pain. Other things were asked too.",
  );
  expect(first("music for pain", mentions, about("Music for pain after surgery"))).toBe(
    "Music for pain after surgery",
  );
});

test("an article that has all of the question in one sentence stands before one that has it scattered", () => {
  const text = "Delirium was common. Many patients slept badly. Earplugs were sold in a shop.";
  const scattered = about("A", text);
  const together = about("B", "Earplugs kept patients from delirium. Many were common. A shop sold badly.");
  expect(first("earplugs delirium", scattered, together)).toBe("B");
});

test("of two that fit equally well the stronger study comes first, then the newer one", () => {
  const trial = about("Music for pain", "Same.", {
    kinds: ["randomized controlled trial"],
    year: 2001,
    pmid: "1",
  });
  const letter = about("Music for pain", "Same.", { kinds: ["letter"], year: 2020, pmid: "2" });
  const old = about("Music for pain", "Same.", { year: 1990, pmid: "3" });
  const newer = about("Music for pain", "Same.", { year: 2018, pmid: "4" });
  const order = rankRecords("music for pain", [letter, old, newer, trial]).map(({ pmid }) => pmid);
  expect(order.indexOf("1")).toBeLessThan(order.indexOf("2"));
  expect(order.indexOf("4")).toBeLessThan(order.indexOf("3"));
});

test("what was retracted comes last, what has an expression of concern before it", () => {
  const retracted = about("Music for pain", "Music for pain.", { isRetracted: true });
  const doubtful = about("Music for pain", "Music for pain.", { hasConcern: true });
  const order = rankRecords("music for pain", [retracted, doubtful, ...OTHERS]);
  expect(order.at(-1)).toBe(retracted);
  expect(order.at(-2)).toBe(doubtful);
});

test("the order depends on the question and the records alone, and equal records keep theirs", () => {
  const same = [1, 2, 3].map((at) => about("Music for pain", "Same.", { pmid: String(at) }));
  expect(rankRecords("music", same)).toEqual(same);
  expect(rankRecords("music", [])).toEqual([]);
  expect(rankRecords("", same)).toEqual(same);
});

test.each([
  ["randomised", "randomized"],
  ["haemorrhages", "hemorrhage"],
  ["oesophageal", "esophageal"],
  ["tumours", "tumor"],
  ["centre", "center"],
  ["infections", "infection"],
  ["diabetes", "diabetic"],
  ["hypertension", "hypertensive"],
])("%s and %s have one stem", (a, b) => {
  expect(stemTerm(a)).toBe(stemTerm(b));
});

test.each([
  ["caresses", "caress"],
  ["ponies", "poni"],
  ["relational", "relat"],
  ["hopefulness", "hope"],
  ["agreed", "agre"],
  ["hopping", "hop"],
  ["controlling", "control"],
])("%s has Porter's stem %s", (word, expected) => {
  expect(stemTerm(word)).toBe(expected);
});
