import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { salesRequests } from "#app/base/data/schema.ts";
import { LONGEST } from "#app/rooms/marketing/contact-fields.ts";
import { erasePerson, exportPerson } from "#app/rooms/marketing/personal-data.server.ts";
import { senderOf } from "#app/rooms/marketing/posted-request.server.ts";
import { storeRequest, sweepSalesRequests } from "#app/rooms/marketing/store-request.server.ts";
import { database } from "../databases.ts";
import { ask, ORIGIN, personWithPlan } from "../signed-in.ts";
import { post, textOf, visit } from "./public-pages-help.ts";

const DAY = 24 * 60 * 60 * 1000;
let count = 0;
const freshEmail = () => `lead.${crypto.randomUUID()}@example.org`;
const freshAddress = () => `10.0.${count >> 8}.${count++ & 255}`;

const enquiry = (email: string) => ({
  name: "Rosa Kim",
  email,
  organization: "Ward 4 West",
  nurses: "40",
  message: "We would like to try it on one ward.",
});

const send = (fields: Record<string, string>, address = freshAddress(), path = "/contact-sales") =>
  post(path, fields, { headers: { "CF-Connecting-IP": address } });

/** The page that a sent message leads to, asked for without any cookie. */
const thanked = (path: string, ago = 0) => visit(`${path}?sent=${Date.now() - ago}`);

const rowsOf = (email: string) => database.select().from(salesRequests).where(eq(salesRequests.email, email));

test("contact-sales is public, is for Enterprise, and says when people answer [PUB-12] [OPEN-04]", async () => {
  const response = await visit("/contact-sales");
  expect(response.status).toBe(200);
  const html = await response.text();
  const text = textOf(html);
  expect(text).toContain("NurseGPT Enterprise, for wards, hospitals and agencies");
  expect(text).toContain("Monday to Friday 9-5 EST");
  expect(text).toContain("Team and role management (planned: it is not in the product yet)");
  for (const name of ["name", "email", "organization", "nurses", "message"])
    expect(html).toMatch(new RegExp(`<(?:input|textarea)[^>]* name="${name}"`));
  const form = /<form [^>]*action="\/contact-sales" method="post"/;
  expect(html).toMatch(form);
  expect(await (await ask(await personWithPlan(), "/contact-sales")).text()).toMatch(form);
  const thanks = textOf(await (await thanked("/contact-sales")).text());
  expect(thanks).toContain("gave us within about 24 hours on business days, Monday to Friday 9-5 EST.");
  const own = textOf(await (await ask(await personWithPlan(), "/contact-sales")).text());
  expect(own).toContain("Team and role management (planned: it is not in the product yet)");
  expect(own).toContain("Monday to Friday 9-5 EST");
});

test("an enquiry is stored and leads to a thank-you, which a reload does not send again [PUB-12]", async () => {
  const email = freshEmail();
  const response = await send(enquiry(email));
  const [path, sentAt] = response.headers.get("Location")?.split("?sent=") ?? [];
  expect([response.status, path]).toEqual([303, "/contact-sales"]);
  const [row, ...more] = await rowsOf(email);
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    name: "Rosa Kim",
    email,
    organization: "Ward 4 West",
    nurses: 40,
    message: "We would like to try it on one ward.",
  });
  expect(row?.sender).toMatch(/^[0-9a-f]{64}$/);
  expect(Math.abs(Date.now() - (row?.createdAt ?? 0))).toBeLessThan(600_000);
  expect(response.headers.getSetCookie()).toEqual([]);
  const told = await thanked("/contact-sales", Date.now() - Number(sentAt));
  expect(textOf(await told.text())).toContain("Thank you, your message has arrived.");
});

test("thanks need no cookie, are for who sent the message alone, and are not for a bookmark", async () => {
  const isThankful = async (page: Response) => textOf(await page.text()).includes("Thank you,");
  for (const path of ["/contact", "/contact-sales"]) {
    expect(await isThankful(await visit(path)), path).toBe(false);
    expect(await isThankful(await thanked(path)), path).toBe(true);
    expect(await isThankful(await visit(path)), path).toBe(false);
    expect(await isThankful(await thanked(path, 61_000)), path).toBe(false);
    expect(await isThankful(await thanked(path, -61_000)), path).toBe(false);
  }
});

test("the number of nurses may be left out", async () => {
  const email = freshEmail();
  expect((await send({ ...enquiry(email), nurses: "" })).status).toBe(303);
  expect((await rowsOf(email))[0]?.nurses).toBeNull();
});

test("what is wrong is said beside its field, and what was typed is kept", async () => {
  const wrong: [Partial<ReturnType<typeof enquiry>>, string, string][] = [
    [{ name: "  " }, "name", "Please enter your name."],
    [{ name: "a".repeat(LONGEST.name + 1) }, "name", `at most ${LONGEST.name} characters`],
    [{ email: "rosa@" }, "email", "Please check the email address."],
    [{ email: "" }, "email", "Please enter your email address."],
    [{ organization: "" }, "organization", "Please enter your organization."],
    [{ nurses: "forty" }, "nurses", "Please enter a whole number, or leave this empty."],
    [{ nurses: "0" }, "nurses", "Please enter a whole number, or leave this empty."],
    [{ nurses: "1000001" }, "nurses", "Please enter a whole number, or leave this empty."],
    [{ message: "" }, "message", "Please write a message."],
    [{ message: "a".repeat(LONGEST.message + 1) }, "message", "at most 4,000 characters"],
  ];
  for (const [fields, name, words] of wrong) {
    const email = fields.email ?? freshEmail();
    const response = await send({ ...enquiry(email), ...fields });
    expect(response.status, name).toBe(400);
    const html = await response.text();
    const error = new RegExp(`<p id="${name}-error"[^>]*>([^<]*)</p>`).exec(html)?.[1];
    expect(error, name).toContain(words);
    expect(html.match(/field-error/g)?.length).toBe(1);
    expect(html).toMatch(new RegExp(`<(?:input|textarea) id="${name}"[^>]* aria-invalid="true"`));
    if (name !== "organization") expect(html).toContain('value="Ward 4 West"');
    expect(await rowsOf(email)).toEqual([]);
  }
});

