import { exports } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { AppError, ERRORS, type ErrorCode, errorResponse } from "#app/base/http/errors.ts";
import { clerkHostOf, securityHeaders } from "#app/base/http/headers.server.ts";
import { freshWord, noteBody, notesAbout, postNote, streamNote, watchConsole } from "../sbar/note-calls.ts";
import { ask, freshPerson, ORIGIN, personWithPlan, post, TO_A_PAGE } from "../signed-in.ts";

const visit = (path: string, init: RequestInit = {}) =>
  exports.default.fetch(`${ORIGIN}${path}`, { redirect: "manual", headers: TO_A_PAGE, ...init });

async function everyKind(): Promise<[string, number, Response][]> {
  const person = await personWithPlan();
  const foreign = { Origin: "https://evil.example" };
  const customer = { "X-Customer-ID": freshPerson().userId };
  const note = noteBody(notesAbout(freshWord()));
  return [
    ["a public page", 200, await visit("/")],
    ["the sign-in page", 200, await visit("/sign-in")],
    ["health", 200, await visit("/health")],
    ["a protected page", 200, await ask(person, "/notes/sbar", { headers: TO_A_PAGE })],
    ["a redirect to sign in", 302, await visit("/notes/sbar")],
    ["an unknown path", 302, await ask(person, "/nowhere", { headers: TO_A_PAGE })],
    ["a call", 200, await ask(person, "/api/payments/usage")],
    ["a call without an answer", 204, await post(person, "/api/session/activity", {})],
    ["a note", 200, await postNote(person, note)],
    ["a streamed note", 200, await streamNote(person, note)],
    ["bad input", 400, await postNote(person, "{")],
    ["signed out", 401, await visit("/api/payments/usage", { headers: {} })],
    ["a form of somebody signed out", 401, await visit("/notes/sbar", { method: "POST", body: "" })],
    ["another's id", 403, await ask(person, "/api/payments/usage", { headers: customer })],
    ["another site", 403, await post(person, "/api/generate-note", note, { headers: foreign })],
    ["an unknown call", 404, await ask(person, "/api/nowhere")],
    ["a missing script", 404, await ask(person, "/assets/gone-1a2b3c4d.js")],
    ["a wrong method", 405, await ask(person, "/api/generate-note")],
    ["too much", 413, await postNote(person, "a".repeat(300_000))],
    ["a failing model", 502, await postNote(person, noteBody("Pt resting. [[sandbox:cutoff]]"))],
  ];
}

const policyOf = (response: Response) => {
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
};

const nonceOf = (response: Response) =>
  /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "";

test("Every kind of answer carries the security headers and a request id of its own", async () => {
  watchConsole();
  const ids = new Set<string | null>();
  const answers = await everyKind();
  for (const [kind, status, response] of answers) {
    expect({ kind, status: response.status }).toEqual({ kind, status });
    const header = (name: string) => response.headers.get(name);
    expect(header("X-Content-Type-Options"), kind).toBe("nosniff");
    expect(header("X-Frame-Options"), kind).toBe("DENY");
    expect(header("Referrer-Policy"), kind).toBe("strict-origin-when-cross-origin");
    expect(header("Strict-Transport-Security"), kind).toBe("max-age=31536000; includeSubDomains");
    expect(header("Permissions-Policy"), kind).toContain("camera=()");
    expect(header("Cross-Origin-Opener-Policy"), kind).toBe("same-origin-allow-popups");
    const policy = policyOf(response);
    expect(policy["default-src"], kind).toEqual(["'self'"]);
    expect(policy["object-src"], kind).toEqual(["'none'"]);
    expect(policy["base-uri"], kind).toEqual(["'none'"]);
    expect(policy["frame-ancestors"], kind).toEqual(["'none'"]);
    expect(policy["form-action"], kind).toEqual(["'self'"]);
    const scripts = policy["script-src"] ?? [];
    expect(policy["report-uri"], kind).toEqual(["/api/csp-report"]);
    // No host is trusted: only scripts with the nonce run, and those that they load.
    expect(scripts, kind).toEqual([`'nonce-${nonceOf(response)}'`, "'strict-dynamic'"]);
    expect(policy["style-src"], kind).not.toContain("'unsafe-inline'");
    expect(nonceOf(response).length, kind).toBeGreaterThanOrEqual(22);
    ids.add(header("X-Request-Id"));
    await response.body?.cancel();
  }
  expect(ids.size).toBe(answers.length);
  expect(ids).not.toContain(null);
});

const PROTECTED =
  /protected|redirect to sign|call|note|input|signed out|another|unknown call|method|much|model/;

