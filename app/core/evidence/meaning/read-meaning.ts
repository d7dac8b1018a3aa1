import type { ParsedStatement, Term } from "../facts/parsed-statement.ts";
import { deniedBase } from "../lexicon/negation.ts";
import { lemma } from "../text/lemma.ts";
import { sentenceNumbers } from "../text/sentences.ts";
import { type Token, tokenise } from "../text/tokens.ts";
import { type ClauseCue, cuesAt } from "./cues.ts";
import { asLemmas, type ClinicalConcept, lexicon } from "./lexicon.ts";

/**
 * A word or phrase of a text with its possible meanings. `forms` are its words' lemmas, `isQuiet` says that it has no
 * meaning of its own, `fact` is the form of the fact there (a number, time, medicine …), which is compared elsewhere.
 * `isDenied` as the reader of facts sees it.
 */
export type MeaningUnit = {
  start: number;
  end: number;
  sentence: number;
  /** Counts the stretches between commas and the like, over the whole text. */
  clause: number;
  /** Counts the same, cut at each "and" as well. */
  piece: number;
  index: number;
  forms: string[];
  /** The whole word if `forms` has it without its denying prefix: "unlaboured" for "laboured". */
  whole: string | null;
  concepts: readonly ClinicalConcept[];
  isQuiet: boolean;
  fact: string | null;
  isDenied: boolean;
  /** "The daughter's": it belongs to what follows. */
  isPossessive: boolean;
  /** The cues among the unit's own words. */
  cues: readonly ClauseCue[];
};

/** `tokens` are lemmas without hyphens; `cues` are the kinds of cue in each clause, by its number. */
export type ReadMeaning = {
  text: string;
  units: MeaningUnit[];
  tokens: Token[];
  cues: Map<number, Set<ClauseCue>>;
};

/** Cached with the statement's reading, so that it is read once. */
const READ = new WeakMap<ParsedStatement, ReadMeaning>();

/** `readMeaning` of a statement, however many questions are asked about it. */
export function meaningOf(reading: ParsedStatement): ReadMeaning {
  const known = READ.get(reading);
  if (known) return known;
  const meaning = readMeaning(reading.text, reading.terms, reading.tokens);
  READ.set(reading, meaning);
  return meaning;
}

