import { expect, test } from "vitest";
import { FORMATS } from "#app/rooms/templates/formats/formats.server.ts";
import { templateRequest } from "#app/rooms/templates/template-prompt.ts";
import { otherSections, writeTemplateNote } from "#workers/sandbox/anthropic/template-note.ts";

const NOTES =
  'Pt found on floor beside bed at 0415 by CNA. Pt states "I slipped". Skin tear left forearm 2 cm. Dr Adams notified at 0430. Bed alarm was off.';

function write(id: string, text: string) {
  const format = FORMATS.find((one) => one.id === id)!;
  const source = { role: "notes" as const, name: "nurseNotes", label: "Nurse's Notes", text };
  const { instructions, messages, schema } = templateRequest([source], format, 1_000);
  const body = {
    model: "m",
    system: instructions,
    messages: messages.map(({ role, text: content }) => ({ role, content })),
  };
  return writeTemplateNote(body, otherSections(schema as Record<string, unknown>) ?? [], new Set());
}

test.each(FORMATS)(
  "the stand-in repeats the nurse's sentences in the sections of: $name",
  ({ id, sections }) => {
    const statements = write(id, NOTES);
    expect(statements.map(({ quotes }) => quotes[0]).sort()).toEqual(
      NOTES.match(/[^.]+\./g)
        ?.map((one) => one.trim())
        .sort(),
    );
    const order = statements.map(({ section }) => sections.findIndex(({ key }) => key === section));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((one, other) => one - other));
  },
);

test("it puts what was found, said, told and in place where an incident report has it", () => {
  const of = (words: string) => write("incident", NOTES).find(({ text }) => text.includes(words))?.section;
  expect(["found on floor", "I slipped", "notified", "alarm"].map(of)).toEqual([
    "event",
    "statements",
    "notified",
    "precautions",
  ]);
});
