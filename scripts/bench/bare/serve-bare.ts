import { generateKeyPairSync, sign } from "node:crypto";
import { readdirSync } from "node:fs";
import { run } from "#scripts/run.ts";
import { type Served, serve } from "#scripts/serving/serve.ts";
import { writeBareInput } from "./input.ts";
import { treeOf } from "./tree.ts";

const FOLDER = "scripts/bench/bare";
const BUILD = "build/bare";
const TOKEN_SECONDS = 3_600;

/** The served bare counterparts, and the cookie for their /dashboard. */
export type ServedBare = Served & { cookie: string };

/**
 * Builds the bare counterparts from the product's current pages.
 * @param html the product's pages by path; the bare Worker also keeps "/" in its cache
 * @returns a function that serves them in a fresh process
 */
export function buildBare(html: Record<string, string>): (port: number) => Promise<ServedBare> {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const pages = Object.fromEntries(Object.entries(html).map(([path, text]) => [path, treeOf(text)]));
  writeBareInput({ pages, cached: html["/"] ?? "", jwtKey: publicKey });
  run("react-router", ["build", FOLDER, "--logLevel", "error"]);
  return async (port) => {
    // A static file, which never reaches the Worker.
    const ready = `/assets/${readdirSync(`${BUILD}/client/assets`).find((file) => file.endsWith(".js")) ?? ""}`;
    const server = await serve(port, { STATE_DIR: ".wrangler/bare-state" }, { build: BUILD, ready });
    return { ...server, cookie: `__session=${signedToken(privateKey, server.origin)}` };
  };
}

/** A session token like Clerk's. */
function signedToken(privateKey: string, origin: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    azp: origin,
    exp: seconds + TOKEN_SECONDS,
    fva: [0, -1],
    iat: seconds,
    iss: "https://clerk.bare.test",
    nbf: seconds - 10,
    sid: "sess_bare",
    sub: "user_bare",
    v: 2,
  };
  const text = [{ alg: "RS256", typ: "JWT", kid: "bare" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${text}.${sign("sha256", Buffer.from(text), privateKey).toString("base64url")}`;
}
