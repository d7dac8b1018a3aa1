/**
 * More general terms: a statement may use the first of a line if the notes have any of the others (concepts by name).
 * From general clinical knowledge.
 */
export const KINDS = `
speech < slurred speech, aphasia, speak
pallor < color:white
bruise < color:blue
increase < raise
stable < is consistent
amountlevel:inadequate < problem
problem < amountlevel:inadequate, urinary retention, difficulty urinating, shortness of breath, dysphagia, pain
chest < wheeze, cough, breath sounds, breathing, crackles
decrease < amountlevel:inadequate, direction:low, lower
increase < direction:higher
amountlevel:inadequate < decrease, direction:low, urinary retention, difficulty urinating, poor, shortness of breath
direction:low < lower, decrease, hypoxia, hypotension, hypoglycemia, bradycardia, hypothermia, amountlevel:inadequate
direction:higher < raise, increase, hypertension, tachycardia, fever, hyperglycemia, tachypnea
direction:normal < amountlevel:adequate, stable, afebrile, clarity:clear
amountlevel:adequate < direction:normal, stable, resolve
color:yellow < jaundice
color:blue < cyanosis
color:white < pallor
color:black < melena, necrosis
color:blood red < bloody, bleeding
alertness:alert < oriented, alertness:lucid
alertness:confused < disorientation, delirium, forgetful
calmness:calm < settle, cooperate, sleep
calmness:agitated < hit, threaten, yell, distress
odorless < none
clarity:cloudy < sediment
family < mother, father, parents, wife, husband, spouse, partner, daughter, son, child, sister, brother, sibling, twin, grandmother, grandfather, grandparents, granddaughter, grandson, aunt, uncle, cousin, niece, nephew, stepmother, stepfather, stepdaughter, stepson, mother in law, daughter in law, son in law, guardian
parents < mother, father
spouse < wife, husband
partner < wife, husband, spouse
child < daughter, son, baby
sibling < sister, brother, twin
grandparents < grandmother, grandfather
grandchild < granddaughter, grandson
carer < foster mother, foster parent, home carer
physician < attending, hospitalist, consultant, registrar, intern, resident physician, fellow, surgeon, anesthesiologist, intensivist, cardiologist, neurologist, neurosurgeon, nephrologist, urologist, gastroenterologist, pulmonologist, endocrinologist, oncologist, hematologist, dermatologist, ophthalmologist, orthopedics, vascular surgeon, obstetrician, gynecologist, pediatrician, neonatologist, psychiatrist, geriatrician, radiologist, emergency physician, gp
nurse < charge nurse, nurse manager, wound nurse, school nurse, community nurse, midwife, practice nurse, triage nurse, stoma nurse, diabetes nurse
intestine < bowel
wound < laceration, abrasion, skin tear, ulcer, pressure injury, incision, burn, blister, surgery, injury
ulcer < pressure injury
skin breakdown < pressure injury, ulcer, blister, redness
bleeding < hematuria, hemoptysis, hematemesis, melena, rectal bleeding, epistaxis, gi bleed, postpartum hemorrhage, bloody
discoloration < redness, bruise, pallor, mottled, cyanosis
pain < headache, chest pain, dysuria, cramp, tenderness, burning, sore throat, tightness, migraine
chest pain < tightness
infection < pneumonia, urinary tract infection, cellulitis, sepsis, abscess, mrsa, osteomyelitis, meningitis, pyelonephritis, tuberculosis, covid, influenza, upper respiratory infection, c diff
altered mental status < confused, delirium, drowsy, disorientation, agitated
confused < disorientation, delirium, forgetful, encephalopathy, alertness
disorientation < confused
cognition < confused, forgetful, memory, disorientation, dementia, delirium
seizure < epilepsy, postictal
arrhythmia < atrial fibrillation, atrial flutter, ventricular tachycardia, supraventricular tachycardia, bradycardia, tachycardia, heart block
rhythm < sinus rhythm, atrial fibrillation, arrhythmia, irregular heartbeat
heart disease < heart failure, coronary artery disease, myocardial infarction, atrial fibrillation
hypoglycemia < low
diabetes < type 1 diabetes, type 2 diabetes, gestational diabetes, insulin
cancer < breast cancer, lung cancer, prostate cancer, bowel cancer, leukemia, lymphoma, melanoma, metastasis, myeloma
disease < diabetes, heart failure, copd, asthma, cancer, infection, stroke, pneumonia
respiratory difficulty < shortness of breath, labored breathing
labored breathing < accessory muscles, retractions, nasal flaring, grunting, shortness of breath
respiratory distress < labored breathing, shortness of breath, accessory muscles, retractions, nasal flaring, grunting
distress < labored breathing, agitated, crying
dehydration < thirst
lesion < ulcer, wound, rash, lump
rash < redness
edema < fluid overload, pitting
stool < diarrhea, constipation, melena
urination < dysuria, frequency, urgency, nocturia, continence, incontinence, urinary retention, urine, urinary catheter, difficulty urinating
urine < urination, urine output, urinary catheter, hematuria
urine output < urination, urine, output
intake < meal, drink, diet, nutrition, appetite
meal < diet, appetite, feeding, tube feeding
nutrition < diet, meal, intake, feeding, tube feeding, appetite, malnutrition
breathing < shortness of breath, respiratory rate, wheeze, breath sounds, oxygen saturation, labored breathing, tachypnea, cough, crackles, apnea, ventilator
respiratory rate < breathing
breath sounds < wheeze, crackles, rhonchi, diminished breath sounds, stridor, lung
heart rate < pulse, tachycardia, bradycardia
pulse < heart rate, tachycardia, bradycardia
fluids < bolus, drink, intake, infusion, hydration
hydration < fluids, dehydration, drink
infusion < fluids
mobility < immobility, bed rest, gait, transfers, out of bed, standing, fall risk, independent, walker, assistance
immobility < mobility, bed rest
balance < unsteady, gait
device < walker, cane, wheelchair
walking aid < walker, cane, crutches
oxygen < nasal cannula, nonrebreather, venturi mask, face mask, high flow nasal cannula, hypoxia
mask < nonrebreather, venturi mask, face mask, bipap, cpap
urinary catheter < straight catheter, suprapubic catheter, external catheter
central line < picc, port, dialysis catheter, umbilical venous catheter
feeding tube < nasogastric tube, gastrostomy tube, jejunostomy tube, orogastric tube
gastrostomy tube < feeding tube
tube < nasogastric tube, chest tube, gastrostomy tube, endotracheal tube, feeding tube, tracheostomy, nephrostomy tube
line < peripheral iv, central line, picc, arterial line, midline, port, epidural catheter
drain < jp drain, hemovac, penrose drain, chest tube, external ventricular drain, biliary drain
dressing < wound vac
monitoring < telemetry, bed alarm, observations, neuro checks, pulse oximeter, check, one to one, sitter
one to one < sitter
imaging < x ray, ct, mri, ultrasound, echocardiogram
blood test < blood count, electrolytes, troponin, lactate, blood culture, inr, potassium, sodium, hemoglobin, creatinine, glucose, platelets, white cell count, ammonia, d dimer, coagulation, lft, crp
electrolytes < potassium, sodium, magnesium, calcium, phosphate
culture < blood culture, urine culture, sputum culture
blood < blood test, blood culture, transfusion, bleeding
observations < temperature, heart rate, blood pressure, oxygen saturation, respiratory rate
pathology < biopsy, blood test
surgery < arthroplasty, fixation, appendectomy, cholecystectomy, hysterectomy, mastectomy, cesarean, laparotomy, cabg, amputation, colectomy, hernia repair, transplant, craniotomy, laparoscopy, debridement, turp, thyroidectomy, postoperative, preoperative, theatre
postoperative < surgery
delivery < cesarean, vaginal delivery, forceps
endoscopy < colonoscopy, bronchoscopy
medication < antibiotic, analgesia, opioid, insulin, diuretic, anticoagulant, steroid, laxative, antiemetic, vaccine, dose, tablet, antihypertensive, sedation, prescription
dose < tablet, medication, injection, infusion
analgesia < opioid, nsaid
inhaler < bronchodilator
allergic < rash, intolerance, anaphylaxis, allergic reaction, no known allergies, reaction
reaction < rash, anaphylaxis, allergic reaction
reposition < position, side lying
assistance < minimal assistance, moderate assistance, maximal assistance, support, hoist
support < assistance, encourage
hygiene < toileting, grooming, mouth care, dressing self
adl < hygiene, toileting, grooming, dressing self
care plan < plan
fall risk < fall, morse, bed alarm
fall < fall risk
calm < friendly, pleasant
agitated < calm, hit, threaten, yell
behavior < agitated, calm, wandering, cooperate, uncooperative
psychosis < hallucination, delusion
suicidal < hang himself, self harm
self harm < suicidal, overdose
drug use < smoking
inform < call, discuss, speak, explain, education, handover
call < inform, message
speak < discuss, call, inform, explain, ask, answer
change < increase, decrease, improve, worsen, start, stop, exchange
improve < resolve, decrease
decrease < improve, resolve, stop, low, diminished breath sounds, poor
increase < worsen, high, raised
worsen < increase, exacerbation, decrease
treat < medication, antibiotic, analgesia, fluids, oxygen, insulin, dressing, surgery, give, start
effective < improve, resolve
check < monitoring, observations, test, examination, screening, measure, consult
assess < check
collect < blood test, swab, specimen
perform < start, give, insertion, removal, complete
continue < ongoing, stable
persist < continue
stop < hold, removal
limb < arm, leg, hand, foot
leg < foot, ankle, calf, thigh, knee, hip, shin
arm < hand, forearm, elbow, wrist, shoulder, upper arm
foot < toe, heel
hand < finger, thumb, palm, knuckle
head < face, forehead, scalp
face < mouth, eye, cheek, chin, forehead
mouth < lip, tongue, gum
mucosa < mouth
abdomen < epigastrium, suprapubic, umbilicus, quadrant, stomach, bowel
chest < lung, sternum, rib, heart, breast
back < spine, sacrum, flank
buttock < sacrum
airway < lung, trachea, throat
urinary < bladder, urine
skin < rash, wound, redness, bruise, skin turgor, pressure injury
gastrointestinal < nausea, vomiting, stool, abdomen, bowel, appetite
heart < heart rate, pulse, heart sounds, chest pain
lung < breath sounds, pneumonia
kidney < creatinine, urine
joint < knee, hip, shoulder, elbow, arthritis
`;
