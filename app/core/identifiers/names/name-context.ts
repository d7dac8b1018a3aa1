/** What the words before and after a possible name say about it. */
export type NameSurroundings = {
  /** After Mr, Dr, Nurse …: nearly everything capitalized is a name. */
  isTitled: boolean;
  /** After "patient", "daughter", "my name is", "Name:" … */
  isIntroduced: boolean;
  /** Before "says", "reports", "RN" …, or after "told", "met" … */
  isActing: boolean;
  /** After "with", "to", "and" …, which persons follow, but things as well. */
  isJoined: boolean;
  /** Before a verb that cannot follow a modal or an order: "Will is his brother", "Grace was told". */
  isSubject: boolean;
  /** After "to", "with", "from", "for", "left" and before the end of a clause or an act of persons. */
  isMet: boolean;
  /** At the start of a sentence, a line or a list item, where every word is capitalized. */
  isInitial: boolean;
  /** The line holds nothing else: a signature or the head of an address. */
  isAlone: boolean;
  /** Spoken to: "…, Mark!" */
  isAddressed: boolean;
  /** Followed by what is only said of persons: "is very kind", "is from". */
  isCharacterised: boolean;
  /** Before an act of persons only: "asked for tea", "vomited", "the orderly". */
  isDoing: boolean;
  /** After "answers to", "goes by", "aunty". */
  isNicknamed: boolean;
  /** In the place of a medicine: "allergic to", "started", or before its form. */
  isDosed: boolean;
  /** In the place of a thing rather than a person: before "applied", "patent", "in situ", or in a row of findings. */
  isThing: boolean;
  /** After "in", "at", "from": more likely a place. */
  isPlaced: boolean;
};

/** The surroundings of text[start, end), up to sixty characters to each side, examined on demand. */
export function nameSurroundings(text: string, start: number, end: number): NameSurroundings {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 60);
  return {
    get isTitled() {
      return TITLE_BEFORE.test(before);
    },
    get isIntroduced() {
      return INTRODUCTION.test(before);
    },
    get isActing() {
      return AGENT_BEFORE.test(before) || ACTION_AFTER.test(after) || CREDENTIAL_AFTER.test(after);
    },
    get isJoined() {
      return JOINED_BEFORE.test(before);
    },
    get isSubject() {
      return SUBJECT_AFTER.test(after);
    },
    get isMet() {
      return MET_BEFORE.test(before) && MET_AFTER.test(after);
    },
    get isInitial() {
      return start === 0 || SENTENCE_START.test(before);
    },
    get isAlone() {
      return /(?:^|[\n>?]\s*)$/.test(before) && /^\s*(?:$|\n)/.test(after);
    },
    get isAddressed() {
      return /[,!] $/.test(before) && /^[!?]/.test(after);
    },
    get isCharacterised() {
      return CHARACTER_AFTER.test(after);
    },
    get isDoing() {
      return DOING_AFTER.test(after);
    },
    get isNicknamed() {
      return NICKNAME_BEFORE.test(before);
    },
    get isDosed() {
      return DOSED_BEFORE.test(before) || DOSED_AFTER.test(after);
    },
    get isThing() {
      return THING_AFTER.test(after);
    },
    get isPlaced() {
      return /\b(?:in|at|near|of|via)\s+(?:the\s+)?$/i.test(before);
    },
  };
}

export const NAME_TITLES: ReadonlySet<string> = new Set(
  "mr mrs ms miss mx dr drs doctor nurse prof professor sir madam rev sr fr nr pastor rabbi imam hca cna lpn rn md".split(
    " ",
  ),
);

const TITLE_BEFORE =
  /(?<![\p{L}\d])(?:(?:mr|mrs|ms|mx|dr|prof|rev|sgt|capt)\.?|miss|mdm|b\/o|frau|herrn?|alhaj[ia]|m[ao]ulana|signora?|senhora?|madame|monsieur|doctor|professor|sir|madam|nurse|reverend|captain|sister|pastor|rabbi|imam)[ \t]+$/iu;

const RELATIVE =
  "wife|husband|spouse|partner|fianc[eé]e?|daughter|son|mother|father|mum|mom|mam|dad|sister|brother|sibling|aunt|auntie|uncle|niece|nephew|cousin|grand(?:son|daughter|mother|father|ma|pa|child)|stepson|stepdaughter|stepmother|stepfather|daughter-in-law|son-in-law|mother-in-law|father-in-law|sister-in-law|brother-in-law|friend|neighbou?r|girlfriend|boyfriend|kid|child|baby|carer|caregiver|guardian|roommate|flatmate|next of kin|nok|poa|proxy|contact";
const ROLE =
  "patient|pt|client|resident|physician|surgeon|consultant|therapist|pharmacist|colleague|registrar|intern|provider|hospitalist|anesthesiologist|interpreter|chaplain|social worker|case manager|charge nurse|supervisor|student|paramedic|technician|aide|midwife|physio|gp";
