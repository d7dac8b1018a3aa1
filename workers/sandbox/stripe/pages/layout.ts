import { type Html, html, Html as Markup } from "./html.ts";
import { STYLE } from "./style.ts";

/** A whole page; a visible line says what it is. */
export function page(title: string, content: Html, status = 200): Response {
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<header><p>Local stand-in for Stripe. No money moves, and only test cards work.</p></header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
  return new Response(document.text, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

export const notFoundPage = (): Response =>
  page("Not found", html`<p>There is nothing at this address.</p>`, 404);

/** @param cents US cents */
export const money = (cents: number): string =>
  `${cents < 0 ? "−" : ""}$${(Math.abs(cents) / 100).toFixed(2)}`;

/** @param at Unix seconds */
export const day = (at: number): string =>
  new Date(at * 1000).toLocaleDateString("en-US", {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
