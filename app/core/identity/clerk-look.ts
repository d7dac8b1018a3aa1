import type { ClerkProvider } from "@clerk/react-router";
import type { ComponentProps } from "react";

/** Clerk's components in our colours: they read the same custom properties as the rest of the page. */
export const clerkLook: ComponentProps<typeof ClerkProvider>["appearance"] = {
  variables: {
    colorPrimary: "var(--brand)",
    colorPrimaryForeground: "var(--brand-ink)",
    colorBackground: "var(--card)",
    colorForeground: "var(--ink)",
    colorMutedForeground: "var(--ink-soft)",
    colorMuted: "var(--well)",
    colorInput: "var(--card)",
    colorInputForeground: "var(--ink)",
    colorNeutral: "var(--ink)",
    colorBorder: "var(--line-strong)",
    colorDanger: "var(--alarm)",
    borderRadius: "11px",
    fontFamily: "inherit",
    fontSize: "16px",
  },
  elements: {
    rootBox: { width: "100%" },
    cardBox: { width: "100%", boxShadow: "none", border: "none" },
    card: { boxShadow: "none", padding: "0", background: "transparent" },
    header: { display: "none" },
    footer: { display: "none" },
    formFieldInput: { minHeight: "44px" },
    formButtonPrimary: { minHeight: "44px", fontSize: "16px" },
  },
};
