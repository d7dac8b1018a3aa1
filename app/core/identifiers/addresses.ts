import type { Found } from "./found.ts";

/** Street addresses, post boxes and postal codes where their form is clear. */
export function findAddresses(text: string): Found[] {
  return [STREET, STREET_BY_CUE, BOX, POSTCODE, ZIP_BY_CUE, ZIP_BY_STATE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => {
      const place = match.groups?.place ?? match[0];
      const end = match.index + match[0].length;
      return { start: end - place.length, end, kind: "ADDRESS" as const, identity: place.toLowerCase() };
    }),
  );
}

const NAME_WORD = "\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const HOUSE = "\\d{1,5}[A-Za-z]?";
const WAY =
  "(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Boulevard|Blvd|Court|Ct|Place|Pl|Way|Terrace|Crescent|Cres|Close|Square|Sq|Highway|Hwy|Parkway|Pkwy|Circle|Cir|Grove|Gardens|Gdns|Row|Mews|Walk|Hill|Trail)\\b\\.?";
const FLAT = "(?:(?:Apt|Apartment|Flat|Unit|Suite|Ste|Room(?= \\d+,))\\.? ?#?[A-Za-z]?\\d{1,5}[A-Za-z]?)";
const TOWN = `(?:,? ${NAME_WORD}(?: ${NAME_WORD})?,? [A-Z]{2} \\d{5}(?:-\\d{4})?)`;
const STREET = new RegExp(
  `(?<![\\p{L}\\d./,-])(?:${FLAT},? )?${HOUSE},? (?:${NAME_WORD} ){1,3}${WAY}(?:,? ${FLAT})?${TOWN}?(?![\\p{L}\\d])`,
  "gu",
);
const STREET_BY_CUE = new RegExp(
  `(?:[Aa]ddress(?: is)?:?|[Ll]ives (?:at|on)|[Rr]esides at|[Ll]iving at) +(?<place>${HOUSE},?(?: ${NAME_WORD}){1,4}|${NAME_WORD}(?: ${NAME_WORD}){0,3} ${HOUSE})(?![\\p{L}\\d])`,
  "gu",
);
const BOX = /(?<![\p{L}\d])P\.? ?O\.? ?Box ?\d{1,6}(?!\d)/giu;
/** British and Canadian forms. */
const POSTCODE =
  /(?<![\p{L}\d-])(?:[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}|[A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d)(?![\p{L}\d-])/gu;
const ZIP_BY_CUE =
  /(?:zip|zip ?code|post ?code|postal code)(?: is)?:? *(?<place>\d{3,5}(?:[ -]\d{2,4})?(?: [A-Z]{2})?)(?!\d)/giu;
const ZIP_BY_STATE =
  /(?<=, ?(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) )\d{5}(?:-\d{4})?(?!\d)/gu;
