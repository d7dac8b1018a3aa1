import { expect, test, vi } from "vitest";
import Nanda from "#app/rooms/nanda/nanda.route.tsx";
import { htmlOf } from "../html-of.tsx";
import { nothingUsed } from "../meter/nothing-used.ts";

const somebody = vi.hoisted(() => ({ isSignedIn: true as boolean | undefined }));
vi.mock("@clerk/react-router", () => ({ useUser: () => ({ isLoaded: true, ...somebody }) }));
// Before its scripts run, a page cannot know that the session has ended.
vi.mock("#app/base/ui/browser/use-hydrated.ts", () => ({ useHydrated: () => true }));

type Props = Parameters<typeof Nanda>[0];
const IDLE = { status: "idle" };

/** The whole page with a text in its form. */
function page(spent: { used: number; limit: number | null }, { text = "RR 30", progress = IDLE } = {}) {
  const usage = nothingUsed("Free", Date.UTC(2026, 10, 10));
  usage.features.nanda = spent;
  usage.features.sbar = { used: 15, limit: 15 };
  const props = { loaderData: { userId: "user_1", usage }, actionData: { input: text, progress } };
  const element = <Nanda {...(props as unknown as Props)} />;
  const html = htmlOf(element);
  return html.replaceAll("<!-- -->", "");
}

const OFFERED = '<button type="submit" class="primary" aria-busy="false">Generate</button>';
const NOT_OFFERED = '<button type="submit" class="primary" disabled="" aria-busy="false">Generate</button>';
const LIMIT =
  "<strong>You have reached your monthly limit for NANDA diagnoses. Please upgrade to continue.</strong>";

test("the page offers Generate for a text of somebody who is signed in, while nothing else runs [NANDA-05]", () => {
  expect(page({ used: 3, limit: 15 })).toContain(OFFERED);
  expect(page({ used: 3, limit: 15 }, { text: " \n" })).toContain(NOT_OFFERED);
  const generating = { status: "generating", growing: [] } as never;
  expect(page({ used: 3, limit: 15 }, { progress: generating })).toMatch(
    /<fieldset disabled="">[\s\S]*<button type="submit" class="primary" disabled="" aria-busy="true">/,
  );
  for (const isSignedIn of [false, undefined]) {
    somebody.isSignedIn = isSignedIn;
    expect(page({ used: 3, limit: 15 })).toContain(NOT_OFFERED);
  }
  somebody.isSignedIn = true;
});

test("the page shows this month's diagnoses, and at their limit closes input and button and says so [NANDA-02] [NANDA-05] [NANDA-07] [USE-10]", () => {
  for (const spent of [
    { used: 14, limit: 15 },
    { used: 15, limit: 30 },
    { used: 1_000, limit: null },
  ]) {
    const open = page(spent);
    expect(open).toContain(OFFERED);
    expect(open).toContain("<fieldset>");
    expect(open).not.toContain(LIMIT);
  }
  expect(page({ used: 14, limit: 15 })).toContain("<span>NANDA diagnoses this month</span><b>14 / 15</b>");
  expect(page({ used: 99, limit: null })).toContain(
    "<span>NANDA diagnoses this month</span><b>99 / Unlimited</b>",
  );
  for (const used of [15, 16]) {
    const closed = page({ used, limit: 15 });
    expect(closed).toContain(NOT_OFFERED);
    expect(closed).toContain('<fieldset disabled="">');
    expect(closed).toContain(LIMIT);
  }
});
