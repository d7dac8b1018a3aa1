import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fromFields } from "#app/core/note/form/form-fields.ts";
import { FORM_HINTS } from "#app/core/note/form/form-hints.tsx";
import { EMPTY_FORM, type NoteForm } from "#app/core/note/form/note-form.ts";
import { VitalFields } from "#app/core/note/form/vital-fields.tsx";
import { type Choices, choicesOf, withChoices, withoutChoices } from "#app/core/note/news2/choices.ts";
import { computedStatements, scoreOfForm } from "#app/core/note/news2/form-score.ts";
import type { NotePart } from "#app/core/note/note-document.ts";
import { PartCard } from "#app/core/note/view/part-card.tsx";
import { answerText, SBAR_LAYOUT } from "#app/rooms/sbar/sbar-layout.ts";
import { answerOf, documentOf, found } from "#tests/unit/note/notes.ts";
import { stillNote } from "#tests/unit/note/open-note.ts";

const NO_CHOICES: Choices = { consciousness: null, breathing: null, isScale2: false };
const VITALS =
  "BP 98/54, HR 118, RR 30, Temp 36.9, O2 Sat 86%, GCS 15, ACVPU: alert, Breathing: oxygen, SpO2 scale 2";
const form = (vitalSigns: string, changes: Partial<NoteForm> = {}): NoteForm => ({
  ...EMPTY_FORM,
  vitalSigns,
  ...changes,
});
const TEXT =
  "NEWS2 10 (high risk). From respiration rate 30/min: 3; supplemental oxygen: 2; systolic blood pressure 98 mmHg: 2; pulse 118/min: 2; oxygen saturation 86% on scale 2: 1. SpO2 scale 2.";

test("the choices are items of the vital signs' one text, and go out of it again [SBAR-07]", () => {
  const chosen: Choices = { consciousness: "C", breathing: "air", isScale2: true };
  const text = withChoices("GCS 15, glucose 110", chosen);
  expect(text).toBe("GCS 15, glucose 110, ACVPU: new confusion, Breathing: room air, SpO2 scale 2");
  expect(choicesOf(text)).toEqual(chosen);
  expect(withoutChoices(text)).toBe("GCS 15, glucose 110");
  expect(withChoices("GCS 15", NO_CHOICES)).toBe("GCS 15");
  expect(withChoices("GCS 15, ", chosen)).toBe(withChoices("GCS 15", chosen));
  expect(withChoices(" ", { ...NO_CHOICES, isScale2: true })).toBe("SpO2 scale 2");
  expect(choicesOf("GCS 15, breathing: room air deeply")).toEqual(NO_CHOICES);
  expect(choicesOf("Breathing: room air, Breathing: oxygen, ACVPU: alert, ACVPU: unresponsive")).toEqual(
    NO_CHOICES,
  );
});

test("a form's score is computed from its vital signs", () => {
  expect(scoreOfForm(form(VITALS))).toMatchObject({
    status: "scored",
    score: { total: 10, isComplete: true },
  });
  expect(scoreOfForm(form(""))).toEqual({ status: "none" });
  expect(scoreOfForm(form("GCS 15, SpO2 scale 2"))).toEqual({ status: "none" });
  expect(scoreOfForm(form("RR 30"))).toMatchObject({ score: { total: 3, isComplete: false } });
});

test("it is not offered for a child or when pregnancy is stated, wherever the form states it", () => {
  const child = { status: "not offered", why: "NEWS2 is not designed for patients under 16." };
  const pregnant = { status: "not offered", why: "NEWS2 is not designed for use in pregnancy." };
  expect(scoreOfForm(form(VITALS, { demographics: { age: "15" } }))).toEqual(child);
  expect(scoreOfForm(form(VITALS, { nurseNotes: "28 weeks pregnant" }))).toEqual(pregnant);
  expect(scoreOfForm(form(VITALS, { demographics: { admissionReason: "Pregnancy, HTN" } }))).toEqual(
    pregnant,
  );
  expect(scoreOfForm(form(VITALS, { demographics: { medicalHistory: "G2P1" } }))).toEqual(pregnant);
  expect(computedStatements(form(VITALS, { demographics: { age: "15" } }))).toEqual([]);
  expect(computedStatements(form(""))).toEqual([]);
});

test("the note's statement is marked computed and points at every value that was scored", () => {
  const [statement, ...others] = computedStatements(form(VITALS));
  expect(others).toEqual([]);
  expect(statement).toMatchObject({ text: TEXT, standing: "computed", mismatches: [] });
  expect(statement?.evidence.map(({ field, start, end }) => [field, VITALS.slice(start, end)])).toEqual([
    ["vitalSigns", "BP 98/54"],
    ["vitalSigns", "HR 118"],
    ["vitalSigns", "RR 30"],
    ["vitalSigns", "Temp 36.9"],
    ["vitalSigns", "O2 Sat 86%"],
    ["vitalSigns", "ACVPU: alert"],
    ["vitalSigns", "Breathing: oxygen"],
    ["vitalSigns", "SpO2 scale 2"],
  ]);
});

