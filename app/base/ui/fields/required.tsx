/** In the label of a field that must be filled in. Who hears the page is told by the field's own `required` or `aria-required`. */
export function Required() {
  return (
    <span className="soft small" aria-hidden="true">
      {" "}
      required
    </span>
  );
}
