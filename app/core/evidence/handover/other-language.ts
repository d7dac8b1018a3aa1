/**
 * Small words of French, Spanish, Portuguese, Italian, German, Dutch, Polish, Tagalog and the Scandinavian languages,
 * and their words for patient, pain, fever and family. None is part of names ("van der", "de la"), few are English or an
 * abbreviation (no "die", "son", "para", "im").
 */
const THEIRS = new Set(
  "les une est avec dans pour pas elle sont sous aux cette qui très été mais depuis chez sans ce patiente douleur fièvre famille con por sin que está muy pero desde fue más paciente fiebre familia não com uma em sem foi ao il che è nel sono alla paziente dolore famiglia und ist nicht mit auf eine einen für bei nach wird wurde sich keine auch noch seit patientin schmerzen familie het een niet voor aan bij naar zijn heeft geen patiënt nie jest się przez oraz ale przy ból pacjent mga siya niya hindi ay pasyente och att är inte på för som ikke og det".split(
    " ",
  ),
);
/**
 * Nursing words of Spanish, Portuguese, French, Italian and German: telegraphic notes have no small words. Words that are
 * also English, a name or a product are left out ("chute", "sortie", "diuresis", "permeable", "Freitag", "Integra").
 */
const NURSING = new Set(
  [
    "años alergias conocidas consciente orientada riesgo caídas caidas lunes miércoles jueves viernes informada herida apósito limpio tranquila tranquilo despierta despierto náuseas estable respiración vómitos ayunas acompañada fiebre",
    "alergias conhecidas orientado risco quedas curativo limpo ferida febre acordado acordada deambula informado estável náuseas vômitos jejum acompanhada acompanhado respiração evacuou pele íntegra consciente queixas",
    "calme jeun peau intacte prévenue prévenu prevenue connue lundi mardi mercredi jeudi vendredi pansement propre plaie éveillé éveillée orientée repas selles apyrétique fièvre nausées vomissements",
    "vigile orientata orientato febbre rischio cadute caduta dimissione lunedì martedì mercoledì giovedì venerdì avvisata avvisato medicazione pulita ferita digiuno apiretico stabile",
    "schmerz schmerzfrei wach orientiert schonkost haut intakt sturzgefahr entlassung dienstag mittwoch donnerstag tochter ehefrau ehemann informiert allergien trocken wunde mobilisiert nüchtern fieber übelkeit erbrechen stabil",
  ].flatMap((line) => line.split(" ")),
);
const OURS = new Set(
  "the and of to with was has had are for she he her his not at from given denies then after be will".split(
    " ",
  ),
);

/** A text of so few words is judged by fewer. */
const SHORT = 12;

/** Characters, from the beginning, that tell the language of notes of any length. */
const ENOUGH = 4_000;

/**
 * Whether notes are mostly in another language than English, by its script or by the small words in its sentences.
 * Shorthand has no such words and is nobody's other language.
 */
export function isInOtherLanguage(notes: string): boolean {
  const text = notes.slice(0, ENOUGH);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(/(?!\p{Script=Latin}|\p{Script=Greek})\p{L}/gu)?.length ?? 0;
  if (foreign > letters / 2 && foreign > 8) return true;
  // "ET", "LE" and "DES" are abbreviations.
  const words = (text.match(/\p{L}+/gu) ?? []).filter((one) => one.length > 3 || one !== one.toUpperCase());
  const small = words.map((one) => one.toLowerCase());
  const theirs = small.filter((one) => THEIRS.has(one) || NURSING.has(one));
  const ours = small.filter((one) => OURS.has(one)).length;
  const different = new Set(theirs).size;
  if (words.length <= SHORT) return different >= 2 && ours === 0 && theirs.length >= words.length / 5;
  return different >= 3 && theirs.length > 2 * ours && theirs.length >= words.length / 10;
}
