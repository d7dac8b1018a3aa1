import { API_BASE } from "#app/core/payments/checkout/account-calls.ts";
import { PAYMENT_AWAITED } from "#app/core/payments/checkout/payment-awaited.ts";
import { PAID_VISITOR_PATH } from "#app/core/payments/unclaimed/paid-visitor.tsx";

const REDIRECT_AFTER_MS = 5000;

/**
 * What the account should hold after the payment, and the thanks for it: a plan, null for any paid one, or a pack by
 * its title in the list of payments.
 */
export type Awaited = { thanks: string } & ({ plan: string | null } | { pack: string });

/**
 * The script of the payment success page: has the server ask the payment provider (PLAN-29), thanks for what the
 * account then holds or says that there is none, tells when a free trial ends, says so when asking fails (PLAN-30),
 * and goes to the dashboard after 5 seconds (PLAN-28). Until then, the tab remembers that an answer is awaited.
 * @param userId the visitor with a session; without one there is nothing to update
 * @param locale BCP 47 tag, for the day on which a trial ends
 */
export function afterPayment(userId: string | null, awaited: Awaited, locale: string): string {
  const leave = `setTimeout(()=>location.assign("${pathAfter(userId, awaited)}"),${REDIRECT_AFTER_MS});`;
  const remember = `sessionStorage.setItem("${PAYMENT_AWAITED}","");`;
  return userId ? `${update(userId, awaited, locale)}${leave}${remember}` : leave;
}

/** Where the page leads. Packs are only sold to people with an account: one who returns without a session only has to sign in. */
export const pathAfter = (userId: string | null, awaited: Awaited): string =>
  userId === null && !("pack" in awaited) ? PAID_VISITOR_PATH : "/dashboard";

function update(userId: string, awaited: Awaited, locale: string): string {
  const body = JSON.stringify({ userId, status: "completed" });
  const headers = JSON.stringify({ "Content-Type": "application/json", "X-Customer-ID": userId });
  const path = JSON.stringify(`${API_BASE}/api/users/update-payment-status`);
  const call = `fetch(${inScript(path)},{method:"POST",credentials:"include",keepalive:true,headers:${inScript(headers)},body:${inScript(JSON.stringify(body))}})`;
  const billing = askBilling(userId);
  const show = "pack" in awaited ? tellPack(awaited, billing) : tellPlan(awaited, billing, locale);
  const answered = `sessionStorage.removeItem("${PAYMENT_AWAITED}");`;
  return `${call}.then(${READ}).then(s=>{${answered}const by=id=>document.getElementById(id);${show}}).catch(()=>{document.getElementById("update-failed").hidden=false});`;
}

const READ = "r=>{if(!r.ok)throw 0;return r.json()}";
/** Asks for the person's billing at the provider; if that fails, the page adds nothing. */
function askBilling(userId: string): string {
  const headers = inScript(JSON.stringify({ "X-Customer-ID": userId }));
  return `fetch("/api/payments/billing",{credentials:"include",headers:${headers}}).then(${READ}).then(a=>a.billing)`;
}

const say = (thanks: string): string => `by("bought").textContent=${inScript(JSON.stringify(thanks))}`;
const NONE = `{by("paid").textContent="No payment found";by("bought").hidden=true;by("not-found").hidden=false}`;
const DAY_MS = 24 * 60 * 60 * 1000;

function tellPlan(
  { plan, thanks }: { plan: string | null; thanks: string },
  billing: string,
  locale: string,
): string {
  const isHeld =
    plan === null ? 's.plan==="Basic"||s.plan==="Premium"' : `s.plan===${inScript(JSON.stringify(plan))}`;
  return `if(${isHeld}){${say(thanks)};${billing}.then(f=>{${tellTrial(locale)}}).catch(()=>{})}else${NONE}`;
}

/** Tells of a trial that will be charged afterwards; one cancelled at once will not. */
const tellTrial = (locale: string): string =>
  `if(f&&f.trialEndsAt&&f.nextCharge){by("trial").hidden=false;by("trial").textContent="Your free trial runs until "+new Date(f.trialEndsAt).toLocaleDateString(${inScript(JSON.stringify(locale))},{dateStyle:"long"})+". You pay nothing today; the first charge, $"+(f.nextCharge.amount/100).toFixed(2)+", comes then unless you cancel first."}`;

/** Accepts invoices of the last day: a checkout can be paid for one day after it was opened. */
function tellPack({ pack, thanks }: { pack: string; thanks: string }, billing: string): string {
  const isThis = `i.what===${inScript(JSON.stringify(pack))}&&Date.now()-i.at<${DAY_MS}`;
  return `${billing}.then(f=>{if(f&&f.invoices.some(i=>${isThis}))${say(thanks)};else${NONE}}).catch(()=>{})`;
}

/** JSON that is safe inside a script element. */
const inScript = (json: string): string => json.replaceAll("<", "\\u003c");
