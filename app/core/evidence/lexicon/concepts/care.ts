/**
 * What is done, tested and given, from general clinical knowledge. A line holds the ways to say one thing; the first is
 * the concept's name.
 */

export const CARE_CONCEPTS = `
surgery, operation, operative, surgical, op, procedure, procedures, sx, surgically, operated, procedural, operations
postoperative, post op, postop, post operative, post surgery, after surgery, after the operation, pod, post surgical, following surgery, post procedure, postoperatively
preoperative, pre op, preop, before surgery, preoperatively
theatre, operating room, operating theatre, ot theatre, theater, operating theater
recovery room, pacu, recovery
anesthetic, anaesthetic, general anesthetic, general anaesthetic, ga
sedation, sedated, sedate, sedating, sedative, sedatives, rass
intubation, intubated, intubate, tubed, tube no, intubating, reintubation, reintubated, reintubate
extubation, extubated, extubate, extubating
resuscitation, cpr, resus, cardiopulmonary resuscitation, chest compressions, compressions, resuscitate, resuscitated, resuscitative
defibrillation, defib, defibrillated, shocks electrical
cardioversion, cardioverted, dccv, cardiovert
catheterization, catheterise, catheterisation, catheterized, catheterised
cannulation, cannulated, cannulate
arthroplasty, joint replacement, hemiarthroplasty, partial hip replacement, total hip replacement, thr, tha, tkr, tka, total knee replacement, hip replacement, knee replacement, hemi, hip hemi, hemi arthroplasty, hip arthroplasty, knee arthroplasty
fixation, orif, internal fixation, nail fixation, nailing, im nail
amputation, amp, below knee amputation, above knee amputation, amputated, bka, aka, amputee
appendectomy, appendicectomy, lap appy
cholecystectomy, lap chole, gallbladder removal
hysterectomy, tah
mastectomy
cesarean, caesarean, c section, cesarean section, lscs, caesarean section, csection, emergency section
vaginal delivery, nvd, svd, normal birth, vaginal birth, spontaneous vaginal delivery
delivery, birth, deliver, delivered, born, births
forceps, vacuum, ventouse, kiwi
episiotomy, perineal tear
induction, induced
colectomy, bowel resection, resection, hemicolectomy, resected
hernia repair
thyroidectomy
tonsillectomy
laparotomy
laparoscopy, laparoscopic, keyhole
cabg, bypass, bypass surgery, coronary bypass
pci, angioplasty, stenting
angiogram, angiography, cath lab, cardiac catheterization, coronary angiogram, heart cath
embolization
craniotomy
laminectomy
turp
transplant, transplanted, transplantation
biopsy, biopsies, biopsied, bx, histology, tissue sample
debridement, debrided
endoscopy, scope, egd, gastroscopy, ogd, endoscopic, scoped, upper endoscopy
colonoscopy, colonoscopies
bronchoscopy, bronch
cystoscopy
ercp
lumbar puncture, lp, spinal tap
paracentesis, ascitic tap
thoracentesis, pleural tap
dialysis, hemodialysis, haemodialysis, hd, dialyzed, crrt, cvvh, peritoneal dialysis, pd, dialysed, dialysate, pd effluent, peritoneal fluid
plasmapheresis
transfusion, transfused, blood transfusion, prbc, prbcs, packed cells, red cells, units of blood, transfuse, packed red cells, packed red blood cells
platelet transfusion
chemotherapy, chemo
radiotherapy, radiation, radiation therapy, xrt
immunotherapy
hormone therapy, hrt
ect, electroconvulsive therapy
nerve block, block, regional block
physical examination, physical exam, exam, examination, examined, examine, pe exam
neuro checks, neurological checks, neurological observations, neuro obs, neurologic checks, neurovascular observations, neurovascular checks, neurovascular obs, cms checks
observations, obs, vital signs, vitals, vs, vital sign, observation set
weight, weighed, wt, weighs, weights
x ray, xray, xr, radiograph, cxr, chest x ray, film, x rayed, chest xray, x rays, films, axr, kub, kub film, cxr film, pcxr, portable chest x ray, portable film
ct, ct scan, cat scan, computed tomography, cta, ctpa, x
mri, magnetic resonance imaging
ultrasound, uss, sonogram, usg, ultrasonography, sono, us, u/s, us scan, ultrasound scan
doppler, duplex
echocardiogram, echo, tte, tee, echocardiography
ecg, ekg, electrocardiogram, 12 lead, twelve lead, ecgs, rhythm strip
eeg, electroencephalogram
emg
stress test
pet scan
bone scan, dexa
mammogram
imaging, scan, scans, scanned
bladder scan, bladder scanned, post void residual, pvr, residual, bladder ultrasound
blood test, bloods, labs, lab work, bloodwork, blood work, laboratory tests, lab tests, blood tests, laboratory results, lab results
blood count, fbc, cbc, full blood count, fbe, complete blood count, differential, cbcd, cbc with diff
electrolytes, u&e, ue, bmp, cmp, chem panel, uec, euc, metabolic panel, lytes, electrolyte, uecs, us and es, uandes, renal panel, renal profile
coagulation, coags, coagulation studies, pt inr, clotting screen
aptt, ptt
inr
anti xa
d dimer, ddimer
lft, lfts, liver function tests, liver enzymes
thyroid function, tsh, tfts
blood gas, abg, vbg, gas, arterial blood gas, abgs, cap gas, blood gases, venous gas
blood culture, blood cultures, bcx, cultures, culture, bcs, cultured, blood cx, bld cx, b/c, bc x2, bcx2, blood c/s
urinalysis, ua, dipstick, urine dip, dipped, dip, udip, urine test, msu, msu sample
urine culture, ucx, mc&s, mcs, urine c&s, urine mcs, urine cx
sputum culture, sputum sample
stool sample, stool culture, stool specimen
wound swab, wound culture
swab, swabs, swabbed, nasal swab, throat swab
pathology, test, tests, tested, testing, path, specimen, specimens, sample, samples, sampled
csf, cerebrospinal fluid
toxicology, tox screen, toxicology screen, drug screen, uds, tox
pregnancy test, hcg, beta hcg, bhcg
genetic test, genetics, genetic testing, genetic
screening, screen, screened, screens
swallow study, swallow screen, swallow assessment, barium swallow, videofluoroscopy, mbs, fees, modified barium swallow, swallow evaluation, bedside swallow
glucose check, fingerstick, finger stick, accucheck, bsl check, fingersticks, bgl check
glucose, blood sugar, blood glucose, bsl, bgl, bg, sugars, cbg, fsbs, blood sugars, sugar level, sugar, glucose level, bm glucose, bms glucose, bm's, bms, cap glucose, capillary glucose, poc glucose, dexi, dxt, fs glucose
potassium, k, k plus
sodium, na
magnesium, mag, mg level, mg
phosphate, phos, phosphorus
calcium, ca level, corrected calcium
creatinine, creat, cr
urea, bun
hemoglobin, haemoglobin, hb, hgb, h&h
hematocrit, hct
white cell count, wbc, wcc, white count, white cells, white blood cell count
platelets, plts, platelet count, platelet, plt
lactate, lactic acid
crp, c reactive protein
esr
procalcitonin
troponin, trop, troponins, trops, cardiac enzymes
bnp, natriuretic peptide
ammonia
bilirubin, bili, serum bilirubin, sbr
albumin level
ketones, ketone
level, levels, trough, peak level, troughs
tumor marker, psa
lipids, cholesterol
hba1c, a1c
temperature, temp, temps
heart rate, hr, pulse rate, beats
respiratory rate, rr, respirations, breathing rate, breaths, resps
breathing, respiration, breathe, breathes, respiratory, breathed, respiratory function, breath, ventilations
oxygen saturation, spo2, sats, saturation, saturations, sat, o2 sat, o2 sats, pulse oximetry, pulse ox, saturating, satting, oxygen level, oxygen levels, oximetry, desaturation level
blood pressure, bp, pressures, arterial pressure
mean arterial pressure, map
systolic
diastolic
central venous pressure, cvp
icp, intracranial pressure
gcs, glasgow coma scale, glasgow coma score, glasgow
avpu, acvpu
eye opening, eyes open, opens eyes, eye response
verbal response, verbal
motor response, motor
pain score, pain scale, pain rating, pain level
news, news2, early warning score, ews, mews, qadds
braden, waterlow, braden scale, braden score
morse, morse fall, morse fall scale, morse score
nihss, nih stroke scale
cam, confusion assessment method
rass
ciwa scale
apgar, apgars
bishop score
fluid balance, intake and output, i&o, balance fluid, fluid chart, io chart, fbc chart, strict i&o
intake, oral intake, po intake
output
fluids, iv fluids, ivf, intravenous fluids, crystalloid, maintenance fluids, fluid, iv hydration, fluid therapy, mivf
bolus, fluid bolus, boluses, bolused, fluid challenge, bolusing
hydration, hydrate, hydrated, rehydration, rehydrate
infusion, infusing, drip, gtt, infused, infuse, infuses, infusions, drips
oxygen, o2, supplemental oxygen, oxygen therapy, supplementary oxygen, oxygenation, supplemental o2, oxygen supplementation, o2 therapy
room air, ra, no oxygen, on air, on ra, on room air, breathing air, off oxygen, off o2
tube feeding, enteral feeding, enteral nutrition, tf, tube feeds, ng feeds, peg feeds, enteral feeds, enteral
parenteral nutrition, tpn
diet, diets, dietary, adat, dat
nutrition, nutritional, nutritionally, nourishment, nutrients, nutrient
meal, meals, food, breakfast meal, tray, trays, eaten, eat, eats, eating, ate, lunch meal, dinner meal, snack, snacks
npo, nil by mouth, nbm, nothing by mouth, fasting, fasted, nil per os, nil orally, npo status, npo after midnight, nbm from midnight, nil by mouth from midnight, kept fasting
thickened fluids, thickened, nectar thick, honey thick, thick liquids, thickener
thin liquids, thin fluids
clear liquids, clear fluids, clear liquid diet
pureed, puree, soft diet, minced
supplement drink, ensure, boost, supplements, nutritional supplement
drink, drinks, drank, drinking, oral fluids, sips, sipping, sip
formula, bottle, bottles, bottle feeding
breast milk, ebm, expressed breast milk, expressed milk
medication, medications, meds, med, medicine, medicines, drug, drugs, pharmacological, medicated, medicate, pharmaceutical, pharmaceuticals
dose, doses, dosed, dosage, dosing
prescription, prescribed, scripts, script, prescribe, prescribes, rx
premedication, premed, premeds
loading dose, loaded, load
prophylaxis, prophylactic, prophylactically
tablet, tablets, pill, pills, capsule, tabs, capsules, tab
injection, injected, injections, jab, needle injection, shot, shots, inject, injectable, injects
cream, ointment, gel, lotion, balm, creams
eye drops
vaccine, vaccinated, vaccination, immunized, immunised, immunization, immunisation, booster, vaccines, vaccinations, immunizations
antibiotic, antibiotics, abx, antimicrobial, antimicrobials, abs antibiotic, ivabs, iv abx, antibiotic therapy
analgesia, analgesic, analgesics, pain relief, painkiller, painkillers, pain medication, pain meds, pain medicine, pain medications, pain killer, pain management, pain control
opioid, opioids, narcotic, narcotics, opiate, opiates
nsaid, nsaids, anti inflammatory, antiinflammatory
antipyretic, antipyretics
antiemetic, antiemetics, anti emetic, anti nausea, antinausea
anticoagulant, anticoagulants, anticoagulation, blood thinner, blood thinners, anticoagulated, anticoag, anticoagulate, doac, noac
thrombolysis, thrombolysed, thrombolytic, tpa, lysis, thrombolyzed
antihypertensive, antihypertensives, bp medication, bp meds, blood pressure medication, bp tablet, blood pressure tablets
beta blocker, beta blockers, betablocker
ace inhibitor, acei, ace inhibitors
diuretic, diuretics, water pill, water tablet, diuresis, diuresed, diuresing, water tablets, water pills
vasopressor, vasopressors, pressor, pressors, inotrope, inotropes, inotropic
steroid, steroids, corticosteroid, corticosteroids
bronchodilator, bronchodilators
laxative, laxatives, aperients, aperient, stool softener, bowel regimen, stool softeners
enema, enemas
antacid, antacids
antidepressant, antidepressants, ssri
antipsychotic, antipsychotics
benzodiazepine, benzodiazepines, benzos, benzo
sleeping tablet, sleeping pill, hypnotic, hypnotics, sleeping tablets, sleeping pills
antiepileptic, anticonvulsant, anticonvulsants, antiepileptics, anti seizure
antihistamine, antihistamines
statin
insulin
sliding scale, sliding scale insulin, ssi, iss, correction scale
contraceptive, contraception, birth control, the pill, contraceptives
vitamin, vitamins, multivitamin
topical
penicillin, pcn, penicillins
penicillin allergy
sulfa, sulfas, sulphonamides
latex
contrast, dye, iodine contrast, contrast media
adhesive, tape, tapes, plasters adhesive
shellfish
peanut, peanuts, nut, nuts
egg, eggs
soy
dairy, milk
gluten, wheat
bee, bees, wasp
wound care, wound management
catheter care
mouth care, oral care, oral hygiene, mouthcare
pressure care, pressure area care, pac, pressure injury prevention
hygiene, personal care, washing, bath, bathed, shower, showered, showering, washed, wash, sponge bath, bathing, bed bath, sponge, baths, showers
grooming, shaved, shaving
dressing self, dressed, undressing
toileting, toilet, toileted, bathroom, restroom, toilets
adl, adls, activities of daily living, self care, self cares
reposition, repositioning, repositioned, turned, turn, turning, turns, position change, positional changes, change of position, pressure relief turns, q2h turns, changing position
position, positioned, positioning, positions, positionally
elevated position, elevate, propped
head of bed, hob, head of the bed, bedhead, hob up
prone, proned, proning
supine, flat on back
mobility, mobile, mobilise, mobilize, mobilised, mobilized, mobilising, ambulation, ambulate, ambulates, ambulating, ambulated, walking, walks, walked, walk, ambulatory, mobilizing, mobilisation, movement, moving, moves, moved, move, movements, mobilization, mobilises, mobilizes
immobility, immobile, lack of mobility, limited movement
transfers, transferring, transfer bed chair, stand pivot, pivot
sitting, sits, sat, seated, sit, sat up, sitting up
standing, stand, stands, stood
bed rest, bedrest, rib rest in bed, confined to bed, bedbound, bed bound, strict bed rest, bedridden
out of bed, oob
weight bearing, wb, weightbearing, fwb, wbat, bearing weight
non weight bearing, nwb, nonweightbearing, non weightbearing
partial weight bearing, pwb, toe touch, ttwb
assistance, assist, assisted, assists, help, helped, helping, helps, aid, minimal assist, supervision transfer, x1 assist, assistive, needs help
independent, independently, self caring, independence, by himself, by herself, on his own, on her own, ind
dependent, fully dependent, total care, full care, dependence
stairs, steps, staircase
exercise, exercises, exercising
range of motion, rom
rehabilitation, rehab
restraint
isolation, isolated, contact precautions, droplet precautions, airborne precautions, isolation precautions, barrier nursed, infection control precautions
precautions
one to one, 1 1, 1:1, special, constant observation, continuous observation, one to one observation, one on one, specialled, sitter one
monitoring, monitored, monitor, monitors, observe, observed closely, under observation, surveillance, watched, watching, keep an eye on, keeping an eye, close eye, tracking, track, observing, being watched
escalation, escalate, escalated
ceiling of care, treatment limitation, limits of care
comfort care, comfort measures, cmo, comfort measures only, comfort cares, comfort only, palliation, end of life, end of life care, eol, terminal care, comfort focused, symptom control only, comfort focused care
hospice
full code, for full resuscitation, full resuscitation, full resus, code full, for resus, for full resus, full active treatment, for cpr, for full active management, full treatment, everything done, wants everything done, attempt resuscitation, for resuscitation, full measures, all measures, cpr status
do not resuscitate, dnr, dnar, dnacpr, not for resus, not for resuscitation, nfr, no cpr, not for cpr, allow natural death, and order, no code, no resuscitation, dnr dni, dnr/dni, not for cardiac resuscitation, nfcpr, not to be resuscitated, against resuscitation
do not intubate, dni, not for intubation, no intubation
partial code, limited code, modified code, chemical code
code status, resus status, resuscitation status, code
advance directive, living will, advance care plan, acp, molst, polst, respect form, advance care directive, acd, advance care planning, goals of care form, goc form
goals of care, goc, goals, goal
withdraw treatment, withdrawn treatment, withdrawal of care, withdraw care, withdrawal of treatment, treatment withdrawn
limited treatment, selective treatment
active treatment
consult, consultation, consulted, review, reviewed, referral, referred, seen by, refer, reviews, referrals, consults, reviewing
team meeting, family meeting, mdt, meeting, multidisciplinary meeting, case conference, conference
ward round, rounds, round, rounding, on rounds
handover, handoff, shift report, handed over, hand over, report given
admission, admitted, admit, admits, admissions, hospitalised, hospitalized, hospitalization
readmission, readmitted
discharge, discharged, going home, sent home, dc home, goes home, go home, went home, home today, discharge home, dcd, d/c, discharging
transfer, transferred, transferring out, moved to, transfers out, xfer
against medical advice, ama, self discharge, left against advice, dama
appointment, appt, clinic appointment, booking, follow up appointment, clinic visit, appts
follow up, followup, f/u, follow, following up, followed up
education, educated, teaching, taught, teach, educate, teach back, instructed, instruction, instructions, training, trained, counselling, counseling, counselled, counseled, educating
leaflet, handout, brochure, pamphlet
care plan, plan of care, nursing plan
plan, plans, management plan, strategy, planning, planned
protocol, pathway, policy, guideline, standing order
bundle, sepsis six
checklist, checklists
consent, consented, consents, consenting, informed consent
paperwork, form, forms, papers, documents
certificate
vital
labs pending
isolation room, side room, single room, negative pressure room
icu, intensive care, intensive care unit, critical care unit, itu
hdu, high dependency, step down, stepdown
ward, unit, floor unit, wards
emergency room department
nicu, special care nursery, scn
hospital, hospitals, inpatient
clinic, outpatient, clinics, outpatients
home, house, residence, apartment, flat dwelling, domicile
shelter, homeless, homelessness
prison, jail, custody
bed, beds
chair, recliner, armchair, chairs
ice pack, ice, icing, iced, ice packs
warm pack, heat pack, hot pack, warm compress, warm blanket, warm blankets
cold compress, cool cloths, cooling, tepid sponge, cold cloths
massage
skin to skin, kangaroo care
swaddled, wrapped
tamponade
pressure dressing
packing, packed
irrigation, irrigated, flushed line, flush, flushed with, flushes, washout
insertion, inserted, insert, placed line, sited, siting, inserting
removal, removed, remove, taken out, pulled line, pulled, removing, discontinued line, come out, came out, pulled out, took out, taken off, removes, dislodged, out since
exchange, exchanged
cuff, cuffed
weaning, weaned, wean, weans, titrated down
titration, titrated, titrate, titrating, titrates
isolation gown, ppe
contact tracing
safety, safe, safely
hazard, hazards
violence checklist, broset, broset violence checklist
incident report, incident, riskman, datix, iims
restraint order
section, mental health act, mha, sectioned, involuntary, 5150, detained, scheduled mental health
voluntary
capacity, competent, decision making capacity, gillick, gillick competent
guardianship
blood, hematologic, haematological
stent insertion
bloodstream
csf leak
smear
cytology
bloods taken
histology report
sedation hold
breathing trial, sbt, spontaneous breathing trial
cpap trial
count, instrument count
time out
specimen jar
cord blood
vitamin k
hepatitis b vaccine
guthrie, newborn screen
car seat
circumcision
`;
