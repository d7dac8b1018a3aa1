/**
 * The syntax error of a query by the grammar of both services, or null: words, "phrases" with a field before
 * (`TITLE_ABS:"…"`) or after them (`"…"[tiab]`), AND, OR and brackets; only one kind of operator within brackets.
 */
export function syntaxError(query: string, service: "europePmc" | "pubMed"): string | null {
  const term =
    service === "europePmc"
      ? /^TITLE_ABS:"[^"()[\]:*\\]+"/
      : /^(?:"[^"()[\]:*\\]+\*?"\[tiab\]|[\p{L}\p{N}]+)/u;
  const filter = service === "europePmc" ? "HAS_ABSTRACT:Y" : "hasabstract";
  const groups = query.split(" AND ");
  if (groups.pop() !== filter) return "no filter at the end";
  if (groups.length === 0) return "no group";
  for (const group of groups) {
    const inside = /^\((.*)\)$/.exec(group)?.[1];
    if (inside === undefined) return `no brackets: ${group}`;
    for (const one of inside.split(" OR ")) {
      if (one.replace(term, "") !== "") return `no term: ${one}`;
      if (/^(?:and|or|not)$/i.test(one)) return `an operator: ${one}`;
    }
  }
  return null;
}
