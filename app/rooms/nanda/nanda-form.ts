import { isSameWork } from "#app/core/record/work/merge-work.ts";
import type { FormKind } from "#app/core/record/work/use-form-in-progress.ts";
import type { NandaAnswer } from "./nanda-answer.ts";

/** The page's text, and the diagnoses below it as JSON, so that one of two versions is taken whole. */
export type NandaWork = { text: string; result: string | null };

/** The longest patient information, in characters: many times what one nurse types about one patient. */
export const LONGEST_CONTEXT = 20_000;

/** Diagnoses, the text that they are about, and the note that they are kept as, if any. */
type NandaResult = { answer: NandaAnswer; written: string; noteId?: string | null };

export const NANDA_FORM: FormKind<NandaWork> = {
  tool: "nanda",
  empty: { text: "", result: null },
  called: ({ result }) => (result === null ? "unsaved text" : "diagnoses"),
  beginning: ({ text }) => text,
  isEmpty: ({ text, result }) => text.trim() === "" && result === null,
  isAnother: async (before, after) => {
    if (before.text.trim() !== "" && after.text.trim() === "") return true;
    if (before.result !== null && after.result === null) return true;
    const { isAnotherPatient } = await import("#app/core/note/work/another-work.ts");
    return isAnotherPatient(formOf(before), formOf(after));
  },
  asOne: (mine, theirs) => {
    const [own, other] = [mine, theirs].map(({ result }) => unpackResult(result));
    const isSame = mine.text === theirs.text && isSameWork(own?.answer, other?.answer);
    if (!isSame || own?.written !== other?.written) return null;
    return own?.noteId ? mine : theirs;
  },
  read: (kept) => {
    if (typeof kept === "string") return { text: kept, result: null }; // the form of work from before results were kept
    const { text, result } = (kept ?? {}) as Partial<NandaWork>;
    return { text: typeof text === "string" ? text : "", result: typeof result === "string" ? result : null };
  },
  fromFields: (fields, before) => ({ ...before, text: contextOf(fields) }),
};

const formOf = ({ text }: NandaWork) => ({ nurseNotes: text, vitalSigns: "", demographics: {} });

/** The text in the page's one field. */
export function contextOf(fields: FormData): string {
  const context = fields.get("context");
  return typeof context === "string" ? context : "";
}

export const packResult = (result: NandaResult): string => JSON.stringify(result);

/** The diagnoses that were packed; null for none. */
export function unpackResult(packed: string | null): NandaResult | null {
  try {
    const result = JSON.parse(packed ?? "null") as Partial<NandaResult> | null;
    const isWhole = Array.isArray(result?.answer?.diagnoses) && typeof result.written === "string";
    return isWhole ? (result as NandaResult) : null;
  } catch {
    return null;
  }
}

type Conditions = { text: string; isSignedIn: boolean; isBusy: boolean; isLimitReached: boolean };

/** Whether Generate is offered (NANDA-05). */
export const canGenerate = ({ text, isSignedIn, isBusy, isLimitReached }: Conditions): boolean =>
  text.trim() !== "" && isSignedIn && !isBusy && !isLimitReached;

/** A made-up patient, for trying the form. */
export const EXAMPLE =
  "72-year-old man, day 2 after hip replacement. RR 26, O2 sat 89% on room air, short of breath when sitting up, crackles both bases, pneumonia on chest X-ray. Rates hip pain 7/10 when moved, grimaces. Unsteady on his feet, needs two to transfer, fell at home last month. Skin intact. Says he wants to learn how to use the walker safely.";
