import { ANALYSIS_SECTIONS, type SectionType } from "#app/core/document/analysis.ts";
import type { Segment } from "#app/core/document/document-text.ts";
import { blockText } from "#app/core/document/plain-text.ts";

/** Words by which a text shows that it is about something; headings and what stands below them alike. */
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

/** Text is looked at in stretches that overlap by a word or two. UTF-16 code units. */
const STRETCH = 4_000;
const OVERLAP = 60;

/**
 * The sections that a document's own text is about. A section is said to be missing only where the text is silent, not
 * where no statement happened to land in it.
 */
export async function presentSections(
  segments: AsyncIterable<Segment> | Iterable<Segment>,
): Promise<SectionType[]> {
  const found = new Set<SectionType>();
  for await (const { blocks } of segments)
    for (const block of blocks)
      if (!block.isHidden && found.size < NAMED.length) lookAt(blockText(block), found);
  return (Object.keys(ANALYSIS_SECTIONS) as SectionType[]).filter((section) => found.has(section));
}

function lookAt(text: string, found: Set<SectionType>): void {
  for (let at = 0; at < text.length; at += STRETCH) {
    const stretch = text.slice(at, at + STRETCH + OVERLAP);
    for (const section of NAMED) if (!found.has(section) && WORDS[section].test(stretch)) found.add(section);
  }
}
