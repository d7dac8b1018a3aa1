import { test } from "vitest";
import { expectTold } from "../checked-notes.ts";

/** Notes with left and right, with faithful statements, and with changed sides. */
const SIDES: readonly [notes: string, same: string[], changed: string[]][] = [
  [
    "Pedal pulses L weak R nil palpable.",
    [
      "Left pedal pulse weak, right pedal pulse not palpable.",
      "Left pedal pulse weak.",
      "No palpable right pedal pulse.",
    ],
    [
      "Left pedal pulse absent, right weak.",
      "Right pedal pulse weak, left not palpable.",
      "Right pedal pulse weak.",
    ],
  ],
  [
    "Grip L strong, R weak.",
    ["Left grip strong and right grip weak.", "Left grip strong, right weak.", "Grip is weak on the right."],
    ["Left grip weak, right grip strong.", "Right grip strong.", "Grip is weak on the left."],
  ],
  [
    "Air entry reduced R base, clear L.",
    [
      "Reduced air entry at right base, left clear.",
      "Left lung clear.",
      "Air entry reduced at the right base and clear on the left.",
    ],
    ["Air entry reduced at the left base, clear on the right.", "Right side clear."],
  ],
  [
    "R knee swollen & hot, L knee normal",
    ["Right knee swollen and hot; left knee normal.", "The left knee is normal."],
    ["Left knee swollen and hot; right knee normal.", "The right knee is normal.", "Left knee is swollen."],
  ],
  [
    "Left foot warm, right foot cool and mottled to ankle.",
    ["Right foot cool and mottled to the ankle, left foot warm.", "Left foot is warm."],
    ["Left foot cool and mottled to the ankle, right foot warm.", "Right foot is warm."],
  ],
  [
    "power 5/5 L side, 3/5 R side",
    ["Power is 5/5 on the left and 3/5 on the right.", "Right-sided power 3/5."],
    ["Power is 3/5 on the left and 5/5 on the right.", "Left-sided power 3/5."],
  ],
  [
    "breasts: L soft, R engorged, nipple cracked R",
    ["Left breast soft; right breast engorged with a cracked nipple.", "Right nipple cracked."],
    ["Right breast soft; left breast engorged.", "Left nipple cracked."],
  ],
  [
    "drain L 40ml haemoserous, drain R 110ml bile stained",
    ["Left drain 40 mL haemoserous; right drain 110 mL bile stained."],
    [
      "Left drain 110 mL bile stained; right drain 40 mL haemoserous.",
      "Right drain 40 mL.",
      "Left drain bile stained.",
    ],
  ],
  [
    "Pt denies pain L leg, c/o pain R calf",
    [],
    ["Patient complains of pain in the left calf and denies pain in the right leg."],
  ],
  [
    "hearing aid R ear only, L ear deaf",
    ["Right hearing aid; deaf in the left ear."],
    ["Left hearing aid; deaf in the right ear."],
  ],
  [
    "IVC L hand patent, R ACF tissued and removed",
    ["Cannula in the left hand is patent; the right ACF cannula tissued and was removed."],
    ["Cannula in the right hand is patent; the left ACF cannula tissued and was removed."],
  ],
  [
    "facial droop R, arm drift L none",
    ["Right facial droop; no left arm drift."],
    ["Left facial droop.", "Right arm drift."],
  ],
  [
    "Crackles L base to mid zone, R clear.",
    ["Crackles from the left base to the mid zone; right clear."],
    ["Crackles at the right base; left clear.", "Crackles on the right."],
  ],
  [
    "Calf circ L 38cm R 34cm, L calf tender.",
    ["Left calf 38 cm and right calf 34 cm; left calf tender.", "Right calf circumference 34 cm."],
    ["Left calf 34 cm and right calf 38 cm.", "Right calf tender."],
  ],
  [
    "eyes: R ptosis, L normal, pupils 3mm bilat",
    ["Right ptosis; left eye normal.", "Pupils 3 mm bilaterally."],
    ["Left ptosis; right eye normal."],
  ],
  [
    "Cap refill L toes 2 sec, R toes 5 sec and dusky",
    ["Capillary refill is 2 seconds in the left toes and 5 seconds in the right toes, which are dusky."],
    ["Capillary refill is 5 seconds in the left toes and 2 seconds in the right toes."],
  ],
  [
    "Shoulder ROM full R, limited L by pain",
    ["Full range of motion in the right shoulder, limited in the left by pain."],
    ["Full range of motion in the left shoulder, limited in the right by pain."],
  ],
  [
    "L AKA stump clean and dry, R heel stage 2",
    [],
    ["Right above-knee stump clean and dry.", "Stage 2 pressure injury on the left heel."],
  ],
  ["arm L in cast, R IV 20G", [], ["Right arm in a cast; 20G IV in the left arm."]],
  [
    "Hearing good L, poor R",
    ["Hearing is good on the left and poor on the right."],
    ["Hearing is poor on the left and good on the right.", "Hearing good on the right."],
  ],
  [
    "radial pulse R 2+ L 1+",
    ["Right radial pulse 2+, left 1+."],
    ["Left radial pulse 2+, right 1+.", "Left radial pulse 2+."],
  ],
  [
    "moves R side spont, L side flicker only",
    ["Moves the right side spontaneously; only a flicker on the left."],
    ["Moves the left side spontaneously.", "Only a flicker on the right."],
  ],
  ["testes: L descended R not palpable", [], ["Right testis descended; left not palpable."]],
  ["Swelling R ankle++, L ankle slight", [], ["Marked swelling of the left ankle, slight of the right."]],
];

test.each(SIDES)("a left and a right that are charted in short are told apart: %s", expectTold);

test("who is held under the act is no informal patient", () => {
  const notes = "Pt on sec 2 MHA, 1:1 obs.";
  const detained = "Patient is detained under Section 2 of the Mental Health Act.";
  expectTold(notes, [detained], ["Patient is informal."]);
});
