import { expect, test } from "vitest";
import { whyNotOffered } from "#app/core/note/news2/eligibility.ts";
import { processorMsOf } from "#tests/unit/processor-time.ts";

const CHILD = "NEWS2 is not designed for patients under 16.";
const PREGNANT = "NEWS2 is not designed for use in pregnancy.";
const about = (age: string, ...texts: string[]) => whyNotOffered({ age, texts });

test("under 16 years it is not offered, from 16 on it is", () => {
  for (const age of ["15", "15 y", "0", "9 months", "3 weeks", "2-day", "15 yrs"])
    expect(about(age)).toBe(CHILD);
  for (const age of ["16", "16 y", "71", "71 years", "", "adult"]) expect(about(age)).toBeNull();
});

test("an age that the notes state counts where the field is empty", () => {
  for (const text of ["15-year-old boy, SOB.", "Pt is 8 y/o", "a 9 month old", "12yo with asthma"])
    expect(about("", text)).toBe(CHILD);
  for (const text of ["72-year-old man", "COPD for 10 years, old fracture", "SOB for 3 days"])
    expect(about("", text)).toBeNull();
  expect(about("71", "Visited by her 8-year-old grandson")).toBeNull();
});

test("a child is known by every way in which ages are written", () => {
  for (const age of [
    "newborn",
    "Neonate",
    "toddler",
    "infant",
    "12 y.o.",
    "18/12",
    "18 mths",
    "12yr8m",
    "DOB 2019",
    "12/03/2019",
  ])
    expect([age, about(age)]).toEqual([age, CHILD]);
  for (const text of [
    "12 y.o. with asthma, RR 30",
    "Newborn boy, grunting",
    "Neonate 36 wks",
    "Toddler with fever",
    "infant",
    "Pt is a term newborn.",
    "Well looking toddler, febrile.",
    "Baby girl, 2 hrs old",
    "DOB 2019. Wheeze.",
    "D.O.B. 12/03/2019, wheeze",
    "DOB: 3 May 19",
    "12F with asthma",
    "Rm 4 Jo Hill, 8M, wheeze",
    "8yoM wheeze",
    "aged 9, fell from tree",
    "9 month old baby",
    "8 year old child with croup",
    "Brought in by mother, 12yo with asthma",
    "Mum states her 3 year old son has had a fever since 0300",
    "Mother 34F brought in 3/12 old",
  ])
    expect([text, about("", text)]).toEqual([text, CHILD]);
});

test("a baby is known by months, weeks and days in figures or words, with no word for old", () => {
  for (const text of [
    "3/12 infant, floppy.",
    "8/12 ♂ bronchiolitis",
    "♀ 8/12, wheeze",
    "3/52 F with projectile vomiting",
    "18mo M, febrile seizure",
    "10 month boy, wheeze",
    "Six week old baby, cough",
    "two-year-old with croup",
    "Fourteen year old girl, asthma",
    "2 and a half year old, wheeze",
    "4 y boy, asthma",
    "7♀ asthma",
    "Boy, 8/12, wheeze",
    "Bed 3 baby Jones, 5/7, jaundice",
    "Pt 8/12, bronchiolitis day 3",
    "Bed 4 8/12 bronchiolitis",
    "Aged six weeks, cough",
    "3 months of age",
    "Day 3 of life, jaundiced",
    "DOL 4, on phototherapy",
    "ex-28 weeker, apnoeas",
    "SCBU cot 4: twin 2, brady x3",
    "Paeds ward. 9/12, bronchiolitis",
    "Twin 1, born 0412, RR 64",
  ])
    expect([text, about("", text)]).toEqual([text, CHILD]);
  for (const age of [
    "six weeks",
    "Six months",
    "fourteen",
    "two years",
    "six week old",
    "3/12 infant",
    "M14",
  ])
    expect([age, about(age)]).toEqual([age, CHILD]);
  for (const age of ["sixteen", "seventy two", "forty-five", "M71", "45♀", "mid sixties"])
    expect([age, about(age)]).toEqual([age, null]);
});

