import { ANALYSIS_SECTIONS, type SectionType } from "#app/core/document/analysis.ts";
import type { Segment } from "#app/core/document/document-text.ts";
import { blockText } from "#app/core/document/plain-text.ts";
import { namesDrug } from "./orders.ts";

/** Words that show what an English text is about, in headings and below them alike. */
const WORDS: { [section in Exclude<SectionType, "clinical_summary" | "document_information">]: RegExp } = {
  patient_information:
    /\b(?:patient(?:'s)? (?:name|id)|name:|dob|date of birth|mrn|medical record|years?[- ]old|y\/o|age[:\s]+\d|sex:|gender)\b/i,
  chief_complaint:
    /\b(?:chief complaint|complain\w*|present(?:s|ed|ing) (?:with|to|for)|presenting (?:problem|complaint)|reason for (?:visit|admission|referral)|c\/o)\b/i,
  past_medical_history:
    /\b(?:(?:past )?(?:medical|surgical) history|pmh|psh|history of|h\/o|hx|comorbidit\w+|allerg\w+|previous(?:ly)?|chronic)\b/i,
  vital_signs:
    /\b(?:vital(?: sign)?s|bp|blood pressure|heart rate|hr|pulse|resp\w* rate|rr|temp(?:erature)?|sp ?o2|o2 sat\w*|saturations?|sats|obs(?:ervations)?)\b/i,
  physical_examination:
    /\b(?:physical exam\w*|on examination|o\/e|examination|exam:|auscultation|palpation|abdomen|lungs?|heart sounds|neuro\w*|skin|tender\w*|[eo]?edema|alert|oriented)\b/i,
  laboratory_findings:
    /\b(?:lab(?:s|orator\w+)?|h(?:a)?emoglobin|hb|wbc|white (?:blood )?cells?|platelets?|sodium|potassium|creatinine|glucose|hba1c|troponin|bilirubin|crp|lactate|mmol\/l|mg\/dl|g\/dl)\b/i,
  diagnostic_studies:
    /\b(?:x-?rays?|cxr|ct|mri|ultrasound|sonograph\w+|ecg|ekg|electrocardiogra\w+|echo\w*|scan|radiograph\w*|imaging|biopsy|endoscop\w+|colonoscop\w+|diagnostic (?:stud|test|imag)\w+|angiogra\w+)\b/i,
  medications:
    /\b(?:medications?|meds|drugs?|tablets?|capsules?|\d ?(?:mg|mcg|units?)|prescri\w+|inhaler|insulin|dose[sd]?|prn|b\.?i\.?d|t\.?i\.?d)\b/i,
  assessment_plan:
    /\b(?:assessment|plan|impression|diagnos[ei]s|differential|disposition|will (?:be|continue|start)|planned)\b/i,
  recommendations:
    /\b(?:recommend\w*|follow[- ]?up|advis\w+|return (?:to|if)|instructions?|should|refer(?:s|red|ring|rals?)?|education)\b/i,
};

type Named = keyof typeof WORDS;
const NAMED = Object.keys(WORDS) as Named[];

/** One test for several patterns, each with its own case sensitivity. */
type Hint = { test(text: string): boolean };
const anyOf = (...patterns: RegExp[]): Hint => ({ test: (text) => patterns.some((one) => one.test(text)) });

/**
 * Further words that may be about a section, including abbreviated headings and everyday words: where one occurs, the
 * text cannot be said to be silent.
 */
const HINTS: { [section in Named]: Hint } = {
  patient_information: anyOf(
    // Words for a person and her relations.
    /\b(?:patient|name|mr|mrs|ms|miss|mx|shri|smt|kumari|sir|madam|s?he|hers?|hi[ms]|(?:her|him)self|male|female|m[ae]n|wom[ae]n|lady|gentleman|boy|girl|resident|client|child|baby|infant|student|pupil|tenant|mum|mom|mother|dad|father|wife|husband|partner|son|daughter|sister|brother|grand\w+|widow\w*|carer|family|next of kin|nok|[wsd]\/o)\b/i,
    // What identifies a person.
    /\b(?:born|birth\w*|d\.?o\.?b|nhs|urn?|mrn|hospital (?:no|number)|medicare|i[.p]?p?d|uhid|address|lives?|living|age[ds]?|years? old|yrs?|y[./]?o|re:|who:?)\b/i,
    // A sex beside an age, an age after a name, a date of another century or a number of ten digits.
    /\b(?:[fm][ /]?\d{1,3}|\d{1,3} ?[/, ]? ?[fm])\b/i,
    /\p{Lu}\p{Ll}+(?:, | \()(?:1[0-2]\d|[1-9]\d?)(?:[,.;)\s]|$)/u,
    /\b\d{1,2}[./ -](?:\d{1,2}|[a-z]{3,9})[./ -](?:19\d\d|20[01]\d)\b/i,
    /\b\d{3}[ -]?\d{3}[ -]?\d{4}\b/,
  ),
  chief_complaint: anyOf(
    /\b(?:p\.?c|c\.?c|h\.?p\.?[ci]|why|came|coming|brought|admi(?:tted|ssion)|attend(?:ed|ing|ance)?|arriv(?:ed|al|ing)|presents?|seen|see(?:ing)?|saw|visit\w*|called|phoned|rang|asked|appointment|thank(?:s| you)|grateful|reason|because|due to|what happened|problems?|troubles?|worr\w+|concerns?|referr(?:ed|al)|writ(?:e|ing)|triage|went|walked|sent)\b/i,
    // What somebody feels or suffered, and since when.
    /\b(?:fall|fell|fallen|slipp\w+|tripp\w+|injur\w+|cut|burn\w*|bit(?:e|ten)|hurt\w*|sore|sting\w*|itch\w*|pain\w*|ach(?:e|es|ing|y)|\w+ache|cramp\w*|symptoms?|swell\w*|swollen|bleed\w*|bled|cough\w*|breathless\w*|short of breath|sob|wheez\w*|dizz\w*|gidd\w*|faint\w*|collaps\w*|vomit\w*|threw up|sick|nause\w*|diarrh\w*|motions|constipat\w*|fevers?|feverish|rash|weak\w*|tired\w*|unwell|poorly|confus\w*|can(?:no|')t|unable|broken|worse\w*|since|(?:for|over|in|x) (?:the )?(?:last|past)? ?(?:\d+|a|two|three|several) ?(?:hours?|days?|nights?|weeks?|months?)|(?:last|past) (?:night|week|month|few|fortnight)|yesterday|this (?:morning|afternoon|evening))\b/i,
  ),
  past_medical_history:
    /\b(?:pmhx|pshx|fhx?|shx?|background|known|underlying|pre-?existing|long[- ]term|diabet\w*|hypertensi\w*|asthma\w*|copd|ckd|t[12]dm|conditions?|illness\w*|operations?|surgery|surgical|since (?:19|20)\d\d|in (?:19|20)\d\d|ago|before|ex-?smok\w*|smok\w*|baseline)\b/i,
  vital_signs:
    /(?:\b(?:a?febrile|pyrexi\w*|fever\w*|tachy\w*|brady\w*|bpm|mm ?hg|beats|breaths|news2?|m?ews|gcs|weigh\w*|wt|heart|o2|oxygen|room air|temp|t:|p:|r:|s[ap]o2|\d{2,3}\/\d{2,3})\b|°)/i,
  physical_examination:
    /\b(?:o\.?\/?e|chest|breath(?:ing)?|wounds?|ulcers?|pupils?|swell\w*|swollen|bruis\w*|look(?:s|ed)?|appear(?:s|ed)?|pale|conscious|gcs|mobil\w*|gait|pressure (?:areas?|injur\w+)|rash|refill|bowel|bladder|veins?|ankles?|legs?|arms?|hips?|mouth|found)\b/i,
  laboratory_findings:
    /\b(?:bloods?|path(?:ology)?|fbc|cbc|u&e\w?|lfts?|inr|bsl|bgl|bm|egfr|urea|cultures?|urine|urinalysis|na|k|hct|ha?em\w*|specimens?|samples?|abg|vbg|µmol|umol|mmol|g\/l|pg|ng|iu\/l|bnp|psa|tsh|d-dimer|results?|swab|antibod(?:y|ies)|serolog\w+|tit(?:re|er)s?|miu\/ml|iu\/ml|cfu\/ml|mic|isolates?)\b/i,
  diagnostic_studies:
    /\b(?:xr|x ?rays?|ctpa|us|u\/s|uss|doppler|eeg|emg|spirometry|dexa|\w*scop(?:y|ies|ic)|\w*gram|investigations?|tests?|ix|pictures?|films?|mr|holter|stud(?:y|ies))\b/i,
  medications:
    /\b(?:rx|mcg|micrograms?|milligrams?|antibiotics?|analges\w*|paracetamol|acetaminophen|aspirin|morphine|tds|qds|qid|od|bd|nocte|mane|daily|infus\w*|inject\w*|iv|po|im|s\/?c|cream|drops|pills?|medicines?|medicat\w*|treat\w*|oxygen|vaccin\w*|immuni[sz]\w*|given|\d+ ?(?:µg|ml|g))\b/i,
  assessment_plan: anyOf(
    /\b(?:imp|dx|ddx|mx|working|issues?|problems?|goals?|aims?|outcome|manage\w*|care|conclusion|interventions?|actions?|thoughts?|think|feel|probabl[ey]|likely|suspect\w*|advi[cs]e\w*|opinion|summary|seems?)\b/i,
    // What somebody does, asks for, or is going to do.
    /\b(?:will|won't|shall|\w+'ll|going to|would|should|must|ought|can you|could you|please|kindly|request\w*|next|then|until|again|what we|to (?:do|be|take|keep|see|have|go|continue)|await\w*|arrange\w*|book\w*|review\w*|discharge\w*|continue\w*|carry on|monitor\w*|commence\w*|start\w*|stop\w*|need(?:s|ed)?|observe|aim|keep|tomorrow|follow\w*|return|come|sent|transfer\w*|admit\w*|over to|weekly|every|(?:on|by|until|from|before) (?:mon|tues|wednes|thurs|fri|satur|sun)day|in \w+ (?:days?|weeks?|months?))\b/i,
  ),
  recommendations:
    /\b(?:please|arrange\w*|review|appointments?|contact|call|ring|avoid|ensure|must|need(?:s|ed)?|see your|come back|gp|clinic|continue|repeat|monitor|weekly|daily|plan)\b/i,
};

/** The sections that a text is about, and those that it surely says nothing about. */
export type SectionsFound = { present: SectionType[]; silent: SectionType[] };

/** Text is searched in pieces that overlap by a word or two. UTF-16 code units. */
const STRETCH = 4_000;
const OVERLAP = 60;

/**
 * The sections that a document's own text is about, and those it is silent on: an English text with neither a word nor
 * a hint of theirs anywhere.
 */
export async function presentSections(
  segments: AsyncIterable<Segment> | Iterable<Segment>,
): Promise<SectionsFound> {
  const present = new Set<SectionType>();
  const hinted = new Set<SectionType>();
  const language = new LanguageCount();
  const isDrugNamed = openDrugs(() => hinted.has("medications") || present.has("medications"));
  for await (const { blocks } of segments)
    for (const block of blocks) {
      if (block.isHidden) continue;
      const text = blockText(block);
      language.add(text);
      lookAt(text, present, WORDS);
      lookAt(text, hinted, HINTS);
      if (!isDrugNamed(text)) continue;
      hinted.add("medications");
    }
  const ofThese = (wanted: (section: SectionType) => boolean) =>
    (Object.keys(ANALYSIS_SECTIONS) as SectionType[]).filter(wanted);
  const isSilent = (section: SectionType) =>
    NAMED.some((name) => name === section) && !present.has(section) && !hinted.has(section);
  return {
    present: ofThese((section) => present.has(section)),
    silent: language.isForeign ? [] : ofThese(isSilent),
  };
}

/** How much of a text is searched for drug names. UTF-16 code units. */
const DRUGS_SOUGHT = 50_000;

/** Tells of one text after another whether it names a drug anywhere: "Warfarin mg" heads a column. */
function openDrugs(isKnown: () => boolean): (text: string) => boolean {
  let left = DRUGS_SOUGHT;
  return (text) => {
    if (left <= 0 || isKnown()) return false;
    left -= text.length;
    return namesDrug(text);
  };
}

function lookAt(text: string, found: Set<SectionType>, words: { [section in Named]: Hint }): void {
  for (let at = 0; at < text.length && found.size < NAMED.length; at += STRETCH) {
    const stretch = text.slice(at, at + STRETCH + OVERLAP);
    for (const section of NAMED) if (!found.has(section) && words[section].test(stretch)) found.add(section);
  }
}

/** Function words of English, and those of other languages that English does not have. */
const ENGLISH = /\b(?:the|and|of|with|for|was|were|to|from|this|that|by|she|her|his|has|had|not|be|at)\b/gi;
const FOREIGN =
  /\b(?:der|die|und|mit|ist|nicht|bei|les|des|une|avec|pour|est|dans|el|los|las|del|con|por|una|sin|para|di|della|che|il|een|het|van|niet|og|av|ikke|med|och|inte|em|não|com|uma|dos|na|nie|się|jest|dla|że|și|cu|ve|bir|için)\b/gi;

/** A text with a larger share of letters outside of English's 26 is in another language; names alone have fewer. */
const MOST_FOREIGN_LETTERS = 0.015;
/** How much of a text decides its language. UTF-16 code units. */
const TELLING = 200_000;

/** Tells whether a text is in a language other than English, by its letters and function words. */
class LanguageCount {
  #read = 0;
  #letters = 0;
  #foreignLetters = 0;
  #english = 0;
  #foreign = 0;

  add(text: string): void {
    if (this.#read > TELLING) return;
    const read = text.slice(0, TELLING);
    this.#read += read.length;
    this.#letters += count(read, /\p{L}/gu);
    this.#foreignLetters += count(read, /(?![a-zµμ])\p{L}/giu);
    this.#english += count(read, ENGLISH);
    this.#foreign += count(read, FOREIGN);
  }

  get isForeign(): boolean {
    return this.#foreign > this.#english || this.#foreignLetters > MOST_FOREIGN_LETTERS * this.#letters;
  }
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
