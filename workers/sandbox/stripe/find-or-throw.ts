import type { Account } from "./account.ts";
import type { StripeCall } from "./api/call.ts";
import { noSuch } from "./errors.ts";
import type { Documents, StoredKind } from "./store.ts";

/** What Stripe's errors call a kind, where that differs. */
const CALLED: { [Kind in StoredKind]?: string } = {
  session: "checkout.session",
  payment_method: "PaymentMethod",
  clock: "test clock",
};

/**
 * @param param the parameter that held the id, if not the path
 * @throws StripeError when no object of that kind has the id
 */
export function findOrThrow<Kind extends StoredKind>(
  { store }: Pick<Account, "store">,
  kind: Kind,
  id: string,
  param?: string,
): Documents[Kind] {
  const document = store.get(kind, id);
  if (!document) throw noSuch(CALLED[kind] ?? kind, id, param);
  return document;
}

/** Answers with the object that the path names. */
export const retrieve =
  <Kind extends StoredKind>(kind: Kind) =>
  ({ account, id }: StripeCall) =>
    findOrThrow(account, kind, id);
