import { expect, test } from "vitest";
import { openChecker } from "#app/core/evidence/checker.ts";
import { type RequiredItem, requiredId } from "#app/core/evidence/handover/required-items.ts";
import { checkAgain } from "#app/core/note/note-check.ts";

const source = (text: string) => [{ name: "nurseNotes", label: "Nurse's Notes", text }];
const isSaid = (item: RequiredItem, text: string): boolean =>
  (openChecker(source(text)).required([item])[0]?.places.length ?? 0) > 0;

test.each<[string, string, boolean]>([
  ["Wound size", "Wound 3 cm by 2 cm, size unchanged.", true],
  ["Wound size", "Dressing dry and intact.", false],
  ["Pain", "Denies any discomfort, pain 0/10.", true],
  ["Urine output", "UOP 150 mL since 0300.", true],
  ["Urine output", "Ambulated twice in the hallway.", false],
  ["Interpreter", "Interpreter used for teaching.", true],
  ["Blood glucose", "Pt resting, no complaints.", false],
  ["Call bell within reach", "Call bell within reach, bed low.", true],
  ["Call bell within reach", "Bed low.", false],
  ["Feed volume", "EBM 18 ml q3h NG.", true],
  ["Feed volume", "Took 60 ml of formula.", true],
  ["Feed volume", "NG residual 5 ml before feed.", false],
  ["Feed volume", "Milk tolerated, flushed with 5 ml water.", false],
  ["Weight", "Cot 4. 1480 g.", true],
  ["Weight", "82,5 kg today.", true],
  ["Weight", "Gentamicin 5 mg/kg.", false],
  ["Weight", "Blood loss 650 g, lost 2 kg this month.", false],
  ["Birth weight", "BW 1480 g.", true],
  ["Temperature", "T 38.2 P 96 R 22", true],
  ["Respiratory rate", "T 38.2 P 96 R 22", true],
  ["Heart rate", "T 38.2 P 96 R 22", true],
  ["Medications", "Paracetamol 1 g given.", true],
  ["Medications", "Settled.", false],
])("“%s” in “%s”: %s", (label, text, expected) => {
  expect(isSaid({ label }, text)).toBe(expected);
});

test.each<[string, string, true | undefined]>([
  ["Wound size", "Wound 3 x 2 cm.", true],
  ["Wound size", "Ambulated twice.", undefined],
  ["Wound size", "Wound size 3 cm.", undefined],
  ["Call bell within reach", "Bed low.", undefined],
])("“%s” is near to what “%s” says: %s", (label, text, isNear) => {
  expect(openChecker(source(text)).required([{ label }])[0]?.isNear).toBe(isNear);
});

test("other wordings and times of day count where the item says so", () => {
  expect(isSaid({ label: "Family told", words: ["daughter informed"] }, "Daughter informed at 0430.")).toBe(
    true,
  );
  expect(isSaid({ label: "Family told", words: ["daughter informed"] }, "Daughter at bedside.")).toBe(false);
  for (const text of [
    "Found at 0415.",
    "Found 04:15.",
    "Found about 4 am.",
    "0410 found Mr Adeyemi on floor in bathroom.",
    "Found on floor in bathroom. Dr Lee notified 0420.",
    "2015 found on floor.",
    "Found on floor 1530, GCS 15.",
    "Dr Lee notified 2015",
  ])
    expect([text, isSaid({ label: "Time", isTime: true }, text)]).toEqual([text, true]);
  for (const text of [
    "Found on floor, 1000 mL NS running.",
    "Found on floor in room 1204, Dr Lee on ext 1234.",
    "Found on floor, 1000-1500 mL drained, output 1200.",
    "Found on floor. Hip replacement 2015, born 1954.",
    "Found on floor, MRN 0012345.",
    "Found on floor, paracetamol 1000mg.",
  ])
    expect([text, isSaid({ label: "Time", isTime: true }, text)]).toEqual([text, false]);
});

test("what the nurse adds to the note is no longer missing; items that do not count are not listed", () => {
  const statement = (text: string) => ({ id: "s0", text, checked: null, isCounted: true });
  const coach = { items: ["pain"], required: [{ label: "Wound size" }] };
  const ask = (text: string) =>
    checkAgain({ sources: source("Dressing dry."), statements: [statement(text)], coach }).notStated;
  const ids = ask("Dressing dry.").map(({ id }) => id);
  expect(ids).toEqual([requiredId("Wound size"), "pain"]);
  expect(ask("Wound size 3 cm.").map(({ id }) => id)).toEqual(["pain"]);
});

test("what a note requires under the name of a handover item is asked for once, and heard once", () => {
  const coach = { required: [{ label: "Alertness" }] };
  const ask = (text: string) => checkAgain({ sources: source(text), statements: [], coach });
  const named = (items: readonly { label: string }[] = []) =>
    items.filter(({ label }) => label === "Alertness").length;
  expect(named(ask("Dressing dry.").notStated)).toBe(1);
  const { heard, notStated } = ask("Alert and oriented.");
  expect([named(heard), named(notStated)]).toEqual([1, 0]);
  const again = checkAgain({
    sources: source("GCS 14, opens eyes to voice."),
    statements: [],
    coach,
    heard: heard ?? [],
  });
  expect([named(again.heard), named(again.notStated)]).toEqual([1, 0]);
});

test("what a note requires under the name of a handover item stays heard in words that only a second reader knew", () => {
  const sources = source("Watches the door, answers slowly.");
  const coach = { required: [{ label: "Alertness" }, { label: "Wound size" }] };
  const place = { field: sources[0]?.name ?? "", start: 0, end: 16 };
  const heard = [{ id: "required alertness", label: "Alertness", places: [place] }];
  const ids = (items: readonly { id: string }[] = []) => items.map(({ id }) => id);
  const before = checkAgain({ sources, statements: [], coach });
  expect(ids(before.notStated)).toContain("required alertness");
  const again = checkAgain({ sources, statements: [], coach, heard });
  expect(ids(again.heard)).toContain("required alertness");
  expect(ids(again.notStated)).not.toContain("required alertness");
  expect(ids(again.notStated)).toContain("required wound size");
});
