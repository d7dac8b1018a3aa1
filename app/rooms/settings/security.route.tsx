import type { Route } from "./+types/security.route";
import { ComingSoon } from "./components/coming-soon.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Security · NurseGPT" }];

/** Has a loader so that the guard runs when the page is opened from inside. */
export const loader = () => null;

export default function Security() {
  return (
    <ComingSoon title="Security">
      Soon you will be able to see here where you are signed in. Until then you are signed out everywhere
      after five minutes without activity, and you can change your password with{" "}
      <a href="/forgot-password">Forgot your password?</a>
    </ComingSoon>
  );
}
