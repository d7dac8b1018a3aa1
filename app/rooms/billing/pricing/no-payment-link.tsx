import { PageToast } from "#app/base/ui/page-toast.tsx";
import type { UpgradePlan } from "./upgrade-plans.ts";

/** The plan was confirmed, but nobody has configured where it is paid. */
export function NoPaymentLink({ plan }: { plan: UpgradePlan }) {
  const isForSales = plan === "Enterprise";
  return (
    <PageToast type="error">
      No payment link found for {plan} plan
      <a href={isForSales ? "/contact-sales" : "/contact"}>{isForSales ? "Contact sales" : "Contact us"}</a>
    </PageToast>
  );
}
