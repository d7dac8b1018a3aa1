import { generateKeyPairSync } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";
import { bcmapModules } from "./scripts/building/bcmap-modules.ts";
import { boundedPdf } from "./scripts/building/bounded-pdf.ts";
import { isNews } from "./tests/console-noise.ts";
import { EXPECT_TIMEOUT } from "./tests/expect-timeout.ts";
import { outboundService } from "./tests/workers/outbound.ts";

type Recorded = { [name: string]: Json };
type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** What Stripe sent once. */
function recordedEvents(): Recorded[] {
  const read = (path: string) => JSON.parse(readFileSync(`tests/data/stripe/${path}`, "utf8")) as Recorded;
  const whole = readdirSync("tests/data/stripe/stripe-ruby-mock").filter((name) => name.endsWith(".json"));
  const data = read("pay-rails/checkout.session.completed.json");
  return [
    ...whole.map((name) => read(`stripe-ruby-mock/${name}`)),
    { object: "event", type: "checkout.session.completed", data },
  ];
}

const migrations = fileURLToPath(new URL("migrations", import.meta.url));

/** Tests sign tokens as Clerk does; the Worker knows the public half only. */
const keys = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

function fuzzing() {
  const { FUZZ_SEED, FUZZ_INPUTS, FUZZ_MINUTES, FUZZ_TARGET } = process.env;
  return {
    ...(FUZZ_SEED && { FUZZ_SEED }),
    ...(FUZZ_INPUTS && { FUZZ_INPUTS }),
    ...(FUZZ_MINUTES && { FUZZ_MINUTES }),
    ...(FUZZ_TARGET && { FUZZ_TARGET }),
  };
}

function weathering() {
  const { CHAOS_SEED, CHAOS_PEOPLE, CHAOS_MINUTES } = process.env;
  return {
    ...(CHAOS_SEED && { CHAOS_SEED }),
    ...(CHAOS_PEOPLE && { CHAOS_PEOPLE }),
    ...(CHAOS_MINUTES && { CHAOS_MINUTES }),
  };
}

/** What `npm run money-matrix -- --test-account` buys on, in place of the stand-in. */
function testAccount(): Record<string, string> {
  const { TEST_ACCOUNT_KEY, STRIPE_PRICE_BASIC, STRIPE_PRICE_PREMIUM } = process.env;
  if (!TEST_ACCOUNT_KEY) return {};
  return {
    TEST_ACCOUNT: "1",
    STRIPE_SECRET_KEY: TEST_ACCOUNT_KEY,
    STRIPE_PRICE_BASIC: STRIPE_PRICE_BASIC ?? "",
    STRIPE_PRICE_PREMIUM: STRIPE_PRICE_PREMIUM ?? "",
  };
}

/** Whether files are named, and no folder: somebody looks at them, and nothing is shared by many. */
const named = process.argv.filter((given) => given.startsWith("tests/") || given.endsWith(".test.ts"));
const FILES_ARE_NAMED = named.length > 0 && named.every((given) => given.endsWith(".test.ts"));

/** Everything that the Worker reads from its environment, so that no developer's `.env` is needed or read. */
const bindings = {
  ACTIVITY_SECRET: "a secret for tests only",
  DRAFT_KEY: btoa("0123456789abcdef0123456789abcdef"),
  AUDIT_SECRET: "another secret for tests, also long enough",
  DATA_KEYS: `1:${btoa("0123456789abcdef0123456789abcdef")}`,
  CLERK_PUBLISHABLE_KEY: `pk_live_${btoa("clerk.test$")}`,
  CLERK_SECRET_KEY: "sk_live_for_tests",
  CLERK_JWT_KEY: keys.publicKey,
  CLERK_API_URL: "http://clerk.test",
  CLERK_TELEMETRY_DISABLED: "1",
  CLERK_WEBHOOK_SECRET: `whsec_${btoa("a webhook secret for tests only")}`,
  ANTHROPIC_API_KEY: "sk-ant-for-tests",
  LITERATURE_EMAIL: "tests@example.org",
  // For a quicker pace.
  NCBI_API_KEY: "a key for tests",
  EUROPE_PMC_URL: "http://literature.test/europepmc/webservices/rest",
  EUTILS_URL: "http://literature.test/entrez/eutils",
  STRIPE_SECRET_KEY: "sk_test_for_tests",
  STRIPE_WEBHOOK_SECRET: "whsec_for_tests",
  STRIPE_API_URL: "http://stripe.test",
  STRIPE_PRICE_BASIC: "price_sandbox_basic_1900",
  STRIPE_PRICE_PREMIUM: "price_sandbox_premium_4900",
  GENERATIONS_PER_MINUTE: "1000",
  OPEN_SHARDS: "0,1,2,3",
  TEST_PRIVATE_KEY: keys.privateKey,
  /** Where `npm run fuzz` begins and when it ends. */
  ...fuzzing(),
  /** How long `npm run chaos` lasts, for how many, and in which weather. */
  ...weathering(),
  /** How much of a storm is lived through: 1 is all of it (`npm run scorecard`). */
  TEST_STORM_SCALE: process.env.STORM_SCALE ?? "0.05",
  /** Where many files share the runtime everything is loaded before the first; a single file loads what it needs. */
  TEST_LAZY: FILES_ARE_NAMED ? "" : "1",
  /** "1" prints what the money matrix finds. */
  MONEY_MATRIX: process.env.MONEY_MATRIX ?? "",
  ...testAccount(),
};

