/**
 * Sentences that nurses write, with slots to fill: {drug}, {dose} (of that drug), {route}, {often}, {clock}, {side},
 * {part}, {denied}, {temp}, {bp}, {hr}, {rr}, {sat}, {pain}, {volume}, {rate}, {flow}, {days}, {weight}, {glucose},
 * {size}, {potassium}, {meal}, {units}.
 */
export const TEMPLATES: readonly string[] = [
  "{drug} {dose} {route} {often}.",
  "Gave {drug} {dose} {route} at {clock}.",
  "{drug} {dose} {route} given at {clock} for pain {pain}.",
  "Pt received {drug} {dose} {route} at {clock}, tolerated well.",
  "Continue {drug} {dose} {route} {often} per provider.",
  "New order: {drug} {dose} {route} {often}.",
  "Orders received for {drug} {dose} {route} {often}, first dose due at {clock}.",
  "Home meds include {drug} {dose} {often} and {drug2} {dose2} {often2}.",
  "She takes {drug} {dose} {route} {often} at home.",
  "He was started on {drug} {dose} {route} {often}.",
  "Held {drug} {dose} this morning because of the low pressure.",
  "PRN {drug} {dose} {route} last given at {clock}.",
  "We, um, gave {drug}, {dose}, {route}, around {clock}.",
  "So the patient, uh, got {dose} of {drug} {route} at {clock}, and, uh, that helped.",
  "Administered {dose} {drug} {route} x1 at {clock}.",
  "Last dose of {drug} {dose} was at {clock}.",
  "Dr. Lee ordered {drug} {dose} {route} {often} for {days} days.",
  "Increase {drug} to {dose} {route} {often}.",
  "Patient self-administered {drug} {dose} {route} before breakfast.",
  "Due for {drug} {dose} {route} at {clock}.",
  "Current medications: {drug} {dose} {often}, {drug2} {dose2} {often2}.",
  "{drug} drip stopped at {clock}; {drug2} {dose2} {route} started instead.",
  "C/o {side} {part} pain {pain} since {clock}.",
  "Reports {pain} pain in the {side} {part}, started {days} days ago.",
  "{side} {part} swollen and warm to touch.",
  "Weakness noted on the {side} side, {side} {part} drift present.",
  "Dressing to {side} {part} changed at {clock}, wound measures {size}.",
  "18 gauge IV placed in the {side} forearm at {clock}.",
  "IV site to {side} hand is patent, no redness.",
  "Skin tear on {side} {part}, {size}, no drainage.",
  "Pulses palpable in the {side} {part}.",
  "X-ray of the {side} {part} pending since {clock}.",
  "Fell at home {days} days ago and landed on the {side} {part}.",
  "Denies {denied}.",
  "Denies {denied} or {denied2}.",
  "No {denied}, no {denied2}.",
  "Patient reports {stated} but no {denied}.",
  "There's no {denied} noted at this time.",
  "Pt is without {denied} this shift.",
  "She has had {stated} since {clock} but denies {denied}.",
  "He is not complaining of {denied}.",
  "Reports {stated}.",
  "{Stated} noted on assessment.",
  "The patient does report {stated} today.",
  "BP {bp}, HR {hr}, RR {rr}, temp {temp}, SpO2 {sat}% on room air at {clock}.",
  "Vitals at {clock}: blood pressure {bp}, pulse {hr}, respirations {rr}, temperature {temp}, O2 sat {sat}%.",
  "Temp {temp} at {clock}, {drug} {dose} {route} given.",
  "HR {hr} bpm and BP {bp} mmHg after the bolus.",
  "O2 sat {sat}% on {flow} L/min via nasal cannula.",
  "Placed on {flow} L nasal cannula, sats came up to {sat}%.",
  "Urine output {volume} mL since {clock}.",
  "Emptied {volume} mL of clear yellow urine from the Foley at {clock}.",
  "Normal saline running at {rate} mL/hr through the {side} arm.",
  "Drain put out {volume} mL over {days} hours.",
  "Blood glucose {glucose} mg/dL at {clock}, covered with insulin lispro {units} units subcut.",
  "Weight {weight} kg today.",
  "Pain {pain} now, reassess at {clock}.",
  "Patient ambulated {days} times today with a walker.",
  "NPO since {clock} for surgery on the {side} {part}.",
  "Last BM {days} days ago.",
  "Will recheck vitals in {days} hours.",
  "Cap refill less than {days} seconds in the {side} {part}.",
  "Potassium {potassium} mEq/L, replaced with potassium chloride 20 mEq PO.",
  "Allergic to penicillin, reaction was hives.",
  "Ate {meal}% of breakfast and drank {volume} mL.",
];

/** A medicine, its usual doses and routes. */
export type Medicine = { name: string; doses: readonly string[]; routes: readonly string[] };

