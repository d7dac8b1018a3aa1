import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import Dashboard from "#app/rooms/shell/dashboard.route.tsx";

const visitor = vi.hoisted(() => ({ isLoaded: true, firstName: null as string | null }));
vi.mock("@clerk/react-router", () => ({
  useUser: () => ({
    isLoaded: visitor.isLoaded,
    user: visitor.isLoaded
      ? { firstName: visitor.firstName, lastName: "Lee", fullName: "Ann Lee", username: "ann" }
      : null,
  }),
}));

const heading = (greeting: string, known: Partial<typeof visitor>) => {
  Object.assign(visitor, { isLoaded: true, firstName: null, ...known });
  const props = { loaderData: { userId: "user_1", greeting } } as ComponentProps<typeof Dashboard>;
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Dashboard {...props} />
    </MemoryRouter>,
  );
  return /<h1>(.*?)<\/h1>/.exec(html)?.[1];
};

test("the greeting is followed by the first name, or Nurse when there is none, once it is known [SHELL-03]", () => {
  expect(heading("Good morning", { firstName: "Ann" })).toBe("Good morning, Ann");
  expect(heading("Good evening", { firstName: null })).toBe("Good evening, Nurse");
  expect(heading("Good evening", { firstName: "" })).toBe("Good evening, Nurse");
  expect(heading("Good afternoon", { isLoaded: false })).toBe("Good afternoon");
});
