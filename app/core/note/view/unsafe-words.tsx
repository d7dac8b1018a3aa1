import { formsOf, type Unsafe } from "../edit/safe-wording.ts";

/** One easily misread wording, its safe form or forms, and why. */
export function UnsafeWords({ text, reason, ...forms }: Pick<Unsafe, "text" | "safe" | "or" | "reason">) {
  return (
    <div>
      <strong>“{text}”</strong> →{" "}
      {formsOf(forms)
        .map((form) => form.trim())
        .join(" or ")}
      <p className="small soft">{reason}</p>
    </div>
  );
}
