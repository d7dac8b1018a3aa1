// @vitest-environment happy-dom
import "../documents/pages/parts-loaded.ts";
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { setCustomerId } from "#app/base/http/request.ts";
import { readRun, rememberRun } from "#app/core/generation/remembered-run.ts";
import { clinicalStorage, closeClinicalStorage } from "#app/core/identity/clinical-storage.ts";
import { readActivities } from "#app/core/usage/activity-log.ts";
import { noteFinished } from "#app/core/usage/funnel/notes-funnel.ts";
import { AnalysisBody } from "#app/rooms/documents/analysis/components/analysis-body.tsx";
import { readSearches } from "#app/rooms/research/local-searches.ts";
import { useSearches } from "#app/rooms/research/use-searches.ts";
import { DONE } from "../documents/pages/page-parts.ts";
import { closePages, render, renderHook } from "../render.ts";

// Every other file's pages write it as it is.
vi.unmock("#app/core/identity/clinical-storage.ts");

const USER = "user_1";
const SEARCH = { query: "Does foam help Vexillotomy?", searchedAt: 1, cached: null };

const NONE: never[] = [];

let sessionId: string;

beforeEach(() => {
  sessionId = "s1";
  setCustomerId(USER);
  vi.stubGlobal("fetch", async (path: string) =>
    path === "/api/session/browser-key"
      ? Response.json({ sessionId, browserKey: btoa(sessionId.padEnd(32, "-")) })
      : new Promise<Response>(() => {}),
  );
});

const opened = () =>
  new Promise<ReturnType<typeof clinicalStorage>>((resolve) => {
    const storage = clinicalStorage(USER);
    storage.whenOpen(() => resolve(storage));
  });

/** Each page that keeps clinical text in the browser keeps some. */
async function work() {
  await opened();
  const body = (
    <AnalysisBody
      userId={USER}
      state={DONE}
      usage={{ file_analysis_used: 0, file_analysis_limit: 1 }}
      choosing={{} as never}
      onClear={vi.fn()}
      steering={{ onPause: vi.fn(), onGoOn: vi.fn() }}
      onAgain={vi.fn()}
    />
  );
  await render(<RouterProvider router={createMemoryRouter([{ path: "*", element: body }])} />);
  const searches = await renderHook(() => useSearches(USER, NONE));
  await act(async () => searches().add(SEARCH));
  noteFinished(USER, "Note about Quetzalmarrow");
  rememberRun("chat", { key: "k", input: "Does Brindlecough need rest?", at: 1 });
}

const CLINICAL = ["activities", "analysis", "generation chat", "research"].map(
  (name) => `nursegpt:${name}:${USER}`,
);
const stored = () => Object.keys(localStorage).filter((name) => name.startsWith("nursegpt:"));

test("what pages keep of a patient is sealed in the browser's storage, and read again in the same session alone [OPEN-73] [DOC-19] [RES-10]", async () => {
  await work();
  for (const name of CLINICAL)
    await expect.poll(() => localStorage.getItem(name)).toMatch(/^{"session":"s1"/);
  expect(stored().toSorted()).toEqual(CLINICAL);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(
    /Short of breath|letter\.pdf|Vexillotomy|Quetzalmarrow|Brindlecough/,
  );

  await closePages();
  closeClinicalStorage();
  const again = await opened();
  expect(readSearches(again, USER, Date.now())).toMatchObject([{ query: SEARCH.query }]);
  expect(again.getItem(`nursegpt:analysis:${USER}`)).toContain("letter.pdf");
  expect(readActivities(again, USER)).toMatchObject([{ description: "Note about Quetzalmarrow" }]);
  expect(readRun("chat")).toMatchObject({ input: "Does Brindlecough need rest?" });

  closeClinicalStorage();
  sessionId = "s2";
  const later = await opened();
  for (const name of CLINICAL) expect([name, later.getItem(name)]).toEqual([name, null]);
  expect(stored()).toEqual([]);
});
