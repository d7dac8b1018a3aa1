import { ANALYSIS_SECTIONS, type SectionType } from "#app/core/document/analysis.ts";
import type { Segment } from "#app/core/document/document-text.ts";
import { blockText } from "#app/core/document/plain-text.ts";

/** Words by which an English text shows that it is about something; headings and what stands below them alike. */
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
    /\b(?:recommend\w*|follow[- ]?up|advis\w+|return (?:to|if)|instructions?|should|referr?\w*|education)\b/i,
};

type Named = keyof typeof WORDS;
const NAMED = Object.keys(WORDS) as Named[];

/**
 * Further words that may be about a section, abbreviations of headings and everyday words among them: where one of them
 * stands, nobody can say that the text is silent.
 */
const HINTS: { [section in Named]: RegExp } = {
  patient_information:
    /\b(?:patient|name|mr|mrs|ms|miss|born|d\.?o\.?b|nhs|urn?|hospital (?:no|number)|medicare|id|address|next of kin|nok|male|female|man|woman|boy|girl|resident|client|child|baby|age[ds]?|years? old|yrs?|re:)\b/i,
  chief_complaint:
    /\b(?:p\.?c|c\.?c|h\.?p\.?[ci]|why|came|brought|admi(?:tted|ssion)|attended|arriv(?:ed|al)|presents?|seen (?:for|with|because)|thank(?:s| you) for|reason|because|what happened|problems?|concerns?|referr(?:ed|al)|triage|fall|fell|pain|symptoms?)\b/i,
  past_medical_history:
    /\b(?:pmhx|pshx|fhx?|shx?|background|known|underlying|pre-?existing|long[- ]term|diabet\w*|hypertensi\w*|asthma\w*|copd|ckd|t[12]dm|conditions?|illness\w*|operations?|surgery|surgical|since (?:19|20)\d\d|in (?:19|20)\d\d|ago|before|ex-?smok\w*|smok\w*|baseline)\b/i,
  vital_signs:
    /(?:\b(?:a?febrile|pyrexi\w*|fever\w*|tachy\w*|brady\w*|bpm|mm ?hg|beats|breaths|news2?|m?ews|gcs|weigh\w*|wt|heart|o2|oxygen|room air|temp|t:|p:|r:|s[ap]o2|\d{2,3}\/\d{2,3})\b|°)/i,
  physical_examination:
    /\b(?:o\.?\/?e|chest|breath(?:ing)?|wounds?|ulcers?|pupils?|swell\w*|swollen|bruis\w*|look(?:s|ed)?|appear(?:s|ed)?|pale|conscious|gcs|mobil\w*|gait|pressure (?:areas?|injur\w+)|rash|refill|bowel|bladder|veins?|ankles?|legs?|arms?|hips?|mouth|found)\b/i,
  laboratory_findings:
    /\b(?:bloods?|path(?:ology)?|fbc|cbc|u&e\w?|lfts?|inr|bsl|bgl|bm|egfr|urea|cultures?|urine|urinalysis|na|k|hct|ha?em\w*|specimens?|samples?|abg|vbg|µmol|umol|mmol|g\/l|pg|ng|iu\/l|bnp|psa|tsh|d-dimer|results?|swab)\b/i,
  diagnostic_studies:
    /\b(?:xr|x ?rays?|ctpa|us|u\/s|uss|doppler|eeg|emg|spirometry|dexa|\w*scop(?:y|ies|ic)|\w*gram|investigations?|tests?|ix|pictures?|films?|mr|holter|stud(?:y|ies))\b/i,
  medications:
    /\b(?:rx|mcg|micrograms?|milligrams?|antibiotics?|analges\w*|paracetamol|acetaminophen|aspirin|morphine|tds|qds|qid|od|bd|nocte|mane|daily|infus\w*|inject\w*|iv|po|im|s\/?c|cream|drops|pills?|medicines?|medicat\w*|treat\w*|oxygen|vaccin\w*|immuni[sz]\w*|given|\d+ ?(?:µg|ml|g))\b/i,
  assessment_plan:
    /\b(?:imp|dx|ddx|mx|working|issues?|problems?|goals?|aims?|next|what we|to do|to be|awaiting|await|arrange\w*|review\w*|outcome|manage\w*|care|conclusion|discharge\w*|continue\w*|monitor\w*|commence\w*|start\w*|stop\w*|interventions?|actions?|need(?:s|ed)?|observe|aim|thoughts?|think|probabl[ey]|likely|suspect\w*|advice|opinion)\b/i,
  recommendations:
    /\b(?:please|arrange\w*|review|appointments?|contact|call|ring|avoid|ensure|must|need(?:s|ed)?|see your|come back|gp|clinic|continue|repeat|monitor|weekly|daily|plan)\b/i,
};

/** Which sections a text is about, and about which it surely says nothing. */
export type ToldSections = { present: SectionType[]; silent: SectionType[] };

/** Text is looked at in stretches that overlap by a word or two. UTF-16 code units. */
const STRETCH = 4_000;
const OVERLAP = 60;

/**
 * The sections that a document's own text is about, and those of which it says nothing: neither a word of theirs nor a
 * hint stands anywhere in it, and it is in English, whose words these are.
 */
export async function presentSections(
  segments: AsyncIterable<Segment> | Iterable<Segment>,
): Promise<ToldSections> {
  const present = new Set<SectionType>();
  const hinted = new Set<SectionType>();
  const language = new LanguageCount();
  for await (const { blocks } of segments)
    for (const block of blocks) {
      if (block.isHidden) continue;
      const text = blockText(block);
      language.add(text);
      lookAt(text, present, WORDS);
      lookAt(text, hinted, HINTS);
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

function lookAt(text: string, found: Set<SectionType>, words: { [section in Named]: RegExp }): void {
  for (let at = 0; at < text.length && found.size < NAMED.length; at += STRETCH) {
    const stretch = text.slice(at, at + STRETCH + OVERLAP);
    for (const section of NAMED) if (!found.has(section) && words[section].test(stretch)) found.add(section);
  }
}

/** English words that stand in any sentence, and such of other languages that English has not. */
const ENGLISH = /\b(?:the|and|of|with|for|was|were|to|from|this|that|by|she|her|his|has|had|not|be|at)\b/gi;
const FOREIGN =
  /\b(?:der|die|und|mit|ist|nicht|bei|les|des|une|avec|pour|est|dans|el|los|las|del|con|por|una|sin|para|di|della|che|il|een|het|van|niet|og|av|ikke|med|och|inte|em|não|com|uma|dos|na|nie|się|jest|dla|że|și|cu|ve|bir|için)\b/gi;

/** By so much of its letters outside of English's 26 is a text in another language; names alone have fewer. */
const MOST_FOREIGN_LETTERS = 0.015;
/** As much of a text tells its language. UTF-16 code units. */
const TELLING = 200_000;

/** Tells whether a text is in another language than English, by its letters and its smallest words. */
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
