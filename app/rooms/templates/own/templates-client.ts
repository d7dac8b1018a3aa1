import { ApiError, call } from "#app/base/http/request.ts";
import type { OwnTemplate, TemplateContent } from "./own-template.ts";
import { TOO_LARGE_FILE } from "./template-file.ts";

/** The browser's side of own templates. Every call may throw an ApiError. */

/** Creates a template, or changes the version that the page has. */
export async function saveTemplate(
  known: { id: string; changedAt: number } | null,
  content: TemplateContent,
): Promise<OwnTemplate> {
  const { template } = known
    ? await call<{ template: OwnTemplate }>(`/api/templates/${known.id}`, {
        method: "PUT",
        body: { template: content, changedAt: known.changedAt },
      })
    : await call<{ template: OwnTemplate }>("/api/templates", {
        method: "POST",
        body: { template: content },
      });
  return template;
}

/** A much too large file is not sent at all; the server states the exact limit. */
const MUCH_TOO_LARGE = 200 * 1024;

export async function importTemplate(file: File): Promise<OwnTemplate> {
  if (file.size > MUCH_TOO_LARGE) throw new ApiError(TOO_LARGE_FILE);
  const body = { file: await file.text() };
  return (await call<{ template: OwnTemplate }>("/api/templates", { method: "POST", body })).template;
}
