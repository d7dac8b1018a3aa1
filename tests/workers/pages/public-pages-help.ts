import { createExecutionContext, env } from "cloudflare:test";
import { withoutHidden } from "#tests/without-hidden.ts";
import worker from "#workers/app.ts";
import { ORIGIN } from "../signed-in.ts";

/** One request to the whole Worker, with the tests' configuration, possibly changed. */
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

/** A form posted by a browser without scripts. */
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

/** A page's readable text: no head, no tags, nothing hidden or for screen readers alone, single spaces. */
export const textOf = (html: string): string =>
  decode(
    withoutHidden(html)
      .replace(/^[\s\S]*<body>/, "")
      .replace(/<(\w+)(?= )[^>]*(?: hidden=|visually-hidden)[\s\S]*?<\/\1>/g, " ")
      .replace(/<script[\s\S]*?<\/script>/g, " ")
      .replace(/<!--.*?-->/g, "")
      .replace(/<\/?(?:a|b|i|em|strong|span|sup|mark|time)\b[^>]*>/g, "")
      .replace(/<[^>]+>/g, " "),
  )
    .replace(/\s+/g, " ")
    .trim();

/** The readable content of a section or another element, found by its id. */
export function partOf(html: string, id: string): string {
  const opening = new RegExp(`<(\\w+)[^>]*\\bid="${id}"[^>]*>`).exec(html);
  if (!opening || opening[0].includes(" hidden=")) return "";
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
