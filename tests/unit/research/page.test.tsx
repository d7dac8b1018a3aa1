import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import Research from "#app/rooms/research/research.route.tsx";
import { nothingUsed } from "../meter/nothing-used.ts";

const somebody = vi.hoisted(() => ({ isSignedIn: true }));
vi.mock("@clerk/react-router", () => ({ useUser: () => ({ isLoaded: true, ...somebody }) }));

type Props = Parameters<typeof Research>[0];

/** The whole page as the server renders it. */
function page(spent: { used: number; limit: number | null }, told: object = {}, plan: StoredPlan = "Free") {
  const usage = nothingUsed(plan, Date.UTC(2026, 10, 10));
  usage.features.medical_research = spent;
  usage.features.chat = { used: 40, limit: 50 };
  const searches = ["Falls?", "Turning?"].map((query, at) => ({ query, searchedAt: at, cached: null }));
  const props = { loaderData: { userId: "user_1", usage, searches }, ...told };
  return renderToStaticMarkup(<Research {...(props as unknown as Props)} />).replaceAll("<!-- -->", "");
}

const NOTICE =
  '<p class="notice info" role="status"><strong>Please sign in to use the research feature.</strong></p>';
const USED_UP = "<strong>You have reached your monthly limit. Please upgrade to continue.</strong>";
const DISABLED_INPUT = /<textarea[^>]* disabled=""/;

test("the page has its usage bar, its input and the past queries, and the notice for whom nobody is signed in [RES-02] [RES-07] [RES-20] [OPEN-61]", () => {
  const html = page({ used: 3, limit: 10 });
  expect(html).toContain("<span>Research searches this month</span><b>3 / 10</b>");
  expect(page({ used: 3, limit: null })).toContain("<b>3 / Unlimited</b>");
  expect(html).toMatch(/<label for="(.+?)">Your clinical question<\/label><textarea id="\1" name="query"/);
  expect(html).toMatch(/<h2 [^>]*>Recent Searches<\/h2>.*>Falls\?<\/button>.*>Turning\?<\/button>/);
  expect(html).not.toContain("Please sign in");
  somebody.isSignedIn = false;
  for (const used of [3, 10]) expect(page({ used, limit: 10 })).toContain(NOTICE);
  somebody.isSignedIn = true;
});

test("the form is open until the count reaches the plan's limit, and closed from there [RES-15] [USE-08]", () => {
  for (const spent of [
    { used: 9, limit: 10 },
    { used: 10, limit: 20 },
    { used: 1_000, limit: null },
  ]) {
    const open = page(spent);
    expect(open).not.toMatch(DISABLED_INPUT);
    expect(open).toContain('<button type="submit" class="primary">Research</button>');
    expect(open).not.toContain(USED_UP);
  }
  for (const [used, limit, plan] of [
    [10, 10, "Free"],
    [11, 10, "Free"],
    [20, 20, "Basic"],
    [60, 60, "Premium"],
  ] as const) {
    const closed = page({ used, limit }, {}, plan);
    expect(closed).toMatch(DISABLED_INPUT);
    expect(closed).toContain('<button type="submit" class="primary" disabled="">Research</button>');
    expect(closed).toContain(USED_UP);
  }
});

test("while an answer is being written the page is busy [RES-03]", () => {
  const progress = { status: "generating", growing: { search: null, text: "" } };
  const busy = page({ used: 3, limit: 10 }, { actionData: { input: "Falls?", progress } });
  expect(busy).toContain('<button type="submit" class="primary" disabled="">Researching...</button>');
  expect(busy).toMatch(DISABLED_INPUT);
});
