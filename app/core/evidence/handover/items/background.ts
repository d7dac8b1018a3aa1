import { type HandoverItem, namesIn, UNKNOWN } from "../handover-item.ts";
import { wordings } from "../wordings.ts";

/** "Allergic to penicillin and codeine": she takes none of these. */
const NOT_TOLERATED = String.raw`\b(?:allergic to|allerg(?:y|ies) to|allerg(?:y|ies) ?[:–-]|intolerant (?:of|to)|intolerances? ?[:–-]|reacts? (?:badly )?to) ?[\w-]+(?:(?: and | or | ?[/&] ?)[\w-]+)*`;

/** The patient's history, and current treatment. */
export const BACKGROUND: readonly HandoverItem[] = [
  {
    id: "history",
    label: "Medical history",
    isSaidUndone: true,
    fields: ["Medical History"],
    patterns: [
      ...wordings(String.raw`
        (?:history|hx|pmh|pmhx|phx|background|comorbid\w*)\b
        known (?:to have|case|diabetic|asthmatic|(?:\w+ )?(?:copd|epilep\w*|af|ihd|ckd|hiv|psych\w*|addict|drinker|dementia|parkinson\w*))
        (?:previous|prior|old|past|recent)(?:ly)? (?:had|diagnosed|stroke|mi|strokes|surgery|hysterectomy|section|sections|c-section|caesar\w*|cva|tia|pe|dvt|admission|admissions|fall|falls|attempt|overdose|bypass|cabg|stent|stents|heart attack|fracture|medical|surgical|bleed|trach|joint|mastectomy)\b
        (?:status post|s\/p (?!.{0,30}(?:pod|day)))\b
        (?:years|months) ago\b
        (?:ex-?smoker|smoker|smokes|smoked|vapes|pack[- ]years?|pack a day|packs? per day|etoh|alcohol\w*|drinker|drinks (?:a|about|six|\d)|cans|units a week|ivdu|iv drug)\b
        chronic (?:kidney|obstructive|liver|heart|pain|condition|renal|\w+ disease|back|anaemia|anemia|venous|subdural)\b
        type (?:1|2|one|two|i|ii)\b
        t(?:1|2|two|one)(?:dm|\b(?! ?\d))
        (?:diabet\w+|dm2?|iddm|niddm|hypertens(?:ion|ive)|htn|hld|copd|asthma|ckd ?\d?|esrd|eskd|chf|ccf|hfref|hfpef|cad|ihd|pvd|peripheral (?:arterial|vascular)|end[- ]stage|hay ?fever|eczema|glaucoma|ibs|pcos|endometriosis|psoriasis|sleep apn\w*|osa|gerd|gord|bph|hiv|hep(?:atitis)? [abc]|gout|epilep\w+|dementia|cirrhosis|alcoholic|heart failure|depression|anxiety|schizophren\w*|bipolar|cancer|lymphoma|leuka?emia|myeloma|parkinson\w*|osteoporosis|arthritis|fibromyalgia|hypothyroid\w*|thyroid|crohn'?s|colitis|sickle|cystic fibrosis|lupus|migraines?|stroke in|mi in|cabg|ppm|amputee|colostomy|dialysis (?:monday|mon|mwf|tts|tuesday|patient|three|thrice))\b
        (?:since|back in|in) (?:19|20)\d\d\b
        (?:back in|since|in) (?:(?:nineteen|twenty)[- ](?:ten|eleven|twelve|\w+teen|twenty\S*|oh\S*|sixty\S*|seventy\S*|eighty\S*|ninety\S*)|two thousand\b)
        had (?:a |an )?(?:bleed|stroke|mi|heart attack|tia|pe|fall) (?:last|\w+ (?:years?|months?|weeks?))
        (?:premorbid\w*|long-?standing|lifelong|from birth|born with|since childhood|at baseline|baseline (?:is|of|creat\w*|confus\w*))\b
        since '\d\d\b
        vap(?:es|ing|ed)\b
        couple of (?:years|months) (?:ago|back)\b
        stents? (?:in (?:the|his|her) (?:lad|heart|rca|leg)|for (?:his|her) leg)
        (?:af|a-?fib|flutter) on (?:apix\w*|warf\w*|riva\w*|dig\w*|doac|eliquis|xarelto|edox\w*)
        (?:coeliac|celiac|frailty|frail at baseline|registered blind|deaf|learning disab\w*|polymyalgia|temporal arteritis|diverticul\w*|barrett'?s|ex-?drinker|teetotal)\b
        (?:breast|prostate|bowel|colon|lung|bladder|renal|skin) ca(?:ncer)? (?:19|20)\d\d
        (?:ten|fifteen|twenty|thirty|forty|sixty|10|15|20|30|40|60) a day\b(?! (?:of|for))
        (?:fit and well|otherwise (?:well|healthy|fit)|normally well|no (?:past|medical|significant|other|known) (?:medical )?(?:history|problems|conditions))\b
        (?:known|old|past) (?:iv|i v|intravenous) drug us\w+
        (?:iv|i v|intravenous) drug user\b
        (?:high cholesterol|emphysema|retinopathy|neuropathy|osteoporosis)\b
        by ?pass in\b
      `),
    ],
    unless:
      /\b(?:(?:alcoholic gastritis|thyroid storm|diabetic since (?:tuesday|monday|last)|diet is diabetic)|(?:has|with|new|metastatic|his|her) (?:\w+ )?(?:cancer|lymphoma),? (?:with|obstructed|mastectomy|stents)|in and out of a-fib)|\b(?:alcohol (?:withdrawal|level|wipes?|gel|rub|detox|use screen)|diabet\w+ (?:educat\w+|nurse|team|diet|clinic|foot)|thyroid(?:'s| is| came| was)? (?:out|came)|(?:postnatal|psychotic|post-?partum|severe) depression|(?:dementia|cancer|diabetes|epilepsy|asthma) in the (?:family|house)|the word cancer|s\/p (?:ercp|orif|cabg|banding|plex|fall|tha|tka|thr|tkr|evar|tavr|pci|\w+ectomy|c\/?s)|depression (?:in|of|at|over)|(?:mum|mom|dad|mother|father|sister|brother|wife|husband|aunt|son|daughter)(?:'s| has| had) (?:\w+ )?(?:cancer|diabet\w+|seizures|depression|dementia|asthma|epilepsy|heart|stroke)|at baseline)|\b(?:(?:first presentation|no one knew|query|rule out|possible|possibly|maybe|might|suggest\w*|came in with|came in w\/?|admitted (?:with|for)|present\w* with|here (?:for|with)|permissive|decompensated|acute(?: on chronic)?|exacerbation of|newly? (?:diagnosed)?)[^.;,\n]{0,16}|(?:sickle|colitis|crohn'?s|asthma|copd|gout|migraine|ulcerative colitis)(?: cell)? (?:crisis|flare|attack|exac\w*)|take (?:a|the|his|her) history|history[- ]tak\w*|go through (?:his|her|the) (?:past )?history|insight|in history|hep b not given|hep b vaccine)|\bhistory (?:later|to be|not|unknown|from|will)\b/gi,
  },
  {
    id: "allergies",
    label: "Allergies",
    fields: ["Allergies"],
    concepts: namesIn("allergic,no known allergies,intolerance,allergic reaction,anaphylaxis"),
    patterns: [
      ...wordings(String.raw`
        (?:nkda|nkfa|nka|anaphyla\w*|allerg\w+)\b
        (?:gives?|gave|brings?|brought|makes?|made|sends?|sent|puts?) (?:him|her|them) (?:a |an |out |up |in |into |all )*(?:rash|hives?|welts?|lumps?|swell\w*|chuck|vomit|spew|sick|itch\w*|blotch\w*|wheez\w*|throw up|red|spots|anaphyla\w*|face)
        (?:reacts?|reacted) to\b
        intoleran\w*
        (?:isn't|is not|not) (?:allergic )?to (?:anything|any (?:drugs?|meds|medicines?|food))\b
        no (?:known )?(?:drug |food |med\w* )?(?:allergies|reactions? to (?:anything|any))\b
        (?:had|has had|gets|got) (?:a |an )?reactions? (?:to|with)\b
        (?:red|white|allergy) (?:wrist|arm)?band\b
        (?:can't|cannot|not to) have (?:penicillin|latex|codeine|aspirin|nuts|\w+illin)
        (?:childhood|prev\w*|mild|severe) (?:rxn|reaction)\b
        \w+ (?:rxn|\((?:rash|hives|anaph\w*|itch\w*|swelling)\))
        (?:don't|do not|never|nobody|don't anyone) give (?:him|her|them) (?!any|more|the|a\b)\w+
        (?:comes?|came|breaks?|broke|swells?|swelled|blew|blows) (?:him |her )?(?:out|up) (?:in |with )?(?:a |an )?(?:rash|hives|welts|lumps|itch\w*|spots)
      `),
    ],
    isUnknown: UNKNOWN,
    unless:
      /\b(?:(?:wouldn't call it|not|isn't|not a proper|not a true|not really|nobody's|haven't|untouched) (?:an? )?(?:\w+ )?allerg\w+\b(?! to (?:any|nothing))|allerg\w+,? (?:nobody|haven't|not|the whole|as such|untouched|to (?:everything|you|work))|(?:husband|wife|sister|brother|mum|mom|dad|daughter|son|girlfriend|boyfriend|friend)(?:'s| is) allergic|seasonal allerg\w+)/gi,
  },
  {
    id: "medications",
    label: "Medications",
    isSaidUndone: true,
    fields: ["Current Medications"],
    drugs: true,
    concepts: namesIn(
      "antibiotic,medication,analgesia,opioid,insulin,diuretic,anticoagulant,steroid,laxative,antiemetic,sedation,antihypertensive,bronchodilator,vasopressor,benzodiazepine,antipsychotic,antidepressant,nebulizer,inhaler,iv therapy",
    ),
    patterns: [
      ...wordings(String.raw`
        (?:iv|intravenous|oral|po) (?:therapy|antibiotics|abx|meds|fluids)\b
        \d+(?:\.\d+)? ?(?:mg|mcg|micrograms?|units|iu|puffs|tabs?|tablets|gtts|drops|mls? of \w+)\b
        (?:meds?|medicines?|tablets?|pills?|abx|antibiotics?|nebs?|inhalers?|puffers?|puffs|patch|eye drops|drops|prns?|suppositor\w*|enema|laxatives?|painkillers?|analgesics?|blood thinners?|water tablets?|steroids?|chemo|vaccines?)\b
        (?:gent|vanc|vanco|mero|clinda|clari|doxy|cef\w+|amox\w*|augmentin|taz\w*|pip-?taz|zosyn|fluclox|clopi|clopidogrel|ticag\w*|alfent\w*|lev (?=\d)|levet\w*|levomep\w*|levoflox\w*|levothyrox\w*|pcm|panadol|tylenol|morph|morphine|oxy|oxyc\w*|endone|targin|dilaudid|fent\w*|norco|percocet|tramadol|ketamine|midaz\w*|loraz\w*|ativan|haldol|seroquel|zofran|ondansetron|maxolon|lasix|frus(?:emid\w*)?|furo\w*|metop\w*|amio\w*|dig|digoxin|hep|heparin|clexane|lovenox|enox\w*|apixaban|eliquis|xarelto|riva\w*|warfarin|aspirin|ecosprin|clopitab|statin|prednis\w*|dex|dexa\w*|hydrocort\w*|salbutamol|ventolin|albuterol|atrovent|duoneb\w*|insulin|lantus|novorapid|humalog|actrapid|metformin|keppra|phenytoin|valproate|lithium|clozapine|pabrinex|thiamine|mag|phosphate|potassium|kcl|sando\w*|movicol|lactulose|senna|synto\w*|oxytocin|mifepristone|propess|gtn|nitro|norad\w*|levophed|propofol|precedex|remi\w*|bupiv\w*|ropi\w*|lidocaine)\b(?! (?:level|is|was|of|came|back|low|high|{n}))
        (?:loaded|dosed|redosed)\b
        (?:glucose|dextrose) (?:gel|tab\w*|drink)|(?:gluco|dextro)(?:gel|tabs?|se gel)\b|hypo ?stop\b|(?:glucose|dextrose) \d+ ?g\b|\d+ ?g(?:rams?)? (?:of )?(?:oral |po |iv )?(?:glucose|dextrose)\b
        (?:long-acting|short-acting|slow[- ]release|modified[- ]release|basal|bolus insulin|gluconate|thiazide|zinc|tetanus|immunoglobulin|vitamin k|iron|loading|antacid|binder|binders) (?:given|tabs?|is|held|cancelled|was|started|stopped|dose|due|with)
        {n} (?:milligrams?|micrograms?|units of|puffs)\b
        (?:his|her|the|regular|usual|night|morning|home) (?:meds?|tablets|insulin|dose)\b
      `),
    ],
    unless: new RegExp(`drug cupboard|medicine cupboard|glucagon cupboard|${NOT_TOLERATED}`, "gi"),
  },
];
