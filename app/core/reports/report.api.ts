import { z } from "zod";
import { postApi } from "#app/base/http/api.server.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf, renewActivity } from "#app/core/identity/session/guard.server.ts";
import { limitCalls } from "#app/core/meter/meter-client.server.ts";
import { REPORT_KINDS, REPORT_LIMITS, REPORT_TOOLS, type ReportKind } from "./report.ts";
import { storeReport } from "./report-store.server.ts";

const KINDS = Object.keys(REPORT_KINDS) as [ReportKind, ...ReportKind[]];

const report = z.strictObject({
  tool: z.enum(REPORT_TOOLS),
  kind: z.enum(KINDS),
  words: z.string().max(REPORT_LIMITS.words).optional(),
  statement: z.string().max(REPORT_LIMITS.statement).optional(),
});

/** `POST /api/reports`: a statement that a person says is wrong. → 204 @throws AppError rate_limited */
export const action = postApi(async (args) => {
  const app = appOf(args.context);
  const { userId } = personOf(args.context);
  const { words, statement, ...about } = await readJson(args.request, report, { limit: 16 * 1024 });
  await renewActivity(args, app.now());
  await limitCalls(app, userId, "reports");
  const texts = { ...(words ? { words } : {}), ...(statement ? { statement } : {}) };
  await storeReport(
    { env: app.env, database: app.databaseOf(userId) },
    userId,
    { ...about, ...texts },
    app.now(),
  );
  app.log("info", "statement.reported", { code: `${about.tool} ${about.kind}` });
  return new Response(null, { status: 204 });
});
