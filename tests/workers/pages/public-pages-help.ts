import { createExecutionContext, env } from "cloudflare:test";
import { withoutHidden } from "#tests/without-hidden.ts";
import worker from "#workers/app.ts";
import { ORIGIN } from "../signed-in.ts";

/** One request to the whole Worker, with the configuration of the tests unless some of it is another. */
export async function visit(
  path: string,
  init: RequestInit = {},
  configuration: Record<string, string> = {},
) {
  const request = new Request(`${ORIGIN}${path}`, { redirect: "manual", ...init });
  return worker.fetch(
    request as Parameters<typeof worker.fetch>[0],
    { ...env, ...configuration } as Env,
    createExecutionContext(),
  );
}

/** A form as a browser without scripts posts it. */
export function post(
  path: string,
  fields: Record<string, string>,
  {
    headers = {},
    configuration = {},
  }: { headers?: Record<string, string>; configuration?: Record<string, string> } = {},
) {
  return visit(
    path,
    {
      method: "POST",
      headers: { Origin: ORIGIN, "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(fields).toString(),
    },
    configuration,
  );
}

/** What a person reads on a page: no head, no tags, one space for any. */
export const textOf = (html: string): string =>
  decode(
    withoutHidden(html)
      .replace(/^[\s\S]*<body>/, "")
      .replace(/<script[\s\S]*?<\/script>/g, " ")
      .replace(/<!--.*?-->/g, "")
      .replace(/<\/?(?:a|b|i|em|strong|span|sup|mark|time)\b[^>]*>/g, "")
      .replace(/<[^>]+>/g, " "),
  )
    .replace(/\s+/g, " ")
    .trim();

/** The words between a section's or another element's opening and closing tag, found by its id. */
export function partOf(html: string, id: string): string {
  const opening = new RegExp(`<(\\w+)[^>]*\\bid="${id}"[^>]*>`).exec(html);
  if (!opening) return "";
  const [, tag = ""] = opening;
  const end = html.indexOf(`</${tag}>`, opening.index);
  return html.slice(opening.index, end);
}

const decode = (text: string): string =>
  text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
