import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { linkCustomer } from "#app/core/payments/stripe/customers.server.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { withoutHidden } from "#tests/without-hidden.ts";
import { directory } from "../databases.ts";
import { ask, freshPerson, ORIGIN, personWithPlan, type TestPerson, TO_A_PAGE } from "../signed-in.ts";

/** The main part of a page as a visitor without a session can read it. */
async function pageOf(path: string) {
  const page = await exports.default.fetch(`${ORIGIN}${path}`, { headers: TO_A_PAGE, redirect: "manual" });
  return { status: page.status, main: mainOf(await page.text()) };
}

/** A page as a signed-in person gets it, and the readable text of its main part. */
async function pageFor(person: TestPerson, path: string, plan: StoredPlan | null = "Free") {
  const page = await ask(person, path, { headers: TO_A_PAGE, cookies: { plan } });
  const html = await page.text();
  const policy = page.headers.get("Content-Security-Policy") ?? "";
  return { status: page.status, html, policy, main: mainOf(html) };
}

const mainOf = (html: string): string =>
  (/<main.*?<\/main>/s.exec(withoutHidden(html))?.[0] ?? "").replaceAll("<!-- -->", "");
const linksIn = (main: string) =>
  [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, to, text]) => [text, to]);

test("a visitor reads the specified title and the plan, is not thanked for what nobody has confirmed, and is led to the dashboard [PLAN-26] [PLAN-27] [PLAN-28]", async () => {
  const { status, main } = await pageOf("/payment-success?plan=Premium");
  expect(status).toBe(200);
  expect(main).toMatch(/<h1[^>]*>Payment Successful!<\/h1>/);
  expect(main).toContain("You are not signed in, so this page cannot tell what was paid.");
  expect(main).toContain("If you have paid for the Premium plan, the payment is waiting under the email");
  expect(main).not.toContain("Thank you");
  expect(linksIn(main)).toEqual([
    ["Sign up", "/sign-up?redirect_url=%2Fdashboard%3Fpaid%3Dvisitor"],
    ["sign in", "/sign-in?redirect_url=%2Fdashboard%3Fpaid%3Dvisitor"],
    ["Go to Dashboard", "/dashboard?paid=visitor"],
  ]);
  expect(main).toContain('<a class="button primary" href="/dashboard?paid=visitor">Go to Dashboard</a>');
  const refresh = '<meta http-equiv="refresh" content="5;url=/dashboard?paid=visitor"/>';
  expect(main).toContain(`<noscript>${refresh}</noscript>`);
  const leave =
    /<script nonce="\w+">setTimeout\(\(\)=>location\.assign\("\/dashboard\?paid=visitor"\),5000\)/;
  expect(main).toMatch(leave);
  for (const address of ["/payment-success", "/payment-success?plan=Gold"])
    expect((await pageOf(address)).main).toContain(
      "If you have paid for your new plan, the payment is waiting",
    );
});

test("a visitor who has paid is led to forms that say what is left to do, from one to the other, and nobody else reads it", async () => {
  const asked = await exports.default.fetch(`${ORIGIN}/dashboard?paid=visitor`, {
    headers: TO_A_PAGE,
    redirect: "manual",
  });
  const signIn = asked.headers.get("Location") ?? "";
  expect(signIn).toBe("/sign-in?redirect_url=%2Fdashboard%3Fpaid%3Dvisitor");
  const signUp = signIn.replace("/sign-in", "/sign-up");
  for (const [path, other] of [
    [signIn, signUp],
    [signUp, signIn],
  ] as const) {
    const { main } = await pageOf(path);
    expect(main).toContain("with the email address that you paid with, and confirm it with a code");
    expect(linksIn(main).map(([, to]) => to)).toContain(other);
  }
  for (const path of ["/sign-in", "/sign-up", "/sign-in?redirect_url=%2Fdashboard"])
    expect((await pageOf(path)).main).not.toContain("that you paid with");
});

