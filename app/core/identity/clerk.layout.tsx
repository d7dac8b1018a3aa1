import { ClerkProvider } from "@clerk/react-router";
import { loadClerkUIScript } from "@clerk/shared/loadClerkJsScript";
import type { ClerkUIConstructor } from "@clerk/shared/ui";
import { type ComponentProps, useEffect, useState } from "react";
import { Outlet, useLocation, useNavigation } from "react-router";
import { rememberTimeZone } from "#app/base/ui/browser/time-zone.ts";
import { useNonce } from "#app/base/ui/browser/use-nonce.ts";
import { ErrorPage } from "#app/base/ui/error-page.tsx";
import { LoadingAccount } from "#app/base/ui/loading-account.tsx";
import type { Route } from "./+types/clerk.layout";
import { clerkFormsOnDemand } from "./clerk-forms.ts";
import { authenticate, clerkStateOf } from "./session/authenticate.server.ts";

/**
 * The one place of Clerk: its middleware, its loader, its provider. /sign-in, /sign-up and the signed-in branch lie
 * below it, so going from one to another keeps the same provider. Public pages lie outside.
 */
export const handle = { scripts: true };
export const middleware: Route.MiddlewareFunction[] = [authenticate];
export const loader = ({ request, context }: Route.LoaderArgs) => clerkStateOf(request, context);

export default function ClerkLayout({ loaderData }: Route.ComponentProps) {
  // Before sign-in, so that the first page that shows times uses her time zone.
  useEffect(rememberTimeZone, []);
  const nonce = useNonce();
  const [ui] = useState((): { ClerkUI?: ClerkUIConstructor } =>
    typeof window === "undefined" ? {} : { ClerkUI: formsOf(loaderData, nonce) },
  );
  return (
    <ClerkProvider
      loaderData={loaderData}
      nonce={nonce}
      ui={ui}
      signInUrl="/sign-in"
      signUpUrl="/sign-up"
      signInFallbackRedirectUrl="/dashboard"
      signUpFallbackRedirectUrl="/plan-selection"
      afterSignOutUrl="/"
      allowedRedirectOrigins={ownOrigin()}
      appearance={clerkLook}
    >
      <Outlet />
      <OnTheWayIn />
    </ClerkProvider>
  );
}

/** Clerk's components in our colours: they read the same custom properties as the rest of the page. */
const clerkLook: ComponentProps<typeof ClerkProvider>["appearance"] = {
  variables: {
    colorPrimary: "var(--brand)",
    colorPrimaryForeground: "var(--brand-ink)",
    colorBackground: "var(--card)",
    colorForeground: "var(--ink)",
    colorMutedForeground: "var(--ink-soft)",
    colorMuted: "var(--well)",
    colorInput: "var(--card)",
    colorInputForeground: "var(--ink)",
    colorNeutral: "var(--ink)",
    colorBorder: "var(--line-strong)",
    colorDanger: "var(--alarm)",
    borderRadius: "11px",
    fontFamily: "inherit",
    fontSize: "1rem",
  },
  elements: {
    rootBox: { width: "100%" },
    cardBox: { width: "100%", boxShadow: "none", border: "none", overflow: "visible" },
    card: { boxShadow: "none", padding: "0", background: "transparent", overflow: "visible", margin: "0" },
    header: { display: "none" },
    footer: { display: "none" },
    formFieldInput: { minHeight: "44px", border: "1px solid var(--line-strong)", boxShadow: "none" },
    formFieldCheckboxInput: { border: "1px solid var(--line-strong)" },
    formButtonPrimary: { minHeight: "44px", fontSize: "1rem" },
  },
  // The one form that no page of ours frames: it lies over the page and has to explain for itself why it asks.
  userVerification: {
    elements: {
      cardBox: { width: "min(100%, 400px)", border: "1px solid var(--line-strong)", overflow: "hidden" },
      card: { padding: "32px", background: "var(--card)" },
      header: { display: "flex" },
    },
  },
};

/** Clerk follows links in its own parameters, in the browser; by default to every host of its domain. */
const ownOrigin = (): string[] => (typeof window === "undefined" ? [] : [window.location.origin]);

const AUTH_PAGE = /^\/sign-(in|up)(\/|$)/;
const BEGINS_WITH_FORM = /^\/(sign-(in|up)|settings\/security)(\/|$)/;

/** Clerk's forms; pages that begin with one need them at once. */
function formsOf(
  { clerkState, clerkUiUrl }: Route.ComponentProps["loaderData"],
  nonce: string | undefined,
): ClerkUIConstructor {
  const { __publishableKey: publishableKey = "", __proxyUrl: proxyUrl } = clerkState.__internal_clerk_state;
  const script = { publishableKey, proxyUrl, nonce, __internal_clerkUIUrl: clerkUiUrl };
  // The component that shows the form learns if the script fails to load.
  if (BEGINS_WITH_FORM.test(window.location.pathname)) loadClerkUIScript(script).catch(() => {});
  return clerkFormsOnDemand(script);
}

/** From the provider's form to the first protected page: the guard is checking account and plan. */
function OnTheWayIn() {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isOnTheWayIn =
    location !== undefined && AUTH_PAGE.test(pathname) && !AUTH_PAGE.test(location.pathname);
  return isOnTheWayIn ? <LoadingAccount /> : null;
}

export const ErrorBoundary = ErrorPage;
