import { TextPage } from "#app/base/ui/public-page.tsx";
import type { Route } from "./+types/terms.route";

export const meta: Route.MetaFunction = () => [{ title: "Terms of Service · NurseGPT" }];

export default function Terms() {
  return (
    <TextPage title="Terms of Service">
      <h2>What it is</h2>
      <p>
        NurseGPT drafts nursing documentation from what you type. It is a writing aid: it does not examine,
        diagnose or treat anybody, and it does not replace your judgement, your protocols or a physician.
      </p>
      <h2>Your part</h2>
      <p>
        You are at least 18 years old and entitled to document the care you give. You read every note before
        you use it: statements marked amber are not in your notes. You own what you write and what you sign.
      </p>
      <h2>Fair use</h2>
      <p>
        Each plan has monthly limits, counted per calendar month in UTC. A note that fails or is refused costs
        nothing. Keep your password to yourself, and sign out of shared computers; after five minutes without
        activity you are signed out anyway.
      </p>
      <h2>Ending it</h2>
      <p>You can stop at any time.</p>
    </TextPage>
  );
}
