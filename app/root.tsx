import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";

/** Pages say `handle = { scripts: true }`; a public page says nothing and stays plain HTML. */
export function Layout({ children }: { children: ReactNode }) {
  const scripts = useMatches().some((match) => (match.handle as { scripts?: boolean } | undefined)?.scripts);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {scripts && <ScrollRestoration />}
        {scripts && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
