/**
 * Whether what follows makes a name an eponym or a product: "Bell's palsy", "Wong-Baker scale", "Lasix 40 mg". Eighty
 * characters are examined.
 * @param after where the word ends, without a possessive
 */
export function isClinicalUse(text: string, after: number): boolean {
  const next = text.slice(after, after + 80);
  return HEAD.test(next) || DOSE.test(next);
}

/** Whether a word is an allergen: "Allergies: Peanut, Wheat", "Fish (substance)", "Honey IgE". */
export function isAllergen(text: string, start: number, end: number): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 100), start), text.slice(end, end + 20)];
  return REACTED_TO.test(after) || (ALLERGIC_TO.test(before) && !DOING.test(after));
}

/** "ALLERGY: TREMBLAY IS": a person. */
const DOING = /^ (?:is|was|has|had|says?|said|denies|denied|reports?|reported|gets?|allergic)(?!\p{L})/iu;
const ALLERGIC_TO =
  /(?<!\p{L})(?:allerg(?:y|ies|ic|ens?)|intoleran(?:t|ces?)|anaphyla(?:xis|ctic)|sensitiv(?:e|ity|ities))(?: to| list| food| with)*:? ?(?:(?!\p{L}* ?(?:by|per|said|told|aware)(?!\p{L}))[\p{L} '’-]{2,25}(?:, ?(?:and )?| and | & | ?[/;+] ?)){0,4}$/iu;
const REACTED_TO =
  /^(?: IgE(?!\p{L})| ?\((?:substance|organism|food|product)\)| (?:allerg(?:y|ies|en)|intoleran|anaphyla|dander|pollen|venom|protein))/iu;

/** Scales and signs have surnames, even first names: "Hester Davis fall risk assessment". "Max dose" is no person. */
export function isEponym(text: string, after: number): boolean {
  return (
    EPONYM.test(text.slice(after, after + 60)) || MOST.test(text.slice(Math.max(0, after - 4), after + 20))
  );
}

const MOST =
  /^[^\p{L}]?max (?:doses?|dosage|daily|temps?|temperature|rates?|flow|assist|assistance|amount|volume|vol|infusion|concentration|pressure|of)(?!\p{L})/iu;

const EPONYM =
  /^(?:['’]s)?[ -](?:(?:fall|falls|risk|pain|violence|coma|faces|pressure|ulcer|sedation|agitation|dementia|depression) ){0,3}(?:scales?|scores?|syndromes?|signs?|disease|classification|criteria|index|tool|assessment tool|risk assessment|palsy|crisis)\b/i;

/** Things that are named after a person. */
const HEAD =
  /^(?:['’]s?)?(?:[ -](?:type|muscle|pressure|violence|assessment|fall|falls|faces|coma|pain|urinary|indwelling|closed|style|self|Fr|\d{1,2} ?Fr|syndrome))?[ -](?:scales?|scores?|scoring|signs?|catheters?|cath|balloon|bag|syndromes?|disease|palsy|tests?|drains?|tubes?|tubing|positions?|positioning|positioned|respirations?|breathing|pattern|index|criteria|man(?:eu|oeu)vre|maneuver|solution|lactate|dressings?|cannulas?|masks?|lifts?|hoists?|frames?|checklist|chart|stage|classification|contractures?|fractures?|[eo]?esophagus|lymphoma|tremors?|valve|needles?|clamps?|suction|catheterisation|catheterization|line|ports?|pumps?|bandages?|wraps?|boots?|collar|splints?|brace|crutch|tracheostomy|trach|phenomenon|reflex|dementia|chorea|nodes?|nodules?|spots?|triad|law|stockings?|hose|tool|scan|factor|virus|bacillus|bodies|body|ulcer|gangrene|hernia|tear|thyroiditis|granulomatosis|arteritis|encephalopathy|psychosis|nystagmus|ileitis|carditis|procedure|operation|technique|method|forceps|speculum|retractor|gown|restraints?|precautions|protocol|modified|JP|infusor|hugger|ratio|formula|equation|angle|traction|diet|ring|gauze|paste|exercises?|mattress|insulin|tablets?|capsules?|inhaler|nebs?|cream|ointment|gel|harness|sling|watch|brand|aids?|enema|touch|blanket|vest|monitor|machine|swab|probe|blade|bougie|stylet|airway|sensor|app|account|portal|transmitter|mesh|screw|stem|drops|patch|patches|puffs?|retractors?|hooks?|graspers?|bulb|warnings?|rights|spray|antibody|antibodies|antigens?|negative|null|wedge|blood group|thermos|jeans|jacket|hoodie|trainers|card|voucher|printer|interpretation|bandage scissors|scissors|curette|dilators?|elevator|rongeurs?|wound protector)\b/i;
const DOSE =
  /^(?:[ -](?:XR|SR|ER|LA|CR|CD|MR|XL|PO|IV|IM|SC|SQ|PR|SL|drip|gtt|tabs?|caps?))?,? (?:x ?)?\d+(?:[.,]\d+)?(?:\s?[-/]\s?\d+(?:[.,]\d+)?)* ?(?:mg|mcg|µg|ug|g|kg|ml|mls|l|cc|units?|iu|meq|mmol|%|puffs?|tabs?|tablets?|caps?|drops?|sprays?|patch|patches|fr|gauge|cm|mm)\b/i;
/** Whether a figure follows, as after a scale or a laboratory value: "Braden 18", "Na 138". */
export function isScored(text: string, after: number): boolean {
  return SCORE.test(text.slice(after, after + 40));
}

const SCORE =
  /^(?:['’]s)?(?: (?:is|was|at|score|level))*(?: ?[:=])? ?[<>]?\d(?!\d? ?(?:y|st\b|nd\b|rd\b|th\b))/i;

/** Things named after a person's full name, or after two persons. */
const FULL_NAMES_OF_THINGS =
  /(?<!\p{L})(?:(?:spencer[ -]wells|neville[ -]barnes|ivor[ -]lewis|robert[ -]jones|austin[ -]moore|will rogers|dr\.? brown['’]?s?)(?= (?:\d{1,2}(?! ?(?:y|[mf](?!\p{L})))|x \d|forceps|clips?|clamps?|bandage|dressing|hemi|tray|prosthesis|pathway|phenomenon|o?esoph|procedure|repair|bottles?|teats?|the bottle|(?:on|in|from) (?:the )?(?:trolley|drawer|tray|set))|, two teams)|passy[ -]muir|braxton[ -]hicks|marcus[ -]gunn|panton[ -]valentine|creutzfeldt[ -]jakob|quality street|aunt bessie['’]?s|danny boy|golden virginia|florence nightingale foundation|league of friends|anion gap|webster[ -]pak?c?ks?|bain[ -]marie|dr\.? foster(?= (?:data|unit|intelligence))|church of \p{L}+|free church|jackson[ -]pratt|charles bonnet|fraser (?:guidelines?|competen\p{L}*)|gillick competen\p{L}*|(?:ryan|martha|jess|molly|clare|sarah)['’]?s (?:rule|law)|sister mary joseph|burch[ -]wartofsky|lund (?:&|and) browder|cockcroft[ -]gault|graham steell|austin flint|carey coombs|bence[ -]jones|howell[ -]jolly|king james|parker knoll|air liquide|peach melba|melba toast|quiche lorraine|eve['’]?s pudding|jacob['’]?s crackers?|lancashire hotpot|earl gre?y|arctic roll|victoria sponge|cream of wheat|jell-?o|sunny d(?:elight)?|baby ruth|dr\.? (?:pepper|martens?|scholl['’]?s|seuss)|buchanan bib|parma ham|british bulldog|marks (?:&|and) spencers?|johnson (?:&|and) johnson|smith (?:&|and) nephew|procter (?:&|and) gamble|fisher (?:&|and) paykel|benson (?:&|and) hedges|ben (?:&|and) jerry['’]?s|harley[ -]davidson|jack daniel['’]?s|johnnie walker|tommy hilfiger|calvin klein|ralph lauren|betty crocker|tim hortons|dunkin['’]? donuts|papa john['’]s|trader joe['’]s|land rover|rolls royce|peter pan|harry potter|winnie the pooh|thomas the tank(?: engine)?|peppa pig|mickey mouse|minnie mouse|bob the builder|postman pat|fireman sam|santa claus|father christmas|elvis presley|frank sinatra|bob marley|coronation street|songs of praise|amazing grace|ave maria|hail mary|saint (?:jude|anthony|christopher)|red cross|red crescent|st\.? john ambulance|saint john ambulance|johns hopkins|mayo clinic|kaiser permanente|blue cross|cinco de mayo|may day|dawn (?:phenomenon|chorus)|rose (?:bengal|hip)|sage green)(?!\p{L})/giu;

/** Where a text names things that have persons' full names: UTF-16 offsets, end exclusive. */
export function fullNamesOfThings(text: string): { start: number; end: number }[] {
  return [...text.matchAll(FULL_NAMES_OF_THINGS)].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));
}

/** Whether a list of diseases or medicines precedes a place: "PMH: Graves, Addison's, Hashimoto". */
export function isOfHistory(text: string, start: number): boolean {
  return OF_HISTORY.test(text.slice(Math.max(0, start - 80), start));
}

const OF_HISTORY =
  /(?<!\p{L})(?:pmhx?|hx|h\/o|history|dx|diagnos\p{L}*|allerg\p{L}*|meds|medications|comorbid\p{L}*|known|query|suspected|likely|probable|possible|r\/o|ruled out|rule out)(?!\p{L})[^.;\n]*$/iu;

/** "Off lithium since June". */
export const isMonth = (text: string, { start, end }: { start: number; end: number }): boolean =>
  /^(?:april|may|june|august)$/i.test(text.slice(start, end)) &&
  /(?<!\p{L})(?:since|until|till|til|in|by|last|next|mid|early|late|during|end of)[ -]$/iu.test(
    text.slice(Math.max(0, start - 8), start),
  );

/** "clamped 2 min", "mcg/kg/min": in lower case after a figure or a slash, it is not a name. */
export const isMinutes = (text: string, start: number): boolean =>
  /^min(?!\p{L})/iu.test(text.slice(start, start + 4)) &&
  /[\d/] ?$/.test(text.slice(Math.max(0, start - 2), start));
