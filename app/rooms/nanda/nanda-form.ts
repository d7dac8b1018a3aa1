import type { FormKind } from "#app/core/identity/drafts/use-kept-form.ts";

/** The page's form is one text; it is kept over a logout as it is. */
export const NANDA_FORM: FormKind<string> = {
  name: "nanda",
  empty: "",
  isEmpty: (text) => text.trim() === "",
  toDraft: (text) => (text.trim() === "" ? null : text),
  fromFields: (fields) => {
    const context = fields.get("context");
    return typeof context === "string" ? context : "";
  },
};

type Conditions = { text: string; isSignedIn: boolean; isBusy: boolean; isLimitReached: boolean };

/** Whether Generate is offered (NANDA-05). */
export const canGenerate = ({ text, isSignedIn, isBusy, isLimitReached }: Conditions): boolean =>
  text.trim() !== "" && isSignedIn && !isBusy && !isLimitReached;

/** A made-up patient, for trying the form. */
export const EXAMPLE =
  "72-year-old man, day 2 after hip replacement. RR 26, O2 sat 89% on room air, short of breath when sitting up, crackles both bases, pneumonia on chest X-ray. Rates hip pain 7/10 when moved, grimaces. Unsteady on his feet, needs two to transfer, fell at home last month. Skin intact. Says he wants to learn how to use the walker safely.";
