import * as z from "zod/mini";

/** The titles to choose from; the first is the default. */
export const PROFILE_TITLES = ["RN", "LPN", "NP", "CNS", "CNA"] as const;

const LONGEST_FIELD = 200;
const LONGEST_BIO = 1000;

const text = (name: string, longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest, `${name} may have at most ${longest} characters`));

const required = (name: string) =>
  text(name, LONGEST_FIELD).check(z.refine((value) => value !== "", `${name} is required`));

/** The form's values as the identity provider keeps them, spaces around them left out. */
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

/** The first thing that is wrong with each field. */
export type ProfileErrors = Partial<Record<ProfileField, string>>;

type User = {
  firstName: string | null;
  lastName: string | null;
  unsafeMetadata: Record<string, unknown>;
};

/** What the form shows at first. A title that is none of ours reads as RN. */
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

/** The form checked: what is to be saved, or what is wrong with it. */
export function checkProfile(values: Record<ProfileField, string>) {
  const result = profileForm.safeParse(values);
  if (result.success) return { profile: result.data, errors: {} as ProfileErrors };
  const errors: ProfileErrors = {};
  for (const { path, message } of result.error.issues) errors[path[0] as ProfileField] ??= message;
  return { profile: null, errors };
}

type Values = Record<ProfileField, string>;

const FIELD_NAMES: Record<ProfileField, string> = {
  firstName: "First name",
  lastName: "Last name",
  title: "Title",
  department: "Department",
  specialty: "Specialty",
  bio: "Bio",
};
const FIELDS = Object.keys(FIELD_NAMES) as ProfileField[];

export const isSameProfile = (one: Values, other: Values): boolean =>
  FIELDS.every((field) => one[field] === other[field]);

/** The names of the fields that were changed here and elsewhere, in two ways. */
export const contestedFields = (base: Values, mine: Values, theirs: Values): string[] =>
  FIELDS.filter(
    (field) => mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
  ).map((field) => FIELD_NAMES[field]);

/** What was changed here, and for the rest what is held by now. */
export const mergeProfile = (base: Values, mine: ProfileForm, theirs: ProfileForm): ProfileForm => ({
  ...theirs,
  ...Object.fromEntries(
    FIELDS.filter((field) => mine[field] !== base[field]).map((field) => [field, mine[field]]),
  ),
});

/** What the identity provider is asked to keep; whatever else it keeps about the person stays. */
export function toUpdate(
  { firstName, lastName, ...details }: ProfileForm,
  existing: Record<string, unknown>,
) {
  return { firstName, lastName, unsafeMetadata: { ...existing, ...details } };
}
