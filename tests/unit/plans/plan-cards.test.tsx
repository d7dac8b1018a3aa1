import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { perFeature } from "#app/core/meter/left.ts";
import { comparisonRows } from "#app/core/plans/comparison.ts";
import { PlanCardView } from "#app/core/plans/plan-card-view.tsx";
import { PLAN_CARDS, type PlanCard } from "#app/core/plans/plan-cards.ts";
import {
  type Allowance,
  allowanceOf,
  FEATURES,
  MONTHLY_PRICES,
  PAID_PLANS,
  PLAN_NAMES,
  toStoredPlan,
} from "#app/core/plans/plans.ts";
import { filesBelow } from "#scripts/files-below.ts";
import { withoutHidden } from "#tests/without-hidden.ts";

const cardOf = (name: string) => PLAN_CARDS.find((card) => card.name === name) as PlanCard;
const textOf = (card: PlanCard) =>
  withoutHidden(renderToStaticMarkup(<PlanCardView card={card} action={null} />))
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

test("there are four plans, of which Enterprise is sold by sales alone [PLAN-01]", () => {
  expect(PLAN_NAMES).toEqual(["Free", "Basic", "Premium", "Enterprise"]);
  expect(PLAN_CARDS.map(({ name }) => name)).toEqual([...PLAN_NAMES]);
  expect(cardOf("Enterprise").price).toBeNull();
  expect(cardOf("Enterprise").buttonText).toBe("Contact sales");
  expect(PAID_PLANS).toEqual(["Basic", "Premium"]);
  expect(toStoredPlan("Enterprise")).toBe("Free");
});

test("a card carries its nine fields, and shows each of them [PLAN-05]", () => {
  for (const card of PLAN_CARDS) {
    expect(Object.keys(card).sort()).toEqual(
      [
        "bonus",
        "buttonText",
        "description",
        "features",
        "highlighted",
        "name",
        "price",
        "tokenBundles",
        "trial",
      ].sort(),
    );
    const text = textOf(card);
    const shown = [card.name, card.description, ...card.features, card.tokenBundles, card.trial, card.bonus];
    for (const words of shown) if (words) expect(text).toContain(words);
    for (const words of [card.description, card.buttonText, card.tokenBundles]) expect(words).not.toBe("");
    expect(card.features).not.toEqual([]);
  }
  const changed: PlanCard = {
    name: "Basic",
    price: 7,
    description: "A description.",
    features: ["One", "Two"],
    buttonText: "Take it",
    highlighted: true,
    trial: "A trial",
    tokenBundles: "A bundle",
    bonus: "A bonus",
  };
  const html = renderToStaticMarkup(
    <PlanCardView card={changed} action={<button type="button">{changed.buttonText}</button>} />,
  );
  expect(html).toMatch(/<article class="card plan-card highlighted">/);
  for (const words of [
    "Basic",
    "$7",
    "A description.",
    "One",
    "Two",
    "Take it",
    "A trial",
    "A bundle",
    "A bonus",
  ])
    expect(html).toContain(words);
  expect(PLAN_CARDS.filter(({ highlighted }) => highlighted).map(({ name }) => name)).toEqual(["Premium"]);
});

test("prices per month are $0, $19, $49 with a free trial of 7 days, and agreed on with a 20% bonus [PLAN-36]", () => {
  expect(MONTHLY_PRICES).toEqual({ Free: 0, Basic: 19, Premium: 49, Enterprise: null });
  expect(PLAN_CARDS.map(({ price }) => price)).toEqual([0, 19, 49, null]);
  expect(PLAN_CARDS.map(({ trial }) => trial)).toEqual([null, null, "7-day free trial", null]);
  expect(PLAN_CARDS.map(({ bonus }) => bonus)).toEqual([
    null,
    null,
    null,
    "20% bonus on prepaid credit packages",
  ]);
});

test("the cards advertise 50, 100 and 300 notes, 10, 20 and 60 chats, and 100K tokens on Basic [PLAN-39] [OPEN-24] [OPEN-25]", () => {
  const figures = { Free: [50, 10], Basic: [100, 20], Premium: [300, 60] } as const;
  for (const [name, [notes, chats]] of Object.entries(figures)) {
    const { features } = cardOf(name);
    expect(features).toContain(`${notes} notes per month`);
    expect(features).toContain(`${chats} AI chats per month`);
  }
  expect(cardOf("Basic").features).toContain("100K tokens monthly");
});

test("tokens are paid each on Free, bundled per 1,000 on Basic and Premium, in bulk on Enterprise [PLAN-40]", () => {
  const [free, basic, premium, enterprise] = PLAN_CARDS.map(textOf);
  expect(free).toContain(" Pay per token (");
  expect(basic).toContain(" Bundled per 1,000 tokens (");
  expect(premium).toContain(" Bundled per 1,000 tokens (");
  expect(enterprise).toContain(" Bulk token packages (");
});

