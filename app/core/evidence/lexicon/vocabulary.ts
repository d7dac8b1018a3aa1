/** The words of nursing notes, as data: `name: ways to write it`. */

/** Things that a number measures. */
export const MEASURES = `
blood-pressure: blood pressure, bp, b/p, blood pressures, bps, arterial blood pressure
systolic: systolic, sbp, systolic blood pressure, systolic bp
diastolic: diastolic, dbp, diastolic blood pressure, diastolic bp
map: mean arterial pressure, map
heart-rate: heart rate, hr, pulse, pulse rate, apical pulse, apical heart rate, heartrate, heart rates
respiratory-rate: respiratory rate, rr, respirations, resp rate, resps, resp, respiration rate, respiration, breathing rate, respiratory rates
temperature: temperature, temp, tmax, temps, body temperature, t
oxygen-saturation: oxygen saturation, oxygen saturations, o2 saturation, o2 saturations, o2 sat, o2 sats, o2sat, spo2, sao2, sat, sats, saturation, saturations, pulse oximetry, pulse ox, pulse oximeter, pulse oximetry reading, oximetry, satting, sating, saturating, oxygen sat, oxygen sats, oxygen saturation level, oxygen saturation levels, oxygen level, oxygen levels
fio2: fio2, fraction of inspired oxygen
oxygen-flow: flow rate, oxygen flow rate
glucose: blood glucose, blood sugar, glucose, bg, fsbs, fsbg, cbg, bgl, fingerstick, finger stick, fingerstick glucose, accucheck, accu-check, blood sugars, glucose level, blood glucose level, blood sugar level, blood sugar levels, bsl, bsls, grbs, rbs, fbs, capillary glucose, capillary blood glucose
weight: weight, wt, weighs, weighing, body weight
height: height, ht
gcs: gcs, glasgow coma score, glasgow coma scale, glasgow
braden: braden, braden scale, braden score
morse: morse, morse fall, morse score
fall-risk: fall risk total, fall risk score, fall risk, fall score
urine-output: urine output, uop, uo, urinary output
potassium: potassium, k, k+
sodium: sodium, na, na+
hemoglobin: hemoglobin, haemoglobin, hgb, hb
hematocrit: hematocrit, haematocrit, hct
creatinine: creatinine, cr, creat
wbc: wbc, white count, white blood cell count, white blood cells, wbcs, white cell count
platelets: platelets, plt, plts, platelet count
lactate: lactate, lactic acid
inr: inr
troponin: troponin, trop, troponins
a1c: a1c, hba1c, hemoglobin a1c
bun: bun
magnesium: magnesium, mag, mg++
egfr: egfr, gfr
bicarbonate: bicarbonate, hco3, bicarb
ph: ph, arterial ph
pco2: pco2, paco2
po2: po2, pao2
bnp: bnp
crp: crp
tsh: tsh
ejection-fraction: ejection fraction, ef, lvef
age: age, aged
gravida: gravida
para: para, parity
`;

/** Complaints and signs whose presence or absence matters by itself. */
export const FINDING_PHRASES = `
short-of-breath: sob, shortness of breath, short of breath, dyspnea, dyspnoea, dyspneic, breathless, breathlessness, difficulty breathing, trouble breathing, doe
pain: pain, pains, painful, ache, aches, aching, achy
nausea: nausea, nauseous, nauseated
vomit: vomiting, vomited, vomit, vomits, emesis, throwing up
fever: fever, fevers, febrile, pyrexia, feverish
chill: chills, chill, rigors
cough: cough, coughing, coughs
edema: edema, oedema, swelling, swollen, edematous
redness: redness, erythema, erythematous, reddened
drainage: drainage, exudate
bleed: bleeding, bleed, hemorrhage, haemorrhage, blood loss
bruise: bruising, bruise, bruises, ecchymosis, ecchymoses
dizzy: dizziness, dizzy
lightheaded: lightheaded, lightheadedness, light-headed, light-headedness
syncope: syncope, syncopal, fainting, fainted, passed out
headache: headache, headaches, ha
palpitation: palpitations, palpitation
diarrhea: diarrhea, diarrhoea, loose stools, loose stool
constipation: constipation, constipated
rash: rash, rashes
itch: itching, itchy, pruritus, pruritic
numb: numbness, numb
tingle: tingling, paresthesia, paraesthesia
weak: weakness, weak
fatigue: fatigue, fatigued, tired, tiredness
confuse: confusion, confused
agitate: agitation, agitated
sweat: sweating, sweats, diaphoresis, diaphoretic, sweaty
wheeze: wheezing, wheeze, wheezes
crackle: crackles, crackle, rales
distress: distress
tender: tenderness, tender
infection: infection, infections, infected
allergy: allergies, allergy, allergic
seizure: seizure, seizures
fall: fall, falls, fell, fallen
hematuria: hematuria, haematuria, blood in urine, blood in the urine
dysuria: dysuria, painful urination, burning with urination, burning on urination
incontinence: incontinence
retention: retention
cyanosis: cyanosis, cyanotic
jvd: jvd, jugular venous distention, jugular venous distension
murmur: murmur, murmurs
suicidal: suicidal, suicidal ideation, suicidal thoughts, si
homicidal: homicidal, homicidal ideation, homicidal thoughts, hi
hallucination: hallucinations, hallucination, hallucinating
droop: droop, drooping
discharge: discharge
odor: odor, odour
pressure-injury: pressure injury, pressure injuries, pressure ulcer, pressure ulcers, pressure sore, pressure sores, bedsore
trauma: trauma, injury, injuries
fracture: fracture, fractures, fractured
guard: guarding
distention: distention, distension, distended
irritable: irritability, irritable
contracture: contractures, contracture
skin-breakdown: skin breakdown
hiccup: hiccups, hiccup
dysphagia: dysphagia, difficulty swallowing, trouble swallowing
congestion: congestion, congested
hemoptysis: hemoptysis
clot: clots, clot
mass: masses
effusion: effusion, effusions
spasm: spasms, spasm
tremor: tremor, tremors
photophobia: photophobia
vertigo: vertigo
jaundice: jaundice, jaundiced
orthopnea: orthopnea, orthopnoea
hypoxia: hypoxia, hypoxic, hypoxemia
aspiration: aspiration
urgency: urgency
burning: burning
melena: melena
anxiety: anxiety, anxious
cramp: cramping, cramps, cramp
phlebitis: phlebitis
deficit: deficits, deficit
dehydration: dehydration, dehydrated
restlessness: restless, restlessness
delirium: delirium, delirious
`;