test("the plan of the address comes before the one that is held, and that before none [PLAN-27]", async () => {
  const [person, nobody] = [await personWithPlan("Premium"), freshPerson()];
  const words = async (path: string, of = person) =>
    /<p id="bought">([^<]*)/.exec((await pageFor(of, path)).main)?.[1];
  expect(await words("/payment-success?plan=Basic")).toBe(
    "We are asking the card payment provider about your payment for the Basic plan.",
  );
  expect(await words("/payment-success")).toBe("Thank you for choosing the Premium plan.");
  expect(await words("/payment-success?plan=Gold")).toBe("Thank you for choosing the Premium plan.");
  expect(await words("/payment-success", nobody)).toContain("your payment for your new plan.");
  // What the page's script says once the payment provider has confirmed it.
  const { html } = await pageFor(person, "/payment-success?plan=Basic");
  expect(html).toContain('textContent="Thank you for choosing the Basic plan."');
  const refusal = "has no record of a payment from you for the Basic plan.";
  expect(html.replaceAll("<!-- -->", "")).toContain(refusal);
});

test("whoever has paid for a token pack reads that its tokens do not expire, once the payment is confirmed, and goes on to the dashboard [PLAN-26] [PLAN-28] [PLAN-44]", async () => {
  const { html, main } = await pageFor(await personWithPlan(), "/payment-success?pack=medium");
  expect(main).toMatch(/<h1[^>]*>Payment Successful!<\/h1>/);
  expect(linksIn(main)).toEqual([["Go to Dashboard", "/dashboard"]]);
  expect(main).toContain('<noscript><meta http-equiv="refresh" content="5;url=/dashboard"/></noscript>');
  expect(html).toContain(
    'textContent="Thank you. Your Medium token pack is on your account: 112,500 input and 52,500 output tokens, which do not expire.',
  );
});

test("whoever holds the plan that was paid for reads the same title, and is led to the dashboard by the link, and by the page with scripts and without [PLAN-26] [PLAN-28]", async () => {
  const { main } = await pageFor(await personWithPlan("Premium"), "/payment-success?plan=Premium", "Premium");
  expect(main).toMatch(/<h1[^>]*>Payment Successful!<\/h1>/);
  expect(main).toContain("Thank you for choosing the Premium plan.");
  expect(linksIn(main)).toEqual([["Go to Dashboard", "/dashboard"]]);
  expect(main).toContain('<noscript><meta http-equiv="refresh" content="5;url=/dashboard"/></noscript>');
  expect(main).toMatch(/<script nonce="\w+">.*setTimeout\(\(\)=>location\.assign\("\/dashboard"\),5000\)/);
});

test("the page's script marks the person's payment as completed, and has words ready for where that fails; a visitor has none to mark [PLAN-29] [PLAN-30]", async () => {
  const person = await personWithPlan();
  const { html, policy } = await pageFor(person, "/payment-success");
  const [, id, words] = /<p id="([^"]*)"[^>]*role="alert"[^>]*hidden=""[^>]*>([^<]*)</.exec(html) ?? [];
  expect(words).toBe(
    "Your payment was successful, but we had trouble updating your account. Please contact support.",
  );
  expect(html).toContain(`document.getElementById("${id}").hidden=false`);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(html).toContain(`<script nonce="${nonce}">fetch("/api/users/update-payment-status"`);
  const body = JSON.stringify({ userId: person.userId, status: "completed" });
  expect(html).toContain(`body:${JSON.stringify(body)}`);
  for (const bought of ["?plan=Basic", "?pack=small"]) {
    const page = await pageFor(person, `/payment-success${bought}`);
    expect(page.html, bought).toContain('>fetch("/api/users/update-payment-status"');
  }
  const visitors = await exports.default.fetch(`${ORIGIN}/payment-success`, { headers: TO_A_PAGE });
  expect(await visitors.text()).not.toContain("update-payment-status");
});

test("a cancelled payment shows the reason when there is one, that nothing was charged, and both ways on [PLAN-31] [PLAN-32] [PLAN-33]", async () => {
  const bare = await pageOf("/payment-cancelled");
  expect(bare.status).toBe(200);
  expect(bare.main).not.toContain("Reason");
  const { main } = await pageOf("/payment-cancelled?reason=Card%20expired");
  expect(main).toContain("Reason: Card expired");
  const long =
    "The bank asked for a confirmation that did not come in time, so that the card was not charged.";
  const own = await pageFor(await personWithPlan(), `/payment-cancelled?reason=${encodeURIComponent(long)}`);
  expect(own.main).toContain(`Reason: ${long}`);
  for (const shown of [bare.main, main, own.main]) {
    expect(linksIn(shown)).toEqual([
      ["Return to Pricing", "/pricing"],
      ["Go to Dashboard", "/dashboard"],
    ]);
    expect(shown).toMatch(
      /data-type="info"[^>]*><div>Your payment was cancelled\. No charges were made\.<\/div>/,
    );
  }
});

