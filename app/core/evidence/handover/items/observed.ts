import { type HandoverItem, namesIn } from "../handover-item.ts";
import { wordings } from "../wordings.ts";

/** "Vitals stable" covers every vital sign. */
const ALL_VITALS = String.raw`
  (?:vital signs|vitals|vs|obs|observations|ews|news)\b[^.;\n]{0,24}?\b(?:stable|normal|within|wnl|unremarkable|fine|ok|okay|good|grand|lovely|beautiful|perfect|unchanged|satisfactory|at baseline|between the flags|in range|all right|zeros?|0|spot on|solid|in the white|in the green|boring|textbook|behav\w*|down the middle|steady|settled|uneventful|reassuring|sound|grand|happy|great|green|flat|sweet|pristine|no (?:concerns|changes|issues|drama\w*)|where (?:we|they) (?:want|should))\b
  (?:every|all|the) (?:number|numbers|obs|vitals)\b[^.;\n]{0,24}?(?:spot on|solid|in the white|in the green|boring|textbook|behav\w*|down the middle|steady|settled|uneventful|reassuring|sound|grand|happy|great|green|flat|sweet|pristine|no (?:concerns|changes|issues|drama\w*)|where (?:we|they) (?:want|should))\b
  (?:within|between|inside|in) the (?:flags|white|green)(?: zone)?\b
  (?:tprs?|numbers|vitals|obs) (?:are |is |all |have been |been )*(?:good|fine|ok|okay|normal|stable|great)\b
  vss\b
`;
const vital = (own: string): RegExp[] => wordings(ALL_VITALS + own);

