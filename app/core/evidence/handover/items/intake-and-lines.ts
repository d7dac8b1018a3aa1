import { type HandoverItem, namesIn } from "../handover-item.ts";
import { wordings } from "../wordings.ts";

/** What goes in, comes out and is eaten, and the lines and tubes for it. */
export const INTAKE_AND_LINES: readonly HandoverItem[] = [
  {
    id: "infusions",
    label: "Infusions",
    isSaidUndone: true,
    concepts: namesIn("infusion,syringe driver,parenteral nutrition,pca pump"),
    patterns: [
      ...wordings(String.raw`
        (?:nitro|gtn|heparin|insulin|norad\w*|levo\w*|dopamine|milrinone|propofol|ketamine|fentanyl|lasix|mag\w*|potassium|amio\w*|cardizem|diltiazem|octreotide|hartmann's|darrow's|saline|blood|albumin)(?:'s| is)? (?:going|dripping)\b
        hung (?:a|another|the|his|her|one|two) (?:unit|bag|litre|liter)\b
        running (?:\w+ )?(?:\w+(?:caine|fentanil|morphine|mab|zole|cillin|penem)|insulin|heparin) at\b
        (?:drips?|infus\w+|gtt|ivi|ivf|ivfs|csci|tpn|pca|epidural|epid|vrii|fviii|tko|kvo)\b
        (?:running|ticking) at {n}
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
        (?:pool|unit|bag|platelets|blood) went up\b
        (?:amiodarone|amio|digoxin|magnesium|phenytoin|keppra|levetiracetam|aminophylline|nac|heparin) load\w*
        (?:went|in|into|going into) (?:in )?(?:the|his|her) (?:syringe )?driver
        (?:norad\w*|levophed|propofol|precedex|dex|fentanyl|midaz\w*|alfent\w*|remi\w*|ketamine|heparin|hep|insulin|gtn|amio\w*|magnesium|mag|synto\w*|oxytocin|pitocin|cardizem|diltiazem|dobutamine|milrinone|vaso\w*|lasix|octreotide|pantoprazole|bupiv\w*|morphine|morph) (?:infusion|drip|gtt|running|at|is at|pump|driver|@|{n} ?ml)
        (?:platelets|ffp|cryo|prbcs?|packed cells|red cells|blood) (?:is |are |was )?(?:up|running|going|still|through|hung|finished|in)\b
        driver (?:was |is |got )?(?:renewed|changed|reloaded)\b
        (?:another|next|second|last) one's up\b
        cannula(?:'s| is) capped\b
        load of (?:levetiracetam|phenytoin|keppra|magnesium|amiodarone|digoxin)\b
        {n} ?(?:mg|mcg|g|grams?|units?|iu|u|mmol|meq) ?(?:\/|per|an) ?(?:h|hr|hour)\b
        {n} ?(?:mg|mcg|g|grams?|units?|iu|mmol|meq|mls?)(?: in \d+ ?(?:mls?|l)?)?(?: \w+){0,3}? (?:running|infusing)\b
        (?:oxytocin|pitocin|synto\w*|antibiotics?|abx|vanc\w*|potassium|kcl|pip-?taz\w*|tazocin|mero\w*|mag\w*|nitro\w*|gtn|tpa|alteplase|nicardipine|dopamine|dobutamine|milrinone|labetalol|esmolol|ketamine|midazolam|lidocaine|morphine|fentanyl|hydromorphone|dilaudid|furosemide|lasix|bumetanide|pantoprazole|octreotide|terlipressin|albumin|blood|platelets)(?:'s| is| still| drip| bag| was)* (?:running|infusing)\b
      `),
    ],
    unless:
      /\b(?:(?:request\w*|want\w*|await\w*|declin\w*|refus\w*|offer\w*|discuss\w*|consider\w*) (?:an |her )?epid\w*|(?:glucose|dextrose) (?:gel|tab\w*)[^.;\n]{0,24}|half an hour|quarter of an hour|sputum number|sample number|\d ?\/ ?\d+,? going at \d+|(?:heart|pulse|hr)[^.;\n]{0,12}going at|(?:nutrini|nutrison|osmolite|jevity|feed|peg|water|clamped|ors|gastrolyte|nepro|fortisip|glucerna)[^.;\n]{0,24}(?:h|hr|hour)\b|urine in the bag|patches)|\b(?:drip (?:stand|pole|chamber)|tinged drip|drip(?:'s| is)? (?:out|removed)|post-?nasal drip|(?:feeds?|tf|gt|peg|ng|drain|foley|urine|evd|ct|uop)(?:'s)? [^.;\n]{0,24}(?:h|hr|hour)\b|epidural (?:cath\w*|site)? ?(?:out|removed|came)|hartmann'?s (?:procedure|\d(?!\d* ?(?:mls?|cc)))|(?:infusion|transfusion|bag|iron)(?:'s| is)? (?:booked|planned|clinic)|\d+ cc\/h clear)|(?:driver|pump|fluids|drips?) none\b|dripping|not? (?:for )?(?:transfus|infus)|no (?:iv fluids|drip|transfus)|accept blood \w+|(?:sats?|spo2|oxygen|\d{2}|cannula|percent|prongs|specs)[^.;\n]{0,12} (?:on|at) one lit(?:re|er)\b|(?:put|putting|passed|passing|draining) (?:out )?[^.;,\n]{0,16} an hour|if (?:he|she|hb)[^.;\n]{0,24}/gi,
  },
  {
    id: "fluid_balance",
    label: "Fluid balance",
    measures: ["urine-output", "intake", "output"],
    concepts: namesIn("urine output,fluid balance,dehydration,edema,fluid overload,output"),
    patterns: [
      ...wordings(String.raw`
        (?:passing|passed) (?:a lot of|lots of|plenty of|good|no|little|hardly any|dark|bloody) (?:urine|water|wee)\b
        (?:hasn't|has not|not) (?:had a|passed any|passed) (?:wee|pee|water|urine)\b
        (?:nappies|nappy|pads?|bed) (?:wet|soaked|dry)(?: x ?\d)?\b
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
        (?:drains?|jps?|hemovac|bulbs?|canister|evd|chest tube|icc|pouch|ostomy|colostomy|ileostomy|stoma|foley|condom cath|purewick|idc|vac|ng|ngt|uridome|catheter|catheter bag|redivac|blake|penrose|left|right|urinal|bottle)(?:'s| has| had| is| was|'s got| got| gave| put out| made| with| drained| at)*(?: about| around| only| maybe| just| another| got| over)* {ml}
        {ml} (?:out|ss|serosang\w*|sang\w*|bilious|brown|amber|straw|pink|bloody|green|ha?emoserous|serous|blood-?tinged|of urine|old blood|blood)\b(?! (?:of bed|products))
        {ml} ?(?:cc|mls?|ml)?\/hr? (?:clear|amber|yellow|of urine|bloody|serosang\w*|out)
        (?:ebl|qbl|tbl|pvrs?|residuals?|resid|lochia|blood loss|uop|u\/o|uo|bladder scan)[^.;\n]{0,12}?{n}
        point \w+ (?:negative|positive|neg|pos|in|out|up|down|behind)\b
        (?:urine|pee|wee|waterworks)(?:'s| is| was| has| looks| looked| output)? (?:is |been |still |just |nice and |a bit |now )*(?:{n}|{ml}|clear|dark|amber|concentrated|cloudy|straw|tea|rosy|pink|red|bloody|good|scant|saved|cola|lovely|dropped|picked|flowing|like)\b
        (?:strict|keep the|chart) (?:chart|balance|intake|ins|in and outs|io)(?: strict)?\b
        (?:i's and o's|ins and outs|is & os|is and os|i&os?|is\/os)\b
        (?:a|to a|just a|bare|only a) (?:dribble|trickle)\b
        (?:{n}|{ml}|hundred[^.;,\n]{0,14}) (?:all|for the|in the whole|over the|since) (?:shift|day|night|theatre|midnight|noon|lunch|yesterday)\b
        (?:clear|pale) yellow\b|pink-?tinged|cola-?colou?red|tea-?colou?red|ros[eé]\b
        (?:gone|been|went) (?:only )?(?:once|twice|three times)(?=,| (?:since|dark|for|and))
        (?:hasn't|has not|not) (?:been|gone|peed|voided) (?:since|yet)
        (?:1|one|two|1\.5|1\.2|800|one point \w+) ?(?:l|lit(?:re|er)s?) (?:restriction|fluid|a day|per day)
        bladder scan\w* (?:was|showed|of|for|{n}|residual)
        {ml} (?:mls? )?(?:of )?(?:green|brown|clear|bilious|dark) (?:liquid|fluid|stuff)\b
        lost (?:about |around |nearly )?(?:a|one|two|half a) lit(?:re|er)s?\b
      `),
    ],
    unless:
      /\b(?:(?:a|our|my|this|that|another|the) wee [a-z]+|(?:nac|third|second|first|iv|fourth|next|fluid) bag\b|bag (?:is|'s) going|bag at|weeks plus|(?:eye|ankle|lip|face|knee|wrist|joint|hand|scrotum)\S* (?:\w+ )?swollen|swollen (?:shut|\+|ankle|knee|wrist)|swelling goes|litre over|with each void|measure the|first two voids|increase the output|basal-bolus|boluses|flush it)|\b(?:orthos\w* pos|didn't wet|if (?:he|she)[^.;\n]{0,30}retention)|\b(?:no bolus|(?:amio|hep|heparin|ng|lr|ns|saline|fluid|feed|\dl|\d ?l lr) bolus|bolus (?:is|in|given|a|of|done|\d)|1l bolus|(?:no|nil|some|joint|without|less|facial|the) (?:\w+ )?swelling|(?:running|rate|going|coming|pump|epidural|is|'s|at) (?:at |down )?(?:\w+ )?(?:mls?|mils)\b|flush\w* (?:it )?(?:with|by)[^.;\n]{0,12}|(?:with|another) \w+ cc,|(?:i&o|i & o) not strict|not strict|(?:kids|are|whanau|wh\u0101nau|family|visitors|staff|people|sons) (?:\w+ )?in and out|timed voids?|trial of void|voiding trial|dry lips|swollen,|(?:here|in|admitted|came in) (?:for|with) dehydration)|(?:rul(?:e|ed|ing) out|query)[^.;,\n]{0,16}|[^.;,\n]{0,24}(?:is )?(?:being )?ruled out|joint (?:swelling|edema)|\bif (?:he|she) (?:hasn't|doesn't)[^.;\n]{0,24}|oral mucosa|\bwee (?:facial|bit|while|turn|drop|man|lady|one|sleep|chat|walk|rash|cough|burst|boy|girl|lass|lad)|(?:heparin|octreotide|fentanyl|morphine|ketamine|midaz\w*|propofol|insulin|loading|dose) bolus|(?:thirty|forty|\d\d) plus \w+|cervix[^.;\n]{0,24}|in and out of/gi,
  },
  {
    id: "nutrition",
    label: "Nutrition",
    concepts: namesIn(
      "nutrition,diet,npo,appetite,tube feeding,parenteral nutrition,feeding,swallow,dysphagia,thickened fluids,formula,clear liquids,intake,malnutrition,anorexia",
    ),
    patterns: [
      ...wordings(String.raw`
        off (?:his|her|their) food\b
        nothing (?:po|by mouth|orally)\b
        (?:sipping|nibbl\w+|picked at (?:his|her))\b
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
        (?:latch\w*|suckl\w*|nippl\w*|top-?ups?|formula)\b
        mouth care only
        (?:carb|cardiac|renal|regular|house|consistent carb\w*|ada|ccd|dysphagia) (?:diet|count\w*)
        (?:had|took|take|taking|managed|kept|wants|wanted|downed|drank|sipped|nibbled|picked at|tolerat\w+|got|demolished|polished off|scoffed|smashed|hoed into|wolfed|inhaled|asked for|enjoyed|finished|put away|half an?|half|bit of|bowl of|cup of|glass of|bites of|sips of|mouthfuls? of|spoon\w* of)(?: down)?(?: (?:a|an|some|his|her|the|half|of|two|both|little|bit|few|all|cup|bowl|glass))* (?:juice|tea|coffee|cuppa|sangas?|sanger|salad|fruit|rice|chicken|pudding|mash\w*|gravy|lemonade|ginger ale|water|milk|milkshake|ensure|shakes?|broth|bread|pie|chips|curry|stew|pasta|fish|beans|pizza|burger|bacon|apple\w*|sao|saltines?|pancakes?|grits|oatmeal|dal|roti|pho|tray|fluids|tucker|kai|food|solids)\b
        (?:prune juice|cuppa|sangas?|sangers?|saltines|mech(?:anical)? soft|full liqs?|clear liqs?|soft foods?|finger foods?|double (?:serves?|portions?|protein)|ensure(?= (?:plus|tds|bd|tid|bid|x|shakes?|drinks?|clear|compact)|[,.])|lemon ice|tray (?:ordered|untouched|went|came|eaten)|soft moist|chin tuck\w*|dysphagia|easy to chew|bite-?sized|free water|calorie count|thin liquids?|thins)\b
        (?:failed|passed|bedside|barium) (?:\w+ )?swallow\w*
        (?:carb|cho)[- ](?:consistent|controlled)|consistent carb\w*|heart healthy|cardiac diet|reg diet|ada diet|low ?na|renal diet|vego|vegetarian|halal|kosher|vegan|gluten[- ]free
        nothing (?:but|by mouth|to eat|past|after midnight|in (?:his|her) stomach)\b
        (?:fluids|meds|food|stuff|things|orals) by mouth\b
        (?:nutrini|ors|dioralyte|peptamen|pediasure|infatrini|fortini|nutramigen|complan|calogen|scandishake|resource|ensure plus)\b
        (?:potato\w*|mars bar|samosa|chapati|ugali|jollof|ramen|casserole|sausages?|ham|cheese|peas|carrots)\b
        {n} ?(?:per ?cent|%)? of (?:meals?|breakfast|lunch|dinner|supper|tray)
        (?:peg|peg-j|pej|ng|ngt|og|ogt|nj|dobhoff|g-?tube|tube) (?:feeds?|fed|at|running|stopped|overnight|nutrison|on hold|restart\w*)
        (?:salt|slt|slp|speechie|speech(?: therapy| path\w*)?) (?:saw|seen|assess\w*|got|has|have|review\w*|cleared|eval\w*|rec\w*)
        (?:tolerat\w+|managing|had) (?:\w+ )?(?:diet|fluids|oral|orals|po|sips|half|a bit|feeds)\b
        everything by mouth\b
        (?:set|sets) (?:the|his|her) tray up\b
        (?:cold|milk|protein) shakes?\b
      `),
    ],
    unless:
      /\b(?:to ensure|ensure (?:a|that|their|safety|comprehensive|the|he|she|proper|adequate)|dietary (?:adjust\w*|issue|change)|(?:cat|dog|fish|bird)[^.;\n]{0,10}feeding|culture bottle|change the bottle|until drinking|drinks too many|protein drinks\. |asking for a cuppa)|\b(?:pap \d+|low sodium,|low sodium level|(?:voided|peed?|voids?|urine|filled|baxter|drain|in a|of) (?:\w+ ){0,2}bottles?|peri bottle)|\b(?:last drink|drinks? (?:a|about|\w+) (?:beers?|cans|day|vodka|bottle)|clear fluid (?:14|at|on|from|draining|\d)|arom[^.;\n]{0,14}|peri bottle|baby bottle|bottles? (?:of (?:urine|o2)|in a)|level (?:one|1)(?:'s)? primed|next level\b|level at|(?:left|right|his|her|the) nipples?|(?:hide|hidden|crush\w*) it in the (?:custard|jelly|yogh?urt)|legs (?:gone|like|turned) to jelly|(?:after|with|before|at|since|about|round|sunday|come) (?:his |her |the )?(?:breakfast|lunch|dinner|supper|tea|brekkie)|(?:breast-?feed\w*|bf|latch\w*|baby latched)[^.;\n]{0,10}|carb counting)|\b(?:after|before|since|until|till|at|over|by) (?:lunch|dinner|breakfast|supper|meals?)\b|baby feeding|on the bottle/gi,
  },
  {
    id: "devices",
    label: "Devices and lines",
    isSaidUndone: true,
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
      /\b(?:get a line in|cast split|arm in a cast|(?:\d+|~\d+) g\b|driver site|splint off)|\b(?:(?:abscess|they|we|was|been|had it|boil|haematoma|subdural) drained|drained (?:it|on|through|just)|pulled (?:his|her|their|out his|out her) (?:own )?(?:iv|ivc|cannula|line|ng|drip)(?: out)?|(?:iv|drip|cannula|catheter|ng|line)(?:'s| is)? (?:came |come )?out\b(?! of)|no (?:piv|iv|lines?|tubes?|drains?|restraints?|physical restraint)|picc declined|declined (?:a )?picc|tubes, shocks|no tubes|(?:ivc|blood) filter no|glucomet\w+|telemetry|commode|restraints?|(?:for|put through for|needs?|wants?|getting) (?:a )?(?:permcath|picc|peg|pacemaker|catheter|trach\w*) (?:tomorrow|on|next|if|in)|(?:resections|bowel|anal|perianal|enterocutaneous)[^.;\n]{0,10}fistula|teeth|dentures|for (?:his|her) valve|valve within|valve (?:infection|surgery|replacement))|\b(?:lift|stock|brief|wristband|bracelet|armband|equipment|side rails?|bed rails?|pan room|no line|no ng|no tele|no catheter|no drain|no lines|port sites|oxygen concentrator|\w+ (?:is )?(?:broken|busted)|gown|nebuli[sz]er by|walkabout|mask the|masked)\b|\bhearing aid|iv (?:art|abx|antib|para|fluids|pip|cef|ben|vanc|fur|las|met|mor|mero|ond|pan|dex|hyd|keto|tor|dil|to po)|stent(?:s)? (?:back|in)|hoist|call ?bell/gi,
    isNot:
      /^(?:pca|pump|stitches|sutures|mepilex|gauze|wick|cath'd|caths|tubed|thigh-highs|bandag\w+|masking|masked|napp\w+|nappies|marker|glasses|stockings?|butterfly|pcn|toco|tracheal|tele(?:'s|metry)?|telemetry|commode|neb|nebs|glucometer|stand aid|sara stedy|stedy|patches|bags?|bag's|one sixteen|spirometer|incentive spirometer|valve|cooling blanket|stents?|sides|padded sides|restraints?|pan|dsg|urinal|dressing'?s?|patch|spacer|puffers?|needle'?s?|pads?|slide board|tubing|steri-?strip\w*|sliding board|diaper|pacing|tele|bag|ctg|plaster|midline)$/i,
  },
];