/** Reads a text into units; `terms` are its facts and words from the reader of facts. */
export function readMeaning(
  text: string,
  terms: readonly Term[],
  all: readonly Token[] = tokenise(text),
): ReadMeaning {
  const numbers = sentenceNumbers(all, text);
  const sentences = numbers.filter((_, at) => all[at]?.text !== "-");
  const meaning: ReadMeaning = { text, units: [], tokens: asLemmas(all), cues: new Map() };
  const { tokens, units } = meaning;
  const spelled = all.filter((token) => token.text !== "-");
  const signs = terms.filter(({ polarity, cue }) => polarity < 0 || cue !== null);
  const facts = terms.filter(({ kind }) => kind !== "word");
  let clause = 0;
  let piece = 0;
  let fact = 0;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    if (sentences[at] !== sentences[at - 1] && at > 0 && tokens[at - 1]?.kind !== "mark") {
      clause++;
      piece++;
    }
    if (isBehindDash(text, tokens[at - 1], token)) {
      clause++;
      piece++;
    }
    while ((facts[fact]?.end ?? Number.POSITIVE_INFINITY) <= token.start) fact++;
    if (token.kind === "mark") {
      if (token.text === "?") markQuestion(meaning, clause, at);
      if (MARKS.test(token.text)) {
        clause++;
        piece++;
      } else if (/^[&+]$/.test(token.text)) piece++;
      at++;
      continue;
    }
    if (SPLITS.has(token.text)) clause++;
    if (SPLITS.has(token.text) || token.text === "and") piece++;
    if (token.text === "for" && isProcedure(tokens, at + 1)) addCue(meaning, clause, "planned");
    if (token.text === "to" && isInfinitivePlan(tokens, spelled, at))
      for (const cue of ["planned", "firm"] as const) addCue(meaning, clause, cue);
    const own = [...cuesOf(spelled, at), ...cuesOfSpelling(text.slice(token.start, token.end))];
    for (const cue of own) addCue(meaning, clause, cue);
    const here = facts[fact];
    if (here?.form === "time:tomorrow" && here.start === token.start) addCue(meaning, clause, "planned");
    const isFact = here !== undefined && here.start < token.end && token.start < here.end;
    const found = lexicon().concepts.match(tokens, at);
    const reach = found ? (tokens[found.end - 1]?.end ?? token.end) : token.end;
    const sentence = sentences[at] ?? 0;
    if (isFact && beginsOtherSide(meaning, here, { sentence, piece }, tokens[at + 1])) {
      clause++;
      piece++;
    }
    const place = { index: units.length, sentence, clause, piece };
    if (isFact && !(found && reach > here.end)) {
      units.push({ ...place, ...factUnit(here), concepts: found?.value ?? [], cues: own });
      const one = units.at(-1);
      for (; (tokens[at]?.start ?? Number.POSITIVE_INFINITY) < here.end; at++)
        if (tokens[at]?.kind === "word") one?.forms.push(tokens[at]?.text ?? "");
    } else if (token.kind === "number") at++;
    else {
      const end = found?.end ?? at + 1;
      const forms = tokens.slice(at, end).flatMap((word) => (word.kind === "word" ? [word.text] : []));
      const base = found ? null : deniedBase(spelled[at]?.text ?? "");
      const meant = base ? lexicon().concepts.match(asLemmas([{ ...token, text: base }]), 0) : found;
      const isDenied = signs.some(
        (sign) =>
          sign.start < reach &&
          token.start < sign.end &&
          denies(sign, found && { start: token.start, end: reach }),
      );
      const isKnownPhrase = forms.length > 1 && found !== null;
      const isQuiet =
        (!isKnownPhrase && forms.every((form) => lexicon().isQuiet(form))) ||
        ADVERBS.has(spelled[at]?.text ?? "");
      units.push({
        ...place,
        start: token.start,
        end: reach,
        forms: base ? [lemma(base)] : forms,
        whole: base ? token.text : null,
        concepts: meant?.value ?? [],
        isQuiet,
        fact: null,
        isDenied,
        isPossessive: /['’]s?$/.test(text.slice(reach - 2, reach)),
        cues: own,
      });
      for (let inner = at + 1; inner < end; inner++)
        for (const cue of cuesOf(spelled, inner)) addCue(meaning, clause, cue);
      at = end;
    }
  }
  return meaning;
}

/** "L weak R nil palpable": the other side begins a new stretch; "warm L cool R" continues to its end. */
function beginsOtherSide(
  { units }: ReadMeaning,
  { form, kind }: Term,
  place: { sentence: number; piece: number },
  next: Token | undefined,
): boolean {
  if (kind !== "side" || !next || next.kind === "mark") return false;
  const first = units.findLast(({ fact }) => fact?.startsWith("side:"));
  if (!first || first.fact === form || first.sentence !== place.sentence || first.piece !== place.piece)
    return false;
  return units.slice(first.index + 1).some(({ isQuiet }) => !isQuiet);
}

/** "No testing ever done - flagged to anesthesia"; between figures it is a range or a list. */
const isBehindDash = (text: string, before: Token | undefined, token: Token): boolean =>
  before?.kind === "word" &&
  token.kind === "word" &&
  /^\s+[-–—]+\s+$/.test(text.slice(before.end, token.start));

const MARKS = /^(?:[,;.()!?—…]|\n+)$/;

/** Adverbs whose adjective means something else: "clearly" is not "clear". */
const ADVERBS = new Set(
  "clearly mostly shortly lately closely readily hardly barely nearly fairly plainly simply freshly largely namely openly merely fit fits".split(
    " ",
  ),
);

