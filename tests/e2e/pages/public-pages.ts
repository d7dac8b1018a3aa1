/** Every public page, in each of its states; all work without scripts. */
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
