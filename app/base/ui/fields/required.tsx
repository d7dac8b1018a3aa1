/** Marks the label of a required field. Screen readers use the field's own `required` or `aria-required`. */
export function Required() {
  return (
    <span className="soft small" aria-hidden="true">
      {" "}
      required
    </span>
  );
}
