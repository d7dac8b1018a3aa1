/**
 * `npm run doctor`: is this machine ready? `-- --production`: is the deployment ready? One line per check, with what to
 * do; exits with 1 if anything is missing or wrong. It changes nothing, and never prints the value of a key. `--origin
 * https://…` names the public address (for production by default the custom domain of wrangler.toml), `--values FILE` a
 * file with the values of production's secrets, which cannot be read back.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parseArgs, parseEnv } from "node:util";
import { loadEnv } from "vite";
import { DEFAULT_OPEN_SHARDS } from "#app/base/data/shards.ts";
import { judgeAnalysisWorker } from "./doctor/analysis-worker.ts";
import { anthropicFacts, judgeAnthropic } from "./doctor/anthropic.ts";
import { judgeBindings } from "./doctor/bindings.ts";
import { clerkFacts, judgeClerk } from "./doctor/clerk.ts";
import { deployedFacts, judgeDeployed } from "./doctor/deployed.ts";
import { type Finding, notChecked } from "./doctor/finding.ts";
import { isStandIn, judgeKeys } from "./doctor/keys.ts";
import { judgeMigrations } from "./doctor/migrations.ts";
import { judgePairs } from "./doctor/pairs.ts";
import { exitCode, reportLines, type Section } from "./doctor/report.ts";
import { machineSettings, productionSettings, type Settings } from "./doctor/settings.ts";
import { judgeShards } from "./doctor/shards.ts";
import { stripeClient } from "./doctor/stripe/client.ts";
import { judgeStripe, stripeFacts } from "./doctor/stripe/stripe.ts";
import { judgeTools } from "./doctor/tools.ts";
import { configurations, existingIn, pendingMigrations, secretNames } from "./doctor/wrangler.ts";
import { databaseBindings } from "./serving/database-bindings.ts";
import { findChromium } from "./testing/chromium.ts";

const { values: given } = parseArgs({
  options: {
    production: { type: "boolean", default: false },
    origin: { type: "string" },
    values: { type: "string" },
  },
});
/** The option that provides the values of secrets. */
const VALUES = "--values FILE";
const place = given.production ? "production" : "machine";
const { vars, analysisVars, origin: domain, bindings, shards } = configurations();
const origin = given.origin ? new URL(given.origin).origin : given.production ? domain : null;

const sections = await Promise.all([...(await aboutSettings()), section("Tools", tools()), database()]);
if (place === "production") sections.push(await account(), await analysis(), await deployed());
console.log(reportLines(sections).join("\n"));
process.exitCode = exitCode(sections);

async function aboutSettings(): Promise<(Section | Promise<Section>)[]> {
  const settings = await readSettings();
  return [
    section("Settings", [...judgeKeys(settings), ...judgePairs(settings)]),
    clerk(settings),
    stripe(settings),
    anthropic(settings),
  ];
}

async function readSettings(): Promise<Settings> {
  if (place === "production") return productionSettings(vars, await secretNames(), valuesFile());
  const values = { ...vars, ...loadEnv("production", process.cwd(), ""), ...process.env };
  return machineSettings(values);
}

function valuesFile(): Record<string, string> {
  if (!given.values) return {};
  return parseEnv(readFileSync(given.values, "utf8")) as Record<string, string>;
}

function section(title: string, findings: Finding[]): Section {
  return { title, findings };
}

function tools(): Finding[] {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as { engines: { node: string } };
  const manifest = "node_modules/wrangler/package.json";
  const { version } = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, "utf8")) as { version: string })
    : { version: null };
  return judgeTools({
    node: process.versions.node,
    nodeWanted: engines.node,
    wrangler: version,
    hasChromium: findChromium() !== null,
  });
}

async function database(): Promise<Section> {
  const files = readdirSync("migrations").filter((file) => file.endsWith(".sql"));
  const migrations = await Promise.all(
    databaseBindings().map(async (binding) =>
      judgeMigrations({ place, binding, files, pending: await pendingMigrations(place, files, binding) }),
    ),
  );
  const open = vars.OPEN_SHARDS ?? DEFAULT_OPEN_SHARDS;
  return section("Databases", [...judgeShards({ ...shards, open }), ...migrations]);
}

async function account(): Promise<Section> {
  return section("Cloudflare account", judgeBindings({ ...bindings, existing: await existingIn(bindings) }));
}

async function analysis(): Promise<Section> {
  const modelsOf = ({ MODEL, SECOND_READER_MODEL }: typeof vars) => ({ MODEL, SECOND_READER_MODEL });
  const models = { product: modelsOf(vars), analysis: modelsOf(analysisVars) };
  return section("Analysis", judgeAnalysisWorker({ models, secrets: await secretNames("analysis") }));
}

async function deployed(): Promise<Section> {
  return section("Deployed product", judgeDeployed(await deployedFacts(origin)));
}

async function clerk(settings: Settings): Promise<Section> {
  const facts = isStandIn(settings, "identity") ? null : await clerkFacts(settings.values, origin);
  return section("Clerk", facts ? judgeClerk(facts) : []);
}

async function anthropic(settings: Settings): Promise<Section> {
  const facts = isStandIn(settings, "model") ? null : await anthropicFacts(settings.values);
  return section("Anthropic", facts ? judgeAnthropic(facts) : []);
}

async function stripe(settings: Settings): Promise<Section> {
  if (isStandIn(settings, "payments")) return section("Stripe", []);
  const { STRIPE_SECRET_KEY: key, STRIPE_API_URL: url, ...values } = settings.values;
  if (!key) return section("Stripe", [notChecked("account", "STRIPE_SECRET_KEY is not known here", VALUES)]);
  const ids = { Basic: values.STRIPE_PRICE_BASIC, Premium: values.STRIPE_PRICE_PREMIUM };
  return section("Stripe", judgeStripe(await stripeFacts(stripeClient(key, url), ids, origin)));
}
