import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import { StatementView } from "#app/core/evidence/view/statement-view.tsx";

const rendered = (statement: CheckedStatement) =>
  renderToStaticMarkup(<StatementView id="s1" statement={statement} active={null} onActivate={() => {}} />);

test("amber and dotted words are marked one by one, with the reason in words and a description for screen readers", () => {
  const html = rendered({
    text: "The urine was clear promptly.",
    standing: "not_in_notes",
    evidence: [],
    mismatches: [],
    marks: [
      { start: 14, end: 19, kind: "not_in_notes", reason: "your notes: cloudy", inNotes: "cloudy" },
      { start: 20, end: 28, kind: "reworded", reason: "not your word", inNotes: null },
    ],
  });
  expect(html).toContain('<span class="word not_in_notes" title="your notes: cloudy">clear</span>');
  expect(html).toContain('<span class="word reworded" title="not your word">promptly</span>');
  expect(html).toContain("(your notes: cloudy)");
  expect(html).toContain('aria-describedby="s1-marks"');
  expect(html).toContain("Not in your notes: clear.");
});

test("a dose whose unit nobody wrote has dots, and says so", () => {
  const reason = "the unit is not in your notes: 30";
  const html = rendered({
    text: "Prednisolone 30 mg was given.",
    standing: "supported",
    evidence: [],
    mismatches: [],
    marks: [{ start: 13, end: 18, kind: "reworded", reason, inNotes: null }],
  });
  expect(html).toContain(`<span class="word reworded" title="${reason}">30 mg</span>`);
  expect(html).toContain("The unit is not in your notes: 30 mg.");
  expect(html).not.toContain("In words other than yours");
});

test("a statement stored before there were marks is shown as it was", () => {
  const html = rendered({ text: "Afebrile.", standing: "supported", evidence: [], mismatches: [] });
  expect(html).toContain(">Afebrile.</span>");
  expect(html).not.toContain("aria-describedby");
});
