import { expect, test, vi } from "vitest";
import { PublicPage } from "#app/base/ui/public/public-page.tsx";
import { Header } from "#app/rooms/shell/components/header.tsx";
import { withoutHidden } from "#tests/without-hidden.ts";
import { renderOnce } from "../render-once.tsx";

const requestSignOut = vi.hoisted(() => vi.fn());
vi.mock("#app/core/identity/inactivity/sign-out-question.tsx", () => ({ requestSignOut }));

const text = (html: string) =>
  withoutHidden(html)
    .replace(/<svg.*?<\/svg>/gs, "")
    .replace(/<[^>]+>/g, "");

/** Address and words of each link in the header, in order. */
function linksOf(html: string) {
  const header = /<header.*?<\/header>/s.exec(html)?.[0] ?? "";
  return [...header.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, tag = "", words = ""]) => [
    /href="([^"]*)"/.exec(tag)?.[1],
    text(words),
  ]);
}

test("a signed-in person's header has the brand, Dashboard, Notes, Settings, and Sign out, which signs out [SHELL-01]", () => {
  const { html, click } = renderOnce(Header, { theme: "system" });
  expect(linksOf(html)).toEqual([
    ["/dashboard", "NurseGPT"],
    ["/dashboard", "Dashboard"],
    ["/notes", "Notes"],
    ["/settings", "Settings"],
  ]);
  expect(html).toMatch(/<button[^>]*>(<svg.*?<\/svg>)?<span>Sign out<\/span><\/button>/s);
  click("Sign out");
  expect(requestSignOut).toHaveBeenCalledTimes(1);
});

test("a signed-out visitor's header has the brand, Sign In and Sign Up; a signed-in one's leads to the dashboard [SHELL-01]", () => {
  const doors = (isSignedIn?: boolean) =>
    linksOf(
      renderOnce(PublicPage, { children: "Page", ...(isSignedIn === undefined ? {} : { isSignedIn }) }).html,
    );
  const { html } = renderOnce(PublicPage, { children: "Page" });
  expect(html).toContain(
    '<div class="doors"><a class="button" href="/sign-in">Sign In</a><a class="button primary"',
  );
  for (const signedOut of [doors(), doors(false)]) {
    expect(signedOut[0]).toEqual(["/", "NurseGPT"]);
    expect(signedOut.slice(-2)).toEqual([
      ["/sign-in", "Sign In"],
      ["/sign-up", "Sign Up"],
    ]);
  }
  expect(doors(true).slice(-1)).toEqual([["/dashboard", "Go to Dashboard"]]);
  expect(doors(true).flat()).not.toContain("/sign-in");
});