test("the plan selection is titled as specified and shows four cards with their buttons, Premium's trial, and the way to skip [PLAN-03] [PLAN-05] [PLAN-36] [PLAN-41]", async () => {
  const { status, main } = await pageFor(freshPerson(), "/plan-selection", null);
  expect(status).toBe(200);
  expect(main).toContain("<h1>Select Your Plan</h1>");
  const cards = main.match(/<article .*?<\/article>/gs) ?? [];
  expect(cards.map((card) => />([^<]*)<\/button>/.exec(card)?.[1])).toEqual([
    "Start for free",
    "Choose Basic",
    "Choose Premium",
    "Contact sales",
  ]);
  const trial = '<p class="tag">7-day free trial</p>';
  expect(cards.map((card) => card.includes(trial))).toEqual([false, false, true, false]);
  const account = await pageFor(await personWithPlan(), "/settings/account");
  expect(account.main.split(trial)).toHaveLength(2);
  expect(linksIn(main)).toEqual([["Skip for now and continue to dashboard", "/dashboard"]]);
});

test("where plans are chosen, the one that is held is marked, and is none of those to buy [PLAN-03] [PLAN-14] [PLAN-15] [PLAN-16]", async () => {
  const buttonsOn = async (path: string, plan: "Basic" | "Premium") => {
    const { main } = await pageFor(await personWithPlan(plan), path, plan);
    if (path === "/plan-selection") expect(main).toContain("<h1>Select Your Plan</h1>");
    return [...main.matchAll(/<article .*?<button [^>]*>([^<]*)<\/button><\/article>/gs)].map(
      ([, name]) => name,
    );
  };
  expect(await buttonsOn("/plan-selection", "Basic")).toEqual([
    "Start for free",
    "Your plan: Basic",
    "Choose Premium",
    "Contact sales",
  ]);
  expect(await buttonsOn("/plan-selection", "Premium")).toContain("Your plan: Premium");
  expect(await buttonsOn("/settings/account", "Basic")).toEqual([
    "Your plan",
    "Choose Premium",
    "Contact sales",
  ]);
});

test("without a session the plan selection leads to sign-in [PLAN-04]", async () => {
  const page = await exports.default.fetch(`${ORIGIN}/plan-selection`, {
    headers: TO_A_PAGE,
    redirect: "manual",
  });
  expect([page.status, page.headers.get("Location")]).toEqual([
    302,
    "/sign-in?redirect_url=%2Fplan-selection",
  ]);
});

test("the account shows the subscription, the token packs, the cards of the plans to change to, the danger zone, and both kinds of tokens used [SET-11] [SET-12] [SET-18]", async () => {
  const titled = (html: string, level: number) =>
    [...html.matchAll(new RegExp(`<h${level}[^>]*>([^<]+?) ?<`, "g"))].map(([, title]) => title);
  const { main } = await pageFor(await personWithPlan("Premium"), "/settings/account", "Premium");
  const onFree = (await pageFor(await personWithPlan(), "/settings/account")).main;
  for (const html of [main, onFree]) {
    expect(titled(html, 2)).toEqual([
      "Subscription",
      "Token usage",
      "Token packs",
      "Plans",
      ...["Basic", "Premium", "Enterprise"],
      "Your data",
      "Danger Zone",
    ]);
    expect(titled(html, 3)).toEqual(["Small", "Medium", "Large"]);
  }
  expect(main.replaceAll(/<[^>]*>/g, " ")).toMatch(
    /Input tokens this month +0 \/ 300,000.*Output tokens this month +0 \/ 150,000/s,
  );
  expect(main).toContain(">Sync plan</button>");
});

test("the account page itself says where its plan is known from and can sync it, and sells packs and deletes the account [PLAN-34]", async () => {
  const { main } = await pageFor(await personWithPlan("Basic"), "/settings/account", "Basic");
  expect(main).toContain('<strong>Basic</strong> <span class="tag">As we have it on file</span>');
  const buttons = [...main.matchAll(/<button[^>]*>([^<]*)</g)].map(([, name]) => name);
  expect(buttons).toEqual(
    expect.arrayContaining(["Sync plan", "Buy for $19", "Buy for $35", "Buy for $75", "Delete Account"]),
  );
});