const MEDICINE_LINES = `
metoprolol|25 mg,50 mg,12.5 mg|PO,by mouth
metoclopramide|10 mg,5 mg|IV,PO
lisinopril|10 mg,20 mg,2.5 mg|PO,by mouth
furosemide|20 mg,40 mg,80 mg|IV,PO
Lasix|40 mg,20 mg|IV push,PO
morphine|2 mg,4 mg,15 mg|IV,PO
hydromorphone|0.5 mg,1 mg,0.2 mg|IV
Dilaudid|0.5 mg,1 mg|IV
oxycodone|5 mg,10 mg|PO,orally
Tylenol|650 mg,1000 mg,325 mg|PO,rectally
acetaminophen|650 mg,1 g,500 mg|PO,IV
ibuprofen|400 mg,600 mg|PO,by mouth
ketorolac|15 mg,30 mg|IV,IM
ondansetron|4 mg,8 mg|IV,PO
Zofran|4 mg|IV,sublingual
hydralazine|10 mg,25 mg|IV,PO
hydroxyzine|25 mg,50 mg|PO,IM
clonidine|0.1 mg,0.2 mg|PO
clonazepam|0.5 mg,1 mg|PO
lorazepam|0.5 mg,1 mg,2 mg|IV,PO,IM
haloperidol|2 mg,5 mg|IM,IV
heparin|5,000 units,5000 units|subcutaneously,SQ
enoxaparin|40 mg,60 mg|subcut,SC
warfarin|5 mg,2.5 mg|PO
apixaban|5 mg,2.5 mg|PO
digoxin|0.125 mg,125 mcg,0.25 mg|PO,IV
levothyroxine|50 mcg,75 mcg,112 mcg|PO
fentanyl|25 mcg,50 mcg|IV
albuterol|2.5 mg,2 puffs|inhaled,nebulized
prednisone|20 mg,40 mg|PO
prednisolone|20 mg,5 mg|PO
ceftriaxone|1 g,2 g|IV,IM
vancomycin|1 g,1250 mg|IV
cefazolin|2 g,1 g|IV
piperacillin-tazobactam|3.375 g,4.5 g|IV
gabapentin|300 mg,100 mg|PO
sertraline|50 mg,100 mg|PO
citalopram|20 mg,40 mg|PO
amlodipine|5 mg,10 mg|PO
carvedilol|6.25 mg,12.5 mg|PO
atorvastatin|40 mg,80 mg|PO
pantoprazole|40 mg|IV,PO
famotidine|20 mg|IV,PO
diphenhydramine|25 mg,50 mg|PO,IV,IM
naloxone|0.4 mg,2 mg|IM,IV
dopamine|400 mg|IV
dobutamine|250 mg|IV
vincristine|1.5 mg,2 mg|IV
vinblastine|6 mg|IV
insulin glargine|12 units,20 units,8 units|subcut,SQ
potassium chloride|20 mEq,40 mEq|PO,IV
magnesium sulfate|2 g,1 g|IV
metformin|500 mg,850 mg|PO
glipizide|5 mg,10 mg|PO
tramadol|50 mg|PO
trazodone|50 mg,100 mg|PO
quetiapine|25 mg,50 mg|PO
olanzapine|5 mg,2.5 mg|PO,IM
`;

export const MEDICINES: readonly Medicine[] = MEDICINE_LINES.trim()
  .split("\n")
  .map((line) => {
    const [name = "", doses = "", routes = ""] = line.split("|");
    return { name, doses: doses.match(/(?:\d,\d{3}|[^,])+/g) ?? [], routes: routes.split(",") };
  });

export const FREQUENCIES: readonly string[] =
  "BID,twice a day,TID,daily,once daily,q4h,q6h PRN,every 6 hours,every 8 hours as needed,q12h,QID,at bedtime,three times a day,every 4 hours PRN,every morning".split(
    ",",
  );

export const CLOCKS: readonly string[] =
  "0800,1400,2 pm,2:30 pm,0310,21:15,9:45 am,1630,noon,7 pm,0600,11 am,2200,3:20 PM,17:40,fourteen thirty".split(
    ",",
  );

export const PARTS: readonly string[] =
  "arm,leg,knee,hip,shoulder,foot,lower leg,ankle,heel,wrist,elbow,flank,eye,calf,groin,upper arm".split(",");

export const SIDES: readonly string[] = "left,right,left,right,L,R,left,right,Lt,Rt".split(",");

export const FINDINGS: readonly string[] =
  "chest pain,shortness of breath,nausea,vomiting,dizziness,headache,fever,chills,abdominal pain,dysuria,palpitations,diarrhea,numbness,blurred vision,bleeding,cough,itching,suicidal ideation,constipation,leg swelling".split(
    ",",
  );
