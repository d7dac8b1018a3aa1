import { stemTerm } from "./stem.ts";

/**
 * A word of a text: in lower case without accents, its stem, whether it was written all in capitals ("MI", "US"), and
 * whether only a hyphen separates it from the word before.
 */
export type Word = { plain: string; stem: string; isCapital: boolean; isJoined: boolean };

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)?|\p{N}+(?:[.,]\p{N}+)*(?:\p{L}+)?/gu;

/** The words of a text in order; hyphens and slashes separate them, "patient's" is "patient", "CO₂" is "co2". */
export function wordsOf(text: string): Word[] {
  const level = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[αβγδ]/g, (letter) => GREEK[letter] ?? letter);
  return Array.from(level.matchAll(WORD), ({ 0: written, index }) => {
    const isJoined = /[\p{L}\p{N}][-‐‑–]$/u.test(level.slice(Math.max(0, index - 3), index));
    const bare = written.replace(/['’](?:s|d|ll|re|ve|m)$/i, "").replace(/['’]/g, "");
    const plain = bare.toLowerCase();
    const isCapital = bare.length > 1 && bare === bare.toUpperCase() && /\p{L}/u.test(bare);
    return { plain, stem: stemTerm(plain), isCapital, isJoined };
  });
}

const GREEK: Record<string, string> = { α: "alpha", β: "beta", γ: "gamma", δ: "delta" };

/** Words that say nothing about the subject of a question. */
export function isFunctionWord(plain: string): boolean {
  return FUNCTION_WORDS.has(plain);
}

const FUNCTION_WORDS = new Set(
  `a an the this that these those there here it its he she they them their his her hers him we us our i me my you your
  who whom whose which what when where why how while is are was were be been being am has have had having do does did
  doing done will would shall can could may might must should ought of to in on at by for with without from into onto
  upon as about around and or but nor so if then than too also very quite just really still now only even ever yet once
  again both either neither each any some no not dont doesnt didnt isnt arent wasnt wont cant couldnt shouldnt wouldnt
  im ive id whats thats heres theres lets youre theyre were go going goes gone gonna get gets getting got gotten give
  gives given giving take takes taken taking took make makes making made put puts come comes coming came let use uses
  used using want wants wanted like please thanks thank hi hello hey tell me show find out best way ways thing things
  something anything someone anyone people person lot lots kind sort bit during between among within after before since
  until till because due via per vs versus through over under up down off across against along toward towards other
  others another such same own more most much many few several all every one two really actually maybe s t re ve ll
  question evidence research study studies article articles paper papers literature latest recent current currently
  pls plz u ur w wo b c n st nd th rd mr mrs ms miss dr prof dob mrn ssn yo yr yrs year years old bid tid qid prn qd qhs`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
