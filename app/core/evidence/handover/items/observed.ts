import { type HandoverItem, namesIn } from "../handover-item.ts";
import { wordings } from "../wordings.ts";

/** "Vitals stable" says every vital sign. */
const ALL_VITALS = String.raw`
  (?:vital signs|vitals|vs|obs|observations|ews|news)\b[^.;\n]{0,24}?\b(?:stable|normal|within|wnl|unremarkable|fine|ok|okay|good|grand|lovely|beautiful|perfect|unchanged|satisfactory|at baseline|between the flags|in range|all right|zeros?|0)\b
  vss\b
`;
const vital = (own: string): RegExp[] => [wordings(ALL_VITALS + own)];

/** The vital signs, pain and alertness. */
export const OBSERVED: readonly HandoverItem[] = [
  {
    id: "temperature",
    label: "Temperature",
    measures: ["temperature"],
    concepts: namesIn("fever,afebrile,hypothermia"),
    patterns: vital(String.raw`
        (?:apyrexial|pyrexial|pyrexia|febrile|afebrile|afeb|hypothermic|low-?grade)\b
        (?:temp(?:erature)?s?|tmax|t max)\b[^.;\n]{0,24}?(?:{n}|normal|up|raised|elevated|stable|fine|down|settled|good|okay|ok\b)
        t ?[:=]? ?3[4-9]\b
        elevated temperature
        {n} degrees\b
        (?:3[5-9]|40)\.\d\b(?! ?(?:kg|kilo|mm|cm|%|g\b|units|years|weeks|wk))
        thirty-(?:five|six|seven|eight|nine)(?: point)? (?:oh|zero|one|two|three|four|five|six|seven|eight|nine)\b
        (?:9[5-9]|10[0-4])\.\d\b
        ninety-(?:six|seven|eight|nine) point \w+
        (?:a )?hundred(?: and)?(?: (?:one|two|three|four))? point \w+
        temp\w* spik\w*
        spik\w* (?:a |to )?(?:temp\w*|{n})
    `),
    unless:
      /\b(?:to|till?|at|up|hob|bed|head|then) [\w-]+ degrees|(?:isolette|incubator|fridge|room) temp\w*[^.;,\n]{0,12}|temp\w* probe|\bt ?\d{1,2}\b(?![.\d])|\bt\d ?dm/gi,
  },
  {
    id: "pulse",
    label: "Pulse",
    measures: ["heart-rate"],
    concepts: namesIn("tachycardia,bradycardia,sinus rhythm,arrhythmia"),
    patterns: vital(String.raw`
        (?:heart rate|heart rates|heart|pulse|pulses|hr|pr|p|rate)\b(?! ?ox)[^.;\n]{0,20}?(?:\d|stable|normal|regular|irregular|elevated|fast|slow|strong|{n}|paced)
        (?:in |she's |he's |known |rate controlled |controlled |rapid |new |still in |back in |his |her )(?:sinus|af|a-?fib|afib|flutter|svt|vt|sr|nsr)\b
        (?:af|a-?fib|nsr|svt|sinus (?:rhythm|tach\w*|brady\w*)) (?:on|in|rate|at|with|\d|{n})
        (?:tachy|brady|tachycardic|bradycardic|ectopics?|pvcs?|pacs?|pauses|irregularly irregular|ventricular bigeminy|heart block|paced)\b
        it's atrial fibrillation
        atrial fibrillation (?:on|with|rate)
        \d{2,3} ?(?:bpm|beats)\b
        {n} beats\b
    `),
    unless:
      /(?:f(?:o)?etal heart|fhr|baby's heart|toco)[^.;\n]{0,20}|foot pulses|pedal pulses?|pulse ?ox|baby's heart|radial pulses? present/gi,
  },
  {
    id: "blood_pressure",
    label: "Blood pressure",
    measures: ["blood-pressure", "systolic", "diastolic", "map"],
    concepts: namesIn("hypotension"),
    patterns: vital(String.raw`
        (?:blood pressures?|bps?|pressures?|map|maps|mean arterial pressure|systolics?|sbp|diastolic)\b[^.;\n]{0,40}?(?:\d|stable|normal|elevated|low|high|soft|fine|up|down|labile|okay|good|behaving|{n})
        (?:[6-9]\d|1\d\d|2\d\d) ?(?:\/|over) ?(?:[2-9]\d|1[0-4]\d)\b(?! ?(?:days|hrs|weeks))
        (?:one|ninety|eighty|seventy|hundred|a hundred)[- ]?\w*(?: \w+)? over \w+
        (?:a )?hundred(?: and)? [\w-]+ (?:on|over) (?:{n})
        lying and standing
        (?:postural|orthostatic) (?:drop|hypotension|bp)
        orthostatics?\b
        (?:hypotensive|hypertensive|normotensive)\b
        (?:dropped|drops|bottomed out) (?:his|her) (?:pressure|bp)
    `),
    unless:
      /pressure (?:area|injur|ulcer|sore|care|relie|support|cuff|bandage|dressing)|no bp\b|not? (?:for )?bp\b|standing still to be|lying and standing (?:bp )?(?:still )?(?:to be|due)|bp cuff|bp refused|refused (?:his |her )?bp/gi,
  },
  {
    id: "respiratory_rate",
    label: "Respiratory rate",
    measures: ["respiratory-rate"],
    concepts: namesIn("tachypnea,bradypnea"),
    patterns: vital(String.raw`
        (?:resp(?:iratory)? rates?|respirations?|resps?|rr)\b[^.;\n]{0,24}?(?:\d|normal|elevated|stable|fast|up|down|even|unlabou?red|regular|easy|{n})
        {n} breaths (?:per|a)
        {n}(?: and \w+)? (?:a|per) minute\b
        breathing (?:at |about |around |away at |rate |nice and )?(?:{n}|easy|fast|quick|even\w*|regular|slow|rapid|shallow)
        (?:counted|count) (?:his|her|their)? ?(?:breathing|breaths|resps)
        (?:tachypn\w+|bradypn\w+|apn(?:o)?eas?|cheyne-?stokes|panting)\b
        no (?:tugging|recession|increased work|grunting)[^.;\n]{0,30}?{n}
    `),
    unless:
      /vent(?:ilator)? rate[^.;,\n]{0,12}|l(?:itre|iter)s?(?: \w+)? (?:a|per) minute|(?:heart|pulse|beats|foetal|fetal)[^.;,\n]{0,16}|m(?:l|cg|g)s? (?:a|per) minute/gi,
  },
  {
    id: "oxygen_saturation",
    label: "Oxygen saturation",
    measures: ["oxygen-saturation"],
    concepts: namesIn("hypoxia"),
    patterns: vital(String.raw`
        (?:o2 |oxygen )?(?:sats?|saturations?|saturating|satting|spo2|spo₂|sao2|pulse ox\w*|oximet\w*|oxygen levels?)\b[^.;\n]{0,40}?(?:\d|stable|normal|fine|good|okay|ok\b|low|holding|grand|lovely|up|down|dropp\w+|perfect|maintain\w*|target|{n})
        {n} on the (?:pulse )?oximeter
        desat\w*
        \d{2,3} ?%? ?(?:on )?(?:r\/?a|room air|air)\b
        {n}(?: per ?cent| percent)? (?:on|in|without)(?: the)? (?:room air|air|specs|prongs|oxygen|o2|\d ?l|{n} lit)
        (?:8\d|9\d|100) ?%(?= on| ra| r\/a| with| o2|,|\.)
    `),
    unless:
      /not done any sats|no sats|sats machine|(?:probe|oximeter|pulse ox)[^.;,\n]{0,16} (?:is )?(?:broken|off|busted)|\d+ ?%? fio2|fio2[^.;,\n]{0,12}/gi,
  },
  {
    id: "pain",
    label: "Pain",
    concepts: namesIn("pain,chest pain,headache,tenderness,cramp,sore throat,pain score,dysuria"),
    patterns: [
      wordings(String.raw`
        (?:sore|niggl\w+|ach(?:e|es|ed|ing|y)|hurt(?:s|ing)?|comfy|colick\w*|twinges?|crampy|cramping|throbb\w*|stinging|burning|stabbing|agony|tender|discomfort|twinging|smarting|contractions?)\b
        (?:sitting|rating|rates|rated|scor(?:es|ed|ing)|was|is|at) (?:it |his |her )?(?:pain )?(?:as |at )?(?:a |an )?{n} ?(?:\/|out of|of) ?(?:10|ten)\b
        \d{1,2} ?(?:\/|out of) ?10\b
        {n} (?:out of|in) ten\b
        (?:rating|rates|scores?|scoring|says it's|calls it)(?: it| her| his)? (?:a |as |at )?{n}\b(?! ?(?:%|on))
        a {n} (?:when|at|on|with)\b
        feeling (?:nothing|it)\b
        feel(?:s|ing)? it\b
        (?:flacc|bpi|nips|cpot|painad|wong)\b
        (?:analgesia|painkillers|pain relief|paracetamol|panadol|nurofen|ibuprofen|endone|morphine|oxy\w*|fentanyl|indocid\w*|tramadol|codeine)(?: and \w+)? (?:has |have |is |are |was |were )?(?:held|holding|work\w*|help\w*|effect\w*|good|given|doing the trick|cover\w*|with (?:good )?effect|settled)
        settled with (?:the |some |a |his |her )?(?:indocid|panadol|paracetamol|endone|morphine|oxy\w*|fentanyl|nurofen|tramadol|analgesi\w*)
      `),
    ],
    unless:
      /(?:response|responds?|opens?|withdraws?|localis\w*|localiz\w*|eyes?|flex\w*)[^.;\n]{0,14}(?:to|from) pain|pain (?:team|management|monitor\w*|clinic|scale|chart|med|consult|service)|(?:couldn't tell|can't tell|didn't (?:get|ask)|if)[^.;\n]{0,28}|[^.;,\n]{0,10}I'd ask (?:him|her)|sore spot|for pain\b/gi,
  },
  {
    id: "alertness",
    label: "Alertness",
    concepts: namesIn(
      "alertness:alert,alertness:drowsy,alertness:confused,alertness:lucid,oriented,disorientation,delirium,gcs,unresponsive,sedation,calmness:agitated,altered mental status,avpu,cognition,forgetful,level of consciousness,rass,verbal response",
    ),
    patterns: [
      wordings(String.raw`
        (?:rous(?:e|es|ed|ing|able)|awake|orientat\w+|sleepy|somnolent|obtunded|lethargic|comatose|muddled|muddly|vague|foggy|pickled|lucid|with it|aox\w*|a&o\w*|a\+o\w*|a and o|aaox\w*|axox?\w*|cam(?:-icu)? (?:pos|neg|\+|-)\w*|rass|avpu|gcs)\b
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
        e ?(?:\d|one|two|three|four) ?v ?(?:\d|one|two|three|four|five|t) ?m ?(?:\d|one|two|three|four|five|six)
        (?:nonverbal|non-verbal|aphasic|sedated|paraly[sz]ed)\b
        (?:sharp|bright) as\b
        sundown\w*
        {they}{has} (?:asleep|sleeping|dozing|drowsy|alert|snoozing)\b
      `),
    ],
    unless: /no sedation|forgot to ask|don'?t forget/gi,
  },
];
