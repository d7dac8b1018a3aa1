/**
 * Complaints and signs, from general clinical knowledge: a line holds the ways to say one thing, lay and
 * clinical, noun, adjective and verb, British and American; the first is the concept's name.
 */

export const FINDING_CONCEPTS = `
problem, problems, issue, issues, difficulty, difficulties, difficult, trouble, troubles, struggle, struggles, struggling, struggled, hard to
frailty, frail
auscultation, auscultated, listening, listened, auscultate
pain, painful, ache, aching, achy, aches, sore, soreness, hurts, hurting, hurt, pains, painfully, discomfort, uncomfortable, ouch, algia, arthralgia, myalgia
burning, burn feeling, burns when
shortness of breath, short of breath, sob, dyspnea, dyspnoea, dyspneic, dyspnoeic, breathless, breathlessness, difficulty breathing, trouble breathing, winded, doe, sobar, sobe, soboe, puffed, cannot catch breath, trouble catching breath, breathing difficulty, breathing hard, out of breath, respiratory difficulty, sob on exertion, sob at rest, breathing difficulties
labored breathing, labored, laboured, laboured breathing, work of breathing, wob, increased work of breathing, increased wob, breathing effort, respiratory effort, effort breathing, working hard to breathe
accessory muscles, accessory muscle use, accessory muscle, using accessory muscles
retractions, intercostal retractions, recession, tracheal tug, subcostal recession, indrawing
nasal flaring, flaring
grunting, grunts
stridor, stridulous
orthopnea, orthopnoea
apnea, apnoea, apneas, apneic, apnoeas, stops breathing, apnoeic, breathing pauses
tachypnea, tachypnoea, tachypneic, tachypnoeic, fast breathing, breathing fast, rapid breathing, breathing rapidly
bradypnea
hyperventilating, hyperventilation
kussmaul
cheyne stokes
cough, coughing, coughs, coughed, coughy
productive, productively, sputum producing, chesty, bringing up phlegm, bringing up sputum
sputum, phlegm, secretions, mucus, secretion, expectorate, expectorating, expectoration
hemoptysis, haemoptysis, coughing up blood
wheeze, wheezing, wheezes, wheezy, wheezed
crackles, crackle, rales, creps, crepitations, crepts
rhonchi, rhonchus
diminished breath sounds, reduced air entry, decreased air entry, reduced breath sounds, decreased breath sounds
breath sounds, air entry, lung sounds, breath sound
hypoxia, hypoxic, hypoxemia, hypoxaemia, hypoxemic, desaturation, desaturated, desat, desats, desaturating, desatting, low oxygen, hypoxaemic
cyanosis, cyanotic, blue lips, dusky, cyanosed
choking, choke, chokes, choked
aspiration, aspirated, aspirate, aspirating, aspirates
congestion, congested, stuffy nose, stuffiness, rhinorrhea, runny nose, snuffly
sore throat
hoarse, hoarseness, wet voice
nausea, nauseous, nauseated, sick to stomach, queasy, queasiness, feeling sick, n&v, n/v, nausea and vomiting
vomiting, vomit, vomited, emesis, throwing up, threw up, thrown up, vomits, emeses, puking, being sick, vomitus, retching, retch, spewing, vomited up, vomits up, n&v, n/v, nausea and vomiting
hematemesis, haematemesis, vomiting blood, coffee ground
bilious, bile
reflux, heartburn, gerd, indigestion, dyspepsia, acid reflux, gord
dysphagia, difficulty swallowing, trouble swallowing, swallowing difficulty, swallowing problems, swallowing problem
swallow, swallowing, swallows, swallowed
appetite, appetites
anorexia, loss of appetite, not eating
diarrhea, diarrhoea, loose stool, loose stools, loose bowel movements, runny stool, watery stool, the runs, loose motion, loose bowels, d&v, d/v
constipation, constipated, backed up, not opened bowels, bno, bowels not open, no bm, no bo, bnor, bowels have not moved, bowels not moved, no bowel movement
stool, stools, bowel movement, bowel movements, bm, bms, bowels opened, bowels open, bo, feces, faeces, fecal, faecal, bowel motion, motion stool, defecation, defecated, poo, poop, boing, bno, bnor, bo x1, bo x2, bowels moved, bowels have moved, bowels worked
melena, melaena, tarry, black tarry
rectal bleeding, hematochezia, pr bleed, bright red blood per rectum, brbpr
bowel sounds, bowel sound
flatus, passing gas, passing wind, passed wind, wind gas, flatulence, passed gas, passed flatus, gas passage
distension, distended, distention, bloated, bloating, swollen belly
guarding, rebound, rigidity, peritonism, peritonitic
tenderness, tender, tender to touch, hurts on palpation, ttp, tender to palpation, sore to touch, painful to touch, pain on touch, painful on palpation, tender on palpation
cramp, cramping, cramps, crampy, spasm, spasms
hiccups, hiccup
ascites
jaundice, jaundiced, icteric, icterus, yellow skin
incontinence, incontinent, wet himself, wet herself, soiled, leaking urine, accident toileting
continence, continent
urinary retention, retention, unable to void, retaining urine, cannot pass urine, aur, post op urinary retention, pour
difficulty urinating, trouble voiding, difficulty passing urine, trouble urinating, passing urine is difficult, difficulty voiding, voiding difficulty, hesitancy, urinary difficulty
dysuria, painful urination, burning on urination, burning with urination, pain on urination, painful voiding, stinging urine, burning urination
frequency, frequency of urination, urinary frequency, urine frequency
urgency, urinary urgency
nocturia
hematuria, haematuria, blood in urine, bloody urine, blood in the urine
oliguria, low urine output, anuria, anuric, oliguric, poor urine output
polyuria
urination, urinate, urinating, urinates, urinated, void, voids, voiding, voided, passing urine, passes urine, passed urine, pu, pee, peeing, peed, wee, micturition, urinary, btg, hnpu, hpu, passing water, dtv, due to void, pued
urine, urinary output
urine output, uop, uo, urinary output
fever, febrile, feverish, pyrexia, pyrexial, fevers, temperature elevated, elevated temperature, spiking, spiked, high temperature, raised temperature, hyperthermia, temp spike, pyrexic
afebrile, apyrexial, no fever
hypothermia, hypothermic, low temperature
chills, chill, rigor, rigors, shivering, shaking chills, shivers, shivery, rigored, rigoring
sweating, sweaty, sweats, diaphoresis, diaphoretic, perspiring, clammy, drenched in sweat, clamminess, perspiration
flushed, flushing
fatigue, fatigued, tired, tiredness, exhausted, exhaustion, lack of energy, low energy, weary, worn out, tires
malaise, unwell, feeling unwell, poorly, off color
weakness, weak, feeble, weaker, weakened
hemiparesis, hemiplegia, hemiparetic, one sided weakness, hemiplegic
paralysis, paralyzed, paralysed, plegia, paraplegia, quadriplegia
numbness, numb, loss of feeling, loss of sensation, reduced sensation
tingling, tingle, pins and needles, paresthesia, paraesthesia, prickling, paresthesias, tingly, tingles
facial droop, droop, drooping, mouth droop, facial asymmetry
slurred speech, slurred, slurring, dysarthria, dysarthric, slurs, garbled
aphasia, aphasic, word finding difficulty, expressive aphasia, dysphasia, dysphasic
seizure, seizures, convulsion, convulsions, fitting, seizing, ictal, tonic clonic, fitted, convulsing, sz, szs
postictal, post ictal
tremor, tremors, shaking, shaky, tremulous, shakes, jittery, asterixis, trembling
twitching, twitch, twitches, jerking, jerks, fasciculation, myoclonus
headache, headaches, ha, head pain, migraine, migraines, cephalgia
dizziness, dizzy, lightheaded, lightheadedness, light headed, light headedness, giddy, giddiness, woozy, faint feeling, dizzy spell
vertigo, room spinning
syncope, syncopal, fainted, fainting, passed out, blacked out, blackout, collapse, collapsed, loss of consciousness, loc, faint, faints, lost consciousness
blurred vision, blurry vision, blurry
double vision, diplopia
photophobia
tinnitus, ringing in ears
homicidal ideation, homicidal, homicidal thoughts, hi, thoughts of harming others
palpitations, palpitation, racing heart, fluttering, palps
chest pain, cp, chest discomfort, chest tightness, angina, chest pressure, crushing chest pain, anginal
tightness, tight, tightenings, tightening
speech, speak clearly, voice
heaviness, heavy feeling
tachycardia, tachycardic, fast heart rate, rapid heart rate, racing pulse, tachy, fast pulse, rapid pulse
bradycardia, bradycardic, slow heart rate, brady, slow pulse
hypertension, hypertensive, high blood pressure, htn, high bp, elevated blood pressure, raised blood pressure, elevated bp, raised bp
hypotension, hypotensive, low blood pressure, low bp, soft bp, soft blood pressure, low pressure
orthostatic, postural drop, orthostatic hypotension, postural hypotension, orthostasis
irregular heartbeat, irregular rhythm, irregular pulse, pulse irreg, irreg pulse, pulse irregular, hr irreg, irregularly irregular
murmur, heart murmur
heart sounds, heart sound
pulse, pulses, pulsed
capillary refill, cap refill, crt, crefill, crt less, brisk refill
perfusion, perfused, circulation, circulatory
edema, oedema, swelling, swollen, edematous, puffy, puffiness, fluid retention, swells, swell, swelled, oedematous, swells up, puffing up
pitting
jugular venous distension, jvd, raised jvp, distended neck veins, jugular venous distention, jvp
pallor, pale, pallid, ashen
mottled, mottling
rash, rashes, hives, urticaria, eruption, welts, breaking out, breaks out, wheals
itching, itchy, itch, pruritus, pruritic, itches
redness, red, erythema, erythematous, reddened, reddish, pink, ruddy
blister, blisters, blistered, blistering, bullae, vesicle, vesicles
bruise, bruising, bruised, bruises, ecchymosis, ecchymoses, ecchymotic, black and blue, contusion, hematoma, haematoma, contusions
bleeding, bleed, bled, bleeds, hemorrhage, haemorrhage, oozing blood, blood loss, hemorrhaging, haemorrhaging, hemorrhagic, bleed out, bled out
bloody, blood stained, bloodstained, sanguineous, sanguinous, blood tinged, serosanguineous, haemoserous, hemoserous, rosy
ooze, oozing, weeping, weep, oozed, oozes, exudate, exudating, drainage, seepage, discharge wound, soaked, strikethrough, leaking, leak, leaks, leakage, leaked
pus, purulent, purulence, suppurating
wound, wounds, sore wound, incision, incisions, incisional, surgical wound, surgical site
laceration, lacerations, cut, cuts, gash, lacerated
abrasion, abrasions, graze, grazes, scrape
skin tear, skin tears
ulcer, ulcers, ulceration, ulcerated, ulcerous
pressure injury, pressure ulcer, pressure sore, pressure injuries, pressure ulcers, bedsore, bed sore, decubitus, pressure sores, decubitus ulcer, pressure area, pressure areas, pi pressure
skin breakdown, breakdown, excoriation, excoriated, maceration, macerated, denuded
blanching, blanchable, blanches
nonblanching, non blanchable, non blanching, nonblanchable, not blanching, does not blanch, doesn't blanch, no blanching, unblanching
slough, sloughy
necrosis, necrotic, eschar, gangrene, gangrenous
granulation, granulating, granulated
dehiscence, dehisced, wound opened, gaping
maggots
infection, infected, infections, infective, infectious, infxn, infxns, s/s infection, signs of infection
inflammation, inflamed, inflammatory
warm to touch
phlebitis, thrombophlebitis
infiltration, infiltrated, extravasation, tissued, extravasated, infiltrate iv
skin turgor, turgor, tenting, tented, poor turgor
dehydration, dehydrated, volume depleted, dry fluid, hypovolemia, hypovolemic, volume deficit, fluid deficit, hypovolaemic, volume depletion
fluid overload, overload, volume overload, fluid overloaded, hypervolemia, overloaded
thirst, thirsty
weight loss, lost weight, losing weight
weight gain, gained weight, gaining weight, gained
malnutrition, malnourished, undernourished, cachexia, cachectic
obesity, obese, overweight
odor, odour, smell, smelly, smelling, malodorous, foul smelling, foul, offensive, smells, unpleasant smell, foul odor, malodour, offensive smelling
discoloration, discolored, discoloured, discolouration
fall, falls, fell, fallen, tumble, slip and fall, found on floor, slid to floor, tripped, found on the floor, slipped, slid, falling, unwitnessed fall, ground level fall, trip, tumbled, foosh, nwb fall
injury, injuries, injured, trauma, traumatic, traumas
head strike, hit head, struck head, head injury, knock to head, hit his head, hit her head, bumped head, banged head, head knock
fracture, fractured, fractures, broken bone, broke, fx, broken, nof
dislocation, dislocated
deformity, deformed, deformities
contracture, contractures, contracted
stiffness, stiff, rigid
foot drop
hallucination, hallucinations, hallucinating, hearing voices, voices, seeing things, hears voices
delusion, delusions, delusional, paranoid, paranoia, persecutory
psychosis, psychotic
mania, manic
suicidal, suicidal ideation, si, suicidal thoughts, suicide, wants to die, thoughts of suicide, end his life, end her life, suicidality, kill himself, kill herself, end it, si/hi, thoughts of ending
self harm, self harming, self injury, cutting self, selfharm
homicidal, homicidal ideation, hi thoughts, homicidal thoughts
withdrawal, withdrawing, dts, withdrawals, ciwa, withdrawal symptoms, withdrawal state
intoxicated, drunk, inebriated, intoxication
overdose, overdosed, od, overdoses
smoking, smoker, smokes, tobacco, cigarettes, vaping, vapes, smoked, cigarette
drinking alcohol, alcohol, etoh, alcoholic, alcoholism, beer, wine, vodka, drinks alcohol, liquor, booze
drug use, substance use, illicit drugs, ivdu, substance abuse, drug abuse, recreational drugs, cannabis, weed, marijuana, cocaine use, meth, heroin
insomnia, poor sleep, not sleeping, sleepless, unable to sleep, sleeplessness
snoring, snores, snored
sleep, sleeping, slept, asleep, sleeps, slumber, slept well, kip
nightmare, nightmares
forgetful, forgetfulness, forgets, forgetting, poor memory, memory loss, memory problems, memory impairment, forget, forgot
memory, recall
respiratory distress
pressure, pressures applied
cognition, cognitive, cognitively, mental status, mentation, mental state, sensorium, mental function, thought process, thinking ability, neurological status
altered mental status, altered mental state, ams, altered loc, altered consciousness, altered level of consciousness, changes in mental status
level of consciousness, consciousness, conscious state, loc level
episode, bout, episodes, bouts, spell, spells, run, attack, attacks, event, events, incidence
disorientation, disoriented, disorientated, loss of orientation, not oriented, not orientated
wandering, wanders, wander, wandered
impulsive, impulsivity, impulsively
crying, cries, cried, tearful, teary, weeping sadly, in tears, tears
grief, grieving, bereaved, bereavement
low mood, depressed mood, sad, down mood, sadness, hopeless, hopelessness, feeling low
flat affect, blunted affect, flat
affect, mood, moods
behavior, behaviour, behaviors, behaviours, behavioral, behavioural
distress, distressed, in distress
contraction, contractions, ctx, ctxs, uterine contractions, contracting
fetal movement, fetal movements, baby moving, baby movements, foetal movements
membranes ruptured, waters, waters gone, membranes, membranes have ruptured, membranes rupture, ruptured membranes, srom, arom, rupture of membranes, waters broken, water broke, prom
amniotic fluid, liquor
meconium, mec
lochia
postpartum hemorrhage, pph, postpartum haemorrhage
labor, labour, laboring
dilated, dilation, dilatation
engorged, engorgement
latch, latching, latches, latched
breastfeeding, breastfed, breast feeding, breastfeeds, nursing baby, breast feed, breast feeds
feeding, feeds, feed, fed
jitteriness
floppy, hypotonic, hypotonia, poor tone
tone, muscle tone
birthmark, mongolian spot
rigid abdomen
bleeding gums
epistaxis, nosebleed, nose bleed
petechiae, petechial
purpura
lump, mass, masses, swelling lump, nodule, nodules, tumor, tumour, tumors, growth, lesion, lesions
scar, scars, scarring, scarred
wart
cyst, cysts
stone, stones, calculus, calculi
clot, clots, clotted, thrombus, clotting, thrombosis
sediment
deficit, deficits
risk, risks, at risk
complication, complications, complicated
side effect, side effects, adverse effect, adverse effects, adverse reaction, adverse reactions, adverse event, adverse events, ill effects, ill effect
reaction, reactions, reacted, react
shock, shocked
fall risk, falls risk, risk of falls, risk of falling, risk for falls, high risk for falls, likelihood of falling, fall risks
elopement, absconding, absconded, eloped
limp, limps, limping, limped
gait, walking pattern, unsteady gait
unsteady, unsteadiness, wobbly, off balance, poor balance, unsteadily, wobbles
balance
strength, strong, power muscle
weak grip, grip, grips
reflex, reflexes
sensation, sensory, feeling touch
posturing, decorticate, decerebrate
unresponsive, unresponsiveness, not responding, nonresponsive, comatose, coma, no response, no response to
gag, gag reflex
drooling, drools, drool
snore
crepitus, subcutaneous emphysema, surgical emphysema
air leak, bubbling, bubbles
bubbly
swinging, tidaling, swing
trismus
dry mouth, xerostomia, dry mucous membranes
mucositis, stomatitis
thrush, candida, candidiasis, yeast infection
lice, nits, scabies, bed bugs
bite, bites, bitten
sting, stung
burn, burned, burnt, scald, scalded
frostbite
foreign body
rigidness
restlessness
`;
