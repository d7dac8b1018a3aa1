/** What a column of a table of results holds. */
export type Role =
  | "name"
  | "value"
  | "unit"
  | "range"
  | "otherRange"
  | "low"
  | "high"
  | "flag"
  | "date"
  | "time"
  | "specimen"
  | "panel"
  | "patient"
  | "surname"
  | "first"
  | "record"
  | "sex"
  | "bed";

/** A written list, separated by commas. */
const words = ([text = ""]: TemplateStringsArray): string[] => text.trim().split(/,\s*/);

/** Headings in plain words, by what is below them. */
export const ROLE_WORDS: Record<Role, readonly string[]> = {
  name: words`
    test, tests, test name, test description, analyte, parameter, description, component, investigation,
    examination, measurement, observation, observation name, lab, lab test, lab name, laboratory test,
    item, name of test, determination, vital, vital sign, label, analysis, marker, prueba, analisis,
    untersuchung, parametre, assay, analyse, analys, examen, exame, esame, analito, analit, parametro,
    parameter name, antibiotic, antibiotics, antimicrobial, antimicrobial agent, antibiotikum, antibiotika,
    antibiotico, antibiotique, bepaling, laboratorio, estudio, determinacion, untersuchungen, messgroße, messgrosse,
    bezeichnung, prova, study, lab value, test code name, 检验项目, 项目, 项目名称
  `,
  value: words`
    result, results, value, values, observed value, test result, your result, result value,
    numeric value, measured value, valuenum, reading, finding, resultado, valor, ergebnis, wert,
    resultat, outcome, valeur, valore, risultato, uitslag, messwert, resultats, resultados, risultati,
    mic, mhk, cmi, zone diameter, susceptibility, sensitivity, current result, value numeric, resultat actuel, 结果, 检验结果
  `,
  unit: words`
    unit, units, uom, valueuom, unit of measure, measure unit, einheit, unidad, unidades, unite, unita,
    unita di misura, u m, udm, unidade, eenheid, enhet, unites, 单位
  `,
  range: words`
    reference range, ref range, reference, normal range, normal, reference interval, ref interval, range,
    ref, normal values, normal value, biological reference interval, expected range, reference values,
    reference value, ref values, referenzbereich, ref bereich, rango de referencia, norm, norms, norme, normes,
    normal limits, limits, referenz, referenzwert, referenzwerte, normbereich, normalwert, normalwerte,
    valores de referencia, valor de referencia, valores normales, intervalo de referencia,
    valeurs de reference, valeur de reference, valeurs usuelles, valori di riferimento,
    intervallo di riferimento, referentiewaarden, referentie, referens, referensintervall,
    bio ref interval, rango, rangos, intervalo, intervallo, bereich, plage, intervalle, target range, therapeutic range, therapeutic interval, biological ref interval, reference ranges, ref int, 参考范围, 参考值, 参考区间
  `,
  otherRange: [],
  low: words`
    low, lower limit, ref low, range low, ref range lower, lower, reference low, normal low
  `,
  high: words`
    high, upper limit, ref high, range high, ref range upper, upper, reference high, normal high
  `,
  flag: words`
    flag, flags, abnormal, abnormal flag, abn, h l, interpretation, indicator, hinweis, status flag,
    alert, 提示, 标志, abnormality, hl
  `,
  date: words`
    date, datetime, date time, time, collected, collection date, date collected, observation date,
    effective date, taken, charttime, result date, collected at, recorded, timestamp, day, datum, fecha,
    collection time, recorded at, date and time, sampled, sample date, sample taken, sample date time,
    sample time, date sampled, date taken, taken at, taken on, time collected, date time collected, collected date, collected time,
    collected date time, drawn date, sample collection date, specimen collection date, time taken, date time taken, specimen date, specimen taken,
    specimen collected, date of collection, drawn, date drawn, draw date, drawn at, collection datetime,
    collection date time, collected on, date of test, test date, date of sample, sample collected,
    entnahme, entnahmedatum, abnahme, abnahmedatum, probennahme, fecha de toma, date de prelevement,
    prelevement, data, measured, measured at, observed, observed at, observation time, when
  `,
  time: words`clock, hour, hours, time of day, uhrzeit, heure, hora, ora, tijd`,
  patient: words`
    patient, patient name, name of patient, subject, client, resident, pt, pt name, patientin,
    patientenname, paciente, paziente, name
  `,
  surname: words`surname, last name, family name, nachname, apellido, apellidos, cognome`,
  first: words`first name, given name, forename, vorname`,
  record: words`
    patient id, mrn, subject id, medical record number, patientid, person id, patient mrn,
    patient number, patient no, patient nr, pid, nhs no, nhs number, nhs, chi, chi no, chi number,
    hosp no, hosp number, hospital no, hospital number, hospital id, ur no, ur number, urn, unit no,
    unit number, uhid, ip no, case no, case number, chart no, chart number, record no, record number,
    medical record no, fallnummer, patientennummer, personnummer, cpr no, nhi, registration no, reg no,
    pt id, pt no, pat id, pat no, id number, patient identifier
  `,
  sex: words`
    sex, gender, patient sex, patient gender, administrative sex, geschlecht, sexe, sesso, sexo, geslacht
  `,
  bed: words`
    bed, bed no, bed number, bed space, bedspace, room bed, bed room, room, room no, room number,
    cubicle, bay, bay bed, ward bed, bett, bettplatz, cama, lit, letto
  `,
  specimen: words`
    specimen, specimen type, specimen source, sample, sample type, sample source, material, matrix,
    fluid, body fluid, probe, probenmaterial, probenart, muestra, tipo de muestra, echantillon, campione,
    system
  `,
  panel: words`
    panel, group, profile, test group, category, department, battery, order, order name
  `,
};
