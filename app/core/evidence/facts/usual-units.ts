import type { Mismatch } from "../statement.ts";
import type { ParsedStatement } from "./parsed-statement.ts";

/**
 * Whether a statement only adds the unit that everybody reads into the notes' figure: "lorazepam 2" is 2 mg and "NovoRapid 8"
 * 8 units. Such a unit is shown as an added word; where a medicine is also given in another one, nobody may guess.
 */
export function isUsualUnit({ kind, start, text, inNotes }: Mismatch, { terms }: ParsedStatement): boolean {
  if (kind !== "unit" || inNotes === null || !/^\d+(?:\.\d+)?$/.test(inNotes)) return false;
  const drug = terms.find((term) => term.start === start)?.anchor.drug?.replace(/^drug:/, "");
  if (!drug) return false;
  const unit = text.slice(inNotes.length).trim().toLowerCase();
  if (!text.startsWith(inNotes)) return false;
  if (isInsulin(drug)) return unit === "units" || unit === "unit";
  return unit === "mg" && drug.split(/[ +-]+/).every((word) => !OTHERWISE_GIVEN.has(word));
}

const isInsulin = (drug: string): boolean => drug.includes("insulin");

/** Medicines that are given in micrograms, units, grams, millilitres or millimoles as well. */
const OTHERWISE_GIVEN = new Set(
  (
    "fentanyl,remifentanil,sufentanil,alfentanil,levothyroxine,liothyronine,digoxin,adrenaline,epinephrine,noradrenaline,norepinephrine," +
    "vasopressin,desmopressin,octreotide,dexmedetomidine,clonidine,salbutamol,albuterol,ipratropium,budesonide,fluticasone,beclometasone," +
    "tiotropium,formoterol,salmeterol,oxytocin,misoprostol,heparin,enoxaparin,dalteparin,tinzaparin,vitamin,colecalciferol,cholecalciferol," +
    "calcium,magnesium,potassium,sodium,phosphate,iron,glucose,dextrose,albumin,epoetin,filgrastim,penicillin,benzylpenicillin,ceftriaxone," +
    "cefazolin,cefepime,ceftazidime,cefuroxime,meropenem,piperacillin,tazobactam,amoxicillin,clavulanate,flucloxacillin,vancomycin," +
    "paracetamol,acetaminophen,cyanocobalamin,hydroxocobalamin,folic,methotrexate,colecalciferol,nitroglycerin,glyceryl,dopamine,milrinone," +
    "phenylephrine,isoprenaline,alprostadil,botulinum,streptokinase,nystatin,lactulose,macrogol,mannitol,acetylcysteine,immune,chloride,bicarbonate"
  ).split(","),
);
