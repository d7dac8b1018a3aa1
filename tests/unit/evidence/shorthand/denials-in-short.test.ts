import { test } from "vitest";
import { expectTold } from "../checked-notes.ts";

/** Notes whose list of denials ends at a comma, with faithful statements, and with contradicting ones. */
const LISTS: readonly [notes: string, same: string[], changed: string[]][] = [
  [
    "no CP SOB or N/V, c/o headache",
    ["Complains of headache.", "No chest pain, shortness of breath, nausea or vomiting."],
    ["Denies headache.", "Complains of chest pain, no headache."],
  ],
  [
    "denies pain L leg, c/o pain R calf",
    ["Complains of pain in the right calf and denies pain in the left leg.", "Pain in the right calf."],
    ["No pain in the right calf."],
  ],
  [
    "nil fever chills, +ve cough w green sputum",
    ["Productive cough with green sputum; no fever or chills."],
    ["No cough.", "Fever and chills, no cough."],
  ],
  [
    "Denies SI/HI, endorses AH, no VH",
    ["Endorses auditory hallucinations; denies suicidal and homicidal ideation."],
    ["Denies auditory hallucinations, endorses visual hallucinations."],
  ],
  [
    "no PV bleeding, FM felt, mild headache",
    ["Mild headache."],
    ["No fetal movements felt.", "No headache."],
  ],
  [
    "no hx DM HTN, hx asthma since childhood",
    ["Asthma since childhood."],
    ["History of diabetes, no asthma."],
  ],
  ["no droop, no drift, slurred speech +", ["Slurred speech, no facial droop."], ["No slurred speech."]],
  ["abdo soft, no guarding, distended", ["Abdomen is distended."], ["Abdomen not distended."]],
  ["no meconium, membranes ruptured 0510", ["Membranes ruptured at 0510."], ["Membranes not ruptured."]],
  ["RAT neg, flu A pos", ["RAT is negative."], ["RAT is positive."]],
  ["no redness, swelling noted", ["No redness or swelling."], ["Swelling."]],
  [
    "mild SOB on exertion, nil at rest",
    ["No shortness of breath at rest."],
    ["Shortness of breath at rest.", "No shortness of breath on exertion."],
  ],
  [
    "headache since LP, nil before",
    ["No headache before the lumbar puncture."],
    ["Headache before the lumbar puncture.", "No headache since the lumbar puncture."],
  ],
  [
    "vomited after codeine, none since ondansetron",
    ["No vomiting since ondansetron."],
    ["No vomiting after codeine.", "No vomiting since codeine."],
  ],
  ["not vomiting, eating", ["No vomiting."], ["Vomiting."]],
];

test.each(LISTS)("a denial ends where something is told by itself: %s", expectTold);