test("weeks and months of something else, and the age of an animal or a thing, are nobody's age", () => {
  for (const text of [
    "14 year old cat scratched her. 45F.",
    "Bitten by a 3 year old dog. 45F",
    "10 year old car, seatbelt on",
    "lives with 5 y/o grandson",
    "Her 3 year old daughter has the same cold.",
    "45F, breastfeeding her 6 week old baby",
    "Baby at home 6 weeks old. Mastitis.",
    "IV 3/7 old, resited",
    "Six week old wound",
    "wound 12 weeks old",
    "Mr Ramos, 48, kidney from his wife, five days old",
    "PT 4/7 post THR",
    "Back pain 8/12. Weight loss 3/12.",
    "Cough for 3/12, antibiotics day 5/7, review in 6/52",
    "Power L 4/5, R 5/5",
    "Seen 8/12, BP stable",
    "Sixty two year old man",
    "Paeds reg to listen on round.",
    "Peds know.",
  ])
    expect([text, about("", text)]).toEqual([text, null]);
  for (const text of ["3 year old, dog bite to face", "6 yo cat scratch"])
    expect([text, about("", text)]).toEqual([text, CHILD]);
});

test("a child who is only mentioned speaks against nothing", () => {
  for (const text of [
    "Mr Gray 50M, pneumonia. 8yo daughter at bedside",
    "Patient's 3 year old son fell on her. Pt 34F.",
    "Patient's 3 year old son fell on her.",
    "Visited by son, aged 3.",
    "Daughter Anna (8yo) at bedside.",
    "Her 8yo is staying with a neighbour.",
    "Her grandson is 8 years old.",
    "Breastfeeding her newborn. Fundus firm.",
    "34F, delivered 0300. Newborn boy 3 days old in cot.",
    "Asthma since 12 years old",
    "Smoking from age 14, type 1 diabetes since he was 8 yo",
    "Cannula: 3 day old dressing changed",
    "12F foley in situ. Foley 14F draining well, NG 12 F",
    "Fell 2M from ladder",
    "Temp 98F, T 101 F",
    "Daughter born 2019",
    "Born 1954 in Leeds",
    "Childhood asthma",
    "Newborn screening normal",
  ])
    expect([text, about("", text)]).toEqual([text, null]);
  for (const age of ["71M", "71m", "82F", "age 34", "34 (DOB 1992)", "DOB 1954", "45 y.o."])
    expect([age, about(age, "8yo with asthma")]).toEqual([age, null]);
});

// Quadratic growth on such a text would take more processor time than this on any machine.
test("a long text is read at once", () => {
  const texts = ["\n".repeat(96_000), "her 3 yo son, ".repeat(7_500), "Newborn ".repeat(12_000)];
  expect(processorMsOf(() => texts.map((text) => about("", text)))).toBeLessThan(10_000);
});

test("when pregnancy is stated it is not offered; denied it is", () => {
  for (const text of [
    "28 weeks pregnant, headache.",
    "Pregnancy: 2nd trimester",
    "G2P1, 30/40",
    "gestational age 31 weeks",
    "Denies pain. Pregnant.",
  ])
    expect(about("30", text)).toBe(PREGNANT);
  for (const text of [
    "Not pregnant.",
    "Denies pregnancy",
    "Pregnancy test negative",
    "No chance of pregnancy",
    "",
  ])
    expect(about("30", text)).toBeNull();
  expect(about("30", "fine", "pregnant")).toBe(PREGNANT);
});

