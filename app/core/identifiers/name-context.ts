/** What the words before and after a possible name say about it. */
export type NameSurroundings = {
  /** After Mr, Dr, Nurse …: nearly everything that is capitalised is a name. */
  isTitled: boolean;
  /** After "patient", "daughter", "my name is", "Name:" … */
  isIntroduced: boolean;
  /** Before "says", "reports", "RN" …, or after "told", "met" … */
  isActing: boolean;
  /** After "with", "to", "and" …, where persons stand, but things as well. */
  isJoined: boolean;
  /** At the start of a sentence, a line or a list item, where every word is capitalised. */
  isInitial: boolean;
  /** The line holds nothing else: a signature or the head of an address. */
  isAlone: boolean;
  /** Spoken to: "…, Mark!" */
  isAddressed: boolean;
  /** Followed by what is only said of persons: "is very kind", "is from". */
  isCharacterised: boolean;
  /** After "in", "at", "from": more likely a place. */
  isPlaced: boolean;
};

/** The surroundings of text[start, end); sixty characters to each side are looked at, when asked. */
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
  /(?<![\p{L}\d])(?:(?:mr|mrs|ms|mx|dr|prof|rev|sgt|capt)\.?|miss|doctor|professor|sir|madam|nurse|reverend|captain|sister|pastor|rabbi|imam)[ \t]+$/iu;

const RELATIVE =
  "wife|husband|spouse|partner|fianc[eé]e?|daughter|son|mother|father|mum|mom|mam|dad|sister|brother|sibling|aunt|auntie|uncle|niece|nephew|cousin|grand(?:son|daughter|mother|father|ma|pa|child)|stepson|stepdaughter|stepmother|stepfather|daughter-in-law|son-in-law|mother-in-law|father-in-law|sister-in-law|brother-in-law|friend|neighbou?r|girlfriend|boyfriend|kid|child|baby|carer|caregiver|guardian|roommate|flatmate|next of kin|nok|poa|proxy|contact";
const ROLE =
  "patient|pt|client|resident|physician|surgeon|consultant|therapist|pharmacist|colleague|registrar|intern|provider|hospitalist|anesthesiologist|interpreter|chaplain|social worker|case manager|charge nurse|supervisor|student|paramedic|technician|aide|midwife|physio|gp";
const INTRODUCTION = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${RELATIVE}|${ROLE})(?:['’]s)?(?: (?:full |first |last |maiden )?name)?(?: is| was|,| called| named| is called)?|(?:full |first |last |maiden |middle |sur|user|fore|given |family |preferred )?name(?:s|d)?(?: is| was| \\w{2,3})?|(?:is|was|be|been|being|are|were|him|her|me|it|baby|child|people|everyone) called|calls? (?:me|him|her|them)|known as|goes by|aka|née|nee|likes to be called|(?:i am|i['’]m|this is|it['’]s|it is|here is)|signed(?: by)?|signature|author|attn|attention|dear|hi|hello|hey|thanks|regards|sincerely|cheers|care of|c/o mr|(?:bot|user|seen|reviewed|documented|entered|reported|written|assessed|witnessed|verified|accompanied|escorted|handed over|received|directed|sung|taken|given|done|played|arranged|starring|features|featuring) by|starring|features|featuring|handover (?:to|from)|report (?:to|from)|visited by|says|said|account|beneficiary)\\s*[:,=\\-–—]?\\s*["“'(]?$`,
  "iu",
);

const AGENT_BEFORE =
  /(?<![\p{L}\d])(?:(?:why|how|where|when) (?:is|was|has|did|does)|told|asked|informed|notified|called|phoned|paged|rang|contacted|meet|met|saw|unlike|tell|heard|leave|remember|ex-\p{L}+|singer|producer|director|songwriter|player|artist|actor|author|writer)\s+["“']?$/iu;
const JOINED_BEFORE =
  /(?<![\p{L}\d])(?:by|with|to|from|and|for|about|between|see|seen|than|like|not|is|under|add|remove|given|gave|early|late)\s+["“']?$/iu;
const ACTION_AFTER =
  /^(?:['’]s)? (?:says?|said|states?|stated|reports?|reported|denies|denied|complains?|complained|c\/o|claims?|claimed|tells?|told|asks?|asked|requests?|requested|refuses?|refused|declines?|declined|wants?|wanted|feels?|felt|lives?|lived|cries|cried|agrees?|agreed|thinks?|wishes|walks?|walked|calls?|visits?|visited|phoned|arrived|presented|presents|verbali[sz]e[sd]|expresses|expressed|believes|explained|explains|works|worked|knows|knew|shouted|began|spent|had given|flew|listed|wrote|loves|likes|hates|points out|will be|from|wife|husband|daughter|son|mother|father|sister|brother|family|kid|kids|address|killers|partner|doctor|carer|birthday|household|novel|concert|version|fan|album)\b/iu;
const CHARACTER_AFTER =
  /^(?: (?:is|was) (?:(?:a|an|the|very|so|too|quite|our|my|her|his) )*(?:from|kind|nice|happy|sad|angry|worried|upset|anxious|tearful|friendly|pleasant|cooperative|reliable|sympathetic|person|man|woman|lady|gentleman|widow|widower|nurse|doctor|married|retired|aware|asleep|awake|\d{1,3}[ -]year)\b|, (?:can|could|would|will|please|may) (?:i|you|we)\b)/iu;
const CREDENTIAL_AFTER =
  /^,? ?\(?(?:RN|R\.N\.|LPN|LVN|CNA|HCA|MD|M\.D\.|DO|NP|PA|PA-C|FNP|BSN|MSN|RGN|RMN|SRN|EN|PT|OT|SLP|PhD|PharmD|RT|RRT|SN|Jr|Sr|Esq|DOB|MRN|aged?|\d{1,3}[ -]?(?:y\/?o|yo|yr|year)|\((?:wife|husband|daughter|son|mother|father|sister|brother|friend|carer|RN))\b/u;
const SENTENCE_START =
  /(?:[.!?…:;]["”’')]*\s+|\n\s*|[•*>→|]\s*|(?:^|\s)[-–—]\s*|["“([]\s*|^\s*|\d[.)]\s+|\/)$/u;
