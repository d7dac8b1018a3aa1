import type { Timing } from "#app/base/runtime/timing.server.ts";
import type { Generation } from "./generation.server.ts";

/** Asks for a generation as `open` does; waiting for the meter, here and when it is settled, counts as `meter`. */
export async function timedGeneration(
  { measure }: Timing,
  open: () => Promise<Generation>,
): Promise<Generation> {
  const generation = await measure("meter", open);
  return {
    ...generation,
    settle: (figures) => measure("meter", () => generation.settle(figures)),
    giveBack: () => measure("meter", () => generation.giveBack()),
  };
}
