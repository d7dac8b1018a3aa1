import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { erasePerson } from "#app/core/record/personal-data.server.ts";
import { TEMPLATE_LIMITS } from "#app/rooms/templates/own/own-template.ts";
import { ask, personWithPlan, post } from "../signed-in.ts";
import { aTemplate, madeTemplate, makeTemplate, templatesOf } from "./template-calls.ts";

const answerOf = async (response: Response) => [response.status, await response.json()];
const json = { "Content-Type": "application/json" };

test("A template is made, listed, changed over the version that is known, and deleted", async () => {
  const person = await personWithPlan("Premium");
  const made = await madeTemplate(person);
  expect(made).toMatchObject({ ...aTemplate(), id: expect.stringMatching(/^own-[a-z0-9]{12}$/) });
  expect(await templatesOf(person)).toEqual([made]);
  const put = (changedAt: number, name: string) =>
    ask(person, `/api/templates/${made.id}`, {
      method: "PUT",
      body: { template: aTemplate({ name }), changedAt },
      headers: json,
      cookies: { plan: "Premium" },
    });
  const changed = (await (await put(made.changedAt, "Second")).json()) as { template: typeof made };
  expect(changed.template).toMatchObject({ id: made.id, name: "Second" });
  expect(await answerOf(await put(made.changedAt, "Late"))).toMatchObject([
    409,
    { code: "template_changed" },
  ]);
  expect(await templatesOf(person)).toEqual([changed.template]);
  const removed = await ask(person, `/api/templates/${made.id}`, { method: "DELETE" });
  expect(removed.status).toBe(204);
  expect(await templatesOf(person)).toEqual([]);
});

test("Nobody reads, changes or deletes another person's template", async () => {
  const [person, other] = [await personWithPlan("Premium"), await personWithPlan("Premium")];
  const { id, changedAt } = await madeTemplate(person);
  const cookies = { plan: "Premium" } as const;
  const read = await ask(other, `/api/templates/${id}`, { cookies });
  expect(await answerOf(read)).toMatchObject([404, { code: "template_not_found" }]);
  const body = { template: aTemplate({ name: "Mine now" }), changedAt };
  const put = await ask(other, `/api/templates/${id}`, { method: "PUT", body, headers: json, cookies });
  expect(put.status).toBe(404);
  expect((await ask(other, `/api/templates/${id}`, { method: "DELETE", cookies })).status).toBe(404);
  expect((await ask(other, `/notes/templates/${id}`, { cookies })).status).toBe(302);
  expect(await templatesOf(other)).toEqual([]);
  expect((await templatesOf(person)).map(({ name }) => name)).toEqual(["Wound round"]);
});

test("Making and changing takes Premium; whoever loses it still reads, downloads and deletes", async () => {
  const person = await personWithPlan("Premium");
  const { id, changedAt } = await madeTemplate(person);
  for (const plan of ["Free", "Basic"] as const) {
    const refused = await makeTemplate(person, { template: aTemplate() }, plan);
    expect(await answerOf(refused)).toMatchObject([402, { code: "plan_required" }]);
    const put = await ask(person, `/api/templates/${id}`, {
      method: "PUT",
      body: { template: aTemplate(), changedAt },
      headers: json,
      cookies: { plan },
    });
    expect(await answerOf(put)).toMatchObject([402, { code: "plan_required" }]);
    expect(await templatesOf(person, plan)).toHaveLength(1);
  }
  const file = await ask(person, `/api/templates/${id}`, { cookies: { plan: "Free" } });
  expect(file.headers.get("Content-Disposition")).toBe(
    'attachment; filename="wound-round.nursetemplate.json"',
  );
  const page = await ask(person, "/notes/templates", {
    headers: { Accept: "text/html" },
    cookies: { plan: "Free" },
  });
  expect(await page.text()).toContain("Wound round");
  const removed = await ask(person, `/api/templates/${id}`, { method: "DELETE", cookies: { plan: "Free" } });
  expect(removed.status).toBe(204);
});

