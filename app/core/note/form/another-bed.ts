import type { NoteForm } from "./note-form.ts";

/** A bed or room that notes give as their patient's own. */
type Place = { kind: string; number: string; words: string };

/**
 * "B5" only begins notes; B12 is a vitamin. Where somebody went or came from, another's bed and a bed's parts are no
 * place of the patient.
 */
const PLACE =
  /(?:(?<!\b(?:to|from|into|near|by|opposite|beside|swapped|via|for|of|next|other|was|(?:pt|patient|person|resident|lady|gentleman|man|woman) in) (?:the )?)\b(?<kind>bed|room|rm|bay|cubicle)\W{0,3}(?:no\W+)?|^b)(?<number>[a-d]?\d{1,3}[a-d]?)\b(?! (?:rails?|side|linen|alarm|door|empty|made|low|high|wanted|booked|requested))/gi;

const placesIn = (notes: string): Place[] =>
  [...notes.trim().matchAll(PLACE)].map(({ groups: { kind = "bed", number = "" } = {} }) => {
    const name = kind.toLowerCase() === "rm" ? "room" : kind.toLowerCase();
    return {
      kind: name,
      number: number.toLowerCase(),
      words: `${name[0]?.toUpperCase()}${name.slice(1)} ${number}`,
    };
  });

/**
 * The question whether the form still names the patient of the notes: these give a bed, and the note written before
 * under the same name had another one. Null if they give no reason for it.
 */
export function anotherBed({ demographics, nurseNotes, bedBefore = "" }: NoteForm): string | null {
  const [before, after] = [placesIn(bedBefore), placesIn(nurseNotes)];
  for (const { kind, words } of before) {
    const own = after.filter((place) => place.kind === kind);
    const isShared = own.some(({ number }) =>
      before.some((one) => one.kind === kind && one.number === number),
    );
    if (own[0] && !isShared)
      return `Is this still ${demographics.name?.trim()}? Your notes say ${own[0].words}, before ${words}.`;
  }
  return null;
}
