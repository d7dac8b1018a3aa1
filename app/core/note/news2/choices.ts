/** ACVPU: alert, new confusion, responds to voice, responds to pain, unresponsive. */
export const CONSCIOUSNESS = ["A", "C", "V", "P", "U"] as const;
export type Consciousness = (typeof CONSCIOUSNESS)[number];
export type Breathing = "air" | "oxygen";

/**
 * The choices for the early warning score, beside the typed vital signs. They are part of the same comma-separated
 * text, as items of their own, so that drafts, calls and evidence carry them along.
 */
export type Choices = {
  consciousness: Consciousness | null;
  breathing: Breathing | null;
  /** Confirmed hypercapnic respiratory failure. */
  isScale2: boolean;
};

const LEVEL_ITEMS: Record<Consciousness, string> = {
  A: "ACVPU: alert",
  C: "ACVPU: new confusion",
  V: "ACVPU: responds to voice",
  P: "ACVPU: responds to pain",
  U: "ACVPU: unresponsive",
};
const BREATHING_ITEMS: Record<Breathing, string> = {
  air: "Breathing: room air",
  oxygen: "Breathing: oxygen",
};
const SCALE_ITEM = "SpO2 scale 2";

/** The choices that the items of a text state; if two differ, neither. */
export function choicesOf(text: string): Choices {
  const items = itemsOf(text).map((item) => item.toLowerCase());
  const states = (item: string) => items.includes(item.toLowerCase());
  const levels = CONSCIOUSNESS.filter((level) => states(LEVEL_ITEMS[level]));
  const breathings = (["air", "oxygen"] as const).filter((breathing) => states(BREATHING_ITEMS[breathing]));
  return {
    consciousness: levels.length === 1 ? (levels[0] ?? null) : null,
    breathing: breathings.length === 1 ? (breathings[0] ?? null) : null,
    isScale2: states(SCALE_ITEM),
  };
}

/** The items that state the choices, each under its parameter. */
export function choiceItems({ consciousness, breathing, isScale2 }: Choices) {
  return {
    consciousness: consciousness ? LEVEL_ITEMS[consciousness] : null,
    breathing: breathing ? BREATHING_ITEMS[breathing] : null,
    scale: isScale2 ? SCALE_ITEM : null,
  };
}

/** The text without the items of any choice. */
export function withoutChoices(text: string): string {
  return itemsOf(text)
    .filter((item) => !isChoice(item))
    .join(", ");
}

/** The text with these choices as its last items. */
export function withChoices(text: string, choices: Choices): string {
  const items = Object.values(choiceItems(choices)).filter((item) => item !== null);
  if (items.length === 0) return text.trim();
  return [text.replace(/[\s,]+$/, "").trim(), ...items].filter((part) => part !== "").join(", ");
}

const ALL = new Set(
  [...Object.values(LEVEL_ITEMS), ...Object.values(BREATHING_ITEMS), SCALE_ITEM].map((item) =>
    item.toLowerCase(),
  ),
);
const isChoice = (item: string): boolean => ALL.has(item.toLowerCase());

const itemsOf = (text: string): string[] =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
