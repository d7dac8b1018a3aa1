import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { usageStore } from "#app/core/usage/usage-store.ts";
import { RecentPanel } from "#app/rooms/shell/status-bar/recent-panel.tsx";
import { Counter, RESEARCH_WORDS, researchLevel } from "#app/rooms/shell/status-bar/research-counter.tsx";
import { SessionFacts } from "#app/rooms/shell/status-bar/session-panel.tsx";
import { TeamList, TeamPanel } from "#app/rooms/shell/status-bar/team-panel.tsx";
import { UpgradePanel } from "#app/rooms/shell/status-bar/upgrade-panel.tsx";
import { fetchTeam, onlyYou } from "#app/rooms/shell/team.ts";
import { css, huesOf } from "#tests/unit/colours.ts";
import { nothingUsed } from "#tests/unit/meter/nothing-used.ts";
import { renderOnce } from "#tests/unit/render-once.tsx";
import { withoutHidden } from "#tests/without-hidden.ts";

const NOON = Date.UTC(2026, 10, 10, 12);

afterEach(() => {
  usageStore.set(null);
});

const text = (html: string) =>
  withoutHidden(html)
    .replaceAll("<!-- -->", "")
    .replace(/<[^>]+>/g, " ");

test("the counter is blue below 75 %, amber below 100 %, red from there, and says so in words [SHELL-18]", () => {
  expect([0, 7, 14].map((used) => researchLevel(used, 20))).toEqual(["blue", "blue", "blue"]);
  expect([15, 19].map((used) => researchLevel(used, 20))).toEqual(["amber", "amber"]);
  expect([20, 21].map((used) => researchLevel(used, 20))).toEqual(["red", "red"]);
  expect([74, 75, 99, 100].map((used) => researchLevel(used, 100))).toEqual([
    "blue",
    "amber",
    "amber",
    "red",
  ]);
  expect([researchLevel(0, 0), researchLevel(500, null)]).toEqual(["red", "blue"]);
  expect(RESEARCH_WORDS.amber).toContain("almost used up");
  expect(RESEARCH_WORDS.red).toContain("limit reached");
});

test("the counter shows searches used / the plan's searches [SHELL-17] [SHELL-18] [OPEN-53]", () => {
  const html = renderToStaticMarkup(<Counter used={8} limit={10} />);
  expect(html).toContain('class="research-counter" data-level="amber"');
  expect(text(html)).toMatch(/8 \/ 10 +searches used this month, almost used up/);
  expect(renderToStaticMarkup(<Counter used={7} limit={10} />)).toContain('data-level="blue"');
  expect(renderToStaticMarkup(<Counter used={10} limit={10} />)).toContain('data-level="red"');
  expect(renderToStaticMarkup(<Counter used={12} limit={10} />)).toContain("12 / 10");
  expect(renderToStaticMarkup(<Counter used={3} limit={null} />)).toContain("3 / Unlimited");
});

/** The hues of a level's words, in light and in dark mode. */
function huesOfLevel(level: string): number[] {
  const rule = new RegExp(
    `\\.research-counter\\[data-level="${level}"\\] {[^}]*[^-]color: var\\((--\\w+)\\)`,
  );
  return huesOf(rule.exec(css("rooms/shell/shell.css"))?.[1]);
}

test("the levels are painted in the colours of their names, light and dark [SHELL-18]", () => {
  const inside = (level: string, from: number, to: number) =>
    huesOfLevel(level).map((hue) => hue >= from && hue <= to);
  expect(inside("blue", 200, 250)).toEqual([true, true]);
  expect(inside("amber", 25, 50)).toEqual([true, true]);
  expect(inside("red", 0, 15)).toEqual([true, true]);
});

const panel = (plan: "Free" | "Basic" | "Premium" | "Enterprise", error: string | null = null) =>
  renderOnce(UpgradePanel, { plan, error });

