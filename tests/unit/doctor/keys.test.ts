import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { isFailure } from "#scripts/doctor/finding.ts";
import { KEY_RULES } from "#scripts/doctor/key-rules.ts";
import { judgeKeys } from "#scripts/doctor/keys.ts";
import { judgePairs } from "#scripts/doctor/pairs.ts";
import { machineSettings, productionSettings, type Settings } from "#scripts/doctor/settings.ts";
import { type AnalysisEnv, readSettings } from "#workers/analysis/env.ts";

const { publicKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

/** A valid value for every setting. */
const RIGHT: Record<string, string> = {
  ACTIVITY_SECRET: "2:5f2a9c1de0b34a7788ab,1:a7788ab5f2a9c1de0b34",
  PAYMENT_SECRET: "b34a7788ab5f2a9c1de0",
  DATA_KEYS: `2:${Buffer.alloc(32, 9).toString("base64")},1:${Buffer.alloc(32, 7).toString("base64")}`,
  AUDIT_SECRET: "5f2a9c1de0b34a7788ab5f2a9c1de0b34a7788ab",
  DRAFT_KEY: Buffer.alloc(32, 7).toString("base64"),
  GENERATIONS_PER_MINUTE: "10",
  DAILY_BUDGETS: "Free:200,Basic:1500",
  MODEL_PRICES: "3,15",
  OPEN_SHARDS: "0,1:3",
  MODEL_PAUSED: "Free,Basic",
  IDLE_SECONDS: "330",
  SUPPORT_EMAIL: "help@nursegpt.test",
  CLERK_SECRET_KEY: "sk_live_0123456789abcdef",
  CLERK_PUBLISHABLE_KEY: `pk_live_${btoa("clerk.nursegpt.test$")}`,
  CLERK_JWT_KEY: publicKey,
  CLERK_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 5).toString("base64")}`,
  STRIPE_SECRET_KEY: "sk_live_0123456789abcdef",
  STRIPE_WEBHOOK_SECRET: "whsec_0123456789abcdef0123",
  STRIPE_PRICE_BASIC: "price_1Basic",
  STRIPE_PRICE_PREMIUM: "price_1Premium",
  STRIPE_PAYMENT_LINK_BASIC: "https://buy.stripe.com/abc",
  STRIPE_PAYMENT_LINK_PREMIUM: "https://buy.stripe.com/def",
  STRIPE_PAYMENT_LINK_ENTERPRISE: "https://buy.stripe.com/ghi",
  STRIPE_SCRIPT_URL: "https://js.stripe.com/v3/",
  ANTHROPIC_API_KEY: "sk-ant-api03-0123456789",
  ANTHROPIC_BASE_URL: "https://gateway.nursegpt.test",
  MODEL: "claude-sonnet-5-5",
  SECOND_READER_MODEL: "claude-sonnet-5-5",
  LITERATURE_EMAIL: "library@nursegpt.test",
  NCBI_API_KEY: "0123456789abcdef0123456789abcdef0123",
  LITERATURE_TOOL: "nursegpt-west",
  EUROPE_PMC_URL: "https://gateway.nursegpt.test/europepmc",
  EUTILS_URL: "https://gateway.nursegpt.test/eutils",
};

const WRONG: Record<string, string> = {
  ACTIVITY_SECRET: "2:5f2a9c1de0b34a7788ab,1:short",
  PAYMENT_SECRET: "short",
  DATA_KEYS: `1:${Buffer.alloc(31, 7).toString("base64")}`,
  AUDIT_SECRET: "5f2a9c1de0b34a7788ab",
  DRAFT_KEY: Buffer.alloc(31, 7).toString("base64"),
  GENERATIONS_PER_MINUTE: "many",
  DAILY_BUDGETS: "200",
  MODEL_PRICES: "3",
  OPEN_SHARDS: "0,DB_1",
  MODEL_PAUSED: "yes",
  IDLE_SECONDS: "-1",
  SUPPORT_EMAIL: "help",
  CLERK_SECRET_KEY: "pk_live_0123456789abcdef",
  CLERK_PUBLISHABLE_KEY: "pk_live_nonsense",
  CLERK_JWT_KEY: publicKey.replaceAll("\n", "\\n"),
  CLERK_WEBHOOK_SECRET: "whsec_",
  STRIPE_SECRET_KEY: "pk_live_0123456789abcdef",
  STRIPE_WEBHOOK_SECRET: "we_0123456789abcdef0123",
  STRIPE_PRICE_BASIC: "prod_1Basic",
  STRIPE_PRICE_PREMIUM: "49",
  STRIPE_PAYMENT_LINK_BASIC: "http://buy.stripe.com/abc",
  STRIPE_PAYMENT_LINK_PREMIUM: "//buy.stripe.com/def",
  STRIPE_PAYMENT_LINK_ENTERPRISE: "sales",
  STRIPE_SCRIPT_URL: "v3",
  ANTHROPIC_API_KEY: "sk-live-0123456789",
  ANTHROPIC_BASE_URL: "gateway",
  MODEL: " ",
  SECOND_READER_MODEL: " ",
  LITERATURE_EMAIL: "library at nursegpt.test",
  NCBI_API_KEY: "0123456789",
  LITERATURE_TOOL: "nurse gpt",
  EUROPE_PMC_URL: "gateway",
  EUTILS_URL: "gateway",
};

const of = (settings: Settings, name: string) =>
  judgeKeys(settings).filter((finding) => finding.name === name);
const production = (values: Record<string, string>) => productionSettings(values, [], {});

test("without any key, everything that a stand-in serves is told as such and nothing fails", () => {
  const findings = judgeKeys(machineSettings({ MODEL: "claude-x", GENERATIONS_PER_MINUTE: "10" }));
  expect(findings.filter(isFailure)).toEqual([]);
  expect(findings.filter(({ verdict }) => verdict === "stand-in").map(({ name }) => name)).toEqual([
    "CLERK_SECRET_KEY",
    "STRIPE_SECRET_KEY",
    "ANTHROPIC_API_KEY",
    "LITERATURE_EMAIL",
  ]);
});

test("settings of the right form are all well, in production and on a machine", () => {
  for (const settings of [production(RIGHT), machineSettings(RIGHT)]) {
    const findings = [...judgeKeys(settings), ...judgePairs(settings)];
    expect(findings.filter(({ verdict }) => verdict !== "ok")).toEqual([]);
    expect(findings.map(({ name }) => name)).toEqual(
      expect.arrayContaining(KEY_RULES.map(({ name }) => name)),
    );
  }
});

test("the Worker takes what the doctor takes", () => {
  expect(readEnv({ ...RIGHT } as unknown as Env).settings).toMatchObject({ MODEL: RIGHT.MODEL });
});

test.each(["ACTIVITY_SECRET", "PAYMENT_SECRET", "DATA_KEYS", "AUDIT_SECRET", "OPEN_SHARDS"])(
  "the Worker refuses a wrong %s by its name, as the doctor does",
  (name) => {
    const wrong = { ...RIGHT, [name]: WRONG[name] } as unknown as Env;
    expect(() => readEnv(wrong)).toThrow(new RegExp(`: ${name}: needs [^;]+$`));
  },
);

test("both Workers and the doctor refuse a version of DATA_KEYS that is named twice or is 0", () => {
  const key = Buffer.alloc(32, 7).toString("base64");
  for (const DATA_KEYS of [`1:${key},1:${key}`, `0:${key}`]) {
    expect(judgeKeys(production({ ...RIGHT, DATA_KEYS })).filter(isFailure)).toHaveLength(1);
    expect(() => readEnv({ ...RIGHT, DATA_KEYS } as unknown as Env)).toThrow("DATA_KEYS");
    expect(() => readSettings({ ...RIGHT, DATA_KEYS } as unknown as AnalysisEnv)).toThrow("DATA_KEYS");
  }
});

test.each(Object.keys(WRONG))("a wrong %s is told as wrong, and only that one", (name) => {
  const findings = judgeKeys(production({ ...RIGHT, [name]: WRONG[name] ?? "" }));
  expect(findings.filter(isFailure)).toMatchObject([{ name, verdict: "wrong" }]);
});

test("every setting has a right and a wrong value in these tests", () => {
  const names = KEY_RULES.map(({ name }) => name).sort();
  expect(Object.keys(RIGHT).sort()).toEqual(names);
  expect(Object.keys(WRONG).sort()).toEqual(names);
});

test("no value of a setting is ever repeated", () => {
  for (const values of [RIGHT, WRONG])
    for (const settings of [production(values), machineSettings(values)]) {
      const told = JSON.stringify([...judgeKeys(settings), ...judgePairs(settings)]);
      const secrets = Object.values(values).filter(
        (value) => value.length > 8 && !value.includes("js.stripe.com"),
      );
      expect(secrets.filter((value) => told.includes(value))).toEqual([]);
    }
});

test("what production needs is missing when it is not set, and what it can do without is not", () => {
  const missing = judgeKeys(production({})).filter(({ verdict }) => verdict === "missing");
  expect(missing.map(({ name }) => name).sort()).toEqual(
    Object.keys(RIGHT)
      .filter(
        (name) =>
          ![
            "DRAFT_KEY",
            "DAILY_BUDGETS",
            "MODEL_PRICES",
            "MODEL_PAUSED",
            "OPEN_SHARDS",
            "IDLE_SECONDS",
            "SUPPORT_EMAIL",
            "STRIPE_PAYMENT_LINK_ENTERPRISE",
            "STRIPE_SCRIPT_URL",
            "ANTHROPIC_BASE_URL",
            "SECOND_READER_MODEL",
            "NCBI_API_KEY",
            "LITERATURE_TOOL",
            "EUROPE_PMC_URL",
            "EUTILS_URL",
          ].includes(name),
      )
      .sort(),
  );
  expect(missing.find(({ name }) => name === "DATA_KEYS")?.todo).toContain("openssl rand -base64 32");
});

test("secrets that are set cannot be read and are believed; without a login nothing is said of them", () => {
  expect(of(productionSettings({}, ["DATA_KEYS"], {}), "DATA_KEYS")).toMatchObject([{ verdict: "ok" }]);
  expect(of(productionSettings({}, null, {}), "DATA_KEYS")).toMatchObject([{ verdict: "not checked" }]);
});

test("a value from a file does not hide that the Worker has no such secret", () => {
  const file = { DATA_KEYS: RIGHT.DATA_KEYS ?? "", ACTIVITY_SECRET: "short" };
  const settings = productionSettings({}, ["ACTIVITY_SECRET"], file);
  expect(of(settings, "DATA_KEYS")).toMatchObject([{ verdict: "missing" }]);
  expect(of(settings, "ACTIVITY_SECRET")).toMatchObject([{ verdict: "wrong" }]);
});

test("with a real payment provider, a machine needs its prices but no webhook secret", () => {
  const settings = machineSettings({ STRIPE_SECRET_KEY: RIGHT.STRIPE_SECRET_KEY });
  expect(of(settings, "STRIPE_PRICE_BASIC")).toMatchObject([{ verdict: "missing" }]);
  expect(of(settings, "STRIPE_WEBHOOK_SECRET")).toMatchObject([{ verdict: "ok" }]);
});

test("what the stand-in does not know is wrong beside it", () => {
  expect(of(machineSettings({ STRIPE_PRICE_BASIC: "price_1" }), "STRIPE_PRICE_BASIC")).toMatchObject([
    { verdict: "wrong" },
  ]);
  expect(of(machineSettings({ STRIPE_WEBHOOK_SECRET: "whsec_x" }), "STRIPE_WEBHOOK_SECRET")).toEqual([]);
});

test("an empty value counts as not set", () => {
  expect(of(machineSettings({ STRIPE_SECRET_KEY: "" }), "STRIPE_SECRET_KEY")).toMatchObject([
    { verdict: "stand-in" },
  ]);
});

test("keys of different modes do not belong together", () => {
  const values = { ...RIGHT, CLERK_SECRET_KEY: "sk_test_0123456789abcdef" };
  expect(judgePairs(machineSettings(values)).filter(isFailure)).toMatchObject([
    { name: "CLERK_SECRET_KEY and CLERK_PUBLISHABLE_KEY", verdict: "wrong" },
  ]);
});

test("a payment link of the test mode is wrong beside a live key, and the other way round", () => {
  const link = { STRIPE_PAYMENT_LINK_BASIC: "https://buy.stripe.com/test_abc" };
  expect(judgePairs(machineSettings({ ...RIGHT, ...link })).filter(isFailure)).toMatchObject([
    { name: "STRIPE_PAYMENT_LINK_BASIC" },
  ]);
  const testKey = { STRIPE_SECRET_KEY: "sk_test_0123456789abcdef" };
  expect(judgePairs(machineSettings({ ...RIGHT, ...testKey })).filter(isFailure)).toHaveLength(3);
  expect(judgePairs(machineSettings({ ...RIGHT, ...testKey, ...link })).filter(isFailure)).toHaveLength(2);
});

test("production takes no test key and nothing of the stand-ins; a machine may have both", () => {
  const values = {
    ...RIGHT,
    CLERK_SECRET_KEY: "sk_test_0123456789abcdef",
    CLERK_PUBLISHABLE_KEY: `pk_test_${btoa("clerk.nursegpt.test$")}`,
    STRIPE_API_URL: "http://stripe.sandbox",
  };
  expect(judgePairs(machineSettings(values)).filter(isFailure)).toEqual([]);
  const found = judgePairs(productionSettings(values, ["SANDBOX_PROVIDERS"], {})).filter(isFailure);
  expect(found.map(({ name }) => name)).toEqual([
    "CLERK_SECRET_KEY",
    "CLERK_PUBLISHABLE_KEY",
    "SANDBOX_PROVIDERS",
    "STRIPE_API_URL",
  ]);
});
