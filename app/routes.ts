/** The site map: every page and every API path. */
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("rooms/marketing/landing.route.tsx"),
  route("terms", "rooms/marketing/terms.route.tsx"),
  route("privacy", "rooms/marketing/privacy.route.tsx"),
  route("forgot-password", "rooms/marketing/forgot-password.route.tsx"),
  route("health", "rooms/shell/health.api.ts"),
  route("api/webhooks/clerk", "core/identity/clerk-webhook.api.ts"),

  layout("core/identity/clerk.layout.tsx", [
    route("sign-in/*", "rooms/shell/sign-in.route.tsx"),
    route("sign-up/*", "rooms/shell/sign-up.route.tsx"),

    layout("rooms/shell/signed-in.layout.tsx", [
      route("dashboard", "rooms/shell/dashboard.route.tsx"),
      route("notes", "rooms/shell/notes.route.tsx"),
      route("notes/sbar", "rooms/notes/sbar.route.tsx"),
      route("plan-selection", "rooms/billing/plan-selection.route.tsx"),
      route("settings", "rooms/settings/settings.layout.tsx", [
        index("rooms/settings/settings.route.ts"),
        route("profile", "rooms/settings/profile.route.tsx"),
        route("notifications", "rooms/settings/notifications.route.tsx"),
        route("security", "rooms/settings/security.route.tsx"),
        route("billing", "rooms/settings/billing.route.tsx"),
      ]),

      route("api/account/delete", "rooms/settings/delete-account.api.ts"),
      route("api/account/export", "rooms/settings/export-account.api.ts"),
      route("api/session", "core/identity/session.api.ts"),
      route("api/session/activity", "core/identity/activity.api.ts"),
      route("api/session/draft", "core/identity/draft.api.ts"),
      route("api/generate-note", "rooms/notes/generate-note.api.ts"),
      route("api/payments/usage", "core/usage/usage.api.ts"),
      route("api/users/select-plan", "rooms/billing/select-plan.api.ts"),
      route("api/users/payment-status", "rooms/billing/payment-status.api.ts"),
      route("api/*", "rooms/shell/unknown-path.api.ts"),
    ]),
    route("*", "rooms/shell/unknown-path.route.tsx"),
  ]),
] satisfies RouteConfig;
