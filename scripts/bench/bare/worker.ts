import * as build from "virtual:react-router/server-build";
import { verifyToken } from "@clerk/backend";
import { createRequestHandler } from "react-router";

type BareEnv = { JWT_KEY: string; CACHED: string };

const render = createRequestHandler(build);

/** `/cached` is the bare Worker with the edge's cache; every other path a bare page of React Router. */
export default {
  async fetch(
    request: Request,
    { JWT_KEY, CACHED }: BareEnv,
    execution: ExecutionContext,
  ): Promise<Response> {
    const { pathname, origin } = new URL(request.url);
    if (pathname === "/cached") return await cached(request, CACHED, execution);
    if (pathname === "/dashboard") {
      const token = /__session=([^;]+)/.exec(request.headers.get("Cookie") ?? "")?.[1] ?? "";
      await verifyToken(token, { jwtKey: JWT_KEY, authorizedParties: [origin] });
    }
    return await render(request);
  },
};

async function cached(request: Request, html: string, execution: ExecutionContext): Promise<Response> {
  const { default: edge } = caches as unknown as { default: Cache };
  const kept = await edge.match(request);
  if (kept) return kept;
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, s-maxage=600" };
  const made = new Response(html, { headers });
  execution.waitUntil(edge.put(request, made.clone()));
  return made;
}