test("how a value is to be written stands under the form, and never in the patient's note", () => {
  const unread = form("HR abc, RR 18 on RA, BP 120/80, Temp 36.9, O2 Sat 97% RA");
  const [statement] = computedStatements(unread);
  expect(statement?.text).toBe(
    "NEWS2 not complete: consciousness missing; respiration rate and pulse could not be read. At least 0. No parameter scores.",
  );
  const shown = html(unread.vitalSigns);
  expect(shown).toContain("respiration rate “18 on RA” (write one whole number)");
  expect(shown).toContain(
    "consciousness missing; respiration rate and pulse could not be read. At least 0. To check: ",
  );
  const [waiting] = computedStatements(form("O2 Sat 92%, SpO2 scale 2"));
  expect(waiting?.text).not.toContain("oxygen saturation");
});

test("what was given and cannot be read or be right is not called missing", () => {
  const [statement] = computedStatements(
    form("BP 8o/5o, HR 999, RR abc, Temp 45, O2 Sat 105, ACVPU: alert, Breathing: room air"),
  );
  expect(statement?.text).toBe(
    "NEWS2 not complete: respiration rate, oxygen saturation, systolic blood pressure, pulse and temperature could not be read. At least 0. No parameter scores.",
  );
  expect(html("HR 999, Temp 45, ACVPU: alert, Breathing: room air")).toContain(
    "pulse and temperature could not be read. At least 0. To check: heart rate “999” (it should be 20 to 250); temperature “45” (it should be 25 to 44 °C, or 77 to 111 °F).",
  );
});

test("a copied note carries the score last, as computed and with its source", () => {
  const copied = answerText(
    answerOf([found("situation", "SOB.")], { computed: computedStatements(form(VITALS)) }),
  );
  expect(copied).toBe(
    `SITUATION\nSOB.\n\nEARLY WARNING SCORE (COMPUTED)\n${TEXT}\nComputed from the vital signs with NEWS2 (Royal College of Physicians, 2017), not written by the AI.`,
  );
});

const nothing = () => {};
const html = (vitalSigns: string) =>
  renderToStaticMarkup(createElement(FORM_HINTS.ScoreView, { form: form(vitalSigns) }));

test("under the vital signs stands the score, what drives it, the response and the source", () => {
  const shown = html(VITALS);
  expect(shown).toContain("<strong>NEWS2 10 (high risk).</strong>");
  expect(shown).toContain('<span class="tag computed">computed</span>');
  expect(shown).toContain("<li>respiration rate 30/min: 3</li>");
  expect(shown).toContain("Emergency response: continuous monitoring");
  expect(shown).toContain("Royal College of Physicians. National Early Warning Score (NEWS) 2:");
  const open = html("RR 22, HR 400");
  expect(open).toContain(
    "NEWS2 not complete: oxygen saturation, air or oxygen, systolic blood pressure, consciousness and temperature missing; pulse could not be read. At least 2. To check: heart rate “400” (it should be 20 to 250).",
  );
  expect(open).not.toContain("response");
  expect(html("")).toBe("");
});

test("the note shows the score in a card of its own, marked as computed", () => {
  const card = (vitals: string) =>
    renderToStaticMarkup(
      createElement(PartCard, {
        note: stillNote(documentOf(answerOf([], { computed: computedStatements(form(vitals)) }))),
        part: SBAR_LAYOUT.parts.find(({ key }) => key === "computed") as NotePart,
        selected: null,
        active: null,
        onActivate: nothing,
      }),
    );
  expect(card(VITALS)).toMatch(/class="st computed"[^>]*>NEWS2 10 \(high risk\)/);
  expect(card(VITALS)).toContain('<span class="tag computed">computed</span>');
  expect(card("")).toBe("");
});

test("the choices stand in fields of their own, and not among the other vital signs", () => {
  const fields = renderToStaticMarkup(
    createElement(VitalFields, { value: VITALS, onChange: nothing, active: null }),
  );
  expect(fields).toMatch(/id="vital-other"[^>]*value="GCS 15"/);
  expect(fields).toContain('<option value="A" selected="">A: alert</option>');
  expect(fields).toContain('<option value="oxygen" selected="">Oxygen</option>');
  expect(fields).toMatch(/type="checkbox" name="vital.scale2" checked=""/);
  expect(fields).toContain("SpO2 scale 2 (confirmed hypercapnic respiratory failure)");
});

test("a form posted without scripts carries its choices", () => {
  const posted = new FormData();
  for (const [name, value] of [
    ["vital.rr", "30"],
    ["vital.other", "GCS 15"],
    ["vital.acvpu", "V"],
    ["vital.breathing", "air"],
    ["vital.scale2", "on"],
  ] as const)
    posted.set(name, value);
  expect(fromFields(posted).vitalSigns).toBe(
    "RR 30, GCS 15, ACVPU: responds to voice, Breathing: room air, SpO2 scale 2",
  );
  posted.set("vital.acvpu", "X");
  posted.set("vital.breathing", "");
  posted.delete("vital.scale2");
  expect(fromFields(posted).vitalSigns).toBe("RR 30, GCS 15");
});
