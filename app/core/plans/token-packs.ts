import { allowanceOf, type TokenAmount } from "./plans.ts";

/** A pack of tokens that is bought once and does not expire (PLAN-42, PLAN-44). */
export type TokenPack = TokenAmount & {
  id: string;
  name: string;
  /** US dollars, paid once. */
  price: number;
  /** US dollars per 1,000 tokens as advertised; it does not follow from price and size (OPEN-34). */
  pricePerK: number;
  isBestValue: boolean;
};

const { inputTokens, outputTokens } = allowanceOf("Free").tokens;

/** Sizes are multiples of Free's monthly allowance. */
const timesFree = (factor: number): TokenAmount => ({
  inputTokens: inputTokens * factor,
  outputTokens: outputTokens * factor,
});

/** Figures: PLAN-43. */
export const TOKEN_PACKS: readonly TokenPack[] = [
  { id: "small", name: "Small", ...timesFree(0.75), price: 19, pricePerK: 0.38, isBestValue: false },
  { id: "medium", name: "Medium", ...timesFree(1.5), price: 35, pricePerK: 0.35, isBestValue: false },
  { id: "large", name: "Large", ...timesFree(3), price: 75, pricePerK: 0.3, isBestValue: true },
];

/** Shown next to the packs (PLAN-45). */
export const ADDS_TOKENS_ALONE =
  "A pack adds tokens only: notes, searches, chats and files keep their own monthly limits.";

export const SUBSCRIBING_SAVES = "Subscribing saves up to 50% per token.";

/** The pack that an id names, or null. */
export function findTokenPack(id: unknown): TokenPack | null {
  return TOKEN_PACKS.find((pack) => pack.id === id) ?? null;
}

/** The name of a pack in a list of payments; one that is no longer sold has none. */
export function packTitle(id: string): string {
  const pack = findTokenPack(id);
  return pack ? `${pack.name} token pack` : "Token pack";
}

/** The advertised price per 1,000 tokens. */
export const perThousandWords = ({ pricePerK }: TokenPack): string =>
  `$${pricePerK.toFixed(2)} per 1K tokens`;

/** What a pack really costs by its size and price, US dollars per 1,000 tokens of both kinds. */
const realPerK = ({ price, inputTokens, outputTokens }: TokenPack): number =>
  price / ((inputTokens + outputTokens) / 1000);

/** Said once beside the packs: what their advertised prices and the "best value" mark leave out (OPEN-34). */
export function realPricesWords(): string {
  const prices = TOKEN_PACKS.map((pack) => `$${realPerK(pack).toFixed(2)} with ${pack.name}`);
  const cheapest = TOKEN_PACKS.reduce((best, pack) => (realPerK(pack) < realPerK(best) ? pack : best));
  const marked = TOKEN_PACKS.find(({ isBestValue }) => isBestValue);
  return `The prices per 1K are list prices. Counting input and output together, you pay ${prices.join(", ")}, so ${cheapest.name} costs the least per token${marked === cheapest ? "" : `; ${marked?.name} holds the most tokens`}.`;
}
