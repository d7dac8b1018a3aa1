import { AMBER_MARK, isAmber, isExcluded, isOpenSuggestion, markedWords, titleOf } from "../amber.ts";
import { diagnosesOf, diagnosisLine } from "../diagnosis-line.ts";
import type { NoteForm } from "../form/note-form.ts";
import {
  itemsOf,
  type NoteContent,
  type NoteItem,
  type NoteLayout,
  type NotePart,
} from "../note-document.ts";

/** What is included when a note leaves the page, and how a copied text looks. */
export type LeavingChoice = {
  sections: boolean;
  diagnoses: boolean;
  computed: boolean;
  /** Those that were taken over. */
  suggestions: boolean;
  format: "headings" | "plain" | "paragraph";
};

export const EVERYTHING: LeavingChoice = {
  sections: true,
  diagnoses: true,
  computed: true,
  suggestions: true,
  format: "headings",
};

/** A part as it leaves: its text has a mark in words after each statement that is still amber. */
export type LeavingPart = Pick<NotePart, "key" | "title" | "heading" | "kind"> & {
  text: string;
  footnote: string | null;
};

/** The parts that leave, without empty ones. */
export function leavingParts(
  layout: NoteLayout,
  content: NoteContent,
  choice: LeavingChoice = EVERYTHING,
): LeavingPart[] {
  return layout.parts.flatMap((part) => {
    const items = leavingItems(part, content, choice);
    if (items.length === 0) return [];
    const isOwn = items.every(({ author }) => author === "calculator");
    return [
      {
        key: part.key,
        title: part.title,
        heading: part.kind === "computed" && !isOwn ? part.title.toUpperCase() : part.heading,
        kind: part.kind,
        text: part.kind === "diagnoses" ? diagnosisLines(items) : prose(items),
        footnote: isOwn ? (part.footnote ?? null) : null,
      },
    ];
  });
}

/** The note in one line, from its first statements; each amber one has its mark after as much of it as is used. */
export function titleOfNote(layout: NoteLayout, content: NoteContent): string {
  const [first = []] = layout.parts
    .map((part) => {
      const items = leavingItems(part, content, EVERYTHING);
      return part.kind === "diagnoses" ? (diagnosesOf(items)[0] ?? []) : items;
    })
    .filter((items) => items.length > 0);
  return titleOf(first.map((item) => ({ text: item.text, mark: isAmber(item) ? AMBER_MARK : null })));
}

/** Longer than names are; the list's line has room for it beside the note's own title. */
const LONGEST_NAME = 40;

/**
 * A title by which a note is found among several patients'. It begins with the name typed for this one; without one,
 * with the beginning of the nurse's notes, if that says whom they are about. The model may have moved that anywhere.
 */
export function withPatient(
  { demographics, nurseNotes }: Pick<NoteForm, "demographics" | "nurseNotes">,
  title: string,
): string {
  const typed = demographics.name?.replace(/\s+/g, " ").trim() || null;
  const patient = withinLine(typed ?? BEGINS_WITH_PATIENT.exec(nurseNotes.trim())?.[0] ?? "");
  if (!patient || (!typed && title.includes(patient))) return title;
  return `${patient} · ${title}`;
}

/** A first sentence that begins with a title, or gives the bed or room. The point of "Mrs." or "T." does not end it. */
const BEGINS_WITH_PATIENT =
  /^(?:(?:mr|mrs|ms|miss|mx)\b\.?\s|[^.;:!?\n]{0,40}\b(?:bed|room|rm|bay)\s*#?\d)(?:[^.;:!?\n]|(?<=\b(?:mrs?|ms|mx|dr|st|(?:mrs?|ms|miss|mx)\.? \p{L}))\.)*/iu;

/** A name with its title, however far into the line. */
const TO_NAMES_END =
  /^[^\n]{0,36}?\b(?:[Mm]rs?|MRS?|[Mm]iss|MISS|[Mm]s|MS|[Mm]x)\.?(?: \p{Lu}\.?)? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}/u;

/** The beginning of a long text: whole words, and no half of a name. */
function withinLine(text: string): string {
  if (text.length <= LONGEST_NAME) return text.trimEnd();
  const name = TO_NAMES_END.exec(text)?.[0] ?? "";
  const words = text.slice(0, LONGEST_NAME + 1).replace(/\s+\S*$/, "");
  return name.length > words.length && name.length <= 2 * LONGEST_NAME ? name : words.slice(0, LONGEST_NAME);
}

function leavingItems(part: NotePart, content: NoteContent, choice: LeavingChoice): NoteItem[] {
  const isChosen = { text: choice.sections, diagnoses: choice.diagnoses, computed: choice.computed };
  if (!isChosen[part.kind]) return [];
  return itemsOf(content, part.key).filter(
    (item) =>
      !isExcluded(content, item) && !isOpenSuggestion(item) && (choice.suggestions || !item.isTakenOver),
  );
}

/** The amber statements that would leave, in order. */
export const amberLeaving = (layout: NoteLayout, content: NoteContent, choice: LeavingChoice): NoteItem[] =>
  layout.parts.flatMap((part) => leavingItems(part, content, choice).filter(isAmber));

/** Suggestions that nobody took over, in parts that would leave empty without them. */
export function suggestionsOfEmptyParts(
  layout: NoteLayout,
  content: NoteContent,
  choice: LeavingChoice,
): NoteItem[] {
  if (!choice.suggestions) return [];
  return layout.parts
    .filter((part) => part.takesSuggestions && leavingItems(part, content, choice).length === 0)
    .flatMap((part) =>
      itemsOf(content, part.key).filter((item) => isOpenSuggestion(item) && !isExcluded(content, item)),
    );
}

/** The parts as text, each under its heading. */
export const headedText = (parts: readonly LeavingPart[]): string =>
  parts.map((part) => `${part.heading}\n${bodyOf(part)}`).join("\n\n");

/** A part's text with its footnote. */
export const bodyOf = ({ text, footnote }: LeavingPart): string => (footnote ? `${text}\n${footnote}` : text);

function prose(items: readonly NoteItem[]): string {
  return items
    .map((item, at) => markedWords(item) + (at < items.length - 1 ? item.gap || " " : ""))
    .join("")
    .trim();
}

const diagnosisLines = (items: readonly NoteItem[]): string =>
  diagnosesOf(items)
    .map((diagnosis) => diagnosisLine(diagnosis, markedWords))
    .join("\n");
