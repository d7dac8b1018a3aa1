import { openRandom } from "#scripts/scorecard/random.ts";

/** What fails: bindings of the Worker and of its Durable Objects, and the providers behind `fetch`. */
const PARTS = [
  "database",
  "bucket",
  "queue",
  "meter",
  "record",
  "identity",
  "payments",
  "model",
  "literature",
] as const;
export type Part = (typeof PARTS)[number];

/** The moods of a part, each for some seconds, with its fault rates. */
const MOODS = {
  calm: { rate: 0, kinds: [] },
  shaky: { rate: 0.15, kinds: ["fails", "fails after", "slow", "nonsense"] },
  slow: { rate: 0.5, kinds: ["slow"] },
  stalled: { rate: 0.6, kinds: ["stalls"] },
  nonsense: { rate: 0.5, kinds: ["nonsense"] },
  down: { rate: 1, kinds: ["fails"] },
} as const;

type Fault = "fails" | "fails after" | "slow" | "stalls" | "nonsense";
type Mood = keyof typeof MOODS;

/** Calm half of the time, otherwise one of the others. */
const DRAWN: readonly Mood[] = [
  "calm",
  "calm",
  "calm",
  "calm",
  "shaky",
  "shaky",
  "slow",
  "stalled",
  "nonsense",
  "down",
];

const MOOD_MS = 4_000;
const SLOW_MS = 400;
/** Longer than anybody waits for a database or a meter. */
const STALL_MS = 5_000;

export type Weather = {
  /** Does the work in the part's weather. */
  through<T>(part: Part, work: () => Promise<T>, nonsense?: () => Promise<T>): Promise<T>;
  /** Nothing fails any more. */
  clear(): void;
  isClear(): boolean;
  /** Faults by part and kind. */
  counts: Record<string, number>;
};

/** A part's mood changes after this many calls, if by calls and not by seconds. */
const MOOD_QUESTIONS = 15;

/**
 * The same seed gives each part the same sequence of moods: a new one every four seconds, or, on a short walk, after a
 * number of calls.
 */
export function openWeather(seed: number, changes: "by seconds" | "by questions" = "by seconds"): Weather {
  const begun = Date.now();
  const asked: Partial<Record<Part, number>> = {};
  const drawing = openRandom(seed ^ 0x5eed);
  const counts: Record<string, number> = {};
  let isClear = false;
  const moodOf = (part: Part): Mood => {
    const count = (asked[part] ?? 0) + 1;
    asked[part] = count;
    const slot = Math.floor(
      changes === "by seconds" ? (Date.now() - begun) / MOOD_MS : count / MOOD_QUESTIONS,
    );
    return openRandom(seed * 1_000_003 + PARTS.indexOf(part) * 7_919 + slot).pick(DRAWN);
  };
  return {
    counts,
    clear: () => {
      isClear = true;
    },
    isClear: () => isClear,
    async through(part, work, nonsense) {
      const { rate, kinds } = MOODS[isClear ? "calm" : moodOf(part)];
      if (kinds.length === 0 || !drawing.happens(rate)) return await work();
      const fault: Fault = drawing.pick(kinds as readonly Fault[]);
      const name = `${part} ${fault}`;
      counts[name] = (counts[name] ?? 0) + 1;
      if (fault === "slow") await pause(SLOW_MS);
      if (fault === "stalls") await pause(STALL_MS);
      if (fault === "nonsense" && nonsense) return await nonsense();
      if (fault === "slow") return await work();
      if (fault === "fails after" || (fault === "stalls" && drawing.happens(0.5))) await work();
      throw new Error(`Chaos: the ${part} ${fault}.`);
    },
  };
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
