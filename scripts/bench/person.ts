import { randomUUID } from "node:crypto";

/** A signed-in person on the Free plan, as her browser would call the server. */
export type BenchPerson = {
  userId: string;
  call(path: string, init?: RequestInit): Promise<Response>;
  /** Renews the session's token, as a browser does each minute. */
  renew(): Promise<void>;
  /** The `Cookie` header of the next call. */
  cookie(): string;
};

/**
 * Signs up at the local stand-in for Clerk and chooses Free, by HTTP alone. The session's token lives a minute.
 * @param origin where the product is served on this machine
 * @throws Error when a step is refused
 */
export async function signUpPerson(origin: string): Promise<BenchPerson> {
  const call = openJar(origin);
  const signedUp = await call("/__clerk/v1/client/sign_ups", {
    method: "POST",
    body: new URLSearchParams({
      email_address: `bench.${randomUUID()}@example.org`,
      password: "Strong-pass1",
      first_name: "Bench",
      last_name: "Nurse",
      legal_accepted: "true",
    }),
  });
  const { response } = (await okJson(signedUp)) as {
    response: { created_session_id: string; created_user_id: string };
  };
  const renew = async () => {
    const path = `/__clerk/v1/client/sessions/${response.created_session_id}/tokens`;
    const { jwt } = (await okJson(await call(path, { method: "POST" }))) as { jwt: string };
    call.setToken(jwt);
  };
  await renew();
  await okJson(
    await call("/api/users/select-plan", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ plan: "Free" }),
    }),
  );
  return { userId: response.created_user_id, call, renew, cookie: call.cookie };
}

/** `fetch` that keeps cookies between its calls. */
function openJar(origin: string) {
  const cookies = new Map<string, string>();
  const setCookie = (cookie: string) => {
    const [pair = ""] = cookie.split(";");
    cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  };
  const cookie = () => [...cookies].map((pair) => pair.join("=")).join("; ");
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set("Cookie", cookie());
    const response = await fetch(origin + path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) setCookie(cookie);
    return response;
  };
  // Clerk writes its cookies under a plain name and one with the instance's suffix, and requires both.
  const setToken = (token: string) => {
    for (const name of [...cookies.keys()].filter((key) => key.startsWith("__client_uat")))
      cookies.set(name.replace("__client_uat", "__session"), token);
  };
  return Object.assign(call, { setToken, cookie });
}

async function okJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${new URL(response.url).pathname} answered ${response.status}: ${text}`);
  return JSON.parse(text) as unknown;
}
