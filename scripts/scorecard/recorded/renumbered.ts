import type { ModelRequest } from "#app/core/model/model.ts";

type Quoted = { statements?: { evidence?: { block: number; quote: string }[] }[] };

const PLACEHOLDER = /⟦[A-Z]+_\d+[a-z]*⟧/g;
/** What may stand for a placeholder now: another one, or words that are no longer hidden. */
const VALUE = "(⟦[^⟧]*⟧|[^|⟦⟧\\n]{1,60}?)";

/**
 * An answer about a document as it would have been written to this request: each placeholder replaced by what stands in
 * its place in the lines that the answer quotes. Placeholders are numbered, and their numbers change with the rules for
 * identifiers. A placeholder that no quote places is left.
 */
export function renumbered(answer: string, { messages }: ModelRequest): string {
  if (answer.match(PLACEHOLDER) === null) return answer;
  const lines = new Map(
    (messages.at(-1)?.text ?? "").split("\n").flatMap((line): [string, string][] => {
      const [head = "", number] = /^\[(\d+)\] /.exec(line) ?? [];
      return number === undefined ? [] : [[number, line.slice(head.length)]];
    }),
  );
  const meant = new Map<string, string>();
  const { statements = [] } = JSON.parse(answer) as Quoted;
  for (const { block, quote } of statements.flatMap(({ evidence = [] }) => evidence)) {
    const names = quote.match(PLACEHOLDER) ?? [];
    const found = names.length > 0 && formOf(quote).exec(lines.get(`${block}`) ?? "");
    if (!found) continue;
    names.forEach((name, at) => {
      if (!meant.has(name)) meant.set(name, found[at + 1] ?? name);
    });
  }
  return answer.replace(PLACEHOLDER, (name) => JSON.stringify(meant.get(name) ?? name).slice(1, -1));
}

/** The quote with anything in the place of its placeholders, up to the end of a cell where one ends it. */
function formOf(quote: string): RegExp {
  const parts = quote.split(PLACEHOLDER).map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  const last = parts.at(-1) === "" ? "(?= \\||[.,;]|$)" : "";
  return new RegExp(parts.join(VALUE) + last);
}
