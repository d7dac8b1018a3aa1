// @vitest-environment happy-dom
import { act, type ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { NEW_FUNNEL, withNote } from "#app/core/usage/funnel/funnel.ts";
import { changeFunnel } from "#app/core/usage/funnel/funnel-store.ts";
import { discountDaysStore } from "#app/core/usage/funnel/streak-store.ts";
import { usageStore } from "#app/core/usage/usage-store.ts";
import Dashboard from "#app/rooms/shell/dashboard.route.tsx";
import { nothingUsed } from "../meter/nothing-used.ts";
import { closePages, render } from "../render.ts";

const visitor = vi.hoisted(() => ({ isLoaded: true, firstName: null as string | null }));
vi.mock("@clerk/react-router", () => ({
  useUser: () => ({
    isLoaded: visitor.isLoaded,
    user: visitor.isLoaded
      ? { firstName: visitor.firstName, lastName: "Lee", fullName: "Ann Lee", username: "ann" }
      : null,
  }),
}));

function dashboard(greeting: string, unfinished: string[] | Promise<string[]> = []) {
  const loaderData = { userId: "user_1", greeting, unfinished };
  const props = { loaderData } as ComponentProps<typeof Dashboard>;
  return (
    <MemoryRouter>
      <Dashboard {...props} />
    </MemoryRouter>
  );
}

const heading = (greeting: string, known: Partial<typeof visitor>) => {
  Object.assign(visitor, { isLoaded: true, firstName: null, ...known });
  return /<h1>(.*?)<\/h1>/.exec(renderToStaticMarkup(dashboard(greeting)))?.[1];
};

test("the greeting is followed by the first name, or Nurse when there is none, once it is known [SHELL-03]", () => {
  expect(heading("Good morning", { firstName: "Ann" })).toBe("Good morning, Ann");
  expect(heading("Good evening", { firstName: null })).toBe("Good evening, Nurse");
  expect(heading("Good evening", { firstName: "" })).toBe("Good evening, Nurse");
  expect(heading("Good afternoon", { isLoaded: false })).toBe("Good afternoon");
});

test("the dashboard leads to what was typed and not finished, and says nothing if there is none", async () => {
  const tools = ["document-question:d-1", "sbar", "template:soap", "templates"];
  const html = renderToStaticMarkup(dashboard("Good morning", tools));
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, ...link]) => link);
  expect(links).toEqual(
    expect.arrayContaining([
      ["/analysis/document/d-1", "Question about a document"],
      ["/notes/sbar", "SBAR Generator"],
      ["/notes/templates/soap", "Note from a template"],
      ["/notes/templates/new", "Template editor"],
    ]),
  );
  expect(html).toContain("What you typed is waiting");
  expect(renderToStaticMarkup(dashboard("Good morning"))).not.toContain("What you typed is waiting");
});

test("what a slow record says of unfinished work comes after the dashboard, which does not wait for it", async () => {
  usageStore.set(nothingUsed("Free", Date.UTC(2026, 10, 10, 12)));
  const asked = Promise.withResolvers<string[]>();
  const page = await render(dashboard("Good morning", asked.promise));
  expect(page.textContent).toContain("What would you like to document?");
  expect(page.textContent).not.toContain("What you typed is waiting");
  await act(async () => asked.resolve(["sbar"]));
  expect(page.textContent).toContain("What you typed is waiting");
  await closePages();
});

test("the dashboard shows the server's own limit, and beside it what is advertised of a first month and of a later one [USE-18] [OPEN-27]", async () => {
  usageStore.set(nothingUsed("Free", Date.UTC(2026, 10, 10, 12)));
  for (const [firstMonthBonus, advertised] of [
    [true, "First month: 75 notes included"],
    [false, "50 notes remaining this month"],
  ] as const) {
    changeFunnel("user_1", () => ({ ...NEW_FUNNEL, firstMonthBonus }));
    const page = await render(dashboard("Good morning"));
    expect(page.textContent).toContain("0 / 15");
    expect(page.textContent).toContain(advertised);
    await closePages();
  }
});

test("the dashboard tells what remains of 50 notes, what the notes have saved, what a streak gives, and the three claims [USE-19] [USE-20] [USE-21] [PUB-05]", async () => {
  usageStore.set(nothingUsed("Free", Date.UTC(2026, 10, 10, 12)));
  discountDaysStore.set(3);
  changeFunnel("user_1", () => ({ ...NEW_FUNNEL, notesGenerated: 8, timeSaved: 120 }));
  Object.assign(visitor, { isLoaded: true, firstName: "Ann" });
  const page = await render(dashboard("Good morning"));
  expect(page.textContent).toContain("50 notes remaining this month");
  expect(page.textContent).toContain("An estimate: at $50 an hour, about $1,200 a year");
  await act(async () => void changeFunnel("user_1", (before) => withNote(before, Date.now())));
  expect(page.textContent).toContain("An estimate: at $50 an hour, about $1,350 a year");
  expect(page.textContent).toContain("3-day streak: 20% discount");
  const items = [...page.querySelectorAll("li")].map(({ textContent }) => textContent);
  for (const claim of [
    "50% less documentation time (our goal, not measured)",
    "HIPAA compliance",
    "24/7 AI assistance",
  ])
    expect(items.join("\n")).toContain(claim);
});
