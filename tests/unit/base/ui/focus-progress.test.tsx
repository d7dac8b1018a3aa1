// @vitest-environment happy-dom
import { act, createElement, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { useFocusOnProgress } from "#app/base/ui/focus/focus-progress.ts";
import { closePages, render } from "#tests/unit/render.ts";

type Status = Parameters<typeof useFocusOnProgress>[0];

afterEach(closePages);

async function asked() {
  let show = (_status: Status) => {};
  const Page = () => {
    const [status, setStatus] = useState<Status>("idle");
    show = setStatus;
    useFocusOnProgress(status, { within: "form, .result", answer: ".result h2" });
    return (
      <main>
        <a href="/elsewhere">Elsewhere</a>
        <form>
          <textarea disabled={status === "generating"} />
        </form>
        {status === "generating" && <p className="draft-line">Draft</p>}
        {status === "failed" && <p className="notice alarm">Failed</p>}
        {status === "done" && (
          <div className="result">
            <h2>Result</h2>
          </div>
        )}
      </main>
    );
  };
  const page = await render(createElement(Page));
  page.querySelector("textarea")?.focus();
  const after = async (status: Status) => {
    await act(async () => show(status));
    const { activeElement } = document;
    return activeElement?.textContent || activeElement?.tagName;
  };
  return { page, after };
}

test("the focus follows a generation: to the draft, to its answer or its failure, and after a cancel back to the form", async () => {
  const { after } = await asked();
  expect(await after("generating")).toBe("Draft");
  expect(await after("done")).toBe("Result");
  expect(await after("generating")).toBe("Draft");
  expect(await after("failed")).toBe("Failed");
  expect(await after("generating")).toBe("Draft");
  expect(await after("idle")).toBe("TEXTAREA");
});

test("a person who has moved the focus elsewhere meanwhile keeps it there", async () => {
  const { page, after } = await asked();
  await after("generating");
  page.querySelector("a")?.focus();
  expect(await after("done")).toBe("Elsewhere");
});
