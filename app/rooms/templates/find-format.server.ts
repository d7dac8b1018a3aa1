import { AppError } from "#app/base/http/errors.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { allowancePlanOf, type Person } from "#app/core/identity/session/guard.server.ts";
import { type TemplateAccess, templateAccessOf } from "#app/core/plans/plans.ts";
import { type NoteFormat, NURSE_NOTE } from "./format.ts";
import { FORMATS } from "./formats/formats.server.ts";
import { OWN_ID, type OwnTemplate } from "./own/own-template.ts";
import { ownTemplatesOf } from "./own/own-templates.server.ts";

/** What this person's plan includes, or an arrangement with sales, by the server's knowledge. */
export const accessOf = (person: Person): TemplateAccess => templateAccessOf(allowancePlanOf(person));

/** Whether this access allows writing a note in this format. */
export const mayUse = (access: TemplateAccess, id: string): boolean =>
  access === "own" || (access === "built_in" && !isOwnId(id));

export const isOwnId = (id: string): boolean => OWN_ID.test(id);

/** The format with this id, built-in or the person's own; null if there is none. */
export async function findFormat(app: AppContext, person: Person, id: string): Promise<NoteFormat | null> {
  if (!isOwnId(id)) return FORMATS.find((format) => format.id === id) ?? null;
  const own = await ownTemplatesOf(app, person.userId).list();
  const found = own.find((template) => template.id === id);
  return found ? toFormat(found) : null;
}

/** The same, for writing a note. @throws AppError plan_required or template_not_found */
export async function usableFormat(app: AppContext, person: Person, id: string): Promise<NoteFormat> {
  if (!mayUse(accessOf(person), id)) throw new AppError("plan_required");
  const format = await findFormat(app, person, id);
  if (!format) throw new AppError("template_not_found");
  return format;
}

/** A person's own template as a format. It has no rules for the model: its texts are data. */
export function toFormat({ id, name, use, sections, coach, hasVitals }: OwnTemplate): NoteFormat {
  const [first, ...others] = sections.map(({ required, ...section }) => ({
    ...section,
    required: required.map((label) => ({ label })),
  }));
  if (!first) throw new AppError("template_not_found");
  return { id, name, use, sections: [first, ...others], coach, code: NURSE_NOTE, hasVitals, isOwn: true };
}
