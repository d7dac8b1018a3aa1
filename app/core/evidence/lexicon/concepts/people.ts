/**
 * Who takes part in a patient's care, written down by us from general usage in British, American and Australian nursing.
 * A line holds the ways to name one kind of person; the first is the concept's name.
 */

/** Relatives and others on the patient's side. What is said of them is not said of the patient. */
export const RELATIVES = `
mother, mom, mum, mommy, mummy, mam, maternal parent, ma, mums, moms, mother to be
father, dad, daddy, papa, paternal parent, dads, pa father, father of the baby, fob
parents, mother and father, mum and dad, mom and dad, parent
wife
husband, hubby
spouse
partner, boyfriend, girlfriend, fiance, fiancee, fiancé, fiancée, significant other, significant others
ex partner, ex husband, ex wife, his ex, her ex, my ex
daughter
son, sons
child, children, kids, kid, offspring
sister
brother, bro
sibling, siblings
twin, twins, twin a, twin b
grandmother, lola, grandma, nan, nana, gran, granny, maternal grandmother, paternal grandmother
grandfather, lolo, grandpa, grandad, granddad, maternal grandfather, paternal grandfather
grandparents, grandparent
granddaughter
grandson
grandchild, grandchildren, grandkids
aunt, auntie, aunty, maternal aunt
uncle, maternal uncle
cousin
niece
nephew
stepmother, stepmom, stepmum
stepfather, stepdad
stepdaughter
stepson
mother in law, mil
father in law
daughter in law, dil, daughters in law
son in law
sister in law
brother in law
foster mother, foster mom, foster mum
foster father, foster dad
foster parent, foster parents, foster carer, foster carers
guardian, legal guardian, guardianship
power of attorney, poa, hcpoa, mpoa, healthcare proxy, health care proxy, proxy, healthcare poa, surrogate, decision maker, attorney, epoa, lpa, epa, attorney for health
family, relatives, relative, family members, family member, loved ones, next of kin, nok, kin, fam, folks
friend, friends, mate, buddy
neighbour, neighbor, neighbours, neighbors
roommate, flatmate, housemate, room mate
visitor, visitors
carer, caregiver, care giver, carers, caregivers, caretaker, home carer, home aide
cat, dog, pet
`;

/** The patient, in all words that notes use. */
export const PATIENT = `
patient, patients, pt, pts, client, resident, consumer, lady, gentleman, man, woman, male, female, gent, individual, person, people, himself, herself, themselves, self, he, she, they, him, her, his, hers, their, them, i, my, me, mine, boy, girl, teen, teenager, adolescent, youth, toddler, student, participant, elder, elderly, youngster, guy, chap, veteran
baby, preterm baby, infant, newborn, neonate, bub, bubs, babe, bb
fetus, foetus, unborn baby
`;

