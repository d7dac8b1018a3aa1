import { describe, expect, test } from "vitest";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";

/** The text with every identifier that a fresh pseudonymizer hides replaced by `[name]`, `[phone]` … */
function masked(text: string, known: Parameters<typeof openPseudonymizer>[0] = []): string {
  return openPseudonymizer(known)
    .pseudonymize(text)
    .replace(/⟦([A-Z]+)_\w+⟧/g, (_, kind: string) => `[${kind.toLowerCase()}]`);
}

const HIDDEN: [text: string, masked: string][] = [
  ["Mrs Ellis c/o chest pain since 0400.", "Mrs [name] c/o chest pain since 0400."],
  ["Dr. Patel notified at 1430, new order received.", "Dr. [name] notified at 1430, new order received."],
  ["Spoke with Dr Smith-Jones re: K+ 5.9", "Spoke with Dr [name] re: K+ 5.9"],
  ["Nurse Okonkwo gave report.", "Nurse [name] gave report."],
  ["pt margaret ellis fell at 0310", "pt [name] fell at 0310"],
  [
    "Patient Margaret Ellis, 72 y/o female, admitted with CHF.",
    "Patient [name], 72 y/o female, admitted with CHF.",
  ],
  ["Daughter Priya at bedside, updated on plan.", "Daughter [name] at bedside, updated on plan."],
  ["Name: Søren Kjær", "Name: [name]"],
  ["My name is Aroha, I am the night nurse.", "My name is [name], I am the night nurse."],
  ["Report given to J. Smith RN at 1900.", "Report given to [name] RN at 1900."],
  ["Signed: A. Kowalska, HCA", "Signed: [name], HCA"],
  ["Seen by Ludwig van der Berg this morning.", "Seen by [name] this morning."],
  ["Wife Siobhan O'Brien called for update.", "Wife [name] called for update."],
  ["Husband is Ahmed al-Masri.", "Husband is [name]."],
  ["His son José de la Cruz wants a call.", "His son [name] wants a call."],
  ["Margaret's dressing was changed.", "[name]'s dressing was changed."],
  ["Family meeting with Mr and Mrs Nguyen today.", "Family meeting with Mr and Mrs [name] today."],
  ["MARGARET ELLIS HAS CHEST PAIN", "[name] HAS CHEST PAIN"],
  ["Pt says Rose will visit tomorrow.", "Pt says [name] will visit tomorrow."],
  ["Margaret's drain put out 40 mL; Foley patent.", "[name]'s drain put out 40 mL; Foley patent."],
  ["Told Joy that lunch is late.", "Told [name] that lunch is late."],
  ["Ellis is 72 and lives alone.", "[name] is 72 and lives alone."],
  ["Zanthor Bleeq RN took over at 1900.", "[name] RN took over at 1900."],
  ["this is dr o'neill calling about mr kowalczyk", "this is dr [name] calling about mr [name]"],
  ["Spoke to Grace Bell about discharge.", "Spoke to [name] about discharge."],
  ["Email m.ellis72@example.co.uk for forms", "Email [email] for forms"],
  ["Letter to ul. Lipowa 7/12, 20-020 Lublin", "Letter to [address]"],
  ["Home: 1188 rue Saint-Vallier, app. 302, Québec G1K 3P5.", "Home: [address]."],
  ["Plot 61, Umoja: visit done.", "[address]: visit done."],
  ["Madam Koh, blk 412 #07-1183, insulin BD", "Madam [name], [address], insulin BD"],
  ["Address: Drumbeg, Inver, Co. Donegal", "Address: [address]"],
  ["found at forty one linden street apartment two", "found at [address]"],
  ["all one name by the way", "all one name by the way"],
  ["hemorhage", "hemorhage"],
  ["ngozi", "[name]"],
  ["Moved to Klinik am Stadtpark today.", "Moved to [facility] today."],
  ["PHIN 612 440 918, exam done", "PHIN [id], exam done"],
  ["Medicare 2950 41873 6/1. Seen.", "Medicare [id]. Seen."],
  ["00482;cefuroxime 1.5g;given", "[id];cefuroxime 1.5g;given"],
  ["Reg 45217 written in red", "Reg [id] written in red"],
  ["Med reg 2 aware", "Med reg 2 aware"],
  ["Herr Lothar Brandt has eaten well.", "Herr [name] has eaten well."],
  ["Call daughter on 07700 900123 tonight.", "Call daughter on [phone] tonight."],
  ["NOK phone (555) 123-4567 ext. 89", "NOK phone [phone]"],
  ["Son's cell: 555.867.5309.", "Son's cell: [phone]."],
  ["Reach her at +44 20 7946 0958.", "Reach her at [phone]."],
  ["Call back 555-0199 after 1800", "Call back [phone] after 1800"],
  ["MRN 00482913, BP 118/76", "MRN [id], BP 118/76"],
  ["MRN: A-482913 admitted 0200", "MRN: [id] admitted 0200"],
  [
    "Hit by a grey estate, 5YJSA1E26HF000337 on its papers, CXR clear",
    "Hit by a grey estate, [id] on its papers, CXR clear",
  ],
  ["NHS no. 943 476 5919", "NHS no. [id]"],
  ["SSN 078-05-1120 on file", "SSN [id] on file"],
  ["wristband number 77120934 checked", "wristband number [id] checked"],
  ["Encounter #88213377 opened", "Encounter #[id] opened"],
  ["visit no. 5512093", "visit no. [id]"],
  ["passport number 533401925", "passport number [id]"],
  ["Handover from RN Kelly to RN Josh.", "Handover from RN [name] to RN [name]."],
  ["Driving licence ELLIS752116M99AB", "Driving licence [id]"],
  ["IBAN GB82 WEST 1234 5698 7654 32", "IBAN [id]"],
  ["paid with 4111 1111 1111 1111 at the shop", "paid with [id] at the shop"],
  ["see https://portal.example.org/p?id=4", "see [url]"],
  ["logged in from 10.24.8.199", "logged in from [ip]"],
  ["Lives at 42 Rosewood Avenue, Apt 3 with husband.", "Lives at [address] with husband."],
  ["Home: 7 Elm Street, SW1A 1AA", "Home: [address]"],
  ["P.O. Box 221 for letters", "[address] for letters"],
  ["DOB 12/03/1948, age 76", "DOB [date], age 76"],
  ["Date of birth is the 12th of May 1951.", "Date of birth is the [date]."],
  ["Born on a farm in 1938, the eldest.", "Born on a farm in [date], the eldest."],
  ["Admitted 3 March 2024, discharged 09/03/24.", "Admitted [date], discharged [date]."],
  ['"Date of birth?" "Second of June, nineteen fifty."', '"Date of birth?" "[date]."'],
  [
    "A 93-year-old woman; her sister is aged ninety-one.",
    "A [age]-year-old woman; her sister is aged [age].",
  ],
  ["An 89-year-old, HR 93, BP 94/50, SpO2 96%", "An 89-year-old, HR 93, BP 94/50, SpO2 96%"],
  ["She lives at 4 Mill Lane, Ely, Cambs CB6 1AA now.", "She lives at [address] now."],
  ["lives at 12 church lane with her son", "lives at [address] with her son"],
  ["Unit 3, 40 Hay Street, Perth WA 6000 is home.", "[address] is home."],
  [
    "Transferred from Harrow Vale Hospital to our Surgical Ward.",
    "Transferred from [facility] to our Surgical Ward.",
  ],
  ["She lives in Kirkwall and was born in Norway.", "She lives in [place] and was born in Norway."],
  ["94F admitted, temp 98F, HR 92, sats 93", "[age]F admitted, temp 98F, HR 92, sats 93"],
  ["A centenarian, 103, and a woman of 93.", "A centenarian, [age], and a woman of [age]."],
  ["Born on Christmas Day 1935.", "Born on [date]."],
  ["Her car is GH56 TTR; NHI ABC1234", "Her car is [id]; NHI [id]"],
  ["URN 4471902, pump S/N QX-20177-B", "URN [id], pump S/N [id]"],
  ["see wards.example.org/rota for the list", "see [url] for the list"],
  ["car rego BKT 22F in the bay", "car rego [id] in the bay"],
  ["Umberto Rossi III vomited twice.", "[name] vomited twice."],
  ["Zsuzsika slept well.", "[name] slept well."],
  ["Foley asked for tea; his Foley drains well.", "[name] asked for tea; his Foley drains well."],
  ["Price, Hope – bed 4 – lap chole", "[name], [name] – bed 4 – lap chole"],
  ["wife Hope told at 0610, then Precious rang", "wife [name] told at 0610, then [name] rang"],
  ["Baby boy of Oyelaran, born at 0356", "Baby boy of [name], born at 0356"],
  ["NGUYEN THI BICH NGOC, 58 YR, CROHN'S FLARE", "[name], 58 YR, CROHN'S FLARE"],
  ['Husband Crisanto "Boy" Macaraeg at bedside', "Husband [name] at bedside"],
  ["Drew Joy-Abernathy fell in the bathroom", "[name] fell in the bathroom"],
  ["name Fashola, that's F as in foxtrot, A, S, H", "name [name], that's [name]"],
  ["Mr Iestyn ap Rhys and mrs de wet-ncube", "Mr [name] and mrs [name]"],
  ["also called 張淑芬 by her son", "also called [name] by her son"],
  ["Is that Mark? Joy here.", "Is that [name]? [name] here."],
  ["Will is his brother; Will recheck BP.", "[name] is his brother; Will recheck BP."],
  ["I'm May, and my sister may come in May.", "I'm [name], and my sister may come in May."],
  ["DOB is four slash six slash eighty-two", "DOB is [date]"],
  ["Birthday is the ides of March 1970", "Birthday is the [date]"],
  ["Admitted 1/4 for TURP, power 4/5, pain 3/10", "Admitted [date] for TURP, power 4/5, pain 3/10"],
  ["Client is 93, widow; HR is 93, sats 94", "Client is [age], widow; HR is 93, sats 94"],
  ["Hyacinth, 91, and father, 95, both live in", "[name], [age], and father, [age], both live in"],
  ["SSN wrong on band; correct is 430 66 1729.", "SSN wrong on band; correct is [id]."],
  ["Medicare 1EG4-TE5-MK72, NI QQ 12 34 56 C", "Medicare [id], NI [id]"],
  ["charts 118834 and 118843; Plt 210000", "charts [id] and [id]; Plt 210000"],
  ["ring me at 0 1 6 3 2, 9 6 0, 7 7 1", "ring me at [id]"],
  ["photo heel_mbeki.jpg, Instagram @jamal.runs", "photo [id], Instagram [id]"],
  ["log: 2001:db8:44::1f viewed it at 10:44:02", "log: [ip] viewed it at 10:44:02"],
  ["3 the mews, bally road, ennis, v95 xk42, leg ulcer", "[address], leg ulcer"],
  ["3317 N. Calle del Sol, Nogales, AZ 85621, SSN 527-08-6643", "[address], SSN [id]"],
  [
    "worked as a cook at Pier Nine Seafood until her stroke",
    "worked as a cook at [facility] until her stroke",
  ],
  ["School: Oakfield Primary. Temp 39.4", "School: [facility]. Temp 39.4"],
  ["TRANSFERRED FROM GOLDEN ACRES CARE CENTER", "TRANSFERRED FROM [facility]"],
  [
    "Photo uploaded 27/9, home visit 01/16, appt tues 11th",
    "Photo uploaded [date], home visit [date], appt tues [date]",
  ],
  [
    "Transfer to rehab on the 9th if funded, sort it by the 31st.",
    "Transfer to rehab on the [date] if funded, sort it by the [date].",
  ],
  [
    "Nascida 21 de abril de 1947, vol le 20 avril, moved here 8-XII-1944",
    "Nascida [date], vol le [date], moved here [date]",
  ],
  [
    "Registered nurse, PIN 04I2281E, lives at 7 Tanner's Yard",
    "Registered nurse, PIN [id], lives at [address]",
  ],
  ["spoke with maria gonzalez re the plan", "spoke with [name] re the plan"],
];

