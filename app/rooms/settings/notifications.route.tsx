import type { Route } from "./+types/notifications.route";
import { ComingSoon } from "./components/coming-soon.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Notifications · NurseGPT" }];

/** Has a loader so that the guard runs when the page is opened from inside. */
export const loader = () => null;

export default function Notifications() {
  return (
    <ComingSoon title="Notifications">
      You will choose here what you are told about, and how. Until then you get the e-mails that your account
      and your payments need, and no others.
    </ComingSoon>
  );
}
