import type { Account } from "../account.ts";
import type { StripeForm } from "../form.ts";

/** One request of the API, taken apart. */
export type StripeCall = {
  account: Account;
  /** The id in the path; empty where there is none. */
  id: string;
  /** Query and body together. */
  form: StripeForm;
  /** The path, as `url` of a list names it. */
  path: string;
};

/** Returns the object that answers a call. @throws StripeError for what Stripe would refuse */
type Handler = (call: StripeCall) => object;
export type Route = [method: "GET" | "POST" | "DELETE", path: RegExp, handler: Handler];
