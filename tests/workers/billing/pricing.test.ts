import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "#app/base/data/schema.ts";
import { readReference } from "#app/core/payments/payment-reference.server.ts";
import { MONTHLY_PRICES, PLAN_NAMES } from "#app/core/plans/plans.ts";
import { withoutHidden } from "#tests/without-hidden.ts";
import { database } from "../databases.ts";
import { partOf, post, textOf, visit } from "../pages/public-pages-help.ts";
import { ask, cookiesOf, personWithPlan } from "../signed-in.ts";

const LINKS = {
  STRIPE_PAYMENT_LINK_BASIC: "https://buy.stripe.test/basic?locale=en",
  STRIPE_PAYMENT_LINK_PREMIUM: "/pay/premium",
  STRIPE_PAYMENT_LINK_ENTERPRISE: "https://buy.stripe.test/enterprise",
};
const UPGRADES = ["Basic", "Premium", "Enterprise"] as const;

const read = async (path: string) => (await visit(path)).text();

/** The four cards as text, by plan. */
async function cardsOf(path: string) {
  const cards = withoutHidden(await read(path)).match(/<article[\s\S]*?<\/article>/g) ?? [];
  return Object.fromEntries(
    cards.map((card) => [/<h2[^>]*>(\w+)</.exec(card)?.[1], { html: card, text: textOf(`<body>${card}`) }]),
  );
}

