import type { SourceField } from "#app/core/evidence/text/source.ts";
import type { ModelRequest } from "#app/core/model/model.ts";
import { QUOTED_PART, sourceBlocks } from "#app/core/model/source-blocks.ts";
import { NOTE_RULES, STATEMENT_RULES, statementsSchema } from "#app/core/note/writing/writing-rules.ts";
import { SECTION_KEYS } from "./note-answer.ts";

/**
 * The request that drafts an SBAR note from what a nurse wrote.
 * @param sources the filled fields, their identifiers already replaced by placeholders; empty ones are left out
 * @param maxOutputTokens the longest answer that may be paid for
 */
export function sbarRequest(sources: readonly SourceField[], maxOutputTokens: number): ModelRequest {
  return {
    instructions: INSTRUCTIONS,
    messages: [{ role: "user", text: sourceBlocks(sources) }],
    schema: SBAR_SCHEMA,
    maxOutputTokens,
  };
}

const PARTS = { type: "array", items: QUOTED_PART } as const;

/** The shape of the answer. */
export const SBAR_SCHEMA = {
  type: "object",
  properties: {
    statements: statementsSchema(SECTION_KEYS),
    nursing_diagnoses: {
      type: "array",
      items: {
        type: "object",
        properties: { diagnosis: QUOTED_PART, related_factors: PARTS, defining_characteristics: PARTS },
        required: ["diagnosis", "related_factors", "defining_characteristics"],
        additionalProperties: false,
      },
    },
  },
  required: ["statements", "nursing_diagnoses"],
  additionalProperties: false,
} as const;

const INSTRUCTIONS = `You turn a nurse's own notes into an SBAR handover note. The nurse will check every statement against what she wrote, sign the note and answer for it. An omitted finding or an invented one can harm a patient, so completeness and faithfulness come before style.

${NOTE_RULES}

STATEMENTS
${STATEMENT_RULES}
- Order all statements by section: situation, then background, then assessment, then recommendation; within a section the most urgent first.
- "situation": who the patient is as far as stated, what is happening now and why this handover is made: the present problem, the change, its onset and severity.
- "background": what led here and what helps to understand it: reason for and date of admission, history, allergies, medicines at home and ongoing, procedures, baseline, relevant circumstances.
- "assessment": what was found: vital signs, examination by system, pain, mental state, intake and output, lines and devices, results, risks, treatment already given and its effect, and the nurse's own judgement where she states one.
- "recommendation": what the sources say is planned, ordered, requested, still needed or to be watched, who was told, and what is to be done by when.
- A suggestion is something you propose that the sources do not say, such as a check or a question worth raising. Give it kind "suggestion", section "recommendation" and no quotes, begin it with a verb, keep it general nursing practice that follows from stated findings, and put no number, drug, dose or order in it. At most three; none when the sources already hold a plan that covers the problem. Everything else has kind "from_notes".

NURSING DIAGNOSES
- Give one to four nursing diagnoses that the sources support, the most urgent first, in three parts: the problem ("diagnosis"), what it is related to ("related_factors"), and the findings that show it ("defining_characteristics").
- Word the problem in plain clinical terms of your own that describe this patient's response, not as an entry of a published list of labels. Do not name a medical disease as the problem.
- Each part carries its own quotes, by the same rules. A related factor that the sources do not state or clearly imply is left out; the list may be empty. A risk has no findings yet: begin it with "Risk of", give its risk factors as related_factors and leave defining_characteristics empty.
- If the sources do not support any, give an empty list.

Answer only with the JSON object that the schema describes.`;
