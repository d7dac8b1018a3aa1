import type { AdmittedUse } from "#app/core/generation/admission.server.ts";
import type { Figures } from "#app/core/meter/settle.ts";

/** A use that records how it was settled. */
export function openUse(outputTokens = 4_000) {
  const settlements: (Figures | "given back" | "cut off")[] = [];
  const use: AdmittedUse = {
    outputTokens,
    settle: async (figures) => void settlements.push(figures),
    settleCutOff: async () => {
      settlements.push("cut off");
      return { isCharged: false };
    },
    giveBack: async () => void settlements.push("given back"),
  };
  return { settlements, use };
}