test("the cards list templates and support of Basic and Premium, and team roles of Enterprise [PLAN-41] [OPEN-32]", () => {
  for (const [name, lines] of [
    ["Basic", ["Advanced templates", "Priority email support"]],
    ["Premium", ["Custom template creation", "24/7 support", "7-day free trial"]],
    ["Enterprise", ["Team and role management"]],
  ] as const)
    for (const line of lines) expect(textOf(cardOf(name))).toContain(` ${line} `);
});

const byLabel = (rows: ReturnType<typeof comparisonRows>) =>
  Object.fromEntries(rows.map(({ label, values }) => [label, PLAN_NAMES.map((plan) => values[plan])]));

test("the comparison table shows each plan's monthly uses [PLAN-38]", () => {
  expect(byLabel(comparisonRows())).toMatchObject({
    Chat: ["50", "100", "300", "Unlimited"],
    "File analysis": ["1", "10", "30", "Unlimited"],
    "Medical research": ["10", "20", "60", "Unlimited"],
    SBAR: ["15", "30", "90", "Unlimited"],
    NANDA: ["15", "30", "90", "Unlimited"],
  });
});

test("a changed allowance changes the comparison table, figure by figure", () => {
  const changed: Allowance = {
    counts: { ...perFeature((feature) => FEATURES.indexOf(feature)), chat: Number.POSITIVE_INFINITY },
    tokens: { inputTokens: 1_234_567, outputTokens: 6 },
  };
  const rows = comparisonRows((plan) => (plan === "Basic" ? changed : allowanceOf(plan)));
  expect(rows.map(({ values }) => values.Basic)).toEqual([
    "Unlimited",
    ...FEATURES.slice(1).map((_, at) => String(at + 1)),
    "1,234,567",
    "6",
  ]);
  expect(rows.map(({ values }) => values.Free)).toEqual(comparisonRows().map(({ values }) => values.Free));
});

test("no page writes a price, an allowance or a trial a second time: all are read from the plans", () => {
  const prices = PLAN_NAMES.flatMap((plan) => MONTHLY_PRICES[plan] || []);
  const tokens = PLAN_NAMES.flatMap((plan) => Object.values(allowanceOf(plan).tokens)).filter(
    Number.isFinite,
  );
  const figures = [
    ...prices.map((price) => `\\$${price}\\b`),
    ...tokens.flatMap((count) => [
      count.toLocaleString("en-US"),
      count.toLocaleString("en-US").replaceAll(",", "_"),
    ]),
    "\\b(?:7|14)-day",
  ];
  const written = new RegExp(figures.join("|"));
  const pages = ["app/rooms/marketing", "app/rooms/billing", "app/base/ui"].flatMap((folder) =>
    filesBelow(folder, /\.tsx?$/),
  );
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter((file) => written.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("beside each advertised figure stands the one that is enforced, and beside what is not there yet that it is planned [PLAN-39] [OPEN-25] [OPEN-32]", () => {
  const premium = textOf(cardOf("Premium"));
  expect(premium).toContain(
    "300 notes per month (each kind has its own limit: 90 SBAR notes and 90 NANDA diagnoses a month)",
  );
  expect(premium).toContain("60 AI chats per month (up to 300 chat messages in all)");
  expect(premium).toContain("24/7 support (the assistant at any hour; people Monday to Friday 9-5 EST");
  const basic = textOf(cardOf("Basic"));
  expect(basic).toContain("100K tokens monthly (counted as 150,000 input and 70,000 output tokens)");
  expect(textOf(cardOf("Free"))).toContain(
    "(each kind has its own limit: 15 SBAR notes and 15 NANDA diagnoses a month; 30 NANDA diagnoses in your first 30 days)",
  );
  expect(textOf(cardOf("Free"))).toContain("1 file analysis and 10 research searches per month");
  expect(premium).toContain("30 file analyses and 60 research searches per month");
  expect(basic).toContain("Bundled per 1,000 tokens (when a month&#x27;s tokens run out, a token pack");
  const enterprise = textOf(cardOf("Enterprise"));
  expect(enterprise).toContain("Team and role management (planned: it is not in the product yet)");
  expect(enterprise).toContain("Bulk token packages (by arrangement with sales)");
});

test("who has had the trial is not offered it on the card", () => {
  const html = renderToStaticMarkup(<PlanCardView card={cardOf("Premium")} hasTrial={false} action={null} />);
  expect(html).not.toContain("trial");
});
