import fc from "fast-check";
import { expect, test } from "vitest";
import { buildQuery } from "#app/core/literature/query/build-query.ts";
import { conceptsOf } from "#app/core/literature/query/concepts.ts";

const strictest = (question: string) => buildQuery(question).searches[0];

test.each([
  ["SOB in CHF", ["shortness of breath", "dyspnea", "heart failure"]],
  ["heart attack", ["myocardial infarction"]],
  ["MI", ["myocardial infarction", "heart attack"]],
  ["DVT prophylaxis", ["deep vein thrombosis"]],
  ["bedsores", ["pressure injury", "pressure ulcer"]],
  ["CAUTI", ["urinary tract infection"]],
  ["NPO before surgery", ["fasting", "nothing by mouth"]],
  ["oxygen for COPD", ["chronic obstructive pulmonary disease"]],
  ["c diff", ["clostridium difficile"]],
  ["blood thinners after a stroke", ["anticoagulant"]],
])("%s is searched for by what it stands for too", (question, meant) => {
  const { europePmc = "", pubMed = "" } = strictest(question) ?? {};
  for (const words of meant) {
    expect(europePmc).toContain(`TITLE_ABS:"${words}"`);
    expect(pubMed).toContain(`"${words.replace(/(?:y|s)?$/, "*")}"[tiab]`);
  }
});

test("a question becomes groups that must all be met, in each service's own syntax", () => {
  expect(strictest("xylophone for tinnitus")).toEqual({
    europePmc:
      '(TITLE_ABS:"tinnitus" OR TITLE_ABS:"ringing in ears" OR TITLE_ABS:"ringing ears") AND (TITLE_ABS:"xylophone") AND HAS_ABSTRACT:Y',
    pubMed:
      '("tinnitus"[tiab] OR "tinnitu*"[tiab] OR "ringing in ears*"[tiab] OR "ringing ears*"[tiab]) AND (xylophone) AND hasabstract',
  });
});

test("the second search requires the first concept and any other, the third any of them", () => {
  const { searches } = buildQuery("tinnitus xylophone glockenspiel");
  const shape = searches.map(({ pubMed }) => pubMed.split(" AND ").length - 1);
  expect(shape).toEqual([3, 2, 1]);
  expect(searches[1]?.pubMed).toContain("(xylophone OR glockenspiel)");
  expect(searches[2]?.pubMed).toMatch(
    /^\("tinnitus"\[tiab\] OR .* OR xylophone OR glockenspiel\) AND hasabstract$/,
  );
  expect(buildQuery("tinnitus").searches).toHaveLength(1);
});

test("a long question requires its first four concepts and one of the others", () => {
  const { pubMed = "" } = strictest("banana violin tractor pencil ladder bucket") ?? {};
  expect(pubMed).toBe(
    "(banana) AND (violin) AND (tractor) AND (pencil) AND (ladder OR bucket) AND hasabstract",
  );
});

test("names, dates, record and phone numbers and addresses never leave in a query", () => {
  const question =
    "Mrs. Henrietta Oakenshield, DOB 03/14/1947, MRN 00482913, h.oaken@example.org, 555-867-5309, admitted 2026-11-20 with CHF: does low salt help?";
  const { terms, searches } = buildQuery(question);
  const all = JSON.stringify({ terms, searches }).toLowerCase();
  for (const part of [
    "henrietta",
    "oakenshield",
    "1947",
    "482913",
    "example.org",
    "oaken",
    "867",
    "5309",
    "2026",
    "mrn",
    "dob",
  ])
    expect(all).not.toContain(part);
  expect(terms).toEqual(expect.arrayContaining(["chf", "salt"]));
});

test.each(["3/4/2026", "2026-03-04", "March 4", "March 4th, 2026", "4 Mar 2026", "the 4th of march"])(
  "a date like %s is not searched for",
  (date) => {
    expect(buildQuery(`sepsis since ${date} and fever`).terms).toEqual(["sepsis", "fever"]);
  },
);

test("what the person stated as an identifier is hidden even when it is an ordinary word", () => {
  const known = [{ kind: "name" as const, text: "Rose Fields" }];
  expect(buildQuery("Rose Fields has a rash", known).terms).toEqual(["rash"]);
});

test("words on the two sides of an identifier are no phrase", () => {
  expect(buildQuery("heart Mrs. Henrietta Oakenshield attack").terms).toEqual(["heart", "attack"]);
});

test("a question that names nothing has no searches", () => {
  for (const question of ["", "???", "is it? how about the", '"" () AND', "78 40mg"])
    expect(buildQuery(question)).toEqual({ terms: [], searches: [] });
});

