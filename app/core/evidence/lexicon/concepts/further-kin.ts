/**
 * Further words that restate each other, as in kin.ts: written by two authors who had seen neither the guard nor its sets,
 * and taken in by scripts/lexicon/merge-lists.ts.
 */
export const FURTHER_KIN = `
short of breath, sob, breathless, dyspnea, dyspnoeic, puffed, out of breath, difficulty breathing, trouble breathing, out of puff, can't catch breath, shortness of breath
breathless on exertion, soboe, sob on exertion, exertional dyspnoea, puffed when walking, gets breathless moving about, winded with activity
breathless lying flat, orthopnea, can't lie flat, unable to lie flat, has to sleep upright, needs propping up
wakes up gasping, paroxysmal nocturnal dyspnoea, wakes at night breathless
increased work of breathing, increased wob, labored breathing, working hard to breathe, respiratory effort increased, using accessory muscles, accessory muscle use
no increased wob, no work of breathing, breathing comfortably, resps unlabored, breathing easily, unlaboured breathing, no respiratory distress, easy respirations
breathing fast, tachypnoeic, tachypnea, rapid respirations, resps up, rr high, raised respiratory rate, rapid breathing, high resp rate; panting
breathing slowly, bradypnoeic, bradypnea, resps down, low respiratory rate, slow respirations, rr low
stopped breathing, apneic, respiratory arrest, no respiratory effort, not breathing
pauses in breathing, apneas, apnoeic episodes, stops and starts breathing, gaps in breathing
shallow breathing, hypoventilating, shallow respirations, poor tidal volumes, small breaths, not taking deep breaths
overbreathing, hyperventilating, hyperventilation, breathing too much
wheezy, wheezing, whistling chest, whistly breathing, musical chest
rattly chest, chesty, bubbly chest, secretions audible, rattling, gurgly chest, wet sounding chest, sounds junky, ruttly, chest rattly, secretions on chest
crackles, creps, crepitations, rales, crackly chest
stridor, stridulous, noisy breathing in, harsh noise breathing in, inspiratory noise
snores, snorey breathing, stertorous, noisy sleep breathing
chest clear, lungs clear, clear to auscultation, cta, good air entry throughout, vesicular breath sounds, nothing heard on chest
reduced air entry, diminished breath sounds, decreased ae, poor air entry, not much air moving
silent chest, no air entry, no breath sounds heard, absent breath sounds
cough, tussive
wet cough, productive cough, coughing stuff up, bringing up phlegm, chesty cough, moist cough, expectorating, coughing up sputum, coughing up phlegm, bringing up sputum
dry cough, non-productive cough, nothing coming up, unproductive cough, tickly cough
barking cough, croupy cough, seal bark, barky cough, croup-like cough, seal-like cough
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
oxygen saturations, spo2, o2 sats, oxygen levels, saturation, pulse ox, oximetry; sats
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
nebuliser, nebs, nebulizer, nebulised, nebulisation, nebulization, breathing treatment, svn, nebulised treatment
inhaler, puffer, mdi, metered dose inhaler, pump inhaler
spacer, aerochamber, volumatic, holding chamber
blue inhaler, salbutamol, ventolin, albuterol, rescue inhaler; reliever
asthma attack, asthma flare, exacerbation of asthma, asthma playing up, asthmatic episode
copd flare, copd exacerbation, aecopd, bad spell of copd
copd, emphysema and bronchitis, coad, chronic obstructive airways disease, chronic obstructive pulmonary disease
chest infection, lrti, lower respiratory tract infection
pneumonia, pneumonic
has a cold, coryzal, urti, uri, head cold, upper respiratory infection
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
drain swinging, chest drain oscillating, swinging with respiration, tidaling
drain bubbling, air leak present, uwsd bubbling, air leak seen
chest drain not swinging, no swing, no oscillation seen, no tidaling
aspirated, went down wrong way, aspiration
choked, food stuck in windpipe
airway clear, airway patent, maintaining own airway, airway own and clear, protecting her airway
airway at risk, not protecting airway, threatened airway, airway not safe, compromised airway
deep breathing exercises, dbe, breathing exercises, chest physio exercises, deep breathing, db c
chest physio, cpt, chest physiotherapy, percussion and vibration
chest x-ray, cxr, chest film, chest xray
blood gas, abg, arterial gas, arterial blood gas
retaining co2, hypercapnic, hypercarbic, co2 retainer, type two respiratory failure, co2 up
smoker, smokes, tobacco user, on the fags, current smoker, cigarette user, on the cigarettes
ex-smoker, gave up smoking, quit smoking, former smoker, no longer smokes, stopped smoking
nicotine patch, nrt, nicotine replacement
home oxygen, ltot, long-term oxygen, oxygen at home, concentrator at home
sucking in under ribs, subcostal recession, retractions, intercostal recession, tugging, indrawing, chest sucking in, tracheal tug
nasal flaring, nostrils flaring, flaring his nose, alar flaring, flared nostrils
grunting, expiratory grunt, grunts with each breath, grunts with breaths
hiccups, hiccoughs, singultus
kussmaul breathing, deep sighing respirations, air hunger
abdominal breathing, belly breathing
chest tightness, tight chest, chest feels tight, band round chest
sleep apnea, osa, obstructive sleep apnoea, stops breathing when asleep
tripod position, leaning forward to breathe, tripoding, hunched forward to breathe, sits up to breathe
sat upright, sat bolt upright, positioned upright, high fowlers, head of bed up, hob elevated, propped up, nursed upright
nursed prone, turned onto tummy, lying on his front, placed face down; proned
chest pain, cp, pain in his chest, chest discomfort, pain in chest
crushing chest pain, elephant on chest, heavy central chest pain, vice-like chest pain, squeezing chest pain
pain into left arm, radiating down left arm, left arm radiation, pain going down left arm
pain free chest, no chest pain, denies cp, chest pain nil, nil chest pain
gtn, nitro, glyceryl trinitrate, nitroglycerin, gtn spray, spray under the tongue
heart attack, mi, myocardial infarction, coronary, ami
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
cardiac arrest, coded, code blue, heart stopped, crash call, no cardiac output, lost output
cpr, resuscitation, chest compressions, pumping on chest
rosc, got a pulse back, return of spontaneous circulation, output regained, heart restarted
defibrillated, shock delivered, defib used, defib shock given
cardioverted, cardioversion, shocked back into rhythm, dccv
pacemaker, ppm, pacer, permanent pacemaker
internal defibrillator, icd, implanted defibrillator
ecg, ekg, heart tracing, electrocardiogram; tracing
on tele, cardiac monitoring, on the heart monitor, monitored bed, continuous ecg monitoring
echo, heart scan, echocardiogram, heart ultrasound, tte
angiogram, cath, cardiac catheterisation, coronary angiography, cath lab procedure
angioplasty, pci, percutaneous coronary intervention, balloon to artery
cabg, heart bypass, coronary artery bypass graft, bypass surgery
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
dehydrated, fluid depleted, volume deplete, hypovolaemic, dried out, hypovolemia, dehydration, underfilled, lacking fluids
well hydrated, euvolemic, adequately hydrated, fluid status good, hydration adequate
cool hands and feet, cold peripheries, peripherally cool, peripherally shut down, cold extremities, cool to touch peripherally
warm hands and feet, warm peripheries, warm and well perfused, wwp, peripherally warm, good perfusion, well perfused
slow cap refill, prolonged crt, sluggish capillary refill, delayed cap refill, crt prolonged
brisk cap refill, crt under two seconds, normal capillary refill, cap refill good, crt brisk
mottling, blotchy skin, marbled skin, blotchy from poor perfusion
pale, pallor, pallid, peaky, white as a sheet, no colour in him, lost her colour, pasty, looks white, washed out, wan, no colour
ashen, ashy; grey, gray
red in the face, red-faced, face flushed
shocked patient, in shock, haemodynamically compromised, circulatory collapse
hemodynamically stable, cardiovascularly stable, cvs stable, vital signs stable
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
positive balance, positive fluid balance, in positive, input exceeds output, fluid positive
negative balance, negative fluid balance, in negative, output exceeds input
fluid balance chart, fbc chart, intake and output, i and o, strict i/o, input output chart, ins and outs
varices, oesophageal varices, swollen gullet veins
stroke, cva, cerebrovascular accident, brain attack
mini stroke, tia, transient ischemic attack
brain bleed, intracranial haemorrhage, ich, bleed on the brain, intracranial bleed
alert and orientated, a and o, aao, alert and oriented, awake and orientated
fully conscious, gcs fifteen, fully alert
alert, awake, wide awake, on the ball
drowsy, somnolent, dozy, drifting off, nodding off, dopey, lethargic, snoozy, lethargic and sleepy; sleepy
rousable, rouses to voice, wakes when spoken to, responds to voice, opens eyes when called, wakes to name
only responds to pain, responding to pain only, wakes only to pain, opens eyes to pain, responds to painful stimuli
unresponsive, not responding, unconscious, can't be roused, unrousable, comatose, out cold, not waking, doesn't respond, unarousable, no response, didn't respond, nonresponsive
gcs dropped, drop in gcs, reduced conscious level, decreased loc, reduced level of consciousness, less responsive, going off neurologically, gcs fell
neuro obs, neuro checks, neurological observations, gcs chart, neuro vitals, head injury obs
muddled, disorientated, disoriented, not making sense, not with it, confusion, away with the fairies, mixed up, not all there, bewildered, all over the place, befuddled, unsure where he is; confused
newly confused, new confusion, acute confusion, suddenly muddled, acutely confused, not usually confused, altered mental status, ams
delirious, delirium, in a delirium, toxic confusional state
confused at night, sundowning, sundowner, gets muddled at night
forgetful, poor memory, short-term memory loss, memory problems, can't remember things, memory going, poor recall, memory impairment, memory poor, memory loss
dementia, major neurocognitive disorder, cognitive decline, dementing
cognitively impaired, cognitive impairment, cognition reduced, poor cognition
cognitively intact, no cognitive impairment, mentally sharp, all her marbles, cognition intact
repeats himself, repetitive questioning, asks the same thing, perseverating, perseveration, asks same thing again, asking the same questions
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
pupils equal and reactive, perrla, pearl, perl, perla, pupils equal and reacting, perrl, pupils equal reacting
pupil blown, fixed dilated pupil, fixed and dilated
unequal pupils, anisocoria, pupils different sizes, one pupil bigger
pinpoint pupils, tiny pupils, miosis, constricted pupils
sluggish pupils, slow to react, pupils sluggish, pupils slow to light
seizure, had a fit, convulsion, convulsing, seizing; fitting
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
floppy, hypotonic, low tone, flaccid, no tone, like a rag doll, went limp, lost tone
spasm, muscle spasm, cramp, cramping up
ignores left side, inattention to left, left neglect
blurred vision, blurry eyes, vision fuzzy, hazy vision, sight blurred
losing vision, visual loss, sight going, loss of vision, eyesight failing
raised icp, raised intracranial pressure, pressure on the brain
sedated, on sedation, kept asleep, under sedation
sedation off, sedation hold, sedation stopped, sedation break, off sedation
lightly sedated, light sedation, sedated but wakes easily
deeply sedated, deep sedation, heavily sedated
fidgety, can't keep still, tossing and turning, restlessness, can't settle, won't settle; restless, unsettled, fractious
pulling at lines, pulling at tubes, picking at dressings, trying to remove lines, tugging at catheter
settled, calm, peaceful, comfortable and settled, at ease, tranquil; quiet, content
seeing things, visual hallucinations, seeing people not there, visually hallucinating
spinal precautions, log roll, in-line spinal care
spinal injury, sci, spinal cord injury, cord injury
vacant, blank look, staring into space, glazed over, eyes glazed, zoned out
tired, fatigued, weary, no energy, lacking energy, lethargy, lethargic
slept well, good night's sleep, slept through, settled night, slept soundly, good night, slept all night, slept like a log, restful night
slept poorly, poor night, bad night, broken sleep, restless night, poor sleep, broken night
insomnia, can't sleep, sleepless, unable to sleep, trouble sleeping, unable to get off, trouble getting to sleep, wide awake at night
sleeping, in bed sleeping, resting eyes closed, appeared asleep; asleep
complains of pain, c/o pain, reports pain, says it hurts, in pain, voicing pain, pain reported, complaining of discomfort
no pain, pain-free, denies pain, nil pain, pain nil, pain score zero, not in pain, no c/o pain, painless, comfortable without pain
severe pain, excruciating, in agony, screaming in pain, crippling pain, worst pain ever, intense pain, terrible pain; agony
mild pain, slight pain, niggle, twinge, bit sore, minor discomfort, niggling pain, small amount of pain
moderate pain, middling pain, fair amount of pain
pain at rest, hurts when lying still, rest pain
pain on movement, hurts to move, painful on moving, sore when turned, pain with activity, dynamic pain
sharp pain, stabbing pain, knife-like pain, stabbing
dull ache, dull pain, gnawing pain, nagging ache, aching
burning pain, burning sensation, burny pain, burning
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
wincing, pulling faces, facial grimace, screwing up face, flinching, pulling faces in pain; grimaced
moans and groans, whimpering; moans, groaning
non-verbal signs of pain, nonverbal pain cues, looks in pain, appears in pain, behavioural signs of pain, in obvious pain
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
nerve block, regional block
local anaesthetic, numbing injection, la infiltration, freezing injection
numbing cream, emla, ametop, angel cream, topical anaesthetic
gas and air, entonox, nitrous, laughing gas, nitrous oxide
paracetamol, acetaminophen, panadol, tylenol, apap
ibuprofen, nurofen, brufen, advil, motrin
morphine liquid, oramorph, oral morphine, oral morphine solution
syringe driver, csci, syringe pump, sc driver, niki pump, driver, subcut infusion pump, mckinley pump
heat pack, hot pack, wheat bag, warm pack, heat pad, hottie, heat applied, warm compress
ice pack, cold pack, cold compress, ice applied
distraction, took his mind off, diversional techniques; distracted
repositioned for comfort, moved to get comfortable, position changed for comfort, made comfortable, shifted for comfort
back pain, sore back, lumbago, lbp, back hurts, bad back, backache
sciatica, pain down leg from back, sciatic pain
joint pain, arthralgia, aching joints, sore joints
muscle aches, myalgia, achy muscles, aches all over, body aches
abdominal pain, tummy pain, belly ache, abdo pain, stomach ache, sore tummy, bellyache, stomach pain, tummy ache, tum ache
epigastric pain, pain top of stomach, upper middle abdominal pain
loin pain, flank pain, renal angle pain
period pain, dysmenorrhea, menstrual cramps, monthly cramps
pain passing urine, dysuria, stings to pee, burning when weeing, burns when urinates, painful urination, hurts to wee, burning on passing urine, stinging wee
nauseous, nauseated, nausea, feeling sick, queasy, off colour in stomach, sick to stomach, sicky
vomited, been sick, threw up, emesis, brought it up, chucked up, spewing, puked, being sick, throwing up, brought up
vomited once, one vomit, threw up once, sick once
dry retching, retching, heaving, gagging, dry heaving
no nausea or vomiting, no n/v, nil n/v, denies nausea, not feeling sick, no nausea
anti-sickness, antiemetic, anti-emetic, anti-nausea medication, sickness tablet, something for sickness, something for nausea
projectile vomiting, vomit shot across room, forceful vomiting
vomited blood, haematemesis, threw up blood, blood in vomit, brought up blood
coffee ground vomit, coffee grounds, coffee-ground emesis, dark grainy vomit, coffee-ground vomitus
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
belching, eructation; burping
constipated, constipation, bunged up, costive, blocked up, backed up, not been for days
bowels open, bo, had bm, opened bowels, had a poo, bowels moved, been to toilet, had a motion, passed stool, defecated, bwo, bowels worked, had bowels open, bm passed, bowel motion
bowels not open today, bno today, no bm today, no stool today
stool, poo, feces, bm, poop, number two
loose stools, diarrhea, the runs, loose motions, squits, loose bowels, the trots, loose bowel motions, trots, watery stools
formed stool, normal stool, well-formed motion, soft formed stool
hard stool, pellets, rabbit droppings, hard lumps, hard dry stool
soft stool, soft bm, soft motion, soft poo
straining at stool, pushing to go, straining to open bowels, pushing hard to go; straining
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
manual evacuation, digital removal, dre and removal, disimpaction, digital disimpaction, digital evacuation
bowel prep, bowel clear-out, bowel cleanout, colon prep
piles, hemorrhoids
back passage, rectum, rear passage
bowel chart, stool chart, bristol chart, bowel record
colonoscopy, camera up back passage, scope of bowel, lower scope
gastroscopy, ogd, egd, camera down throat, upper scope, endoscopy down
bowel obstruction, sbo, blocked bowel, obstructed bowel
ileus, gut gone to sleep, paralytic ileus, bowel not working
ileostomy, small bowel stoma
stoma bag, pouch, ostomy appliance, stoma pouch
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
free fluids, full fluids, full liquids, fluids only diet, free liquids
clear fluids, clear liquids, clears only, clear liquid diet
normal diet, full diet, regular diet, full ward diet, ordinary food
soft diet, easy to chew, soft food only
puree diet, pureed, blended food, smooth puree, pur ed food
thickened fluids, thickener, thickened drinks, thick fluids, thickener in drinks
swallow assessment, salt review, swallow screen, slp evaluation, speech and language assessment, bedside swallow, swallow test
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
sips of water, wetting mouth, small sips; sipping
fluids encouraged, encouraged to drink, pushing fluids, drinks encouraged, prompted to drink, oral fluids promoted, encourage oral fluids, oral fluids pushed
thirsty, thirst, parched, gasping for a drink
fed by staff, full assistance with meals, needs feeding, spoon fed
feeds himself, eats independently, self-feeding, eating unaided, able to self-feed
set up for meal, tray set up, food cut up, needs tray set-up, meal set-up
supplement drink, nutritional supplement, ons, build-up drinks, sip feeds, supplements, oral nutritional supplements, nutritional drinks
food chart, food record, intake chart, calorie count, dietary chart
dietitian, dietician, dietetics, nutrition team
weight loss, losing weight, lost weight, dropped weight, weight going down, weight down, dropped kilos
weight gain, put weight on, gained weight, weight going up
underweight, low bmi; skinny
overweight, high bmi, carrying extra weight
malnourished, malnutrition, undernourished, must high, poorly nourished
weight stable, weight unchanged, no change in weight, weight steady
jaundice, gone yellow, icteric, icterus, yellow skin, eyes yellow; yellow
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
poor urine output, oliguria, oliguric, not passing much urine, low uo, urine output down, low urine output, hardly weeing, reduced urine output, uo poor, not peeing much
no urine output, anuric, anuria, nil urine, not making urine
good urine output, adequate uo, passing good volumes, weeing well, good diuresis, uo satisfactory
passing lots of urine, polyuria, polyuric, large volumes of urine
urinary frequency, frequent urination, weeing little and often, keeps needing a wee
urinary urgency, can't hold it, urge to wee, desperate to wee
up at night to wee, nocturia, up to pass urine overnight
retention, urinary retention, can't pass urine, can't wee, in retention, unable to void, can't go, aur
incontinent of urine, urinary incontinence, wet himself, bladder accident, leaked urine, urine incontinence, wet herself
nocturnal enuresis, enuresis, wets the bed; bedwetting
continent, no accidents, gets to toilet in time, remained dry
doubly incontinent, incontinent of both, incontinent bowel and bladder
pad, incontinence pad, continence aid, incontinence product, continence product; brief
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
urine bottle, urinal, pee bottle, bottle, hand-held urinal
bedpan, slipper pan
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
drain out, drain removed, drain pulled, drain taken out; rod
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
kidney function, renal function, ues, egfr, creatinine level, u es, urea and electrolytes, uec
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
spiked a temp, temp spike, new fever, temperature shot up
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
slight bleeding, small amount of blood, minimal bleeding, smear of blood, minor ooze; spotting
no bleeding, nil bleeding, no active bleeding, no signs of bleeding, no bleeding seen
bleeding stopped, haemostasis achieved, bleeding under control, haemostasis, bleed settled, bleeding ceased, no longer bleeding, no further bleeding
bruising, ecchymosis, black and blue, contusion, ecchymotic
bruises easily, easy bruising, marks easily
petechiae, pinprick rash, tiny red spots, petechial rash, pinprick spots
purple rash, purpura, non-blanching rash, doesn't fade under glass, fails glass test
clots, passing clots, clotty
anaemic, anaemia, low hb, haemoglobin low, low blood count, hgb low, hb low
blood count, fbc, cbc, fbe, full blood count
bloods taken, bloods done, labs drawn, blood test done, venepuncture performed, phlebotomy done, bled for bloods, labs sent
blood results, labs, lab results, bloods, pathology results; path
bloods normal, labs unremarkable, bloods unremarkable, normal labs, nothing on bloods
bloods abnormal, labs deranged, deranged bloods, abnormal labs
transfusion, blood transfusion, prbc, units of blood, packed cells, rbc transfusion, top-up of blood
transfused, blood given, transfusion completed, had blood
transfusion reaction, reacting to blood, reaction to transfusion
no transfusion reaction, blood tolerated well, transfusion without incident, no adverse reaction to transfusion
group and save, group and hold, type and screen, g s, g h
platelets low, thrombocytopenia, plts low, thrombocytopenic, low platelets
clotting, coag, coagulation screen, clotting screen, inr and aptt
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
glasses, spectacles, eyeglasses; specs
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
dentures, false teeth, dental plate, teeth in a pot; plates
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
fractured, broken bone
hip fracture, nof, broken hip, neck of femur, fractured hip, hip broken
broken wrist, colles, fractured wrist, distal radius fracture
broken ankle, fractured ankle, ankle fracture
broken ribs, rib fractures, fractured ribs, cracked ribs
broken arm, fractured arm, arm fracture
broken leg, fractured leg, leg fracture
broken collarbone, fractured clavicle, clavicle fracture
wedge fracture, compression fracture of spine, crushed vertebra, vertebral collapse
dislocated, out of joint, popped out, dislocation, came out of socket
put back in, popped back in; relocated
sprained, ligament injury; twisted
pulled muscle, muscle strain, tweaked a muscle; strained
plaster cast; plaster, cast, pop
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
contracture, fixed flexion, drawn up, can't straighten
amputation, amputated, limb off
below knee amputation, bka, leg off below knee, transtibial amputation
above knee amputation, aka, leg off above knee, transfemoral amputation
phantom pain, pain in missing limb, phantom limb pain
prosthesis, artificial leg, false leg, prosthetic, prosthetic limb
foot drop, drags his foot, foot catches, can't lift foot
limping, antalgic gait, hobbling, favoring one leg
shuffling gait, festinant, small steps, short shuffly steps; shuffling
wasted muscles, muscle wasting, atrophy, lost muscle, atrophied, deconditioned muscles
deconditioned, lost condition, physically gone downhill, out of shape after admission
frail, frailty, infirm; delicate
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
had babies before, multiparous, multigravida, not her first baby; multip
due date, edd, edc, estimated due date
full term, at term, term baby, term gestation
preterm, prem, born early, prem baby; premature
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
head in pelvis, head down in brim; engaged
in labour, labor, in established labour, active labour
early labour, latent phase, pre-labour, early contractions
contractions, contracting, tightenings, uterine activity
contracting regularly, ctx regular, regular contractions, regular tightenings
waters broke, srom, membranes ruptured, waters gone, rom, waters broken
waters broken for her, arom, arm done, artificial rupture
waters intact, membranes intact, waters not gone
clear liquor, liquor clear, clear fluid draining, clear waters
meconium liquor, mec, meconium stained, msl, baby pooed inside
had a show, mucus plug, bloody show
vaginal exam, ve, pv exam, cervical check, sve
cervical dilatation, how far dilated, dilation of cervix
fully dilated, ten centimetres
bearing down, actively pushing; pushing
induced, iol, induction
drip for labour, synto infusion, syntocinon augmentation, oxytocin drip, pitocin
normal delivery, nvd, svd, vaginal birth, nvb, normal birth
forceps delivery, nbf
ventouse, vacuum, kiwi, vacuum delivery
caesarean, c-section, lscs, cs, caesar, c/s
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
lochia heavy, heavy pv loss, pads soaked, soaking pads, heavy lochia
bleeding pv, vaginal bleeding, pvb, pv bleed, bleeding down below
fundus firm, uterus contracted, firm and central, well contracted uterus, uterus hard, uterus firm
boggy uterus, uterus not contracted, soft uterus, atonic uterus
estimated blood loss, ebl, measured loss, blood loss in theatre
skin to skin, kangaroo care, sts, kangaroo cuddle, skin-to-skin contact
baby at bedside, baby with mum
pre-eclampsia, toxaemia, preeclampsia, pih with protein
pregnancy diabetes, gdm, gestational diabetes
miscarriage, lost the baby early, spontaneous abortion, miscarried, early pregnancy loss
stillbirth, stillborn, baby born sleeping, fdiu, born dead, iufd
ectopic, tubal pregnancy, ectopic pregnancy
abortion, termination of pregnancy; termination
twins, multiple pregnancy, two babies
breastfeeding, breast fed, bf, nursing baby, feeding at breast, breastfed, nursed at breast, put to breast
bottle feeding, formula fed, artificially fed, on formula, bottle fed, formula feeding
mixed feeding, breast and bottle, combination feeding
expressing milk, ebm, pumping milk, expressed breast milk, mum expressing
pumping, using breast pump; expressing
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
scbu, nicu, special care nursery, neonatal unit, nnu, scn, special care baby unit
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
winded, brought up wind, winded the baby; burped
irritable, grizzly, crying a lot, grouchy, whingy, fussy; fractious, miserable
inconsolable, can't be comforted, won't settle, unable to settle, crying nonstop, unconsolable
consolable, settles with cuddles, comforted by mum, settles when held
floppy baby, hypotonia, rag doll baby, reduced tone in infant
playful, interacting with toys, running around ward; playing
not playing, not himself, uninterested in toys, quiet for him
croup, laryngotracheobronchitis
bronchiolitis, rsv chest
febrile convulsion, fit with fever, febrile seizure
fed by tube, gavage fed, ng fed, tube fed
immunisations up to date, imms utd, vaccines current, jabs up to date
not meeting milestones, developmental delay, delayed development, behind for age
meeting milestones, developing normally, developmentally appropriate, on track for age, developmentally on track
failure to thrive, faltering growth, not gaining weight, ftt, poor weight gain, not thriving
growing well, gaining weight well, following centile; thriving
centile, growth chart line; percentile
parent rooming in, mum staying, parent resident, parent staying overnight
bub, little one, newborn; baby, infant, neonate
youngster, paediatric patient, paed; child, kid
mum, mother, mom, mam, mummy
dad, father, daddy
parents, mum and dad, mother and father
grandmother, nan, gran, nana, grandma
grandfather, grandad, grandpa; pop
cancer, malignancy, malignant disease, ca, the big c, carcinoma
tumor, neoplasm
lump, mass felt
metastases, metastatic, secondaries, secondary deposits, metastasised; mets
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
end stage, terminally ill; terminal
palliative, palliative approach, palliative intent, palliation
end of life, eol, actively dying, last days, terminal phase, nearing the end, entering dying phase, imminently dying, on his way out; dying
end of life care, eolc, last days care, care of the dying
gold standards, gsf, palliative register
hospice, palliative care unit, pcu, palliative unit
palliative nurse, macmillan nurse
just in case meds, anticipatory medicines, jic box, anticipatories, crisis meds
terminal secretions, death rattle, noisy upper airway secretions, rattly chest near death, noisy secretions at end
terminal agitation, restless at end, terminal restlessness, agitation at end of life
cheyne stokes, cheyne-stokes breathing, long gaps then breathing, cheyne-stokes respirations, cyclical breathing
passed away, deceased, demised, slipped away; died, rip, death, expired
died peacefully, passed away peacefully, peaceful death, slipped away quietly, peaceful passing
verified dead, death verified, life extinct, death confirmed, verification of death, voed, pronounced dead, confirmed dead
last offices, body laid out, care after death, laid out, post-mortem care, last offices performed, care of the body
mortuary, morgue, rose cottage
death certificate, mccd, certificate of death
coroner, coronial case
post-mortem, autopsy, pm examination, pm exam
funeral director, funeral home, mortician; undertakers
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
vital signs, obs, tpr, obs round, vs; observations, vitals
vitals stable, obs stable, observations within range, obs satisfactory, between the flags, btf, obs within normal limits, vss, vitals wnl, obs unremarkable, obs fine
obs abnormal, observations outside range, vitals off, vital signs deranged; triggering
news score, ews, early warning score, mews
scoring nothing, news zero, not scoring
news up, score rising, scoring higher, ews climbing
four-hourly obs, obs every four hours
hourly obs, obs every hour, hrly obs
half-hourly obs, obs every thirty minutes
fifteen-minute obs, quarter-hourly obs
obs declined, refused observations, wouldn't have obs taken, declined obs
temperature reading, temp check; temp
tympanic, ear temp
axillary temperature, under arm temp
blood pressure, bp, nibp, b/p
resp rate, resps, rr, breaths per minute
beats per minute, bpm
pulse taken manually, radial pulse counted, manual pulse
manual bp, sphyg reading, manual cuff reading
weight, wt; weighed
ht, how tall; height
bmi, body mass index
on arrival, at first contact, when i got there, upon entering, when i arrived
on entering room, found on entry, walked in to find, upon entry
baseline, normal for him, usual self, his norm, usual state, at his baseline, as usual for her, premorbid function, back to himself
not her usual self, not herself, out of sorts, off baseline, not right, not as normal, just not right, acting differently
unwell, poorly, crook, under the weather, off colour, not well, feeling rotten; ill, sick
looks unwell, looks poorly, looks crook, unwell looking, looks rough, looks sick, sick looking, looks ill, not looking good
looks well, appears well, well looking, looking good
doing well, ok, doing okay; fine, alright
deteriorating, going downhill, getting worse, worsening, deterioration, taking a turn, getting sicker
deteriorating, taken a turn, went off, got worse, went downhill, worsening, worse, gone downhill, going downhill, gone off, declining
suddenly deteriorated, sudden deterioration, crashed suddenly, fell off a cliff, abrupt decline
improving, getting better, on the mend, picking up, improvement, coming good, turned the corner, better than before, getting stronger, clinically improving, better, perked up, looking up
improved, picked up, got better, came good, turned the corner, better now
no better, no improvement, not improving, not getting better, failing to improve
recovered, back to normal, back to himself, fully recovered, returned to baseline, bounced back, back to baseline
unchanged, no change, same as before, status quo, stable since last, as previously, remains same, nil change, much the same, isq, in status quo, no different, about the same, no worse no better; ditto
stable, clinically stable, holding steady, ticking over nicely, remains stable
gravely ill, touch and go, critically ill, very sick, might not make it, in critical condition; critical
worse, more severe, not as good, aggravated, increased severity
escalating, building up, ramping up, mounting
easing, settling, wearing off, subsiding, calming down, dying down, abating
resolved, cleared up, no longer present, disappeared, subsided, gone away, went away, settled completely
still there, hasn't gone, still has; persisting, continuing, remains
came back, happened again, returned, another episode, started up again, recurrence, back again; recurred
new onset, not had before, not present before, recent onset
all of a sudden, out of the blue, came on suddenly, acute onset, without warning, came on quickly; suddenly, abrupt
bit by bit, came on slowly, little by little, over time, progressively; gradually, slowly, insidious
longstanding, long-term, chronic, for years, had it ages
a touch of, bit of; slight, mild, minor
fair amount of; moderate, medium, middling
small amount, little bit, scant, smidgen, tiny bit, scanty; minimal
large amounts, loads, profuse, a lot, heavy amount, a great deal; lots, copious, heaps, plenty
mod amt, fair amount, reasonable amount, medium amount
nil, no amount, not any; none, zero, nothing
whole lot, every bit, in full, the lot; all, entire
fifty percent, half of it; half
most of, nearly all, the bulk, almost all; majority
one fourth; quarter
a portion of, part of, a bit of; some
increasing, going up, rising, climbing, more than before, trending up, on the rise, creeping up
decreasing, going down, falling, dropping, less than before, trending down, reducing, coming down
plateaued, levelled off, unvaried, constant level
highest point, reached its maximum; peaked
up and down, all over the shop, labile; fluctuating, variable, varies
a lot of time, many times, time and again; often, frequently, repeatedly
now and then, from time to time, at times, intermittently, on occasion, once in a while, on and off, off and on, comes and goes, now and again, sporadic; occasionally, sometimes
at all times, all the time, around the clock; always, constantly, continually
at no time, not once; never
once more, another time; again, repeat
one time, single episode, one occasion; once
two times; twice
three times, thrice
several times, multiple times, numerous occasions, many episodes, time and again, over and over
every few minutes, at short intervals, every couple minutes
this shift, on this shift, during the shift, on shift
during the night, on night duty, through the night, on nights, in the night, o/n; overnight, nocte
at night, at bedtime, before bed, hs, on retiring; nocte
in the morning, first thing; mane
in the afternoon, pm, this arvo; arvo
in the evening, this evening, teatime onwards
at the start of shift, on commencing duty, on taking over, at beginning of shift
at end of shift, on finishing duty, towards shift end
last night, night just gone, previous night
the day before, the previous day, day prior
next day, the following day, the day after
the day after operation, day one post op
on the day, same day
within the hour, in under an hour, less than an hour
straight away, right away, at once, without delay, straightaway; immediately, stat, instantly, promptly, forthwith
before long, in a bit, in a while; soon, shortly
later on, following this; later, afterwards
before this; earlier, previously, prior, beforehand
prior to, ahead of, pre; before, beforehand
in the course of; during, throughout, while, whilst
from then, ever since, following on from; since
up until, right up to; until, till
at the moment, at present, right now, at time of writing; currently, now, presently
for a while, for some time, some time now
for a long time, ages, prolonged period, extended time
for a short time, for a bit, short while, a little while, momentarily; briefly
a few seconds, seconds only; brief
approx, circa, or so, more or less, somewhere near; about, approximately, roughly, around
at least, minimum of, no less than
up to, as much as, no more than, maximum of, at most
per day, each day, every day, od, once a day, qd, once daily; daily
twice a day, bd, bid, two times daily, twice daily, two times a day
three times a day, tds, tid, three times daily, thrice daily
every other day, alternate days, alt die, second daily
as needed, prn, when required, as required, if needed, on demand, when needed, when necessary
as soon as possible, asap, earliest opportunity, urgent, stat basis
due to, because of, owing to, caused by, secondary to, related to, as a result of, on account of, r/t, d/t
along with, accompanied by, together with; alongside
with no, free of; without, minus
seems to be, looks like, looks to be, appears to be; appears, apparently, seemingly
may be, might be, could be; possibly, query, perhaps, potentially, maybe
most likely, chances are, in all likelihood, in all probability; probably, likely
definitely, without doubt, for sure; certainly
thought to be, likely to be; suspected, presumed, provisional
confirmed, proven, established, definite, verified, positively identified
no evidence of, no signs of, nil seen, none noted, not apparent, nil evident
says no, reports no, states none, tells me no; denies
tells me, told us, verbalizes, voices, tells staff; reported, states, says, claims, mentions, said
c/o, complaining of, moaned about, voiced; complained
picked up; noted, found, seen, observed, noticed, spotted, saw, apparent
noted to be, found to be, observed as, seen to be
on examination, o/e, when checked, on assessment, when examined, exam showed
on inspection, on looking, visually
history of, h/o, hx of, previously had, pmh of, past hx, phx of, background of
previous medical history, pmh, medical background, past medical history, pmhx, comorbidities
presenting complaint, pc, reason for admission, presents with, brought in with
came in with, presented with, admitted with, attended with, arrived with, brought in with, p/w, presenting complaint of
nothing abnormal detected, nad, nil abnormal, all normal, wnl, no abnormality, within normal limits, results normal, within range; unremarkable, clear
nothing amiss, nothing wrong found, nothing untoward
abnormal, out of range, not within limits, deranged
left-sided, left-hand side, lt, left side
right-sided, right-hand side, rt, right side
both sides, bilaterally, on each side, b/l
one side, unilaterally
to continue, carry on, keep going, continue same, cont; ongoing
as charted, as prescribed, as per chart, per mar, per chart
as per protocol, according to policy, as per guideline, as per policy
nothing further, no more, no other concerns, nil else, nothing else to report
no concerns, no issues, no problems, nil concerns, nothing of note, uneventful, all good, no dramas
uneventful shift, quiet shift, no issues on shift, nothing untoward overnight, nil to report
no complaints, nil complaints, voicing no complaints, nil c/o
to be monitored, for close observation, for monitoring, needs watching, needs close watch
keep an eye on, watch for, look out for, keep watching, keep monitoring, keep under review; monitor, observe, watch
watching for signs, monitoring for, alert to signs of
uneasy about, something not right, has concerns; concerned
wait for, still to come; awaiting, pending, outstanding
to be reviewed, for review, to be seen, await review
seen by, looked over by, assessed by; reviewed
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
given the option, invited to, given opportunity, made available to; offered
talked through, told her why, gone through with; explained
advised, counselled; recommended
understood, verbalised understanding, took it on board, able to repeat back, took in information
did not understand, needs repeating, unable to retain information, poor understanding
asking for, put in request for, would like, is requesting, is asking for; requesting, wants, wishes
unable to, not able to, incapable of; can't, couldn't, cannot
able to, manages to, capable of, is capable of; can, manages
coped with, succeeded in, able to complete, got through; managed
didn't manage, unsuccessful, failed, couldn't do it, no joy
had a go, made an attempt; tried, attempted, endeavoured
tried again, second attempt, reattempted, another go
first attempt, first go, first try
used to, previously would; formerly
kicked off, came on; started, commenced, began, initiated, onset
discontinued, d/c'd, taken off, halted; stopped, ceased
withheld, not given, w/h; held, omitted
changed, swapped, switched, replaced, exchanged
increased, turned up, raised; upped
decreased, turned down, reduced, lowered, weaned
recommenced, started back up; restarted, resumed
put back, running behind; delayed, late, deferred
called off, not going ahead, bumped off list, scrapped; cancelled
looked at, had a look, had a look at; checked, examined, inspected
checked again, re-taken, redone; rechecked, repeated
written up, noted down, entered in notes; documented, charted, recorded
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
cachectic, emaciated, skin and bone, wasted away, cachexia, gaunt; wasted
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
furuncle; boil
prednisolone; pred
nil in drain, drain dry, no drain output, drained nothing
intermittent self-catheterisation, isc, catheterises himself, self-caths
one week, a week, seven days
two weeks, fortnight, a fortnight
six months, half a year
a year, twelve months, one year
fortnightly, every two weeks, every second week, every fortnight
each week, every week, once a week, once weekly; weekly
each month, every month, once a month; monthly
four hourly, every four hours
six hourly, every six hours
two hourly, every two hours
every hour, on the hour; hourly
eight hourly, every eight hours
midday, noon
early hours, small hours; dawn
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
lumbar puncture, lp, spinal tap
csf leak, spinal fluid leaking, leaking csf
brain scan, ct head, ct brain, head ct, head scan, ctb
mri, magnetic scan, mr scan, magnetic resonance scan
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
troponin, trops, cardiac enzymes
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
missed meal, meal missed, not in for meal, went without meal
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
consent for blood, transfusion consent
won't accept blood, jehovah's witness refusal, declines blood products
bleeding from cannula site, iv site oozing, cannula site bleeding
bleeding from wound, wound oozing blood, bloody ooze from dressing
pressure applied, manual pressure held, pressed on it
tranexamic acid, txa
pressure dressing, compression dressing, firm dressing
strike through, ooze through dressing, dressing soaked through
heavy periods, menorrhagia, heavy menstrual bleeding; flooding
on her period, menses, menstruating, monthly bleed, time of month
missed period, late period, amenorrhoea
menopause, climacteric
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
signs to communicate, uses auslan, uses bsl, uses sign language
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
frozen shoulder, adhesive capsulitis
torn rotator cuff, rotator cuff injury
cramp in calf, charley horse, leg cramps
restless legs, rls, legs won't keep still
knees locked, knee locking
knee giving way, unstable knee
grinding joint, crepitus in joint
mobilised with physio, walked with pt, up with physio
sat out, up in chair, sat in chair, out of bed to chair, soob, oob to chair
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
staples, skin clips, surgical staples; clips
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
bonding well, attachment good, responsive to baby, warm with baby; bonding
poor bonding, not bonding, detached from baby, little interest in baby, poor attachment
safe sleeping discussed, sids advice given, safe sleep education, safe sleep advice given
afterpains, after pains, uterine cramping after birth, cramping after birth
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
toilet trained, potty trained, out of nappies, dry by day
teething, cutting teeth, new teeth coming
sunken eyes, eyes sunken, hollow eyes, hollow-eyed
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
talkative, conversing well, conversational, good conversation; chatty
not engaging, keeping to herself; withdrawn, subdued
good spirits, bright in mood; pleasant, cheerful
fed up, down in the dumps, low in mood, low mood, depressed, feeling down, blue, flat and low, mood low
anxious, uptight, apprehensive, anxiety, on edge, worked up, jittery; worried, nervous
irritated, irate; angry, annoyed
distressed, in distress; upset
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
mood lifted, brighter in mood, mood improved; happier
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
ended up, in the end, at last; eventually, finally, ultimately
kept on, continued to, carried on, persisted in
keen to, eager to, motivated to
not keen to, reluctant, unwilling; hesitant
adamant, would not be swayed; insisted, insistent
changed his mind, had second thoughts; reconsidered
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
no need for, not required, not needed, not necessary; unnecessary
with help, with assistance; assisted, aided
supervised, with supervision, staff watching, under supervision
with encouragement, with prompts, coaxed
on request, when asked, at patient's request
of own accord, without prompting; unprompted, spontaneously
mentioned in passing, happened to say
in front of, in presence of, witnessed by
no one saw it, unwitnessed, not seen to happen
seen happening, witnessed, observed by staff
by accident, by mistake, in error; unintentionally, accidentally
on purpose, knowingly; deliberately, intentionally
at risk of, risk of, prone to, high risk for
to prevent, to avoid, to stop it happening
in case, as precaution, to be safe; precautionary
in spite of, even though, regardless of; despite, although, notwithstanding
however, but, though, although
as well, in addition; also, additionally, plus
as such; therefore, so, hence, consequently
apart from that, aside from this; otherwise
apart from, other than, except for, with the exception of; except, excluding
solely, nothing but; only
on the whole, by and large, in general; generally, overall
as a rule, most days, most of the time; usually, normally, typically, generally
for example, such as
except if, if not; unless
if worse, if deteriorates, in event of deterioration, should she worsen
let us know if, to report if, to inform staff if, will call if
ring if any problems, call if concerned, phone if worried
phoned, rang, telephoned, spoke by phone, tc to, t/c, gave a ring, bell to, phone call made
called on, home visit made, attended home, seen at home; visited
spoke to, discussed with, d/w, talked with, had chat with, liaised with
talked about, gone over, conversation had; discussed
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
went to theatre, taken to theatre, gone to ot, gone to theatre, off to theatre, to the or, taken to operating room, down to surgery, wheeled into theatre
results back, results available, result reported, results in
results not back, results pending, awaiting results, results outstanding, results awaited, outstanding results
chased up, followed up, f/u, hurried along; chasing
sent off; dispatched, forwarded
left in, remains in situ, insitu, still in place, in situ
came out, fell out, dislodged, became displaced
resited, re-sited, replaced elsewhere, re-cannulated, new cannula put in, cannula replaced, fresh iv placed
patent, not blocked, flushing well, flushes easily, patency confirmed, flushes without resistance
blocked, occluded, won't flush, not flushing, not patent, unable to flush, clogged
tissued, infiltrated, cannula tissued, cannula blown, iv blew, drip leaking into arm
intact, not broken, unbroken; whole
clean and dry, clean dry and intact
soaked, wet through, saturated, sodden, drenched, sopping
broken; damaged
red and sore, red and painful, inflamed and painful
no redness, no erythema, nil redness
no heat, not hot to touch, no warmth
no discharge, no exudate, nil ooze, no ooze
indurated; firm
lumpy, nodular; knobbly
scaly, peeling; flaky
open area, broken skin, break in skin, skin broken down, skin break, breakdown of skin, skin not intact
unaffected side, good side, strong side
affected side, bad side, weak side
worst at night, worse nocturnally, at its worst overnight
better when sitting up, eased by sitting up, improves upright
brought on by, triggered by, precipitated by, set off by, set it off, provoked by; trigger
made worse by, aggravated by, exacerbated by, worse with, worsens with
relieved by, eased by, helped by, better with, alleviated by
nothing helps, no relieving factors, nothing eases it
started when, onset when, began when
how long for; duration
last happened, last episode, most recent episode
happens every time, each time, on every occasion, without fail
nothing like this before, no previous episodes, first episode ever, never had before
same thing last time, similar to previous, like last time
of late, in recent days; recently, lately
just now, moments ago, a minute ago, just this minute
all day, throughout the day, whole day
all night, throughout the night, whole night
most of day, majority of day
mid morning, late morning
in between times, betweentimes, in the interim, in meantime; meanwhile
past few days, last few days, recent days
on time, as scheduled; punctual
past due, late dose; overdue
due now, is due, due to be done
not due, not yet due, isn't due yet
not certain, not sure, not known; unsure, unclear, unknown, uncertain
can't remember, doesn't recall, no recollection, no memory of
according to family, family say, per family, relatives report, collateral from family
according to patient, patient states, pt says, pt reports, by own account, in his words, patient reports
according to notes, per records, documented previously
patient, pt, service user; client, resident, consumer
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
faecal impaction, impacted stool, loaded with stool, faecal loading; impacted
bottom, bum, buttocks, backside; behind
no appetite, not hungry, doesn't fancy food, doesn't feel like eating
needs help to eat, assistance with meals, some help at mealtimes
jp, jackson-pratt
rigoring, shaking chills
warmed up, actively warmed, rewarmed
crossmatch, xm, cross match
mucositis, stomatitis, inflamed mouth lining
palliative care team, specialist palliative care, spct, pall care
chlorphenamine, piriton
asked about, wanted to know; enquired
peripheral neuropathy, nerve damage in feet
strict bed rest, confined to bed, not allowed up
heavy face, face feels heavy
speaking valve, passy muir, pmv, one-way valve on trache, one-way speaking valve
decannulated, trache out, tracheostomy tube removed, trachy removed
trache site clean, stoma site of trache clean
trache dressing changed, tracheostomy dressing renewed
trache tapes changed, tracheostomy ties changed
swedish nose, hme, thermovent, heat moisture exchanger
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
mean arterial pressure, mean bp; map
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
indigestion-like chest pain, burning in chest
leg swelling one side, unilateral leg swelling, one leg swollen
legs elevated to reduce swelling, legs up for oedema
faint at toilet, vasovagal on toilet, micturition syncope
vasovagal, simple faint, vagal episode
trip over rather than blackout, mechanical fall, simple trip; tripped
pulse check done, pulse palpated
gcs unchanged, gcs stable, gcs same as before, conscious level unchanged
gcs improved, more responsive, conscious level improving, lighter neurologically
eyes open but not tracking, not fixing and following
tracking with eyes, fixing and following, follows with eyes
squeezes hand, hand squeeze present
power five out of five, full power
pronator drift, arm drifts down
clumsy walking, ataxic gait, broad-based gait
past pointing, dysmetria, misses finger to nose
stroke team, stroke unit
time last seen well, last known well, lkw, onset time
nihss, stroke score
blood in brain lining, subdural, sdh, subdural haematoma
subarachnoid, sah, subarachnoid haemorrhage
brain tumour, sol, space-occupying lesion
hydrocephalus, water on the brain
encephalitis, brain inflammation
guillain-barre, gbs
myasthenia, myasthenia gravis
autonomic dysreflexia, dysreflexic; ad
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
reorientated, reoriented, reality orientation given, told where he was
one to one, nurse special, constant observation, sitter, one-on-one, continuous observation; specialed
lucid, clear-headed, clear in mind, lucid interval, with it
dreams vivid, vivid dreams, nightmares, bad dreams, distressing dreams
jumpy, startles easily, easily startled
light sleeper, wakes easily
catnapping, dozing on and off, napped through day; napping
sleeping tablet, hypnotic, night sedation, something to sleep, sleeper, sleeping pill
sleeping more than usual, hypersomnolent, sleeping most of day
woken for obs, roused for observations, disturbed for obs
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
tens machine, electrical nerve stimulation; tens
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
eats with fingers, finger food
adapted cutlery, special cutlery
plate guard, lipped plate
beaker, feeder cup, spouted cup, feeding cup, sippy cup
with a straw, through a straw
sat up for meals, upright at mealtimes
mealtime supervised, supervised eating, meals observed
stoma irrigated, colostomy washout
belly pain after eating, postprandial pain
hernia, rupture in groin, inguinal hernia
h pylori, helicobacter
diverticulitis, inflamed diverticula
coeliac, gluten intolerance
encephalopathy from liver, hepatic encephalopathy
lactulose given for ammonia, lactulose for encephalopathy
alcoholic liver disease, arld, ald
gallbladder out, cholecystectomy, lap chole
appendix out, appendicectomy, appendectomy
bowel resection, piece of bowel removed, hemicolectomy
leaking join, anastomotic leak
peritonitis, infected abdomen lining
bladder not emptying, incomplete emptying, incomplete bladder emptying, residual urine high
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
catheter valve, flip-flow valve
water taken out balloon, balloon deflated
balloon inflated, balloon filled
urine infection treated, uti treated
wash after incontinence, hygiene attended post incontinence
barrier cream, zinc cream, sudocrem, cavilon
refused to be toileted, declined toilet
used bottle in bed, used urinal in bed
drain site stitched, drain sutured in
nephrotic, leaking protein
protein in urine, proteinuria
glucose in urine, glycosuria, sugar in urine
ketones in urine, ketonuria
urine clear on dip, dipstick nad, ua nad
urine dip positive, abnormal dipstick, dip positive
dialysis tolerated, uneventful dialysis, tolerated hd
line clotted, circuit clotted, filter clotted
filter changed, new crrt circuit
waiting for kidney, transplant list
kidney rejection, graft rejection
thyroid removed, thyroidectomy
steroid card, steroid alert card
diabetes insipidus, di
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
doac, noac, direct oral anticoagulant
anticoagulant held, blood thinner withheld, anticoagulation paused
wears contact lenses, contacts in
strabismus, turn in eye; squint
lazy eye, amblyopia
eyes not closing, incomplete lid closure, lagophthalmos
eye shield at night, eye taped overnight
retinal detachment, detached retina
stye, hordeolum
blepharitis, crusty lids, inflamed eyelids
ears syringed, ear irrigation, ears washed out
grommets, ear tubes
ear bleeding, blood from ear
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
broken shoulder, fractured humerus
open fracture, compound fracture, bone through skin
greenstick, bent bone fracture
hairline fracture, undisplaced fracture, small crack in bone
displaced fracture, bones out of line
not healed bone, non-union
x-ray clear, no fracture on x-ray, x-ray nad
mua, manipulation under anaesthetic; manipulated
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
nails long, toenails need cutting
nail infection, paronychia
ingrown toenail, ingrowing nail
hard skin, callus, callosity; corn
drop in function, functional decline, less able than before, loss of function, functional deterioration
gait improved, walking better, mobilising better
gait worse, walking worse, mobility deteriorated
holding onto furniture, furniture walking, grabbing furniture, cruising along furniture
nearly fell, near fall, near miss fall
stopped from falling, lowered to floor, assisted to ground, guided to floor
opioid-induced constipation, constipated from painkillers, codeine constipation
stomach ulcer, gastric ulcer
fluid retention, retaining fluid, holding on to fluid
breech baby turned, ecv, external cephalic version
hand expressing, expressed by hand
nipple shield, shields used
breastfeeding support, lactation consultant, feeding support
breastfeeding established, feeding well at breast, breastfeeding going well
chose to bottle feed, formula by choice
formula offered, top-up of formula
wants to breastfeed, wishes to breastfeed, plans to breastfeed, keen to breastfeed
baby sleepy at breast, falls asleep at breast
baby rooting, showing feeding cues, hungry cues, looking for feed
baby settled after feed, content after feed, settled between feeds
baby unsettled between feeds, won't settle after feed
baby bath, first bath
back to birth weight, regained birth weight
sbr, bilirubin level, jaundice level
jaundice worse, bilirubin rising; yellower
jaundice better, less yellow, bilirubin falling
lights off, phototherapy stopped, phototherapy ceased
eye mask under lights, eye protection in phototherapy
newborn hearing screen, hearing test baby
baby tremulous, jittery baby
baby blood sugar low, neonatal hypo, hypoglycaemic baby
baby cold, low temp baby, baby hypothermic
wrapped, swaddled, bundled
cot death, sudden infant death; sids
cry unusual, abnormal cry
apnoea in baby, baby stopped breathing, baby apnoea
gone into labour, labour started, labour commenced, onset of labour
labour stopped, contractions gone off, labour stalled
contractions spaced out, less frequent contractions
contractions close together, contractions more frequent
strong contractions, contractions strong on palpation
mild contractions, contractions mild on palpation
epidural working, good block, epidural effective
epidural not working, patchy block, epidural ineffective
epidural topped up, epidural top-up given
epidural taken out, epidural catheter removed, epidural removed
labour coping well, breathing through contractions, managing contractions well
mobile in labour, walking about in labour
using birth ball, on birthing ball
wants epidural, requesting epidural
baby's head visible, head on view; crowning
cord clamped, cord cut
oxytocic given, syntometrine given, active third stage
natural third stage, physiological third stage
fundal massage, uterus rubbed up, rubbed up contraction
pads checked, pv loss checked
perineal ice, ice pack to perineum
urine passed after birth, voided postnatally, pu post delivery
mobilised after section, up after caesar, oob post lscs
section wound clean, lscs wound clean and dry
headache after epidural, post-dural puncture headache, pdph
swollen in pregnancy, oedema of pregnancy
mag sulphate, mgso4, magnesium sulphate
steroids for baby's lungs, antenatal steroids, betamethasone given
threatened prem labour, tpl, tptl
pprom, waters gone preterm
bleeding in pregnancy, aph, antepartum haemorrhage
cholestasis, itching of pregnancy
pelvic girdle pain, pgp, spd
amnio, amniocentesis
fertility treatment, ivf
unplanned pregnancy, pregnancy not planned
smear overdue, cervical screening overdue
mirena, hormone coil
lactation suppressed, cabergoline given
memory box, keepsakes for parents
cuddle cot, cold cot
bereavement midwife, loss midwife
held by parent for procedure, comfort hold, cuddled for procedure
clinical holding, restrictive holding for procedure
distraction with bubbles, bubbles blown
fluid trial, oral fluid challenge, trial of fluids
rehydration solution, ors, dioralyte, hydralyte
taking half feeds, half usual feeds
fewer wet nappies, reduced wet nappies, nappies drier than usual
usual number of wet nappies, normal wet nappies
off feet child, refusing to walk, won't walk
limping child, child with limp
pulling at ear, tugging ear
cradle cap, scalp scales
sleepy child hard to wake, difficult to rouse child
smiley, happy and smiling; smiling
engaging with staff; interacting, interactive
quiet and withdrawn child, subdued child
clings to parents, shy with strangers
separation upset, cries when mum leaves
tantrum, meltdown, outburst
bullied, being picked on, bullying at school, bullying
non-accidental injury, nai, inflicted injury
history doesn't fit, injury inconsistent with story
social worker, sw, social services, social services worker, msw
looked after child, in foster care, foster placement
weaker by the day, gradual decline, fading, slowly deteriorating
hours to live, hours rather than days
days not weeks, prognosis of days, days left
weeks to live, short weeks, prognosis of weeks
months to live, prognosis of months
not expected to survive, unlikely to survive, poor prognosis, outlook poor
no longer eating or drinking, stopped oral intake near end
comfort sips, sips for comfort
night sitter, marie curie night, overnight respite nurse
carer exhausted, carer strain, carer burnout, family carer at breaking point
symptom control, symptom management
symptoms settled, symptoms controlled, comfortable and symptom free
symptoms not controlled, uncontrolled symptoms
chest secretions settled, noisy breathing settled
eyes half open, eyes glazed half open
jaw dropped, mouth hanging open
breathing changed near death, change in breathing pattern
serene, calm and peaceful, looks serene
funeral wishes, funeral plans
burial or cremation wishes, wishes after death
family viewed body, spent time with deceased, saw him after death; viewing
belongings to family, property handed to relatives, valuables given to family
tissue donation, corneal donation
condolences offered, condolences expressed, sympathy extended
family distressed, relatives upset, family very upset
family accepting, relatives understand he's dying
family in denial, relatives not accepting
family disagreement, relatives at odds, conflict within family
family meeting, family conference, meeting with relatives
prognosis discussed, talked about outlook
dnar discussed, resus status discussed, resuscitation discussion held
dnar form in notes, dnacpr in place, nfr form completed
chemo reaction, infusion reaction
chemo leak, extravasation
chemo precautions, cytotoxic precautions
radiotherapy skin, radiation dermatitis, skin burn from radiotherapy
hairpiece; wig
bowel cancer, colorectal cancer, colon ca
breast cancer, breast ca
skin cancer, melanoma
pancreatic cancer, pancreas ca
ovarian cancer, ovarian ca
stage four, stage iv, advanced cancer
watch and wait, active surveillance
second opinion, another doctor's view
scan showed growth, progression on imaging
scan stable, stable disease on imaging
scan better, response on imaging, tumour shrunk
told cancer has spread, informed of metastases
knows diagnosis, aware of diagnosis
unaware of diagnosis, not been told diagnosis
high calcium of cancer, malignant hypercalcaemia
svco, superior vena cava obstruction
stop obs, observations discontinued, obs ceased, no further obs
allergy unknown, allergies not known, unable to confirm allergies
allergic to plasters, tape allergy, allergic to adhesive
allergic to morphine, morphine allergy
allergic to eggs, egg allergy
allergic to shellfish, seafood allergy
bee sting allergy, allergic to bees
milk allergy, cmpa, dairy allergy
lactose intolerant, can't have lactose
carries epipen, has own auto-injector
adrenaline given im, im adrenaline administered
lip tingling, tingly lips
wheeze with reaction, bronchospasm
obs due, observations due now
obs overdue, late obs, observations late
obs within own limits, obs at his baseline, modified parameters met
sats in target, within target saturation, spo2 within range
temp borderline, borderline temperature
bp creeping up, bp rising, bp trending up
bp drifting down, bp trending down, bp falling
bp labile, bp up and down, swinging bp
hr creeping up, heart rate climbing, trending tachycardic
sats drifting, slowly desaturating, sats trending down
pulse rate unchanged, hr stable, heart rate steady
resps settling, respiratory rate coming down
temp stable, temperature steady
weight taken in bed, bed scales weight
unable to weigh, weight not obtained, couldn't be weighed
pupils checked, pupil check done
nothing has changed since handover, unchanged since handover
same as yesterday, unchanged from yesterday, as yesterday
better than yesterday, improved since yesterday
worse than yesterday, deteriorated since yesterday
better in the mornings, improves early in day
worse in the mornings, at its worst on waking
getting there slowly, slow progress, slowly improving
two steps forward one back, up and down progress, fluctuating progress
over the worst, past the worst
touch better, slightly better
good and bad days, variable from day to day
just a bit, only slightly
more often than before, increased frequency, happening more
less often than before, decreased frequency, happening less
lasts longer, longer duration, goes on longer
lasted a few minutes, lasted some minutes
lasted seconds, only seconds
came on at rest, onset at rest
came on walking, onset while walking
woke up with it, present on waking
for no reason, no obvious cause, no apparent reason, no identified trigger
clear cause, identified trigger, known precipitant
half an hour later, thirty minutes later
an hour later, one hour later
at the same time; simultaneously, concurrently
at first, to begin with, in the beginning; initially
at last, at long last, after long wait
for now, for the time being, in the meantime, in the interim; temporarily, meanwhile
from now on, henceforth, going forward
as soon as, the moment, immediately upon
not long after, shortly after, soon after
just before, immediately prior to, right before
in good time, ahead of schedule
once settled, when calm, after settling
as far as known, to our knowledge
it turns out, found that, transpired that
in view of, given that, in light of; considering
on top of, in addition to, as well as, along with, together with, on top of that; plus, also
instead of, rather than, in place of
with regard to, in relation to; regarding, concerning
with a view to, aiming to, in order to
in the hope of, hoping to
went into fast heart rhythm, developed tachyarrhythmia, flipped into fast rhythm
went into af, reverted to af, flipped into af, back in af
back in sinus, reverted to sinus rhythm, returned to sinus, reverted to sr
coughed up plug, mucus plug cleared, plug came up
needed suction often, frequent suctioning required, suctioned frequently
rarely needed suction, infrequent suctioning, minimal suction required
sats picked up, saturations improved, sats came up, spo2 recovered, sats recovered
didn't need oxygen, no oxygen required, managed without oxygen
put head of bed up, raised the head end, bed head elevated
sat up to help breathing, positioned upright for breathing
breathing rate settled, resp rate normalised, respirations settled
breathing tired, tiring with effort of breathing, respiratory fatigue, wearing himself out breathing
audible breath sounds from distance, noisy breathing
slipped down bed, slid down the bed, slumped in bed
slumped in chair, slumped over, slouched over
wouldn't wake properly, difficult to rouse, hard to wake, hard to rouse
woke up confused, disorientated on waking, muddled on waking
talking to himself, self-talking, muttering to himself
knew where she was, orientated to place, oriented to place
knew the date, orientated to time, oriented to time
knew who she was, orientated to person, oriented to self
repeated himself all shift, repetitive throughout shift
trying to get home, wants to go home, asking to go home, keen to go home, wishes to be discharged
thinks it's years ago, time-shifted, living in the past
mixed up day and night, day night reversal, reversed sleep pattern, nights and days mixed, awake nights sleeps days
shaking stopped, tremor settled, tremor resolved
eyes flickering, eyelid flutter
stared blankly, absence noted, brief blank episode
gone floppy, became floppy, lost tone
stiffened up, went stiff, became rigid
hand went limp, lost grip, grip lost
couldn't lift her leg, unable to raise leg, failed straight leg raise
holding her side, clutching side, guarding her flank
doubled over, bent double with pain, curled up in pain
rolling about in pain, writhing in pain, writhing
pain moved, pain shifted, pain migrated
pain went away, pain resolved, pain has gone, pain settled fully
pain came back, pain returned, pain recurred
pain worse, pain increasing, pain getting worse, more pain than before
pain better, pain decreasing, pain easing off, less pain than before
pain unchanged, pain the same, no change in pain, same pain
pain bearable, tolerable pain, pain manageable, putting up with pain
pain unbearable, intolerable pain, can't stand the pain
woke with pain, in pain on waking
paracetamol enough, paracetamol sufficient, paracetamol effective
didn't touch the pain, no effect on pain, made no difference to pain
took the edge off, partial relief, some relief, pain partly eased, partially effective, some effect, helped a bit, eased slightly
felt sick but not vomited, nauseated without vomiting, nausea no vomiting
sick after food, vomits after meals, postprandial vomiting
sick with movement, motion sickness, travel sick
went green, looked green, looked nauseated
tummy bigger, abdominal girth increased, belly getting bigger
tummy going down, distension settling, less distended
bowels worked after enema, bowels opened post enema, enema with result
bowels working too much, frequent bowel motions, going repeatedly
bowels need opening, needs bowels open, needs bowel management
explosive poo, explosive stool, explosive diarrhoea
dark stool from iron, iron-stained stool
wind pain, trapped wind, gas pain, flatulent discomfort
hasn't touched her drink, drink untouched, fluids left undrunk
gulping water, drinking fast, gulps fluids
had a good drink, took fluids well, drank well
drank half a cup, half cup taken
drank whole cup, full cup taken
forgetting to drink, needs reminding to drink, drinks with reminders
holds cup himself, manages own drink
spills drinks, spillage of drinks
wet through the bed, soaked the bed, bed saturated, bed soaked
wee smelling strong, strong-smelling urine, strong odour to urine
feels bladder not empty, sensation of incomplete voiding
straining to wee, straining to void
catheter uncomfortable, catheter discomfort, catheter irritating him
pulling on catheter, tugging at idc, traction on catheter
bag on floor, drainage bag touching floor
urine bag full, catheter bag full
leg bag swapped, leg bag changed
stopped weeing, urine output ceased, became anuric
started passing water again, urine output resumed
passed clots in urine, passed clot per urethra
kidney numbers, renal bloods, renal profile
sugar not checked, bgl not taken
sugar came up, bgl rose after treatment, glucose recovered
sugar came down, bgl fell with insulin, glucose settling
ate after insulin, meal taken following insulin
skipped meal after insulin, missed meal post insulin
sweats and shakes, sweaty and trembling
hot and bothered, flustered
hot and sweaty, warm and diaphoretic, warm and clammy
cold and clammy, cool and clammy, cool and sweaty
cold to touch, cool to touch, skin cold, feels cold on touch, feels cold to touch
warm and dry, skin warm and dry
good colour, pink, well coloured, pink in colour
colour better, pinked up, colour improved, less pale
colour worse, paler, looking greyer
gone pale, turned white, went white, lost colour suddenly
looks yellow, yellow tinged
bruise coming out, bruise developing
bruise fading, bruise resolving, bruise going yellow
blood collected at site, haematoma at site
oozing a little, slight ooze, minor ooze from site, small ooze
oozing a lot, heavy ooze, large ooze
bleeding again, re-bleed, rebleed, further bleeding
bled on teeth brushing, bleeding with tooth brushing
bright blood, fresh blood, bright red blood, frank bleeding
old blood, dark blood, altered blood
eyes wandering, roving eyes
rubbing her eyes, eye rubbing
squinting at light, screwing eyes up
holds things close, brings objects near eyes
tv too loud, needs volume high
turned ear to hear, favours one ear
tongue sore, painful tongue
tooth knocked out, lost a tooth, avulsed tooth
knee swollen up, swelling of knee
hand swollen up, swelling of hand
back went, put his back out, acute back strain
walking on it, weight bearing on leg
bent it fine, full flexion achieved
bent to ninety, flexion to ninety
straight leg raise done, slr achieved
exercises done, exercise programme completed, physio exercises completed
not doing exercises, exercises not completed
felt baby kick, feeling movements, fetal movement reported
baby not moved today, no movements felt today
tummy tightening, uterine tightening
pains every five minutes, contracting five minutely
gone past due date, beyond due date
baby came quickly, precipitate labour, rapid delivery
baby had a good feed, fed well, good feed taken
baby had a little feed, small feed taken, short feed
baby sick after feed, vomited post feed
nappy full, heavy nappy
crying for mum, wanting mother
off colour child, child not right, child not himself
breathing fast with feeds, tachypnoeic during feeds
sweaty on feeding, sweats with feeds
legs gave way, knees buckled, legs went from under, lower limbs gave out, legs buckled
off his legs, off legs, gone off his feet, unable to mobilise, no longer walking
ambulating, ambulant, ambulatory, on his feet, up and about, up and walking; walking, mobilising
walks on her own, mobilises independently, independently mobile, independent with mobility, ambulates unaided, self-mobilising
with one helper, assistance of one, one-person assist, one nurse helping, with help from one, one to assist
with two helpers, assistance of two, two-person assist, double-handed, two nurses helping, doubled up
stand aid, sara stedy, stedy
sit to stand hoist, standing hoist, stand-up lifter
wheeled walker, rollator, wheely walker, four-wheeled walker
chair to bed, back to bed, returned to bed, btb, rtb, put back to bed, settled back in bed
out of bed, oob, got up, gotten up
sat out, sitting out, sooob, sat out in chair, up in chair, oob to chair, up to chair
sat on bed edge, sitting on the edge, soeob, dangling at bedside, edge of bed; dangled
bed rest, resting in bed, not to get up
transfer bed to chair, bed to chair transfer, moved across to chair, got into the chair
sliding sheet, glide sheet
banana board, transfer board, sliding board
gait belt, transfer belt, handling belt, walk belt
unsteady, wobbly, unsteady gait, unsteady on feet, unsteady on his pins, poor balance
shuffling gait, not lifting his feet, small shuffling steps; shuffling
reposition, position changed, change of position, moved over, pressure area turned; turned, rolled
log-rolled, rolled in one piece, spinal turn
on his back, supine, lying flat on back, flat on his back
face down, on his front, on her tummy; proned
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
lost her footing, feet went from under, skidded; slip
caught her foot, stumbled over; trip
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
rash, skin eruption, come out in spots, exanthem; spots
dry skin, xerosis, flaky skin, scaly, skin flaking
moisture damage, moisture lesion, masd, moisture-associated skin damage
iad, incontinence dermatitis, incontinence-associated dermatitis
excoriated, excoriation, sore and raw, rubbed raw, chafed; raw
macerated, maceration, soggy skin, white and soggy, waterlogged edges
slough, sloughy, yellow tissue, yellow stringy stuff
necrotic, necrosis, dead tissue, black tissue, black leathery, eschar
granulating, granulation, healthy red tissue, beefy red bed, healthy pink tissue
weeping, oozing, leaking fluid, exudate, exuding, seeping, wet and leaking
strikethrough, strike-through, oozed through, come through the dressing
dressing soaked, saturated dressing, soaked through
edges together, well approximated, edges apposed, edges approximated
healing well, healing nicely, progressing well, wound improving, coming along nicely
dsg, drsg, wound cover, wound dressing; dressing
dressing changed, re-dressed, new dressing applied, fresh dressing put on, dressing renewed; redressed
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
photo taken, wound photo, medical photography, picture taken; photographed
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
rate increased, turned up, infusion increased, rate put up, uptitrated, titrated up; upped
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
tidaling, drain swinging, oscillating; swinging
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
dose omitted, not given, not administered; omitted
missed dose, forgot to take it, dose missed, skipped a dose
spat out, spitting out meds, spat his tablets out
pouching tablets, cheeking meds, hiding tablets in cheek
crushed, tablets crushed, given crushed
covert medication, hidden in food, meds given covertly, covertly
self-medicating, self-administering, sams, takes own medications, gives own tablets
once only, one-off dose, single immediate dose, stat dose; stat
prescribed, written up, rx, on the chart, med order written; charted, ordered
not charted, not prescribed, not written up, no order for, nil charted
stopped a drug, medication ceased, discontinued, taken off it, dc'd med, crossed off chart
started a drug, commenced on, begun on, initiated on, newly started
dose increased, dose put up, dose upped, uptitrated dose
dose reduced, dose cut down, dose lowered, dose brought down
by mouth, orally, po, per os, per oral
intravenously, ivly, into the vein
under the skin, subcut, sc, s/c, subcutaneously, sq, subq
intramuscularly, im, imi, jab in the muscle
under the tongue, sublingually, s/l, subling
up the back passage, pr, per rectum, rectally, rectal route
topically, rubbed in, applied to skin
transdermal, transdermal patch, skin patch; patch
per tube, down the tube, enterally
good effect, worked well, effective, settled with it, did the trick, relieved by, with good relief
no effect, didn't touch it, didn't work, ineffective, nil effect, no benefit, to no avail, not helped
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
prescription, rx; script
pharmacy, dispensary, chemist
sedated, given sedation, sedation administered, chemically settled
immunised, vaccinated, had the jab, vaccination given, immunisation given, got her shots
blood transfusion, transfused, unit of blood given, prbc, blood given, packed cells given, rbc transfusion
transfusion completed without problem, no transfusion reaction, tolerated blood well, uneventful transfusion, unit through uneventfully
drug level taken, drug level sent, level sent
sliding scale, vriii, variable rate insulin, insulin infusion variable
hygiene attended, hygiene needs met, personal care given, freshened up; washed
bed bath, bedbath, sponge, sponged in bed, sponge bath, bed sponge, washed in bed, full wash in bed, blanket bath
showered, had a shower
tubbed, in the tub; bath
washed himself, self-caring with hygiene, attended own hygiene, independent with washing, self-care with wash, sees to himself
refused wash, hygiene refused, wouldn't be washed, declined hygiene, refused personal care
assisted wash, helped to wash, assisted with hygiene, help with washing, assistance with washing
full care, all care, fully dependent, dependent for everything, total care, needs everything doing, dependent on staff, all cares attended
self-cares, does everything herself, independent with adls, self care, manages on her own; independent
adls, activities of daily living, daily living tasks, everyday tasks
peri care, perineal care, washed down below, private parts cleaned, pericare attended
facial hair shaved, had a shave; shave
hair washed, hair care, hair shampooed; shampoo
nails cut, nail care, nails trimmed, fingernails clipped
feet looked after, foot care, foot care attended
pad change, incontinence pad replaced, changed his pad, fresh pad, brief changed, nappy changed
gown changed, fresh nightie, clean pyjamas, nightwear changed
got dressed, put clothes on, into day clothes; dressed
helped to dress, assisted with dressing, help getting dressed, assistance to dress
toileted, taken to toilet, assisted to toilet, helped to bathroom, to the loo, assisted to bathroom
spoon-fed, fed by staff, full feed given; fed
assisted with feeding, helped with meal, feeding assistance, assisted with diet
feeds herself, self-feeding, eats unaided, independent with eating, manages own meals
food cut up, cut up his food, meal cut up
needs prompting, verbal prompts, cueing, cues, verbal cueing; prompted, reminders
supervised, supervision, stand-by assist, watched over, oversight
encouragement, urged, coaxed; encouraged
eating and drinking, e d, diet and fluids, taking diet and fluids, oral diet and fluids, food and drink
soft diet, soft food, soft and bite-sized
food chart, intake chart, food record chart, meal diary
fluid balance, fbc chart, input and output, i o, intake and output, ins and outs, fluid chart
fluid restriction, restricted fluids, limit on drinking, fr in place
sleeping, slumbering, dozing, fast asleep; asleep, napping
did not sleep, sleepless, awake all night, not a wink, no sleep overnight
slept on and off, slept in short periods, slept intermittently, broken sleep, dozed on and off, slept for short spells, catnapping
woke, woken, roused, woken up, awoken
easily woken, rousable, easily roused, rouses to voice, wakes when called, wakes to voice, arousable, stirs to voice
appears asleep, seemed to be sleeping, appeared to sleep, asleep on checks, asleep on rounds
lying quietly, having a lie down, at rest; rested
resting comfortably, comfortable and settled, snug in bed, comfy, settled and comfortable
in good spirits, jolly, chirpy, in good form, bright in mood, upbeat; bright, cheerful, happy
mood stable, euthymic, even mood, mood level
distraught, beside herself, in bits, very distressed, in a state
panic attack, panicky, panicking, in a panic
calmed down, settled down, simmered down, quietened down, became calm, de-escalated
furious, livid, irate, hopping mad, enraged
irritable, snappy, grumpy, short-tempered, crabby, ratty, short with staff
agitated, agitation, worked up and restless, wound up, het up
physically aggressive, combative, assaultive, lashing out, physical aggression; violent
verbally abusive, swearing at staff, abusive language, foul-mouthed, verbal aggression, cursing staff, effing and blinding
threatening, made threats, intimidating, menacing
resistive, resisting care, resistive to cares, fought off cares, fighting care, pushing staff away, non-cooperative with care
cooperative, compliant, went along with care, did as asked, allowed cares, accepting of care; obliging
uncooperative, non-compliant, non-adherent, won't do as asked, difficult to engage, noncompliant
pacing, walking up and down, up and down corridor, paced the corridor
trying to leave, exit seeking, heading for the door, attempting to abscond, attempting to leave
absconded, awol, went missing, left without telling anyone, awl, missing from ward, eloped, elopement
self discharge, dama, left ama, left against medical advice, took own discharge, signed himself out
trying to climb out, attempting to climb out, tried climbing out
pulling at lines, grabbing at tubes, tugging at lines
more confused, increased confusion, worsening confusion, increasingly muddled, more muddled than before
orientated, oriented, oriented tpp
delirium, acute confusion, delirious, acutely confused, acute confusional state
sundowning, sundowner's, more confused come evening, worse as evening falls
responding to unseen stimuli, talking to no-one there, responding to voices
paranoid, paranoia, thinks people after him, persecutory ideas
delusional, fixed false beliefs, delusions, delusional ideas
elated, elevated mood; high
manic, mania, in manic phase
pressured speech, talking nineteen to dozen, rapid speech, can't get word in
flat affect, blunted affect, expressionless, little facial expression
poor eye contact, won't look at you, avoids eye contact, minimal eye contact, looking away
isolative, keeping to himself, isolating, isolated in room, staying in her room, not mixing; withdrawn
sociable, mixing well, interacting with peers, interacting well, engaging with others, out in communal area; chatty
pleasant on approach, affable, lovely to deal with; pleasant, polite, courteous
guarded, cagey, gives little away, closed off
bizarre behaviour, odd behaviour, behaving strangely, acting strange, acting oddly
challenging behaviour, behaviours of concern, difficult behaviour, acting out, bpsd, responsive behaviours
inappropriate sexual behaviour, sexually disinhibited, sexually inappropriate
disinhibited, no inhibitions, lost inhibitions
no safety awareness, lacks insight into safety, unaware of risks, poor safety awareness
self-harm, hurt herself deliberately, deliberate self-harm, dsh, self-injury, nssi, self-injurious
overdosed, took an overdose, took too many tablets
suicidal, suicidal thoughts, thoughts of ending life, wants to end it, si, suicidal ideation
no suicidal thoughts, denies si, denied suicidal ideation, not suicidal, nil suicidal ideation
suicide attempt, attempted suicide, tried to kill himself, tried ending his life, attempt on own life
ligature, tied round his neck, ligature tied, something around her neck
contracts for safety, guarantees own safety, agrees to keep safe, can keep himself safe
sectioned, detained under the act, detained under mha, mha, involuntary, under section, involuntary patient
voluntary, voluntary patient, not under section; informal
seclusion, secluded, placed in seclusion, seclusion room
physical restraint, physically restrained, held by staff, hands on restraint, pmva holds; restrained
mittens, mitts, hand mitts, boxing glove mittens
restraints off, released from restraint, restraints removed, restraint discontinued
rapid tranquillisation, rapid tranq, rt given, im sedation for behaviour
distraction used; distracted, redirected, diverted, redirection
de-escalation, talked down, verbal de-escalation, talked him round
drunk, intoxicated, under the influence, had a skinful, inebriated, pissed
smelling of alcohol, reeks of drink, alcohol on breath, smells of booze, etoh on breath
heavy drinker, drinks to excess, drinks heavily, excess alcohol intake
alcohol dependent, alcoholic, etoh dependence, alcohol dependence
alcohol, etoh, drink, booze, grog
alcohol withdrawal, withdrawing from drink, coming off the drink, withdrawing from alcohol, etoh withdrawal
withdrawing, rattling, withdrawal symptoms, clucking, coming down off it
abstinent, off the drink, not drinking alcohol, on the wagon
teetotal, never drinks, doesn't drink alcohol
recreational drugs, illicit drugs, street drugs, illicit substances
drug user, uses drugs, substance misuse, substance abuse
never smoked, lifelong non-smoker
went out for smoke, gone for a cigarette, outside for a fag, off ward to smoke
vapes, e-cigarette
withdrawal scale done, ciwa done, aws scored, ciwa scored
complaining of, c/o, says he has, moaning of, voiced; reports, states, mentions
says no, nil reported, says he hasn't got; denies, denied
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
explanation given, gone through, talked through, ran through; explained
understood, verbalised understanding, understands, took it in, voiced understanding, got it, expressed understanding
didn't understand, lack of understanding, didn't take it in, struggling to understand, not grasped
handed over, handover given, report given, passed on, gave report, handover
handed over to me, took over care, received handover, report received, handover received, took report
sbar, isbar, isobar, sbar handover
charted in notes, written in notes, entered in notes, noted in chart; documented, recorded
as per care plan, as planned, per plan, in line with plan, according to plan, as care planned
as per protocol, per policy, according to guideline, as per guidelines, per protocol
family, relatives, kin, loved ones, fam
family informed, relatives updated, family updated, rang the family
nok aware, nok notified, next of kin told, nok informed
family present, relatives at bedside, family by bedside, family in attendance, relatives with her
visitors in, had visitors, people in to see; visited
no visitors, nobody visited, nil visitors, no-one came in
hubby, other half
wife, missus
partner, significant other, s/o
carer, caregiver, care giver, care partner
carers, care package workers, home carers, home help, poc staff, home care workers
lives alone, alone at home, lives by himself, no-one else at home
lost her husband, husband died; widow
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
still behind the wheel; driving
money worries, financial difficulty, struggling for money, financial hardship, short of cash
benefits, centrelink, welfare payments, social security payments
child protection concern, cp concern, child safeguarding
domestic violence, dv, partner violence, domestic abuse, ipv, fdv
neglected, not being looked after, uncared for
not coping at home, struggling at home, can't manage at home, not managing, failing at home, unable to cope
carer stress, carer strain, family exhausted caring, caregiver burnout, carer at breaking point
respite care, carer break, short stay for carer; respite
interpreter, translator, interpreter service
no english, doesn't speak english, non-english speaking
limited english, lep, little english, poor english
writes things down, communicates by writing, whiteboard used, pen and paper used
nods, nodded yes, gestures yes
complaint made, formal complaint, made a complaint, lodged a complaint
happy with plan, agreeable, agrees with plan, in agreement, on board with plan, happy to proceed
concerns raised, worries voiced, expressed concern, raised concerns
nil concerns, no concerns, nothing to report, no issues, no problems, nil issues, nil of note
worried about him, has concerns, uneasy about him, anxious on his behalf; concerned
appreciative, said thank you; grateful, thankful
consent obtained, consented, gave consent, agreed to it, permission given, said yes to it, consent given
consent form signed, written consent obtained, signed consent, consent form completed
refusing, declined, wouldn't have it, turned down, said no, not wanting it, wouldn't accept
changed her mind, change of heart, withdrew consent, no longer wants
has capacity, capacitous, able to decide, able to make decisions, has decision-making capacity, deemed to have capacity
lacks capacity, no capacity, unable to decide, not capacitous, unable to make decision, hasn't got capacity
best interests, in his best interest, best interest decision, bi decision
deprivation of liberty, dols in place; dols
ceiling of care, limits of treatment, ceiling of treatment, goals of care limits, treatment limitation, treatment escalation limits
ward based care only, not for itu, not for icu, ward-level ceiling
for comfort only, comfort care, comfort measures, tlc, comfort measures only
patient's wishes, wishes of the patient, what she wants, her stated wishes; preferences
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
brought in by ambulance, biba, by ambulance, ambulance brought her, bibp
came in himself, self-presented, walk-in, self-presented to ed
transferred from another ward, came from ward, arrived from ward, tx from ward, received from ward
transferred out, moved to another ward, sent to another ward, stepped across to ward, tf to ward
moved to hdu, upgraded to hdu, hdu transfer
stepped up, sent to higher care, escalated level of care
stepped down, moved from icu, icu discharge to ward, stepdown to ward
escorted, accompanied, nurse escort, taken by nurse
transport booked, pts booked, patient transport arranged, transport arranged
wardsman, psa; porter, orderly, transporter
by trolley, on a gurney, by stretcher, on a trolley
opa; apt
outpatient appointment, opa booked, clinic appointment, opd appointment, follow-up clinic, outpatients booked
follow-up, f/u, review later, subsequent review
did not attend, dna'd, didn't turn up, no show, failed to attend, fta, didn't show up, missed appointment
postponed, put off, rescheduled, delayed to later, put back, moved to later date; deferred
referral sent, referral made, put through to; referred
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
x-ray, xray, plain film, xr, radiograph
ct, cat scan, ct scan, computed tomography
ultrasound, uss, u/s, sonogram
endoscopy, camera test, camera down; scope
gastroscopy, ogd, upper endoscopy, camera into stomach
colonoscopy, camera up the bowel, bowel scope
bowel prep, bowel preparation
results abnormal, deranged, out of range, abnormal bloods
culture grew, grew, culture positive for, grown on culture
raised, elevated, above range, above normal; high
low, below range, below normal, reduced
infection markers raised, raised inflammatory markers, crp up, crp raised, inflammatory markers up
repeat bloods, recheck bloods, bloods to repeat, redo bloods, repeat labs
scan booked, scan arranged
scan requested, imaging ordered, imaging requested
awaiting scan, waiting for scan, scan pending
scan done, had the scan, imaging completed, been for scan; scanned
test done, test carried out, investigation performed, test completed
fasting for test, fasted for procedure, nbm for procedure, kept starved, starved
surgery, op, procedure in theatre, surgical procedure; operation
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
registrar, reg; spr
junior doctor, jmo, foundation doctor
nurse in charge, charge nurse, shift coordinator, team leader, in-charge nurse, shift lead; nic
ward manager, num, nurse manager, nurse unit manager
student nurse, stn; student
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
domestic, housekeeper, environmental services, ward domestic; cleaner
ward clerk, receptionist, unit secretary, ward secretary
multidisciplinary team, mdt, multidisciplinary, interdisciplinary team
mdt meeting, case conference, team meeting, board round mdt
ward round, wr, doctors' round, medical round; rounds
emergency department, ed, casualty, a e, emergency room, accident and emergency
intensive care, icu, itu, critical care
high dependency, hdu, step-down unit, high dependency unit
surg ward, surgical floor
medical ward, med ward, medical floor
acute medical unit, amu, mau, aau, medical assessment unit
maternity ward, mat ward, maternity
postnatal ward, postnatal
labour ward, delivery suite, birthing suite, delivery ward, labor and delivery, l d
neonatal intensive care, nicu
childrens ward, paeds, paediatric ward, kids ward, peds
rehab, rehabilitation unit, rehabilitation ward, rehab ward
radiology, x-ray department, medical imaging; imaging
outpatients, opd, clinic, outpatient department
this morning, forenoon; mane, am
night shift, nightshift, nd; nights
day shift, long day; days
early shift, am shift, morning shift, early
late shift, pm shift, evening shift; late
start of shift, beginning of shift, on commencement of shift, at shift start, on arrival at work
end of shift, by shift end, close of shift
all shift, the whole time, all along; throughout
came across, came upon; found, discovered
continues to be, as before, has not stopped; remains, still, continues, ongoing, stays
all the time, never lets up; constant, continuous, persistent, unrelenting, continual
every time, invariably, without fail; always
came to an end; stopped, ceased, finished, ended
put down to, attributed to, thought due to, explained by, blamed on, felt to be from
in keeping with, consistent with, fits with, in line with, compatible with, ties in with
so far, up to now, to date, as yet, until now, thus far
from then on, ever since, from that time; since
a little, a touch, a bit, a tad; slightly, somewhat, marginally
ever so, exceedingly; very, extremely, really
a small amount, a little, scant, small amt, a dribble, not much, a wee bit; minimal
wondering about; suspected, possible, queried, query
definite, confirmed, no doubt; certain, sure
doubtful, not thought to be; unlikely
tolerated well, put up with well, coped well, no trouble with it, managed fine with it
poorly tolerated, didn't tolerate well, couldn't cope with it, struggled with it
unsuccessful, failed, no luck, didn't work out, without success
with success, went well; successful, worked
on arrival, o/a to ward, upon arrival, when he got here, when she arrived
at home, in own home, at his place, at own house
on review, when reviewed, on reassessment, o/r, when seen again
for review, needs review, to be reviewed, needs looking at, r/v please, requires review
carry on, keep going, proceed as before, keep on with; continue
continue with current plan, carry on same plan, ct with plan, continue as planned
keep close watch, monitor closely, watch closely, close observation, close monitoring
check again, reassess, repeat check, re-check; recheck
queried with; asked, requested, enquired
gave a hand, lent a hand; helped, assisted, aided
was given, had administered; received
got for her, delivered to; brought, fetched
taken out, taken off, came out, dc'd; removed, pulled
fell out, came out itself, dislodged, fallen out, worked its way out, came adrift
put back, reinserted, replaced in position
broken, out of order, not working, kaput; faulty, defective
equipment checked, safety equipment checked, emergency equipment checked
crash trolley, resus trolley, arrest trolley, crash cart, emergency trolley
defib, defibrillator, aed
obs machine, dinamap, vital signs machine, obs trolley
weighing scales, weighed on scales, chair scales; scales
weight done, weight taken, weight recorded, wt done; weighed
height measured, measured for height, ht recorded
obs done, vitals taken, observations recorded, vital signs checked, obs attended
obs stable, vital signs stable, vitals stable, vss, haemodynamically stable, observations stable
between the flags, obs within normal range, no obs triggers, obs in white zone
obs outside limits, scoring on news, triggering on ews, met triggering, triggered news
looks well, well in himself, well in appearance, appears well
looks dreadful, looks terrible, looks awful, looks shocking, looks very sick
ashen grey, greyish colour; grey, gray
flushed face, red in face, facial flushing, ruddy face
blue lips, cyanosed lips, cyanosis, cyanotic, lips dusky, gone blue, bluish lips
clammy, sweaty, diaphoretic, sweating, perspiring, diaphoresis, damp with sweat
well perfused, warm and perfused, wwp, pink and perfused
cool peripheries, cold peripheries, cold hands and feet
slight build, underweight looking; thin, skinny
overweight, heavy build
unkempt, disheveled, scruffy, poorly kempt, untidy in appearance
well groomed, well kempt, smartly dressed, well presented, tidy appearance, neat and clean
soiled, grubby, filthy, unclean; dirty
body odour, smells unwashed, bo smell, smells of sweat
smells of urine, reeks of urine, urine odour, smelling of wee
wet the bed, bed wet, enuresis, incontinent in bed
comfortable, comfy, in comfort, at ease, made comfortable
uncomfortable, discomfort, not comfortable, ill at ease, can't get comfy
in pain, painful, sore, hurting, aching, pain, complaining of pain
feels cold, feeling chilly, c/o cold
too warm, feeling hot; hot
blanket given, extra blanket, warm blanket applied, blankets put on
warming blanket on, bair hugger, bair hugger on, forced-air warming
cooled, cooling measures, cooling applied
wants to eat, asking for food, peckish; hungry
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
jewellery and cash, belongings of value, personal valuables; valuables
property listed, belongings checked, property checked, belongings itemised, property book completed
lost property, belongings missing, items missing, things gone missing
room search, property search, searched belongings, searched room
arm swollen, swollen arm, puffy arm, arm oedematous
pitting, pits when pressed, leaves a dent, pitting oedema, dents on pressing
hot to touch, warm to touch, heat felt, feels hot to touch
indurated, induration, firm to touch, woody; hard
candida in skin folds, intertrigo, thrush in folds
keloid, raised scar
tunnelling under edge; undermined
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
catheter strap, leg strap
hourly urines, hourly urine measures, uo hourly, hourly urine output
urine clear, clear urine, clear yellow urine
urine dark, concentrated urine, dark urine, dark and concentrated
urine cloudy, cloudy wee, turbid urine, murky urine
blood in urine, hematuria, blood stained urine, bloody urine, rose urine
nephrostomy, nephrostomy tube, kidney tube
stoma pink, stoma healthy, stoma pink and moist, healthy stoma
hooked up, joined up; connected, attached
unhooked, unplugged; disconnected, detached
kinked, bent tube, twisted line, tube kinked
ambu bag, bvm, bag valve mask, self-inflating bag
guedel, oropharyngeal airway
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
bicarbonate, hco3, bicarb
icp bolt, icp monitoring
vagal nerve stimulator, vns
contact lenses, contacts
walking aid, mobility aid, gait aid, aid to walk
shower chair, shower stool
raised toilet seat, rts, over-toilet frame, toilet raise
key safe, keybox, key lock box
pendant alarm, lifeline, care alarm, personal alarm, medic alert pendant
took time to settle, slow to settle, long time settling, eventually settled
woke early, early waking, awake before dawn
afternoon nap, napped in afternoon, siesta
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
damaged property, smashing things up, property damage
pressed duress, duress alarm pressed, personal alarm pulled, pulled alarm
eating disorder, disordered eating
bingeing, binge eating
making herself sick, self-induced vomiting; purging
obsessive behaviour, ritualistic behaviour, compulsions, rituals
hoards, cluttered home
hopeless, no point going on, despairing, hopelessness, can't see a future
passive death wish, hopes not to wake, tired of living, weary of life, life not worth living
worthless, feels useless, worthlessness, low self-esteem
anhedonia, no pleasure in things, enjoys nothing, gets no enjoyment
eager to get going; motivated, keen, enthusiastic
unmotivated, lacking motivation, can't be bothered, apathetic, apathy, no drive
nothing to do; bored
loneliness, no company; lonely
homesick, missing home, misses family
self-conscious; embarrassed, ashamed
fed up, had enough, exasperated; frustrated
coping well, managing well, bearing up, handling it well
accepting of diagnosis, come to terms with, accepted it, reconciled to
in denial, won't accept it, not accepting the diagnosis, refuses to believe it
attention-seeking, needy; demanding
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
at risk adult, vulnerable adult; vulnerable
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
crystal meth, methamphetamine, tina
cocaine, coke, charlie
heroin, smack
hungover, hangover, worse for wear
units a week, weekly alcohol units, standard drinks weekly
pleasantly confused, happily muddled, confused but content
visiting restricted, restricted visiting, limited visitors, visitors limited
stayed overnight, slept over, family stayed night, roomed in
rooming in, mother staying with baby, parent rooming in
not latching, poor latch, won't latch, fussing at breast
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
triage done, triage completed; triaged
on the phone, by phone, over the phone, via telephone; telephonically
face-to-face, in person, at the bedside
verbal order, phone order, telephone order, verbal instruction taken
read back, order read back, repeated back to confirm
text sent, messaged, sms sent; texted
video call, facetime, telehealth call, virtual visit, video consult
still to do, yet to be done, not yet done, to do; outstanding, undone
in progress, under way, being done; underway
attended to, carried out, seen to; done, completed, sorted, actioned
not done, not attended, not completed, left undone; missed
jogged memory, prompted again, told again; reminded
forgot, slipped my mind; overlooked, forgotten
slip up, mix-up; mistake, error
query raised, asked about it, raised a query; questioned
made clear, sorted out query, clarification sought; clarified
disagreed, disagreement, did not agree, objected
altercation, had words; argued, argument, row
said sorry, apology given, duty of candour given; apologised
thanked staff, complimented staff, happy with care, praised staff
hoarse, voice croaky, husky, lost his voice, dysphonic
spontaneous speech, initiates conversation, speaks spontaneously
monosyllabic, one word answers, single word replies, yes and no only
uses hands to communicate; gestures, pointing
sign language, auslan, bsl, signs
english second language, esl
family translating, relative interpreting
privacy requested, asked for privacy, wants privacy
private matter, don't share, not to be disclosed; confidential
bad news broken, told the diagnosis, diagnosis disclosed, news given of diagnosis
family upset, relatives distressed, family distressed
nok details, contact details, emergency contact, nok contact updated
no family, no next of kin, nil nok, no relatives
own phone, cell phone, mobile phone; mobile, cell
religious wishes, cultural needs, faith needs, religious needs
vegetarian, veggie, doesn't eat meat, no meat diet
vegan, no animal products, plant-based
diabetic diet, carb controlled, low sugar diet
low residue, low fibre diet
cuppa, cup of tea, brew; tea
squash, cordial
lunchtime meal; lunch
tea time meal; dinner, supper
nibble, morning tea, biscuits and tea; snack
adaptive cutlery, special cutlery, easy grip cutlery
after food, after meals, pc, post-meal
before bed, at bedtime, last thing at night; bedtime
swallowing ok, swallow intact, safe swallow, swallowing safely
swallowing difficulty, dysphagia, dysphagic, trouble swallowing, unsafe swallow
holding food in mouth, food pooling, food pouched; pocketing
dribbling, drools, can't hold saliva
refusing to drink, won't drink, declined fluids, not accepting drinks
broken tooth, chipped tooth
gums bleeding, bleeding gums, gingival bleeding
deodorant, antiperspirant
tissues, hankies
pyjamas, nightie, nightclothes, pjs, nightgown
hospital gown, theatre gown; gown
underwear, knickers, undies; pants
dressing gown, bathrobe; robe
jumper; sweater
eye drops instilled, drops put in eyes, gutt given, eye drops given
ear drops instilled, drops put in ear
menstruating, on period, menses; period
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
accepted, took up offer, said yes, agreed to have
tucked up in bed, settled for night, settled to bed, settled for the night
all quiet, nothing eventful, uneventful shift, no events, quiet shift, nil events
busy shift, hectic, run off feet, flat out
short staffed, understaffed, down on numbers, staffing short, low staffing
took place, came about; happened, occurred, transpired
episode; event, incident, occurrence
episode, bout; attack, spell
settled by itself, resolved spontaneously, self-resolved, went off on own, self-limiting, self-terminated
got used to, adapted to, adjusted to, accustomed to
turned out to be, proved to be, found to be
known to have, known case of
no history of, nil history, never had, no previous, nil hx of
newly found, new finding, not seen before, new onset, not there before, not previously noted
long-standing, longstanding, chronic, had for years, of long duration; old
following; next, subsequent, coming
after that, following this; then, subsequently, afterwards, thereafter
at present, at the moment, right now, just now, at this time; currently, atm
within the hour, inside an hour, under an hour
half an hour, thirty minutes, half hour
quarter of an hour, fifteen minutes
couple of days, two days
four times daily, qds, qid
for the first time, first ever, never before
lots of, a great many; many, numerous
one side only, unilateral, single-sided
all over, widespread, head to toe; generalised, everywhere
in one spot, localized, confined to one area
spreading, extending outward, getting bigger, creeping up; tracking
shrinking, getting smaller, reducing in size
marked out, outline drawn, demarcated with pen, margins drawn, border marked
equal both sides, even both sides; symmetrical
lopsided; asymmetrical, uneven, asymmetric
close to, next to, adjacent to; near, beside, alongside
adherent, stuck down; stuck, adhered
coming away, not secure; loose, slack
well secured, firmly fixed, fixed in place; secure, firm
too tight, constricting, digging in
viscous; thick
watery, runny, thin consistency
bloodstained, blood-stained, blood tinged
normal colour, good colour, colour good, pink and warm
hemorrhage, bleeding out
fresh blood, bright red blood, fresh bleeding, frank blood
clot, clotted blood, blood clot
no bleeding, nil bleeding, no blood seen, no ooze
nil oozing, no discharge, dry, nil exudate
weight stable, weight steady, weight static, no weight change
uneasy, apprehensive feeling, sense of dread, feeling of doom
gave up, stopped trying, abandoned attempt, attempt aborted, procedure abandoned
went smoothly, without a hitch, uneventful procedure, no complications, nil complications; uncomplicated
complicated by, with complications, problems encountered
hard going, difficult procedure; tricky, challenging
explained procedure, procedure explained, told what would happen
before procedure, pre-procedure, prior to procedure
after procedure, post-procedure, following procedure
time out done, surgical pause, who checklist, team time out
chaperone present, chaperoned, nurse chaperone
label attached, sticker on, labelled specimen, labelled at bedside; labelled
non-urgent, not urgent; routine
looked after, cared for, nursed, taken care of
neighbor, next door neighbour, person next door
friend, mate, pal, buddy
daughter-in-law, dil, son's wife
son-in-law, daughter's husband; sil
drowsy after dose, sleepy after tablets, sedated by medication, oversedated, over-sedated
patient specific direction, psd
pgd, patient group direction
nurse initiated, nurse-initiated medication, nim
prescription rewritten, chart rewritten, rechart
medication chart, drug chart, kardex, mar chart, nimc, prescription chart; mar
drug round, medication round, tablet round
cd book, controlled drug register, dd book, cd register
count checked, stock checked, cd count correct, balance correct
discarded remainder, residue discarded; wasted
expired stock, out of date, past expiry
last dose, most recent dose
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
access visit, home assessment, ot home visit, environmental visit
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
police, officers, law enforcement; coppers
prison officers, guards, corrections officers, custodial staff
day room, patient lounge, dayroom; lounge
sluice, dirty utility, pan room
ensuite, own bathroom, private bathroom
overbed table, tray table, bed table
comfy chair, recliner, armchair
toddler, little child, tot
older person, older adult; elderly
chap, bloke, fellow; gentleman, male
lady, female
history from, collateral history; informant, collateral
in short, to sum up, in summary; summary, overall
reason, cause, why, rationale
objective of; purpose, aim, goal
upshot, end result; outcome, result
improvement, progress, step forward
relapse, step back; setback
plan for tomorrow, tomorrow's plan, for tomorrow
main concern, main issue, chief problem, number one concern; priority
alarming, of concern; concerning, worrying, troubling
reassuring, encouraging sign; heartening
slight problem, nothing serious; minor, trivial
in good health, fit and well; healthy, well
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
not stable, haemodynamically unstable; unstable
needs a firm hand, requires firm boundaries, boundaries set, limits set
kept himself busy, occupied himself, diversional activity, kept occupied
watching tv, watched telly, television viewing, in front of telly
took himself to bed, retired to bed, went to bed independently, went to bed
up to toilet overnight, nocturia, gets up to wee, passing urine at night
lost the use of, unable to use, loss of function in
foot drop, foot dragging, drags his foot, catching his toes
leaning to one side, slumped to one side, tilting sideways; listing
poor sitting balance, can't sit unsupported, unable to sit unsupported, slumps when sat
good sitting balance, sits unsupported, able to sit unsupported
fear of falling, frightened of falling, scared of falling, lost confidence walking
lost confidence, confidence knocked, lacking confidence, reduced confidence
overestimates his ability, unaware of limitations, unaware of own limits, overconfident with mobility
gets up without calling, mobilising unsupervised, mobilises against advice, doesn't use bell first
reminded to use bell, prompted to call first, advised to ring first, told to buzz first
forgets to use bell, doesn't remember to buzz, forgets to ring, can't remember the bell
pivot transfer, stand and pivot, step transfer, pivoted round
stood up, got to standing, achieved standing; stood
unable to stand, can't get up, can't stand up, won't take his weight, unable to weight bear
helped up off floor, got up off floor, assisted from floor, retrieved from floor
hoverjack, floor lift, lifted with hoverjack
took a few steps, few steps, walked short distance, mobilised a few steps
long distance walked, walked a good distance, mobilised a long way
needs two to move, needs two to mobilise, two needed for moving
heavy transfer, difficult transfer, hard to move, tricky to transfer
dead weight, doesn't help with transfer, unable to assist transfer, no help in transferring
moving and handling, manual handling, patient handling
moving and handling chart, handling plan, mobility plan, manual handling plan
wound edges red, periwound erythema, red round the wound, surrounding erythema
peeling skin, desquamation, skin sloughing off, skin coming away
sunburn, sun-burnt, burnt in the sun
insect bite, mosquito bite, bitten by insect
ingrown toenail, toenail digging in, ingrown nail
thick toenails, onychogryphosis, overgrown nails
pressure mark, device mark, red mark from device, tubing mark, device related injury
swollen and shiny, taut skin, shiny oedematous skin, tight shiny skin
lump, swelling felt, mass, nodule
scabbed over, crust, scab, dry scab
wound superficial, shallow wound, partial thickness, surface only
deep wound, full thickness, full-thickness wound
cavity, cavity wound, hole in wound
bone showing, bone exposed, bone visible, down to bone
tendon exposed, tendon visible, tendon showing
no signs of infection, not infected, clean looking, no infection evident
signs of infection, looks infected, infected looking, clinically infected
hot red swollen, red hot swollen, inflamed
wound reviewed, wound looked at, wound inspected
left exposed, left open to air, open to air, no dressing applied
dressing fell off, dressing came away, dressing fallen off
dressing come loose, dressing lifted, dressing peeling, dressing edges lifting
padded dressing, absorbent pad, absorbent dressing
aspiration risk, at risk of aspirating, might aspirate
wouldn't open mouth, clamped mouth shut, refused to open mouth, pursed lips
needs feeding, needs help eating, requires assistance with diet, requires feeding
slow eater, slow with meals, long time eating, eats slowly
can't hold cutlery, unable to use cutlery, can't manage cutlery
takeaway, food delivered in
kept down, tolerated food, no vomit after eating, keeping it down
not keeping anything down, can't keep food down, vomiting everything, nothing stays down
fasting since midnight, nbm from midnight, npo after midnight
bowel care, bowel management, bowel regimen
suppositories, supp; supps
melaena, black tarry stool, tarry stools, black sticky poo
fresh pr bleeding, blood from back passage, rectal bleeding, prb, bleeding from bottom
urgency, can't wait to go, desperate to pee, urinary urgency
frequency, going a lot, passing urine often, peeing all the time, urinary frequency
took a funny turn, had a funny turn, odd episode, came over funny
came over faint, felt faint, presyncopal, near syncope, nearly passed out
went blue, became cyanosed, turned blue, colour change to blue
went grey, turned ashen, became grey
held hand, hand-holding, sat with her, held her hand
kept company, sat with, someone stayed with, company provided
kept calm, remained calm, stayed calm
talked to, spoken to kindly, conversed with
told off, reprimanded, warned about behaviour, spoken to about behaviour
tearful when family left, upset after visitors leave, distressed when relatives went
misses home, pining for home
doesn't recognise family, unable to recognise relatives, fails to recognise family
recognises family, knows her family, recognises relatives
thinks it's another year, disorientated to time, doesn't know the year
knows own name, oriented to self, oriented to person, knows who she is
thinks he's at home, disoriented to place, believes he is home, wrong about place
plucking at bedclothes, picking at sheets, carphology, pulling at blankets
undressing in public, stripping off, removing clothing inappropriately, taking clothes off
going in other rooms, entering other patients' rooms; intrusive
took others' belongings, taking other patients' things
hid things, hiding items, squirrelling things away
inappropriate comments, rude remarks, offensive remarks, made lewd comments
racist abuse, racial abuse, racist language
talking quietly to self, incoherent muttering; muttering, mumbling
speech incoherent, word salad, incomprehensible speech, making no sense verbally
fixated on, preoccupied with, obsessed with, can't stop thinking about, ruminating on
overthinking, ruminating, dwelling on things
slowed up, psychomotor retardation, slow in movements, slowed down
racing thoughts, mind racing, thoughts racing, flight of ideas
spending spree, overspending, spending recklessly
stopped taking psychiatric meds, off his antipsychotics, non-concordant with psychiatric meds, non-adherent with meds
relapse of psychosis, psychotic relapse, psychotic episode
hopeful about future, future oriented, making future plans, plans for future
protective factors, reasons to live, reasons for living
plan to end life, suicide plan, planned method of suicide
no plan or intent, no suicide plan, no intent
appealing section, tribunal appeal, appealed against detention
granted leave, leave authorised, leave granted
returned from leave, back from leave, rtn leave
late back from leave, overdue from leave, not returned from leave
ect, electroconvulsive therapy, shock treatment
therapy session, counselling session, psychology session, saw psychologist
refused depot, declined depot, depot refused
side effects of antipsychotic, epse, extrapyramidal side effects
cut down drinking, drinking less alcohol, reduced alcohol intake
relapsed drinking, back on the drink, fallen off wagon, drinking again
last drink, last alcohol, time since last drink
found drug paraphernalia, drug equipment found
clean from drugs, drug-free, off drugs, abstinent from drugs
brought in drugs, smuggled drugs in, illicit drugs brought in
went missing then found, found and brought back, brought back to ward; located
did not want admission, unhappy being in hospital, resents being in hospital
wants to see doctor, asking for doctor, requesting medical review
wants the manager, asked for manager, requested manager
unhappy about wait, fed up waiting, complaining about delays, annoyed at wait
unable to give history, unable to give account, no history obtainable
history unclear, unclear history, vague historian, poor historian
good historian, clear historian, reliable historian
tells a different story, inconsistent account, story keeps changing
read notes, notes reviewed, records checked, chart reviewed
old notes, previous notes, past medical records
phone order confirmed, verbal order confirmed
called relatives back, rang nok back, phoned family back
rang ward, phoned the ward, called in to ward
family can't be contacted, unable to contact family, nok uncontactable
daughter wants update, family requesting update, relatives asking for news
family coming in, relatives on way, family on their way
family went home, relatives left, visitors gone, visitors departed
family brought in clothes, relatives brought clothes, clothes brought in
family not happy, relatives unhappy with care, family dissatisfied, family complained
family arguing, family conflict, relatives disagreeing
family can't cope, relatives unable to manage, family not managing
family supportive, good family support, supportive relatives
estranged from family, no contact with family, doesn't speak to family, cut off from family
lives with partner, lives with her partner, shares with partner
lives in flat, in a flat, apartment dweller
upstairs bathroom, toilet upstairs, bathroom upstairs
downstairs toilet, toilet downstairs, ground floor toilet
steps to front door, front door steps, entrance steps
self-employed, own business, works for himself
heavy manual job, manual labourer, physical job
shift worker, works shifts
student at college, studying at college, full-time student
said yes after explanation, consented after discussion, agreed once explained
unsure about treatment, undecided, hasn't decided, thinking about it, still considering
wants second opinion, asked for second opinion, requesting second opinion
no invasive treatment, doesn't want tubes, declines invasive treatment
wants everything done, wants full treatment, wants all active treatment
respect form, respect document, respect plan
goals of care discussed, goc discussion, treatment goals discussed, resus discussion
wishes home death, ppd is home, ppd home
preferred place of care, ppc, preferred care setting
anticipatory meds, just in case meds, jic meds, prescribed ahead for symptoms
death rattle, terminal secretions, end-of-life secretions, chesty at end
coroner, coroner's case, coroner informed, reported to coroner
organ donation, tissue donation, donor discussion
bereavement leaflet given, bereavement support given, bereavement booklet given
needs interpreter, interpreter required, requires interpreter
family teaching, relatives taught, carer taught, carer education
inhaler technique, puffer technique, inhaler use checked
injection technique, injecting technique
stoma teaching, taught stoma care, learning stoma care
wound care teaching, taught dressing at home, shown dressing change
catheter teaching, taught catheter care, shown catheter care
breastfeeding support, help with feeding, feeding support given
bath demo, baby bath shown, taught baby bathing
given a contact number, phone number given, contact number provided
sick note given, med cert given, fit note issued
script collected, meds collected from pharmacy, discharge meds collected
awaiting ttos, waiting for discharge meds, awaiting take home meds, meds not ready
discharge delayed, delayed discharge, dtoc, held up going home
discharge today, home today, for home today
discharge tomorrow, home tomorrow, for home tomorrow
left the ward, off the ward, away from ward
collected by family, picked up by family, family took home, relatives collected
own way home, made own way home, left by own transport
taxi home; taxi, cab
belongings returned, property returned, possessions given back
bed swap, moved bed, changed bed space, moved to another bed
moved to side room, transferred to side room, put in own room
cannula out pre-discharge, iv out for discharge, cannula removed for discharge
direct admission, straight to ward, admitted direct
elective admission, planned admission, booked admission
emergency admission, unplanned admission, acute admission
from clinic, sent from clinic, admitted from outpatients
sent in by gp, gp referral, referred by gp, gp sent in
called back to hospital, asked to re-attend; recalled
appointment made, appointment booked, appt arranged, booked in to clinic
appointment changed, appointment moved, rescheduled appointment, appointment altered
appointment cancelled, appt called off, clinic cancelled
attended appointment, kept appointment, came to clinic, turned up
home visit, domiciliary visit, seen at home
not in when visited, no access visit, no reply at door, no access, not at home
key from key safe, let self in, accessed via key safe
carers cancelled, declined carer visit
carers late, carer running late
carer did not arrive, carers missed, missed carer visit, carer no show
specimen labelled, sample labelled, specimen correctly labelled
midstream, clean catch, ccu, clean catch urine
blood film, peripheral film
d-dimer, ddimer
inr, clotting time for warfarin
liver function, lft
crp, c-reactive protein
thyroid bloods, tfts, thyroid function
culture, microbiology, mc s, microscopy and culture
pathology, path lab, laboratory, lab
bloods due, blood test due, bloods to be taken
bloods not done, bloods not taken, no bloods
x-ray reported, xray report, film reported
fracture seen, broken bone on x-ray, fracture confirmed
no fracture, no break seen, no bony injury, no broken bones
ct showed, scan showed, ct found
ct nad, scan clear, clear scan, no acute finding
duplex scan, vascular ultrasound, duplex
doppler pulse check, hand-held doppler, doppler signal
dexa, bone density scan, dexa scan
angiogram, angio
holter, ecg tape
spirometry, lung function, breathing tests
sleep study, polysomnography
hearing test, audiology test, audiometry
eye test, vision test, visual acuity test
cough assist, mie, clearway
overhead trapeze, monkey pole, trapeze bar
bed cradle, foot cradle, cage over feet
bed extension, footboard
turning wedge, positioning wedge, foam wedge
arm pillow, elevation pillow, arm elevated on pillow
pressure bag, pressure infuser
fluid warmer, blood warmer
rapid infuser, level one infuser
arrest board, back board, cpr board
electrodes, ecg dots, ecg stickers; dots
leads off, leads disconnected, monitor leads off
battery flat, battery low, dead battery
plugged in, mains connected; charging
safety tested, checked and tagged; serviced
sent for repair, gone for repair, with biomed, sent to biomed
hired equipment, rental equipment, on loan
lost equipment, equipment missing, can't find equipment
put under general, had a general, general anaesthetic given
sedation given for procedure, conscious sedation, procedural sedation
theatre table, op table, operating table; table
laparoscopic, keyhole, keyhole surgery
open procedure, open surgery
incision, cut site, surgical wound
closed with clips, skin closed with staples
drain placed in theatre, drain sited at surgery
blood lost, blood loss amount, measured blood loss
smooth recovery, uneventful recovery, recovery uneventful
recovered well, bounced back well, good recovery
pain on movement, sore on moving, painful to move, hurts when moving
pain on breathing, pain breathing in, hurts to breathe in, pleuritic pain
pain score down, pain improved, less sore, pain eased, pain less now
pain score up, pain worse, more sore, pain increasing
woke in pain, pain woke her, woken by pain
crampy, colicky, cramping pain, colic
shooting pain, pain shooting down
radiating to, goes into, spreads to, travels to
feeling better, says improved, feels improved
feeling worse, feeling rotten, feels lousy
feels the same, no better no worse, no improvement reported
generally unwell, feeling generally unwell, malaise, under par, feels rubbish
tired all the time, no energy, lacking energy, low energy
cold and shivery, feels shivery, feels cold and shaky
hot flushes, hot sweats, flushing
night sweats, drenching sweats at night
sunken fontanelle, fontanelle depressed
fontanelle bulging, bulging soft spot, tense fontanelle
good urine output, passing plenty urine, adequate urine output, uo good
reduced urine output, urine output dropping, uo falling
fluid overloaded, too much fluid, overloaded, wet on fluids
negative balance, in negative balance, fluid negative
overnight bed rest, kept in bed overnight, in bed all night
up and dressed, washed and dressed, showered and dressed
late to get up, slow to get going, slow start to day
reluctant to get up, not wanting up, unwilling to get up
needs lots of encouragement, requires much encouragement, much encouragement needed
got on with it, managed without fuss, coped fine
fresh pad on, clean pad on, pad applied
made presentable, hair and face done, spruced up; groomed
looks brighter, brighter in self, looking perkier, more like himself, brighter today
looks washed out, looks tired, looking peaky, looks weary
looks frightened, frightened expression, appears scared, fearful look
looks comfortable, appears comfortable, comfortable looking, looks at ease
looks settled, appears settled, settled on observation
looks confused, appears confused, confused looking
no distress, no sign of distress, nil distress, not distressed
no visible injury, no obvious injury, nil visible injuries, no marks seen
no change overnight, unchanged overnight, no overnight change
no new concerns, nil new, nothing new, no new issues
no new orders, no orders given, nil new orders
nothing of note, nil significant, unremarkable shift
well overnight, settled overnight, comfortable overnight, stable overnight
deteriorated overnight, went off overnight, took a turn overnight, worsened overnight
improved overnight, better overnight, picked up overnight
seen on rounds, reviewed on ward round, seen on wr, wr review
changed plan, plan altered, plan changed, plan amended
plan agreed, plan discussed and agreed, agreed plan
no plan yet, awaiting plan, plan to follow, plan pending
plan discussed with patient, plan explained to patient, patient aware of plan
see below, as below, detailed below
as above, see above, noted above
as stated, as said, as mentioned
unable to assess, couldn't assess, not assessable, uta
not applicable, n/a, na, doesn't apply
out of reach, too far away, couldn't reach it
to hand, within easy reach, nearby, close by
just in case, as a precaution, to be safe; precautionary
for safety, for own safety, safety reasons
in case of, if needed, should it be needed
in good time, ahead of time, with time to spare
on time, when due, at right time
overran, took longer than planned, ran over
had to wait, kept waiting, long wait
in a hurry; rushed, hurried
with care; carefully, gently
worked together, joint working, jointly
passed to next shift, handed to next shift, for next shift, left for next team
over to night staff, handed over to nights, night staff aware
over to day staff, handed over to days, day staff aware
managing at home, coping at home, getting by at home, doing fine at home
struggling with stairs, stairs difficult, can't manage stairs easily, difficulty on stairs
unable to do stairs, can't climb stairs, unable to manage stairs
stairs managed safely, safe on stairs, passed stair assessment
struggling with buttons, fiddly fastenings difficult, can't do buttons
can't reach his feet, needs help with shoes, unable to do shoes
housebound, stuck indoors, unable to leave house, can't get out
gets out and about, goes out independently, out in the community
uses a scooter, mobility scooter user, rides mobility scooter
previous falls at home, fallen at home before, history of falls
reason for fall unclear, unsure why fell, unexplained fall, fall cause unclear
fell getting out, fell leaving bed, fell mobilising from bed
fell from bed, rolled out of bed, fell out of bed
fell off toilet, fell from toilet, slid off toilet
fell off chair, slid from chair, slipped out of chair
down on his knees, found kneeling, kneeling on floor
no injury from fall, uninjured from fall, nil injuries sustained, fell without injury
post-fall check, post-falls assessment, post fall review, falls protocol followed
checked for injury, examined for injury, top to toe check, head to toe check
moves all four limbs, moving all limbs, mae, all limbs moving
skin flap laid back, flap realigned, edges laid back
bleeding at site, oozing from site, site bleeding
site unremarkable, site looks fine, site healthy looking, no problem at site
drip arm swollen, swelling at cannula, cannula arm swollen, swollen around drip
painful cannula, sore cannula, cannula hurts, tender at cannula
cannula due out, cannula out of date, cannula due for change
secured with tape, taped down, strapped in place, fixed with tape
splinted arm, arm board on, arm boarded
line exit site clean, exit site clean, exit site satisfactory
line measured, external length checked, external length measured
tip position confirmed, position confirmed on x-ray, tip on x-ray ok, line tip satisfactory
locked pump, pump locked, keypad locked
infusion over-ran, ran too fast, went through too quickly
infusion behind, running slow, running behind time
driver changed, syringe changed, syringe driver renewed
driver site changed, subcut site changed, needle resited
oxygen prescribed, o2 charted, oxygen charted
coming off oxygen, weaning oxygen, being weaned off o2
changed to nasal prongs, changed to nasal specs, switched to nasal cannula
oxygen mask applied, mask put on, mask on
pursed lip breathing, puffing through pursed lips
recession, indrawing, sucking in ribs
not feeding well, poor feeding, off feeds, reduced feeds
feeding well, taking feeds well, good feeder, feeds taken
possets, small milk spit-ups
jittery baby, tremulous baby, shaky infant
sleepy baby, not waking for feeds, hard to wake feeds
parents anxious, worried parents, mum and dad worried
labouring, in labour, contracting, having contractions
baby moving well, fetal movements felt, good fetal movements, fm felt
dad present at birth, father at the birth
car seat checked, capsule checked, baby seat checked
in nappies, wearing nappies, not toilet trained
playful, active playing, up playing; playing
clingy, clinging to mum, won't be put down
school notified, school informed, school contacted
bed wetting, nocturnal enuresis, wets the bed nights
hair matted, hair knotted, matted hair
thirsty all the time, polydipsia, excessive thirst, always thirsty
wouldn't finish drink, left drink, drink untouched
meal left at bedside, food left beside bed, tray left at bedside
assisted with menu, menu completed with help, helped choose menu
fluids within reach, drink within reach, water jug to hand, drink left in reach
water jug filled, jug topped up, fresh water given
tea given, cup of tea given, given a cuppa
sat up for meals, positioned upright for meals, upright for eating
wears dentures for meals, dentures in for eating
pain before dressing change, premedicated before dressing, analgesia before dressing
dressing painful, sore during dressing change, pain during dressing
tolerated dressing change well, dressing change tolerated, no distress at dressing
wound odour gone, smell resolved, no longer smelly
wound smaller, wound reduced in size, wound shrinking
wound bigger, wound enlarged, wound increased in size
wound static, no change in wound, wound unchanged, wound much the same
referred to vascular, vascular referral, vascular opinion requested
tissue viability informed, tvn contacted, tvn referral made, referred to tvn
equipment ordered, mattress ordered, mattress requested
barrier cream applied, cream to bottom, barrier applied
refused turn, declined turning, wouldn't be turned, refused repositioning
turned in sleep, moved over in sleep, self-turning in sleep
seen smiling; smiling
laughing, giggling
sang, humming; singing
music on, listening to music, music playing
quiet in manner, timid; reserved, shy
self-assured; confident, assured
stubborn, obstinate, headstrong
forthright, outspoken, blunt
talkative, garrulous, loquacious; chatty
sarcastic, cutting remarks
nervous about going home, worried about discharge, anxious re discharge
looking forward to home, excited to go home, happy about going home
kept an eye on, watched closely, observed frequently, monitored frequently
got upset with staff, frustrated with staff, annoyed with staff
won't be left alone, dislikes being alone, needs someone with her, hates being alone
prefers own company, likes to be alone, keeps himself company
wants door open, wants door left open, door open at request
prefers male nurse, wants a male nurse, asked for male staff
prefers female nurse, wants a female nurse, female carer requested, female staff only
sleeps during day, daytime sleeping, naps all day, dozing through day
earplugs, ear plugs, ear defenders
hasn't slept for days, days without sleep, no sleep for nights
given sleeping tablet, sleeper given, night sedation given
settled after reassurance, calmed with reassurance, settled once reassured, settled with reassurance
settled after analgesia, settled with pain relief, comfortable after analgesia
settled after being moved, comfortable once repositioned, settled after turning, comfortable after repositioning
needs distraction, distraction needed, requires distraction
talked to chaplain, chaplain visited, seen by chaplain
call for interpreter, interpreter requested, interpreter booked
communicates in own language, speaks own language, uses first language
slow to answer, delayed responses, takes time to reply, slow to respond
gave full account, recounted events fully, told whole story
omitted details, left out details, incomplete account
keeps secrets, withholding information, not disclosing
disclosed abuse, told staff about abuse, made disclosure, abuse disclosed
photo consent, consented to photo, photography consent
blood consent, consented to transfusion, transfusion consent
refuses blood, declines blood products, no blood products
declined vaccine, refused jab, declined immunisation, vaccine refused
refused tests, declined investigations, refused investigations
refused bloods, declined blood test, wouldn't have bloods
refused obs, declined vital signs, obs declined, obs refused
refused scan, declined imaging, scan refused
refused surgery, declined operation, doesn't want operation
refused food and drink, declined diet and fluids, refusing oral intake
refused physio, declined physiotherapy, wouldn't do physio
refused to mobilise, declined walking, wouldn't get up, declined to get up
refused to talk, declined to discuss, unwilling to discuss
refused admission, declined admission, wouldn't stay in
refused discharge, declines to go home, refuses to leave
refused carers, declined care package, declined package of care
refused placement, declined care home, won't go into care
refused oxygen, declined oxygen, wouldn't have oxygen
refused catheter, declined catheterisation, wouldn't have catheter
refused cannula, declined cannulation, wouldn't have drip
refused ng, declined ngt, wouldn't have tube
refused teds, declined stockings, wouldn't wear stockings
refused dressing change, declined redressing, wouldn't have dressing changed
refused enema, declined enema, wouldn't have enema
refused injection, declined injection, wouldn't have needle
refused shower, declined shower, won't shower
agreed after negotiation, met halfway; compromised
treatment withdrawn, active treatment stopped
escalate if worse, call if deteriorates, inform if worse, notify if condition worsens
needs looking into, requires investigation, for investigation
not sure why, cause unclear, reason unknown, unclear why, no obvious cause
no obvious reason, unprovoked, without provocation, out of nowhere
could be due to, may be from, might be caused by, possibly secondary to
felt to be, thought to be, considered to be, believed to be; deemed
known about, already known, aware already, previously known
as expected, in line with expectations, unsurprising; expected
out of character, unusual for him; unexpected, surprising
normal for age, age appropriate, appropriate for age
for comparison, compared with before, compared to earlier, versus previous
better than yesterday, improved on yesterday, brighter than yesterday
worse than yesterday, deteriorated from yesterday, poorer than yesterday
since admission, since coming in, from admission
since yesterday, from yesterday on, starting yesterday
since birth, from birth, born with it
until seen, until reviewed, till reviewed, pending review
until further notice, until told otherwise; indefinitely
back and forth, to and fro, up and down between
over and over, again and again, constantly repeating; repeatedly
in total, all told, overall total; altogether
`;
