/**
 * Words as nurses shorten them in charts, each beside its full word. Only those that always stand for one word:
 * "pt", "MS" or "min" are read by their surroundings elsewhere, and whole phrases ("s/p", "RUQ") are ways to name a
 * concept. From the abbreviation lists of general nursing usage (American, British, Australian).
 */
export const SHORTHAND = `
tmrw:tomorrow tmw:tomorrow tmr:tomorrow tomorow:tomorrow yest:yesterday ystdy:yesterday yday:yesterday
wk:week wks:weeks yr:year yrs:years mth:month mths:months hrs:hours hr:hour mins:minutes secs:seconds
arvo:afternoon eve:evening noc:night nocte:night noct:night nite:night mane:morning
pts:patient hosp:hospital appt:appointment appts:appointments apt:appointment
abt:about b4:before btw:between thru:through tho:though wi:with wo:without bc:because coz:because cuz:because
poss:possible possbly:possibly prob:probably probs:problems susp:suspected
esp:especially incl:including incr:increased inc'd:increased decr:decreased dec'd:decreased reqs:requires req'd:required
prev:previous freq:frequent occ:occasional occas:occasional intermit:intermittent interm:intermittent
cont'd:continued contd:continued rec'd:received recd:received rcvd:received dc'd:discontinued disch:discharge dsch:discharge adm:admitted admn:admission
eval:evaluation reeval:evaluation ax:assessment assmt:assessment assess't:assessment mgmt:management mx:management tx:treatment rx'd:prescribed txd:treated
recs:recommendations recc:recommended sched:scheduled resched:rescheduled
mult:multiple amt:amount qty:quantity vol:volume temp'd:temperature lvl:level
lg:large lge:large sm:small sml:small sl:slight mod:moderate sev:severe sltly:slightly
bilat:bilateral unilat:unilateral genl:generalised gen'd:generalised
resp:respiratory resps:respirations unresp:unresponsive responsiv:responsive
tol:tolerated toler:tolerated tol'd:tolerated tolerd:tolerated
amb:ambulated ambd:ambulated ambs:ambulates mob:mobilised mobs:mobilises mob'd:mobilised mobs'd:mobilised
trach:tracheostomy trachy:tracheostomy trachie:tracheostomy
serosang:serosanguineous sang:sanguineous haemoser:serosanguineous
accel:acceleration accels:accelerations decel:deceleration decels:decelerations variab:variability
antibx:antibiotic abx:antibiotic abs:antibiotic atb:antibiotic
physios:physiotherapist
phleb:phlebotomist rads:radiology
surg:surgical
instr:instructed instrs:instructions ed'd:educated educ:education
comm:communicated verbalzd:verbalised verbs:verbalises
approp:appropriate coop:cooperative uncoop:uncooperative
anx:anxious agit:agitated conf:confused confus:confused drows:drowsy leth:lethargic lethrgic:lethargic orient:oriented disor:disoriented
lytes:electrolytes creat:creatinine bili:bilirubin phos:phosphate
bkfst:breakfast brekkie:breakfast brekky:breakfast
wheelch:wheelchair wchair:wheelchair
lac:laceration lacs:lacerations fx:fracture fxs:fractures
hep:hepatitis tachy:tachycardia brady:bradycardia
infus:infusion
resus:resuscitation
peds:paediatrics
benzo:benzodiazepine benzos:benzodiazepines
cath:catheter caths:catheters cathed:catheterised cath'd:catheterised
neg:negative pos:positive
detd:deteriorated deter:deteriorated
tele:telemetry
gtts:drops
ppl:people
irreg:irregular dim:diminished dimin:diminished mtg:meeting mtgs:meetings
perf:perforation
xfer:transfer xferred:transferred txfer:transfer trf:transfer trfd:transferred tf'd:transferred
dtr:daughter dau:daughter bro:brother sis:sister hub:husband hubby:husband grdson:grandson gdtr:granddaughter
ref'd:refused refd:refused hrly:hourly hly:hourly mn:midnight imms:immunisations umbi:umbilicus umb:umbilicus
tv:television meds:medications med:medication
pall:palliative
rxn:reaction rxns:reactions intraop:intraoperative periop:perioperative
`;
