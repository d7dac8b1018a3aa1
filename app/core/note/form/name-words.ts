/** Words of notes that are no names, in lower case, apart from those that their endings tell. Short, as a browser loads it. */
const WORDS = `
aao aaox abdo abdomen abdominal able about above accepts acknowledges acute address adm afebrile afib
african after afternoon again against age ago agrees air aki alarm alert all allergic allergy allows alone
also always am ambulance american amlodipine an and ankle another answer answers antibiotics any aox aphasic
apixaban appearance appears aquacel arabic are area arm around arrival arterial as asian ask asks asleep
aspirin assist assistance asthma at ate attends attributes aunt awake aware away awoke axo baby back badge bag
balance band bands base baseline bases bath bathroom bay be became because bed bedside been before began
believes below best better between big bilateral bipap birth bit bitten bladder block blood bloods blue body
bolus born both bottle bought bowel bowels bph breakfast breast breath breathes breaths broset brother
brought but by cabg calf call calls calm calmer came can cannot cannula cant cantonese cap card cardiac care
caregiver carer case cath catheter catholic caucasian caught cause ceftriaxone cell chair change changes
chaplain characteristics charge chart check checklist checks chest cheyne chf chief child chinese chooses
chose chronic ckd claims clean clears clinic cloudy cna code come comes comfy commode complains complaint
complications concerns consumes contact continue continues coordinator copd cough coughs could council count
counts cousin covid cpap crackles culture cultures cup cut cva cycle dad date daughter days december decl
declines deep delirium describes device devices diabetic diagnoses dialysis diaphoretic did diet dietitian
dinner directs disagrees discharge discomfort disease distress dizzy dka dnacpr dnar dnr do dob doctor does
done door doppler dose doses down dr drain drainage drawn drinks drip drops drowsy drsg drug dry dtr due dvt
dx dyspnea each ear eats edema edge effect elbow email emesis end english enjoys ensure ephedrine epidural
episode esrd even every evidence exam example exhibits experience experiences eye eyes face fact factors
failure fall falls far fasts father favours febrile fed feeds feels feet fell female femur fentanyl fetches
fever few file fills finds finger fingers firm first fistula flank flat floor flow flu fluid fluids flushes
foley follow follows fond food for forearm forgets forgot form found fracture frame free frequency fri
friday fridge friend from front full fundus further gas gastrointestinal gave gender general gerd get gets
give gives glucose goals goes gone got grade granddaughter grandfather grandmother grandson graze great
groin group guardian guillain had half handover hands has have he headache health heart heel heels held help
heparin her here hers herself hfnc him himself hip his hispanic hit hives hold hosp hospice hospital hot
hour hours how hoyer hrs hungry husband hx ibuprofen id identifier if in in-service infusions inhaler
initials injects injury insists insulin intact intake interpreter interventions into is issues it itches
itchy its jackson-pratt jaw jehovah jewish jr just keep keeps kept kidney kin knee knees know known knows
lab label labetalol lacks lap lasix last late laughs lay leak leans leave left leg legs less let letter
level lewy lies lift light like likes line lips list liters lithium litres lives lochia look looks loose
loss lost lot lower lpn lunch lung lungs made make makes male manage manages mandarin mask maybe mcg md
meals measures medications meds mental mentions mild minute minutes miss mls mod mom mon monday monitor
month mood more morphine morse most mother motor mouth moves mr mrn mrs mrsa ms much mucosa mum muscles
muslim must mutters mx my name names nasal nausea navigator nbm neck needs neg neighbor neighbour nephew
neuro never new news next niece night nights nil nka nkda no nobody none noon normal nose not note notes
november now np npo nstemi number nurse nutritional obeys objects obs october odor of off ok okay old on
once ondansetron ooze open opens or oral order other our out outcome outcomes output over overall own ox
oxycodone oxygen pa pack pad pads pain pale par paracetamol paramedic part partner passes past patch pedal
pelvis penicillin per performs peripheral permits perrla person pharmacist pharmacy phenylephrine phone
photo physician physio picks pink place plan please pmh pneumonia point police polish poor port portal post
potassium pratt pre prefers preop pressure problem prof prone property pulse pump pupils put quiet quit
quite radial ran rang rash rate rates reaches reacts recalls receives recheck record recovery red referral
refill refuse refuses registrar regular rehab remains remembers removes repeat repeats report reports
request requests requires respirations responds response rest restraints result results return rev review
right rights ring risk rn room round rpt rubs run rung russian sacrum safety said saline same sample sat
sats saturday saw say says scale scan school score screen second seconds secretions see seems seen seizure
self self-administers self-caths self-d sent september serial services set sets severe sex shall shallow
shares she sheet shift should shoulder shower shown shows sick side sign signs since sinus sips sister site
sits sitter size skin skips sleep sleeps sleepy slept slid slough slow sluggish smokes snores social soft
somali some sometimes son sore sorry sounds spanish spat speaks speech spine spirometer splints spoke spouse
sputum sr staff stage stairs start stat status stay stays stemi stick sticker still stoma stood stool stools
stop strength stroke struck suggest suggests sump sunday supine supper support suprapubic sure surgeon
surgery surname swab swallow swollen symptom symptoms tablet tablets tag tail take taken takes talk tavr tea
team tear tech tell tells temp temperature tender tends test text than that the theatre their them then
therapist therapy there these they thick thigh think thinks third thirsty this though thought threw throat
through thursday tia tight till time times tmrw to toast today toe toes toilet told tomorrow tongue too took
top total touch trace tract tramadol transfer transfers transport trend triage trial try tube tuesday tugs
tummy turn turp twice twin tylenol ulcer unaware uncle uncomfy under understands unit units unknown unsafe
unsteady until up upgrade upper upset urine use uses usual uti values venturi verbal very via vietnamese
vinblastine violence visit visitor vitals voice voices voids volume vomits walks want wants ward warfarin
warm was watch water waterlow way we weak wednesday week weighs well went were wet what wheeze when where
which while who whom whose why wife will wishes with withdrew withheld within without woke wont word words
work works worse would wound wrist written wrote x-ray yankauer year year-old years yellow yes yest
yesterday yet you your
`;

