import { test } from "vitest";
import { expectTold } from "../checked-notes.ts";

/** Notes with the successive values of a measure, with faithful statements, and with another order. */
const COURSES: readonly [notes: string, same: string[], changed: string[]][] = [
  [
    "BP 90/50 -> 110/60 post 500 bolus, HR 118 -> 96",
    ["BP rose from 90/50 to 110/60 after a 500 mL bolus.", "Heart rate fell from 118 to 96."],
    ["Heart rate rose from 96 to 118.", "BP fell from 110/60 to 90/50 after a 500 bolus."],
  ],
  [
    "wt 82.5 > 80.9 since Mon on IV frusemide",
    ["Weight is now 80.9."],
    ["Weight is now 82.5, was 80.9.", "Weight up from 80.9 to 82.5 since Monday."],
  ],
  [
    "lactate 4.2 > 2.8 > 1.9 over 6h",
    ["Lactate fell from 4.2 to 1.9 over 6 hours.", "Lactate is now 1.9."],
    ["Lactate rose from 1.9 to 4.2 over 6 hours.", "Lactate is now 4.2."],
  ],
  [
    "pain 8/10 then 3/10 after 5mg oxycodone",
    ["Pain was 3/10 after oxycodone."],
    ["Pain was 8/10 after oxycodone."],
  ],
  [
    "peak flow 180 pre neb, 290 post",
    ["Peak flow was 180 before and 290 after the nebuliser.", "Peak flow after the neb was 290."],
    ["Peak flow was 290 before and 180 after the neb.", "Peak flow after the neb was 180."],
  ],
  ["SpO2 88 RA -> 95 on 2L NP", ["SpO2 was 88% on room air."], ["SpO2 dropped from 95% to 88% on 2L NP."]],
  ["Plt 44, was 120 Mon", ["Platelets are 44 after 120 on Monday."], ["Platelets are now 120."]],
  ["Hb 72 post op -> 91", ["Haemoglobin was 72 after the operation."], ["Haemoglobin is now 72."]],
];

test.each(COURSES)("values are told in the turn of the notes: %s", expectTold);
