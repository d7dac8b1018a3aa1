import { type HandoverItem, namesIn, UNKNOWN } from "../handover-item.ts";
import { wordings } from "../wordings.ts";

/** What the patient brings along, gets and needs. */
export const BACKGROUND_AND_CARE: readonly HandoverItem[] = [
  {
    id: "history",
    label: "Medical history",
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
        (?:fit and well|otherwise (?:well|healthy|fit)|normally well|no (?:past|medical|significant|other|known) (?:medical )?(?:history|problems|conditions))\b
        (?:premorbid\w*|long-?standing|lifelong|from birth|born with|since childhood|at baseline|baseline (?:is|of|creat\w*|confus\w*))\b
        since '\d\d\b
        vap(?:es|ing|ed)\b
        {n} (?:prior|previous) \w+
        couple of (?:years|months) (?:ago|back)\b
        stents? (?:in (?:the|his|her) (?:lad|heart|rca|leg)|for (?:his|her) leg)
        (?:af|a-?fib|flutter) on (?:apix\w*|warf\w*|riva\w*|dig\w*|doac|eliquis|xarelto|edox\w*)
        (?:has|got|'s got|with|known) (?:ms|mnd|ra|ibd|af|pd|hcm|cf|ild|pots|sle)\b
        (?:coeliac|celiac|frailty|frail at baseline|registered blind|deaf|learning disab\w*|polymyalgia|temporal arteritis|diverticul\w*|barrett'?s|ex-?drinker|teetotal)\b
        (?:breast|prostate|bowel|colon|lung|bladder|renal|skin) ca(?:ncer)? (?:19|20)\d\d
        (?:ten|fifteen|twenty|thirty|forty|sixty|10|15|20|30|40|60) a day\b(?! (?:of|for))
      `),
    ],
    unless:
      /\b(?:(?:alcoholic gastritis|thyroid storm|diabetic since (?:tuesday|monday|last)|diet is diabetic|heart failure, she came|same man, the heart)|(?:has|with|new|metastatic|his|her) (?:\w+ )?(?:cancer|lymphoma),? (?:with|obstructed|mastectomy|stents)|appendix, day|in and out of a-fib|cans in trash|three cans|vaping outside|asthma plan)|\b(?:alcohol (?:withdrawal|level|wipes?|gel|rub|detox|use screen)|diabet\w+ (?:educat\w+|nurse|team|diet|clinic|foot)|thyroid(?:'s| is| came| was)? (?:out|came)|(?:postnatal|psychotic|post-?partum|severe) depression|(?:dementia|cancer|diabetes|epilepsy|asthma) in the (?:family|house)|the word cancer|s\/p (?:ercp|orif|cabg|banding|plex|fall|tha|tka|thr|tkr|evar|tavr|pci|\w+ectomy|c\/?s)|depression (?:in|of|at|over)|(?:mum|mom|dad|mother|father|sister|brother|wife|husband|aunt|son|daughter)(?:'s| has| had) (?:\w+ )?(?:cancer|diabet\w+|seizures|depression|dementia|asthma|epilepsy|heart|stroke)|at baseline)|\b(?:(?:first presentation|no one knew|query|rule out|possible|possibly|maybe|might|suggest\w*|came in with|came in w\/?|admitted (?:with|for)|present\w* with|here (?:for|with)|permissive|decompensated|acute(?: on chronic)?|exacerbation of|newly? (?:diagnosed)?)[^.;,\n]{0,16}|(?:sickle|colitis|crohn'?s|asthma|copd|gout|migraine|ulcerative colitis)(?: cell)? (?:crisis|flare|attack|exac\w*)|take (?:a|the|his|her) history|history[- ]tak\w*|go through (?:his|her|the) (?:past )?history|insight|in history|hep b not given|hep b vaccine)|\bhistory (?:later|to be|not|unknown|from|will)\b/gi,
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
        (?:had|has had|gets|got) (?:a |an )?reactions? (?:to|with)\b
        (?:red|white|allergy) (?:wrist|arm)?band\b
        (?:can't|cannot|not to) have (?:penicillin|latex|codeine|aspirin|nuts|\w+illin)
        \w+ ?(?:=|->|→) ?(?:rash|hives|anaph\w*|swelling|gi upset|itch\w*)\b
        (?:childhood|prev\w*|mild|severe) (?:rxn|reaction)\b
        \w+ (?:rxn|\((?:rash|hives|anaph\w*|itch\w*|swelling)\))
        (?:gets|got|comes out in|breaks out in) (?:a )?(?:rash|hives|itch\w*) (?:with|from|to|off)\b
        (?:don't|do not|never|nobody|don't anyone) give (?:him|her|them) (?!any|more|the|a\b)\w+
      `),
    ],
    isUnknown: UNKNOWN,
    unless:
      /\b(?:(?:wouldn't call it|not|isn't|not a proper|not a true|not really|nobody's|haven't|untouched) (?:an? )?(?:\w+ )?allerg\w+|allerg\w+,? (?:nobody|haven't|not|the whole|as such|untouched|to (?:everything|you|work))|(?:husband|wife|sister|brother|mum|mom|dad|daughter|son|girlfriend|boyfriend|friend)(?:'s| is) allergic|seasonal allerg\w+)/gi,
  },
  {
    id: "medications",
    label: "Medications",
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
        (?:his|her|the|regular|usual|night|morning|home) (?:meds?|tablets|insulin|dose)\b
        (?:long-acting|short-acting|slow[- ]release|modified[- ]release|basal|bolus insulin|gluconate|thiazide|zinc|tetanus|immunoglobulin|vitamin k|iron|loading|antacid|binder|binders) (?:given|tabs?|is|held|cancelled|was|started|stopped|dose|due|with)
      `),
    ],
    unless: /drug cupboard|medicine cupboard|glucagon cupboard/gi,
  },
  {
    id: "infusions",
    label: "Infusions",
    concepts: namesIn("infusion,syringe driver,parenteral nutrition,pca pump"),
    patterns: [
      ...wordings(String.raw`
        (?:drips?|infus\w+|gtt|ivi|ivf|ivfs|csci|tpn|pca|epidural|epid|vrii|fviii|tko|kvo)\b
        (?:iv|intravenous|maintenance|subcut) (?:fluids?|therapy|hartmann\w*|saline|ns|bolus)\b
        fluids? (?:at|running|going|through|up|stopped|down|over|tko|kvo|continu\w*|via)\b
        {n} ?(?:mls?|mils?|cc|ccs|millil\w+)?(?: ?\/ ?| per | an )(?:h|hr|hour)\b
        {n} ?(?:mls?|mils?) (?:of )?(?:n\/s|ns|saline|hartmann'?s?|plasma-?lyte|csl|dextrose|albumin)\b
        over {n}(?: hours?)? in the pump\b
        units? (?:per|an) hour\b
        (?:mcg|mics?|micrograms?)(?:\/| per )(?:kg|kilo|min)\w*
        bags? (?:of|up|due|hung|over|is|running|to)\b
        (?:first|second|third|fourth|last|next|this|his|her|another|1st|2nd|3rd|one more|one) (?:bag|litre|liter|unit)\b
        (?:lit(?:re|er)|unit|pool|bag) (?:of|going|is|up|over)\b(?= (?:blood|platelets|hartmann\w*|saline|ns|lr|plasma\w*|ffp|prbc|packed|fluid|red|going|up|still|over|running|cells|cryo|albumin)|\b)
        (?:hartmann'?s?|plasma-?lyte|ringer'?s|lr|d5\w*|dextrose|normal saline|ns|saline|albumin|3% saline) (?:at|{n}|running|eight|ten|twelve|over|up|via|bag|last|tko|going|@)
        at point {n}
        point {n} of a mil\b
        (?:syringe|subcut|pain) (?:driver|pump)s?\b
        (?:driver|pump|baxter)(?: bottle)? (?:in|running|at|due|is|going|with|set|changed|going)\b
        baxter\b
        transfus\w+
        on (?:the )?(?:norad\w*|levophed|propofol|precedex|heparin|insulin) (?:at|drip|infusion|gtt)
        finishing tonight\b
        lipids?\b
        (?:piv|iv|picc|port|line|\d\d ?g?|cannula|ac|fa|lfa|rfa)(?: x ?\d)? sl(?:'d)?\b
        (?:saline|hep|heparin)[- ]?lock\w*|capped (?:btwn|between)
        (?:sl|s\/l), (?:change|due|flush\w*|patent)
        (?:lr|ns|d5\w*|d10\w*|d50|plasma-?lyte|csl|hartmann'?s|mivf|kcl|saline|albumin|dextrose|lactated ringer'?s)\S{0,6}(?: is|'s)? (?:@|trickl\w*|going|dripping|wide open|started|finishing|finished|stopped)
        \d(?:st|nd|rd|th) @ ?\d+
        (?:vaso\w*|norepi\w*|norad\w*|levo|levophed|epi|phenyl\w*|neo|nimbex|cis|prop|propofol|fent|versed|ketamine|nicardipine|cardene|esmolol|clevi\w*|milrinone|dobut\w*|precedex|adrenaline|metaraminol) (?:gtt |drip |is |was |'s |at )?(?:\d+(?:\.\d+)?|point \w+)\b
        (?:vaso\w*|norepi\w*|norad\w*|levo|levophed|epi|nimbex|propofol|nicardipine|cardene|esmolol|milrinone|dobut\w*|precedex|integrilin|argatroban|bival\w*|mag|magnesium|heparin|gtn|ntg|amio|dilt|insulin|octreotide|tpa|alteplase|pitocin|oxytocin|synto\w*)(?:'s| is| was| went| came| got| has been)? (?:off|on hold|stopped|weaned|paused|until|till|turned|down to|up to|at {n} (?:ml|mil|mcg|mic|unit))
        (?:dripping|trickling|running) (?:in|at|through|over)\b
        push(?:es|ed|ing)? (?:the|his|her) button\b|pain button\b
        (?:ball pump|elastomeric|easy ?pump|on-?q|continuous pump|baby bottle|infusor|cadd|homepump)\b
        \d+(?:\.\d+)?\/(?:kg\/)?hr?\b
        number (?:two|three|four|five|six) (?:over|of|is|up)
        (?:half normal|hypertonic|three per ?cent|3%) ?(?:saline|ns)?\b
        fluids (?:held|off|have|finished|ceased|back|are|kvo|tko)\b
        (?:ivig|iron|monofer|ferinject|zoledron\w*|venofer|remicade|infliximab|albumin)(?:,|'s| is| went)? (?:running|over|going|in|finished|up)\b
        last (?:hour|few mls|bit) of the\b
        \d ?(?:mg|g|ml|mcg|units?|mmol|grams?) over {n} ?(?:min\w*|hours?|hrs?|h)\b
        (?:ran|run) (?:in|over|through|last)\b
        maintenance (?:fluids?|at|seventy\S*|\d+|{n}|ns|saline|d5)
        (?:pool|unit|bag|platelets|blood) went up\b
        (?:amiodarone|amio|digoxin|magnesium|phenytoin|keppra|levetiracetam|aminophylline|nac|heparin) load\w*
        (?:went|in|into|going into) (?:in )?(?:the|his|her) (?:syringe )?driver
        running \w+ at {n}
      `),
    ],
    unless:
      /\b(?:half an hour|quarter of an hour|sputum number|sample number|\d ?\/ ?\d+,? going at \d+|(?:heart|pulse|hr)[^.;\n]{0,12}going at|(?:nutrini|nutrison|osmolite|jevity|feed|peg|water|clamped|ors|gastrolyte|nepro|fortisip|glucerna)[^.;\n]{0,24}(?:h|hr|hour)\b|urine in the bag|last i hung|patches|neb at quarter)|\b(?:drip (?:stand|pole|chamber)|tinged drip|drip(?:'s| is)? (?:out|removed)|post-?nasal drip|(?:feeds?|tf|gt|peg|ng|drain|foley|urine|evd|ct|uop)(?:'s)? [^.;\n]{0,24}(?:h|hr|hour)\b|epidural (?:cath\w*|site)? ?(?:out|removed|came)|hartmann'?s (?:procedure|\d)|(?:infusion|transfusion|bag|iron)(?:'s| is)? (?:booked|planned|clinic)|bag of (?:new|pills|clothes|his|her|meds|frozen|ice|chips|belongings)|\d+ cc\/h clear)|(?:driver|pump|fluids|drips?) none\b|dripping|not? (?:for )?(?:transfus|infus)|no (?:iv fluids|drip|transfus)|accept blood \w+|if (?:he|she|hb)[^.;\n]{0,24}/gi,
  },
  {
    id: "fluid_balance",
    label: "Fluid balance",
    measures: ["urine-output"],
    concepts: namesIn("urine output,fluid balance,dehydration,edema,fluid overload,output"),
    patterns: [
      ...wordings(String.raw`
        (?:urine output|uop|uo|u\/o|intake and output|i ?& ?o|i\/o|in and out|fluid (?:balance|deficit|status|restrict\w*|overload|volume|allowance))\b
        {n} ?(?:mls?|cc|ccs|millilit\w+)\b(?! ?(?:\/|per|an hour|of (?:ns|saline|hartmann)))
        (?:passed|passing|passes|making|made|good|poor|no|dark|concentrated|cloudy|clear|coke-coloured|bloody|frank|amber|low|minimal|small) (?:\w+ )?(?:urine|water|wees?)\b
        (?:void\w*|pu'?d|hnpu|pees?|peed|peeing|piss\w*|wees?|weed|weeing|micturat\w*|anuri\w*|oliguri\w*|diures\w*|incontinent of urine)\b
        (?:wet|heavy|dry|good) (?:nappies|nappy|diapers?|briefs)\b
        nappies\b
        (?:draining|drained|drains|putting out|put out|puts out|outputs?) (?:\w+ )?(?:about |around |well|poorly|only )?{n}
        (?:foley|catheter|idc|ucath|uridome|urinal|bottle|bag)(?:'s)? (?:is |was |has |draining|drained|with|had|at)[^.;\n]{0,24}?(?:{n}|well|nicely|freely|clear|amber|cloudy|good|urine)
        volume (?:was|of|deficit|status)
        (?:she|he|they)(?:'s| has| have)? (?:made|wee'?d|passed) {n}
        (?:hasn't|has not|not|didn't) (?:wet|passed|wee'?d|weed|pee'?d|voided)\b
        {n} (?:for|in|over) the (?:whole )?(?:day|shift|night)\b
        (?:positive|negative|pos|neg|\+ve|-ve|plus|minus)(?: balance)? (?:by |of )?{n}
        {n} lit(?:re|er)s? (?:positive|negative|up|down|out|off|in)\b
        (?:fluid|urine)? ?(?:residual|pvr|retention|retaining)\b
        (?:mils(?! ?(?:an|per|\/))|good volumes)\b
        (?:ankles|legs|feet|hands|face) (?:\w+ ){0,2}(?:like|swollen|puffy|up like|balloon\w*|o?edema\w*)
        (?:puffy|swollen|o?edema\w*|o?edematous|pitting|pits?|anasarca|ascites|overloaded|dehydrated|dry (?:mucous|mouth|tongue|lips)|sunken|fontanelle)\b
        (?:uf|ultrafilt\w*|took off|taken off|tapped) {n}
        fluid restrict\w*
        restrict\w* to\b
        (?:1|one|two|1\.5|1\.2|800|one point \w+) ?(?:l|lit(?:re|er)s?) (?:restriction|fluid|a day|per day)
        bladder scan\w* (?:was|showed|of|for|{n}|residual)
        (?:drains?|jps?|hemovac|bulbs?|canister|evd|chest tube|icc|pouch|ostomy|colostomy|ileostomy|stoma|foley|condom cath|purewick|idc|vac|ng|ngt|uridome|catheter|catheter bag|redivac|blake|penrose|left|right|urinal|bottle)(?:'s| has| had| is| was|'s got| got| gave| put out| made| with| drained| at)*(?: about| around| only| maybe| just| another| got| over)* {ml}
        {ml} (?:out|ss|serosang\w*|sang\w*|bilious|brown|amber|straw|pink|bloody|green|ha?emoserous|serous|blood-?tinged|of urine|old blood|blood)\b(?! (?:of bed|products))
        {ml} ?(?:cc|mls?|ml)?\/hr? (?:clear|amber|yellow|of urine|bloody|serosang\w*|out)
        (?:ebl|qbl|tbl|pvrs?|residuals?|resid|lochia|blood loss|uop|u\/o|uo|bladder scan)[^.;\n]{0,12}?{n}
        (?:cath'd|cathed|straight cath\w*|in-and-out cath\w*|i&o cath|catheteri[sz]ed)[^.;\n]{0,16}?for {ml}
        point \w+ (?:negative|positive|neg|pos|in|out|up|down|behind)\b
        (?:urine|pee|wee|waterworks)(?:'s| is| was| has| looks| looked| output)? (?:is |been |still |just |nice and |a bit |now )*(?:{n}|{ml}|clear|dark|amber|concentrated|cloudy|straw|tea|rosy|pink|red|bloody|good|scant|saved|cola|lovely|dropped|picked|flowing|like)\b
        (?:strict|keep the|chart) (?:chart|balance|intake|ins|in and outs|io)(?: strict)?\b
        (?:i's and o's|ins and outs|is & os|is and os|i&os?|is\/os)\b
        (?:a|to a|just a|bare|only a) (?:dribble|trickle)\b
        (?:{n}|{ml}|hundred[^.;,\n]{0,14}) (?:all|for the|in the whole|over the|since) (?:shift|day|night|theatre|midnight|noon|lunch|yesterday)\b
        (?:clear|pale) yellow\b|pink-?tinged|cola-?colou?red|tea-?colou?red|ros[eé]\b
        (?:gone|been|went) (?:only )?(?:once|twice|three times)(?=,| (?:since|dark|for|and))
        (?:hasn't|has not|not) (?:been|gone|peed|voided) (?:since|yet)
        (?:passing|passed|making|peeing) (?:a lot|lots|loads|plenty|buckets|very little|next to nothing|nothing|good amounts|great guns)\b
        (?:catheter|bag|idc|foley)(?:'s| is)? (?:empty|dry|full|blocked)\b
        \d(?:\.\d)? ?(?:l|litres?) (?:straw|clear|bloody|serous|haemo\w*|of (?:fluid|ascites|urine))
      `),
    ],
    unless:
      /\b(?:(?:a|our|my|this|that|another|the) wee [a-z]+|(?:nac|third|second|first|iv|fourth|next|fluid) bag\b|bag (?:is|'s) going|bag at|weeks plus|(?:eye|ankle|lip|face|knee|wrist|joint|hand|scrotum)\S* (?:\w+ )?swollen|swollen (?:shut|\+|ankle|knee|wrist)|swelling goes|litre over|with each void|measure the|first two voids|increase the output|dark wee|wrong resident|this resident|basal-bolus|boluses|flush it)|\b(?:orthos\w* pos|didn't wet|if (?:he|she)[^.;\n]{0,30}retention)|\b(?:no bolus|(?:amio|hep|heparin|ng|lr|ns|saline|fluid|feed|\dl|\d ?l lr) bolus|bolus (?:is|in|given|a|of|done|\d)|1l bolus|(?:no|nil|some|joint|without|less|facial|the) (?:\w+ )?swelling|(?:running|rate|going|coming|pump|epidural|is|'s|at) (?:at |down )?(?:\w+ )?(?:mls?|mils)\b|flush\w* (?:it )?(?:with|by)[^.;\n]{0,12}|(?:with|another) \w+ cc,|(?:i&o|i & o) not strict|not strict|(?:kids|are|whanau|wh\u0101nau|family|visitors|staff|people|sons) (?:\w+ )?in and out|timed voids?|trial of void|voiding trial|dry lips|swollen,|(?:here|in|admitted|came in) (?:for|with) dehydration|two cal)|(?:rul(?:e|ed|ing) out|query)[^.;,\n]{0,16}|[^.;,\n]{0,24}(?:is )?(?:being )?ruled out|joint (?:swelling|edema)|\bif (?:he|she) (?:hasn't|doesn't)[^.;\n]{0,24}|oral mucosa|\bwee (?:facial|bit|while|turn|drop|man|lady|one|sleep|chat|walk|rash|cough|burst|boy|girl|lass|lad)|(?:heparin|octreotide|fentanyl|morphine|ketamine|midaz\w*|propofol|insulin|loading|dose) bolus|(?:thirty|forty|\d\d) plus \w+|cervix[^.;\n]{0,24}|in and out of/gi,
  },
  {
    id: "nutrition",
    label: "Nutrition",
    concepts: namesIn(
      "nutrition,diet,npo,appetite,tube feeding,parenteral nutrition,feeding,swallow,dysphagia,thickened fluids,formula,clear liquids,intake,malnutrition,anorexia",
    ),
    patterns: [
      ...wordings(String.raw`
        (?:kcal|calor\w+|eat(?:s|ing|en)?|ate|drink(?:s|ing)?|drank|nil by mouth|nbm|npo|nilly|diet(?:s|ary)?|diabetic diet|supplements?|snacks?|feeds?|fed|bottle-?fed|breast-?fe\w+|appetite|dietit\w+|dietic\w+|hungry|peckish|ravenous|fasting|fasted|fast (?:him|her|from))\b
        (?<!(?:about|since|after|before|at|till|until|by|over|round|around|during|for|from) )(?:meals?|breakfast|brekkie|lunch|dinner|supper|tea and)\b
        (?:sandwich\w*|toast|(?<!like )soup|porridge|oatmeal|jelly|jell-?o|pap|custard|yogh?urt|ice ?cream|ice lollies|popsicles?|crackers|weet-?bix|congee|noodles|arrowroots?|milo|sustagen|banana(?! board| bag)|biscuits?|cereal|(?<!goose )eggs?|fortisips?|build-?up (?:drinks?|shakes?)|glucerna|boost|nutrison|jevity|nepro|osmolite|pur[eé]e\w*|minced|mechanical soft|soft diet|soft and bite|ice chips|sips|clears|clear (?:fluids|liquids)|full (?:fluids|liquids)|free fluids|thicken\w*|mildly thick|moderately thick|nectar|honey-thick|level (?:\d|one|two|three|four|five|six|seven))\b
        (?:cleared|finished|ate|left|half|most|all|quarter|some) (?:of )?(?:his|her|the|their) (?:plate|tray|meal|lunch|dinner|breakfast|tea)
        \d+ ?% (?:of )?(?:meal|breakfast|lunch|dinner|tray|supper|diet)
        (?:overnight|bolus|continuous) (?:peg|feeds?|tf)
        (?:tf|ebm|tpn|dbm)\b
        (?:high|low)[- ](?:protein|salt|sodium|residue|fat|fibre|fiber|potassium)\b
        e ?[+&] ?d\b
        (?:not|isn't|hasn't) (?:taking|eating|drinking|touched|had) (?:anything|much|orally|a thing)
        (?:salt|slt|slp|speechie|speech(?: therapy| path\w*)?) (?:saw|seen|assess\w*|got|has|have|review\w*|cleared|eval\w*|rec\w*)
        (?:latch\w*|suckl\w*|nippl\w*|top-?ups?|formula)\b
        mouth care only
        (?:tolerat\w+|managing|had) (?:\w+ )?(?:diet|fluids|oral|orals|po|sips|half|a bit|feeds)\b
        (?:carb|cardiac|renal|regular|house|consistent carb\w*|ada|ccd|dysphagia) (?:diet|count\w*)
        (?:had|took|take|taking|managed|kept|wants|wanted|downed|drank|sipped|nibbled|picked at|tolerat\w+|got|demolished|polished off|scoffed|smashed|hoed into|wolfed|inhaled|asked for|enjoyed|finished|put away|half an?|half|bit of|bowl of|cup of|glass of|bites of|sips of|mouthfuls? of|spoon\w* of)(?: down)?(?: (?:a|an|some|his|her|the|half|of|two|both|little|bit|few|all|cup|bowl|glass))* (?:juice|tea|coffee|cuppa|sangas?|sanger|salad|fruit|rice|chicken|pudding|mash\w*|gravy|lemonade|ginger ale|water|milk|milkshake|ensure|shakes?|broth|bread|pie|chips|curry|stew|pasta|fish|beans|pizza|burger|bacon|apple\w*|sao|saltines?|pancakes?|grits|oatmeal|dal|roti|pho|tray|fluids|tucker|kai|food|solids)\b
        (?:prune juice|cuppa|sangas?|sangers?|saltines|mech(?:anical)? soft|full liqs?|clear liqs?|soft foods?|finger foods?|double (?:serves?|portions?|protein)|ensure(?= (?:plus|tds|bd|tid|bid|x|shakes?|drinks?|clear|compact)|[,.])|lemon ice|tray (?:ordered|untouched|went|came|eaten)|soft moist|chin tuck\w*|dysphagia|easy to chew|bite-?sized|free water|calorie count|thin liquids?|thins)\b
        (?:failed|passed|bedside|barium) (?:\w+ )?swallow\w*
        \d(?:\.\d)? ?g(?:m|ram)? (?:na|sodium|salt)\b
        (?:carb|cho)[- ](?:consistent|controlled)|consistent carb\w*|heart healthy|cardiac diet|reg diet|ada diet|low ?na|renal diet|vego|vegetarian|halal|kosher|vegan|gluten[- ]free
        nothing (?:but|by mouth|to eat|past|after midnight|in (?:his|her) stomach)\b
        (?:fluids|meds|food|stuff|things|orals) by mouth\b
        (?:nutrini|ors|dioralyte|peptamen|pediasure|infatrini|fortini|nutramigen|complan|calogen|scandishake|resource|ensure plus)\b
        (?:potato\w*|mars bar|samosa|chapati|ugali|jollof|ramen|casserole|sausages?|ham|cheese|peas|carrots)\b
      `),
    ],
    unless:
      /\b(?:to ensure|ensure (?:a|that|their|safety|comprehensive|the|he|she|proper|adequate)|dietary (?:adjust\w*|issue|change)|(?:cat|dog|fish|bird)[^.;\n]{0,10}feeding|culture bottle|change the bottle|until drinking|drinks too many|protein drinks\. |asking for a cuppa)|\b(?:pap \d+|low sodium,|low sodium level|(?:voided|peed?|voids?|urine|filled|baxter|drain|in a|of) (?:\w+ ){0,2}bottles?|peri bottle)|\b(?:last drink|drinks? (?:a|about|\w+) (?:beers?|cans|day|vodka|bottle)|clear fluid (?:14|at|on|from|draining|\d)|arom[^.;\n]{0,14}|peri bottle|baby bottle|bottles? (?:of (?:urine|o2)|in a)|level (?:one|1)(?:'s)? primed|alcohol level \w+|next level\b|level at|(?:left|right|his|her|the) nipples?|(?:hide|hidden|crush\w*) it in the (?:custard|jelly|yogh?urt)|legs (?:gone|like|turned) to jelly|(?:after|with|before|at|since|about|round|sunday|come) (?:his |her |the )?(?:breakfast|lunch|dinner|supper|tea|brekkie)|(?:breast-?feed\w*|bf|latch\w*|baby latched)[^.;\n]{0,10}|dietary (?:doesn't|staff|came|cart)|carb counting)|\b(?:after|before|since|until|till|at|over|by) (?:lunch|dinner|breakfast|supper|meals?)\b|baby feeding|on the bottle/gi,
  },
  {
    id: "devices",
    label: "Devices and lines",
    classes: ["device"],
    except: namesIn(
      "pulse oximeter,bed alarm,call bell,armband,bassinet,iv pole,walker,cane,wheelchair,crutches,blood pressure cuff,bed rails,side rails,hearing aid,hoist",
    ),
    patterns: [
      ...wordings(String.raw`
        (?:nasal (?:cannula|prongs|specs)|prongs|specs|mask|non-?rebreather|venturi|hfnc|high[- ]flow|optiflow|airvo|foley|catheter|idc|sucath|spc|suprapubic catheter|uridome|condom cath\w*|purewick|picc|midline|central line|cvc|vascath|permcath|portacath|hickman|art(?:erial)? line|a-?line|cannula|cannulas|venflon|peg|pej|trach\w*|trachy|chest drains?|chest tubes?|icc|drains?|redivac|hemovac|jp|ng|ngt|og|ogt|ng tube|feeding tube|ryles|oxygen supplementation|supplemental oxygen|fio2|ventilator|vent|ett|bipap|cpap|niv|lma|spirometer|suction|pacing wires?|pacemaker|lvad|iabp|evd|vac|wound vac|stoma|colostomy|ileostomy|urostomy|nephrostomy|fistula|graft|cast|plaster cast|splint|brace|collar|sling|halo|traction|scds?|teds?|ipc|flowtrons|prongs|t-piece|isolette|incubator|cooling blanket|bair hugger|fem(?:oral)? line|sheath|dialysis line|butterfly|insulin pump|cgm|libre|pessary|balloon)\b
        (?:nc|hfnc|ra|o2|oxygen) ?(?:at |@ ?)?\d ?l
        on \d+(?:\.\d)? ?(?:l|lit\w+)\b
        {n} lit(?:re|er)s?(?: of oxygen| o2| on| via| nasal| n\/?c| by)
        (?:{n}|\d+) ?l(?:pm)?(?: (?:nc|o2|via|on|by|n\/c))
        (?:iv|piv|ivs|line|access|cannula|gauge|18g|20g|22g|16g)(?: (?:is|was|are))? (?:in|site|sites|access|patent|tissued|flush\w*|to|x ?\d|l\b|r\b|left|right|good|fine|due|saline locked|sl'?d|locked|infiltrat\w*|blown)
        (?:left|right|l|r) (?:\w+ )?(?:iv|piv|picc|midline|fistula|avf)\b
        (?:18|20|22|24|16)[- ]?(?:g|gauge)\b
        site'?s? (?:on|in) the (?:right|left)
        (?:two|three|one|big|large) (?:eighteens?|18s|sixteens?|16s|twenties|twenty-?twos?|fourteens?|14s|grey|pink|green|blue|bore)(?: gauges?)?\b(?= in|,|\.| primed| (?:left|right|ac|fa|each|working))
        big bores?\b
        on (?:{n}|half a|a) lit(?:re|er)s?\b
        (?:8\d|9\d|100)(?:-\d+)? ?% ?(?:on )?\d ?l\b
        (?:both|the|two|three|jp) bulbs\b
        (?:shiley|quinton|tesio|mahurkar|trialysis|cordis|swan|impella|ecmo|rectal (?:tube|pouch)|flexi-?seal|fms|dobhoff|corpak|three[- ]?way|irrigation|cbi|shrinker|prosthe\w+|ex-?fix|external fixator|wick|pack(?:ing)? in|nasal pack\w*|rhino rocket|penrose|blake|t-?tube|biliary drain|pigtail|ureteric stents?|jj stents?|nephrostom\w+|port-?a-?cath|implanted port|io\b|intraosseous|passy[- ]muir|speaking valve|inner cannula|heat moisture|swedish nose|tlso|aspen|miami j|moon boot|cam boot|aircast|knee immobili[sz]er|abduction pillow|binder|tubi-?grip|g-?tube|j-?tube|mickey|gastrostomy|jejunostomy|icd|defib vest|lifevest|zoll pads|tr band|femstop|art line|rad(?:ial)? line)\b
        nose is packed\b
        (?:cubital fossa|left ac|right ac|left hand|right hand|left forearm|right forearm|ac|acf)(?=[,.]| (?:is|patent|flush\w*|sl|site|due|day))
      `),
    ],
    unless:
      /\b(?:get a line in|cast split|arm in a cast|(?:\d+|~\d+) g\b|driver site|mask, gown|after the vac rep|splint off)|\b(?:(?:abscess|they|we|was|been|had it|boil|haematoma|subdural) drained|drained (?:it|on|through|just)|pulled (?:his|her|their|out his|out her) (?:own )?(?:iv|ivc|cannula|line|ng|drip)(?: out)?|(?:iv|drip|cannula|catheter|ng|line)(?:'s| is)? (?:came |come )?out\b(?! of)|no (?:piv|iv|lines?|tubes?|drains?|restraints?|physical restraint)|picc declined|declined (?:a )?picc|tubes, shocks|no tubes|shot glass|salt and|(?:ivc|blood) filter no|glucomet\w+|telemetry|commode|restraints?|(?:for|put through for|needs?|wants?|getting) (?:a )?(?:permcath|picc|peg|pacemaker|catheter|trach\w*) (?:tomorrow|on|next|if|in)|(?:resections|bowel|anal|perianal|enterocutaneous)[^.;\n]{0,10}fistula|teeth|dentures|for (?:his|her) valve|valve within|valve (?:infection|surgery|replacement))|\b(?:lift|stock|brief|wristband|bracelet|armband|equipment|side rails?|bed rails?|pan room|no line|no ng|no tele|no catheter|no drain|no lines|port sites|oxygen concentrator|\w+ (?:is )?(?:broken|busted)|gown|nebuli[sz]er by|walkabout|mask the|masked)\b|\bhearing aid|iv (?:art|abx|antib|para|fluids|pip|cef|ben|vanc|fur|las|met|mor|mero|ond|pan|dex|hyd|keto|tor|dil|to po)|stent(?:s)? (?:back|in)|hoist|call ?bell/gi,
    isNot:
      /^(?:pca|pump|stitches|sutures|mepilex|gauze|wick|cath'd|caths|tubed|thigh-highs|bandag\w+|masking|masked|napp\w+|nappies|marker|glasses|stockings?|butterfly|pcn|toco|tracheal|tele(?:'s|metry)?|telemetry|commode|neb|nebs|glucometer|stand aid|sara stedy|stedy|patches|bags?|bag's|one sixteen|spirometer|incentive spirometer|valve|cooling blanket|stents?|sides|padded sides|restraints?|pan|dsg|urinal|dressing'?s?|patch|spacer|puffers?|needle'?s?|pads?|slide board|tubing|steri-?strip\w*|sliding board|diaper|pacing|tele|bag|ctg|plaster|midline)$/i,
  },
  {
    id: "monitoring",
    label: "Monitoring",
    concepts: namesIn("telemetry,neuro checks,one to one,fetal monitor"),
    patterns: [
      ...wordings(String.raw`
        monitor\w*
        (?:half|quarter)[- ]hourly\b
        every (?:{n} )?(?:hours?|minutes|mins|shift|time i)\b
        each (?:hour|shift|void|time i|round)\b
        (?:fbc|fluid balance|stool|bowel|food|sleep|behaviou?r|weight|wt|seizure|pain) charts?\b
        strict fbc\b
        (?:type|frequency|volumes?|everything) on the chart\b
        strain(?:ing)? (?:all )?(?:the |his |her )?(?:urine|wees?)\b
        (?:look|looks|looked|looking|pop\w*|check\w*|peek\w*) (?:in )?(?:on|at) (?:him|her|them) (?:each|every|regular\w*|often|hourly|whenever)
        (?:we|to|and|i) stand ?by\b|stand-?by (?:only|supervision)
        (?:stopped|no more|ceased|off|not doing) (?:doing )?(?:the )?obs\b
        (?:power|sensation|pulses|colour|neuros?|doppler\w*|pads?|volumes?)[^.;\n]{0,24}?(?:every|each|hourly|q\d)
        clos(?:e|ely) (?:watch|eye|observ\w+)
        (?:keep|keeping|kept) (?:a (?:close |good |careful )?)?(?:watch|eye|eyes)\b
        (?:an|your) eye on\b
        watch(?:ing|ed)? (?:closely|for|him|her|them|it|that|his|the)
        (?:continuous|visual|close|constant|enhanced|intermittent|general|level \w+) (?:obs|observations?|care|supervision)\b
        (?:obs|vitals|vs|neuro\w*|neurovasc\w*|cms|bsls?|bgls?|bms?|cbgs?|glucose|sugars?|accuchecks?|checks?|gcs|ews|circulation|pupils?|groin|twelve-leads?|ecgs?|troponins?|ciwa|cows|control|urine|uop|io|spo2|sats)\b[^.;\n]{0,24}?(?:hourly|minutely|hrly|q ?\d|q\d+h?|every|qid|qds|ac|achs|{n}[- ]min\w*|q4|qshift)
        (?:hourly|minutely|hrly|q ?\d+ ?(?:h|hr|min|hours|minutes)?|every {n}(?: \w+)?|{n}[- ]?(?:hourly|minutely|hrly))[^.;\n]{0,16}?(?:obs|vitals|vs|neuro\w*|neurovasc\w*|checks?|bsls?|bgls?|cbgs?|glucose|sugars?|accuchecks?|observations?|urine measures?|uop|gcs|rounding|safety|cms|circulation|monitor\w*)\b
        every (?:{n} min\w*|hour|half|shift)\b
        (?:tele|telly|telemetry|cardiac monitor\w*|hardwire)\b(?! ?(?:visit|health|phone|\d+$))
        (?:sats|saturation|oximeter) probe\b
        (?:one|1)[- ]?(?:to|:)[- ]?(?:one|1)\b
        (?:specialling|specialled|special(?:ed)?|sitter|tele-?sitter|line of sight|arm'?s length|within eyesight|fifteen-minutes?|fifteens|q15s?|15[- ]minute)\b
        (?:daily|strict) (?:weights?|i ?& ?o|io|i\/o|fluid|ins and outs)
        observe (?:for|closely)\b
        under observation\b
        (?:ciwa|cows|nas|finnegan|tof|train[- ]of[- ]four|bis|icp|cvp|ctg|toco)\b[^.;\n]{0,16}?{n}
        (?:near|opposite|outside|by|next to|facing) the (?:nurses'? )?(?:station|desk)\b
        (?:weigh|weighed|weights?) (?:daily|him|her|q\w+)
        (?:doppler|pulse) checks?\b
        tracking (?:his|her|the|it|them|their)
        (?:bg|bp|fsbg|fsbs|fsg|poct|nst|vs|bsls?|bgls?|sugars?|cbgs?|accuchecks?|weights?|wts?|temps?)[^.;\n]{0,12}?(?:q ?\d|qid\b|bid\b|tid\b|before meals|before breakfast|\bac\b|ac\/hs|four times|twice a day|at bed\w*|overnight)
        (?:eeg|end-?tidal|etco2|pulse ox|holter|loop recorder|ltm)(?: leads?| eeg| probe| monitor)?(?:'s| is| are)? (?:on|going|running|in place|still)\b
        (?:end-?tidal|etco2|pulse ox\w*)\b
        (?:camera|tele-?sitter|avasys|sitter|special) (?:is |now )?(?:in|on|at) (?:the|his|her) (?:room|bed\w*)
        (?:sleep|food|fluid|behaviou?r|mood|stool|bowel|bladder|seizure) (?:log|diary|record)\b
        (?:two|four|six|eight|half) hourly (?:scores?|sodium|gas|gases|bloods|labs|lactates?|bsls?|temps?|sats|levels?|neuro\w*)
        hourly (?:\w+ )?scores?\b
        q-?shift\b|every shift\b|each shift\b
        (?:all )?obs (?:ceased|stopped|off|discontinued|weaned)
        (?:hooked up|on) (?:to |on )?the (?:box|monitor|screen|tele|telly box)\b
        (?:look|looks|looking|check) (?:at|on) (?:the|his|her) (?:\w+ )?(?:hourly|every|q\d)
        obs (?:per|as per|according|on) (?:your|the|unit|ward|post|protocol|policy)
        peak flows? (?:before|after|bd|tds|qid|pre|morning)
        (?:weigh|reweigh|weight) (?:again|every|each|on|tomorrow|nappies|nappy|{day})\b
        post-?meal supervision|meal supervision|bathroom supervision
        no (?:more )?obs\b
      `),
    ],
    unless:
      /\b(?:spirometer every|feeds? [^.;\n]{0,12}every|turn (?:him|her|them) every|eye drops every|flush it [^.;\n]{0,16}every|every turn|sats probe useless|i did watch|(?:puffers?|ventolin|fluclox|panadol|nebs|next|stretched to \w+)[^.;\n]{0,12}hourly)|\b(?:(?:watching|watch) (?:the )?(?:cricket|footy|game|movie|news|his shows|her shows|cartoons)|every hour (?:while|he)|every half hour|sublingual every|as (?:he|she) needs)|handing my one-to-one|turn\w* (?:him |her )?[^.;\n]{0,10}hourly|feeds?[^.;\n]{0,16}hourly|no tele\b|monitor (?:is )?(?:broken|off)|bruising|to watch (?:tv|telly|the)|sats machine|couldn't weigh|watching (?:tv|telly)/gi,
  },
  {
    id: "skin",
    label: "Skin and pressure areas",
    concepts: namesIn(
      "pressure injury,skin turgor,rash,wound,skin tear,redness,blister,skin breakdown,bruise,pallor,ulcer,braden,cyanosis,mottled,jaundice,incision,dressing,discoloration",
    ),
    patterns: [
      ...wordings(String.raw`
        (?:skin|pressure (?:area|areas|ulcer|injur|sore|care)\w*|turgor|mucosa|friction|shear|wounds?|dressings?|dsgs?|drsgs?|drg|incisions?|bruis\w+|sacrum|sacral|coccyx|buttocks?|bottom|bum|heels?|excoriat\w+|graze[sd]?|abrasions?|lacerations?|cuts?|scab\w*|waterlow|braden|norton|purpose t|pale|pallor|grey|ashen|clammy|diaphoretic|sweaty|sweating|flaky|flushed|jaundiced?|yellow|mottled|cyanos\w*|dusky|blue|weeping|weepy|ooz\w+|raw|erythema\w*|cellulitis|blanch\w*|masd|moisture|steri-?strips?|steris|sutures?|stitches|staples|clips|burns?|blisters?|hives|itch\w*|petechia\w*|skin tears?|dti|eschar|slough\w*|granulat\w*|macerat\w*|nappy rash|stump|flap|donor|swelling|lump|pen mark|peri(?:neum|neal)|stoma site|tattoo)\b
        warm (?:to (?:the )?touch|and dry|peripheries|hands|feet|extremit\w*)
        (?:cool|cold|warm) (?:to touch|peripheries|hands|feet|extremit\w*|legs)
        (?:port|site|sites|surgical site|groin|puncture|line site|pin sites?)\b[^.;\n]{0,20}?(?:dry|clean|ok|okay|fine|intact|soft|red|oozing|good|dressed|all)
        (?:clean,? (?:and )?dry|dry and intact|c\/d\/i|cdi)\b
        (?:grade|stage|category|unstage\w*) (?:{n}|i+v?\b)
        repositioned\b
        (?:1st|2nd|3rd|4th|first|second|third|fourth|3a|3b)[- ]?(?:deg(?:ree)?)? (?:tears?|lac\w*|burns?)\b
        (?:lacs?|perineum|epis\w*) (?:repaired|site|sutured|intact|glued|stitched)
        (?:scrapes?|prineo|aquacel|mepilex|tegaderm|dermabond|opsite|comfeel|duoderm|xeroform|betadine (?:ribbon|gauze|soak\w*|paint)|inadine|jelonet|iodosorb|primapore|mepore|mepitel|allevyn|acticoat|silvadene|zinc|barrier cream|sudocrem|kerlix|pfannenstiel|band-?aids?|crust\w*|scabb\w*|track marks|needle (?:sites|marks)|port holes?|little holes|gash|ripped skin|paper[- ]thin|papery|peeling|cracked|chafed|chafing|chapped|weepy|thrush|fungal|intertrigo|welts?|bites|lesions?|boils?|pustul\w*|vesic\w*|shingles|gangren\w*|necro\w+|callus|corns?)\b
        packed (?:with|it|again|daily|and|wound)|wick\b
        (?:puncture|pocket|port|donor|graft|exit|insertion|drain|bone marrow|lp|groin)(?: site)?(?:'s| is| was| are| has)? (?:a bit |still |all |got |looking |nice and |clean |soft |dry |got a )*(?:swollen|bruised|clean|dry|soft|flat|raw|red|pink|ooz\w+|intact|bandaid|healed|healing|quiet|sore|fine|nil ooze|smear)
        (?:no|small|big|slight) (?:bulge|haematoma|hematoma|ooze|collection|bogg\w*)\b
        bit (?:his|her|their) tongue\b
        (?:left|closed|laid) (?:it )?open with
        heal(?:ed|ing) (?:well|nicely|bar|over|up|apart)\b
        (?:mouth|lips|tongue|ears?|nose|nostrils?|elbows?|ankles?|hips?|heels?|toes?)(?:'s| is| are)? (?:full of sores|sore|red|raw|cracked|broken|ulcerated|pink but|blanching|dusky|discolou?red)\b
        (?:dark|red|black|purple|dry|scaly|bald|sore|small|big|new) (?:patch|patches|spot|spots|mark|marks|area|areas)\b
        scratch(?:es|ed)?\b|moles?\b|(?:steri|stitches|sutures|clips|staples|glue) (?:out|in|intact|holding)
      `),
    ],
    unless:
      /\b(?:skin temp|code blue|pink (?:cannula|venflon)|one pink|ulcer clipped|one ulcer|(?:he's|she's|been|and|hickman|fully|getting|himself|herself|washed and|up and) dressed|first dressing|for the dressing|cramp in the bottom|bottom (?:oxy|right|left)|burns? (?:mark|unit)|room bites|went gr[ea]y|leak at the heel|blue round|hiv\b|jaundiced\?|pinked up|had rash|pale but giving|perineal edema|site's good|(?:got|went|and|,|grey,|pale,|shaky|tremor,) (?:sweaty|clammy)|sweaty)|\b(?:(?:pcn|penicillin|sulfa|latex|allerg\w*|nkda|rxn|gives? (?:him|her)|gets a|gave (?:him|her))[^.;\n]{0,20}(?:hives|rash|itch\w*|swelling|blister\w*)|hives (?:x ?\d|& wheeze|and wheeze)|\((?:hives|rash|itch\w*)\)|sulfa = rash|(?:duodenal|gastric|peptic|stomach|oesophageal|esophageal|corneal|bleeding|mouth) ulcers?|clips? on (?:a|the) (?:duodenal|gastric|ulcer|vessel|aneurysm)|(?:piv|iv|ivc|line|picc|cannula|port|peg|tube|catheter)[^.;\n]{0,20}flushed|flushed (?:it|with|well|fine|easily|nicely|patent|,? ?patent)|yellow (?:sheet|form|eyes|card|folder)|clear,? (?:yellow|pink)|pink-?tinged|pink lemonade|rosé|low-?grade|grade \d{2,}|gout\b[^.;\n]{0,16}|cellulitis\?|heel weight|heel boots|heel prick|heel stick|heel's been|skin (?:to skin|ck|check)|under the skin|toes? (?:are |all )?(?:pink|warm)|toes pink|cut (?:her|him|it|them) (?:out|up|off|down)|red patches in the (?:gullet|stomach|throat|oesophagus|oesoph\w*|bowel)|clips? remover|wrist flap|(?:shaky|hands?|bit)[^.;\n]{0,14}sweaty|tattoo|dark wee|warm hands)|oral mucosa|mucosa is|bottom (?:line|denture)|blue (?:puffer|tinge)|cut (?:down|back|out)|short cut|red (?:socks|band)|yellow (?:wrist\w*|band|gown|bracelet|socks|tag|card)|(?:gives?|gave) (?:him|her|them) a rash|(?:ckd|kidney|cancer|copd|hf)[^.;,\n]{0,8} ?stage \w+|category (?:one|two|three) (?:and|baseline|,)|she's category|he's category/gi,
  },
  {
    id: "falls_risk_mobility",
    label: "Falls risk and mobility",
    concepts: namesIn(
      "fall risk,morse,mobility,walker,gait belt,transfers,bed alarm,bed rest,non weight bearing,gait,unsteady,hoist,immobility,weight bearing",
    ),
    patterns: [
      ...wordings(String.raw`
        (?:mobil\w+|mobs|mobbing|ambulat\w+|transfers?|walk(?:s|ing|ed)?|reposition\w*|bed ?rest|bed ?bound|chair ?bound|bed alarm|chair alarm|falls?|fell|gait|wobbly|unsteady|weight[- ]?bear\w*|nwb|wbat|pwb|twb|fwb|ttwb|indep\w*|frame|zimmer|rollator|frm|crutch\w*|walking stick|stick|wheelie|wheelchair|hoist\w*|hoyer|steady|stedy|sara|banana board|slide ?board|slide sheet|gait belt|commode|bsc|sensor mat|crash mat|falls mat|low bed|bed rails?|side rails?|log ?roll\w*|supine|prone|self[- ]car\w*|adls?|pacing|wander\w*|balance|contracture\w*|rom|physio|pt eval\w*)\b
        (?:assist(?:ance|ed|s)?|help|ax) ?(?:with|of|x|from)? ?(?:{n}|1|2|\d)(?: person| people| staff| nurses)?\b
        (?:one|two|1|2)[- ](?:person|assist|man|nurse)\w*
        (?:min|mod|max|stand-?by|contact guard|sba|cga)(?:imal|erate)? ?(?:assist\w*|x ?\d)?\b(?= assist| a\b|x|\b(?:sba|cga))
        (?:up|out|sat|sits?|sitting|gets?|got|dangled) (?:to|out|up|in|of|on)(?: of)? (?:the |a |his |her |bed |edge )?(?:chair|bed|bathroom|toilet|loo|edge|side|about|commode|recliner)\b
        (?:to|as far as) the (?:toilet|bathroom|loo|shower|edge of the bed|chair|door)\b
        oob\b
        (?:gets|getting|got) (?:about|around|up|himself|herself)\b
        (?:can|may|to|not to|should not|must not|shouldn't|mustn't|don't) (?:sit|stand|walk|bend|bear|get up|mobil\w*|weight)\b
        flat (?:till?|until|for|on|bed)
        (?:legs?|knees?) (?:still )?(?:heavy|weak|numb|giving way|buckl\w*)
        independent(?:ly)?\b
        bed to chair\b
        (?:yellow|falls|non-?slip|grippy) socks\b
        bathrm\b
        up (?:ad ?lib|w\/|with (?:a |one|two|the |his |her |help|assist\w*)|x ?\d|to (?:br|brp|the br|void)|in (?:the |a |his |her )?(?:chair|recliner|tilt\w*|princess chair))\b
        (?:brp?|bathroom privileges) (?:only|w\/|with|tonight|x|ad)|\bbrp\b
        (?:bed and bathroom|bathroom|chair) (?:only|for meals|privileges|tonight)\b
        (?:biked|did the bike|exercise bike|did (?:the |a flight of )?stairs|laps? of|parallel bars|did a lap|step practice|treadmill)\b
        (?:stood|stand|stands|standing) (?:(?:her|him|them) )?(?:up|at|with|by|beside|for|next)\b
        (?:rw|fww|2ww|4ww|quad cane|cane|stand aid|sit-?to-?stand|sling lift|ceiling lift|ceiling hoist|pick up frame|pickup frame|gutter frame|forearm support|4wheeler|four-?wheel\w*|scooter|prosthesis|pivot\w*)\b
        (?:steady|solid|shaky|unsteady|good|wobbly|sure) on (?:his|her|their) (?:pins|feet|legs)\b
        on (?:his|her|their) (?:feet|pins) (?:with|again|today|for|after)
        (?:isn't|not|never|don't let (?:him|her)) (?:supposed |allowed |meant |safe )?(?:to )?(?:toilet|walk|get up|go|stand|transfer) (?:without|alone|on (?:his|her) own|solo|unsupervised)\b
        (?:with|help(?:s|ed)?|taken|takes|walk\w*) (?:him |her )?(?:in|to|into) the (?:toilet|bathroom|shower|loo)\b
        two of us (?:to|for|with)\b
        running (?:up and down|around|about|amok)\b
      `),
    ],
    unless:
      /\b(?:transferring|transfer (?:bag|letter|to|out|form)|mobile(?:'s| number| phone|s\b)|(?:sodium|hb|bp|hr|k|temp|count) fell|fell to|full movement|fed up|turned up|not moving|walked him back|turning her head|walked in|wheelchair and|on the ring road|recent fall)|\b(?:(?:heavy )?lifting restrictions?|(?:got|gets|getting|been|came|comes) up (?:here|there|to (?:one|two|\d|a hundred|ninety|thirty|forty|temp|the ward))|got up|turn (?:him|her|them) for comfort|fell off|pac(?:ing|ed) (?:in|at|wires?|box|him|spikes|rate|threshold|well)|report[^.;\n]{0,16}on a transfer|on a transfer|proned|supine (?:due|at)|(?:moved?|moves?|moving) (?:air|the (?:tubing|bed|chair|line)|his (?:bowels|arm)|her (?:bowels|arm)|toes|fingers|all (?:fingers|toes))|(?:toes|fingers|roommate was|patient was|been) (?:are )?mov\w+|moving air|sit down with (?:them|him|her|us)|we're up to bed|turning three hourly|sore to sit)|^moving on|moving on to|(?:hospital|no|inter-?hospital|ward|with a) transfers?|isolation lifts|no lifting|fluid balance|strict fluid balance|low-flow alarm|the lift was|walk-in|walk in for|walkabout|falls? (?:asleep|off the)|steady on|physiolog/gi,
  },
  {
    id: "pathology_results",
    label: "Pathology and pending results",
    measures: [
      "potassium",
      "sodium",
      "hemoglobin",
      "creatinine",
      "wbc",
      "lactate",
      "inr",
      "troponin",
      "glucose",
      "platelets",
      "crp",
      "bun",
      "bnp",
      "magnesium",
      "hematocrit",
    ],
    concepts: namesIn(
      "blood test,blood culture,urinalysis,x ray,ct,mri,ultrasound,urine culture,troponin,blood gas,blood count,biopsy,toxicology,d dimer,lumbar puncture,echocardiogram,inr,hemoglobin,creatinine,lactate,white cell count,crp,bilirubin,platelets,swab,ecg",
    ),
    patterns: [
      ...wordings(String.raw`
        (?:labs?|bloods?|cultures?|results?|specimens?|samples?)\b(?= (?:are|is|were|was|back|sent|taken|drawn|due|pending|gone|done|show\w*|came|good|fine|normal|at|off|not back|not|growing|grew|positive|negative|this|yesterday|from|tomorrow|still|ok|okay|in the|to)|[,.:;])
        (?:urine dip\w*|dipstick|msu|csu|mc&s|histology|swabs?|biops\w+|cytology|mrsa|c ?diff|covid|rsv|flu (?:a|b|swab|pos\w*|neg\w*)|gbs|hcg)\b
        (?:hb|hgb|haemoglobin|hemoglobin|hct|pcv|wcc|wbc|plts?|platelets|neuts?|neutrophils|crp|esr|procal\w*|inr|aptt|ptt|anti-?xa|troponin|trops?|bnp|ck|lactate|ketones|creat\w*|egfr|gfr|bun|urea|u&es?|lfts?|bili\w*|sbr|tcb|amylase|lipase|ammonia|phos|phosphate|calcium|ca|mag|albumin|a1c|hba1c|tsh|d-?dimer|ferritin|abg|vbg|co2|pco2|po2|ph|k\+?|na\+?|fev1?|psa|cd4|viral load)\b[^.;\n]{0,20}?(?:\d|{n}|normal|up|down|low|high|stable|pending|due|back|positive|negative|fine|ok\b|okay|rising|falling|improv\w*)
        (?:blood )?(?:sugars?|glucose|bsls?|bgls?|bms?|cbgs?|grbs|gmr|accuchecks?|dexi|glucs?)\b[^.;\n]{0,24}?(?:\d|{n}|fine|good|ok\b|okay|stable|low|high|normal|all over|up|down|behav\w*)
        (?:ct|cta|ctpa|mri|mra|mrcp|cxr|axr|x-?ray|kub|uss|ultrasound|echo|tte|toe|tee|eeg|emg|ecg|ekg|twelve-lead|12-lead|scan|film|doppler|duplex|angiogram|angio|ercp|ogd|endoscopy|colonoscopy|bronch\w*|scope|dexa|pet|vq|mibi|stress test|swallow study|mbs|fees)\b[^.;\n]{0,24}?(?:show\w*|was|is|clear|clean|normal|neg\w*|pos\w*|done|back|result\w*|report\w*|today|tomorrow|pending|due|booked|no acute|nad|nil|confirmed|ordered|await\w*|outstanding|unremarkable|yesterday|at {time}|this|for|looked|lovely|ok\b|okay)
        (?:pending|awaiting|waiting (?:on|for)|chas(?:e|ing)|outstanding)(?: the| his| her)? (?:\w+ )?(?:results?|report|cultures?|ct\w*|mri|echo|scan|bloods|labs?|histology|swabs?|biops\w+|films?|x-?ray|levels?|k\b|trop\w*)
        (?:sent|went|gone) (?:off )?(?:to (?:the )?lab|for (?:culture|mc&s|testing))
        (?:growing|grew|grown) (?:\w+ )?(?:gram|staph\w*|e ?coli|strep\w*|pseudomonas|klebsiella|yeast|nothing|mrsa)
        (?:vanc\w*|lithium|tobra\w*|gent\w*|dig\w*|drug|trough|peak|tac\w*|tacro\w*|phenytoin|valproate|ethanol|alcohol|paracetamol|apap|tylenol|carbamaz\w*|cyclosporin\w*|anti-?xa|factor|drug) levels?(?:'s| is| was| came)?\b[^.;\n]{0,16}?(?:due|high|low|back|fine|ok\w*|normal|up|down|point|pending|sent|{n}|in range|therapeutic)
        (?:pathology|path|path report|margins|cytology)(?:'s| is| will| was| came)? (?:be |is )?(?:back|pending|clear|about|due|took|negative|positive|clean|not)
        h ?[/&] ?h\b
        (?:pictures|films?|imaging|scans?|x-?rays)[^.;\n]{0,12}?(?:clean|clear|fine|good|back|show\w*|normal|nothing|okay|ok\b)
        peak flows?\b
        (?:prealb\w*|pre-?albumin|a1c|hct|hgb|fibrinogen|procalc\w*|retic\w*|ldh|haptoglobin|lactate|white count|white cells?|white cell count|counts?|neuts|blood count|kidney function|renal function|liver function|kidneys|liver enzymes)(?:'s| is| are| was| were| came| have| has)? (?:been |come |still |now |at |back |all |a bit )*(?:{n}|up|down|back|better|worse|fine|normal|good|bumped|climbing|rising|dropping|dropped|falling|improv\w*|coming|point|creeping|sitting)
        (?:ugi|swallow|barium|gastrograff?in|esophagram|leak test|tb test|quantiferon|pcr|viral swab|rapid|covid|flu|monospot|strep)(?: test| swab)? (?:neg\w*|pos\w*|clear|showed|normal|no leak)
        (?:xr|x-?ray|ct|mri|cth|cta|us|uss|eeg|echo|doppler|duplex) (?:neg|clear|stable|normal|wnl|w\/o|no|x ?\d|for)\b
        (?:sputum|neutrophils?|histo\w*|cell count|norovirus|noro|legionella|csf|gram stain|stool|mssu|bone profile|coag\w*|clotting|group and save|crossmatch|cross-?match|g&s|kleihauer|coombs|dat|synacthen|cortisol|drug screen|tox screen|urine drug)(?: number \w+| sample| culture)?(?:'s| is| was| are| of)? (?:gone|back|not back|negative|positive|confirmed|sent|clear|pending|{n}|low|high|growing|off|zero|done)
        norovirus,? confirmed|mdt (?:next|on)
        (?:blood|kidney|liver|heart|renal|infection|inflammatory) (?:numbers|markers|figures)\b
        (?:there's|there is|with) no leak\b
        (?:o|a|b|ab) (?:pos\w*|neg\w*)(?=[,.])
      `),
    ],
    unless:
      /\b(?:no bloods|stopped the blood|rsv bronch\w*|gas bubble|(?:to|repeat) ct (?:half|tomorrow|as soon|at)|x-?ray to do)|\b(?:(?:with|to|of|for|asked|told|let|from|gave|both|call|without|ring|behind|by|like|unless) us\b|good result|nil result|no result|(?:been|was|came back to|back to) (?:with )?us\b)|\b(?:(?:pcn|so) [^.;\n]{0,18}gbs covered|gbs covered|gbs wk \w+|(?:fresh|of|some|streaks of|old|bright) blood(?: out)?|blood everywhere|blood out|no labs|(?:belly|the|wind|from the|trapped|resp\w* reg wants a) gas|(?:needs?|need|want\w*|get|have) (?:an? )?(?:echo|ct|mri|trop|gas|scan|film|x-?ray)\b|(?:swabs?|film|colonoscopy|scope|angio\w*) (?:tonight|tomorrow|four hours|on \w+day)|then a film|\d(?:\.\d)?x\d(?:\.\d)?)|bladder scan|mouth swabs?|not taken|\bo x ?\d|\bx ?\d+d?\b|level (?:two|three|\d) fluids|scan (?:him|her)|from the gas|no bp\/bloods|of us\b|dietary intake and blood sugar|if (?:the )?(?:k|hb|inr|result)/gi,
  },
];
