/**
 * Checks the build for deployment. Fails if a signed-in page loads too much, and on anything of the stand-ins or this
 * machine: sources, binding, variables, clerk-js files, local secrets, or a `.dev.vars` or `.env` file.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { pageSizes } from "../bench/sizes.ts";
import { filesBelow } from "../files-below.ts";
import { localSecrets } from "../serving/local-secrets.ts";
import { PRODUCT_BUILD } from "./builds.ts";

const FILE_NAMES = /^(\.dev\.vars.*|\.env.*|clerk\.browser.*|ui\.browser.*)$/;
const WORDS = [
  "nursegpt-sandbox",
  "clerk.sandbox",
  "anthropic.sandbox",
  "sk-ant-sandbox",
  "sk_live_sandbox",
  "ClerkSandbox",
  'SANDBOX_PROVIDERS":',
  "stripe.sandbox",
  "sk_test_sandbox",
  "StripeSandbox",
  "price_sandbox_",
  ...Object.values(localSecrets()),
];

const files = filesBelow(PRODUCT_BUILD, /./);
if (files.length === 0) throw new Error(`There is no build in ${PRODUCT_BUILD}.`);
const found = files.flatMap((file) => {
  if (FILE_NAMES.test(basename(file))) return [`${file}: must not be there`];
  const text = readFileSync(file, "utf8");
  return WORDS.filter((word) => text.includes(word)).map((word) => `${file}: holds "${word.slice(0, 24)}"`);
});

/** A bare React Router page with Clerk's provider loads 143 kB of it. */
const MOST_SCRIPT_BYTES = 180_000;
const MOST_SCRIPT_FILES = 20;
const pages = pageSizes();
const heavy = pages
  .filter((page) => page.script > MOST_SCRIPT_BYTES || page.files > MOST_SCRIPT_FILES)
  .map((page) => `${page.id} loads ${page.script} bytes of JavaScript, in gzip, in ${page.files} files`);

if (found.length + heavy.length > 0) {
  console.error([...found, ...heavy].join("\n"));
  process.exit(1);
}
console.log(
  `No trace of the stand-ins in ${files.length} files; ${pages.length} pages are within their size limit.`,
);
