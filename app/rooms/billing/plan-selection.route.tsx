import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ApiError, call } from "#app/base/runtime/request.ts";
import { safePath } from "#app/base/runtime/safe-path.ts";
import { showToast } from "#app/base/ui/toasts.tsx";
import { writeCookie } from "#app/base/ui/write-cookie.ts";
import { personOf } from "#app/core/identity/guard.server.ts";
import { SKIP_PLAN_SELECTION, skipValue } from "#app/core/identity/skip-plan-selection.ts";
import { PlanCardView } from "#app/core/plans/plan-card-view.tsx";
import { PLAN_CARDS, type PlanCard } from "#app/core/plans/plan-cards.ts";
import type { Route } from "./+types/plan-selection.route";

export const meta: Route.MetaFunction = () => [{ title: "Select Your Plan · NurseGPT" }];

export function loader({ context }: Route.LoaderArgs) {
  const { userId, plan } = personOf(context);
  return { userId, plan };
}

export default function PlanSelection({ loaderData: { userId } }: Route.ComponentProps) {
  const { chooseFree, isBusy, skip } = usePlanChoice(userId);
  return (
    <main className="page plan-selection">
      <h1>Select Your Plan</h1>
      <p className="soft">You can start for free and change your plan at any time.</p>
      <ul className="plan-cards">
        {PLAN_CARDS.map((card) => (
          <li key={card.name}>
            <PlanCardView
              card={card}
              action={<ChooseButton card={card} isBusy={isBusy} onChoose={chooseFree} />}
            />
          </li>
        ))}
      </ul>
      <p className="skip">
        <a href="/dashboard" onClick={skip}>
          Skip for now and continue to dashboard
        </a>
      </p>
    </main>
  );
}

/** Only Free can be chosen until checkout is connected. */
function ChooseButton({ card, isBusy, onChoose }: { card: PlanCard; isBusy: boolean; onChoose: () => void }) {
  if (card.name !== "Free") {
    return (
      <button type="button" disabled>
        Available soon
      </button>
    );
  }
  return (
    <button type="button" className="primary" disabled={isBusy} onClick={onChoose}>
      {isBusy ? "Processing..." : card.buttonText}
    </button>
  );
}

function usePlanChoice(userId: string) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const wantedPath = search.get("from");
  const target = safePath(wantedPath, "/dashboard");

  // The server cannot read session storage; a flag that is set there is carried over to the cookie (OPEN-72).
  useEffect(() => {
    if (sessionStorage.getItem(SKIP_PLAN_SELECTION) !== "true" || !wantedPath) return;
    writeSkipCookie(userId);
    navigate(target, { replace: true });
  }, [navigate, target, userId, wantedPath]);

  const chooseFree = async () => {
    setBusy(true);
    try {
      await call("/api/users/select-plan", {
        method: "POST",
        body: { plan: "Free", userId },
        headers: { "X-User-ID": userId },
      });
      navigate("/dashboard");
    } catch (error) {
      showToast.error(error instanceof ApiError ? error.message : "An unexpected error occurred.");
      setBusy(false);
    }
  };
  const skip = (event: { preventDefault(): void }) => {
    event.preventDefault();
    sessionStorage.setItem(SKIP_PLAN_SELECTION, "true");
    writeSkipCookie(userId);
    navigate("/dashboard");
  };
  return { chooseFree, isBusy, skip };
}

function writeSkipCookie(userId: string) {
  writeCookie(SKIP_PLAN_SELECTION, skipValue(userId), "session");
}