test("the upgrade dropdown tells the current plan, offers Basic and Premium, and leads to all plans [SHELL-07] [SHELL-09] [PLAN-36] [OPEN-24]", () => {
  const { html } = panel("Free");
  expect(text(html)).toMatch(/Current plan: Free +50 notes and 10 AI chat interactions a month\./);
  expect(html).toContain('<a class="button" href="/pricing">View All Plans</a>');
  for (const [plan, ofBasic, ofPremium] of [
    ["Free", "Upgrade to Basic", "Upgrade to Premium"],
    ["Basic", "Your plan", "Upgrade to Premium"],
    ["Premium", "Included in your plan", "Your plan"],
    ["Enterprise", "Included in your plan", "Included in your plan"],
  ] as const) {
    const shown = panel(plan).html;
    const cards = [...shown.matchAll(/<li>(.*?)<\/li>/g)].map(([, card = ""]) => text(card));
    expect(cards, plan).toEqual([
      expect.stringMatching(
        `Basic .*\\$19 a month .*100 notes and 20 AI chat interactions a month .*${ofBasic}`,
      ),
      expect.stringMatching(
        `Premium .*\\$49 a month .*300 notes and 60 AI chat interactions a month .*${ofPremium}`,
      ),
    ]);
    expect(shown, plan).toContain('<a class="button" href="/pricing">View All Plans</a>');
  }
  expect(text(html)).toContain("Enterprise: Unlimited notes and research");
});

test("with an arrangement the plan is Enterprise, with unlimited notes and research [SHELL-10] [SHELL-07]", () => {
  const html = panel("Enterprise").html;
  expect(text(html)).toMatch(/Current plan: Enterprise\s+Unlimited notes and research/);
  expect(html).not.toContain("Upgrade to");
});

test("only a plan above the current one can be chosen, and what went wrong with the refresh is said [SHELL-07] [SHELL-08] [SHELL-09]", () => {
  expect(text(panel("Basic").html)).toMatch(/Basic .*Your plan .*Premium .*Upgrade to Premium/);
  expect(text(panel("Premium").html)).toMatch(/Basic .*Included in your plan .*Premium .*Your plan/);
  expect(panel("Premium").html).not.toContain("/plan-selection");
  for (const plan of ["Basic", "Premium", "Enterprise"] as const) {
    expect(panel(plan).html).toContain('<a class="button" href="/pricing">View All Plans</a>');
    const advertised = panel(plan).html.match(/\d+ AI chat interactions(?= a month<\/p>)/g);
    expect([plan, advertised]).toEqual([plan, ["20 AI chat interactions", "60 AI chat interactions"]]);
  }
  expect(panel("Free", "HTTP error 502").html).toContain('<p class="notice alarm small">HTTP error 502</p>');
});

const usage = nothingUsed("Basic", NOON);

test("the session shows its name, Processing or Ready, and real figures only [SHELL-11] [SHELL-12] [OPEN-52]", () => {
  const session = { name: "SBAR Generator", since: NOON - 3 * 60_000 };
  const draw = (props: Partial<Parameters<typeof SessionFacts>[0]>) =>
    text(
      renderToStaticMarkup(
        <SessionFacts session={session} isWorking={false} now={NOON} analyses={undefined} {...props} />,
      ),
    );
  expect(draw({ analyses: { used: 4, limit: 10 } })).toMatch(
    /SBAR Generator .*State +Ready .*Open for +3 minutes .*File analyses left this month +6/,
  );
  expect(draw({ isWorking: true })).toMatch(/^\s*SBAR Generator .*State +Processing/);
  expect(draw({})).not.toContain("File analyses");
  expect(draw({ analyses: { used: 12, limit: 10 } })).toMatch(/left this month +0/);
  expect(draw({ analyses: usage.features.file_analysis })).toMatch(/left this month +10/);
  expect(draw({ analyses: { used: 3, limit: null } })).toMatch(/left this month +Unlimited/);
  expect(draw({ session: { name: "SBAR Generator", since: null } })).not.toContain("Open for");
  expect(draw({ session: null })).toMatch(/No active session .*State +Ready/);
  expect(draw({ session: null, isWorking: true })).toMatch(/^\s*Work in progress\s+State +Processing/);
});

