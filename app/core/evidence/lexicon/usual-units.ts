/**
 * Medicines whose dose is not, or not always, stated in milligrams, by generic name. The units are those of the British
 * National Formulary's monographs; if two are usual, none is.
 */
const IN_UNITS =
  "insulin, insulin lispro, insulin aspart, insulin glulisine, insulin regular, insulin glargine, insulin detemir, insulin degludec, insulin nph, insulin isophane, heparin, dalteparin, tinzaparin, oxytocin, vasopressin, epoetin, botulinum toxin";
const IN_GRAMS =
  "paracetamol, ceftriaxone, cefazolin, cefuroxime, cefotaxime, ceftazidime, cefepime, meropenem, piperacillin + tazobactam, flucloxacillin, amoxicillin, amoxicillin + clavulanate, ampicillin, vancomycin, tranexamic acid, magnesium sulfate, mesalazine, sucralfate";
const IN_NEITHER =
  "fentanyl, sufentanil, remifentanil, alfentanil, digoxin, levothyroxine, liothyronine, clonidine, dexmedetomidine, octreotide, desmopressin, ipratropium, salbutamol, albuterol, terbutaline, glycopyrronium, glycopyrrolate, hyoscine, atropine, adrenaline, epinephrine, noradrenaline, norepinephrine, misoprostol, carboprost, alprostadil, tamsulosin, buprenorphine, folic acid, cyanocobalamin, calcitriol, alfacalcidol, budesonide, fluticasone, beclometasone, formoterol, salmeterol, tiotropium, filgrastim, darbepoetin, glyceryl trinitrate, nitroglycerin, phenylephrine, naloxone, colecalciferol, cholecalciferol, ergocalciferol, potassium chloride, potassium phosphate, sodium phosphate, sodium bicarbonate, sodium chloride, calcium gluconate, calcium chloride, albumin, lactulose, macrogol, polyethylene glycol, senna, dextrose, ringer lactate, magnesium hydroxide, methotrexate, colistin, benzylpenicillin, penicillin, ergometrine, dopamine, dobutamine, vecuronium, selenium, vitamin d";

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(", "));
const UNITS = setOf(IN_UNITS);
const GRAMS = setOf(IN_GRAMS);
const NEITHER = setOf(IN_NEITHER);

/** In milligrams; a larger dose is as likely stated in another unit. */
const MOST_MILLIGRAMS = 1_500;
const LEAST_MILLIGRAMS = 0.25;
const MOST_GRAMS = 5;

/** Whether a dose stated without a unit is meant in this one: "prednisolone 40" in mg, "digoxin 250" uncertain. */
export function isUsualUnit(name: string, value: number, unit: string): boolean {
  if (UNITS.has(name)) return unit === "iu";
  if (NEITHER.has(name)) return false;
  if (unit === "g") return GRAMS.has(name) && value <= MOST_GRAMS;
  const isLow = GRAMS.has(name) && value <= MOST_GRAMS;
  return unit === "mg" && !isLow && value >= LEAST_MILLIGRAMS && value <= MOST_MILLIGRAMS;
}
