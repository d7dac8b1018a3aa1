import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FailureNotice } from "#app/core/generation/failure-notice.tsx";

test("a failure that would happen again has no Retry", () => {
  const shown = (reason: string) =>
    renderToStaticMarkup(<FailureNotice message="It failed." reason={reason} canRetry onRetry={() => {}} />);
  for (const reason of ["model_too_long", "nanda_too_long", "template_not_found"]) {
    expect(shown(reason)).not.toContain("Retry");
    expect(shown(reason)).toContain("Your notes are unchanged, and nothing was charged.");
  }
  expect(shown("model_cut_off")).toContain("Retry");
});