test("The formats that a note may be written in are told by plan", async () => {
  const person = await personWithPlan("Premium");
  const { id } = await madeTemplate(person);
  const usable = async (plan: StoredPlan) => {
    const response = await ask(person, "/api/templates", { cookies: { plan } });
    return ((await response.json()) as { usable: { id: string }[] }).usable.map((format) => format.id);
  };
  expect(await usable("Premium")).toEqual(expect.arrayContaining(["soap", "dar", "incident", id]));
  expect(await usable("Basic")).toContain("soap");
  expect(await usable("Basic")).not.toContain(id);
  expect(await usable("Free")).toEqual([]);
});

test("What is downloaded comes in again as the same template of somebody else, under a new id", async () => {
  const [person, other] = [await personWithPlan("Premium"), await personWithPlan("Premium")];
  const made = await madeTemplate(person);
  const file = await (await ask(person, `/api/templates/${made.id}`)).text();
  expect(file).not.toContain(person.userId);
  const response = await makeTemplate(other, { file });
  expect(response.status).toBe(201);
  const [imported] = await templatesOf(other);
  expect(imported).toMatchObject(aTemplate());
  expect(imported?.id).not.toBe(made.id);
  await makeTemplate(other, { file });
  const names = (await templatesOf(other)).map(({ name }) => name);
  expect(names.sort()).toEqual([made.name, `${made.name} (2)`]);
});

test("A file that cannot be used is refused with the reason, and nothing is kept", async () => {
  const person = await personWithPlan("Premium");
  const file = (content: unknown) => (typeof content === "string" ? content : JSON.stringify(content));
  const whole = { format: "nursegpt-template", version: 1, template: aTemplate() };
  const bad: [unknown, RegExp][] = [
    ["no json", /^The file could not be imported\. This file is not a NurseGPT template\.$/],
    [{ ...whole, format: "other" }, /not a NurseGPT template/],
    [{ ...whole, version: 7 }, /version 7 .* only version 1/],
    [{ ...whole, template: aTemplate({ name: " " }) }, /name is missing/],
    [{ ...whole, filler: "x".repeat(33 * 1024) }, /larger than 32 KB/],
  ];
  for (const [content, problem] of bad) {
    const [status, answer] = await answerOf(await makeTemplate(person, { file: file(content) }));
    expect([status, answer]).toMatchObject([400, { code: "template_file_invalid" }]);
    expect((answer as { error: string }).error).toMatch(problem);
  }
  expect(await templatesOf(person)).toEqual([]);
});

test("There are at most twenty, also when they are made at the same time", async () => {
  const person = await personWithPlan("Premium");
  for (let count = 0; count < TEMPLATE_LIMITS.templates - 2; count++)
    await madeTemplate(person, { name: `Template ${count}` });
  const more = await Promise.all(
    [1, 2, 3, 4].map((n) => makeTemplate(person, { template: aTemplate({ name: `More ${n}` }) })),
  );
  expect(more.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  expect(await templatesOf(person)).toHaveLength(TEMPLATE_LIMITS.templates);
});

test("Templates are in the export, and go with the account", async () => {
  const person = await personWithPlan("Premium");
  await madeTemplate(person, { name: "Marmot ward round" });
  const exported = (await (await post(person, "/api/account/export")).json()) as {
    templates: unknown[];
  };
  expect(exported.templates).toMatchObject([
    { name: "Marmot ward round", sections: [{ heading: "Wound" }, {}] },
  ]);
  await erasePerson(env, person.userId);
  expect(await templatesOf(person)).toEqual([]);
});

test("The page of a template ends what says when to use it before it goes on", async () => {
  const person = await personWithPlan("Premium");
  const pageOf = async (use: string) => {
    const { id } = await madeTemplate(person, aTemplate({ use }));
    const options = { headers: { Accept: "text/html" }, cookies: { plan: "Premium" } } as const;
    const page = await (await ask(person, `/notes/templates/${id}`, options)).text();
    return /<p class="soft">(.*?)<a/
      .exec(page)?.[1]
      ?.replace(/<!-- -->/g, "")
      .trim();
  };
  expect(await pageOf("Level 2 cots, every 6 h")).toBe("Level 2 cots, every 6 h. Counts as one note.");
  expect(await pageOf("For wounds.")).toBe("For wounds. Counts as one note.");
  expect(await pageOf("")).toBe("Counts as one note.");
});
