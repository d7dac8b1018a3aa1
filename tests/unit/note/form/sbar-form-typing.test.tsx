// @vitest-environment happy-dom
import { act, useState } from "react";
import { expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import { EXAMPLE_PATIENT } from "#app/core/note/form/example-patient.ts";
import { EMPTY_FORM, type NoteForm } from "#app/core/note/form/note-form.ts";
import { NoteFormView } from "#app/core/note/form/note-form-view.tsx";
import { press, render, typeInto } from "#tests/unit/render.ts";

const onSubmit = vi.fn();
let form: NoteForm;

/** The form on a page that keeps what is typed. */
function Page() {
  const [held, setHeld] = useState(EMPTY_FORM);
  form = held;
  return (
    <NoteFormView
      form={held}
      onChange={setHeld}
      onReset={() => setHeld(EMPTY_FORM)}
      onSubmit={onSubmit}
      onCancel={() => {}}
      state="ready"
      submitLabel="Generate SBAR Report"
      notesError={null}
      active={null}
    />
  );
}

async function openForm() {
  const page = await render(<Page />);
  /** Types into the field with this label. */
  const type = (label: string, text: string) => {
    const found = [...page.querySelectorAll("label")].find(({ textContent }) => textContent === label);
    const field = page.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[id="${found?.htmlFor}"]`);
    return typeInto(field, text);
  };
  const click = (name: string) => press(page, name);
  return { page, type, click };
}

test("Enter in a one-line field begins no note; Ctrl+Enter does in every field and on every button, once", async () => {
  const { page } = await openForm();
  const press = (field: HTMLElement, keys: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...keys });
    field.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const inputs = [...page.querySelectorAll("input")];
  expect(inputs.map(({ id }) => id)).toContain("demographics-name");
  for (const input of inputs) expect([input.id, press(input)]).toEqual([input.id, true]);
  // For these, the browser's default is right.
  for (const other of ["button[type=submit]", "select", "textarea"].map((one) =>
    page.querySelector<HTMLElement>(one),
  ))
    expect(other && press(other)).toBe(false);
  expect(onSubmit).not.toHaveBeenCalled();
  const fields = [...page.querySelectorAll<HTMLElement>("input, select, textarea, button")];
  for (const field of fields) expect([field.id, press(field, { ctrlKey: true })]).toEqual([field.id, true]);
  expect(onSubmit).toHaveBeenCalledTimes(fields.length);
});

test("each vital sign is typed into its own field, together they are the one text, and a cleared one leaves it [SBAR-06] [SBAR-07] [SBAR-08]", async () => {
  const { page, type } = await openForm();
  for (const [label, text] of [
    ["Other Vitals", "GCS 15"],
    ["O2 Saturation", "86%"],
    ["Temperature", "36.9"],
    ["Respiratory Rate", "30"],
    ["Heart Rate", "118"],
    ["Blood Pressure", "98/54"],
  ] as const)
    await type(label, text);
  expect(form.vitalSigns).toBe("BP 98/54, HR 118, RR 30, Temp 36.9, O2 Sat 86%, GCS 15");
  await type("Temperature", "");
  await type("Other Vitals", "");
  expect(form).toEqual({ ...EMPTY_FORM, vitalSigns: "BP 98/54, HR 118, RR 30, O2 Sat 86%" });
  await act(async () => page.querySelector<HTMLInputElement>('[name="vital.scale2"]')?.click());
  await type("Other Vitals", "GCS 14");
  expect(form.vitalSigns).toBe("BP 98/54, HR 118, RR 30, O2 Sat 86%, GCS 14, SpO2 scale 2");
});

test("Patient Demographics and Vital Signs are opened and closed by their title, and stay as they are while something is typed [SBAR-04] [SBAR-06]", async () => {
  const { page, type } = await openForm();
  const titled = (title: string) =>
    [...page.querySelectorAll("details")].find(({ textContent }) => textContent.startsWith(title));
  for (const title of ["Patient Demographics", "Vital Signs"]) {
    const details = titled(title);
    for (const isOpen of [true, false, true]) {
      await act(async () => details?.querySelector("summary")?.click());
      await type("Patient Name", `Ada ${isOpen}`);
      await type("Heart Rate", isOpen ? "118" : "");
      expect([title, details?.open]).toEqual([title, isOpen]);
    }
  }
});

test("each part of the demographics and the notes is typed into its own field and keeps the others [SBAR-04] [SBAR-05]", async () => {
  const { type } = await openForm();
  await type("Nurse's Notes required", "Pt SOB");
  for (const [label, text] of [
    ["Patient Name", "Ada"],
    ["Age", "71"],
    ["Gender", "Female"],
    ["Admission Date", "2026-11-18"],
    ["Reason for Admission", "CHF"],
    ["Baseline O2 Saturation", "94%"],
    ["Current Medications", "apixaban"],
    ["Medical History", "AF"],
    ["Allergies", "none"],
  ] as const)
    await type(label, text);
  expect(form).toEqual({
    nurseNotes: "Pt SOB",
    vitalSigns: "",
    demographics: {
      name: "Ada",
      age: "71",
      gender: "Female",
      admissionDate: "2026-11-18",
      admissionReason: "CHF",
      baselineO2: "94%",
      medications: "apixaban",
      medicalHistory: "AF",
      allergies: "none",
    },
  });
});

test("the example fills the whole form, asking where something was typed, Reset empties it, and either can be undone [SBAR-03]", async () => {
  await import("#app/core/note/form/form-hints.tsx");
  const { type, click } = await openForm();
  const undo = () => act(async () => openToasts().at(-1)?.onUndo?.());
  await type("Nurse's Notes required", "Mine.");
  await click("Use example");
  await click("Keep what I typed");
  expect(form).toEqual({ ...EMPTY_FORM, nurseNotes: "Mine." });
  expect(document.activeElement?.textContent).toBe("Use example");
  await click("Use example");
  await click("Replace it with the example");
  expect(form).toEqual(EXAMPLE_PATIENT);
  await undo();
  expect(form).toEqual({ ...EMPTY_FORM, nurseNotes: "Mine." });
  await click("Reset");
  await click("Use example");
  expect(form).toEqual(EXAMPLE_PATIENT);
  await click("Reset");
  expect(form).toEqual(EMPTY_FORM);
  await undo();
  expect(form).toEqual(EXAMPLE_PATIENT);
  expect(onSubmit).not.toHaveBeenCalled();
});

test("who presses Use example goes on there, by Ctrl+Enter as well, and is asked first once something else was typed", async () => {
  await import("#app/core/note/form/form-hints.tsx");
  const { page, type, click } = await openForm();
  await click("Use example");
  expect(form).toEqual(EXAMPLE_PATIENT);
  expect(document.activeElement?.textContent).toBe("Use example");
  onSubmit.mockClear();
  const keys = { key: "Enter", ctrlKey: true, bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", keys));
  expect(onSubmit).toHaveBeenCalledOnce();
  await act(async () => page.querySelector("textarea")?.focus());
  await type("Nurse's Notes required", "Mine.");
  await click("Use example");
  expect(form.nurseNotes).toBe("Mine.");
  await click("Keep what I typed");
});

test("after Reset, what was typed can be brought back until something is typed anew [SBAR-03]", async () => {
  const { page, type, click } = await openForm();
  const labels = () => [...page.querySelectorAll("button")].map(({ textContent }) => textContent);
  await click("Reset");
  expect(labels()).toContain("Reset");
  await type("Nurse's Notes required", "Mine.");
  await click("Reset");
  await click("Undo reset");
  expect(form).toEqual({ ...EMPTY_FORM, nurseNotes: "Mine." });
  await click("Reset");
  await type("Nurse's Notes required", "Another patient.");
  expect(labels()).toContain("Reset");
  expect(labels()).not.toContain("Undo reset");
});
