import { appOf } from "#app/base/runtime/context.server.ts";
import type { Route } from "./+types/health.api";

/** `GET /health`: `{ status, providers }`, each provider live or sandbox. */
export function loader({ context }: Route.LoaderArgs) {
  const { providers } = appOf(context).env;
  return Response.json({ status: "ok", providers }, { headers: { "Cache-Control": "no-store" } });
}
