import { wordingsOf } from "#app/core/evidence/lexicon/wordings.ts";

/** One thing that a question asks about, with a (global) pattern for the ways in which a document may write it. */
type QuestionTerm = { pattern: RegExp };

/** What a question names, and members of a kind that it names: "amoxicillin 500 mg" answers "which antibiotic". */
export function questionTerms(question: string): QuestionTerm[] {
  return [...wordingsOf(question), ...KINDS.filter(({ names }) => names.test(question))];
}

const words = (text: string): string => text.trim().split(/\s+/).join("|");

const kind = (names: string, members: string): QuestionTerm & { names: RegExp } => ({
  names: new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, "iu"),
  pattern: new RegExp(`(?<!\\p{L})(?:${words(members)})(?!\\p{L})`, "giu"),
});

/** Kinds of drugs and aids that nurses ask for, but documents name single ones. Endings of international names. */
const KINDS = [
  kind(
    "antibiotics?|abx|antimicrobials?",
    String.raw`\p{L}+cillin\p{L}* cef\p{L}+ ceph\p{L}+ \p{L}+mycin \p{L}+micin \p{L}+floxacin \p{L}+cycline \p{L}+penem
    nitrofurantoin trimethoprim co-trimoxazole bactrim metronidazole flagyl levaquin augmentin co-amoxiclav linezolid rifampicin`,
  ),
  kind(
    "blood[- ]thinn\\p{L}+|anti-?coagula\\p{L}+|noac|doac|anti-?platelets?",
    String.raw`warfarin coumadin marcumar heparin \p{L}+parin \p{L}+xaban eliquis xarelto dabigatran pradaxa clopidogrel plavix
    ticagrelor prasugrel aspirin`,
  ),
  kind(
    "pain ?-?(?:killers?|relief|meds?|medications?|shot)|analgesi\\p{L}+|opioids?|opiates?|nsaids?",
    String.raw`paracetamol acetaminophen tylenol ibuprofen motrin naproxen diclofenac \p{L}*codone percocet codeine morphine
    fentanyl hydromorphone dilaudid tramadol ketorolac meloxicam metamizol\p{L}*`,
  ),
  kind(
    "diuretics?|water (?:pills?|tablets?)",
    `furosemide frusemide lasix bumetanide torasemide hydrochlorothiazide indapamide spironolactone eplerenone`,
  ),
  kind(
    "(?:heart|cardiac) (?:drugs?|meds?|medications?|medicines?|pills?|tablets?)",
    String.raw`digoxin amiodarone \p{L}+olol \p{L}+pril \p{L}+sartan amlodipine diltiazem verapamil nitroglycerin`,
  ),
  kind(
    "(?:blood[- ]pressure|bp|antihypertensive) ?(?:drugs?|meds?|medications?|medicines?|pills?|tablets?)?|antihypertensives?",
    String.raw`\p{L}+pril \p{L}+sartan \p{L}+olol amlodipine \p{L}+dipine hydrochlorothiazide`,
  ),
  kind(
    "steroids?|corticosteroids?",
    String.raw`\p{L}+solone \p{L}+methasone prednisone hydrocortisone fluticasone budesonide`,
  ),
  kind("statins?|cholesterol (?:drugs?|meds?|pills?)", String.raw`\p{L}+vastatin`),
  kind(
    "contracept\\p{L}+|birth control",
    String.raw`\p{L}*estradiol \p{L}*gestrel \p{L}*norgestrel medroxyprogesterone depo-provera nuvaring iud coil nexplanon mirena
    jolivette cocp pop`,
  ),
  kind(
    "anti-?emetics?|nausea (?:drugs?|meds?|medications?)",
    String.raw`\p{L}+setron zofran metoclopramide prochlorperazine cyclizine`,
  ),
  kind("laxatives?", "senna lactulose macrogol movicol bisacodyl docusate"),
  kind(
    "sedatives?|sleeping (?:pills?|tablets?)|benzo\\p{L}*",
    String.raw`\p{L}+azepam \p{L}+azolam zopiclone zolpidem melatonin`,
  ),
  kind(
    "operations?|surger(?:y|ies)|surgical|procedures?",
    String.raw`\p{L}+ectomy \p{L}+plasty \p{L}+o?stomy surg\p{L}+ operat\p{L}+ bypass graft`,
  ),
  kind(
    "(?:mobility|walking) aids?|walks? with",
    "walker walkers cane canes crutch crutches frame rollator wheelchair stick",
  ),
];