test("on the account Premium alone can be verified, Basic and Premium alone be reset, and only a customer of the payment provider manages a subscription [SET-13] [SET-15] [SET-16] [OPEN-36]", async () => {
  const buttonsOf = async (person: TestPerson, plan: StoredPlan) => {
    const { main } = await pageFor(person, "/settings/account", plan);
    const [, section = ""] = /<h2 id="subscription">(.*?)<\/section>/s.exec(main) ?? [];
    return [...section.matchAll(/<button[^>]*>([^<]*)</g)].map(([, name]) => name);
  };
  const verify = "Verify with the card payment provider";
  for (const [plan, asVisitor, asCustomer] of [
    ["Free", ["Sync plan"], ["Sync plan", "Manage Subscription"]],
    ["Basic", ["Sync plan", "Reset limits"], ["Sync plan", "Manage Subscription", "Reset limits"]],
    [
      "Premium",
      ["Sync plan", verify, "Reset limits"],
      ["Sync plan", verify, "Manage Subscription", "Reset limits"],
    ],
  ] as const) {
    const person = await personWithPlan(plan);
    expect([plan, await buttonsOf(person, plan)]).toEqual([plan, asVisitor]);
    await linkCustomer({ directory, now: Date.now }, `cus_${person.userId}`, person.userId);
    expect([plan, await buttonsOf(person, plan)]).toEqual([plan, asCustomer]);
  }
});

const BILLING = ["/plan-selection", "/settings/account", "/sign-in?plan=Basic"];
const OTHERS = [
  "/dashboard",
  "/notes/sbar",
  "/notes/templates",
  "/notes/templates/soap",
  "/notes/premium-preview",
  "/settings/billing",
  "/chat",
];

test("in billing documents the payment provider's script comes from the provider itself under the document's nonce, and the policy names the provider; no other document has a word of it [PLAN-19] [OPEN-75]", async () => {
  const person = await personWithPlan();
  for (const path of BILLING) {
    const { html, policy } = await pageFor(person, path);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    const scripts = html.match(/<script[^>]* src="https:\/\/js\.stripe\.com\/v3\/"[^>]*>/g) ?? [];
    expect([path, scripts.length, scripts[0]?.includes(`nonce="${nonce}"`)]).toEqual([path, 1, true]);
    expect([path, policy.match(/https:\/\/[a-z.]*stripe\.com/g)]).toEqual([
      path,
      ["https://api.stripe.com", "https://js.stripe.com", "https://hooks.stripe.com"],
    ]);
  }
  for (const path of OTHERS) {
    const { status, html, policy } = await pageFor(person, path);
    expect([path, status, html.includes("js.stripe.com"), policy.includes("stripe")]).toEqual([
      path,
      200,
      false,
      false,
    ]);
  }
});

test("whoever just signed in to buy a plan is led into a document of its own; signed out, the form has no script of the payment provider [PLAN-19] [OPEN-75] [IDN-09] [OPEN-11]", async () => {
  const person = await personWithPlan();
  for (const plan of ["Basic", "Premium"]) {
    const data = await ask(person, `/sign-in.data?plan=${plan}`);
    expect(await data.text()).toMatch(new RegExp(`"redirect","/sign-in\\?plan=${plan}".*"reload",true`, "s"));
    const begun = await ask(person, `/sign-in?plan=${plan}`, { headers: TO_A_PAGE });
    const html = await begun.text();
    expect(html).toContain('src="https://js.stripe.com/');
    expect(html).toMatch(new RegExp(String.raw`\\"checkout\\",\{[^}]*\},\\"plan\\",\\"${plan}\\"`));
    const before = await exports.default.fetch(`${ORIGIN}/sign-in.data?plan=${plan}`);
    expect(await before.text()).toContain(`"target","/sign-in?plan=${plan}"`);
  }
  const form = await exports.default.fetch(`${ORIGIN}/sign-in?plan=Basic`, { headers: TO_A_PAGE });
  expect(await form.text()).not.toContain("js.stripe.com");
});
