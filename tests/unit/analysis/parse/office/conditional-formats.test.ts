import { describe, expect, it } from "vitest";
import { cellsOf } from "../parsed.ts";
import { makeXlsx } from "./make-office.ts";

const STYLES = `<cellXfs><xf numFmtId="0" fontId="0" fillId="0"/></cellXfs><dxfs>
  <dxf><numFmt numFmtId="165" formatCode=";;;"/></dxf>
  <dxf><font><color rgb="FFFFFFFF"/></font></dxf>
  <dxf><fill><patternFill><bgColor rgb="FF800000"/></patternFill></fill></dxf>
  <dxf><font><color rgb="FF800000"/></font><fill><patternFill><bgColor rgb="FF800000"/></patternFill></fill></dxf>
  <dxf><numFmt numFmtId="166" formatCode="&quot;none given&quot;"/></dxf>
  <dxf><font><color rgb="FFFF0000"/></font></dxf></dxfs>`;
const DXF = { blank: 0, white: 1, fill: 2, same: 3, words: 4, red: 5 } as const;

type Rule = { type: string; dxf?: keyof typeof DXF; more?: string; formula?: string; priority?: number };
const rule = ({ type, dxf, more = "", formula, priority = 1 }: Rule) =>
  `<cfRule type="${type}" ${dxf ? `dxfId="${DXF[dxf]}"` : ""} priority="${priority}" ${more}>${formula === undefined ? "" : `<formula>${formula}</formula>`}</cfRule>`;

/** The visibility of a sheet with the row "Pulse", "Give", 100, and rules for B1 and C1. */
async function cellVisibilityOf(...rules: Rule[]) {
  const data = `<row r="1"><c r="A1" t="str"><v>Pulse</v></c><c r="B1" t="str"><v>Give</v></c><c r="C1"><v>100</v></c></row>`;
  const after = `<conditionalFormatting sqref="B1:C1">${rules.map(rule).join("")}</conditionalFormatting>`;
  return cellsOf(makeXlsx([{ name: "S", data, after }], { styles: STYLES }), "a.xlsx");
}

describe("A conditional format", () => {
  it.each<[string, Rule, string[], string[]]>([
    ["without errors, blank", { type: "notContainsErrors", dxf: "blank" }, ["Pulse"], ["Give", "100"]],
    ["that is filled, white", { type: "notContainsBlanks", dxf: "white" }, ["Pulse"], ["Give", "100"]],
    ["in any case", { type: "expression", dxf: "white", formula: "TRUE" }, ["Pulse"], ["Give", "100"]],
    [
      "that is not empty, its color on itself",
      { type: "expression", dxf: "same", formula: "LEN(B1)&gt;0" },
      ["Pulse"],
      ["Give", "100"],
    ],
    ["of text", { type: "expression", dxf: "blank", formula: "ISTEXT($B1)" }, ["Pulse", "100"], ["Give"]],
    [
      "above a number",
      { type: "cellIs", dxf: "white", more: 'operator="greaterThan"', formula: "50" },
      ["Pulse", "Give"],
      ["100"],
    ],
    [
      "with a word in it",
      { type: "containsText", dxf: "white", more: 'text="giv"', formula: "" },
      ["Pulse", "100"],
      ["Give"],
    ],
    [
      "that shows other words of numbers",
      { type: "notContainsBlanks", dxf: "words" },
      ["Pulse", "Give", "none given"],
      ["100"],
    ],
  ])("hides the cell %s", async (_, one, seen, hidden) => {
    expect(await cellVisibilityOf(one)).toEqual({ seen, hidden });
  });

  it.each<[string, Rule[]]>([
    ["its formula is not understood", [{ type: "expression", dxf: "white", formula: "B1=A1" }]],
    ["it depends on other cells", [{ type: "duplicateValues", dxf: "white" }]],
    ["it does not hold", [{ type: "cellIs", dxf: "blank", more: 'operator="equal"', formula: "0" }]],
    ["it is for errors", [{ type: "containsErrors", dxf: "white" }]],
    [
      "another one may fill the cell",
      [
        { type: "notContainsBlanks", dxf: "white" },
        { type: "expression", dxf: "fill", formula: "B1=A1", priority: 2 },
      ],
    ],
    [
      "one before it colors the letters",
      [
        { type: "notContainsBlanks", dxf: "white", priority: 2 },
        { type: "notContainsBlanks", dxf: "red" },
      ],
    ],
    [
      "a scale of colors fills the cell",
      [{ type: "notContainsBlanks", dxf: "white" }, { type: "colorScale" }],
    ],
  ])("hides nothing where %s", async (_, rules) => {
    expect(await cellVisibilityOf(...rules)).toEqual({ seen: ["Pulse", "Give", "100"], hidden: [] });
  });
});
