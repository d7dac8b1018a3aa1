import { PageToast } from "#app/base/ui/page-toast.tsx";
import type { UpgradePlan } from "./upgrade-plans.ts";

/**
 * The plan was confirmed, but nobody has configured where it is paid: a toast says it, and the page keeps the way on.
 */
export function NoPaymentLink({ plan }: { plan: UpgradePlan }) {
  const isForSales = plan === "Enterprise";
  const words = `No payment link found for ${plan} plan`;
  return (
    <>
      <div className="notice alarm no-payment-link">
        <strong>{words}</strong>
        <p>
          {isForSales
            ? "Enterprise plans are arranged with our sales team."
            : "Please let us know, and we will fix it."}{" "}
          <a href={isForSales ? "/contact-sales" : "/contact"}>
            {isForSales ? "Contact sales" : "Contact us"}
          </a>
        </p>
      </div>
      <PageToast type="error">{words}</PageToast>
    </>
  );
}
