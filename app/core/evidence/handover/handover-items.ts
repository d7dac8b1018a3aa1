import type { HandoverItem } from "./handover-item.ts";
import { AHEAD } from "./items/ahead.ts";
import { BACKGROUND_AND_CARE } from "./items/background-and-care.ts";
import { OBSERVED } from "./items/observed.ts";
import { WHO_AND_WHY } from "./items/who-and-why.ts";

/** What is expected of a handover, in its order. */
export const HANDOVER_ITEMS: readonly HandoverItem[] = [
  ...WHO_AND_WHY,
  ...OBSERVED,
  ...BACKGROUND_AND_CARE,
  ...AHEAD,
];
