import { z } from "zod";
import { postApi } from "#app/base/http/api.server.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import type { Route } from "./+types/csp-report.api";

const LARGEST_REPORT = 16 * 1024;
/** If a page is broken for everybody, a few reports tell as much as all. */
const MOST_PER_MINUTE = 30;
const MINUTE_MS = 60_000;
let counted = { minute: 0, reports: 0 };

const text = z.string().max(2_000).optional().catch(undefined);
/** The formats of `report-uri` and of the Reporting API. */
const classic = z.object({
  "csp-report": z.object({ "document-uri": text, "effective-directive": text, "blocked-uri": text }),
});
const modern = z
  .array(z.object({ body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }) }))
  .min(1)
  .max(100);

/**
 * `POST /api/csp-report`: what a browser blocked on a page. The log gets the directive, the first part of the page's
 * path and the blocked origin: no query, no text sample. Always 204; excess reports are dropped.
 */
export const action = postApi(async ({ request, context }: Route.ActionArgs) => {
  const { log, now } = appOf(context);
  const reports = toReports(await readJson(request, z.union([classic, modern]), { limit: LARGEST_REPORT }));
  const minute = Math.floor(now() / MINUTE_MS);
  if (counted.minute !== minute) counted = { minute, reports: 0 };
  for (const { page, directive, blocked } of reports) {
    counted.reports += 1;
    if (counted.reports > MOST_PER_MINUTE) break;
    const code = /^[a-z-]{1,40}$/.test(directive ?? "") ? directive : "unknown";
    log("warn", "csp.reported", { code: code ?? "unknown", path: pathIn(page), cause: originIn(blocked) });
  }
  return new Response(null, { status: 204 });
});

type Report = { page: string | undefined; directive: string | undefined; blocked: string | undefined };

function toReports(body: z.output<typeof classic> | z.output<typeof modern>): Report[] {
  if (Array.isArray(body))
    return body.map(({ body: { documentURL, effectiveDirective, blockedURL } }) => ({
      page: documentURL,
      directive: effectiveDirective,
      blocked: blockedURL,
    }));
  const report = body["csp-report"];
  const { "document-uri": page, "effective-directive": directive, "blocked-uri": blocked } = report;
  return [{ page, directive, blocked }];
}

/** The path's first part, if it may be a page's name: anybody can report, and a mistyped address can say anything. */
function pathIn(url: string | undefined): string {
  const path = url && URL.canParse(url) ? new URL(url).pathname : "";
  return /^\/[a-z-]{0,30}(?=\/|$)/.exec(path)?.[0] ?? "unknown";
}

/** Scheme and host, or the keyword in their place, such as `inline` and `eval`. */
function originIn(url: string | undefined): string {
  if (url && /^[a-z-]{1,20}$/.test(url)) return url;
  return url && URL.canParse(url) ? new URL(url).origin.slice(0, 100) : "unknown";
}
