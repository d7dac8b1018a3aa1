import { EXAMPLE_PATIENT } from "#app/core/note/form/example-patient.ts";
import type { NoteRequest } from "#app/rooms/sbar/sbar.generation.ts";
import { toRequest } from "#app/rooms/sbar/sbar-client.ts";

/** A made-up shift, as nurses type it: one paragraph per round. */
const ROUNDS = [
  "0730 handover taken. Pt day 2 after right hip replacement, alert and oriented x3, pain 4/10 at rest, 7/10 on moving. Dressing dry, drain 60 mL since midnight. BP 124/70, HR 88, RR 16, Temp 37.1, O2 Sat 96% on room air.",
  "0900 washed at bedside with help of one. Paracetamol 1 g PO given, oxycodone 5 mg PO given for moving. Enoxaparin 40 mg SC given left abdomen. No nausea. Bowels not opened for 3 days, abdomen soft, lactulose 15 mL started.",
  "1030 physio: stood with frame, 5 steps, dizzy, sat down again. BP sitting 118/66, standing 96/58. Denies chest pain. Skin on left heel red, blanching, heel lifted off the mattress.",
  "1215 ate half of lunch, drank 200 mL. Blood glucose 11.2, insulin aspart 4 units SC given. IV cannula right forearm red and sore, removed, new one left hand 20 G. IV fluids 75 mL/h go on.",
  "1400 daughter visited, asks about going home, told that the team will discuss it on Monday. Urine 350 mL since 0730, clear. Dr Hall informed of the drop in BP at 1045, wants lying and standing BP again at 1600 and Hb tomorrow.",
];

/** Bodies for `POST /api/generate-note`, from a few lines to a full shift. */
export const INPUTS: NoteRequest[] = [
  toRequest(EXAMPLE_PATIENT),
  toRequest({ nurseNotes: ROUNDS[0] ?? "", vitalSigns: "", demographics: {} }),
  toRequest({ nurseNotes: ROUNDS.join("\n\n"), vitalSigns: "", demographics: { age: "79" } }),
];
