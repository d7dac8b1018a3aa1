import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseStatement } from "#app/core/evidence/facts/parsed-statement.ts";

const forms = (text: string) =>
  parseStatement(text).terms.map(({ form, polarity }) => `${polarity < 0 ? "no " : ""}${form}`);

describe("readText", () => {
  test.each([
    ["temp 98.6", "temperature ninety eight point six"],
    ["BP 98/54", "blood pressure ninety-eight over fifty-four"],
    ["BP 110/60", "blood pressure one ten over sixty"],
    ["HR 104", "pulse one hundred four"],
    ["HR 104", "heart rate one oh four"],
    ["HR 104", "heart rate a hundred and four"],
    ["BP 92/58 HR 118 RR 22", "BP 92/58, HR 118, RR 22"],
    ["temp 37.2 HR: 118", "temp 37.2, heart rate 118"],
    ["for 2 hr 30 min", "for 2 hours 30 minutes"],
    ["ran over 4 hr", "ran over 4 hours"],
    ["0.5 L", "half a litre"],
    ["500 mL", "0.5 litres"],
    ["1 g", "1000 mg"],
    ["2,000 mg", "two grams"],
    ["0.125 mg", "125 µg"],
    ["125 mcg", "125 micrograms"],
    ["2.5 mg", "two and a half milligrams"],
    ["at 1400", "at 2 pm"],
    ["14:00", "1400 hours"],
    ["at 1430", "at two thirty pm"],
    ["at 1430", "at half past two in the afternoon"],
    ["0310", "3:10 am"],
    ["0310", "oh three ten"],
    ["at 1200", "at noon"],
    ["BID", "twice a day"],
    ["BID", "every twelve hours"],
    ["q4h", "every 4 hours"],
    ["2x/day", "two times daily"],
    ["PRN", "as needed"],
    ["QID", "q6h"],
    ["PO", "by mouth"],
    ["p.o.", "orally"],
    ["SQ", "subcutaneously"],
    ["4/10", "4 out of 10"],
    ["x3", "three times"],
    ["3 L/min", "three liters per minute"],
    ["75 mL/hr", "75 milliliters per hour"],
    ["88%", "eighty-eight percent"],
    ["110 bpm", "110 beats per minute"],
    ["38.5 °C", "38.5 degrees Celsius"],
    ["78-year-old", "78 y/o"],
    ["R arm", "right arm"],
    ["LLE", "left lower extremity"],
    ["both legs", "bilateral legs"],
    ["SOB", "short of breath"],
    ["Tylenol", "acetaminophen"],
    ["albuterol", "salbutamol"],
    ["Lasix", "furosemide"],
    ["is, uh, 88", "is 88"],
    ["denies chest pain", "no chest pain"],
    ["A&O x3", "alert and oriented times three"],
  ])("reads %j and %j alike", (one, other) => {
    expect(forms(one)).toEqual(forms(other));
  });

  test.each([
    ["25 mg", "25 mcg"],
    ["25 mg", "250 mg"],
    ["left arm", "right arm"],
    ["2 am", "2 pm"],
    ["PO", "IV"],
    ["q4h", "q6h"],
    ["hydralazine", "hydroxyzine"],
    ["nausea", "no nausea"],
    ["productive cough", "nonproductive cough"],
    ["4/10", "4/5"],
    ["38.2 °C", "38.2 °F"],
  ])("reads %j and %j as different", (one, other) => {
    expect(forms(one)).not.toEqual(forms(other));
  });

  test("knows what a denial reaches and where it ends", () => {
    expect(forms("Denies nausea, vomiting or fever, HR 88")).toEqual([
      "no nausea",
      "no vomit",
      "no fever",
      "heart-rate",
      "88",
    ]);
    expect(forms("No redness at the IV site")).toEqual(["no redness", "route:intravenous", "site"]);
    expect(forms("Perineal edema is not present")).toEqual(["no perineal", "no edema"]);
    expect(forms("Edema: none")).toEqual(["no edema"]);
    expect(forms("No vomiting but has nausea")).toEqual(["no vomit", "nausea"]);
    expect(forms("She is not disoriented")).toEqual(["orient"]);
  });

  test("takes no side from words that only look like one", () => {
    const sides = (text: string) => forms(text).filter((form) => form.startsWith("side:"));
    expect(sides("Right now she is fine, all right. Family left the room. Patient has left.")).toEqual([]);
    expect(sides("2 L nasal cannula")).toEqual([]);
    expect(sides("pain on the left, R knee swollen")).toEqual(["side:left", "side:right"]);
  });

  test("gives each number its measure and each dose its medicine", () => {
    const terms = parseStatement(
      "BP 98/54, HR 112, 94% oxygen saturation. Metoprolol 25 mg PO, 2 mg of morphine",
    ).terms;
    const anchors = terms
      .filter((term) => term.kind === "number")
      .map(({ anchor }) => anchor.measure ?? anchor.drug);
    expect(anchors).toEqual([
      "blood-pressure",
      "heart-rate",
      "oxygen-saturation",
      "drug:metoprolol",
      "drug:morphine",
    ]);
  });

  test("keeps every term inside the text and in order, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: "grapheme" }), (text) => {
        for (const term of parseStatement(text).terms) {
          expect(term.start).toBeGreaterThanOrEqual(0);
          expect(term.end).toBeLessThanOrEqual(text.length);
          expect(term.start).toBeLessThan(term.end);
        }
      }),
    );
  });

  test("reads any number the same in digits and in words", () => {
    const ones =
      "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
        " ",
      );
    const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
    const small = (value: number): string =>
      value < 20
        ? (ones[value] ?? "")
        : `${tens[Math.floor(value / 10)]}${value % 10 ? `-${ones[value % 10]}` : ""}`;
    const words = (value: number): string => {
      if (value < 100) return small(value);
      if (value < 1000)
        return `${ones[Math.floor(value / 100)]} hundred${value % 100 ? ` and ${small(value % 100)}` : ""}`;
      return `${small(Math.floor(value / 1000))} thousand${value % 1000 ? ` ${words(value % 1000)}` : ""}`;
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (value) => {
        expect(forms(`${words(value)} mL`)).toEqual(forms(`${value} mL`));
      }),
    );
  });
});
