import { z } from "zod";
import type { SecondReading } from "../evidence/second-reading.ts";
import type { Revealer } from "../generation/define-generation.ts";

const shape = z.object({
  readings: z.array(
    z.object({
      id: z.int(),
      verdict: z.enum(["same", "changed"]),
      words: z.string(),
      sources_say: z.string(),
    }),
  ),
});

/**
 * The reader's answer by the statements' numbers, identifiers put back; of a number that is answered twice, nothing, since
 * nobody knows which of the two is meant.
 * @throws SyntaxError, ZodError for what is not the agreed JSON
 */
export function readAnswer(text: string, { reveal }: Revealer): Map<number, SecondReading> {
  const { readings } = shape.parse(JSON.parse(text));
  const byId = Map.groupBy(readings, ({ id }) => id);
  return new Map(
    [...byId].flatMap(([id, [reading, ...others]]) =>
      reading && others.length === 0 ? [[id, toReading(reading, reveal)] as const] : [],
    ),
  );
}

function toReading(
  { verdict, words, sources_say }: z.infer<typeof shape>["readings"][number],
  reveal: (text: string) => string,
): SecondReading {
  return verdict === "same"
    ? { verdict }
    : { verdict, words: reveal(words), sourcesSay: reveal(sources_say) };
}
