import { z } from "zod";
import { postApi } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import type { CheckedStatement } from "../evidence/statement.ts";
import { checkAgain, type NoteCheckRequest } from "./note-check.ts";

/** The most that the guard may be asked to read at once, in characters; many times a note and its source. */
const LONGEST_SOURCE = 20_000;
const LONGEST_STATEMENT = 20_000;
const LONGEST_TOGETHER = 60_000;

/** Comparing that much, in characters of the sources for each new statement, counts as one check; most compare a tenth. */
const ONE_CHECK = 100_000;

const span = z.object({ field: z.string(), start: z.int().min(0), end: z.int().min(0) });
const mismatch = z.looseObject({ text: z.string(), start: z.int().min(0), end: z.int().min(0) });
const checked = z.looseObject({
  text: z.string(),
  standing: z.string(),
  evidence: z.array(span).max(100),
  mismatches: z.array(mismatch).max(200),
});
const request = z.object({
  sources: z
    .array(z.object({ name: z.string(), label: z.string(), text: z.string().max(LONGEST_SOURCE) }))
    .max(40),
  statements: z
    .array(
      z.object({
        id: z.string(),
        text: z.string().max(LONGEST_STATEMENT),
        checked: checked.nullable(),
        isCounted: z.boolean(),
        isYours: z.boolean().optional(),
        replaced: z.string().max(LONGEST_STATEMENT).optional(),
      }),
    )
    .max(300),
  coach: z
    .object({
      items: z.array(z.string().max(60)).max(60).optional(),
      required: z
        .array(
          z.object({
            label: z.string().max(120),
            words: z.array(z.string().max(120)).max(20).optional(),
            isTime: z.boolean().optional(),
          }),
        )
        .max(120)
        .optional(),
    })
    .default({}),
  heard: z
    .array(z.object({ id: z.string().max(200), places: z.array(span).max(10) }))
    .max(200)
    .optional(),
});

/**
 * `POST /api/note-check`: the guard rereads what a nurse changed in her note. No model, nothing stored, nothing
 * charged; earlier results in the request are trusted, since only the sender sees the answer.
 */
export const action = postApi(async ({ request: asked, context }) => {
  const { env } = appOf(context);
  const count = async () => {
    const { success } = await env.NOTE_CHECKS.limit({ key: personOf(context).userId });
    if (!success) throw new AppError("rate_limited", { headers: { "Retry-After": "10" } });
  };
  await count();
  const { sources, statements, coach, heard } = await readJson(asked, request, { limit: 512 * 1024 });
  const texts = [
    ...sources.flatMap(({ label, text }) => [label, text]),
    // An earlier result repeats the words that it is about, which then count once.
    ...statements.flatMap(({ text, checked: before, replaced = "" }) =>
      before && before.text !== text ? [text, before.text, replaced] : [text, replaced],
    ),
  ];
  if (texts.join("").length > LONGEST_TOGETHER) throw new AppError("too_large");
  const compared =
    sources.reduce((sum, { text }) => sum + text.length, 0) *
    statements.filter(({ checked: before }) => !before).length;
  for (let beyond = compared - ONE_CHECK; beyond > 0; beyond -= ONE_CHECK) await count();
  const answer = checkAgain({
    sources,
    heard,
    coach: coach as NoteCheckRequest["coach"] & object,
    statements: statements.map((one) => ({ ...one, checked: one.checked as CheckedStatement | null })),
  });
  return Response.json(answer);
});
