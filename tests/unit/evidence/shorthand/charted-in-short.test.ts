import { expect, test } from "vitest";
import { standingOf } from "../checked-notes.ts";

/** A nurse's charting shorthand, and the same in a note's words. */
const FAITHFUL: [notes: string, statement: string][] = [
  ["neuro checks q4", "Neuro checks every 4 hours."],
  ["zosyn 3.375 q6", "Piperacillin-tazobactam 3.375 every 6 hours."],
  ["Psych: tablets refused. 15 min obs continue.", "Observations every 15 minutes continue."],
  ["rass -1", "RASS of minus one."],
  ["vent ac 16/450/40%/5", "Ventilated on AC at 16, 450, 40% and 5."],
  ["pod 2 l tka", "Second day after left total knee replacement."],
  ["seen by dr shah 10ish", "Reviewed by Dr Shah at around 10:00."],
  ["gave the lorazepam at ten past two", "Lorazepam given at 02:10."],
  ["c/o nausea since last pm", "Nauseated since last night."],
  ["c diff neg x2", "C. difficile was negative twice."],
  ["92F from NH, UTI", "92-year-old woman from a nursing home with a UTI."],
  ["o2 weaned from 4 to 2 L", "Oxygen reduced to 2 L from 4 L."],
  ["wbc 18 down from 22", "White count fell from 22 to 18."],
  ["ketones 3.2 > 0.9", "Ketones down to 0.9 from 3.2."],
  ["intubated day 3, fio2 down from 60 to 45", "Day 3 of intubation with FiO2 weaned to 45% from 60%."],
  ["picc r arm, flushes ok", "Right arm PICC flushes well."],
  ["iv dc'd", "IV was removed."],
  ["abd soft, nt, nd", "Abdomen soft, not tender or distended."],
  ["denies si/hi", "Denies suicidal or homicidal thoughts."],
  ["Niece thinks he has been more muddled.", "More confused according to his niece."],
  ["cleaned and left open", "Cleaned and left uncovered."],
  ["extubated 0230 to 4L np", "Extubated at 02:30 onto 4 L nasal prongs."],
];

/** The same shorthand with a changed meaning. */
const CHANGED: [notes: string, statement: string][] = [
  ["neuro checks q4", "Neuro checks every 6 hours."],
  ["15 min obs continue", "Observations every 30 minutes continue."],
  ["rass -1", "RASS of minus two."],
  ["gave the lorazepam at ten past two", "Lorazepam given at 02:20."],
  ["ate 75% of breakfast", "Ate a quarter of breakfast."],
  ["o2 weaned from 4 to 2 L", "Oxygen increased to 4 L from 2 L."],
  ["ketones 3.2 > 0.9", "Ketones rose from 0.9 to 3.2."],
  ["iv dc'd", "IV was started."],
  ["abd soft, nt, nd", "Abdomen tender and distended."],
  ["AVF thrill present.", "No thrill in the fistula."],
  ["wt up 2.3kg in 3 days", "Weight loss of 2.3 kg over three days."],
  ["Mum says she'll bring the hearing aids in tonight.", "The mother brought in the hearing aids."],
  ["picc r arm, flushes ok", "Left arm PICC flushes well."],
];

test.each(FAITHFUL)("%j supports %j", (notes, statement) => {
  expect(standingOf(notes, statement)).toBe("supported");
});

test.each(CHANGED)("%j does not support %j", (notes, statement) => {
  expect(standingOf(notes, statement)).toBe("not_in_notes");
});
