/** How this Clerk instance is set up: the real one's settings are made in Clerk's dashboard. */
import { LOCKOUT } from "./lockout.ts";
import { passwordSettings } from "./passwords.ts";

const off = {
  enabled: false,
  required: false,
  first_factors: [],
  second_factors: [],
  used_for_first_factor: false,
  used_for_second_factor: false,
  verifications: [],
  verify_at_sign_up: false,
};
const required = { ...off, enabled: true, required: true };

const attributes = {
  email_address: {
    ...required,
    used_for_first_factor: true,
    first_factors: ["email_code"],
    verifications: ["email_code"],
  },
  password: required,
  first_name: required,
  last_name: required,
  phone_number: off,
  username: off,
  web3_wallet: off,
  authenticator_app: {
    ...off,
    enabled: true,
    used_for_second_factor: true,
    second_factors: ["totp"],
    verifications: ["totp"],
  },
  backup_code: { ...off, enabled: true, used_for_second_factor: true, second_factors: ["backup_code"] },
  passkey: off,
  ticket: off,
};

const grey = { font_color: "#000", font_family: "", font_weight: "" };
const theme = {
  buttons: grey,
  general: {
    background_color: "#fff",
    border_radius: "",
    box_shadow: "",
    color: "#000",
    font_color: "#000",
    font_family: "",
    label_font_weight: "",
    padding: "",
  },
  accounts: { background_color: "#fff" },
};

const displayConfig = (origin: string) => ({
  object: "display_config",
  id: "display",
  instance_environment_type: "production",
  application_name: "Sandbox",
  branded: false,
  theme,
  home_url: origin,
  sign_in_url: `${origin}/sign-in`,
  sign_up_url: `${origin}/sign-up`,
  terms_url: `${origin}/terms`,
  privacy_policy_url: `${origin}/privacy`,
  after_sign_in_url: "/",
  after_sign_up_url: "/",
  after_sign_out_all_url: "/",
  after_sign_out_one_url: "/",
  after_switch_session_url: "/",
  preferred_sign_in_strategy: "password",
  show_devmode_warning: false,
  logo_image_url: "",
  favicon_image_url: "",
  support_email: "",
  captcha_public_key: null,
  captcha_widget_type: null,
  captcha_provider: "turnstile",
  captcha_public_key_invisible: null,
  captcha_oauth_bypass: null,
  user_profile_url: "",
  waitlist_url: "",
  organization_profile_url: "",
  create_organization_url: "",
  after_leave_organization_url: "",
  after_create_organization_url: "",
  after_join_waitlist_url: "",
});

const userSettings = {
  attributes,
  password_settings: passwordSettings,
  social: {},
  saml: { enabled: false },
  enterprise_sso: { enabled: false },
  attack_protection: { enumeration_protection: { enabled: true }, user_lockout: LOCKOUT },
  actions: { delete_self: true, create_organization: false, create_organizations_limit: null },
  sign_in: { second_factor: { required: false, enabled: true } },
  sign_up: {
    captcha_enabled: false,
    captcha_widget_type: null,
    custom_action_required: false,
    progressive: true,
    mode: "public",
    legal_consent_enabled: true,
  },
  passkey_settings: { allow_autofill: false, show_sign_in_button: false },
  username_settings: { min_length: 4, max_length: 64 },
};

export const environmentJson = (origin: string) => ({
  object: "environment",
  id: "environment",
  maintenance_mode: false,
  client_debug_mode: false,
  auth_config: {
    object: "auth_config",
    id: "auth",
    single_session_mode: true,
    claimed_at: null,
    preferred_channels: {},
    reverification: true,
  },
  display_config: displayConfig(origin),
  user_settings: userSettings,
  api_keys_settings: { object: "api_keys_settings", id: "keys", enabled: false },
  commerce_settings: {
    object: "commerce_settings",
    id: "commerce",
    billing: {
      stripe_publishable_key: "",
      user: { enabled: false, has_paid_plans: false },
      organization: { enabled: false, has_paid_plans: false },
    },
  },
  organization_settings: {
    enabled: false,
    max_allowed_memberships: 0,
    force_organization_selection: false,
    actions: { admin_delete: false },
    domains: { enabled: false, enrollment_modes: [], default_role: null },
    slug: { disabled: true },
  },
});
