import { expect, test } from "vitest";
import { PUBLIC_PAGES } from "#app/base/ui/public/public-pages.ts";
import { ask, ORIGIN, personWithPlan } from "../signed-in.ts";
import { partOf, textOf, visit } from "./public-pages-help.ts";

const read = async (path: string, configuration = {}) => {
  const response = await visit(path, {}, configuration);
  expect(response.status, path).toBe(200);
  const html = await response.text();
  // No script runs that could show it.
  expect(html, path).not.toMatch(/<[^>]+ hidden=/);
  return html;
};

const STATIC_PAGES = [
  ["/about", "About", 6],
  ["/privacy", "Privacy Policy", 10],
  ["/terms", "Terms of Service", 9],
  ["/contact", "Contact", 4],
] as const;

test("the hero's Get Started Free leads to sign-up [PUB-02]", async () => {
  const hero = /<section class="hero"[\s\S]*?<\/section>/.exec(await read("/"))?.[0] ?? "";
  expect(hero).toMatch(/<a [^>]*href="\/sign-up"[^>]*>Get Started Free<\/a>/);
});

test("the landing page has its sections, each with a heading, and a footer to every public page [PUB-03]", async () => {
  const html = await read("/");
  const sections = { "how-it-works": 4, features: 5, testimonials: 3, "free-trial": 0 };
  for (const [id, parts] of Object.entries(sections)) {
    expect(partOf(html, id), id).toMatch(new RegExp(`<h2[^>]*id="${id}-title"[^>]*>[^<]`));
    expect([id, (partOf(html, id).match(/<h3>[^<]/g) ?? []).length]).toEqual([id, parts]);
  }
  const inTurn = [...html.matchAll(/<section[^>]* id="([\w-]+)"/g)].map(([, id]) => id);
  expect(inTurn.filter((id) => id && id in sections)).toEqual(Object.keys(sections));
  const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? "";
  for (const { path } of PUBLIC_PAGES) expect(footer).toContain(`href="${path}"`);
});

test("a signed-in reader's footer says for whom the product is, and leads to the dashboard and to no sign-in [PUB-04]", async () => {
  const footerOf = (html: string) => /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? "";
  const inside = footerOf(await (await ask(await personWithPlan(), "/pricing")).text());
  expect(inside).toContain("nurses and similar healthcare staff");
  expect(inside).toContain('href="/dashboard"');
  expect(inside).not.toMatch(/sign-(in|up)/);
  const outside = footerOf(await read("/pricing"));
  expect(outside).toMatch(/href="\/sign-in"/);
  expect(outside).not.toContain('href="/dashboard"');
});

test("landing and about present the five tools to nurses and similar healthcare staff [PUB-04]", async () => {
  for (const path of ["/", "/about"]) {
    const html = await read(path);
    const text = textOf(`<body>${partOf(html, "content")}`);
    for (const words of [
      /nurses and similar healthcare staff/i,
      /AI-generated SBAR clinical notes/,
      /Medical research answers with citations/,
      /Analysis of uploaded documents/,
      /NANDA nursing diagnoses/,
      /A chat assistant/,
    ])
      expect(text, path).toMatch(words);
    expect(textOf(/<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? ""), path).toContain(
      "nurses and similar healthcare staff",
    );
  }
  const [, found] = /<meta name="description" content="([^"]*)"/.exec(await read("/")) ?? [];
  expect(found).toMatch(/nurses: SBAR notes, .*citations, document analysis, nursing diagnoses and a chat/);
});

const CLAIMS = ["50% less documentation time", "HIPAA compliance", "24/7 AI assistance"];

test("every public page carries the three claims, and the landing page says what each rests on [PUB-05] [PUB-07]", async () => {
  for (const { path } of PUBLIC_PAGES) {
    const text = textOf(await read(path));
    for (const claim of CLAIMS) expect(text, path).toContain(claim);
    expect(text, path).toContain("50% less documentation time (our goal, not measured)");
  }
  const own = textOf(await (await ask(await personWithPlan(), "/pricing")).text());
  for (const claim of CLAIMS) expect(own).toContain(claim);
  for (const path of ["/", "/about"]) {
    const titles = [...partOf(await read(path), "claims").matchAll(/<h3>([^<]+)</g)];
    expect(titles.map(([, title]) => title)).toEqual(CLAIMS);
  }
  const claims = textOf(partOf(await read("/"), "claims"));
  expect(claims).toContain("It is a goal, not a measured average");
  expect(claims).toContain("Compliance also depends on your workplace");
  expect(claims).toContain("people answer on business days");
});

