import { z } from "zod";
import { ANALYSIS_SECTIONS, type SectionType } from "#app/core/document/analysis.ts";
import { ModelError } from "#app/core/model/model-error.ts";

const SECTION_TYPES = Object.keys(ANALYSIS_SECTIONS) as [SectionType, ...SectionType[]];

/** What a document can be: a closed list, so that nothing about it can be made up. */
const DOCUMENT_TYPES = [
  "Admission note",
  "Progress note",
  "Nursing note",
  "Discharge summary",
  "Consultation",
  "Referral letter",
  "Operative report",
  "Laboratory report",
  "Imaging report",
  "Medication list",
  "Care plan",
  "Patient history",
  "Conversation",
  "Form",
  "Data table",
  "Clinical document",
  "Not a clinical document",
] as const;

const EVIDENCE = {
  type: "object",
  properties: { block: { type: "integer" }, quote: { type: "string" } },
  required: ["block", "quote"],
  additionalProperties: false,
} as const;

/** The shape of the answer to one part. */
export const PART_SCHEMA = {
  type: "object",
  properties: {
    document_type: { type: "string", enum: DOCUMENT_TYPES },
    statements: {
      type: "array",
      items: {
        type: "object",
        properties: {
          section: { type: "string", enum: SECTION_TYPES },
          text: { type: "string" },
          evidence: { type: "array", items: EVIDENCE },
          kind: { type: "string", enum: ["from_document", "suggestion"] },
        },
        required: ["section", "text", "evidence", "kind"],
        additionalProperties: false,
      },
    },
    key_points: { type: "array", items: { type: "integer" } },
  },
  required: ["document_type", "statements", "key_points"],
  additionalProperties: false,
} as const;

const partAnswer = z.object({
  document_type: z.enum(DOCUMENT_TYPES),
  statements: z.array(
    z.object({
      section: z.enum(SECTION_TYPES),
      text: z.string(),
      evidence: z.array(z.object({ block: z.int(), quote: z.string() })),
      kind: z.enum(["from_document", "suggestion"]),
    }),
  ),
  key_points: z.array(z.int()),
});

/** What the model says of one part, still unchecked. */
export type PartAnswer = z.infer<typeof partAnswer>;
export type DraftedStatement = PartAnswer["statements"][number];

/** @throws ModelError `cut_off` for anything but the agreed shape */
export function readPartAnswer(json: unknown): PartAnswer {
  return agreed(partAnswer, json);
}

/** The shape of an order of the most important statements: their numbers only. */
export const ORDER_SCHEMA = {
  type: "object",
  properties: { most_important_first: { type: "array", items: { type: "integer" } } },
  required: ["most_important_first"],
  additionalProperties: false,
} as const;

const orderAnswer = z.object({ most_important_first: z.array(z.int()) });

/** @throws ModelError as `readPartAnswer` does */
export function readOrderAnswer(json: unknown): number[] {
  return agreed(orderAnswer, json).most_important_first;
}

/** The shape of the text read from pages that are pictures. */
export const PICTURES_SCHEMA = {
  type: "object",
  properties: {
    pages: {
      type: "array",
      items: {
        type: "object",
        properties: { page: { type: "integer" }, lines: { type: "array", items: { type: "string" } } },
        required: ["page", "lines"],
        additionalProperties: false,
      },
    },
  },
  required: ["pages"],
  additionalProperties: false,
} as const;

const picturesAnswer = z.object({
  pages: z.array(z.object({ page: z.int(), lines: z.array(z.string()) })),
});

export type ReadPages = z.infer<typeof picturesAnswer>["pages"];

/** @throws ModelError as `readPartAnswer` does */
export function readPicturesAnswer(json: unknown): ReadPages {
  return agreed(picturesAnswer, json).pages;
}

function agreed<Shape extends z.ZodType>(shape: Shape, json: unknown): z.infer<Shape> {
  const read = shape.safeParse(json);
  if (!read.success) throw new ModelError("cut_off", "The answer is not of the agreed shape");
  return read.data;
}