const INTRODUCTION = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${RELATIVE}|${ROLE})(?:['’]s)?(?: (?:full |first |last |maiden )?name)?(?: is| was|,| called| named| is called)?|(?:full |first |last |maiden |middle |sur|user|fore|given |family |preferred )?name(?:s|d)?(?: is| was| \\w{2,3})?|(?:is|was|be|been|being|are|were|him|her|me|it|baby|child|people|everyone) called|calls? (?:me|him|her|them)|known as|goes by|aka|née|nee|likes to be called|(?:i am|i['’]m|this is|it['’]s|it is|here is)|signed(?: by)?|signature|author|attn|attention|dear|hi|hello|hey|thanks|regards|sincerely|cheers|care of|baby of|c/o mr|(?:bot|user|seen|reviewed|documented|entered|reported|written|assessed|witnessed|verified|accompanied|escorted|handed over|received|directed|sung|taken|given|done|played|arranged|starring|features|featuring) by|starring|features|featuring|handover (?:to|from)|report (?:to|from)|visited by|says|said|account|beneficiary)\\s*[:,=\\-–—]?\\s*["“'(]?$`,
  "iu",
);

const AGENT_BEFORE =
  /(?<![\p{L}\d])(?:(?:why|how|where|when) (?:is|was|has|did|does)|told|asked|informed|notified|called|phoned|paged|rang|contacted|meet|met|saw|unlike|tell|heard|leave|remember|ex-\p{L}+|singer|producer|director|songwriter|player|artist|actor|author|writer)\s+["“']?$/iu;
const JOINED_BEFORE =
  /(?<![\p{L}\d])(?:by|with|to|from|and|for|about|between|see|seen|than|like|not|is|under|add|remove|given|gave|early|late)\s+["“']?$/iu;
const SUBJECT_AFTER =
  /^ (?:is (?:his|her|their|my|our|a|an|very|not|well|now|still|coming|going|on|in|\p{L}+ing)|was (?:told|seen|given|not|asked|taken|moved|brought|found|told|sent|\p{L}+ing)|has (?:been|had|not|gone|asked|told|his|her)|had (?:been|his|her|not|gone)|paid|hopes|marked|knows|calls|works|drove|drives|lives|cares|helps|visits|kept|keeps|gets|got|made|makes|does)(?!\p{L})/u;
const MET_BEFORE =
  /(?<![\p{L}\d])(?:to|with|by|from|for|and|than|like|after|left|that|give[ns]?|gave|hand(?:ed)?|thank|help(?:ed)?|let|see|saw|show(?:ed)?|meet|met|turned|took|walked|move[ds]?|wants?|find|found|miss(?:es|ed)?|loves?|visit(?:s|ed)?|knows?|hold(?:s|ing)?|wake|woke|because|that|when|if|since|where|while|although|but|so|then|why)\s+["“']?$/iu;
const MET_AFTER =
  /^(?:['’]s (?=\p{Ll})|[,.;:!?)"”]|$|\n| \(| (?:is|was|has|had|will|would|can|could|did|does|and|to|for|at|on|in|from|with|about|who|again|today|tonight|tomorrow|when|because|as|re|that|by|before|after|out|up|back|home|if|so|until|but|down|first|second|third|here|now)(?!\p{L}))/iu;
const ACTION_AFTER =
  /^(?:['’]s)? (?:says?|said|states?|stated|reports?|reported|denies|denied|complains?|complained|c\/o|claims?|claimed|tells?|told|asks?|asked|requests?|requested|refuses?|refused|declines?|declined|wants?|wanted|feels?|felt|lives?|lived|cries|cried|agrees?|agreed|thinks?|wishes|walks?|walked|calls?|visits?|visited|phoned|arrived|presented|presents|verbali[sz]e[sd]|expresses|expressed|believes|explained(?! by)|explains|works|worked|knows|knew|shouted|began|spent|had given|flew|listed|wrote|loves|likes|hates|points out|will be|from|wife|husband|daughter|son|mother|father|sister|brother|family|kid|kids|address|killers|partner|doctor|carer|birthday|household|novel|concert|version|fan|album)\b/iu;
const CHARACTER_AFTER =
  /^(?: (?:is|was) (?:(?:a|an|the|very|so|too|quite|our|my|her|his) )*(?:from|kind|nice|happy|sad|angry|worried|upset|anxious|tearful|friendly|pleasant|cooperative|reliable|sympathetic|person|man|woman|lady|gentleman|widow|widower|nurse|doctor|married|retired|aware|asleep|awake|\d{1,3}[ -]year)\b|, (?:can|could|would|will|please|may) (?:i|you|we)\b)/iu;
const CREDENTIAL_AFTER =
  /^,? ?\(?(?:RN|R\.N\.|LPN|LVN|CNA|HCA|MD|M\.D\.|DO|NP|PA|PA-C|FNP|BSN|MSN|RGN|RMN|SRN|EN|PT|OT|SLP|PhD|PharmD|RT|RRT|SN|Jr|Sr|Esq|DOB|MRN|aged?|\d{1,3}[ -]?(?:y\/?o|yo|yr|year)|\((?:wife|husband|daughter|son|mother|father|sister|brother|friend|carer|RN))\b/u;
const DOING_AFTER =
  /^(?:['’]s (?:wife|husband|daughter|son|mum|mom|mother|father|dad|sister|brother|family|partner|niece|nephew|carer|room|bed|chart|notes|boyfriend|girlfriend|name|birthday)|,? (?:says|states|stated|reports|reported|denies|denied|complains|complained|c\/o|tells|told|asks|asked|requests|requested|refuses|refused|declines|declined|wants|wanted|feels|lives|verbali[sz]es|expresses|agrees|agreed|presented|cried|cries|crying|rose|sat|walked|mobilised|ambulated|ate|slept|drank|woke|fell|tripped|slipped|vomited|coughed|hides|hid|runs|rang|phoned|came|went|is (?:a|an|the|very|crying|asleep|awake|upset|tearful|happy|in bed|on the|back)|has (?:appt|family|a|an|no|had|been|the)|had (?:a|an|no|his|her|the)|did not|does not|doesn['’]t|didn['’]t|can['’]t|won['’]t|missed|misses|checked|loves|likes|hates|prefers|said(?! before)|thinks|talks|answers|sleeps|smiled|laughed|shouted|visits|visited|brought|took|takes|has reset|pulled|removed his|removed her|spat|swallowed|needs (?:the toilet|help|two|one|a|her|his)|carried|prefers|gave (?:him|her|us|me|the|a|his)|found (?:him|her|the|his)|tried|managed to|chose|consented|wheeled|drew (?:blood|bloods|up)|heard|kissed|hugged|cleaned|used (?:his|her)|looks|spoke|speaks|understands|nodded|shook|smokes|drinks|weighs|coughs|keeps|turned|double-checked|cannula['’]d|primed|escorted|worries|worried|prays|prayed|sang|sings|plays|played|watched|texted|emailed|yelled|swore|hit|kicked|bit|scratched|wandered|absconded|eloped|opened (?:his|her)|passed urine|knows|thanked|told|met|hopes|wears|likes|lay|lies in|knocked|dropped|spilled|dozed|napped|snored|giggled|grimaced|winced|moaned|groaned|screamed|sobbed|wept|rides|signed|witnessed|helped|stayed|arrived|returned|left the|left at|the (?:orderly|ot|physio|cleaner|porter|chaplain|interpreter|aide)))(?!\p{L})/iu;
const NICKNAME_BEFORE =
  /(?<!\p{L})(?:answers to|goes by|known as|call(?:s|ed)? (?:him|her|me|them)|called|aunty|auntie|aunt|uncle|nan|nanna|baby|cousin|sister|brother|with) $/iu;
const DOSED_BEFORE =
  /(?<!\p{L})(?:allerg(?:y|ic|ies) to|allergies:?|intolerant to|reaction to|on|started|starting|given|gave|giving|received|taking|takes|took|held|holding|stopped|resumed?|restarted|continued?|treated with|switched (?:from|to)|from \S+ to|changed to|prescribed|dose of|course of|using|use|used|applied|trial of|increased|decreased|add(?:ed)?|meds:?|medications?:?|iv|po|im|sc|neb|oral|topical|prn|inhaled|mg|lot|refused|nil|no|via|of) $/iu;
const DOSED_AFTER =
  /^(?:['’]s)?,? (?:\d|po\b|iv\b|im\b|sc\b|prn\b|bd\b|tds\b|nebs?\b|inhaler|tablets?|capsules?|drops|cream|patch|infusion|drip|held|given|charted|prescribed|due|dose|level|trough|started|stopped|ceased|running|weaned|titrated|withheld|levels|x ?\d)/iu;
const THING_AFTER =
  /^(?:['’]s (?!notes|room|bed|chart|family|mum)|['’](?!s)|-| (?:applied|patent|in situ|insitu|intact|removed|replaced|changed|dressing|drain|line|tube|positive|negative|normal|sign|test|scale|score|exit|done|read|over|x\d|site|straps|blade|count|lines|tenderness|reduced|shortened|follow|flare|grading|stage|class|type|grade|manoeuvre|maneuver|method|technique|procedure|repair|device|pump|mask|machine|system|pad|gel|foam|clip|stent|valve|filter|graft|plate|nail|screw|hard|block|traction|bag|bed|chair|mattress|boots?|cast|splint|brace|collar|frame|hoist|sling|step|approach|index|criteria|cell|cells|tics|tree|survivor|years|foot|lesions?|disease|syndrome|reflex|infection|virus|bacteria|spp|species|growth|\+|=|<|>|\d)|: | ?[=<>/+]|\d)/iu;
const SENTENCE_START =
  /(?:[.!?…:;]["”’')]*\s+|\n\s*|[•*>→|]\s*|(?:^|\s)[-–—]\s*|["“([]\s*|^\s*|\d[.)]\s+|\/)$/u;
