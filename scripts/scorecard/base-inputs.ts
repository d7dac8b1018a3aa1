import type { Dictation } from "./dictations.ts";
import {
  CLOCKS,
  FINDINGS,
  FREQUENCIES,
  MEDICINES,
  type Medicine,
  PARTS,
  SIDES,
  TEMPLATES,
} from "./order-templates.ts";
import type { Random } from "./random.ts";

/** What a nurse could have typed: a dictation as it is, or with orders and findings from templates inserted. */
export type BaseInput = { id: string; text: string };

/** The dictations themselves and `added` further inputs made from them. */
export function makeBaseInputs(dictations: readonly Dictation[], added: number, random: Random): BaseInput[] {
  const plain = dictations.map(({ id, text }) => ({ id, text }));
  const mixed = Array.from({ length: added }, (_, at) => {
    const { id, text } = random.pick(dictations);
    return { id: `${id}+${at}`, text: insertSentences(text, random) };
  });
  return [...plain, ...mixed];
}

/** Puts four to eight filled templates between the dictation's sentences. */
function insertSentences(text: string, random: Random): string {
  const sentences = text.split(/(?<=[a-z][.!?])[ \t]+(?=[A-Z[])/);
  for (const template of random.shuffle(TEMPLATES).slice(0, random.integer(4, 8))) {
    sentences.splice(random.integer(1, sentences.length), 0, fillTemplate(template, random));
  }
  return sentences.join(" ");
}

/** Fills each slot of a template; the same slot twice gets the same words. */
export function fillTemplate(template: string, random: Random): string {
  const filled = new Map<string, string>();
  const [first, second] = random.shuffle(MEDICINES);
  const [denied = "", denied2 = "", stated = ""] = random.shuffle(FINDINGS);
  if (first) addMedicine(filled, first, "", random);
  if (second) addMedicine(filled, second, "2", random);
  for (const [name, value] of Object.entries({ denied, denied2, stated })) filled.set(name, value);
  filled.set("Stated", stated.charAt(0).toUpperCase() + stated.slice(1));
  const sentence = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = filled.get(name) ?? FILLERS[name]?.(random) ?? name;
    filled.set(name, value);
    return value;
  });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function addMedicine(filled: Map<string, string>, medicine: Medicine, suffix: string, random: Random): void {
  filled.set(`drug${suffix}`, medicine.name);
  filled.set(`dose${suffix}`, random.pick(medicine.doses));
  filled.set(`route${suffix}`, random.pick(medicine.routes));
}

const FILLERS: Record<string, (random: Random) => string> = {
  often: (random) => random.pick(FREQUENCIES),
  often2: (random) => random.pick(FREQUENCIES),
  clock: (random) => random.pick(CLOCKS),
  side: (random) => random.pick(SIDES),
  part: (random) => random.pick(PARTS),
  temp: (random) =>
    random.pick(["38.2", "98.6 F", "37.4 °C", "101.3 degrees Fahrenheit", "36.8", "ninety eight point six"]),
  bp: (random) => `${random.integer(88, 178)}${random.pick(["/", " over ", "/"])}${random.integer(44, 96)}`,
  hr: (random) =>
    random.pick([String(random.integer(48, 138)), "one hundred four", "one twelve", "eighty eight"]),
  rr: (random) => random.pick([String(random.integer(10, 34)), "twenty four", "eighteen"]),
  sat: (random) => String(random.integer(82, 100)),
  pain: (random) => `${random.integer(1, 10)}${random.pick(["/10", " out of 10"])}`,
  volume: (random) => String(random.integer(3, 95) * 10),
  rate: (random) => random.pick(["75", "100", "125", "50"]),
  flow: (random) => random.pick(["2", "3", "4", "two", "6"]),
  days: (random) => random.pick(["2", "3", "4", "5", "6", "three", "two"]),
  weight: (random) => String(random.integer(48, 120)),
  glucose: (random) => String(random.integer(54, 388)),
  units: (random) => String(random.integer(2, 12)),
  size: (random) => `${random.integer(1, 6)} x ${random.integer(1, 9)} cm`,
  potassium: (random) => random.pick(["3.1", "3.4", "2.9", "5.2"]),
  meal: (random) => random.pick(["25", "50", "75", "100"]),
};
