/** Words of nursing notes that are not names however they are capitalized, in lower case. */
export const CLINICAL_WORDS = `
hb ml mls mg mcg ug meq mmol unt actuat nda ndc injector autoinjector chewable
snomed snomed-ct loinc rxnorm icd icd-10 cpt hcpcs ige igg iga igm antibody antigen alanine aspartate aminotransferase
occipital occipital-frontal cladosporium aspergillus alternaria gelatin gelatine soya wheat peanut peanuts maize mould sulfa
dh sh fh death ab daly qaly qols audit-c dast-10 elastoplast
varus valgus rales rhonchi hellp helicobacter escherichia psni valga vara genu recurvatum procurvatum
abdomen abdominal abduction abg abrasion abscess absent ace acetaminophen acid acidosis acuity acute adduction adl
adls admission admit admitted adrenal adult afebrile affect afib agitated agitation airway alarm albumin albuterol
alcohol alert alertness allergic allergies allergy alopecia ambulate ambulated ambulates ambulating ambulation
ambulatory amputation anaemia anemia anesthesia aneurysm angina ankle anorexia anterior antibiotic antibiotics
anticoagulant anuria anxiety anxious aorta aphasia apical apnea appendix appetite aspiration assessed assessment
assist assistance asthma ataxia attending auscultation awake axillary background bandage barrier bath bathroom bed
bedpan bedrail bedrails bedside belly bilateral bilaterally bilirubin biopsy bipap bladder bleed bleeding blister
blood bloody bolus bone bowel bowels brace bradycardia brain breast breath breathing breaths bronchial bruise bruising
bun burn buttock caesarean calf calm calcium cancer cane cannula capillary cardiac cardiology cardiovascular caregiver
carer cast cataract catheter catheters cavity cellulitis central cervical charge chart charted checklist chest chills
chin chronic circulation clammy clavicle clear clinic clinical clinician clot coccyx codeine cognition cognitive
colitis colon colostomy coma comfort comfortable comorbidities compression concerns confused confusion conscious
consciousness consent constipated constipation constricted consult consultant contact contracture cooperative copd
cough coughing crackles cramp cramps cranial creatinine crutches culture cyanosis cyanotic cyst daily debridement
decubitus deficit dehydrated dehydration delirium delivery delusions dementia dental dentures depression dermatitis
diabetes diabetic dialysis diaper diaphoresis diaphoretic diarrhea diarrhoea diastolic diet dietary dietician
dietitian digestion dilated dilation discharge discharged discomfort disease disoriented distal distended distension
distress dizziness dizzy doctor doctors dorsal dose doses drain drainage drained drains dressing dressings drip drowsy
drug drugs dry dyspnea dyspnoea dysphagia dysuria ear ears ecchymosis ecg echo eczema edema ekg elbow elderly
electrolyte electrolytes elevated elimination embolism emergency emesis encourage encouraged endoscopy enema epidural
epistaxis erythema erythematous esophagus evaluation excoriation exercise exercises expectorate extremities extremity
exudate eye eyes face facial faecal fall falls family fasting fatigue fatigued febrile fecal feces feeding feedings
feet femoral femur fever fibrillation finger fingers fistula flaccid flank flatus flexion fluid fluids flush flushed
foot forearm foul fracture fractures frail frequency friction gait gallbladder gangrene gastric gastritis
gastrointestinal gastrostomy gauze general genital genitourinary glaucoma glucometer glucose gown grafts groin
guarding gynecology haematuria haemoglobin hallucinations hand hands head headache hearing heart heartburn heel heels
hematoma hematuria hemoglobin hemorrhage hemorrhoids hepatic hepatitis hernia high hip history hoist home hospice
hospital hospitalist hour hourly house hydration hygiene hyperglycemia hypertension hypertensive hyperthermia
hyperventilation hypoglycemia hypotension hypotensive hypothermia hypoxia hypoxic icu ileostomy immobile immobility
immune immunization implant incision incisional incontinence incontinent indwelling infarction infected infection
inflamed inflammation influenza infusion infusing ingestion inhaler inhalers injection injury insomnia inspiratory
insulin intact intake intensive intermittent intervention interventions intestinal intramuscular intravenous intubated
intubation irregular irrigation irritability irritable ischemia isolation itching jaundice joint joints jugular kidney
kidneys knee knees labor labour labs laceration lactate laxative left leg legs lesion lesions lethargic lethargy
leukocytes limb limbs lips liver low lumbar lung lungs lymph malaise malnutrition mask mattress maternity meals
measurement medial medical medication medications medicine meds melena memory meningitis mental metabolic midline
migraine mobile mobility mobilised mobilized moderate moist mood morning mouth mucosa mucous mucus muscle muscles
musculoskeletal nares nasal nasogastric nausea nauseated nauseous nebulizer nebuliser neck necrosis necrotic negative
nephrology nerve nerves neuro neurological neurology neuropathic neuropathy neurovascular night nil nitro nocturia
nonverbal normal nose npo numb numbness nurse nurses nursery nursing nutrition obese obesity objective observation
observations observed obstetrics obstruction occlusion occult occupational odor odour oedema oliguria oncology
ophthalmology oral orally orders organ orientation oriented orthopedic orthopedics orthostatic ostomy outpatient
output ovary oximetry oxygen pacemaker pads pain painful pains palliative pallor palpable palpation palpitations
pancreas pancreatitis paralysis paramedic paramedics parenteral paresthesia patch patella patent pathology patient
patients pedal pediatric pediatrics pelvic pelvis perfusion perineal peripheral peritoneal pharmacist pharmacy
phlebitis phlegm physical physician physicians physiotherapist physiotherapy physio pill pillow pills pink pitting
plan plasma plaster platelet platelets pleural pneumonia pneumothorax podiatry polyuria position positioned
positioning positive posterior postoperative postpartum potassium precautions pregnancy pregnant preoperative
prescribed prescription present presentation pressure pressures priority procedure prognosis prolapse prone
prophylaxis prostate prosthesis protein protocol proximal pruritus psychiatric psychiatry psychology psychosocial
pulmonary pulse pulses pupil pupils purulent radial radiology radius rails range rash reaction reactive reassessment
recommendation recommendations rectal rectum redness referral reflex reflexes reflux regular rehab rehabilitation
relaxation renal repositioned repositioning resident residents residual respiration respirations respiratory response
responsive rest restless restlessness restraint restraints resuscitation retention retractions rheumatoid rhonchi
rhythm rib ribs right rigid rigors rounds route sacral sacrum safety saline saliva sample sanguineous saturation
saturations scab scale scan scar score scores seizure seizures sensation sensory sepsis septic serosanguineous serous
serum severe shallow shift shin shivering shock short shortness shoulder shoulders shower sign signs sinus sitter
situation skeletal skin sleep sleeping sling slough slurred smoker smoking social sodium sore soreness spasm spasms
specialist specimen speech sphincter spinal spine spirometer spirometry spleen splint sputum stable staff staples
status stemi stenosis stent sternum steroid steroids stethoscope stimuli stoma stomach stool stools strain strength
stress stridor stroke stump subcutaneous subjective sublingual suction suctioned suctioning suicidal supervision
supine supplement support supplemental suppository surgeon surgeons surgery surgical suture sutures swallow swallowing
sweating swelling swollen symptom symptoms syncope syndrome syringe systolic tablet tablets tachycardia tachypnea
telemetry temperature temporal tender tenderness tendon therapies therapist therapy thigh thirst thoracic thorax
throat thrombosis thyroid tibia tingling tired tissue tissues toe toes toilet toileting tolerance tolerated tolerating
tongue tonsils tooth topical tourniquet toxic trachea tracheal tracheostomy traction transdermal transfer transferred
transfers transfusion transplant trauma treatment treatments tremor tremors triage troponin trunk tube tubes tubing
tumor tumour turgor turns twitching ulcer ulceration ulcers ulna ultrasound umbilical unconscious unit unresponsive
unsteady upper urea ureter urethra urgency urgent urinalysis urinary urinate urinated urination urine urology urostomy
urticaria uterus vaccine vaccination vaginal vagina valve vascular vasculitis vein veins venous ventilation ventilator
ventricular verbal vertebra vertigo viral visit visits visual vital vitals voice void voided voiding volume vomit
vomited vomiting walker walkers walking ward warmth warm weak weakness weight wheelchair wheelchairs wheeze wheezes
wheezing withdrawal wound wounds wrist xray zimmer systemic physiology baseline hemodynamic haemodynamic obs handover
handoff rapid code blue stat prn sbar soap isbar full partial continent vomitus tele neb nebs bmi bsl bgl gcs news
mews cap refill peg picc midlines swab swabs covid flu mrsa cdiff vre gp rn lpn cna md np pa hca rgn ed er or ot pt
slt sw mdt dnr dnar respect icd cabg pci nstemi tia cva dvt pe uti chf ckd esrd aki gerd gord ibs ibd ra ms als bph
hiv tb htn dm abilify acetazolamide aciclovir actos actrapid acyclovir adalat adderall adenosine adrenaline advair
advil aggrenox aldactone aldara alendronate aleve allegra allopurinol alprazolam altace alteplase amaryl ambien
amikacin amiloride amiodarone amitriptyline amlodipine amoxicillin amphotericin ampicillin anastrozole ancef antabuse
apidra apixaban apresoline aranesp aricept arixtra aripiprazole asacol aspirin atarax atenolol ativan atorvastatin
atracurium atropine atrovent augmentin avapro avastin avelox azathioprine azithromycin baclofen bactrim bactroban
basaglar benadryl benazepril benicar bentyl benztropine betadine betamethasone biaxin biofreeze bisacodyl bisoprolol
boost botox brilinta budesonide bumetanide bumex bupivacaine buprenorphine bupropion buscopan buspar buspirone butrans
bydureon byetta calamine calpol candesartan captopril carafate carbamazepine carbidopa cardizem cardura carvedilol
catapres cefazolin cefepime cefotaxime ceftazidime ceftriaxone cefuroxime celebrex celecoxib celexa cephalexin
cetirizine chlorhexidine chloraprep chlorpromazine cialis ciprofloxacin cipro citalopram claritin clarithromycin
clexane clindamycin clonazepam clonidine clopidogrel clotrimazole clozapine clozaril cogentin colace colchicine
compazine concerta coreg coumadin cozaar creon crestor cubicin cyclizine cyclobenzaprine cymbalta dabigatran dakin
dalteparin dapsone decadron demerol depakote desitin desmopressin dexamethasone dexmedetomidine dexcom dextrose diamox
diazepam diclofenac diflucan digoxin dihydrocodeine dilantin dilaudid diltiazem diovan diphenhydramine diprivan
dobutamine docusate domperidone donepezil dopamine doxazosin doxycycline duloxetine dulcolax duoneb duragesic edoxaban
effexor elavil eliquis empagliflozin enalapril enoxaparin ensure entresto ephedrine epinephrine epipen epogen epoetin
eplerenone ertapenem erythromycin escitalopram esmolol esomeprazole estradiol etomidate ezetimibe famotidine farxiga
fentanyl ferrous fexofenadine filgrastim finasteride flagyl fleet flexeril flomax flonase flovent fluconazole
fluoxetine fluticasone folic fondaparinux fortisip fosamax fragmin freestyle furosemide gabapentin gaviscon gentamicin
glargine glimepiride glipizide glucagon glucophage glucotrol glucerna glyburide glycopyrrolate golytely granisetron
haldol haloperidol heparin hibiclens humalog humira humulin hydralazine hydrochlorothiazide hydrocodone hydrocortisone
hydromorphone hydroxychloroquine hydroxyzine hyoscine ibuprofen imdur imipenem imitrex imodium inderal insulatard
invanz ipratropium isordil isosorbide ivermectin janumet januvia jardiance jevity kayexalate keflex keppra kenalog
ketamine ketorolac klonopin labetalol lactulose lamictal lamotrigine lanoxin lansoprazole lantus lasix laxido
letrozole levaquin levemir levetiracetam levodopa levofloxacin levothyroxine lexapro lidocaine lidoderm linagliptin
linezolid lipitor lisinopril lithium lomotil loperamide lopressor loratadine lorazepam losartan lovenox lyrica maalox
macrobid magnesium mannitol maxalt meclizine medrol megace melatonin meloxicam memantine meropenem mesalamine
metamucil metformin methadone methotrexate methylphenidate methylprednisolone metoclopramide metolazone metoprolol
metronidazole micafungin midazolam midodrine milrinone miralax mirtazapine mobic montelukast morphine motrin moviprep
movicol mucinex mucomyst mupirocin mycophenolate mylanta namenda naloxone naltrexone naproxen narcan nardil neupogen
neurontin nexium nicardipine nicotine nifedipine nitrofurantoin nitroglycerin nitroprusside norco norepinephrine
noradrenaline normosol norvasc novolin novolog novorapid nystatin octreotide olanzapine omeprazole ondansetron
oramorph osmolite oxazepam oxybutynin oxycodone oxycontin oxytocin ozempic pantoprazole paracetamol paroxetine paxil
paxlovid pepcid percocet peptamen phenergan phenobarbital phenylephrine phenytoin phytonadione piperacillin plavix
pitocin plaquenil plasmalyte polysporin pradaxa pravastatin precedex prednisolone prednisone pregabalin pregabaline
premarin prevacid prilosec prinivil pristiq procardia prochlorperazine procrit prograf proair prolia promethazine
propofol propranolol protonix proventil provigil prozac pulmicort questran quetiapine quinapril ramipril ranitidine
reglan remdesivir remeron remicade requip restoril retacrit rifampin rifaximin risperdal risperidone ritalin
rivaroxaban robaxin robitussin rocephin rocuronium romazicon ropinirole rosuvastatin rybelsus sacubitril salbutamol
salmeterol saxenda senna senokot sennosides seroquel sertraline sevelamer sevoflurane sildenafil silvadene simvastatin
sinemet singulair sitagliptin solumedrol solu-medrol solu-cortef spiriva spironolactone streptokinase suboxone
succinylcholine sucralfate sudafed sulfamethoxazole sumatriptan symbicort synthroid tacrolimus tamiflu tamoxifen
tamsulosin tazobactam tegaderm tegretol temazepam tenecteplase tenormin terazosin terbutaline tessalon thiamine
ticagrelor timolol tobramycin topamax topiramate toprol toradol torsemide tradjenta tramadol tranexamic trazodone
trelegy tresiba triamcinolone tricor trileptal trimethoprim trulicity tums tylenol ultram unasyn valacyclovir valium
valproate valsartan valtrex vancomycin vancocin vasopressin vasotec venlafaxine ventolin verapamil versed viagra
vibramycin vicodin victoza vimpat vistaril voltaren voltarol vyvanse warfarin wegovy wellbutrin xanax xarelto xifaxan
xopenex zanaflex zantac zaroxolyn zestril zetia zithromax zocor zofran zoledronic zolpidem zoloft zopiclone zosyn
zovirax zyloprim zyprexa zyrtec zyvox mounjaro verzenio keytruda opdivo herceptin rituxan enbrel stelara cosentyx
skyrizi dupixent xolair nucala tecfidera ocrevus copaxone avonex betaseron gilenya tysabri imuran cellcept neoral
rapamune addisonian allevyn alzheimer alzheimers aquacel apgar arterial asepto atrauman babinski baxter bair hugger
barthel bier biobrane braden bristol broset celsius fahrenheit charcot chvostek cheyne cheyne-stokes clinitron cobb
coban comfeel conveen coombs coude crohn crohns cushing cushingoid cybex dakins datascope dinamap dobhoff doppler
dräger drager duoderm dupuytren dysport ebola epstein escala ewing fasciotomy fowlers foley foleys fournier geri
geri-chair glasgow groshong guillain guillain-barre hartmann hartmanns heimlich hemovac hickman hodgkin holter homan
homans hoyer huber huntington hydrocolloid iceman ilizarov intrasite jackson-pratt jelonet kaposi kaltostat kangaroo
kardex kawasaki kegel keith-wedge kerlix kernig kerley korotkoff korsakoff krukenberg kussmaul lachman lund-browder
luer malecot mallory-weiss marfan maxi mcburney mcgill mcmurray medihoney meniere mepilex mepitel mepore miller-abbott
moro morse munchausen nanda nellcor norton nutric omnipod optiflow opsite ortolani paget palfrey parkinson parkinsons
penrose perc phalen philadelphia pico pleur-evac pleurx port-a-cath portacath posey poupart powerade pyxis ramsay
ranson raynaud raynauds reye richmond ringer ringers rinne roho romberg rotherham rovsing salem sengstaken shiley
sjogren sengstaken-blakemore snellen spenco steinmann stedy steri-strip steri-strips stryker swan-ganz tensoplast
tinetti tinel tielle tourette trendelenburg trousseau tubigrip unna urimeter vac valsalva ventimask venturi vigileo
virchow waldenstrom waterlow wernicke wilms wong-baker yankauer yankauers zassi zoll heberden kocher pringle lichtman
osler janeway beck quincke rankin barre nihss camicu cam-icu maslow difficile diff coli aureus enterococcus
pseudomonas klebsiella candida staphylococcus streptococcus salmonella accessory circulatory hypoxemia breathe bile
compensatory independence unpleasant tract multidisciplinary effusion sluggish insufficiency inadequate decline
imbalance forgetful episode benign moisture shear onset nonrebreather droop inflammatory noticeable regimen adherence
underwent healthcare lifestyle tailbone childbirth bipolar deficiency photophobia arthroplasty heroin cocaine suicide
coronary cholesterol psychiatrist gout melanoma peroxide cervix artery arteries fingerstick carcinoma leukocyte
carotid incidence anatomy placebo laboratory urologist mammography gender enzyme relapse cortisol transverse apex
adolescent tomography disc malignancy malignant hypertrophy diameter adjuvant ovarian chemotherapy radiotherapy
biliary concussion histology invasion workup laparoscopy hormone circumcision orifice leakage continence fragile
epilepsy lobe nuclear preterm barium clamp vessel emboli antigen node schizophrenia palsy vitamin vitamins inpatient
echocardiogram receptor laser fascia lipid probe resistance carbon cord paraplegia uterine vena cava opioid opioids
narcotic thrombocytopenia gluten mitral tricuspid aortic atrial testosterone lithotripsy duct statin gland gel
membrane colic autoimmune myelopathy waist trimester midwife molar analgesia anaesthesia salivary puberty eyelid
parotid placenta chloride bicarb bicarbonate ketones ferritin iron zinc folate phosphate phosphorus sugar sugars
hematocrit haematocrit hgb hct wbc rbc inr ptt aptt ck bnp trop gfr egfr tsh lft lfts uec fbc crp esr paco pao spo fio
peep cpap niv hfnc nrb nc hob oob rom wnl nad cms prom arom wbat nwb pwb dvts scds ted teds iv ivs ivf po pr im sc sq
subq subcut od bd bid tid qid qds tds qhs hs ac pc nka nkda avpu perrla perl qsofa sofa must nrs flacc rass cam painad
vip sskin rda kg cultures gram stain lumen hub cuff spike biopatch statlock heplock hep saline-lock dialysate
fistulogram thrill bruit murmur gallop rub jvd course diminished wheezy bases lobes apices dyspneic orthopneic
tachypneic bradypneic apneic eupneic normotensive tachycardic bradycardic paced junctional asystole pvc pvcs pac vtach
vfib nsr a-fib ventricle ventricles shunt icp evd csf meninges dura subdural epidurals hemiparesis hemiplegia
dysarthria neglect gaze nystagmus ptosis droops seizing ictal postictal aura clonus babinskis xeljanz linzess latuda
vraylar rexulti invega entyvio xiidra nuplazid mirena nexplanon implanon depo provera kyleena skyla yaz ocella ortho
nuvaring paragard plan-b otezla tremfya taltz cimzia simponi actemra orencia arava enstilar eucrisa protopic elidel
dovonex lotrisone lotrimin monistat lamisil sporanox noxafil vfend mycamine cancidas eraxis tygacil teflaro vibativ
dalvance orbactiv xerava zerbaxa avycaz fetroja recarbrio sivextro dificid alinia biltricide albenza vermox stromectol
malarone coartem lariam primaquine kytril aloxi emend akynzeo marinol aristada vivitrol sublocade lucemyra chantix
nicoderm nicorette zyban contrave qsymia belviq alli xenical rezulin symlin afrezza toujeo soliqua xultophy semglee
fiasp admelog lyumjev novomix mixtard humalin invokana steglatro glyxambi synjardy kombiglyze onglyza nesina prandin
starlix precose glyset cycloset welchol vascepa lovaza repatha praluent livalo vytorin niaspan lopid ranexa corlanor
multaq tikosyn betapace rythmol norpace tambocor bystolic edarbi tekturna micardis teveten tarka lotrel exforge azor
tribenzor twynsta cleviprex nimbex anectine zemuron bridion robinul lacrisert restasis lumigan xalatan travatan
alphagan combigan cosopt trusopt azopt timoptic pilocar ciloxan vigamox zymar tobradex maxitrol blephamide pred-forte
lotemax acular ilevro patanol pataday zaditor asmanex qvar alvesco dulera breo anoro stiolto incruse tudorza striverdi
arcapta daliresp brovana perforomist combivent accolate zyflo ofev esbriet pulmozyme kalydeco orkambi trikafta tobi
cayston lupron zoladex firmagon casodex xtandi zytiga erleada arimidex femara aromasin faslodex ibrance kisqali
nolvadex evista xgeva reclast boniva actonel forteo evenity tymlos fortical miacalcin sensipar zemplar hectorol
rocaltrol renvela renagel fosrenol phoslo velphoro auryxia venofer injectafer feraheme ferrlecit infed mircera nplate
promacta doptelet leukine granix neulasta udenyca zarxio marcaine naropin exparel emla ametop entonox nitrox heliox
penthrox sevredol mst zomorph oxynorm palexia nurofen panadol endone targin maxolon stemetil motilium somac losec
coloxyl pip-taz piptaz co-trimoxazole actilax microlax fleet-enema picolax glycoprep efexor lovan aropax avanza largactil serenace tazocin timentin
flucloxacillin amoxycillin resprim klacid seretide bricanyl ural hiprex ditropan duodart avodart minipress noten
coversyl karvea slow-k span-k chlorvescent caltrate ostelin mesalt mesorb tubifast viscopaste profore setopress actico
biatain cavilon secura sudocrem calmoseptine conotrane proshield inadine iodosorb iodoflex flamazine actisorb urgotul
urgoclean adaptic cutimed durafiber exufiber silvercel suprasorb sorbact granuflex hydrosite versiva renasys prevena
vacutainer butterfly angiocath insyte cathlon venflon biovalve nexiva broviac permcath vascath swanganz flotrac
pulsion picco lidco mindray masimo alaris fresenius hospira plum symbiq carefusion lifepak medtronic hillrom hill-rom
arjo arjohuntleigh liko golvo maxislide sara-stedy rifton broda tumbleforms vicair cairwave autologic quattro
alphaxcell purewick primofit lofric actreen speedicath hollister coloplast convatec dansac eakin brava sensura
hemoccult guaiac glucomander accucheck accu-chek onetouch freestyle-libre libre medisense istat i-stat epoc abl omron
welchallyn data action narrative summary impression disposition chief complaint hpi ros pmh psh fhx shx exam imaging
goals outcome outcomes education teaching follow-up followup diagnosis diagnoses resp cardio gi gu integ msk heme endo
psych lines lda ldas gtts drips
abx acct acinetobacter adm alf anaes anaesth antibx antic approx appt appts appy asap avps avr bilat bili bougie
bpp brachiocephalic bronchophony ccu chlamydia chol chole circ citrobacter cmv coag conjunctiva cpe cre creat
crt crt-d crypto ctg cvicu cystoscopy dayroom dbm dhs diathermy dilat disch dorsalis doula doulas dtr dtrs
ductus dystocia ebl ebm ebv effac efm egophony eod esbl eschar eta evac excl ext ferr fibrin fibrinogen
flowsheet fwd fyi giardia gluc glyco gonorrhoea hba hbv hcp hcpoa hcv hdl hearing-aid hemicolectomy hiya hosp
hrs hsv hullo iliaca imms imn incl inf inguinal inpt lact lap lapchole lbbb ldl legionella limbus linen
lithotomy lol ltc lymphs lytes mcg meningo meq micu mins mls mmhg mmol morganella mpoa msg msgs mth mths mvr
mycoplasma neg neph nephro nephrostomy neuts nicu noro norovirus nst obturator omg oncol orif osm outpt ova pacu
parietal pedis pharm phin picu pinna plat pls plt plts plz pneumo poa poas popliteal pos poss ppm prem prems
prob proteus prox pts pulm qbl rbbb readm recovery regds retic rgds rhesus rms roster rosters rota rsv sclera
secs sed serratia sicu signoff signout sluice snf specs specula speculum spk spks staph stenotrophomonas
stenting strep sup suprapubic surg syphilis tavi tavr tel tha theatre tho thr thru tibc tibialis timeout tka tkr
tmrw toco tomo tonite trache trachy tragus trig unilat unk urate ureteric uric vacc vaccs varices vax viz vzv
whiteboard wks wristband yrs
boardroom brady dietitian dietitians easi ensuite fajr frais fromage jollof kleihauer mersa okpa pierogi revd serviette
`;
