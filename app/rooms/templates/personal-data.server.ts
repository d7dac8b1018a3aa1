import type { AppContext } from "#app/base/runtime/context.server.ts";
import type { OwnTemplate } from "./own/own-template.ts";
import { ownTemplatesOf } from "./own/own-templates.server.ts";

/**
 * The person's own templates, newest first. They outlast a plan. They are in the person's record, which is erased as a
 * whole.
 */
export const exportPerson = (app: Pick<AppContext, "env" | "now">, userId: string): Promise<OwnTemplate[]> =>
  ownTemplatesOf(app, userId).list();
