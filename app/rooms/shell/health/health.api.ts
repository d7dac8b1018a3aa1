import { appOf } from "#app/base/runtime/context.server.ts";
import type { Route } from "./+types/health.api";
import { checkParts } from "./check-parts.server.ts";

/**
 * `GET /health`: `{ status, providers, parts }`, each provider live or sandbox, each part "up" or "down". The status is
 * "ok" while this Worker answers: anything else that is down stops only a part of the product.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { env } = appOf(context);
  const parts = await checkParts(env);
  return Response.json(
    { status: "ok", providers: env.providers, parts },
    { headers: { "Cache-Control": "no-store" } },
  );
}
