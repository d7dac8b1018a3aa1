import type { Mark } from "../../../statement.ts";
import { lemma } from "../../../text/lemma.ts";
import { type Comparison, conflict, wordingAt } from "../../comparison.ts";
import type { NoteUnit } from "../../notes-meaning.ts";
import type { MeaningUnit } from "../../read-meaning.ts";
import { isNot } from "./denied.ts";

/**
 * Plain words that exclude each other when said of the same thing, a pair per line; any other meanings they have
 * concern other things. Words that only probably exclude each other are among the antonyms, which are weighed.
 */
const PAIRS = `
small, tiny, little, sm / large, big, huge, lge, massive
worse, worsening, worsened, worsens, deteriorating, deteriorated / better, improved, improving, improves, improvement
normal / abnormal
above, over / below, under, beneath
high / low
highest / lowest
first, 1st / last, final
upper / lower
hand, hands / foot, feet
arm, arms / leg, legs
finger, fingers / toe, toes
elbow, elbows / knee, knees
dry / wet, damp, moist, soaked
warm, hot / cool, cold
started, commenced, begun, restarted / stopped, discontinued, ceased
alert / drowsy, lethargic, unresponsive
calm / agitated
acute / chronic
regular / irregular
positive / negative
increased, increasing, increase / decreased, decreasing, reduced, decrease
rising, rose, risen / falling, fell, fallen, dropped
more / less, fewer
empty / full
open / closed, shut
present / absent
proximal / distal
medial / lateral
anterior / posterior
front / back
inner / outer
weak / strong
thick / thin
partial, partially, partly / complete, completely, fully
intact / broken
clear / cloudy, turbid
loose / formed
little, slightly, slight, bit / much, significantly, considerably, markedly, greatly
less, lesser / worse, worsening, worsened
persists, persisted, persisting, persistent, ongoing, unresolved, present / healed, resolved, subsided, relieved
persists, persisted, persisting, unrelieved / effect
reduced, lessened, slowed, decreased / stopped, ceased
running, infusing, underway / completed, finished
independently, unaided, unassisted / cues, cueing, prompting, prompts, assistance, assist, help, supervision
rescheduled, postponed, deferred, cancelled, canceled / completed, performed
hand, hands, arm, arms, finger, fingers, wrist, elbow / leg, legs, foot, feet, toe, toes, ankle, knee
`;

type Side = { pair: number; side: number };
let sides: Map<string, Side[]> | null = null;

function readSides(): Map<string, Side[]> {
  const found = new Map<string, Side[]>();
  for (const [pair, line] of PAIRS.trim().split("\n").entries())
    for (const [side, words] of line.split(" / ").entries())
      for (const form of new Set(words.split(", ").map(lemma)))
        found.set(form, [...(found.get(form) ?? []), { pair, side }]);
  return found;
}

function sidesOf({ forms }: MeaningUnit): readonly Side[] {
  sides ??= readSides();
  const [form = "", ...further] = forms;
  // "Getting worse" is one phrase.
  return sides.get(further.at(-1) ?? form) ?? sides.get(form) ?? [];
}

/** The statement has the opposite of the notes' word about the same thing, and the notes have it nowhere near. */
export function conflictsOfOppositeWord(comparison: Comparison): Mark[] {
  const { meaning, notes, sentences } = comparison;
  const near = [...sentences].flatMap((sentence) => notes.bySentence.get(sentence) ?? []);
  return meaning.units.flatMap((unit) => {
    if (unit.isDenied || isDeniedBefore(meaning.units, unit)) return [];
    const other = sidesOf(unit)
      .map((own) => oppositeNear(comparison, near, unit, own))
      .find((one) => one !== undefined);
    return other ? [conflict(unit, wordingAt(notes, other))] : [];
  });
}

/** The notes' word for the other side, unless they have this side as well, or the statement has both. */
function oppositeNear(
  comparison: Comparison,
  near: readonly NoteUnit[],
  unit: MeaningUnit,
  own: Side,
): NoteUnit | undefined {
  const { meaning, notes } = comparison;
  const isSide = (one: MeaningUnit, isOwn: boolean) =>
    sidesOf(one).some(({ pair, side }) => pair === own.pair && (side === own.side) === isOwn);
  if (near.some((one) => isSide(one, true)) || meaning.units.some((one) => isSide(one, false)))
    return undefined;
  const clauses = clausesOf(comparison, unit);
  return near.find(
    (one) =>
      isSide(one, false) && clauses.has(one.clause) && !one.isDenied && !isDeniedBefore(notes.units, one),
  );
}

/** Where the notes mention what is beside the word. */
function clausesOf({ meaning, places, kin, sentences }: Comparison, unit: MeaningUnit): Set<number> {
  const beside = meaning.units.filter((one) => one.piece === unit.piece && one !== unit && !one.isQuiet);
  const told = beside
    .flatMap((one): readonly NoteUnit[] => places.get(one) ?? kin.get(one) ?? [])
    .filter(({ sentence }) => sentences.has(sentence));
  return new Set(told.map(({ clause }) => clause));
}

/** "No worse", "not quite dry". */
const isDeniedBefore = (units: readonly MeaningUnit[], { index, clause }: MeaningUnit): boolean =>
  units.slice(Math.max(0, index - 3), index).some((one) => one.clause === clause && isNot(one));
