import type { Mark } from "../../../statement.ts";
import { type Comparison, conflict, isRelative } from "../../comparison.ts";
import type { MeaningUnit } from "../../read-meaning.ts";

type Sex = "female" | "male";

const PRONOUNS: Record<string, Sex> = {
  she: "female",
  her: "female",
  hers: "female",
  herself: "female",
  he: "male",
  him: "male",
  his: "male",
  himself: "male",
};
const NOUNS: Record<string, Sex> = {
  woman: "female",
  female: "female",
  girl: "female",
  lady: "female",
  f: "female",
  ladi: "female",
  man: "male",
  male: "male",
  boy: "male",
  gentleman: "male",
  gent: "male",
  m: "male",
  lad: "male",
  chap: "male",
  guy: "male",
};

/** "He" where the notes only have a "she", and a "man" where they have a "woman". */
export function conflictsOfSex({ meaning, notes, places }: Comparison): Mark[] {
  notes.sexes ??= {
    nouns: new Set(notes.units.flatMap((unit) => sexOf(unit, NOUNS) ?? [])),
    pronouns: new Set(notes.units.flatMap((unit) => sexOf(unit, PRONOUNS) ?? [])),
  };
  const { nouns, pronouns } = notes.sexes;
  const known = nouns.size > 0 ? nouns : pronouns;
  const all = new Set([...nouns, ...pronouns]);
  if (known.size !== 1) return [];
  const hasRelative = meaning.units.some(isRelative);
  return meaning.units.flatMap((unit) => {
    const noun = sexOf(unit, NOUNS);
    const own = noun ?? sexOf(unit, PRONOUNS);
    if (!own) return [];
    const [other] = known;
    const isOther = noun ? !known.has(own) : !all.has(own);
    if (!isOther || (!noun && hasRelative) || (noun && places.has(unit) && all.has(own))) return [];
    return [conflict(unit, other ?? "")];
  });
}

function sexOf({ forms: [form = ""], forms, fact }: MeaningUnit, words: Record<string, Sex>): Sex | null {
  return fact === null && forms.length === 1 ? (words[form] ?? null) : null;
}
