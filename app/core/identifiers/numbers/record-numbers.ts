import type { Found } from "../found.ts";

/** Numbers of records, accounts, cards and papers: by their label, their check digit, or their length. */
export function findRecordNumbers(text: string): Found[] {
  return [
    ...each(text, SOCIAL_SECURITY, () => true),
    ...afterCue(text, CALLED_SOCIAL, [SOCIAL_IN_PARTS, () => true]),
    ...(SOCIAL.test(text) ? each(text, SOCIAL_ALONE, () => true) : []),
    ...each(text, BENEFICIARY, () => true),
    ...each(text, NATIONAL_INSURANCE, () => true),
    ...each(text, NURSES_PIN, () => true),
    ...each(text, FOURS, isRowOfFours),
    ...each(text, FILE_NAME, () => true),
    ...each(text, HANDLE, () => true),
    ...each(text, HARDWARE_ADDRESS, () => true),
    ...each(text, DONATION, () => true),
    ...each(text, TAX_CODE, () => true),
    ...each(text, HEALTH_INDEX, (match) => !/(?:19|20)\d\d$/.test(match) && !KEPT_LETTERS.test(match)),
    ...each(text, GROUPED, isGrouped),
    ...each(text, SPELLED_OUT, () => true),
    ...each(text, SPELLED_BEHIND_LETTER, () => true),
    ...each(text, SIX, isSix),
    ...each(text, ROW_NUMBER, () => true),
    ...each(text, LETTERED_GROUPS, isLetteredGroups),
    ...each(text, IBAN, (match) => match.replace(/\D/g, "").length >= 10),
    ...each(text, CARD, isCard),
    ...each(text, LONG, (match) => !isTimestamp(match)),
    ...afterCue(
      text,
      CALLED,
      [NUMBER, isRecordNumber],
      [LETTERED_PARTS, isLicence],
      [SMALL_LETTERED, isRecordNumber],
      [SPELLED_WITH_LETTER, () => true],
      [SPELLED_AFTER_CUE, () => true],
    ),
    ...afterCue(text, CALLED_DEVICE, [NUMBER, isDeviceNumber]),
    ...afterCue(text, CALLED_SERIAL, [NUMBER, isRecordNumber]),
    ...afterCue(text, CALLED_WEAKLY, [NUMBER, isWeaklyCalled]),
    ...afterCue(text, NUMBERED, [NUMBER, isRecordNumber]),
    ...afterCue(text, CALLED_VEHICLE, [PLATE, isPlate]),
    ...each(text, BRITISH_PLATE, () => true),
    ...each(text, VEHICLE_NUMBER, () => true),
    ...each(text, MIXED, (match) => match.replace(/\D/g, "").length >= 6),
    ...each(text, CODED, isCode),
    ...each(text, FIGURES_AND_LETTERS, isCodeOfGroups),
    ...each(text, LETTERS_AND_FIGURES, isLongCode),
    ...each(text, MASKED, () => true),
    ...each(text, OF_A_SERIES, () => true),
    ...each(text, NATIONAL_NUMBER, () => true),
    ...each(text, SEVEN_OR_EIGHT, isSevenOrEight),
  ];
}

const SOCIAL_SECURITY = /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g;
/** Seventeen letters and figures, as every vehicle has had since 1981; without I, O and Q. */
const VEHICLE_NUMBER = /(?<![\p{L}\d])(?=[A-Z]*\d)(?=\d*[A-Z])[A-HJ-NPR-Z\d]{17}(?![\p{L}\d])/gu;
const IBAN = /(?<![\p{L}\d])[a-z]{2}\d{2}(?: ?[a-z\d]{4}){2,7}(?: ?[a-z\d]{1,4})?(?![\p{L}\d])/giu;
const CARD = /(?<![\d.-])\d(?:[ -]?\d){12,18}(?![\d-])/g;
const LONG = /(?<![\p{L}\d+]|\d[.,])\d{9,}(?![\p{L}\d]|[.,]\d)/gu;
/** Letters and digits in one word, as on a licence or a wristband. */
const MIXED = /(?<![\p{L}\d./-])(?=[A-Z\d-]*\d)[A-Z]{1,4}-?\d[A-Z\d-]{5,}(?![\p{L}\d])/gu;

const CODED =
  /(?<![\p{L}\d./-])[A-Z]{1,5}\d?(?:[-/][A-Z]{1,5})?[-/](?=[A-Z\d/-]*\d{3})[A-Z\d]+(?:[-/][A-Z\d]+)*(?![\p{L}\d])/gu;
