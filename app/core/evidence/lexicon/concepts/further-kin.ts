/**
 * Further words that restate each other, as in kin.ts: written by two authors who had seen neither the guard nor its sets,
 * and taken in by scripts/lexicon/merge-lists.ts.
 */
export const FURTHER_KIN = `
short of breath, sob, breathless, dyspnea, dyspnoeic, puffed, out of breath, difficulty breathing, trouble breathing, out of puff, can't catch breath, shortness of breath
breathless on exertion, soboe, sob on exertion, doe, exertional dyspnoea, puffed when walking, gets breathless moving about, winded with activity
breathless lying flat, orthopnea, can't lie flat, unable to lie flat, has to sleep upright, needs propping up
wakes up gasping, paroxysmal nocturnal dyspnoea, wakes at night breathless
increased work of breathing, increased wob, labored breathing, working hard to breathe, respiratory effort increased, using accessory muscles, accessory muscle use
no increased wob, no work of breathing, breathing comfortably, resps unlabored, breathing easily, unlaboured breathing, no respiratory distress, easy respirations
breathing fast, tachypnoeic, tachypnea, rapid respirations, resps up, rr high, raised respiratory rate, rapid breathing, high resp rate
breathing slowly, bradypnoeic, bradypnea, resps down, low respiratory rate, slow respirations, rr low
stopped breathing, apneic, respiratory arrest, no respiratory effort, not breathing
pauses in breathing, apneas, apnoeic episodes, stops and starts breathing, gaps in breathing
shallow breathing, hypoventilating, shallow respirations, poor tidal volumes, small breaths, not taking deep breaths
overbreathing, hyperventilating, hyperventilation, breathing too much
wheezy, wheezing, whistling chest, whistly breathing, musical chest
rattly chest, chesty, bubbly chest, secretions audible, rattling, gurgly chest, wet sounding chest, sounds junky, ruttly, chest rattly, secretions on chest
crackles, creps, crepitations, rales, crackly chest
stridor, stridulous, noisy breathing in, harsh noise breathing in
snores, snorey breathing, stertorous, noisy sleep breathing
chest clear, lungs clear, clear to auscultation, cta, good air entry throughout, vesicular breath sounds, nothing heard on chest
reduced air entry, diminished breath sounds, decreased ae, poor air entry, not much air moving
silent chest, no air entry, no breath sounds heard, absent breath sounds
cough, tussive
wet cough, productive cough, coughing stuff up, bringing up phlegm, chesty cough, moist cough, expectorating, coughing up sputum, coughing up phlegm, bringing up sputum
dry cough, non-productive cough, nothing coming up, unproductive cough, tickly cough
barking cough, croupy cough, seal bark, barky cough, croup-like cough
weak cough, poor cough, can't clear his chest, ineffective cough, unable to clear secretions, not clearing secretions, feeble cough
strong cough, good cough, effective cough, clearing own secretions, coughing well, able to clear secretions
sputum, phlegm, spit, gunk, secretions, mucus, expectorate
green sputum, purulent sputum, mucopurulent, green phlegm, infected looking sputum, mucky sputum
thick secretions, tenacious secretions, sticky secretions, viscous sputum
thin secretions, loose secretions, watery secretions
frothy pink sputum, pink froth, pink frothy secretions
coughing up blood, hemoptysis, blood in sputum, bloodstained sputum, blood streaked phlegm
sats dropped, desaturating, desat, sats went down, oxygen level fell, dropped his sats, sats dipped, spo2 dropped, sats fell, o2 sats dipped
low sats, hypoxic, hypoxia, low oxygen, hypoxaemic, hypoxemia, poor saturations, oxygen levels low
oxygen saturations, spo2, o2 sats, oxygen levels, saturation, pulse ox, oximetry
sats holding, maintaining saturations, saturating well, sats stable, sats staying up, holding his sats
oxygen, o2, supplemental oxygen, oxygen therapy, supplementary o2
on room air, on ra, in air, off oxygen, no oxygen needed, not on oxygen, self-ventilating in air, svia, sv on air
nasal cannulae, nasal prongs, nasal specs, prongs, np, nc, n/c, nasal specs oxygen
non-rebreathe mask, reservoir mask, trauma mask, rebreathe bag mask
high-flow nasal oxygen, hfno, hfnc, high flow, airvo, optiflow, nhf, hfnp, humidified high flow, vapotherm
cpap, continuous positive airway pressure, cpap machine
bipap, niv, non-invasive ventilation, bilevel, bilevel ventilation
weaning oxygen, oxygen being turned down, reducing o2, titrating oxygen down, coming down on oxygen, fio2 weaned
increased oxygen requirement, needing more oxygen, oxygen turned up, fio2 increased, o2 increased, oxygen requirement going up
blue lips, cyanosed, cyanotic, cyanosis, gone blue, turned blue, dusky, blue around the mouth, perioral cyanosis
speaking full sentences, talking in full sentences, able to complete sentences, chatting without getting breathless, talks in sentences
can't finish a sentence, unable to complete sentences, only managing single words, speaking in short phrases, too breathless to talk
ventilated, on the vent, on a ventilator, mechanically ventilated, invasive ventilation, on the breathing machine, life support machine
intubated, tubed, ett placed, breathing tube put in, endotracheal tube inserted, endotracheal intubation
extubated, tube out, breathing tube removed, ett removed
self-ventilating, breathing for himself, spontaneously breathing, breathing on her own, sv
synchronous with ventilator, tolerating the vent, vent synchrony, not fighting the ventilator
fighting the ventilator, bucking the vent, dyssynchronous, asynchrony, dyssynchrony, coughing against the tube
trach, trache, tracky
inner tube changed, inner cannula changed, trachy inner changed
cuff deflated, cuff down
cuff inflated, cuff up
suctioned, suction given, suctioning done, secretions cleared with suction, sucked out
nebuliser, nebs, nebulizer, nebulised, breathing treatment, svn, nebulised treatment
inhaler, puffer, mdi, metered dose inhaler, pump inhaler
spacer, aerochamber, volumatic, holding chamber
blue inhaler, salbutamol, ventolin, albuterol, rescue inhaler
asthma attack, asthma flare, exacerbation of asthma, asthma playing up, asthmatic episode
copd flare, copd exacerbation, aecopd, bad spell of copd
copd, emphysema and bronchitis, coad, chronic obstructive airways disease, chronic obstructive pulmonary disease
chest infection, lrti, lower respiratory tract infection
pneumonia, pneumonic
cold, coryzal, urti, uri, head cold, upper respiratory infection
runny nose, rhinorrhoea, nose streaming, coryza, snotty nose, nasal discharge, streaming nose
blocked nose, nasal congestion, stuffed up, bunged up nose, nose congested, stuffy, snuffly
nosebleed, epistaxis, nose bleeding, bleeding from nose
sore throat, pharyngitis, throat hurts, painful throat, throat pain
hoarse, lost her voice, husky voice, croaky, dysphonia, dysphonic, aphonia
pleural effusion, fluid on the lung, fluid round the lung, pleural fluid
collapsed lung, pneumothorax, ptx, air round the lung, lung gone down
fluid on the lungs, pulmonary edema, wet lungs, lungs full of fluid
clot on the lung, pe, pulmonary embolus, pulmonary embolism, lung clot
chest drain, icc, intercostal catheter, chest tube, intercostal drain, underwater seal drain, uwsd, ucc
drain swinging, chest drain oscillating, swinging with respiration, tidaling, oscillating
drain bubbling, air leak present, uwsd bubbling, air leak seen
chest drain not swinging, no swing, no oscillation seen, no tidaling
aspirated, went down wrong way, aspiration
choked, food stuck in windpipe
airway clear, airway patent, maintaining own airway, airway own and clear, protecting her airway
airway at risk, not protecting airway, threatened airway, airway not safe, compromised airway
deep breathing exercises, dbe, breathing exercises, chest physio exercises, deep breathing, db c
chest physio, cpt, chest physiotherapy, percussion and vibration
chest x-ray, cxr, chest film, chest xray
blood gas, abg, arterial gas, gas done, arterial blood gas
retaining co2, hypercapnic, hypercarbic, co2 retainer, type two respiratory failure, co2 up
smoker, smokes, tobacco user, on the fags, current smoker, cigarette user, on the cigarettes
ex-smoker, gave up smoking, quit smoking, former smoker, no longer smokes, stopped smoking
nicotine patch, nrt, nicotine replacement
home oxygen, ltot, long-term oxygen, oxygen at home, concentrator at home
sucking in under ribs, subcostal recession, retractions, intercostal recession, tugging, indrawing, chest sucking in, tracheal tug
nasal flaring, nostrils flaring, flaring his nose, alar flaring
grunting, expiratory grunt, grunts with each breath
hiccups, hiccoughs, singultus
kussmaul breathing, deep sighing respirations, air hunger
abdominal breathing, belly breathing
chest tightness, tight chest, chest feels tight, band round chest
sleep apnea, osa, obstructive sleep apnoea, stops breathing when asleep
tripod position, leaning forward to breathe, tripoding, hunched forward to breathe
sat upright, sat bolt upright, positioned upright, high fowlers, head of bed up, hob elevated, propped up, nursed upright
nursed prone, turned onto tummy, lying on his front, placed face down
chest pain, cp, pain in his chest, chest discomfort, pain in chest
crushing chest pain, elephant on chest, heavy central chest pain, vice-like chest pain, squeezing chest pain
pain into left arm, radiating down left arm, left arm radiation, pain going down left arm
pain free chest, no chest pain, denies cp, chest pain nil, nil chest pain
gtn, nitro, glyceryl trinitrate, nitroglycerin, gtn spray, spray under the tongue
heart attack, mi, myocardial infarction, coronary, infarct, ami
heart failure, ccf, chf, cardiac failure, failing heart, hf, congestive cardiac failure
palpitations, heart racing, heart pounding, heart fluttering, thumping in chest, feels her heart going, fluttery chest, heart thumping
tachycardic, tachycardia, fast heart rate, pulse racing, hr up, rapid pulse, heart going fast, heart rate up, fast pulse
bradycardic, brady, slow heart rate, pulse slow, hr down, heart going slow
irregular pulse, pulse irregular, heart skipping beats, missed beats, arrhythmia, dysrhythmia
af, atrial fibrillation, afib, a fib, in af
sinus rhythm, sr, nsr, normal sinus rhythm
pulse regular, regular rhythm, steady pulse, heart rate regular
ectopics, extra beats, pvcs, ventricular ectopics, premature beats
heart block, av block, conduction block
cardiac arrest, arrested, coded, code blue, heart stopped, crash call, no cardiac output, lost output
cpr, resuscitation, chest compressions, compressions started, pumping on chest
rosc, got a pulse back, return of spontaneous circulation, output regained, heart restarted
defibrillated, shock delivered, defib used, defib shock given
cardioverted, cardioversion, shocked back into rhythm, dccv
pacemaker, ppm, pacer, permanent pacemaker
internal defibrillator, icd, implanted defibrillator
ecg, ekg, heart tracing, tracing done, electrocardiogram
on tele, cardiac monitoring, on the heart monitor, monitored bed, continuous ecg monitoring
echo, heart scan, echocardiogram, heart ultrasound, tte
angiogram, cath, cardiac catheterisation, coronary angiography, cath lab procedure
angioplasty, pci, percutaneous coronary intervention, balloon to artery
bypass, cabg, heart bypass, coronary artery bypass graft, bypass surgery
high blood pressure, hypertensive, hypertension, bp up, htn, raised bp, bp running high, elevated blood pressure
low blood pressure, hypotensive, hypotension, bp low, bp down, systolic low, bp in boots, soft bp
bp drops on standing, postural drop, orthostatic hypotension, postural hypotension, orthostatic drop, positive orthostatics, lying and standing drop
no postural drop, orthostatics negative, no bp drop standing, lying and standing unremarkable
lying and standing bp, l s bp, orthostatics, postural bp, orthostatic vitals, orthostatic obs, postural obs
fainted, passed out, syncope, syncopal episode, blacked out, collapsed with loc, swooned, lost consciousness, went out cold, keeled over
nearly fainted, presyncope, pre-syncopal, near syncope, felt she'd pass out, about to faint
light-headed, lightheaded, woozy, head swimming, faint feeling, dizzy, dizziness, giddy, swimmy-headed, feels faint
swollen ankles, ankle edema, puffy ankles, ankles swollen up
pitting edema, dents when pressed, leaves a dent, finger mark stays
no swelling, no oedema, nil oedema, no edema noted, not swollen
fluid overloaded, overloaded, hypervolemic, too much fluid on board, waterlogged
dehydrated, fluid deplete, volume deplete, hypovolaemic, dried out, hypovolemia, dehydration, underfilled
well hydrated, euvolemic, adequately hydrated, fluid status good, hydration adequate
cool hands and feet, cold peripheries, peripherally cool, peripherally shut down, cold extremities, cool to touch peripherally
warm hands and feet, warm peripheries, warm and well perfused, wwp, peripherally warm, good perfusion, well perfused
slow cap refill, prolonged crt, sluggish capillary refill, delayed cap refill, crt prolonged
brisk cap refill, crt under two seconds, normal capillary refill, cap refill good, crt brisk
mottling, blotchy skin, marbled skin, blotchy from poor perfusion
pale, pallor, pallid, peaky, white as a sheet, no colour in him, lost her colour, pasty, looks white, washed out, wan, no colour
ashen, ashy
flushed, red in the face, red-faced, face flushed, rosy
shocked patient, in shock, haemodynamically compromised, circulatory collapse
haemodynamically stable, obs stable, cardiovascularly stable, vss, cvs stable, vital signs stable, vitals stable, observations stable
hemodynamically unstable, cardiovascularly unstable, unstable obs
thready pulse, weak pulse, pulse hard to feel, faint pulse, poor volume pulse
strong pulse, bounding pulse, good volume pulse, full pulse
no pulse, pulseless, can't feel a pulse, pulse absent, impalpable pulse
pedal pulses felt, foot pulses present, palpable pedal pulses, dp and pt palpable, pulses present both feet
blood clot in leg, dvt, deep vein thrombosis, leg clot, calf clot
clot, thrombus, thrombosis, thrombosed
calves soft, calves soft and nontender, calf svnt, no calf tenderness, no calf pain
calf tender, sore calf, calf pain, tenderness in calf, painful calf
compression stockings, teds, ted stockings, anti-embolism stockings, white stockings, ted hose, teds on
calf pumps, scds, flowtrons, ipc, sequential compression devices, intermittent pneumatic compression, calf compressors
blood thinner, anticoagulant, anticoagulated, on anticoags, anticoagulation, thins his blood, blood thinning tablets
poor circulation, bad circulation, circulation not good
varicose veins, varicosities, bulging leg veins
raised jvp, neck veins up, jvd, distended neck veins, jugular distension
vasopressors, pressors, pressor support, inopressors
noradrenaline being weaned, norad coming down, weaning norad, reducing noradrenaline, norad titrated down
noradrenaline increased, norad going up, norad titrated up, more norad needed
art line, arterial line, a-line, arterial cannula, aline, ial
central line, cvc, cvl, cvad, central venous catheter, cvp line
fluid bolus, fluid challenge, fluids stat, bolus of fluid, volume given, fluid resus bolus
on iv fluids, ivf running, on a drip, ivi in progress, drip up, maintenance fluids running
drip stopped, iv fluids discontinued, fluids taken down, ivi discontinued
daily weights, weighed daily, weighed every day
fluid restricted, fluid restriction, on restricted fluids, limited fluids
positive balance, positive fluid balance, in positive, input exceeds output
negative balance, negative fluid balance, in negative, output exceeds input
fluid balance chart, fbc chart, intake and output, i and o, strict i/o, input output chart, ins and outs
varices, oesophageal varices, swollen gullet veins
stroke, cva, cerebrovascular accident, brain attack
mini stroke, tia, transient ischemic attack
brain bleed, intracranial haemorrhage, ich, bleed on the brain, intracranial bleed
alert and orientated, a and o, aao, alert and oriented, awake and orientated
fully conscious, gcs fifteen, fully alert
alert, awake, wide awake, on the ball
drowsy, somnolent, dozy, drifting off, nodding off, dopey, lethargic, snoozy, lethargic and sleepy
rousable, rouses to voice, wakes when spoken to, responds to voice, opens eyes when called, wakes to name
only responds to pain, responding to pain only, wakes only to pain, opens eyes to pain, responds to painful stimuli
unresponsive, not responding, unconscious, can't be roused, unrousable, comatose, out cold, not waking, doesn't respond, unarousable, no response, didn't respond, nonresponsive
gcs dropped, drop in gcs, reduced conscious level, decreased loc, reduced level of consciousness, less responsive, going off neurologically
neuro obs, neuro checks, neurological observations, gcs chart, neuro vitals, head injury obs
muddled, disorientated, disoriented, not making sense, not with it, confusion, away with the fairies, mixed up, not all there, bewildered, all over the place, befuddled, unsure where he is
newly confused, new confusion, acute confusion, suddenly muddled, acutely confused, not usually confused, altered mental status, ams
delirious, delirium, in a delirium, toxic confusional state
confused at night, sundowning, sundowner, gets muddled at night
forgetful, poor memory, short-term memory loss, memory problems, can't remember things, memory going, poor recall, memory impairment, memory poor, memory loss
dementia, major neurocognitive disorder, cognitive decline, dementing
cognitively impaired, cognitive impairment, cognition reduced, poor cognition
cognitively intact, no cognitive impairment, mentally sharp, all her marbles, cognition intact
repeating himself, repetitive questions, asks the same thing, perseverating, perseveration
at neurological baseline, neuro baseline, neurologically unchanged, no neuro change, neuro status unchanged
neuro intact, neurologically intact, no focal neurology, no focal deficit, no neuro deficit, grossly intact neuro
one-sided weakness, hemiparesis, weak down one side, unilateral weakness
left-sided weakness, left hemiparesis, weak down left side, left weakness
right-sided weakness, right hemiparesis, weak down right side, right weakness
facial droop, face dropped, lopsided face, mouth drooping, face gone down, facial weakness, facial asymmetry, crooked smile
face symmetrical, no facial droop, smile even, facial symmetry
slurred speech, dysarthria, slurring, dysarthric, words slurred, speech thick, sounds drunk, speech not clear, speech slurred
speech clear, talking clearly, no slurring, clear speech
can't find words, aphasia, dysphasia, word-finding difficulty, expressive dysphasia, dysphasic, can't get words out, aphasic, struggling for words
doesn't understand speech, receptive dysphasia, poor comprehension, receptive aphasia, doesn't follow what's said
obeying commands, follows commands, does as asked, following instructions, squeezing hands to command, does what asked
not obeying commands, not following commands, won't follow instructions, unable to follow commands
pupils equal and reactive, perrla, pearl, perl, perla, pupils equal and reacting
pupil blown, fixed dilated pupil, fixed and dilated
unequal pupils, anisocoria, pupils different sizes, one pupil bigger
pinpoint pupils, tiny pupils, miosis, constricted pupils
sluggish pupils, slow to react, pupils sluggish, pupils slow to light
tonic-clonic seizure, grand mal, generalised seizure, gtcs, full-body fit
absence seizure, petit mal, vacant episode, blank spell, staring spell
seizure won't stop, status epilepticus, in status, continuous fitting
postictal, post-ictal, groggy after the fit, sleepy after seizure
seizure free, no further seizures, no more fits, no seizure activity seen
epilepsy, epileptic, seizure disorder
bit his tongue, tongue bitten, tongue biting
twitching, jerking, jerky movements, muscle jerks
tremor, shaky hands, shaking hands, tremulous, the shakes, trembling
off his legs, unable to weight bear, can't stand, not weight bearing, legs won't hold him, lost mobility
legs gave way, knees buckled, legs went, legs collapsed under her, gave out underneath him
weak legs, lower limb weakness, leg weakness, legs like jelly, legs feel weak
weakness, weak, reduced power, loss of strength, lost strength, reduced strength
moving all limbs, mae, all four limbs moving, maew
unable to move legs, paralysed legs, no leg movement
paralyzed, paralysis, no movement, plegic
numb, numbness, no feeling, lost sensation, can't feel it, loss of feeling, no sensation, dead feeling
sensation intact, feeling normal, can feel touch, sensation normal
headache, head hurts, sore head, head pain, cephalgia, ha
migraine, migrainous headache, sick headache
stiff neck, neck stiffness, meningism, nuchal rigidity
bothered by light, photophobia, light hurts eyes, photophobic, can't stand bright light
unsteady, unsteady on her feet, off balance, wobbly, ataxic, poor balance, tottery, doddery, ataxia, staggering
steady on feet, steady gait, walking steadily, good balance, sure-footed, well balanced
head injury, hit his head, banged head, head strike, knocked head, head trauma, bumped her head
knocked out, knocked unconscious, rendered unconscious
no loss of consciousness, no loc, not knocked out, denies loc, didn't pass out
concussion, concussed, mild tbi
parkinson's, parkinsonian, parkinson's disease
frozen to the spot, freezing of gait, feet stuck to floor
stiff limbs, rigidity, increased tone, spastic, spasticity, high tone, hypertonic
floppy, hypotonic, low tone, flaccid, no tone, like a rag doll
spasm, muscle spasm, cramp, cramping up
neglect, ignores left side, inattention to left, left neglect
blurred vision, blurry eyes, vision fuzzy, hazy vision, sight blurred
losing vision, visual loss, sight going, loss of vision, eyesight failing
raised icp, raised intracranial pressure, pressure on the brain
sedated, on sedation, kept asleep, under sedation
sedation off, sedation hold, sedation stopped, sedation break, off sedation
lightly sedated, light sedation, sedated but wakes easily
deeply sedated, deep sedation, heavily sedated
fidgety, can't keep still, tossing and turning, restlessness
pulling at lines, pulling at tubes, picking at dressings, trying to remove lines, tugging at catheter
settled, calm, peaceful, comfortable and settled, at ease, tranquil
seeing things, visual hallucinations, seeing people not there, visually hallucinating
spinal precautions, log roll, in-line spinal care
spinal injury, sci, spinal cord injury, cord injury
vacant, blank look, staring into space, glazed over, eyes glazed, zoned out
tired, fatigued, weary, no energy, lacking energy, lethargy, lethargic
slept well, good night's sleep, slept through, settled night, slept soundly, good night, slept all night, slept like a log, restful night
slept poorly, poor night, bad night, broken sleep, restless night, poor sleep, broken night
insomnia, can't sleep, sleepless, unable to sleep, trouble sleeping, unable to get off, trouble getting to sleep, wide awake at night
sleeping, in bed sleeping, resting eyes closed, appeared asleep
complains of pain, c/o pain, reports pain, says it hurts, in pain, voicing pain, pain reported, complaining of discomfort
no pain, pain-free, denies pain, nil pain, pain nil, pain score zero, not in pain, no c/o pain, painless, comfortable without pain
severe pain, excruciating, in agony, screaming in pain, crippling pain, worst pain ever, intense pain, terrible pain
mild pain, slight pain, niggle, twinge, bit sore, minor discomfort, niggling pain, small amount of pain
moderate pain, middling pain, fair amount of pain
pain at rest, hurts when lying still, rest pain
pain on movement, hurts to move, painful on moving, sore when turned, pain with activity, dynamic pain
sharp pain, stabbing pain, knife-like pain, stabbing
dull ache, dull pain, gnawing pain, nagging ache
burning pain, burning sensation, burny pain
shooting pain, electric shock pain, neuropathic pain, nerve pain, lancinating pain
throbbing, pulsating, pulsing pain
colicky pain, colic, gripey, comes in waves, griping pain, cramps come and go
cramping, crampy pain, crampy
constant pain, pain there all the time, continuous pain, never goes away, unremitting pain
intermittent pain, pain comes and goes, on and off pain, pain on and off
chronic pain, long-standing pain, persistent pain, pain for years, ongoing pain problem
breakthrough pain, pain breaking through, pain between doses
referred pain, pain radiating, radiates, spreads to
tender to touch, tender on palpation, hurts when pressed, tenderness, sore to touch, ttp, tender, painful to touch
guarding, guards abdomen, tenses tummy when pressed
wincing, pulling faces, facial grimace, screwing up face, flinching, pulling faces in pain
moans and groans, whimpering
non-verbal signs of pain, nonverbal pain cues, looks in pain, appears in pain, behavioural signs of pain
no signs of pain, no outward pain signs, appears comfortable, looks comfortable, does not appear in pain, no grimacing
pain score, pain rating, out of ten, pain scale, numeric pain score, nrs
pain relief, analgesia, painkillers, pain meds, analgesic, pain killers, something for pain, pain tablets
pain relief given, analgesia administered, given painkillers, medicated for pain, analgesia given, pain meds given, given something for pain, painkillers given
refused pain relief, declined analgesia, didn't want painkillers, doesn't want pain meds, analgesia offered and declined
pain relieved, pain eased, analgesia effective, good effect from analgesia, pain settled, painkillers worked, pain meds helped
analgesia not working, pain not controlled, no relief from painkillers, poorly controlled pain, analgesia ineffective, little effect from analgesia, pain meds not touching it
pain well controlled, pain under control, pain managed, comfortable on current analgesia, analgesia adequate
pca, patient-controlled analgesia, pain pump, pain button, pca pump
epidural, epidural in situ, epidural catheter
nerve block, block, regional block, local block
local anaesthetic, numbing injection, la infiltration, la, freezing injection
numbing cream, emla, ametop, angel cream, topical anaesthetic
gas and air, entonox, nitrous, laughing gas, nitrous oxide
paracetamol, acetaminophen, panadol, tylenol, apap
ibuprofen, nurofen, brufen, advil, motrin
morphine liquid, oramorph, oral morphine, oral morphine solution
syringe driver, csci, syringe pump, sc driver, niki pump, driver, subcut infusion pump, mckinley pump
heat pack, hot pack, wheat bag, warm pack, heat pad, hottie, heat applied, warm compress
ice pack, cold pack, cold compress, icing, ice applied
distraction, took his mind off, diversional techniques
repositioned for comfort, moved to get comfortable, position changed for comfort, made comfortable, shifted for comfort
back pain, sore back, lumbago, lbp, back hurts, bad back, backache
sciatica, pain down leg from back, sciatic pain
joint pain, arthralgia, aching joints, sore joints
muscle aches, myalgia, achy muscles, aches all over, body aches
abdominal pain, tummy pain, belly ache, abdo pain, stomach ache, sore tummy, bellyache, stomach pain, tummy ache, tum ache
epigastric pain, pain top of stomach, upper middle abdominal pain
loin pain, flank pain, renal angle pain
period pain, dysmenorrhea, menstrual cramps, monthly cramps
pain passing urine, dysuria, stings to pee, burning when weeing, burns when urinates, painful urination, hurts to wee
nauseous, nauseated, nausea, feeling sick, queasy, off colour in stomach, sick to stomach, sicky
vomited, been sick, threw up, emesis, brought it up, chucked up, spewing, puked, being sick, throwing up, brought up
vomited once, one vomit, threw up once, sick once
dry retching, retching, heaving, gagging, dry heaving
no nausea or vomiting, no n/v, nil n/v, denies nausea, not feeling sick, no nausea
anti-sickness, antiemetic, anti-emetic, anti-nausea medication, sickness tablet, something for sickness, something for nausea
projectile vomiting, vomit shot across room, forceful vomiting
vomiting blood, hematemesis, threw up blood, blood in vomit
coffee ground vomit, coffee grounds, coffee-ground emesis, dark grainy vomit
bile vomit, bilious vomiting, green vomit, bilious, bile-stained vomit
faeculent vomit, feculent emesis, vomit smells of faeces
can't keep anything down, not tolerating anything orally, everything comes back up, vomiting all intake, unable to keep food down
keeping fluids down, tolerating oral fluids, drinking and holding it, tolerating po fluids
heartburn, indigestion, dyspepsia, burning behind breastbone, acid coming up
bloated, distended abdomen, swollen belly, abdominal distension, distended, distention, tummy swollen, belly blown up, swollen tummy, abdo distended
abdomen soft, tummy soft, soft belly, soft and nontender, snt, abdo snt, abdomen soft non-tender
abdomen rigid, hard belly, board-like abdomen, tummy hard as board
passing wind, flatus passed, passing gas, farting, wind passed, flatus present, breaking wind, passing flatus
not passing wind, no flatus, nil flatus, not passed gas
bowel sounds present, bs present, belly gurgling, bowel sounds heard, bs active
no bowel sounds, bowel sounds absent, bs absent, silent abdomen
belching, eructation
constipated, constipation, bunged up, costive, blocked up, backed up, not been for days
bowels open, bo, had bm, opened bowels, had a poo, bowels moved, been to toilet, had a motion, passed stool, defecated, bwo, bowels worked, had bowels open, bm passed, bowel motion
bowels not open today, bno today, no bm today, no stool today
stool, poo, feces, bm, poop, number two
loose stools, diarrhea, the runs, loose motions, squits, loose bowels, the trots, loose bowel motions, trots, watery stools
formed stool, normal stool, well-formed motion, soft formed stool
hard stool, pellets, rabbit droppings, hard lumps, hard dry stool
soft stool, soft bm, soft motion, soft poo
straining at stool, pushing to go, straining to open bowels
faecal loading, full of poo, backed up, loaded bowel
overflow diarrhoea, spurious diarrhoea, leaking round the blockage
black stool, melena, tarry stool, black tarry motions
fresh blood in stool, bright red blood pr, pr bleeding, rectal bleeding, haematochezia, brbpr, bleeding from back passage
mucus in stool, slimy stool, mucousy motions
pale stool, clay-coloured stool, putty stools, acholic stool
fatty stool, steatorrhea, floating greasy stool
faecal incontinence, incontinent of faeces, soiled, bowel accident, messed himself, incontinent of stool, pooed himself, soiled himself
laxative, aperient, something for bowels, bowel medicine, bowel meds
enema given, enema administered, had an enema
suppository, suppos, bullet up back passage, glycerin suppository, pr suppository
manual evacuation, digital removal, dre and removal, disimpaction, digital disimpaction
bowel prep, bowel clear-out, bowel cleanout, colon prep
piles, hemorrhoids
back passage, rectum, rear passage
bowel chart, stool chart, bristol chart, bowel record
colonoscopy, camera up back passage, scope of bowel, lower scope
gastroscopy, ogd, egd, camera down throat, upper scope, endoscopy down
bowel obstruction, sbo, blocked bowel, obstructed bowel
ileus, gut gone to sleep, paralytic ileus, bowel not working
ileostomy, small bowel stoma
stoma bag, pouch, ostomy appliance, appliance, stoma pouch
stoma working, stoma active, stoma functioning, ostomy with output, bag has output, stoma bag filling
stoma not working, stoma inactive, no stoma output, nil output from stoma, stoma not acted
stoma pink and healthy, stoma pink and moist, stoma red and moist, healthy stoma
stoma dusky, stoma dark, stoma looks purple, stoma discoloured
bag leaking, pouch leak, appliance leaked, stoma bag leaked, stoma leaking
bag changed, pouch changed, appliance changed, stoma bag changed, bag changed on stoma
bag emptied, pouch emptied, stoma bag emptied
high output stoma, stoma pouring out, high stoma losses
ng tube, ngt, nasogastric tube, nasogastric, tube down nose, ryles tube, nose tube, feeding tube down nose
ng on free drainage, ng draining to bag, ngt to gravity, ng free drain
ng on suction, ng to lis, ngt to low suction
ng aspirated, ng aspirate checked, residual checked, grv checked
tube feed, enteral feed, ng feed, enteral nutrition
feed stopped, tube feeds on hold, enteral feed paused, tf held
peg, peg tube, gastrostomy, g-tube, feeding tube in tummy, stomach feeding tube, percutaneous endoscopic gastrostomy
tpn, iv feeding, parenteral nutrition, pn
tolerating feed, feed tolerated, absorbing feed, feeds tolerated well, low residuals
not absorbing feed, not tolerating feed, large aspirates, high residuals, high grv
nil by mouth, nbm, npo, fasted, nothing by mouth, kept fasting, no food or drink
free fluids, full fluids, full liquids, fluids only diet
clear fluids, clear liquids, clears only
normal diet, full diet, regular diet, full ward diet
soft diet, easy to chew, soft food only
puree diet, pureed, blended food, smooth puree, pur ed food
thickened fluids, thickener, thickened drinks, thick fluids, thickener in drinks
swallow assessment, salt review, swallow screen, slp evaluation, speech and language assessment, bedside swallow
trouble swallowing, dysphagia, difficulty swallowing, food sticking, swallow poor, can't swallow properly
painful to swallow, odynophagia, hurts to swallow
swallow safe, swallowing well, no swallowing problems, swallow intact, passed swallow screen
coughing when drinking, coughs on fluids, splutters with drinks
poor appetite, off her food, appetite reduced, off food, inappetence, appetite down
good appetite, eating well, appetite good, enjoying her food, wolfing it down, tucking in, eats heartily
poor oral intake, poor intake, eating and drinking little, poor po intake, reduced intake, hardly eating, minimal oral intake
ate nothing, refused meal, nil diet, wouldn't eat, didn't touch meal, untouched tray, nothing eaten, declined food, nil diet taken, ate no food
ate half, half portion eaten, managed half, half his meal
ate everything, ate all, finished the tray, cleared his plate, ate full meal, ate the lot
few mouthfuls, couple of bites, picked at meal, few spoonfuls, nibbled
drinking well, good fluid intake, taking plenty of fluids, drinking plenty, fluids taken well
not drinking, refusing fluids, not taking fluids, no oral fluids taken, won't drink
sips of water, wetting mouth
fluids encouraged, encouraged to drink, pushing fluids, drinks encouraged, prompted to drink, oral fluids promoted, encourage oral fluids, oral fluids pushed
thirsty, thirst, parched, gasping for a drink
fed by staff, full assistance with meals, needs feeding, spoon-fed, full feed given
feeds himself, eats independently, self-feeding, eating unaided, able to self-feed
set up for meal, tray set up, food cut up, needs tray set-up, meal set-up
supplement drink, nutritional supplement, ons, build-up drinks, sip feeds, supplements, oral nutritional supplements, nutritional drinks
food chart, food record, intake chart, calorie count, dietary chart
dietitian, dietician, dietetics, nutrition team
weight loss, losing weight, lost weight, dropped weight, weight going down, weight down, dropped kilos
weight gain, put weight on, gained weight, weight going up
underweight, low bmi
overweight, high bmi, carrying extra weight
malnourished, malnutrition, undernourished, must high, poorly nourished
weight stable, weight unchanged, no change in weight, weight steady
jaundice, gone yellow, icteric, icterus
ascites, fluid in belly, fluid on tummy, ascitic
ascitic drain, paracentesis, belly tapped, tummy fluid drained, ascitic tap
liver failure, hepatic failure, liver packed up, decompensated liver disease
cirrhosis, scarred liver, chronic liver disease, cld
flapping tremor, asterixis, liver flap
gallstones, cholelithiasis, stones in gallbladder
pancreatitis, inflamed pancreas
appendicitis, inflamed appendix
ibd, inflammatory bowel disease, inflamed bowels long term
irritable bowel, ibs
gut bug, gastro, gastroenteritis, tummy bug, stomach flu, d and v, stomach bug
food poisoning, ate something bad, dodgy food
passed urine, pu, voided, weed, had a wee, peed, urinated, micturated, emptied bladder, hpu, puid
has not passed urine, not pu, npu, hnpu, not voided, no void, no wee, dtv, hasn't peed, due to void
urine output, uo, u/o, uop, how much he's weeing
poor urine output, oliguria, oliguric, not passing much urine, low uo, urine output down, low urine output, hardly weeing, reduced urine output
no urine output, anuric, anuria, nil urine, not making urine
good urine output, adequate uo, passing good volumes, weeing well, good diuresis, uo satisfactory
passing lots of urine, polyuria, polyuric, large volumes of urine
urinary frequency, frequent urination, weeing little and often, keeps needing a wee
urinary urgency, can't hold it, urge to wee, desperate to wee
up at night to wee, nocturia, up to pass urine overnight
retention, urinary retention, can't pass urine, can't wee, in retention, unable to void
incontinent of urine, urinary incontinence, wet himself, bladder accident, leaked urine, urine incontinence, wet herself
nocturnal enuresis, enuresis, wet the bed, bed wet, incontinent in bed
continent, no accidents, gets to toilet in time, remained dry
doubly incontinent, incontinent of both, incontinent bowel and bladder
pad, incontinence pad, continence aid, diaper, incontinence product, continence product
pad change, brief changed, continence aid changed, fresh pad put on
urinary hesitancy, slow to start stream, trouble starting stream
catheter, idc, indwelling catheter, foley, urinary catheter, in-dwelling catheter, ucath, urethral catheter, iuc
suprapubic catheter, spc, tummy catheter, suprapubic, sp catheter
catheterized, catheter passed, catheter inserted, foley placed, idc inserted, catheter put in
catheter out, toc, catheter removed, tov commenced, foley dc'd, catheter taken out
trial of void, tov, trial without catheter, twoc, tovoc
in-out catheter, straight cath, in and out catheter, intermittent catheter, straight catheterised
catheter draining, idc draining well, catheter patent, foley patent, good flow from catheter, idc patent and draining
catheter blocked, idc not draining, catheter not draining, blocked foley, nothing in bag
catheter bypassing, leaking round catheter, urine leaking around idc, bypassing
bladder washout, bladder irrigation, catheter flushed, flushed idc, bladder flush, catheter washout
leg bag, day bag, drainage bag on leg
night bag, overnight bag, two litre bag, overnight drainage bag
hourly urines, urometer, hourly uo, hourly urine measure
bladder scanned, post-void residual, pvr, residual scan
sheath catheter, condom catheter, uridome, convene, external catheter, penile sheath
urine bottle, urinal, bottle, pee bottle, hand-held urinal
bedpan, pan, slipper pan
commode, bedside commode, bsc, commode chair, toilet chair
toileted, taken to toilet, taken to bathroom, assisted to toilet, helped to loo, walked to loo
toilet, loo, bathroom, lavatory, restroom, dunny
concentrated urine, dark urine, dark amber urine, strong coloured wee
clear yellow urine, straw-coloured urine, clear straw urine, light yellow urine, good colour urine
cloudy urine, turbid urine, sediment in urine, murky wee
smelly urine, offensive urine, malodorous urine, foul-smelling urine, urine smells
blood in urine, hematuria, bloodstained urine, weeing blood, peeing blood
clots in urine, clot haematuria, clots in catheter bag
uti, urine infection, urinary tract infection, water infection, waterworks infection, bladder infection
dipstick, urinalysis, ua, dipped urine, fwt, full ward test, urine dip, u/a, dipped
msu, mid-stream urine, clean catch, mcs sent, midstream specimen
csu, catheter specimen, urine from catheter port
toileting programme, regular toileting, timed voiding, prompted toileting, toilet rounds
waterworks, bladder function, urinary function
enlarged prostate, bph, big prostate
kidney stone, renal calculi, nephrolithiasis, stone in kidney
wound drain, surgical drain, drain tube
drain output, drain volume, drainage measured, amount in drain
drain emptied, emptied and recharged, drain emptied and measured
drain out, drain removed, drain pulled, drain taken out
minimal drain output, scant drainage, negligible in drain, hardly anything in drain
drain site clean, drain site dry and intact, drain site nil ooze
blood-stained fluid, haemoserous, serosanguineous, serosanguinous, haemoserous fluid, sero-sang, pinky fluid
straw-coloured fluid, serous, clear yellow fluid, serous fluid, straw coloured
fresh blood in drain, frank blood, sanguineous, bright red in drain
bile in drain, bile-stained drainage, bilious drainage
pus, purulent, purulent discharge, pus draining, infected discharge, pussy, pussing
kidney failure, renal failure, kidneys packed up, kidneys shut down
aki, acute kidney injury, acute renal failure, arf, kidneys took a hit
ckd, chronic kidney disease, crf, chronic renal failure, poor kidneys
kidney function, renal function, ues, egfr, creatinine level
kidney function worse, creatinine up, renal function deteriorating, creatinine rising, kidneys worse
kidney function better, creatinine coming down, renal function improving, kidneys recovering
dialysis, hemodialysis, hd, renal replacement, on the kidney machine, renal dialysis
dialyzed, had dialysis, ran on machine, hd session completed
peritoneal dialysis, pd exchange, capd, tummy dialysis
crrt, filter running, haemofiltration, on the filter
thrill and bruit present, fistula buzzing, bruit and thrill heard, fistula working, good thrill felt
dialysis line, permcath, permacath, dialysis catheter
fluid removed, uf, ultrafiltration, litres off, fluid taken off
dry weight, target weight, edw
high potassium, hyperkalemia, potassium up, k high, raised potassium
low potassium, hypokalemia, potassium down, k low
low sodium, hyponatremia, sodium down, na low
high sodium, hypernatremia, sodium up, na high
low magnesium, hypomagnesaemia, mag low
low calcium, hypocalcemia, calcium low
high calcium, hypercalcemia, calcium up
low phosphate, hypophosphataemia, phos low
lytes, salts, elecs
electrolytes replaced, lytes repleted, salts topped up
kidney transplant, renal graft, transplanted kidney
diabetic, diabetes, dm, diabetes mellitus, sugar diabetes
type one, iddm
type two, niddm
blood sugar, bsl, bgl, bg, bm reading, cbg, blood glucose, capillary glucose, fingerstick, finger prick, glucose reading, fsbs
high sugar, hyperglycaemic, hyperglycemia, sugars up, bsl high, sugars running high, raised glucose
low sugar, hypo, hypoglycaemic, hypoglycemia, sugar dropped, bsl low, sugars low, bottomed out sugar, low bgl, low blood sugar
sugars stable, bgls in range, blood glucose in target, cbgs within range, sugars well controlled
sugars all over place, erratic bgls, labile bsl, unstable glucose, brittle, sugars up and down
hypo treated, hypo protocol followed, hypo managed, sugar given for hypo, treated for low sugar
glucose gel, hypostop, glucogel, dextrose gel, sugar gel
insulin, insulin injection
insulin given, insulin administered, had her insulin, units given, insulin dose given, jab of insulin
sliding scale, vriii, insulin infusion, actrapid infusion, insulin drip
rapid-acting insulin, mealtime insulin, bolus insulin, fast-acting insulin, quick acting insulin
long-acting insulin, basal insulin, background insulin
dka, diabetic ketoacidosis, ketoacidosis
ketones, ketone reading, blood ketones
ketones negative, no ketones, ketones normal
hhs, hyperosmolar state, honk
hypo symptoms, shaky and sweaty, trembly and clammy
self-injects, administers own insulin, self-administers insulin, does own insulin
insulin pump, csii, pump therapy
sensor, libre, cgm, continuous glucose monitor, dexcom
diabetic foot, diabetic foot ulcer, dfu
underactive thyroid, hypothyroid, hypothyroidism, low thyroid
overactive thyroid, hyperthyroid, thyrotoxic, hyperthyroidism, thyrotoxicosis
steroids, corticosteroids, steroid tablets
addison's, addison's disease, adrenal insufficiency
fever, temperature, febrile, pyrexia, pyrexial, high temp, temp up, burning up, running a temp, spiked a temp, running a temperature, has a temp, feverish
no fever, afebrile, apyrexial, temp normal, no temperature, not febrile
spiked a temp, temp spike, new fever, temperature shot up, spiked
low-grade fever, low-grade temp, slight temperature, mild pyrexia, temp up slightly
fever settled, temp came down, defervesced, fever broke, now afebrile, temp back to normal
hypothermic, temp low, hypothermia, low body temperature
shivering, shivery, chills, the shivers
night sweats, sweats overnight, wakes up drenched, soaked the bed with sweat
infection, infected, infective process
septic, sepsis, septicaemia, blood poisoning, septic picture
sepsis six, sepsis bundle
blood culture, bcs, cultures taken, cultures drawn, b/c
infection markers, inflammatory markers, crp and white cells, crp and wcc
crp rising, inflammatory markers up, markers going up
crp falling, inflammatory markers down, markers improving
abs, antibs, antimicrobials
started antibiotics, commenced on abx, antibiotics begun, abx initiated, put on antibiotics
finished antibiotics, abx course complete, antibiotics completed, course of antibiotics finished
oral switch, stepped down to orals, ivost, changed to oral antibiotics
swab taken, swabbed, swab sent, wound swab, mcs swab
specimen sent, sample sent, sent to lab, off to path, sent for culture
culture grew, growth on culture, positive culture, positive growth
culture negative, no growth, nothing grown, negative culture
mrsa, resistant staph
c diff, cdt, clostridioides difficile, cdi, clostridium difficile
covid, coronavirus
covid positive, covid swab positive, tested positive for covid
covid negative, tested negative for covid
isolation, isolated, in side room, barrier nursed, on precautions, transmission-based precautions, single room precautions
contact precautions, gown and gloves, contact iso
droplet precautions, mask precautions, droplet iso
ppe, gown gloves and mask, protective gear, full ppe
out of isolation, precautions lifted, isolation ceased, deisolated
thrush, candida, candidiasis, yeast infection
shingles, herpes zoster, zoster
chickenpox, varicella, chicken pox
cold sore, herpes labialis, hsv lip
cellulitis, skin infection spreading
abscess, collection of pus, pus collection
conjunctivitis, pink eye
scabies, mites
head lice, nits, pediculosis, lice
meningitis, infection round the brain
neutropenic sepsis, febrile neutropenia, temp while neutropenic
neutropenic, low neutrophils, neuts low, neutropenia
immunocompromised, immunosuppressed, low immunity, poor immune system
vaccinated, had jab, immunized, shot given, had vaccination, vax up to date
fan on, fan therapy, cooled with fan
tepid sponge, cool cloths, cool flannels, cold cloth applied
warming blanket, bair hugger, forced air warmer
bleeding, hemorrhage, losing blood, bled, blood loss
heavy bleeding, pouring blood, major haemorrhage, brisk bleeding, bleeding heavily, gushing blood
slight bleeding, small amount of blood, minimal bleeding, smear of blood, minor ooze
no bleeding, nil bleeding, no active bleeding, no signs of bleeding, no bleeding seen
bleeding stopped, haemostasis achieved, bleeding under control, haemostasis, bleed settled, bleeding ceased, no longer bleeding, no further bleeding
bruising, ecchymosis, black and blue, contusion, ecchymotic
bruises easily, easy bruising, marks easily
petechiae, pinprick rash, tiny red spots, petechial rash
purple rash, purpura, non-blanching rash, doesn't fade under glass, fails glass test
clots, passing clots, clotty
anaemic, anaemia, low hb, haemoglobin low, low blood count, hgb low, hb low
blood count, fbc, cbc, fbe, full blood count
bloods taken, bloods done, labs drawn, blood test done, venepuncture performed, phlebotomy done, bled for bloods, labs sent
blood results, labs, lab results, bloods, pathology results
bloods normal, labs unremarkable, bloods unremarkable, normal labs, nothing on bloods
bloods abnormal, labs deranged, deranged bloods, abnormal labs
transfusion, blood transfusion, prbc, units of blood, packed cells, rbc transfusion, top-up of blood
transfused, blood given, transfusion completed, had blood
transfusion reaction, reacting to blood, reaction to transfusion
no transfusion reaction, blood tolerated well, transfusion without incident, no adverse reaction to transfusion
group and save, group and hold, type and screen, g s, g h
platelets low, thrombocytopenia, plts low, thrombocytopenic, low platelets
clotting, coag, coagulation screen, clotting screen
inr high, over-anticoagulated, inr too high, supratherapeutic inr
warfarin, coumadin
clexane, enoxaparin, lovenox
fingerprick for hb, hemocue, heel prick hb
sickle crisis, sickling, vaso-occlusive crisis, painful crisis
difficult to bleed, hard to bleed, poor veins, difficult venous access, diva, no veins
ferinject, iron infusion, iv iron
iron tablets, ferrous sulphate, oral iron, iron pills
visually impaired, partially sighted, poor sight, poor eyesight, bad eyes, low vision, vi, can't see well, vision impaired
blind, can't see, no vision, registered blind, sightless
glasses, spectacles, eyeglasses
wearing glasses, glasses on, specs in place
cataracts, cloudy lens
glaucoma, raised eye pressure
macular degeneration, amd, loss of central vision
red eye, eye bloodshot, injected eye, conjunctival redness, bloodshot
sticky eyes, discharge from eye, gunky eyes, crusty eyes, eye discharge, eyes crusty
watery eye, eye streaming, epiphora, runny eye
dry eyes, gritty eyes, eyes feel dry
eye care given, eyes bathed, eye toilet, eyes cleaned, eye cares attended, eye care
eye drops, gtts, drops instilled, gutt, drops put in
swollen eyelid, periorbital swelling, puffy eyelid, lid swollen
black eye, periorbital bruising, shiner, periorbital haematoma
hard of hearing, hoh, deaf, hearing impaired, hearing loss, poor hearing, can't hear well, deafness, cannot hear
hearing aid in, wearing hearing aids, aids in situ
earache, otalgia, ear pain, sore ear
ear infection, otitis media, middle ear infection
ear discharge, otorrhoea, runny ear, ear leaking
ear wax, cerumen, wax build-up, blocked with wax, wax in ears
ringing in ears, tinnitus, buzzing in ears
dry mouth, xerostomia, mouth dry, parched mouth, parched, mouth like sandpaper
sore mouth, painful mouth, mouth sore, stomatitis, oral mucositis, mucositis
mouth ulcers, ulcers in mouth, aphthous ulcers, oral ulceration
mouth care, oral care, oral hygiene, mouth cleaned, mouth cares, teeth brushed, mouthcare attended, oral toilet
coated tongue, furry tongue, white tongue, tongue coated
moist mouth, mucous membranes moist, mmm, mouth moist, moist mucosa
bleeding gums, gums bleed
toothache, dental pain, tooth hurts, sore tooth
dentures, false teeth, dental plate, teeth in a pot
dentures in, wearing false teeth, dentures in situ
dentures out, without false teeth, dentures removed
ill-fitting dentures, loose false teeth, dentures don't fit, dentures slipping
own teeth, natural dentition, natural teeth
no teeth, edentulous, toothless
bad breath, halitosis, breath smells, foul breath
drool, dribbling saliva, sialorrhoea, excess saliva
cracked lips, dry lips, chapped lips, lips split, lips dry
altered taste, food tastes odd, metallic taste, dysgeusia, taste changed
lost sense of smell, anosmia, can't smell
fractured, broken bone, broke, break, busted, snapped
hip fracture, nof, broken hip, neck of femur, fractured hip, hip broken
broken wrist, colles, fractured wrist, distal radius fracture
broken ankle, fractured ankle, ankle fracture
broken ribs, rib fractures, fractured ribs, cracked ribs
broken arm, fractured arm, arm fracture
broken leg, fractured leg, leg fracture
broken collarbone, fractured clavicle, clavicle fracture
wedge fracture, compression fracture of spine, crushed vertebra, vertebral collapse
dislocated, out of joint, popped out, dislocation, came out of socket
put back in, popped back in
sprained, ligament injury
pulled muscle, muscle strain, tweaked a muscle
backslab, half cast, splinted with slab, slab
brace, immobiliser, orthosis
sling, broad arm sling, arm in a sling
collar, cervical collar, neck collar, hard collar, c-collar
neurovascular obs, nv obs, nvo, neurovascular checks, csm checks, circulation checks of limb, colour warmth movement sensation, cwms, limb obs, circulation checks
neurovascularly intact, nvi, nv intact, cwms intact, csm intact, good colour warmth movement, nv obs satisfactory
orif, internally fixed, plate and screws, open reduction internal fixation
external fixator, ex-fix, frame on leg, exfix
traction, weights on leg, skin traction
knee replacement, tkr, new knee, tka, total knee
hip replacement, thr, new hip, tha, total hip
foot pumps, ankles exercised, ankle pumps, calf exercises, foot pumping exercises
non weight bearing, nwb, no weight through leg, no weight through it, not to stand on, not to put weight
partial weight bearing, pwb, some weight through leg, part weight bearing, some weight only
touch weight bearing, ttwb, toe touch, toe touch weight bearing, tdwb
full weight bearing, fwb, all weight allowed, weight bearing as normal, can take full weight
weight bearing as tolerated, wbat, weight as able, weight as pain allows, comfort weight bearing
stiff, stiffness, seized up, hard to bend, joints stiff, can't bend it
reduced rom, limited range, restricted movement, poor range of movement, stiff joint movement
full movement, full rom, full range, moves freely
osteoarthritis, oa, wear and tear arthritis, worn joints
rheumatoid, rheumatoid arthritis
gout, gouty, podagra
brittle bones, osteoporosis, thin bones, osteoporotic
contracture, contracted, fixed flexion, drawn up, can't straighten
amputation, amputated, limb off
below knee amputation, bka, leg off below knee, transtibial amputation
above knee amputation, aka, leg off above knee, transfemoral amputation
phantom pain, pain in missing limb, phantom limb pain
prosthesis, artificial leg, false leg, prosthetic, prosthetic limb
foot drop, drags his foot, foot catches, can't lift foot
limping, antalgic gait, hobbling, favoring one leg
shuffling gait, festinant, small steps, short shuffly steps
wasted muscles, muscle wasting, atrophy, lost muscle, atrophied, deconditioned muscles
deconditioned, lost condition, physically gone downhill, out of shape after admission
hot swollen joint, joint red and puffy, inflamed joint
elevated on pillows, leg raised, limb elevated, feet up, leg up, elevated limb, leg raised on pillow
shortened and rotated, leg shorter turned out, shortened externally rotated
hand grips equal, grip strength equal, equal grasps, squeezes both sides equally
weak grip, grip poor, reduced grip strength, can't grip
shoulder pain, sore shoulder, shoulder hurts
knee pain, sore knee, knee hurts
hip pain, sore hip, hip hurts
neck pain, sore neck, neck hurts
leg pain, sore leg, leg hurts
foot pain, sore foot, foot hurts
heel pain, sore heel, heel hurts
fell, fall, had a fall, tumbled, took a tumble, went over, came a cropper, went down, hit the deck, ended up on floor
pregnant, gravid, with child
pregnancy, gestation
weeks pregnant, weeks gestation, gestational age
first baby, primip, primigravida, first-timer
had babies before, multiparous, multigravida, not her first baby
due date, edd, edc, estimated due date
full term, at term, term baby, term gestation
preterm, prem, born early, prem baby
post-dates, post term, past her dates
antenatal clinic, anc, prenatal visit, antenatal visit
morning sickness, nausea of pregnancy, sickness of pregnancy
hyperemesis, hg, severe pregnancy sickness
baby moving, fetal movements felt, fmf, good fetal movements, baby active, fm present, baby kicking
reduced fetal movements, rfm, dfm, decreased fetal movements, baby moving less
foetal heart heard, fhhr, fh heard, fhr present, heartbeat heard
no fetal heart, fetal heart not found, no heartbeat found
ctg, fetal monitoring, efm, trace of baby, nst
ctg reassuring, trace normal, reactive trace, category one trace
ctg concerning, non-reassuring trace, suspicious trace
decels, heart rate dips, dips on trace
fundal height, sfh, size of bump
head down, cephalic, vertex, head first
breech, bottom first, bum down
head in pelvis, head down in brim
in labour, labor, in established labour, active labour
early labour, latent phase, niggling, pre-labour, early contractions
contractions, contracting, tightenings, uterine activity
contracting regularly, ctx regular, regular contractions, regular tightenings
waters broke, srom, membranes ruptured, waters gone, rom
waters broken for her, arom, arm done, artificial rupture
waters intact, membranes intact, waters not gone
clear liquor, liquor clear, clear fluid draining, clear waters
meconium liquor, mec, meconium stained, msl, baby pooed inside
mucus plug, bloody show
vaginal exam, ve, pv exam, cervical check, sve
cervical dilatation, how far dilated, dilation of cervix
fully dilated, ten centimetres
bearing down, actively pushing
induced, iol, induction, brought on
drip for labour, synto infusion, syntocinon augmentation, oxytocin drip, pitocin
normal delivery, nvd, svd, vaginal birth, nvb, normal birth
forceps delivery, nbf
ventouse, vacuum, kiwi, vacuum delivery
caesarean, c-section, lscs, section, cs, caesar, c/s
emergency section, em lscs, emergency caesarean, cat one section
planned section, elective caesarean, el lscs, elective section
vbac, vaginal birth after caesarean
shoulder dystocia, stuck shoulders
afterbirth, placenta, third stage tissue
placenta delivered, third stage complete, placenta out
retained placenta, afterbirth stuck, placenta not out
perineal tear, tore down below, perineal laceration
episiotomy, cut down below, epis
perineum intact, no tear, intact peri
stitches down below, perineal sutures, perineum sutured, peri repaired
postpartum haemorrhage, pph, heavy bleed after birth, postnatal bleed
lochia, postnatal loss, pv loss, vaginal loss
lochia normal, lochia average, postnatal bleeding normal
lochia heavy, heavy pv loss, pads soaked, soaking pads
bleeding pv, vaginal bleeding, pvb, pv bleed, bleeding down below
fundus firm, uterus contracted, firm and central, well-contracted uterus, uterus hard
boggy uterus, uterus not contracted, soft uterus, atonic uterus
estimated blood loss, ebl, measured loss
skin to skin, kangaroo care, sts, kangaroo cuddle, skin-to-skin contact
baby at bedside, baby with mum
pre-eclampsia, pet, toxaemia, preeclampsia, pih with protein
pregnancy diabetes, gdm, gestational diabetes
miscarriage, lost the baby early, spontaneous abortion, miscarried, early pregnancy loss
stillbirth, stillborn, baby born sleeping, fdiu, born dead, iufd
ectopic, tubal pregnancy, ectopic pregnancy
abortion, termination of pregnancy
twins, multiple pregnancy, two babies
breastfeeding, breast fed, bf, nursing baby, feeding at breast, breastfed, nursed at breast, put to breast
bottle feeding, formula fed, artificially fed, on formula, bottle fed, formula feeding
mixed feeding, breast and bottle, combination feeding
expressed milk, ebm, pumped milk, expressed breast milk
pumping, using breast pump
latched, attached well, good latch, on the breast well, latched well, latching on
poor latch, not attaching, struggling to latch, latching difficulties, won't latch
cracked nipples, sore nipples, nipple trauma
engorged, breasts full and hard, engorgement, breast engorgement
mastitis, breast infection
baby blues, postnatal blues, weepy day three
postnatal depression, pnd, ppd, postpartum depression
postnatal check, pn check, postnatal visit, postpartum check
birth weight, weight at birth, bw
newborn check, baby check, nipe, newborn exam
heel prick, newborn blood spot, guthrie, nbst, nst heel
vitamin k given, konakion given, vit k
cord clean, cord dry, umbilicus clean and dry
cord off, umbilical stump separated, cord separated
jaundiced baby, baby yellow, neonatal jaundice
phototherapy, under the lights, bili lights, light therapy, biliblanket
scbu, nicu, special care, neonatal unit, nnu, scn
incubator, isolette, humidicrib
meconium passed, mec passed, first poo passed
posseting, spit ups, small milk vomits
wet nappy, wet diaper, passed urine in nappy, nappy wet
dirty nappy, soiled nappy, dirty diaper, poo in nappy
nappy rash, diaper rash, napkin dermatitis, sore bottom from nappies, nappy dermatitis
fontanelle sunken, soft spot sunken, depressed fontanelle
fontanelle bulging, soft spot bulging, raised fontanelle
fontanelle soft, soft spot flat, fontanelle normal
demand feeding, fed on cue, feeding on demand, baby-led feeds
feeding well, taking full feeds, finishing bottles, good feeder, sucking well
poor feeding, not taking feeds, off feeds, sleepy feeder, not finishing bottles, reluctant to feed
winded, brought up wind
irritable, grizzly, crying a lot, grouchy, whingy, fussy
inconsolable, can't be comforted, won't settle, unable to settle, crying nonstop, unconsolable
consolable, settles with cuddles, comforted by mum, settles when held
floppy baby, hypotonia, rag doll baby, reduced tone in infant
playful, interacting with toys, running around ward
not playing, not himself, uninterested in toys, quiet for him
croup, laryngotracheobronchitis
bronchiolitis, rsv chest
febrile convulsion, fit with fever, febrile seizure
fed by tube, gavage fed, ng fed, tube fed
immunisations up to date, imms utd, vaccines current, jabs up to date
not meeting milestones, developmental delay, delayed development, behind for age
meeting milestones, developing normally, developmentally appropriate, on track for age
failure to thrive, faltering growth, not gaining weight, ftt, poor weight gain, not thriving
growing well, gaining weight well, following centile
centile, growth chart line
parent rooming in, mum staying, parent resident, parent staying overnight
bub, little one, newborn
youngster, paediatric patient, paed
mum, mother, mom, mam, mummy
dad, father, daddy
parents, mum and dad, mother and father
grandmother, nan, gran, nana, grandma
grandfather, grandad, grandpa
cancer, malignancy, malignant disease, ca, the big c, carcinoma
tumor, growth, neoplasm
spread, metastases, metastatic, secondaries, secondary deposits, metastasised
bone mets, spread to bones, bony metastases, bone secondaries
liver mets, spread to liver, hepatic metastases, liver secondaries
brain mets, spread to brain, cerebral metastases, brain secondaries
lung mets, spread to lungs, pulmonary metastases
no evidence of disease, ned, disease free, all clear, cancer gone
progressive disease, disease progression, cancer growing, cancer getting worse, progressing on scan
recurrence, cancer come back, relapse, recurrent disease
chemotherapy, chemo, sact, cytotoxic, cytotoxic treatment
radiotherapy, radiation, xrt, dxt, radiation therapy, rt, radiation treatment
chemo held, chemo delayed, cycle deferred, treatment deferred
immunotherapy, checkpoint inhibitor
lost hair, alopecia, hair falling out, hair loss, bald
portacath, port, implanted port, vascular access port, tivad, port-a-cath, mediport
port accessed, huber needle in, needle in port
port de-accessed, huber needle out, port needle removed
hickman, tunnelled line
peripherally inserted line, picc, picc line, peripherally inserted central catheter, long line in arm
end stage, terminally ill
palliative, palliative approach, palliative intent, palliation
end of life, eol, actively dying, last days, terminal phase, nearing the end, entering dying phase, imminently dying, on his way out
end of life care, eolc, last days care, care of the dying
gold standards, gsf, palliative register
hospice, palliative care unit, pcu, palliative unit
palliative nurse, macmillan nurse
just in case meds, anticipatory medicines, jic box, anticipatories, crisis meds
terminal secretions, death rattle, noisy upper airway secretions, rattly chest near death, noisy secretions at end
terminal agitation, restless at end, terminal restlessness, agitation at end of life
cheyne-stoking, cheyne-stokes breathing, long gaps then breathing, cheyne-stokes respirations, cyclical breathing
passed away, deceased, demised, slipped away
died peacefully, passed away peacefully, peaceful death, slipped away quietly, peaceful passing
verified dead, death verified, life extinct, death confirmed, verification of death, voed, pronounced dead, confirmed dead
last offices, body laid out, care after death, laid out, post-mortem care, last offices performed, care of the body
mortuary, morgue, rose cottage
death certificate, mccd, certificate of death
coroner, coronial case
post mortem, autopsy, pm examination
funeral director, funeral home
unexpected death, sudden death, died unexpectedly, not expected to die
expected death, anticipated death, death was expected
grieving, bereaved, in mourning, grief, bereavement
bereavement support, grief counselling, bereavement counselling
not for resuscitation, dnar, dnr, nfr, dnacpr, no cpr, not for cpr, allow natural death, do not resuscitate, nfcpr
for resuscitation, full code, for full resus, for cpr
not for escalation, ward-based care only, not for icu, ward ceiling, no icu
treatment escalation plan, tep, ceiling of care, limits of treatment, escalation plan
advance directive, living will, advance decision, adrt, advance care directive, acd
power of attorney, lpa, poa, epoa, medical decision maker, healthcare proxy
active treatment withdrawn, treatment withdrawn, treatment stopped, moved to comfort care
saying goodbye, last visits, farewells
last rites, sacrament of the sick, anointed by priest, anointed, blessed by priest
chaplain, spiritual care, pastoral care, hospital chaplain
frightened of dying, death anxiety, scared to die, afraid of death
wants to die at home, preferred place is home, wishes to die at home
tolerating treatment, coping with chemo, treatment tolerated well
chemo sickness, cinv, chemotherapy-induced nausea
spinal cord compression, mscc, cord compression
breast removed, mastectomy
breast lump, breast mass, lump in breast
lymphoedema, lymphedema, swollen arm after nodes
leukemia, blood cancer
fungating tumour, fungating wound, malignant wound, ulcerating cancer
biopsy, bx, tissue sample, sample of lump, sample of tissue
allergic, allergy, hypersensitivity
no known allergies, nkda, nka, nil known allergies, no allergies, nil known, denies allergies, no known drug allergies
allergies checked, allergy status confirmed, allergy band checked
allergic to penicillin, penicillin allergy, pen allergic, can't have penicillin
anaphylaxis, anaphylactic, severe allergic reaction, anaphylactic shock
allergic reaction, reacted to it, had a reaction, reacted badly to, hypersensitivity reaction
reaction to drug, adverse drug reaction, adr, adverse reaction, bad reaction to medicine
epipen, adrenaline auto-injector, jext
antihistamine, allergy tablet, hay fever tablet
hives, urticaria, welts, wheals, nettle rash, urticarial
rash, come up in spots, eruption, skin eruption, blotches
itchy, itch, pruritus, pruritic, scratching himself
swollen lips, lip swelling, lips puffed up
swollen tongue, tongue swelling, tongue puffed up
food allergy, allergic to foods
nut allergy, allergic to nuts
latex allergy, latex sensitive, allergic to latex
hay fever, allergic rhinitis, seasonal allergies
intolerance, upsets his stomach, doesn't agree with him, side effect not allergy, intolerant to
allergy band, red band, red wristband, allergy bracelet
vital signs, obs, tpr, obs round, vs
vitals stable, obs stable, observations within range, obs satisfactory, between the flags, btf, obs within normal limits, vss, vitals wnl, obs unremarkable, obs fine
obs abnormal, observations outside range, vitals off, vital signs deranged
news score, ews, early warning score, mews
scoring nothing, news zero, not scoring
news up, score rising, scoring higher, ews climbing
four-hourly obs, obs every four hours
hourly obs, obs every hour, hrly obs
half-hourly obs, obs every thirty minutes
fifteen-minute obs, quarter-hourly obs
obs declined, refused observations, wouldn't have obs taken, declined obs
temperature reading, temp check
tympanic, ear temp
axillary temperature, under arm temp
blood pressure, bp, nibp, b/p
resp rate, resps, rr, breaths per minute
beats per minute, bpm
pulse taken manually, radial pulse counted, manual pulse
manual bp, sphyg reading, manual cuff reading
ht, how tall
bmi, body mass index
on arrival, at first contact, when i got there, upon entering, when i arrived
on entering room, found on entry, walked in to find, upon entry
baseline, normal for him, usual self, his norm, usual state, at his baseline, as usual for her, premorbid function, back to himself
not her usual self, not herself, out of sorts, off baseline, not right, not as normal, just not right, acting differently
unwell, poorly, crook, under the weather, off colour, not well, feeling rotten
looks unwell, looks poorly, looks crook, unwell looking, looks rough, looks sick, sick looking, looks ill, not looking good
looks well, appears well, well looking, good colour, looking good
ok, doing okay
deteriorating, going downhill, getting worse, worsening, deterioration, going off, taking a turn, getting sicker
deteriorating, taken a turn, went off, got worse, went downhill, worsening, worse, gone downhill, going downhill, gone off, declining
suddenly deteriorated, sudden deterioration, crashed suddenly, fell off a cliff, abrupt decline
improving, getting better, on the mend, picking up, improvement, coming good, turned the corner, better than before, getting stronger, clinically improving, better, perked up, looking up
improved, picked up, got better, came good, turned the corner, perked up, better now
no better, no improvement, not improving, not getting better, failing to improve
recovered, back to normal, back to himself, fully recovered, returned to baseline, bounced back, back to baseline
unchanged, no change, same as before, status quo, stable since last, as previously, remains same, nil change, much the same, isq, in status quo, no different, about the same, no worse no better
stable, clinically stable, holding steady, ticking over nicely, remains stable
gravely ill, touch and go, critically ill, very sick, might not make it, in critical condition
worse, more severe, not as good, aggravated, increased severity
escalating, building up, ramping up, mounting
easing, settling, wearing off, subsiding, calming down, dying down, abating
resolved, cleared up, no longer present, disappeared, subsided, gone away, went away, settled completely
still there, hasn't gone, still has
came back, happened again, returned, another episode, recurrence, started up again, back again
new, new onset, not had before, not present before, recent onset
all of a sudden, out of the blue, came on suddenly, acute onset, without warning, came on quickly
bit by bit, came on slowly, little by little, over time, progressively
longstanding, long-term, chronic, for years, had it ages
a touch of, bit of
small amount, little bit, scant, smidgen, tiny bit, scanty
large amounts, loads, profuse, a lot, heavy amount, a great deal
mod amt, fair amount, reasonable amount, medium amount
nil, no amount, not any
whole lot, every bit, in full, the lot
fifty percent, half of it
most of, nearly all, the bulk, almost all
a portion of, part of, a bit of
increasing, going up, rising, climbing, more than before, trending up, on the rise, creeping up
decreasing, going down, falling, dropping, less than before, trending down, reducing, coming down
plateaued, levelled off, steady, unvaried, constant level
highest point, reached its maximum
up and down, all over the shop, labile
a lot of time, many times
now and then, from time to time, at times, intermittently, on occasion, once in a while, on and off, off and on, comes and goes, now and again, sporadic
at all times, all the time, around the clock
at no time, not once
once more, another time
one time, single episode, one occasion
three times, thrice
several times, multiple times, numerous occasions, many episodes, time and again, over and over
every few minutes, at short intervals, every couple minutes
this shift, on this shift, during the shift, on shift
during the night, on night duty, through the night, on nights, in the night, o/n
at night, at bedtime, before bed, hs, on retiring, last thing at night
in the morning, first thing
in the afternoon, pm, this arvo
in the evening, this evening, teatime onwards
at the start of shift, on commencing duty, on taking over, at beginning of shift
at end of shift, on finishing duty, towards shift end
last night, night just gone, previous night
the day before, the previous day, day prior
next day, the following day, the day after
the day after operation, day one post op
on the day, same day
within the hour, in under an hour, less than an hour
straight away, right away, at once, without delay, straightaway
before long, in a bit
later on, following this
prior to, ahead of, pre
from then, ever since, following on from
at the moment, at present, right now, at time of writing, just now, at this time
for a while, for some time, some time now
for a long time, ages, prolonged period, extended time
for a short time, for a bit, short while, a little while, momentarily
a few seconds, seconds only
approx, circa, or so, more or less, somewhere near
at least, minimum of, no less than
up to, as much as, no more than, maximum of, at most
per day, each day, every day, od, once a day, qd, once daily
twice a day, bd, bid, two times daily, twice daily, two times a day
three times a day, tds, tid, three times daily, thrice daily
every other day, alternate days, alt die, second daily
as needed, prn, when required, as required, if needed, on demand, when needed, when necessary
as soon as possible, asap, earliest opportunity, urgent, stat basis
due to, because of, owing to, caused by, secondary to, related to, as a result of, on account of, r/t, d/t
along with, accompanied by, together with, as well as, in addition to, on top of that
with no, free of
seems to be, looks like, looks to be
may be, might be, could be
most likely, chances are, in all likelihood, in all probability
definitely, without doubt, for sure
thought to be, likely to be
confirmed, proven, established, definite, verified, positively identified, no doubt
no evidence of, no signs of, nil seen, none noted, not apparent, nil evident
says no, reports no, states none, tells me no
tells me, told us, verbalizes, voices, tells staff
c/o, complaining of, moaned about, voiced, says he has, moaning of
noted, found, seen, observed, noticed, spotted
noted to be, found to be, observed as, seen to be
on examination, o/e, when checked, on assessment, when examined, exam showed
on inspection, on looking, visually
history of, h/o, hx of, previously had, pmh of, past hx, phx of, background of
previous medical history, pmh, medical background, past medical history, pmhx, comorbidities
presenting complaint, pc, reason for admission, came in with, presents with, brought in with
came in with, presented with, admitted with, attended with, arrived with
nothing abnormal detected, nad, nil abnormal, all normal, wnl, no abnormality, within normal limits, nothing amiss, results normal, within range
abnormal, out of range, not within limits, deranged
left-sided, left-hand side, lt, left side
right-sided, right-hand side, rt, right side
both sides, bilaterally, on each side, b/l
one side, unilaterally
to continue, carry on, keep going, continue same, cont
as charted, as prescribed, as per chart, per mar
as per protocol, according to policy, as per guideline, as per policy
nothing further, no more, no other concerns, nil else, nothing else to report
no concerns, no issues, no problems, nil concerns, nothing of note, uneventful, all good, no dramas
uneventful shift, quiet shift, no issues on shift, nothing untoward overnight, nil to report
no complaints, nil complaints, voicing no complaints, nil c/o
to be monitored, for close observation, for monitoring, needs watching, needs close watch
keep an eye on, watch for, look out for
watching for signs, monitoring for, alert to signs of
uneasy about, something not right, has concerns
waiting for, still to come
to be reviewed, for review, to be seen, await review
seen by, attended by, looked over by, assessed by
informed, told, notified, made aware, let know, updated, alerted, given heads-up
escalated, raised with seniors, passed up, flagged
doctor informed, dr aware, mo notified, medical team aware, doc told, team informed, provider notified, md notified
doctor called, dr paged, mo paged, bleeped doctor, rang the doctor
doctor reviewed, seen by dr, mo reviewed, medical review done, seen by team
awaiting doctor, waiting on dr, doctor yet to come, pending medical review
met call, rapid response, rrt, medical emergency team, outreach call
rapid response called, met call made, outreach called, rrt activated
nurse in charge informed, nic aware, team leader told, charge nurse notified, shift coordinator made aware
family informed, nok aware, relatives told, next of kin notified, family updated, nok updated
family not yet told, nok not informed, relatives to be told, family unaware
no answer, didn't pick up, unable to reach, no reply, couldn't get hold of, couldn't get through, unable to contact, no response to call
message left, left a voicemail, answerphone message left
agreed, happy with this, in agreement, on board with, content with
happy to, agreeable to, willing to, consenting to
refused, declined, wouldn't have, said no, knocked back, not agreeable
given the option, invited to
talked through, told her why, gone through with
advised, counselled
understood, verbalised understanding, took it on board, able to repeat back, took in information
did not understand, needs repeating, unable to retain information, poor understanding
asked for, put in request for
would like, keen to, asking for
unable to, not able to, incapable of
able to, manages to, capable of, is capable of
coped with, succeeded in, able to complete, got through
didn't manage, unsuccessful, failed, couldn't do it, no joy
tried again, second attempt, reattempted, another go
first attempt, first go, first try
used to, previously would
put on, kicked off
discontinued, d/c'd, taken off, halted
withheld, not given, w/h
changed, swapped, switched, replaced, exchanged
increased, put up, turned up, raised
decreased, turned down, reduced, lowered, dropped, weaned
recommenced, started back up
held up, put back, running behind
called off, not going ahead, bumped off list, scrapped
looked at, had a look
checked again, re-taken, redone
written up, noted down, entered in notes
handed over, passed on, given in report, told next shift
as above, per previous entry, as stated
on return, when back, on getting back
on leaving, when i left, on departure, at the end of visit
called to see, asked to see, atsp, asked to attend
at rest, lying still, when resting, not moving
on standing, upon standing, when getting up, stood up
holding his tummy, clutching his abdomen, arms across his belly
bowels not open, bno, no bm, not been, hasn't been, hasn't had a poo, no motion, bowels not moved, bnwo, nbo, no bowel motion
watery stool, liquid stool, all water
poor fluid intake, hardly drinking, drinking very little, inadequate fluid intake, not drinking enough
polydipsia, drinking all the time, excessive thirst, drinking excessively
cachectic, emaciated, skin and bone, wasted away, cachexia, gaunt
obese, bariatric, obesity
incurable, no cure, not curable, can't be cured
comfort measures only, cmo, comfort care, comfort focused, symptom control only
goals of care, goc form, goc
advance care plan, acp, wishes written down
bp on the low side, soft bp, bp a bit low, borderline low bp
bp in her boots, very low bp, profoundly hypotensive
drenched in sweat, dripping with sweat, sweating profusely, profuse diaphoresis, pouring with sweat, wringing wet
pvd, peripheral vascular disease, peripheral arterial disease
noradrenaline, norad, norepinephrine, levophed, nad infusion
adrenaline, epinephrine, epi
vertigo, room spinning, vertiginous, world going round, things spinning
myoclonic jerks, myoclonus, myoclonic
septic screen, septic workup, screened for sepsis
nil in drain, drain dry, no drain output, drained nothing
intermittent self-catheterisation, isc, catheterises himself, self-caths
one week, a week, seven days
two weeks, fortnight, a fortnight
six months, half a year
a year, twelve months, one year
fortnightly, every two weeks, every second week, every fortnight
each week, every week, once a week, once weekly
each month, every month, once a month
four hourly, every four hours
six hourly, every six hours
two hourly, every two hours
every hour, on the hour
eight hourly, every eight hours
midday, noon
early hours, small hours
handover time, change of shift, shift change
post op, after surgery, following operation, post-operatively, after theatre, postop
pre op, before surgery, prior to theatre, pre-operatively, preop
after meals, post prandial, pc meals, following food
before meals, ac, pre-meal, prior to food, before food
with food, with meals, alongside meals, at mealtimes, during meals
on an empty stomach, without food, before eating anything
seizure self-terminated, fit stopped by itself, fit self-resolved, seizure self-limiting
seizure lasted, fit went on for, duration of seizure
eyes rolled back, eyes rolling, upward eye deviation
frothing at mouth, foaming at mouth, frothy saliva at lips
shaking all over, whole body shaking, generalised shaking, shook from head to toe
hands shaking, hand tremor, tremulous hands
pill-rolling, resting tremor
head lag, can't hold head up, poor head control
good head control, holds head up, head control present
reflexes brisk, hyperreflexia, exaggerated reflexes
reflexes absent, no reflexes, areflexia
clonus, rhythmic jerking at ankle
localising to pain, goes to where it hurts, localises, moves hand to pain
withdrawing to pain, withdraws, pulls away from pain
extending to pain, extensor posturing, decerebrate posturing
abnormal flexion, decorticate posturing
incomprehensible sounds, moans only, groans only, making noises not words
inappropriate words, random words, words not making sense
confused speech, confused conversation, muddled talking
eyes opening spontaneously, opens eyes by himself
non-verbal, not speaking, mute, doesn't talk, nonverbal, no speech, no verbal communication
speaks little, few words, quiet in conversation, not saying much
gag present, gag intact, gag reflex present
gag absent, no gag, absent gag reflex
droopy eyelid, ptosis, lid drooping
nystagmus, eyes flicking, jerky eyes
evd, external ventricular drain, brain drain, ventricular drain
shunt, vp shunt
lumbar puncture, lp, spinal tap
csf leak, spinal fluid leaking, leaking csf
brain scan, ct head, ct brain, head ct, head scan
mri, magnetic scan, mr scan, magnetic resonance scan
eeg, brain wave test, brain tracing
ms, multiple sclerosis
mnd, motor neurone disease, als
thrombolysis, clot-busting treatment, tpa given, lysed
clot retrieval, thrombectomy, ecr
spinal anaesthetic, spinal block, subarachnoid block, spinal, sab
sensation returning after spinal, spinal wearing off, block regressing, feeling returning in legs
legs heavy after epidural, motor block, can't lift legs post epidural
breathing pattern regular, regular respirations, resps regular
breathing pattern irregular, irregular respirations, erratic breathing
chest expansion equal, equal rise and fall, chest moving equally, symmetrical chest movement
uneven chest movement, unequal chest rise, asymmetrical chest movement
surgical emphysema, subcut emphysema, crackly under skin, subcutaneous air
pleuritic pain, hurts to breathe in, pain on deep breath, pain on inspiration, catches when breathing in
afraid to cough, reluctant to cough because sore, splinting from pain
peak flow, pefr, pef
oxygen saturation target, target sats, sats goal
oxygen titrated, o2 adjusted, oxygen adjusted to sats
keeps removing mask, pulling mask off, won't keep mask on, non-compliant with mask
tolerating mask, keeping mask on, mask tolerated
humidified oxygen, humidification, wet circuit, warmed oxygen
anxious because breathless, panicky with breathing, breathless and frightened
desaturates on mobilising, sats drop walking
recovers quickly at rest, settles once seated, sats recover with rest
weaning from ventilator, vent wean, coming down on the vent, ventilator being weaned
spontaneous breathing trial, sbt
bagged, bag-valve-mask ventilated, bvm ventilated, hand ventilated
nasopharyngeal airway, npa, nasal airway, nasal trumpet
jaw thrust, jaw support, airway held open
recovery position, left lateral safe position, rolled on side for airway
tube position checked, ett position confirmed, tube at same mark
tube secured, ett secured, ties secure
cuff leak, air leaking round cuff
sputum specimen, sputum sample, sputum pot sent, sputum for mcs
cough medicine, linctus, cough mixture, cough syrup
mouth breather, breathing through mouth, mouth breathing
breath holding, holding his breath, breath-holding spell
whooping cough, pertussis
tb, tuberculosis
bronchiectasis, damaged airways
pulmonary fibrosis, scarred lungs, ild, lung scarring
lung cancer, lung ca, bronchial carcinoma
apex beat, apical pulse
bp both arms, bilateral arm bp
cuff too small, wrong cuff size, large cuff required
white coat effect, bp up when nurse comes
angina, cardiac chest pain, angina attack
gtn effective, pain went with spray, chest pain relieved by gtn
troponin, trop, cardiac enzymes
troponin raised, trop positive, trop elevated
troponin normal, trop negative
ischaemic changes, ecg changes
no ecg changes, ecg unchanged, no acute changes on ecg
heart murmur, systolic murmur, murmur
leaky valve, valve regurgitation, incompetent valve
valve replacement, avr, new valve
aortic aneurysm, aaa, swollen aorta
endocarditis, infected heart valve
groin site intact, femoral puncture site clean, no haematoma at groin
radial band, tr band, wrist compression band
radial band removed, tr band off, wrist band deflated and removed
ankle pressure, abpi, doppler pressure index
doppler used, pulse found with doppler, dopplered
leg cold and white, leg pale and pulseless
toes black, necrotic toes
chilblains, cold red toes
raynaud's, fingers go white in cold
feels cold, complains of cold, says freezing, asking for blankets
feels hot, complains of heat, says too warm, asking for fan
hot flushes, hot flashes, menopausal flushes
extra blanket given, blankets added, warm blanket provided
sick bowl, vomit bag, emesis bag, kidney dish
vomited feed, brought up feed, feed regurgitated
vomited tablets, brought up tablets, tablets seen in vomit
nausea settled, sickness passed, no longer nauseated, nausea resolved
nausea after antiemetic improved, antiemetic effective, sickness tablet worked, good effect from antiemetic
antiemetic not working, antiemetic ineffective, still sick despite antiemetic
vomit contained food, undigested food vomited
tummy tender, abdomen tender, sore on abdominal palpation, abdo tender
rebound tenderness, hurts on letting go
tummy upset, upset stomach, dicky tummy, stomach not right
full up quickly, early satiety, few mouthfuls and full
food tastes of nothing, lost taste, ageusia
fussy eater, picky eater, picky with food
sweet tooth, prefers sweet things
high protein diet, hpd, extra protein
low salt diet, no added salt, nas
gluten free, coeliac diet, no wheat
thin fluids, normal fluids, unthickened
risk feeding, eating with acknowledged risk, feed at risk
pocketing food, food held in cheeks, pouching food, storing food in mouth
spits food out, spitting out food, expels food
chews slowly, slow eater, takes long time over meals
small frequent meals, little and often
snacks offered, snacks between meals
missed meal, meal missed, not in for meal
meal kept back, tray saved, late meal kept
takeaway brought in, family brought food, food from home, home food brought, brought own food
gastric residual, gastric aspirate, aspirate volume
ph checked, aspirate tested acid, ph strip tested
tube position confirmed, ng placement verified, ngt position checked, x-ray confirmed tube
tube flushed, flush given through tube, water flush given, feeding tube flushed
tube blocked, ng occluded, unable to flush tube, feeding tube blocked
pulled out ng tube, ngt self-removed, removed his own ng
tube fell out, tube dislodged, tube displaced, tube migrated
peg site clean, gastrostomy site clean and dry, peg site healthy
peg site red, gastrostomy site inflamed, peg site looks sore
overgranulation, proud flesh, hypergranulation, overgranulating
overnight feed, nocturnal feed
refeeding syndrome, refeeding
folate deficiency, low folate
b12 injection, neo-b12
weighed on hoist scales, hoist weight
must score, malnutrition score, mst score
bowels regular, usual bowel habit, bowels as normal, regular bowel habit
change in bowel habit, altered bowels, bowel pattern changed
no result from enema, enema ineffective, nil result from suppository, enema without effect
large bowel motion, big poo, large bm, bolg, large stool
small bowel motion, small bm, bit of poo, small stool
tenesmus, feels still wants to go, feeling of incomplete emptying
itchy bottom, pruritus ani, bum itchy
sore bottom, perianal soreness, bottom red and sore
prolapse, rectal prolapse, bowel hanging out
stool sample, stool specimen, faeces for mcs, faeces sample, stool culture, poo sample, stool spec
stool sample still needed, awaiting stool specimen, need stool for testing
infectious diarrhoea, infective diarrhoea
rectal tube, faecal management system, flexiseal
stoma retracted, stoma sunk, stoma below skin level
stoma prolapsed, stoma hanging out
parastomal skin sore, skin round stoma excoriated
parastomal skin intact, skin round stoma healthy, peristomal skin good
parastomal hernia, bulge round stoma
new stoma, stoma just formed, recently formed stoma
stoma reversed, reversal of stoma
managing own stoma, independent with stoma, does own stoma care, self-caring with stoma
won't look at stoma, avoids looking at stoma
stoma nurse, stomal therapist, stn, stn nurse, cns stoma, ostomy nurse, stomal nurse
loose stoma output, watery stoma output, runny stoma output
formed stoma output, thick stoma output
wind in bag, flatus in bag, bag full of air, gas in pouch
urostomy, ileal conduit, urine stoma
nephrostomy, kidney drain, pcn
ureteric stent, jj stent, double j
bladder spasms, bladder cramps, catheter spasm
continuous irrigation, cbi, three-way irrigation, continuous bladder irrigation, bladder irrigation running
irrigation running clear, output clear with irrigation, cbi clear
irrigation rose, cbi pink, output rose on irrigation
urine clearing, haematuria settling, haematuria improving
catheter care, catheter hygiene, meatal care, idc care, catheter toilet
catheter pulled out, self-removed catheter, pulled catheter out, traumatic catheter removal
catheter retaining strap, statlock, catheter secured to thigh
passed trial of void, voided after catheter removal, tov successful, passing urine since idc out
failed trial of void, tov failed, failed twoc, recatheterised after trial
bag below bladder, drainage bag positioned low
bag emptied of urine, catheter bag emptied, idc bag emptied
hat in toilet, urine measured in toilet pan
urge incontinence, leaks before reaching toilet, doesn't make it in time
stress incontinence, leaks on coughing, leaks when laughs
buzzer for toilet, rings to go toilet, calls for toileting
not aware of needing toilet, no awareness of bladder
found wet, wet on rounds, found incontinent of urine
bed changed, sheets changed, linen change, fresh linen, fresh sheets, bed made up fresh
kidney injury from dehydration, pre-renal aki
kidney infection, pyelonephritis, pyelo
passed kidney stone, stone passed
clean after toileting, pericare given, peri care, washed down below, perineal hygiene
dialysis days, runs on mwf, dialysis schedule
cramped on dialysis, cramps during hd
bp dropped on dialysis, intradialytic hypotension
came off dialysis early, session cut short, hd terminated early
fistula arm, no bp this arm, protected arm
cloudy pd fluid, pd bag cloudy, turbid effluent
low salt and water restriction, renal diet
itching from kidneys, uraemic itch
newly diagnosed diabetic, new diagnosis of diabetes, just found diabetic
hba1c, a1c, three month sugar test, glycated haemoglobin
pre-meal bgl, premeal glucose
sugar checked, bgl taken, finger pricked, bm done, glucose measured
insulin missed, insulin omitted, didn't have insulin
insulin withheld as low, insulin held for hypo
injection sites rotated, sites alternated, different injection site used
lumpy injection sites, lipohypertrophy, lumps where injects
hypo unaware, doesn't feel hypos, no warning of hypos
shaky, jittery, trembly, quivery
glucagon given, glucagon im, hypokit given
numb feet, no feeling in feet, feet have no sensation
foot check, foot examination done
diet controlled, no diabetic medication, managed by diet
oral hypoglycaemics, diabetic tablets
steroid-induced sugars, steroid-induced hyperglycaemia, sugars up from steroids
sick day rules, sick day plan
podiatrist, chiropodist, foot doctor, foot specialist
goitre, swollen thyroid, lump in neck from thyroid
feels the cold, cold intolerance
thyroxine, levothyroxine
infected wound, wound infection, wound gone septic, wound infected
warm to touch, warmth felt, feels hot on touching
hot to touch, feels burning, skin hot
inflamed, inflammation, angry looking
tracking redness, lymphangitis, red streak up arm
swollen glands, lymphadenopathy, glands up, lymph nodes up
line infection, clabsi, central line sepsis, crbsi, catheter-related bloodstream infection
source unknown, fuo, no focus found, fever without source
antibiotics changed, abx switched, antibiotic altered
antibiotic dose missed, abx omitted
last dose of antibiotics, final antibiotic dose
on oral antibiotics, taking antibiotic tablets, po abx
on iv antibiotics, ivabs, ivabx, antibiotics through drip
infection control aware, ipc informed, infection control notified
exposed to infection, contact of case, close contact
outbreak, ward closed with bug
handwashing, hand hygiene, washed hands, hands decontaminated
needlestick, sharps injury, needle stick injury, needle-stick, stuck herself with needle, needlestick injury
notifiable disease, public health informed, reported to public health
travelled recently, been abroad, recent travel, overseas travel
haemophilia, bleeder, clotting factor lacking
dic, consumptive coagulopathy
platelet transfusion, bag of platelets
ffp, fresh frozen plasma, plasma given
cryo, cryoprecipitate
consent for blood, transfusion consent
won't accept blood, jehovah's witness refusal, declines blood products
bleeding from cannula site, iv site oozing, cannula site bleeding
bleeding from wound, wound oozing blood, bloody ooze from dressing
pressure applied, manual pressure held, pressed on it
tranexamic acid, txa
pressure dressing, compression dressing, firm dressing
strike through, ooze through dressing, dressing soaked through
heavy periods, menorrhagia, heavy menstrual bleeding
menses, menstruating, monthly bleed, time of month, on period
missed period, late period, amenorrhoea
menopause, the change, climacteric
vaginal discharge, pv discharge, discharge down below
itchy down below, vulval itch, vaginal itch
smear test, cervical screen, pap
stomach bleed, upper gi bleed, ugib
lower gi bleed, bleeding from bowel, lgib
eyes closed, eyes shut, lids shut
eyes sore, eye pain, painful eye
eye patch, eye pad, eye shield
something in eye, foreign body in eye, grit in eye
scratched eye, corneal abrasion
can't bear noise, phonophobia, noise bothers her
needs glasses, can't read without glasses
lost hearing aid, hearing aid missing, mislaid hearing aid
hearing aid batteries flat, hearing aid not working, aid batteries dead
lip reads, reads lips, lipreads
signs, uses auslan, uses bsl, uses sign language
deaf in one ear, unilateral hearing loss
ears blocked, ears feel full, muffled hearing
perforated eardrum, burst eardrum
dentures lost, missing false teeth, mislaid dentures
dentures cleaned, false teeth brushed, denture care
teeth cleaned, teeth brushed, brushed teeth
loose tooth, wobbly tooth
dental abscess, abscess on tooth
mouth thrush, oral thrush, candida in mouth, oral candidiasis
lip salve, lip balm, lips moisturised, vaseline to lips, paraffin to lips
mouth swabs, pink sponges, oral swabs
mouthwash, mouth rinse, oral rinse
voice recovered, voice back, speaking normally again
tonsillitis, inflamed tonsils
tonsils out, tonsillectomy
quinsy, peritonsillar abscess
swollen face, facial swelling, puffy face, face puffed up
swollen hands, hands puffy, hand oedema
swollen legs, leg oedema, puffy legs, legs swollen up, lower limb oedema
swollen feet, foot oedema, puffy feet
swollen knee, knee effusion, fluid on knee
sacral oedema, swelling at base of back
weeping legs, leaking legs, legs oozing fluid, serous leakage from legs
leg ulcer, ulcerated leg
scrotal swelling, swollen testicles, scrotal oedema
general swelling, anasarca, swollen all over, generalised oedema
bunion, hallux valgus
slipped disc, prolapsed disc, disc prolapse, herniated disc
curved spine, kyphosis, hunchback, stooped back
scoliosis, sideways curved spine
frozen shoulder, adhesive capsulitis
torn rotator cuff, rotator cuff injury
cramp in calf, charley horse, leg cramps
restless legs, rls, legs won't keep still
knees locked, knee locking
knee giving way, unstable knee
grinding joint, crepitus in joint
mobilised with physio, walked with pt, up with physio
sat out, up in chair, sat in chair, out of bed to chair, soob, oob to chair
bed rest, rib, resting in bed, not to get up
bedbound, bed-bound, doesn't leave bed, bedfast, nursed in bed, confined to bed, unable to leave bed
walks unaided, independently mobile, no walking aid, mobilising independently, self-mobile
walks with frame, uses zimmer, zf
crutches, elbow crutches
wheelchair, w/c
hoisted, lifter, mechanical lift, hoyer, hoist transfer, full hoist
splint removed, splint off
plaster off, cast removed
plaster tight, cast too tight
toes warm and wriggling, toes pink warm moving, toes well perfused and mobile
staples, skin clips, surgical staples
stitches out, ros, sutures removed, suture removal, removal of sutures, had stitches taken out
clips out, staples removed, clips removed, removal of clips, roc
wound gaping, dehisced, wound opened up, dehiscence, wound broken down, come apart, opened up, wound edges separated, burst open
wound healing well, wound looks good, wound clean and healing
booking visit, booked in with midwife, first antenatal appointment
anomaly scan, twenty week scan, morphology scan
dating scan, twelve week scan
low lying placenta, placenta praevia
placenta came away, abruption, placental abruption
anti-d given, rhesus injection given, rhogam given
rhesus negative, rh neg
gbs positive, strep b positive, group b strep carrier
polyhydramnios, too much water round baby
oligohydramnios, low fluid round baby
small for dates, sga, iugr, baby measuring small, growth restricted
large for dates, lga, macrosomia, big baby
braxton hicks, practice contractions, false labour
stretch and sweep, membrane sweep, s and s
birth plan, birth preferences
birth partner, support person in labour
midwife, mw, midwifery staff
midwife called to home birth, homebirth midwife attending
water birth, born in pool, pool birth
homebirth, born at home, home delivery
bba, born before arrival
failure to progress, slow progress in labour, labour not progressing
cord round neck, nuchal cord
cord prolapse, cord came down
delayed cord clamping, dcc
baby born, delivered of baby, birth of infant
baby boy, male infant, little boy
baby girl, female infant, little girl
cried at birth, cried straight away, spontaneous cry
needed help breathing at birth, neonatal resus, resuscitated at birth
vernix, white coating on baby
moulding, squashed head shape, moulded head
caput, swelling on baby's head
tongue tie, ankyloglossia
top-up feed, topped up after breast
supply low, not enough milk, low milk supply
colostrum, first milk, early milk
cluster feeding, feeding constantly in bursts
wind pain baby, infant colic, colicky baby
sticky cord, cord oozing, umbilical stump moist
mum coping well, mother managing well
mum not coping, mother struggling, mother overwhelmed
bonding well, attachment good, responsive to baby, warm with baby
poor bonding, not bonding, detached from baby, little interest in baby, poor attachment
safe sleeping discussed, sids advice given, safe sleep education
afterpains, after pains, uterine cramping after birth
wound from section, caesar wound, lscs wound
contraception, birth control, family planning
the pill, oral contraceptive, ocp
coil, iud
implant, implanon, nexplanon
crying, tearful, weeping, in tears, teary, sobbing, weepy, cried, upset and crying
cries when handled, upset with handling, distressed on handling
good cry, lusty cry, strong cry
weak cry, feeble cry, whimpering cry
high-pitched cry, shrill cry
alert and active baby, baby active and alert
handles well, settles with handling, tolerates handling
clingy, wants mum constantly, won't leave mother
child protection, safeguarding children, child safety concern
play therapist, play specialist, child life, child life therapist
bottle refused, baby refused feed, wouldn't take bottle
introduced solids, weaning foods started, on solids
toilet trained, potty trained, out of nappies
teething, cutting teeth, new teeth coming
sunken eyes, eyes sunken, hollow eyes
poor skin turgor, skin tenting, skin stays pinched
good skin turgor, skin turgor normal
tears present, crying with tears
no tears, crying without tears
bulging veins scalp, scalp veins prominent
glue ear, fluid behind eardrum
hand foot and mouth, coxsackie
measles, morbilli
slapped cheek, fifth disease, parvovirus
worms, threadworms, pinworms
swallowed object, ingested foreign body, swallowed something
poisoning, toxic ingestion
scald, hot water burn
cool running water, cooled under tap
crossing centiles downward, falling off centiles
school nurse, nurse at school
missed school, off school, school absence
couldn't catch her breath, gasping, gasping for air, fighting for breath
needed oxygen, required supplemental oxygen, oxygen commenced, put on oxygen, o2 applied
oxygen taken off, oxygen discontinued, o2 removed, weaned to room air, oxygen ceased, weaned off oxygen, off o2
smoking cessation advice, advised to quit smoking, stop smoking advice
breathing has settled, respiratory status improved, breathing better, breathing easier
breathing got worse, respiratory deterioration, breathing worsened, chest worse
felt faint getting up, light-headed on standing, dizzy on standing, giddy when got up
fell asleep mid-sentence, drifts off while talking, dozes off mid conversation
slow to answer, delayed responses, takes time to respond, slow replies, slowed responses
answers appropriately, appropriate responses, answers make sense
doesn't know where he is, disorientated to place, thinks he's somewhere else
doesn't know the date, disorientated to time, unsure what year
doesn't recognise family, fails to recognise relatives, not knowing her own daughter
recognises family, knows her relatives, recognising visitors
rambling, talking nonsense, incoherent, gibberish, talking gibberish
calling out, shouting out, yelling out, vocalising loudly, shouting, yelling, hollering
picking at the air, carphologia, grabbing at nothing
dropping things, clumsy hands, poor grip with drops, loss of dexterity
listing to one side, leaning to one side, trunk leaning, can't sit straight
dragging her leg, leg trailing, leg lagging behind
face numb, facial numbness, no feeling in face
one eye closed up, eye swollen shut
brought in by ambulance, biba, conveyed by paramedics, came by ambulance
found collapsed, discovered collapsed
long lie, on floor for hours, long time on floor
came round, regained consciousness, came to, woke up after collapse
keeps dropping off, increasingly drowsy, getting sleepier, more drowsy
perked up, brighter, more alert, brightened up, more awake
talkative, conversing well, conversational, good conversation
not engaging, keeping to herself
good spirits, bright in mood
fed up, down in the dumps, low in mood, low mood, depressed, feeling down, blue, flat and low, mood low
anxious, uptight, apprehensive, anxiety, on edge, worked up, jittery
irritated, irate
distressed, in distress
reassured, reassurance given, put her mind at rest, comforted, settled with words, put at ease, calmed with talking, emotional support given, mind put at rest
emotional support given, sat with her, listened to, time spent listening
pain comes when coughing, hurts to cough, pain on coughing
pain wakes him, woken by pain, pain at night waking
couldn't sleep for pain, sleep disturbed by pain, kept awake by pain
rubbing his leg, massaging his leg
crying with pain, tearful with pain, sobbing from pain
not letting us touch, won't be touched, resists being touched
comfortable in bed, resting comfortably, lying comfortably, tucked up comfortable
analgesia before dressing, pre-medicated for dressing, painkillers before wound care
asking for more painkillers, requesting further analgesia, wanting more pain relief
too early for painkillers, next analgesia not due, analgesia not yet due
pain relief reviewed, analgesia reviewed, painkillers looked at by doctor
acute pain team, aps, pain nurse
stomach churning, butterflies in stomach
tummy gurgling, borborygmi, rumbling tummy
went off his food, loss of appetite, lost his appetite
ate with encouragement, eating with prompting, ate when coaxed
needs prompting with meals, prompted at mealtimes, reminder to eat
clothes loose, rings loose, looks thinner
hasn't weed since morning, no urine since morning, not voided since am
up and down to toilet, multiple trips to toilet
didn't make it to toilet, not in time for toilet, caught short
sat on toilet no result, toileted with nil result, sat on commode nothing
smear on pad, stool stained underwear
smearing, smearing faeces, spread poo about
offensive smell, foul odour, malodorous, stinks, offensive odour, smells bad, smelly, malodour, foul-smelling, whiffy
no smell, no odour, nil odour, odourless
tube draining well, drain patent, drain functioning
tube pulled out by patient, drain self-removed, pulled out own drain
drain blocked, drain clotted off, drain not patent
drain leaking, leaking round drain, drain site oozing
vacuum lost, drain not holding suction, suction lost on drain
looks like he's dying, appears to be dying, looks end of life
skin cold and waxy, waxy skin
peripheries mottling, knees mottled, mottling of limbs
took his last breath, stopped breathing and died, last breath taken
family called in, relatives asked to come, summoned the family, nok asked to attend
family at bedside, relatives present, family sat with him, nok in attendance
sitting vigil, family keeping vigil
unable to swallow tablets, can't get tablets down
only wants comfort, wishes comfort care only
mouth kept moist, frequent mouth care, regular mouth care
syringe driver started, csci commenced, driver set up
syringe driver checked, driver running to time, csci checked running
syringe driver stopped, driver taken down, csci discontinued
breakthrough dose given, extra dose given, rescue dose given
repositioned to ease secretions, turned on side for secretions
mood lifted, brighter in mood, mood improved
asked about prognosis, wanted to know how long
bad news broken, breaking bad news
had a bad reaction before, previous adverse reaction
came out in hives, hives appeared, developed urticaria
throat closing, throat closing up
reaction settled, allergic reaction resolved
rash fading, rash settling, spots going
rash spreading, rash extending, spots spreading
heart rate came down, hr settled, pulse slowed down, rate improved
heart rate went up, hr increased, pulse rose
bp came up, bp improved, pressure came up, bp responded
bp came down, bp settled, bp lowered
responded to fluids, fluid responsive, picked up with fluids
no response to fluids, not fluid responsive, bp unresponsive to bolus
temp going up, temperature climbing, temp rising, getting hotter
temp going down, temperature falling, cooling
repeat obs, obs repeated, recheck of vitals, vitals rechecked
more frequent obs, obs stepped up, increased frequency of observations, obs frequency increased
less frequent obs, obs stepped down, obs frequency reduced
machine not reading, unable to get reading, no reading obtained, couldn't get a reading
probe repositioned, probe moved, sats probe resited
good trace, reliable waveform, good pleth
poor trace, unreliable reading, artefact
went on to, proceeded to, then began to
ended up, in the end
kept on, continued to, carried on, persisted in
keen to, eager to, motivated to
not keen to, reluctant, unwilling
adamant, would not be swayed
changed his mind, had second thoughts
seems better, appears improved, looks better
seems worse, appears worse, looks worse
a lot better, much improved, greatly improved, markedly better
a bit better, slightly improved, marginally better, little improvement
a lot worse, much worse, markedly worse, far worse
a bit worse, slightly worse, marginally worse
in and out of, on and off with, intermittently in
more than usual, above normal for him, greater than baseline
less than usual, below normal for him, reduced from baseline
more and more, increasingly, ever more
less and less, decreasingly, diminishing
hard to, difficult to, struggles to, finds it difficult
easy to, no trouble, no difficulty, without difficulty, with ease
no need for, not required, not needed, not necessary
with help, with assistance
supervised, with supervision, staff watching, under supervision
with encouragement, with prompts, coaxed
on request, when asked, at patient's request
of own accord, without prompting
mentioned in passing, happened to say
in front of, in presence of, witnessed by
no one saw it, unwitnessed, not seen to happen
seen happening, witnessed, observed by staff
at risk of, risk of, prone to, high risk for
to prevent, to avoid, to stop it happening
in case, as precaution, to be safe
in spite of, even though, regardless of
however, but, though, although
as well, in addition
apart from that, aside from this
apart from, other than, except for, with the exception of
solely, nothing but
on the whole, by and large, in general
as a rule, most days
for example, such as
except if, if not
if worse, if deteriorates, in event of deterioration, should she worsen
let us know if, to report if, to inform staff if, will call if
ring if any problems, call if concerned, phone if worried
phoned, rang, telephoned, spoke by phone, tc to, t/c, called, gave a ring, bell to, phone call made
called on, home visit made, attended home, seen at home
spoke to, discussed with, d/w, talked with, had chat with, liaised with
talked about, gone over, conversation had
asked if, enquired whether, queried whether
explained why, rationale given, reasons given
listened to concerns, concerns heard, concerns acknowledged
concern raised, voiced concern, expressed worry
no questions, nothing to ask, denies questions
questions answered, queries addressed, queries answered, answered questions
settled in, orientated to ward, shown round
came back to ward, rtw, returned to ward, back on ward
from theatre, back from theatre, returned from or, returned from surgery
went for scan, taken for scan, attended scan, off to radiology
went to theatre, taken to theatre, to or, gone to ot
results back, results available, result reported, results in
results not back, results pending, awaiting results, results outstanding, results awaited, outstanding results
chased up, followed up, f/u, review later, subsequent review, hurried along
left in, remains in situ, insitu, still in place, in situ
came out, fell out, dislodged, became displaced
resited, re-sited, replaced elsewhere, re-cannulated, new cannula put in, cannula replaced, fresh iv placed
patent, not blocked, flushing well, flushes easily, patency confirmed, flushes without resistance
blocked, occluded, won't flush, not flushing, not patent, unable to flush, clogged
tissued, infiltrated, cannula tissued, cannula blown, iv blew, drip leaking into arm
intact, not broken, unbroken
clean and dry, clean dry and intact
soaked, wet through, saturated, sodden, drenched, sopping
red and sore, red and painful, inflamed and painful
no redness, no erythema, nil redness
no heat, not hot to touch, no warmth
no discharge, no exudate, nil ooze, no ooze
lumpy, nodular
scaly, peeling
open area, broken skin, break in skin, skin broken down, skin break, breakdown of skin, skin not intact
unaffected side, good side, strong side
affected side, bad side, weak side
worst at night, worse nocturnally, at its worst overnight
better when sitting up, eased by sitting up, improves upright
brought on by, triggered by, precipitated by, set off by, set it off, provoked by
made worse by, aggravated by, exacerbated by, worse with, worsens with
relieved by, eased by, helped by, better with, alleviated by
nothing helps, no relieving factors, nothing eases it
started when, onset when, began when
last happened, last episode, most recent episode
happens every time, each time, on every occasion, without fail
nothing like this before, no previous episodes, first episode ever, never had before
same thing last time, similar to previous, like last time
of late, in recent days
just now, moments ago, a minute ago, just this minute
all day, throughout the day, whole day
all night, throughout the night, whole night
most of day, majority of day
mid morning, late morning
in between times, betweentimes, in the interim, in meantime
past few days, last few days, recent days
on time, as scheduled
due now, is due, due to be done
not due, not yet due, isn't due yet
not certain, not sure
can't remember, doesn't recall, no recollection, no memory of
according to family, family say, per family, relatives report, collateral from family
according to patient, patient states, pt says, pt reports, by own account, in his words, patient reports
according to notes, per records, documented previously
patient, pt, service user
nurse, rn, staff nurse
doctor, dr, medic, mo, physician
consultant, attending, vmo, specialist in charge
healthcare assistant, hca, cna, ain, nursing assistant, pct, care assistant, nurse aide, support worker
gp, family doctor, general practitioner, pcp, lmo, primary care doctor
next of kin, nok, closest relative
see-saw breathing, paradoxical breathing, paradoxical respiration
stented, stent put in, stent placed, coronary stent inserted
furosemide, frusemide, lasix
exhausted, worn out, shattered, done in, knackered, wiped out, exhaustion, very tired, dead on his feet, whacked
hardly slept, awake most of night, up most of night, little sleep, barely slept, scarcely slept
lignocaine, lidocaine, xylocaine
acid reflux, gord, gerd, reflux
fecal impaction, impacted stool
bottom, bum, buttocks, backside
no appetite, not hungry, doesn't fancy food, doesn't feel like eating
needs help to eat, assistance with meals, some help at mealtimes
jp, jackson-pratt
rigoring, shaking chills
warmed up, actively warmed, rewarmed
crossmatch, xm, cross match
mucositis, stomatitis, inflamed mouth lining
palliative care team, specialist palliative care, spct, pall care
chlorphenamine, piriton
asked about, wanted to know
peripheral neuropathy, nerve damage in feet
strict bed rest, confined to bed, not allowed up
heavy face, face feels heavy
speaking valve, passy muir, pmv, one-way valve on trache, one-way speaking valve
decannulated, trache out, tracheostomy tube removed, trachy removed
trache site clean, stoma site of trache clean
trache dressing changed, tracheostomy dressing renewed
trache tapes changed, tracheostomy ties changed
swedish nose, hme, thermovent, heat moisture exchanger, trachy bib filter
capped trache, trache capped off, tracheostomy capping trial
sputum swallowed, swallows his phlegm, unable to spit it out
crackles both bases, bibasal creps, bibasal crackles, bilateral basal crepitations
air entry equal, equal breath sounds, ae equal, bilateral equal air entry
breathing through pursed lips, pursed lip breathing
barrel chest, hyperinflated chest
low oxygen target, scale two sats
sats probe off, probe fell off, saturation probe dislodged
alarm sounding, monitor alarming, alarms going off
alarms silenced, alarms muted
alarm limits set, alarm parameters checked
leads off, ecg dots off, electrodes came off
run of vt, salvo of vt, vt run
vt, ventricular tachycardia
vf, ventricular fibrillation
svt, supraventricular tachycardia
flatlined, asystole
pea, pulseless electrical activity
pacing wires, epicardial wires, temporary pacing wires
paced rhythm, pacing on monitor, pacemaker capturing
cvp reading, central venous pressure
mean arterial pressure, mean bp
line zeroed, transducer zeroed, art line recalibrated
damped trace, art line damped, dampened waveform
art line out, arterial line removed
central line out, cvc removed, cvad removed
picc out, picc removed
cannula out, ivc removed, cannula removed, pivc removed, iv removed, took the drip out, venflon out, iv dc'd, decannulated peripherally
cannula in, cannulated, ivc inserted, pivc sited, drip put in
cannula, ivc, pivc, venflon, iv line, drip site, peripheral line, jelco, iv access, peripheral cannula, iv cannula
phlebitis, cannula site inflamed, vein inflamed
vip score, phlebitis score
post heart attack, post mi, after infarct
cardiac rehab, heart rehab programme
pericarditis, inflamed heart lining
cardiomyopathy, weak heart muscle
ejection fraction, ef
diuresed well, good response to diuretic, good diuresis from furosemide
chest pain on exertion, exertional chest pain, chest pain when walking
chest pain at rest, rest angina
chest wall pain, musculoskeletal chest pain
indigestion-like chest pain, burning in chest
leg swelling one side, unilateral leg swelling, one leg swollen
legs elevated to reduce swelling, legs up for oedema
breathless and swollen, fluid retention, retaining fluid, holding on to fluid
faint at toilet, vasovagal on toilet, micturition syncope
vasovagal, simple faint, vagal episode
trip over rather than blackout, mechanical fall, simple trip
no warning before collapse, no prodrome
pulse check done, pulse palpated
gcs unchanged, gcs stable, gcs same as before, conscious level unchanged
gcs improved, more responsive, conscious level improving, lighter neurologically
eyes open but not tracking, not fixing and following
tracking with eyes, fixing and following, follows with eyes
squeezes hand, hand squeeze present
pushes and pulls against resistance, power five out of five
flicker of movement, trace movement, power one out of five
pronator drift, arm drifts down
clumsy walking, ataxic gait, broad-based gait
past pointing, dysmetria, misses finger to nose
intention tremor, shaky when reaching
stroke team, stroke unit
time last seen well, last known well, lkw, onset time
nihss, stroke score
blood in brain lining, subdural, sdh, subdural haematoma
subarachnoid, sah, subarachnoid haemorrhage
brain tumour, sol, space-occupying lesion
hydrocephalus, water on the brain
encephalitis, brain inflammation
guillain-barre, gbs syndrome
myasthenia, mg disease
cerebral palsy, cp child
spina bifida, neural tube defect
autonomic dysreflexia, dysreflexic
bell's palsy, facial nerve palsy
trigeminal neuralgia, face nerve pain
speech better, speech improving, clearer speech than before
speech worse, speech deteriorating, harder to understand
swallowing better, swallow improving
swallowing worse, swallow deteriorating
arm weaker, power in arm reduced, arm weakness
can't lift arm, arm won't lift, unable to raise arm
can't grip cup, unable to hold cup
moves better today, movement improved
hitting out, lashed out, struck out, swung at staff
wandering, pacing about, roaming the ward, wandersome, wandering about ward, walking about aimlessly
trying to climb out, climbing over rails
cam positive, cam-icu positive
reorientated, reoriented, reality orientation given, told where he was
one to one, nurse special, constant observation, sitter, one-on-one, continuous observation
lucid, clear-headed, clear in mind, lucid interval, with it
dreams vivid, vivid dreams, nightmares, bad dreams, distressing dreams
jumpy, startles easily, easily startled
light sleeper, wakes easily
catnapping, dozed on and off, napped through day, slept on and off, slept in short periods, slept intermittently, broken sleep, slept for short spells
sleeping tablet, hypnotic, night sedation, something to sleep, sleeper, sleeping pill
sleeping more than usual, hypersomnolent, sleeping most of day
woken for obs, roused for observations
pain stopped him moving, mobility limited by pain, movement restricted by pain
pain from wound, incisional pain, wound pain
pain under shoulder blade, scapular pain
shoulder tip pain, gas pain in shoulder
rib pain, sore ribs, pain over ribs
groin pain, sore groin
face pain, facial pain
breast pain, mastalgia, sore breasts
pelvic pain, low tummy pain, suprapubic pain
back passage pain, anal pain, rectal pain
cancer pain, tumour pain
bone pain, aching bones
pain patch, fentanyl patch
patch changed, new patch applied, patch replaced
patch checked, patch in situ confirmed
tens machine, electrical nerve stimulation
constipated from painkillers, opioid-induced constipation, codeine constipation
drowsy from painkillers, opioid sedation, sleepy from morphine
too much morphine, opioid toxicity, narcosed, opiate overdose
naloxone, narcan
fear of addiction, scared of getting hooked
stoic, doesn't like to complain, plays down pain, minimises pain
low pain tolerance, low pain threshold
diet upgraded, diet progressed, moved up to solids
diet downgraded, diet stepped back
started eating and drinking, commenced oral intake, eating and drinking again, oral intake resumed
resumed normal diet, back on full diet, back to eating normally
tolerating diet, diet tolerated, keeping food down, managing diet
light diet, small light meals, ld
feed rate increased, feed turned up, feed upped
feed at goal rate, full feeds reached, target feed rate
feed restarted, enteral feed recommenced
head up for feeds, upright for feeding
enjoys soup, likes soup
too tired to eat, too fatigued for meals
nauseated by smell of food, smell of food makes sick
tastes for comfort, tastes for pleasure
eats with fingers, finger foods
adapted cutlery, special cutlery
plate guard, lipped plate
beaker, feeder cup, spouted cup, feeding cup, sippy cup
with a straw, through a straw
sat up for meals, upright at mealtimes
mealtime supervised, supervised eating, meals observed
colostomy, large bowel stoma
stoma irrigated, colostomy washout
belly pain after eating, postprandial pain
hernia, rupture in groin, inguinal hernia
h pylori, helicobacter
stomach ulcer, peptic ulcer, gastric ulcer
diverticulitis, inflamed diverticula
coeliac, gluten intolerance
encephalopathy from liver, hepatic encephalopathy
lactulose given for ammonia, lactulose for encephalopathy
alcoholic liver disease, arld, ald
spleen removed, splenectomy
gallbladder out, cholecystectomy, lap chole
appendix out, appendicectomy, appendectomy
bowel resection, piece of bowel removed, hemicolectomy
hartmann's, bowel end brought out
leaking join, anastomotic leak
peritonitis, infected abdomen lining
bladder not emptying, incomplete emptying, incomplete bladder emptying, residual urine high
bladder emptying fully, minimal residual, no significant residual
bladder full, palpable bladder, distended bladder, bladder up
voiding well, passing urine freely, pu well, pu no problems, voiding without difficulty
stream poor, poor flow, weak stream, slow stream
urine leaks in small amounts, dribbling incontinence
pelvic floor exercises, kegels
ring pessary, vaginal pessary
uterine prolapse, womb dropped
bladder training, bladder retraining
bladder diary, frequency volume chart
cystoscopy, camera in bladder
turp, prostate shaved
prostate cancer, prostate ca
psa, prostate blood test
foreskin stuck back, paraphimosis
penile swelling, swollen penis
urine with bits in, debris in urine, bits in urine
catheter due change, catheter change due
catheter changed, idc changed, new catheter inserted
long-term catheter, ltc, ltidc
silicone catheter, long-term type catheter
catheter valve, flip-flow valve
water taken out balloon, balloon deflated
balloon inflated, balloon filled
urine infection treated, uti treated
wash after incontinence, hygiene attended post incontinence
barrier cream, zinc cream, sudocrem, cavilon
refused to be toileted, declined toilet
used bottle in bed, used urinal in bed
urostomy night bag, night drainage for urostomy
drain shortened, drain pulled back
drain suction off, drain on gravity, drain off suction
drain site stitched, drain sutured in
nephrotic, leaking protein
protein in urine, proteinuria
glucose in urine, glycosuria, sugar in urine
ketones in urine, ketonuria
leucocytes and nitrites, leucs and nits
urine clear on dip, dipstick nad, ua nad
urine dip positive, abnormal dipstick, dip positive
kidneys recovering urine, diuretic phase
nephrotoxic drugs stopped, kidney drugs held
dialysis tolerated, uneventful dialysis, tolerated hd
line clotted, circuit clotted, filter clotted
filter changed, new crrt circuit
waiting for kidney, transplant list
kidney rejection, graft rejection
thyroid removed, thyroidectomy
cushingoid, moon face
steroid card, steroid alert card
water diabetes, diabetes insipidus, di
glucose tolerance test, gtt, ogtt
carb counting, counts carbs
hypo overnight, nocturnal hypo
needs sugar checks with meals, bgl qid
insulin adjusted, insulin dose changed, insulin titrated
new to insulin, insulin naive, just started insulin
teaching insulin, insulin education, taught to inject
sharps bin, sharps container
ketones in blood up, ketones raised, ketotic, ketosis
breath smells of pear drops, acetone breath, fruity breath
feverish, feels feverish, feels hot and cold
temp responded to paracetamol, fever settled with panadol, temperature down after paracetamol
temperature despite paracetamol, fever not settling with panadol
cultures taken through line, line cultures
wound swab, swab of wound
throat swab, swab of throat
nose swab, nasal swab
mrsa swabs, screening swabs, admission screen
mrsa clear, decolonised
antibiotic level, gent level, trough level
tetanus given, tetanus booster
flu jab, influenza vaccine, flu vaccination
covid jab, covid vaccine, covid booster
mask worn, face mask on
close contacts informed, contacts traced
deep clean, terminal clean
hiv, hiv positive
std, sti, sexually transmitted infection
ringworm, tinea, fungal skin infection, fungal infection of skin
athlete's foot, tinea pedis
impetigo, school sores
bitten, bite wound, bite mark
tick bite, bitten by tick
stung, wasp sting, bee sting
wound smelly, wound odour, malodorous wound
eye infection, infected eye
chest infection again, recurrent chest infection
hospital pneumonia, hap, hospital-acquired pneumonia
aspiration pneumonia, pneumonia from aspiration
ventilator pneumonia, vap
sinusitis, sinus infection
glandular fever, mono, ebv
osteomyelitis, infected bone
septic arthritis, infected joint
discitis, infected disc
necrotising fasciitis, flesh-eating bug
blood glucose and hb, near-patient tests
blood film, blood smear
bone marrow test, bmat, marrow biopsy
stem cell transplant, bone marrow transplant, bmt
lymphoma, cancer of lymph glands
myeloma, cancer of plasma cells
blood fridge, blood bank
second unit, unit two
blood started, transfusion commenced, blood put up
blood stopped, transfusion ceased, transfusion halted
blood finished, transfusion complete, unit completed
consented to transfusion, agreed to blood
on aspirin, takes aspirin
doac, noac
anticoagulant held, blood thinner withheld, anticoagulation paused
wears contact lenses, contacts in
strabismus, turn in eye
lazy eye, amblyopia
eyes not closing, incomplete lid closure, lagophthalmos
eye shield at night, eye taped overnight
retinal detachment, detached retina
eye surgery, cataract op
stye, hordeolum
blepharitis, crusty lids, inflamed eyelids
ears syringed, ear irrigation, ears washed out
grommets, ear tubes
ear bleeding, blood from ear
cochlear implant, ci hearing
needs written communication, writes things down
gums sore, gingivitis, inflamed gums
teeth decayed, dental caries, rotten teeth
tooth out, tooth pulled
lips swollen and sore, cheilitis
geographic tongue, patchy tongue
tongue dry and cracked, dry cracked tongue
speech muffled, hot potato voice
swallowing saliva difficult, can't swallow own saliva
throat spray, benzydamine
jaw locked, trismus, can't open mouth
jaw pain, sore jaw
jaw broken, mandible fracture, fractured jaw
nose broken, fractured nose, nasal fracture
skull fracture, fractured skull
pelvis fracture, broken pelvis, pubic rami fracture
broken shoulder, nohumerus, fractured humerus
open fracture, compound fracture, bone through skin
greenstick, bent bone fracture
hairline fracture, undisplaced fracture, small crack in bone
displaced fracture, bones out of line
bone healing, fracture uniting, union on x-ray
not healed bone, non-union
x-ray clear, no fracture on x-ray, x-ray nad
mua, manipulation under anaesthetic
metalwork removed, plate taken out, removal of metalwork
moon boot, cam boot, walking boot, moonboot, aircast boot
knee brace, knee immobiliser, zimmer splint, cricket pad splint
abduction pillow, wedge between legs, charnley wedge
arthroscopy, keyhole knee
spinal fusion, back fused
laminectomy, back decompression
carpal tunnel, trapped wrist nerve
tendonitis, inflamed tendon
bursitis, swollen bursa
fibromyalgia, fibro
polymyalgia, pmr
lupus, sle
temporal arteritis, gca
hand deformed, rheumatoid hands
nails long, toenails need cutting
nail infection, paronychia
ingrown toenail, ingrowing nail
hard skin, callus
drop in function, functional decline, less able than before, loss of function, functional deterioration
gait improved, walking better, mobilising better
gait worse, walking worse, mobility deteriorated
holding onto furniture, furniture walking, grabbing furniture, cruising along furniture
nearly fell, near fall, near miss fall
stopped from falling, lowered to floor, assisted to ground, guided to floor
legs gave way, knees buckled, legs went from under, lower limbs gave out, legs buckled
off his legs, off legs, gone off his feet, unable to mobilise, no longer walking
ambulating, ambulant, ambulatory, on his feet, up and about, up and walking
walks on her own, mobilises independently, independently mobile, independent with mobility, ambulates unaided, self-mobilising
with one helper, assistance of one, one-person assist, one nurse helping, with help from one, one to assist
with two helpers, assistance of two, two-person assist, double-handed, two nurses helping, doubled up
stand aid, sara stedy, stedy
sit to stand hoist, standing hoist, stand-up lifter
wheeled walker, rollator, wheely walker, four-wheeled walker
chair to bed, back to bed, returned to bed, btb, rtb, put back to bed, settled back in bed
out of bed, oob, got up, gotten up
sat out, sitting out, sooob, sat out in chair, up in chair, oob to chair, up to chair
sat on bed edge, sitting on the edge, soeob, dangling at bedside, edge of bed
transfer bed to chair, bed to chair transfer, moved across to chair, got into the chair
sliding sheet, glide sheet
banana board, transfer board, sliding board
gait belt, transfer belt, handling belt, walk belt
unsteady, wobbly, unsteady gait, unsteady on feet, unsteady on his pins, poor balance
shuffling gait, not lifting his feet, small shuffling steps
reposition, position changed, change of position, moved over, pressure area turned
log-rolled, rolled in one piece, spinal turn
on his back, supine, lying flat on back, flat on his back
face down, on his front, on her tummy
propped up, semi-recumbent, semi-fowlers
sat up in bed, upright in bed, sitting up in bed
head of bed up, hob elevated, hob raised, backrest up, head end raised, bedhead elevated
head of bed down, hob lowered
on left side, left lateral, left side lying, lying on her left, turned to left
on right side, right lateral, right side lying, lying on her right, turned to right
slipped down the bed, slid down in bed, slumped down bed, slid down
moved up the bed, pulled up in bed, boosted up, boosted in bed, hitched up the bed
stairs, steps, stair assessment, stair practice
mobility deteriorated, not walking as well, gone downhill with walking, reduced mobility, decline in mobility, walking less well
range of movement exercises, rom exercises, range of motion exercises
passive exercises, passive movements, limbs moved for him
found on floor, found on the ground, discovered on floor, on floor when found, lying on the floor
unwitnessed, nobody saw it, not witnessed, not seen by staff, no witnesses, unobserved
witnessed, seen by staff, seen to happen, observed happening, staff saw it
near fall, near miss, almost fell, nearly went over, stumbled but caught, saved from falling
lowered to floor, eased to floor, assisted to floor, controlled lowering, guided to the ground, helped down to floor
lost her footing, feet went from under, skidded
caught her foot, stumbled over
banged her head, hit head, head strike, struck head, bumped his head, knocked her head
no head strike, head not hit, did not bang head
long lie, hours on the floor, lay there all night, prolonged time on floor
falls risk, at risk of falling, prone to falls, likely to fall
high fall risk, high risk of falls
keeps falling, recurrent falls, repeated falls, always falling over, frequent faller
call bell, buzzer, call light, nurse call, call button, bell
call bell in reach, buzzer to hand, call light within reach, bell left with patient, buzzer given, cbir, call bell accessible
rang the bell, buzzed, used call bell, pressed the buzzer, put on call light
bed rails up, cot sides up, rails raised, side rails up, bedrails in situ
bed rails down, cot sides down, rails lowered
bed lowest position, bed low, bed at lowest height, low bed, bed lowered down, bed in low position
brakes on, bed locked, wheels locked, brakes applied
crash mat, floor mat, falls mat, mat beside bed
falls alarm, sensor alarm, movement alarm
sensor mat, pressure mat alarm
bed alarm, bed exit alarm
non-slip socks, grippy socks, gripper socks, non-skid socks
eyes on, within eyesight, line of sight, kept in view
arm's length observation, within arm's length, arms length
intentional rounding, comfort round, care round
fifteen minute checks, quarter-hourly checks
incident form, incident report, datixed, riskman, iims, reported as incident, ims entered
safety checks, bedside checks, bedside safety check, bed space checked
id band, wristband, name band, patient identification band, armband, id bracelet
id checked, identity confirmed, name and dob checked, positive patient identification, band checked, two identifiers checked
neuro obs, neurological observations, neuro checks, gcs obs, neuro signs, neurochecks
pressure ulcer, pressure sore, pressure injury, bedsore, bed sore, decubitus, decub, pi, pressure damage, pressure area breakdown
skin intact, no breaks, no broken areas, skin unbroken, no skin breakdown, nil breaks
blanching redness, blanching, blanchable erythema, goes white when pressed
non-blanching redness, doesn't blanch, non-blanchable erythema, stays red when pressed
deep tissue injury, dti, sdti, deep tissue damage
skin tear, torn skin
grazed, abrasion, scraped, scuffed, skinned
blistered, bullae, fluid-filled lesion, water blister
rash, skin eruption, come out in spots, exanthem
dry skin, xerosis, flaky skin, scaly, skin flaking
moisture damage, moisture lesion, masd, moisture-associated skin damage
iad, incontinence dermatitis, incontinence-associated dermatitis
excoriated, excoriation, sore and raw, rubbed raw, chafed
macerated, maceration, soggy skin, white and soggy, waterlogged edges
slough, sloughy, yellow tissue, yellow stringy stuff
necrotic, necrosis, dead tissue, black tissue, black leathery, eschar
granulating, granulation, healthy red tissue, beefy red bed, healthy pink tissue
weeping, oozing, leaking fluid, exudate, exuding, seeping, wet and leaking
strikethrough, strike-through, oozed through, come through the dressing
dressing soaked, saturated dressing, soaked through
edges together, well approximated, edges apposed, edges approximated
healing well, healing nicely, progressing well, wound improving, coming along nicely
dsg, drsg, wound cover, wound dressing
dressing changed, re-dressed, new dressing applied, fresh dressing put on, dressing renewed
dressing taken down, dressing removed, dressing off, took the dressing off
dressing dry and intact, dressing clean and dry, cdi, c/d/i, clean dry intact, d i, dry and intact
dressing left alone, left undisturbed, dressing not disturbed, not taken down, dressing left intact
pad reinforced, reinforced dressing, extra padding on top, padded over, packed over top
pressure applied, manual pressure, direct pressure, pressed on firmly
bandage, wrapped, strapped up, wrapped up in bandage
packing, wound packing, ribbon gauze in
irrigated, flushed out wound, washed out, lavaged
cleaned wound, wound cleansed, wound wash
steri-strips, paper stitches, butterfly strips, wound closure strips, steristripped
skin glue, dermabond, tissue glue, glued
vac dressing, npwt, negative pressure dressing, vac therapy, wound vac, topical negative pressure
tissue viability, tvn, wound nurse, wound care nurse, wocn, wound cns, skin integrity nurse
air mattress, alternating mattress, airflow mattress, alternating air mattress, nimbus
pressure relief, offloaded, pressure off, relieve pressure, pressure relieved
heels floated, heels off bed, heels elevated, heels offloaded, heels raised on pillow, heels suspended
heel protectors, heel boots
barrier cream, skin barrier cream, protective cream
cavilon, barrier film, skin barrier film
moisturiser, emollient, moisturizer, emolliated, creamed, lotion applied
skin check, skin inspection, skin assessed, looked over skin, skin bundle check, pressure areas checked
sacrum, sacral area
photo taken, wound photo, medical photography, picture taken
cannulated, cannula put in, line sited, iv inserted, pivc inserted, venflon sited, drip put in, iv placed
difficult to cannulate, poor veins, difficult access, no veins, hard stick, difficult iv access, diva
pulled out his drip, yanked out the iv, removed own cannula, self-removed ivc
phlebitis, vip score raised, inflamed vein, thrombophlebitis
cannula site clean, site healthy, no phlebitis, site clean and dry, cannula site satisfactory, site benign
flush, flushed with saline, saline flush, line flushed
bleeds back, good blood return, draws back well, aspirates freely, good backflow
iv fluids, ivf, ivi, ivt, intravenous fluids
fluids running, drip running, ivi in progress, ivf infusing
fluids finished, bag through, ivi completed, infusion complete, drip finished, bag gone through
fluids put up, bag hung, ivi commenced, infusion started, new bag hung, drip put up, fluids commenced
capped off, line capped, saline lock, bunged off
pump alarming, pump beeping, infusion alarm going, pump kept alarming, pump bleeping
pca, patient-controlled analgesia, patient-controlled pump, pain button pump
rate increased, turned up, infusion increased, rate put up, uptitrated, titrated up
rate decreased, turned down, infusion reduced, weaned down, titrated down, rate brought down
infusion stopped, turned off, infusion ceased, infusion discontinued, pump off
keep vein open, kvo, tkvo, tko
catheter out, idc removed, foley dc'd, urinary catheter removed
bladder scanned, bladder ultrasound, scanned his bladder, bladder scanner, bvi
catheter draining well, idc draining freely, catheter patent, good drainage from catheter
catheter blocked, idc occluded, blocked catheter
catheter not draining, nothing draining, no drainage from catheter
bypassing, leaking around catheter, leaking round the tube, catheter leakage
ng passed, ngt inserted, nasogastric placed, ryles put down
pulled out ng, ngt dislodged, nasogastric pulled out, ng out again, tugged out his ngt
feed running, enteral feed ongoing, tube feeds infusing, feed in progress, feed going through
feed on hold, feed held, feed paused, tube feeds held
aspirate, gastric residual, grv, stomach aspirate, residual volume
ph tested, ph checked, aspirate ph confirmed, tube position confirmed ph
free drainage, on free drainage, open to drainage, gravity drainage
spigotted, clamped off, tube spigoted, spigot in place, capped tube
air leak, drain bubbling
redivac, redivac drain, vacuum drain
drained minimally, little in drain, minimal drainage, scant output from drain, not much in drain
drainage bag emptied, bag emptied, emptied drain, bag drained
stoma, ostomy, stoma bag site, bowel opening on tummy
stoma bag, ostomy pouch, appliance, pouching system
suctioning, sputum sucked out, secretions cleared with suction, sx'd
yankauer, oral suction, mouth suction, oropharyngeal suction
on the ventilator, ventilated, intubated and ventilated, i v, mechanically ventilated, breathing machine
simple mask, hudson mask, face mask oxygen, simple face mask, hudson
non-rebreathe, nrb, nrbm, non-rebreather
venturi, venturi mask, venti mask
on room air, ra, on air, o/a, r/a, no oxygen needed, breathing room air, without oxygen
oxygen turned up, o2 increased, escalated oxygen, oxygen requirement went up, increasing oxygen needs, more oxygen needed
oxygen turned down, o2 weaned, weaned oxygen, oxygen reduced, o2 decreased, less oxygen needed
put on oxygen, oxygen applied, o2 commenced, oxygen started, popped on oxygen, o2 therapy initiated
pulling off mask, removing oxygen mask, keeps taking mask off, won't keep mask on, poor compliance with mask
incentive spirometer, triflo, spirometry practice, breathing exerciser
telemetry, cardiac monitoring, on tele, ecg monitoring
sats probe, pulse oximeter, spo2 probe, finger probe, oximeter probe
permcath, tunnelled dialysis catheter
fistula, avf, arteriovenous fistula, dialysis fistula
hearing aid, ha in situ
in situ, insitu, in place, in position, remains in
meds given, medications administered, meds taken, had his tablets, all meds given, medicated as charted, given as charted, medicines given as prescribed, meds as per chart
took his tablets, swallowed his pills, compliant with meds, accepted medication, medication taken, concordant with medication
refused meds, declined medication, wouldn't take tablets, medication refused, not taking his medication, refused pills
medication held, withheld, dose held, dose withheld
dose omitted, not given, not administered
missed dose, forgot to take it, dose missed, skipped a dose
spat out, spitting out meds, spat his tablets out
pouching tablets, cheeking meds, hiding tablets in cheek
crushed, tablets crushed, given crushed
covert medication, hidden in food, meds given covertly, covertly
self-medicating, self-administering, sams, takes own medications, gives own tablets
once only, one-off dose, single immediate dose, stat dose
prescribed, written up, rx, on the chart, med order written
not charted, not prescribed, not written up, no order for, nil charted
stopped a drug, medication ceased, discontinued, taken off it, dc'd med, crossed off chart
started a drug, commenced on, put on, begun on, initiated on, newly started
dose increased, dose put up, dose upped, uptitrated dose
dose reduced, dose cut down, dose lowered, dose brought down
by mouth, orally, po, per os, per oral
intravenously, ivly, into the vein
under the skin, subcut, sc, s/c, subcutaneously, sq, subq
intramuscularly, im, imi, jab in the muscle
under the tongue, sublingually, s/l, subling
up the back passage, pr, per rectum, rectally, rectal route
topically, rubbed in, applied to skin
transdermal, transdermal patch, skin patch
per tube, down the tube, enterally
good effect, worked well, effective, settled with it, did the trick, relieved by, with good relief
no effect, didn't touch it, didn't work, ineffective, nil effect, no benefit, to no avail, not helped
some effect, partial relief, took the edge off, helped a bit, partially effective, eased slightly
declined pain relief, refused analgesia, didn't want painkillers, analgesia offered and declined, turned down painkillers
breakthrough dose, breakthrough, rescue dose, top-up dose, breakthrough analgesia
abs, ab's
blood pressure tablets, antihypertensives, bp meds, bp tablets
controlled drug, cd, narcotic from safe, drug of dependence
double checked, second checked, checked with another nurse, two-nurse check, independent double check, co-signed
drug error, med error, meds mistake
side effect, adverse effect, adverse reaction to med, s/e, bad reaction to tablet
own medications, pods, patient's own drugs, own meds from home
meds reconciled, medicines reconciliation, med rec done, medication history taken, drug history confirmed
dosette, webster pack, blister pack, pill organiser, medication aid, nomad
tto, ttas, take-home meds, discharge meds, scripts to take out
prescription, rx
pharmacy, dispensary, chemist
sedated, given sedation, sedation administered, chemically settled
immunised, vaccinated, had the jab, vaccination given, immunisation given, got her shots
blood transfusion, transfused, unit of blood given, prbc, blood given, packed cells given, rbc transfusion
transfusion completed without problem, no transfusion reaction, tolerated blood well, uneventful transfusion, unit through uneventfully
drug level taken, drug level sent, level sent
sliding scale, vriii, variable rate insulin, insulin infusion variable
hygiene attended, hygiene needs met, personal care given, freshened up
bed bath, bedbath, sponge, sponged in bed, sponge bath, bed sponge, washed in bed, full wash in bed, blanket bath
showered, had a shower
tubbed, in the tub
washed himself, self-caring with hygiene, attended own hygiene, independent with washing, self-care with wash, sees to himself
refused wash, hygiene refused, wouldn't be washed, declined hygiene, refused personal care
assisted wash, helped to wash, assisted with hygiene, help with washing, assistance with washing
full care, all care, fully dependent, dependent for everything, total care, needs everything doing, dependent on staff, all cares attended
self-cares, does everything herself, independent with adls, self care, manages on her own
adls, activities of daily living, daily living tasks, everyday tasks
peri care, perineal care, washed down below, private parts cleaned, pericare attended
facial hair shaved, had a shave
hair washed, hair care, hair shampooed
nails cut, nail care, nails trimmed, fingernails clipped
feet looked after, foot care, foot care attended
pad change, incontinence pad replaced, changed his pad, fresh pad, brief changed, nappy changed
gown changed, fresh nightie, clean pyjamas, nightwear changed
got dressed, put clothes on, into day clothes
helped to dress, assisted with dressing, help getting dressed, assistance to dress
toileted, taken to toilet, assisted to toilet, helped to bathroom, to the loo, assisted to bathroom
assisted with feeding, helped with meal, feeding assistance, assisted with diet
feeds herself, self-feeding, eats unaided, independent with eating, manages own meals
food cut up, cut up his food, meal cut up
needs prompting, verbal prompts, cueing, cues, verbal cueing
supervised, supervision, stand-by assist, watched over, oversight
encouragement, urged, coaxed
sips of water, small sips
eating and drinking, e d, diet and fluids, taking diet and fluids, oral diet and fluids, food and drink
soft diet, soft food, soft and bite-sized
food chart, intake chart, food record chart, meal diary
fluid balance, fbc chart, input and output, i o, intake and output, ins and outs, fluid chart
fluid restriction, restricted fluids, limit on drinking, fr in place
sleeping, slumbering, dozing, fast asleep
did not sleep, sleepless, awake all night, not a wink, no sleep overnight
woke, woken, roused, woken up, awoken
easily woken, rousable, easily roused, rouses to voice, wakes when called, wakes to voice, arousable, stirs to voice
appears asleep, seemed to be sleeping, appeared to sleep, asleep on checks, asleep on rounds
lying quietly, having a lie down, at rest
resting comfortably, comfortable and settled, snug in bed, comfy, settled and comfortable
fidgety, can't settle, won't settle, tossing and turning
day night reversal, nights and days mixed, awake nights sleeps days, reversed sleep pattern
in good spirits, jolly, chirpy, in good form, bright in mood, upbeat
mood stable, euthymic, even mood, mood level
distraught, beside herself, in bits, very distressed, in a state
panic attack, panicky, panicking, in a panic
calmed down, settled down, simmered down, quietened down, became calm, de-escalated
furious, livid, irate, hopping mad, enraged
irritable, snappy, grumpy, short-tempered, crabby, ratty, short with staff
agitated, agitation, worked up and restless, wound up, het up
physically aggressive, combative, assaultive, lashing out, physical aggression
verbally abusive, swearing at staff, abusive language, foul-mouthed, verbal aggression, cursing staff, effing and blinding
threatening, made threats, intimidating, menacing
resistive, resisting care, resistive to cares, fought off cares, fighting care, pushing staff away, non-cooperative with care
cooperative, compliant, went along with care, did as asked, allowed cares, accepting of care
uncooperative, non-compliant, non-adherent, won't do as asked, difficult to engage, noncompliant
pacing, walking up and down, up and down corridor, paced the corridor
trying to leave, exit seeking, heading for the door, attempting to abscond, attempting to leave
absconded, awol, went missing, left without telling anyone, awl, missing from ward, eloped, elopement
self discharge, dama, left ama, left against medical advice, took own discharge, signed himself out
trying to climb out, attempting to climb out, tried climbing out of bed
pulling at lines, grabbing at tubes, tugging at lines
more confused, increased confusion, worsening confusion, increasingly muddled, more muddled than before
orientated, oriented, oriented tpp
delirium, acute confusion, delirious, acutely confused, acute confusional state
sundowning, sundowner's, more confused come evening, worse as evening falls
responding to unseen stimuli, talking to no-one there, responding to voices
paranoid, paranoia, thinks people after him, persecutory ideas
delusional, fixed false beliefs, delusions, delusional ideas
elated, elevated mood
manic, mania, in manic phase
pressured speech, talking nineteen to dozen, rapid speech, can't get word in
flat affect, blunted affect, expressionless, little facial expression
poor eye contact, won't look at you, avoids eye contact, minimal eye contact, looking away
isolative, keeping to himself, isolating, isolated in room, staying in her room, not mixing
sociable, mixing well, interacting with peers, interacting well, engaging with others, out in communal area
pleasant on approach, affable, lovely to deal with
guarded, cagey, gives little away, closed off
bizarre behaviour, odd behaviour, behaving strangely, acting strange, acting oddly
challenging behaviour, behaviours of concern, difficult behaviour, acting out, bpsd, responsive behaviours
inappropriate sexual behaviour, sexually disinhibited, sexually inappropriate
disinhibited, no inhibitions, lost inhibitions
no safety awareness, lacks insight into safety, unaware of risks, poor safety awareness
self-harm, hurt herself deliberately, deliberate self-harm, dsh, self-injury, nssi, self-injurious
overdosed, od, took an overdose, took too many tablets
suicidal, suicidal thoughts, thoughts of ending life, wants to end it, si, suicidal ideation
no suicidal thoughts, denies si, denied suicidal ideation, not suicidal, nil suicidal ideation
suicide attempt, attempted suicide, tried to kill himself, tried ending his life, attempt on own life
ligature, tied round his neck, ligature tied, something around her neck
contracts for safety, guarantees own safety, agrees to keep safe, can keep himself safe
sectioned, detained under the act, detained under mha, involuntary, under section, involuntary patient
voluntary, voluntary patient, not under section
seclusion, secluded, placed in seclusion, seclusion room
physical restraint, physically restrained, held by staff, hands on restraint, pmva holds
mittens, mitts, hand mitts, boxing glove mittens
restraints off, released from restraint, restraints removed, restraint discontinued
rapid tranquillisation, rapid tranq, rt given, im sedation for behaviour
de-escalation, talked down, verbal de-escalation, talked him round
drunk, intoxicated, under the influence, had a skinful, inebriated, pissed
smelling of alcohol, reeks of drink, alcohol on breath, smells of booze, etoh on breath
heavy drinker, drinks to excess, drinks heavily, excess alcohol intake
alcohol dependent, alcoholic, etoh dependence, alcohol dependence
alcohol, etoh, drink, booze, grog
alcohol withdrawal, withdrawing from drink, coming off the drink, withdrawing from alcohol, etoh withdrawal
withdrawing, rattling, withdrawal symptoms, clucking, coming down off it
abstinent, off the drink, dry, not drinking alcohol
teetotal, never drinks, doesn't drink alcohol, tt
recreational drugs, illicit drugs, street drugs, illicit substances
drug user, uses drugs, substance misuse, substance abuse
never smoked, lifelong non-smoker
went out for smoke, gone for a cigarette, outside for a fag, off ward to smoke
vapes, e-cigarette
withdrawal scale done, ciwa done, aws scored, ciwa scored
says no, nil reported, says he hasn't got
told the doctor, dr informed, doctor notified, dr made aware, mo informed, md notified, medics aware, rmo aware, doctor told, informed medical team, provider notified
aware, knows about it, has been told, in the loop, mindful of it
awaiting review, to be seen, awaiting dr, waiting for doctor, pending medical review
reviewed by doctor, seen by dr, dr attended, medical review done, s/b dr, seen by medics, attended by doctor
bleeped, paged, beeped, page sent
left a message, message left, voicemail left, vm left, left voicemail
rang back, called back, returned call, phoned back, got back to us
escalated, escalation, raised with senior, taken up the line, escalated to senior
met called, rapid response called, rrt called, medical emergency call
crash call, arrest call, code blue, cardiac arrest call, crash team called
discussed with, d/w, spoken to, talked through with, conversation with, spoke with, chat with
explanation given, gone through, talked through, ran through
understood, verbalised understanding, understands, took it in, voiced understanding, got it, expressed understanding
didn't understand, lack of understanding, didn't take it in, struggling to understand, not grasped
handed over, handover given, report given, h/o, passed on, gave report, handover
handed over to me, took over care, received handover, report received, handover received, took report
sbar, isbar, isobar, sbar handover
charted in notes, written in notes, entered in notes, noted in chart
as per care plan, as planned, per plan, in line with plan, according to plan, as care planned
as per protocol, per policy, according to guideline, as per guidelines, per protocol
family, relatives, kin, loved ones, fam
family informed, relatives updated, family updated, rang the family
nok aware, nok notified, next of kin told, nok informed
family present, relatives at bedside, family by bedside, family in attendance, relatives with her
visitors in, had visitors, people in to see
no visitors, nobody visited, nil visitors, no-one came in
hubby, other half
wife, missus
partner, significant other, s/o
carer, caregiver, care giver, care partner
carers, care package workers, home carers, home help, poc staff, home care workers
lives alone, alone at home, lives by himself, no-one else at home
lost her husband, husband died
care home, residential home, rest home, residential care, res home, aged care facility, racf, care facility
nursing home, nh, high care facility, nursing facility, snf
sheltered housing, warden-controlled, sheltered flat, sheltered accommodation
homeless, nfa, no fixed abode, nowhere to live
rough sleeping, sleeping rough, living on streets
hostel, shelter, homeless shelter
bungalow, single level house, all on one floor
council flat, social housing, housing commission, public housing
package of care, poc, home care package, care package, carers coming in, home care services
carers four times daily, qds carers, qds poc
private home, own home, home address, own house
retired, no longer works, stopped work
out of work, unemployed, jobless, not working, between jobs
off sick, on sick leave, signed off work, off work ill, on the sick
fit note, sick note, medical certificate, doctor's note, work certificate
money worries, financial difficulty, struggling for money, financial hardship, short of cash
benefits, centrelink, welfare payments, social security payments
child protection concern, cp concern, child safeguarding
domestic violence, dv, partner violence, domestic abuse, ipv, fdv
neglected, not being looked after, uncared for
social worker, sw, social services worker, msw
not coping at home, struggling at home, can't manage at home, not managing, failing at home, unable to cope
carer stress, carer strain, family exhausted caring, caregiver burnout, carer at breaking point
respite care, carer break, short stay for carer
interpreter, translator, interpreter service
no english, doesn't speak english, non-english speaking
limited english, lep, little english, poor english
writes things down, communicates by writing, whiteboard used, pen and paper used
nods, nodded yes, gestures yes
complaint made, formal complaint, made a complaint, lodged a complaint
happy with plan, agreeable, agrees with plan, in agreement, on board with plan, happy to proceed
concerns raised, worries voiced, expressed concern, raised concerns
nil concerns, no concerns, nothing to report, no issues, no problems, nil issues, nil of note
worried about him, has concerns, uneasy about him, anxious on his behalf
appreciative, said thank you
consent obtained, consented, gave consent, agreed to it, permission given, said yes to it, consent given
consent form signed, written consent obtained, signed consent, consent form completed
refusing, declined, wouldn't have it, turned down, said no, not wanting it, wouldn't accept
changed her mind, change of heart, withdrew consent, no longer wants
has capacity, capacitous, able to decide, able to make decisions, has decision-making capacity, deemed to have capacity
lacks capacity, no capacity, unable to decide, not capacitous, unable to make decision, hasn't got capacity
best interests, in his best interest, best interest decision, bi decision
deprivation of liberty, dols in place
ceiling of care, limits of treatment, ceiling of treatment, goals of care limits, treatment limitation, treatment escalation limits
ward based care only, not for itu, not for icu, ward-level ceiling
for comfort only, comfort care, comfort measures, tlc, comfort measures only
patient's wishes, wishes of the patient, what she wants, her stated wishes
wants to go home, asking to go home, keen to go home, wishes to be discharged
wants to stay, doesn't want to leave, reluctant to go home, not keen on going
taught, educated, education given, education provided, teaching done, instructed, shown how to
return demonstration, showed back correctly, able to demonstrate, did it herself back, teach-back done
leaflet given, written information given, information sheet provided, handout given, booklet given
needs more teaching, further education needed, not yet confident, needs more practice
learning to self-inject, being taught own injections, learning own injections
confident with, competent with, able to do independently, managing it well himself
safety net advice, safety netted, told when to return, told when to re-present, return precautions given
advised to, told to, instructed to, urged to, asked to
going home, for discharge, being discharged, homeward bound, due to go home
discharged, went home, gone home, sent home, let home, left hospital, d/c'd home, dc home
medically fit, mfd, fit for discharge, medically stable for discharge, mffd, medically optimised, medically cleared, okay to go home
not ready for discharge, not fit for discharge, not medically fit, not for home yet
discharge cancelled, discharge fell through, no longer going home, discharge aborted
discharge letter, discharge summary, gp letter, edn, eds, edl
discharge lounge, transit lounge, departure lounge
readmitted, came back in, bounced back, re-presented, back in hospital
admitted, admission, brought in and kept, came in to us, taken in
came in with, presented with, brought in with, admitted with, p/w, presenting complaint of
brought in by ambulance, biba, by ambulance, ambulance brought her, bibp
came in himself, self-presented, walk-in, self-presented to ed
transferred from another ward, came from ward, arrived from ward, tx from ward, received from ward
transferred out, moved to another ward, sent to another ward, stepped across to ward, tf to ward
moved to hdu, upgraded to hdu, hdu transfer
stepped up, sent to higher care, escalated level of care
stepped down, moved from icu, icu discharge to ward, stepdown to ward
escorted, accompanied, nurse escort, taken by nurse
transport booked, pts booked, patient transport arranged, transport arranged
wardsman, psa
by trolley, on a gurney, by stretcher, on a trolley
outpatient appointment, opa booked, clinic appointment, opd appointment, follow-up clinic, outpatients booked
did not attend, dna'd, didn't turn up, no show, failed to attend, fta, didn't show up, missed appointment
postponed, put off, rescheduled, delayed to later, put back, moved to later date
referral sent, referral made, put through to
referral declined, not accepted, referral rejected, knocked back, turned down referral
waiting list, on the list, wl, listed for
bed manager, bed flow, patient flow, site manager, flow coordinator
waiting for a bed, no bed available, awaiting bed, bed pending, bed awaited
single room, side room, own room, private room, sideroom, cubicle
bay, four-bedder, shared room, multi-bed bay
isolated, isolation precautions, barrier nursing, in isolation, source isolation
ppe, personal protective equipment
blood taken, bled, venepuncture, phlebotomy, blood drawn, labs drawn, blood sample taken
bloods, labs, blood tests, lab work, pathology, blood work
couldn't get bloods, failed venepuncture, unable to bleed, bloods unsuccessful, failed to get blood
sent to the lab, specimen sent, sample sent off, sent to path, forwarded to lab
haemolyzed, sample spoiled, lab rejected sample, sample rejected
urine sent, urine culture sent, urine mcs sent
msu, midstream urine, msu sent
sputum sample, sputum sent, phlegm sample, sputum specimen
mrsa screen, mrsa swabs
covid swab, covid test
blood sugar, bsl, bm, bgl, glucose, cbg, capillary glucose, sugar, fingerprick, accucheck, bg
x-ray, xray, plain film, xr, film, radiograph
ct, cat scan, ct scan, computed tomography
ultrasound, us, uss, u/s, sonogram
endoscopy, camera test, camera down
gastroscopy, ogd, upper endoscopy, camera into stomach
colonoscopy, camera up the bowel, bowel scope
bowel prep, bowel preparation
results abnormal, deranged, out of range, abnormal bloods
culture grew, grew, culture positive for, grown on culture
raised, elevated, above range, above normal
low, below range, below normal, reduced
infection markers raised, raised inflammatory markers, crp up, crp raised, inflammatory markers up
repeat bloods, recheck bloods, bloods to repeat, redo bloods, repeat labs
scan booked, scan arranged
scan requested, imaging ordered, imaging requested
awaiting scan, waiting for scan, scan pending
scan done, had the scan, imaging completed, been for scan
test done, test carried out, investigation performed, test completed
fasting for test, fasted for procedure, nbm for procedure, kept starved, starved
gone to theatre, taken to theatre, gone to ot, off to theatre, to the or, taken to operating room, down to surgery, wheeled into theatre
surgery, op, procedure in theatre, surgical procedure
back from theatre, returned from theatre, rtw from theatre, post-op return, back from surgery, returned from ot, back from or
pre-op checklist done, theatre checklist complete, pre-op checks completed, checklist completed for theatre
premed given, pre-medication given, premedicated
general anaesthetic, ga, put to sleep, put under, general anesthesia
regional block, regional, regional anaesthetic
epidural running, epidural infusing, epidural in progress, epidural infusion ongoing
recovery, pacu, recovery room, post-anaesthetic care unit
pre-op, preoperative, before the operation, prior to surgery, ahead of surgery
day of surgery, operation day, dos
first day post-op, day one after surgery
theatre cancelled, surgery cancelled, op called off, operation cancelled, taken off the list, bumped off list
awaiting theatre, on the emergency list, for theatre, waiting for theatre, listed for theatre
surgeon, operating surgeon, operating doctor
anaesthetist, anesthesiologist, gas man, anaesthetic doctor
scrubbed nurse, instrument nurse
block wearing off, feeling coming back, sensation returning, regaining sensation
block dense, can't move legs yet, dense motor block
post-op nausea and vomiting, ponv, sick after anaesthetic
hit by anaesthetic, still groggy, sleepy after anaesthetic, drowsy from anaesthetic
registrar, reg
junior doctor, jmo, foundation doctor
nurse in charge, charge nurse, shift coordinator, team leader, in-charge nurse, shift lead
ward manager, num, nurse manager, nurse unit manager
student nurse, stn
agency nurse, agency staff, temp nurse, agency rn
bank nurse, bank staff, casual pool nurse, pool nurse
district nurse, dn, community nursing, visiting nurse, domiciliary nurse
hospital at home, hith, virtual ward, hah
health visitor, hv, child health nurse, mchn
community psychiatric nurse, cpn, cmhn, community mental health nurse
crisis team, cat team, home treatment team, acute mental health team, catt, crht
psychiatrist, shrink, psych, psychiatry doctor
psych liaison, mental health liaison, liaison psychiatry, cl psych, mhlt
speech therapist, slt, speechie, salt, speech pathologist, slp, speech and language therapist
diabetes nurse, dsn, diabetes educator, cde, diabetic nurse specialist
icu outreach, critical care outreach, outreach, ccot, icu liaison
dentist, dental review, dental officer
optician, optometrist
radiographer, xray tech, radiology tech
phlebotomist, blood taker, venepuncturist, vampire
domestic, housekeeper, environmental services, ward domestic
ward clerk, receptionist, unit secretary, ward secretary
multidisciplinary team, mdt, multidisciplinary, interdisciplinary team
mdt meeting, case conference, team meeting, board round mdt
ward round, wr, doctors' round, medical round
emergency department, ed, casualty, a e, er, emergency room, accident and emergency
intensive care, icu, itu, critical care
high dependency, hdu, step-down unit, high dependency unit
surg ward, surgical floor
medical ward, med ward, medical floor
acute medical unit, amu, mau, aau, medical assessment unit
maternity ward, mat ward, maternity
postnatal ward, postnatal
labour ward, delivery suite, birthing suite, delivery ward, labor and delivery, l d
neonatal intensive care, nicu
special care baby unit, scbu, special care nursery, scn
childrens ward, paeds, paediatric ward, kids ward, peds
rehab, rehabilitation unit, rehabilitation ward, rehab ward
radiology, x-ray department, medical imaging
outpatients, opd, clinic, outpatient department
this morning, forenoon
night shift, nightshift, nd
day shift, long day
early shift, am shift, morning shift, early
late shift, pm shift, evening shift
start of shift, beginning of shift, on commencement of shift, at shift start, on arrival at work
end of shift, by shift end, close of shift
all shift, the whole time, all along
came across, came upon
continues to be, as before, has not stopped
all the time, never lets up
every time, invariably, without fail
as a rule, most of the time
many times, time and again
before long, in a while
put down to, attributed to, thought due to, explained by, blamed on, felt to be from
in keeping with, consistent with, fits with, in line with, compatible with, ties in with
so far, up to now, to date, as yet, until now, thus far
from then on, ever since, from that time
up until, right up to
a little, a touch, a bit, a tad, sl
ever so, exceedingly
a small amount, a little, scant, small amt, a dribble, not much, a wee bit
doubtful, not thought to be
tolerated well, put up with well, coped well, no trouble with it, managed fine with it
poorly tolerated, didn't tolerate well, couldn't cope with it, struggled with it
had a go, made an attempt
unsuccessful, failed, no luck, didn't work out, without success
with success, went well
on arrival, o/a to ward, upon arrival, when he got here, when she arrived
at home, in own home, at his place, at own house
on review, when reviewed, on reassessment, o/r, when seen again
for review, needs review, to be reviewed, needs looking at, r/v please, requires review
carry on, keep going, proceed as before, keep on with
continue with current plan, carry on same plan, ct with plan, continue as planned
keep an eye on, keep watching, keep monitoring, keep under review
keep close watch, monitor closely, watch closely, close observation, close monitoring
check again, reassess, repeat check, re-check
looked at, had a look at
would like, is requesting, is asking for
gave a hand, lent a hand
was given, had administered
got for her, delivered to
taken out, taken off, came out, dc'd
fell out, came out itself, dislodged, fallen out, worked its way out, came adrift
put back, reinserted, replaced in position
broken, out of order, not working, kaput
equipment checked, safety equipment checked, emergency equipment checked
crash trolley, resus trolley, arrest trolley, crash cart, emergency trolley
defib, defibrillator, aed
obs machine, dinamap, vital signs machine, obs trolley
weighing scales, weighed on scales, chair scales
weight done, weight taken, weight recorded, wt done
height measured, measured for height, ht recorded
obs done, vitals taken, observations recorded, vital signs checked, obs attended
between the flags, obs within normal range, no obs triggers, obs in white zone
obs outside limits, scoring on news, triggering on ews, met triggering, triggered news
looks well, well in himself, well in appearance, appears well
looks dreadful, looks terrible, looks awful, looks shocking, looks very sick
ashen grey, greyish colour
flushed face, red in face, facial flushing, ruddy face
blue lips, cyanosed lips, cyanosis, cyanotic, lips dusky, gone blue, bluish lips
jaundice, icteric, yellow skin, eyes yellow
clammy, sweaty, diaphoretic, sweating, perspiring, diaphoresis, damp with sweat
well perfused, warm and perfused, wwp, pink and perfused
cool peripheries, cold peripheries, cold hands and feet
cold to touch, cool to touch, feels cold to touch
slight build, underweight looking
overweight, heavy build
unkempt, disheveled, scruffy, poorly kempt, untidy in appearance
well groomed, well kempt, smartly dressed, well presented, tidy appearance, neat and clean
soiled, grubby, filthy, unclean
body odour, smells unwashed, bo smell, smells of sweat
smells of urine, reeks of urine, urine odour, smelling of wee
comfortable, comfy, in comfort, at ease, made comfortable
uncomfortable, discomfort, not comfortable, ill at ease, can't get comfy
in pain, painful, sore, hurting, aching, pain, complaining of pain
moans, groaning
feels cold, feeling chilly, c/o cold
too warm, feeling hot
blanket given, extra blanket, warm blanket applied, blankets put on
warming blanket on, bair hugger, bair hugger on, forced-air warming
cooled, cooling measures, cooling applied
extra pillow, pillow put behind
wants to eat, asking for food, peckish
thirsty, wants a drink, thirst, parched for fluids
poor appetite, off his food, appetite poor, gone off food
ate everything, ate all, finished the tray, cleared her plate, full diet taken, all of meal eaten
ate half, half of meal eaten, managed half, half portion taken
ate little, picked at meal, only few mouthfuls, ate next to nothing, minimal diet, pecked at food
drinking well, good fluid intake, taking fluids well, oral fluids well taken
drinking poorly, poor fluid intake, barely drinking, reluctant to drink, poor oral fluid intake
coughed on food, down the wrong way, coughing while eating
not passed urine, hnpu, not voided, no urine passed, hasn't been for wee, nil urine passed
walked to the bathroom, mobilised to toilet, ambulated to bathroom, walked to the loo
walked the corridor, mobilised length of ward, mobilised in hallway, ambulated in hall, lap of the ward
back to normal walking, mobility at baseline, mobilising at baseline, mobility as per normal
not himself, not her usual self, not quite right, different from normal, off baseline, out of sorts, off colour
bed mobility, turning in bed, moving about in bed, self-repositioning
turns herself, moves self in bed, self-repositions, repositions independently, self-turning
can't turn himself, unable to reposition self, needs turning, dependent for turns, needs help to turn
turns chart, repositioning chart, skin bundle, positional chart
two-hourly turns, turned every two hours
four-hourly turns, turned every four hours
tilt in bed, tilted with pillow, wedged over, pillow wedge behind back
cushion, pressure cushion, pressure relieving cushion
pressure risk assessment, pressure injury risk score, skin risk assessment
falls risk assessment, falls assessment, falls tool completed
clutter free, path clear, obstacles removed, uncluttered area, floor kept clear, environment decluttered
curtains drawn, curtains pulled round, screened off, privacy given, privacy maintained, privacy and dignity maintained
moved nearer nurses' station, closer to nurses station, high visibility bed, in view of desk, moved to observation bed
dizzy on standing, lightheaded getting up, giddy when stands, head rush on standing
tired quickly, fatigues easily, poor exercise tolerance, wears out quickly, tires easily, reduced stamina
breathless on walking, soboe, sob on exertion, puffed walking, short of breath exerting, doe
weak, weakness, no strength, feeble, generalised weakness, lack of power, no energy in limbs
physio seen, seen by physio, physio review done, physiotherapist attended, r/v by physio
deconditioned, lost condition, lost fitness, weak from bed rest
wanderguard, tag alarm, door alarm bracelet, wander bracelet
fire drill, fire practice, code red drill
sharps disposed, needles binned, sharps in bin, sharps disposed of safely
hand hygiene, washed hands, hand washing, hands gelled, alcohol rub used
aseptic, antt, sterile technique, aseptic technique, aseptic non-touch technique
jewellery and cash, belongings of value, personal valuables
property listed, belongings checked, property checked, belongings itemised, property book completed
lost property, belongings missing, items missing, things gone missing
room search, property search, searched belongings, searched room
arm swollen, swollen arm, puffy arm, arm oedematous
pitting, pits when pressed, leaves a dent, pitting oedema, dents on pressing
hot to touch, warm to touch, heat felt, feels hot to touch
indurated, induration, firm to touch, woody
candida in skin folds, intertrigo, thrush in folds
keloid, raised scar
compression bandages, compression wraps
venous leg ulcer, venous ulcer, vlu
skin graft, ssg, split skin graft
donor site, graft donor area
flap observations, flap obs, flap checks
debrided, debridement, dead tissue removed, sloughy bits trimmed
wound measured, size recorded, wound dimensions taken, wound assessed and measured
pulses felt, pulses palpable, pulses present, good pulses
capillary refill, crt, cap refill, crt checked
drip stand, iv pole, infusion stand
infusion pump, pump, volumetric pump
giving set, line set, iv tubing, admin set, iv set
line changed, giving set changed, tubing changed, lines replaced
three-way tap, stopcock
needle-free bung, bung, smartsite, bionector, clave
hep-locked, heparin lock, line locked with heparin
tpn, parenteral nutrition, total parenteral nutrition, pn feed
catheter infection, cauti, catheter uti, catheter-associated infection
statlock, catheter strap, leg strap, securing device
hourly urines, hourly urine measures, uo hourly, hourly urine output
urine clear, clear urine, clear yellow urine
urine dark, concentrated urine, dark urine, dark and concentrated
urine cloudy, cloudy wee, turbid urine, murky urine
blood in urine, hematuria, blood stained urine, bloody urine, rose urine
nephrostomy, nephrostomy tube, kidney tube
stoma pink, stoma healthy, stoma pink and moist, healthy stoma
hooked up, joined up
unhooked, unplugged
kinked, bent tube, twisted line, tube kinked
humidifier, humidification, warm wet circuit, wet circuit
ambu bag, bvm, bag valve mask, self-inflating bag
guedel, opa, oropharyngeal airway
sats target, target saturations, prescribed sats range
oxygen cylinder, o2 bottle, portable oxygen, oxygen tank
home oxygen, ltot, domiciliary oxygen, long-term oxygen therapy
home cpap, own cpap machine, cpap from home
mask leak, mask not sealing, leaking mask
mask mark on nose, nasal bridge redness
thick sputum, tenacious secretions, sticky phlegm, thick secretions
infusion not running, drip stopped running, not infusing, gravity drip not dripping
maintenance fluids, maintenance ivt, background fluids
dextrose, glucose infusion, sugar drip, dextrose drip
normal saline, ns, sodium chloride, n/s
hartmann's, csl, lactated ringer's, compound sodium lactate
icp bolt, icp monitoring
vagal nerve stimulator, vns
contact lenses, contacts
walking aid, mobility aid, gait aid, aid to walk
bath chair, shower chair, shower commode, shower stool
raised toilet seat, rts, over-toilet frame, toilet raise
key safe, keybox, key lock box
pendant alarm, lifeline, care alarm, personal alarm, medic alert pendant
took time to settle, slow to settle, long time settling, eventually settled
awake early, woke early, early waking, up early
napped in afternoon, afternoon nap, had a lie down, siesta
disturbed by noise, noise kept her awake, kept awake by noise, woken by noise
couldn't lie flat, unable to lie flat, orthopnea, needs to sleep upright
extra pillows at night, sleeps propped up
comfortable position found, positioned for comfort, got comfortable, made comfortable
quiet environment, low stimulus environment, lights dimmed, noise kept down, quiet time
disorganised behaviour, chaotic behaviour, disorganised
thought disordered, speech not making sense, disjointed thinking, tangential, rambling
insight poor, lacks insight, no insight into illness, doesn't think he's ill, limited insight
good insight, aware of own illness, insightful, recognises she is ill
mood swings, labile mood, mood up and down, emotionally labile, mood fluctuating
angry outburst, blew up, lost temper, lost his rag, temper outburst, flew off the handle
throwing things, threw objects, chucked things about, throwing objects
damaged property, smashing things up, property damage, broke furniture
pressed duress, duress alarm pressed, personal alarm pulled, pulled alarm
eating disorder, anorexia nervosa, disordered eating, restrictive eating
binged, overeating, binge eating
making herself sick, self-induced vomiting
obsessive behaviour, ritualistic behaviour, compulsions, rituals
hoards, cluttered home
hopeless, no point going on, despairing, hopelessness, can't see a future
passive death wish, hopes not to wake, tired of living, weary of life, life not worth living
worthless, feels useless, worthlessness, low self-esteem
anhedonia, no pleasure in things, no interest in anything, lost interest
unmotivated, lacking motivation, can't be bothered, apathetic, apathy, no drive
loneliness, no company
homesick, missing home, misses family
fed up, had enough, exasperated
coping well, managing well, bearing up, handling it well
accepting of diagnosis, come to terms with, accepted it, reconciled to
in denial, won't accept it, not accepting the diagnosis, refuses to believe it
attention-seeking, needy
nurse call frequently used, frequently buzzing, on the bell constantly, constant buzzing
hypoactive delirium, quiet delirium, hypoactive
cam positive, delirium screen positive
cam negative, delirium screen negative
sleep-wake disturbed, sleep pattern altered, sleep pattern disturbed
therapeutic engagement, spent time talking, one to one time, therapeutic time
ventilated feelings, expressed feelings, opened up, talked about feelings, got it off chest
wouldn't talk, refused to engage, did not engage, declined to speak, declined interaction
group attended, joined the group, went to group, participated in group
risk assessed, risk assessment done, risk assessment completed, risk updated
depot given, depot injection given, depot administered, lai given, had his depot
mental state exam, mse, mental state examination
mental health history, psych history, psychiatric history, past mental health
at risk adult, vulnerable adult
learning disability, intellectual disability, ld
autistic, autism, asd, on the spectrum
adhd, attention deficit hyperactivity disorder
hyperactive, can't sit still, bouncing off walls, always on the go
hospital passport, this is me form, about me passport
methadone, opioid substitution, ost, opiate replacement, methadone programme
needle exchange, nsp, clean needle programme
naloxone given, narcan given, opiate reversed
pinpoint pupils, tiny pupils, pinned pupils, constricted pinpoint
cannabis, weed, marijuana, dope
crystal meth, ice, methamphetamine, tina
cocaine, coke, charlie
heroin, smack
hungover, hangover, worse for wear
units a week, weekly alcohol units, standard drinks weekly
pleasantly confused, happily muddled, confused but content
visiting restricted, restricted visiting, limited visitors, visitors limited
stayed overnight, slept over, family stayed night, roomed in
rooming in, mother staying with baby, parent rooming in
not latching, poor latch, won't latch, fussing at breast
winded, winded the baby
settled with dummy, pacifier given, dummy given, soother given
cuddled, held in arms, picked up for cuddle, nursed in arms
swaddled, wrapped snugly, wrapped in bunny rug
nappy dirty, dirty nappy, soiled diaper, soiled nappy
inconsolable, cannot be soothed, nothing calms him, won't be consoled
consolable, easily soothed, settles with cuddle, soothed easily
school refuser, won't go to school, not attending school
looked after child, foster care, out of home care, foster child
foster parents, foster carers
ward tour given, orientated to ward, shown round ward, orientated to unit, ward orientation
admission paperwork done, admission completed, admission documentation complete, admission checklist done
admission bloods, baseline bloods, baseline tests
property sent home, belongings sent home, belongings taken home
valuables in safe, locked in safe, cash office safe, hospital safe
waiting in corridor, corridor care, boarded in corridor
left before seen, did not wait, dnw, lwbs, walked out before review
triage done, triage completed
on the phone, by phone, over the phone, via telephone
face-to-face, in person, at the bedside
verbal order, phone order, telephone order, verbal instruction taken
read back, order read back, repeated back to confirm
text sent, messaged, sms sent
video call, facetime, telehealth call, virtual visit, video consult
still to do, yet to be done, not yet done, to do
in progress, under way, being done
attended to, carried out, seen to
not done, not attended, not completed, left undone
jogged memory, prompted again, told again
forgot, slipped my mind
slip up, mix-up
query raised, asked about it, raised a query
made clear, sorted out query, clarification sought
disagreed, disagreement, did not agree, objected
altercation, had words
said sorry, apology given, duty of candour given
thanked staff, complimented staff, happy with care, praised staff
hoarse, voice croaky, husky, lost his voice, dysphonic
spontaneous speech, initiates conversation, speaks spontaneously
monosyllabic, one word answers, single word replies, yes and no only
sign language, auslan, bsl, signs
english second language, esl
family translating, relative interpreting
privacy requested, asked for privacy, wants privacy
private matter, don't share, not to be disclosed
bad news broken, told the diagnosis, diagnosis disclosed, news given of diagnosis
family meeting, meeting with relatives, family conference
family upset, relatives distressed, family distressed
nok details, contact details, emergency contact, nok contact updated
no family, no next of kin, nil nok, no relatives
own phone, cell phone, mobile phone
religious wishes, cultural needs, faith needs, religious needs
vegetarian, veggie, doesn't eat meat, no meat diet
vegan, no animal products, plant-based
diabetic diet, carb controlled, low sugar diet
low residue, low fibre diet
cuppa, cup of tea, brew
squash, cordial
nibble, morning tea, biscuits and tea
adaptive cutlery, special cutlery, easy grip cutlery
after food, after meals, pc, post-meal
swallowing ok, swallow intact, safe swallow, swallowing safely
swallowing difficulty, dysphagia, dysphagic, trouble swallowing, unsafe swallow
holding food in mouth, food pooling, food pouched
dribbling, drools, can't hold saliva
refusing to drink, won't drink, declined fluids, not accepting drinks
broken tooth, chipped tooth
gums bleeding, bleeding gums, gingival bleeding
deodorant, antiperspirant
tissues, hankies
pyjamas, nightie, nightclothes, pjs, nightgown
hospital gown, theatre gown
underwear, knickers, undies
dressing gown, bathrobe
eye drops instilled, drops put in eyes, gutt given, eye drops given
ear drops instilled, drops put in ear
sanitary pad, sanitary towel, pad for period
bleeding from below, pv bleeding, pv loss, vaginal bleeding
perineum intact, no perineal tear, intact perineum
perineal stitches, perineal repair, sutured tear below
nipples sore, sore nipples, nipple pain
popped in, looked in, called in to see, visited briefly, put head in
made a fuss, kicked up a fuss, created a scene, caused a disturbance
gave in eventually, agreed with encouragement, accepted after persuasion, came round to it, took some persuading, needed persuasion
wouldn't entertain it, flatly refused, point blank refused, adamantly declined, adamant refusal, refused outright
tried again later, re-approached, reattempted, went back later, second approach, approached again, reoffered
given the option, given opportunity, made available to
accepted, took up offer, said yes, agreed to have
tucked up in bed, settled for night, settled to bed, settled for the night
all quiet, nothing eventful, uneventful shift, no events, quiet shift, nil events
busy shift, hectic, run off feet, flat out
short staffed, understaffed, down on numbers, staffing short, low staffing
took place, came about
episode, bout
settled by itself, resolved spontaneously, self-resolved, went off on own, self-limiting, self-terminated
got used to, adapted to, adjusted to, accustomed to
turned out to be, proved to be, found to be
known to have, known case of
no history of, nil history, never had, no previous, nil hx of
newly found, new finding, not seen before, new onset, not there before, not previously noted
long-standing, longstanding, chronic, had for years, of long duration
after that, following this
in the meantime, for now, for the time being, in the interim
in the end, at last
within the hour, inside an hour, under an hour
half an hour, thirty minutes, half hour
quarter of an hour, fifteen minutes
couple of days, two days
four times daily, qds, qid
for the first time, first ever, never before
lots of, a great many
one side only, unilateral, single-sided
all over, widespread, head to toe
in one spot, localized, confined to one area
spreading, extending outward, getting bigger, creeping up
shrinking, getting smaller, reducing in size
marked out, outline drawn, demarcated with pen, margins drawn, border marked
equal both sides, even both sides
close to, next to, adjacent to
adherent, stuck down
coming away, not secure
well secured, firmly fixed, fixed in place
too tight, constricting, digging in
watery, runny, thin consistency
bloodstained, blood-stained, blood tinged
normal colour, good colour, colour good, pink and warm
hemorrhage, bleeding out
fresh blood, bright red blood, fresh bleeding, frank blood
old blood, dark blood, altered blood
clot, clotted blood, blood clot
no bleeding, nil bleeding, no blood seen, no ooze
nil oozing, no discharge, dry, nil exudate
weight stable, weight steady, weight static, no weight change
uneasy, apprehensive feeling, sense of dread, feeling of doom
gave up, stopped trying, abandoned attempt, attempt aborted, procedure abandoned
went smoothly, without a hitch, uneventful procedure, no complications, nil complications
complicated by, with complications, problems encountered
hard going, difficult procedure
explained procedure, procedure explained, told what would happen
before procedure, pre-procedure, prior to procedure
after procedure, post-procedure, following procedure
time out done, surgical pause, who checklist, team time out
chaperone present, chaperoned, nurse chaperone
label attached, sticker on, labelled specimen, labelled at bedside
non-urgent, not urgent
looked after, cared for, nursed, taken care of
neighbor, next door neighbour, person next door
friend, mate, pal, buddy
daughter-in-law, dil, son's wife
son-in-law, daughter's husband
drowsy after dose, sleepy after tablets, sedated by medication, oversedated, over-sedated
patient specific direction, psd
pgd, patient group direction
nurse initiated, nurse-initiated medication, nim
prescription rewritten, chart rewritten, rechart
medication chart, drug chart, kardex, mar chart, nimc, prescription chart
drug round, medication round, tablet round
cd book, controlled drug register, dd book, cd register
count checked, stock checked, cd count correct, balance correct
discarded remainder, residue discarded
expired stock, out of date, past expiry
last dose, most recent dose
late dose, past due
given late, delayed dose, administered late
given early, dose brought forward, administered early
too soon for more, not due yet, too early for dose
double dose, dose given twice, duplicated dose
made up, reconstituted, mixed up
infused over, run over, given over, administered over
iv push, ivp, slow push
antibiotic changed to tablets, oral switch, switched to oral, po switch, stepped down to oral
tolerating oral, managing tablets, taking orally
loading dose, load given
maintenance dose, ongoing dose, usual dose
novopen, pen injector
high sugar, hyperglycemia, high bgl, high blood sugar
pregnancy test, bhcg, hcg test, upt, preg test
peritoneal dialysis, pd, capd, apd
finished dialysis, off dialysis, dialysis completed
bed exercises, exercises in bed, leg exercises in bed
stairlift, chairlift, stair lift
downstairs living, living downstairs, micro-environment downstairs
access visit, home visit, home assessment, ot home visit, environmental visit
rehab potential, scope for improvement, potential to improve
reached plateau, no further gains, plateaued
not to drive, advised not driving, told not to drive
interfacility transfer, hospital transfer, transferred between hospitals, sent to another hospital
repatriated, returned to local hospital, back transfer
air ambulance, helicopter, flying doctor, rfds
paramedics, ambos, ambulance crew, ambulance officers, ems, paramedic crew
handover from crew, ambulance handover, paramedic handover
trolley to bed, moved from trolley, slid across from trolley, trolley to bed transfer
awaiting placement, waiting for care home, placement pending
care assessment, care needs assessment, acat, acas assessment, needs assessment
chc, continuing healthcare, nhs-funded care
fast track, fast-track discharge, rapid discharge
discharge planning, dc planning, planning for home
edd, estimated discharge date, expected date of discharge, edd set, predicted discharge date
weekend leave, home for weekend
no food in house, empty fridge, no shopping in
meals on wheels, delivered meals, mow
home modification, house adaptations, home adaptations
gp follow-up, see own gp, gp review later, lmo follow-up
practice nurse, pn, surgery nurse, gp nurse
gp surgery, doctors' surgery, medical centre, medical practice, gp practice
out of hours, ooh, after-hours
on-call doctor, on call, duty doctor, doctor on call
locum, stand-in doctor, cover doctor
night doctor, night rmo, hospital at night doctor, han
cns, specialist nurse, clinical nurse specialist
nurse practitioner, np, advanced nurse practitioner, anp
hospital coordinator, after hours manager, ahnm, duty hospital manager
police, officers, law enforcement
prison officers, guards, corrections officers, custodial staff
day room, patient lounge, dayroom
sluice, dirty utility, pan room
ensuite, own bathroom, private bathroom
overbed table, tray table, bed table
comfy chair, recliner, armchair
toddler, little child, tot
older person, older adult
chap, bloke, fellow
lady, female
history from, collateral history
in short, to sum up, in summary
reason, cause, why, rationale
upshot, end result
improvement, progress, step forward
relapse, step back
plan for tomorrow, tomorrow's plan, for tomorrow
main concern, main issue, chief problem, number one concern
alarming, of concern
reassuring, encouraging sign
slight problem, nothing serious
in good health, fit and well
seizure, convulsion, seizing
fits stopped, seizure ended, seizure terminated, stopped fitting
alert, awake and alert, wide awake, bright and alert
groggy, bleary, half asleep, spaced out
vacant, glazed, staring into space, blank stare, vacant look
breathing well, respirations easy, breathing easy, unlaboured breathing, no respiratory distress
struggling to breathe, laboured breathing, increased work of breathing, working hard breathing, resp distress, wob increased
few-word sentences, can't finish sentences, unable to complete sentences, broken sentences
stopped breathing briefly, apnea, apnoeic spell, pauses in breathing
irregular pulse, pulse irregular, irregularly beating, arrhythmic pulse
collapse, keeled over, went down suddenly
stable, no acute change, settled condition, steady condition
not stable, haemodynamically unstable
`;