describe("Identifiers that nobody announced", () => {
  test.each(HIDDEN)("are hidden: %s", (text, expected) => {
    expect(masked(text)).toBe(expected);
  });
});

const KEPT = [
  "Foley catheter patent, draining 400 mL clear yellow urine.",
  "Foley in situ. Foley output 250 mL.",
  "Glasgow Coma Scale 14, Braden 18, Morse Fall Scale 45.",
  "Hx of Parkinson's disease, Crohn's and Bell's palsy.",
  "Positioned in Trendelenburg, then Fowler's position.",
  "Hartmann's 1 L over 8 hours, then Lactated Ringer's at 75 mL/hr.",
  "Kussmaul respirations; later Cheyne-Stokes breathing.",
  "Wong-Baker faces scale 4/10. Broset score 2.",
  "Yankauer suction at bedside. Jackson-Pratt drain 30 mL.",
  "Lasix 40 mg IV given at 0800, Tylenol 650 mg PO at 0900.",
  "Gave Eliquis 5 mg and Metoprolol 25 mg this morning.",
  "Started Zosyn 3.375 g q6h, Vancomycin trough pending.",
  "BP 138/92, HR 104, RR 22, SpO2 91% on RA, T 38.2.",
  "138/92 104 22 91 38.2",
  "BP 118 76, HR 88 at 0800 1200 1600 2000",
  "Room 412 bed 2, transferred from ED at 2145.",
  "Na 138, K 4.2, Cr 1.1, WBC 12.4, Hgb 9.8, Plt 210000",
  "Platelets 150000, glucose 212 mg/dL at 1130",
  "Emergency Department called Radiology for Chest CT.",
  "Situation: Patient is short of breath. Background: COPD. Assessment: Worsening.",
  "Mark the site. Will recheck in 1 hour. May need oxygen.",
  "Hope to discharge on Monday. Grace period ended.",
  "Rose to standing with two assists. Bell within reach.",
  "Skin pink, warm and dry. Lungs clear. Abdomen soft.",
  "Pain Assessment completed. Discharge Planning started.",
  "Homans sign negative, Babinski negative, Romberg positive.",
  "Hester Davis fall risk assessment done, Norton score 14.",
  "E. coli in urine, C. diff negative, S. aureus on swab.",
  "L. arm weaker than R. arm. T. 38.1",
  "Insulin Lispro 6 units SC, Humalog sliding scale.",
  "Pt on 2 L/min via nasal cannula, Hudson mask at bedside.",
  "Heparin 5000 units SC, 25000 units/250 mL running",
  "Dr notified. Nurse Practitioner at bedside. RN aware.",
  "POD 2, day 3 of 7, seen at 14:30 and 0310, two days ago, since 2019, on Monday.",
  "IV D5W at 125 mL/hr; 1000-1200 mL intake",
  "Swan-Ganz in place, CVP 8. Hickman line flushed.",
  "Thomas splint applied, Zimmer frame given, Hoyer lift used.",
  "Murphy's sign positive. McBurney's point tender.",
  "GCS 15. PERRLA. A&O x3. NPO since 0000.",
  "Mepilex applied to sacrum. Tegaderm over IV site.",
  "Norco 5-325 mg PO x1, Percocet held",
  "Waterlow 22 Very High Risk",
  "Patient Denies pain. Patient Alert and oriented.",
  "Spanish-speaking, interpreter used. English limited.",
  "Switched from Nuplazid to Vraylar; allergic to Zyvotrix, treated with Qulipta.",
  "K 4.2 and Mg 2.1, Plt 90 and Hgb 7.9, Ca 8.8",
  "Wilson's disease, Down syndrome, Marfan habitus, Addison crisis.",
  "Colles' fracture of left wrist, Bennett fracture ruled out.",
  "MR angiography booked, MS relapse. Asked the doctor. What is the plan?",
  "Lupus Erythematosus, Prostatic Neoplasms, Gestational Diabetes.",
  "C-collar Aspen, log roll; Garden 3 NOF, for Austin Moore hemi; Perthes hip; Modified Ashworth 1+.",
  "PMH: Graves, Addison's, Hashimoto. Meds: Synthroid, Florinef, Plaquenil.",
  "Schatzki ring dilated with a Savary; Prague C2M4; Los Angeles grade B; Child-Pugh C.",
  "INR 2.6 via CoaguChek, one OxyNorm 5 mg, NovoRapid 6 units, lead Linox under advisory.",
  "+BS x4. Foley DC'd. LUCAS off. Facesheet printed. Oncall paged. Speaks Acholi.",
  "BP 118 76, ratio 1-2-3, 250-500 mL, 1000-1200-1400, 2019-2021, IL-6, T12-L1, ICD I48.91.",
  "For the AFO clinic; seen in the wound clinic; from her old nursing home; to the local hospital.",
  "SpO2 94, pulse was 96, MAP 90, temp 99, 97% RA, walked 100 feet, room 93.",
  "Guillain-Barré syndrome, Ménière's disease, Sjögren's.",
  "Cord clamped 2 min, propofol in mcg/kg/min, urine rosé, Braxton Hicks only, Marcus Gunn pupil.",
  "Allergies: Peanut, Fish and Honey. Allergic to Crab. | SNOMED-CT | Wheat (substance) | Birch IgE 0.4",
  "0.3 ML Epinephrine 1 MG/ML Auto-Injector | 120 ACTUAT Fluticasone propionate 0.044 MG/ACTUAT",
  "BiPAP 14/6 FiO2 0.4, CPAP 13/5, GCS 13/15, power 4/5, checked 24/7, abx 14/7, 18/12 ago, on the 9th floor.",
];