/** "881-204-C", "5507-W-216", "JL/7350/88c", "H87.5403": figures and letters in groups. */
const FIGURES_AND_LETTERS =
  /(?<![\p{L}\d./-])(?=[\p{L}\d/.-]*\d{3})(?=[\d/.-]*[A-Za-z])(?:[A-Z]{1,4}|[A-Z]?\d{1,8}|\d{1,4}[A-Z])(?:[-/.](?:[A-Z]{1,3}|\d{1,12}[A-Za-z]?)){1,4}(?:\/[a-z])?(?: [A-Z]\d?(?:\/\d)?)?(?![\p{L}\d%]|[-./:,]\d| ?(?:mg|ml|mls|mcg|units?|mm|cm|kg|kcal)(?!\p{L}))/gu;
/** "****8812", "XXXXX4470": all but the last four are covered. */
const MASKED =
  /(?<![\p{L}\d*•.])(?:[A-Z]{0,3}[*•xX]{3,}[ -]?\d{4,5}|(?:\d{4}[ -])?(?:[*•xX]{4}[ -]){1,3}\d{4})(?![\p{L}\d]|[.,/]\d)/gu;
/** "24:CH0081735R", "2207718/24", "20-44-18 77120943": a laboratory's, a number of its year, an account behind its bank. */
const OF_A_SERIES =
  /(?<![\p{L}\d./:-])(?:\d\d:[A-Z]{2}\d{5,}[A-Z]?|\d{6,8}\/(?:20)?[012]\d|\d\d-\d\d-\d\d \d{8})(?![\p{L}\d]|[-./:,]\d)/gu;
/** France's, Norway's and Switzerland's numbers of persons, as they are grouped. */
const NATIONAL_NUMBER =
  /(?<![\p{L}\d./:,-]|\d )(?:[12] \d\d (?:0[1-9]|1[0-2]) \d[\dAB] \d{3} \d{3}(?: \d\d)?|(?:0[1-9]|[12]\d|3[01]) (?:0[1-9]|1[0-2]) \d\d \d{3} \d\d|756\.\d{4}\.\d{4}\.\d\d)(?![\p{L}\d]|[-./:,]\d| \d)/gu;
const SEVEN_OR_EIGHT =
  /(?<![\p{L}\d+./:,-])\d{7,8}(?![\p{L}\d]|[.,/:]\d| ?(?:units?|iu|cells|cfu|copies|ml|mg|\/))/giu;

