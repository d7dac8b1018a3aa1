import type { Route } from "./+types/notifications.route";
import { ComingSoon } from "./components/coming-soon.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Notifications · NurseGPT" }];

/** Has a loader so that the guard runs when the page is opened from inside. */
export const loader = () => null;

export default function Notifications() {
  return (
    <ComingSoon title="Notifications">
      Soon you will be able to choose here what we notify you about, and how. Until then you only get the
      emails that your account and your payments require.
    </ComingSoon>
  );
}
