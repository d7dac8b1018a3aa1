type Props = {
  /** The field's own id. */
  id: string;
  words: string | undefined;
};

/** One field's problem, shown below it. */
export function FieldProblem({ id, words }: Props) {
  if (words === undefined) return null;
  return (
    <p id={problemId(id)} className="field-error">
      {words}
    </p>
  );
}

const problemId = (id: string) => `${id}-problem`;

/** Attributes that link a field to its problem and its help. */
export const toldBy = (id: string, words: string | undefined, help?: string) => ({
  "aria-invalid": words !== undefined,
  "aria-describedby": [words !== undefined && problemId(id), help].filter(Boolean).join(" ") || undefined,
});