describe("Clinical text", () => {
  test.each(KEPT)("is sent as it stands: %s", (text) => {
    expect(masked(text)).toBe(text);
  });
});

describe("Identifiers that the demographics name", () => {
  const ellis = [{ kind: "name", text: "Margaret Ellis" }] as const;

  test.each([
    ["Ellis reports nausea", "[name] reports nausea"],
    ["margaret refused lunch", "[name] refused lunch"],
    ["Mrs Ellis's drain", "Mrs [name]'s drain"],
    ["MARGARET ELLIS slept", "[name] slept"],
    ["the ellison chart stays", "the ellison chart stays"],
    ["turned ellis to left side", "turned [name] to left side"],
  ])("are hidden as whole words, whole or in part, in any case: %s", (text, expected) => {
    expect(masked(text, ellis)).toBe(expected);
  });

  test("leave the catheter of a patient named Foley alone", () => {
    const foley = [{ kind: "name", text: "Mason Foley" }] as const;
    expect(
      masked("Mason Foley has a Foley catheter. Foley draining well. Mr Foley denies pain.", foley),
    ).toBe("[name] has a Foley catheter. Foley draining well. Mr [name] denies pain.");
  });

  test.each([
    ["Will Turner", "Will recheck BP. Will says he is dizzy.", "Will recheck BP. [name] says he is dizzy."],
    [
      "May Chen",
      "May need O2. Gave May her tea. it may help",
      "May need O2. Gave [name] her tea. it may help",
    ],
    ["Grace Bell", "call bell in reach, Grace asked for tea", "call bell in reach, [name] asked for tea"],
    [
      "Rose Mark",
      "pulse rose to 110, will mark site; Rose is calm",
      "pulse rose to 110, will mark site; [name] is calm",
    ],
    ["James Parkinson", "Parkinson's disease; James Parkinson fell", "Parkinson's disease; [name] fell"],
  ])("leave ordinary words alone that are also the name %s", (name, text, expected) => {
    expect(masked(text, [{ kind: "name", text: name }])).toBe(expected);
  });

  test("cover stated dates in their usual forms, and stated numbers", () => {
    const known = [
      { kind: "date", text: "2024-03-14" },
      { kind: "id", text: "R7-11" },
    ] as const;
    expect(masked("Admitted 14/03/2024 (March 14, 2024), tag r7-11, BP 114/70", known)).toBe(
      "Admitted [date] ([date]), tag [id], BP 114/70",
    );
  });
});