test("No answer about a person is stored anywhere, neither a page nor a call nor an error", async () => {
  watchConsole();
  const checked: string[] = [];
  for (const [kind, , response] of await everyKind()) {
    if (!PROTECTED.test(kind)) continue;
    checked.push(kind);
    expect(response.headers.get("Cache-Control"), kind).toBe("no-store");
    await response.body?.cancel();
  }
  expect(checked.length).toBe(15);
});

test("Every script of a page carries the nonce of its own answer, which is another one each time; no browser translates a page that scripts go on changing", async () => {
  const person = await personWithPlan();
  const nonces = new Set<string>();
  for (const path of ["/notes/sbar", "/dashboard", "/sign-in", "/notes/sbar"]) {
    const page = path === "/sign-in" ? await visit(path) : await ask(person, path, { headers: TO_A_PAGE });
    const nonce = nonceOf(page);
    const html = await page.text();
    expect(html, path).toContain('translate="no"');
    expect(html, path).toContain('<meta name="google" content="notranslate"/>');
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const script of scripts) expect(script, path).toContain(`nonce="${nonce}"`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(4);
});

test("Health tells that it works, of each provider whether it is the real one, and of each part whether it is there; nothing else", async () => {
  const response = await visit("/health");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const { parts, ...health } = (await response.json()) as { parts: Record<string, string> };
  expect(health).toEqual({
    status: "ok",
    providers: { identity: "live", payments: "live", model: "live", literature: "live" },
  });
  expect(Object.values(parts)).toHaveLength(8);
  for (const state of Object.values(parts)) expect(["up", "down"]).toContain(state);
});

test("Every error code has a status from 400 to 599 and words for people", async () => {
  for (const code of Object.keys(ERRORS) as ErrorCode[]) {
    const { status, words } = ERRORS[code];
    expect(status, code).toBeGreaterThanOrEqual(400);
    expect(status, code).toBeLessThanOrEqual(599);
    // The parser says what is wrong with a document, and the caller names what is too long.
    expect(words, code).toMatch(code === "document_failed" ? /^\{words\}$/ : /^(?:[A-Z]|\{what\} ).{6,}/);
    const response = errorResponse(code, { "Retry-After": "7" });
    expect(response.status).toBe(status);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Retry-After")).toBe("7");
    // An unspecified wait is "a moment".
    const told = words.replace("{wait}", "a moment");
    expect(await response.json()).toEqual({ error: told, code });
    expect(new AppError(code).message).toBe(told);
  }
});

test("The policy names the identity provider's host where it is the real one, and no other where it is not", () => {
  const host = clerkHostOf(`pk_live_${btoa("clerk.example.com$")}`);
  expect(host).toBe("https://clerk.example.com");
  const namedFor = (clerkHost: string | null) =>
    securityHeaders("n", { clerkHost })["Content-Security-Policy"]?.match(/https:\S+[^;\s]/g) ?? [];
  expect(namedFor(host)).toEqual([
    "https://clerk.example.com",
    "https://img.clerk.com",
    "https://challenges.cloudflare.com",
  ]);
  expect(namedFor(null)).toEqual([]);
  for (const key of [undefined, "", "pk_live", "pk_live_%%%"]) expect(clerkHostOf(key)).toBeNull();
});

test("what a browser reports of the policy is logged without query or text, and no more than some in a minute", async () => {
  const logged: string[] = [];
  vi.spyOn(console, "warn").mockImplementation((line: string) => void logged.push(line));
  const report = (body: unknown) =>
    exports.default.fetch(`${ORIGIN}/api/csp-report`, { method: "POST", body: JSON.stringify(body) });
  const page = `${ORIGIN}/notes?text=Quokka`;
  const classic = {
    "document-uri": page,
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/x?Quokka",
    "script-sample": "Quokka",
  };
  expect((await report({ "csp-report": classic })).status).toBe(204);
  const body = {
    documentURL: page,
    effectiveDirective: "style-src-attr",
    blockedURL: "inline",
    sample: "Quokka",
  };
  expect((await report([{ type: "csp-violation", body }])).status).toBe(204);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { event: "csp.reported", code: "script-src-elem", path: "/notes", cause: "https://evil.example" },
    { event: "csp.reported", code: "style-src-attr", path: "/notes", cause: "inline" },
  ]);
  for (const path of ["/Quokka", "/notes/Quokka", "/%51uokka", "/quokka 83"])
    await report([{ body: { ...body, documentURL: ORIGIN + path } }]);
  const paths = logged.slice(-4).map((line) => (JSON.parse(line) as { path: string }).path);
  expect(paths).toEqual(["unknown", "/notes", "unknown", "unknown"]);
  expect(logged.join()).not.toContain("Quokka");
  await report(Array.from({ length: 100 }, () => ({ body })));
  expect(logged.length).toBeLessThanOrEqual(60); // over two minutes, in case one ends meanwhile
  for (const odd of [null, {}, [], "x", { "csp-report": 1 }]) expect((await report(odd)).status).toBe(400);
});
