import type { Mark } from "../../statement.ts";
import { type Comparison, clauseText, conflict, stretchText } from "../comparison.ts";
import { type NoteUnit, SHORT_NOTES } from "../notes-meaning.ts";
import type { MeaningUnit } from "../read-meaning.ts";

/** A marker in a statement, and the words in notes that support it: notes with none of them say nothing of the kind. */
type Marker = { own: RegExp; borne: RegExp };

/** A plan, with all words by which notes leave an act open: asked for, due, agreed, repeated, held, or conditional. */
const PLAN: Marker = {
  own: /\b(?:(?:is|are) to (?:be|have|receive|undergo)|will (?:be|have|receive|undergo)|(?:is|are) (?:due|scheduled|planned)|going to (?:be|have|receive))\b/gi,
  borne:
    /\b(?:to|for|pls|please|plan\w*|due|needs?|needing|requir\w+|await\w*|wait\w*|pend\w*|pdg|will|won'?t|tomorrow|tmrw|tmr|tom|am|pm|mane|nocte|later|next|consider|review|r\/v|rv|until|till?|when|if|once|cont\w*|monitor\w*|mon(?:day)?|tue\w*|wed\w*|thu\w*|fri(?:day)?|sat(?:urday)?|sun(?:day)?|book\w*|order\w*|req\w*|schedul\w*|should|must|can|may|might|would|could|want\w*|wish\w*|ask\w*|hold\w*|held|start|stop|prn|hourly|daily|weekly|bd|bid|tds|tid|qds|qid|od|q\d+h?|qh|ongoing|watch|keep|aim\w*|goal|target|expect\w*|hop\w+|intend\w*|going|gonna|yet|home|list\w*|refer\w*|discuss\w*|tonight|weeks?|days?|follow|f\/u|fu|repeat|rpt|recheck|see|chase|handover|trial|give|use|adjust|transfuse|then|remain\w*|stay\w*|only|no|not|recommend\w*|advis\w*|suggest\w*|agree\w*|consent\w*|let|unless|by|avoid|rule|r\/o|do|get|take|send|call|check|change|add|wean|increase|decrease|reduce|restart|resume)\b|['’](?:ll|d)\b|\?|→|->/i,
};