describe("A pseudonymizer", () => {
  test("numbers persons, and letters the ways in which each is written", () => {
    const pseudonymizer = openPseudonymizer([{ kind: "name", text: "Margaret Ellis" }]);
    expect(pseudonymizer.pseudonymize("Margaret Ellis fell. Ellis denies pain. Dr Patel came.")).toBe(
      "⟦NAME_1⟧ fell. ⟦NAME_1b⟧ denies pain. Dr ⟦NAME_2⟧ came.",
    );
    expect(pseudonymizer.replaced()).toEqual([
      { kind: "name", placeholder: "⟦NAME_1⟧", original: "Margaret Ellis" },
      { kind: "name", placeholder: "⟦NAME_1b⟧", original: "Ellis" },
      { kind: "name", placeholder: "⟦NAME_2⟧", original: "Patel" },
    ]);
  });

  test("takes a date for a date, wherever it stands and whatever else looks like a number", () => {
    const pseudonymizer = openPseudonymizer([]);
    const texts = ["1982-10-24T14:12:44Z | Loratadine", "Loratadine, started 1982-10-24.", "DOB 10-10-1949"];
    expect(texts.map((text) => pseudonymizer.pseudonymize(text))).toEqual([
      "⟦DATE_1⟧T14:12:44Z | Loratadine",
      "Loratadine, started ⟦DATE_1⟧.",
      "DOB ⟦DATE_2⟧",
    ]);
  });

  test("hides in what was written from a text every wording that it replaced there", () => {
    const pseudonymizer = openPseudonymizer([]);
    expect(pseudonymizer.pseudonymize("[doctor] hi russell how are you")).toBe(
      "[doctor] hi ⟦NAME_1⟧ how are you",
    );
    expect(
      pseudonymizer.pseudonymizeAgain("The patient is addressed as russell. Nobody is called russells."),
    ).toBe("The patient is addressed as ⟦NAME_1⟧. Nobody is called russells.");
    const [text, again] = ["Called by TEXT_1.", "Seen by ⟦NAME_1⟧ at 10."];
    expect(pseudonymizer.reveal(pseudonymizer.pseudonymizeAgain(text + again))).toBe(text + again);
  });

  test("hides again a number that a letter follows, and no measured value of the same figures", () => {
    const pseudonymizer = openPseudonymizer([]);
    const hidden = pseudonymizer.pseudonymizeAll([
      "Patient is a 92yo man, seen 2026-03-02T14:12. Pt Margaret Ellis 94F fell.",
      "SpO2 92% on air. Weight 92 kg.",
    ]);
    expect(hidden).toEqual([
      "Patient is a ⟦AGE_1⟧yo man, seen ⟦DATE_1⟧T14:12. Pt ⟦NAME_1⟧ ⟦AGE_2⟧F fell.",
      "SpO2 92% on air. Weight 92 kg.",
    ]);
    for (const text of hidden) expect(pseudonymizer.pseudonymizeAgain(pseudonymizer.reveal(text))).toBe(text);
    expect(pseudonymizer.pseudonymizeAgain("Room 192, line 920.")).toBe("Room 192, line 920.");
  });

  test("hides a long record number wherever it stands again, in another text too, and no short one", () => {
    const pseudonymizer = openPseudonymizer([]);
    expect(
      pseudonymizer.pseudonymizeAll(["Form for 88123 done. Room 4471.", "Hospital number 88123, MRN 4471."]),
    ).toEqual(["Form for ⟦ID_1⟧ done. Room 4471.", "Hospital number ⟦ID_1⟧, MRN ⟦ID_2⟧."]);
    expect(pseudonymizer.pseudonymize("Faxed 88123 to the ward, 8812 and 88123.5 not.")).toBe(
      "Faxed ⟦ID_1⟧ to the ward, 8812 and 88123.5 not.",
    );
  });

  test("hides the great age of a relative before the letter of the sex, and no temperature", () => {
    expect(masked("Lives with wife 94F, frail. Temp 94F.")).toBe("Lives with wife [age]F, frail. Temp 94F.");
  });

  test("leaves a person with an allergy hidden", () => {
    expect(masked("Sandra is allergic to honey. ALLERGY: TREMBLAY IS ALLERGIC TO LATEX.")).toBe(
      "[name] is allergic to honey. ALLERGY: [name] IS ALLERGIC TO LATEX.",
    );
  });

  test("hides a name in later texts that it learned in an earlier one", () => {
    const pseudonymizer = openPseudonymizer([]);
    pseudonymizer.pseudonymize("Patient Zyxor Quillbram admitted.");
    expect(pseudonymizer.pseudonymize("Then Quillbram vomited.")).toBe("Then ⟦NAME_1b⟧ vomited.");
  });

  test("gives back 64 KB of every repetitive text that could lead a pattern astray", () => {
    const texts = [
      "a",
      "A ",
      "1 ",
      "1-",
      "A. ",
      "x@",
      "[",
      "⟦",
      "NAME_",
      "0 1",
      "Mr ",
      "al-",
      "GB12 ",
      "+1 (",
      "Aa, ",
      "12 Aa ",
      "in Aa ",
      "born ",
      "May ",
      "mrn ",
      "a.b.",
      "AB-1",
      "O'",
    ];
    for (const piece of texts) {
      const text = piece.repeat(Math.ceil(65_536 / piece.length));
      const pseudonymizer = openPseudonymizer([]);
      expect(pseudonymizer.reveal(pseudonymizer.pseudonymize(text))).toBe(text);
    }
  });
});
