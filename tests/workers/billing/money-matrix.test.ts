import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Offer } from "#app/core/payments/offer.ts";
import { TOKEN_PACKS } from "#app/core/plans/token-packs.ts";
import { partOf, textOf, visit } from "../pages/public-pages-help.ts";
import { ask, cookiesOf, ORIGIN, post, type TestPerson, TO_A_PAGE } from "../signed-in.ts";
import { heldBy, isPrinted, paidBy, runningOf, STATES } from "./money-states.ts";
import { deliverSale, isTestAccount, openLink, payAt, sessionAt, settle, stripe } from "./stripe-calls.ts";

/** What is read at a place, and the result of confirming it there. Amounts in cents. */
type Row = {
  state: string;
  product: string;
  place: string;
  words: string;
  button: string;
  /** What the provider's page or preview says is due today; null where nothing is sold. */
  due: number | null;
  /** What the provider took. */
  taken: number;
  /** Subscriptions that run afterwards. */
  active: number;
  plan: string | null;
};
type Outcome = Omit<Row, "state" | "product" | "place">;
type Plan = "Basic" | "Premium";

/** A program cannot open a test account's links: there, everybody with a session goes to a checkout. */
const LINKS: Record<string, string> = isTestAccount
  ? {}
  : {
      STRIPE_PAYMENT_LINK_BASIC: "/__sandbox/stripe/link/basic",
      STRIPE_PAYMENT_LINK_PREMIUM: "/__sandbox/stripe/link/premium",
    };

/** The figure in our own words. */
const dueIn = (words: string): number | null => {
  const [, dollars] = /Due today: \$(\d+\.\d\d)/.exec(words) ?? [];
  return dollars === undefined ? null : Math.round(Number(dollars) * 100);
};

async function outcome(person: TestPerson, before: number): Promise<Pick<Row, "taken" | "active" | "plan">> {
  await settle(person);
  const running = await runningOf(person);
  return { taken: (await paidBy(person)) - before, active: running.length, plan: await heldBy(person) };
}

/** Chosen inside the app: plan selection, settings, prompts and the status bar request the same offer. */
async function buyInside(person: TestPerson, plan: Plan): Promise<Outcome> {
  const before = await paidBy(person);
  const offer = (await (await ask(person, `/api/payments/offer?plan=${plan}`)).json()) as Offer;
  const { lines, confirm, dueToday, prorationDate } = offer;
  const told = { words: lines.join(" "), button: confirm ?? "none" };
  if (dueToday === null) return { ...told, due: null, ...(await outcome(person, before)) };
  const answer = await post(person, "/api/payments/create-checkout-session", {
    plan,
    email: "nurse@example.org",
    read: { dueToday, prorationDate },
  });
  const { url } = (await answer.json()) as { url: string };
  if (url.includes("/payment-success")) return { ...told, due: dueToday, ...(await outcome(person, before)) };
  const { amount_total: due, custom_text } = await sessionAt(url);
  expect(custom_text.submit?.message).toBe(told.words);
  await payAt(url);
  return { ...told, due, ...(await outcome(person, before)) };
}

/** Chosen on the pricing page, which works without scripts. */
async function buyOnPricing(person: TestPerson, plan: Plan): Promise<Outcome> {
  const before = await paidBy(person);
  const Cookie = await cookiesOf(person);
  const page = await visit(`/pricing?confirm=${plan}`, { headers: { Cookie } }, LINKS);
  const onwards = page.headers.get("Location");
  if (onwards)
    return { words: `goes on at ${onwards}`, button: "none", due: null, ...(await outcome(person, before)) };
  const html = await page.text();
  const dialog = partOf(html, `confirm-${plan.toLowerCase()}`);
  const [, dueToday = ""] = /name="dueToday" value="(\d+)"/.exec(dialog) ?? [];
  const body = new URLSearchParams({ plan, dueToday });
  const left = await visit("/pricing", { method: "POST", headers: { Cookie, Origin: ORIGIN }, body }, LINKS);
  const [, href = ""] = /id="payment-link" href="([^"]*)"/.exec(await left.text()) ?? [];
  const [, link, query] = /\/link\/(basic|premium)(.*)/.exec(href.replaceAll("&amp;", "&")) ?? [];
  const url = link ? await openLink(link as "basic" | "premium", query) : href;
  const { amount_total: due } = await sessionAt(url);
  await payAt(url);
  if (link) await deliverSale(url);
  const [, button = ""] = /<button type="submit"[^>]*>([^<]*)</.exec(dialog) ?? [];
  return { words: textOf(`<body>${dialog}`), button, due, ...(await outcome(person, before)) };
}

function print(row: Row): void {
  const money = (cents: number | null) => (cents === null ? "nothing" : `$${(cents / 100).toFixed(2)}`);
  const { state, product, place, words, button, due, taken, active, plan } = row;
  const figures = [
    `due ${money(due)}`,
    `taken ${money(taken)}`,
    `${active} active`,
    `plan ${plan ?? "none"}`,
  ];
  if (isPrinted) console.log(["MATRIX", state, product, place, words, `[${button}]`, ...figures].join(" | "));
}

