import type { Account } from "../account.ts";
import { clockJson } from "../clocks.ts";
import { invalidRequest } from "../errors.ts";
import { lineItems } from "./checkout-lines.ts";
import { shown } from "./customers.ts";

type Group = Record<string, unknown>;

/**
 * Puts whole objects in place of ids along each path: "latest_invoice.payments", "data.customer".
 * @throws StripeError for a path that leads nowhere
 */
export function expand(account: Account, object: object, paths: readonly string[]): object {
  const copy = structuredClone(object) as Group;
  for (const path of paths) follow(account, copy, path.split("."), path);
  return copy;
}

function follow(account: Account, value: unknown, [name, ...rest]: string[], path: string): void {
  if (name === undefined || value === null || value === undefined) return;
  if (Array.isArray(value)) {
    for (const item of value) follow(account, item, [name, ...rest], path);
    return;
  }
  if (typeof value !== "object") throw cannotExpand(path);
  const group = value as Group;
  const included = includable(account, group, name);
  if (included) group[name] = included;
  if (!(name in group)) throw cannotExpand(path);
  if (typeof group[name] === "string") group[name] = objectOf(account, group[name], path);
  follow(account, group[name], rest, path);
}

const cannotExpand = (path: string) =>
  invalidRequest(`This property cannot be expanded (${path}).`, { param: "expand[0]" });

/** What an object lacks unless the request asks for it. */
function includable({ store }: Account, { object, id }: Group, name: string): object | null {
  const list = (data: object[], url: string) => ({ object: "list", data, has_more: false, url });
  const key = `${String(object)}.${name}`;
  const own = String(id);
  if (key === "checkout.session.line_items") return lineItems(store, own);
  if (key === "invoice.payments") return list(store.list("invoice_payment", own), "/v1/invoice_payments");
  if (key === "charge.refunds") return list(store.list("refund", own), `/v1/charges/${own}/refunds`);
  if (key === "customer.subscriptions")
    return list(
      store.list("subscription", own).filter(({ status }) => status !== "canceled"),
      `/v1/customers/${own}/subscriptions`,
    );
  return null;
}

/** The object with an id, whose prefix tells its kind. */
function objectOf(account: Account, id: string, path: string): object {
  const { store } = account;
  const finders: Record<string, () => object | undefined> = {
    cus: () => {
      const customer = store.get("customer", id);
      return customer && shown(customer);
    },
    sub: () => store.get("subscription", id),
    in: () => store.get("invoice", id),
    pi: () => store.get("payment_intent", id),
    ch: () => store.get("charge", id),
    prod: () => store.get("product", id),
    price: () => store.get("price", id),
    pm: () => store.get("payment_method", id),
    cs: () => store.get("session", id),
    clock: () => {
      const clock = store.get("clock", id);
      return clock && clockJson(account, clock);
    },
  };
  const found = finders[id.split("_")[0] ?? ""]?.();
  if (!found) throw cannotExpand(path);
  return found;
}
