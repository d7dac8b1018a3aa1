import { z } from "zod";

/** What the app writes to the document queue and the consumer reads: ids and a version, never content. */
const message = z.object({
  version: z.literal(1),
  documentId: z.string().min(1).max(100),
  userId: z.string().min(1).max(200),
  /** Which try of the document this is; a message of an earlier one does nothing. */
  attempt: z.int().min(1),
});

export type DocumentMessage = z.infer<typeof message>;

export const toDocumentMessage = (about: Omit<DocumentMessage, "version">): DocumentMessage => ({
  version: 1,
  ...about,
});

/** The message, or null for one that this Worker does not know. */
export function readDocumentMessage(body: unknown): DocumentMessage | null {
  return message.safeParse(body).data ?? null;
}
