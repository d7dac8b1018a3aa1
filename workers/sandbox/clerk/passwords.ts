export const passwordSettings = {
  min_length: 8,
  max_length: 72,
  require_uppercase: true,
  require_numbers: true,
  require_special_char: true,
  require_lowercase: false,
  allowed_special_characters: "!\"#$%&'()*+,-./:;<=>?@[]^_`{|}~", // no backslash: clerk-js builds a RegExp of these and breaks
  disable_hibp: true,
  enforce_hibp_on_sign_in: false,
  show_zxcvbn: false,
  min_zxcvbn_strength: 0,
};

/** The browser checks first, by the settings above; the server does not rely on that. */
export function passwordProblem(password: string) {
  if (password.length < passwordSettings.min_length) return "Passwords must be 8 characters or more.";
  if (password.length > passwordSettings.max_length) return "Passwords must be 72 characters or fewer.";
  if (!/[A-Z]/.test(password)) return "Passwords must contain an uppercase letter.";
  if (!/\d/.test(password)) return "Passwords must contain a number.";
  if (!/[^A-Za-z0-9\s]/.test(password)) return "Passwords must contain a special character.";
  return null;
}