/** Packages of many small modules: bundled once, they are read in a tenth of the time that module by module takes. */
const BUNDLED = [
  "@anthropic-ai/sdk",
  "@clerk/backend",
  "@clerk/backend/errors",
  "@clerk/backend/internal",
  "@clerk/backend/webhooks",
  "@clerk/react-router",
  "@clerk/shared/keys",
  "drizzle-orm",
  "drizzle-orm/batch",
  "drizzle-orm/d1",
  "drizzle-orm/sqlite-core",
  "jose",
  "lucide-react",
  "radix-ui",
  "react-router",
  "stripe",
  "zod",
  "zod/mini",
];

/** Where the product's own modules lie. */
const PRODUCT = ["app/", "workers/"].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

/** As Vite writes a module's map below its code. */
const EMPTY_MAP = `//# sourceMappingSource=vite-generated\n//# sourceMappingURL=data:application/json;base64,${btoa(
  JSON.stringify({ version: 3, sources: [], names: [], mappings: "" }),
)}\n`;

export default defineConfig({
  // Packages without their sources are no news.
  logLevel: "error",
  plugins: [
    bcmapModules(),
    boundedPdf(),
    reactRouter(),
    {
      // Each module is sent to workerd with its map; those of whole packages are larger than all else together. Of a module
      // without one the runner looks through the whole code again for each line of each error's stack, so they get an empty one.
      // So do the product's own where the whole suite runs: a failed file that is run by itself shows their lines.
      name: "modules-without-maps",
      enforce: "post",
      transform: (code, id) =>
        id.includes("/node_modules/") || (!FILES_ARE_NAMED && PRODUCT.some((folder) => id.startsWith(folder)))
          ? { code: `${code}\n${EMPTY_MAP}`, map: { mappings: "" } }
          : null,
    },
    cloudflareTest(async () => ({
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: {
          ...bindings,
          TEST_MIGRATIONS: await readD1Migrations(migrations),
          RECORDED_EVENTS: recordedEvents(),
        },
        // Besides DB: people spread over four.
        d1Databases: { DB_1: "shard-1", DB_2: "shard-2", DB_3: "shard-3" },
        outboundService,
      },
    })),
  ],
  // As Cloudflare's plugin resolves packages for what is deployed.
  ssr: { resolve: { conditions: ["workerd", "worker", "module", "browser", "development|production"] } },
  resolve: {
    // The product's own build knows by itself that it is for workerd.
    alias: {
      "#character-map-files": fileURLToPath(
        new URL("workers/analysis/parse/pdf/character-map-files.workerd.ts", import.meta.url),
      ),
    },
  },
  test: {
    name: "workers",
    include: ["tests/workers/**/*.test.ts"],
    setupFiles: ["tests/workers/apply-migrations.ts"],
    // PDF.js is given its budget as it is loaded.
    server: { deps: { inline: ["unpdf"] } },
    // Compiling the whole app takes longer than most files; `apply-migrations.ts` empties what is stored instead.
    isolate: false,
    // The first request compiles the whole app; beside other work that takes its time. Stripe's clocks take minutes.
    testTimeout: process.env.TEST_ACCOUNT_KEY ? 1_800_000 : 120_000,
    hookTimeout: 120_000,
    expect: EXPECT_TIMEOUT,
    deps: { optimizer: { ssr: { enabled: true, include: BUNDLED } } },
    onConsoleLog: isNews,
  },
});