/** Those who care for the patient by profession, and services. */
export const STAFF = `
physician, doctor, doctors, md, mds, dr, drs, medic, medical officer, physicians, house officer, resident medical officer, rmo, provider, providers, medical provider, prescriber, clinician, medical team, doctor on call, on call doctor, md on call, house doctor, medical staff, team, medics, duty doctor, treating team, primary team, junior doctor, medical doctor, do, he doctor, ordering provider, covering provider
attending, attending physician
hospitalist
consultant
registrar, reg
intern
resident physician, resident doctor, senior resident, junior resident, medical resident
fellow
surgeon, surgical team, surgery team, surgeons
anesthesiologist, anaesthetist, anesthetist, anaesthesiologist, anesthesia, anaesthetics, anesth, crna, anaesthesia, gas man, anaesthetic team, anesthesia team, gas reg, gas, anaesthetic registrar, anaesthetic reg, anaesthetist registrar, anaes, anaesthetic
intensivist, icu team, icu doctor, icu registrar, icu reg, intensive care team, critical care team, critical care
cardiologist, cardiology, cards, cardiology team, cardio team
neurologist, neurology, neuro, neurology team
neurosurgeon, neurosurgery, nsgy, neurosurg
nephrologist, nephrology, renal team, renal, kidney team
urologist, urology, uro
gastroenterologist, gastroenterology, gi team, gi doctor
pulmonologist, pulmonology, pulm, respiratory physician, respiratory team, pulmonary team, lung team
endocrinologist, endocrinology, endo, endocrine, diabetes team, diabetes educator, diabetes nurse
oncologist, oncology, onc, heme onc, oncology team, cancer team
hematologist, haematologist, hematology, haematology, haem
infectious disease, infectious diseases, id team, infection control
dermatologist, dermatology, derm
rheumatologist, rheumatology
ophthalmologist, ophthalmology, eye doctor, optometrist, eye clinic
ent, ear nose and throat, otolaryngology, otolaryngologist
orthopedics, orthopaedics, orthopedic surgeon, ortho, orthopod, orthopaedic team, orthopaedic surgeon, orthopedist, orthopaedic registrar, ortho team
vascular surgeon, vascular surgery, vascular team, vascular, vasc surg, vasc, vascular surg
plastic surgeon, plastics, plastic surgery
obstetrician, obstetrics, ob, obgyn, ob gyn, ob team, obstetric team
gynecologist, gynaecologist, gynecology, gynaecology, gyn, gynae
midwife, midwives, midwifery
pediatrician, paediatrician, pediatrics, paediatrics, peds, paeds, paediatric team, peds team, pediatric team
neonatologist, nicu team, neonatal team
psychiatrist, psychiatry, psych, psych team, psych liaison, mental health team, crisis team, psych consult, psychiatric team, psychiatric, psychiatric np
psychologist, psychology, counsellor, counselor, therapist
geriatrician, geriatrics, geris
palliative team, palliative care, palliative care team, pall care, palliative, palliative nurse, palliative medicine
hospice nurse, hospice team, hospice
pain team, pain service, acute pain service, aps pain
radiologist, ir, interventional radiology, interventional radiologist
pathologist
emergency physician, ed doctor, ed team, er doctor, ed physician, emergency doctor, ed, er, emergency department, emergency room, emergency, casualty, a&e, a and e
gp, general practitioner, family doctor, primary care, pcp, primary care provider, primary care physician, family physician, local doctor, lmo
nurse practitioner, np, nnp, arnp, fnp, psych np, crnp, aprn, dnp
physician assistant, pa, physician associate
nurse, rn, nurses, nursing, nursing staff, registered nurse, staff nurse, bedside nurse, primary nurse, lpn, lvn, enrolled nurse, nursing team, we, us, our, i, me, writer, staff, this nurse, author, me nurse, i nurse, ward nurse, carers staff, nsg, nurses on
charge nurse, nurse in charge, team leader, ward sister, charge rn, shift coordinator, charge, in charge nurse, shift lead
nurse manager, unit manager, num, nurse unit manager, ward manager, manager, matron, director of nursing, don
nursing supervisor, house supervisor, supervisor, bed manager, after hours manager
nurse aide, cna, aide, hca, healthcare assistant, health care assistant, nursing assistant, pca worker, assistant, ain, tech, pct, patient care tech, technician, care assistant, support worker, nurse aid, orderly, porter, wardsman, psa
preceptor, nursing student, student nurse
cleaner, housekeeper, housekeeping, domestic, environmental services, evs
maintenance, maintenance man, engineer, estates
scrub nurse, scrub tech, circulating nurse, circulator
wound nurse, wound care nurse, wocn, tissue viability, tissue viability nurse, tvn, wound team, wound care team, wound ostomy nurse, wound specialist
stoma nurse, ostomy nurse, stomal therapist
iv team, picc team, vascular access team, picc nurse, line team
school nurse
community nurse, district nurse, home health nurse, visiting nurse, home nurse, home care nurse, health visitor, cpn, dn
practice nurse, clinic nurse
triage nurse
sitter, one to one sitter, safety sitter, companion, special nurse
lactation consultant, lactation, lc
rapid response team, rapid response, rrt, met call, met team, met, medical emergency team, rapid, outreach, critical care outreach, ccot
code team, code blue team, arrest team, crash team
stroke team
trauma team
respiratory therapist, respiratory therapy, rt, respiratory, rcp
physiotherapist, physical therapist, physio, physiotherapy, physical therapy, pt, pta, physios
occupational therapist, occupational therapy, ot
speech therapist, speech therapy, speech language pathologist, speech pathologist, speech pathology, slp, st, salt, speech and language therapy, speech and language therapist, speechie, speech language pathology, speech path, slt's, salts
dietitian, dietician, nutritionist, dietetics, nutrition team, dietary
podiatrist, podiatry
social worker, social work, sw, msw, social services, social service
case manager, case management, cm, discharge planner, care coordinator, discharge coordinator
chaplain, spiritual care, pastoral care, chaplaincy
priest, pastor, imam, rabbi, minister, clergy
interpreter, translator
pharmacist, pharmacy, pharm, pharmd, clinical pharmacist
laboratory, lab, labs staff, lab tech, path lab
radiology, imaging department, xray department, radiographer, radiology tech, sonographer
blood bank
phlebotomist, phlebotomy
dentist, dental
paramedic, paramedics, ems, ambulance crew, ambulance, ambulance officer, ambos, emt, medics crew, ems crew, squad, crew
police, officer, police officer, law enforcement
security, security guard, security officer
safeguarding, safeguarding team, safeguarding lead, adult protective services, aps, child protective services, cps, child protection, dcs, dhs, protective services
organ bank, organ donation team, donor network, opo
medical examiner, coroner, me examiner
legal, ethics, ethics committee, risk management, lawyer, solicitor
patient advocate, advocate
teacher, school
facility, nursing home, care home, snf, skilled nursing facility, rest home, aged care facility, long term care, ltc, assisted living
poison control, poisons information, toxicology
transport, patient transport, transfer team
kitchen, catering, food service
engineering, biomed
code status team
lifeguard, bystander, bystanders, witness, witnesses, passerby, coworker, colleague, boss, employer
taxi driver, driver
landlord
probation officer, parole officer
bed manager
`;
