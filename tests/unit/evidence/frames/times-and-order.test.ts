import { test } from "vitest";
import { expectTold } from "../checked-notes.ts";

/** Notes with two events in a line, with faithful statements, and with one event at the other's time or in another order. */
const EVENTS: readonly [notes: string, same: string[], changed: string[]][] = [
  ["vomited 0100, BO 0300 x1 loose", ["Vomited at 0100."], ["Vomited at 0300.", "Bowels open at 0100."]],
  ["vomited 0100, again 0300", ["Vomited at 0100.", "Vomited at 0300."], []],
  ["vomited 0100, 0300", ["Vomited at 0300."], []],
  ["absconded 1400, returned by police 1615", ["Returned by police at 1615."], ["Absconded at 1615."]],
  ["GTN x1 2210 pain 6, x2 2215 pain 2", ["Second GTN at 2215, pain 2."], []],
  ["epistaxis 2120, packed by ENT 2205", ["Packed by ENT at 2205."], ["Packed by ENT at 2120."]],
  [
    "ctx 4:10 mod 60s, ARM 0215",
    ["Contractions 4 in 10 minutes, moderate, lasting 60 seconds.", "Contracting four in ten."],
    ["Contractions 2 in 10.", "Contractions 4 in 20 minutes."],
  ],
  [
    "son rang, dtr to visit pm",
    ["Daughter to visit this afternoon."],
    ["Daughter to visit in the morning.", "Daughter rang, son to visit."],
  ],
  ["mum smokes, child has asthma", ["Child has asthma; mother smokes."], ["Mum has asthma."]],
  [
    "pain since fall Tues, mobilising before",
    ["Was mobilising before the fall."],
    ["Mobilising since the fall.", "Pain before the fall on Tuesday."],
  ],
  [
    "bed rest until CT cleared then up as tol",
    ["Bed rest until the CT is cleared."],
    ["Bed rest after CT cleared."],
  ],
  [
    "settled after PRN, awake until 0300",
    ["Settled after PRN."],
    ["Awake after 0300.", "Settled before PRN."],
  ],
  [
    "walked to toilet before lunch, in bed since",
    ["In bed since lunch."],
    ["Walked to the toilet after lunch.", "In bed before lunch."],
  ],
];

test.each(EVENTS)("an event is told at its own time and on its own side: %s", expectTold);
