import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CitedText } from "#app/core/literature/answer/cited-text.tsx";
import { type MarkedLine, markedLines } from "#app/core/literature/answer/marked-lines.ts";
import type { AnswerPiece } from "#app/core/literature/citations/check-answer.ts";

const words = (line: MarkedLine) =>
  line.kind === "rule" ? "" : line.runs.map(({ text, isBold }) => (isBold ? `<${text}>` : text)).join("");
const kinds = (text: string) => markedLines(text, []).map((line) => [line.kind, words(line)]);

function piece(text: string, part: string, told: Partial<AnswerPiece> = {}): AnswerPiece {
  const start = text.indexOf(part);
  const standing = "supported" as const;
  return { start, end: start + part.length, text: part, standing, sources: [], mentions: [], ...told };
}

const html = (text: string, pieces: AnswerPiece[] = []) =>
  renderToStaticMarkup(<CitedText text={text} pieces={pieces} idOf={(number) => `c-${number}`} />);

test("lines that start with ## are headings, with more marks sub-headings, and dashes, stars or underscores alone are rules [RES-06]", () => {
  expect(kinds("## In practice\n### Adults\n#### Old\n---\n***\n____\nText ## here")).toEqual([
    ["heading", "In practice"],
    ["subheading", "Adults"],
    ["subheading", "Old"],
    ["rule", ""],
    ["rule", ""],
    ["rule", ""],
    ["text", "Text ## here"],
  ]);
  expect(kinds("--\n# One mark")).toEqual([
    ["text", "--"],
    ["text", "# One mark"],
  ]);
});

test("bullet lines are list items, and the first ' - ' parts a bold title from its description [RES-06]", () => {
  const [plain, titled, star, dot] = markedLines(
    "- Turn often\n- Mattress - foam - not air\n* One\n• Two",
    [],
  );
  expect(plain).toMatchObject({ kind: "bullet", title: null, runs: [{ text: "Turn often", isBold: false }] });
  expect(titled).toMatchObject({
    kind: "bullet",
    title: [{ text: "Mattress", isBold: true }],
    runs: [{ text: "foam - not air", isBold: false }],
  });
  expect([star?.kind, dot?.kind]).toEqual(["bullet", "bullet"]);
  expect(html("- Mattress - foam\n- Sheets\n\nEnd")).toBe(
    '<div class="cited-text"><ul><li><b>Mattress</b> – foam</li><li>Sheets</li></ul><p>End</p></div>',
  );
});

test("each kind of line is drawn as what it is, with its bold words [RES-06]", () => {
  expect(
    html("## In **practice**\n### Adults\n##Close\n---\n- **Foam** - turn **often**\n- Sheets\nEnd"),
  ).toBe(
    '<div class="cited-text"><h3>In <b>practice</b></h3><h4>Adults</h4><h3>Close</h3><hr/>' +
      "<ul><li><b>Foam</b> – turn <b>often</b></li><li>Sheets</li></ul><p>End</p></div>",
  );
});

test("bold markers make words bold; one without its partner stays as it stands [RES-06]", () => {
  expect(kinds("Give **two** units and **three**.")).toEqual([["text", "Give <two> units and <three>."]]);
  expect(kinds("2 ** 3 and ** alone **")).toEqual([["text", "2 ** 3 and ** alone **"]]);
  expect(kinds("**Unclosed")).toEqual([["text", "**Unclosed"]]);
});

test("markup in an answer is text, and no mark but these means anything [RES-06]", () => {
  expect(html('<img src=x onerror="a()"> [link](https://example.org) `code`')).toBe(
    '<div class="cited-text"><p>&lt;img src=x onerror=&quot;a()&quot;&gt; [link](https://example.org) `code`</p></div>',
  );
});

test("each cited stretch is followed by links to its citations, once, at its end", () => {
  const text = "## Evidence\nTurning **helps** patients. Foam too.";
  const pieces = [
    piece(text, "## Evidence", { standing: "no_claim" }),
    piece(text, "Turning **helps** patients.", { sources: [1, 2] }),
    piece(text, "Foam too.", { sources: [2] }),
  ];
  const link = (number: number) =>
    `<a class="cite" href="#c-${number}" aria-label="Citation ${number}">[${number}]</a>`;
  expect(html(text, pieces)).toBe(
    `<div class="cited-text"><h3>Evidence</h3><p>Turning <b>helps</b> patients.${link(1)}${link(2)} Foam too.${link(2)}</p></div>`,
  );
});

test("a statement without support is marked in words, and so is a number that its source does not hold", () => {
  const text = "- Dose - Give 10 mg. It is safe.";
  const pieces = [
    piece(text, "- Dose - Give 10 mg.", { standing: "numbers_differ", sources: [1] }),
    piece(text, "It is safe.", { standing: "unsupported" }),
  ];
  const shown = html(text, pieces);
  expect(shown).toContain('<mark class="unsupported">It is safe.</mark>');
  expect(shown).toContain('<span class="tag unsupported">not from a source</span>');
  expect(shown).toContain('<span class="tag unsupported">a number here is not in the source</span>');
  expect(shown.match(/class="tag unsupported"/g)).toHaveLength(2);
});
