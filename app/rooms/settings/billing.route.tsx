import { UNEXPECTED_WORDS } from "#app/base/http/error-words.ts";
import { call } from "#app/base/http/request.ts";
import { type AppContext, appOf } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { type Person, personOf } from "#app/core/identity/session/guard.server.ts";
import { customersOf } from "#app/core/payments/stripe/customers.server.ts";
import { readUsage } from "#app/core/usage/usage-answer.server.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import type { Route } from "./+types/billing.route";
import { type BillingState, BillingView } from "./components/billing-view.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Billing · Settings · NurseGPT" }];

export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context);
  const person = personOf(context);
  const [initial, customers] = await Promise.all([
    usageFor(app, person),
    customersOf(app.directory, person.userId),
  ]);
  return { userId: person.userId, hasCustomer: customers.length > 0, initial };
}

async function usageFor(app: AppContext, person: Person): Promise<BillingState> {
  try {
    return { usage: await readUsage(app, person) };
  } catch (error) {
    app.log("error", "usage.unreachable", { cause: causeOf(error) });
    return { failure: UNEXPECTED_WORDS };
  }
}

export default function Billing({ loaderData }: Route.ComponentProps) {
  return <BillingView {...loaderData} ask={askForUsage} />;
}

async function askForUsage(): Promise<BillingState> {
  try {
    return { usage: await call<UsageAnswer>("/api/payments/usage") };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : UNEXPECTED_WORDS };
  }
}
