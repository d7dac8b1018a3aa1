import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ORDINARY_WORDS } from "#app/base/text/ordinary-words.ts";
import { GENERIC_NAMES, OTHER_NAMES } from "#app/core/evidence/lexicon/drug-names.ts";
import { BRANDS } from "#app/core/identifiers/lists/brands.ts";
import { CLINICAL_WORDS } from "#app/core/identifiers/lists/clinical-words.ts";
import { FURTHER_ORDINARY_WORDS } from "#app/core/identifiers/lists/further-ordinary-words.ts";
import { filesBelow } from "../files-below.ts";

/**
 * Words that are not names: from SCOWL's dictionary (npm dictionary-en, MIT and BSD) in every form, from the product's
 * lists of words, medicines and brands, and from its own sources.
 * @param packages the folder whose node_modules has dictionary-en
 */
export function englishWords(packages: string): Set<string> {
  const lists = [
    ORDINARY_WORDS.join(" "),
    FURTHER_ORDINARY_WORDS,
    CLINICAL_WORDS,
    BRANDS,
    GENERIC_NAMES,
    OTHER_NAMES,
  ];
  const found = new Set(
    lists
      .join(" ")
      .toLowerCase()
      .match(/[a-z]{3,}/g),
  );
  for (const word of hunspellWords(join(packages, "node_modules/dictionary-en"))) found.add(word);
  for (const file of filesBelow("app", /\.tsx?$/)) {
    if (file.includes("/identifiers/")) continue;
    for (const [word] of readFileSync(file, "utf8").matchAll(/(?<![\p{L}\d_$.])[a-z]{4,}(?![\p{L}\d_$(])/gu))
      found.add(word);
  }
  return found;
}

type Affix = { isSuffix: boolean; strip: string; add: string; after: RegExp };

/** The lower-case words of a Hunspell dictionary, with one suffix or prefix each. */
function hunspellWords(folder: string): string[] {
  const rules = readRules(readFileSync(join(folder, "index.aff"), "utf8"));
  return readFileSync(join(folder, "index.dic"), "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, word = "", flags = ""] = /^([a-z]{3,})(?:\/(\S+))?/.exec(line) ?? [];
      if (word === "") return [];
      const forms = [...flags].flatMap((flag) =>
        (rules.get(flag) ?? [])
          .filter(({ after }) => after.test(word))
          .map((affix) => withAffix(word, affix)),
      );
      return [word, ...forms.filter((form) => /^[a-z]+$/.test(form))];
    });
}

function withAffix(word: string, { isSuffix, strip, add }: Affix): string {
  return isSuffix ? word.slice(0, word.length - strip.length) + add : add + word.slice(strip.length);
}

function readRules(affixes: string): Map<string, Affix[]> {
  const rules = new Map<string, Affix[]>();
  for (const line of affixes.split("\n")) {
    const match = /^(SFX|PFX) (\S) (\S+) ([^\s/]+)(?:\/\S+)? (\S+)/.exec(line);
    if (!match) continue;
    const [, kind, flag = "", strip = "", add = "", condition = ""] = match;
    const isSuffix = kind === "SFX";
    const after = new RegExp(isSuffix ? `${condition}$` : `^${condition}`);
    const rule = { isSuffix, strip: strip === "0" ? "" : strip, add: add === "0" ? "" : add, after };
    rules.set(flag, [...(rules.get(flag) ?? []), rule]);
  }
  return rules;
}
