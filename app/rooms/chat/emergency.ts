/** Said first, before anything is looked up, when a message tells of somebody in danger now. */
export const EMERGENCY_WORDS =
  "If this is happening now: call for help first. Use your emergency number or response team, and follow your protocol.";

/**
 * Whether a message tells of somebody in danger now. It errs on the safe side; a general question ("evidence for
 * suicide screening") does not count.
 */
export function isEmergency(message: string): boolean {
  const level = message.toLowerCase().replace(/[’]/g, "'").replace(/\s+/g, " ");
  if (HAPPENING.some((pattern) => pattern.test(level))) return !isGeneral(level);
  const danger = DANGER.exec(level);
  if (!danger || isDenied(level.slice(0, danger.index))) return false;
  return NOW.test(level) || (SOMEBODY.test(level) && !isGeneral(level));
}

/** These always mean danger. */
const HAPPENING = [
  /\b(?:not|isn't|stopped|no longer|barely) breathing\b|\bcan(?:'t|not) breathe\b|\bgasping for (?:air|breath)\b/,
  /\bno pulse\b|\bpulseless\b|\bcode blue\b|\bcardiac arrest\b|\bin arrest\b/,
  /\b(?:unresponsive|unconscious|won't wake|will not wake|can't wake|not responding|collapsed|turning blue)\b/,
  /\b(?:is|are|started|keeps) (?:choking|seizing|coding)\b|\bstill seizing\b/,
  /\b(?:bleeding (?:heavily|out|profusely|a lot)|(?:massive|severe|heavy) bleeding|hemorrhaging|haemorrhaging)\b/,
  /\bthroat (?:is )?closing\b|\bin anaphyla\w+\b/,
  /\b(?:kill|hang|shoot|hurt|harm) (?:myself|himself|herself|themself|themselves)\b|\bend (?:my|his|her|their) life\b/,
  /\b(?:i|he|she|they|patient|pt) (?:want|wants|wanted) to die\b|\b(?:is|am|are|i'm|he's|she's) suicidal\b/,
  /\b(?:overdosed|took an overdose|took too many)\b/,
];

/** These mean danger when they happen now, or to somebody in the message. */
const DANGER =
  /\b(?:chest pain|chest pressure|crushing pain|suicid\w*|seizure|stroke|face (?:is )?droop\w*|anaphyla\w+|overdose|hemorrhage|haemorrhage|short(?:ness)? of breath|respiratory distress|severe hypoglyc\w+)\b/;

const NOW = /\b(?:now|right now|at the moment|currently|just started|suddenly|all of a sudden|this minute)\b/;
const SOMEBODY =
  /\b(?:my|our|the|a) (?:patient|pt|resident|client|husband|wife|mother|father|child|baby|colleague)\b.*\b(?:has|is|having|started|reports|complains|says)\b|\bi(?:'m| am| have|'ve)\b/;

const DENIED = /\b(?:no|denies|denied|without|free of|never had|history of|hx of|h\/o)(?: \w+){0,3} $/;
const isDenied = (before: string) => DENIED.test(before);

const GENERAL =
  /\b(?:evidence|research|stud(?:y|ies)|guidelines?|prevent\w*|prevention|screening|risk factors?|incidence|training|education|definition|define|what causes|policy|after discharge|survivors?|outcomes?)\b/;
const isGeneral = (level: string) => GENERAL.test(level) && !NOW.test(level);
