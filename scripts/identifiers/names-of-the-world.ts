import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { FIRST_NAMES } from "#app/core/identifiers/lists/first-names.ts";
import { FIRST_NAMES_BY_COUNTRY } from "#app/core/identifiers/lists/first-names-by-country.ts";
import { FIRST_NAMES_OF_THE_WORLD } from "#app/core/identifiers/lists/first-names-of-the-world.ts";
import { SURNAMES } from "#app/core/identifiers/lists/surnames.ts";
import { SURNAMES_BY_COUNTRY } from "#app/core/identifiers/lists/surnames-by-country.ts";

/**
 * First names and surnames in Latin letters, from Faker's locales (npm and PyPI, both MIT) and the product's lists.
 * @param packages the folder with node_modules/@faker-js/faker
 * @param wheel the folder with Faker's unpacked Python wheel
 */
export async function namesOfTheWorld(packages: string, wheel: string): Promise<string[]> {
  const own = [FIRST_NAMES, FIRST_NAMES_BY_COUNTRY, FIRST_NAMES_OF_THE_WORLD, SURNAMES, SURNAMES_BY_COUNTRY];
  const all = [...(await ofPackage(packages)), ...ofWheel(wheel), ...own.join(" ").split(/\s+/)];
  return all.filter((name) => /^[\p{Script=Latin}\p{M}'’ -]+$/u.test(name));
}

async function ofPackage(packages: string): Promise<string[]> {
  const entry = pathToFileURL(join(packages, "node_modules/@faker-js/faker/dist/index.js")).href;
  const { allLocales }: { allLocales: Record<string, { person?: Record<string, unknown> }> } = await import(
    entry
  );
  const found: string[] = [];
  const collect = (value: unknown) => {
    if (typeof value === "string") found.push(value);
    else if (value && typeof value === "object") Object.values(value).forEach(collect);
  };
  for (const { person } of Object.values(allLocales))
    for (const [field, value] of Object.entries(person ?? {}))
      if (/^(?:first|last|middle)_?name(?!.*pattern)/i.test(field)) collect(value);
  return found;
}

/** The strings in name lists of the Python package's sources. */
function ofWheel(wheel: string): string[] {
  const folder = join(wheel, "faker/providers/person");
  return readdirSync(folder)
    .filter((locale) => /^[a-z]{2}_/.test(locale))
    .flatMap((locale) => {
      let isKept = false;
      return readFileSync(join(folder, locale, "__init__.py"), "utf8")
        .split("\n")
        .flatMap((line) => {
          const field = /^ {4}(\w+)\s*(?::[^=]+)?=/.exec(line)?.[1];
          if (field)
            isKept = /name|first|last|sur|patron/.test(field) && !/format|prefix|suffix|title/.test(field);
          if (/^ {4}(?:def|@)/.test(line)) isKept = false;
          return isKept ? [...line.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? "") : [];
        });
    });
}
