import { expect, test } from "vitest";
import { judgeAnalysisWorker } from "#scripts/doctor/analysis-worker.ts";
import { type BindingFacts, judgeBindings } from "#scripts/doctor/bindings.ts";
import { judgeDeployed } from "#scripts/doctor/deployed.ts";
import { isFailure } from "#scripts/doctor/finding.ts";
import { judgeMigrations, pendingIn } from "#scripts/doctor/migrations.ts";
import { exitCode, reportLines } from "#scripts/doctor/report.ts";
import { judgeShards, type ShardFacts } from "#scripts/doctor/shards.ts";
import { judgeTools } from "#scripts/doctor/tools.ts";
import { configurations } from "#scripts/doctor/wrangler.ts";

const NO_ID = "00000000-0000-0000-0000-000000000000";
const NOTHING: BindingFacts = {
  databases: [],
  namespaces: [],
  buckets: [],
  queues: [],
  existing: { queues: null, buckets: null },
};

test("a database without a real id is missing, and the command that makes it is named", () => {
  const database = { binding: "DB", name: "nursegpt", id: NO_ID };
  expect(judgeBindings({ ...NOTHING, databases: [database] })).toMatchObject([
    { name: "D1 DB", verdict: "missing", todo: expect.stringContaining("wrangler d1 create nursegpt") },
  ]);
  const made = { ...database, id: "3f0c7a0e-5b0f-4c59-9e5e-2f4f0f6a1b11" };
  expect(judgeBindings({ ...NOTHING, databases: [made] })).toMatchObject([{ verdict: "ok" }]);
});

test("a queue exists only under its whole name", () => {
  const facts = { ...NOTHING, queues: ["nursegpt-documents"] };
  const verdictFor = (queues: string[] | null) =>
    judgeBindings({ ...facts, existing: { queues, buckets: null } })[0]?.verdict;
  expect(verdictFor(["nursegpt-documents-dead"])).toBe("missing");
  expect(verdictFor(["nursegpt-documents-dead", "nursegpt-documents"])).toBe("ok");
  expect(verdictFor(null)).toBe("not checked");
});

test("buckets and namespaces are looked at as well", () => {
  const facts = {
    ...NOTHING,
    namespaces: [{ binding: "CACHE", id: "" }],
    buckets: [{ binding: "DOCUMENTS", name: "nursegpt-documents" }],
    existing: { queues: null, buckets: [] },
  };
  expect(judgeBindings(facts)).toMatchObject([
    { name: "KV CACHE", verdict: "missing" },
    { name: "R2 bucket nursegpt-documents", verdict: "missing" },
  ]);
});

test("the project's own configuration is read: its database, and the queues of both Workers", () => {
  const { vars, bindings } = configurations();
  expect(vars.MODEL).toMatch(/^claude-/);
  expect(bindings.databases.map(({ binding }) => binding)).toContain("DB");
  expect(bindings.queues).toEqual(
    expect.arrayContaining(["nursegpt-maintenance", "nursegpt-maintenance-dead", "nursegpt-documents"]),
  );
  expect(new Set(bindings.queues).size).toBe(bindings.queues.length);
});

test("the Worker that analyses documents needs the key too, and the product's models", () => {
  const { vars, analysisVars } = configurations();
  expect(analysisVars).toMatchObject({ MODEL: vars.MODEL, SECOND_READER_MODEL: vars.SECOND_READER_MODEL });
  const own = { MODEL: "claude-a", SECOND_READER_MODEL: "claude-b" };
  const models = { product: own, analysis: own };
  const verdicts = (facts: Parameters<typeof judgeAnalysisWorker>[0]) =>
    judgeAnalysisWorker(facts).map(({ verdict }) => verdict);
  expect(verdicts({ models, secrets: ["ANTHROPIC_API_KEY"] })).toEqual(["ok", "ok", "ok"]);
  expect(verdicts({ models, secrets: [] })).toEqual(["ok", "ok", "missing"]);
  expect(verdicts({ models, secrets: null })).toEqual(["ok", "ok", "not checked"]);
  const differing = (analysis: Partial<typeof own>) =>
    verdicts({ models: { product: own, analysis: { ...own, ...analysis } }, secrets: null }).slice(0, 2);
  expect(differing({ MODEL: "claude-c" })).toEqual(["wrong", "ok"]);
  expect(differing({ SECOND_READER_MODEL: "off" })).toEqual(["ok", "wrong"]);
  expect(judgeAnalysisWorker({ models, secrets: [] })[2]?.todo).toBe(
    "npx wrangler secret put ANTHROPIC_API_KEY --config workers/analysis/wrangler.toml",
  );
});

const FILES = ["0000_accounts.sql", "0001_session.sql"];

