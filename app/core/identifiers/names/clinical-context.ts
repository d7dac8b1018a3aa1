/**
 * Whether what follows makes a name an eponym or a product: "Bell's palsy", "Wong-Baker scale", "Lasix 40 mg". Eighty
 * characters are looked at.
 * @param after where the word ends, possessive excluded
 */
export function isClinicalUse(text: string, after: number): boolean {
  const next = text.slice(after, after + 80);
  return HEAD.test(next) || DOSE.test(next);
}

/** Scales and signs bear surnames, and first names with them: "Hester Davis fall risk assessment". */
export function isEponym(text: string, after: number): boolean {
  return EPONYM.test(text.slice(after, after + 60));
}

const EPONYM =
  /^(?:['’]s)?[ -](?:(?:fall|falls|risk|pain|violence|coma|faces|pressure|ulcer|sedation|agitation|dementia|depression) ){0,3}(?:scales?|scores?|syndromes?|signs?|disease|classification|criteria|index|tool|assessment tool|risk assessment|palsy|crisis)\b/i;

/** Things that are named after a person. */
const HEAD =
  /^(?:['’]s?)?(?:[ -](?:type|muscle|pressure|violence|assessment|fall|falls|faces|coma|pain|urinary|indwelling|closed|style|self|Fr|\d{1,2} ?Fr|syndrome))?[ -](?:scales?|scores?|scoring|signs?|catheters?|cath|balloon|bag|syndromes?|disease|palsy|tests?|drains?|tubes?|tubing|positions?|positioning|positioned|respirations?|breathing|pattern|index|criteria|man(?:eu|oeu)vre|maneuver|solution|lactate|dressings?|cannulas?|masks?|lifts?|hoists?|frames?|checklist|chart|stage|classification|contractures?|fractures?|[eo]?esophagus|lymphoma|tremors?|valve|needles?|clamps?|suction|catheterisation|catheterization|line|ports?|pumps?|bandages?|wraps?|boots?|collar|splints?|brace|crutch|tracheostomy|trach|phenomenon|reflex|dementia|chorea|nodes?|nodules?|spots?|triad|law|stockings?|hose|tool|scan|factor|virus|bacillus|bodies|body|ulcer|gangrene|hernia|tear|thyroiditis|granulomatosis|arteritis|encephalopathy|psychosis|nystagmus|ileitis|carditis|procedure|operation|technique|method|forceps|speculum|retractor|gown|restraints?|precautions|protocol|modified|JP|infusor|hugger|ratio|formula|equation|angle|traction|diet|ring|gauze|paste|exercises?|mattress|insulin|tablets?|capsules?|inhaler|nebs?|cream|ointment|gel|harness|sling|watch|brand|aids?|enema|touch|blanket|vest|monitor|machine|swab|probe|blade|bougie|stylet|airway|sensor|app|account|portal|transmitter|mesh|screw|stem|drops|patch|patches|puffs?)\b/i;
const DOSE =
  /^(?:[ -](?:XR|SR|ER|LA|CR|CD|MR|XL|PO|IV|IM|SC|SQ|PR|SL|drip|gtt|tabs?|caps?))?,? (?:x ?)?\d+(?:[.,]\d+)?(?:\s?[-/]\s?\d+(?:[.,]\d+)?)* ?(?:mg|mcg|µg|ug|g|kg|ml|mls|l|cc|units?|iu|meq|mmol|%|puffs?|tabs?|tablets?|caps?|drops?|sprays?|patch|patches|fr|gauge|cm|mm)\b/i;
/** Whether a figure follows, as after a scale or a laboratory value: "Braden 18", "Na 138". */
export function isScored(text: string, after: number): boolean {
  return SCORE.test(text.slice(after, after + 40));
}

const SCORE =
  /^(?:['’]s)?(?: (?:is|was|at|score|level))*(?: ?[:=])? ?[<>]?\d(?!\d? ?(?:y|st\b|nd\b|rd\b|th\b))/i;
