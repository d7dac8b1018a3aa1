import type { Breathing, Consciousness } from "./choices.ts";
import {
  type Read,
  readPulse,
  readRespiration,
  readSaturation,
  readSystolic,
  readTemperature,
  type Saturation,
} from "./read-vitals.ts";
import {
  breathingScore,
  consciousnessScore,
  pulseScore,
  respirationScore,
  type Score,
  saturationScore,
  systolicScore,
  temperatureScore,
} from "./table.ts";

/** The observations in the form: free text, and choices that may be left open. */
export type Observations = {
  respiration: string;
  saturation: string;
  systolic: string;
  pulse: string;
  temperature: string;
  consciousness: Consciousness | null;
  breathing: Breathing | null;
  /** Confirmed hypercapnic respiratory failure. */
  isScale2: boolean;
};

const PARAMETERS = [
  { key: "respiration", label: "respiration rate" },
  { key: "saturation", label: "oxygen saturation" },
  { key: "breathing", label: "air or oxygen" },
  { key: "systolic", label: "systolic blood pressure" },
  { key: "pulse", label: "pulse" },
  { key: "consciousness", label: "consciousness" },
  { key: "temperature", label: "temperature" },
] as const;
export type ParameterKey = (typeof PARAMETERS)[number]["key"];

/** One parameter with its score and the value behind it, "30/min". */
export type SubScore = { key: ParameterKey; label: string; score: Score; words: string };

export type Band = "low" | "low-medium" | "medium" | "high";

/** The calculator's result. Without `isComplete` the total is the least that the score can be, not a score. */
export type EarlyWarning = {
  isComplete: boolean;
  scale: 1 | 2;
  /** The parameters that are certain, in the chart's order. */
  subScores: SubScore[];
  total: number;
  /** For a complete score; for an incomplete one only `high`, which no missing value could lower. */
  band: Band | null;
  /** Labels of missing values. */
  missing: string[];
  /** What cannot be read with certainty, each as a question for the nurse. */
  questions: string[];
  /** Labels of values that cannot be read. */
  unread: string[];
};

/**
 * NEWS2 after the Royal College of Physicians' report of 2017. Nothing is assumed: what is missing or questionable
 * scores nothing, and makes the score incomplete.
 * @returns null when no observation was given at all
 */
export function earlyWarning(given: Observations): EarlyWarning | null {
  const saturation = readSaturation(given.saturation);
  const breathing = breathingOf(given.breathing, saturation);
  const scale = given.isScale2 ? 2 : 1;
  const results: Record<ParameterKey, Result> = {
    respiration: scored(readRespiration(given.respiration), respirationScore),
    saturation: saturationResult(saturation, scale, breathing),
    breathing: scored(breathing, breathingScore),
    systolic: scored(readSystolic(given.systolic), systolicScore),
    pulse: scored(readPulse(given.pulse), pulseScore),
    consciousness: scored(consciousnessOf(given.consciousness), consciousnessScore),
    temperature: scored(readTemperature(given.temperature), temperatureScore),
  };
  return summed(results, scale);
}

type Result = Read<{ score: Score }>;

function scored<Value>(read: Read<Value>, score: (value: Value) => Score): Result {
  return read.status === "read" ? { ...read, value: { score: score(read.value) } } : read;
}

/** The choice, or the words beside the saturation; both must agree. */
function breathingOf(chosen: Breathing | null, saturation: Read<Saturation>): Read<Breathing> {
  const said = saturation.status === "read" ? saturation.value.breathing : null;
  if (chosen && said && chosen !== said)
    return {
      status: "questioned",
      question: `air or oxygen (you chose ${chosen}, but the saturation says ${said})`,
    };
  const value = chosen ?? said;
  return value ? { status: "read", value, words: value } : { status: "missing" };
}

/** On scale 2 a high saturation is good on air and bad on oxygen: unless it is known which, the result is uncertain. */
function saturationResult(read: Read<Saturation>, scale: 1 | 2, breathing: Read<Breathing>): Result {
  if (read.status !== "read") return read;
  const { percent } = read.value;
  const score = saturationScore(percent, scale, breathing.status === "read" ? breathing.value : null);
  const words = scale === 2 ? `${read.words} on scale 2` : read.words;
  // What it waits for is already listed as missing or questioned.
  return score === null
    ? { status: "questioned", question: "" }
    : { status: "read", value: { score }, words };
}

const LEVELS: Record<Consciousness, string> = {
  A: "alert",
  C: "new confusion",
  V: "responds to voice",
  P: "responds to pain",
  U: "unresponsive",
};

function consciousnessOf(level: Consciousness | null): Read<Consciousness> {
  return level ? { status: "read", value: level, words: LEVELS[level] } : { status: "missing" };
}

function summed(results: Record<ParameterKey, Result>, scale: 1 | 2): EarlyWarning | null {
  if (PARAMETERS.every(({ key }) => results[key].status === "missing")) return null;
  const subScores = PARAMETERS.flatMap(({ key, label }) => {
    const result = results[key];
    return result.status === "read" ? [{ key, label, score: result.value.score, words: result.words }] : [];
  });
  const labelsOf = (isWanted: (result: Result) => boolean) =>
    PARAMETERS.filter(({ key }) => isWanted(results[key])).map(({ label }) => label);
  const questions = Object.values(results)
    .map(questionOf)
    .filter((question) => question !== "");
  const isComplete = subScores.length === PARAMETERS.length;
  const total = subScores.reduce((sum, { score }) => sum + score, 0);
  const band = bandOf(total, subScores);
  return {
    isComplete,
    scale,
    subScores,
    total,
    band: isComplete || band === "high" ? band : null,
    missing: labelsOf(({ status }) => status === "missing"),
    questions,
    unread: labelsOf((result) => questionOf(result) !== ""),
  };
}

const questionOf = (result: Result): string => (result.status === "questioned" ? result.question : "");

/** The thresholds of the report: 7 or more, 5 or 6, a single 3, less. */
function bandOf(total: number, subScores: readonly Pick<SubScore, "score">[]): Band {
  if (total >= 7) return "high";
  if (total >= 5) return "medium";
  return subScores.some(({ score }) => score === 3) ? "low-medium" : "low";
}
