/** Further words that exclude each other, as in antonyms.ts, by the authors of further-kin.ts. */
export const FURTHER_ANTONYMS = `
ate all, finished the tray, cleared her plate, ate full meal, ate the lot / ate nothing, untouched tray, refused the meal, nil diet / picked at meal, ate a few mouthfuls, nibbled, couple of bites / ate half, half portion eaten
good appetite, eating well, enjoying food / poor appetite, off her food, no appetite, appetite reduced
drinking well, good fluid intake, drinking plenty / poor fluid intake, hardly drinking, drinking very little, not drinking
nil by mouth, nbm, npo, nothing by mouth / free fluids, full fluids / clear fluids, clear liquids / normal diet, full ward diet, regular diet
thin fluids, normal fluids, unthickened / thickened fluids, thickened drinks
feeds himself, eats independently, eating unaided / fed by staff, full assistance with meals, needs feeding
tolerating feed, absorbing feed, low residuals / not tolerating feed, large aspirates, high residuals, not absorbing feed
feed running, feed in progress / feed stopped, feeds held, feed on hold
vomited, been sick, threw up / no vomiting, not been sick, nil vomiting
nauseated, feeling sick, nauseous / no nausea, denies nausea, not feeling sick
bowels open, bo, opened bowels, had bm, passed stool / bowels not open, bno, no bm, not been
loose stools, diarrhoea, the runs / constipated, bunged up, hard stool / formed stool
passing wind, flatus passed, passing gas / not passing wind, no flatus
bowel sounds present, bs active / no bowel sounds, bowel sounds absent
abdomen soft, tummy soft / abdomen rigid, hard belly, board-like abdomen
abdomen tender, tummy tender / abdomen nontender, no abdominal tenderness
abdomen distended, tummy swollen / abdomen not distended, abdomen flat
fresh blood in stool, bright red blood pr / black stool, melaena, tarry stool / no blood in stool
continent, no accidents, gets to toilet in time / incontinent, wet himself, soiled
passed urine, voided, had a wee, hpu / not passed urine, npu, no void, hnpu
good urine output, adequate uo, passing good volumes / poor urine output, oliguric, low uo / no urine output, anuric
clear urine, straw-coloured urine / blood in urine, haematuria / cloudy urine, murky wee
concentrated urine, dark urine / light yellow urine, pale urine
catheter in situ, idc in situ, catheterised / catheter removed, catheter out, no catheter
catheter draining, idc patent, foley patent / catheter blocked, idc not draining
catheter bypassing, urine leaking around idc / no bypassing, no leak around catheter
passed trial of void, tov successful / failed trial of void, tov failed
stoma working, stoma active, bag has output / stoma not working, no stoma output
stoma pink, stoma red and moist / stoma dusky, stoma dark, stoma black
pouch intact, bag secure / pouch leaking, bag leaked
drain in situ, drain present / drain removed, drain out
drain swinging, oscillating / not swinging, no swing
drain bubbling, air leak present / no bubbling, no air leak
minimal drain output, scant drainage / large drain output, copious drainage / nil in drain, no drain output
bloodstained drainage, haemoserous fluid / clear drainage, serous fluid / pus in drain, purulent drainage
on oxygen, on o2, nasal prongs on / on room air, on ra, off oxygen
oxygen turned up, o2 increased, needing more oxygen / oxygen turned down, o2 weaned, coming down on oxygen
sats holding, sats stable, maintaining saturations / sats dropped, desaturated, desatted
breathing comfortably, breathing easily, no respiratory distress / struggling to breathe, laboured breathing, respiratory distress
short of breath, breathless, dyspnoeic / not short of breath, no dyspnoea, denies sob
breathing fast, tachypnoeic / breathing slowly, bradypnoeic / normal respiratory rate, resps normal
chest clear, lungs clear / crackles heard, creps, wheezy chest, rattly chest
good air entry, air entry equal / reduced air entry, poor air entry, diminished breath sounds
productive cough, bringing up phlegm / dry cough, non-productive cough / no cough, denies cough
strong cough, effective cough / weak cough, ineffective cough, poor cough
green sputum, purulent sputum / clear sputum, white sputum / bloodstained sputum, blood streaked phlegm
thick secretions, tenacious secretions / thin secretions, loose secretions
copious secretions, lots of secretions / minimal secretions, scant secretions
speaking full sentences, talking in full sentences / can't finish a sentence, too breathless to talk
intubated, on a ventilator / extubated, tube out, breathing for himself
airway patent, maintaining own airway / airway obstructed, not protecting airway
lying flat comfortably, tolerates lying flat / can't lie flat, unable to lie flat
cuff up, cuff inflated / cuff down, cuff deflated
smoker / ex-smoker, gave up smoking / never smoked, non-smoker
blue lips, cyanosed, cyanotic / pink, no cyanosis, well oxygenated colour
chest pain, c/o chest pain / no chest pain, denies cp, chest pain free
tachycardic, heart racing, pulse racing / bradycardic, pulse slow / normal heart rate, rate normal
pulse regular, regular rhythm, sinus rhythm / pulse irregular, irregular rhythm, in af
strong pulse, good volume pulse / weak pulse, thready pulse / no pulse, pulseless
hypertensive, bp up, bp high / hypotensive, bp low, bp down / normotensive, bp normal
postural drop, orthostatic drop / no postural drop, orthostatics negative
haemodynamically stable, cardiovascularly stable / haemodynamically unstable, unstable obs
warm peripheries, warm and well perfused / cool peripheries, cold hands and feet
brisk cap refill, crt under two seconds / slow cap refill, prolonged crt
swollen ankles, ankle oedema / no ankle oedema, no ankle swelling
pedal pulses palpable, foot pulses felt / pedal pulses absent, no foot pulses
fluid overloaded, hypervolaemic / dehydrated, fluid deplete / euvolaemic, well hydrated
positive balance, in positive / negative balance, in negative / even balance
iv fluids running, on a drip, ivf running / iv fluids stopped, drip down, no iv fluids
calf tender, sore calf, calf pain / calves soft, no calf tenderness, calf svnt
noradrenaline increased, norad going up / norad weaned, norad coming down / off norad, norad stopped
red in the face / pallor, white as a sheet / good colour, normal colour
sweaty, diaphoretic, clammy / skin dry, not sweaty
lost consciousness, passed out, knocked out / no loss of consciousness, no loc, not knocked out
alert, wide awake / drowsy, somnolent / unresponsive, unconscious, can't be roused
orientated, oriented, orientated to time and place / disorientated, muddled
rousable, responds to voice / unrousable, can't be roused
obeying commands, following commands / not obeying commands, not following commands
pupils equal, perrla / unequal pupils, anisocoria, one pupil bigger
pupils reactive, brisk pupils / pupils fixed, not reacting to light / sluggish pupils, slow to react
speech clear, no slurring / slurred speech, dysarthric, slurring
facial droop, face dropped / no facial droop, face symmetrical, smile even
moving all limbs, mae / not moving left side, left hemiplegia / not moving right side, right hemiplegia
left-sided weakness, weak down left side / right-sided weakness, weak down right side / no weakness, full power
numb, no feeling, lost sensation / sensation intact, feeling normal
steady on feet, steady gait / unsteady, wobbly, off balance
seizure, convulsion / no seizure, no fits, seizure free
sedation on, sedated / sedation off, sedation stopped
lightly sedated, light sedation / deeply sedated, deep sedation
agitated / calm, peaceful
slept well, good night's sleep, slept through / slept poorly, hardly slept, awake most of night
sleeping / awake, wide awake
headache, c/o headache / no headache, denies headache
dizzy, light-headed / not dizzy, denies dizziness, no dizziness
vision normal, sees well / blurred vision, blurry eyes / can't see
in pain, c/o pain, reports pain / no pain, denies pain, pain free
mild pain, slight pain / severe pain, excruciating / moderate pain, fair amount of pain
analgesia effective, pain eased, pain relieved / analgesia ineffective, no relief, pain not controlled
analgesia given, given painkillers / refused analgesia, declined pain relief / no analgesia required, didn't need painkillers
pain worse, pain increasing / pain better, pain easing / pain unchanged, pain the same
constant pain, continuous pain / intermittent pain, pain comes and goes
pain on movement only, hurts only on moving / pain at rest, hurts when lying still
sharp pain, stabbing pain / dull ache, dull pain
diabetic, has diabetes / not diabetic, no diabetes
type one / type two
high sugar, hyperglycaemic, bsl high / hypo, low sugar, hypoglycaemic / sugars in range, bsl normal
insulin given, had her insulin / insulin withheld, insulin omitted, no insulin given
ketones positive, ketones raised / ketones negative, no ketones
underactive thyroid, hypothyroid / overactive thyroid, hyperthyroid
high potassium, hyperkalaemia / low potassium, hypokalaemia / potassium normal
high sodium, hypernatraemia / low sodium, hyponatraemia / sodium normal
high calcium, hypercalcaemia / low calcium, hypocalcaemia
kidney function worse, creatinine up / kidney function better, creatinine coming down / renal function stable, creatinine unchanged
fistula buzzing, thrill and bruit present / no thrill, no bruit, fistula not working
febrile, pyrexial, temp up, spiked a temp / afebrile, apyrexial, no temperature / hypothermic, low body temperature
fever settled, temp came down / temp rising, temp going up
signs of infection, infected looking / no signs of infection, clean and dry
culture positive, culture grew / culture negative, no growth / culture result awaited, culture pending
covid positive, tested positive for covid / covid negative, tested negative for covid
antibiotics started, commenced on abx / antibiotics stopped, abx ceased, course of antibiotics finished
on iv antibiotics, ivabs / on oral antibiotics, po abx
in isolation, barrier nursed, in side room / out of isolation, precautions lifted, in open bay
crp rising, markers going up / crp falling, markers improving
bleeding, haemorrhage, pouring blood / no bleeding, nil bleeding / bleeding stopped, haemostasis achieved
heavy bleeding, brisk bleeding / slight bleeding, minimal bleeding
bruising / no bruising, nil bruising
anaemic, low hb, haemoglobin low / hb normal, haemoglobin normal
transfusion reaction, reaction to transfusion / no transfusion reaction, blood tolerated well
transfused, blood given / transfusion not required, didn't need blood / transfusion planned, for transfusion
bloods normal, labs unremarkable / bloods abnormal, labs deranged / bloods awaited, labs pending
bloods taken, labs drawn / bloods not taken, unable to bleed
inr high, supratherapeutic inr / inr low, subtherapeutic inr / inr in range, therapeutic inr
hearing aids in, wearing hearing aids / hearing aids out, not wearing hearing aids
glasses on, wearing glasses / glasses off, not wearing glasses
dentures in, wearing false teeth / dentures out, dentures removed
own teeth, natural teeth / edentulous, no teeth
dry mouth, parched mouth / moist mouth, mucous membranes moist
hearing normal, hears well / hard of hearing, hoh
swallow safe, swallow intact, passed swallow screen / unsafe swallow, failed swallow screen, dysphagia
fracture, broken bone / no fracture, nothing broken, no bony injury
non weight bearing, nwb / partial weight bearing, pwb / full weight bearing, fwb
neurovascularly intact, nvi / neurovascular deficit, neurovascularly compromised
plaster on, cast in place / plaster off, cast removed
full range of movement, full rom / reduced rom, limited range, stiff joint
shortened and rotated, leg shorter turned out / legs equal length, no shortening
hot swollen joint, inflamed joint / joint cool, no joint swelling
primip, first baby / had babies before
waters broke, membranes ruptured, srom / waters intact, membranes intact
clear liquor, clear waters / meconium liquor, meconium stained, msl / bloodstained liquor
fetal movements felt, baby active, good fetal movements / reduced movements, baby moving less / no fetal movements
fetal heart heard, fhhr / no fetal heart, no heartbeat found
ctg reassuring, trace normal / ctg concerning, non-reassuring trace
head down, cephalic / breech, bottom first / transverse, lying across
in labour, in established labour / not in labour, not labouring
contracting regularly, regular contractions / irregular contractions, irregular tightenings / no contractions, not contracting
normal delivery, nvd, svd, vaginal birth / caesarean, c-section, lscs / forceps delivery / ventouse, vacuum delivery
emergency section, em lscs / elective caesarean, planned section
placenta delivered, third stage complete / retained placenta, placenta not out
perineum intact, no tear / perineal tear, perineal laceration / episiotomy
fundus firm, uterus contracted / boggy uterus, uterus not contracted
lochia heavy, soaking pads / lochia normal, loss moderate / lochia scant, minimal loss
breastfeeding, breast fed, bf / bottle feeding, formula fed, on formula
good latch, attached well / poor latch, not attaching
feeding well, taking full feeds / poor feeding, off feeds, not finishing bottles
cried at birth, cried straight away / didn't cry, no cry at birth
term baby, full term / preterm / post term
baby pink, good colour baby / baby blue, baby pale / jaundiced baby, baby yellow
good tone, moving all limbs well / floppy, low tone
fontanelle soft, soft spot flat / fontanelle sunken, soft spot sunken / fontanelle bulging, soft spot bulging
wet nappies, passing urine in nappy / dry nappies, no wet nappies
consolable, settles with cuddles / inconsolable, can't be comforted
immunisations up to date, vaccines current / not immunised, unvaccinated / behind with immunisations, vaccinations overdue
meeting milestones, developing normally / developmental delay, behind for age
gaining weight, putting weight on / losing weight, weight loss / weight unchanged, weight static
playful, interacting with toys / not playing, uninterested in toys
bonding well, attachment good / not bonding, poor bonding
in remission, disease free, no evidence of disease / disease progression, cancer growing / stable disease
metastatic, has spread, mets found / no spread, no metastases
benign, not cancer / malignant
for resuscitation, full code, for cpr / not for resuscitation, dnar, dnr, nfr, no cpr
curative intent, aiming to cure / palliative, comfort measures only
chemo given, chemo went ahead / chemo held, chemo deferred, chemo cancelled
passed away / still with us / expected to recover
expected death, anticipated death / sudden death, unexpected death
wants to die at home, preferred place is home / wants to go to hospice / wants to stay in hospital
family present at death, family with him at death / died alone, no family present
nkda, no known allergies, nka / allergic to, known allergy
anaphylaxis, severe allergic reaction / no reaction, no adverse reaction / mild reaction, slight rash
rash present, come up in spots / no rash, skin clear
itchy / not itchy, no itch
vitals stable, obs stable, between the flags / obs abnormal, outside range
obs taken, observations done / obs declined, refused observations / obs not done, observations missed
score rising, news up / score falling, news down / score unchanged
getting better, on the mend / getting worse, going downhill / no change, same as before
back to normal / not recovered, still unwell
looks well, appears well / looks unwell, looks poorly, looks sick
new onset, recent onset / longstanding, chronic, for years
came on suddenly, out of the blue / came on slowly, bit by bit
cleared up, no longer present / still there
going up, rising / going down / plateaued, levelled off
many times / hardly ever, seldom / not once
at all times / now and then / at no time
one time, single episode / two episodes / three times, three episodes / several times, many episodes
small amount, scant, scanty / large amount, profuse / mod amount / nil, no amount
proven / ruled out
to be done, for tomorrow / carried out / called off
in the morning / in the afternoon / in the evening
the day before / next day
once a day, od / twice a day, bd, bid / three times a day, tds, tid / four times a day, qds, qid
regularly charted / prn, when required, as needed
every two hours / every four hours / every hour / every six hours
straight away / in due course, when convenient
first time, never happened before / happened before, previous episode, recurrence
left-sided, left side, left-hand side / right-sided, right side, right-hand side / bilateral, both sides
doctor informed, mo notified, dr aware / doctor not informed, dr not yet aware
doctor reviewed, seen by dr / awaiting doctor, not yet reviewed / doctor did not attend
family informed, nok aware / family unaware, nok not informed / nok not contactable, no answer from family
happy to / said no
able to, managed to / unable to
withheld, not given / declined by patient
verbalised understanding / did not understand, poor understanding
seen by staff / unwitnessed, not seen
nad, wnl / abnormal, deranged, out of range
with assistance, with help of / without assistance, unaided
at rest, lying still / on exertion, when moving, on walking
by himself / with family, accompanied
planned admission, elective / emergency admission, unplanned
cuff pressure high, cuff over-inflated / cuff pressure low, cuff under-inflated / cuff pressure in range
trache in situ, tracheostomy in place / decannulated, trache out
weaning from ventilator, vent wean in progress / ventilator support increased, more vent support / ventilator settings unchanged
synchronous with ventilator, tolerating the vent / fighting the ventilator, dyssynchronous
gag present, gag intact / gag absent, no gag
regular respirations, breathing pattern regular / irregular respirations, cheyne-stokes breathing
chest expansion equal, equal chest rise / unequal chest rise, uneven chest movement
nebuliser given, neb administered / nebuliser not required, neb not needed
wheeze improved, less wheezy / wheeze worse, more wheezy / no change in wheeze
tolerating mask, keeping mask on / won't keep mask on, keeps removing mask
pain went with spray, gtn effective / no relief from gtn, gtn ineffective
troponin raised, trop positive / troponin normal, trop negative
ecg changes, ischaemic changes / no ecg changes, ecg unchanged
groin site intact, no haematoma at groin / groin site bleeding, groin haematoma
shocked back into sinus, cardioverted to sr / remains in af, still in af
rosc, got a pulse back / no rosc, resus unsuccessful
hr settled, heart rate came down / heart rate went up, hr increased
bp came up, bp improved / bp dropped, bp fell / bp unchanged
responded to fluids, picked up with fluids / no response to fluids, not fluid responsive
pitting oedema, leaves a dent / non-pitting oedema, no dent
swelling increased, more swollen / swelling reduced, less swollen, swelling gone down
pulse found with doppler / no doppler signal, pulse not found
gcs dropped, drop in gcs / gcs improved, gcs up / gcs unchanged, gcs stable
localising to pain / withdrawing to pain / extending to pain / no response to pain
eyes opening spontaneously, opens eyes by himself / eyes closed, not opening eyes
answers appropriately, answers make sense / talking nonsense, incoherent
recognises family, knows her relatives / doesn't recognise family
witnessed seizure, fit seen by staff / unwitnessed seizure, fit not seen
seizure self-terminated, fit stopped by itself / seizure needed medication, fit stopped with midazolam / status epilepticus, still fitting
high tone, spastic, stiff limbs / low tone, floppy, flaccid / normal tone
reflexes brisk, hyperreflexia / reflexes absent, no reflexes
epidural working, epidural effective / epidural not working, patchy block
motor block, can't lift legs / no motor block, legs moving freely
antiemetic effective, nausea settled / antiemetic ineffective, still nauseated
bile vomit, bilious vomiting / coffee ground vomit / fresh blood in vomit / non-bilious vomit, clear vomit
ng on free drainage, ngt to gravity / ng spigotted, ng clamped / ng on suction
ng in situ, ngt in place / ng out, pulled out ng tube, ngt removed
tube position confirmed, ng placement verified / tube misplaced, tube dislodged
diet upgraded, diet progressed / diet downgraded, diet stepped back / diet unchanged
full puree, pureed diet / soft diet, soft food / normal textures, regular texture
ate independently, self-feeding / ate with prompting, needs prompting with meals / fully fed, spoon fed
weight gain, put weight on / weight loss, lost weight / weight stable, no change in weight
underweight, low bmi / overweight, obese, high bmi
enema effective, good result from enema / enema ineffective, no result from enema
laxatives given, aperients given / laxatives withheld, aperients held / laxatives declined, aperients refused
large stool, large bm / small stool, small bm
rectum empty, nothing felt pr / rectum loaded, faecally loaded
peg site clean, peg site healthy / peg site red, peg site infected
peristomal skin intact, skin round stoma healthy / peristomal skin sore, skin round stoma excoriated
independent with stoma, does own stoma care / nurse empties bag, dependent for stoma care
watery stoma output, loose stoma output / thick stoma output, formed stoma output
urine clearing, haematuria settling / haematuria worse, urine darker red, heavier haematuria
irrigation running, cbi in progress / irrigation stopped, cbi ceased
voiding freely, passing urine freely / in retention, unable to void
toileted with result, used toilet with good effect / toileted nil result, sat on commode nothing
pad dry, found dry / pad wet, found wet
dialysed today, had dialysis / missed dialysis, dialysis not done / refused dialysis, declined dialysis
dialysis tolerated, uneventful dialysis / came off dialysis early, hd terminated early
urinalysis nad, dipstick clear / urinalysis abnormal, dip positive
insulin increased, insulin dose up / insulin decreased, insulin dose down / insulin dose unchanged
self-injects, administers own insulin / nurse administers insulin, insulin given by nurse
hypo aware, feels hypos coming / hypo unaware, doesn't feel hypos
diet controlled, managed by diet / on insulin, insulin treated
feet intact, no foot ulcers / foot ulcer, broken skin on foot
wound infected, wound infection / wound clean, no wound infection
swab taken, swabbed / swab not taken, unable to swab / swab declined
mrsa positive / mrsa negative, mrsa clear
antibiotics effective, responding to antibiotics / not responding to antibiotics
vaccinated, had jab / unvaccinated, no vaccines / vaccine declined, refused jab
clotting normal, coag normal / clotting deranged, coag abnormal
consented to transfusion, agreed to blood / declines blood products, won't accept blood
platelets low, thrombocytopenic / platelets normal / platelets high
periods heavy, heavy menstrual bleeding / periods light, light bleeding / no periods, amenorrhoea
eyes sticky, discharge from eye / no eye discharge, eyes clean
oral thrush, mouth thrush / no thrush, oral mucosa healthy
wound intact, wound edges together / wound gaping, dehisced, wound broken down
sutures in situ, stitches in / sutures removed, stitches out
joint dislocated, out of joint / back in joint, reduced successfully
displaced fracture / undisplaced fracture, hairline fracture
open fracture, bone through skin / closed fracture, skin intact over fracture
went to theatre, surgery done / managed conservatively, no surgery / awaiting theatre, surgery pending
walking unaided, no walking aid / walking with frame, uses zimmer / walking with stick / not walking, unable to walk
limb elevated, leg raised / leg dependent, leg hanging down
pregnant, pregnancy test positive / not pregnant, pregnancy test negative
live birth, born alive / stillborn, baby born sleeping
rhesus positive / rhesus negative, rh neg
gbs positive / gbs negative
anti-d given / anti-d not required, anti-d not needed / anti-d declined
small for dates, iugr / large for dates, macrosomia / appropriate for dates, normal growth
low lying placenta, placenta praevia / placenta high, placenta clear of os
good milk supply, plenty of milk / low milk supply, not enough milk
meconium passed / meconium not passed, no meconium yet
cord on, cord attached / cord off, cord separated
jaundice worse, bilirubin rising / jaundice better, bilirubin falling
phototherapy started, lights on / phototherapy stopped, lights off
one baby / two babies
good cry, lusty cry / weak cry, feeble cry / high-pitched cry
eyes sunken, skin turgor poor / not dehydrated, skin turgor good
crying with tears, tears present / crying without tears, no tears
mum coping, mother managing well / mum not coping, mother struggling
symptoms controlled, symptoms settled / symptoms not controlled, uncontrolled symptoms
syringe driver running, csci running / syringe driver stopped, driver taken down / no syringe driver
aware of diagnosis, knows diagnosis / unaware of diagnosis, not been told
family accepting, relatives understand he's dying / family in denial, not accepting
scan showed growth, progression on imaging / tumour shrunk, response on imaging / scan stable, stable disease
temp rising, getting hotter / temp falling / temp stable, temperature steady
obs increased, obs stepped up / obs reduced, obs stepped down / obs frequency unchanged / obs discontinued, no further obs
sats in target, spo2 within range / sats below target, spo2 below range
better than yesterday, improved since yesterday / worse than yesterday / same as yesterday, unchanged from yesterday
a lot better, much improved / a bit better, slightly improved / no better, no improvement / a lot worse, much worse / a bit worse, slightly worse
all the time / intermittent, on and off, comes and goes
all day, throughout the day / part of the day, morning only
first episode, never had before / recurrent, repeated episodes
on time, as scheduled / not done
seconds only / for hours
cause found, identified trigger / no obvious cause, no apparent reason
by accident / on purpose
assist of one, one staff / assist of two, two staff / unaided
results back, results available / results pending, awaiting results
flushing well / occluded, won't flush
in situ, still in place / taken out / fell out, dislodged
tissued, infiltrated / cannula site healthy, site nil redness
no redness, no erythema / erythema, reddened
clean and dry, dry and intact / oozing, weeping, soaked
without help, unaided, self-caring / assist of one, one nurse helping / assist of two, two nurses helping, doubled up / hoist transfer, full hoist
walks independently, mobilises independently, independently mobile / bedbound, bedfast, nursed in bed / chairbound, wheelchair bound
in bed, nursed in bed / sat out in chair, up in chair, sooob / up walking, walking around the ward
full weight bearing, fwb / partial weight bearing, pwb / non weight bearing, nwb / touch weight bearing, ttwb
left side lying, left lateral, turned to left / right side lying, right lateral, turned to right / on his back, supine / face down
head of bed up, hob elevated, backrest up / laid flat, bed flat, hob flat
bed rails up, cot sides up, side rails up / bed rails down, cot sides down, no bed rails
bed at lowest height, bed low / bed raised up, bed at working height
witnessed fall, seen to fall, fall seen by staff / unwitnessed fall, nobody saw the fall, found on floor
had a fall, went down / near fall, almost fell, saved from falling / no falls, nil falls, falls nil
hit his head, head strike, banged head / no head strike, did not hit head, no head injury
no injury, uninjured, nil injuries / injured, sustained injury, injury noted
call bell in reach, buzzer to hand, bell within reach / call bell out of reach, buzzer not within reach
low falls risk, low risk of falls / high falls risk, high risk of falls
skin intact, no broken areas, nil breaks / skin broken, break in skin, skin tear, open area
blanching, blanchable, goes white when pressed / non-blanching, non-blanchable, stays red when pressed
wound clean, clean wound bed / wound infected, infected looking wound, wound purulent
no exudate, dry wound, nil ooze / weeping, heavily exuding, oozing heavily
no odour, nil malodour, no smell from wound / offensive smell, malodorous, smelly wound
wound healed, fully healed, healed over / wound dehisced, wound gaping, opened up wound
dressing dry and intact, dressing clean and dry, no strikethrough / dressing soaked, strikethrough seen, dressing saturated / dressing fallen off, dressing off
dressing changed, new dressing applied / dressing left intact, dressing not disturbed, left undisturbed
stitches out, sutures removed, removal of sutures done / stitches in, sutures in situ, sutures remain
clips out, staples removed / clips in situ, staples still in
cannula in situ, cannula patent, iv remains in / cannula removed, cannula out, took the drip out / no iv access, no cannula, nil access
cannula patent, flushes easily, flushing well / cannula tissued, infiltrated, blocked cannula, won't flush
site clean, no phlebitis / site red, phlebitis present, inflamed cannula site
infusion running, drip running, ivi in progress / infusion stopped, drip stopped, ivi ceased / infusion paused, pump on hold
infusion started, infusion commenced, drip put up / infusion finished, bag gone through, drip finished
rate increased, turned up, uptitrated / rate decreased, turned down, weaned down / rate unchanged, same rate, no rate change
catheter in situ, idc insitu, catheterised / catheter removed, catheter out, idc out / no catheter, not catheterised
catheter draining well, draining freely / catheter blocked, not draining
first attempt, first go, first pass / second attempt, second go, two attempts / third attempt, three attempts
went in first time / unsuccessful, failed attempt, unable to insert
tube feed running, feed in progress / feed stopped, feed off / feed held, feed paused
ngt in situ, nasogastric in place / ngt removed, nasogastric out, ngt pulled out
drain in situ, drain remains / drain removed, drain out
drain swinging, swinging and bubbling / not swinging, no swing
air leak present / not bubbling, no air leak
extubated, breathing tube out / intubated, ett in place
on room air, breathing room air, no oxygen / on oxygen, nasal prongs, on o2, face mask oxygen
oxygen turned up, oxygen increased, escalated oxygen / oxygen turned down, weaned oxygen, oxygen reduced / oxygen unchanged, same oxygen
mask tolerated, keeping mask on / pulling mask off, removing mask, won't keep mask on
by mouth, orally, po / intravenously, iv route / intramuscularly, im / subcutaneously, subcut / rectally, pr / via peg, per tube
dose given, had the dose / dose withheld, dose held, not given / dose refused, declined the dose
took tablets, swallowed her pills, medication taken / refused tablets, declined medication, spat tablets out
regular dose, regularly charted / prn, when required / stat dose, once only
prescribed, written up / not charted, not prescribed, not written up
good effect, worked well, relieved by it / no effect, didn't touch it, nil effect / partial relief, took the edge off
started on, commenced on, initiated on / taken off it
dose increased, dose upped / dose reduced, dose lowered / dose unchanged, same dose
no known allergies, nkda, nka / allergic to, allergy to
self-administering, gives own medication / nurse administered, given by nurse
mane dose / nocte dose / lunchtime dose, midday dose
once a day / twice a day, bd, bid / three times a day, tds, tid / four times a day, qds, qid
independent with shower, showered herself / full wash by staff, bed bath, sponged in bed / refused wash, declined shower
showered / bed bath, washed in bed, sponged / declined wash, refused hygiene
fed by staff, spoon-fed, assisted with feeding / feeds herself, self-feeding, eats unaided / tube fed, peg fed
ate all, finished the tray, cleared her plate / ate half, managed half / ate nothing, untouched tray, refused the meal / picked at, ate a few mouthfuls
drinking well, good fluid intake / drinking poorly, barely drinking, poor fluid intake
nil by mouth, nbm, npo, nothing by mouth / eating and drinking, full diet, free fluids, soft diet / clear fluids only
normal fluids, thin fluids / thickened fluids, thick fluids
slept well, good night, slept through / slept poorly, poor night, barely slept / slept on and off, slept in short periods / did not sleep, awake all night
sleeping / awake, wide awake
calm / agitated, distressed
rousable, easily woken, wakes to voice / unrousable, unable to wake, cannot be roused
alert and oriented, orientated, knows where he is / disorientated, muddled
obeys commands, follows commands, does what asked / not following commands, doesn't obey
cooperative, compliant with cares, accepting of care / resistive, fighting care, refused care, uncooperative
in good spirits / low in mood
good eye contact, maintained eye contact / poor eye contact, avoids eye contact
sociable, mixing well, chatty with others / isolative, keeping to himself
suicidal, thoughts of ending life, suicidal ideation / not suicidal, denies si, no suicidal thoughts
thoughts of self-harm, wants to hurt herself / no thoughts of self-harm, denies self-harm
hallucinating, hearing voices, seeing things / no hallucinations, denies hearing voices, not hallucinating
restraints on, held by staff / restraints off, released from restraint, no restraint used, unrestrained
seclusion commenced, placed in seclusion / seclusion ended, out of seclusion
on the ward, present on the ward / absconded, awol, missing from ward / on leave, gone on leave
one to one, constant observation / general observations, routine observations / fifteen minute checks
intoxicated, under the influence / sober, not intoxicated
current smoker, smokes daily / ex-smoker, gave up smoking, stopped smoking / never smoked, lifelong non-smoker
drinks alcohol daily, heavy drinker / teetotal, never drinks, doesn't drink alcohol
reports pain, complains of, c/o / says no pain, nil complaints of pain
no pain, pain-free, nil pain / mild pain, slight pain / moderate pain / severe pain, terrible pain, excruciating, worst pain
pain at rest / pain on movement only, only hurts on moving
doctor informed, dr aware, medics told / doctor not informed, dr not yet aware, yet to be informed
reviewed by doctor, seen by dr, medical review done / awaiting review, not yet seen, to be seen, waiting for doctor
answered the phone, spoke with her, got hold of her / no answer, couldn't get through, unable to contact / left a message, voicemail left
family aware, nok informed, relatives updated / family not informed, nok unaware, family not yet told
family present, relatives at bedside, visitors in / no visitors, nobody visited, no family present
lives alone, on her own at home / lives with husband, lives with family, lives with wife / care home resident, lives in nursing home
own home, private home / nursing home, residential home, care facility / homeless, no fixed abode
has carers, package of care in place / no carers, no package of care, no formal support
works full time / unemployed, out of work
verbalised understanding / did not understand, needs repeating, not taken in
interpreter used, interpreter present / no interpreter, interpreter not needed
hearing aids in, wearing hearing aids / hearing aids out, without hearing aids, hearing aids missing
dentures in, wearing dentures / dentures out, no dentures in, dentures missing
gave consent / wouldn't have it, withdrew consent
has capacity, able to decide / lacks capacity, no capacity, unable to decide
for resus, for cpr, full code, full escalation / dnacpr, dnr, not for resus, nfr, not for cpr
curative intent, for cure / palliative, comfort care only, for comfort only
still with us / passed away, deceased
expected death, death was expected / unexpected death, not expected to die
for discharge, going home, fit for discharge / not for discharge, not ready for home, discharge cancelled
discharged, went home, gone home / remains an inpatient, still on the ward, staying in
discharged by team, discharged with agreement / self-discharged, dama, left ama
admitted to ward, admission accepted / sent home from ed, discharged from ed
stepped up, moved to hdu, moved to icu / stepped down, moved out of icu
attended appointment, kept her appointment / did not attend, dna, no show, missed appointment / cancelled appointment, rescheduled appointment
referral made, referral sent / not yet referred, referral still to do / referral declined, referral not accepted
accepted by, bed available, bed allocated / no bed available, awaiting bed
side room, single room / bay, four-bedder, shared bay
in isolation, barrier nursed / not isolated, isolation lifted, out of isolation
bloods taken, bled, venepuncture done / bloods not taken, unable to bleed, bloods failed / bloods due, bloods to be taken
sent to lab, specimen sent / specimen not obtained, unable to obtain sample, awaiting specimen
results back, results in, results available / results pending, awaiting results, results not back
results normal, nad, wnl / results abnormal, deranged, out of range
high reading / low reading, below range / normal reading, within range
scan done, been for scan / awaiting scan, scan booked, scan not yet done / scan cancelled
x-ray clear, no fracture seen / fracture seen, broken on x-ray
pre-op, before theatre, awaiting theatre / post-op, back from theatre, after surgery / in theatre, on the table
operation done, had surgery / operation cancelled, surgery cancelled, surgery postponed
general anaesthetic, ga, put to sleep / spinal, spinal anaesthetic / local anaesthetic
due to be, to be done / carried out
elective, planned admission / unplanned admission
getting better, on the mend / went off, gone downhill / no change, isq
all of a sudden, out of the blue / bit by bit, crept up
all the time, never lets up / intermittent, comes and goes, on and off
this morning / pm / during the night
first time, never happened before / recurrent, happened before, keeps happening
every time / not once
on the left, left-sided / on the right, right-sided / both sides, bilateral
afebrile, no temperature, apyrexial / febrile, pyrexial, spiking, running a temperature
warm and well perfused, warm peripheries / cool peripheries, cold and clammy, shut down
pallor, pasty / flushed face, red in face / jaundiced / good colour, pink
looks well, appears well / looks unwell, looks ill, looks poorly
dry skin, skin dry / clammy, sweaty, diaphoretic
clean and tidy, well groomed / unkempt, dishevelled
comfortable, comfy / uncomfortable, in discomfort, can't get comfy
continent, dry overnight / incontinent, soiled
bowels opened, bo, had bowels open / bowels not opened, bno, nbo
passed urine, voided, has pu / not passed urine, hnpu, not voided
nauseated, feels sick / no nausea, denies nausea
vomited, threw up, was sick / no vomiting, nil vomits, not vomited
tolerated well, coped well / poorly tolerated, couldn't tolerate, did not tolerate
obs stable, vss, within normal range / obs unstable, outside limits
every hour / two hourly, every two hours / four hourly, every four hours / six hourly, every six hours
sent by gp, gp referral / self-presented, walked in / brought in by ambulance, biba
equipment working, working order / out of order, not working
bed alarm on, alarm armed / bed alarm off, alarm not on
brakes on, wheels locked / brakes off, wheels unlocked
unaccompanied / accompanied, escorted, with nurse escort
with stick, using a stick / with frame, using zimmer / no aid, without aid, unaided
steady, steady gait, steady on feet / unsteady, wobbly, unsteady on feet
teds on, stockings on / teds off, stockings removed, teds removed
crash trolley checked, trolley check done / trolley not checked
breastfed, put to breast / bottle fed, formula fed / tube fed, ngt feed
latched well, good latch / not latching, would not latch
wet nappy, nappy wet / dry nappy, nappy dry
consolable, easily soothed / inconsolable, cannot be soothed
insight good, insightful / lacks insight, no insight, limited insight
low risk, minimal risk / high risk, very high risk / medium risk, moderate risk
cam positive, delirium screen positive / cam negative, delirium screen negative
attended group, joined the group / refused group, did not attend group
stoma pink, healthy stoma / stoma dusky, stoma purple
stoma working, stoma active / stoma not working, no stoma output
appliance intact, bag secure / bag leaking, appliance leak
cuff up, cuff inflated / cuff down, cuff deflated
urine clear, clear yellow urine / haematuria, blood in urine / cloudy urine, murky urine
pressure ulcer present, pressure injury present / no pressure injury, pressure areas intact
side effects noted, adverse effects reported / no side effects, nil adverse effects
transfusion completed, unit through / transfusion stopped, transfusion ceased for reaction
transfusion reaction, reacted to blood / no transfusion reaction, uneventful transfusion
arterial line, art line / no arterial line, without art line
one cannula, single cannula / two cannulas, two points of access
line sutured, stitched in / line unsecured, not sutured
air mattress, alternating mattress / foam mattress, standard mattress
one carer, single-handed / two carers, double-handed
single pillow, one pillow / two pillows / three pillows, four pillows
mattress on, pump on / mattress off, switched off
calls out, shouting out / no vocalising
walking up and down / sitting still, lying quietly
speech clear, speaking clearly / slurred speech, dysarthric
able to speak / mute, non-verbal, unable to speak
hears well, hearing intact / hard of hearing
no visitors allowed, visiting stopped / visiting allowed, open visiting
english speaking, speaks english / no english, non-english speaking
medication error, wrong dose given / correct dose given, no error
first shift, early shift, am shift / late shift, pm shift, evening shift / night shift
on call, oncall / off duty, not on shift
found deceased, cold and stiff, obviously dead / breathing, has a pulse
pulse present, has a pulse / pulseless, no pulse
breathing, spontaneously breathing / not breathing, apnoeic, no resps
cpr started, cpr commenced / cpr stopped, cpr ceased / no cpr, cpr not attempted
conscious, alert / unconscious, unresponsive
bleeding controlled, haemostasis achieved / still bleeding, bleeding uncontrolled
fresh blood, bright red blood / old blood, dark blood, altered blood
bloodstained discharge, blood in drain / serous, straw-coloured discharge / purulent, pus draining
gained weight, weight up / lost weight, weight down / weight stable, weight static
newly diagnosed, new diagnosis / known diagnosis, long-standing condition
new onset, not seen before / chronic, had for years, long-standing
getting bigger / getting smaller
in one spot / widespread, all over
completely gone / still there
witnessed by nurse, nurse saw / reported by patient only, no witness
hearing aid working, aid functioning / hearing aid broken, battery flat
call bell answered, bell answered promptly / bell unanswered, call not answered
door locked, ward locked / door open, door unlocked
urgent, emergency referral / non-urgent
sterile, aseptic technique / clean technique, non-sterile
with chaperone, chaperone present / no chaperone, chaperone declined
day case, same day discharge / overnight stay, stayed overnight
written consent, consent form signed / verbal consent, verbally agreed / no consent, consent not obtained
cot nursed, in a cot / incubator nursed, in an incubator / open cot, out of incubator
weaned to air, off oxygen / still on oxygen, oxygen continues
home today, going home today / staying overnight, kept in overnight
transport booked, ambulance arranged / own transport, being driven home by family
own meds used, patients own drugs / ward stock used, hospital supply
taken at home, self-taken / given in hospital, given on ward
pressure areas intact, all areas intact / sacrum red, heels red
compliant with medication, concordant / non-compliant, not taking tablets
eyes open spontaneously / eyes open to voice / eyes open to pain / eyes closed, no eye opening
no ankle swelling, ankles not swollen / swollen feet, oedematous ankles
pulses palpable, pulses present / pulses absent, pulses not felt
capillary refill brisk / delayed capillary refill, sluggish cap refill
sensation intact, feels normal / numb, no sensation, loss of feeling
can move limb, moving all limbs / unable to move, cannot move limb, paralysed
toes warm, digits warm / toes cold, digits cold
equal pupils, pupils equal / unequal pupils, pupils unequal
reacting briskly, brisk pupils / fixed pupils, non-reactive, unreactive pupils / sluggish pupils, reacting slowly
sat out for breakfast, up for breakfast / in bed for breakfast, breakfast in bed
slow eater, eats slowly / eats quickly, bolts his food
breathing easy, unlaboured, respirations easy / laboured breathing, struggling to breathe, increased work of breathing
strong cough, good cough / weak cough, ineffective cough / no cough
productive cough, coughing up phlegm / dry cough, non-productive cough
full sentences, talks in sentences / unable to complete sentences, few words at a time
chest clear, clear chest / chesty, rattly chest, crackles heard
steady on feet, sure-footed / needs holding, unsafe to walk alone
stood up, able to stand / unable to stand, can't get up
weight bearing, took his weight / not weight bearing, won't take weight
own teeth, natural teeth / dentures, false teeth / no teeth, edentulous
hygiene attended / hygiene not attended, not washed
bed made up, linen changed / linen not changed, bed not changed
pad dry, dry pad / pad wet, wet pad / pad soiled, soiled pad
turned to plan, turned two hourly / not turned, turn missed, refused turn
hygiene refused, declined wash / accepted wash, agreed to wash
tolerating feed, feed tolerated / not tolerating feed, vomiting feeds
swallow safe, safe swallow / unsafe swallow, swallow unsafe
positive fluid balance, fluid positive / negative fluid balance, fluid negative
good urine output, adequate urine output / poor urine output, oliguria / no urine output, anuric
fluid overloaded / dehydrated, fluid depleted
neat dose, full dose / half dose
dose on time, given on time / given late, late dose / given early
stock correct, count correct / stock discrepancy, count incorrect
lp performed, lp done / lp not done, lp failed
alert and chatty, bright and alert / drowsy, hard to rouse / unresponsive
answered by mother / answered by father
patient consented / family consented on behalf, best interests decision
family distressed, family upset / family coping, family calm
supportive family, good family support / no family, estranged from family
verbal order, phone order / written order, written prescription
not on anticoagulants, no blood thinners / on anticoagulants, takes blood thinner
leave granted, leave authorised / leave refused, leave cancelled
returned from leave, back from leave / overdue from leave, not back from leave
depot given, had her depot / depot refused, declined depot
relapsed, drinking again / abstinent, staying off drink
plan to end life, suicide plan / no suicide plan, no intent
reliable historian, good historian / poor historian, vague historian
carer arrived, carers attended / carer missed visit, carers did not arrive
first dose, initial dose / second dose / final dose, last dose
skin dry, dry and intact skin / skin macerated, skin moist, weeping skin
partial thickness, superficial wound / full thickness, deep wound
infected, signs of infection / not infected, no signs of infection
bone exposed, bone visible / no bone visible, bone not exposed
open to air, no dressing / dressing in place
no pain on movement / pain on moving, sore on moving
pain eased, pain improved / pain worse, pain increasing / pain unchanged, same pain
sharp pain, stabbing / dull ache, dull pain / burning pain
home today, discharged today / home tomorrow, discharge tomorrow
supervised, stand-by assist / unsupervised, no supervision needed
requires encouragement, needs prompting / initiates care himself, no prompting needed
room air trial passed, weaned to room air / failed room air trial, back on oxygen
proven / ruled out, excluded by tests
nasal prongs, nasal specs / non-rebreathe mask, nrb / venturi mask, venturi / high flow, hfnc, airvo
`;
