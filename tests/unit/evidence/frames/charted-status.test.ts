import { test } from "vitest";
import { expectTold } from "../checked-notes.ts";

/** Notes that list what was given, held, sent or awaited, with faithful statements, and with two of them swapped. */
const LISTS: readonly [notes: string, same: string[], changed: string[]][] = [
  [
    "BC x2 sent, MSU sent, sputum to collect",
    ["Two sets of blood cultures and MSU sent.", "Sputum still to be collected."],
    ["Sputum sent.", "MSU to collect."],
  ],
  ["swabs: MRSA neg, VRE pending", ["VRE result is pending."], ["VRE negative, MRSA pending."]],
  [
    "d dimer neg, CTPA cancelled, doppler tomorrow",
    ["D-dimer negative and CTPA cancelled."],
    ["CTPA tomorrow."],
  ],
  [
    "C diff neg, norovirus pos",
    ["C. difficile negative.", "Norovirus positive."],
    ["C. difficile positive.", "Norovirus negative."],
  ],
  ["urine sent, stool to collect", ["Urine was sent."], ["Stool sent.", "Urine to be collected."]],
  ["lactulose given x2; enema charted, for mane", ["Enema charted for the morning."], ["Enema given."]],
  [
    "insulin 8u given w brekkie, lunch dose omitted BSL 3.8",
    ["The lunchtime insulin was omitted."],
    ["Breakfast insulin omitted, 8 units given with lunch."],
  ],
  ["Metformin w/h (NBM)", ["Metformin withheld as nil by mouth."], ["Metformin given."]],
  ["GP faxed, no response, to ring Mon", ["Ring GP on Monday."], ["GP responded to fax."]],
  [
    "wound nurse saw, dietitian to see",
    ["Wound nurse saw the patient.", "Dietitian is to see the patient."],
    ["Wound nurse to see.", "Dietitian saw the patient."],
  ],
  ["SHO bleeped no answer, reg came 0145", ["Registrar came at 0145."], ["SHO came at 0145."]],
  ["Trop drawn 0600, awaiting result", ["A troponin was taken at 0600 and has not yet been reported."], []],
];

test.each(LISTS)("what is charted of a thing in a list is told of that thing: %s", expectTold);
