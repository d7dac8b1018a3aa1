/** 3050 → "$30.50", -1900 → "−$19.00". @param cents US cents */
export const dollars = (cents: number): string =>
  `${cents < 0 ? "−" : ""}$${(Math.abs(cents) / 100).toFixed(2)}`;
