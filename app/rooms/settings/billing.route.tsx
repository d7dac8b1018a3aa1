import { ERRORS } from "#app/base/http/errors.ts";
import { call } from "#app/base/http/request.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { readUsage } from "#app/core/usage/usage-answer.server.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import type { Route } from "./+types/billing.route";
import { type BillingState, BillingView } from "./components/billing-view.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Billing · NurseGPT" }];

/** The first state of a page that is opened by its address. */
export async function loader({ context }: Route.LoaderArgs): Promise<BillingState> {
  const app = appOf(context);
  try {
    return { usage: await readUsage(app, personOf(context)) };
  } catch (error) {
    app.log("error", "usage.unreachable", { cause: causeOf(error) });
    return { failure: ERRORS.unexpected.words };
  }
}

/** The first state of a page that is opened from inside. */
export const clientLoader = (): Promise<BillingState> => askForUsage();

export default function Billing({ loaderData }: Route.ComponentProps) {
  return <BillingView initial={loaderData} ask={askForUsage} />;
}

async function askForUsage(): Promise<BillingState> {
  try {
    return { usage: await call<UsageAnswer>("/api/payments/usage") };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : ERRORS.unexpected.words };
  }
}
