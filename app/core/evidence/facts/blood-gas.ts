import type { Token } from "../text/tokens.ts";
import { type Quantity, readQuantity } from "./quantities.ts";

/** The values of a blood gas with what each measures, in the order in which they are charted. */
type BloodGas = { values: { measure: string; quantity: Quantity }[]; end: number };

/**
 * Reads a blood gas as it is charted, without labels: "7.31/58/72/28" is pH, pCO2, pO2 and bicarbonate, kPa or mmHg.
 * Only a pH is written as such a first number.
 */
export function readBloodGas(tokens: readonly Token[], at: number): BloodGas | null {
  const first = tokens[at];
  if (!first || !/^[67]\.\d{1,3}$/.test(first.text) || Number(first.text) < LOWEST_PH) return null;
  const ph = numberIn(first);
  if (!ph) return null;
  const values = [{ measure: "ph", quantity: ph }];
  let end = at + 1;
  for (const { measure, least, most } of BEHIND_PH) {
    const [sign, token] = [tokens[end], tokens[end + 1]];
    const quantity = sign?.text === "/" && token?.kind === "number" ? numberIn(token) : null;
    if (!quantity || quantity.value < least || quantity.value > most) break;
    values.push({ measure, quantity });
    end += 2;
  }
  return values.length > 1 ? { values, end } : null;
}

/** The number without what follows it. */
const numberIn = (token: Token): Quantity | null => readQuantity([token], 0)?.quantity ?? null;

const LOWEST_PH = 6.6;

const BEHIND_PH = [
  { measure: "pco2", least: 2, most: 150 },
  { measure: "po2", least: 3, most: 650 },
  { measure: "bicarbonate", least: 3, most: 60 },
];
