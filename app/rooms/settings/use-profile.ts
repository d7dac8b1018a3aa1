import { useState } from "react";
import {
  checkProfile,
  initialProfile,
  type ProfileErrors,
  type ProfileField,
  toUpdate,
} from "./profile-form.ts";

/** The part of the identity provider's user that the profile reads and writes. */
export type ProfileUser = Parameters<typeof initialProfile>[0] & {
  update(values: ReturnType<typeof toUpdate>): Promise<unknown>;
};

export type Saving = { is: "idle" | "busy" | "saved" } | { is: "failed"; words: string };

const OFFLINE_WORDS = "You are offline. Nothing was saved: save again when the connection is back.";

/** The profile's form: what was typed stays until it is saved, also when saving fails. */
export function useProfile(user: ProfileUser) {
  const [values, setValues] = useState<Record<ProfileField, string>>(() => initialProfile(user));
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [saving, setSaving] = useState<Saving>({ is: "idle" });

  const change = (field: ProfileField, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
    setSaving((before) => (before.is === "busy" ? before : { is: "idle" }));
  };

  /** Saves what is right; returns the first field that is not, else null. */
  const save = async (): Promise<ProfileField | null> => {
    const checked = checkProfile(values);
    setErrors(checked.errors);
    if (!checked.profile) {
      setSaving({ is: "idle" });
      return (Object.keys(values) as ProfileField[]).find((field) => checked.errors[field]) ?? null;
    }
    // The provider's script takes an offline browser's update for done.
    if (navigator.onLine === false) {
      setSaving({ is: "failed", words: OFFLINE_WORDS });
      return null;
    }
    setSaving({ is: "busy" });
    try {
      await user.update(toUpdate(checked.profile, user.unsafeMetadata));
      setValues(checked.profile);
      setSaving({ is: "saved" });
    } catch (error) {
      setSaving({ is: "failed", words: profileFailure(error) });
    }
    return null;
  };
  return { values, errors, saving, change, save };
}

/** The provider's own words for people where it has some, else the error's message, else ours. */
export function profileFailure(error: unknown): string {
  const { errors, message } = (error ?? {}) as {
    errors?: { longMessage?: string; message?: string }[];
    message?: string;
  };
  return errors?.[0]?.longMessage || errors?.[0]?.message || message || "Failed to update profile";
}
