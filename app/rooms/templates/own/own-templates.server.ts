import { AppError } from "#app/base/http/errors.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { HANDOVER_ITEMS } from "#app/core/evidence/handover/handover-items.ts";
import { recordOf } from "#app/core/record/record-client.server.ts";
import type { PutItem, RecordItem } from "#app/core/record/store/item-store.server.ts";
import { type OwnTemplate, TEMPLATE_LIMITS, type TemplateContent, TemplateProblem } from "./own-template.ts";

const KIND = "template";

export const COACH_IDS: readonly string[] = HANDOVER_ITEMS.map(({ id }) => id);

/** One person's own templates, sealed in their record; nobody else's are accessible. */
export function ownTemplatesOf(app: Pick<AppContext, "env" | "now">, userId: string) {
  const record = recordOf(app, userId);
  const list = async (): Promise<OwnTemplate[]> => (await record.listItems({ kinds: [KIND] })).map(fromItem);
  const find = async (id: string): Promise<OwnTemplate> => {
    const found = (await list()).find((template) => template.id === id);
    if (!found) throw new AppError("template_not_found");
    return found;
  };
  const put = async (template: OwnTemplate): Promise<OwnTemplate> => {
    const isPut = await record.putItems({ items: [toItem(template)], most: TEMPLATE_LIMITS.templates });
    if (!isPut) throw new AppError("templates_full", { filling: { most: TEMPLATE_LIMITS.templates } });
    return template;
  };
  return {
    /** Newest first. */
    list,
    /** @throws AppError template_not_found, also for another person's */
    find,
    /** @throws AppError templates_full */
    add: (content: TemplateContent) => put({ ...content, id: newId(), changedAt: app.now() }),
    /**
     * @param knownAt `changedAt` of the version that the page has
     * @throws AppError template_not_found or template_changed
     */
    async change(id: string, content: TemplateContent, knownAt: number): Promise<OwnTemplate> {
      const before = await find(id);
      if (before.changedAt !== knownAt) throw new AppError("template_changed");
      // Never the same time twice, so that each version differs from the one before.
      return put({ ...content, id, changedAt: Math.max(app.now(), before.changedAt + 1) });
    },
    async remove(id: string): Promise<void> {
      await find(id);
      await record.removeItems({ kinds: [KIND], ids: [id] });
    },
  };
}

const newId = (): string => `own-${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;

const toItem = ({ id, changedAt, ...content }: OwnTemplate): PutItem => ({
  kind: KIND,
  id,
  text: JSON.stringify(content),
  at: changedAt,
  eraseAt: null,
});

const fromItem = ({ id, text, at }: RecordItem): OwnTemplate => ({
  ...(JSON.parse(text) as TemplateContent),
  id,
  changedAt: at,
});

/** Reads a template, turning a problem into the person's error. @throws AppError with the code */
export function orRefused<T>(
  read: () => T,
  code: "template_invalid" | "template_file_invalid" = "template_invalid",
): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof TemplateProblem)) throw error;
    throw new AppError(code, { filling: { problem: error.message } });
  }
}
