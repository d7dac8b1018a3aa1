import * as z from "zod/mini";

/** The titles to choose from; the first is the default. */
export const PROFILE_TITLES = ["RN", "LPN", "NP", "CNS", "CNA"] as const;

const LONGEST_FIELD = 200;
const LONGEST_BIO = 1000;

const text = (name: string, longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest, `${name} may have at most ${longest} characters`));

const required = (name: string) =>
  text(name, LONGEST_FIELD).check(z.refine((value) => value !== "", `${name} is required`));

/** The form's values as the identity provider keeps them, trimmed. */
const profileForm = z.object({
  firstName: required("First name"),
  lastName: required("Last name"),
  title: z.enum(PROFILE_TITLES, `Title must be one of ${PROFILE_TITLES.join(", ")}`),
  department: text("Department", LONGEST_FIELD),
  specialty: text("Specialty", LONGEST_FIELD),
  bio: text("Bio", LONGEST_BIO),
});

type ProfileForm = z.infer<typeof profileForm>;
export type ProfileField = keyof ProfileForm;

/** The first error of each field. */
export type ProfileErrors = Partial<Record<ProfileField, string>>;

type User = {
  firstName: string | null;
  lastName: string | null;
  unsafeMetadata: Record<string, unknown>;
};

/** What the form shows at first. An unknown title becomes RN. */
export function initialProfile({ firstName, lastName, unsafeMetadata }: User): ProfileForm {
  const kept = (name: string) => (typeof unsafeMetadata[name] === "string" ? unsafeMetadata[name] : "");
  return {
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    title: PROFILE_TITLES.find((title) => title === unsafeMetadata.title) ?? PROFILE_TITLES[0],
    department: kept("department"),
    specialty: kept("specialty"),
    bio: kept("bio"),
  };
}

/** Checks the form: returns what to save, or what is wrong. */
export function checkProfile(values: ProfileValues) {
  const result = profileForm.safeParse(values);
  if (result.success) return { profile: result.data, errors: {} as ProfileErrors };
  const errors: ProfileErrors = {};
  for (const { path, message } of result.error.issues) errors[path[0] as ProfileField] ??= message;
  return { profile: null, errors };
}

export type ProfileValues = Record<ProfileField, string>;

const FIELD_NAMES: Record<ProfileField, string> = {
  firstName: "First name",
  lastName: "Last name",
  title: "Title",
  department: "Department",
  specialty: "Specialty",
  bio: "Bio",
};
const FIELDS = Object.keys(FIELD_NAMES) as ProfileField[];

export const isSameProfile = (one: ProfileValues, other: ProfileValues): boolean =>
  FIELDS.every((field) => one[field] === other[field]);

/** The fields that were changed differently here and elsewhere. */
export const contestedFields = (base: ProfileValues, mine: ProfileValues, theirs: ProfileValues): string[] =>
  FIELDS.filter(
    (field) => mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
  ).map((field) => FIELD_NAMES[field]);

/** What was changed here, and otherwise the provider's current values. */
export const mergeProfile = (base: ProfileValues, mine: ProfileForm, theirs: ProfileForm): ProfileForm => ({
  ...theirs,
  ...Object.fromEntries(
    FIELDS.filter((field) => mine[field] !== base[field]).map((field) => [field, mine[field]]),
  ),
});

/** The update sent to the identity provider; its other data about the person stays. */
export function toUpdate(
  { firstName, lastName, ...details }: ProfileForm,
  existing: Record<string, unknown>,
) {
  return { firstName, lastName, unsafeMetadata: { ...existing, ...details } };
}
