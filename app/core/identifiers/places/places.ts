import type { Found } from "../found.ts";
import { isClinical, isThingsName, sortOf } from "../names/vocabulary.ts";
import { fold } from "../words.ts";
import { COUNTRIES, STATE, STATES } from "./regions.ts";

/**
 * Hospitals, homes, named wards, and towns, districts and counties: by their names ("… Infirmary"), by a state after
 * them, or by words of place before them ("lives in", "transferred from"). Countries and states stay, and so does what
 * every hospital has: "Emergency Department", "Surgical Ward".
 */
export function findPlaces(text: string): Found[] {
  const found = [
    ...places(text, FACILITY, "FACILITY", hasOwnName),
    ...places(text, FACILITY_IN_LOWER_CASE, "FACILITY", hasOwnName),
    ...places(text, FACILITY_ABROAD, "FACILITY", () => true),
    ...places(text, NAMED_AFTER_A_PATRON, "FACILITY", () => true),
    ...places(
      text,
      BUSINESS,
      "FACILITY",
      (name) => hasOwnName(name, "the ") && (/ (?:Ltd|LLC|Inc)$/.test(name) || hasUncommonWord(name)),
    ),
    ...places(text, SHORT_FACILITY, "FACILITY", (name) => hasOwnName(name, "to ")),
    ...places(text, FACILITY_BY_CUE, "FACILITY", isNamedByCue),
    ...places(text, FACILITY_IN_CAPITALS, "FACILITY", hasOwnNameInCapitals),
    ...places(text, UNCAPITALISED_FACILITY, "FACILITY", hasUncommonWord),
    ...places(text, PATRON_IN_LOWER_CASE, "FACILITY", isPatron),
    ...places(text, PATRONS_OWN, "FACILITY", () => true),
    ...places(text, HOUSE_AT, "FACILITY", () => true),
    ...places(text, AT_NAME, "FACILITY", isNoWord),
    ...places(text, FIRM, "FACILITY", hasUncommonWord),
    ...places(text, OF_TRADE, "FACILITY", isNamedByCue),
    ...places(text, WORKING_IN_LOWER_CASE, "FACILITY", hasUncommonWord),
    ...places(text, OF_TRADE_IN_CAPITALS, "FACILITY", () => true),
    ...places(text, WITH_STATE, "PLACE", couldBeTown),
    ...places(text, KIND_OF_PLACE, "PLACE", hasOwnName),
    ...places(text, COUNTY, "PLACE", couldBeTown),
    ...places(
      text,
      CLEARLY_PLACED,
      "PLACE",
      (name, before) => MOVING_BEFORE.test(before) && couldBeTown(name),
    ),
    ...places(text, PERHAPS_PLACED, "PLACE", (name) => isNoWord(name) && !isThingsName(plain(name))),
    ...places(text, IN_CAPITALS, "PLACE", isNoWord),
    ...places(text, IN_LOWER_CASE, "PLACE", isNoWordInLowerCase),
    ...(/\p{Lu}/u.test(text) ? [] : places(text, IN_WITHOUT_CAPITALS, "PLACE", isUnknownTown)),
    ...places(text, ANSWERED, "PLACE", couldBeTown),
  ];
  return [...found, ...townsBehind(text, found)];
}

/** "Tally Ho Nursery, Finchley." and "moved from Gulu to Luton": the town after a place. */
function townsBehind(text: string, found: readonly Found[]): Found[] {
  return found.flatMap(({ end, kind }) => {
    BEHIND.lastIndex = end;
    const match = BEHIND.exec(text);
    const name = match?.groups?.place;
    if (
      !match ||
      !name ||
      (/^ (?:and|to|via|or|then) /.test(match[0]) && kind !== "PLACE") ||
      !isNoWord(name)
    )
      return [];
    const to = end + match[0].length;
    return [{ start: to - name.length, end: to, kind: "PLACE" as const, identity: name.toLowerCase() }];
  });
}

function places(
  text: string,
  pattern: RegExp,
  kind: "FACILITY" | "PLACE",
  isMeant: (name: string, before: string) => boolean,
): Found[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const end = match.index + match[0].length;
    const whole = match.groups?.place ?? match[0];
    const name = withoutGeneric(whole, kind);
    const start = end - name.length;
    if (OF_STAFF.test(name) || !isMeant(name, text.slice(Math.max(0, start - 60), start))) return [];
    return [{ start, end, kind, identity: name.toLowerCase() }];
  });
}

/** "Handover from RN Kelly to RN Josh": people by profession, whose names are found separately. */
const OF_STAFF = /^(?:RN|RPN|LPN|LVN|EN|EEN|CNA|HCA|RM|CNM|NP|APRN|CRNA|PA|MD|DO|RRT)\.? \p{Lu}/u;

/** Without words before the name that only begin the sentence: "Transfer to", "Ask", "Dr". */
function withoutGeneric(place: string, kind: "FACILITY" | "PLACE"): string {
  if (kind !== "FACILITY") return place;
  return place
    .replace(ROLE_OF, "")
    .replace(LEADING, "")
    .replace(/^(?:OF|AT|FROM|TO|THE|IN|DR|IS|GP) /, "")
    .replace(/^The (?!\p{Lu}[\p{Ll}]+s )/u, "");
}

