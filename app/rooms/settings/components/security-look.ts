import type { UserProfile } from "@clerk/react-router";
import type { ComponentProps } from "react";

/** The component inside our own card, without its navigation and with what our own pages do left out. */
export const securityLook: ComponentProps<typeof UserProfile>["appearance"] = {
  elements: {
    navbar: { display: "none" },
    navbarMobileMenuRow: { display: "none" },
    header: { display: "none" },
    scrollBox: { background: "transparent", boxShadow: "none", border: "none", borderRadius: "0" },
    pageScrollBox: { padding: "0" },
    cardBox: { width: "100%", height: "auto", boxShadow: "none", border: "none", overflow: "visible" },
    badge: { color: "var(--ink-soft)", borderColor: "var(--line-strong)" },
    // The account is deleted in Account settings, which erases everything first.
    profileSection__danger: { display: "none" },
  },
};
