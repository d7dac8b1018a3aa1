import type { AppContext } from "#app/base/runtime/context.server.ts";
import type { OwnTemplate } from "./own/own-template.ts";
import { ownTemplatesOf } from "./own/own-templates.server.ts";

/** Templates are in the person's record, which is erased as a whole; no table has them. */
export const TABLES = [] as const;

/** The person's own templates, newest first. They outlast a plan. */
export const exportPerson = (app: Pick<AppContext, "env" | "now">, userId: string): Promise<OwnTemplate[]> =>
  ownTemplatesOf(app, userId).list();
