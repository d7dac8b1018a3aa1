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
`;

type Side = { pair: number; side: number };
let sides: Map<string, Side> | null = null;

function sideOf({ forms }: MeaningUnit): Side | null {
  sides ??= new Map(
    PAIRS.trim()
      .split("\n")
      .flatMap((line, pair) =>
        line
          .split(" / ")
          .flatMap((words, side) =>
            words.split(", ").map((word): [string, Side] => [lemma(word), { pair, side }]),
          ),
      ),
  );
  const [form = "", ...further] = forms;
  // "Getting worse" is one phrase.
  return sides.get(further.at(-1) ?? form) ?? sides.get(form) ?? null;
}

/** The statement has the opposite of the notes' word about the same thing, and the notes have it nowhere near. */
export function conflictsOfOppositeWord(comparison: Comparison): Mark[] {
  const { meaning, notes, sentences } = comparison;
  const near = [...sentences].flatMap((sentence) => notes.bySentence.get(sentence) ?? []);
  return meaning.units.flatMap((unit) => {
    const own = sideOf(unit);
    if (!own || unit.isDenied) return [];
    const isSide = (one: MeaningUnit, isOwn: boolean) => {
      const side = sideOf(one);
      return side?.pair === own.pair && (side.side === own.side) === isOwn;
    };
    if (near.some((one) => isSide(one, true)) || meaning.units.some((one) => isSide(one, false))) return [];
    const clauses = clausesOf(comparison, unit);
    const other = near.find(
      (one) =>
        isSide(one, false) && clauses.has(one.clause) && !one.isDenied && !isDeniedBefore(notes.units, one),
    );
    return other && !isDeniedBefore(meaning.units, unit) ? [conflict(unit, wordingAt(notes, other))] : [];
  });
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
