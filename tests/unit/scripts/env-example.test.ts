import { readdirSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { KEY_RULES } from "#scripts/doctor/key-rules.ts";
import { filesBelow } from "#scripts/files-below.ts";
import { FROM_ENVIRONMENT } from "#scripts/serving/sandbox-config.ts";

const EXAMPLE = readFileSync(".env.example", "utf8");

/** Variables that are never set by hand. */
const SET_BY_OURSELVES: Record<string, string> = {
  PATH: "the operating system",
  MODE: "Vite",
  SANDBOX_PROVIDERS: "scripts/serving/sandbox-config.ts",
  CLERK_PROXY_URL: "scripts/serving/sandbox-config.ts",
  CLERK_JS_URL: "scripts/serving/sandbox-config.ts",
  CLERK_UI_URL: "scripts/serving/sandbox-config.ts",
  CLERK_TELEMETRY_DISABLED: "scripts/serving/sandbox-config.ts",
  E2E_ORIGIN: "scripts/test.ts",
  NODE_COMPILE_CACHE: "scripts/test.ts, for Node",
  STORM_SCALE: "npm run scorecard",
  CHAOS_MINUTES: "npm run chaos",
  CHAOS_PEOPLE: "npm run chaos",
  CHAOS_SEED: "npm run chaos",
  FUZZ_INPUTS: "npm run fuzz",
  FUZZ_MINUTES: "npm run fuzz",
  FUZZ_SEED: "npm run fuzz",
  FUZZ_TARGET: "npm run fuzz",
  MONEY_MATRIX: "npm run money-matrix",
  TEST_ACCOUNT_API: "npm run money-matrix",
  TEST_ACCOUNT_KEY: "npm run money-matrix",
};

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "");
const namesInFile = (file: string, pattern: RegExp): string[] => namesIn(readFileSync(file, "utf8"), pattern);

const documented = namesIn(EXAMPLE, /^# ([A-Z][A-Z0-9_]*)=/gm);

const checkedByTheWorker = ["app/base/runtime/env.server.ts", "workers/analysis/env.ts"].flatMap((file) =>
  namesInFile(file, /^ {2}([A-Z][A-Z0-9_]+): (?:z\b|\w+\()/gm),
);
const declared = namesInFile("env.d.ts", /^ {2}([A-Z][A-Z0-9_]+)\??: string;/gm);
const variables = namesInFile("wrangler.toml", /^([A-Z][A-Z0-9_]+) = "/gm);
const readByCommands = [
  ...filesBelow("scripts", /\.ts$/),
  ...readdirSync(".").filter((name) => name.endsWith(".config.ts")),
].flatMap((file) => namesInFile(file, /\benv\.([A-Z][A-Z0-9_]+)/g));
const readByTheApp = filesBelow("app", /\.tsx?$/).flatMap((file) =>
  namesInFile(file, /\b(?:process|import\.meta)\.env\.([A-Z][A-Z0-9_]+)/g),
);

test("every setting that the code reads is explained in .env.example, and nothing else is", () => {
  const read = [
    ...checkedByTheWorker,
    ...declared,
    ...variables,
    ...readByCommands,
    ...readByTheApp,
    ...FROM_ENVIRONMENT,
  ];
  const wanted = [...new Set(read)].filter((name) => !(name in SET_BY_OURSELVES)).sort();
  expect([...documented].sort()).toEqual(wanted);
});

test("the example sets nothing: every line is a comment", () => {
  expect(parseEnv(EXAMPLE)).toEqual({});
});

test("each setting stands below words about it", () => {
  const lines = EXAMPLE.split("\n");
  const isSetting = (line: string) => /^# [A-Z][A-Z0-9_]*=/.test(line);
  const bare = lines.filter((line, index) => {
    const above = lines.slice(0, index).findLast((earlier) => !isSetting(earlier));
    return isSetting(line) && !/^# (?!---)\S/.test(above ?? "");
  });
  expect(bare).toEqual([]);
});

test("the doctor looks at every setting that the Worker checks", () => {
  expect(checkedByTheWorker).toEqual(
    expect.arrayContaining(["ACTIVITY_SECRET", "DATA_KEYS", "MODEL", "OPEN_SHARDS"]),
  );
  const only = new Set([...Object.keys(SET_BY_OURSELVES), "CLERK_API_URL", "STRIPE_API_URL"]);
  const looked = KEY_RULES.map(({ name }) => name);
  expect(looked).toEqual(expect.arrayContaining(checkedByTheWorker.filter((name) => !only.has(name))));
  expect(documented).toEqual(expect.arrayContaining(looked));
});
