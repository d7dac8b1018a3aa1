/** The pages of the settings, in the order of the side navigation. */
export const SETTINGS_PAGES = [
  { to: "/settings/profile", name: "Profile", about: "Your personal information and preferences" },
  { to: "/settings/account", name: "Account", about: "Manage your account settings" },
  { to: "/settings/notifications", name: "Notifications", about: "Configure how you receive alerts" },
  { to: "/settings/security", name: "Security", about: "Secure your account" },
  { to: "/settings/billing", name: "Billing", about: "Manage your subscription and payments" },
] as const;
