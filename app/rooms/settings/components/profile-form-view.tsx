import type { FormEvent } from "react";
import { PROFILE_TITLES } from "../profile-form.ts";
import { type ProfileUser, type Saving, useProfile } from "../use-profile.ts";
import { SettingsField } from "./field.tsx";

type User = ProfileUser & { primaryEmailAddress: { emailAddress: string } | null };

/** The person's data at the identity provider; all but the e-mail address can be changed. */
export function ProfileFormView({ user }: { user: User }) {
  const { values, errors, saving, change, save, isUnsaved } = useProfile(user);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = await save();
    if (wrong) form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const fieldOf = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => change(name, value),
  });
  return (
    <form className="profile-form" onSubmit={submit} noValidate>
      <SettingsField label="First name" isRequired autoComplete="given-name" {...fieldOf("firstName")} />
      <SettingsField label="Last name" isRequired autoComplete="family-name" {...fieldOf("lastName")} />
      <div className="wide">
        <label htmlFor="profile-email">Email</label>
        <input
          id="profile-email"
          type="email"
          value={user.primaryEmailAddress?.emailAddress ?? ""}
          readOnly
          aria-describedby="profile-email-help"
        />
        <p className="small soft" id="profile-email-help">
          You sign in with this address. It cannot be changed here.
        </p>
      </div>
      <SettingsField label="Title" isRequired options={PROFILE_TITLES} {...fieldOf("title")} />
      <SettingsField label="Department" {...fieldOf("department")} />
      <SettingsField label="Specialty" className="wide" {...fieldOf("specialty")} />
      <SettingsField label="Bio" className="wide" rows={4} {...fieldOf("bio")} />
      <div className="wide save-line">
        <button type="submit" className="primary" disabled={saving.is === "busy"}>
          {saving.is === "busy" ? "Updating..." : "Save Changes"}
        </button>
        <Outcome saving={saving} />
        {isUnsaved && saving.is === "idle" && <p className="small soft">Not saved yet</p>}
      </div>
    </form>
  );
}

/** Both live regions exist before they have text, so that screen readers announce it. */
function Outcome({ saving }: { saving: Saving }) {
  return (
    <>
      <p className="saved" role="status">
        {saving.is === "saved" && "Profile updated successfully!"}
      </p>
      <p className="field-error" role="alert">
        {saving.is === "failed" && saving.words}
      </p>
    </>
  );
}
