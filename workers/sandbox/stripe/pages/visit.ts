import type { Account } from "../account.ts";

/** One request of a browser to a hosted page. */
export type Visit = {
  account: Account;
  url: URL;
  /** The id in the path. */
  id: string;
  /** What a form sent; empty for a plain visit. */
  form: URLSearchParams;
};

/** After a form, sends the browser to another page. */
export const goTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
