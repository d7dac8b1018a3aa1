import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorPage, errorTitle } from "#app/base/ui/error-page.tsx";

const shown = (error: unknown) => renderToString(<ErrorPage error={error} />);

test("an error boundary says what to do, has a fallback for an error without a message, and a way to reload [SHELL-24] [OPEN-56]", () => {
  const answer = { status: 500, statusText: "", internal: false };
  for (const error of [
    new Error("boom"),
    { ...answer, data: null },
    { ...answer, data: { error: "boom" } },
  ]) {
    expect(shown(error)).toContain("Something went wrong");
    expect(shown(error)).toContain("Please refresh the page or try again.");
    expect(shown(error)).toMatch(/<a [^>]*href="\?"[^>]*>Reload Page<\/a>/);
    expect(shown(error)).not.toContain("An unexpected error occurred.");
    expect(shown(error)).not.toContain("boom");
  }
  for (const error of [new Error(""), undefined, "text"]) {
    expect(shown(error)).toContain("Something went wrong");
    expect(shown(error)).toContain("An unexpected error occurred.");
    expect(shown(error)).not.toContain("Please refresh the page or try again.");
    expect(shown(error)).toMatch(/<a [^>]*href="\?"[^>]*>Reload Page<\/a>/);
  }
});

type Boundary = (props: { error: unknown; params: Record<string, never> }) => React.ReactElement;

test("the whole site, what knows the identity provider, what is signed in, and each tool have that boundary [SHELL-24]", async () => {
  const routes: Promise<{ ErrorBoundary: unknown }>[] = [
    import("#app/root.tsx"),
    import("#app/core/identity/clerk.layout.tsx"),
    import("#app/rooms/shell/signed-in.layout.tsx"),
    import("#app/rooms/sbar/sbar.route.tsx"),
    import("#app/rooms/research/research.route.tsx"),
    import("#app/rooms/nanda/nanda.route.tsx"),
    import("#app/rooms/chat/chat.route.tsx"),
    import("#app/rooms/documents/analysis/analysis.route.tsx"),
    import("#app/rooms/documents/history/document.route.tsx"),
    import("#app/rooms/documents/history/history.route.tsx"),
    import("#app/rooms/templates/templates.route.tsx"),
    import("#app/rooms/templates/template.route.tsx"),
    import("#app/rooms/templates/edit-template.route.tsx"),
  ];
  for (const route of await Promise.all(routes)) {
    const Boundary = route.ErrorBoundary as Boundary;
    const html = renderToString(<Boundary error={new Error("boom")} params={{}} />);
    expect(html).toContain("Something went wrong");
    expect(html).toContain("Please refresh the page or try again.");
    expect(html).toContain("Reload Page");
  }
});

test("a page that was refused for want of a session says so, and that nothing is lost", () => {
  const page = shown({ status: 401, statusText: "", data: null, internal: false });
  expect(page).toContain("Authentication required. Please ensure you are signed in.");
  expect(page).toContain('href="/sign-in"');
  expect(errorTitle({ status: 401, statusText: "", data: null, internal: false })).toBe(
    "Your session has ended · NurseGPT",
  );
  expect(errorTitle(new Error("boom"))).toBe("Something went wrong · NurseGPT");
});
