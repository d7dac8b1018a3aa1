import type { Source } from "./prompt.ts";

export const DRAFT_SECTIONS = ["situation", "background", "assessment", "recommendation"] as const;
export type DraftSection = (typeof DRAFT_SECTIONS)[number];

/** The section for a whole form field, by its name and label; null where each sentence decides for itself. */
export function sectionOfField({ field, label }: Source): DraftSection | null {
  const name = `${field} ${label}`.toLowerCase();
  if (/vital/.test(name)) return "assessment";
  if (/histor|allerg|medication|admission|admit|baseline/.test(name)) return "background";
  if (/\b(?:\w+\.)?(?:name|age|gender|sex)\b/.test(name)) return "situation";
  return null;
}

const PLAN =
  /\b(?:plans?|planned|planning|will|we'll|need(?:s|ed)?|recommend\w*|continu(?:e|es|ing|ed)|monitor\w*|notif\w+|order(?:s|ed)?|request\w*|should|consider\w*|follow(?:ing)?[ -]?up|consult\w*|await\w*|pending|please|reassess\w*|recheck\w*|ensur\w+|to be (?:given|done|seen|started|reviewed)|aware|informed|called|paged|escalat\w+|keep(?:ing)?|address(?:ed|ing)?|interventions?|care plan)\b/i;
const BACKGROUND =
  /\b(?:histor(?:y|ies)|hx|pmhx?|allerg\w+|nkda|admit(?:ted)?|admission|chronic|previous(?:ly)?|prior|past|s\/p|status post|post-?op\w*|surger(?:y|ies)|underwent|diagnosed|diagnosis of|baseline|home med\w*|medications?|lives|known|prescribed|transferred from)\b/i;
const CHANGE =
  /\b(?:complain\w*|c\/o|presents?|presenting|presented|came in|sudden(?:ly)?|worsen\w*|deteriorat\w*|new[- ]onset|onset|acute(?:ly)?|increas\w+|fell|found|unrespons\w+|year[- ]old|y\/o|elderly|middle-aged|currently|today|tonight|this (?:morning|evening|shift)|started|began|reports?|since \w+)\b/i;
const FINDING =
  /\d|\b(?:bp|hr|rr|spo2|sats?|saturation|temp\w*|pulses?|breath\w*|respirat\w*|lungs?|wheez\w*|crackles?|cough\w*|edema|oedema|pain|alert|orient\w+|confus\w+|disorient\w*|skin|wound|turgor|mucosa|urine|bladder|bowel|abd\w*|stool|nausea|vomit\w*|emesis|mobil\w+|gait|strength|sensor\w+|braden|morse|glasgow|gcs|intact|limited|dry|pale|clammy|rhythm|heart|cardiac|capillary|iv|catheter|drain\w*|tube|score|denies|no|not|normal|stable|noted|observed|appears?|present)\b/i;

/** The section that a sentence's own words point to. The order decides: a plan is a plan whatever it mentions. */
export function sectionOfSentence(sentence: string): DraftSection {
  if (PLAN.test(sentence)) return "recommendation";
  if (BACKGROUND.test(sentence)) return "background";
  if (CHANGE.test(sentence)) return "situation";
  return FINDING.test(sentence) ? "assessment" : "situation";
}