const isPaid = (plan: string | null): boolean => plan === "Basic" || plan === "Premium";

const PLACES = [
  ["pricing", buyOnPricing],
  ["plan selection, settings, prompts", buyInside],
] as const;

for (const [state, make] of Object.entries(STATES))
  for (const product of ["Basic", "Premium"] as const)
    test(`${state} × ${product}: what is read is what is charged, and one subscription runs`, async () => {
      for (const [place, buy] of PLACES) {
        const person = await make();
        const held = await heldBy(person);
        const row = { state, product, place, ...(await buy(person, product)) };
        print(row);
        expect(row.due).toBe(dueIn(row.words));
        expect(row.taken).toBe(row.due ?? 0);
        // A trial whose first payment failed continues at the provider, but gives no plan until it is paid.
        const isRunning = isPaid(row.plan) || state === "first payment failed";
        expect(row.active).toBe(isRunning ? 1 : 0);
        expect(row.plan).toBe(row.due === null ? held : product);
        expect(/days are free/.test(row.words)).toBe(row.button === "Start Trial");
      }
    });

/** What does not depend on the kind of buyer is tried with a few, unless the whole matrix is requested. */
const SOME = Object.entries(STATES).filter(
  ([state]) =>
    isPrinted || ["Free", "Premium trial", "first payment failed", "past due", "trial used"].includes(state),
);

test("a pack costs what its button says, whoever buys it, and leaves plan and subscription alone", async () => {
  for (const [state, make] of SOME) {
    const person = await make();
    const [before, held, running] = [await paidBy(person), await heldBy(person), await runningOf(person)];
    const { id, price } = TOKEN_PACKS[0] ?? { id: "", price: 0 };
    const answer = await post(person, "/api/create-token-checkout", { packageId: id });
    const { url } = (await answer.json()) as { url: string };
    const { amount_total: due } = await sessionAt(url);
    await payAt(url);
    const row = {
      words: `Buy for $${price}`,
      button: `Buy for $${price}`,
      due,
      ...(await outcome(person, before)),
    };
    print({ state, product: "Small pack", place: "settings", ...row });
    expect([due, row.taken]).toEqual([price * 100, price * 100]);
    expect([row.plan, row.active]).toEqual([held, running.length]);
  }
});

test("Enterprise is bought nowhere by somebody whose plan runs, and its link is for who has none", async () => {
  const links = { ...LINKS, STRIPE_PAYMENT_LINK_ENTERPRISE: "https://buy.stripe.test/enterprise" };
  for (const [state, make] of SOME) {
    const person = await make();
    const running = await runningOf(person);
    const headers = { Cookie: await cookiesOf(person) };
    const html = await (await visit("/pricing", { headers }, links)).text();
    const card = (html.match(/<article[\s\S]*?<\/article>/g) ?? []).at(-1) ?? "";
    const words = textOf(`<body>${card.slice(card.lastIndexOf("</ul>"))}`);
    print({
      ...{ state, product: "Enterprise", place: "pricing", words, button: "none", due: null },
      ...(await outcome(person, await paidBy(person))),
    });
    expect([state, words]).toEqual([
      state,
      running.length > 0 ? "Contact sales" : "Upgrade to EnterpriseContact sales",
    ]);
    const offer = await ask(person, "/api/payments/offer?plan=Enterprise");
    expect(offer.status).toBe(400);
  }
});

/** Cents: the amount on the page of Basic's link; on a test account, its preview of the same sale to a visitor. */
async function dueOfVisitor(): Promise<number | null> {
  if (!isTestAccount) return (await sessionAt(await openLink("basic"))).amount_total;
  const price = (env as unknown as Record<string, string>).STRIPE_PRICE_BASIC ?? "";
  const sale = { currency: "usd", subscription_details: { items: [{ price, quantity: 1 }] } };
  return (await stripe.invoices.createPreview(sale)).amount_due;
}

test("a visitor reads the price of Basic and pays it; for Premium's trial she signs up first", async () => {
  const html = await (await visit("/pricing", {}, LINKS)).text();
  const basic = textOf(`<body>${partOf(html, "confirm-basic")}`);
  const due = await dueOfVisitor();
  const none = { active: 0, plan: null };
  const signedOut = { state: "signed out", place: "pricing" };
  print({
    ...signedOut,
    product: "Basic",
    words: basic,
    button: "Proceed to Payment",
    due,
    taken: due ?? 0,
    ...none,
  });
  expect(due).toBe(dueIn(basic));
  const premium = partOf(html, "confirm-premium");
  const words = textOf(`<body>${premium}`);
  print({ ...signedOut, product: "Premium", words, button: "Sign Up First", due: null, taken: 0, ...none });
  expect([dueIn(words), premium.includes("<form")]).toEqual([null, false]);
  for (const path of ["/plan-selection", "/settings/account"]) {
    const page = await visit(path, { headers: TO_A_PAGE });
    expect(page.headers.get("Location")).toBe(`/sign-in?redirect_url=${encodeURIComponent(path)}`);
  }
});
