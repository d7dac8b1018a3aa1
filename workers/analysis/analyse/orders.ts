import { readDrug } from "#app/core/evidence/lexicon/drugs.ts";
import { tokenise } from "#app/core/evidence/text/tokens.ts";

const ACT =
  "give|administer|inject|infuse|push|bolus|take|start|stop|discontinue|increase|decrease|double|hold|withhold|apply|prescribe|titrate|switch|resume|continue|restart|load|dose|deliver|repeat";
const ACTED =
  "given|administered|injected|infused|pushed|taken|started|stopped|discontinued|increased|decreased|doubled|held|withheld|applied|prescribed|titrated|switched|resumed|continued|restarted|repeated";

/** An instruction: at the beginning of a sentence, after "please" or "must", or as something to be done. */
const ORDER = new RegExp(
  `(?:^|[.!?:;]\\s+|\\n)\\s*(?:[-•*]\\s*)?(?:(?:please|now|immediately|urgently|nurses?|staff|you)[,:]?\\s+){0,3}(?:(?:must|should|shall|need to|have to|will)\\s+)?(?:${ACT})\\b|\\b(?:must|should|shall|needs? to|has to|have to|is to|are to)\\s+(?:be\\s+)?(?:${ACT}|${ACTED})\\b`,
  "i",
);

const DOSE =
  /\d(?:[\d.,]*\d)?\s?(?:mg|mcg|µg|μg|ug|g|kg|ml|l|units?|iu|mmol|meq|puffs?|tablets?|tabs?|capsules?|drops?|%)(?![\p{L}\d])/iu;

const LINK =
  /(?:https?:\/\/|www\.|[\p{L}\d-]+\.(?:com|org|net|info|io|co|gov|edu|xyz|app|me|ru|cn)(?:[/\s.,;)]|$))/iu;

/** How much of a longer text is checked; quotes are shorter. UTF-16 code units. */
const LOOKED_AT = 2_000;

/** Whether a text names a drug or a dose. */
export const namesDrugOrDose = (text: string): boolean =>
  DOSE.test(text.slice(0, LOOKED_AT)) || namesDrug(text);

/** Whether a text, as far as it is checked, names a drug. */
export function namesDrug(text: string): boolean {
  const tokens = tokenise(text.slice(0, LOOKED_AT));
  return tokens.some((_, at) => readDrug(tokens, at) !== null);
}

/** Whether a text tells its reader to do something with a drug or a dose: "Give morphine 100 mg IV now". */
export const isDrugOrder = (text: string): boolean =>
  ORDER.test(text.slice(0, LOOKED_AT)) && namesDrugOrDose(text);

export const hasLink = (text: string): boolean => LINK.test(text.slice(0, LOOKED_AT));
