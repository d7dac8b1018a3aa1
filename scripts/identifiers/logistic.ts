/** One example for a logistic regression: the indexes of its features, its label, and its weight. */
export type Example = { places: readonly number[]; isName: boolean; weight: number };

/**
 * Weights by stochastic gradient descent, in the order of the examples.
 * @param decay how much of a weight is lost with each example that has the feature
 */
export function trainLogistic(
  examples: readonly Example[],
  { places, rounds, rate, decay }: { places: number; rounds: number; rate: number; decay: number },
): Float64Array {
  const weights = new Float64Array(places);
  for (let round = 0; round < rounds; round++) {
    const step = rate / (1 + 0.7 * round);
    for (const example of examples) {
      let sum = 0;
      for (const place of example.places) sum += weights[place] ?? 0;
      const error = (Number(example.isName) - 1 / (1 + Math.exp(-sum))) * example.weight;
      if (Math.abs(error) < 1e-4) continue;
      for (const place of example.places) {
        const old = weights[place] ?? 0;
        weights[place] = old + step * (error - decay * old);
      }
    }
  }
  return weights;
}

/** Weights as bytes, in steps of `step`, at most 127. */
export function asBytes(weights: Float64Array, step: number): Int8Array {
  return Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / step))));
}

/** The text of a module that exports weights under a name. */
export function weightsModule(name: string, bytes: Int8Array, comment: string): string {
  return `/** ${comment} */\nexport const ${name} =\n  "${Buffer.from(bytes.buffer).toString("base64")}";\n`;
}

/** Pseudo-random numbers, the same in every run: from 0 to below 1. */
export function openRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}
