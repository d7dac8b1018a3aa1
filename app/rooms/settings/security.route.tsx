import { UserProfile, useUser } from "@clerk/react-router";
import type { ComponentProps } from "react";
import { appOf } from "#app/base/runtime/context.server.ts";
import { LoadingForm } from "#app/core/identity/loading-form.tsx";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { revokeOverSessions } from "#app/core/identity/session/revoke-over.server.ts";
import type { NoteRetention } from "#app/core/record/notes/retention.ts";
import { RetentionSetting } from "#app/core/record/notes/view/retention-choice.tsx";
import { recordOf } from "#app/core/record/record-client.server.ts";
import type { Route } from "./+types/security.route";
import { AccountEvents } from "./components/account-events.tsx";
import { ScansSetting } from "./components/scans-setting.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Security · Settings · NurseGPT" }];

export async function loader({ context }: Route.LoaderArgs) {
  const [app, person] = [appOf(context), personOf(context)];
  // Before the page asks the provider for the devices.
  const [retention] = await Promise.all([
    recordOf(app, person.userId).retention(),
    revokeOverSessions(app, person),
  ]);
  return retention;
}

export default function Security({ loaderData: { retention } }: Route.ComponentProps) {
  return (
    <>
      <KeepingNotes retention={retention} />
      <SignInSecurity />
      <AccountEvents />
    </>
  );
}

function KeepingNotes({ retention }: { retention: NoteRetention }) {
  return (
    <section className="card settings-card" aria-labelledby="keeping-notes">
      <h2 id="keeping-notes">Finished notes</h2>
      <p className="soft">
        Finished notes are kept encrypted under a key of your own and listed on the page{" "}
        <a href="/notes">Notes</a>. The choice also applies to notes that are already kept.
      </p>
      <RetentionSetting initial={retention} />
    </section>
  );
}

/**
 * Password, two-step verification and signed-in devices, in the identity provider's own component: its script loads
 * it when this page opens, and asks for the password again before anything sensitive.
 */
function SignInSecurity() {
  const { isLoaded } = useUser();
  return (
    <>
      <section className="card settings-card security" aria-labelledby="security-title">
        <h2 id="security-title">Security</h2>
        <p className="soft">
          Your password, two-step verification with an authenticator app, and the devices where you are signed
          in. After five minutes without activity you are signed out automatically.
        </p>
        {!isLoaded && <LoadingForm />}
        {/* A fallback hides it by an inline style, which the server's page may not have by its security policy. */}
        <UserProfile
          routing="hash"
          appearance={securityLook}
          fallback={isLoaded ? <LoadingForm /> : undefined}
        >
          <UserProfile.Page label="security" />
          <UserProfile.Page label="account" />
        </UserProfile>
        <p className="tag">Coming Soon</p>
        <p className="soft">Passkeys.</p>
      </section>
      <ScansSetting />
    </>
  );
}

/** The component inside our own card, without its navigation and without what our own pages do. */
const securityLook: ComponentProps<typeof UserProfile>["appearance"] = {
  elements: {
    navbar: { display: "none" },
    navbarMobileMenuRow: { display: "none" },
    header: { display: "none" },
    scrollBox: { background: "transparent", boxShadow: "none", border: "none", borderRadius: "0" },
    pageScrollBox: { padding: "0" },
    cardBox: { width: "100%", height: "auto", boxShadow: "none", border: "none", overflow: "visible" },
    badge: { color: "var(--ink-soft)", borderColor: "var(--line-strong)" },
    // Accounts are deleted in Account settings, which erases everything first.
    profileSection__danger: { display: "none" },
  },
};
