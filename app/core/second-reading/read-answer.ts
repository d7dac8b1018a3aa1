import { z } from "zod";
import type { SecondReading } from "../evidence/second-reading.ts";
import type { Revealer } from "../generation/define-generation.ts";

const shape = z.object({
  changed: z.array(z.object({ id: z.int(), words: z.string(), sources_say: z.string() })),
  same: z.array(z.int()),
});

/**
 * The reader's answer by the statements' numbers, identifiers put back; of a number that is answered twice, nothing, since
 * nobody knows which of the two is meant.
 * @throws SyntaxError, ZodError for what is not the agreed JSON
 */
export function readAnswer(text: string, { reveal }: Revealer): Map<number, SecondReading> {
  const { changed, same } = shape.parse(JSON.parse(text));
  const readings: [id: number, reading: SecondReading][] = [
    ...changed.map(({ id, words, sources_say }): [number, SecondReading] => [
      id,
      { verdict: "changed", words: reveal(words), sourcesSay: reveal(sources_say) },
    ]),
    ...same.map((id): [number, SecondReading] => [id, { verdict: "same" }]),
  ];
  const isOnce = (id: number) => readings.filter(([other]) => other === id).length === 1;
  return new Map(readings.filter(([id]) => isOnce(id)));
}
