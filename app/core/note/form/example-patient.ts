import type { NoteForm } from "./note-form.ts";

/** A fictitious patient for trying out the form. */
export const EXAMPLE_PATIENT: NoteForm = {
  nurseNotes:
    "Pt more SOB since 0300. Sitting up, using accessory muscles, speaks in short phrases. Crackles both bases, ankles 2+ oedema. Denies chest pain. Furosemide 40 mg IV given at 0310, urine 150 mL since. O2 now 6 L by mask. Dr on call paged x1, no answer yet. Family not informed. Please review fluid plan and repeat furosemide dose.",
  vitalSigns: "BP 98/54, HR 118, RR 30, Temp 36.9, O2 Sat 86%, ACVPU: alert, Breathing: oxygen",
  demographics: {
    name: "Margaret Ellis",
    age: "71",
    gender: "Female",
    admissionDate: "2026-11-18",
    admissionReason: "Worsening heart failure",
    baselineO2: "94% on room air",
    medications: "Apixaban 5 mg BID, bisoprolol 2.5 mg daily, furosemide 40 mg daily",
    medicalHistory: "CHF, atrial fibrillation",
    allergies: "Penicillin (rash)",
  },
};
