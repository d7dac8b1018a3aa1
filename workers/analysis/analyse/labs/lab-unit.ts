/** One key for all ways to write a unit: letter case, spaces, micro signs, powers of ten. */
export function unitKey(unit: string): string {
  return unit
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[µμ]/g, "u")
    .replace(/\s+/g, "")
    .replace(/^mcg/, "ug")
    .replace(/[×*]/g, "x")
    .replace(/^x?10(?:\^|e|\*\*)?(\d+)/, "10^$1")
    .replace(/^k\/ul$/, "10^3/ul")
    .replace(/^(?:thousand|thou)\/ul$/, "10^3/ul");
}

const AMOUNT =
  "(?:[kmµμunpf]?mol|[kmµμunp]?g|mcg|m?Eq|[kmµμu]?I?U|mIU|µIU|cells?|copies|mOsm|[x×]?\\s?10[\\^*e]?\\d+|[KM])";
const PER = "(?:[dmµμu]?l|mm3|mm³|kg|g|mol|mmol|hpf|lpf|h|hr|min|1\\.73\\s?m[2²])";

/** A unit of laboratory or monitor results, which a dose ("81 mg") never has. */
const LAB_UNIT = new RegExp(
  `^(?:${AMOUNT}(?:/${PER})+|mm/h(?:r)?|m[lL]/min(?:/1\\.73\\s?m[2²])?|mm ?Hg|kPa|bpm|ms(?:ec)?|fl|pg|%|sec(?:onds)?|ratio)$`,
  "i",
);

export const isLabUnit = (unit: string): boolean => LAB_UNIT.test(unit.normalize("NFKC").trim());
