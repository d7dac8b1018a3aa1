import { expect, test } from "vitest";
import { noteFiles } from "#app/core/note/exports/note-files.ts";
import { EVERYTHING } from "#app/core/note/leaving/leaving-note.ts";
import { EMPTY_NOTE, type SbarNote } from "#app/rooms/sbar/note-answer.ts";
import { parseSbar } from "#app/rooms/sbar/parse-sbar.ts";
import { answerText, SBAR_LAYOUT } from "#app/rooms/sbar/sbar-layout.ts";
import { answerOf, documentOf } from "../note/notes.ts";

const NOTE: SbarNote = {
  situation: "More short of breath since 03:00.",
  background: "Heart failure.\nAllergic to penicillin.",
  assessment: "SpO2 86%.",
  recommendation: "Review fluids.",
  nursingDiagnoses: [
    {
      diagnosis: "Impaired breathing",
      relatedFactors: ["fluid overload", "heart failure"],
      definingCharacteristics: ["SpO2 86%", "RR 30"],
    },
    { diagnosis: "Risk for falls", relatedFactors: [], definingCharacteristics: [] },
  ],
};

test("a string note is split on its section headings, however they are written [SBAR-13]", () => {
  const variants = [
    "SITUATION\na\nBACKGROUND\nb\nASSESSMENT\nc\nRECOMMENDATION\nd",
    "## Situation\na\n## Background\nb\n## Assessment\nc\n## Recommendations\nd",
    "**Situation:** a\n**Background:** b\n**Assessment:** c\n**Recommendation:** d",
    "Situation: a\r\nBackground: b\r\nAssessment: c\r\nRecommendation: d",
    "S - Situation\na\nB - Background\nb\nA - Assessment\nc\nR - Recommendation\nd",
  ];
  for (const text of variants) {
    expect(parseSbar(text)).toEqual({
      ...EMPTY_NOTE,
      situation: "a",
      background: "b",
      assessment: "c",
      recommendation: "d",
    });
  }
});

test("nursing diagnoses of a string note come apart into problem, related factors and evidence [SBAR-13] [SBAR-16]", () => {
  const parsed = parseSbar(
    "SITUATION\nx\n\nNURSING DIAGNOSES\n- Acute pain related to surgery; wound as evidenced by pain 7/10; guarding\n2. Risk for falls",
  );
  expect(parsed.nursingDiagnoses).toEqual([
    {
      diagnosis: "Acute pain",
      relatedFactors: ["surgery", "wound"],
      definingCharacteristics: ["pain 7/10", "guarding"],
    },
    { diagnosis: "Risk for falls", relatedFactors: [], definingCharacteristics: [] },
  ]);
  const loud = parseSbar(
    "SITUATION\nx\nNURSING DIAGNOSES\n- Pain Related To wound As Evidenced By grimacing",
  );
  expect(loud.nursingDiagnoses).toEqual([
    { diagnosis: "Pain", relatedFactors: ["wound"], definingCharacteristics: ["grimacing"] },
  ]);
  const one = parseSbar("Situation: x\n**Nursing Diagnosis:** Risk for falls");
  expect(one.nursingDiagnoses.map(({ diagnosis }) => diagnosis)).toEqual(["Risk for falls"]);
});

test("without headings the lines are read by the letters S, B, A, R and nursing diagnoses [SBAR-14]", () => {
  const parsed = parseSbar(
    "S: short of breath\nworse since 3\nB: CHF\nA. sats 86\nR) call\nthe nursing diagnoses: \n- Risk for falls",
  );
  expect(parsed).toEqual({
    situation: "short of breath\nworse since 3",
    background: "CHF",
    assessment: "sats 86",
    recommendation: "call",
    nursingDiagnoses: [{ diagnosis: "Risk for falls", relatedFactors: [], definingCharacteristics: [] }],
  });
  for (const line of ["B - CHF", "B – CHF", "**B**: CHF", "B: CHF"])
    expect([line, parseSbar(line)]).toEqual([line, { ...EMPTY_NOTE, background: "CHF" }]);
});

test("text in which nothing is recognised becomes the situation, and nothing is lost [SBAR-14]", () => {
  expect(parseSbar("Just a sentence.").situation).toBe("Just a sentence.");
  expect(parseSbar("Before.\nSITUATION\nAfter.").situation).toBe("Before.\nAfter.");
});

test("a structured note is used as it is [SBAR-15]", () => {
  expect(parseSbar(NOTE)).toEqual(NOTE);
  expect(parseSbar({ situation: "only this" })).toEqual({ ...EMPTY_NOTE, situation: "only this" });
});

const textOf = (note: SbarNote) => answerText({ ...answerOf([]), note });

test("the exported text has the specified headings and reads back as the same note [SBAR-16] [SBAR-17]", () => {
  const text = textOf(NOTE);
  expect(text.match(/^[A-Z ]+$/gm)).toEqual([
    "SITUATION",
    "BACKGROUND",
    "ASSESSMENT",
    "RECOMMENDATION",
    "NURSING DIAGNOSES",
  ]);
  expect(parseSbar(text)).toEqual(NOTE);
  expect(textOf({ ...EMPTY_NOTE, situation: "a" })).toBe("SITUATION\na");
});

test("the note's text file has these headings, too [SBAR-17]", async () => {
  const document = documentOf({ ...answerOf([]), note: NOTE });
  const about = { layout: SBAR_LAYOUT, now: () => document, author: "Ann Nurse", timeZone: "UTC" };
  const file = await noteFiles(about)
    .find(({ label }) => label === "Text (.txt)")
    ?.make(EVERYTHING);
  expect([file?.name.endsWith(".txt"), file?.blob.type]).toEqual([true, "text/plain"]);
  // After the author and the time.
  const [head, ...parts] = (await file?.blob.text())?.trimEnd().split("\n\n") ?? [];
  expect([head?.split("\n", 1), parts.at(-1)]).toEqual([["SBAR note"], "Not signed yet."]);
  expect(parts.slice(0, -1).join("\n\n")).toBe(textOf(NOTE));
});