test("a free trial of 14 days without a card and one of 7 days on Premium are advertised [PUB-06] [PLAN-36] [OPEN-03]", async () => {
  const trial = textOf(partOf(await read("/"), "free-trial"));
  expect(trial).toContain("14-day free trial, no card");
  expect(trial).toContain("7-day free trial on Premium");
  const pricing = await read("/pricing");
  const own = await (await ask(await personWithPlan(), "/pricing")).text();
  for (const html of [pricing, own]) expect(textOf(html)).toContain("Premium $49 /month 7-day free trial");
  expect(textOf(await read("/demo-plan-selection"))).toContain("Premium $49 /month 7-day free trial");
  const questions = textOf(partOf(pricing, "questions"));
  expect(questions).toContain("14-day free trial, no card");
  expect(questions).toContain("Premium starts with a 7-day free trial");
});

test("where testimonials belong, every scene is marked as an example and quotes nobody [PUB-07] [OPEN-02]", async () => {
  const html = partOf(await read("/"), "testimonials");
  const scenes = html.match(/<li>[\s\S]*?<\/li>/g) ?? [];
  expect(scenes.length).toBeGreaterThan(1);
  for (const scene of scenes) expect(scene).toContain('<span class="tag">Example</span>');

  expect(html).not.toMatch(/<blockquote|<cite|<q\b|★/);
  expect(textOf(html)).toContain("example scenes that we wrote ourselves, about no real person");
  expect(partOf(await read("/"), "hero-title")).not.toBe("");
  expect(await read("/")).toMatch(
    /<figcaption><span class="tag">Example<\/span> <span [^>]*>An invented patient</,
  );
});

test("about, privacy, terms and contact are public, dated February 28, 2025, and hold no placeholder [PUB-13] [PUB-14] [OPEN-06]", async () => {
  const person = await personWithPlan();
  for (const [path, title, parts] of STATIC_PAGES) {
    const html = await read(path);
    expect(/<h1>(.*?)</.exec(html)?.[1], path).toContain(title);
    expect(/<h1>(.*?)</.exec(await (await ask(person, path)).text())?.[1], path).toContain(title);
    const text = textOf(html);
    expect(text, path).toContain("Last updated: February 28, 2025");
    expect(text, path).not.toMatch(
      /lorem|placeholder text|TODO|TBD|\[[A-Z][\w ]*\]|XXX|your company|example\.com/i,
    );
    expect(text.length, path).toBeGreaterThan(900);
    expect((partOf(html, "content").match(/<h2[^>]*>[^<]/g) ?? []).length, path).toBe(parts);
  }
});

test("contact says when support replies, and offers the address where there is one, else a form, under the date of its last change [PUB-15] [PUB-14]", async () => {
  const html = await read("/contact");
  const words = "Support replies within about 24 hours on business days, Monday to Friday 9-5 EST.";
  expect(textOf(html)).toContain(words);
  expect(html).toMatch(/<form [^>]*action="\/contact" method="post"/);
  const withAddress = await read("/contact?x", { SUPPORT_EMAIL: "help@nursegpt.test" });
  expect(textOf(withAddress)).toContain(words);
  expect(textOf(withAddress)).toContain("Last updated: February 28, 2025");
  expect(textOf(await (await ask(await personWithPlan(), "/contact")).text())).toContain(words);
  const sent = textOf(await (await visit(`/contact?sent=${Date.now()}`)).text());
  expect(sent).toContain(words);
  expect(sent).toContain("Last updated: February 28, 2025");
  expect(withAddress).toContain('href="mailto:help@nursegpt.test"');
  expect(withAddress).not.toContain("<form");
});

test("what is left after an end is erased after 30 days, and privacy requests are answered within 30 [CONST-03] [CONST-04]", async () => {
  const sentence = "30 days after a paid plan or an account ends, whatever is left of it is erased.";
  const privacy = textOf(await read("/privacy"));
  expect(privacy).toContain(sentence);
  expect(textOf(await read("/terms"))).toContain(sentence);
  expect(privacy).toMatch(/your account, and 30 days after a paid plan ends if the document is older/);
  expect(textOf(await read("/pricing"))).toContain(
    "30 days after it ends, whatever is left of it is erased.",
  );
  expect(privacy).toContain("We answer privacy requests within 30 days.");
  expect(textOf(await read("/contact"))).toContain("Every other request is answered within 30 days");
});