/**
 * Whether a sign denies the unit. "Disoriented" has a meaning of its own, which its "dis" does not deny but a "not"
 * before it does.
 */
function denies({ polarity, cue }: Term, unit: { start: number; end: number } | null): boolean {
  const isInside = unit !== null && cue !== null && cue.start >= unit.start && cue.end <= unit.end;
  if (unit === null || (polarity < 0 && !isInside)) return polarity < 0;
  return polarity > 0;
}

/** "For hysterectomy", "for CT tomorrow". */
function isProcedure(tokens: readonly Token[], at: number): boolean {
  const from = /^(?:a|an|the|his|her|repeat|urgent)$/.test(tokens[at]?.text ?? "") ? at + 1 : at;
  const found = lexicon().concepts.match(tokens, from);
  return found?.value.some(({ id }) => PROCEDURES.has(id)) === true;
}

/** Words for sending or preparing a patient for something. */
const PROCEDURES = new Set(
  (
    "surgery,arthroplasty,fixation,amputation,appendectomy,cholecystectomy,hysterectomy,mastectomy,cesarean,colectomy,hernia repair," +
    "laparotomy,laparoscopy,cabg,pci,angiogram,biopsy,debridement,endoscopy,colonoscopy,bronchoscopy,cystoscopy,ercp,lumbar puncture," +
    "dialysis,transfusion,x ray,ct,mri,ultrasound,echocardiogram,eeg,stress test,swallow study,transfer,discharge,removal,consult," +
    "theatre,cardioversion,intubation,extubation,induction,craniotomy,transplant,paracentesis,thoracentesis"
  ).split(","),
);

/** Words that begin a new clause without punctuation. */
const SPLITS = new Set(["but", "while", "whereas", "although", "though", "however", "then"]);

/** "?pneumonia" and "pneumonia?" are both open. */
function markQuestion(meaning: ReadMeaning, clause: number, at: number): void {
  const mark = meaning.tokens[at];
  const next = meaning.tokens[at + 1];
  const isBefore =
    next && next.kind === "word" && (next.start === mark?.end || mark?.start !== meaning.tokens[at - 1]?.end);
  for (const cue of ["hedge", "doubt"] as const) addCue(meaning, isBefore ? clause + 1 : clause, cue);
}

function addCue({ cues }: ReadMeaning, clause: number, cue: ClauseCue): void {
  const known = cues.get(clause);
  if (known) known.add(cue);
  else cues.set(clause, new Set([cue]));
}

/** "To be pulled", "not started", "wants him debrided": the act is not over; "was altered" is. */
function cuesOf(spelled: readonly Token[], at: number): readonly ClauseCue[] {
  const found = cuesAt(spelled, at);
  const cues = found.length === 0 && isPassive(spelled, at) ? (["done"] as const) : found;
  if (!cues.includes("done")) return cues;
  const before = spelled.slice(Math.max(0, at - 3), at);
  const isOpen = before.some(
    ({ text }, index) => STILL_OPEN.test(text) && (before.length - index <= 2 || WISH.test(text)),
  );
  return isOpen ? [...cues.filter((cue) => cue !== "done"), "planned"] : cues;
}

const isPassive = (spelled: readonly Token[], at: number): boolean =>
  (/.{2}ed$/.test(spelled[at]?.text ?? "") || IRREGULAR.has(spelled[at]?.text ?? "")) &&
  /^(?:was|were|been|has|have|had)$/.test(spelled[at - 1]?.text ?? "");

const IRREGULAR = new Set(
  "come gone taken given done seen put sent brought begun had made got gotten cut run become written drawn eaten drunk worn swollen spoken shown grown known held kept left lost met read told".split(
    " ",
  ),
);

