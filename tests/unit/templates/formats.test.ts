import { expect, test } from "vitest";
import { HANDOVER_ITEMS } from "#app/core/evidence/handover/handover-items.ts";
import { layoutOf, NURSE_NOTE } from "#app/rooms/templates/format.ts";
import { FORMATS } from "#app/rooms/templates/formats/formats.server.ts";
import { TEMPLATE_LIMITS } from "#app/rooms/templates/own/own-template.ts";
import { templateRequest, toTemplateSources } from "#app/rooms/templates/template-prompt.ts";

const KNOWN_ITEMS = HANDOVER_ITEMS.map(({ id }) => id);

/** LOINC's own check digit: Luhn's, over the number before the hyphen. */
function hasCheckDigit(code: string): boolean {
  const [digits = "", check] = code.split("-");
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10) === check;
}

test("the formats are SOAP, DAR, narrative, admission, discharge teaching and incident", () => {
  expect(FORMATS.map(({ id }) => id)).toEqual([
    "soap",
    "dar",
    "narrative",
    "admission",
    "discharge-teaching",
    "incident",
  ]);
  expect(layoutOf(FORMATS[0]!).parts.map(({ letter }) => letter)).toEqual(["S", "O", "A", "P", undefined]);
});

test.each(FORMATS)(
  "$name: its keys, items and code can be used, and a copy of it loses nothing",
  (format) => {
    const { id, name, use, sections, coach, code } = format;
    expect(id).toMatch(/^[a-z][a-z-]{1,29}$/);
    expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length);
    expect(coach.filter((item) => !KNOWN_ITEMS.includes(item))).toEqual([]);
    expect(hasCheckDigit(code.code), code.code).toBe(true);
    expect(`My ${name}`.length).toBeLessThanOrEqual(TEMPLATE_LIMITS.name);
    expect(use.length).toBeLessThanOrEqual(TEMPLATE_LIMITS.use);
    for (const { key, heading, belongs, required = [] } of sections) {
      expect(key).toMatch(/^[a-z][a-z-]*$/);
      expect(heading.length).toBeLessThanOrEqual(TEMPLATE_LIMITS.heading);
      expect(belongs.length).toBeLessThanOrEqual(TEMPLATE_LIMITS.belongs);
      expect(required.length).toBeLessThanOrEqual(TEMPLATE_LIMITS.required);
    }
  },
);

test.each(FORMATS)("$name: the model is told each section and may answer with no other", (format) => {
  const notes = { role: "notes" as const, name: "nurseNotes", label: "Nurse's Notes", text: "Resting." };
  const request = templateRequest([...toTemplateSources(format), notes], format, 100);
  for (const { key, heading, belongs } of format.sections)
    expect(request.instructions).toContain(`- "${key}" (${heading}): ${belongs}`);
  expect(JSON.stringify(request.schema)).toContain(
    JSON.stringify({ type: "string", enum: format.sections.map(({ key }) => key) }),
  );
  expect(request.messages[0]?.text).toBe(
    '<source field="nurseNotes" label="Nurse\'s Notes">\nResting.\n</source>',
  );
  const takes = format.sections.some(({ takesSuggestions }) => takesSuggestions);
  expect(request.instructions.includes("Make no suggestions")).toBe(!takes);
});

test("an incident report is told to hold no cause and no blame, and proposes nothing", () => {
  const incident = FORMATS.find(({ id }) => id === "incident")!;
  expect(incident).toMatchObject({ isFactsOnly: true, code: NURSE_NOTE });
  expect(templateRequest([], incident, 100).instructions).toMatch(
    /Never state or hint at a cause .* or blame/,
  );
  expect(incident.sections.some(({ takesSuggestions }) => takesSuggestions)).toBe(false);
});

test("what two sections want is asked for once", () => {
  const section = (key: string, label: string) => ({ key, heading: key, belongs: "", required: [{ label }] });
  const format = {
    ...FORMATS[0]!,
    sections: [section("a", "Time"), section("b", "time"), section("c", "Pain")] as const,
  };
  expect(layoutOf(format).coach?.required).toEqual([{ label: "Time" }, { label: "Pain" }]);
});
