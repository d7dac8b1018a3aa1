import { describe, expect, it } from "vitest";
import { numberText } from "#workers/analysis/parse/sheets/number-text.ts";
import { replacementText } from "#workers/analysis/parse/sheets/replacement-text.ts";

describe("A number format", () => {
  it("counts for nothing where it is longer than Excel writes one", () => {
    const unit = (length: number) => `0" ${"m".repeat(length)}"`;
    expect(numberText(7, unit(30_000), false)).toBe("7");
    expect(numberText(7, unit(2), false)).toBe("7 mm");
  });

  it.each([
    ["# ?/?", 1.5, "1 1/2 (1.5)"],
    ['# ?/?" tablets"', 0.5, "1/2 tablets (0.5)"],
    ["# ??/16", 2.25, "2  4/16 (2.25)"],
    ["# ?/?", 2, "2"],
    ["0/0;@", 3, "3"],
  ])("of a fraction (%s) gives %s as it is counted, with the number behind it", (format, value, text) => {
    expect(numberText(value, format, false)).toBe(text);
  });

  it.each<[format: string, value: number | string, shown: string]>([
    [";;;", 5, ""],
    [";;;", "Give", ""],
    ['"";"";"";""', "Give", ""],
    ["[Red] ;_(;* ", 5, ""],
    ['"refused";;;', 100, "refused"],
    ['"refused"', -5, "refused"],
    ['General;General;General;"end of chart"', "Give", "end of chart"],
    ['0;0;0;"a;b"', "Give", "a;b"],
    ['[Red]\\n\\o_);"c"', 7, "no"],
    ['[$-409]"5 mg"', 100, "5 mg"],
    ['"-";"-";"-"', 40, "-"],
    ["-;-;-", 40, "-"],
    ['[>10]"high";0', 11, "high"],
    ['[<0]0;[<=20]"none";0', 20, "none"],
    ['[=1]0;"other"', 3, "other"],
  ])("%s shows of %s only %s", (format, value, shown) => {
    expect(replacementText(format, value)).toBe(shown);
  });

  it.each<[format: string, value: number | string]>([
    ["General", 5],
    ["", 5],
    ['_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)', 0],
    ['_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)', "word"],
    ['"Yes";"Yes";"No"', 1],
    ['"Yes";"Yes";"No"', 0],
    ['0 "mg"', 5],
    ['"refused";;', "word"],
    ['"refused"', "refused"],
    ['0;0;0;"dose "@', "word"],
    ['[>10]"high";0', 10],
    ['"a";0', -5],
    ["[h]:mm", 5],
    ["A/P", 5.5],
    ['yyyy "year"', 5],
    ['"open', Number.NaN],
  ])("%s shows %s itself, or words that say the same", (format, value) => {
    expect(replacementText(format, value)).toBeNull();
  });
});
