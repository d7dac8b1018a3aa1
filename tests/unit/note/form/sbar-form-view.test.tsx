import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EXAMPLE_PATIENT } from "#app/core/note/form/example-patient.ts";
import { DEMOGRAPHICS, type Demographics, EMPTY_FORM } from "#app/core/note/form/note-form.ts";
import { NoteFormView } from "#app/core/note/form/note-form-view.tsx";
import { parseVitalSigns } from "#app/core/note/form/vital-signs.ts";

function formHtml(changes: Partial<ComponentProps<typeof NoteFormView>> = {}) {
  const nothing = () => {};
  return renderToStaticMarkup(
    <NoteFormView
      form={EMPTY_FORM}
      onChange={nothing}
      onReset={nothing}
      onSubmit={nothing}
      onCancel={nothing}
      state="ready"
      submitLabel="Generate SBAR Report"
      notesError={null}
      active={null}
      {...changes}
    />,
  );
}

const decoded = (html: string) => html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
const summaries = (html: string) =>
  [...html.matchAll(/<details[^>]*><summary>(.*?)<\/summary>/g)].map(([, text = ""]) =>
    text.replace(/<.*?>/g, ""),
  );

/** Each label's text with the type of its input. */
function labelledInputs(html: string) {
  return [...html.matchAll(/<label for="(.*?)">(.*?)<\/label>/g)].map(([, id, text]) => {
    const input = html.match(new RegExp(`<input[^>]*id="${id}"[^>]*>`))?.[0];
    const other = html.includes(`<select id="${id}"`) ? "select" : "textarea";
    return [text, input?.match(/type="(.*?)"/)?.[1] ?? (input ? "text" : other)];
  });
}

test("demographics and vital signs are closed, optional, and have the specified fields [SBAR-04] [SBAR-06]", () => {
  const html = decoded(formHtml());
  expect(html.match(/<details[^>]*>/g)).toEqual(Array(2).fill('<details class="fields">'));
  expect(summaries(html)).toEqual(["Patient Demographics optional", "Vital Signs optional"]);
  expect(html.match(/ required=""/)).toBeNull();
  expect(labelledInputs(html).slice(0, -1)).toEqual([
    ["Patient Name", "text"],
    ["Age", "text"],
    ["Gender", "text"],
    ["Admission Date", "date"],
    ["Reason for Admission", "text"],
    ["Baseline O2 Saturation", "text"],
    ["Current Medications", "text"],
    ["Medical History", "text"],
    ["Allergies", "text"],
    ["Blood Pressure", "text"],
    ["Heart Rate", "text"],
    ["Respiratory Rate", "text"],
    ["Temperature", "text"],
    ["O2 Saturation", "text"],
    ["Other Vitals", "text"],
    ["Consciousness (ACVPU)", "select"],
    ["Air or Oxygen", "select"],
  ]);
});

