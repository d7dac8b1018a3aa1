import type { Route } from "./+types/notifications.route";

export const meta: Route.MetaFunction = () => [{ title: "Notifications · Settings · NurseGPT" }];

/** Has a loader so that the guard runs on client navigation. */
export const loader = () => null;

/** Does nothing yet; says what it will be for. */
export default function Notifications() {
  return (
    <section className="card settings-card coming-soon" aria-labelledby="coming-title">
      <h2 id="coming-title">Notifications</h2>
      <p className="tag">Coming Soon</p>
      <p className="soft">
        Soon you will be able to choose here what we notify you about, and how. Until then you only get the
        emails that your account and your payments require.
      </p>
    </section>
  );
}
