import { PUBLIC_PAGES } from "#app/base/ui/public/public-pages.ts";
import type { Route } from "./+types/sitemap.api";

/** `GET /sitemap.xml`: the public pages, as addresses on the requested origin. */
export function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const entries = PUBLIC_PAGES.filter(({ isListed }) => isListed).map(
    ({ path }) => `  <url><loc>${escapeXml(origin + path)}</loc></url>`,
  );
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
  return new Response(body, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

const escapeXml = (address: string): string => address.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
