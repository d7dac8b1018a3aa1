import type { HandoverItem } from "./handover-item.ts";
import { AHEAD } from "./items/ahead.ts";
import { BACKGROUND } from "./items/background.ts";
import { CARE_ITEMS } from "./items/care.ts";
import { INTAKE_AND_LINES } from "./items/intake-and-lines.ts";
import { OBSERVED } from "./items/observed.ts";
import { WHO_AND_WHY } from "./items/who-and-why.ts";

/** What is expected of a handover, in its order. */
export const HANDOVER_ITEMS: readonly HandoverItem[] = [
  ...WHO_AND_WHY,
  ...OBSERVED,
  ...BACKGROUND,
  ...INTAKE_AND_LINES,
  ...CARE_ITEMS,
  ...AHEAD,
];
