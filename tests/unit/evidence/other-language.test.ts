import { expect, test } from "vitest";
import { isInOtherLanguage } from "#app/core/evidence/handover/other-language.ts";

test.each([
  "Patiente de 72 ans, admise pour une pneumonie. Elle n'a pas de douleur ce matin. TA 110/70.",
  "Paciente afebril. Sin dolor. TA 120/80. Familia informada.",
  "Patientin wach, orientiert, keine Schmerzen, RR 120/80, Verband trocken.",
  "Paciente sem dor, família foi informada.",
  "Il paziente è stabile, non ha dolore, la famiglia è stata avvisata.",
  "Walang sakit ang pasyente, hindi siya nilalagnat.",
  "72 años. Sin alergias conocidas. FC 88, FR 16, SatO2 96% aire ambiente. Consciente y orientada. Dieta blanda. Riesgo de caídas alto. Alta el lunes. Familia informada.",
  "Schmerz NRS 2. Wach, orientiert. Schonkost. Haut intakt. Sturzgefahr hoch. Entlassung Freitag. Tochter informiert. Keine Allergien. Puls 88, AF 16.",
  "Patient calme. FC 92, TA 120/70. À jeun. Peau intacte. Douleur 2/10. Famille prévenue.",
  "Acordado e orientado. PA 120/70, FC 80. Curativo limpo. Risco de quedas. Sat 96%.",
  "Vigile, orientata. PA 120/70, FC 80. Medicazione pulita. Rischio cadute. Dimissione lunedì.",
  "Пациент стабилен, болей нет, семья знает.",
  "患者稳定，无疼痛，家属已通知，体温三十七度。",
])("notes are in another language: %s", (notes) => {
  expect(isInOtherLanguage(notes)).toBe(true);
});

test.each([
  "",
  "A&Ox3, SOB, RA 94, NKDA, LE edema, ET tube 7.5, s/p CABG POD2, NPO p MN, d/c foley",
  "72F c/o CP, ECG NSR, trop neg x2, ASA 325 po, NTG sl x1, pain 2/10",
  "CT abd/pelvis con contrast, NG to LIWS, IM ketorolac, PT/OT eval",
  "van der Merwe's drain 40 ml. De la Cruz's drain nil. Site dry.",
  "Speaks Spanish: 'me duele mucho la cabeza'. Interpreter used, denies nausea, will reassess after the dose.",
  "Diuresis good, laundry chute blocked, line permeable, sortie to CT, Integra graft intact, Mrs Freitag aware.",
  "Tranquila Jones, calme at times, BP 120/70, slept well overnight, voided x2, ate half of tray, OOB to chair.",
  "π-shaped wound, β-hCG sent, μ-opioid given, Δ in mental status",
])("shorthand, names and quoted words are not another language: %s", (notes) => {
  expect(isInOtherLanguage(notes)).toBe(false);
});
