/**
 * Words that restate each other in nursing notes although neither is a kind of the other: noun, verb and adjective of
 * one matter, the clinical word and the lay one, a finding and its sign. A line is one matter; a statement may use any
 * of its words if the sentences that it rests on have another. Nothing in a line may contradict anything else in it:
 * sides, amounts, times, outcomes and who did it have lines of their own. From general clinical usage.
 */
export const KIN = `
breath, breathe, breathing, respiration, respiratory rate, work of breathing, effort, respiratory
respiratory, lung, pulmonary, chest, air entry, breath sounds, airway, breathing, ventilation, ventilate, ventilatory, bronchial, bibasal, bases, auscultation, lung fields, lung base
breathless, breathlessness, dyspnea, shortness of breath, labored breathing, breath, respiratory difficulty, air hunger, puffing, puffed, winded, panting, out of breath, gasping, respiratory distress, struggling to breathe, work of breathing, hard to breathe, trouble breathing, short of puff
hypoxia, desaturation, desaturate, low oxygen, low saturation, low sats, desats, dipped, fall in saturation
hyperventilating, overbreathing, overbreathe, tachypnea, rapid breathing, breathing fast
oxygenation, oxygen saturation, oxygen, saturation, sats, oxygenated, room air, air
oxygen, supplemental, supplementary, supplementation, nasal cannula, nasal prongs, litres of oxygen, oxygen therapy, flow rate, flow, mask, delivery, deliver, fio2, fraction of inspired oxygen, inspired oxygen, inspired
incentive spirometer, spirometer, spirometry, incentive spirometry, breathing exercises, deep breathing exercises, deep breaths, deep breathe, lung expansion, pulmonary hygiene, chest exercises, is
expand, expansion, open up, inflate, inflation, fill
accessory muscles, recruitment, recruit, recruited, neck muscles, intercostal, recession, retractions, tracheal tug
cough, coughing, coughs, hacking, expectorate, bring up, bringing up, brought up, clearing, chesty
productive, sputum, mucus, phlegm, secretion, secretions, brings up, bringing up, expectorates, wet cough, chesty, mucous
nonproductive, unproductive, dry cough, without sputum, no sputum, nothing brought up, not bringing up
airway, obstruction, obstructed, blocked, blockage, narrowing, narrowed
congestion, congested, stuffy, blocked nose, nasal discharge, runny, running nose, rhinorrhea, nose, nasal, sinus, catarrh
wheeze, whistling, bronchospasm, musical
crackles, rales, crepitations, creps, wet chest, bubbly
diminished breath sounds, reduced air entry, quiet, quieter, less audible, decreased air entry, decreased, reduced, faint
pleural effusion, fluid on the lung, effusion, pleural fluid, fluid
pulmonary congestion, congested lungs, fluid overload, congestion, congested, overloaded, wet lungs
pneumonia, chest infection, lung infection, lower respiratory infection
copd, chronic obstructive, emphysema, chronic bronchitis, chronic lung disease, long term lung disease
bronchitis, chronic bronchitis, bronchial
smoking, smoker, cigarettes, tobacco, nicotine, vape, vaping, smokes, pack years
exacerbation, flare, flare up, flareup, flared, flares, acute on chronic, worsening, symptomatic, attack, attacks
ventilator, ventilated, ventilation, dyssynchrony, mechanical ventilation, vent
nausea, nauseated, nauseous, queasy, queasiness, feels sick, feeling sick, felt sick, sick, sick to the stomach, off colour, retching, retch, heaving
vomiting, vomit, vomited, emesis, sick, been sick, threw up, thrown up, throwing up, brought up, bringing up, regurgitate, regurgitated, regurgitation, coming back up, came back up, back up
reflux, coming back up, regurgitation, bile, bilious, heartburn, indigestion
appetite, hungry, hunger, eating, eat, off food, off his food, off her food, interest in food, meal, food intake, consumption, consume, consuming, consumed, intake, oral intake, food
meal, eat, ate, eaten, eating, breakfast, lunch, dinner, supper, tea, food, feed, feeding, fed, consumption, consume, consumed, plate, tray, portion, bites, mouthful, feeds, snack, dine
drink, drinking, drank, fluids, oral fluids, sips, sipping, cup, intake, beverage, taking fluids, water
nutrition, nutritional, nourishment, nourished, diet, dietary, feeding, intake, meal, eating
hydration, hydrated, hydrate, rehydrate, rehydration, fluids, hydrating, fluid balance
dehydration, dehydrated, volume depleted, volume depletion, fluid deficit, poor hydration, inadequate hydration, underhydrated
infusion, drip, iv fluids, running, runs, infuses, infusing, iv, intravenous, fluids, line, iv therapy, hung, saline
saline, normal saline, sodium chloride, ns
swallow, swallowing, dysphagia, swallows, gulp, difficulty swallowing
choking, choked, choke, aspiration, aspirate, aspirated, went down the wrong way
abdomen, abdominal, belly, stomach, tummy, gut, intraabdominal, girth
distension, distended, distention, bloated, bloating, swollen, girth, full, protuberant, blown up
tenderness, tender, sore, soreness, sore to touch, pain, painful, hurts, hurt, discomfort, uncomfortable, painful to touch, on palpation
suprapubic, pubic, pubis, pubic bone, above the pubis, bladder area, over the bladder, lower abdomen
bowel sounds, peristalsis, peristaltic, gut sounds, gut motility, motility, bowel activity, bowel
bowel, bowels, gut, intestine, intestinal, gastrointestinal, gi, digestive, digestion
stool, stools, bowel movement, bowel movements, faeces, feces, motion, motions, bm, bo, bowels opened, bowels, faecal, fecal, opened, loose motions, defecate, defaecation, passed stool, has been, poo
diarrhea, loose, loose stools, loose motions, watery stools, runny stools, liquid stool
constipation, constipated, not opened bowels, bowels not opened, hard stools, no bowel movement, no bm, bowels have not moved, bowels not moved, impacted, impaction
flatus, wind, gas, farting, passing wind
urination, urine, urinary, urinate, void, voided, voids, voiding, micturition, pass urine, passed urine, passes urine, passing urine, pass water, passed water, passing water, pee, peeing, wee, weeing, water, bladder, waterworks
difficulty urinating, hard to pass water, hard to pass urine, trouble passing urine, urinary hesitancy, hesitancy, straining, difficulty, hard, slow stream
urgency, urgent need, rush to the toilet, rush, has to rush, hurry, sudden need, need to go, urge, desperate
frequency, urinary frequency, passes urine often, goes often, often to the toilet, frequent urination, frequently, often
urine output, urine volume, output, amount of urine, passed, diuresis, urine, produced, urine passed, volume, losses, hourly urine
oliguria, reduced urine output, falling off of urine, little urine, low output, poor urine output, low urine output
urinary catheter, catheter, idc, foley, indwelling, catheterised, catheterized, catheterization
bypassing, leaking, leak, leaks, leakage, leaking around, oozing
bladder scan, bladder scanned, scanned, scan, residual, post void residual
urinary tract infection, uti, urine infection, urinary infection, water infection, bladder infection, cystitis, urinary tract
kidney, renal, renal function, kidneys, nephro
continence, continent, bladder control, bowel control, bladder and bowel control, full control, dry, holds her urine, holds his urine
incontinence, incontinent, wets, wet, wetting, soiled, leaks urine, accidents, accident, wet the bed
odor, smell, smells, smelly, malodorous, offensive, foul, foul smelling, pungent, stench, stinks, unpleasant, strong, bad smell, odorous, offensive smelling, strongly
cloudy, turbid, murky, hazy, sediment, not clear, clouded
dark, concentrated, deep coloured, deep yellow, amber, tea coloured
straw, straw coloured, straw colored, pale yellow, pale, light yellow, yellow
appearance, looks, colour, color, aspect, visually
alert, awake, wide awake, conscious, attentive, up
awake, up, wakes, waking, did not sleep, no sleep, sleepless, unable to sleep, slept poorly, awoke, woke, up all night
sleep, slept, sleeping, asleep, rest, rested, resting, night rest, nap, napping, dozed, dozing
insomnia, sleepless, sleeplessness, not sleeping, poor sleep, awake at night, no sleep
drowsy, sleepy, lethargic, sluggish, hard to wake, somnolent, dozy, not very awake
confused, confusion, muddled, mixed up, muddle, disorientation, disoriented, disorientated, bewildered, puzzled, not orientated, unsure, altered mental status, altered mentation, acute confusional state, delirium, delirious, mentally confused, muddledness, unclear, cognitive impairment, cognitive disturbance, cognitive dysfunction, inappropriate
disorientation, disoriented, orientation, orientated, oriented, unsure of, does not know, not know, unaware, not sure of, date, day, day it is, what day it is, where he is, where she is, person, place, time
forgetful, forgetfulness, forget, forgets, forgetting, memory, poor memory, does not remember, cannot remember, not remember, memory lapses, absent minded, recall
cognition, cognitive, mental, mental status, thinking, mentation, cognitive status, brain function, mind, mentally, cognitive function
altered mental status, altered mentation, mental state altered, change in mental status, cognitive change, cognitive changes, mental change
obeys commands, obey, follows commands, follow commands, instructions, instruction, command following, follows instructions, following commands, does as asked, commands, obeyed
response, respond, responds, responding, reply, replies, reaction, reacts, react, reacted, answers, answer, responded, responsive, interactions, interact, responses
delayed, slow, slowly, slowed, sluggish, late, takes time, hesitant, takes a while
gcs, glasgow coma scale, coma scale, glasgow coma score, coma score, glasgow, neuro score
verbal response, speech, verbal, verbally, speaks, talks, speaking, words, verbalise, voice
communication, communicate, communicates, says, speech, talks, conversation, speaking, remarks, inappropriate things
neuro checks, neurological, neuro, neuro examination, neurological examination, neuro observations, neuro obs, neurologic, neurological assessment, neuro assessment, neuro work up, neurological work up, nervous system
neuropathy, neuropathic, nerve, nerves, nerve damage, nerve problem, neurological
circulation, circulatory, blood flow, perfusion, vascular, perfused, blood supply, peripheral circulation, flow
behavior, behaviour, behavioural, behavioral, conduct, manner, demeanour, demeanor, acting
calm, settled, settle, relaxed, composed, peaceful, quiet, not agitated, comfortable, at ease, pleasant, calmed, unperturbed
cooperate, cooperative, cooperation, compliant, goes along with, goes along, accepts care, accepting care, willing, works with, complies, cooperates, compliance, amenable
agitated, agitation, restless, restlessness, unsettled, fidgety, aggressive, aggression, irritable, irritability, combative, irritated, short tempered, bad tempered, upset, snappy, on edge, hostile
impulsive, impulsivity, acts without thinking, acts on impulse, acts rashly, rash, without thinking, unpredictable
distress, distressed, upset, in discomfort, troubled, uncomfortable, bothered, suffering
anxiety, anxious, worried, worry, worries, nervous, nervousness, fearful, fear, apprehensive, apprehension, uneasy, on edge, scared, frightened, panicky, afraid, concern, concerned
crying, tearful, tearfulness, weepy, weeping, tears, wept, cried, sobbing, cry
low mood, depressed mood, depression, low, down, sad, sadness, flat, mood low, mood, despondent
mood, affect, emotional, emotionally, spirits, psychological
flat affect, flat, blunted, blunt, no expression, expressionless, affect
hallucination, hears voices, hearing voices, voices, sees things, seeing things, hallucinating
picking, plucking, pulling, fiddling, tugging, pulled, picked
pain, painful, discomfort, ache, aches, aching, sore, soreness, hurting, hurts, uncomfortable, hurt, in pain, tender, twinge
ache, dull, dull ache, dull pain, aching
pain score, rated, rates, rating, scored, scores, score, out of ten, severity, level
analgesia, pain relief, painkiller, painkillers, pain control, pain management, pain killers, comfort measures, pain medication
chest pain, chest discomfort, angina, pain in the chest
headache, head pain, pain in the head, sore head, migraine
weakness, weak, weakly, frail, frailty, loss of strength, poor strength, strength, power, reduced strength, decreased strength, weakened, muscular weakness, muscle weakness, motor weakness, deconditioned, reduced power, muscles
strength, power, motor strength, motor power, muscle strength, muscle power, motor, muscular, muscle, muscles, motor function
fatigue, tired, tiredness, exhausted, exhaustion, weary, worn out, lack of energy, fatigued, weariness, no energy
numbness, numb, loss of feeling, no feeling, reduced sensation, loss of sensation, sensory loss, deadened, insensate, lack of feeling, altered sensation, paraesthesia, paresthesia
tingling, pins and needles, paraesthesia, paresthesia, prickling, tingle, tingly, altered sensation
sensation, sensory, sensory perception, feeling, perception, feel, sense, perceive, sensory function
facial droop, face, sags, sagging, sag, drooping, droop, droops, facial, lopsided, facial weakness, asymmetry
slurred speech, slurring, slurs, speech, unclear speech, slurry
seizure, fit, fitting, fitted, convulsion, convulsing, ictal, fits
tremor, shaking, shaky, trembling, shakes, tremulous
dizziness, dizzy, lightheaded, light headed, giddy, giddiness, unsteady, woozy
syncope, fainted, faint, collapse, collapsed, passed out, blackout, blacked out, loss of consciousness, went down, keeled over, syncopal
stroke, cva, cerebrovascular accident, cerebrovascular
temperature, temp, thermal
fever, febrile, pyrexia, pyrexial, has a temperature, feverish, high temperature, spiked, spike
afebrile, apyrexial, no fever, without fever, no temperature, not febrile
chills, rigors, shivering, shivers, rigor
sweating, sweaty, sweats, sweat, clammy, diaphoretic, diaphoresis, perspiring, perspiration, drenched, in sweat, moist skin
pallor, pale, pallid, white, pasty, ashen, washed out, colourless
cyanosis, blue, bluish, dusky, cyanosed, cyanotic
flushed, red, flushing, redness, red faced
heart rate, pulse, pulse rate, beats, rhythm, hr, cardiac rate, heart beat, heartbeat
rhythm, cardiac rhythm, heart rhythm, sinus, ecg, sinus rhythm, monitor, heartbeat, atrial fibrillation, on the monitor
heart, cardiac, cardiovascular, coronary, heart related, cardiological, cvs
heart disease, cardiac disease, heart condition, heart problem, cardiac condition, heart trouble, cardiac
heart sounds, s1 and s2, heart tones, s1, s2, normal s1 and s2, murmur
pulse, pulses, peripheral pulses, distal pulses, pedal pulses, pulse palpable, foot pulse
pedal, foot, feet
blood pressure, pressure, bp, systolic, diastolic, pressures, haemodynamic, hemodynamic
hypotension, hypotensive, low blood pressure, low pressure, pressure low, low bp
hypertension, hypertensive, high blood pressure, high bp
antihypertensive, bp pill, bp tablet, blood pressure tablet, blood pressure medication
capillary refill, capillary return, refill, cap refill
perfusion, perfused, tissue perfusion, circulation, capillary refill
jugular venous distension, neck veins, jugular, jvd, jvp, distended neck veins, neck, veins, raised jvp, venous distension
heart failure, cardiac failure, failing heart, chf, ccf, congestive
edema, oedema, swelling, swollen, puffy, puffiness, puffed up, fluid retention, retained fluid, oedematous, edematous, swells, fluid, waterlogged
fluid retention, retained fluid, holding fluid, water retention, retaining fluid, fluid overload, fluid accumulation, fluid collecting, build up of fluid, collection of fluid
pitting, pits, indent, indentation, pit
redness, red, reddened, erythema, erythematous, inflamed, inflamed looking, flushed, hyperaemic, pink
inflammation, inflamed, inflammatory, redness, irritation, irritated, sore
phlebitis, inflamed vein, vein inflammation, inflammation of the vein, inflamed
irritation, irritated, irritate, irritant, irritates
infection, infected, infective, infectious, sepsis, bug, infected looking
ooze, oozing, weeping, weepy, drainage, draining, discharge, discharging, exudate, leaking, seeping, seepage, weeps
wound, surgical site, incision, site, cut, surgical wound, operation site, sore
dressing, bandage, covered, cover, covering, gauze, bandaged, dressed, redressed
ulcer, pressure injury, pressure ulcer, pressure sore, bedsore, sore, decubitus, skin breakdown, pressure area, pressure damage
skin breakdown, pressure injury, breakdown of skin, skin damage, broken skin, skin integrity
skin, cutaneous, dermal, skin condition
skin turgor, turgor, tents, tenting, tented, elasticity, elastic
mucosa, oral mucosa, mucous membranes, mouth, lining of the mouth, lining, membranes, oral, buccal, tongue
dry mouth, dry, parched, dry oral mucosa, dried out, dry mucosa, mouth is dry
sunken, hollow, sunken eyes, sunk, deep set
eye, pupil, vision, gaze, ocular, eyes, visual
pupil, pupils, reaction to light, light reaction
teeth, tooth, dental, dentition, denture, dentures, false teeth
missing, absent, lost, gone, lacks, lacking, without
bleeding, bled, bleed, blood, bloody, haemorrhage, hemorrhage, haemorrhagic, blood loss, loss
bruise, bruised, bruising, contusion, ecchymosis, ecchymoses, haematoma, hematoma, black and blue
deformity, deformed, misshapen, bent, out of shape, dinner fork, crooked
joint, joints, arthritis, arthritic, articular
rotated, turned out, externally rotated, rotation, turned
shortened, short, shorter
fracture, fractured, broken, break, broke, fractures
fall, falls, fell, fallen, falling, tumble, tripped, slipped, found on floor, on the floor, went down
fall risk, falls risk, risk of falling, risk of falls, likely to fall, could fall, prone to falling, high risk for falls, danger of falling, morse
morse, fall risk assessment, falls assessment, falls tool, morse tool, falls risk score, morse scale, fall scale
broset, violence checklist, aggression checklist, violence risk, broset checklist
braden, skin risk score, pressure injury risk, pressure risk, skin assessment, pressure ulcer risk
score, scale, tool, scoring, assessment, checklist, total, screen, rating
assess, assessment, assessed, evaluate, evaluated, evaluation, appraisal, examination, examine, examined, check, checked, checks, inspect, review, reviewed, work up, investigate, investigation, tests, screened, screen, testing
investigate, investigation, work up, tests, testing, further tests, find out, establish, determine, look into, rule out, examine
monitoring, monitor, watch, watched, watching, observe, observed, observation, eye on, keeping an eye, keep an eye, followed, follow closely, check, checks, tracked, surveillance, watchful, supervision, observing, close eye, under observation, kept under review, vigilance
telemetry, monitor, cardiac monitor, monitored
bed alarm, alarm, alarm on the bed, alarmed
activated, active, on, live, in use, switched on, set, in place, turned on, enabled, engaged, armed, sounding, sounded
safety, safe, safely, secure, protection, protect, protected, precaution, precautions, safeguard, measures, prevent harm
bed rails, side rails, rails, cot sides, bedrails, siderails
mobility, mobile, mobilise, mobilize, mobilises, mobilising, mobilising, move, moves, moving, movement, ambulate, ambulation, ambulatory, walk, walks, walking, gets about, get about, getting about, getting around, gets around, move around, moves around, moving around, gait, get around, transfers, motion
immobility, immobile, bedbound, bedridden, chairbound, not mobile, bed rest, unable to move, limited movement, immobilised, immobilized, lying in bed, prolonged bed rest, reduced mobility, decreased mobility, stuck in bed, confined to bed
bed rest, confined to bed, in bed, stay in bed, bedbound, bedridden, stays in bed, rests in bed, kept in bed, remain in bed
walker, walking frame, frame, zimmer, zimmer frame, rollator, wheeled walker, gutter frame
cane, stick, walking stick
wheelchair, chair on wheels
gait, walking, walk, steps, stepping, on his feet, on her feet
standing, stand, stands, stood, on his feet, on her feet, upright, get up, getting up, rise, rising
sitting, sit, sits, sat, sat up, sits up, sat out, seated, up in chair, sitting up, chair, out of bed, out in chair
out of bed, oob, sat out, up in chair, out in chair, got up, getting up
lying, lie, lies, lay, supine, in bed, recumbent, laid, on her back, on his back, flat
position, posture, positioned, lying, sitting, placed, nursed, positioning
head of bed, head end, head of the bed, bed raised, raised, elevated, tilted up, tilted, propped up, propped, head up, upright, bed
reposition, repositioned, repositioning, turn, turned, turning, turns, change of position, position change, position is changed, moved, pressure relief
transfers, transfer, transferring, moving from bed to chair
assistance, assist, help, helped, support, supported, aid, needs help, requires help, dependent, needing help, dependency, supervision, assisting, aided, hand, care needs, guided
moderate assistance, moderate help, fair amount of help, moderate support, moderate degree, moderate level, moderate
independent, independently, on his own, on her own, by himself, by herself, unaided, unassisted, alone, without help, no assistance, no help, manages
adl, daily activities, activities of daily living, daily living, activities, self care, daily tasks, everyday activities, personal care, basic needs
hygiene, washing, wash, washed, personal hygiene, shower, bath, bathing, self care, grooming, cleanliness, personal care, sponge
toileting, toilet, commode, bathroom, lavatory, using the toilet, toilet needs, going to the toilet
feeding, eating, meals, eat, meal, mealtimes, feed
limitation, limited, restriction, restricted, reduced, restrict, restricts, curtailed, constrained, limiting, limits, cannot do, what he cannot do, what she cannot do
impaired, impairment, reduced, compromised, poor, limited, decreased, affected, difficulty, diminished, deficit, dysfunction, problem, disturbance, disturbed, loss, issue, issues, trouble
difficulty, difficult, hard, trouble, struggle, struggles, challenging, challenge, problem, not easy, struggling, harder, more difficult
problem, issue, issues, concern, concerns, trouble, difficulty, condition, complication, complications, disorder, disturbance
disease, condition, illness, disorder, ailment, pathology, problem, complaint
complication, complications, problem, problems, adverse event, setback
chronic, long term, long standing, longstanding, persistent, ongoing, longterm, for years, lasting
acute, sudden, abrupt, rapid onset
recent, recently, lately, not long ago, newly, in recent days, fresh, just, latest, late
past, previous, previously, history, history of, earlier, prior, former, background, before, in the past, old, ex, medical history, known, pre existing, documented
history, background, past, record, records, previous
currently, current, at present, at the moment, now, presently, for now, today, at this time, right now
frequent, frequently, often, repeated, repeatedly, regular, regularly, many times, multiple, recurrent, again and again, on several occasions, not uncommon, common, commonly, many
multiple, several, many, repeated, repeatedly, number of, a number of, numerous, various, more than one
occasional, occasionally, now and then, at times, sometimes, from time to time, intermittent, on occasion, now and again
constant, constantly, continuous, continuously, all the time, unremitting, nonstop, without a break, round the clock, ceaseless
continue, continues, continued, continuing, still, remains, remain, ongoing, persists, persist, goes on, keeps, maintain, maintained, carries on, further, keep on, unchanged
significant, significantly, marked, markedly, considerable, considerably, substantial, notable, noticeable, large, pronounced, quite, quite a bit, important, major, definite, appreciable, greatly, great, large amount, a fair amount, fair, very, pretty, big
mild, mildly, slight, slightly, a little, a bit, somewhat, minor, small, a touch, some, minimal, little, tad, low grade, modest
moderate, moderately, medium, fair, fairly, intermediate, reasonable, moderate degree
severe, severely, serious, profound, profoundly, intense, extreme, marked, grave, bad, awful, terrible, profuse, extremely, heavily, heavy, intractable, could not be controlled
quite, rather, fairly, pretty, considerably, very, really
poor, bad, inadequate, not good, insufficient, unsatisfactory, low, meagre, meager, weak, suboptimal, reduced, not enough, scarcely
adequate, satisfactory, sufficient, good, enough, acceptable, fine, okay, appropriate, reasonable, proper, properly, well, alright, no concerns, intact
good, reassuring, reassuringly, positive sign, encouraging, satisfactory, well, positive, favourable, fine, good sign
elevated, raised, high, increased, higher than normal, above normal, up, on the high side, higher, above the normal range, increase, tad high
low, reduced, decreased, lower than normal, below normal, diminished, down, on the low side, poor, lower, fallen, lessened, falling off, lower than expected
normal, within normal limits, normal limits, unremarkable, within range, no abnormality, fine, ordinary, as expected, within the normal range, expected
abnormal, not normal, deranged, outside the normal range, irregular, out of range
stable, steady, unchanged, unchanging, constant, no change, static, not changed, holding, even, settled
intact, preserved, normal, undamaged, unimpaired, not impaired, unbroken, whole, maintained, good, full
upper range of normal, upper end of normal, top of normal, high normal, high end of normal, upper limit
suggest, suggests, suggestive, points to, pointing to, indicates, indicate, indicative, sign of, signals, consistent with, in keeping with, in line with, implies, hints at, hint, hints, fits, fitting, fits with, may mean, could mean, reflects, reflect, raises the question, speaks for, shows, showing, demonstrates, compatible, evidence
possible, possibly, perhaps, maybe, may, might, could, potentially, probable, probably, likely, conceivable, conceivably, presumably, cannot be excluded, suspected, suspicion, thought to be, most likely, feasible, plausible, question, chance, apparently, seems
cause, causes, causing, caused, reason, due, because, behind, responsible, explain, explains, explanation, account for, accounts for, result of, resulting, consequence, origin, source, from, secondary, owing, related, attributed, attributable, contributing, contribute, contributes, contributed, factor, playing a part, plays a part, play a role, plays a role, led, lead, brought about, trigger, triggered, underlying, underneath, adds to, adding, add, stems, linked, partly, part, worsened, aggravated, aetiology, etiology
worsened, worse, worsening, aggravated, exacerbated, deteriorated, deterioration, deteriorating, more symptomatic, got worse, gone downhill, poorer
improve, improved, better, improving, improvement, recover, recovered, recovering, recovery, getting better, eased, eases, lessened, lessens, enhance, enhanced, picking up, picked up, settled, boost, optimise, optimize
recovery, recover, recovering, recuperating, recuperation, convalescing, healing, convalescence, postoperative, post operative state, regaining strength
eating a bit more, appetite picking up, picking up, eats more
resolve, resolved, gone, went away, no longer, disappeared, cleared, settled, passed off, over, vanished
prevent, prevents, prevention, preventing, avoid, avoided, avoiding, avert, averted, so that no, stop further, guard against, keep from, stave off, ward off, avoids, minimise, reduce the risk, reduce, cautious, not missed, is not missed
treatment, treat, treated, treating, therapy, management, manage, managed, care, intervention, interventions, measures, therapeutic, part of the treatment, regimen, tackle, address, addressed, addressing, targeted
intervention, interventions, measures, steps, treatment, action, actions, support, strategies, strategy, efforts, approach
plan, plan of care, care plan, planned, aim, intention, strategy, plans, proposal, goal, focus, intended
recommend, recommended, recommendation, advised, advice, advise, suggested, suggest, suggests, proposed, should, called for, warranted, ought, indicated, urged, promoted, encourage, encouraged
encourage, encouraged, encouraging, encouragement, promoted, promoting, prompted, prompt, urged, motivated, advised, reminded, promote
education, educate, educated, taught, teach, teaching, teach back, instructed, instruction, explained, told, informed, explanation, advice, shown, tuition, counselling, given, learning
education, stress, stressed, emphasise, emphasised, emphasize, importance, highlighted, underlined
inform, informed, notified, notify, told, aware, made aware, let know, let the clinician know, updated, alerted, know, heard, reported, advised, passed on, unaware, not know, does not know, knowledge, awareness
physician, doctor, provider, clinician, medical team, medical officer, prescriber, doctor in charge, responsible doctor, treating doctor, treating physician, medical staff, junior doctor, fy1, fy2, f1, f2, house officer, intern, resident physician, sho
nurse, nursing staff, nursing, staff, we, us, i, me, ward staff, team, ward
team, staff, colleagues, members of staff, care team, multidisciplinary team, people
multidisciplinary, multidisciplinary team, interdisciplinary, several disciplines, different disciplines, team approach, all disciplines, whole team, mdt
physiotherapist, physiotherapy, physio, pt, physical therapy, physical therapist
occupational therapist, occupational therapy, ot
speech therapist, slt, speech pathologist, slp, speech therapy, speech and language therapist
family, relatives, family members, loved ones, next of kin, kin
carer, carers, caregiver, care worker, home carer
home, house, own home, where he lives, where she lives, residence, lives, flat
nursing home, nursing facility, long term care facility, care home, long term care, residential care, facility, aged care, residential home, skilled nursing facility, care facility
live, lives, living, resides, residing, resident, home, comes from
admission, admitted, brought in, brought into hospital, hospitalised, hospitalized, hospitalisation, hospitalization, came in, came into hospital, taken into hospital, in hospital, hospital stay, stay in hospital, presented, came to hospital, presentation, arrived, arrival, hospital, comes in, stay
emergency physician, er, ed, emergency department, casualty, a&e, emergency, emergency room
surgery, operation, operated, operative, surgical, procedure, op, postoperative, after the operation, post surgery, post surgical, had an operation, underwent, postsurgical, theatre
postoperative, post op, post operative, after the operation, after surgery, after an operation, following surgery, following the operation, recovering from, has had, since the operation, post surgery
arthroplasty, joint replacement, replaced, replacement, joint replaced, new joint, prosthetic joint
anesthetic, anaesthetic, anaesthesia, anesthesia, anaesthetised, anesthetised, after effects of the anaesthetic
lingering, left over, residual, remaining, still, persistent, persisting, leftover
peripheral iv, cannula, iv site, iv cannula, venflon, drip site, cannula site, iv access, intravenous access, iv, access, line
central line, cvp line, central venous catheter, cvc
arterial line, art line, automatic arterial line
medication, medicine, medicines, drug, drugs, tablets, tablet, pills, pill, meds, dose, prescription, pharmaceutical, drug effect, medication effects
anticoagulant, blood thinner, blood thinners, thinner, thinners, thinning
diuretic, diuretics, water tablet, water tablets, water pill
allergic, allergy, reaction, allergies, reacts, reacted, rash, gives her a rash, gives him a rash
intolerance, intolerant, upsets, upset, disagrees, disagree, does not tolerate, not tolerated, makes her sick, makes him sick, side effect
side effect, side effects, adverse effect, adverse effects, effect, effects
give, given, gives, administered, administer, received, receiving, gets, got, dose, taken, takes, taking, had, delivered, provided, injected, infused, on, used, applied, applies, supplied
inject, injected, injection, jab, shot, im
stop, stopped, ended, discontinued, off, ceased, finished, come off, came off
start, started, commenced, begun, began, initiated, initiate, put on, up, instituted, implement, implemented, introduced, set going, in place, established
implement, implemented, in place, carried out, put in place, introduced, completed, used, done, instituted, applied, enforced
restrict, restriction, restricted, fluid restriction, limits on, limited, limit, cut back, fluids are restricted
perform, performed, done, completed, carried out, conducted, took, taken, undertaken, made, was used, used
hold, held, withheld, omitted, not given, skipped, missed, left out
refuse, refused, declined, turned down, said no, does not want, not want, rejected, objects, object, against, refusal, not wanted, put off, will not, chose not, won't, unwilling
agree, agreed, accepts, accepted, said yes, took, agreement, consented, happy, willing, ok with, ok for
consider, considered, considering, consideration, may be needed, thought about, think about, form part, option, proposed, suggested, contemplated
need, needs, requires, required, necessary, needed, must, has to, have to, essential, called for, called, crucial, calls for, important, vital, key, imperative, paramount
important, crucial, vital, key, essential, central, significant, matters, weight, important part
immediately, right away, at once, straight away, promptly, without delay, urgent, urgently, prompt, immediate
closely, close, careful, carefully, tight, thorough, diligent, attentively, intensively, strict
overall, in summary, in all, altogether, taken together, generally, on the whole, comprehensive, integrated, as a whole, holistic, full, whole
comprehensive, full, thorough, complete, detailed, all round, extensive
generalized, all over, widespread, overall, diffuse, throughout, general, globally, whole body, generally, everywhere, all
bilateral, both, both sides, on both sides, each side, either side, two sides
throughout, all quadrants, all four quadrants, in all quadrants, whole abdomen, everywhere, quadrant, throughout the abdomen
particularly, mainly, chiefly, especially, most of all, mostly, above all, in particular, primarily, notably
exertion, exercise, activity, active, effort, exerting, on exertion, exertional, physical activity, moving about, when active, activities
superficial, shallow, surface, not deep, on the surface
quiet, soft, low
large, big, considerable, significant, high volume, great
total, in total, altogether, overall, sum
measure, measured, measuring, reading, recorded, taken, came to, measured at, measurement, volume
characterized, character, described, describes, nature, type, kind, in character, quality
report, reports, reported, says, states, complains, complains of, describes, mentions, tells, account, by his account, by her account, according, told, expressed, disclosed
deny, denies, denied, says no, no, without, does not have
present, found, seen, noted, evident, observed, there is, identified, visible, visibly, detected, marked, documented, recorded, heard, shown, apparent
identified, identification, identifies, recognised, recognized, found, established, flagged, deemed
caution, careful, cautious, on the lookout, watchful, alert for, wary, mindful, aware, bear in mind, attention
concern, worrying, concerning, concerned, worry, worries, of concern, cause for concern, cause for worry, troubling
age, aged, elderly, old, older, years, senior, advanced age, old age
patient, client, resident, person, he, she, mr, mrs, ms
baby, newborn, infant, neonate, child, bub
fetal movement, baby move, felt baby move, movements, fetal, baby moving, kicks
caesarean, section, c section, cesarean, lscs
vaginal delivery, vaginal, pv, per vaginam
ctg, trace, tracing, cardiotocograph
ecg, 12 lead, twelve lead, electrocardiogram, tracing, trace
waveform, trace, tracing, dampened, damped
blood gas, gas, abg, arterial gas, blood gases
blood test, bloods, blood tests, labs, lab, sample, samples, blood, drawn, laboratory, panel
heel prick, blood spot, newborn blood spot, guthrie, newborn screen
culture, cultures, blood cultures, cultured, swab, swabbed
tracheostomy, trachy, trach, tracheal, trachea, stoma
gastrostomy tube, peg, gastrostomy
stoma, ostomy, colostomy, ileostomy
nasogastric tube, ng, ngt, gastric, nasogastric, tube feed
gastric, residual, stomach, ng, aspirate
dialysis, haemodialysis, hemodialysis, session, fistula
fistula, avf, av fistula
drain, drained, drainage, draining, removed, tapped
ascites, abdominal fluid
glucose, sugar, sugars, blood sugar, blood glucose, bgl, bsl, bm
hypoglycemia, hypo, low sugar, low glucose, glucose
insulin, sliding scale, units of insulin
albumin, cover
nerve block, block, neuromuscular block, train of four, twitches, neuromuscular, blockade
weight gain, gained weight, weight up, wt, put on weight, weight
weight loss, lost weight, weight down, wt, weight
bedtime, nocte, night, at night, nightly, night time, hs, before bed, on retiring
evening, tonight, nocte, this evening, tea, tea time, supper
morning, am, mane, om, in the morning, early hours, this morning
tomorrow, tmrw, next day, the following day, in the morning, mane
overnight, during the night, night shift, through the night, at night, all night, in the night, last night
shift, duty, span of duty
daily, every day, each day, day by day, per day, a day, od, day to day
hourly, every hour, each hour, an hour, per hour, hr, hrs
depression, phq, mood, low mood, phq-9
anxiety, gad, gad-7, anxious
followed, follow, then, next, after that, afterwards, thereafter, subsequently, following
out of hospital, discharge, going home, go home, home
thoughts, thinking, ideas, beliefs, believes, think
unwell, ill, looks awful, looks terrible, sick, poorly, not well, looks bad, off colour
sinus rhythm, back in sinus, sr, reverted
carry, carries, carried, has with her, has with him
reversible, treatable, curable
life support, ventilation, intensive care, life sustaining, full life support
blanching, blanch, blanches, blanchable
nonblanching, not blanching, non blanching, does not blanch, nonblanchable
metal, metallic, taste, tastes
balance, unsteady, steadiness, steady, wobbly, poor balance
posture, position, stance
environment, environmental, surroundings, setting, room, home environment, hospital environment
modification, modifications, adapt, adapting, adaptation, adaptations, adjustments, adjustment, changes, altered
device, equipment, apparatus, aid, appliance, kit
orthotic, splint, brace, orthosis, orthoses
support, help, aid, assist, back up, backing, assistance, supportive, facilitate, promote
adjust, adjusted, adjusting, adjustment, titrate, titrated, tuned, changed, alter
maintain, maintained, keep, keeps, kept, sustain, preserve, upkeep, looked after, looking after, care
independence, independent, autonomy, self reliance, self sufficiency, autonomous
quality of life, wellbeing, well being, comfort, comfortable
frail, frailty, infirm, weak
prolonged, long, for long, extended, lengthy, long time, long period, protracted
missed, not attended, did not attend, dna, skipped, not gone to, absent from
noncompliant, skips, misses, does not take, not taking
sick, ill, illness, unwell, nauseated, vomiting, vomited, vomit, feels sick
sound, sounds, audible, heard, hear, listening, auscultation, noise
sodium, electrolytes, electrolyte, salts
potassium, electrolytes, electrolyte, salts
metabolic, metabolism, biochemical, electrolyte, endocrine
hospital, ward, inpatient, in patient, hospitalised
compensation, compensating, compensatory, compensate, making up for
insufficiency, failure, insufficient, inefficiency, inefficient
decreased activity, inactivity, inactive, less active, reduced activity
drowning, drool, saliva, drooling, dribbling, dribble
communication, expressed, expression, speech
left side, left sided, left
right side, right sided, right
tube, tubing, line, pipe
leg, legs, lower extremity, lower limb, lower limbs, lower extremities
arm, arms, upper extremity, upper limb, upper limbs, upper extremities
sit up, upright, raised bed, elevated position, propped up
spread, spreading, extended, extending, extension, past the pen line, beyond, past, gone beyond, outside
border, line, edge, mark, margin, pen line, boundary, marked
reassess, reassessment, reassessed, recheck, rechecked, re evaluate, look again, review again, repeat
pen, marked, outlined, drawn, mark
occiput, back of the head, back of head, back, head
shin, lower leg, tibia, calf
slept in chair, chair
tumour, tumor, mass, growth
wish, wants, wish to, would like, desires, likes, want, asked, requests, request, at the request
call, called, rang, ring, phoned, phone, telephone, telephoned, had a call, was rung, on the phone, contacted, phone call, message, rung
raise, raised, brought up, queried, questioned, mentioned, flagged, query
find, found, discovered, came across, discover
hit, struck, slapped, punched, strike, kicked
eat, allowed to eat, may eat, eating is allowed, oral intake
sign, signed, signature, consent was signed
review, seen by, reviewed, saw, assessed by, examined by, visit
bring, fetch, brings, bringing
help, helped, assisted, with the help of, with help
walk, walked, steps, stroll
bed, bedside, at the bedside, bedclothes, sheets, bedding, linen
sheets, bedclothes, bedding, linen, blankets
gown, clothes, clothing, garment
scan, imaging, scanned, imaged, ultrasound, ct, mri, x ray
plaster, cast
drops, dropped, fell, fall, falling, down
pump, syringe driver, infusion pump, driver
alarm, alarmed, alarms, sounded, went off, beeped
suction, suctioned, suctioning, suctions
hand grip, grip, grasp, grips, handgrip
worn, wears, wear, on, in use, in situ, in place
paperwork, form, documents, document, documentation
decision, decide, decided, decides, choice, choose, chose
rouse, rouses, arouses, rousable, arousable, wakes, woken, wake, awakens, awoken, stirs, wakened, waking, easily woken
return, returned, returns, came back, come back, comes back, back, got back, went back, back on the ward
find, found, discovered, came upon, noticed, spotted
kept going up, went up, climbed, rose, rising, increasing
odor, odour, smell, smelling, smelt, stink, reek, whiff
undamaged, intact, in one piece, not torn, whole, unbroken
sufficient, enough, adequate, qs, quantity sufficient, plenty
scant, scanty, very little, small amount, minimal, next to no, hardly any, a little, slight, trace, min, small, minimally, tiny, minor, faintest, barely visible, barely
empty, hardly any, nothing in, almost none
reject, rejects, rejected, spits out, spat out, spits, pushes away, refused, turned down, turns down, turned away
decline, declined, declines, declining, said no, says no, no to, not keen, won't have, doesn't want, refused, refuses, refusal, turned down, would not, wouldn't, not wanted, against, not for
accept, accepted, accepts, said yes, yes to, ok with, ok for, agreed, agrees, allowed, took, fine with, happy with, lets, permitted
allow, allowed, allows, permitted, permits, ok, ok for, agreed, lets, let
mention, mentioned, disclosed, told, said, says, reported, stated, explained, confided, described
inform, told, unaware, aware, does not know, doesn't know, kept from, know, knows, without telling
unannounced, without telling, without notice, without warning, without saying
slow, sluggish, delayed, slowly, sluggishly, prolonged, takes long, slow to, more than 3 seconds
quick, quickly, brisk, rapid, rapidly, fast, prompt, promptly, swift, swiftly, speedy
weak, faint, feeble, thready, poor, soft, weaker, weakly, faintly, not strong, barely palpable
strong, bounding, forceful, firm, vigorous, powerful, strongly, full volume, good volume
cool, cold, chilly, cold to touch, cool to touch
impalpable, can't feel, cannot feel, not felt, not palpable, absent, unable to feel, unable to palpate, no pulse felt, cannot be felt, could not be felt
rigid, stiff, hard, firm, board like
discharge, drainage, output, ooze, loss, losses, fluid, exudate, draining, put out, drained, yielded, collected
urine output, output, uo, uop, urine volume, urine losses
lochia, vaginal loss, blood loss, loss, pv loss, pv bleeding
fundus, uterus, womb, uterine
umbilicus, navel, belly button
rubra, red, bright red
contracted, firm, well contracted, hard
hospital gown, gown
suicidal, thoughts of suicide, suicidal thoughts, suicidal ideation, wants to die
homicidal, thoughts of harming others, homicidal thoughts, homicidal ideation
delirium tremens, dts, the shakes, alcohol withdrawal
consumption, intake, drinks, eats, smokes, drinking, usual amount
alcohol, drink, drinks, sherry, wine, beer, beers, whisky, spirits, cider, vodka, gin, etoh, glass of
usual, usually, normal, normally, as always, baseline, tends to, typically, typical, as a rule, generally, habitually
tend, tends, often, commonly, usually, mostly, most of the time, likely to, prone
commonly, often, frequently, usually, tends, common, many times
rarely, seldom, rare, hardly ever, infrequent, infrequently, few, once in a blue moon, uncommon, not often, almost never, scarcely
again and again, repeatedly, over and over, constantly, keeps, persistent, recurring, repeated
never lets up, unrelenting, unremitting, round the clock, around the clock, constant, constantly, day or night, does not let up, persistent, relentless, without a break, continuous, steady, steadily
off and on, on and off, intermittent, intermittently, comes and goes, come and go, now and then
stop, stopped, ended, ceased, finished, no further, no more, settled, none since, dried up
fade, faded, fading, gone, pale now, less marked
unbearable, excruciating, agony, extreme, worst, severe, kills
opposed, approximated, approx, closed, together, edges together, well approximated, apposed
roll, rolled, rolls, turn, turned, turning, turns, log rolled, logroll
stretcher, trolley, scoop, gurney, cart
rigid collar, hard collar, cervical collar, collar
bed, bedside, by bed, beside bed, by the bed, beside the bed
misjudged, missed, misjudging, slipped off, misstepped
lose, losing, lost, loss, loc, without losing, no loss
consciousness, loc, conscious, blackout, passed out, out cold
laceration, cut, gash, tear, split, wound
bruise, bruised, black eye, going blue, blue, discoloured, purple, black and blue
deformed, deformity, dinner fork shape, bent, crooked, misshapen, shape, shortened and rotated
colour, color, pinked up, pink, pinked, paler, blanched
refill, capillary refill, cap refill, crt
reply, replies, replied, answer, answers, answered, responds, response, got back to, rang back, called back
one word replies, monosyllabic, few words, one word answers, short answers
tray, trays, plate, meals, each tray, food
toilet, wc, loo, commode, bathroom, bedpan, urinal, bottle
fridge, refrigerator, freezer, icebox
fortnight, two weeks, 2 weeks, 14 days, two wks, 2 wks, 2/52
nappy, nappies, diaper, diapers
meconium, mec, first stool
breastfeeding, breast, breastfed, fed at the breast, at the breast, breast feed, suckling, nursing at the breast
feed, fed, feeding, feeds, bottle, took
supper, dinner, tea, evening meal, meal
meal, meals, lunch, meals on wheels, food deliveries, dinner, supper
heartbeat, fhr, fetal heart, fetal heart rate, foetal heart, fhs
trace, ctg, toco, tracing, monitoring strip, strip
newborn screen, heel prick, screening card, guthrie, newborn blood spot
sedation, sedated, rass, sedative
capacity, competent, gillick competent, able to decide, understands and decides, mental capacity
undecided, has not decided, not decided, thinking about, thinking it over, wants time, considering, unsure, mulling over, not made up his mind, not made up her mind
consider, considering, thinking about, think about, think it over, thinking over, wants to think
withdraw, withdrew, changed her mind, changed his mind, changed their mind, took back, no longer wants
enrol, enrolled, enrolling, signed up, sign up, joined, joining, takes part, took part
hold back, held, withheld, not given, not started, no sedation till, nothing till, kept back
till, until, up to, before
resume, resumes, restart, restarts, restarted, recommence, back on, started again
extubate, extubated, extubation, tube out, tube removed
removal, remove, removed, taken out, came out, comes out, pulled, took out, take out, withdrawn
insertion, insert, inserted, put in, placed, sited, re-sited, resited, replaced, went in, new one in, passed
switch, switched, swapped, changed, changed to, change to, replaced by, moved to, converted, instead
downgraded, changed to, modified, stepped down
reduce, reduced, reducing, weaned, weaning, turned down, cut, cut back, lighter, decreased, decrease, decline, declined, fewer, fell, falling, drop, dropped, came down, coming down, going down, settling, lessen, lessening, dwindling, easing
improve, improved, improving, better, brighter, recovering, recovers, recovered, recover, come back, recovery, on the mend, eased, easier, relieved, lessened
grow, grows, grew, grown, larger, bigger, increased, extended, spreading, widened, widening
worse, worsened, deteriorated, deterioration, more unsteady, poorer, sicker, going off, gone off, less well, weaker
walk, walking, walked, mobile, up ad lib, mobilises, mobilised, ambulating, gets about, on his feet, on her feet, mobility
freely, ad lib, as desired, as she likes, as he likes, without restriction, independently
distance, far, metres, steps, length
unsteady, balance, wobbly, off balance, poor balance, unsteadiness
assist, two assist, 2 assist, assist of two, two person, two staff, needs two, 2 staff, help of two, with two
one person, one staff, assist of one, assist x1, needs one
handicraft, fine tasks, buttons, do up her buttons, do up his buttons
cold, fridge, ice, icy, iced, chilled, frozen
ice, iced, cold, ice water, cold pack
comfort, comfortable, settled, no distress, at ease, not in pain
fully, full, all over, whole, complete, completely, entire, every
reach, reached, reaches, extends, got to, made it to, as far as, up to, from
still, remain, remains, unchanged, continues, as before, not changed, has not changed, same, no change, static, stays, steady
steady, stable, same, unchanged, static, holding, no change, constant, has not changed, no different
below, under, beneath, underneath, lower than, less than, down from, under the
above, higher than, more than, up from
ahead, before, pre, prior, beforehand, in advance
afterwards, after, post, later, following, since, thereafter
previous day, yesterday, the day before, day before
next day, tomorrow, following day, the day after
prepare, prepared, ready, drawn up, primed, drew up, hanging ready
start, starts, started, begins, began, running, in progress, under way, underway, commenced
run, running, infusing, infuses, in progress
treat, treated, ice and pinch, managed
press, pressure, pinch, pinched, squeezed, compressed, held
book, booked, appointment, slot, arranged, listed, scheduled, date
theatre, operating room, ot, surgery, theatre list, for or
fast, fasting, fasts, fasted, npo, nbm, nil by mouth, nothing by mouth
midnight, mn, 0000, 2400
home, at home, house, lives in, lives with them, residence, shares the home, shares
live, lives, living, stays, resides, shares
word, message, msg, note, voicemail, left word, left message, left a message
reach, reached, contact, got hold of, get hold of, no answer, goes to voicemail, not reached, could not be reached
call, called, rang, phoned, asked for, contacted, summoned, fetched, sent for, ring
listen, stethoscope, auscultation, auscultating, audible, heard, on listening
straw colored, pale yellow, straw, light yellow, clear yellow
dull, ache, aching, heavy
deep inspiration, deep breath, deep breathing, breathing in, on inspiration, taking a deep breath
interscapular, between shoulder blades, between the shoulder blades
shoulder blade, scapula, scapular
aggravate, aggravates, worse w, worse with, worse on, made worse, brings it on, worsens, worsened by
relieve, relieves, relieved by, better with, better w, eases, eased by, helps, takes the edge off
helpful, helped, helps, effective, good effect, worked, works, relief, benefit, with effect
ineffective, no use, not helping, no help, did not help, didn't help, not working, no effect, without effect, little effect, no relief, not doing the trick, useless, effect
elated, euphoric, high, on top of the world, overjoyed
affect, flat, blunted, expression, face
hallucination, hallucinations, auditory hallucinations, auditory, voices, hears voices, hearing voices, the men, seeing things
intrusive, hard to ignore, harder to ignore, louder, bothersome
hide, hiding, cheeking, concealing, pocketing, pouching, stashing
teenager, teen, adolescent, young person, youth
flu, influenza, flu jab, flu shot, flu vaccine
vaccine, jab, shot, vaccination, immunisation, dose
injected, jab, given im, shot
numbing cream, cream, emla, topical anaesthetic, ametop, numbing
neuro observations, neuro obs, neurological observations, neuros, neuro checks
post mortem, autopsy
laryngeal mask, lma, igel
modified release, xr, xl, extended release, slow release, prolonged release
chest tube, icc, chest drain, drain
serosanguineous, blood stained, pink, bloody, sanguineous, rosy
bile stained, bilious, bile, green
inflammatory marker, inflammatory markers, crp, esr, white count
infection, infxn, infected, infective, s/s infxn, signs of infection
withdrawal score, ciwa, cows
pressure injury risk, braden, waterlow, norton
fall risk, morse, hendrich, stratify
neuromuscular block, train of four, tof, twitches, paralysis
lighter, less deep, more twitches, wearing off
reversible, treatable, fixable
limitation, limit, limits, restriction, restrictions, ceiling
full resuscitation, everything done, all resuscitative measures, full code, for cpr, all of it
defibrillation, defib, shock me, shocks, shock
intubation, tube me, tube, intubate, ett, ventilator, breathing machine
radiation, radiotherapy, rads
chemotherapy, chemo, cycle, course
mole, naevus, nevus
negative pressure therapy, wound vac, vac, npwt, negative pressure
around the clock, 24/7, all day, day and night, round the clock, day or night
alone, on her own, on his own, by herself, by himself, unaccompanied, by itself, only
unaided, on his own, on her own, on their own, by himself, by herself, without help, independently, no help
helper, assistance, help, assist, another person, carer, someone
worry, worried, concerning, concern, worrying, cause for worry
spread, systemic, through the body, widespread, generalised, all over
accompany, accompanies, accompaniment, goes with, goes along with, going on, together with, comes with
bypass, cabg, triple bypass, coronary bypass, cabg x3
palpitations, palps, racing heart, fluttering, heart racing
bilirubin lights, phototherapy, bili lights, bili blanket, biliblanket, under the lights, lights
wets the bed, bedwetting, enuresis, wet the bed, wets at night, wet at night
bright, cheerful, cheery, good spirits, smiling, jolly, chirpy, upbeat
bell, emergency bell, alarm, crash call, buzzer, call bell, call light, buzzed
vertigo, spinning, room spinning, giddy, giddiness, head spinning
double vision, diplopia, seeing double, two of everything
blurred vision, blurry, vision blurred, sight blurred, fuzzy vision, hazy vision
ringing in the ears, tinnitus, buzzing in the ears
nosebleed, nose bleed, nose bled, epistaxis, bleeding from the nose
black stool, tarry, melena, like tar, melaenic
vomiting blood, hematemesis, coffee grounds, coffee ground, blood in vomit
coughing up blood, hemoptysis, blood in sputum, bloody sputum
blood in urine, hematuria, pink urine, bloody urine, rose urine
stings to pee, burns to pee, dysuria, painful urination, burns when passing urine, stings passing water, voiding is painful
waterworks, urinary, urination, micturition, passing water, peeing, wee, pee, urine
up to pee, nocturia, up at night to void, up to urinate
constipated, no bowel movement, bowels not open, bowels not opened, not opened bowels, straining, has not gone, bung up, bunged up
runny stool, watery stool, loose motion, loose motions, diarrhea, the runs, the trots, watery poo
wind, flatus, gas, passing gas, passing wind, farting, flatulence, trapped wind
swollen belly, bloated, bloating, distended, distension, blown up, tummy swollen, tense abdomen, drum
yellow eyes, scleral icterus, jaundice, icteric, gone yellow, yellow tinge, yellowing
blue lips, cyanosis, cyanotic, dusky, gone blue, goes blue, perioral cyanosis, blue round the lips
pale, pallor, white as a sheet, washed out, no colour, peaky, ashen, pasty
sweating, diaphoresis, clammy, drenched, soaked in sweat, sweaty, dripping with sweat
itching, pruritus, itchy, scratching, excoriation, scratched, scratch marks, excoriated
raw, excoriated, excoriation, broken down, denuded, weeping skin
wrinkled, macerated, maceration, prune, pruney, soggy, waterlogged
blister, bulla, vesicle, blistered, blistering
scab, crust, eschar, scabbed, crusted, scabs, crusts
come apart, dehisced, dehiscence, opened up, come open, gaping, split open, edges apart
edges together, approximated, well approximated, edges meet, closed, edges joined
stitches, sutures, sutured, stitched, sewn, staples, clips
graze, abrasion, scrape, grazed, scraped, scuffed
cut, laceration, gash, nick, lacerated
bump, lump, swelling, mass, nodule, knot
bruise, bruising, ecchymosis, black and blue, contusion, haematoma, discoloured, hematoma
puffy, swollen, edema, puffed up, swelling, puffiness, tree trunks, leaves dents, leave dents, pitting
tight, tense, taut, tightness, stretched
knocked out, unconscious, loss of consciousness, passed out, blacked out, collapsed, faint, syncope, fainted, keeled over, syncopal
sleepy, drowsy, somnolent, dozy, falling asleep, fell asleep, nodding off, dozing, drifted off, drifts off, keep his eyes open, keep her eyes open, lethargic, lethargy
wakes, rouses, rousable, arousable, stirs, wakeable, wakes to voice
fast asleep, sleeping, slept, asleep, sound asleep, sleeping soundly, out for the count
insomnia, sleepless, cannot sleep, not sleeping, awake all night, wakeful, broken sleep, sleep was broken, on and off
restless, fidgety, fidgeting, tossing and turning, unsettled, pacing, cannot settle, on the go
muddled, confused, confusion, mixed up, does not know where, disoriented, disorientated, jumbled, not making sense, thinks it is
word finding, aphasia, words will not come, cannot find words, lost for words, dysphasia
slurred, slurring, dysarthria, thick speech, speech thick, garbled
facial droop, face dropped, face drooping, lopsided face, mouth drooping, facial weakness, face has dropped, side of face
drift, weak arm, arm drops, arm falls, arm drifts, pronator drift
shaking, tremor, tremulous, shaky, shakes, trembling, trembles, jittery, the shakes
twitching, jerking, jumping, fasciculation, myoclonus, jerks, twitches
pins and needles, tingling, paresthesia, prickling
numb, numbness, loss of sensation, cannot feel, lost the feeling, no feeling, reduced sensation
trips, stumbles, stumbled, lost balance, lost her balance, lost his balance, wobble, wobbled, wobbly, unsteady, unsteadiness
slid, slipped, slides, slips, slipped down, slides down
cramp, spasm, charley horse, cramping, muscle spasm
stiff, stiffness, rigid, rigidity, seized up
throbbing, pounding, pulsating, thumping
sharp, stabbing, knife, piercing, stabs
burning, electric, shooting, shoots, radiates, radiating, neuropathic, radiate, spreads down, goes down
comes in waves, colicky, colic, griping, comes and goes
ache, sore, soreness, aching, niggle, discomfort, tender, tenderness
agony, excruciating, severe pain, screaming, unbearable pain, worst pain
sensitive to touch, hypersensitive, cannot bear touch, allodynia, sensitivity
light hurts, photophobia, bright light hurts, sensitivity to light
racing, tachycardia, tachycardic, fast heart rate, heart going, like the clappers, fast pulse, rapid pulse
slow pulse, bradycardia, bradycardic, brady, bradys, slow heart rate
skipped beats, ectopics, extra beats, irregular beats, missed beats
high temperature, pyrexia, febrile, fever, spiked, spiking, feverish, temperature, pyrexial, burning up, low grade
shivering, rigors, chills, shakes, shivery
dehydrated, dehydration, dry, parched, dry mouth, lack moisture
thirsty, thirst, polydipsia, drinks a lot, cannot quench, drinking constantly
passing a lot of urine, polyuria, diuresis, diuresed, peeing a lot, brisk diuresis
little urine, oliguria, low urine output, urine dropping off
lost weight, weight loss, thinner, clothes hanging off, skin hanging off, trousers loose
gained weight, weight gain, heavier, clothes tight
picky, eats little, reduced appetite, poor appetite, off food, off her food, off his food, not hungry, appetite reduced
choking, choked, coughs on drinking, coughs with fluids, aspirating, goes down the wrong way
trouble swallowing, dysphagia, swallowing difficulty, cannot swallow
projectile, shoots across, forceful vomiting, forcefully
spits up, posseting, posset, spit up
soft food, puree, pureed, mashed, blended, minced
anxious, worried, worried sick, nervous, on edge, frightened, scared, fearful, panicky, apprehensive, anxiety
angry, cross, irate, furious, annoyed, irritable, snappy, hostile
tearful, crying, cried, weeping, in tears, wept, sobbing, upset
suspicious, paranoid, poisoned, poisoning, mistrustful, guarded, persecutory
hearing voices, auditory hallucinations, voices
seeing things, visual hallucinations, sees people who are not there
harm himself, harm herself, self harm, hurt himself, hurt herself, hurting himself, hurting herself, cutting
kill himself, kill herself, suicidal, end his life, end her life, wants to die, end it all, suicide
bald, alopecia, hair loss, hair coming out, losing hair
hard of hearing, deaf, hearing loss, hearing impaired, hearing gone
poor sight, visual impairment, vision poor, partially sighted, sight poor
lives alone, on his own, on her own, no one at home, by himself, by herself
housebound, never leaves the house, does not go out
hoist, lift, hoisted, sling, hoyer
bedpan, commode, toilet, loo, bathroom, lavatory, restroom, washroom
nappy, diaper, pad, brief, nappies, diapers, continence pad
dummy, pacifier, soother
cot, crib, bassinet, incubator, isolette
drip, infusion, intravenous, IV, drip running, gtt, running
cannula, peripheral line, venflon, IV line, IV access, vein, line
missed the vein, failed venepuncture, failed cannulation, blew, tissued, infiltrated, extravasated, vein blown
bloods, blood tests, labs, lab work, blood work, blood drawn, samples
jab, injection, injected, shot, needle, vaccine, vaccinated, immunised, immunisation, vaccination
water tablet, diuretic, water pill, furosemide
blood thinner, anticoagulant, blood thinners, anticoagulated, anticoagulation
sleeping tablet, hypnotic, sleeping pill, sedative
painkiller, analgesic, analgesia, pain relief, pain med, pain medicine
puffer, inhaler, pump, blue inhaler
sugar, glucose, blood sugar, blood glucose, BG, BSL, CBG, glucometer, sugar machine, sugar reading
high sugar, hyperglycemia, hyperglycaemic, sugars up, hyper
low sugar, hypoglycemia, hypo, hypoglycaemic, low blood sugar
all over the place, erratic, labile, up and down, swinging, unstable, variable
swap, swapped, replaced, changed, exchanged, renewed, substituted
hung, put up, started, commenced, begun
took down, stopped, discontinued, came down
topped up, top up, supplemented, supplement
pulled, removed, taken out, came out, removal, discontinued
put back, reinserted, replaced, resited, re-sited
stood up, stand, standing, on his feet, on her feet, upright
told, informed, aware, knows, notified, updated, let know, made aware
asked for, requested, wants, would like, requesting, asking for
moaned, complained, grumbled, grumbling, grumbles
turned down, declined, refused, said no, would not have, will not have, dug her heels in, dug his heels in, adamant
let us, allowed, permitted, agreed, accepted, let me
allowed, permitted, may
told off, redirected, distracted, redirection
keeps asking, repeatedly asks, asks again and again, repetitive
forgot, did not recall, forgotten, does not remember, cannot recall, no recall, recalls nothing
did not know me, failed to recognise, does not recognise, failed to recognize
picking at, interferes with, pulling at, fiddling, tugging, leave alone, plucking
mess, soiled, dirty, incontinent, accident
smells, smelly, malodorous, offensive, foul, odour, stinks, whiffy
sticky, discharge, gunky, gunk, discharging
slough, sloughy, yellow tissue, devitalised
soaked through, strike through, saturated, strikethrough, soaked, wet, drenched, sodden
handed to, given to, passed to, handed
oozing, ooze, leaking, seeping, weeping
patched, reinforced, padded, covered
glued, glue, skin adhesive
washed out, irrigated, flushed, rinsed, cleansed, cleaned
wrapped, bandaged, covered, dressed
off the legs, cannot walk, unable to walk, not walking, legs gave way
drags foot, foot drop, catches the toes, catches his toes, catches her toes, cannot lift foot
huge, gross, marked, massive, enormous, very large, grossly
overnight, o/n, during the night, through the night, nocte
r/v, rv, review, reviewed, to review, reviewing, be reviewed
mw, m/w, mouthwash, mouth wash, mouth rinse
w/chair, w/c, wheelchair, wheel chair
mews, early warning score, ews, pews, modified early warning score
breastfeeding, breastfeed, breastfeeds, breastfed, baby nursing, nursing baby, nursing her baby, baby feeding
pending, awaited, awaiting, outstanding, to come, to follow, not back
instructed, instructs, says, said, told, advised
lessened, lessening, lessens, less, fewer, diminished
woke, wakes, wakened, awoke, came round, came to, roused
`;
