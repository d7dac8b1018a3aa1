import { useUser } from "@clerk/react-router";
import type { Route } from "./+types/profile.route";
import { ProfileFormView } from "./components/profile-form-view.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Profile · Settings · NurseGPT" }];

/** Has a loader so that the guard runs on client navigation. */
export const loader = () => null;

export default function Profile() {
  const { user, isLoaded } = useUser();
  return (
    <section className="card settings-card" aria-labelledby="profile-title">
      <h2 id="profile-title">Profile</h2>
      <p className="soft">Your personal information and preferences</p>
      {isLoaded && user ? <ProfileFormView key={user.id} user={user} /> : <LoadingProfile />}
    </section>
  );
}

function LoadingProfile() {
  return (
    <div className="settings-loading" role="status">
      <span className="spinner" aria-hidden="true" />
      <p className="soft">Loading your profile...</p>
    </div>
  );
}