/** "Resident of", "Head of": words about a facility that are not part of its name. */
const ROLE_OF =
  /^(?:[\p{L}'’.-]+ )*?(?:Residents?|Patients?|Clients?|Members?|Students?|Pupils?|Head|Director|Manager|Matron|Staff|Nurses?|Doctors?|Sisters?(?= from)|Owner|Parents?|Priest|Pastor|Chaplain|Letter|Bible|Service|Funeral|Call|Report|Transfer|Referral|Discharge|Admission|Copy|Retired|Formerly|Late|Out|Because|North|South|East|West) (?:of|at|from|to|for) (?:the )?/u;
const LEADING =
  /^(?:(?:Called|Call|Ask|Seen|Sent|From|To|At|In|Ex|Via|Transfer|Transferred|Discharge|Discharged|Admitted|Handover|And|Her|His|Their|This|That|New|Old|Local|Back|Rang|Phoned|Contact|Notes|Letter|Requests|Wants|Asks|Likes|Prefers|Visited|Attended|Attends|Knows|Referred|Dr|Nurse|Pt|Patient|A|An|Awaiting|Await|For|Await|On|Is|Was|Employer|School|Resident|Parents?|Mother|Father|Mum|Dad|GP|PCP|Refer|Book|Booked|Accepted|Bed|By|With|Then|When|While|After|Before|Until|Since|Where|She|He|They|We|It|But|So|If|Not|No|Now|Today|Could|Can|Please|Spoke|Report|Fax|Faxed|Email|Emailed|Sister|Matron|Mr|Mrs|Ms|Her|Last|Next|Works?|Worked|Retired)[ \t]+(?:(?:for|at|of|to|from|in|the)[ \t]+)*)+/;

/** Whether anything is left of a facility's name without what every hospital has. */
function hasOwnName(name: string, before: string): boolean {
  const words = name.split(/[ \t-]+/).filter((word) => /^\p{Lu}/u.test(word));
  const own = words.filter(
    (word) => !GENERIC.has(plain(word)) && !isClinical(plain(word)) && !/^[A-Z&]{1,5}$/.test(word),
  );
  if (own.length === 0) return false;
  const isInitial = /(?:^|[.!?:;"“]\s*|\n)$/.test(before);
  const isCertain =
    own.length > 1 ||
    own.some(
      (word) => !(isInitial ? /^(?:word|formed|double)$/ : /^(?:word|formed)$/).test(sortOf(wordOf(word))),
    );
  return isCertain || (!isInitial && /[\p{Ll},]\s+(?:the )?$/iu.test(before));
}

/** After "works at" or "School:" any capitalised name that is not what every hospital has. */
function isNamedByCue(name: string): boolean {
  const words = name.split(/[ \t-]+/).filter((word) => /^\p{Lu}/u.test(word));
  return words.some(
    (word) =>
      !GENERIC.has(plain(word)) &&
      !isClinical(plain(word)) &&
      !/^[A-Z&]{1,4}$/.test(word) &&
      !COUNTRIES.has(plain(word)) &&
      !TIMES.test(plain(word)),
  );
}

function hasOwnNameInCapitals(name: string): boolean {
  const words = name.split(/[ \t-]+/).filter((word) => word.length > 2);
  const own = words.filter(
    (word) => !GENERIC.has(plain(word)) && !isClinical(plain(word)) && word.length > 3,
  );
  return own.some((word) => sortOf(wordOf(word)) !== "word") || own.length > 1;
}

/** "st ita's": a patron with a possessive, or one that no list knows. */
function isPatron(name: string): boolean {
  const own = name.split(/[ \t]+/).filter((word) => !/^(?:st|saint|our|lady|of|the)\.?$/.test(word));
  return !own.some((word) => isClinical(plain(word))) && (/['’]s/u.test(name) || hasUncommonWord(name));
}

/** In lower case, at least one word must not be an English word: "parkwood sixth form". */
function hasUncommonWord(name: string): boolean {
  return name
    .split(/[ \t-]+/)
    .some((word) => word.length > 3 && !/^(?:word|formed|double)$/.test(sortOf(wordOf(word))));
}

function couldBeTown(named: string): boolean {
  const name = named.replace(/(?<!['’])['’]+$/u, "");
  const parts = name.split(/[ \t,]+/).filter((part) => !/^(?:St|Mt|Ft)\.?$/.test(part));
  const last = parts.at(-1) ?? "";
  if (/^(?:Mrs?|Ms|Miss|Mx|Dr|Prof|Rev)\.?$/.test(parts[0] ?? "")) return false;
  if (STATES.has(name.toLowerCase()) || (parts.length > 1 && COUNTRIES.has(parts.join(" ").toLowerCase())))
    return false;
  if (
    parts.length > 1 &&
    GENERIC.has(plain(parts[0] ?? "")) &&
    !/^(?:word|formed)$/.test(sortOf(wordOf(last)))
  )
    return couldBeTown(parts.slice(1).join(" "));
  const first = parts[0] ?? "";
  const key = plain(first);
  const isKept = STATES.has(name.toLowerCase()) || COUNTRIES.has(name.toLowerCase()) || COUNTRIES.has(key);
  const isAbbreviation = /^[A-Z]{1,5}$/.test(first) || /['’]s$/u.test(name);
  return (
    !isKept && !isAbbreviation && key.length > 2 && !GENERIC.has(key) && !isClinical(key) && !TIMES.test(key)
  );
}

/** "ribeirão preto": in lower case, the first of two words is in no list. */
function isNoWordInLowerCase(name: string): boolean {
  const [first = "", second] = name.split(" ");
  return isNoWord(name) && (second === undefined || !/^(?:word|formed|double)$/.test(sortOf(wordOf(first))));
}

/** "in harrogate": a long unlisted word, in a text without capitals. */
function isUnknownTown(name: string): boolean {
  return sortOf(wordOf(name)) === "unknown" && couldBeTown(name) && !isThingsName(name);
}

/** An unlisted word: more likely a town than anything else after "in". */
function isNoWord(name: string): boolean {
  const words = name.split(/[ \t]+/);
  if (
    words.some(
      (word) => /^\p{Lu}\p{Ll}+\p{Lu}/u.test(word) && !/^(?:Mc|Mac|De|La|Le|O['’])\p{Lu}/u.test(word),
    )
  )
    return false;
  return couldBeTown(name) && words.some((word) => !/^(?:word|formed)$/.test(sortOf(wordOf(word))));
}

function wordOf(word: string): { key: string; isAccented: boolean } {
  return { key: plain(word), isAccented: /[^a-z'’‑-]/i.test(word) };
}

function plain(word: string): string {
  return fold(word.replace(/['’]s$|[.,]$/u, ""));
}

const TITLE = "\\p{Lu}[\\p{L}\\p{M}'’-]*[\\p{L}\\p{M}’']";
const LINK = "(?:of|the|and|for|on|upon|de|la|le|St\\.|&)";
const NAME = `(?:(?:St|Mt|Ft)\\.|${TITLE})`;
const EDGE = "(?<![\\p{L}\\d'’-])";
const END = "(?![\\p{L}\\d'’-])";

const NOUN =
  "(?:Hospitals?|Infirmary|Hospice|Sanatorium|Asylum|(?:Nursing|Care|Rest|Convalescent|Veterans|Veterans['’]|Aged Care|Residential|Retirement|Group|Funeral|Children['’]s|Soldiers['’])?[ ]?Home|Clinic|Polyclinic|Institute|(?:Walk-in |Medical |Health |Cancer |Surgical |Day |Care |Rehab(?:ilitation)? |Community |Urgent Care |Trauma |Birth |Heart |Dialysis )?(?:Cent(?:re|er))|Surgery|Maternity|(?:EMI |Renal |Stroke |Rehab(?:ilitation)? |Dialysis |Cancer )?[Uu]nit|Ward|Wing|Hall|House|Lodge|Manor|Court|Hostel|Gardens|Grange|Dialysis|Rehab(?:ilitation)?|Pharmacy|Chemist|University|School|College|Academy|Prison|Church|Mosque|Temple|Practice|Health(?:care)?|Medical|Village|Care|Shelter|Trust|Foundation|Laborator(?:y|ies)|Pathology|Radiology|Imaging|Nursery|Kindergarten|Barracks|Station)";
const FACILITY = new RegExp(
  `${EDGE}(?:The )?(?:${NAME}(?: ${LINK}){0,2} ){1,5}?${NOUN}(?: (?:Hospital|Cent(?:re|er)|Clinic|Campus|Trust|Home|Ward|Unit|Practice|Surgery|Group|System|Services?|Network|Village|Foundation))?(?:(?<=(?:Home|House|Hospital|School|University|College|Institute|Church|Hospice|Convent|Academy|Sisters|Infirmary)) (?:of|at)(?: the)?(?: ${TITLE}){1,3})?${END}(?! \\d{1,2}(?![\\d/]))`,
  "gu",
);
const FACILITY_IN_LOWER_CASE = new RegExp(
  `${EDGE}(?<!(?:Mrs?|Ms|Dr|Miss)\\.? )(?!\\p{Lu}\\p{L}+['’]s (?:clinic|pharmacy|unit|home|church|school|ward)(?!\\p{L}))(?:${NAME} ){1,4}(?:general |regional |district |community |memorial |nursing |care |rest |medical |health |day |dialysis |rehab )?(?:hospital|infirmary|hospice|clinic|hostel|nursing home|care home|rest home|medical cent(?:re|er)|health cent(?:re|er)|cent(?:re|er)|surgery|pharmacy|ward|unit|school|church|home)${END}`,
  "gu",
);
/** "Klinik am Stadtpark", "Hôpital Saint-Luc", "Casa de los Robles": the kind of facility comes first. */
const FACILITY_ABROAD = new RegExp(
  `${EDGE}(?:(?:Klinik|Klinikum|Krankenhaus|Spital|Pflegeheim|Seniorenheim|Pflegezentrum|Hôpital|Clinique|Maternité|Résidence|EHPAD|Clínica|Clinica|Ospedale|Policlinico|Szpital|Residencia|Clinical Cent(?:re|er))(?: (?:am|an der|im|in der|de|de la|de los|del|du|des|di|da|do|dos|pod|św\\.|im\\.)| d['’])?|(?:Casa|Centro|Hogar|Centre|Hospital) (?:Médico |Medico |de Salud |Hospitalier )?(?:de la|de los|de las|de|del|du|di|da|do|dos))(?: (?:${LINK} )?${TITLE}){1,4}${END}`,
  "gu",
);
/** Employers, schools and houses of worship, by their kind. */
const BUSINESS_NOUN =
  "(?:(?:Rugby |Football |Bowls |Bowling |Golf |Social |Youth |Sports? |Soccer |Cricket |Boxing |Rowing |Netball |Hockey |Working Men['’]s )?Club|Outfitters|Potash|Sugarworks|Works|Garage|Haulage|Ironworks|Boatyard|Marina|Creamery|Fisheries|Trawlers|Co-?op|Cooperative|Creche|Crèche|Playgroup|Playcentre|Kōhanga|Marae|Landscaping|Upholstery|Furniture|Electronics|Mining|Cement|Concrete|Paving|Plastics|Packaging|Wool|Potteries|Pottery|Boarding|Kennels|Stables|Ranch|Station|Feedlot|Abattoir|Distillery|Roasters|Bakehouse|Kitchens|Flooring|Glazing|Scaffolding|Drilling|Pipelines?|Aluminium|Aluminum|Ceramics|Florists?|Jewellers|Tailors?|Tyres|Tires|Hardware|Grocers?|Greengrocers|Deli|Pizzeria|Trattoria|Taqueria|Cantina|Nurseries|Surgeries|Hospitality|Tours|Coaches|Cabs|Taxis|Courts?|Towers?|Heights|Primary|Elementary|Secondary|Middle|High|Grammar|Junior|Infants?|Preschool|Pre-?School|Sixth Form|Montessori|Kindy|Daycare|Day Care|Childcare|Polytechnic|Seminary|Roofing|Plumbing|Electrical|Logistics|Haulage|Trucking|Transport|Freight|Foods?|Seafoods?|Packing|Packers|Meats|Poultry|Industries|Engineering|Motors|Autos?|Mills?|Farms?|Orchards?|Vineyards?|Winery|Dairy|Bakery|Brewery|Hotel|Motel|Resort|Casino|Cabinetry|Carpentry|Joinery|Slipways?|Storage|Baptist|Methodist|Lutheran|Presbyterian|Anglican|Catholic|Pentecostal|Adventist|AME|Inn|Restaurant|Caf[eé]|Diner|Bistro|Grill|Tavern|Supermarkets?|Stores?|Construction|Builders|Building|Holdings|Partners|Associates|Solicitors|Ltd|Limited|LLC|Inc|Corp|Corporation|PLC|GmbH|Pty|Co|Company|& (?:Sons?|Co)|Cannery|Foundry|Quarry|Mine|Colliery|Shipyard|Shipping|Steel|Steelworks|Textiles|Printing|Timber|Lumber|Sawmill|Railways?|Airlines|Airways|Airport|Bank|Insurance|Council|Constabulary|Library|Museum|Theatre|Chapel|Cathedral|Abbey|Priory|Convent|Monastery|Synagogue|Gurdwara|Mandir|Masjid|Ministries|Fellowship|Parish|Dental|Orthop(?:a)?edics|P(?:a)?ediatrics|Audiology|Optometry|Opticians|Physiotherapy|Physio|Veterinary|Vets|Counsell?ing|Senior Living|Assisted Living|Memory Care|Supported Living|Living|Retirement (?:Village|Community)|Estates|Towers|Residences?|Villas?|Almshouses|Meadows|Terrace|Health System|Health Services?|Health Board|Health Network|Ambulance|Rescue|Fire Department|Fire Station|Police|Sheriff|Correctional(?: Facility| Institution)?|Jail|Penitentiary|Detention Cent(?:re|er)|Recreation Cent(?:re|er)|Leisure Cent(?:re|er)|Gym|Pool|Stadium|Warehouse|Depot|Plant|Refinery|Shop|Salon|Barbers|Butchers|Laundry|Cleaners|Catering|Security|Services|Solutions|Systems|Technologies|Software|Studios?|Press|Publishing|Agency)";
const BUSINESS = new RegExp(
  `${EDGE}(?:The )?(?:${NAME} (?:${LINK} )?){1,4}?${BUSINESS_NOUN}(?: (?:School|Ltd|Limited|Inc|LLC|Co|Company|Church|College|Academy|Cent(?:re|er)|Clinic|Hospital))?${END}(?! \\d{1,2}(?![\\d/])|['’])`,
  "gu",
);
/** "to Mass General", "at Mount Sinai". */
const SHORT_FACILITY = new RegExp(
  `(?<=(?<!\\p{L})(?:to|from|at|via|by) (?:the )?)(?:${NAME} ){1,2}(?:General|Memorial|Royal|Mercy|Sinai|Regional|Presbyterian|Children['’]s|Women['’]s)${END}`,
  "gu",
);
const WORKING =
  "(?:[Ww]ork(?:s|ed|ing)?|[Ee]mployed|[Hh]ired|[Ss]hifts?|[Cc]areer|[Pp]osition|[Ii]ntern(?:ship)?|[Bb]ased|[Ll]odges|[Ss]helters?|[Jj]ob|[Vv]olunteers?|[Tt]eaches|[Tt]aught|[Tt]eacher|[Cc]ook|[Cc]leaner|[Nn]urse|[Pp]rincipal|[Dd]river|[Cc]ashier|[Ww]elder|[Cc]lerk|[Mm]anager|[Gg]uard|[Jj]anitor|[Ff]oreman|[Rr]etired|[Ww]aitress|[Ss]tudent|[Pp]upil|[Ss]tud(?:ies|ied|ying)|[Ee]nrolled|[Pp]ractises|[Ww]orships|[Aa]ttends|[Ss]ervice|[Ff]uneral|[Pp]arishioner|[Dd]eacon|[Pp]riest|[Ii]mam|[Pp]astor|[Bb]ed|[Pp]lacement|[Pp]laced|[Rr]espite|[Ss]een|[Ff]ollowed|[Dd]ialy[sz](?:es|ed|is)|[Aa]ppointment|[Aa]ppt|PCP|GP|[Bb]orn|[Dd]elivered|[Aa]dmitted|[Aa]dmission|[Ss]tay|[Rr]ehab|[Cc]hemo|[Ss]urgery|[Tt]reated|[Tt]reatment|[Oo]perated|[Ss]canned|MRI|CT)";
const FACILITY_BY_CUE = new RegExp(
  `${EDGE}(?:(?:(?:[Ee]mployer|EMPLOYER|[Ss]chool|SCHOOL|[Cc]hurch|CHURCH|[Ff]acility|FACILITY|[Hh]ospital|HOSPITAL|[Rr]eferring (?:site|facility|hospital)|[Pp]harmacy|PHARMACY|[Ww]orkplace|[Nn]ursery|[Cc]ollege|[Pp]arish|[Ff]uneral (?:home|director)s?)(?: is| name)?: |[Ee]mployed by |EMPLOYER |[Ee]mployer |(?<=[,;(.] )[Cc]hurch |(?<=[,;(.] )[Ss]chool |(?<=[,;(.] )[Pp]arish |WORKS (?:AT|FOR) )|${WORKING}(?: (?:as|for) (?:an? )?[\\p{Ll}-]+(?: [\\p{Ll}-]+)?)?(?: \\p{Ll}+){0,2} at )(?:the )?(?<place>${NAME}(?: (?:(?:${LINK}) )?${NAME}){0,4})${END}`,
  "gu",
);
const FACILITY_IN_CAPITALS =
  /(?<=(?:^|\n|[.:;,(] ?|(?<![A-Z])(?:FROM|TO|AT|OF|VIA|BY|THE|FOR|IN|EMPLOYER|SCHOOL|@) ))(?<place>(?:(?!(?:FROM|TO|AT|IN|BY|FOR|VIA|WITH|AND|WAS|IS|EMPLOYER|SCHOOL) )(?!THE (?<!OF THE ))[A-Z][A-Z'’&.-]+ ){1,6}(?:HOSPITAL|INFIRMARY|HOSPICE|CLINIC|NURSING HOME|CARE HOME|REST HOME|RETIREMENT VILLAGE|RETIREMENT HOME|MEDICAL CENT(?:RE|ER)|HEALTH CENT(?:RE|ER)|CARE CENT(?:RE|ER)|CENT(?:RE|ER)|SURGERY|HOUSE|LODGE|MANOR|SCHOOL|COLLEGE|UNIVERSITY|ACADEMY|PRIMARY|ELEMENTARY|JUNIOR|INFANTS|HIGH|REHAB|SNF|LTAC|URGENT CARE|HEALTH|MISSION|VILLAS|GARDENS|COURT|GRANGE|HALL|TEMPLE|MOSQUE|CHAPEL|CATHEDRAL|PARISH|ASSISTED LIVING|SENIOR LIVING|MEMORY CARE|NURSERY|PRACTICE|CHURCH|PHARMACY|PACKING|FOODS|MOTORS|INC|LLC|LTD|CO)(?: (?:CO|INC|LLC|LTD|HOSPITAL|CLINIC))?)(?![\p{L}\d])/gu;
const UNCAPITALISED_FACILITY =
  /(?<=(?<!\p{L})(?:from|to|at|via|of|in|near|attends|the|@) )(?<place>(?:(?!(?:the|her|his|my|our|an|this|that|in|to|from|of|at|had|has|was|is|for|and|with) )[\p{Ll}'’-]{3,} ){1,3}?(?:general |regional |district |community |memorial |royal |medical |health |care |nursing |rest |retirement |primary |high |grammar |elementary )?(?:hospital|infirmary|hospice|clinic|home|lodge|manor|village|cent(?:re|er)|school|sixth form|college|academy|university|primary|elementary|church|convent|mosque|temple|pharmacy|nursery|urgent care|rehab|hall|mission|vihara|gurdwara))(?![\p{L}\d])/gu;
const PATRON_IN_LOWER_CASE =
  /(?<=(?<!\p{L})(?:from|to|at|of|in|via|by|ex|near) (?:the )?)(?<place>(?:(?:convent|church|hospital|hospice|parish|school|sisters|house|monastery|abbey) of )?(?:st|saint|our lady of)\.? (?:the )?[\p{Ll}]{3,}(?:['’]s(?: (?:maternity|hospital|hospice|school|church|home|house|lodge|parish|primary|infirmary|nursing home|care home|college))?)?)(?![\p{L}\d'’])/gu;
/** "from Queen Philippa's", "at Our Lady of the Lakes", "St Aldhelm's". */
const NAMED_AFTER_A_PATRON =
  /(?<![\p{L}\d])(?<=(?:from|at|to|in|of|ex|via|by|the|for|with) )(?:Our Lady(?: of(?: the)?)?(?: \p{Lu}[\p{L}'’-]+)*|(?:St\.?|Saint|Queen|King|Prince|Princess|Royal|Lady|Lord|Mount|Mt\.?|Sacred|Good|Holy)(?: \p{Lu}[\p{L}'’-]+)+|(?:St\.?|Saint) \p{Lu}[\p{L}'’-]+)(?![\p{L}\d])/gu;

/** "Saint Barbara's, 5 Quarry View": a name by a patron alone, unless a plant or a dance follows. */
const PATRONS_OWN =
  /(?<![\p{L}\d])(?:St\.?|Saint|ST\.?|SAINT) \p{Lu}[\p{L}-]+['’][sS](?! (?:wort|dance|fire|WORT|[Aa]mbulance)(?!\p{L}))(?![\p{L}\d])/gu;
/** "The Pines at Larkin", "The Grange at Fenwick Park". */
const HOUSE_AT = new RegExp(
  `${EDGE}[Tt]he ${TITLE}(?: ${TITLE})? at (?:the )?${TITLE}(?: ${TITLE})?${END}`,
  "gu",
);
/** "at Bannock Potash", "tailor at Michaelides Outfitters": at least two words, one of which no list knows. */
const AT_NAME = new RegExp(
  `${EDGE}(?<!(?:[Ll]ook|[Aa]ngry|[Ss]hout\\p{L}*|[Yy]ell\\p{L}*|[Ss]tar\\p{L}*|[Aa]imed|[Ss]wung|[Tt]hrew|[Pp]oint\\p{L}*) )at (?:the )?(?<place>${TITLE}(?: ${TITLE}){1,3})(?=[,.;:)\\n]|$| (?:and|in|on|for|since|until|when|where|with|by|from|who|as|is|was|has))`,
  "gu",
);
/** "Quartermaine & Obi". */
const FIRM = new RegExp(
  `(?<=(?:[Oo]ffice|[Ff]irm|[Ll]awyers?|[Ss]olicitors?|[Aa]ttorneys?|[Aa]ccountants?|[Ee]mployer|[Cc]ompany|[Ff]rom|[Ff]or|[Aa]t|[Bb]y|[Uu]ndertakers?|[Ff]uneral [Hh]ome|[Dd]irectors?|FUNERAL HOME),?:? (?:is |the )?)(?<place>${TITLE}(?:,? ${TITLE})? (?:&|and) (?!(?:Boy|Girl|Baby|Twin) )(?:${TITLE}|[Ss]ons?|[Dd]aughters?|SONS?|CO))${END}`,
  "gu",
);
const TRADE =
  "[Dd]entist|[Oo]ptician|[Oo]ptometrist|[Pp]harmacy|[Cc]hemist|[Ee]mployer|[Ss]chool|[Nn]ursery|[Dd]ay ?care|[Cc]reche|[Gg]ym|[Vv]et|[Bb]arber|[Ss]olicitors?|[Cc]hurch|[Mm]osque|[Tt]emple|[Hh]ospice|[Nn]ursing home|[Cc]are home|[Rr]est home|[Dd]ay cent(?:re|er)|[Gg]roup home|[Ff]uneral home|[Uu]ndertaker|[Rr]ehab|[Cc]ollege|[Uu]niversity|[Ff]acility|SNF|ALF|[Ww]orkplace|[Pp]lacement|[Ss]helter|[Hh]ostel|[Cc]ampus";
/** "dentist Bright Smile Studio", "care home is The Maltings". */
const OF_TRADE = new RegExp(
  `${EDGE}(?:${TRADE})(?: is| was|:|,)? (?<place>(?:The )?${TITLE}(?: (?:${LINK} )?${TITLE}){1,3})${END}(?! ?\\d)`,
  "gu",
);
/** "works for cebu pacific cargo". */
const WORKING_IN_LOWER_CASE =
  /(?<=(?<!\p{L})(?:[Ww]orks?|[Ww]orked|[Ww]orking|[Ee]mployed|[Jj]ob|[Ss]hift)(?: as (?:an? )?[\p{Ll} ]{3,16})? (?:at|for|by|with) )(?<place>(?!(?:the|a|an|his|her|their|us|me|him|days|nights|about) )[\p{Ll}\p{M}'’-]{3,}(?: [\p{Ll}\p{M}'’&-]{2,}){0,3})(?=[.,;\n]|$)/gu;
/** "NURSERY IS LITTLE LANTERNS". */
const OF_TRADE_IN_CAPITALS =
  /(?<=(?<![\p{L}\d])(?:EMPLOYER|SCHOOL|NURSERY|DAYCARE|CHURCH|PHARMACY|CARE HOME|NURSING HOME|REST HOME|HOSPICE|FUNERAL HOME|DENTIST|FACILITY|COLLEGE)(?: IS|: ?| IS CALLED) )(?<place>[A-Z][A-Z'’&-]+(?: [A-Z&][A-Z'’&-]*){0,3})(?=[.,;\n]|$)/gu;

const WITH_STATE = new RegExp(
  `${EDGE}${NAME}(?: ${NAME}){0,2}, (?:${STATE})${END}(?!(?<=ID):? ?#?[A-Z]?\\d{3})`,
  "gu",
);
const KIND_OF_PLACE = new RegExp(
  `${EDGE}(?:${NAME} ){1,3}(?:County|Shire|Strait|Straits|Islands?|Bay|Valley|Beach|Township|Parish|Crossing|Falls|Springs|Peninsula|Borough|Reserve|Mission|Junction|Corner|Landing|Heights|Ridge|Gap|Bluff|Cove|Plains|Reservation|Pueblo|Glen|Firth|Loch|Lough|Isles?|Gorge|Canyon|Crossroads|Cross|Harbour|Harbor|Creek|River|Lake|Mountains?|Hills|Forest|Park|Downs)${END}(?! \\d)`,
  "gu",
);
const COUNTY = new RegExp(
  `${EDGE}(?<=(?:County|Co\\.|[Tt]own of|[Cc]ity of|[Vv]illage of|[Ss]uburb of) )${NAME}`,
  "gu",
);

const MOVING =
  "lives?|living|lived|born|raised|grew up|grown up|reared|resid(?:es?|ed|ing)|residents?|based|homes?|house|farm|flat|cottage|property|mov(?:ed|es|ing)(?: (?:up|down|over|here|back))?|came|comes?|coming|arriv(?:ed|ing|es)|travel(?:l?ed|l?ing|s)?|transferr?(?:ed)?|visit(?:s|ed|ing|or|ors)?|holiday(?:ing)?|flown|flew|flies|drove|driven|driving|drives?|walked|bussed|bus|train|taxi|ferry|picked up|retrieved|retrieval|airlifted|evacuated|student|working|works|worked|married|buried|family|relatives|daughter|son|sister|brother|mother|mum|mom|father|dad|cousin|aunt|uncle|niece|nephew|wife|husband|grandmother|grandfather|friends?|originally|native|accident|fell|collapsed|found|ashes scattered|back|return(?:ed|ing|s)?|go(?:es|ing)?|went|gone|stay(?:ed|ing|s)?|crash(?:ed)?|business|market|wandering|settled|retired|emigrated|migrated|stationed|person|refugee|tourist|backpacker|is|he['’]s|she['’]s";
const PLACE_NAME = `(?<place>(?:${NAME})(?:[ ](?:(?:upon|le|la|de)[- ])?${NAME}){0,2})${END}`;
/** "in Olive hallway", "to the Brother printer", "in Hall C": a place or a thing in the house. */
const BEFORE_THING =
  " (?:[A-Z]|room|rooms|hallway|hall|corridor|bay|ward|side|wing|bag|bags|box|bin|folder|binder|drawer|cupboard|cabinet|fridge|freezer|trolley|cart|rack|shelf|printer|system|app|portal|queue|line|list|team|desk|office|suite|lounge|kitchen|ink|pen|marker|sticker|label|tape|tube|vial|bottle|cap|lid|form|chart|file|tab|page|slot|clinic|unit|pump|bed|chair|mattress|position|mode|solution|dressing|cream|group|zone|area|lot|level|floor|elevator|stairs|entrance|exit|door|wristband|band|gown|mug|cup|lead|leads|tray|pile)(?![\\p{L}])";
const CLEARLY_PLACED = new RegExp(
  `${EDGE}(?:[Ii]n|[Ff]rom|[Nn]ear|[Oo]utside|[Aa]t|[Tt]o|[Aa]round|[Bb]eyond)(?: the)? ${PLACE_NAME}(?!, (?:RN|MD)|${BEFORE_THING})`,
  "gu",
);
/** Words before "in Leeds" if Leeds is a place and not a ward, drug or position. */
const MOVING_BEFORE = new RegExp(
  `(?<![\\p{L}])(?:${MOVING})(?: (?:over|up|down|out|back|home|here|to us|alone|by (?:bus|train|car|taxi|road|air)|all the way|on a farm|now|just))*,? (?:in|from|near|outside|at|to|around|beyond)(?: the)? $`,
  "iu",
);
const PERHAPS_PLACED = new RegExp(
  `(?:${EDGE}(?:(?<!(?:[Ss]witch|[Cc]hang|[Cc]onvert|[Ww]ean|[Tt]itrat)\\p{L}{0,4} )[Ff]rom|[Nn]ear|[Oo]utside|[Ii]n|[Mm]iss(?:es|ing)|[Vv]isits|[Ll]ives|[Bb]eyond|[Vv]ia|[Bb]orn(?: in)?)|(?:walk|driv|fl[ey]|mov|travel|went|home|go)\\p{L}{0,4} to)(?: the)? ${PLACE_NAME}(?!['’]s|['’]|,? \\d|${BEFORE_THING})`,
  "gu",
);
const BEHIND = new RegExp(`(?:, | (?:and|to|via|or|then|in|at|near) )${PLACE_NAME}(?=[,.;:)\\n]|$)`, "yu");
const IN_CAPITALS = new RegExp(
  `${EDGE}(?:FROM|NEAR|LIVES IN|BORN IN|BORN|HOME TO|OUTSIDE|FLOWN TO|TOWARDS?|DROVE TO|MOVED TO|AT) (?<place>[A-Z][A-Z'’-]{3,}(?: [A-Z]{4,})?)${END}`,
  "gu",
);
const IN_LOWER_CASE = new RegExp(
  `${EDGE}(?:lives|living|born|grew up|resides|moved|moving|transferred|flown|flew|flying|travelled|visiting|visits|arrived|came|coming|comes|hails|originally|retrieved|evacuated|airlifted|returned|returning|holiday|holidaying|relatives|family|daughter|son|sister|brother|drove|drives)(?: here| over| up| down| back| in)? (?:in|from|to|near) (?<place>[\\p{L}\\p{M}]{4,}(?: (?!(?:with|for|and|but|on|in|to|from|at|by|who|has|had|was|is|last|this|next|after|since) )[\\p{Ll}\\p{M}]{4,})?)${END}`,
  "gu",
);
const IN_WITHOUT_CAPITALS =
  /(?<=(?<!\p{L})(?:in|near|from|to|outside) )(?<place>[\p{Ll}\p{M}]{5,})(?=[.,;)]|$|\n| (?:and|with|for|since|by|on|last|this|next|but|so|who)(?!\p{L}))/gu;
/** "And where were you born?" – "Penzance." */
const ANSWERED = new RegExp(
  `[Ww]here(?: (?:were|are|do|did|does|is|was) (?:you|she|he|they|mum|dad)| (?:you|she|he) )[^?\\n]{0,24}(?:born|from|live|grow up|living)[^?\\n]{0,12}\\?["”]?\\s{0,3}["“]?(?:In |From )?(?<place>${NAME}(?: ${NAME}){0,2})${END}`,
  "gu",
);

const TIMES =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?$|^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:christmas|easter|spring|summer|autumn|winter|today|tomorrow|yesterday)$/;

/** What hospitals have in common. */
const GENERIC: ReadonlySet<string> = new Set(
  "the a an st hospital hospitals ward wards unit units clinic clinics centre center home homes house care nursing rest health healthcare medical surgical surgery day night acute intensive high dependency emergency department casualty theatre theatres recovery resus triage maternity labour labor delivery antenatal postnatal neonatal special stroke cardiac coronary renal dialysis respiratory oncology haematology hematology cancer chemo chemotherapy radiology imaging pathology pharmacy laboratory lab general vax vaccination vaccine imms immunisation immunization covid flu std sti hiv tb preop pre-op postop post-op mdt dvt inr anticoag heart foot leg travel infectious lactation community mental psychiatric psych paediatric pediatric children childrens aged geriatric elderly rehab rehabilitation palliative hospice outpatient outpatients inpatient fracture wound pain memory sleep diabetes eye ear burns burn spinal trauma orthopaedic orthopedic ortho neuro neurology neurosurgical gastro gynae gynecology urology vascular isolation assessment admission admissions discharge lounge observation short stay step down telemetry progressive skilled facility residential retirement group private public local own primary secondary tertiary district regional family walk-in urgent same support social services service team reception desk front back north south east west main new old blood bank first second third fourth foster carer visiting virtual hot clear closed open big small whole male female men women mens womens mixed surgical allied office radiology respite long term transitional sub extended critical cath endoscopy infusion ambulance bay station school nurse nurses nurse's patient patients resident residents staff doctor doctors pharmacy pt her his our their my your this that she he they we it spoke english medicare medicaid pre post per no yes plan wife husband son daughter mum dad please bed room level floor icu hdu ed er or ot nicu picu ccu micu sicu pacu ctu amu mau sau ctu cvicu snf ltc alf itu ae a&e ct mri xray us iv im po rn gp hca pod ng nbm npo ra rr bp hr christmas god faith hope grace charity king queen lord lady pope father pump drain line infusion opera red white".split(
    " ",
  ),
);
