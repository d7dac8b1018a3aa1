/** A page that anybody may read, as navigation, footer and sitemap name it. */
type PublicPageEntry = {
  path: string;
  label: string;
  /** The footer's column. */
  group: "Product" | "Company" | "Legal" | "Account";
  /** Whether search engines should know it. */
  isListed: boolean;
};

/** Every public page: the source for the edge cache, the footer's links and the sitemap. */
export const PUBLIC_PAGES: readonly PublicPageEntry[] = [
  { path: "/", label: "Home", group: "Product", isListed: true },
  { path: "/pricing", label: "Pricing", group: "Product", isListed: true },
  { path: "/demo-plan-selection", label: "Plan selection demo", group: "Product", isListed: true },
  { path: "/about", label: "About", group: "Company", isListed: true },
  { path: "/contact", label: "Contact", group: "Company", isListed: true },
  { path: "/contact-sales", label: "Contact sales", group: "Company", isListed: true },
  { path: "/evidence", label: "Evidence", group: "Company", isListed: true },
  { path: "/privacy", label: "Privacy Policy", group: "Legal", isListed: true },
  { path: "/terms", label: "Terms of Service", group: "Legal", isListed: true },
  { path: "/forgot-password", label: "Forgot password", group: "Account", isListed: false },
];
