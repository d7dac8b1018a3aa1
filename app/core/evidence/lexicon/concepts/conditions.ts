/** Diseases and what goes wrong, written as in findings.ts. */

export const CONDITION_CONCEPTS = `
diabetes, diabetic, diabetes mellitus, dm, iddm, niddm, t2dm, t1dm, sugar diabetes, diabetics, dm2, dm1
type 1 diabetes, t1dm, type one diabetes
type 2 diabetes, t2dm, type two diabetes, type ii diabetes
gestational diabetes, gdm
diabetic ketoacidosis, dka, ketoacidosis, ketotic
hypoglycemia, hypoglycaemia, hypoglycemic, hypoglycaemic, hypo, hypos, low blood sugar, low glucose, low sugar
hyperglycemia, hyperglycaemia, hyperglycemic, high blood sugar, hyperglycaemic, high sugar
heart disease, cardiac disease, heart condition, cardiac condition
heart failure, chf, congestive heart failure, ccf, hf, cardiac failure, hfref, hfpef, congestive cardiac failure
myocardial infarction, mi, heart attack, stemi, nstemi, acute mi, ami
coronary artery disease, cad, ischemic heart disease, ihd, ischaemic heart disease, chd, coronary disease, coronary heart disease
acute coronary syndrome, acs
atrial fibrillation, afib, af, a fib, afib rvr, fib
atrial flutter, flutter
supraventricular tachycardia, svt
ventricular tachycardia, vt, v tach, vtach
ventricular fibrillation, vf, vfib
heart block, av block
arrhythmia, dysrhythmia, arrhythmias, ectopics, pvcs, ectopy, rhythm disturbance
sinus rhythm, sr, nsr, normal sinus rhythm, sinus, normal sinus
rhythm, rhythms
cardiac arrest, arrest, asystole, pea, arrested, coded
pericarditis
endocarditis
cardiomyopathy
aortic stenosis
aneurysm, aaa
dissection
hyperlipidemia, hld, high cholesterol, hypercholesterolemia, hyperlipidaemia, dyslipidemia
peripheral vascular disease, pvd, peripheral arterial disease, pad
deep vein thrombosis, dvt, deep venous thrombosis, leg clot, blood clot in leg, vte
pulmonary embolism, pe, pulmonary embolus, lung clot, clot in lung
pulmonary edema, pulmonary oedema, fluid on the lungs, fluid in the lungs, flash pulmonary edema
pneumonia, pna, lung infection, chest infection, cap, hap, lrti, community acquired pneumonia, vap, aspiration pneumonia
bronchitis
bronchiolitis, rsv
croup
asthma, asthmatic, asthmatics
copd, chronic obstructive pulmonary disease, emphysema, coad, chronic obstructive airways disease
exacerbation, flare, flare up, flaring, exacerbations, flared, exacerbated
tuberculosis, tb
covid, covid 19, coronavirus, sars cov 2
influenza, flu
pneumothorax, ptx, collapsed lung
hemothorax, haemothorax
pleural effusion, effusion, effusions
atelectasis
ards
respiratory failure, resp failure
sleep apnea, osa, obstructive sleep apnea, sleep apnoea
upper respiratory infection, uri, urti, cold virus, colds
stroke, cva, cerebrovascular accident, ischemic stroke, cerebral infarction, brain attack
transient ischemic attack, tia, mini stroke, tias
intracranial hemorrhage, ich, brain bleed, subdural, sdh, subarachnoid, sah, subdural hematoma, intracerebral hemorrhage
epilepsy, epileptic
parkinsons, parkinson, parkinson disease
multiple sclerosis, ms
dementia, alzheimers, alzheimer, alzheimer disease
delirium, delirious, acute confusional state
meningitis
encephalopathy
encephalitis
concussion, tbi, traumatic brain injury, concussed
hydrocephalus
spinal cord injury, sci
cord compression, cauda equina
neuropathy, neuropathic
depression, depressive, depressed, mdd
anxiety disorder, gad
panic attack, panic, panicky
ptsd, post traumatic stress
bipolar, bipolar disorder
schizophrenia, schizophrenic
personality disorder, bpd
anorexia nervosa, eating disorder, bulimia
adhd
autism, autistic, asd
learning disability, intellectual disability, developmental delay
urinary tract infection, uti, urine infection, utis, bladder infection, cystitis, urosepsis
pyelonephritis, kidney infection
acute kidney injury, aki, acute renal failure, arf
chronic kidney disease, ckd, chronic renal failure, crf, renal impairment, renal failure, kidney failure
end stage renal disease, esrd, esrf, eskd
kidney stones, renal calculi, renal colic, nephrolithiasis, renal calculus, urinary calculus, urinary stone, kidney stone, urolithiasis
benign prostatic hyperplasia, bph, enlarged prostate, bph prostate
hydronephrosis
hyperkalemia, hyperkalaemia, high potassium
hypokalemia, hypokalaemia, low potassium
hyponatremia, hyponatraemia, low sodium
hypernatremia, high sodium
electrolyte imbalance, electrolyte disturbance
acidosis, acidotic
alkalosis
rhabdomyolysis, rhabdo
appendicitis
cholecystitis, cholangitis, inflamed gallbladder
gallstones, cholelithiasis, gallstone
pancreatitis
diverticulitis
colitis
crohns, crohn disease
ulcerative colitis
irritable bowel, ibs
bowel obstruction, sbo, small bowel obstruction, obstructed bowel, ileus, obstruction, obstructed
perforation, perforated, perf
gi bleed, gastrointestinal bleed, upper gi bleed, ugib, gib, gastrointestinal bleeding
peptic ulcer, gastric ulcer, duodenal ulcer
gastroenteritis, gastro, stomach bug, norovirus
gastritis
c diff, clostridium difficile, clostridioides difficile, c difficile, cdiff
celiac, coeliac, celiac disease, coeliac disease
hepatitis
cirrhosis, cirrhotic, liver disease, liver failure
varices
hernia, hernias
hemorrhoids, haemorrhoids, piles
sepsis, septic, septicemia, septicaemia
septic shock
bacteremia, bacteraemia
mrsa
vre
esbl, cre, mdro
cellulitis
abscess, abscesses, collection pus
osteomyelitis
necrotizing fasciitis
shingles, zoster
chickenpox, varicella
herpes
hiv
syphilis, gonorrhea, chlamydia, std, sti, chlam
endometritis
mastitis
chorioamnionitis
pelvic inflammatory disease, pid
ectopic pregnancy, ectopic
miscarriage
preeclampsia, pre eclampsia, preeclamptic, pet eclampsia, eclampsia, pih
placenta previa
abruption, placental abruption
preterm labor, premature labour, preterm labour
pregnancy, pregnant, gravid, gestation, gestational
postpartum, postnatal
anemia, anaemia, anemic, anaemic
sickle cell, sickle cell disease, sickle cell crisis
thrombocytopenia, low platelets
neutropenia, neutropenic
leukemia, leukaemia, aml, cll
lymphoma
myeloma
cancer, malignancy, ca, malignant, carcinoma, neoplasm, cancerous
breast cancer
lung cancer
prostate cancer
bowel cancer, colon cancer, colorectal cancer
metastasis, metastases, metastatic, mets, metastasized, secondaries
melanoma
hypothyroidism, hypothyroid, underactive thyroid
hyperthyroidism, hyperthyroid, graves
adrenal insufficiency, addisons
siadh
osteoporosis
arthritis, osteoarthritis, oa, arthritic
rheumatoid arthritis
gout, gouty
lupus, sle
fibromyalgia
anaphylaxis, anaphylactic
angioedema, angioneurotic
allergic reaction, drug reaction, drug eruption
transfusion reaction
serotonin syndrome
malignant hyperthermia
pseudocholinesterase deficiency, scoline apnoea, scoline apnea
lynch syndrome
g6pd
hemophilia, haemophilia
factor v leiden
von willebrand
huntington, huntingtons
cystic fibrosis, cf
down syndrome, trisomy 21
cerebral palsy
muscular dystrophy
tetanus
malaria
glaucoma
cataract, cataracts
macular degeneration
deaf, hard of hearing, deafness, hoh, hearing loss, hearing impaired
blind, blindness, visually impaired, vision loss
compartment syndrome
osteosarcoma
scoliosis
sciatica
kyphosis
tonsillitis
otitis, ear infection
sinusitis
eczema, dermatitis
psoriasis
abuse, abused, non accidental injury, nai, domestic violence, neglect, elder abuse, assault, assaulted, violence, elder neglect
multi organ failure, multiorgan failure, organ failure
neutropenic sepsis
disease, illness, condition medical, disorder, sickness, ailment
syndrome
lactose intolerance, lactose intolerant
trait, carrier
stillbirth
death, died, dead, deceased, passed away, pronounced, rip, demise, dies, passed on, verified, certified dead, pronounced dead, ceased to breathe
`;
