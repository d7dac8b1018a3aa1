import { test } from "vitest";
import { expectTold } from "../checked-notes.ts";

/** Notes with two findings and their degrees, with faithful statements, and with the degrees swapped. */
const DEGREES: readonly [notes: string, same: string[], changed: string[]][] = [
  [
    "moderate resp distress, mild recession, no grunt",
    ["Moderate respiratory distress.", "Mild recession with no grunting."],
    ["Mild respiratory distress.", "Moderate recession."],
  ],
  ["occ cough, freq loose BM", ["Occasional cough."], ["Frequent cough.", "Occasional loose BM."]],
  ["pain severe on admission, mild after morphine", ["Pain was mild after morphine."], []],
  ["rare cough, constant wheeze", ["Rare cough and constant wheeze."], ["Constant cough.", "Rare wheeze."]],
];

test.each(DEGREES)("a degree is told of its own finding: %s", expectTold);
