/** A decoded form: text, lists and groups. */
export type StripeForm = { [name: string]: FormValue };
type FormValue = string | FormValue[] | StripeForm;

/** `a[b][0]=c` and `a[]=b` as nested values; a group whose names are all numbers is a list. */
export function readStripeForm(text: string): StripeForm {
  const root: StripeForm = {};
  for (const [name, value] of new URLSearchParams(text)) put(root, pathOf(name), value);
  return withLists(root) as StripeForm;
}

/** "a[b][]" is a, b and an empty name. */
function pathOf(name: string): string[] {
  const [first = "", ...rest] = name.split("[");
  return [first, ...rest.map((part) => part.replace(/\]$/, ""))];
}

function put(group: StripeForm, [name = "", ...rest]: string[], value: string): void {
  const key = name === "" ? String(Object.keys(group).length) : name;
  if (rest.length === 0) {
    group[key] = value;
    return;
  }
  const known = group[key];
  const inner: StripeForm = typeof known === "object" && !Array.isArray(known) ? known : {};
  group[key] = inner;
  put(inner, rest, value);
}

function withLists(value: FormValue): FormValue {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
