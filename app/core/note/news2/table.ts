import type { Breathing, Consciousness } from "./choices.ts";

/**
 * The scoring table of NEWS2 (Royal College of Physicians, 2017, chart 1): for each parameter the values from low to
 * high, each row with the highest value that it covers.
 */

export type Score = 0 | 1 | 2 | 3;
type Row = { upTo: number; score: Score };
const ABOVE = Number.POSITIVE_INFINITY;

/** Breaths per minute. */
const RESPIRATION: Row[] = [
  { upTo: 8, score: 3 },
  { upTo: 11, score: 1 },
  { upTo: 20, score: 0 },
  { upTo: 24, score: 2 },
  { upTo: ABOVE, score: 3 },
];

/** Per cent, the usual target of 96 % or more. */
const SATURATION_SCALE_1: Row[] = [
  { upTo: 91, score: 3 },
  { upTo: 93, score: 2 },
  { upTo: 95, score: 1 },
  { upTo: ABOVE, score: 0 },
];

/** Per cent, the target of 88 to 92 % in confirmed hypercapnic respiratory failure, while breathing oxygen. */
const SATURATION_SCALE_2_ON_OXYGEN: Row[] = [
  { upTo: 83, score: 3 },
  { upTo: 85, score: 2 },
  { upTo: 87, score: 1 },
  { upTo: 92, score: 0 },
  { upTo: 94, score: 1 },
  { upTo: 96, score: 2 },
  { upTo: ABOVE, score: 3 },
];

/** The same on air: then a high saturation is no concern. */
const SATURATION_SCALE_2_ON_AIR: Row[] = [
  { upTo: 83, score: 3 },
  { upTo: 85, score: 2 },
  { upTo: 87, score: 1 },
  { upTo: ABOVE, score: 0 },
];

/** mmHg. */
const SYSTOLIC: Row[] = [
  { upTo: 90, score: 3 },
  { upTo: 100, score: 2 },
  { upTo: 110, score: 1 },
  { upTo: 219, score: 0 },
  { upTo: ABOVE, score: 3 },
];

/** Beats per minute. */
const PULSE: Row[] = [
  { upTo: 40, score: 3 },
  { upTo: 50, score: 1 },
  { upTo: 90, score: 0 },
  { upTo: 110, score: 1 },
  { upTo: 130, score: 2 },
  { upTo: ABOVE, score: 3 },
];

/** Degrees Celsius, to one decimal. */
const TEMPERATURE: Row[] = [
  { upTo: 35.0, score: 3 },
  { upTo: 36.0, score: 1 },
  { upTo: 38.0, score: 0 },
  { upTo: 39.0, score: 1 },
  { upTo: ABOVE, score: 2 },
];

export const respirationScore = (perMinute: number): Score => scoreIn(RESPIRATION, perMinute);
export const systolicScore = (mmHg: number): Score => scoreIn(SYSTOLIC, mmHg);
export const pulseScore = (perMinute: number): Score => scoreIn(PULSE, perMinute);
export const temperatureScore = (celsius: number): Score => scoreIn(TEMPERATURE, celsius);
/** New confusion scores like V, P and U. */
export const consciousnessScore = (level: Consciousness): Score => (level === "A" ? 0 : 3);
export const breathingScore = (breathing: Breathing): Score => (breathing === "oxygen" ? 2 : 0);

/** @returns null if scale 2 would have to know whether the patient breathes air or oxygen */
export function saturationScore(percent: number, scale: 1 | 2, breathing: Breathing | null): Score | null {
  if (scale === 1) return scoreIn(SATURATION_SCALE_1, percent);
  const onAir = scoreIn(SATURATION_SCALE_2_ON_AIR, percent);
  const onOxygen = scoreIn(SATURATION_SCALE_2_ON_OXYGEN, percent);
  if (breathing === null) return onAir === onOxygen ? onAir : null;
  return breathing === "air" ? onAir : onOxygen;
}

function scoreIn(rows: readonly Row[], value: number): Score {
  return rows.find(({ upTo }) => value <= upTo)?.score ?? 0;
}
