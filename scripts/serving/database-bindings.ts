import { readFileSync } from "node:fs";

/** The bindings of the databases that a configuration names, the directory's first: `DB`, `DB_1`, … */
export function databaseBindings(configuration = "wrangler.toml"): string[] {
  const text = readFileSync(configuration, "utf8");
  const found = [...text.matchAll(/^binding = "(DB(?:_\d+)?)"$/gm)].map(([, binding = ""]) => binding);
  return found.sort((one, other) => numberOf(one) - numberOf(other));
}

/** The number that the product gives the database of a binding. */
const numberOf = (binding: string): number => (binding === "DB" ? 0 : Number(binding.slice("DB_".length)));
