import type { OwnTemplate, TemplateContent } from "#app/rooms/templates/own/own-template.ts";
import { ask, post, type TestPerson } from "../signed-in.ts";

type Plan = "Free" | "Basic" | "Premium";

/** A template, as sent by a page. */
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

export const postTemplateNote = (person: TestPerson, body: unknown, plan: Plan, headers = {}) =>
  post(person, "/api/generate-template-note", body, { headers, plan });

export const makeTemplate = (person: TestPerson, body: unknown, plan: Plan = "Premium") =>
  post(person, "/api/templates", body, { plan });

/** A template made by the person. */
export async function madeTemplate(person: TestPerson, changes: Partial<TemplateContent> = {}) {
  const response = await makeTemplate(person, { template: aTemplate(changes) });
  return ((await response.json()) as { template: OwnTemplate }).template;
}

export async function templatesOf(person: TestPerson, plan: Plan = "Premium"): Promise<OwnTemplate[]> {
  const response = await ask(person, "/api/templates", { cookies: { plan } });
  return ((await response.json()) as { templates: OwnTemplate[] }).templates;
}
