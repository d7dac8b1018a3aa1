import { expect, test } from "vitest";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";

const hide = (text: string): string => openPseudonymizer([]).pseudonymize(text);

test.each([
  "cat 1 @0200, IUPC in, ondansetron 2mg melts @10, zofran @1120",
  "GCS E4V4M6 pupils 3",
  "vent AC 18/450/+10/60% sat 92",
  "declined gym this arvo, did bed ex with physio",
  "Px 9 y/o M w/ dog bite left calf",
  "off lithium since June, she says since Easter",
  "BCG and Hepa B given",
  "PEFR 350 380 400, CBG 142 198 210",
  "WCC 4500 3200",
  "sits near door, leaves after 20 min",
  "Uniform DNACPR at bedside, phenergan declined by anes",
  "Neutrophils 0.3. Pip-taz went in within the hour.",
  "G2P1L1 38+5 prev LSCS, C&S collected at 0600 by st cath",
  "HR 120-140s, SIMV 18/450/10, AC/18/450, range 1250-1475 mL",
  "Vitamin B12 144; folate 3.1; BNP 12345; TNI 10422",
  "in 2000 each, out 2150 2080 2240 2010.",
  "CIWA 18-22-14-9, HR 124-118-102-92, pH 7.09-7.18-7.29-7.34, DDD 60-130",
  "Peak flow 180-210-260 (best 420)",
  "NovoRapid 8/6/10 with meals, SIMV 18/5 x 30",
  "FHR 135 mod var",
])("what a ward writes and is nobody's stays: %s", (text) => {
  expect(hide(text)).toBe(text);
});

test.each([
  ["B/o Kavitha 34wk 1.9kg", "Kavitha"],
  ["Received Mdm Tan 1620 post total thyroidectomy", "Tan"],
  ["Jean, MND, NIV overnight", "Jean"],
  ["Jean more restless after midnight", "Jean"],
  ["dm @jamal.runs", "@jamal.runs"],
  ["vent no 44821-A", "44821-A"],
  ["Phoned Rita on 9955 0127, car trouble", "9955 0127"],
  ["direct line 07 555 0143", "07 555 0143"],
])("with whom a nurse begins, and whose a thing is, is hidden: %s", (text, hidden) => {
  expect(hide(text)).not.toContain(hidden);
});

test("whom a nurse visits is a person and no place, so the title stays", () => {
  expect(hide("Visit to Mrs Lavoie, 58, day 6 after mastectomy.")).toBe(
    "Visit to Mrs ⟦NAME_1⟧, 58, day 6 after mastectomy.",
  );
});

test.each([
  ["Lokelma given. Whitlow, J, RN", "Whitlow, J"],
  ["second Pham, V. D. born in spring", "Pham, V. D."],
  ["21 Kowalczyk, B #nof day 2", "Kowalczyk, B"],
  ["Please send echo on Thorvaldson, Ingrid M, exam today", "Thorvaldson, Ingrid M"],
  ["3 - van der Merwe, GI bleed", "van der Merwe"],
  ["Present: T. Okonedo, Val, S. & J. Mukherjee", "S. & J. Mukherjee"],
  ["wheel chair for Md. Irfan Qureshi today", "Md. Irfan Qureshi"],
  ["Mrs Tuohy rang. Cornelius 'Con' Tuohy was seen today", "Cornelius 'Con' Tuohy"],
  ["Seen with Harold Whitlow Jr at noon", "Harold Whitlow Jr"],
])("a name is hidden as far as it reaches: %s", (text, name) => {
  const pseudonymizer = openPseudonymizer([]);
  pseudonymizer.pseudonymize(text);
  expect(pseudonymizer.replaced().map(({ original }) => original)).toContain(name);
});

test.each([
  ["Mrs Whitlow, R hip pinned", ", R hip pinned"],
  ["Mr Whitlow, F, 82", ", F, 82"],
  ["Mr Whitlow, T 38.2", ", T 38.2"],
  ["Mr Whitlow, A pos, 2 units", ", A pos, 2 units"],
  ["Given vitamin K. Whitlow notified", "vitamin K. "],
  ["Consult Dr. Whitlow, Sr. Immaculata visited", ", Sr. "],
])("a side, a sex, a sign, a blood group beside a name stays: %s", (text, kept) => {
  expect(hide(text)).toContain(kept);
});

test.each([
  ["unit G0538 24 116 702 started", "G0538 24 116 702"],
  ["3 PACKS M100 724 055 318 6 IN FRIDGE", "M100 724 055 318 6"],
  ["RUT 12.345.678-5 on the form", "12.345.678-5"],
  ["codice fiscale RSSMRA52L41H501X", "RSSMRA52L41H501X"],
  ["PID 44128 on the band", "44128"],
  ["trial participant 1120-0045 attended", "1120-0045"],
  ["fax code 0092-FX-1188, 7 of 11 pages", "0092-FX-1188"],
  ["charts closed except 881-204-C by 19:30", "881-204-C"],
  ["case no. H87.5403, levels 1 to 4", "H87.5403"],
  ["culture set BC 440917 drawn", "440917"],
  ["platelets C0046 6321 6 expired", "C0046 6321 6"],
  ["yellow book AC 20914, INR 4.6", "20914"],
  ["acct: XXXXX4470  bal $0.00", "4470"],
  ["n° de sécu 2 71 05 75 118 042 36, 100% ALD", "118 042"],
  ["AHV-Nr. 756.5576.5806.87", "5806"],
  ["Randomization # R 40418", "40418"],
  ["Aadhaar xerox taken XXXX XXXX 4418", "4418"],
  ["1 bank card 5413 XXXX XXXX 8820, 1 ring", "8820"],
  ["Spec ID 24:CH0081735R hemolyzed", "0081735"],
  ["society a/c 20-44-18 77120943 in the envelope", "77120943"],
  ["Bed\tIP No.\tRemarks\n14\t2207718/24\tNPO", "2207718"],
  ["spelt C as in Charlie, two two zero, dash, nine one eight", "two two zero"],
  ["pull the notes for 0092-4064 please", "0092-4064"],
])("a donation's, a code's and another country's number is hidden: %s", (text, number) => {
  expect(hide(text)).not.toContain(number);
});
