import { EMPTY_NOTE, type NursingDiagnosis, type SbarNote, type SectionKey } from "./note-answer.ts";

type Part = SectionKey | "nursingDiagnoses";

const HEADINGS: [RegExp, Part][] = [
  [/^situation$/i, "situation"],
  [/^background$/i, "background"],
  [/^assessment$/i, "assessment"],
  [/^recommendations?$/i, "recommendation"],
  [/^nursing diagnos[ei]s$/i, "nursingDiagnoses"],
];

const LETTERS: Record<string, Part> = {
  S: "situation",
  B: "background",
  A: "assessment",
  R: "recommendation",
};

/**
 * Reads an answer's note: an object is used as it is, a string is split at its section headings, and one without
 * headings is read line by line, by the letters S, B, A, R and "nursing diagnoses". Text before the first
 * section belongs to the situation, so that nothing is lost.
 */
export function parseSbar(note: string | Partial<SbarNote>): SbarNote {
  if (typeof note !== "string") return { ...EMPTY_NOTE, ...note };
  const byHeading = collect(note, headingOf);
  return byHeading ?? collect(note, letterOf) ?? { ...EMPTY_NOTE, situation: note.trim() };
}

type Opening = { part: Part; rest: string };

/** Adds each line to the last opened section; null if no line opens one. */
function collect(text: string, openingOf: (line: string) => Opening | null): SbarNote | null {
  const lines: Record<Part, string[]> = {
    situation: [],
    background: [],
    assessment: [],
    recommendation: [],
    nursingDiagnoses: [],
  };
  let current: Part = "situation";
  let hasOpened = false;
  for (const line of text.split(/\r?\n/)) {
    const opening = openingOf(line);
    if (opening) {
      hasOpened = true;
      current = opening.part;
    }
    if (!opening) lines[current].push(line);
    else if (opening.rest !== "") lines[current].push(opening.rest);
  }
  if (!hasOpened) return null;
  const { nursingDiagnoses, ...sections } = lines;
  const joined = Object.fromEntries(
    Object.entries(sections).map(([key, value]) => [key, value.join("\n").trim()]),
  );
  return { ...EMPTY_NOTE, ...joined, nursingDiagnoses: nursingDiagnoses.flatMap(diagnosisOf) };
}

/** "## SITUATION", "**Situation:** text", "Situation" or "S (Situation): text". */
function headingOf(line: string): Opening | null {
  const match = /^[\s#*_>-]*(?:[SBAR]\s*[-–:(]\s*)?([A-Za-z ]+?)[)]?[*_]*\s*(?::[*_]*\s*(.*))?[*_]*\s*$/.exec(
    line,
  );
  const name = match?.[1]?.trim() ?? "";
  const part = HEADINGS.find(([pattern]) => pattern.test(name))?.[1];
  return part ? { part, rest: match?.[2]?.trim() ?? "" } : null;
}

/** "S: text", "B - text", "nursing diagnoses ...". */
function letterOf(line: string): Opening | null {
  const letter = /^\s*[*_]*([SBAR])[*_]*\s*[:.)–-]\s*[*_]*\s*(.*)$/.exec(line);
  const part = LETTERS[letter?.[1] ?? ""];
  if (part) return { part, rest: letter?.[2] ?? "" };
  const diagnoses = /nursing diagnos[ei]s\W*(.*)$/i.exec(line);
  return diagnoses ? { part: "nursingDiagnoses", rest: diagnoses[1] ?? "" } : null;
}

/** "- Acute pain related to surgery; wound as evidenced by pain 7/10; guarding". */
function diagnosisOf(line: string): NursingDiagnosis[] {
  const text = line.replace(/^[\s*•\d.)-]+/, "").trim();
  if (text === "") return [];
  const [problem = "", evidence = ""] = text.split(/\s+as evidenced by:?\s+/i);
  const [diagnosis = "", related = ""] = problem.split(/\s+related to:?\s+/i);
  return [{ diagnosis, relatedFactors: listOf(related), definingCharacteristics: listOf(evidence) }];
}

const listOf = (text: string) => text.split(/\s*;\s*/).filter((part) => part !== "");
