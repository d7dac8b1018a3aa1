import { useEffect, useRef, useState } from "react";
import {
  checkProfile,
  contestedFields,
  initialProfile,
  isSameProfile,
  mergeProfile,
  type ProfileErrors,
  type ProfileField,
  type ProfileValues,
  toUpdate,
} from "./profile-form.ts";

/** The part of the identity provider's user that the profile reads and writes. */
export type ProfileUser = Parameters<typeof initialProfile>[0] & {
  id: string;
  /** The user as the provider has it now, which another tab may have changed. */
  reload(): Promise<Parameters<typeof initialProfile>[0]>;
  update(values: ReturnType<typeof toUpdate>): Promise<unknown>;
};

export type Saving = { is: "idle" | "busy" | "saved" } | { is: "failed"; words: string };

const OFFLINE_WORDS = "You are offline. Nothing was saved: save again when the connection is back.";

/** Unsaved input by person, for leaving the form and returning without a page load. */
const unsaved = new Map<string, { values: ProfileValues; base: ProfileValues }>();

/** The profile form: input is kept until saved, even if saving fails or the form is left. */
export function useProfile(user: ProfileUser) {
  const [{ values: typed, base: known }] = useState(
    () => unsaved.get(user.id) ?? { values: initialProfile(user), base: initialProfile(user) },
  );
  const [values, setValues] = useState<ProfileValues>(typed);
  /** The provider's values when typing began. */
  const base = useRef<ProfileValues>(known);
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [saving, setSaving] = useState<Saving>({ is: "idle" });

  const change = (field: ProfileField, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
    setSaving((before) => (before.is === "busy" ? before : { is: "idle" }));
  };

  const isOffline = saving.is === "failed" && saving.words === OFFLINE_WORDS;
  useEffect(() => {
    if (!isOffline) return;
    const back = () => setSaving({ is: "idle" });
    addEventListener("online", back);
    return () => removeEventListener("online", back);
  }, [isOffline]);

  const isUnsaved = saving.is !== "busy" && !isSameProfile(values, base.current);
  useEffect(() => {
    if (!isUnsaved) return void unsaved.delete(user.id);
    unsaved.set(user.id, { values, base: base.current });
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved, user.id, values]);

  /** Saves if all fields are valid; returns the first invalid one, else null. */
  const save = async (): Promise<ProfileField | null> => {
    const checked = checkProfile(values);
    setErrors(checked.errors);
    if (!checked.profile) {
      setSaving({ is: "idle" });
      return (Object.keys(values) as ProfileField[]).find((field) => checked.errors[field]) ?? null;
    }
    // The provider's script treats an offline browser's update as done.
    if (navigator.onLine === false) {
      setSaving({ is: "failed", words: OFFLINE_WORDS });
      return null;
    }
    setSaving({ is: "busy" });
    try {
      const current = await user.reload();
      const theirs = initialProfile(current);
      const contested = contestedFields(base.current, checked.profile, theirs);
      const merged = mergeProfile(base.current, checked.profile, theirs);
      base.current = theirs;
      setValues(merged);
      if (contested.length > 0) {
        setSaving({ is: "failed", words: contestedWords(contested) });
        return null;
      }
      await user.update(toUpdate(merged, current.unsafeMetadata));
      base.current = merged;
      setSaving({ is: "saved" });
    } catch (error) {
      setSaving({ is: "failed", words: profileFailure(error) });
    }
    return null;
  };
  return { values, errors, saving, change, save, isUnsaved };
}

const contestedWords = (fields: string[]): string =>
  `Changed in another tab in the meantime: ${fields.join(", ")}. Nothing was saved; save again to replace it with what is here.`;

/** The provider's own words for people, else the error's message, else ours. */
export function profileFailure(error: unknown): string {
  const { errors, message } = (error ?? {}) as {
    errors?: { longMessage?: string; message?: string }[];
    message?: string;
  };
  return errors?.[0]?.longMessage || errors?.[0]?.message || message || "Failed to update profile";
}
