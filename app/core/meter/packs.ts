import type { TokenAmount } from "#app/core/plans/plans.ts";
import { requireId, requireTokens } from "./checked.ts";
import type { MeterState } from "./state.ts";
import { answered, type Step } from "./step.ts";

export type AddPack = TokenAmount & {
  /** The purchase's id: a purchase is added once, however often it is reported. */
  purchaseId: string;
};

/** Adds a bought pack, which does not expire, on top of every month's allowance (PLAN-44). No-op when done. */
export function addPack(state: MeterState, command: AddPack, now: number): Step<{ isAdded: boolean }> {
  requireId("purchaseId", command.purchaseId);
  requireTokens(command);
  const { purchaseId, inputTokens, outputTokens } = command;
  if (state.packsBought.some(({ id }) => id === purchaseId)) return answered(state, { isAdded: false });
  const packs = {
    inputTokens: state.packs.inputTokens + inputTokens,
    outputTokens: state.packs.outputTokens + outputTokens,
  };
  const packsBought = [...state.packsBought, { id: purchaseId, inputTokens, outputTokens, at: now }];
  return answered({ ...state, packs, packsBought }, { isAdded: true });
}
