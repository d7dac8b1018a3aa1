import { unsafeIn } from "#app/core/note/edit/safe-wording.ts";
import { UnsafeWords } from "#app/core/note/view/unsafe-words.tsx";

/**
 * Easily misread wordings in the diagnoses, each with its safe form and once. Diagnoses are not edited here, so that
 * the safe form is the nurse's to write where she pastes them.
 * @param text as it is copied
 */
export function UnsafeInDiagnoses({ text }: { text: string }) {
  const found = new Map(
    text
      .split("\n")
      .flatMap(unsafeIn)
      .map((one) => [`${one.text} ${one.safe}`, one]),
  );
  if (found.size === 0) return null;
  return (
    <section className="card checks" aria-label="Unsafe wording">
      <div className="unsafe">
        <h3 className="warn">Unsafe wording</h3>
        <p className="small soft">
          Diagnoses cannot be edited here. Write the safe form where you paste them.
        </p>
        <ul>
          {[...found].map(([key, one]) => (
            <li key={key}>
              <UnsafeWords {...one} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
