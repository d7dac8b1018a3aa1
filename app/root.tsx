import { type ReactNode, useEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { appOf } from "#app/base/runtime/context.server.ts";
import { THEME_COOKIE, toTheme } from "#app/base/ui/browser/theme.ts";
import { useNonce } from "#app/base/ui/browser/use-nonce.ts";
import { ErrorPage, errorTitle } from "#app/base/ui/error-page.tsx";
import { carryToasts } from "#app/base/ui/toasts/toast-list.ts";
import { isBillingDocument, needsOtherDocument } from "#app/core/payments/checkout/billing-documents.ts";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import { readCookie } from "./base/http/cookies.server.ts";

/** Every page has its own title; this one remains if a page fails. */
export const meta: Route.MetaFunction = ({ error }) => [{ title: error ? errorTitle(error) : "NurseGPT" }];

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export function loader({ request, context }: Route.LoaderArgs) {
  const { nonce, env } = appOf(context);
  return { nonce, theme: toTheme(readCookie(request, THEME_COOKIE)), providers: env.providers };
}

/**
 * Pages set `handle = { scripts: true }`; a public page does not and stays plain HTML. Only that may be translated by
 * the browser: translating replaces the text that the scripts go on changing, which ends in the error page, and would
 * show a note in other words than it is signed in.
 */
export function Layout({ children }: { children: ReactNode }) {
  const scripts = useMatches().some((match) => (match.handle as { scripts?: boolean } | undefined)?.scripts);
  const nonce = useNonce();
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en" translate={scripts ? "no" : undefined} data-theme={root?.theme ?? "system"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {scripts && <meta name="google" content="notranslate" />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {scripts && <ScrollRestoration nonce={nonce} />}
        {scripts && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

/** The nonce belongs to the document; a data request must not replace it. */
export const shouldRevalidate = () => false;

/** Every navigation comes through here, whatever started it: into or out of a billing document, it is a full load. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ pattern, request }, next) => {
    if (!needsOtherDocument(pattern)) return next();
    // Only when leaving one: other pages' toasts may name a document, which must not be stored readably.
    if (isBillingDocument()) carryToasts();
    throw redirectDocument(request.url);
  },
];

export default function App() {
  const nonce = useNonce();
  // Where the scroll lock behind dialogs looks for the nonce of its style element.
  useEffect(() => void Object.assign(window, { __webpack_nonce__: nonce }), [nonce]);
  // From here on, clicks are handled: tests and tools that drive the page can wait for this.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
  }, []);
  return <Outlet />;
}

export const ErrorBoundary = ErrorPage;
