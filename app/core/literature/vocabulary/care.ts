/**
 * Interventions: treatments, medicines, operations, tests and devices, from general clinical knowledge. Written like
 * the lines of conditions.ts.
 */
export const CARE = `
surgery, operation, surgical, operative, op, procedure, operations, sx, operate, operated, resection, procedures, surgically > excision
postoperative, post op, after surgery, postop, post surgical, following surgery, postsurgical
preoperative, pre op, before surgery, preop, presurgical
laparoscopic, keyhole, lap, minimally invasive, laparoscopy, laparoscopically
robotic, robot, robot assisted
bypass surgery, cabg, coronary bypass, coronary artery bypass, coronary artery bypass grafting, bypass, open heart surgery, heart surgery, cardiac surgery, cardiopulmonary bypass
stent, stents, pci, angioplasty, percutaneous coronary intervention, stenting, ptca, balloon, coronary intervention
heart valve replacement, valve replacement, tavr, tavi, valve surgery, valve, valves
pacemaker, icd, defibrillator, implantable cardioverter defibrillator, pacing
cardioversion, shock the heart, ablation
cardiac catheterization, heart cath, cath, cath lab, angiography, angiogram, coronary angiography
carotid endarterectomy, cea, carotid, neck artery, carotid artery, carotid stenosis
amputation, leg amputation, amputee, amputated, bka, aka, limb loss
joint replacement, arthroplasty, tka, tha, tkr, thr, hip replacement, knee replacement, total knee arthroplasty, total hip arthroplasty, new hip, new knee, prosthesis
arthroscopy, arthroscopic, scope, scoped
spinal fusion, spine surgery, back surgery, laminectomy, discectomy, fusion, lumbar surgery
appendectomy, appendix removal, appy, appendicectomy, appendix out
cholecystectomy, gallbladder removal, gallbladder out, lap chole, chole, gallbladder surgery
hernia repair, herniorrhaphy, hernia surgery, mesh repair, hernioplasty
colectomy, colon resection, bowel resection, bowel surgery, colorectal surgery, colon surgery
gastrectomy, stomach removal, gastric resection
gastric bypass, bariatric surgery, weight loss surgery, sleeve gastrectomy, gastric banding, lap band
fundoplication, antireflux surgery, reflux surgery, nissen
thyroidectomy, thyroid surgery, thyroid removal, thyroid out
parathyroidectomy, parathyroid, hyperparathyroidism
hysterectomy, uterus removal, womb removal, uterus, uterine, womb
mastectomy, breast removal, lumpectomy, breast conserving surgery, breast conservation, breast surgery
breast reconstruction, breast implants, implants
prostatectomy, prostate removal, prostate surgery, turp, transurethral resection
cystectomy, bladder removal, urinary diversion, neobladder
nephrectomy, kidney removal
oophorectomy, ovary removal, ovary, ovaries, ovarian
sterilization, tubal ligation, tubes tied, vasectomy
tonsillectomy, tonsil removal, tonsils out, adenoidectomy, tonsils removed, t and a
tympanostomy, ear tubes, grommets, ear tube, myringotomy
cochlear implant, hearing aid, hearing aids
cataract surgery, phacoemulsification, lens implant, intraocular lens
c section, cesarean, cesarean section, caesarean, csection, cs, cesarean delivery, lscs, abdominal delivery
vaginal birth after cesarean, vbac, trial of labor, tolac
vaginal delivery, natural birth, normal delivery, vaginal birth, spontaneous delivery
induction of labor, inducing labor, labor induction, induced, iol, oxytocin, pitocin, misoprostol
forceps, vacuum delivery, ventouse, instrumental delivery, operative vaginal delivery, vacuum extraction
epidural, labor epidural, labor analgesia, neuraxial, epidural analgesia, labor pain relief
cord clamping, umbilical cord, cord, umbilical
prenatal care, antenatal care, antenatal, prenatal, pregnancy care, prenatal visits
fetal monitoring, ctg, fetal heart rate, efm, cardiotocography, nst
amniocentesis, amnio, prenatal diagnosis, chorionic villus sampling, prenatal screening, prenatal testing
breastfeeding, breast feeding, nursing mothers, lactation, breast milk, human milk, breastfed, breast fed, bf, nursing babies
formula, bottle feeding, infant formula, bottle fed, formula fed
kangaroo care, skin to skin, kangaroo mother care
phototherapy, bili lights, light therapy, bili light
ivf, in vitro fertilization, assisted reproduction, fertility treatment, embryo transfer, icsi, test tube, fertility treatments, embryo, oocyte
contraception, birth control, contraceptive, the pill, iud, oral contraceptive, family planning, contraceptives, ocp, morning after pill, emergency contraception
hormone replacement therapy, hrt, estrogen, hormone therapy, hormones, estrogens
transplant, transplantation, organ transplant, graft, transplanted, new kidney, new liver, allograft, tx
kidney transplant, renal transplantation, new kidney, renal transplant
liver transplant, liver transplantation, new liver
bone marrow transplant, stem cell transplant, bmt, hsct, stem cell transplantation
organ donation, organ donor, donors, donor, donation
dialysis, hemodialysis, hd, peritoneal dialysis, renal replacement therapy, crrt, capd
fistula, av fistula, vascular access, dialysis access, arteriovenous fistula
blood transfusion, transfusion, prbc, prbcs, transfused, packed red cells, blood products, red blood cells, rbc, giving blood
iv, intravenous, intravenously, infusion, infusions, drip
iv fluids, ivf, fluid resuscitation, fluids, crystalloid, fluid therapy, intravenous fluids, saline, boluses, fluid
central line, picc, central venous catheter, cvc, cvl, port, central venous, picc line, central access
peripheral iv, piv, iv site, peripheral catheter, cannula, cannulation, iv start, iv insertion, venipuncture, ivs, iv starts
arterial line, art line, a line
foley, urinary catheter, indwelling catheter, catheter, catheterization, urethral catheter, foley catheter, catheters, straight cath, urinary catheterization
tube feeding, enteral nutrition, enteral feeding, ng feeding, tube feeds, gastrostomy, peg, peg tube, feeding tube, g tube, enteral
ng tube, nasogastric tube, ngt, nasogastric, ng
tpn, parenteral nutrition, iv nutrition, total parenteral nutrition
chest tube, thoracostomy, chest drain, chest tubes
drain, drains, drainage, jp drain
ostomy, colostomy, ileostomy, stoma
tracheostomy, trach, tracheotomy
intubation, intubated, breathing tube, endotracheal intubation, ett, endotracheal tube, airway, et tube, laryngoscopy, airway management
mechanical ventilation, ventilator, vent, ventilated, breathing machine, ventilation, life support, ventilators, vented
weaning, extubation, getting off the vent, wean, extubated
bipap, cpap, niv, noninvasive ventilation, non invasive ventilation, positive airway pressure
oxygen, o2, supplemental oxygen, oxygen therapy, nasal cannula, oxygenation
suctioning, suction, endotracheal suctioning
nebulizer, nebulized, inhaler, inhalers, inhaled, neb, nebs, puffer, inhalation, mdi, spacer
cpr, resuscitation, cardiopulmonary resuscitation, code, bls, acls, chest compressions, life support, resuscitate, coding
rapid response, rapid response team, rrt, medical emergency team, met, early warning score, mews, news, ews
anesthesia, anesthetic, general anesthesia, put under, anaesthesia, anesthetics, spinal anesthesia, spinal block
nerve block, regional anesthesia, block, local anesthetic, lidocaine, bupivacaine, numbing
numbing cream, emla, topical anesthetic, topical anesthesia
sedation, sedated, sedatives, conscious sedation, procedural sedation, propofol, midazolam, sedative, versed
restraint, restraints, tied down
pain relief, pain control, pain management, analgesia, analgesic, pain meds, painkillers, analgesics, painkiller, pain medicine
opioid, opioids, narcotics, morphine, narcotic, opiate, fentanyl, oxycodone, opiates, hydromorphone, dilaudid > pain
pca, patient controlled analgesia, pain pump
nsaid, nsaids, ibuprofen, anti inflammatory, ketorolac, diclofenac, nonsteroidal anti inflammatory drugs, motrin, advil, naproxen, toradol, anti inflammatories
acetaminophen, tylenol, paracetamol, apap
aspirin, asa, acetylsalicylic acid, baby aspirin
anticoagulant, blood thinner, anticoagulation, blood thinners, anticoagulants, anticoagulated, thinners > warfarin, heparin, doac
warfarin, coumadin, vitamin k antagonist, inr
heparin, lovenox, enoxaparin, low molecular weight heparin, lmwh
doac, noac, apixaban, rivaroxaban, dabigatran, eliquis, xarelto
antiplatelet, clopidogrel, plavix, ticagrelor, platelet inhibitors
thrombolysis, tpa, clot buster, thrombolytic, alteplase, thrombolytics, clot busters, fibrinolysis
beta blocker, metoprolol, beta blockers, atenolol, propranolol, carvedilol, bb, bisoprolol
ace inhibitor, lisinopril, ace inhibitors, acei, enalapril, arb, losartan, angiotensin converting enzyme, captopril, ramipril, renin angiotensin
antihypertensive, bp meds, blood pressure pills, blood pressure meds, bp medication, bp pills
diuretic, lasix, furosemide, water pill, diuretics, water pills
statin, statins, atorvastatin, lipid lowering, simvastatin, lipitor, cholesterol pills, cholesterol meds
digoxin, dig, amiodarone, antiarrhythmic
vasopressor, pressors, norepinephrine, levophed, vasopressors, dopamine, inotrope, inotropes
epinephrine, adrenaline, epi, epipen
nitroglycerin, nitro, nitrates, nitrate, ntg
steroid, steroids, prednisone, corticosteroid, dexamethasone, corticosteroids, glucocorticoid, hydrocortisone, methylprednisolone, glucocorticoids, prednisolone, solumedrol, decadron
antibiotic, antibiotics, abx, antimicrobial, penicillin, amoxicillin, antimicrobials, vancomycin, antibiotherapy, cephalosporin, atb
prophylactic antibiotics, antibiotic prophylaxis, preventive antibiotics
antiviral, antivirals, antiretroviral, haart, art, hiv meds, hiv drugs, antiretroviral therapy
vaccine, vaccination, immunization, shot, vaccines, jab, immunized, vaccinated, shots, flu shot, immunisation, immunizations, vaccinate, vax
chemotherapy, chemo, cytotoxic, antineoplastic, cancer drugs
radiation, radiotherapy, radiation therapy, xrt, irradiation, rt, brachytherapy, rads, radiated
palliative care, hospice, end of life, comfort care, terminal, dying patients, eol, terminally ill, palliative, end of life care
advance directive, living will, dnr, do not resuscitate, code status, advance care planning, dnar, advance directives, end of life decisions
insulin, insulin pump, sliding scale, glargine, lantus, insulin therapy, continuous subcutaneous insulin infusion
metformin, oral hypoglycemic, diabetes pills, hypoglycemic agents, glucophage, antidiabetic
blood glucose monitoring, fingerstick, glucose checks, accucheck, glucometer, glucose monitoring, blood sugar checks, finger sticks, glucose meter, blood sugar, glucose, sugars, bg
ppi, omeprazole, proton pump inhibitor, acid blocker, h2 blocker, antacid, pantoprazole, protonix, proton pump inhibitors, prilosec
antiemetic, zofran, ondansetron, nausea meds, anti nausea, antiemetics, nausea medicine, metoclopramide, reglan
laxative, stool softener, bowel regimen, enema, miralax, polyethylene glycol, senna, laxatives, colace
bowel prep, bowel preparation, colon prep, colonoscopy prep, mechanical bowel preparation
antidepressant, ssri, antidepressants, prozac, fluoxetine, sertraline, zoloft, selective serotonin reuptake inhibitor
antipsychotic, haldol, haloperidol, antipsychotics, olanzapine, risperidone, quetiapine, seroquel, clozapine, neuroleptic
benzodiazepine, ativan, lorazepam, valium, diazepam, benzos, benzo, benzodiazepines, sleeping pills, hypnotics
lithium, mood stabilizer, valproate
antiepileptic, keppra, phenytoin, anticonvulsant, levetiracetam, dilantin, seizure meds, antiepileptic drugs, seizure medicine, aed, carbamazepine
ritalin, methylphenidate, stimulant, stimulants
naloxone, narcan
methadone, buprenorphine, suboxone, opioid substitution
nicotine replacement, smoking cessation, quit smoking, quitting smoking, stop smoking, nicotine patch, stopping smoking, quitting
electroconvulsive therapy, ect, shock therapy
counseling, counselling, therapy, talk therapy, psychotherapy, cbt, cognitive behavioral therapy, cognitive behaviour therapy, psychosocial intervention, cognitive therapy
motivational interviewing, behavior change, behavioral intervention, brief intervention
relaxation, meditation, mindfulness, guided imagery, yoga, breathing exercises
massage, massages, acupressure, reflexology
acupuncture, needles, needling
music, music therapy
aromatherapy, essential oils, lavender
complementary medicine, alternative medicine, cam, herbal, herbs, homeopathy, natural remedies, herbal medicine, complementary therapies, supplements
chiropractic, manipulation, spinal manipulation, chiropractor, osteopathic
exercise, physical activity, training, working out, exercises, workout, walking, exercising, physical training, fitness, sport, sports, athletes, active
physical therapy, physiotherapy, rehab, rehabilitation, physical rehabilitation
pulmonary rehab, pulmonary rehabilitation, cardiac rehab, cardiac rehabilitation
occupational therapy, ot, speech therapy, slp
early mobilization, ambulation, early mobility, getting out of bed, mobilization, walking patients, ambulating, out of bed, early walking, mobility
bed rest, bedrest, lying flat, lying in bed, stay in bed, immobilization
repositioning, turning, turn patients, q2h turns, positioning, turned, body position
prone position, proning, prone, on their stomach, lying on stomach, belly down
supine, lying on back, on their back, position, positions, posture, side lying
head of bed elevation, hob, semirecumbent, head elevated, sitting up, head up
compression stockings, ted hose, scd, scds, compression, stockings, sequential compression, teds
wound care, dressing, dressings, bandage, wound vac, negative pressure wound therapy, dressing change, bandages
debridement, cleaning wounds, irrigation, wound irrigation
stitches, sutures, suture, staples, wound closure, glue, suturing, tissue adhesive
cast, splint, splints, casting, brace, braces, orthosis, plaster, bracing
crutches, walker, cane, wheelchair, assistive device
mattress, air mattress, support surface, specialty bed
bathing, bath, chlorhexidine bath, bed bath, chg, chlorhexidine, hibiclens
mouth care, oral care, oral hygiene, tooth brushing, toothbrushing, mouthwash, brushing teeth
hand hygiene, hand washing, handwashing, hand sanitizer, washing hands, hand wash, alcohol rub
gloves, gown, ppe, mask, masks, isolation, contact precautions, n95, barrier precautions, face mask, respirators
sterile, aseptic, aseptic technique, clean technique, sterility
disinfection, cleaning, sterilization of equipment, decontamination, disinfect
needlestick, sharps injury, needle stick, blood exposure, needlesticks
diet, dietary, eating, food, nutrition, foods, meals, eat, intake, nutritional, low carb, diets
npo, fasting, nothing by mouth, nil by mouth, fasted, fast, preoperative fasting
supplement, supplementation, vitamins, vitamin, supplements, nutritional supplement, supplemented
vitamin c, ascorbic acid
vitamin k, phytonadione
folic acid, folate, prenatal vitamins
zinc, magnesium, calcium, mag
iron, ferritin, iron supplements
probiotics, probiotic, lactobacillus, good bacteria, yogurt
omega 3, fish oil, fish
honey, sucrose, sugar water, sweet solution
caffeine, coffee, tea
low salt diet, sodium restriction, salt, low sodium, sodium, dietary salt
botox, botulinum toxin, botulinum
laser, lasers
hyperbaric oxygen, hyperbaric, hbo
heat therapy, warming, warm, hot pack, forced air warming, bair hugger, warmed, heat
ice, cooling, cold therapy, cold pack, therapeutic hypothermia, cryotherapy, cooled
tourniquet, tourniquets
x ray, xray, radiograph, cxr, radiography, plain film, radiographs, chest x ray, xrays, x rays, radiographic, films
ct, ct scan, cat scan, computed tomography, cta, tomography, scan, computerized tomography
mri, magnetic resonance imaging, mr imaging, mra, magnetic resonance
ultrasound, us, sono, sonography, ultrasonography, doppler, bedside ultrasound, pocus, sonogram, sonographic, ultrasonographic, fast scan, duplex
echo, echocardiogram, echocardiography, tte, tee, heart ultrasound, echocardiographic
pet scan, positron emission tomography, pet, fdg pet, pet ct, nuclear scan, scintigraphy, spect, bone scan
imaging, scans, radiologic, radiology, scanning
ekg, ecg, electrocardiogram, telemetry, tele, electrocardiography, electrocardiographic, heart tracing, holter
eeg, electroencephalogram, brain waves, electroencephalography
emg, nerve conduction, electromyography
stress test, treadmill test, exercise test, exercise testing, treadmill
mammogram, mammography, breast screening, mammograms
colonoscopy, endoscopy, scope, sigmoidoscopy, egd, endoscopic, scopes, gastroscopy, colonoscopies, upper endoscopy
bronchoscopy, bronch
ercp, mrcp, bile duct stones, common bile duct stones, choledocholithiasis
cystoscopy, ureteroscopy, bladder scope
pap smear, pap, cervical screening, cervical smear, paps, cervical cytology, smear
biopsy, bx, needle biopsy, fine needle aspiration, fna, biopsies, core biopsy, tissue sample
lumbar puncture, lp, spinal tap
blood test, labs, lab tests, laboratory, bloodwork, blood work, lab values, lab, serum, blood tests, plasma
blood culture, cultures, culture, bcx, blood cultures
urinalysis, ua, urine test, dipstick, urine culture, urine dip, urine
blood gas, abg, arterial blood gas, vbg, blood gases
pulse oximetry, spo2, pulse ox, sats, oximetry, oxygen saturation, o2 sat, o2 sats, saturation
capnography, etco2, end tidal co2
spirometry, pft, lung function, pulmonary function, pulmonary function tests, peak flow, fev1
troponin, trop, cardiac enzymes, bnp, natriuretic peptide
crp, c reactive protein, inflammatory markers, sed rate, procalcitonin, esr
psa, prostate specific antigen
creatinine, egfr, gfr, kidney function, renal function, glomerular filtration rate
liver function tests, lfts, liver enzymes, transaminases, alt, liver function, aminotransferase
d dimer, ddimer
lactate, lactic acid
tumor marker, biomarker, marker, biomarkers, markers, blood marker, tumor markers
genetic test, genetic testing, gene, genes, genetic, dna test, mutation, dna, brca, polymorphism, genotype, hereditary, runs in the family, mutations, polymorphisms, inherited
vital signs, vitals, vs, v s
blood pressure, bp, systolic, diastolic, arterial pressure
heart rate, hr, pulse, heartbeat, bradycardia, tachycardia
respiratory rate, rr, resps
temperature, temp, body temperature, thermometer, thermometers, temps
weight measurement, daily weights, weighing
intake and output, i and o, urine output, fluid balance
pain scale, pain score, pain assessment, rating pain, visual analog scale, pain scores, vas
glasgow coma scale, gcs, level of consciousness, loc, coma score
braden scale, pressure ulcer risk
fall prevention, bed alarm, preventing falls, prevent falls
screening, screen, screened, checking for, early detection, detection, detect, case finding, checked for, pick up, picking up, catch early, detecting
screening questionnaire, questionnaire, survey, tool, scale, questionnaires, instrument, score, scoring, index
injection, injections, injected, shots, im injection, intramuscular, subcutaneous, subq, needle
oral, by mouth, po, swallowed, pill form, orally
topical, cream, ointment, gel, skin cream, lotion
adherence, compliance, noncompliance, taking their meds, compliant, non adherence, nonadherence, take their meds, taking meds, noncompliant, taking medicine, taking pills
education, teaching, patient education, health education, teach, educating, training, taught, educate, learning, classes, class, teaching patients
discharge planning, discharge, going home, sent home, send home, discharged, go home, early discharge, dc, d c, home early
readmission, readmissions, rehospitalization, bounce back, readmitted, bouncebacks, coming back to hospital, return visits
length of stay, los, hospital stay, days in hospital, how long in hospital, time in hospital, hospital days, duration of hospitalization, hospitalization
telehealth, telemedicine, telephone, phone calls, phone follow up, remote monitoring, tele, video visits, phone, phone call, video visit
home care, home health, home visits, at home, home, community care, home visit, domiciliary
day surgery, outpatient surgery, same day surgery, ambulatory surgery, day case, same day
consult, consultation, referral, referred, referrals, refer, consults, seeing a specialist
informed consent, consent, decision making, shared decision making, decision aid, choice, preferences, preference, consenting, decide
second opinion, second look
documentation, charting, records, medical record, electronic health record, ehr, emr, chart, charts, chart review, electronic medical record
handoff, handover, shift report, bedside report, sbar, sign out, shift change, hand off
rounds, rounding, hourly rounding, bedside rounds
checklist, bundle, bundles, timeout, time out, checklists
simulation, simulator, sim lab, mannequin, manikin, skills lab, simulated, sim
staffing, nurse patient ratio, ratios, staff ratio, understaffing, short staffed, workload, nurse staffing, staff shortage, workforce
overtime, long shifts, night shift, shift work, 12 hour shifts, nights, night work, shifts, after hours, weekend, weekends, off hours, out of hours
evidence based practice, ebp, evidence based, evidence based medicine, evidence based nursing
quality improvement, qi, quality of care, care quality
cost, costs, cost effective, expensive, cost effectiveness, money, cheaper, economic, financial, worth the money, save money, price, expense, saves money, worth the cost, cost savings
insurance, medicaid, medicare, uninsured, insured, coverage, no insurance, payer
waiting time, wait time, waits, delay, delays, wait, waiting, delayed, how long, waiting times
access to care, access, barriers, barrier
white blood cell count, wbc, white count, leukocyte count, leukocytes, white cells, leukocyte, leukocytosis, white blood cells
red blood cells, rbc, erythrocytes, red cells, red cell
hemoglobin, hgb, hb, hematocrit, hct
platelet count, plt, platelets, plts, mean platelet volume, mpv
base excess, base deficit, bicarbonate, bicarb
pregnancy test, hcg, beta hcg, human chorionic gonadotropin
nuchal translucency, nt scan, first trimester screening
lithotripsy, eswl, shock wave, break up stones, breaking up stones
splenectomy, spleen removal, spleen, spleen out
whipple, pancreaticoduodenectomy, pancreatic resection, pancreatectomy
liver resection, hepatectomy, part of the liver out
esophagectomy, esophagus removal
adrenalectomy, adrenal removal, adrenal tumor, adrenal mass
orchiopexy, orchidopexy, testicle surgery
pull through, anorectal surgery
antireflux procedure, wrap, nissen fundoplication
lvad, ventricular assist device, heart pump, assist device, mechanical heart
ecmo, extracorporeal life support, extracorporeal membrane oxygenation
intra aortic balloon pump, iabp
left atrial appendage occlusion, watchman
mitral valve repair, mitral repair, mitral regurgitation, mitral, leaky valve
thrombectomy, clot removal, aspiration thrombectomy, embolectomy, clot retrieval
drug eluting stent, des, bare metal stent, bms
central venous pressure, cvp, fluid responsiveness, volume status
swan ganz, pulmonary artery catheter, cardiac output, hemodynamic monitoring, hemodynamics
bladder scan, bladder scanner, post void residual
sling, bladder sling, bladder neck suspension, tape, incontinence surgery, stress incontinence
pessary, pelvic floor exercises, kegels, kegel exercises, pelvic floor training
pulpotomy, root canal, endodontic, pulp therapy, dental pulp
braces, orthodontic, orthodontics, aligners, miniscrews
fillings, fluoride, sealants, dental filling
dentures, denture, false teeth
rhinoplasty, nose job, septoplasty
cosmetic surgery, plastic surgery, liposuction
skin graft, skin grafts, flap, flaps
bisphosphonate, bisphosphonates, fosamax, alendronate, pamidronate, diphosphonates, zoledronate
dmard, methotrexate, mtx, biologics, antirheumatic, tnf inhibitor, infliximab, humira
immunosuppression, immunosuppressants, cyclosporine, tacrolimus, antirejection, azathioprine
tamoxifen, aromatase inhibitor, hormone pills, antiestrogen
adjuvant, after surgery chemo, neoadjuvant, before surgery chemo
growth hormone, gh, gh shots, growth hormone treatment
testosterone replacement, low t, androgen, androgens, hypogonadism
antenatal corticosteroids, betamethasone, steroids for lungs, rescue steroids
magnesium sulfate, mag sulfate, mag drip
tocolysis, tocolytic, stop labor, stop contractions, nifedipine
aminoglycoside, gentamicin, tobramycin, amikacin
therapeutic drug monitoring, drug levels, peak, trough, vancomycin levels, drug level, levels
generic drugs, brand name, generics
polypharmacy, too many meds, deprescribing, pill burden
drug interaction, interactions, drug interactions
placebo, sugar pill, dummy pill, sham
contrast, contrast dye, dye, gadolinium, contrast media
nasal spray, nasal irrigation, saline rinse
eye drops, drops, ear drops
splinting, night splint, insoles, shoe inserts, orthotics
continuity of care, same doctor, same nurse
triage, triaging, triaged
observation unit, obs unit, short stay, short stay unit, 23 hour
bed management, bed occupancy, overcrowding, crowding, boarding
intensive care admission, icu admission, step down, transfer to icu
apache, apache ii, sofa, severity score, severity scores
injury severity score, trauma score, iss
activities scale, barthel, barthel index, katz, fim
mini mental state, mmse, moca, cognitive screening, memory test
pain catastrophizing, fear avoidance
patient safety, safety culture, incident reporting, near miss
infection control, infection prevention, outbreak, outbreaks
interpreter, interpreters, language barrier, language barriers
leadership, nurse manager, management style, teamwork, team, teams
turnover, retention, nurses quitting, intention to leave, leaving nursing, quit
job satisfaction, morale, work engagement
clinical competence, competence, competency, competent
exam results, admission test, selection, selection tests, entrance exam, interview, interviews
`;