test("a deployed database that lacks a migration is told by name, a local one is brought up to date by itself", () => {
  const facts = { binding: "DB_1", files: FILES, pending: ["0001_session.sql"] };
  expect(judgeMigrations({ ...facts, place: "production" })).toMatchObject({
    name: "deployed database DB_1",
    verdict: "missing",
    says: expect.stringContaining("0001_session.sql"),
    todo: expect.stringContaining("migrate -- --remote"),
  });
  expect(judgeMigrations({ ...facts, place: "machine" }).verdict).toBe("ok");
  expect(judgeMigrations({ ...facts, pending: [], place: "production" }).verdict).toBe("ok");
  expect(judgeMigrations({ ...facts, pending: null, place: "production" }).verdict).toBe("not checked");
});

test("what wrangler lists is read as the migrations that are not applied", () => {
  expect(pendingIn("✅ No migrations to apply!", FILES)).toEqual([]);
  expect(pendingIn("Migrations to be applied:\n│ 0001_session.sql │\n", FILES)).toEqual(["0001_session.sql"]);
});

test("both Workers name the same databases, without a gap, and only what is bound is open", () => {
  const three = ["DB", "DB_1", "DB_2"].map((binding) => ({ binding, id: `id of ${binding}` }));
  const verdict = (facts: Partial<ShardFacts>) =>
    judgeShards({ product: three, analysis: three, open: "1:3,2", ...facts })[0];
  expect(verdict({})).toMatchObject({ verdict: "ok", says: expect.stringContaining("3, open") });
  expect(verdict({ analysis: three.slice(0, 2) })).toMatchObject({ verdict: "wrong" });
  const gap = three.filter(({ binding }) => binding !== "DB_1");
  expect(verdict({ product: gap, analysis: gap })?.says).toBe("DB_1 is not bound");
  expect(verdict({ open: "0,3:2" })).toMatchObject({ name: "OPEN_SHARDS", verdict: "wrong" });
  const { shards } = configurations();
  expect(judgeShards({ ...shards, open: "0" })).toMatchObject([{ verdict: "ok" }]);
});

test("an old Node is wrong, a newer one is not", () => {
  const verdictFor = (node: string) =>
    judgeTools({ node, nodeWanted: ">=22.22.0", wrangler: "4.1.0", hasChromium: true })[0]?.verdict;
  expect(["22.9.0", "20.99.9", "22.21.9"].map(verdictFor)).toEqual(["wrong", "wrong", "wrong"]);
  expect(["22.22.0", "22.23.1", "24.0.0"].map(verdictFor)).toEqual(["ok", "ok", "ok"]);
});

test("wrangler is needed, a browser is not", () => {
  const findings = judgeTools({
    node: "22.22.0",
    nodeWanted: ">=22.22.0",
    wrangler: null,
    hasChromium: false,
  });
  expect(findings.map(({ verdict }) => verdict)).toEqual(["ok", "missing", "not checked"]);
});

test("what is deployed has to answer with real providers", () => {
  const origin = "https://app.nursegpt.test";
  const verdictFor = (health: Parameters<typeof judgeDeployed>[0]["health"]) =>
    judgeDeployed({ origin, health })[0]?.verdict;
  expect(verdictFor({ kind: "answered", value: { providers: { identity: "live", model: "live" } } })).toBe(
    "ok",
  );
  expect(verdictFor({ kind: "answered", value: { providers: { identity: "sandbox" } } })).toBe("wrong");
  expect(verdictFor({ kind: "refused", status: 404, why: "status 404" })).toBe("missing");
  expect(verdictFor({ kind: "refused", status: 400, why: "status 400" })).toBe("wrong");
  expect(verdictFor({ kind: "unreachable", why: "it cannot be reached from here" })).toBe("not checked");
  expect(judgeDeployed({ origin: null, health: null })).toMatchObject([{ verdict: "not checked" }]);
});

test("the report has a line for each check with what to do, and ends with the counts", () => {
  const sections = [
    { title: "Empty", findings: [] },
    {
      title: "Settings",
      findings: [
        { name: "MODEL", verdict: "ok", says: "well-formed" },
        { name: "DRAFT_KEY", verdict: "missing", says: "not set", todo: "openssl rand -base64 32" },
      ],
    },
  ] as const satisfies Parameters<typeof reportLines>[0];
  expect(reportLines(sections)).toEqual([
    "",
    "Settings",
    "  ok           MODEL: well-formed",
    "  missing      DRAFT_KEY: not set → openssl rand -base64 32",
    "",
    "1 ok, 1 missing",
  ]);
});

test("only what is missing or wrong makes the doctor fail", () => {
  const codeFor = (verdict: "ok" | "stand-in" | "missing" | "wrong" | "not checked") =>
    exitCode([{ title: "", findings: [{ name: "", verdict, says: "" }] }]);
  expect((["ok", "stand-in", "not checked"] as const).map(codeFor)).toEqual([0, 0, 0]);
  expect((["missing", "wrong"] as const).map(codeFor)).toEqual([1, 1]);
  expect(isFailure({ name: "", verdict: "wrong", says: "" })).toBe(true);
});