/** A denial of a verb or a thing, with all words by which notes deny, refuse, lack, end or leave out. */
const DENIAL: Marker = {
  own: /\b(?:not|never|nobody|none|no|without|den(?:y|ies|ied))\b(?! (?:later|earlier|before|until|only|more|less|fewer|longer|yet|doubt|because|due))/gi,
  borne:
    /n['’]?t\b|\b(?:no|not|non|none|never|nil|neither|nor|nobody|nothing|without|w\/o|cannot|cant|den(?:y|ies|ied|ying)|neg|negative|free|absent|absence|lack\w*|miss\w*|refus\w*|declin\w*|reject\w*|avoid\w*|withh\w*|withdr\w*|stop\w*|off|out|only|unable|fail\w*|except|instead|rather|hardly|barely|zero|nad|nkda|nka|nbm|npo|bno|nbo|n\/a|dnr|dnacpr|dni|nfr|yet|await\w*|pend\w*|pdg|due|outstanding|until|till?|if|hold\w*|held|still|same|clear|normal|dry|intact|a(?:febrile|pyrexial|symptomatic|sympt|nuric)|stable|less|few|little|minimal|un(?!it|til|der|de)\w+|dis(?!charg|tal)\w+|mis\w+|in(?:tract|ability|adequate|complete|tolera|suffic|contin|effect|frequent)\w*|im(?:mobil|possib|pair)\w*|irreg\w*|nt|nd|limited|poor\w*|empty|gone|lost|loss|wrong|numb|too|ended|end|over|past|resolved|settled|silent|mute|quiet|block\w*|spare\w*|away|forg\w*|clean|cease\w*|cancel\w*|difficult\w*|struggl\w*|hard|prevent\w*|contraind\w*|dislike\w*|hate\w*|against|fast\w*|fine|well|ok|okay|good|tol\w*|independ\w*|self|easily|alone|ra|room air|trace)\b|ø|[-–]ve\b|\b0\b|\?/i,
};

/** An act that has not been done yet, with all words that leave one open or deny it. */
const NOT_YET: Marker = {
  own: /\b(?:not|never) yet\b|n['’]t yet\b|\b(?:has|have|had) yet to\b/gi,
  borne: new RegExp(`${PLAN.borne.source}|${DENIAL.borne.source}`, "i"),
};

/** A doubt, with all words by which notes express one. */
const DOUBT: Marker = {
  own: /\b(?:may|might|could (?=be|have|represent|indicate|mean)|possible|possibly|probable|probably|suspected|likely|perhaps|maybe|questionable)\b/gi,
  borne:
    /\b(?:may|maybe|might|could|can|would|poss\w*|prob\w*|perhaps|likely|susp\w*|think\w*|thought|query|queried|r\/o|vs|versus|or|looks?|seem\w*|appear\w*|suggest\w*|indicat\w*|concern\w*|imp|impression|ddx|dx|diff\w*|unsure|sure|unclear|uncertain|guess\w*|reckon\w*|believ\w*|felt|feels?|consider\w*|potential\w*|risk|signs?|worr\w*|wonder\w*|if|whether|question\w*|presum\w*|assum\w*|apparent\w*|says?|states?|according|per|reports?|hard to|fear\w*|afraid|tend\w*|sort of|kind of|early|approx|about|around|hop\w*|should|expect\w*|doubt\w*|consistent|exclude\w*|rule|in keeping|c\/w|related)\b|\?|~/i,
};

/** The statement plans, denies or doubts what the notes state without any such word wherever they mention it. */
export function conflictsOfInvention(comparison: Comparison): Mark[] {
  const inClauses = (told: readonly Told[]) => clausesOf(comparison, placesOf(told));
  const inSentences = (told: readonly Told[]) => sentencesOf(comparison, placesOf(told));
  return [
    ...found(comparison, PLAN, inClauses),
    ...found(comparison, DENIAL, (told) => whereDenied(comparison, told)),
    ...found(comparison, NOT_YET, inClauses),
    ...found(comparison, DOUBT, inSentences),
  ];
}

/** What the marker's part of the statement says, with the places in the notes that mention it. */
type Told = { unit: MeaningUnit; places: readonly NoteUnit[] };

function found(
  comparison: Comparison,
  { own, borne }: Marker,
  textsOf: (told: readonly Told[]) => string[],
): Mark[] {
  const { meaning } = comparison;
  return [...meaning.text.matchAll(own)].flatMap(({ 0: words, index }) => {
    const end = index + words.length;
    const piece = meaning.units.find((unit) => unit.end >= end)?.piece;
    const told = meaning.units
      .filter((unit) => unit.piece === piece && !unit.isQuiet)
      .map((unit) => ({ unit, places: placesIn(comparison, unit) }));
    const texts = textsOf(told);
    const isBorne = texts.length === 0 || texts.some((text) => borne.test(text));
    const [first] = placesOf(told);
    return isBorne ? [] : [conflict({ start: index, end }, clauseText(comparison, first))];
  });
}

/** The clauses that mention it, or whole sentences if no clause has the denied thing itself. */
function whereDenied(comparison: Comparison, told: readonly Told[]): string[] {
  const places = placesOf(told);
  // A list is denied as a whole.
  if (places.some(({ isDenied }) => isDenied)) return [];
  const isTold = told.every((one) => !one.unit.isDenied || one.places.length > 0);
  return isTold ? clausesOf(comparison, places) : sentencesOf(comparison, places);
}

const placesOf = (told: readonly Told[]): NoteUnit[] => told.flatMap(({ places }) => places);

const placesIn = ({ places, kin, sentences, notes }: Comparison, unit: MeaningUnit): NoteUnit[] =>
  (places.get(unit) ?? kin.get(unit) ?? []).filter(
    ({ sentence }) => notes.units.length <= SHORT_NOTES || sentences.has(sentence),
  );

/** Clauses as they are, which may be long: what is shown of them is shortened elsewhere. */
const clausesOf = (comparison: Comparison, places: readonly NoteUnit[]): string[] =>
  [...new Set(places.map(({ clause }) => clause))].map((clause) =>
    signedText(comparison, comparison.notes.byClause.get(clause) ?? []),
  );

const sentencesOf = (comparison: Comparison, places: readonly NoteUnit[]): string[] =>
  [...new Set(places.map(({ sentence }) => sentence))].map((sentence) =>
    signedText(comparison, comparison.notes.bySentence.get(sentence) ?? []),
  );

/** With the sign before them: "? aspiration event", "ø SOB". */
function signedText({ notes }: Comparison, units: readonly NoteUnit[]): string {
  const [first] = units;
  const before = (notes.texts.get(first?.field ?? "") ?? "").slice(0, first?.start);
  const [sign = ""] = before.match(/[?~ø] ?$/) ?? [];
  return sign + stretchText(notes, units);
}
