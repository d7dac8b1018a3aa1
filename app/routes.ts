/** The site map: every page and every API path. */
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("rooms/marketing/landing.route.tsx"),
  route("terms", "rooms/marketing/terms.route.tsx"),
  route("privacy", "rooms/marketing/privacy.route.tsx"),
  route("forgot-password", "rooms/marketing/forgot-password.route.tsx"),
  route("about", "rooms/marketing/about.route.tsx"),
  route("contact", "rooms/marketing/contact.route.tsx"),
  route("contact-sales", "rooms/marketing/contact-sales.route.tsx"),
  route("demo-plan-selection", "rooms/marketing/demo-plan-selection.route.tsx"),
  route("pricing", "rooms/billing/pricing.route.tsx"),
  route("robots.txt", "rooms/marketing/robots.api.ts"),
  route("sitemap.xml", "rooms/marketing/sitemap.api.ts"),
  route("health", "rooms/shell/health.api.ts"),
  route("api/webhooks/stripe", "rooms/billing/stripe-webhook.api.ts"),

  layout("core/identity/clerk.layout.tsx", [
    route("sign-in/*", "rooms/shell/sign-in.route.tsx"),
    route("sign-up/*", "rooms/shell/sign-up.route.tsx"),

    layout("rooms/shell/signed-in.layout.tsx", [
      route("dashboard", "rooms/shell/dashboard.route.tsx"),
      route("notes", "rooms/shell/notes.route.tsx"),
      route("notes/sbar", "rooms/notes/sbar.route.tsx"),
      route("settings/account", "rooms/settings/account.route.tsx"),
      route("plan-selection", "rooms/billing/plan-selection.route.tsx"),

      route("api/session", "core/identity/session.api.ts"),
      route("api/session/activity", "core/identity/activity.api.ts"),
      route("api/session/draft", "core/identity/draft.api.ts"),
      route("api/generate-note", "rooms/notes/generate-note.api.ts"),
      route("api/payments/usage", "core/usage/usage.api.ts"),
      route("api/users/select-plan", "rooms/billing/select-plan.api.ts"),
      route("api/users/payment-status", "rooms/billing/payment-status.api.ts"),
      route("api/users/sync-plan", "rooms/billing/sync-plan.api.ts"),
      route("api/users/update-payment-status", "rooms/billing/update-payment-status.api.ts"),
      route("api/payments/create-checkout-session", "rooms/billing/create-checkout-session.api.ts"),
      route("api/payments/create-portal-session", "rooms/billing/create-portal-session.api.ts"),
      route("api/create-token-checkout", "rooms/billing/create-token-checkout.api.ts"),
      route("reset/reset-on-upgrade", "rooms/billing/reset-on-upgrade.api.ts"),
      route("reset/verify-premium", "rooms/billing/verify-premium.api.ts"),
      route("api/*", "rooms/shell/unknown-path.api.ts"),
    ]),
    route("*", "rooms/shell/unknown-path.route.tsx"),
  ]),
] satisfies RouteConfig;