/** The vital signs, pain and alertness. */
export const OBSERVED: readonly HandoverItem[] = [
  {
    id: "temperature",
    label: "Temperature",
    measures: ["temperature"],
    concepts: namesIn("fever,afebrile,hypothermia"),
    patterns: vital(String.raw`
        temp(?:erature)?(?:'s| has| is)? (?:been |has )*(?:behav\w*|flat|fine|normal)\b
        (?:apyrexial|pyrexial|pyrexia|febrile|afebrile|afeb|hypothermic|low-?grade)\b
        (?:temp(?:erature)?s?|tmax|t max)\b[^.;\n]{0,24}?(?:{n}|normal|up|raised|elevated|stable|fine|down|settled|good|okay|ok\b)
        t ?[:=]? ?(?:3[4-9]|4[01])\b
        elevated temperature
        (?:3[5-9]|40)[.,]\d\b(?! ?(?:kg|kilo|mm|cm|%|g\b|units|years|weeks|wk))
        thirty-(?:five|six|seven|eight|nine)(?: point)? (?:oh|zero|one|two|three|four|five|six|seven|eight|nine)\b
        (?:9[5-9]|10[0-4])\.\d\b
        ninety-(?:six|seven|eight|nine) point \w+
        (?:a )?hundred(?: and)?(?: (?:one|two|three|four))? point \w+
        temp\w* spik\w*
        thirty (?:five|six|seven|eight|nine)(?: point)? (?:oh|zero|one|two|three|four|five|six|seven|eight|nine)\b
        ninety[- ](?:six|seven|eight|nine) (?:flat|point|oh|one|two|three|four|five|six|seven|eight|nine)\b
        no (?:temps?|fevers?|rigors|chills|spikes)\b
        {n} degrees\b
        (?:doesn't have|hasn't got|hasn't had|no|without) (?:a |any )?temp(?:erature)?(?: to speak of|s)?(?=[,.;]| and| but| now| all| or|$)
        spik\w* (?:a |to )?(?:temp\w*|{n})
    `),
    unless:
      /\b(?:(?:managed|sit|to|flex\w*|bend\w*|upright|bed) (?:at )?\d+ degrees|if fever|last fever|fever (?:comes|call)|(?:husband|wife|dad|mum|visitor|sister|son)\S* (?:had )?(?:his |her )?temp\w*|news 0,? \w+|blanket\w*)|\b(?:[1-8]\d ?f\b|[1-9]\d?c\b|degrees (?:till|until|upright|head|of)|(?:forty|thirty|ninety)[- ]?\w* degrees)|\b(?:to|till?|at|up|hob|bed|head|then) [\w-]+ degrees|(?:isolette|incubator|fridge|room) temp\w*[^.;,\n]{0,12}|temp\w* probe|\bt ?[12]?\d\b(?![.,]?\d)|\bt\d ?dm|\b(?:mckinley|driver) t ?34\b/gi,
  },
  {
    id: "pulse",
    label: "Pulse",
    measures: ["heart-rate"],
    concepts: namesIn("tachycardia,bradycardia,sinus rhythm,arrhythmia"),
    patterns: vital(String.raw`
        (?:heart rate|heart rates|heart|pulse|pulses|hr|rate)\b(?! ?ox)[^.;\n]{0,20}?(?:\d|stable|normal|regular|irregular|elevated|fast|slow|strong|{n}|paced)
        (?:in |she's |he's |known |rate controlled |controlled |rapid |new |still in |back in |his |her )(?:sinus|af|a-?fib|afib|flutter|svt|vt|sr|nsr)\b
        (?:af|a-?fib|nsr|svt|sinus (?:rhythm|tach\w*|brady\w*)) (?:on|in|rate|at|with|\d|{n})
        (?:tachy|brady|tachycardic|bradycardic|ectopics?|pvcs?|pacs?|pauses|irregularly irregular|ventricular bigeminy|heart block|paced)\b
        it's atrial fibrillation
        atrial fibrillation (?:on|with|rate)
        \d{2,3} ?(?:bpm|beats)\b
        pr? ?[:=]? ?\d{2,3}\b(?!\.|\/(?!min))
        no (?:palpable )?pulse\b|pulseless
        {n} beats\b
        (?:paced|pacing|sinus|st|sb|sr|nsr|af|a-?fib|afib|hr|p)(?: (?:at|in|rate|the|of|@|around|about|low|mid|high))* ?(?:\d{2,3}|(?:forties|fifties|sixties|seventies|eighties|nineties|hundreds|one[- ]\w+))\b
        \d{2,3},? \d{2,3}\/\d{2,3},? \d{1,2},? \d{2,3}
        (?:radials?|femorals?) (?:are|is|there|present|strong|weak|thready|palpable)
    `),
    unless:
      /\b(?:if (?:he|she|they)[^.;\n]{0,14}tachy\w*|heart height|heart failure|resp rate|rate's|\/ ?hr\b|\bhr from|\bhr,? aptt|news 0)|\b(?:(?:longest|run|runs|over|than|of) (?:\w+ ){0,3}(?:\w+) beats|flow rate|(?:drip|pump|infusion|vent|set) rate|rate[ :]{0,2}(?:of )?\d+(?:\.\d+)? ?mls?\b|(?:perfusion|doppler) (?:\w+ )?pulses?|pulses? (?:dop|are a doppler|doppler))|(?:f(?:o)?etal heart|fhr|baby's heart|toco)[^.;\n]{0,20}|foot pulses|pedal pulses?|pulse ?ox|baby's heart|radial pulses? present/gi,
  },
  {
    id: "blood_pressure",
    label: "Blood pressure",
    measures: ["blood-pressure", "systolic", "diastolic", "map"],
    concepts: namesIn("hypotension"),
    patterns: vital(String.raw`
        (?:blood pressures?|bps?|pressures?|map|maps|mean arterial pressure|systolics?|sbp|diastolic)\b[^.;\n]{0,40}?(?:\d|stable|normal|elevated|low|high|soft|fine|up|down|labile|okay|good|behaving|{n})
        (?<!\b[67]\.\d{1,2} ?\/ ?(?:\d{2,3} ?\/ ?)?)(?:[6-9]\d|1\d\d|2\d\d) ?(?:\/|over) ?(?:[2-9]\d|1[0-4]\d)\b(?! ?(?:days|hrs|weeks))
        (?:one|ninety|eighty|seventy|hundred|a hundred)[- ]?\w*(?: \w+)? over \w+
        (?:a )?hundred(?: and)? [\w-]+ (?:on|over) (?:{n})
        lying and standing
        (?:postural|orthostatic) (?:drop|hypotension|bp)
        orthostatics?\b
        (?:hypotensive|hypertensive|normotensive)\b
        (?:dropped|drops|bottomed out) (?:his|her) (?:pressure|bp)
        (?:one|two) (?:hundred|ten|eleven|twelve|\w+teen|oh \w+|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]\w+)?) (?:on|over) (?:forty|fifty|sixty|seventy|eighty|ninety|a hundred|one)(?:[- ]\w+)?\b
        \d{2,3} (?:sys|systolic)\b
        (?:\w+ )?systolic\b
        sbps?\b[^.;\n]{0,12}?\d
        mean(?: arterial)? (?:of|is|at|above|over|pressure|sitting)\b
        (?:cuff|pressure) (?:readings?|reads?)
        soft pressures?\b
    `),
    unless:
      /\b(?:news 0)|\b(?:if (?:bp|pressure|sbp|map|the)[^.;\n]{0,12}|(?:pelvic|chest|sinus|abdominal|rectal|peer) pressure|pressure (?:held|gone|bag|garment|bandage|dressing|on the|to the|points?)|(?:fasting|glucose|sugars?|bsls?)[^.;\n]{0,12}\d+\/\d+)|pressure (?:area|injur|ulcer|sore|care|relie|support|cuff|bandage|dressing)|no bp\b|not? (?:for )?bp\b|standing still to be|lying and standing (?:bp )?(?:still )?(?:to be|due)|bp cuff|bp refused|refused (?:his |her )?bp/gi,
  },
  {
    id: "respiratory_rate",
    label: "Respiratory rate",
    measures: ["respiratory-rate"],
    concepts: namesIn("tachypnea,bradypnea"),
    patterns: vital(String.raw`
        breaths?(?: are| is)?(?: like| about| around)? {n}\b
        breathless\b
        (?:resp(?:iratory)? rates?|respirations?|resps?|rr)\b[^.;\n]{0,24}?(?:\d|normal|elevated|stable|fast|up|down|even|unlabou?red|regular|easy|{n})
        {n} breaths (?:per|a)
        {n}(?: and \w+)? (?:a|per) minute\b
        breathing (?:at |about |around |away at |rate |nice and )?(?:{n}|easy|fast|quick|even\w*|regular|slow|rapid|shallow)
        (?:counted|count) (?:his|her|their)? ?(?:breathing|breaths|resps)
        (?:tachypn\w+|bradypn\w+|apn(?:o)?eas?|cheyne-?stokes|panting)\b
        no (?:tugging|recession|increased work|grunting)[^.;\n]{0,30}?{n}
        cheyne[- ]?stok\w*
        \d{2,3},? \d{2,3}\/\d{2,3},? \d{1,2},? \d{2,3}
        r ?\d{2}\b(?=,| sats| s ?9|\.| \d)
        (?<=\b(?:p|hr|pulse|bp|t|temp|sats|spo2)[ :]{0,2}\d[\d./,%]{0,6}[ ,;]{1,2})r[ :]{0,2}\d{2}\b(?! ?(?:g|ga|fr|cm|mm)\b)
        r[ :]{0,2}\d{2}\b(?=[ ,;]{1,2}(?:bp|sats|spo2|hr|[pt](?=[ :]{0,2}\d)))
        breath\w* (?:with long gaps|like snoring)
        not (?:short of breath|breathless|sob)\b
        breathing (?:at |about |around )?{n}\b
    `),
    unless:
      /\b(?:news 0)|\b(?:(?:if|climbs|goes|gets|above|over|below) [^.;\n]{0,24}breaths? a minute)|vent(?:ilator)? rate[^.;,\n]{0,12}|l(?:itre|iter)s?(?: \w+)? (?:a|per) minute|(?:heart|pulse|beats|foetal|fetal)[^.;,\n]{0,16}|m(?:l|cg|g)s? (?:a|per) minute/gi,
  },
  {
    id: "oxygen_saturation",
    label: "Oxygen saturation",
    measures: ["oxygen-saturation"],
    concepts: namesIn("hypoxia"),
    patterns: vital(String.raw`
        (?:8[4-9]|9\d) to (?:9\d|100) ?(?:%|per ?cent)
        (?:9\d|ninety[- ](?:one|two|three|four|five|six|seven|eight|nine)) per ?cent\b(?! (?:of|burns?|tbsa|stenos\w*|occlu\w*|block\w*))
        back (?:over|above) (?:9\d|ninety)\b
        (?:o2 |oxygen )?(?:sats?|saturations?|saturating|satting|spo2|spo₂|sao2|pulse ox\w*|oximet\w*|oxygen levels?)\b[^.;\n]{0,40}?(?:\d|stable|normal|fine|good|okay|ok\b|low|holding|grand|lovely|up|down|dropp\w+|perfect|maintain\w*|target|{n})
        {n} on the (?:pulse )?oximeter
        (?<=\d,? )s ?9\d\b
        desat\w*
        \d{2,3} ?%? ?(?:on )?(?:r\/?a|room air|air)\b
        {n}(?: per ?cent| percent)? (?:on|in|without)(?: the)? (?:room air|air|specs|prongs|oxygen|o2|\d ?l|{n} lit)
        (?:8\d|9\d|100) ?%(?= on| ra| r\/a| with| o2|,|\.)
        (?:8[4-9]|9\d|100) ?%? ?(?:on )?(?:{n}|\d+) ?l\b
        (?:8[4-9]|9\d)-(?:9\d|100) ?%
        (?:room air|air|lit(?:re|er)s?|specs|prongs|nasals|mask|ra)(?: and|,| at|:| she's| he's)* (?:8[4-9]\b|9\d\b|eighty-?\w*|ninety\b)
        (?:bumps?|dips?|drops?|sags?|slips?|holding|hold|sitting|get|gets|keep|sits|maintains?) (?:at |to |around |down to |above |about )?(?:8[4-9]|9\d|(?:eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)(?: ?%| per ?cent)?(?= (?:on|flat|lying|with|in|when|without|asleep|overnight)\b|[,.]|$)
        (?:a )?hundred per ?cent (?:of course|on|in)\b
        (?:8\d|9\d|100)(?: to (?:9\d|100))? ?(?:%|per ?cent) (?:with (?:that|nothing|it)|on (?:that|nothing|it|room))
        (?:came|come|comes|back|bounced|crept) up to (?:9\d|ninety)
    `),
    unless:
      /\b(?:news 0|(?:breakfast|snack|lunch|dinner) \d+ ?%|hasn't been mention\w*|hypoxic (?:brain|injury))|\b(?:sat (?:up|on|out|at|in|with|down|there|by|beside|there))|not done any sats|no sats|sats machine|(?:probe|oximeter|pulse ox)[^.;,\n]{0,16} (?:is )?(?:broken|off|busted)|\d+ ?%? fio2|fio2[^.;,\n]{0,12}/gi,
  },
  {
    id: "pain",
    label: "Pain",
    concepts: namesIn("pain,chest pain,headache,tenderness,cramp,sore throat,pain score,dysuria"),
    patterns: [
      ...wordings(String.raw`
        (?:sore|niggl\w+|ach(?:e|es|ed|ing|y)|hurt(?:s|ing)?|comfy|colick\w*|twinges?|crampy|cramping|throbb\w*|stinging|burning|stabbing|agony|tender|discomfort|twinging|smarting|contractions?)\b
        \d{1,2} ?(?:\/|out of) ?10\b
        a {n} (?:when|at|on|with)\b
        feeling (?:nothing|it)\b
        feel(?:s|ing)? it\b
        (?:flacc|bpi|nips|cpot|painad|wong)\b
        (?:analgesia|painkillers|pain relief|paracetamol|panadol|nurofen|ibuprofen|endone|morphine|oxy\w*|fentanyl|indocid\w*|tramadol|codeine)(?: and \w+)? (?:has |have |is |are |was |were )?(?:held|holding|work\w*|help\w*|effect\w*|good|given|doing the trick|cover\w*|with (?:good )?effect|settled)
        (?:call(?:s|ed|ing)?|gives?|gave|giving|says?|said|scor(?:es|ed|ing)|rat(?:es|ed|ing)|reckons|writes|puts?)(?: (?:it|it's|that|it's|it at|at|about|maybe|his pain|her pain|on his board|on her board|that it's|she's|he's))* (?:a |an )?(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})(?=[,.]|$| (?:out|outta|at|when|with|on|till|until|now|and|sitting|moving|cough\w*|rest\w*|lying|after|before|of ten)\b)
        {n} (?:out of|outta|out a) ten\b
        (?:took|takes|taking) the edge off|edge off\b
        (?:groan\w*|winc\w+|grimac\w*|guarding|doubled over|clutching|writh\w+)\b
        pull(?:s|ed|ing)? a face\b
        (?:came|come|jumped) off the (?:table|bed)\b
        (?:doesn't|don't|can't|didn't|isn't) feel(?:ing)? (?:a thing|anything|much|the foot|it)\b
        phantom\b
        (?:pelvic|chest|rectal|belly|back|sinus) (?:pressure|tightness)\b|tightness\b
        (?:'pinch'|pinch\w*|tearing|gnawing|shooting|gripping|spasms?|crushing|cramped|stiff)\b
        (?:crying|cries|screaming|sobbing) (?:with|when|in|from) (?:it|pain|you)
        (?:shouts?|yells?|screams?|yelps?|flinch\w*|jumps?)(?: out)? (?:if|when|whenever) (?:i|you|we|he's|she's) 
        (?:only |hurts )?(?:if|when) (?:i|you|we) touch\b
        (?:push|press)\w* (?:the|his|her) button\b
        (?:stings?|raw|pounding|splitting|banging|thumping|nagging|gnawing|wind)\b(?= (?:for|under|head|when|in|at|on|after)|'|,|\.)
        (?:sitting|rating|rates|rated|scor(?:es|ed|ing)|was|is|at) (?:it |his |her )?(?:pain )?(?:as |at )?(?:a |an )?{n} ?(?:\/|out of|of) ?(?:10|ten)\b
        {n} (?:out of|in) ten\b
        (?:rating|rates|scores?|scoring|says it's|calls it)(?: it| her| his)? (?:a |as |at )?{n}\b(?! ?(?:%|on))
        settled with (?:the |some |a |his |her )?(?:indocid|panadol|paracetamol|endone|morphine|oxy\w*|fentanyl|nurofen|tramadol|analgesi\w*)
        (?:says it's|it's) bearable\b
      `),
    ],
    unless:
      /\b(?:keep(?:ing)? (?:him|her|them) comf\w+|(?:watch|eye|look)(?:ing)? (?:out )?for[^.;\n]{0,20})|\b(?:contractions? (?:every|q|\d)|no contractions|flank pain or|any (?:\w+ )?pain or|pain last year)|(?:response|responds?|opens?|withdraws?|locali[sz]\w{0,6}|eyes?|flex\w{0,6})[^.;\n]{0,14}(?:to|from) pain|pain (?:team|management|monitor\w*|clinic|scale|chart|med|consult|service)|(?:couldn't tell|can't tell|didn't (?:get|ask)|if)[^.;\n]{0,28}|[^.;,\n]{0,10}I'd ask (?:him|her)|sore spot|for pain\b/gi,
  },
  {
    id: "alertness",
    label: "Alertness",
    concepts: namesIn(
      "alertness:alert,alertness:drowsy,alertness:confused,alertness:lucid,oriented,disorientation,delirium,gcs,unresponsive,sedation,calmness:agitated,altered mental status,avpu,cognition,forgetful,level of consciousness,rass,verbal response",
    ),
    patterns: [
      ...wordings(String.raw`
        (?:rous(?:e|es|ed|ing|able)|awake|orientat\w+|sleepy|somnolent|obtunded|lethargic|comatose|muddled|muddly|vague|foggy|pickled|lucid|(?<=\b(?:is|'s|not|very|totally|fully|quite|all|pretty|more|still|bit|really|completely) )with it|aox\w*|a&o\w*|a\+o\w*|a and o|aaox\w*|axox?\w*|cam(?:-icu)? (?:pos|neg|\+|-)\w*|rass|avpu|gcs)\b
        (?:not |doesn't |won't |hard to |easy to |easily |slow to )(?:wak\w*|rous\w*|respond\w*)
        (?:wak(?:es|ing)|woke|wakens|wakeful|wakes) (?:up |to |easily|for|when|at|on)
        respon(?:ds?|sive|ding) (?:to|when|only|now|well|appropriately)\b
        open(?:s|ed|ing)? (?:(?:his|her|their) )?eyes
        (?:chatting|chatty|talking|conversing|babbling|mumbling|moaning|swearing|yelling|shouting|screaming|laughing)\b
        (?:doesn't|don't|not|isn't|never) mak\w* (?:much |any )?sense\b
        no idea (?:of |where|what|who)
        (?:knows|knew|tell you|told me) (?:where|what (?:day|year|month)|who|her name|his name|the (?:day|date|year|month|prime minister|president))
        (?:thinks|thought|believes|convinced) (?:it's|it is|he's|she's|i'm|i am|we're|the)\b
        (?:plucking|picking) at\b
        (?:hallucinat\w*|delusion\w*|paranoid|seeing (?:things|spiders|people|bugs)|sees (?:things|spiders|people)|hear(?:s|ing) (?:voices|things|the|his|her))
        (?:obey(?:s|ing)?|follow(?:s|ing)?) (?:simple |all |verbal |one-step )?commands?\b
        (?:nonverbal|non-verbal|aphasic|sedated|paraly[sz]ed)\b
        (?:sharp|bright) as\b
        sundown\w*
        {they}{has} (?:asleep|sleeping|dozing|drowsy|alert|snoozing)\b
        (?:slept|sleeping|sleeps|asleep|dozing|dozed|naps?|napped|napping|snoozing|snoring|kipping)\b
        resting (?:w\/|with) eyes
        (?:woke|wakes|woken|waking) (?:himself|herself|up|for|at|with|once|twice|on|from|filthy|cranky|confused|happy)
        (?:a\/o|a ?& ?o|bis \d+|e4v5m6|oriented|ao ?x ?\d)\b
        (?:clearer|more alert|more awake|more with it|less drowsy|less muddled|less confused|foggier|sleepier|drowsier|groggy|groggier|woozy|spaced out|zonked|dopey|goofy|out of it|away with the fairies|on another planet)(?! (?:fluids|urine|drain|of|chest))\b
        word[- ]finding\b
        (?:{they}|finally|just){has} (?:finally )?(?:got|dropped|nodded|gone) off\b
        (?:all there|compos mentis)(?=[,.]|$)
        (?:clear|clouded|muddled|mixed up) (?:in|as a bell|in the head|head\w*)
        (?:no|poor|little|broken|not much|barely any) sleep\b
        slow to (?:answer|respond|reply|react|wake|rouse)\b
        (?:sees|seeing) (?:small|little|a|his|her|dogs|cats|people|insects|things|children|dead)\b
        (?:only )?groans? (?:if|when|to)\b|sternal rub|rub the sternum
        up half the night|(?:long|good|few) (?:sleep|hours' sleep|kip)\b
        (?:names? of all|telling me (?:the|all|about|stories))\b|in (?:his|her) mind (?:he's|she's) clear|clear in (?:his|her) mind
        e ?(?:\d|one|two|three|four) ?v ?(?:\d|one|two|three|four|five|t) ?m ?(?:\d|one|two|three|four|five|six)
        (?:squeez\w+|follows?|obeys?)(?: to| simple)? commands?\b
        (?:arous(?:able|es|ed))\b
        (?:nods?|nodding|shakes?|shaking)(?: and (?:nods?|shakes?))? (?:his|her) head\b
        makes sense\b|making sense\b
        (?:tell|told|tells) me where (?:he|she) (?:is|was)\b
        (?:doesn't|didn't|did not|does not) know (?:his|her) (?:own )?name\b
        tracks? (?:you|me|us|the|with)\b
        (?:delirium|delirious)\b
      `),
    ],
    unless:
      /\b(?:(?:doesn't|don't|didn't|never|can't) forget|forget (?:the|it|his|her)|(?:mother|father|parent|wife|husband|mum|dad|nan|granny) (?:is )?(?:sleeping|asleep|slept|resident)|sleeping tablets?|local and sedation|block [^.;\n]{0,8}off|woken for|(?:headache|crying|yelling|screaming|whack of pain|good as gold|pain|sore|up|on|deal|cope|fine|ok|okay) with it|yelling with|talking valve|surgeons? [^.;\n]{0,16}talking)|\b(?:(?:talking|speaking) in (?:full |whole )?sentences|(?:mum|mom|dad|wife|husband|son|daughter|partner|boyfriend|girlfriend|sister|brother|parents|family|nan)(?:,? uh,?)?(?:'s|,)? (?:is |was )?(?:slept|sleeping|asleep|, uh, asleep)|(?:resps?|breathing|rate|sats|hr)[^.;\n]{0,14}(?:asleep|sleeping)|if (?:he|she|they)(?:'s| is)? (?:asleep|sleeping|awake|drowsy))|\b(?:(?:anxious|anxiety|nervous|scared|frightened|cranky|grumpy|upset|irritable|crying|worr\w+|panic\w*|fret\w+|cried|distressed|tearful)\b|(?:while|when|whilst) (?:he's |she's |they're )?awake|if you forget|keeps? forgetting (?:it|the|to)|(?:falls?|allergy|door|bed|alert on|chart) alert|alert on\b|(?:no[- ]talking|surgeons?(?:'re| are)? (?:now )?talking|talking (?:about|to (?:the|his|her))|they're talking)|(?:mum|mom|dad|wife|husband|son|daughter|partner|bub|baby)(?:'s| is) (?:sleeping|asleep)|(?:sleep (?:study|chart|log|apnoea|apnea)))|no sedation|forgot to ask|don'?t forget/gi,
  },
];
