import { hasSeveralPatients } from "./several-patients.ts";

/** Says before a note is written that the text is about more than one patient; it stands in nobody's way. */
export function SeveralPatientsHint({ text }: { text: string }) {
  if (!hasSeveralPatients(text)) return null;
  return (
    <p className="soft small" role="status">
      This looks like more than one patient. Write a note for each.
    </p>
  );
}
