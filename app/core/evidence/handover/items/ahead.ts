import { type HandoverItem, namesIn, UNKNOWN } from "../handover-item.ts";
import { wordings } from "../wordings.ts";
import { FAMILY } from "./family.ts";

/** What is still to come, and who has been informed. */
export const AHEAD: readonly HandoverItem[] = [
  {
    id: "code_status",
    label: "Code status",
    concepts: namesIn(
      "full code,do not resuscitate,do not intubate,partial code,code status,comfort care,advance directive,ceiling of care",
    ),
    patterns: [
      ...wordings(String.raw`
        (?:full escalation|dnar?|dnacpr|dnr|dni|nfr|nfar|full code|fc\b|limited code|resus (?:plan|status)|resuscitation (?:plan|status)|respe?ct form|polst|molst|most form|natural death|full treatment|full active|goals of care|goc|acp\b|advance (?:care|health|directive)|living will|ceiling (?:of|is|niv|ward|bipap|cpap)|comfort (?:measures|cares?)(?: only)?|cmo)\b
        (?:not|isn't|is not|never|wouldn't be) for (?:icu|itu|hdu|escalation|resus\w*|cpr|met calls|intubation|tubing|tube|dialysis|hospital|transfer|shocks?|niv|bipap)\b
        (?:for|full|not a) (?:resus\w*|cpr(?: candidate)?|full escalation|ward[- ]based|ward[- ]level|hospital only|active treatment|niv but)
        no (?:to )?(?:cpr|tube|tubes|intubation|compressions|shocks|resus\w*|heroics)\b
        as far as we go\b
        (?:does not|doesn't|did not|didn't) (?:wish|want|accept)[^.;\n]{0,24}?(?:resus\w*|cpr|blood|intubat\w*|tube|ventilat\w*|life support|machines?|shocks?)
        (?:wants|want) everything(?: done)?\b
        (?:palliative|palliation|hospice|end[- ]of[- ]life|eol care|dying)\b
        (?:met|rapid) (?:criteria|call) (?:modified|altered|changed)
        (?:for|on) comfort(?: only| cares?| now)?(?=[,.]|$)
        (?:not|do not|doesn't want|wouldn't want) (?:to be )?(?:attempt\w* (?:cpr|resus\w*)|sent (?:to|back to) (?:the )?hospital|brought back|resuscitated|jumped on)
        (?:for|wants|want|does) everything(?=[,.]|$)
        let (?:him|her|me) go (?:if|when|naturally|peacefully)|be let go\b
        no (?:trachy?|trach\w*|peg|dialysis|icu|pressors|ventilator|machines|lines|escalation)(?=[,.]|$| (?:and|or|per|if)\b)
        (?:go to hospital for|hospital for) (?:fixable|reversible|treatable)
        (?:a\.n\.d\.|allow natural|comfort care|do not attempt|goals (?:are|of)|e?poa on file|shared care plan|7-?step|category [abc])\b
        (?:code|resus)(?: status)?(?:'s| is|:) (?!black|blue|grey|gray|brown|word|red)\w+
        (?:treat here|avoid (?:hospital|admission)|avoid hospital if possible|(?:doesn't|don't|not) want (?:itu|icu|hospital)|not appropriate for (?:intubation|icu|itu|cpr|resus\w*|niv)|not for (?:ventilation|inotropes|pressors))\b
        comfort from here\b
        ward[- ]based care\b
        (?:resus|respect|goals) form\b
        full everything\b
      `),
    ],
    isUnknown: UNKNOWN,
    unless:
      /\b(?:code blue|respect\.)|\b(?:respect (?:that|his|her|the|it|for)|please respect|code (?:word|black|brown|grey|gray|red|yellow)|call a code|no (?:prior )?intubations)/gi,
  },
  {
    id: "discharge_plan",
    label: "Discharge plan",
    concepts: namesIn("discharge"),
    patterns: [
      ...wordings(String.raw`
        (?:he|she|they) leaves? (?:on |at )?(?:{day}|{time})
        (?:ride|cab|taxi|van|shuttle|lift)(?:'s| is)? (?:comes|coming|due)\b
        (?:heading|headed) (?:back|home) to \w+
        home (?:after|when|once|if|by|{day}|with|visit|today|on oxygen|on iv|health|care|alone|soon|maybe|hopefully|safely)\b
        out (?:{day}|once|when|if)\b
        (?:can|to|could|may|should|will) (?:go|leave|be off|head)(?: home| off)? (?:at|{day}|once|when|if|after|by|to (?:rehab|the ward|ward|a|his|her|snf|respite))\b
        (?:going|moving|moves|off|stepping down) to (?:the )?(?:ward|icu|itu|hdu|\w+ ward|floor|rehab|stepdown|hospice)\b
        for the off\b
        home (?:d ?\d|am\b|pm\b|w\/|mane\b|in (?:the )?(?:am|pm|morning)|\d|tonight|arvo|this)
        (?:talk\w*|hoping|hopes|thinking|asking|keen|ready|plan\w*|aim\w*) (?:about |for |of |to go |to get )?home\b
        (?:let|letting) (?:him|her|them) (?:go|home|out)\b
        (?:he's|she's|they're|be|being|been|is|get) (?:let go|let out|sent home|kicked out)\b
        out the door\b
        (?:goes|leaves|leaving|off) (?:{day}|at {time})
        (?:go|goes|going|off|moving) (?:down|up|over|back|across|out) to (?:the )?(?:\w+ )?(?:hospital|rehab|hostel|unit|ward)\b
        (?:it's|then|to|into|needs?|wants?) (?:inpatient |slow stream )?rehab\b
        (?:taxi|lift|transport|ambulance|cab|ride)(?:'s| is| has been)? (?:booked|arranged|ordered|coming)\b
        (?:ramp|rails?|home mods?|hospital bed|equipment)(?:'s| is| are)? (?:going in|being put|to go in|ordered|organi[sz]ed|delivered|in place at home)\b
        (?:stopping|staying|stay|stays) (?:with us|here|in) (?:till|until|over|for|tonight|another)\b
        (?:when|before|until|once|till) (?:he|she|they) (?:goes|go|leaves|can go|gets) (?:home|out|off)?\b
        (?:stop|stay)ing put\b
        (?:hith|hospital in the home|virtual ward|hah|early supported)\b
        (?:wait\w*|list\w*) (?:on|for) (?:a )?(?:bed|placement|rehab|snf|package|social|nursing|care)\b
        (?:bed|place|spot|slot) (?:at|in|available|ready|booked|for {day})\b
        (?:have|has|was|were|been|is|got) accepted\b|accepted (?:at|by|to|in|for|back)\b
        (?:placement|nursing home bed|rehab (?:referral|bed|place|tomorrow|on|once|when|accept\w*)|to rehab|for rehab|snf|ltac\w*|irf|step ?down|repat\w*|respite|acat|acas|package of care|poc (?:restart|start|in))\b
        back to (?:the )?(?:home|facility|nursing home|her unit|his unit|residential|hostel|prison|group home|alf)
        transfer(?:red|ring)? (?:to|out|back|over) (?:the )?(?:\w+ )?(?:ward|icu|itu|hdu|unit|floor|hospital|rehab|stepdown|tele|tertiary|theatre recovery)\b
        home ?@|then (?:\w+ )?home\b|(?:off|heading|headed|aiming|aim|likely|hopefully|probably|back|poss\w*|fit for) (?:for )?home\b
        (?:d\/?c|discharge)(?:'s| is)? (?:in|date|class|by|am|pm|@|{day}|likely|pending|home|to)
        (?:back|off|heading|going|home|moving|goes|go|out) to (?:his|her|their|the) (?:own )?(?:\w+'s|apartment|flat|unit|house|place|bed|daughter|son|sister|nan|parents|village|farm|station|caravan|hostel|facility|home|boarding|shelter|group)\b
        (?:off|back) to (?:daughter|son|sister|mum|mom|dad|nan|rehab|respite|bupa|prison|jail|camp|boarding)\S*
        (?:picking|picks|to pick|collecting|fetching|coming to get|coming for|come get|grab) (?:him|her|them)(?: up)?\b
        (?:wait\w*|awaiting|holding|held up) (?:on |for )?(?:a |an |the |his |her )?(?:\w+ ){0,2}(?:bed|cab|taxi|ride|placement|transport|lift|van|approval|auth\w*|package)\b
        bed search|bed(?: \w+)?(?:'s| is) (?:being )?(?:cleaned|assigned|requested|ready|held|made)
        (?:out of here|gone|out) (?:by|before|{day})\b
        (?:for|to) (?:hdu|icu|itu|the unit) if\b
        (?:acute|inpatient|sub-?acute|snf|slow) rehab|rehab (?:eval|consult|intake|screen|accepted|bed|{day})
        let(?:s|ting)? (?:him|her|them) (?:go|out|home)(?: at| on| by| {day}|[,.])
        (?:boot|kick|shift|send|get|move|turf|bundle|pack)(?:ing|ed|s)? (?:him|her|them) (?:back |off |home |on |over )*(?:to (?:his|her|the|rehab|\w+ ward)|home)\b
        aim\w* (?:at|for|to be|to go|to get) (?:home|{day}|discharge|out)
        another {n} hours?[^.;\n]{0,20}then\b
        (?:clinic|community|district nurs\w*|home (?:health|nursing|care)|hospice|palliative team|rdns|silver chain|gp|midwife|midwives) (?:takes?|taking|will take|picks?|follows?|to follow|visits?|to visit|will see)\b
        be (?:home|at \w+|out|back) for (?:his|her|the|christmas|easter|thanksgiving)
        (?:on the )?list for (?:the |a )?(?:rehab|placement|respite|nursing|snf|bed|hospice|unit)\b
        (?:straight |on |over )*(?:on )?to (?:the )?rehab (?:in|at|unit|on|centre|hospital)
        bed (?:on|found|at|available|in|offered|confirmed) (?:resp |the |at |in )?(?:\w+ )?(?:hdu|icu|ward|unit|rehab|from|at|hospice|st|{day})
        (?:i'm |we're |am )?sending (?:over|up|down|across|you|him|her|them) (?:stan|him|her|home|back|over|up|to|mr|mrs)?
        (?:can|could|may|will|she'll|he'll|to) go (?:back|up|down|over|across|off)(?: the road| up| to| home|,|\.| when| once| {day})
        (?:away|off) to (?:his|her|the) \w+
        (?:preferred|wants to die|die|dying|stay) (?:place|at home)
        off back\b|away home\b|home the morn\b|ttos?\b|(?:ambulatory|virtual|outpatient|follow-?up|fracture|opd) clinic (?:{day}|on|in|next|{time})
        goes (?:with|by|back|to) (?:her|his|the|ambulance|taxi|\w+'s)\b
        (?:discharg\w+|d\/c'?d?(?: (?:home|today|tomorrow|plan\w*|to|on|when|once|pending))|dc(?:'d)? (?:home|today|tomorrow|to|plan\w*|on|when|summary)|dispo|ttas?'?s?|ttos?|edd|estimated date|transport (?:booked|arranged)|patient transport)\b
        (?:going|go|goes|gone|get|getting|for|heading|to be) home (?:today|tonight|tomorrow|on|when|with|if|after|once|by|in|soon|{day}|\w+day)?
        (?:step-?down|rehab|nursing home|hospice) (?:bed|forms?|place)(?:'s| is| are| has)?(?: been)? ?(?:requested|filled|done|signed|sent|in|being)\b
        taking (?:him|her|them) home\b
        (?:hostel|home|unit|family|sister|brother|daughter|son) will (?:take|have) (?:him|her|them)\b
        goes home\b
        (?:before|when) (?:he|she) goes (?:in|at|on|tomorrow|home)\b
      `),
    ],
    unless:
      /\b(?:(?:dad|mum|mom|wife|husband|son|daughter|family|partner|half|sister|brother)(?:'s| has| have)? (?:gone|went|goes|popped) home|(?:she|he)(?:'s| has| have)? (?:gone|went|popped) home|no discharge|discharge or|vaginal|go out for a|(?:block|on) [^.;\n]{0,12}off at|(?:came|come|cr|up|bp|hr) (?:up|down) to \d+|up to \d+|went home|home visit)|\b(?:before (?:he|she|they) (?:gets|goes|leaves) (?!home|out|off)\w+|(?:went|gone|go|going) home sick|other \w+ went home|step ?down \d|irf \d|^stepdown|(?:funeral|nursing|rest|care|the) home (?:by|in|on|since)|(?:comes?|came|come|takes?|took|turned|switched|patch\w*|finish\w*|noradrenaline came|on at \w+) off (?:at|tonight|tomorrow|this)|be off (?:by|at)|(?:drains?|tube|catheter|line|sutures|staples|clips|pack\w*|wires|foley|stitches|cannula|ivc?|picc) (?:to come )?(?:out|off) (?:today|tomorrow|on|at|if|tonight|tomorrow|this)|finishing off|(?:toddlers?|kids|dog|cat|wife|husband|children|boys|girls|mum) (?:is |are )?(?:at )?home\b|nasal d\/c)|(?:nasal|vaginal|urethral|ear|eye|purulent|serous|wound|yellow|foul|bloody|green|white|brown|penile|nipple)[- ](?:\w+ )?discharge|discharge (?:from|noted|is present|present|\(?pus)|any discharge|come in from (?:the )?rehab|came (?:in )?from/gi,
  },
  {
    id: "tasks",
    label: "Care plan and tasks",
    isSaidUndone: true,
    patterns: [
      ...wordings(String.raw`
        (?:please|pls|plz|kindly)\b
        (?:can|could|would|will) you\b
        (?:you'll|you will|you) (?:need|have|want|just)? ?(?:to|just)? ?(?:check|chase|give|ring|call|get|do|change|watch|keep|make|turn|repeat|hang|draw|send|follow|recheck|weigh|measure|start|stop)\b
        need(?:s|ed|ing)? (?:a|an|another|further|her|his|the|more|two|turning|changing|doing|checking|reviewing|bloods|to (?!keep|uh|monitor|watch|consider|address))\b
        (?:we'll|we will|we're going to|will) need(?! to,? (?:keep|uh|monitor|watch|consider|address)| supportive)
        need to (?:change|check|give|repeat|call|ring|send|chase|follow|book|get|do|look|ensure|assess)
        (?:must|has to|have to|got to|gotta|should|ought to|is to|are to|not to|isn't to|supposed to) (?:be |go |get |have |not |come |stay )?\w+
        to do\b
        to be (?:sent|done|taken|given|changed|removed|booked|chased|checked|repeated|seen|reviewed|scanned|flushed|turned|weighed|washed|fasted)\b
        (?:'s|is|are|'re) to (?:go|be|have|come|get|stay|start|stop)\b
        (?:rpt|rptd?)\b
        have (?:him|her|them) (?:fed|washed|ready|up|dressed|fasted|showered|sat)\b
        due (?:at|in|on|by|for|{time}|{day}|again|next|changing|out|off)
        (?:is|are|'s|'re|was|next) due\b
        for (?:a )?(?:relook|review|scan|ct|mri|theatre|bloods|echo|x-?ray|ultrasound|uss|removal|taking down|weaning|angio\w*|endoscopy|picc|dialysis|transfusion|physio)\b
        (?:still|yet) (?:to|needs|due)\b
        not (?:been )?done (?:yet)?\b
        (?:is|are) (?:definitely |also )?needed (?:regularly|every|at|for)
        make sure\b
        (?:remember to|don't forget|don't let|try to get|remind (?:him|her|them)|encourage (?:him|her|fluids|mobil\w*)|avoid|plan is|aim (?:is|for)|goal is)\b
        (?:chase|recheck|repeat|redo|reassess|re-?evaluate|recollect|rebook|retime)\b
        (?:next|first|last|another|second|third) (?:dose|due|set|one|check|look|bag|void|voids|trop\w*|bloods?|turn|feed)s? (?:is |are |at |due |in |on )
        (?:is|are|still|was) to be (?!\w+ing)\w+
        (?:ring|call|page|phone|bleep|notify|tell|ask|inform|let) (?:the |them|surgeon|dr|md|provider|gp|reg|him|her|family|wife|pharmacy|social|physio|team|np|surgery|cardiology|renal|on[- ]call)
        (?:look into|flagged (?:this|it|that)|hand(?:ed)? over to|follow(?:ed)?[- ]?up|f\/u)\b
        (?:will|going to|gonna|'ll|to|coming to|want to|wants? a|they want|booked|plan|planned|scheduled|hopes? to) (?:be |come |do |see |have |go |get )?(?:\w+ )?(?:review\w*|see (?:him|her|them)|round|assess\w*|scan\w*|visit|speak|repeat\w*|drop by|follow|another|last look|remov\w*|wean\w*|restart\w*|take (?:it|him|her|out|down)|change[ds]?|come (?:back|up|out|off)|call|discuss\w*)\b
        (?<!(?:was|kg|mg|ml|had|um,|one|been|given|started|changed|did) )(?:[a-z]+ )?(?:at|for|by|before|b4|till?|until) (?:{time}|{day})(?=[,.;]|$| (?:and|please|pls|then|but|if|so|with))
        (?:booked|scheduled|planned|arranged|listed|planning) (?:for|in|at|with|to|{day})
        (?:mouth care|turns?|suction|checks?|bath|shower|pos\w*|check under \w+) ?(?:every|q|tonight|today|this)[^.;\n]{0,8}
        (?:turn\w*|reposition\w*|t\/f|feeds?|suction\w*)[^.;\n]{0,16}?(?:{n}|\d)[- ]?(?:hourly|hrly)
        (?:q\d+h|qid|qds|tds|bd|hourly|nightly|daily)(?= (?:turns?|obs|checks?|dressing|weights?|suction|mouth|bloods?|feeds?|neb\w*))
        (?:restart|start|stop|hold|give|turn|wean|titrate|weigh|measure|do|get|take|remove|change|leave|use|offer|fast|push|elevate|collect|save|swab|scan|flush|hang|draw|send|withhold|swap|swop|shut|shift|t\/f|book|pass on|listen) (?:a|an|the|it|him|her|his|them|on|up|down|off|at|if|in|another|bloods?|obs|fluids?|feeds?|all|any|for|head|hob|weight|strict|cultures?|labs?|samples?|file|\d|{n}|bladder|first|w|message|sandwiches|chat)\b(?! funny)
        (?:tbc|asap)\b
        keep (?:nil|npo|him|her|them|the|on|flat|sats|map|hob|head|warm|nbm|fasted|strict)
        if (?:he|she|it|they|the|his|her|sats|bp|temp|k|hb|uop|pain|no|not|any|over|under|under|above|below|>|<)\b
        no (?:getting up|bp|bps|bloods|ivs?|venepuncture|lifting|straw|straws|visitors|im|rectal)\b
        (?:sedation hold|weaning|trial (?:of|without)|twoc|tov|voiding trial|spont\w* breathing trial|sbt)\b
        (?:ctm|cont'?d?|continue|continuing|carry on|keep going)\b(?! to)
        (?:redraw|renew|await\w*|advance)\b
        (?:wake|woken|waking) (?:him |her |them )?(?:for|at|up for)
        get (?:consent|bloods|a|an|the|his|her|some|labs|urine|another|him|her|them|weight)\b(?= \w+)(?! (?:bit|lot|little))
        (?:wants?|asked|would like|'d like|likes?|needs?|expects?) to (?:be )?(?:called|told|know|notified|rung|paged|phoned|hear|informed)\b
        next (?:\d{4}|{time}|{day}|plex|hd|dose|one|due|check|\w+ (?:at|@|due|{day}|{time}))
        (?:start|begin|commence) \w+ (?:at|tonight|tomorrow|in|with|{day})
        (?:surgery|theatre|or|scan|ct|mri|angio\w*|echo|scope|biopsy|meeting|fitting|class|teaching|slp|pt|ot|eval\w*|x-?ray|procedure|cath|lp|picc|ercp|dialysis|hd|review|ect|bronch|removal|repeat|conference|consult|bath|bloods|labs|trach\w*|surgeon|decision)(?: is|'s| are)?(?: [a-z]+){0,2}? (?:due |booked |at |on |in |for )?(?:the )?(?:am|mane|{day}|{time})(?=[,.;]|$| )
        (?:decision|talk|plan) (?:on|about|for|re) \w+
        (?:teaching|education|consent|paperwork|admission|obs sheet|forms?)(?:'s| is| are)? (?:not|still|outstanding|needs?|due|yours|hasn't)
        (?:keep|have|leave) (?:\w+ ){1,3}(?:at (?:bs|bedside|the bedside|head)|in reach|handy|by the bed)
        finish(?:es|ing)? \w+ (?:d\d|course|at|on|tonight|tomorrow|{day})
        lights low|low stim\w*|cluster cares?
        (?:you've|you'll|yours|your) (?:got|have|job|turn|next|be|are)\b
        (?:can|if) (?:someone|somebody|you|days|nights|whoever)\b
        (?:left|leaving) (?:that|it|them|those|this|the \w+) (?:for|to|with) (?:you|days|nights|the)
        (?:they|he|she|team|physio|day staff|days|nights|someone) will (?:do|see|come|take|bring|ring|send|decide|be)\b
        (?:relook|re-?look|re-?scan|re-?dress|re-?swab|re-?site|re-?check)\b
        (?:fetch|prop|bring|order|top up|log) (?:him|her|them|one|it|more|another|up)\b
        (?:tmrw|tomorrow|mane)(?=[,.]|$)
        (?:nightly|daily|weekly) (?:ecg|dressing|bloods|weights?|review)\b
        if (?:fever|temp\w*|bleeding|febrile|spikes?|worse|worried|concerned|in doubt|stays|less|drops)\b
        for you:|begin \w+
        watch (?:it|that|him|her|the)\b
        (?:wants?|asked for|want) (?:photos?|an? (?:enema|review|weight|sample|swab|\w+ level))\b
        (?:that's|that is) the plan\b
        (?:don't|do not) (?:touch|move|let|give|take|sit|use|change)\b
        (?:on (?:their|his|her) way (?:up|down|over))\b
        waiting (?:for|on) (?:the |a )?(?:\w+ )?(?:from|to come from) (?:pharmacy|stores|the lab|theatre|csd)\b
        (?:goes|going) in (?:{day})
      `),
    ],
    unless:
      /\b(?:(?:tylenol|was|ketamine|1400|had) [^.;\n]{0,16}(?:at|by) (?:noon|ten|three|\d{4})|we continue|if he can|if she can|change in (?:status|mental))|\b(?:not to be missed|(?:until|till|unless) (?:if|needed)|if (?:he|she) (?:makes|lets|can|wants to be)|(?:went|were|was|had|did|dipped|swallowed|took|given) (?:\w+ ){0,3}at \w+)|care plan addressing|comprehensive care|den(?:ies|ied|ying) (?:\w+ ){0,4}plans?\b[^.;\n]{0,24}|(?:no|without(?: a| any)?|has a|have a) (?:\w+ )?plans? (?:for|to|on|about) (?:\w+ )?(?:self|suicid|harm|hurt|kill|die)/gi,
  },
  FAMILY,
];