test("nobody younger than 18 may use it, say terms and privacy [CONST-05]", async () => {
  expect(textOf(await read("/terms"))).toContain("You are at least 18 years old");
  expect(textOf(await read("/privacy"))).toContain("professionals who are at least 18 years old");
});

test("forgot-password is public, leads to the provider's form, and says the same whoever is asked about [IDN-17] [OPEN-05]", async () => {
  const html = await read("/forgot-password");
  expect(html).toMatch(/<a [^>]*href="\/sign-in"[^>]*>Go to the sign-in page<\/a>/);
  const text = textOf(html);
  for (const step of [
    "Go to the sign-in page and enter your email address.",
    "Choose “Forgot password?” where you are asked for your password.",
    "Enter the code from the email, then choose a new password.",
  ])
    expect(text).toContain(step);
  expect(text).toContain("this page never says whether an address has an account");
  expect(html).not.toMatch(/<form|<input/);
  expect(textOf(await read("/forgot-password?email=ann%40example.org"))).toBe(text);
  const help = await (await visit("/sign-in")).text();
  expect(help).toMatch(/<details class="auth-help">[\s\S]*<a href="\/forgot-password">[\s\S]*<\/details>/);
});

test("each public page tells its title, address and picture once, and needs no script", async () => {
  const titles = new Set<string>();
  for (const { path } of PUBLIC_PAGES) {
    const html = await read(path);
    const one = (pattern: RegExp) => {
      const found = [...html.matchAll(pattern)].map(([, value = ""]) => value);
      expect(found.length, `${path} ${pattern}`).toBe(1);
      return found[0] ?? "";
    };
    const title = one(/<title>([^<]+)<\/title>/g);
    titles.add(title);
    const description = one(/<meta name="description" content="([^"]+)"/g);
    expect(description.length, path).toBeGreaterThan(50);
    expect(description.length, path).toBeLessThanOrEqual(200);
    const address = `${ORIGIN}${path}`;
    expect(one(/<link rel="canonical" href="([^"]+)"/g)).toBe(address);
    expect(one(/<meta property="og:url" content="([^"]+)"/g)).toBe(address);
    expect(one(/<meta property="og:title" content="([^"]+)"/g)).toBe(title);
    expect(one(/<meta property="og:description" content="([^"]+)"/g)).toBe(description);
    expect(one(/<meta property="og:type" content="([^"]+)"/g)).toBe("website");
    expect(one(/<meta property="og:image" content="([^"]+)"/g)).toBe(`${ORIGIN}/og.png`);
    expect(one(/<html lang="(\w+)"/g)).toBe("en");
    expect(one(/<h1[ >]([\s\S]*?)<\/h1>/g)).not.toBe("");
    expect(one(/<(main)\b/g)).toBe("main");
    expect(html, path).not.toContain("<script");
    expect(html, `${path} may be translated by the browser`).not.toContain("translate=");
  }
  expect(titles.size).toBe(PUBLIC_PAGES.length);
});

test("robots and the sitemap name the origin that was asked, and nothing behind sign-in", async () => {
  const robots = await visit("/robots.txt");
  expect(robots.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const lines = (await robots.text()).split("\n");
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  for (const path of ["/api/", "/settings", "/dashboard", "/notes"])
    expect(lines).toContain(`Disallow: ${path}`);
  const closed = lines.filter((line) => line.startsWith("Disallow: ")).map((line) => line.slice(10));
  const sitemap = await visit("/sitemap.xml");
  expect(sitemap.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => address,
  );
  expect(listed).toEqual(PUBLIC_PAGES.filter(({ isListed }) => isListed).map(({ path }) => ORIGIN + path));
  for (const address of listed) {
    const { pathname } = new URL(address);
    expect(closed.some((path) => pathname.startsWith(path))).toBe(false);
    expect((await visit(pathname)).status).toBe(200);
  }
});

test("a person with a session is shown the way to the dashboard instead of to sign-in", async () => {
  const person = await personWithPlan();
  const own = await (await ask(person, "/pricing")).text();
  expect(own).toContain('href="/dashboard">Go to Dashboard</a>');
  const header = /<header class="top[\s\S]*?<\/header>/.exec(own)?.[0] ?? "";
  expect(header).not.toContain('href="/sign-in"');
});