test("words that say little are never required by themselves while there is anything else", () => {
  const { terms, searches } = buildQuery("is warfarin effective and safe");
  expect(terms).toEqual(["warfarin", "effective", "safe"]);
  const [first = "", second = ""] = searches.map(({ europePmc }) => europePmc);
  expect(first).toMatch(
    /^\(TITLE_ABS:"warfarin"[^)]*\) AND \(TITLE_ABS:"effective"[^)]*TITLE_ABS:"safe"[^)]*\) AND HAS_ABSTRACT:Y$/,
  );
  expect(second).toMatch(/^\([^)]*\) AND HAS_ABSTRACT:Y$/);
  expect(buildQuery("is it effective").terms).toEqual(["effective"]);
});

test.each([
  ["pnuemonia", "pneumonia"],
  ["diabetis", "diabetes"],
  ["hemmorhage", null],
  ["hemorhage", "hemorrhage"],
  ["pnuemonias", null],
  ["ssepsis", null],
  ["xneumonia", null],
])("the misspelt %s is also searched for as %s", (typed, meant) => {
  const { europePmc = "" } = strictest(typed) ?? {};
  expect(europePmc).toContain(`TITLE_ABS:"${typed}"`);
  expect(europePmc.includes(" OR ")).toBe(meant !== null);
  if (meant) expect(europePmc).toContain(`TITLE_ABS:"${meant}"`);
});

test("a short name that is an ordinary word counts only in capitals", () => {
  expect(buildQuery("fever or cough in US").terms).toEqual(["fever", "cough", "us"]);
  expect(buildQuery("fever or cough in us").terms).toEqual(["fever", "cough"]);
  expect(buildQuery("NPO BEFORE OR").terms).toEqual(["npo"]);
});

test("letters and digits that are one name stay together", () => {
  expect(buildQuery("EQ-5D in type 2 diabetes").terms).toEqual(["eq 5d", "type 2", "diabetes"]);
});

test("whatever is typed becomes valid syntax for both services", () => {
  const typed = fc.oneof(
    fc.string({ unit: "binary", maxLength: 80 }),
    fc
      .array(
        fc.constantFrom(
          "AND",
          "OR",
          "NOT",
          "(",
          ")",
          '"',
          "[tiab]",
          "TITLE:",
          "*",
          "\\",
          "sepsis",
          "q2h",
          "MI",
          "or",
          "IL-6",
          "β-blocker",
          "naïve",
        ),
        { maxLength: 12 },
      )
      .map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(typed, (question) => {
      for (const { europePmc, pubMed } of buildQuery(question).searches) {
        expect(syntaxError(europePmc, "europePmc")).toBeNull();
        expect(syntaxError(pubMed, "pubMed")).toBeNull();
        expect(pubMed.length).toBeLessThan(8000);
      }
    }),
    { numRuns: 100 },
  );
});

test("concepts carry how much they tell: the question's own words most, what is of their kind least", () => {
  const [thinner] = conceptsOf("blood thinner");
  const weights = Object.fromEntries(thinner!.forms.map(({ text, weight }) => [text, weight]));
  expect(weights).toMatchObject({ "blood thinner": 1, anticoagulant: 0.8, warfarin: 0.4 });
  expect(conceptsOf("effective")[0]?.weight).toBe(0.35);
});

test("a patient's bed is not searched for, and a fracture's sign is", () => {
  const words = (question: string) => conceptsOf(question).map(({ text }) => text);
  expect(words("paracetamol for the lady in bed 4")).toEqual(["paracetamol", "lady"]);
  expect(words("early turning hip # pts")).toEqual(words("early turning hip fracture pts"));
  expect(words("analgesia #NOF")).toEqual(words("analgesia fracture NOF"));
  expect(words("C# language, bed rest")).toContain("bed rest");
});

/**
 * The syntax error of a query by the grammar of both services, or null: words, "phrases" with a field before
 * (`TITLE_ABS:"…"`) or after them (`"…"[tiab]`), AND, OR and brackets; only one kind of operator within brackets.
 */
function syntaxError(query: string, service: "europePmc" | "pubMed"): string | null {
  const term =
    service === "europePmc"
      ? /^TITLE_ABS:"[^"()[\]:*\\]+"/
      : /^(?:"[^"()[\]:*\\]+\*?"\[tiab\]|[\p{L}\p{N}]+)/u;
  const filter = service === "europePmc" ? "HAS_ABSTRACT:Y" : "hasabstract";
  const groups = query.split(" AND ");
  if (groups.pop() !== filter) return "no filter at the end";
  if (groups.length === 0) return "no group";
  for (const group of groups) {
    const inside = /^\((.*)\)$/.exec(group)?.[1];
    if (inside === undefined) return `no brackets: ${group}`;
    for (const one of inside.split(" OR ")) {
      if (one.replace(term, "") !== "") return `no term: ${one}`;
      if (/^(?:and|or|not)$/i.test(one)) return `an operator: ${one}`;
    }
  }
  return null;
}