test("Nurse's Notes is a required text area that shows its error [SBAR-09]", () => {
  const html = decoded(formHtml({ notesError: "Please fill in the Nurse's Notes field" }));
  expect(html).toMatch(/<label for="nurse-notes">Nurse's Notes<span [^>]*> required<\/span><\/label>/);
  expect(html).toMatch(/<textarea id="nurse-notes"[^>]*aria-required="true"[^>]*aria-invalid="true"/);
  expect(html).toMatch(/role="alert">Please fill in the Nurse's Notes field</);
});

test.for([
  ["ready", "Generate SBAR Report", false],
  ["generating", "Generating...", true],
  ["loading account", "Loading Account...", true],
] as const)(
  "while the form is %s its button reads %s, and every input is disabled or none [SBAR-10] [SBAR-11]",
  ([state, label, isDisabled]) => {
    const html = formHtml({ state });
    expect(html.match(/<button type="submit"[^>]*>(.*?)<\/button>/)?.[1]).toBe(label);
    const fieldset = html.match(/<fieldset(.*?)>(.*)<\/fieldset>(.*)$/s);
    expect(fieldset?.[1]?.includes('disabled=""')).toBe(isDisabled);
    expect(fieldset?.[2]?.match(/<(input|textarea|select)/g)).toHaveLength(19);
    expect(fieldset?.[2]).toContain('type="submit"');
    expect(fieldset?.[3]).not.toMatch(/<(input|textarea|select)/);
  },
);

test("somebody who is in the form already keeps the fields while the account is loaded, but not while a note is written [SBAR-10] [SBAR-11]", () => {
  const waiting = formHtml({ state: "loading account", isBegun: true });
  expect(waiting).toMatch(/<fieldset>/);
  expect(waiting).toMatch(/<button type="submit"[^>]* disabled=""[^>]*>Loading Account...</);
  expect(formHtml({ state: "generating", isBegun: true })).toMatch(/<fieldset[^>]* disabled="">/);
});

test("while a note is written, the form looks locked and says so below the notes, in a line that was there to be heard [SBAR-11]", () => {
  const line = (html: string) => html.match(/<p id="([^"]*)"[^>]* role="status">(.*?)<\/p>/)?.slice(1);
  const written = formHtml({ state: "generating" });
  expect(line(written)).toEqual([
    "notes-locked",
    "Locked until the note is written. Cancel to add to your notes.",
  ]);
  expect(written.indexOf("notes-locked")).toBeLessThan(written.indexOf("</fieldset>"));
  expect(written).toMatch(/<fieldset[^>]* aria-describedby="notes-locked"/);
  expect(written).toMatch(/<form[^>]* class="card split-form locked"/);
  for (const state of ["ready", "loading account"] as const) {
    expect(line(formHtml({ state }))).toEqual(["notes-locked", ""]);
    expect(formHtml({ state })).toMatch(/<form[^>]* class="card split-form"/);
  }
});

test("closed demographics say whose they are and how many fields have something [SBAR-04]", () => {
  const summaryOf = (demographics: Demographics) =>
    summaries(formHtml({ form: { ...EMPTY_FORM, demographics } }))[0];
  expect(summaryOf({ name: " Walter Krause ", age: "81", gender: "M" })).toBe(
    "Patient Demographics Walter Krause · 3 filled in",
  );
  expect(summaryOf({ name: " ", age: "81" })).toBe("Patient Demographics 1 filled in");
});

test("there are buttons for the example and for starting anew, and the example fills every field, of which none is another then [SBAR-03] [SBAR-04] [SBAR-06]", () => {
  expect(formHtml()).toMatch(/<button type="button">Use example<\/button>/);
  expect(formHtml()).toMatch(/<button type="button"[^>]*>Reset<\/button>/);
  const { nurseNotes, vitalSigns, demographics } = EXAMPLE_PATIENT;
  expect(nurseNotes.trim()).not.toBe("");
  expect(Object.keys(demographics).sort()).toEqual(DEMOGRAPHICS.map(({ name }) => name).sort());
  const { other: _, ...vitals } = parseVitalSigns(vitalSigns);
  for (const text of [...Object.values(demographics), ...Object.values(vitals)])
    expect(text.trim()).not.toBe("");
  const html = formHtml({ form: EXAMPLE_PATIENT });
  for (const text of [...Object.values(demographics), ...Object.values(vitals)])
    expect(html).toContain(`value="${text}"`);
  // Whatever is in them, the fields keep their type and accept any text.
  expect(labelledInputs(html)).toEqual(labelledInputs(formHtml()));
  expect(html).not.toMatch(/<input[^>]* (?:maxlength|pattern|inputmode)=/i);
});

test("vital signs of the form's one text stand each in its own field [SBAR-06] [SBAR-07]", () => {
  const html = formHtml({
    form: { ...EMPTY_FORM, vitalSigns: "BP 98/54, HR 118, RR 30, Temp 36.9, O2 Sat 86%, GCS 15" },
  });
  const values = ["bp", "hr", "rr", "temp", "o2", "other"].map(
    (key) => html.match(new RegExp(`<input[^>]*id="vital-${key}"[^>]*value="(.*?)"`))?.[1],
  );
  expect(values).toEqual(["98/54", "118", "30", "36.9", "86%", "GCS 15"]);
});
