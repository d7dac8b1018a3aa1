import { type HandoverItem, namesIn } from "../handover-item.ts";
import { wordings, written } from "../wordings.ts";

/** Who hands over whom, why the patient is here, and how the patient is. */
export const WHO_AND_WHY: readonly HandoverItem[] = [
  {
    id: "introduction",
    label: "Who is handing over",
    isSaidUndone: true,
    patterns: [
      ...wordings(String.raw`
        (?:my|me) name(?:'s| is)\b
        (?:i've|i have) been (?:looking after|with|nursing)\b
        (?:leaving|giving|handing) you (?:my|the|this|over)\b
        i'm (?:only |just )?(?:in charge|(?:the )?(?:float|agency|pool|bank|relief|student|new grad|team leader|coordinator)|on a (?:double|long|late|early|short))\b
        i (?:did|had|was on|worked) the (?:long|day|night|late|early|back|short|afternoon|morning|weekend)\b
        (?:reporting|handing|signing|knocking) off\b
        hand(?:ing|ed)? over to\b
        taking over from\b
        (?:had|have) the (?:early|late|night|far end|other end)\b
        i was (?:the float|on (?:nights|days|lates|earlies|the floor|shift))
        your (?:rn|nurse|lpn) (?:today|tonight|last night)\b
        (?:this is|it's) the (?:off ?going|night|day|charge|discharging|home|community) nurse\b
        i've (?:only |just )?(?:had|got|specialled|nursed|looked after|cared for) (?:him|her|them|this lot|these)(?: \w+){0,2} (?:since|for|from|two|three|all|because|the|ten|\w+ nights|nights|hours|minutes|mins)\b
        i'm (?:on|here|with you|staying) (?:till|until|to)\b
        (?:covering|filling in|standing in) for [a-z]+
        i was with (?:him|her|them) (?:from|since|all)\b
        (?:night|day|late|early|evening|morning|twilight) (?:report|visit)\b
        (?:earl(?:y|ies)|lates?|nights?|days?|am|pm) ?(?:→|->|to) ?(?:lates?|nights?|days?|earl(?:y|ies)|pm|am)\b(?=[.,:;\n]| hand)
        (?:scrub|outgoing|offgoing|receiving)(?: nurse)?(?:'s| is) [a-z]+
        (?:psych\w*|liaison|outreach|respiratory|community|recovery|discharge|dialysis|palliative|stoma|specialist|transport|retrieval|flight|school|practice)(?: liaison| outreach)? nurse(?=[,.:]| here| on| hand| to\b| from)
        (?:day|night|late|early|afternoon|morning|evening) (?:staff|crew|team|girls|mob|lot) (?:to|here|handing)\b
        (?:from|on) (?:the |our )?(?:day|night|late|early|afternoon|morning|evening) (?:staff|crew|team|girls|mob)\b
        (?:from|on|had|worked|did|was on|coming off) (?:the |a )?(?:day|night|late|early|morning|evening|afternoon|twilight|long[- ]day)(?: shift|s\b)
      `),
      ...written(String.raw`
        (?:I'm|I am) [A-Z][a-z]+(?= (?:from|on|here|handing|your|the|and I|with)|[,.])
        (?:[Tt]his is|[Ii]t's) (?!(?:[Mm]rs?|[Mm]s|[Mm]iss|[Bb]ed|[Rr]oom)\b)[A-Z][a-z]+(?: [A-Z][a-z]+)?,? (?:again|from|here|handing|calling|RN|LPN|the|your|I'm|I've|on (?:the )?(?:ward|[Nn]ights?|[Dd]ays?|[Ee]arl(?:y|ies)|[Ll]ates?|[Mm]orning|[Aa]fternoon|\d|[A-Z]))
        [Tt]his is from [A-Z][a-z]+
        ^[A-Z][a-z]+ here\b
        ^[A-Z][a-z]+, (?:it's|this is) (?!(?:Mrs?|Ms|Miss|Bed|Room)\b)[A-Z][a-z]+
        [A-Z][a-z]+ (?:speaking|reporting|again, I'm)\b
        [A-Z][a-z]+ from (?:nights|days|lates|earlies|the (?:night|day|late|early))\b
        (?:[Ii]t is|[Ii]t's|[Tt]his is|I am|I'm) (?!(?:[Mm]rs?|[Mm]s|[Mm]iss|[Mm]aster|[Bb]ed|[Rr]oom|[Bb]ay|[Mm]onday|[Tt]uesday|[Ww]ednesday|[Tt]hursday|[Ff]riday|[Ss]aturday|[Ss]unday|[Dd]ay)\b)(?:[Ss]taff [Nn]urse |[Nn]urse |[Ss]ister |[Cc]harge [Nn]urse |RN |S\/N |EN )?[A-Z][a-z]+(?: [A-Z][a-z]+)?(?=,? (?:handing|here|from|on|speaking|and I|I'm|I've|I was|I had|taking|your|again|with you)\b|\.)(?<=^.{0,70})
        [A-Z][a-z]+ (?:here(?=[,.;:!]| (?:from|on|with|again))|handing over)
        (?:[Ss]taff [Nn]urse|[Cc]harge [Nn]urse|[Ss]tudent [Nn]urse|[Mm]idwife|RN|S\/N|EEN|RPN|HCA) [A-Z][a-z]+
        [Nn]urse [A-Z][a-z]+ (?:from|on|of|here|at)\b
        ^[A-Z][a-z]+ (?:to|→|->|>) [A-Z][a-z]+(?=[.,:\n])
        [A-Z][a-z]+,? (?:RN|LPN|EN|CNM)\b
        ^[A-Z][a-z]+(?: here)?,? (?:again\b|(?:off )?(?:the )?(?:day|night|late|early|afternoon|morning) (?:shift|staff|duty|crew))
      `),
      // A speaker's first words name the shift or her part in it; later, they are about the patient's nights and days.
      /^.{0,70}?(?:\b(?:(?<!of )shift|handover|hand-over|agency|float|pool nurse|bank nurse|casual|roster\w*|in charge|charge nurse|team leader|double|crew|your nurse|student nurse|new grad|clocked|finishing up|finished up|heading home|off home|taking over)\b|(?<!\b(?:last|this|over|all|per|a|each|every|whole|first|two|three|four|five|six|seven|few|some|many|good|bad|rough|quiet|ago|i'm|two on) )\b(?:nights|days|lates|earlies|arvos|evenings|mornings|long day|late|early)\b(?= (?:on|here|to|girl|staff|team|crew|nurse|\w+ speaking)|[.,;:]))/gi,
    ],
    unless:
      /\b(?:(?:handover sheet|community handover|unit handover|handover of|handover for|notes for bank nurse|this is (?:\w+), (?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|\d)))/gi,
  },
  {
    id: "identity",
    label: "Identity and age",
    isSaidUndone: true,
    fields: ["Patient Name"],
    measures: ["age"],
    patterns: [
      ...wordings(String.raw`
        (?:elderly|middle-aged|newborn|infant|toddler|teenage|young|old) (?:male|female|man|woman|lady|gentleman|boy|girl|chap|fella|bloke)
        \d{1,3} ?(?:[mf]\b|yo\b|y\/o|yr|year|month|mo\b|wk|week)
        (?:room|bed|bay|rm|bd|side room|cubicle|cot|pod|slot|chair|isolette) ?#?(?:\d+|{n}|[a-f]\b)
        (?:pt|patient|b|mat) ?(?:at |in )?\d{1,3}[a-d]?\b(?![./]\d| ?(?:days?|weeks?|wks?|hrs?|hours?|x|times|secs?|s|mins?|sessions?|reps)\b)
        patient (?:at|in) \d
        (?:he|she)(?:'s| is) {n}\b(?! ?(?:%|per|point|out|over|on|ml|mg|out|in|\/|kilo|kg|degrees|days|hours|litre|liter))
        , {n}(?=[,.])
        \d{1,2}\/(?:12|52|7)[- ]?(?:old\b|(?:boy|girl|infant|baby|bub|neonate|[mf])\b|[♂♀])
        (?:(?:boy|girl|infant|baby|neonate)\b|[♂♀]),? ?\d{1,2}\/(?:12|52|7)\b
        dob\b
        mrn\b
        {n}[- ]week\w*\b
        (?:gentleman|lady|chap|fella|bloke|lad|lass) (?:in|of|from|with|who)\b
        baby (?:boy|girl|of)\b
        ⟦name
        (?:l&d|icu|hdu|ccu|nicu|picu|ed|er|pacu|tele|rehab|rm|burns|obs) (?:room |bed |rm )?(?:{n}|\d+)\b
        (?:he|she|they)(?:'s| is| are) (?:only |just |about |now )?(?:\w+ )?(?:weeks|months|years) old\b
      `),
      ...written(String.raw`
        [A-Z][a-z]+(?: in [a-z ]{2,20})?[,.] (?:\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|\w+teen)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|(?:Twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|\w+teen)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)(?=[,.:;\n]|$)
        [A-Z]\. [A-Z][a-z]+(?=[,.:\n]| \d)
        Master [A-Z][a-z]+
        (?:[Mm]r|[Mm]rs|[Mm]s|[Mm]iss|[Mm]ister|MR|MRS|MS)\.? [A-Za-z][a-z]*
        (?:got|have|'ve|here's|that's|this is|is|over|for|got to|next is|first is) [A-Z][a-z]{2,}(?=[,.:]| (?:is|in|[A-Z][a-z]+|who|she|he|from|with|\d))
        [A-Z][a-z]+(?: [A-Z]'?[A-Za-z]+)?, (?:\w+ \w+, )?(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|\w+teen)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?(?=[,.])
        (?:[A-Z]?[a-z]+)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?, [A-Z][a-z]{2,}(?=[,.])(?<=(?:[Tt]wenty|[Tt]hirty|[Ff]orty|[Ff]ifty|[Ss]ixty|[Ss]eventy|[Ee]ighty|[Nn]inety)[- a-z]{0,7}, [A-Z][a-z]+)
        ^(?:So,? |Right,? |Okay,? |OK,? |Now,? )?[A-Z][a-z]{2,}(?: [A-Z][a-z]+)?[,.] (?:(?:he|she)(?:'s| is) |in |bed |room |{n}|[A-Z])
      `),
    ],
  },
  {
    id: "primary_problem",
    label: "Primary problem",
    fields: ["Reason for Admission"],
    classes: ["condition"],
    concepts: namesIn(
      "pain,shortness of breath,chest pain,fever,dehydration,fall,confused,delirium,surgery,postoperative,seizure,bleeding,vomiting,diarrhea,fracture,arthroplasty,cesarean,delivery,respiratory distress,labored breathing,injury,wound,overdose,suicidal,distress,alertness:confused,nausea,abdominal pain,weakness,syncope,pressure injury,laparotomy,appendectomy,cholecystectomy,colectomy,psychosis,agitated,withdrawal",
    ),
    patterns: [
      ...wordings(String.raw`
        (?:admitted|admission|presenting|presented|presents|diagnos\w*|relapse of|complain\w*|c\/o)\b
        (?:came|come|brought|sent|transferred|flown|walked) (?:in|to us|over|through|up)\b
        (?:here|in) (?:for|with)\b
        end of life
        (?:known|underlying) (?:\w+ ){0,2}(?:issue|disease|condition)s?
        post-?op\b
        (?:day|pod|d) ?#?{n} (?:of|post|after|s\/p|from)\b
        (?:pod|d) ?\d
        s\/p\b
        (?:\w+oscopy|\w+ectomy|\w+ostomy|\w+plasty|\w+otomy|\w+itis|\w+aemia|\w+emia|\w+osis)\b
        (?:induction|burns?|infected|revision|repair|graft|transplant|bypass|stent|pacemaker|tavi|tavr|cabg|turp|hemi|nof|stemi|nstemi|acs|cva|tia|dka|copd|ckd|chf|ccf|pe|dvt|uti|sbo|gi bleed|sepsis)\b
        (?:crisis|fusion|overdose|od|detox|withdrawal|weaner|vent wean\w*|motorbike|mva|mvc|mba|car (?:versus|vs|accident)|ped vs|pushbike|gallbladder|gall bladder|femur|tib ?fib|neck of femur|tumou?r|cirr|necrotic|gangrene|end[- ]stage|schizo\w*|mania|manic|prem(?:ature)?|croup|rsv|bronchiolitis|abscess|clot(?:ted)?|blocked|perf'?d|stones?|spinal|laminectomy|discectomy|decompression|prostate|hysterectomy|reversal|washout|debridement)\b
        (?:had|having) (?:his|her|their|a|an) (?:\w+ ){1,2}(?:done|out|removed|fixed|replaced|pinned|plated|reversed|scoped|off)\b
        for theatre\b
        total (?:knee|hip|shoulder)\b
        (?:quinsy|pneumonia|relapse|non ?stemm?[iy]|jaundice|pancreatitis|cholangitis|ectopic|delirium query)\b
        (?:new|fresh) admission (?:from|with|for|this|at)\b
      `),
    ],
  },
  {
    id: "events",
    label: "Events of the shift",
    isSaidUndone: true,
    concepts: namesIn(
      "vomiting,seizure,syncope,cardiac arrest,rapid response team,transfusion,bleeding,overdose,intubation,extubation,head strike",
    ),
    patterns: [
      ...wordings(String.raw`
        (?:overnight|last night|yesterday|this (?:shift|morning|arvo|afternoon|evening|am|pm)|earlier(?: today)?|on my shift|during the (?:shift|night|day)|last seen)\b
        (?:at|around|about|since|from) {time}\b(?=[^.;\n]{0,40}?\b(?:\w{3,}ed|was|had|came|went|got|gave|took|fell|found|felt|began|said|rang|ate|sat|woke|lost|threw))
        (?:\w{3,}ed|was|had|came|went|got|gave|took|fell|found|felt|began|rang|woke|lost|threw)\b[^.;\n]{0,40}? (?:at|around|about|since) {time}\b
        (?:dropp?ed|dipped|dip|desatt?ed) to\b
        desat\w*
        (?:un)?witnessed fall\b
        (?:spiked?|rigors?|rigored|rigged)\b
        (?:came|went|going|coming|brought|taken|back|moved) (?:back|up|down|over|in)? ?(?:from|to|for) (?:theatre|ed|ct|mri|x-?ray|recovery|icu|the ward|ward|the or|surgery|dialysis|cath|endoscopy|itu|hdu|pacu|scan|a scan|imaging|radiology)\b
        (?:became|developed|converted|collapsed|fainted|choked|aspirated|arrested|refused|declined|pulled (?:out|at|off)|ripped|lashed|swung|hit out|kicked off|absconded|wandered|climbed|slipped|slid|tripped|threw up|chucked|vomited|coded)\b
        (?:recently had|just out of|post-?fall|incident|fell|fall at home|following a fall|after a fall|failed (?:his|her|the|a))\b
        had (?:a|an|his|her|their|one|two|three|another|some|that)\b[^.;\n]{0,30}?\b(?:fall|seizure|fit|turn|episode|vomit|desat\w*|brady\w*|run|spell|bleed|drop|reaction|dose|bolus|scan|hemi|procedure|operation|op|section|biopsy|line|picc|tap|transfusion|unit)\b
        (?:acute|recent|brief|one|two|three|an?|another|this) (?:episodes?|runs?|spells?) of\b
        (?:rapid(?: response)?|met call|code blue|code) (?:was )?called\b
        (?:seen|reviewed) by\b
        (?:started|commenced|begun|put|switched|restarted|loaded|weaned|stepped) (?:him |her |them )?(?:on|off|with|down|back|to)\b
        (?:stopped|held|changed|removed|inserted|placed|replaced|resited|extubated|intubated|transfused|transferred|bolused|cardioverted|grafted|drained|tapped|dialy[sz]ed|debrided|lanced|clipped|stented|scoped)\b
        (?:bolus\w*|stat) (?:x|of|given)?
        enema (?:given|with)\b
        lost {n}\b
        (?:when|since|after|before) i (?:took over|came on|started|got here|arrived)\b
        (?:at|from|since) (?:the )?start of (?:the |my )?shift\b
        (?:off|out|up|in|down) (?:at )?(?:\d{4}|\d{1,2}:\d{2})\b
        slept (?:right )?through\b
        (?:didn't|did not|hasn't) (?:get|got|get much|get any|had|sleep)(?: much| any| a)? ?(?:wink|sleep|rest)\b
        (?:awake|up) (?:all|most of the|half the) night\b
        (?:was|were) (?:writhing|crying|in tears|screaming|shouting|sobbing|gasping)\b
        (?:writhing|couldn't finish a sentence|couldn't catch (?:his|her) breath)\b
        came off (?:it|the|his|her|on|at)\b
        (?:new|onset of|sudden) (?:\w+ )?(?:lbbb|af|a-?fib|rash|weakness|droop|confusion|drop)
        (?:clot retrieval|brought in by)
        (?:hd|pd|dialysis|crrt|plex|ect|scope|lp|bronch\w*|cardioversion|paracentesis|tap|bath|shower|dressing|change|procedure|biopsy|echo|cath|egd|ercp|bloods|transfusion|swallow)(?: was| is|'s)? (?:done|completed|finished|went (?:well|fine|ok\w*|smooth\w*))\b
        (?:no|nil|without) (?:alarms|complications?|hiccups|incidents?|events|episodes|hassles|dramas?|adverse events|hypos)\b
        (?:uncomplicated|uneventful|unremarkable (?:shift|night|day))\b
        quiet (?:night|shift|day|as|evening)\b
        (?:did|doing|done) a runner\b|ran (?:off|away)|absconded|awol
        {n} ?u?(?:nits?)? (?:of )?(?:prbcs?|plts?|ffp|platelets|blood|red cells|rbcs?|cryo) (?:given|@|at|in|done|this|today|overnight|went|over)
        (?:come|came|fell|popped|blew|blown|pulled|slipped|worked|knocked) (?:it |his |her )?(?:own )?\w* ?(?:out|off) (?:on its own|by itself|in the|at|again|overnight|this)
        (?:off|on|onto|been|down|up|out|back|prone|proned|supine) (?:\w+ )?since {time}
        (?:been|up|awake|down|off|quiet|settled|dry|fine|good|nothing) since (?!last|the weekend)(?:\w+)
        (?:proned|supined|extubated|intubated|decannulated|cannulated|reintubated|suctioned|catheteri[sz]ed|cath'd|upsized|exchanged|banded|coiled|embolised|embolized|ablated|shocked|defibbed|delivered|birthed|circumcised|tubed|bronched|evacuated|biopsied|lasered)\b
        (?:anoint\w*|last rites|the blessing)\b
        (?:x ?\d|once|twice|times) (?:mid|during|with|after|in|since|on)[- ](?:run|the|dialysis|hd|feeds?|my|lunch|breakfast|shift|run)
        (?:went|going|gone) (?:into|down to|off|unresponsive|grey|blue|pale|brady\w*|tachy\w*)\b
        (?:up|been) (?:all night|four times|five times|half the night|every hour)
        none since\b|nothing since\b|no more since\b
        for the first time\b
        autonomic dysreflexia|funny turn|code blue called|2222|crash call|arrest call|peri-arrest|emergency buzzer
        (?:had (?:a|another)|following (?:a|his|her)|since (?:his|her|the)|another|funny) (?:fall|turn|recent fall|nosebleed|nose bleed)\b
        (?:called|rang|paged|bleeped|phoned|escalated|notified|informed) (?:the |to )?(?:\w+ )?(?:reg|registrar|doctor|dr|md|provider|team|np|pa|resident|rapid|met|code|house officer|medics|surgeons?|rmo|one-one-one|gp|on[- ]call)\b
        (?:came|is|are|was|were|lma|foley|drain|drains|catheter|ng|line|tube|clips|sutures|staples|cannula) out (?:at|yesterday|today|this|last|on|{time})
        (?:given|got|had|received) (?:a |an |one |his |her )?(?:\w+ )?(?:bolus|stat|dose at|prn)\b
        (?:pci|pcta|thrombolysis|thrombolysed|cardioversion|dc ?cv|evt|d&c|i&d) (?:to|at|done|yesterday|today|overnight|this)\b
        (?:tissued|extravasated)\b
        (?:drain|cannula|catheter|tube|pack|packing|clips|line|stitches) (?:came|fell|was pulled) out\b
        new admission\b
        bump(?:ed|ing) (?:into|(?:his|her) head)\b
        (?:shivering|rigoring|vomiting|confused|tearful) at\b
        (?:came|come|moved) across from\b
        (?:turned|gone|went) (?:murky|cloudy|bloody|dusky|mottled)\b
      `),
    ],
    unless:
      /\b(?:(?:once|for|home|plan\w*|due|teaching|booked|going|needs?|to) [^.;\n]{0,24}this (?:pm|evening|afternoon|arvo)|this (?:pm|evening|afternoon) (?:then|once|when|if)|(?:\d+|fifty|forty|thirty|twenty|sixty|seventy|eighty|ninety|hundred|everything in and out),? yesterday|yesterday minus|since (?:yesterday|op)|ongoing since yesterday|fit since|(?:for|to|appropriate for) (?:intubation|transfusion|cardioversion)|intubation ok|(?:hrt|plavix|clopidogrel|aspirin|metformin|antibiotics?|warfarin|apixaban|jardiance|statin|tablets|pill|it|abx|meds) (?:was |were |been |'s been )?(?:stopped|held)|(?:stopped|held) since|\d(?:\.\d+)? replaced|(?:hip|knee|valve|then|lenses) (?:was )?replaced|changed (?:on|every|at) \w+|gets changed|paced at|has been \w+ since|his last dose|her last dose|if (?:he|she|they|it)[^.;\n]{0,30}|weaned (?:to|off))|\b(?:(?:tomorrow|tonight|tmrw|mane|due|next|again|repeat\w*|wants?|needs?|to be|booked|for) (?:\w+ ){0,3}?(?:at|around|about|by) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b|(?:no|not?) bolus|(?:i've|i have|i) (?:\w+ ){0,4}(?:since|at) (?:\w+)|comes? off at \w+|off at \w+|good (?:morning|evening|afternoon)|declined by|picc declined)|\b(?:no|not|nil|never|hasn't|haven't|without|denies) (?:\w+ )?(?:fits?|seizures?|vomit\w*|falls?|further|bleed\w*|transfusion|desat\w*)|oxygen is[^.;\n]{0,16}delivered/gi,
  },
  {
    id: "status",
    label: "Condition now",
    concepts: namesIn("distress"),
    patterns: [
      ...wordings(String.raw`
        {they}{has}(?: (?:all|now|currently|still|much|a bit|a lot|heaps|miles|so much|slightly|pretty|quite|fairly|very|really|overall|otherwise|remains?|looks?|looking|feels?|feeling|seems?|doing|being|a touch|clinically|medically|generally|hemodynamically|haemodynamically|herself|himself))* (?:stable|fine|grand|sound|well|okay|ok|alright|good|great|better|worse|brighter|settled|comfortable|comfy|crook|unwell|poorly|sick|critical|guarded|unstable|improving|improved|deteriorating|progressing|himself|herself|unchanged|the same|rough|awful|terrible|grey|flat|tearful|exhausted)\b
        (?:stable|settled|comfortable|unwell|improv(?:ing|ed)|deteriorat\w+|critical)(?=[,.;]|$| (?:at present|at the moment|overnight|now|pt|patient|condition|night|shift|on|and|but|since|today|otherwise|overall|this))
        (?<=(?:bit|lot|much|heaps|miles|slowly|feels|feeling|getting|looks|looking|way|far|no) )(?:better|worse|brighter)\b
        (?:complex|stable|critical|guarded|serious|fair|good|poor|deteriorating) (?:case|picture|situation|scenario|care|condition|progress|prognosis)\b
        doing (?:well|okay|ok|better|fine|poorly|great|grand|so well|much|really)\b
        going (?:great|well|downhill|backwards|along|okay|ok)\b
        comfortably\b
        hanging in\b
        (?:respiratory distress|decline in|decline)\b
        worsening\b
        on the mend\b
        struggling\b
        no more (?:bleeding|pain|vomiting|seizures)\b
        holding (?:steady|up|his own|her own)
        condition (?:is|remains|unchanged)\b
        overall,? (?:he|she|they|the patient|pt)\b
        (?:nil|no) (?:(?:further|new|other|acute|major|big) )?(?:concerns?|complaints?|c\/o|dramas?|issues?|worries|changes?|problems|distress)\b
        back to (?:herself|himself|themselves|normal|baseline|being|(?:his|her|their) (?:old|usual|normal|own|best|baseline|self|cheeky))\b
        (?:quiet|settled|good|great|bad|rough|uneventful|awful|dreadful|rotten|peaceful|restful) (?:night|shift|day|sleep|evening|morning)\b
        slept (?:well|all night|on and off|most|through|soundly)\b
        (?:picking up|perking up|turned the corner|touch and go|going off|not right|not herself|not himself|nad\b)
        (?:everything|all) (?:is |was )?(?:in order|good|fine|ok|okay|stable)\b
        in (?:good|great|fine|low|better) (?:form|spirits|mood)\b
        nothing (?:much |else |new |exciting |really )?(?:to report|to tell|to say|doing|to add|happening)\b
        (?:heading|going|moving|headed) (?:in )?the (?:right|wrong) (?:way|direction)\b
        on top of the world|over the moon|rapt\b|chuffed\b|stoked\b|happy as\b
        (?:crackles|swelling|cough\w*|breathing|breath|wheez\w*|rash|redness|nausea|fever|confusion|oedema|edema)(?:'s| is| are| has| have)? (?:\w+ )?(?:cleared|eased|settled|settling|easing|less|better|worse|resolved|improved)\b
        (?:coughing|vomiting|bleeding|hurting|wheezing) less\b
        (?:weaker|stronger|steadier|perkier|chirpier|quieter|calmer|sleepier) (?:than|today|now|tonight|this)\b
        (?:on|going) the (?:up|improve)\b
        (?:pleasant|cheerful|cheery|chirpy|peaceful|in good humou?r|cranky|grizzl\w+|miserable|fed up|terrified|petrified|devastated|gutted|distraught|heartbroken|overwhelmed|knackered|shattered|jittery|teary|tearful|weepy|cuddly|smiley)\b
        (?:worn|washed|wiped|tired|stressed|freaked) out\b
        (?:scared|out) (?:out )?of (?:his|her) (?:wits|mind)\b
        (?:much|way|far|bit|lot|little|heaps|steps?|miles?|looking|looks|looked|feels|feeling|felt|seems) (?:less \w+|clearer|sharper|lighter|calmer|stronger|weaker|happier|perkier|pinker|easier|chirpier|looser|improved)\b
        picked up (?:nicely|well|a lot|heaps)\b
        (?:ticking|plodding|cruising|tracking|chugging|getting|coming|moving|bumbling|poking) along\b
        a (?:new|different|changed) (?:woman|man|person|lady|girl|boy|kid|child|baby)\b
        (?:nothing|not much|little)(?:'s| is| has)? (?:really |much )?(?:changed|different)\b
        (?:medically|clinically|ha?emodynamically|neurologically) (?:un)?stable\b
        (?:what i'm|i'm) fretting
        (?:don't|do not|didn't|not) (?:like|lik\w+|love) (?:the look|how (?:he|she)|the sound|the way)\b
        brewing something\b|(?:cooking|hatching) something\b
        (?:easy|easiest|sickest|sick|hardest|heaviest|stable) one\b
        gold star|good as gold|star patient|model patient|box of birds|right as rain|fit as a (?:fiddle|flea)|well as you like|happy as larry|peas in a pod
        {they}{has} (?:circling|slipping|sliding|fading|failing|sinking|declining|wobbling|tanking|crashing|going backwards|struggling|engrafting|actively dying|peaceful|brewing)
        (?:circling the drain|slipping away|fading fast|engraft\w+|on (?:his|her|their) last legs)\b
        (?:back at|now at|now|near|close to) (?:his |her |their )?baseline\b
        less (?:blood|pain|puffy|swollen|red|wheezy|breathless|confused|yellow|jaundiced|agitated|drowsy|short of breath|sob|pale|sleepy)\b
        way down from\b
        smell\w* less\b
        (?:talk|speak|speaking|talking) in (?:full |whole )?sentences\b
        (?:looks?|looked|looking|feels?|felt|feeling) (?:(?:a bit|pretty|very|really|rather|quite|proper|so|a lot|much) )*(?:ordinary|seedy|average|ratty|dusty|shocking|toxic|septic|flat|gr[ea]y|lousy|dreadful|peaky|frail|tired|sharper|brighter|lighter|human|dreadful|shit\w*|ghastly|pasty|wretched)\b
        (?:gr[ea]y|pale) and \w+
        low in (?:him|her)self\b|(?:him|her)self (?:again|today|tonight)\b
        (?:medically|surgically) (?:cleared|fit|optimi[sz]ed|ready|free|well)\b
        (?:out (?:from|of) (?:the )?danger|out of the woods|not out of the woods|in the last (?:chapter|days|hours)|last (?:days|hours) of life|actively dying|days to live)\b
        (?:night and day|like night and day|right as (?:ninepence|rain)|on top form|full of beans|full of the joys|bright as a button|perky|restful|at peace|peacefully)\b
        (?:decent|good|first|steady|slow) (?:gain|progress|recovery|improvement)\b
        (?:full|complete|whole) sentences\b
        coming down (?:well|nicely)\b
        (?:asymptomatic|symptom[- ]free)\b
        (?:looks?|looking) (?:crook|grey|rough|awful|unwell|well|sick|better|worse|good|okay|ok|terrible|great|pale and)\b
        (?:getting|become|becoming|gotten|got|looks?|seems?) (?:weaker|stronger|steadier|perkier|chirpier|quieter|calmer|sleepier)\b
        nothing acute\b
        (?:legs?|arms?|voice|grip|cough)(?:'s| is| are) (?:stronger|weaker|better)\b
        a (?:very |really )?(?:sick|poorly) (?:man|woman|lady|gentleman|boy|girl|baby)\b
        straightforward (?:patient|one|case)\b
        (?:pinker|chirpier) (?:than|now|today)\b
        improving\b
      `),
    ],
    unless:
      /\b(?:(?:vitals|obs|vs|bp|sats|rhythm|weight|hb|h&h|cth|ct|gas|observations|pressures?) (?:are |is |all |remain\w* )?stable|(?:says )?it's no worse|(?:baby|bub|twin)[^.;\n]{0,20}doing well|when (?:he|she|they)(?:'s| is| are) (?:flat|better|stable|settled|well|comfortable|up)|feels sick|feeling sick|good night (?:po|all|everyone|team)|good day|skin condition|stays? stable|anxious re)|\b(?:good (?:morning|evening|afternoon)\b|good day(?=[,!]| (?:all|everyone|team))|(?:went|gone|go|going|called|off) (?:home )?sick\b|sick (?:on|from|leave|note|call|with (?:the|it|that))|all being well|(?:nobody|no one|not|wasn't|isn't) (?:was |is )?(?:comfortable|happy|stable|well)|(?:mum|mom|dad|wife|husband|son|daughter|partner|family|parents|she's|he's) (?:is |are |was |were |'s |looks? )?(?:worried|fretting) (?:about|for)|if (?:he|she|they|it)[^.;\n]{0,16}(?:stable|well|better|okay|ok|fine|worse)|flat out|keen to\b)|\b(?:ct|mri|scan|x-?ray|ecg|ekg|film|echo)[^.;\n]{0,12}no (?:acute |new )?changes?/gi,
  },
];
