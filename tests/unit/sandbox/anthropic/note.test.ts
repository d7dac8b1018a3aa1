import { expect, test } from "vitest";
import { sentences } from "#workers/sandbox/anthropic/sentences.ts";
import { draft, notes, numbers } from "./drafts.ts";

test("every field becomes statements with exact quotes, in the order S, B, A, R", async () => {
  const { statements, error, usage } = await draft([
    {
      name: "nurseNotes",
      label: "Nurse's Notes",
      text: "Found short of breath at 06.30. SpO2 dropped to 88%. Dr. aware, will order a chest x-ray.",
    },
    { name: "vitalSigns", label: "Vital Signs", text: "BP: 98/54, HR: 118" },
    { name: "demographics.allergies", label: "Allergies", text: "Penicillin" },
    { name: "demographics.age", label: "Age", text: "72" },
  ]);
  expect(error).toBeNull();
  expect(statements.map(({ section, text, quotes }) => [section, text, quotes])).toEqual([
    ["situation", "Found short of breath at 06.30.", ["Found short of breath at 06.30."]],
    ["situation", "Age: 72.", ["72"]],
    ["background", "Allergies: Penicillin.", ["Penicillin"]],
    ["assessment", "SpO2 dropped to 88%.", ["SpO2 dropped to 88%."]],
    ["assessment", "Vital Signs: BP: 98/54, HR: 118.", ["BP: 98/54, HR: 118"]],
    ["recommendation", "Dr. aware, will order a chest x-ray.", ["Dr. aware, will order a chest x-ray."]],
  ]);
  expect(statements.every((statement) => !statement.isSuggestion)).toBe(true);
  expect(usage).toMatchObject({ isFinal: true });
  expect(usage?.type === "usage" && usage.inputTokens).toBeGreaterThan(0);
});

test("a note without a plan gets one general suggestion, and a note with one gets none", async () => {
  const without = await draft(notes("Alert. Lungs clear."));
  expect(without.statements.at(-1)).toMatchObject({
    section: "recommendation",
    text: "Reassess and document the response.",
    quotes: [],
    isSuggestion: true,
  });
  expect(without.statements[0]).toMatchObject({ section: "situation", text: "Alert." });
  const planned = await draft(notes("Alert. Will recheck at 14:00."));
  expect(planned.statements.map(({ isSuggestion }) => isSuggestion)).toEqual([false, false]);
});

test("sentences end where sentences end: not at decimals, times, abbreviations, initials or ellipses", () => {
  const cases = [
    ["Temp 38.5. HR 118.", ["Temp 38.5.", "HR 118."]],
    ["Seen by Dr. Patel at 6.30 a.m. today. stable.", ["Seen by Dr. Patel at 6.30 a.m. today.", "stable."]],
    ["C. diff neg. Urine... uh... dark.", ["C. diff neg.", "Urine... uh... dark."]],
    ["Dose approx. 5 mg\nRepeat at 10", ["Dose approx. 5 mg", "Repeat at 10"]],
    ["He was wrapped\nonto the next line.", ["He was wrapped\nonto the next line."]],
    ["Is he ok? Yes! (see note.) Fine", ["Is he ok?", "Yes!", "(see note.)", "Fine"]],
    ["[Clinician] Alert.\n\n[Clinician] Pain 3.", ["Alert.", "Pain 3."]],
    [
      "1. consent signed\n2. bloods ok. Pain 8. Settled",
      ["1. consent signed", "2. bloods ok.", "Pain 8.", "Settled"],
    ],
    ["A. [[sandbox:slow]] B dizzy [[sandbox:429]] now", ["A.", "B dizzy", "now"]],
  ] as const;
  for (const [text, expected] of cases) expect(sentences(text)).toEqual(expected);
});

test("a mark of doubt stays before what is doubted, and an ellipsis gets no full stop", async () => {
  const { statements } = await draft(notes("Pls review urgently ?cath lab. Well now ? MD called @ 0410…"));
  expect(statements.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["Pls review urgently ?cath lab.", "Well now?", "MD called @ 0410…"]),
  );
});

test("hesitations leave the statement, never the quote", async () => {
  const { statements } = await draft(notes("Uh, saturation is, um, at 83%, so... uh, low pH noted."));
  expect(statements[0]).toMatchObject({
    text: "Saturation is at 83%, so... low pH noted.",
    quotes: ["Uh, saturation is, um, at 83%, so... uh, low pH noted."],
  });
});

test("a point that begins a number stays apart from the word before it", async () => {
  const { statements } = await draft(notes("Given .5 mg lorazepam , FiO2 .35 ."));
  expect(statements[0]?.text).toBe("Given .5 mg lorazepam, FiO2 .35.");
});

test("diagnoses rest on words that are stated, not on words that are denied", async () => {
  const { diagnoses } = await draft(
    notes("Oxygen saturation is at 83%. Denies pain. Pneumonia, and a history of falls."),
  );
  expect(diagnoses.map(({ diagnosis }) => diagnosis.text)).toEqual([
    "Breathing that does not take in enough oxygen",
    "Risk of falling",
  ]);
  expect(diagnoses[0]).toMatchObject({
    relatedFactors: [{ quotes: ["Pneumonia"] }],
    definingCharacteristics: [{ quotes: ["Oxygen saturation is at 83%"] }],
  });
  expect(diagnoses[1]).toMatchObject({ definingCharacteristics: [] });
});

test("the faults that the door must survive end as they should", async () => {
  const codeFor = async (word: string) => (await draft(notes(`Dizzy. [[sandbox:${word}]]`))).error?.code;
  expect(await codeFor("429")).toBe("rate_limited");
  expect(await codeFor("529")).toBe("overloaded");
  expect(await codeFor("refusal")).toBe("refused");
  expect(await codeFor("cutoff")).toBe("cut_off");
  expect(await codeFor("max_tokens")).toBe("cut_off");
});

test("the invented statement is there on demand only, with a number and a quote of its own", async () => {
  const text = "Dizzy since 06:30. [[sandbox:invent]]";
  const { statements } = await draft(notes(text));
  const invented = statements.filter(({ quotes }) => quotes.some((quote) => !text.includes(quote)));
  expect(invented).toHaveLength(1);
  expect(numbers(invented[0]!.text).some((number) => !numbers(text).includes(number))).toBe(true);
  expect(JSON.stringify(statements)).not.toContain("sandbox");
  expect((await draft(notes("Dizzy."))).statements.flatMap(({ text }) => numbers(text))).toEqual([]);
});
