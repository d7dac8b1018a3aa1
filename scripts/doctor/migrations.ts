import { type Finding, missing, notChecked, ok } from "./finding.ts";

export type MigrationFacts = {
  place: "machine" | "production";
  /** The database's. */
  binding: string;
  /** File names of the project's migrations. */
  files: string[];
  /** Those not yet applied to the database; null if it could not be reached. */
  pending: string[] | null;
};

export function judgeMigrations({ place, binding, files, pending }: MigrationFacts): Finding {
  const name = `${place === "production" ? "deployed" : "local"} database ${binding}`;
  if (pending === null) return notChecked(name, "it cannot be queried from here", "npx wrangler login");
  if (pending.length === 0) return ok(name, `all ${files.length} migrations are applied`);
  const says = `${files.length - pending.length} of ${files.length} migrations are applied; not yet: ${pending.join(", ")}`;
  return place === "production"
    ? missing(name, says, "npm run migrate -- --remote")
    : ok(name, `${says}; \`npm start\` applies them`);
}

/** The names in the output of `wrangler d1 migrations list`, which are not applied yet. */
export const pendingIn = (output: string, files: readonly string[]): string[] =>
  files.filter((file) => output.includes(file));
