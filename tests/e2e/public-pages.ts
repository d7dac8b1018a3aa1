/** Every page that a visitor reads, in each of its forms; all of them work without scripts. */
export const PUBLIC_PAGES = [
  "/",
  "/pricing",
  "/pricing?missing=Enterprise",
  "/about",
  "/evidence",
  "/privacy",
  "/terms",
  "/contact",
  "/contact-sales",
  "/demo-plan-selection?plan=Premium",
  "/forgot-password",
] as const;