/** Shorthand and its full words. */
export const PLAIN_PHRASES = `
nausea vomit: n/v
nausea vomit diarrhea: n/v/d
complain: c/o, co, complains of, complaining of, complaint of, complaints of
history: hx, h/o, history, pmh, pmhx, past medical history, medical history
alert oriented: a&o, aox, a and o, a & o, a+o, ao, aao, aaox, a&ox, a/o, a/ox, alert and oriented, alert & oriented, alert oriented
bowel sound: bs, bowel sounds, bowel sound
bowel movement: bm, bms, bowel movement, bowel movements
intake output: i&o, i and o, i & o, intake and output
head bed: hob, head of bed, head of the bed
deep vein thrombosis: dvt, deep vein thrombosis, deep venous thrombosis
diabetes mellitus: dm, diabetes mellitus
hypertension: htn, hypertension, high blood pressure
copd: copd, chronic obstructive pulmonary disease
chf: chf, congestive heart failure
atrial fibrillation: afib, a-fib, a fib, atrial fibrillation, af
urinary tract infection: uti, urinary tract infection
myocardial infarction: mi, myocardial infarction, heart attack
coronary artery disease: cad, coronary artery disease
chronic kidney disease: ckd, chronic kidney disease
end stage renal disease: esrd, end stage renal disease, end-stage renal disease
oxygen: o2, oxygen, supplemental oxygen, supplemental o2
range motion: rom, range of motion
activity daily living: adl, adls, activities of daily living
loss consciousness: loc, loss of consciousness
level consciousness: level of consciousness
within normal limit: wnl, within normal limits, within defined limits, wdl
medication: meds, med, medication, medications, medicine, medicines
treatment: tx, treatment, treatments
diagnosis: dx, diagnosis, diagnosed
fracture: fx
surgery: sx
appointment: appt, appointment
emergency department: ed, er, emergency department, emergency room
provider: md, provider, physician, doctor, dr, clinician, np, pa
vital sign: vs, vital signs, vitals
abdomen: abd, abdomen
operative: op, operative
post: postop, post-op, postoperative, post-operative
year old: y/o, yo
follow up: f/u, follow-up, followup, follow up
blood culture: bcx, blood cultures
normal: nml
lower extremity: le, lower extremities, lower extremity
upper extremity: ue, upper extremities, upper extremity
foley: foley, foley catheter, urinary catheter, indwelling catheter
walker: rolling walker, fww
intensive care unit: icu, intensive care unit
transfer: txfr, xfer
discontinue: dc, d/c, dc'd, discontinue, discontinued
incentive spirometer: is, incentive spirometer, incentive spirometry
more-than: more than, greater than, above, exceeding, exceeds
less-than: less than, fewer than, below
npo: npo, nothing by mouth, nil by mouth, nil per os
gastrointestinal: gi, gastrointestinal
genitourinary: gu, genitourinary
lung: lungs, lung
`;

/** Shorthand that denies: read as "no" and the finding. */
export const DENYING_PHRASES = `
allergy: nkda, nka, nkma, no known drug allergies, no known allergies, no known medication allergies, no known drug allergy, no drug allergies
distress: nad, no acute distress, no apparent distress
`;

/** Words without a meaning of their own. */
export const STOP_WORDS = `
a an the this that these those there here it its he she they them their his her hers him we we're we've our
us i i'm im me my you your who whom whose which what when where while is are was were be been being am has have
had having do does did doing will would shall can of to in on at by for with from into onto as about around
approximately approx roughly and or but so if than then also too very quite just really still now right
patient patients pt pts currently noted note notes noticed noticing reported reports report reporting states
stated state says said present presents presenting presented shows showing showed shown showed seen see
seeing observed appears appear appeared seems seem seemed experiencing experiences experienced exhibits
exhibiting exhibited indicating indicates indicate suggesting suggests suggest consistent sitting set
recorded measured measuring measures measure reading rated rates rate rating described describes describe
given gives give giving gets get got getting taken takes take taking took today time moment point overall
alright okay ok actually basically definitely maybe probably let's let go going gonna come comes came some
any one's own such because since due per via during after before over under up down out off through between
among within endorses endorsed complains complained admits mentions mentioned demonstrates demonstrated
documented clinician level levels value total score scored status assessment assessed bit little more less
much many most least both each every other another same y'know know think like look looks looking looked
keep keeping kept continue continues continued make makes making made using used use uses uh um there's
that's it's he's she's they're we'll we'd i've i'd i'll you've who's what's here's where's let's yes s t re
ve ll d m with w along well again however although though despite also approximately
`;

/** Sounds and phrases of speech. */
export const FILLERS =
  "uh,um,umm,uhh,uhm,er,erm,hmm,mhm,mm-hmm,you know,y'know,yknow,ya know,i mean,let's see here,let's see,lets see,like i said,kinda,kind of,sort of,well,yeah";
