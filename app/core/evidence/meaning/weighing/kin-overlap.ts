import { lemma } from "../../text/lemma.ts";
import type { Comparison } from "../comparison.ts";
import { kinLines } from "../kin.ts";
import { lexicon, phraseWords } from "../lexicon.ts";
import type { NoteUnit } from "../notes-meaning.ts";
import type { MeaningUnit } from "../read-meaning.ts";

/**
 * How far the lines of kin link a new word to the notes if no whole phrase of a line does: the greatest share of a
 * phrase in the notes, with a word that the statement does not use and with any, and how many phrases have the word.
 */
type KinOverlap = { kinLeft: number; kinAny: number; kinPhrases: number };

/** `there` are the places in the notes that are examined, `left` those of them that the statement does not take up. */
export function openKinOverlap(
  { meaning }: Pick<Comparison, "meaning">,
  there: readonly NoteUnit[],
  left: readonly NoteUnit[],
): (unit: MeaningUnit) => KinOverlap {
  table ??= openTable();
  const { lines, byWord } = table;
  const own = wordsOf(meaning.units);
  const all = wordsOf(there);
  const open = wordsOf(left);
  const shareOf = (words: readonly string[], among: ReadonlySet<string>) =>
    words.filter((word) => among.has(word)).length / words.length;
  return (unit) => {
    const found: KinOverlap = { kinLeft: 0, kinAny: 0, kinPhrases: 0 };
    for (const word of wordsOf([unit]))
      for (const at of byWord.get(word) ?? []) {
        const phrases = phrasesOf(lines[at] ?? "");
        for (const phrase of phrases) {
          if (!phrase.includes(word)) continue;
          found.kinPhrases = Math.min(found.kinPhrases + 1, MOST_PHRASES);
          const said = shareOf(phrase, own);
          for (const other of phrases) {
            if (other === phrase) continue;
            const share = said * shareOf(other, all);
            if (share > found.kinAny) found.kinAny = share;
            if (share > found.kinLeft && other.some((one) => open.has(one))) found.kinLeft = share;
          }
        }
      }
    return found;
  };
}

const MOST_PHRASES = 40;

const wordsOf = (units: readonly MeaningUnit[]): Set<string> =>
  new Set(units.flatMap(({ forms, whole }) => (whole === null ? forms : [whole])));

/** The lines, and for each word those that have it. */
type Table = { lines: string[]; byWord: Map<string, number[]> };

let table: Table | null = null;

function openTable(): Table {
  const opened: Table = { lines: kinLines(), byWord: new Map() };
  opened.lines.forEach((line, at) => {
    for (const word of line.split(/[^a-z0-9']+/)) {
      const form = lemma(word);
      const known = opened.byWord.get(form);
      if (!known) opened.byWord.set(form, [at]);
      else if (known.at(-1) !== at) known.push(at);
    }
  });
  return opened;
}

/** A line's phrases by their telling words; if a phrase has only small words, by all of them. Cached. */
function phrasesOf(line: string): string[][] {
  const known = cut.get(line);
  if (known) return known;
  const phrases = line.split(/[,;]/).flatMap((phrase) => {
    const forms = phraseWords(phrase);
    const telling = forms.filter((form) => !lexicon().isQuiet(form));
    return forms.length === 0 ? [] : [telling.length > 0 ? telling : forms];
  });
  cut.set(line, phrases);
  return phrases;
}

const cut = new Map<string, string[][]>();
