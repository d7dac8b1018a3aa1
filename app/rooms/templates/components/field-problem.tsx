type Props = {
  /** The field's own id. */
  id: string;
  words: string | undefined;
};

/** What is wrong with one field, below it. */
export function FieldProblem({ id, words }: Props) {
  if (words === undefined) return null;
  return (
    <p id={problemId(id)} className="field-error">
      {words}
    </p>
  );
}

const problemId = (id: string) => `${id}-problem`;

/** What ties a field to what is wrong with it, and to its help. */
export const toldBy = (id: string, words: string | undefined, help?: string) => ({
  "aria-invalid": words !== undefined,
  "aria-describedby": [words !== undefined && problemId(id), help].filter(Boolean).join(" ") || undefined,
});
