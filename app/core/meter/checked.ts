import { FEATURES, type Feature, type TokenAmount } from "#app/core/plans/plans.ts";

/** Longest idempotency key or id, in characters. */
const LONGEST_ID = 200;

/** @throws RangeError if an amount is not a whole number of tokens: a single NaN would spoil the meter for good. */
export function requireTokens(amount: TokenAmount): void {
  requireWhole("inputTokens", amount.inputTokens);
  requireWhole("outputTokens", amount.outputTokens);
}

/** @throws RangeError naming the field, never its value. */
export function requireWhole(name: string, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} is not a whole number.`);
}

/** @throws RangeError naming the field, never its value. */
export function requireId(name: string, value: string): void {
  if (typeof value !== "string" || value.length === 0 || value.length > LONGEST_ID)
    throw new RangeError(`${name} has not 1 to ${LONGEST_ID} characters.`);
}

/** @throws RangeError unless the input is a hash: content never reaches the meter. */
export function requireHash(value: string): void {
  if (!/^[0-9a-f]{64}$/.test(value)) throw new RangeError("input is not a SHA-256 in hex.");
}

/** @throws RangeError if the feature is not counted. */
export function requireFeature(value: Feature): void {
  if (!FEATURES.includes(value)) throw new RangeError("feature is not one that is counted.");
}