/** "SSN: 430 66 1729", "social ends in 1729", "XXX-XX-1729". */
const CALLED_SOCIAL =
  /(?<![\p{L}\d])(?:ssn|ss#|ss (?:no|number)|s\.s\.n\.|social(?: security)?(?: (?:no|number|num|#))?|soc sec|last (?:four|4)(?: (?:of|digits)){0,2}(?: (?:the |her |his )?(?:ssn|social))?)(?:[ \t]*(?:'s|no|number|num|#|is|was|are|ends?(?: in| with)?|ending(?: in| with)?|on file|in chart|[:=.,(-])){0,5}[ \t]*/giu;
const SOCIAL_IN_PARTS =
  /(?:(?:\d{3}|[xX*•]{3})[ .\-‑–]?(?:\d{2}|[xX*•]{2})[ .\-‑–]?\d{4}|\d{9}|\d{4})(?![\p{L}\d]|[.,]\d)/uy;
const SOCIAL = /(?<!\p{L})(?:ssn|social|ss#|soc sec)(?!\p{L})/iu;
const SOCIAL_ALONE =
  /(?<![\d.,/-]|\d )\d{3}[ .‑–]\d{2}[ .‑–]\d{4}(?![\d-]|[.,]\d| \d)|(?<!\w)[xX*]{3}-[xX*]{2}-\d{4}(?!\w)/g;
/** Medicare's 1EG4-TE5-MK72. */
const BENEFICIARY = /(?<![\p{L}\d])[1-9][A-Z][A-Z\d]\d[- ]?[A-Z][A-Z\d]\d[- ]?[A-Z]{2}\d{2}(?![\p{L}\d])/gu;
/** "QQ 12 34 56 C". */
const NATIONAL_INSURANCE = /(?<![\p{L}\d-])[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![\p{L}\d])/gu;
/** A British nurse's registration: a year, a letter for its month, four figures and a letter. */
const NURSES_PIN = /(?<![\p{L}\d./-])\d{2}[A-L]\d{4}[A-Z](?![\p{L}\d/-])/giu;
/** "6335 9704 1182": cards and passes, unlike a row of times. */
const FOURS = /(?<![\p{L}\d./:,-]|\d )\d{4}(?: \d{4}){2,4}(?![\p{L}\d%]|[-./:,]\d| \d)/gu;
/** Files and accounts contain names: "heel_mbeki.jpg", "@jamal.runs", "Facebook maricris.rn"; "@0200" is a time. */
const FILE_NAME =
  /(?<![\p{L}\d@/.])[\p{L}\d][\p{L}\d_.()-]{0,80}\.(?:jpe?g|png|heic|gif|tiff?|bmp|mp4|mov|avi|m4a|mp3|wav|pdf|docx?|xlsx?|csv|txt|dcm|zip)(?![\p{L}\d])/giu;
const HANDLE =
  /(?<![\p{L}\d._%+@-])@(?!\d{1,4}(?:[.:]\d\d)?(?:am|pm|hrs?|h)?(?![\p{L}\d_]))[\p{L}\d_][\p{L}\d_.]{1,40}[\p{L}\d_]|(?<=(?<!\p{L})(?:facebook|insta(?:gram)?|tik ?tok|twitter|snap(?:chat)?|skype|telegram|wechat|linkedin|youtube|whatsapp|kakao|viber|signal|discord|reddit|handle|user ?name|user|screen name|login|log-in|account name|profile|gamertag)(?: (?:is|id|name|handle|account|as|page|profile)){0,4}:? ["“]?)(?=[\p{L}._-]*[\d_.])[\p{L}\d][\p{L}\d_.-]{2,40}[\p{L}\d_](?![\p{L}\d@])/giu;
const HARDWARE_ADDRESS = /(?<![\w:-])[\da-f]{2}(?:([:-])[\da-f]{2})(?:\1[\da-f]{2}){4}(?![\w:-])/gi;
/** A blood donation's "G101 725 004 331" and "G0538 24 116 702". */
const DONATION =
  /(?<![\p{L}\d./-])[A-Z](?:\d{3} ?\d{3}|\d{4} ?\d{2}) ?\d{3} ?\d{3}(?: [\dA-Z])?(?![\p{L}\d])/gu;
/** Numbers of tax offices that are used as identity numbers: Chile's, Brazil's and Italy's. */
const TAX_CODE =
  /(?<![\p{L}\d.,-])(?:\d{1,3}\.\d{3}\.\d{3}-[\dK]{1,2}|[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z])(?![\p{L}\d-])/giu;
/** New Zealand's ABC1234 and ABC12DE. */
const HEALTH_INDEX = /(?<![\p{L}\d./-])[A-HJ-NP-Z]{3}(?:\d{4}|\d{2}[A-HJ-NP-Z]{2})(?![\p{L}\d-])/gu;
const KEPT_LETTERS = /^(?:ETA|DOB|GCS|DNR|MDT|BED|DAY|POD|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|DEC|JAN)/;
/** "60-41-877", "30-9981-4", "2024-018833": two or three groups that are not a row of times, doses or days. */
const GROUPED =
  /(?<![\p{L}\d./:,+-])\d{1,9}(?:-\d{1,7}){1,4}(?:-[A-Z]{1,3})?(?![\p{L}\d%]|[-./:,]\d| ?(?:mg|ml|mls|mcg|units?|hrs?|hours|kcal|cal|g|l)(?!\p{L}))/gu;
const DIGIT_WORD = "(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|niner)";
/** "0 1 6 3 2, 9 6 0, 7 7 1", "oh seven seven double zero": seven digits one by one are a number read aloud. */
const SPELLED_OUT = new RegExp(
  `(?<![\\p{L}\\d./:-]|\\d[ ,])(?:\\d(?:[ ,]{1,2}|-)(?:(?:dash|hyphen|space) )?){6,24}\\d(?![\\d\\p{L}/:%]|[.]\\d)|(?<![\\p{L}\\d])(?:(?:(?:double|triple) )?${DIGIT_WORD}(?:, | - |-| )(?:(?:dash|hyphen|slash|space|then) )?){5,24}(?:(?:double|triple) )?${DIGIT_WORD}(?![\\p{L}\\d])`,
  "giu",
);
/** "C as in Charlie, two two zero, dash, nine one eight", "A dash three three eight, zero one". */
const SPELLED_BEHIND_LETTER = new RegExp(
  `(?<![\\p{L}\\d])\\p{L}(?: (?:as in|for|like) \\p{L}+)?,? (?:(?:dash|hyphen|slash),? )?(?<=(?:as in|for|like) \\p{L}+,? (?:(?:dash|hyphen|slash),? )?|(?:dash|hyphen|slash),? )${DIGIT_WORD}(?:(?:, | - |-| )(?:(?:dash|hyphen|slash|then),? )?${DIGIT_WORD}){2,24}(?![\\p{L}\\d])`,
  "giu",
);
const SPELLED_AFTER_CUE = new RegExp(
  `(?:[a-z](?:, | - |-| ))?(?:(?:(?:double|triple) )?(?:${DIGIT_WORD}|\\d)(?:, | - |-| )(?:(?:dash|hyphen|slash|stroke|space|then) )?){2,24}(?:(?:double|triple) )?(?:${DIGIT_WORD}|\\d)(?:(?: |, )[a-z](?=[,.;]|$))?(?![\\p{L}\\d/:%]|[.,]\\d)`,
  "iuy",
);
/** "00482;Asante;Yaa;cefuroxime 1.5 g": the number at the beginning of a list's row. */
const ROW_NUMBER = /(?<=^|\n)0\d{4,8}(?= ?[;|\t])/g;
/** Six digits: a count ends in zeros or is labeled as one. */
const SIX =
  /(?<![\p{L}\d+./:,$£€-]|(?:plts?|platelets?|count|wbc|wcc|rbc|load|bnp|ferritin|ck|cells|total|of|to|x)[ :=]{1,3})\d{6}(?![\p{L}\d%]|[.,/:-]\d| ?(?:units?|iu|cells|cfu|copies|ml|mg|mcg|steps|\/)(?!\p{L}))/giu;
/** Letters before figures that are labels of their own, or say what was measured. */
const LABELS =
  "NHS|MRN|URN|SSN|CHI|NHI|TEL|FAX|MOB|REF|ACC|HCN|PHN|UR|ID|NO|TO|ON|AT|FROM|FOR|REG|PHIN|PIN|EXT|PH|CELL|HOME|WORK|PEFR|DOB|DOS|CPT|ICD|DRG|IC|UHID|NMBI|UBRN|GMC|NMC|GRID|SN|LOA|CAD|TROP|TNI|TNT|TN|HSTN|AFP|PSA|VL|ESR|ABG|VBG|NGT|PEG|PEF|PF|FEV|FVC|CBG|CBGS|BG|BGL|BSL|GRBS|RBS|FBS|FSBS|FSBG|BM|WCC|WBC|RBC|PLT|PLTS|ANC|CK|CKMB|BNP|CRP|LDH|HCG|ALT|AST|GGT|ALP|UO|UOP|EBL|QBL|IVF|TV|VT|MV|CO|CI|SVR|IN|OUT|NA|HB|HCT|INR|FHR|MSP|HR|PR|RR|BP|MAP|CVP|ICP|CPP|PCO|SBR|WT|HT|GA|CTG|KCAL|VOL|NPO|NBM";
/** "UHG 554 90 1182 7", "ZKQ 884 120 557"; not "CBG 142 198 210", which are values. */
const LETTERED_GROUPS = new RegExp(
  `(?<![\\p{L}\\d./-])(?!(?:${LABELS}) )[A-Z]{2,4} \\d{2,6}(?: \\d{2,6}){1,4}(?: \\d)?(?![\\p{L}\\d%]|[-./:,]\\d| ?(?:mg|ml|mls|mcg|units?|l)(?!\\p{L}))`,
  "gu",
);
/** "BC 440917", "C0046 6321 6", "E771 2290". */
const LETTERS_AND_FIGURES = new RegExp(
  `(?<![\\p{L}\\d./-])(?!(?:${LABELS}) ?\\d)(?:[A-Z]{2,4} |[A-Z]{1,2}(?=\\d{3}))\\d{2,7}(?: \\d{1,7}){0,3}(?:(?<=\\d{5})-\\d{1,3})?(?![\\p{L}\\d%]|[-./:,]\\d| ?(?:mg|ml|mls|mcg|units?|mm|cm|kg|kcal|l)(?!\\p{L}))`,
  "gu",
);
/** LK19 ZRD and AB12CDE, a form that nothing clinical shares. */
const BRITISH_PLATE =
  /(?<![\p{L}\d-])[A-HJ-PR-Y][A-HJ-PR-Y](?:[0-2]\d|[5-7]\d) ?[A-HJ-PR-Z]{3}(?![\p{L}\d-])(?<!(?:PM|AM|HR|BP|RR|GT|ML|MG|IV|IM|SC|PO)\d\d ?\w{3})/gu;

/** What may come between a number's label and the number. */
const OF =
  "(?:[ \\t]*(?:['’]s|nos?|nr|num|numbers?|ids?|identifier|identity|ref|reference|code|is|was|were|are|as|reads|reading|read|says|given|recorded|entered|quoted|written|shows|shown|now|today|card|cards|hosp|tag|of|on|for|it|the|her|his|their|this|new|old|correct|with|ends?|ending|in|there|pin|digits|file|band|wristband|label|sticker|chart|form|front|back|visit|admission|patient|pt)(?![\\p{L}])|[ \\t]*[#№=:.,–(\"“-]){0,7}[ \\t]*";
const STRONG =
  "ours|theirs|(?:our|your) ref|phin|gms(?= ?[:#]| [A-Z]? ?\\d{3})|ehic|acat|reg(?= ?(?:no|num|#)| \\d{4,})|folder(?= ?(?:no|num|#)| [A-Z]{0,3} ?\\d{3})|source patient(?= [A-Z]{1,3} ?\\d{4})|(?:e|p|h)?mrn|mr no|mr num(?:ber)?|epi|umr|upi|uhid|uhn|h\\.?n\\.?(?= ?[:#\\d])|hosp(?:ital)? (?:no|num|number|id|unit)|unit (?=record|no\\b|number|num)|nhsn?|h&c|hsc|hcn|cn(?= ?[:#])|fin|har|empi|eid|enc(?:ounter)?|adm(?:ission)? (?=no|num|id|#|ref)|facesheet|face sheet|chart (?=no|num|id|#|ref)|emr|ehr|epic|cerner|meditech|dob and id|m\\.r\\.n\\.|mr ?#|nhi|identifier|rx|u?r\\.?n|ur|umrn|hrn|pmi|med(?:ical)? rec(?:ord)?|medical record|hospital (?=no|num|id|#|card)|nhs|chi|ssn|sin|social security|social insurance|social|soc sec|ni (?=no|num)|national insurance|national id|pps|ppsn|tax file|tfn|account|acct|encounter|csn|wristband|passport|visa (?=no|num)|licen[cs]e|driv(?:er|ing)['’]?s? licen[cs]e|dl(?= ?#| no)|policy|member(?:ship)?|insurance|insurer|medicare|medicaid|medi-cal|medical card|mediclear|dva|hicn|mbi|beneficiary(?: id)?|iban|credit card|card|cc(?= \\d{8})|patient (?=id|no|num|#)|pt (?=id|#|no|num)|subscriber|group (?=no|num|id|#|[A-Z]{1,3}-?\\d{3})|grp|health plan|health fund|plan (?=no|num|id|#)|accession|requisition|health card|ihi|hcn|phn|ohip|tax id|vin|badge|employee id|staff id|gmc|nmc|ahpra|npi|dea|pin (?=no|num)|registration|barcode|specimen|sample|isbt|donation|blood (?:fridge )?unit|docket|pre-?auth|authori[sz]ation|auth|claim|scanned as|labell?ed with|labell?ed|their number|wrist ?tag|ankle ?band|id ?band|name ?band|armband|cert(?:ificate)?|death cert(?:ificate)?|birth cert(?:ificate)?|contract|scheme|voucher|invoice|bill|receipt|statement|confirmation|conf|tracking|consignment|courier|locker|security|log|incident|datix|riskman|police|crime|case (?=#|no|num|id)|matter|warrant|inmate|prison(?:er)?|offender|booking|nino|national insurance|cpr|bsn|personnummer|dni|nie|curp|rfc|aadhaar|abha|pan(?= (?:no|card|#))|nric|fin no|hkid|mykad|rut|cpf|nif|codice fiscale|fiscal code|mdcn|pid(?= ?[:#]| (?:no|num|id)| \\d{4})|personal (?=no|num|id)|(?:trial |study )?participant(?= ?[:#]| (?:no|num|id)| [A-Z]{0,3}-?\\d{2,}-?\\d)|svnr|sv-nr\\.?|ahv(?:-nr\\.?)?|f[øo]dselsnummer|cad(?= (?:no|num|ref)| \\d{3})|emirates id|cnic|philhealth|philsys|sss|umid|tricare|dod|va (?=id|no|num|claim|file)|veteran id|cdcr|alien|a-number|uscis|green card|pension|concession|centrelink|crn|hcc|pbs|dl|d\\/l|dln|drivers?|bupa|humana|aetna|cigna|anthem|kaiser|blue ?cross|bcbs|united ?healthcare|uhc|medibank|hcf|nib|southern cross|vhi|laya|axa|payer|payor|plan|fund|carrier|co-?pay|deductible|irn|mcn|chi|prescription (?=no|num|#)|rx ?#|certificate|photo|event|incident|digits on form|on screen";
/** A serial number of four or five digits. */
const SERIAL =
  "serial|ser\\.?(?= ?(?:no|#))|s\\.?\\/n|sn(?= ?[:#]| \\d{4}| [A-Z\\d]*\\d[A-Z\\d]*-)|s\\.n\\.|lot|batch|asset";
const DEVICE = `${SERIAL}|udi|imei|device|implant|pump|monitor|recorder|controller|machine|model|stimulator|pacemaker|icd|lvad|equipment|tag|transmitter|sensor|reader|glucometer|meter|ventilator|vent(?= ?(?:no|num|id|#|serial|sn))|lead|leads|generator|prosthesis|stent|mesh|valve|hearing aids?|wheelchair|hoist|bed (?=no|num|id|#)|ref(?= [A-Z])|sku|gtin|model no|unit (?=no|num|id|#|serial|sn)`;
const WEAK =
  "visit|chart|record|case|file|band|bracelet|id|unit no|episode|referral|order|hosp(?:ital)?|reference|ref|fin|booking|room key|ticket|job|study|trial id|number|no\\.";
const VEHICLE =
  "rego|reg|number ?plates?|licen[cs]e plates?|plates?|registration|cars?|van|ute|truck|lorry|vehicle|motor(?:bike|cycle)|scooter|moped|taxi|tag|tail|hull|ambulance|bike|trailer|caravan|boat|wheels?|ford|toyota|honda|nissan|mazda|corolla|hilux|chevy|subaru|hyundai|kia|bmw|audi|volvo|jeep|tesla";
/** Any "number", "no." or "#" with five digits or with letters, except rooms and amounts. */
const NUMBERED =
  /(?<!(?:room|rm|bed|bay|ward|flat|unit|apt|house|suite|floor|phone|tel|telephone|fax|mobile|cell|large|small|total|great|a|the) )(?<![\p{L}\d])(?:no\.?|nos\.?|nr\.?|num\.?|number|numbers|id|id\.|i\.d\.|ref\.?|reference|case|file|code|#|№)(?![\p{L}])(?:[ \t]*(?:is|was|are|reads|on|the|band|card|file|label|form|of|for|her|his|#|:|=|\.)(?!\p{L})){0,4}[ \t]*/giu;
/** "MORGA 657054 SM9IJ", "6021 884 913 VT": groups of which some are letters. */
const LETTERED_PARTS =
  /(?:[A-Z]{2,6}(?: |\d )\d{4,8}(?: [A-Z\d]{2,6}){0,2}|\d{3,4}(?: \d{3,4}){1,3} [A-Z]{1,3})(?![\p{L}\d]|[/.,]\d|%)/uy;
/** "R as in Romeo, 5 5 2 0 8 1". */
const SPELLED_WITH_LETTER =
  /(?:\p{L}(?: as in| for| like) \p{L}+,? ?){1,3}(?:(?:dash|hyphen|then|and) )?\d(?:[ ,-]{1,2}\d){2,11}(?![\p{L}\d/:%]|[.,]\d)/uy;
/** "ee 20 771": in lower case, after its label. */
const SMALL_LETTERED =
  /(?!(?:at|in|on|of|to|by|no|id|is|as|pt|am|pm|po|iv|bp|hr|rr|rm|or|q|x|vs|so|up|we|he|it|an|my|ed|er|ot|ph|im|sc|wt|ht|bm|bg|k|na|hb) ?\d)[a-z]{1,2} ?\d{2,6}(?:[ -]\d{2,6}){0,3}(?![\p{L}\d]|[/.,:]\d|%| ?(?:mg|ml|mls|mcg|units?)(?!\p{L}))/uy;
const called = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}])${OF}`, "giu");
const CALLED = called(STRONG);
const CALLED_DEVICE = called(DEVICE);
const CALLED_SERIAL = called(SERIAL);
const CALLED_WEAKLY = called(WEAK);
const CALLED_VEHICLE = new RegExp(
  `(?<![\\p{L}\\d])(?:${VEHICLE})(?![\\p{L}])(?:,? (?:is|was|with|a|an|my|the|his|her|red|blue|white|black|silver|grey|gray|green|number|no|reads|registered|registration|plate|plates|rego|tag|id|no\\.))*[ \\t:.,#(]*`,
  "giu",
);

const PART = "(?:[A-Z\\d]+|[a-z]{0,3}\\d[\\da-z]*)(?:[-/][A-Z\\d]+)*";
const STOP =
  "(?=[,.;:)\\n]|$| (?:and|ref|seq|issue|copy|rev|exp|is|are|for|on|approved|matches|expires|checked|active|lapsed|\\p{Ll}{4}))";
/** "2953 71846 1", "UHG 554 90 1182 7", "GRP 7719 / 0042215-01", "C 771 204 K". */
const NUMBER = new RegExp(
  `(?:[A-Z]{1,4}(?:-[A-Z]{1,4})? (?=\\d|[A-Z]{0,3}-?\\d))?(?=[\\p{L}\\d/-]*\\d)${PART}(?: / ${PART})?(?: \\d{2,9}(?:[-/]\\d{1,4})*[A-Z]?(?![\\p{L}\\d]|[/.,]\\d|%| ?m[gl]))*(?: \\d(?:[-/]\\d)?${STOP})?(?: [A-Z](?=[,.;:)\\n]|$| \\p{Ll}))?(?![\\p{L}\\d]|[.,]\\d|%|/\\d)`,
  "yu",
);
const PLATE =
  /(?=[A-Z\d -]{0,10}\d)(?=[A-Z\d -]{0,12}[A-Z])(?![A-Z]{5})[A-Z\d]{1,8}(?:[ -](?:(?=[A-Z]*\d)[A-Z\d]{1,7}|(?<=\d[ -])[A-Z]{1,4}(?= \d|[.,;:)\n]|$| \p{Ll}))){0,3}(?![\p{L}\d])/uy;
/** Two numbers after one cue: "Requisition 4417-AE and 4418-AE". */
const AND_ANOTHER =
  /(?: and |, | or |\/| instead of | not | rather than | but not |, not | then )(?=[A-Z\d/-]*\d)/y;

type NumberForm = [form: RegExp, isMeant: (match: string) => boolean];

/** @param forms sticky; each is tried after every cue */
function afterCue(text: string, cue: RegExp, ...forms: readonly NumberForm[]): Found[] {
  const ends = Array.from(text.matchAll(cue), ({ index, 0: match }) => index + match.length);
  return forms.flatMap(([form, isMeant]) => ends.flatMap((end) => numbersAt(text, end, form, isMeant)));
}

function numbersAt(text: string, start: number, ...[form, isMeant]: NumberForm): Found[] {
  const found: Found[] = [];
  let at = start;
  for (let count = 0; count < 3; count++) {
    const number = matchAt(form, text, at);
    if (!number || !isMeant(number)) break;
    found.push(recordNumber(at, number));
    at += number.length;
    const link = matchAt(AND_ANOTHER, text, at);
    if (!link) break;
    at += link.length;
  }
  return found;
}

function matchAt(form: RegExp, text: string, at: number): string | undefined {
  form.lastIndex = at;
  return form.exec(text)?.[0];
}

/** @param isMeant is told the match and the last sixteen letters before it */
function each(text: string, pattern: RegExp, isMeant: (match: string, before: string) => boolean): Found[] {
  return [...text.matchAll(pattern)].flatMap(({ index, 0: match }) =>
    isMeant(match, text.slice(Math.max(0, index - 16), index)) ? [recordNumber(index, match)] : [],
  );
}

function recordNumber(start: number, number: string): Found {
  const identity = number.replace(/[^\p{L}\d]/gu, "").toUpperCase();
  return { start, end: start + number.length, kind: "ID", identity };
}

const VITAL_SIGN =
  /^(?:BP|HR|RR|BMI|GCS|MAP|CVP|ICP|INR|WT|HT|BM|BG|BGL|HB|HGB|WBC|CRP|EF|NA|SATS?|T|P|R) ?\d{1,3}(?!\d)/;

/** At least four digits, and neither a time nor a date. */
function isRecordNumber(number: string): boolean {
  const digits = number.replace(/\D/g, "");
  if (digits.length < 4 || isTimestamp(digits) || VITAL_SIGN.test(number)) return false;
  if (/^(?:19|20)\d\d$/.test(number)) return false;
  return !/^(?:[01]\d|2[0-3])[0-5]\d$/.test(number) && !/^\d{1,4}\/\d{1,2}\/\d{2,4}$/.test(number);
}

/** Five digits, or letters among them. */
function isDeviceNumber(number: string): boolean {
  return (
    isMixed(number) ||
    (isRecordNumber(number) && (/[A-Za-z]/.test(number) || number.replace(/\D/g, "").length > 5))
  );
}

/** "8K2PWM": letters and digits alternate, unlike in words, doses or times. */
function isMixed(number: string): boolean {
  return /^(?=.{5,})(?=.*\d.*[A-Z].*\d|.*[A-Z].*\d.*[A-Z])[A-Z\d]+$/.test(number) && /\d/.test(number);
}

function isWeaklyCalled(number: string): boolean {
  return isRecordNumber(number) && number.replace(/\D/g, "").length > 4;
}

/** Groups with letters: not a row of times, and not a label after a number. */
function isLicence(number: string): boolean {
  return (
    number.replace(/\D/g, "").length > 5 &&
    !/(?:^| )(?:DOB|MRN|NHS|AND|FOR|BP|HR|RR|IV|PO|AM|PM|TEL|EXP)(?: |$)/.test(number)
  );
}

function isPlate(plate: string): boolean {
  const length = plate.replace(/[ -]/g, "").length;
  return length > 4 && length < 11 && !/^[A-Z]+ \d{1,2}$/.test(plate);
}

/** AB-40921-X: no laboratory value or scale has so many digits; "AT-1430" is a time. */
function isCode(code: string): boolean {
  const digits = code.replace(/\D/g, "");
  return (
    digits.length > 3 &&
    !VENTILATION.test(code) &&
    !/^[A-Z]+-?(?:[01]\d|2[0-3])[0-5]\d$/.test(code) &&
    !isTimestamp(digits)
  );
}

/** Neither times nor volumes. */
const isRowOfFours = (match: string): boolean => {
  const groups = match.split(" ");
  return !groups.every(isClock) && !groups.every((group) => group.endsWith("0"));
};

/** With a group of four figures or more that is no time, year or round amount, or several of three: not "120-140s", "AC/18/450". */
function isCodeOfGroups(code: string): boolean {
  const groups = code.match(/\d+/g) ?? [];
  const isTelling = groups.some(
    (group) => group.length > 3 && !isClock(group) && !/00$/.test(group) && !/^(?:19|20)\d\d$/.test(group),
  );
  const isRow =
    /^[A-Z\d]+(?:-[A-Z\d]+){2,}/.test(code) && groups.filter(({ length }) => length > 2).length > 1;
  return (isTelling || isRow) && !STARTS_WITH_LABEL.test(code) && !/\ds$/.test(code);
}

/** Five figures or more that do not begin with a time: "ECG 0027 1041". */
function isLongCode(code: string): boolean {
  const groups = code.match(/\d+/g) ?? [];
  const digits = groups.join("");
  const isTimed = /^[A-Z]+ /.test(code) && isClock(groups[0] ?? "");
  return digits.length > 4 && !isTimed && !/00$/.test(digits) && !isTimestamp(digits);
}

/** "HR 124-118-102-92", "peak flow 180-210-260": what a measure was in turn. */
const MEASURED_BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?:${LABELS}|CIWA(?:-AR)?|COWS|PAIN|FLOW|GCS|NEWS2?|MEWS|PEWS|RASS|SATS?|SPO2|RATE|PULSE|TEMP|LACTATE|KETONES?|GLUCOSE|SUGARS?|UREA|CREAT(?:ININE)?|TROPONIN|WEIGHTS?|VOLUMES?|DRAIN|OUTPUT)[ :=]{1,3}$`,
  "iu",
);

const STARTS_WITH_LABEL = new RegExp(`^(?:${LABELS})[-/.\\d]`, "u");

/** A ventilator's mode with its rate and volume. */
const VENTILATION = /^(?:ACVC|A?P?CMV|AC|S?IMV|PRVC|VC|PC|PSV?|CPAP|BIPAP|APRV|TC)[/-]\d{1,3}[/-]/;

const isClock = (digits: string) => /^(?:[01]\d|2[0-4])[0-5]\d$/.test(digits);

/** At least six digits, unlike times, ranges, days and the forms of telephone numbers. */
function isGrouped(number: string, before: string): boolean {
  if (MEASURED_BEFORE.test(before) && /^[1-9]\d{0,2}(?:-[1-9]\d{0,2})+$/.test(number)) return false;
  const groups = number.replace(/-[A-Z]+$/, "").split("-");
  const digits = groups.join("");
  const isLettered = /[A-Z]$/.test(number);
  if (
    groups.every((group) => isClock(group) || group.length < 3) &&
    !groups.some((group) => group.length > 4)
  )
    return isLettered || (groups.length > 2 && digits.length > 6 && !groups.every(isClock));
  if (/^\d{3}-\d{4}$/.test(number)) return false;
  if (groups.length === 2) return digits.length > 6 && !/000?$/.test(number) && !isRange(groups);
  return digits.length > 5 && !groups.every(isClock);
}

/** "1000-1500", "150000-400000": both ends have the same form. */
function isRange([from = "", to = ""]: string[]): boolean {
  return !from.startsWith("0") && Math.abs(from.length - to.length) < 2 && Number(from) < Number(to);
}

/** At least three groups, one of them too long for a vital sign and not a time. */
function isLetteredGroups(number: string): boolean {
  const groups = number.split(" ").slice(1);
  const digits = groups.join("");
  const isLong = groups.some(
    (group) => group.length > 3 && !isClock(group) && !/^(?:19|20)\d\d$/.test(group),
  );
  return (
    digits.length > 7 && !groups.every(isClock) && (isLong || groups.every(({ length }) => length === 3))
  );
}

/** Six digits: a count ends in zeros. */
function isSix(digits: string): boolean {
  return !/000$/.test(digits);
}

/** Seven or eight digits: a count of cells or units ends in zeros. */
function isSevenOrEight(digits: string): boolean {
  return !/0000$/.test(digits) && !isTimestamp(digits);
}

/** At least thirteen digits, the last of them Luhn's check digit, and not a row of times such as 0800 1200. */
function isCard(match: string): boolean {
  const groups = match.split(/[ -]/);
  if (groups.length > 1 && groups.every((group) => /^(?:[01]\d|2[0-3])[0-5]\d$/.test(group))) return false;
  if (groups.length > 6) return false;
  const digits = match.replace(/\D/g, "");
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at]);
    sum += at % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}

/** 20240314, optionally with hours, minutes and seconds. */
function isTimestamp(digits: string): boolean {
  return /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])?(?:[0-5]\d){0,2}$/.test(
    digits,
  );
}
