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
    cardBox: { width: "100%", boxShadow: "none", border: "none", overflow: "visible" },
    card: { boxShadow: "none", padding: "0", background: "transparent", overflow: "visible", margin: "0" },
    header: { display: "none" },
    footer: { display: "none" },
    formFieldInput: { minHeight: "44px", border: "1px solid var(--line-strong)", boxShadow: "none" },
    formFieldCheckboxInput: { border: "1px solid var(--line-strong)" },
    formButtonPrimary: { minHeight: "44px", fontSize: "16px" },
  },
};
