import type { Route } from "./+types/robots.api";

/** Paths that are not for search engines; sign-in and sign-up are, because people search for them. */
const CLOSED = [
  "/api/",
  "/dashboard",
  "/notes",
  "/analysis",
  "/chat",
  "/settings",
  "/plan-selection",
  "/payment-success",
  "/payment-cancelled",
];

/** `GET /robots.txt` */
export function loader({ request }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${new URL(request.url).origin}/sitemap.xml`,
  ];
  return text(`${lines.join("\n")}\n`);
}

const text = (body: string) =>
  new Response(body, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
