import fc from "fast-check";
import { expect, test } from "vitest";
import {
  freeName,
  readTemplate,
  TEMPLATE_LIMITS,
  type TemplateContent,
  TemplateProblem,
  templateProblems,
} from "#app/rooms/templates/own/own-template.ts";
import { emptySection, moveSection, toContent, toDraft } from "#app/rooms/templates/own/template-draft.ts";
import {
  readTemplateFile,
  templateFileName,
  writeTemplateFile,
} from "#app/rooms/templates/own/template-file.ts";

const COACH = ["pain", "skin", "tasks"];
const section = (heading: string) => ({ key: "", heading, belongs: "", required: [] as string[] });
const template = (changes: object = {}) => ({
  name: "Wound round",
  use: "",
  sections: [section("Wound")],
  coach: ["pain"],
  hasVitals: true,
  ...changes,
});

test("a required item that comes twice is kept once, as it was written first", () => {
  const required = ["Wound size", "wound  SIZE ", "Pain", "pain", "Wound sizes"];
  const { sections } = readTemplate(template({ sections: [{ ...section("Wound"), required }] }), COACH);
  expect(sections[0]?.required).toEqual(["Wound size", "Pain", "Wound sizes"]);
  const file = writeTemplateFile(template({ sections: [{ ...section("Wound"), required }] }));
  expect(readTemplateFile(file, COACH).sections[0]?.required).toEqual(["Wound size", "Pain", "Wound sizes"]);
});

test.each<[string, unknown, RegExp]>([
  ["no object", [], /^The template is not valid\.$/],
  ["no name", template({ name: "  " }), /^The name is missing\.$/],
  ["a name of 61 characters", template({ name: "x".repeat(61) }), /^The name has 61 characters; at most 60/],
  ["a name that is a number", template({ name: 7 }), /^The name must be text/],
  ["no section", template({ sections: [] }), /at least one section/],
  [
    "13 sections",
    template({ sections: Array.from({ length: 13 }, (_, at) => section(`S${at}`)) }),
    /can have 12/,
  ],
  [
    "a section without a heading",
    template({ sections: [section("A"), section("")] }),
    /^Section 2: the heading is missing/,
  ],
  [
    "the same heading twice",
    template({ sections: [section("Plan"), section("plan")] }),
    /Two sections are called “plan”/,
  ],
  [
    "301 characters of what belongs",
    template({ sections: [{ ...section("A"), belongs: "x".repeat(301) }] }),
    /^Section 1: what belongs there has 301 characters; at most 300/,
  ],
  [
    "11 required items",
    template({ sections: [{ ...section("A"), required: Array(11).fill("x") }] }),
    /^Section 1: at most 10 required items are allowed; there are 11/,
  ],
  [
    "a required item that is none",
    template({ sections: [{ ...section("A"), required: [{}] }] }),
    /required item 1 must be text/,
  ],
  ["a coach that is no list", template({ coach: "pain" }), /must be a list/],
])("a template with %s is refused with the reason", (_, value, problem) => {
  expect(() => readTemplate(value, COACH)).toThrow(TemplateProblem);
  expect(() => readTemplate(value, COACH)).toThrow(problem);
});

test("everything that is wrong with a template is told by its field, in the order of the fields", () => {
  const keyed = (key: string, heading: string, changes: object = {}) => ({
    ...section(heading),
    key,
    ...changes,
  });
  expect([...templateProblems(template({ name: " ", sections: [keyed("s1", "")] }))]).toEqual([
    ["name", "The name is missing."],
    ["heading-s1", "Section 1: the heading is missing."],
  ]);
  const sections = [
    keyed("s4", "Plan", { required: ["x".repeat(400)] }),
    keyed("s2", " plan"),
    keyed("s9", "Other", { required: Array(11).fill("x") }),
  ];
  expect([...templateProblems(template({ sections }))]).toEqual([
    ["required-s4", "Section 1: required item 1 has 400 characters; at most 80 are allowed."],
    ["heading-s2", "Two sections are called “plan”. Please give each its own heading."],
    ["required-s9", "Section 3: at most 10 required items are allowed; there are 11."],
  ]);
  expect(templateProblems(template()).size).toBe(0);
});

test("sections keep their keys, others get new ones, and unknown things are dropped", () => {
  const keys = ["s3", "", "s3", "../evil", "s1"];
  const sections = keys.map((key, at) => ({ ...section(`H${at}`), key, script: "x" }));
  const read = readTemplate(template({ sections, coach: ["skin", "nothing", "skin"], owner: "me" }), COACH);
  expect(read.sections.map(({ key }) => key)).toEqual(["s3", "s4", "s5", "s6", "s1"]);
  expect(read.coach).toEqual(["skin"]);
  expect(JSON.stringify(read)).not.toMatch(/script|owner/);
});

