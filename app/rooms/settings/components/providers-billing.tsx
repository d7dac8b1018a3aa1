import { useEffect, useState } from "react";
import { formatDay } from "#app/base/ui/browser/format-time.ts";
import { useLocale } from "#app/base/ui/browser/use-locale.ts";
import { type BillingFacts, fetchBilling } from "#app/core/payments/billing-facts.ts";
import { dollars } from "#app/core/payments/dollars.ts";

/** Next charge, card and invoices from the payment provider, fetched once the page is shown. */
export function ProvidersBilling() {
  const [billing, setBilling] = useState<BillingFacts | "loading" | "failed" | null>("loading");
  useEffect(() => {
    let isCurrent = true;
    fetchBilling().then(
      (facts) => isCurrent && setBilling(facts),
      () => isCurrent && setBilling("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  if (billing === "loading") return <p className="soft">Asking Stripe...</p>;
  if (billing === "failed")
    return (
      <p className="notice alarm">Stripe could not be reached. Your invoices are in the billing portal.</p>
    );
  return billing && <Facts {...billing} />;
}

/** Brand names as their companies write them; the payment provider's are in lower case. */
const BRANDS: Record<string, string> = {
  amex: "American Express",
  cartes_bancaires: "Cartes Bancaires",
  diners: "Diners Club",
  discover: "Discover",
  eftpos_au: "eftpos",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};
const brandName = (brand: string): string => BRANDS[brand] ?? "Card";

function Facts({ nextCharge, trialEndsAt, credit, card, invoices }: BillingFacts) {
  const locale = useLocale();
  const day = (at: number) => formatDay(at, { locale });
  return (
    <>
      <dl className="figures">
        {trialEndsAt !== null && (
          <div>
            <dt>Free trial</dt>
            <dd>Until {day(trialEndsAt)}</dd>
          </div>
        )}
        <div>
          <dt>{trialEndsAt !== null && nextCharge ? "First charge" : "Next charge"}</dt>
          <dd>{nextCharge ? `${dollars(nextCharge.amount)} on ${day(nextCharge.at)}` : "None"}</dd>
        </div>
        {credit > 0 && (
          <div>
            <dt>Credit</dt>
            <dd>{dollars(credit)}, taken off your next invoices</dd>
          </div>
        )}
        <div>
          <dt>Payment method</dt>
          <dd>
            {card ? `${brandName(card.brand)} ending in ${card.last4}, expires ${card.expires}` : "None"}
          </dd>
        </div>
      </dl>
      <h3>Invoices and payments</h3>
      {invoices.length === 0 ? (
        <p className="soft">Nothing has been paid yet.</p>
      ) : (
        <ul className="invoices">
          {invoices.map(({ id, at, what, amount, status, url }) => (
            <li key={id}>
              <span>{day(at)}</span> {what && <span>{what} </span>}
              <b>{dollars(amount)}</b> <span className="soft">{status}</span>{" "}
              {url && (
                <a href={url} target="_blank" rel="noreferrer">
                  Open<span className="visually-hidden"> the invoice (opens a new tab)</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