/** The comparison table's body, cell by cell. */
async function tableOf(html: string) {
  const rows = [...partOf(withoutHidden(html), "compare").matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(
    ([, row = ""]) => [...row.matchAll(/<t[hd][^>]*>([^<]*)<\/t[hd]>/g)].map(([, cell = ""]) => cell),
  );
  return rows;
}

test("pricing is public and shows the four plans as cards, with what each costs [PUB-10] [PLAN-01] [PLAN-36] [PLAN-05]", async () => {
  expect((await visit("/pricing")).status).toBe(200);
  const cards = await cardsOf("/pricing");
  expect(Object.keys(cards)).toEqual(["Free", "Basic", "Premium", "Enterprise"]);
  expect(cards.Free?.text).toContain("$0 /month");
  expect(cards.Basic?.text).toContain("$19 /month");
  expect(cards.Premium?.text).toContain("$49 /month 7-day free trial");
  expect(cards.Enterprise?.text).toContain("Custom");
  expect(cards.Enterprise?.text).toContain("20% bonus on prepaid credit packages");
  expect(cards.Free?.html).toMatch(/<a [^>]*href="\/sign-up"[^>]*>Start for free</);
  expect(cards.Enterprise?.html).toMatch(/<a [^>]*href="\/contact-sales"/);
  const demo = await cardsOf("/demo-plan-selection");
  expect(demo.Premium?.text).toContain("$49 /month 7-day free trial");
});

test("the comparison table shows what is enforced, unlimited for Enterprise, tokens included, of which either kind is a limit [PUB-10] [PLAN-38] [USE-02] [OPEN-24]", async () => {
  const html = await read("/pricing");
  expect(textOf(html)).toContain("Reaching either token limit uses up the month's allowance.");
  const [head, ...rows] = await tableOf(html);
  expect(head).toEqual(["Per month", "Free", "Basic", "Premium", "Enterprise"]);
  expect(rows).toEqual([
    ["Chat", "50", "100", "300", "Unlimited"],
    ["File analysis", "1", "10", "30", "Unlimited"],
    ["Medical research", "10", "20", "60", "Unlimited"],
    ["SBAR", "15", "30", "90", "Unlimited"],
    ["NANDA", "15", "30", "90", "Unlimited"],
    ["Input tokens", "75,000", "150,000", "300,000", "Unlimited"],
    ["Output tokens", "35,000", "70,000", "150,000", "Unlimited"],
  ]);
});

test("the token packs are told with their sizes and prices [PLAN-43] [PLAN-44] [PLAN-45] [OPEN-34]", async () => {
  const own = await (await ask(await personWithPlan(), "/pricing")).text();
  const texts = [await read("/pricing"), own].map((html) => textOf(partOf(html, "token-packs")));
  for (const words of [
    "Small $19 once 56,250 input and 26,250 output tokens, $0.38 per 1K tokens",
    "Medium $35 once 112,500 input and 52,500 output tokens, $0.35 per 1K tokens",
    "Large Best Value $75 once 225,000 input and 105,000 output tokens, $0.30 per 1K tokens",
    "the tokens are added to your monthly allowance. They do not expire.",
    "Subscribing saves up to 50% per token.",
  ])
    for (const text of texts) expect(text).toContain(words);
});

test("an upgrade asks first: the page leads to no payment, a dialog's form does [PUB-11] [PLAN-09] [OPEN-23]", async () => {
  for (const configuration of [{}, LINKS]) {
    const html = await (await visit("/pricing", {}, configuration)).text();
    expect(html).not.toMatch(/buy\.stripe|\/pay\//);
    for (const plan of UPGRADES) {
      const id = `confirm-${plan.toLowerCase()}`;
      expect(html).toMatch(
        new RegExp(`<button [^>]*commandfor="${id}" command="show-modal">Upgrade to (?:<!-- -->)?${plan}<`),
      );
      expect(html).toContain(`href="/pricing?confirm=${plan}"`);
      const dialog = partOf(html, id);
      expect(dialog).toMatch(/^<dialog (?![^>]*\bopen\b)/);
      if (plan === "Premium") continue;
      expect(dialog).toMatch(/<button type="submit"[^>]*>Proceed to Payment<\/button>/);
      expect(dialog).toMatch(/<form [^>]*action="\/pricing" method="post"/);
      expect(dialog).toMatch(new RegExp(`name="plan"[^>]*value="${plan}"|value="${plan}"[^>]*name="plan"`));
    }
    expect(textOf(`<body>${partOf(html, "confirm-basic")}`)).toContain("Due today: $19.00.");
    const premium = partOf(html, "confirm-premium");
    expect(textOf(`<body>${premium}`)).toContain("7-day free trial, once per person, then $49.00 per month");
    expect(premium).not.toContain("<form");
    expect(premium).toContain('href="/sign-up?redirect_url=%2Fplan-selection%3Fplan%3DPremium"');
  }
});

test("where the browser cannot open the dialog, it comes open with the page, which is held still [PUB-11]", async () => {
  const html = await read("/pricing?confirm=Basic");
  expect(partOf(html, "confirm-basic")).toMatch(/^<dialog [^>]*\bopen=""/);
  expect(partOf(html, "confirm-premium")).not.toMatch(/^<dialog [^>]*\bopen\b/);
  expect(html).toMatch(/<body><div inert="">/);
  expect(partOf(html, "confirm-basic")).toMatch(/<a [^>]*href="\/pricing"[^>]*>Cancel<\/a>/);
  expect(await read("/pricing?confirm=Gold")).not.toMatch(/inert=""|<dialog [^>]*\bopen\b/);
});

test("a visitor's confirmed upgrade leads to the plan's payment link and says so meanwhile, for 500 ms [PLAN-17] [PLAN-23] [CONST-01] [OPEN-35]", async () => {
  for (const [plan, link] of [
    ["Basic", LINKS.STRIPE_PAYMENT_LINK_BASIC],
    ["Enterprise", LINKS.STRIPE_PAYMENT_LINK_ENTERPRISE],
  ] as const) {
    const response = await post("/pricing", { plan }, { configuration: LINKS });
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await response.text();
    expect(html).toContain(`<meta http-equiv="refresh" content="1;url=${link}"/>`);
    expect(html).toMatch(new RegExp(`<a id="payment-link" href="${link.replaceAll(/[?.]/g, "\\$&")}"`));
    expect(html).not.toContain("client_reference_id");
    expect(html).toMatch(/<div class="toast page-toast" data-type="info" role="status">/);
    expect(textOf(html)).toContain(`Processing ${plan} plan upgrade...`);
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
    const scripts = html.match(/<script[\s\S]*?<\/script>/g) ?? [];
    expect(scripts).toEqual([expect.stringContaining(`nonce="${nonce}"`)]);
    expect(scripts[0]).toMatch(/location\.replace\(.*,500\)/);
  }
});

test("Premium begins with a trial that a payment link cannot know, so a visitor signs up first [OPEN-23]", async () => {
  const response = await post("/pricing", { plan: "Premium" }, { configuration: LINKS });
  expect([response.status, response.headers.get("Location")]).toEqual([
    303,
    "/sign-up?redirect_url=%2Fplan-selection%3Fplan%3DPremium",
  ]);
});

test("a person is led to the payment link with her reference where it comes to what she read, else to a checkout of her own [PLAN-17] [PLAN-23] [OPEN-35] [OPEN-23]", async () => {
  const person = await personWithPlan();
  const Cookie = await cookiesOf(person);
  const plans = (await (await ask(person, "/pricing")).text()).replaceAll("<!-- -->", "");
  for (const plan of ["Basic", "Premium"])
    expect(plans).toContain(`href="/pricing?confirm=${plan}">Upgrade to ${plan}</a>`);
  const confirm = async (plan: string, dueToday: string) =>
    (await post("/pricing", { plan, dueToday }, { configuration: LINKS, headers: { Cookie } })).text();
  const linked = await confirm("Basic", "1900");
  const reference = /client_reference_id=([\w-]+)/.exec(linked)?.[1] ?? "";
  expect(await readReference(reference, env)).toBe(person.userId);
  expect(linked).toContain(
    `href="https://buy.stripe.test/basic?locale=en&amp;client_reference_id=${reference}"`,
  );
  expect(textOf(linked)).toContain("Processing Basic plan upgrade...");
  const unlinked = await post("/pricing", { plan: "Basic", dueToday: "1900" }, { headers: { Cookie } });
  expect(textOf(await unlinked.text())).toContain("Preparing Basic plan upgrade...");
  const own = await confirm("Premium", "0");
  expect(own).toMatch(/id="payment-link" href="http:\/\/localhost\/__sandbox\/stripe\/checkout\//);
  expect(textOf(own)).toContain("Preparing Premium plan upgrade...");
  await database.update(customers).set({ trialUsedAt: 1 }).where(eq(customers.userId, person.userId));
  const afterTrial = await confirm("Premium", "4900");
  expect(afterTrial).toMatch(/id="payment-link" href="\/pay\/premium\?client_reference_id=/);
  expect(textOf(afterTrial)).toContain("Processing Premium plan upgrade...");
});

test("a person's upgrade asks first as well, each plan in a dialog of her own; Enterprise is among them where it has a payment link [PUB-11] [PLAN-17] [PLAN-09] [PLAN-01]", async () => {
  const Cookie = await cookiesOf(await personWithPlan());
  const own = async (path: string, configuration = {}) =>
    (await (await visit(path, { headers: { Cookie } }, configuration)).text()).replaceAll("<!-- -->", "");
  const plans = await own("/pricing", LINKS);
  for (const plan of UPGRADES) {
    expect(plans, plan).toContain(`href="/pricing?confirm=${plan}">Upgrade to ${plan}</a>`);
    const dialog = partOf(await own(`/pricing?confirm=${plan}`, LINKS), `confirm-${plan.toLowerCase()}`);
    expect(dialog, plan).toMatch(/^<dialog [^>]*\bopen=""/);
    expect(dialog, plan).toMatch(/<form [^>]*action="\/pricing" method="post"/);
    const [, confirm] = /<button type="submit"[^>]*>([^<]*)</.exec(dialog) ?? [];
    expect([plan, confirm]).toEqual([plan, plan === "Premium" ? "Start Trial" : "Proceed to Payment"]);
  }
  expect(await own("/pricing")).not.toContain("Upgrade to Enterprise");
  for (const shown of [plans, await own("/pricing")])
    expect(shown).toContain('<a class="button quiet" href="/contact-sales">Contact sales</a>');
  const form = { configuration: LINKS, headers: { Cookie } };
  const leaving = await (await post("/pricing", { plan: "Enterprise" }, form)).text();
  expect(leaving).toContain(`id="payment-link" href="${LINKS.STRIPE_PAYMENT_LINK_ENTERPRISE}"`);
});

test("what was read and is no longer so is read anew, and a session that has ended is a visitor's", async () => {
  const person = await personWithPlan();
  const confirm = (fields: Record<string, string>, Cookie: string) =>
    post("/pricing", fields, { configuration: LINKS, headers: { Cookie } });
  const Cookie = await cookiesOf(person);
  const wrong: Record<string, string>[] = [
    { plan: "Basic", dueToday: "0" },
    { plan: "Premium", dueToday: "4900" },
    { plan: "Basic" },
  ];
  for (const fields of wrong) {
    const response = await confirm(fields, Cookie);
    expect([response.status, response.headers.get("Location")]).toEqual([
      303,
      `/pricing?confirm=${fields.plan}`,
    ]);
  }
  for (const ended of ["", "__session=broken; activity=forged", await cookiesOf(person, { idleMs: 600_000 })])
    expect(await (await confirm({ plan: "Basic" }, ended)).text()).not.toContain("client_reference_id");
});

test("the page knows the plan that a person is on, and what she has had", async () => {
  const person = await personWithPlan("Premium");
  const own = await (await ask(person, "/pricing", { cookies: { plan: "Premium" } })).text();
  const actions = (own.match(/<article[\s\S]*?<\/article>/g) ?? []).map((card) =>
    textOf(`<body>${card.slice(card.lastIndexOf("</ul>"))}`),
  );
  expect(actions).toEqual([
    "Included in your plan",
    "Included in your plan",
    "Your plan Manage billing",
    "Contact sales",
  ]);
  expect(own).not.toContain("<dialog");
});

test("a plan without a payment link says so, Enterprise with the way to sales [PLAN-18] [PLAN-01] [OPEN-22]", async () => {
  for (const plan of UPGRADES) {
    const response = await post("/pricing", { plan });
    expect([response.status, response.headers.get("Location")]).toEqual([303, `/pricing?missing=${plan}`]);
    const html = await read(`/pricing?missing=${plan}`);
    const words = `No payment link found for ${plan} plan`;
    expect(html).toContain(
      `<div class="toast page-toast" data-type="error" role="alert"><div>${words}</div></div>`,
    );
    const notice = /<div class="notice alarm[\s\S]*?<\/div>/.exec(html)?.[0] ?? "";
    expect(textOf(`<body>${notice}`)).toContain(words);
    expect(notice.includes('href="/contact-sales"')).toBe(plan === "Enterprise");
    const own = await (await ask(await personWithPlan(), `/pricing?missing=${plan}`)).text();
    expect(textOf(own).split(words)).toHaveLength(3);
    expect(own).not.toContain("?confirm=Enterprise");
  }
  expect(await read("/pricing?missing=<b>")).not.toContain("No payment link found");
});

test("a plan that cannot be paid for leads nowhere", async () => {
  for (const plan of ["Free", "Gold", ""]) {
    const response = await post("/pricing", { plan }, { configuration: LINKS });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/pricing"]);
  }
});

test("the demo is public and asks nobody: choosing is a link to itself [PUB-08]", async () => {
  const chosen = PLAN_NAMES.map((plan) => `?plan=${plan}`);
  for (const path of ["", ...chosen].map((query) => `/demo-plan-selection${query}`)) {
    const response = await visit(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Set-Cookie")).toBeNull();
    const html = await response.text();
    const main = partOf(html, "content");
    expect(main).toContain("<h1>Select Your Plan</h1>");
    expect(main).toMatch(/<form action="\/demo-plan-selection">/);
    expect(main.match(/<form/g)?.length).toBe(1);
    expect(main).not.toMatch(/href=|method=|formaction|<script|commandfor/i);
    expect(Object.keys(await cardsOf(path))).toEqual([...PLAN_NAMES]);
    const own = partOf(await (await ask(await personWithPlan(), path)).text(), "content");
    expect(own).toMatch(/<form action="\/demo-plan-selection">/);
    expect(own).not.toMatch(/href=|method=|formaction|<script|commandfor/i);
  }
});

test("choosing a plan in the demo shows the toast and the text, for the four plans only [PUB-08] [PUB-09] [PLAN-05]", async () => {
  const cards = await cardsOf("/demo-plan-selection");
  expect(await read("/demo-plan-selection")).toContain('<form action="/demo-plan-selection">');
  const words = PLAN_NAMES.map((plan) => />([^<]*)<\/button>/.exec(cards[plan]?.html ?? "")?.[1]);
  expect(words).toEqual(["Start for free", "Choose Basic", "Choose Premium", "Contact sales"]);
  for (const plan of PLAN_NAMES) {
    const [choosing = ""] = /<button [^>]*>/.exec(cards[plan]?.html ?? "") ?? [];
    for (const attribute of ['type="submit"', 'name="plan"', `value="${plan}"`])
      expect(choosing).toContain(attribute);
    const html = await read(`/demo-plan-selection?plan=${plan}`);
    expect(html).toMatch(/data-type="success" role="status"><div>Selected plan: (<!-- -->)?\w+<\/div>/);
    expect(html).toContain('<p class="notice success">You selected the ');
    const text = textOf(html);
    expect(text).toContain(`Selected plan: ${plan}`);
    expect(text).toContain(`You selected the ${plan} plan! (Demo only)`);
  }
  const own = textOf(await (await ask(await personWithPlan(), "/demo-plan-selection?plan=Basic")).text());
  expect(own).toContain("You selected the Basic plan! (Demo only)");
  expect(own).toContain("Selected plan: Basic");
  for (const other of ["", "?plan=", "?plan=Gold", "?plan=basic", "?plan=%3Cb%3E"])
    expect(await read(`/demo-plan-selection${other}`)).not.toMatch(/Selected plan|You selected/);
});

test("no plan's price on a page is another than the plans' own", async () => {
  for (const path of ["/pricing", "/demo-plan-selection"]) {
    const cards = await cardsOf(path);
    for (const plan of PLAN_NAMES) {
      const price = MONTHLY_PRICES[plan];
      expect(cards[plan]?.text).toContain(price === null ? "Custom" : `$${price} /month`);
    }
  }
});

test("a signed-in person reads the same cards and the same table [PUB-10] [PLAN-38]", async () => {
  expect(await tableOf(await read("/pricing?confirm=Basic"))).toEqual(await tableOf(await read("/pricing")));
  for (const plan of ["Free", "Premium"] as const) {
    const own = await (await ask(await personWithPlan(plan), "/pricing", { cookies: { plan } })).text();
    const names = [...own.matchAll(/<article[^>]*><h2[^>]*>(\w+)</g)].map(([, name]) => name);
    expect(names).toEqual(["Free", "Basic", "Premium", "Enterprise"]);
    expect(await tableOf(own)).toEqual(await tableOf(await read("/pricing")));
  }
});
