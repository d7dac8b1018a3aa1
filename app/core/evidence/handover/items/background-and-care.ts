import { type HandoverItem, namesIn, UNKNOWN } from "../handover-item.ts";
import { wordings } from "../wordings.ts";

/** What the patient brings along, gets and needs. */
export const BACKGROUND_AND_CARE: readonly HandoverItem[] = [
  {
    id: "history",
    label: "Medical history",
    fields: ["Medical History"],
    patterns: [
      wordings(String.raw`
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
        (?:back in|since|in) (?:nineteen|twenty|two thousand)[- ]\w+
        (?:gravida|para|g\d ?p\d|primip|multip|vbac)\b
        had (?:a |an )?(?:bleed|stroke|mi|heart attack|tia|pe|fall) (?:last|\w+ (?:years?|months?|weeks?))
        (?:fit and well|otherwise (?:well|healthy|fit)|normally well|no (?:past|medical|significant|other|known) (?:medical )?(?:history|problems|conditions))\b
        (?:premorbid\w*|long-?standing|lifelong|from birth|born with|since childhood|at baseline|baseline (?:is|of|creat\w*|confus\w*))\b
      `),
    ],
    unless:
      /\b(?:(?:first presentation|no one knew|query|rule out|possible|possibly|maybe|might|suggest\w*|came in with|came in w\/?|admitted (?:with|for)|present\w* with|here (?:for|with)|permissive|decompensated|acute(?: on chronic)?|exacerbation of|newly? (?:diagnosed)?)[^.;,\n]{0,16}|(?:sickle|colitis|crohn'?s|asthma|copd|gout|migraine|ulcerative colitis)(?: cell)? (?:crisis|flare|attack|exac\w*)|take (?:a|the|his|her) history|history[- ]tak\w*|go through (?:his|her|the) (?:past )?history|insight|in history|hep b not given|hep b vaccine)|\bhistory (?:later|to be|not|unknown|from|will)\b/gi,
  },
  {
    id: "allergies",
    label: "Allergies",
    fields: ["Allergies"],
    concepts: namesIn("allergic,no known allergies,intolerance,allergic reaction,anaphylaxis"),
    patterns: [
      wordings(String.raw`
        (?:nkda|nkfa|nka|anaphyla\w*|allerg\w+)\b
        (?:gives?|gave|brings?|brought|makes?|made|sends?|sent|puts?) (?:him|her|them) (?:a |an |out |up |in |into |all )*(?:rash|hives?|welts?|lumps?|swell\w*|chuck|vomit|spew|sick|itch\w*|blotch\w*|wheez\w*|throw up|red|spots|anaphyla\w*|face)
        (?:comes?|came|breaks?|broke|swells?|swelled|blew|blows) (?:him |her )?(?:out|up) (?:in |with )?(?:a |an )?(?:rash|hives|welts|lumps|itch\w*|spots)
        (?:reacts?|reacted) to\b
        intoleran\w*
        (?:had|has had|gets|got) (?:a |an )?reactions? (?:to|with)\b
        (?:red|white|allergy) (?:wrist|arm)?band\b
        (?:can't|cannot|not to) have (?:penicillin|latex|codeine|aspirin|nuts|\w+illin)
      `),
    ],
    isUnknown: UNKNOWN,
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
      wordings(String.raw`
        (?:iv|intravenous|oral|po) (?:therapy|antibiotics|abx|meds|fluids)\b
        \d+(?:\.\d+)? ?(?:mg|mcg|micrograms?|units|iu|puffs|tabs?|tablets|gtts|drops|mls? of \w+)\b
        {n} (?:milligrams?|micrograms?|units of|puffs)\b
        (?:meds?|medicines?|tablets?|pills?|abx|antibiotics?|nebs?|inhalers?|puffers?|puffs|patch|eye drops|drops|prns?|suppositor\w*|enema|laxatives?|painkillers?|analgesics?|blood thinners?|water tablets?|steroids?|chemo|vaccines?)\b
        (?:gent|vanc|vanco|mero|clinda|clari|doxy|cef\w+|amox\w*|augmentin|taz\w*|pip-?taz|zosyn|fluclox|clopi|clopidogrel|ticag\w*|alfent\w*|lev (?=\d)|levet\w*|levomep\w*|levoflox\w*|levothyrox\w*|pcm|panadol|tylenol|morph|morphine|oxy|oxyc\w*|endone|targin|dilaudid|fent\w*|norco|percocet|tramadol|ketamine|midaz\w*|loraz\w*|ativan|haldol|seroquel|zofran|ondansetron|maxolon|lasix|frus(?:emid\w*)?|furo\w*|metop\w*|amio\w*|dig|digoxin|hep|heparin|clexane|lovenox|enox\w*|apixaban|eliquis|xarelto|riva\w*|warfarin|aspirin|ecosprin|clopitab|statin|prednis\w*|dex|dexa\w*|hydrocort\w*|salbutamol|ventolin|albuterol|atrovent|duoneb\w*|insulin|lantus|novorapid|humalog|actrapid|metformin|keppra|phenytoin|valproate|lithium|clozapine|pabrinex|thiamine|mag|phosphate|potassium|kcl|sando\w*|movicol|lactulose|senna|synto\w*|oxytocin|mifepristone|propess|gtn|nitro|norad\w*|levophed|propofol|precedex|remi\w*|bupiv\w*|ropi\w*|lidocaine)\b(?! (?:level|is|was|of|came|back|low|high|{n}))
        (?:loaded|dosed|redosed)\b
        (?:his|her|the|regular|usual|night|morning|home) (?:meds?|tablets|insulin|dose)\b
      `),
    ],
    unless: /drug cupboard|medicine cupboard|glucagon cupboard/gi,
  },
  {
    id: "infusions",
    label: "Infusions",
    concepts: namesIn("infusion,syringe driver,parenteral nutrition,pca pump"),
    patterns: [
      wordings(String.raw`
        (?:drips?|infus\w+|gtt|ivi|ivf|ivfs|csci|tpn|pca|epidural|epid|vrii|fviii|tko|kvo)\b
        (?:running|going|up|ticking|on) at {n}
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
        (?:norad\w*|levophed|propofol|precedex|dex|fentanyl|midaz\w*|alfent\w*|remi\w*|ketamine|heparin|hep|insulin|gtn|amio\w*|magnesium|mag|synto\w*|oxytocin|pitocin|cardizem|diltiazem|dobutamine|milrinone|vaso\w*|lasix|octreotide|pantoprazole|bupiv\w*|morphine|morph) (?:infusion|drip|gtt|running|at|is at|pump|driver|@|{n} ?ml)
        at point {n}
        point {n} of a mil\b
        (?:syringe|subcut|pain) (?:driver|pump)s?\b
        (?:driver|pump|baxter)(?: bottle)? (?:in|running|at|due|is|going|with|set|changed|going)\b
        baxter\b
        (?:platelets|ffp|cryo|prbcs?|packed cells|red cells|blood) (?:is |are |was )?(?:up|running|going|still|through|hung|finished|in)\b
        transfus\w+
        on (?:the )?(?:norad\w*|levophed|propofol|precedex|heparin|insulin) (?:at|drip|infusion|gtt)
        finishing tonight\b
        lipids?\b
      `),
    ],
    unless:
      /(?:driver|pump|fluids|drips?) none\b|dripping|not? (?:for )?(?:transfus|infus)|no (?:iv fluids|drip|transfus)|accept blood \w+|if (?:he|she|hb)[^.;\n]{0,24}/gi,
  },
  {
    id: "fluid_balance",
    label: "Fluid balance",
    measures: ["urine-output"],
    concepts: namesIn("urine output,fluid balance,dehydration,edema,fluid overload,output,bolus"),
    patterns: [
      wordings(String.raw`
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
      `),
    ],
    unless:
      /(?:rul(?:e|ed|ing) out|query)[^.;,\n]{0,16}|[^.;,\n]{0,24}(?:is )?(?:being )?ruled out|joint (?:swelling|edema)|\bif (?:he|she) (?:hasn't|doesn't)[^.;\n]{0,24}|oral mucosa|\bwee (?:facial|bit|while|turn|drop|man|lady|one|sleep|chat|walk|rash|cough|burst|boy|girl|lass|lad)|(?:heparin|octreotide|fentanyl|morphine|ketamine|midaz\w*|propofol|insulin|loading|dose) bolus|(?:thirty|forty|\d\d) plus \w+|cervix[^.;\n]{0,24}|in and out of/gi,
  },
  {
    id: "nutrition",
    label: "Nutrition",
    concepts: namesIn(
      "nutrition,diet,npo,appetite,tube feeding,parenteral nutrition,feeding,swallow,dysphagia,thickened fluids,formula,clear liquids,intake,malnutrition,anorexia",
    ),
    patterns: [
      wordings(String.raw`
        (?:kcal|calor\w+|eat(?:s|ing|en)?|ate|drink(?:s|ing)?|drank|nil by mouth|nbm|npo|nilly|diet(?:s|ary)?|diabetic diet|supplements?|snacks?|feeds?|fed|bottle-?fed|breast-?fe\w+|appetite|dietit\w+|dietic\w+|hungry|peckish|ravenous|fasting|fasted|fast (?:him|her|from))\b
        (?<!(?:about|since|after|before|at|till|until|by|over|round|around|during|for|from) )(?:meals?|breakfast|brekkie|lunch|dinner|supper|tea and)\b
        (?:sandwich\w*|toast|(?<!like )soup|porridge|oatmeal|jelly|jell-?o|pap|custard|yogh?urt|ice ?cream|ice lollies|popsicles?|crackers|weet-?bix|congee|noodles|arrowroots?|milo|sustagen|banana(?! board| bag)|biscuits?|cereal|(?<!goose )eggs?|fortisips?|build-?up (?:drinks?|shakes?)|glucerna|boost|nutrison|jevity|nepro|osmolite|pur[eé]e\w*|minced|mechanical soft|soft diet|soft and bite|ice chips|sips|clears|clear (?:fluids|liquids)|full (?:fluids|liquids)|free fluids|thicken\w*|mildly thick|moderately thick|nectar|honey-thick|level (?:\d|one|two|three|four|five|six|seven))\b
        (?:cleared|finished|ate|left|half|most|all|quarter|some) (?:of )?(?:his|her|the|their) (?:plate|tray|meal|lunch|dinner|breakfast|tea)
        \d+ ?% (?:of )?(?:meal|breakfast|lunch|dinner|tray|supper|diet)
        {n} ?(?:per ?cent|%)? of (?:meals?|breakfast|lunch|dinner|supper|tray)
        (?:peg|peg-j|pej|ng|ngt|og|ogt|nj|dobhoff|g-?tube|tube) (?:feeds?|fed|at|running|stopped|overnight|nutrison|on hold|restart\w*)
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
      `),
    ],
    unless:
      /\b(?:after|before|since|until|till|at|over|by) (?:lunch|dinner|breakfast|supper|meals?)\b|baby feeding|on the bottle/gi,
  },
  {
    id: "devices",
    label: "Devices and lines",
    classes: ["device"],
    except: namesIn(
      "pulse oximeter,bed alarm,call bell,armband,bassinet,iv pole,walker,cane,wheelchair,crutches,blood pressure cuff,bed rails,side rails,hearing aid,hoist",
    ),
    patterns: [
      wordings(String.raw`
        (?:nasal (?:cannula|prongs|specs)|prongs|specs|mask|non-?rebreather|venturi|hfnc|high[- ]flow|optiflow|airvo|foley|catheter|idc|sucath|spc|suprapubic catheter|uridome|condom cath\w*|purewick|picc|midline|central line|cvc|vascath|permcath|portacath|hickman|art(?:erial)? line|a-?line|cannula|cannulas|venflon|peg|pej|trach\w*|trachy|chest drains?|chest tubes?|icc|drains?|redivac|hemovac|jp|ng|ngt|og|ogt|ng tube|feeding tube|ryles|oxygen supplementation|supplemental oxygen|fio2|ventilator|vent|ett|bipap|cpap|niv|lma|spirometer|suction|pacing wires?|pacemaker|lvad|iabp|evd|vac|wound vac|stoma|colostomy|ileostomy|urostomy|nephrostomy|fistula|graft|cast|plaster cast|splint|brace|collar|sling|halo|traction|scds?|teds?|ipc|flowtrons|prongs|t-piece|isolette|incubator|cooling blanket|bair hugger|fem(?:oral)? line|sheath|dialysis line|butterfly|insulin pump|cgm|libre|pessary|balloon)\b
        (?:nc|hfnc|ra|o2|oxygen) ?(?:at |@ ?)?\d ?l
        on \d+(?:\.\d)? ?(?:l|lit\w+)\b
        {n} lit(?:re|er)s?(?: of oxygen| o2| on| via| nasal| n\/?c| by)
        (?:{n}|\d+) ?l(?:pm)?(?: (?:nc|o2|via|on|by|n\/c))
        (?:iv|piv|ivs|line|access|cannula|gauge|18g|20g|22g|16g)(?: (?:is|was|are))? (?:in|site|sites|access|patent|tissued|flush\w*|to|x ?\d|l\b|r\b|left|right|good|fine|due|saline locked|sl'?d|locked|infiltrat\w*|blown)
        (?:left|right|l|r) (?:\w+ )?(?:iv|piv|picc|midline|fistula|avf)\b
        (?:18|20|22|24|16)[- ]?(?:g|gauge)\b
        site'?s? (?:on|in) the (?:right|left)
      `),
    ],
    unless:
      /\b(?:lift|stock|brief|wristband|bracelet|armband|equipment|side rails?|bed rails?|pan room|no line|no ng|no tele|no catheter|no drain|no lines|port sites|oxygen concentrator|\w+ (?:is )?(?:broken|busted)|gown|nebuli[sz]er by|walkabout|mask the|masked)\b|\bhearing aid|iv (?:art|abx|antib|para|fluids|pip|cef|ben|vanc|fur|las|met|mor|mero|ond|pan|dex|hyd|keto|tor|dil|to po)|stent(?:s)? (?:back|in)|hoist|call ?bell/gi,
    isNot:
      /^(?:pan|dsg|urinal|dressing'?s?|patch|spacer|puffers?|needle'?s?|pads?|slide board|tubing|steri-?strip\w*|sliding board|diaper|pacing|tele|bag|ctg|plaster|midline)$/i,
  },
  {
    id: "monitoring",
    label: "Monitoring",
    concepts: namesIn("telemetry,neuro checks,one to one,fetal monitor"),
    patterns: [
      wordings(String.raw`
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
      `),
    ],
    unless:
      /handing my one-to-one|turn\w* (?:him |her )?[^.;\n]{0,10}hourly|feeds?[^.;\n]{0,16}hourly|no tele\b|monitor (?:is )?(?:broken|off)|bruising|to watch (?:tv|telly|the)|sats machine|couldn't weigh|watching (?:tv|telly)/gi,
  },
  {
    id: "skin",
    label: "Skin and pressure areas",
    concepts: namesIn(
      "pressure injury,skin turgor,rash,wound,skin tear,redness,blister,skin breakdown,bruise,pallor,ulcer,braden,cyanosis,mottled,jaundice,incision,dressing,discoloration",
    ),
    patterns: [
      wordings(String.raw`
        (?:skin|pressure (?:area|areas|ulcer|injur|sore|care)\w*|turgor|mucosa|friction|shear|wounds?|dressings?|dsgs?|drsgs?|drg|incisions?|bruis\w+|sacrum|sacral|coccyx|buttocks?|bottom|bum|heels?|excoriat\w+|graze[sd]?|abrasions?|lacerations?|cuts?|scab\w*|waterlow|braden|norton|purpose t|pale|pallor|grey|ashen|clammy|diaphoretic|sweaty|sweating|flaky|flushed|jaundiced?|yellow|mottled|cyanos\w*|dusky|blue|weeping|weepy|ooz\w+|raw|erythema\w*|cellulitis|blanch\w*|masd|moisture|steri-?strips?|steris|sutures?|stitches|staples|clips|burns?|blisters?|hives|itch\w*|petechia\w*|skin tears?|dti|eschar|slough\w*|granulat\w*|macerat\w*|nappy rash|stump|flap|donor|swelling|lump|pen mark|peri(?:neum|neal)|stoma site|tattoo)\b
        warm (?:to (?:the )?touch|and dry|peripheries|hands|feet|extremit\w*)
        (?:cool|cold|warm) (?:to touch|peripheries|hands|feet|extremit\w*|legs)
        (?:port|site|sites|surgical site|groin|puncture|line site|pin sites?)\b[^.;\n]{0,20}?(?:dry|clean|ok|okay|fine|intact|soft|red|oozing|good|dressed|all)
        (?:clean,? (?:and )?dry|dry and intact|c\/d\/i|cdi)\b
        (?:grade|stage|category|unstage\w*) (?:{n}|i+v?\b)
        repositioned\b
      `),
    ],
    unless:
      /oral mucosa|mucosa is|bottom (?:line|denture)|blue (?:puffer|tinge)|cut (?:down|back|out)|short cut|red (?:socks|band)|yellow (?:wrist\w*|band|gown|bracelet|socks|tag|card)|(?:gives?|gave) (?:him|her|them) a rash|(?:ckd|kidney|cancer|copd|hf)[^.;,\n]{0,8} ?stage \w+|category (?:one|two|three) (?:and|baseline|,)|she's category|he's category/gi,
  },
  {
    id: "falls_risk_mobility",
    label: "Falls risk and mobility",
    concepts: namesIn(
      "fall risk,morse,mobility,walker,gait belt,transfers,bed alarm,bed rest,non weight bearing,gait,unsteady,hoist,immobility,weight bearing",
    ),
    patterns: [
      wordings(String.raw`
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
        turn(?:s|ed|ing)? (?:q|every|{n}|two|side|with|himself|herself|him|her)
        (?:yellow|falls|non-?slip|grippy) socks\b
        bathrm\b
      `),
    ],
    unless:
      /^moving on|moving on to|(?:hospital|no|inter-?hospital|ward|with a) transfers?|isolation lifts|no lifting|fluid balance|strict fluid balance|low-flow alarm|the lift was|walk-in|walk in for|walkabout|falls? (?:asleep|off the)|steady on|physiolog/gi,
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
      wordings(String.raw`
        (?:labs?|bloods?|cultures?|results?|specimens?|samples?)\b(?= (?:are|is|were|was|back|sent|taken|drawn|due|pending|gone|done|show\w*|came|good|fine|normal|at|off|not back|not|growing|grew|positive|negative|this|yesterday|from|tomorrow|still|ok|okay|in the|to)|[,.:;])
        (?:urine dip\w*|dipstick|msu|csu|mc&s|histology|swabs?|biops\w+|cytology|mrsa|c ?diff|covid|rsv|flu (?:a|b|swab|pos\w*|neg\w*)|gbs|hcg)\b
        (?:hb|hgb|haemoglobin|hemoglobin|hct|pcv|wcc|wbc|plts?|platelets|neuts?|neutrophils|crp|esr|procal\w*|inr|aptt|ptt|anti-?xa|troponin|trops?|bnp|ck|lactate|ketones|creat\w*|egfr|gfr|bun|urea|u&es?|lfts?|bili\w*|sbr|tcb|amylase|lipase|ammonia|phos|phosphate|calcium|ca|mag|albumin|a1c|hba1c|tsh|d-?dimer|ferritin|abg|vbg|co2|pco2|po2|ph|k\+?|na\+?|fev1?|psa|cd4|viral load)\b[^.;\n]{0,20}?(?:\d|{n}|normal|up|down|low|high|stable|pending|due|back|positive|negative|fine|ok\b|okay|rising|falling|improv\w*)
        (?:blood )?(?:sugars?|glucose|bsls?|bgls?|bms?|cbgs?|grbs|gmr|accuchecks?|dexi|glucs?)\b[^.;\n]{0,24}?(?:\d|{n}|fine|good|ok\b|okay|stable|low|high|normal|all over|up|down|behav\w*)
        (?:ct|cta|ctpa|mri|mra|mrcp|cxr|axr|x-?ray|kub|uss|us|ultrasound|echo|tte|toe|tee|eeg|emg|ecg|ekg|twelve-lead|12-lead|scan|film|doppler|duplex|angiogram|angio|ercp|ogd|endoscopy|colonoscopy|bronch\w*|scope|dexa|pet|vq|mibi|stress test|swallow study|mbs|fees)\b[^.;\n]{0,24}?(?:show\w*|was|is|clear|clean|normal|neg\w*|pos\w*|done|back|result\w*|report\w*|today|tomorrow|pending|due|booked|no acute|nad|nil|confirmed|ordered|await\w*|outstanding|unremarkable|yesterday|at {time}|this|for|looked|lovely|ok\b|okay)
        (?:pending|awaiting|waiting (?:on|for)|chas(?:e|ing)|outstanding)(?: the| his| her)? (?:\w+ )?(?:results?|report|cultures?|ct\w*|mri|echo|scan|bloods|labs?|histology|swabs?|biops\w+|films?|x-?ray|levels?|k\b|trop\w*)
        (?:sent|went|gone) (?:off )?(?:to (?:the )?lab|for (?:culture|mc&s|testing))
        (?:growing|grew|grown) (?:\w+ )?(?:gram|staph\w*|e ?coli|strep\w*|pseudomonas|klebsiella|yeast|nothing|mrsa)
      `),
    ],
    unless:
      /bladder scan|mouth swabs?|not taken|\bo x ?\d|\bx ?\d+d?\b|level (?:two|three|\d) fluids|scan (?:him|her)|from the gas|no bp\/bloods|of us\b|dietary intake and blood sugar|if (?:the )?(?:k|hb|inr|result)/gi,
  },
];
