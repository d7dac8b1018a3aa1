import type { OwnTemplate, TemplateContent } from "#app/rooms/templates/own/own-template.ts";
import { ask, type TestPerson } from "../signed-in.ts";

type Plan = "Free" | "Basic" | "Premium";

/** A template as a page sends it. */
export const aTemplate = (changes: Partial<TemplateContent> = {}): TemplateContent => ({
  name: "Wound round",
  use: "Every second day.",
  sections: [
    { key: "s1", heading: "Wound", belongs: "Look, size, drainage.", required: ["Wound size"] },
    { key: "s2", heading: "Plan", belongs: "What comes next.", required: [] },
  ],
  coach: ["pain", "skin"],
  hasVitals: false,
  ...changes,
});

const json = { "Content-Type": "application/json" };

export const postTemplateNote = (person: TestPerson, body: unknown, plan: Plan, headers = {}) =>
  ask(person, "/api/generate-template-note", {
    method: "POST",
    body,
    headers: { ...json, ...headers },
    cookies: { plan },
  });

export const makeTemplate = (person: TestPerson, body: unknown, plan: Plan = "Premium") =>
  ask(person, "/api/templates", { method: "POST", body, headers: json, cookies: { plan } });

/** A template that the person has made. */
export async function madeTemplate(person: TestPerson, changes: Partial<TemplateContent> = {}) {
  const response = await makeTemplate(person, { template: aTemplate(changes) });
  return ((await response.json()) as { template: OwnTemplate }).template;
}

export async function templatesOf(person: TestPerson, plan: Plan = "Premium"): Promise<OwnTemplate[]> {
  const response = await ask(person, "/api/templates", { cookies: { plan } });
  return ((await response.json()) as { templates: OwnTemplate[] }).templates;
}
