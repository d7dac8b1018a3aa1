import { z } from "zod";

/** A message from the app to the document queue's consumer: ids and a version, never content. */
const message = z.object({
  version: z.literal(1),
  documentId: z.string().min(1).max(100),
  userId: z.string().min(1).max(200),
  /** The number of this attempt at the document; a message of an earlier one does nothing. */
  attempt: z.int().min(1),
});

export type DocumentMessage = z.infer<typeof message>;

export const toDocumentMessage = (about: Omit<DocumentMessage, "version">): DocumentMessage => ({
  version: 1,
  ...about,
});

/** The message, or null for one of unknown form. */
export function readDocumentMessage(body: unknown): DocumentMessage | null {
  return message.safeParse(body).data ?? null;
}