test("what was typed comes back as text, never as a tag", async () => {
  const response = await send({ ...enquiry(""), name: '"><script>alert(1)</script>' });
  const html = await response.text();
  expect(html).not.toContain("<script");
  expect(html).toContain("&quot;&gt;&lt;script&gt;");
});

test("a program that fills in the hidden field is thanked, and nothing is stored", async () => {
  const email = freshEmail();
  const response = await send({ ...enquiry(email), website: "https://spam.example" });
  expect(response.headers.get("Location")).toMatch(/^\/contact-sales\?sent=\d+$/);
  expect(await rowsOf(email)).toEqual([]);
});

test("one address may send five requests an hour, also at the same time; another may go on", async () => {
  const address = freshAddress();
  const email = freshEmail();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(enquiry(email), address)));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, 303, 303, 303, 429, 429, 429]);
  expect((await rowsOf(email)).length).toBe(5);
  const html = (await answers.find(({ status }) => status === 429)?.text()) ?? "";
  expect(textOf(html)).toContain("Please send this one later.");
  expect(html).toContain('value="Rosa Kim"');
  expect((await send(enquiry(email))).status).toBe(303);
});

test("the limit is over an hour later, and not a millisecond before", async () => {
  const sender = crypto.randomUUID();
  const now = Date.now();
  const request = { ...enquiry(freshEmail()), nurses: null };
  const at = (time: number) => storeRequest(request, sender, { directory: database, now: time });
  for (let sent = 0; sent < 5; sent++) expect(await at(now)).toBe(true);
  expect(await at(now + 3_600_000 - 1)).toBe(false);
  expect(await at(now + 3_600_000)).toBe(true);
});

test("a sender is known by its network without its address being kept", async () => {
  const of = (address: string, secret = "a secret of sixteen") =>
    senderOf(new Request(ORIGIN, { headers: { "CF-Connecting-IP": address } }), secret);
  expect(await of("203.0.113.7")).not.toBe(await of("203.0.113.8"));
  expect(await of("203.0.113.7")).not.toBe(await of("203.0.113.7", "another secret of it"));
  expect(await of("2001:db8:1:2:3:4:5:6")).toBe(await of("2001:0DB8:1:2::9"));
  expect(await of("2001:db8:1:2::1")).not.toBe(await of("2001:db8:1:3::1"));
  expect(await of("2001:db8::1")).toBe(await of("2001:db8:0:0:ffff::"));
});

test("a message to support is stored like an enquiry, without an organization", async () => {
  const email = freshEmail();
  const response = await send({ name: "Ann", email, message: "The page is blank." }, undefined, "/contact");
  expect(response.headers.get("Location")).toMatch(/^\/contact\?sent=\d+$/);
  expect(await rowsOf(email)).toMatchObject([
    { organization: "", nurses: null, message: "The page is blank." },
  ]);
});

test("what is no form, too much or from another site is refused", async () => {
  const json = {
    method: "POST",
    headers: { Origin: ORIGIN, "Content-Type": "application/json" },
    body: "{}",
  };
  expect((await visit("/contact-sales", json)).status).toBe(400);
  const tooMuch = await send({ ...enquiry(freshEmail()), message: "a".repeat(70_000) });
  expect(tooMuch.status).toBe(413);
  expect(textOf(await tooMuch.text())).toContain("What you sent is too long.");
  const foreign = await post("/contact-sales", enquiry(freshEmail()), {
    headers: { Origin: "https://evil.example" },
  });
  expect(foreign.status).toBe(403);
});

test("a person gets and loses the messages with her address, in any spelling, and nobody else's", async () => {
  const [hers, other] = [freshEmail(), freshEmail()];
  await send(enquiry(hers.toUpperCase()));
  await send(enquiry(other));
  const { requests } = await exportPerson(database, hers.toUpperCase());
  expect(requests).toMatchObject([{ email: hers, message: "We would like to try it on one ward." }]);
  await erasePerson(database, hers);
  await erasePerson(database, hers);
  expect(await exportPerson(database, hers)).toEqual({ requests: [] });
  expect((await rowsOf(other)).length).toBe(1);
});

test("messages are swept after 365 days, and not on the day before", async () => {
  const email = freshEmail();
  await send(enquiry(email));
  const sentAt = (await rowsOf(email))[0]?.createdAt ?? 0;
  await sweepSalesRequests(database, sentAt + 365 * DAY);
  expect((await rowsOf(email)).length).toBe(1);
  expect(await sweepSalesRequests(database, sentAt + 365 * DAY + 1)).toBeGreaterThan(0);
  expect(await rowsOf(email)).toEqual([]);
});
