/**
 * Diseases, complaints and complications, from general clinical knowledge. A line holds the ways to say one thing;
 * after ">" come kinds of it, which count for less.
 */
export const CONDITIONS = `
acute coronary syndrome, acs > myocardial infarction, unstable angina
myocardial infarction, heart attack, mi, ami, stemi, nstemi, nste acs, infarct
coronary artery disease, coronary heart disease, ischemic heart disease, cad, chd, ihd, coronary disease, clogged heart arteries, blocked heart arteries > myocardial infarction, angina, atherosclerosis
angina, chest pain, anginal
heart failure, chf, congestive heart failure, hf, hfref, hfpef, cardiac failure, weak heart > left ventricular dysfunction, cardiomyopathy, ejection fraction
atrial fibrillation, afib, a fib, af, aflutter, irregular heartbeat > arrhythmia
arrhythmia, irregular heart rhythm, dysrhythmia, heart rhythm, abnormal rhythm > atrial fibrillation, tachycardia, ventricular fibrillation
cardiac arrest, heart stopped, code blue, asystole, heart stops > resuscitation
heart murmur, murmur > valve
aortic aneurysm, aaa, aneurysm
aortic stenosis, narrow aortic valve > valve
heart disease, cardiac disease, cardiovascular disease, cvd, heart problems, heart trouble > coronary artery disease, heart failure, myocardial infarction
congenital heart disease, heart defect, born with heart problems, heart defects
hypertension, high blood pressure, high bp, htn, hypertensive, elevated blood pressure > blood pressure
hypotension, low blood pressure, low bp, hypotensive > blood pressure
syncope, fainting, passing out, passed out, faint, fainted
stroke, cva, cerebrovascular accident, brain attack, ischemic stroke, cerebral infarction, cerebrovascular disease, brain bleed > hemiplegia, intracerebral hemorrhage, cerebral ischemia
tia, transient ischemic attack, mini stroke
intracranial hemorrhage, brain bleed, ich, intracerebral hemorrhage, bleeding in the brain, subarachnoid hemorrhage, sah, subdural hematoma, head bleed
peripheral arterial disease, pad, peripheral vascular disease, pvd, poor leg circulation, claudication, leg circulation, limb ischemia
varicose veins, varicosities, vein problems > saphenous
deep vein thrombosis, dvt, leg clot, venous thrombosis, vte, venous thromboembolism, clot in leg, blood clot, blood clots, thrombosis, clot, clots, thrombus, thromboembolism > pulmonary embolism
pulmonary embolism, pe, lung clot, clot in lung, clot in the lungs > thromboembolism
pulmonary hypertension, high lung pressure
copd, chronic obstructive pulmonary disease, emphysema, chronic bronchitis, obstructive lung disease
asthma, asthmatic, reactive airways, wheezing, wheeze > bronchial hyperresponsiveness
pneumonia, pna, lung infection, chest infection, vap, cap, hap, lower respiratory tract infection, lrti > bronchopneumonia
bronchiolitis, rsv, respiratory syncytial virus
bronchitis, chest cold
cystic fibrosis, cf
respiratory failure, ards, acute respiratory distress syndrome, respiratory distress, lung failure, acute lung injury
shortness of breath, sob, dyspnea, short of breath, breathless, breathlessness, trouble breathing, difficulty breathing, doe, hard to breathe
sleep apnea, osa, sleep disordered breathing, obstructive sleep apnea, stops breathing at night > snoring
pneumothorax, collapsed lung, ptx, lung collapse > atelectasis
pleural effusion, fluid around the lung, fluid on the lung > empyema
tuberculosis, tb > mycobacterium
common cold, uri, upper respiratory infection, cold symptoms, urti > rhinitis, sinusitis
influenza, flu
covid, sars cov 2, coronavirus, covid 19
whooping cough, pertussis
croup, laryngotracheitis
sore throat, pharyngitis, strep throat, strep, tonsillitis, throat infection > streptococcal
tonsils, tonsil, tonsillar, adenoids, tonsillitis > tonsillectomy
ear infection, otitis media, om, earache, otitis, glue ear, middle ear infection > tympanostomy
hearing loss, deafness, deaf, hard of hearing, hoh, hearing impairment, hearing impaired
tinnitus, ringing in ears, ringing ears
vertigo, dizziness, dizzy, bppv, spinning
sinusitis, sinus infection, rhinosinusitis, sinuses, sinus
nosebleed, epistaxis, nose bleed
snoring, snore
diabetes, diabetes mellitus, dm, diabetic, sugar diabetes, dm2, dm1, t2dm, t1dm, iddm, niddm, diabetics, high sugar > hyperglycemia, insulin
hyperglycemia, high blood sugar, high sugars, high glucose > glucose, glycemic
hypoglycemia, low blood sugar, low sugar, low sugars
diabetic ketoacidosis, dka, ketoacidosis
hba1c, a1c, glycated hemoglobin, glycosylated hemoglobin, glycemic control, sugar control
obesity, obese, overweight, bmi, body mass index, adiposity, heavy patients, fat, weight, bariatric, body weight
metabolic syndrome, insulin resistance
hyperlipidemia, high cholesterol, hypercholesterolemia, dyslipidemia, cholesterol, hld, lipids, lipid
hypothyroidism, low thyroid, underactive thyroid, thyroid > thyroxine
hyperthyroidism, overactive thyroid, graves disease, thyroid
thyroid cancer, thyroid nodule, thyroid carcinoma > thyroidectomy, thyroid
adrenal insufficiency, addisons disease, adrenal > cortisol
gout, uric acid, hyperuricemia
kidney disease, ckd, chronic kidney disease, renal insufficiency, renal failure, kidney failure, esrd, renal disease, aki, acute kidney injury, bad kidneys, kidney problems, nephropathy, kidney damage, kidney injury > dialysis, creatinine
kidney stones, nephrolithiasis, renal stones, urolithiasis, kidney stone, renal calculi, ureteral stones, renal colic, stones, calculi
urinary tract infection, uti, utis, bladder infection, cystitis, pyelonephritis, cauti, kidney infection > bacteriuria
urinary incontinence, incontinence, leaking urine, wetting, bladder leakage, incontinent, urine leakage, leak urine, bladder control > enuresis
urinary retention, cant pee, unable to void, retention of urine, cannot pee, unable to urinate
bedwetting, enuresis, wets the bed, bed wetting, wetting the bed
overactive bladder, oab, detrusor overactivity, urgency, frequent urination
vesicoureteral reflux, vur, urine reflux
hematuria, blood in urine
proteinuria, protein in urine, albuminuria, microalbuminuria
benign prostatic hyperplasia, bph, enlarged prostate, prostatic hyperplasia, big prostate > prostate, lower urinary tract symptoms
erectile dysfunction, ed, impotence, erection problems, impotent, sexual dysfunction
gerd, reflux, acid reflux, heartburn, gastroesophageal reflux, gord, gastroesophageal reflux disease
peptic ulcer, stomach ulcer, ulcers, pud, gastric ulcer, duodenal ulcer > helicobacter pylori
helicobacter pylori, h pylori
gastrointestinal bleeding, gi bleed, gib, upper gi bleed, stomach bleed, rectal bleeding > hemorrhage
inflammatory bowel disease, ibd, crohns, ulcerative colitis, uc, crohn disease, colitis
irritable bowel syndrome, ibs
celiac disease, celiac, gluten intolerance, coeliac, gluten
appendicitis, appendix, appy > appendectomy
diverticulitis, diverticular disease, diverticulosis
gallstones, cholecystitis, gallbladder, cholelithiasis, biliary colic, gall bladder > cholecystectomy, bile duct
pancreatitis, inflamed pancreas, pancreas, pancreatic
cirrhosis, liver failure, chronic liver disease, hepatic failure, scarred liver, cirrhotic > portal hypertension, hepatic, liver
hepatitis, hepatitis c, hepatitis b, hcv, hbv, hep c, hep b > liver
fatty liver, nafld, nash, steatosis
jaundice, hyperbilirubinemia, bilirubin, yellow skin, icterus, yellow babies
bowel obstruction, ileus, sbo, small bowel obstruction, blocked bowel, blockage, intestinal obstruction
constipation, constipated, cant poop, fecal impaction > laxative
fecal incontinence, bowel accidents, anal incontinence, leaking stool, stool leakage, bowel control
diarrhea, loose stools, gastroenteritis, stomach bug, stomach flu, the runs > rotavirus
c diff, clostridium difficile, cdiff, clostridioides difficile, cdi
nausea vomiting, n v, nausea, vomiting, throwing up, ponv, emesis, puking, vomit, sick to stomach
abdominal pain, belly pain, stomach pain, stomach ache, tummy pain, tummy ache, colic, bellyache, acute abdomen
hernia, inguinal hernia, groin hernia > hernia repair, mesh
hemorrhoids, piles, hemorrhoidal > hemorrhoidectomy
anal fissure, fistula, anal
dysphagia, trouble swallowing, swallowing problems, difficulty swallowing, swallow, swallowing > aspiration
aspiration, choking, aspirate
malnutrition, malnourished, undernutrition, poor nutrition, undernourished, underweight, nutritional status > weight loss
dehydration, dehydrated, fluid loss, volume depletion > rehydration
anorexia, poor appetite, not eating, loss of appetite
cachexia, wasting, weight loss
vitamin d deficiency, low vitamin d, vitamin d, vit d
anemia, low hemoglobin, low hgb, low blood count, iron deficiency, anemic, low iron > hemoglobin
sickle cell disease, sickle cell, scd
hemophilia, bleeding disorder, coagulopathy > von willebrand
thrombocytopenia, low platelets, hit, itp > platelet
neutropenia, low white count, neutropenic
bleeding, hemorrhage, blood loss, bleed, hemorrhagic, bleeds
sepsis, septic, septic shock, blood infection, septicemia, bacteremia, bloodstream infection, urosepsis
shock, hemorrhagic shock > hypotension
infection, infected, infections, infectious > sepsis, bacteria
mrsa, staph, methicillin resistant staphylococcus aureus, staphylococcus aureus, resistant staph
antibiotic resistance, resistant bugs, superbugs, drug resistance, resistant bacteria, antimicrobial resistance
hospital acquired infection, nosocomial infection, hai, healthcare associated infection, nosocomial, hospital infections
surgical site infection, ssi, wound infection, infected incision
central line infection, clabsi, catheter related infection, crbsi, line infection, line sepsis
cauti, catheter associated urinary tract infection
hiv, aids, human immunodeficiency virus, hiv positive, hiv infected
sexually transmitted infection, std, sti, stds, stis, chlamydia, gonorrhea, syphilis, venereal disease
hpv, human papillomavirus, genital warts, papillomavirus
herpes, hsv, cold sores, cold sore
shingles, herpes zoster, zoster
chickenpox, varicella
measles, mmr, mumps, rubella
meningitis, brain infection, encephalitis > cerebrospinal fluid
malaria, plasmodium
worms, parasites, parasite, parasitic, helminth
lice, scabies
cellulitis, skin infection, erysipelas > abscess
abscess, boil, pus, boils
osteomyelitis, bone infection
endocarditis, heart valve infection, heart infection
thrush, candida, candidiasis, yeast infection, yeast, fungal infection
pressure injury, pressure ulcer, bedsore, bed sore, pressure sore, decubitus, skin breakdown, pressure ulcers, pressure injuries > skin integrity
diabetic foot ulcer, foot ulcer, dfu, diabetic foot
leg ulcer, venous ulcer, venous stasis ulcer, leg sores
wound, wounds, sore, sores, laceration, cut, cuts, incision > wound healing
burn, burns, scald, burned
rash, skin rash, exanthem, eruption, dermatitis, eczema, atopic dermatitis
psoriasis, psoriatic
acne, pimples, zits
itching, pruritus, itchy, itch
hives, urticaria, allergic reaction, anaphylaxis, allergy, allergies, allergic, atopy, atopic
food allergy, peanut allergy, milk allergy
hair loss, alopecia, balding
skin cancer, melanoma, basal cell carcinoma, mole, moles
cancer, tumor, tumour, malignancy, carcinoma, neoplasm, ca, malignant, oncology, cancers, neoplasia, sarcoma
breast cancer, breast ca, breast carcinoma, breast tumor, breast tumors, breast lump
lung cancer, lung ca, nsclc, non small cell lung cancer, sclc, lung carcinoma, bronchogenic carcinoma
colon cancer, colorectal cancer, crc, bowel cancer, rectal cancer, colon ca, colorectal carcinoma, colorectal
prostate cancer, prostate ca, prostatic carcinoma, prostate carcinoma > prostatectomy, prostate specific antigen
bladder cancer, bladder ca, urothelial carcinoma, transitional cell carcinoma, bladder tumor
kidney cancer, renal cell carcinoma, rcc, kidney tumor, renal tumor > nephrectomy
cervical cancer, cervix cancer, abnormal pap, cin, cervical dysplasia, cervical intraepithelial neoplasia, precancer
ovarian cancer, ovary cancer, ovarian ca, ovarian tumor
endometrial cancer, uterine cancer, womb cancer, endometrial carcinoma
stomach cancer, gastric cancer, gastric carcinoma, gastric adenocarcinoma
esophageal cancer, esophagus cancer, esophageal carcinoma, barretts esophagus
liver cancer, hepatocellular carcinoma, hcc, hepatoma
pancreatic cancer, pancreas cancer, pancreatic carcinoma
head and neck cancer, throat cancer, laryngeal cancer, oral cancer, mouth cancer, squamous cell carcinoma, tongue cancer
leukemia, all, aml, cml, blood cancer, leukaemia
lymphoma, hodgkin lymphoma, non hodgkin lymphoma, hodgkins
multiple myeloma, myeloma
brain tumor, glioma, glioblastoma, brain cancer, meningioma
childhood cancer, pediatric oncology, kids with cancer > leukemia, neuroblastoma
metastasis, metastases, metastatic, mets, spread, cancer spread
recurrence, come back, coming back, relapse, comes back, came back, recurrent, reoccurrence
benign, noncancerous, not cancer
polyp, polyps, adenoma, adenomatous polyps
lymph node, lymph nodes, nodes, lymphadenopathy, swollen glands, nodal, sentinel node, sentinel lymph node
lymphedema, arm swelling
arthritis, joint pain, joint inflammation > osteoarthritis, rheumatoid arthritis
osteoarthritis, oa, degenerative joint disease, djd, wear and tear arthritis, knee arthritis, hip arthritis, gonarthrosis
rheumatoid arthritis, ra
lupus, sle, systemic lupus erythematosus
osteoporosis, bone loss, thin bones, low bone density, bone mineral density, brittle bones, bone density, bone health, bmd, weak bones > fracture
fibromyalgia, widespread pain
chronic fatigue syndrome, cfs, myalgic encephalomyelitis
back pain, low back pain, lbp, lumbar pain, backache, bad back, sciatica, spine pain
neck pain, whiplash, cervical spine
shoulder pain, rotator cuff, frozen shoulder, shoulder, impingement
knee pain, knee, acl, anterior cruciate ligament, meniscus
carpal tunnel syndrome, carpal tunnel, cts, median nerve, wrist pain
plantar fasciitis, heel pain, foot pain
fracture, broken bone, fractures, fx, broken, fractured, break
hip fracture, broken hip, femoral neck fracture, hip fx
wrist fracture, distal radius fracture, broken wrist, colles fracture
sprain, ankle sprain, twisted ankle, ankle injury
scoliosis, curved spine, spinal curvature, spinal deformity
disc herniation, slipped disc, herniated disc, lumbar disc, bulging disc > radiculopathy, sciatica
spinal cord injury, sci, paraplegia, tetraplegia, quadriplegia, paralyzed, spinal injury
spinal stenosis, lumbar stenosis
clubfoot, foot deformity, flat feet, flatfoot
contracture, contractures, stiff joints, stiffness
fall, falls, falling, fell, fallers, faller > balance
traumatic brain injury, tbi, head injury, concussion, head trauma, brain injury, closed head injury
trauma, injury, injuries, traumatic, injured, accident, accidents > fracture
motor vehicle accident, mva, mvc, car crash, car accident, road traffic accident, crash, traffic injuries, motor vehicle collision
seizure, seizures, epilepsy, epileptic, convulsion, fit, fits, status epilepticus, convulsions
febrile seizure, fever fits, febrile convulsion
headache, migraine, head pain, headaches, migraines
dementia, alzheimers, alzheimer disease, memory loss, cognitive impairment, forgetful, cognitive decline, confused elderly, memory problems, mild cognitive impairment, senile
delirium, acute confusion, confusion, confused, sundowning, icu delirium, encephalopathy, disoriented
parkinsons, parkinson disease, parkinsons disease, pd, parkinsonism
multiple sclerosis, ms
als, motor neuron disease, amyotrophic lateral sclerosis, lou gehrig disease
guillain barre, gbs
cerebral palsy, cp
neuropathy, nerve damage, numb feet, peripheral neuropathy, numbness, tingling, diabetic neuropathy, nerve pain, neuropathic pain
restless legs, restless legs syndrome, rls
tremor, shaking, shakes
spasticity, spastic, stiff muscles, muscle tone
hydrocephalus, water on the brain, shunt
spina bifida, myelomeningocele, neural tube defect
depression, depressed, depressive, mdd, major depression, low mood, depressive symptoms, feeling down, sad > mood
anxiety, anxious, worry, worried, panic, gad, nervous, fear, fears, scared, panic attacks
ptsd, post traumatic stress disorder, posttraumatic stress, trauma symptoms
stress, distress, burnout, burned out, stressed, psychological distress
schizophrenia, psychosis, psychotic, schizophrenic
bipolar disorder, bipolar, mania, manic depression
suicide, suicidal, self harm, suicide attempt, si, overdose, parasuicide, deliberate self harm, killing themselves
mental illness, mental health, psychiatric, psych, mental disorder, psychiatric disorder, mentally ill, psychological, emotional
adhd, attention deficit hyperactivity disorder, add, hyperactive, attention deficit
autism, asd, autistic, autism spectrum disorder
eating disorder, anorexia nervosa, bulimia
insomnia, sleep problems, cant sleep, sleep, sleeping, sleep quality, poor sleep
agitation, agitated, aggressive, aggression, combative, violent, violence
personality disorder, borderline
substance abuse, drug abuse, addiction, substance use disorder, drug use, addicts, drug users, illicit drugs, drug addiction > opioid, cocaine, heroin
alcohol abuse, alcoholism, drinking, etoh, alcohol use, alcoholic, alcohol dependence, drinkers, alcohol, ethanol, drunk, intoxicated
alcohol withdrawal, ciwa, dts, delirium tremens
smoking, smokers, tobacco, cigarettes, smoker, cigarette, smoke, nicotine
secondhand smoke, passive smoking, environmental tobacco smoke
overdose, poisoning, poisoned, intoxication, toxic ingestion
cataract, cataracts, cloudy lens > phacoemulsification
glaucoma, eye pressure, intraocular pressure, iop
macular degeneration, amd, retina, retinal, retinopathy, diabetic retinopathy, retinopathy of prematurity, rop
vision loss, blindness, blind, poor eyesight, visual impairment, low vision, eyesight, visual acuity, vision, sight
nearsighted, myopia, refractive error > lasik
lazy eye, amblyopia, strabismus, crossed eyes, squint
dry eye, dry eyes, conjunctivitis, pink eye, pinkeye
eye, eyes, ocular, ophthalmic, ophthalmology
tooth decay, dental caries, cavities, caries, bad teeth, tooth, teeth, dental, cavity
gum disease, periodontitis, periodontal, gingivitis, gums
mouth sores, mucositis, oral mucositis, stomatitis, sore mouth
dry mouth, xerostomia
bad breath, halitosis
preeclampsia, pre eclampsia, eclampsia, pih, gestational hypertension, toxemia, high blood pressure in pregnancy
gestational diabetes, gdm, diabetes in pregnancy
miscarriage, abortion, spontaneous abortion, pregnancy loss, fetal loss
stillbirth, fetal death, perinatal death, iufd
ectopic pregnancy, tubal pregnancy
premature, preterm, prematurity, preemie, preemies, preterm birth, preterm labor, premature infants, premie, born early, low birth weight, lbw, vlbw, ptl, very low birth weight, preterm infants
premature rupture of membranes, prom, pprom, water broke, ruptured membranes
postpartum hemorrhage, pph, bleeding after birth, bleeding after delivery
postpartum depression, ppd, baby blues, postnatal depression
placenta, placental, placenta previa, placental abruption
breech, breech presentation, bottom first > cephalic version
shoulder dystocia, big baby, macrosomia, large baby
twins, twin, multiple pregnancy, multiples, triplets
perineal tear, tearing, perineal trauma, episiotomy, sphincter tear
infertility, infertile, trouble conceiving, subfertility, fertility, cant get pregnant > ivf, in vitro fertilization
endometriosis, pelvic pain
polycystic ovary syndrome, pcos, polycystic ovaries
fibroids, leiomyoma, myoma, uterine fibroids
heavy periods, menorrhagia, heavy menstrual bleeding, abnormal uterine bleeding, periods, menstruation, menstrual, period pain, dysmenorrhea
menopause, hot flashes, hot flushes, change of life, postmenopausal, menopausal, climacteric, vasomotor symptoms
prolapse, pelvic organ prolapse, dropped bladder, uterine prolapse, pelvic floor
sids, sudden infant death syndrome, crib death, cot death
colic, crying baby, infant colic, crying
failure to thrive, poor growth, poor weight gain, growth failure, growth, weight gain
neonatal sepsis, newborn infection, sick newborn
birth defect, congenital anomaly, malformation, birth defects, congenital malformations, congenital abnormalities, anomalies, born with
down syndrome, trisomy 21, downs
cleft lip, cleft palate, cleft
undescended testicle, cryptorchidism, undescended testis, testicle, testicles, testis, testicular
pyloric stenosis, intussusception
hypospadias, circumcision, foreskin, penis
developmental delay, delayed development, neurodevelopmental, neurodevelopment, learning disability, intellectual disability, mental retardation
child abuse, maltreatment, neglect, abused, abuse
domestic violence, intimate partner violence, ipv, partner violence, battered women, battered
elder abuse
pain, painful, hurts, hurting, aches, soreness, discomfort, analgesia, hurt
chronic pain, long term pain, ongoing pain
postoperative pain, pain after surgery, post op pain
fatigue, tired, exhausted, tiredness, exhaustion, worn out
fever, febrile, high temp, high temperature, pyrexia, temp, feverish
cough, coughing
edema, swelling, swollen, fluid retention, puffy
hypothermia, cold patients, low body temperature, low temp
hypoxia, low oxygen, low sats, desaturation, hypoxemia, desats, low o2
hyponatremia, low sodium, low na, electrolyte, electrolytes
hyperkalemia, high potassium, high k, hypokalemia, low potassium, low k, potassium
acidosis, acid base, ph
disability, disabled, handicap, handicapped, functional impairment, impairment
frailty, frail, weak elderly
sarcopenia, muscle loss, muscle weakness, muscle wasting, weakness
mortality, death, dying, die, deaths, survival, died, dies, fatality, survive, fatal, surviving, survived, life expectancy, dead
complication, complications, adverse event, adverse events, side effects, problems, morbidity, adverse effects, adverse outcomes, side effect
medical error, medical errors, mistake, mistakes, errors, medication error, med error, med errors, error, adverse drug event
vasovagal, vagal
anaphylaxis, severe allergic reaction
frostbite, cold injury
heat stroke, heat exhaustion
snake bite, snakebite, bites, dog bite, bite
lymphocyte, lymphocytes, lymphopenia
hematoma, bruise, bruising, bruises, ecchymosis, haematoma
torsion, twisted
varicocele, infertile men, sperm, semen, male infertility
vaginal, vagina, vaginitis, vaginosis, bacterial vaginosis, bv
ulcer, ulcers, ulceration
nodule, nodules, lump, lumps, mass, masses
stenosis, narrowing, stricture, narrowed, strictures, blocked, occlusion, blockage
perforation, perforated, rupture, ruptured, burst
ischemia, ischemic, poor blood flow, lack of blood flow
calcification, calcified, calcium deposits
hypertrophy, enlarged, thickened, enlargement, thickening, big
necrosis, necrotic, dead tissue, gangrene
inflammation, inflammatory, inflamed
palsy, paralysis, paralyzed face, facial palsy, bells palsy, face droop, facial droop, paresis, paralysed
disaster, mass casualty, mass casualties, casualties, surge, terrorism, earthquake
comorbidity, comorbidities, other illnesses, multiple chronic conditions, multimorbidity, sick with other things
asphyxia, birth asphyxia, lack of oxygen at birth, hypoxic ischemic encephalopathy, hie, low apgar, apgar
chorioamnionitis, chorio, infection of the membranes, intraamniotic infection
pelvic inflammatory disease, pid
osteonecrosis, avascular necrosis, avn, dead hip bone
bone healing, nonunion, non union, malunion
heterotopic ossification, extra bone, bone growing where it should not
compartment syndrome, tight leg
rhabdomyolysis, rhabdo
mononucleosis, mono, epstein barr, ebv
cytomegalovirus, cmv
urinary stones, stone, ureteral calculi, bladder stones
hirschsprung disease, hirschsprungs, hirschsprung
inflammatory arthritis, juvenile arthritis, jia, spondylitis, ankylosing spondylitis
vasculitis, arteritis, polyarteritis, giant cell arteritis, temporal arteritis
sarcoidosis, sarcoid
scleroderma, systemic sclerosis, raynauds
cushing syndrome, cushings, cortisol excess
pituitary tumor, pituitary, acromegaly, prolactinoma
thyroid nodules, goiter, goitre
somatization, somatoform, unexplained symptoms, functional symptoms
obsessive compulsive disorder, ocd, compulsive
tics, tourette
stuttering, stutter, speech problems, speech, language delay, aphasia, talking late
dyslexia, reading problems, reading
voice problems, hoarse, hoarseness, dysphonia, voice nodules, vocal nodules
intrauterine infection, torch, congenital infection
umbilical hernia, belly button
anorectal malformation, imperforate anus
short bowel, intestinal failure
intestinal perforation, necrotizing enterocolitis, nec
intraventricular hemorrhage, ivh
patent ductus arteriosus, pda
bronchopulmonary dysplasia, bpd, chronic lung disease of prematurity
transient tachypnea, respiratory distress syndrome, rds, surfactant
skin tears, skin tear
incontinence dermatitis, diaper rash, moisture damage
extravasation, infiltration, phlebitis, iv complications
alarm fatigue, alarms, monitor alarms
sleep deprivation, sleep loss, no sleep
`;