test("recent activity lists what was done with its relative time, or says that there is nothing [SHELL-15] [SHELL-16]", () => {
  vi.spyOn(Date, "now").mockReturnValue(NOON);
  const ago = (minutes: number) => NOON - minutes * 60_000;
  const html = renderToStaticMarkup(
    <RecentPanel
      activities={[
        { id: "a", type: "note_generation", description: "SBAR note", timestamp: ago(0) },
        { id: "b", type: "document_upload", description: "Uploaded labs.pdf", timestamp: ago(5) },
        { id: "c", type: "document_analysis", description: "Analyzed labs.pdf", timestamp: ago(120) },
        {
          id: "d",
          type: "session_start",
          description: "Started SBAR Generator",
          timestamp: ago(3 * 24 * 60),
        },
      ]}
    />,
  );
  const items = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = ""]) =>
    text(item).replace(/\s+/g, " ").trim(),
  );
  expect(items).toEqual([
    "SBAR note just now",
    "Uploaded labs.pdf 5 minutes ago",
    "Analyzed labs.pdf 2 hours ago",
    "Started SBAR Generator 3 days ago",
  ]);
  expect(text(renderToStaticMarkup(<RecentPanel activities={[]} />))).toContain("Nothing yet.");
});

test("Team Access is marked Coming Soon and lists who is signed in as You [SHELL-19] [SHELL-20] [OPEN-51]", () => {
  expect(onlyYou("user_1")).toEqual([{ id: "user_1", name: "You", role: "Nurse", online: true }]);
  expect(renderToStaticMarkup(<TeamPanel userId="user_1" />)).toMatch(
    /^<h2>Team Access <span class="tag">Coming Soon<\/span><\/h2>/,
  );
  const list = renderToStaticMarkup(<TeamList members={onlyYou("user_1")} />);
  expect(text(list).replace(/\s+/g, " ").trim()).toBe("You Nurse Online");
  expect(list).toContain('<span class="presence" data-online="true" aria-hidden="true">');
});

const answering = (answer: () => Promise<Response>) => {
  vi.stubGlobal("window", { dispatchEvent: () => true });
  vi.stubGlobal("fetch", answer);
  return fetchTeam("user_1");
};

test("the team is what the server says, and whoever is signed in alone when that fails in any way [SHELL-22] [SHELL-20]", async () => {
  const bo = { id: "user_2", name: "Bo", role: "Nurse", online: false };
  expect(await answering(async () => Response.json({ members: [bo] }))).toEqual([bo]);
  const failing: (() => Promise<Response>)[] = [
    async () => Response.json({ error: "no" }, { status: 500 }),
    async () => new Response("not json"),
    async () => Response.json({ members: [] }),
    ...["id", "name", "role", "online"].map(
      (missing) => async () => Response.json({ members: [{ ...bo, [missing]: undefined }] }),
    ),
    async () => Response.json({ members: [bo, { ...bo, online: "yes" }] }),
    async () => Response.json([bo]),
    async () => Response.json({ team: [bo] }),
    async () => Promise.reject(new TypeError("offline")),
  ];
  const you = [{ id: "user_1", name: "You", role: "Nurse", online: true }];
  for (const fail of failing) expect(await answering(fail)).toEqual(you);
});

test("the team is asked for at its own origin and given up after 10 seconds [SHELL-21] [API-30] [OPEN-50]", async () => {
  const giveUp = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(giveUp.signal);
  const asked: [method: string, path: string, signal: unknown][] = [];
  vi.stubGlobal("window", { dispatchEvent: () => true });
  vi.stubGlobal("fetch", (path: string, { method, signal }: { method: string; signal: AbortSignal }) => {
    asked.push([method, path, signal]);
    return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  });
  const team = fetchTeam("user_1");
  const told = vi.fn();
  void team.then(told);
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]?.slice(0, 2)).toEqual(["GET", "/api/team/members"]);
  expect(asked[0]?.[2]).toBe(giveUp.signal);
  expect(timeout).toHaveBeenCalledWith(10_000);
  await new Promise((resume) => setTimeout(resume, 10));
  expect(told).not.toHaveBeenCalled();
  giveUp.abort(new DOMException("too late", "TimeoutError"));
  expect(await team).toEqual([{ id: "user_1", name: "You", role: "Nurse", online: true }]);
});
