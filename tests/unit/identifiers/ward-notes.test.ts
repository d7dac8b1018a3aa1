import { expect, test } from "vitest";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";

const hide = (text: string): string => openPseudonymizer([]).pseudonymize(text);

test.each([
  "cat 1 @0200, IUPC in, ondansetron 2mg melts @10, zofran @1120",
  "GCS E4V4M6 pupils 3",
  "vent AC 18/450/+10/60% sat 92",
  "declined gym this arvo, did bed ex with physio",
  "Px 9 y/o M w/ dog bite left calf",
  "off lithium since June, she says since Easter",
  "BCG and Hepa B given",
  "PEFR 350 380 400, CBG 142 198 210",
  "WCC 4500 3200",
  "sits near door, leaves after 20 min",
  "Uniform DNACPR at bedside, phenergan declined by anes",
  "Neutrophils 0.3. Pip-taz went in within the hour.",
  "G2P1L1 38+5 prev LSCS, C&S collected at 0600 by st cath",
])("what a ward writes and is nobody's stays: %s", (text) => {
  expect(hide(text)).toBe(text);
});

test.each([
  ["B/o Kavitha 34wk 1.9kg", "Kavitha"],
  ["Received Mdm Tan 1620 post total thyroidectomy", "Tan"],
  ["Jean, MND, NIV overnight", "Jean"],
  ["Jean more restless after midnight", "Jean"],
  ["dm @jamal.runs", "@jamal.runs"],
  ["vent no 44821-A", "44821-A"],
  ["Phoned Rita on 9955 0127, car trouble", "9955 0127"],
  ["direct line 07 555 0143", "07 555 0143"],
])("with whom a nurse begins, and whose a thing is, is hidden: %s", (text, hidden) => {
  expect(hide(text)).not.toContain(hidden);
});

test("whom a nurse visits is a person and no place, so the title stays", () => {
  expect(hide("Visit to Mrs Lavoie, 58, day 6 after mastectomy.")).toBe(
    "Visit to Mrs ⟦NAME_1⟧, 58, day 6 after mastectomy.",
  );
});