const STILL_OPEN = /^(?:be|not|never|yet|wants?|wanted|needs?|to|.*n't)$/;
const WISH = /^(?:wants?|wanted|needs?)$/;

/** "He'll" and "I'd" put what follows into the future, "dc'd" was done; what is being done is no longer a plan. */
function cuesOfSpelling(word: string): ClauseCue[] {
  if (/['’]ll$/i.test(word) || WOULD.test(word)) return ["planned"];
  if (/['’]d$/i.test(word)) return ["done"];
  return /.{3}ing$/i.test(word) && !NOT_DOING.has(word.toLowerCase()) ? ["doing"] : [];
}

const WOULD = /^(?:i|you|he|she|it|we|they|who|there|that|pt|patient)['’]d$/i;

/** Words in "-ing" for a thing, a finding, a plan or a relation: nothing is being done. */
const NOT_DOING = new Set(
  (
    "awaiting waiting planning considering requesting scheduling holding pending preparing asking hoping aiming intending going outstanding " +
    "morning evening breathing swelling nursing feeling bleeding wheezing coughing vomiting itching burning shivering sweating tingling " +
    "throbbing aching cramping bruising dressing following during including according regarding concerning anything everything something nothing " +
    "clothing hearing building ceiling bearing meeting string spring imaging screening housing wording remaining existing missing lacking " +
    "needing wanting wishing standing-order depending owing loading hacking rising falling improving worsening increasing decreasing"
  ).split(" "),
);

/** Somebody who is to do something ("SLP to assess", "for OT to follow up"): a plan, in charting style. */
function isInfinitivePlan(tokens: readonly Token[], spelled: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  if (next?.kind !== "word" || /(?:ed|ing)$/.test(spelled[at + 1]?.text ?? "")) return false;
  const isFirst = !before || before.kind === "mark";
  const start = tokens.slice(0, at).findLastIndex(({ kind }) => kind === "mark");
  if (at - start > MOST_WORDS_BEFORE_PLAN) return false;
  const said = before && lexicon().concepts.match([before], 0)?.value;
  const isActor = said?.some(
    ({ class: name }) => name === "staff" || name === "relative" || name === "patient",
  );
  if (!isFirst && !isActor) return isThingToDo(tokens, at);
  const act = lexicon().concepts.match(tokens, at + 1)?.value ?? [];
  const hasObject = /^(?:a|an|the|his|her|their|this|both|all)$/.test(spelled[at + 2]?.text ?? "");
  return act.some(({ class: name }) => name === "action" || hasObject) || VERBS_TO_COME.has(next.text);
}

/** "4AT to do", "cranial USS to book": the verb ends the stretch. */
function isThingToDo(tokens: readonly Token[], at: number): boolean {
  const [before, verb, behind] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  const isLast = behind === undefined || behind.kind === "mark";
  return isLast && VERBS_TO_COME.has(verb?.text ?? "") && !ABLE.test(before?.text ?? "");
}

const ABLE =
  /^(?:able|unable|nothing|noth|how|easy|easi|safe|hard|used|us|try|tri|refus|declin|going|go|happy|happi|keen|not|want|wish|like|need|reluct|reluctant)$/;

const MOST_WORDS_BEFORE_PLAN = 5;

/** Verbs for tasks of others, besides the acts in the lists. */
const VERBS_TO_COME = new Set(
  "see review assess do bring call ring phone repeat follow check recheck give insert place remove take meet speak discuss contact update chase confirm arrange book order draw collect change dress clean walk mobilise sit start stop restart hold visit attend decide consider come return fill sign complete perform scan x image xray inject titrate wean extubate intubate catheterise"
    .split(" ")
    .map((word) => lemma(word)),
);

function factUnit({
  start,
  end,
  form,
  polarity,
}: Term): Omit<MeaningUnit, "sentence" | "clause" | "piece" | "index" | "concepts" | "cues"> {
  return {
    start,
    end,
    forms: [],
    whole: null,
    isQuiet: false,
    fact: form,
    isDenied: polarity < 0,
    isPossessive: false,
  };
}
