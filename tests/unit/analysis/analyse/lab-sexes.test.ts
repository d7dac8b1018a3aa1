import { describe, expect, test } from "vitest";
import { readResult } from "#workers/analysis/analyse/labs/lab-number.ts";
import { markOf, readRange } from "#workers/analysis/analyse/labs/lab-range.ts";
import { readLabs } from "#workers/analysis/analyse/labs/lab-reader.ts";
import { sexIn } from "#workers/analysis/analyse/labs/sex.ts";
import { inSheet, sheetOf } from "./lab-sheets.ts";

const mark = (value: string, range: string, sex: "female" | "male" | null) =>
  markOf(readResult(value), "ug/L", readRange(range), sex);

describe("A range for each sex", () => {
  test.each([
    "F 13–150 / M 30–400",
    "13-150 (F), 30-400 (M)",
    "M: 30-400 F: 13-150",
    "(F) 13-150 (M) 30-400",
    "Women: 13 - 150; Men: 30 - 400",
    "Male 30-400 ug/L, Female 13-150 ug/L",
    "13-150 female | 30-400 male",
    "Frauen 13-150, Männer 30-400",
  ])("%s", (range) => {
    expect([mark("20", range, "female"), mark("20", range, "male"), mark("20", range, null)]).toEqual([
      "normal",
      "low",
      null,
    ]);
    expect([mark("200", range, "female"), mark("200", range, "male")]).toEqual(["high", "normal"]);
    expect([mark("5", range, null), mark("500", range, null)]).toEqual(["low", "high"]);
    expect(readRange(range)).toMatchObject({ text: range, low: null, high: null });
  });

  test("of limits", () => {
    expect(mark("40", "M < 50, F < 35", "female")).toBe("high");
    expect(mark("40", "M < 50, F < 35", "male")).toBe("normal");
  });

  test("with the unit of the value behind it", () => {
    const range = readRange("M 4.5-5.9, F 4.0-5.2 10^12/L");
    expect(markOf(readResult("5.4"), "10^12/L", range, "female")).toBe("high");
    expect(markOf(readResult("5.4"), "g/L", range, "female")).toBeNull();
  });

  test("of one sex alone counts for that one only", () => {
    expect(["female", "male", null].map((sex) => mark("20", "M 30-400", sex as "male"))).toEqual([
      null,
      "low",
      null,
    ]);
  });

  test.each(["13-150 (fasting), 30-400 (M)", "M 30-400, F 13-150, pregnant 10-100", "M or F 13-150"])(
    "is not read from: %s",
    (range) => expect([mark("20", range, "male"), mark("20", range, "female")]).toEqual([null, null]),
  );
});

describe("The patient's sex", () => {
  test.each([
    ["Sex: F", "female"],
    ["Patient: Eva Lund  Gender: Female  DOB: 01/02/1950", "female"],
    ["Age/Sex: 45 Y / Male", "male"],
    ["Sex/Age : F/45", "female"],
    ["Geschlecht: w", "female"],
    ["Sexo: Masculino", "male"],
    ["The patient is a 67-year-old woman with dyspnoea.", "female"],
    ["82 year old male admitted from home", "male"],
    ["Sex: M / F", null],
    ["Sex: ☐ F ☐ M", null],
    ["Sex: F | F", "female"],
    ["Sex: M | M: F | F", null],
    ["Sex: unknown", null],
    ["Sexo: M", null],
    ["Baby's sex: F", null],
    ["Gender identity: male", null],
    ["His wife, a 60-year-old woman, will collect him.", null],
    ["Sexual history: male partner", null],
  ])("%s", (text, sex) => expect(sexIn(text)).toBe(sex));

  const HEADINGS = "Test | Result | Unit | Reference";
  const FERRITIN = "Ferritin | 20 | ug/L | F 13-150 / M 30-400";

  test("is that of the document, wherever it says it", async () => {
    expect(await inSheet("Sex | F", HEADINGS, FERRITIN)).toEqual(["Ferritin ug/L = 20 normal"]);
    expect(await inSheet(HEADINGS, FERRITIN, "", "Gender: Male")).toEqual(["Ferritin ug/L = 20 low"]);
    expect(await inSheet(HEADINGS, FERRITIN)).toEqual(["Ferritin ug/L = 20"]);
    expect(await inSheet("Sex | F", "Gender | Male", HEADINGS, FERRITIN)).toEqual(["Ferritin ug/L = 20"]);
  });

  test("is each patient's own", async () => {
    expect(
      await inSheet(
        "Patient: Ola Nyberg | Sex: M",
        HEADINGS,
        FERRITIN,
        "",
        "Patient: Ines Duarte | Ward 3",
        HEADINGS,
        FERRITIN,
        "",
        "Patient: Kai Brandt | Sex: F",
        HEADINGS,
        FERRITIN,
      ),
    ).toEqual([
      "Ola Nyberg: Ferritin ug/L = 20 low",
      "Ines Duarte: Ferritin ug/L = 20",
      "Kai Brandt: Ferritin ug/L = 20 normal",
    ]);
    expect(
      await inSheet(
        "Sex: M",
        `Patient | Sex | ${HEADINGS}`,
        `Ola | M | ${FERRITIN}`,
        `Ines | F | ${FERRITIN}`,
        `Eva | | ${FERRITIN}`,
      ),
    ).toEqual(["Ola: Ferritin ug/L = 20 low", "Ines: Ferritin ug/L = 20 normal", "Eva: Ferritin ug/L = 20"]);
  });

  test("chooses between two columns of ranges, and the range stays as written", async () => {
    const rows = [
      "Gender: F",
      "Test | Result | Unit | Range (M) | Range (F)",
      "Hb | 125 | g/L | 130-170 | 115-155",
    ];
    const { tables } = await readLabs(() => [sheetOf("CSV", ...rows)]);
    const [series] = tables[0]?.series ?? [];
    expect(series?.range).toEqual({ text: "130-170 (M); 115-155 (F)", low: 115, high: 155 });
    expect(series?.values[0]?.mark).toBe("normal");
  });
});
