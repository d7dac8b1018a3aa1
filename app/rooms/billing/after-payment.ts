const REDIRECT_AFTER_MS = 5000;

/**
 * The script of the payment success page: asks the server to look at the payment provider (PLAN-29), says so when that
 * fails (PLAN-30), and goes to the dashboard after 5 seconds (PLAN-28).
 * @param userId the visitor with a session; without one there is nothing to update
 */
export function afterPayment(userId: string | null): string {
  const leave = `setTimeout(()=>location.assign("/dashboard"),${REDIRECT_AFTER_MS});`;
  return userId ? `${update(userId)}${leave}` : leave;
}

function update(userId: string): string {
  const body = JSON.stringify({ userId, status: "completed" });
  const headers = JSON.stringify({ "Content-Type": "application/json", "X-Customer-ID": userId });
  const call = `fetch("/api/users/update-payment-status",{method:"POST",credentials:"include",keepalive:true,headers:${inScript(headers)},body:${inScript(JSON.stringify(body))}})`;
  return `${call}.then(r=>{if(!r.ok)throw 0}).catch(()=>{document.getElementById("update-failed").hidden=false});`;
}

/** JSON that is safe inside a script element. */
const inScript = (json: string): string => json.replaceAll("<", "\\u003c");
