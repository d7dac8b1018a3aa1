import { type HandoverItem, namesIn } from "../handover-item.ts";
import { wordings } from "../wordings.ts";

/** Monitoring, skin, mobility, and tests. */
export const CARE_ITEMS: readonly HandoverItem[] = [
  {
    id: "monitoring",
    label: "Monitoring",
    concepts: namesIn("telemetry,neuro checks,one to one,fetal monitor"),
    patterns: [
      ...wordings(String.raw`
        (?:check\w*|poking|obs|pupils|doing|looking|watch\w*) [^.;\n]{0,24}?every (?:half|quarter|fifteen|thirty|ten|twenty|hour|two|four)\b
        every half[- ]hour\b
        (?:want|do|doing|on) (?:it |them |obs |him |her )?(?:{n}|half)[- ]hourly\b
        monitor\w*
        (?:half|quarter)[- ]hourly\b
        every (?:{n} )?(?:hours?|minutes|mins|shift|time i)\b
        each (?:hour|shift|void|time i|round)\b
        (?:fbc|fluid balance|stool|bowel|food|sleep|behaviou?r|weight|wt|seizure|pain) charts?\b
        strict fbc\b
        (?:type|frequency|volumes?|everything) on the chart\b
        strain(?:ing)? (?:all )?(?:the |his |her )?(?:urine|wees?)\b
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
        (?:tele|telly|telemetry|cardiac monitor\w*|hardwire)\b(?! ?(?:visit|health|phone|\d+$))
        (?:sats|saturation|oximeter) probe\b
        (?:one|1)[- ]?(?:to|:)[- ]?(?:one|1)\b
        (?:specialling|specialled|special(?:ed)?|sitter|tele-?sitter|line of sight|arm'?s length|within eyesight|fifteen-minutes?|fifteens|q15s?|15[- ]minute)\b
        (?:daily|strict) (?:weights?|i ?& ?o|io|i\/o|fluid|ins and outs)
        observed? (?:for|closely)\b|observed? {n} ?(?:h|hrs?|hours?|min\w*)\b
        {n}[- ]?(?:min|mins|minutes?|minutely|hourly|hrly) (?:obs|observations?|vitals|checks?)\b
        under observation\b
        (?:ciwa|cows|nas|finnegan|tof|train[- ]of[- ]four|bis|icp|cvp|ctg|toco)\b[^.;\n]{0,16}?{n}
        (?:near|opposite|outside|by|next to|facing) the (?:nurses'? )?(?:station|desk)\b
        (?:weigh|weighed|weights?) (?:daily|him|her|q\w+)
        (?:doppler|pulse) checks?\b
        tracking (?:his|her|the|it|them|their)
        (?:bg|bp|fsbg|fsbs|fsg|poct|nst|vs|bsls?|bgls?|sugars?|cbgs?|accuchecks?|weights?|wts?|temps?)[^.;\n]{0,12}?(?:q ?\d|qid\b|bid\b|tid\b|before meals|before breakfast|\bac\b|ac\/hs|four times|twice a day|at bed\w*|overnight)
        (?:eeg|end-?tidal|etco2|pulse ox|holter|loop recorder|ltm)(?: leads?| eeg| probe| monitor)?(?:'s| is| are)? (?:on|going|running|in place|still)\b
        (?:end-?tidal|etco2|pulse ox\w*)\b
        hourly (?:\w+ )?scores?\b
        q-?shift\b|every shift\b|each shift\b
        (?:all )?obs (?:ceased|stopped|off|discontinued|weaned)
        (?:look|looks|looking|check) (?:at|on) (?:the|his|her) (?:\w+ )?(?:hourly|every|q\d)
        obs (?:per|as per|according|on) (?:your|the|unit|ward|post|protocol|policy)
        peak flows? (?:before|after|bd|tds|qid|pre|morning)
        (?:weigh|reweigh|weight) (?:again|every|each|on|tomorrow|nappies|nappy|{day})\b
        post-?meal supervision|meal supervision|bathroom supervision
        no (?:more )?obs\b
        calorie count\b
        looking in (?:on|frequently|every|often|regularly)\b
        obs (?:once|twice|four times|three times) (?:a|per) (?:shift|day|night)\b
        obs (?:have been|are|were) (?:ceased|stopped|stood down)\b
        {n} hourly (?:aspirates|obs|neuros?|turns|sugars?)\b
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
        repositioned\b
        (?:lacs?|perineum|epis\w*) (?:repaired|site|sutured|intact|glued|stitched)
        (?:scrapes?|prineo|aquacel|mepilex|tegaderm|dermabond|opsite|comfeel|duoderm|xeroform|betadine (?:ribbon|gauze|soak\w*|paint)|inadine|jelonet|iodosorb|primapore|mepore|mepitel|allevyn|acticoat|silvadene|zinc|barrier cream|sudocrem|kerlix|pfannenstiel|band-?aids?|crust\w*|scabb\w*|track marks|needle (?:sites|marks)|port holes?|little holes|gash|ripped skin|paper[- ]thin|papery|peeling|cracked|chafed|chafing|chapped|weepy|thrush|fungal|intertrigo|welts?|bites|lesions?|boils?|pustul\w*|vesic\w*|shingles|gangren\w*|necro\w+|callus|corns?)\b
        packed (?:with|it|again|daily|and|wound)|wick\b
        (?:no|small|big|slight) (?:bulge|haematoma|hematoma|ooze|collection|bogg\w*)\b
        bit (?:his|her|their) tongue\b
        (?:left|closed|laid) (?:it )?open with
        heal(?:ed|ing) (?:well|nicely|bar|over|up|apart)\b
        (?:mouth|lips|tongue|ears?|nose|nostrils?|elbows?|ankles?|hips?|heels?|toes?)(?:'s| is| are)? (?:full of sores|sore|red|raw|cracked|broken|ulcerated|pink but|blanching|dusky|discolou?red)\b
        scratch(?:es|ed)?\b|moles?\b|(?:steri|stitches|sutures|clips|staples|glue) (?:out|in|intact|holding)
        (?:grade|stage|category|unstage\w*) (?:{n}|i+v?\b)
        honeycomb (?:on|dressing|is|over)\b
        groins? (?:is |are |both )?(?:soft|dry|clean|clear)\b
        (?:first|second|third|fourth)[- ]degree tear\b
        (?:bump|lump|graze|egg) (?:over|on|to) (?:the|his|her)\b
      `),
    ],
    unless:
      /\b(?:skin temp|code blue|pink (?:cannula|venflon)|ulcer clipped|one ulcer|(?:he's|she's|been|and|hickman|fully|getting|himself|herself|washed and|up and) dressed|first dressing|for the dressing|burns? (?:mark|unit)|went gr[ea]y|blue round|hiv\b|pinked up|(?:got|went|and|,|grey,|pale,|shaky|tremor,) (?:sweaty|clammy)|sweaty)|\b(?:(?:pcn|penicillin|sulfa|latex|allerg\w*|nkda|rxn|gives? (?:him|her)|gets a|gave (?:him|her))[^.;\n]{0,20}(?:hives|rash|itch\w*|swelling|blister\w*)|hives (?:x ?\d|& wheeze|and wheeze)|\((?:hives|rash|itch\w*)\)|sulfa = rash|(?:duodenal|gastric|peptic|stomach|oesophageal|esophageal|corneal|bleeding|mouth) ulcers?|clips? on (?:a|the) (?:duodenal|gastric|ulcer|vessel|aneurysm)|(?:piv|iv|ivc|line|picc|cannula|port|peg|tube|catheter)[^.;\n]{0,20}flushed|flushed (?:it|with|well|fine|easily|nicely|patent|,? ?patent)|yellow (?:sheet|form|eyes|card|folder)|clear,? (?:yellow|pink)|pink-?tinged|rosé|low-?grade|grade \d{2,}|gout\b[^.;\n]{0,16}|cellulitis\?|heel weight|heel boots|heel prick|heel stick|heel's been|skin (?:to skin|ck|check)|under the skin|toes? (?:are |all )?(?:pink|warm)|toes pink|cut (?:her|him|it|them) (?:out|up|off|down)|red patches in the (?:gullet|stomach|throat|oesophagus|oesoph\w*|bowel)|clips? remover|(?:shaky|hands?|bit)[^.;\n]{0,14}sweaty|tattoo)|oral mucosa|mucosa is|bottom (?:line|denture)|blue (?:puffer|tinge)|cut (?:down|back|out)|short cut|red (?:socks|band)|yellow (?:wrist\w*|band|gown|bracelet|socks|tag|card)|(?:gives?|gave) (?:him|her|them) a rash|(?:ckd|kidney|cancer|copd|hf)[^.;,\n]{0,8} ?stage \w+|category (?:one|two|three) (?:and|baseline|,)|she's category|he's category/gi,
  },
  {
    id: "falls_risk_mobility",
    label: "Falls risk and mobility",
    concepts: namesIn(
      "fall risk,morse,mobility,walker,gait belt,transfers,bed alarm,bed rest,non weight bearing,gait,unsteady,hoist,immobility,weight bearing",
    ),
    patterns: [
      ...wordings(String.raw`
        up and about\b
        up w(?:ith|\/) ?(?:1|2|one|two)\b
        steady on (?:his|her|their) (?:pins|feet|legs)\b
        padded (?:side ?s?|rails?)
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
        total assist\b
        (?:limited to|confined to|stays? in|staying in|keep (?:him|her|them) in) (?:turning in )?bed\b
        (?:can't|cannot|can not|unable to) (?:stand|weight ?bear|walk)\b
        (?:sat|sits?|sitting) out\b
        dangl(?:e[ds]?|ing)(?: his| her)?(?: legs)?\b
        needs (?:one|two|a hand) to (?:wash|stand|turn|shower|transfer|move)\b
      `),
    ],
    unless:
      /\b(?:transferring|transfer (?:bag|letter|to|out|form)|mobile(?:'s| number| phone|s\b)|(?:sodium|hb|bp|hr|k|temp|count) fell|fell to|full movement|fed up|turned up|not moving|walked in|recent fall)|\b(?:(?:heavy )?lifting restrictions?|(?:got|gets|getting|been|came|comes) up (?:here|there|to (?:one|two|\d|a hundred|ninety|thirty|forty|temp|the ward))|got up|turn (?:him|her|them) for comfort|fell off|pac(?:ing|ed) (?:in|at|wires?|box|him|spikes|rate|threshold|well)|report[^.;\n]{0,16}on a transfer|on a transfer|proned|supine (?:due|at)|(?:moved?|moves?|moving) (?:air|the (?:tubing|bed|chair|line)|his (?:bowels|arm)|her (?:bowels|arm)|toes|fingers|all (?:fingers|toes))|(?:toes|fingers|roommate was|patient was|been) (?:are )?mov\w+|moving air|sit down with (?:them|him|her|us))|^moving on|moving on to|(?:hospital|no|inter-?hospital|ward|with a) transfers?|isolation lifts|no lifting|fluid balance|strict fluid balance|low-flow alarm|the lift was|walk-in|walk in for|walkabout|falls? (?:asleep|off the)|steady on|physiolog/gi,
  },
  {
    id: "pathology_results",
    label: "Pathology and pending results",
    isSaidUndone: true,
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
        (?:ct|mri|scan|echo|ultrasound|x-?ray|doppler)(?:'s| is| has been|'s been)? requested\b
        levels? (?:to be done|due|taken|sent|in the morning)\b
        for a scan\b
        dilated loops\b
        (?:hb|haemoglobin|hemoglobin|crp|potassium|sodium|lactate|troponin|creatinine|white cells?|platelets) {n}
        (?:toe|tte|eeg|emg|mrcp|ercp) (?:is|was|on|showed|tomorrow|booked)\b
      `),
    ],
    unless:
      /\b(?:no bloods|stopped the blood|rsv bronch\w*|gas bubble|(?:to|repeat) ct (?:half|tomorrow|as soon|at)|x-?ray to do)|\b(?:(?:with|to|of|for|asked|told|let|from|gave|both|call|without|ring|behind|by|like|unless) us\b|good result|nil result|no result|(?:been|was|came back to|back to) (?:with )?us\b)|\b(?:(?:pcn|so) [^.;\n]{0,18}gbs covered|gbs covered|gbs wk \w+|(?:fresh|of|some|streaks of|old|bright) blood(?: out)?|blood everywhere|blood out|no labs|(?:belly|the|wind|from the|trapped|resp\w* reg wants a) gas|(?:needs?|need|want\w*|get|have) (?:an? )?(?:echo|ct|mri|trop|gas|scan|film|x-?ray)\b|(?:swabs?|film|colonoscopy|scope|angio\w*) (?:tonight|tomorrow|four hours|on \w+day)|then a film|\d(?:\.\d)?x\d(?:\.\d)?)|bladder scan|mouth swabs?|not taken|\bo x ?\d|\bx ?\d+d?\b|level (?:two|three|\d) fluids|scan (?:him|her)|from the gas|no bp\/bloods|of us\b|dietary intake and blood sugar|if (?:the )?(?:k|hb|inr|result)/gi,
  },
];
