import { z } from "zod";
import { AppError } from "#app/base/http/errors.ts";
import { NOTE_ID, NOTE_KIND } from "../note.ts";

const time = z.coerce.number().int().min(0);

/** Filters in an address, which never contains the text that is searched for. */
export const noteFilters = z.object({
  kind: z.string().regex(NOTE_KIND).optional(),
  from: time.optional(),
  to: time.optional(),
  isSigned: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional(),
  after: z.string().max(200).optional(),
});

/** The same in a body, with the text. */
export const noteSearch = z.object({
  text: z.string().max(200).optional(),
  kind: z.string().regex(NOTE_KIND).optional(),
  from: time.optional(),
  to: time.optional(),
  isSigned: z.boolean().optional(),
  after: z.string().max(200).optional(),
});

/** The id in the path. @throws AppError note_not_found */
export function noteIdOf({ id }: { id: string }): string {
  if (!NOTE_ID.test(id)) throw new AppError("note_not_found");
  return id;
}