test("whatever is read is within the limits or refused in words", () => {
  const text = fc.string({ unit: "binary", maxLength: 90 });
  const anything = fc.record(
    {
      name: fc.oneof(text, fc.jsonValue()),
      use: text,
      sections: fc.oneof(
        fc.jsonValue(),
        fc.array(fc.record({ key: text, heading: text, belongs: text, required: fc.array(text) }), {
          maxLength: 14,
        }),
      ),
      coach: fc.array(fc.constantFrom("pain", "other")),
      hasVitals: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(anything, fc.jsonValue()), (value) => {
      try {
        const read = readTemplate(value, COACH);
        expect(read.sections.length).toBeLessThanOrEqual(TEMPLATE_LIMITS.sections);
        for (const { key, heading, required } of read.sections) {
          expect(key).toMatch(/^s\d{1,4}$/);
          expect(heading).toMatch(/^\S(?:.*\S)?$/u);
          expect(required.length).toBeLessThanOrEqual(TEMPLATE_LIMITS.required);
        }
        // Reading the result again changes nothing.
        expect(readTemplate(read, COACH)).toEqual(read);
      } catch (error) {
        if (!(error instanceof TemplateProblem)) throw error;
        expect(error.message).not.toBe("");
      }
    }),
  );
});

const whole: TemplateContent = readTemplate(
  template({ sections: [{ ...section("Wound"), belongs: "Look", required: ["Size"] }, section("Plan")] }),
  COACH,
);

test("a file holds the template and comes back as it was", () => {
  expect(readTemplateFile(writeTemplateFile(whole), COACH)).toEqual(whole);
  expect(templateFileName("Wound  round (Café)")).toBe("wound-round-cafe.nursetemplate.json");
  expect(templateFileName("創傷")).toBe("template.nursetemplate.json");
});

test.each<[string, string, RegExp]>([
  ["no JSON", "{", /not a NurseGPT template/],
  ["a list", "[]", /not a NurseGPT template/],
  ["another format", '{"format":"x","version":1}', /not a NurseGPT template/],
  [
    "an unknown version",
    '{"format":"nursegpt-template","version":2}',
    /version 2 of the template format; only version 1/,
  ],
  ["no version", '{"format":"nursegpt-template"}', /version undefined/],
  ["more than 32 KB", `"${"é".repeat(17 * 1024)}"`, /larger than 32 KB/],
])("a file with %s is refused with the reason", (_, text, problem) => {
  expect(() => readTemplateFile(text, COACH)).toThrow(problem);
});

test("a draft goes back to the same template; sections move and new ones have keys of their own", () => {
  const draft = toDraft(whole);
  expect(toContent(draft)).toEqual(whole);
  expect(
    toContent({ ...draft, sections: [{ ...draft.sections[0]!, required: " Size \n\n Depth" }] }).sections[0]
      ?.required,
  ).toEqual(["Size", "Depth"]);
  const [first, second] = draft.sections;
  expect(moveSection(draft.sections, 1, -1)).toEqual([second, first]);
  expect(moveSection(draft.sections, 0, 1)).toEqual([second, first]);
  expect(emptySection(draft.sections).key).toBe("s3");
});

test("a template is stored without characters that are invisible or not allowed in a file", () => {
  const odd = "\u0000\u001F\u200B\uFFFE\uFFFF\uFDD0\uD800\u{1FFFF}";
  const text = (words: string) => `${words}${odd}${words}`;
  const stored = readTemplate(
    template({
      name: text("Wound"),
      use: text("Daily"),
      sections: [{ key: "s1", heading: text("Obs"), belongs: text("Size"), required: [text("Pain")] }],
    }),
    COACH,
  );
  expect(stored).toMatchObject({
    name: "Wound Wound",
    use: "Daily Daily",
    sections: [{ heading: "Obs Obs", belongs: "Size Size", required: ["Pain Pain"] }],
  });
});

test("a name that others have gets a number behind it, within the longest name", () => {
  expect(freeName("Ward round", ["Other"])).toBe("Ward round");
  expect(freeName("Ward round", ["Ward round"])).toBe("Ward round (2)");
  expect(freeName("Ward round (2)", ["Ward round", "Ward round (2)"])).toBe("Ward round (3)");
  const long = "x".repeat(TEMPLATE_LIMITS.name);
  expect(freeName(long, [long])).toBe(`${"x".repeat(TEMPLATE_LIMITS.name - 4)} (2)`);
});
