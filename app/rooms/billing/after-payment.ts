const REDIRECT_AFTER_MS = 5000;

/**
 * The plan that the account should hold after the payment, null for any paid one, and what is said then.
 * Null where no plan was bought.
 */
export type AwaitedPlan = { plan: string | null; thanks: string } | null;

/**
 * The script of the payment success page: asks the server to look at the payment provider (PLAN-29), thanks for the
 * plan that the account holds then or says that there is none, says so when asking fails (PLAN-30), and goes to the dashboard after 5 seconds (PLAN-28).
 * @param userId the visitor with a session; without one there is nothing to update
 */
export function afterPayment(userId: string | null, awaited: AwaitedPlan): string {
  const leave = `setTimeout(()=>location.assign("/dashboard"),${REDIRECT_AFTER_MS});`;
  return userId ? `${update(userId, awaited)}${leave}` : leave;
}

function update(userId: string, awaited: AwaitedPlan): string {
  const body = JSON.stringify({ userId, status: "completed" });
  const headers = JSON.stringify({ "Content-Type": "application/json", "X-Customer-ID": userId });
  const call = `fetch("/api/users/update-payment-status",{method:"POST",credentials:"include",keepalive:true,headers:${inScript(headers)},body:${inScript(JSON.stringify(body))}})`;
  const told = awaited ? `.then(s=>{${tell(awaited)}})` : "";
  return `${call}.then(r=>{if(!r.ok)throw 0;return r.json()})${told}.catch(()=>{document.getElementById("update-failed").hidden=false});`;
}

function tell({ plan, thanks }: NonNullable<AwaitedPlan>): string {
  const isHeld =
    plan === null ? 's.plan==="Basic"||s.plan==="Premium"' : `s.plan===${inScript(JSON.stringify(plan))}`;
  const said = `b.textContent=${inScript(JSON.stringify(thanks))}`;
  const none = `{b.hidden=true;document.getElementById("not-found").hidden=false}`;
  return `const b=document.getElementById("bought");if(${isHeld})${said};else${none}`;
}

/** JSON that is safe inside a script element. */
const inScript = (json: string): string => json.replaceAll("<", "\\u003c");
