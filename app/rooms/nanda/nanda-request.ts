import { z } from "zod";

/** Longest patient information, in characters: what one nurse types about one patient, many times over. */
export const LONGEST_CONTEXT = 20_000;

/** The body of `POST /api/generate-nanda` (API-21). */
export const nandaRequest = z.object({ context: z.string().default("") });