test("a pressure, sight, somebody else's pregnancy and one of long ago speak against nothing", () => {
  for (const text of [
    "Pt drowsy, BP 88/40, cool peripheries",
    "BP 38/40",
    "BP: 80/40 mmHg",
    "70/40",
    "BP 90/40 at 0300",
    "Lying 95/40, BP standing 40/40",
    "NIBP L arm 42/40",
    "vision 20/40 both eyes",
    "Wife is pregnant, visiting",
    "never pregnant; G0P0",
    "G2P2, two sections",
    "hyperemesis in pregnancy 1980",
    "History of gestational diabetes",
  ])
    expect([text, about("45", text)]).toEqual([text, null]);
  expect(about("71", "G2P1")).toBeNull();
  for (const text of ["Primip at 32/40 with headache", "38/40, contracting", "BP 150/95. 36/40. Headache."])
    expect([text, about("30", text)]).toEqual([text, PREGNANT]);
});

test("a pregnancy is known by the field for the age, and by weeks and signs that only a pregnancy has", () => {
  for (const age of ["32, 30/40 pregnant", "32 (30/40)", "32 y, 34+2 weeks"])
    expect([age, about(age)]).toEqual([age, PREGNANT]);
  for (const text of [
    "34+2 weeks, contracting, FHR 140",
    "G2P1 40+3 SROM",
    "34+2/40, reduced fetal movements",
    "36+1 wks, headache",
    "Contracting 3 in 10, 39+5",
    "37 weeks, CTG reassuring",
    "FHR 140, no bleeding",
  ])
    expect([text, about("32", text)]).toEqual([text, PREGNANT]);
  for (const text of [
    "TKR 6 weeks ago, cough for 4 weeks",
    "6+2 weeks ago CABG",
    "Review in 2/52, antibiotics 5/7",
    "Oedema 2+ both legs, protein 3+",
    "BP 34/40",
    "SVD at 39+2 weeks, fundus firm",
    "Baby boy born 38+1 wks, rooming in",
    "Not contracting",
    "Creatinine 90+5",
  ])
    expect([text, about("32", text)]).toEqual([text, null]);
  expect(about("71", "FHR 140")).toBeNull();
});

test("a pregnancy is known by its wards, its illnesses and its weeks beside them, until the child is born", () => {
  for (const text of [
    "Antenatal ward. 34 weeks, PET",
    "Primip, 38 weeks, mild headache",
    "multip in labour",
    "Induction of labour, 41 weeks",
    "32 weeks with PIH",
    "28 weeks, PV bleed",
    "36 weeks, preeclampsia, on labetalol",
    "Hyperemesis gravidarum, 10 weeks",
    "expecting twins, headache",
    "third trimester, SOB",
    "36w3d, FM+",
    "TPL 29 weeks, on nifedipine",
    "Antenatal patient with UTI",
    "26 weeks, GDM",
  ])
    expect([text, about("", text)]).toEqual([text, PREGNANT]);
  for (const text of [
    "Postnatal day 2, PET on labetalol",
    "Thirty hours after emergency caesar, fundus firm, BP up with the preeclampsia",
    "PET CT tomorrow, cough 6 weeks",
    "Pre-eclampsia in last pregnancy",
    "She had pre-eclampsia last time",
    "GDM in 2010. Physio in 6 weeks.",
    "6 weeks antibiotics",
    "Non weight bearing 6 weeks",
    "Primip, SVD 0300, lochia moderate",
    "Expecting discharge tomorrow. EDD 16/11.",
    "IOL replaced left eye",
    "Labours to breathe",
  ])
    expect([text, about("", text)]).toEqual([text, null]);
});

// Quadratic growth on such a text would take more processor time than this on any machine.
test("repetitions without end are read at once", () => {
  for (const text of [
    "34+2 ",
    "34/40 ",
    "not pregnant ",
    "9",
    "34 weeks ",
    "fetal ",
    "six week ",
    "Boy, 8/12 ",
    "Pt ",
  ]) {
    const ms = processorMsOf(() => about("32", text.repeat(60_000 / text.length)));
    expect([text, ms < 10_000]).toEqual([text, true]);
  }
});
