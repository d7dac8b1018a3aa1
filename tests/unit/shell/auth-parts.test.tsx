import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LoadingAccount } from "#app/base/ui/loading-account.tsx";
import { PasswordHelp } from "#app/rooms/shell/components/password-help.tsx";
import { RememberMe } from "#app/rooms/shell/components/remember-me.tsx";
import { SignInNotice } from "#app/rooms/shell/components/sign-in-notice.tsx";
import { css } from "../colours.ts";

test("the login information is in blue and says where sign-in leads, whatever else led here [IDN-05]", () => {
  for (const reason of [null, "inactivity", "Unauthorized", ""])
    expect(renderToStaticMarkup(<SignInNotice reason={reason} target="/dashboard" />)).toBe(
      '<div class="notice info"><strong>Login information</strong><p>You will be redirected to the dashboard after signing in.</p></div>',
    );
});

test("where sign-in leads elsewhere, the login information says so [IDN-02]", () => {
  const words = (target: string) =>
    /<p>(.*)<\/p>/.exec(renderToStaticMarkup(<SignInNotice reason={null} target={target} />))?.[1];
  expect(words("/notes/sbar")).toBe("You will be taken to the page that you asked for after signing in.");
  expect(words("/sign-in?plan=Basic")).toBe("You will continue to checkout after signing in.");
});

test("an unrecognized device is told so, and to verify the identity, instead of the login information [IDN-04]", () => {
  for (const target of ["/dashboard", "/notes/sbar", "/sign-in?plan=Basic"])
    expect(renderToStaticMarkup(<SignInNotice reason="unauthorized" target={target} />)).toBe(
      '<div class="notice alarm" role="alert"><strong>Unauthorized Device</strong><p>An unrecognized device was detected. Please verify your identity.</p></div>',
    );
});

test("the password help is closed at first and lists exactly the four requirements [IDN-07] [IDN-15] [IDN-16]", () => {
  const html = renderToStaticMarkup(
    <PasswordHelp label="Need help?">
      <a href="/forgot-password">Forgot your password?</a>
    </PasswordHelp>,
  );
  expect(html).toMatch(/^<details class="auth-help"><summary>Need help\?<\/summary><p>[^<]*<\/p><ul><li>/);
  expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text)).toEqual([
    "At least 8 characters",
    "One uppercase letter",
    "One number",
    "One special character",
  ]);
  expect(html).toContain('<a href="/forgot-password">Forgot your password?</a>');
});

test("Remember me is a checkbox with that label [IDN-06]", () => {
  expect(renderToStaticMarkup(<RememberMe />)).toMatch(
    /<label[^>]*><input type="checkbox"\/> Remember me<\/label>/,
  );
});

test("while the account is loading the words are the specified ones, on a ground that covers the whole screen [IDN-19]", () => {
  expect(renderToStaticMarkup(<LoadingAccount />)).toMatch(
    /^<div class="loading-account" role="status">.*<p>Loading your account\.\.\.<\/p><\/div>$/,
  );
  const [rule = ""] = css("app.css").match(/^\.loading-account \{[^}]*\}/m) ?? [];
  for (const declaration of ["position: fixed;", "inset: 0;", "background: var(--paper);"])
    expect(rule).toContain(declaration);
  expect(rule).not.toMatch(/opacity|visibility|display: none|color: var\(--paper\)/);
});