const NO_NAMES: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

/** "Admitted", "Resting", "Comfortably". */
const ENDING =
  /..(?:ed|ing|ly|[st]ion|ment|ness|ity|ous|ive|ical|[ai]ble|ful|less|itis|emia|osis|ology|ism|ates?|[iy][sz]es?|ary|ory|ants?|ents?|ies|ights?)$/;
/** Names with such endings. */
const NAMED_ALIKE =
  /^(?:(?:al|wil|win|man)?fred|(?:gott|sieg|wil|win)fried|jared|mildred|allred|re+d|ahmed|[km]hal+ed|ham+ed|maj+ed|naveed|m[aou]h?am+[ae]d|s[ay]e+d|(?:al-)?(?:fay|say|z[ae]y)ed|wale+d|javed|syed|flem+ing|irving|manning|keating|harding|fielding|golding|herring|pickering|sterling|starling|browning|downing|darling|dow?ling|ewing|king|[bcklmopqrstvxy]ing|beverly|[bs]illy|carly|emily|h?olly|[ks]elly|kimberly|lil+y|molly|polly|sally|shelly|everly|dolly|tilly|reilly|mcnally|bl?akely|con+ol+y|con+el+y|don+el+y|clement|charity|felicity|trinity|verity|clive|olive|coates|yeates|denise|el+oise|elise|louise|hil+ary|rosemary|zachary|o'?leary|chaudhary|gregory|mal+ory|grant|bryant|brent|trent|vincent|florent|laurent|nugent|sargent|davies|gillies|humphries|jefferies|albright|bright|(?:cart|wain)?wright|enright|(?:mc)?knight|dwight)$/u;

/** Whether a capitalized word may be part of a name: it is no word that notes usually have. */
export function mayBeName(word: string): boolean {
  const key = word.toLowerCase().replaceAll("’", "'");
  if (key.length < 2 || !/[aeiouyà-ɏ]/u.test(key) || /'(?:s|t|re|ve|ll|d|m)$/.test(key)) return false;
  return !NO_NAMES.has(key) && (!ENDING.test(key) || NAMED_ALIKE.test(key));
}
