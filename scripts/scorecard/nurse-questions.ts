/**
 * Questions as a nurse would type them, each for one article of PubMedQA by its PMID: abbreviations, lay words, another
 * order, few words of the title. Written from the titles alone, for every fourth article in the order of PMIDs as text,
 * whatever its subject.
 */
const QUESTIONS = `
10173769 barthel score enough to tell how pts are doing years after CVA? QOL
10401824 redo lap nissen when the first reflux operation didnt work - can it be done
10577397 do you need epi if pt in cardiac arrest gets oxygenated perfusion through the aorta
10783841 RA and gum disease connection
10966337 23 hr obs unit for peds, does it work
11146778 APACHE 2 to tell how sick emergency surgery pts are
11413427 scoliosis in teens - most rotated vertebra on axial view same level as on the front xray?
11566686 babies with pyloric stenosis is the thick lining of the stomach part of the cause
11799314 radiation for comfort in gallbladder ca
11943048 pain control for dying residents in SNF if hospice is involved
12070552 abx after tonsils out less complications?
12153648 first baby at a birth center, does it change having more kids later
12419743 mitoxantrone alone vs combo chemo for mets breast ca
12630042 overweight pts having stomach removed for cancer - more complications, worse survival?
12836106 wbc high after trauma, does it mean worse injuries
12963175 how fast will aortic valve narrowing get worse, can we tell
14652839 open AAA repair which clamp goes on first to avoid clots to the legs
14976655 face droop days after stapes ear operation how to avoid
15065192 3D US guided core bx of breast lump, can you trust it
15222284 picking tissue heart valve - valve area compared to annulus size
15475728 does drinking wine with food lower chance of heart attack
15539888 patch testing for dust mite in eczema
1571683 are vaccine fridges in GP offices kept cold enough
15939071 high insulin doses type 1 dm hardening of arteries
16147837 mom with 5+ previous deliveries, more risk for the baby?
16266387 do burgers and takeout give kids wheezing
16428354 preemies born to moms from the country vs city, do they do worse
16678696 do vascular residents follow their surgical pts pre op and post op
16816043 telling the wife her husband has an STD - is it ok to break confidentiality
16971978 worse looking coronary blockages in diabetics?
17076091 OSA and exercise capacity VO2
17208539 hirschsprung pull through from below vs through the abdomen, bowel control years later
17279467 brittle bones kid on pamidronate when can we stop
17355582 does good outpatient care lead to better QOL in chronic illness
17489316 VEGF staining kidney cancer spread to veins prognosis
17595200 do babies get programmed in the womb to be fat
17704864 big adrenal tumor lap removal safe?
17940352 HER2 positive bladder cancer after chemo - prognosis
18096128 old person ground level fall c spine clearance - exam enough or need CT
18251357 placenta pathology infection vs mom having fever symptoms of chorio
18375490 quant HCG blood test - are labs giving right numbers
18472368 prostate ca does it matter if XRT course takes longer
18568290 bp drops on HD, is endothelin the reason
18667100 suicide attempts in bipolar vs major depression - same risk factors?
18799291 HINT1 gene schizophrenic pts
18928979 uterine EMG to tell who is in real PTL
19106867 many casualties arriving at once at the hospital door after disaster, surge
19198736 SGA preemies and ROP
19327500 do women live longer than men after lung ca surgery
19430778 MRI to tell which disc hurts instead of discography
19542542 lining of uterus genes in women who got pregnant with ICSI
19640728 infected artificial valve when pt has two, replace just one?
19712912 did resident duty hour limits make surgery training better
19925761 do you always have to dilate the ureter opening for ureteroscopy
20121683 do patients in small towns mind having med students at their visits
20337202 still pregnant a week or more after betamethasone, repeat course?
20488985 did public campaigns make people ask less for antibiotics for colds
20577124 leptin white cells oxidative burst in overweight people
20684175 vit D pills and immune cells Tregs in healthy people
20971618 do kids with eczema get more skin infections, cold sores
21190419 NT scan at 12 wks and gestational DM later
21342862 EQ5D questionnaire after heart attack ok to use?
21431987 colon ca with liver mets does PET CT find more than plain CT before surgery
21593045 metformin for IVF pts with PCO looking ovaries but no PCOS
21739621 fat ladies knee pain later even if xray ok
21849531 GH shots for adults who lack it - do they live longer
21900017 cutting off blood flow to lung and restoring it, what happens to blood flow in the heart arteries
22012962 married vs living alone who dies sooner, men or women
22188074 trouble with phone, money, shopping as early sign of alzheimers
22251324 admission tests and interviews - do they pick good dental students
22349635 spine mets pressing on cord in older pts - operate or radiation only
22449464 GP trainee selection test scores and passing the final exam
22522271 cushings screen in fat diabetics spit test at bedtime
22656647 which old folks say yes to home visits for prevention, rich vs poor
22720085 high sugar and heart disease, is it really insulin resistance
22900881 pulpotomy in permanent tooth instead of root canal
23002947 PEG in advanced dementia does it make them live longer
23147106 vanco levels - do we need peak or just trough
23252468 migraine pts pay more attention to headache pictures
23359100 arcoxia to stop extra bone growing after hip replacement
23414523 mom got drunk early in pregnancy will the baby be slow
23506394 hardened arteries in HD pts from poor nutrition
23601294 CT hounsfield units for kidney stone type, different machines
23774337 cvp to decide on giving fluid bolus
23860049 does every kid with belly pain RLQ need US or CT for appy
24013712 plt count before surgery esophagus ca outlook
24142776 gentamicin ear drops hearing damage - does adding steroid help
24245816 ortho mini implants bone quality stability
24352924 portable US in the field to check pins for broken limbs
24476003 NG tube after sleeve to stop leak
24591144 throat ca in the elderly do they get less treatment than they should
24652474 how to spot frozen shoulder early
24747511 depressed people cant let go of negative words working memory
24827404 gastric sleeve how much stomach taken out and wt loss
24958650 MPV blood count to help dx PID
25034219 obese moms and how their fat kids eat
25168472 measuring foot posture standing to guess sole contact area
25280365 RBC morphology comments on lab report do the docs read it same way
25432938 chile traffic law more tickets by police
25489696 pelvic exenteration for rectal ca that came back, does it matter if they had radiation first time
25604390 DKK3 stomach cancer nodes spread
25735444 rectal tumor close to prostate, take only part of prostate?
25810292 mini mitral repair with gore-tex chords
25981682 fall risk pts going home from rehab, do we teach and prep them like we should
26079501 base excess on ABG in bad head injury and dying
26175531 sucking out the clot during primary PCI, worth it?
26298839 needles for voice nodules
26418796 burn pts wound swabs vs bld cx same bugs?
26516021 does EBP make pts do better
26606599 acetabulum fx extra bone formation and how badly hurt they were
26820719 colon cancer under 40 different disease?
26965932 BMS vs DES for pts who bleed easy
27131771 watchman device EKG echo changes afib
27288618 nebulized heparin to prevent VAP
27554179 lung cancer surgery do we need to take out pulmonary ligament nodes
27818079 broken jaw condyle approach through the parotid gland
27989969 VP shunt infection if scope used at placement
28177278 PAN vasculitis going away by itself without treatment
7497757 thyroid labs low after heart surgery, warm vs cold bypass
8200238 when can pts eat after open belly surgery, or only early after lap
8847047 small well differentiated liver cancer HCC is it really early stage
9107172 LVAD long term instead of heart transplant
9363529 stressed people end up on disability?
9542484 perinatal education program for midwives, better care of laboring moms?
9722752 bone anchors bladder neck sling stress incontinence
`;

/**
 * The same for every eighth article, other ones. They were written when ranking and vocabulary were finished, and
 * nothing was tuned to them afterwards: their figures are what to expect for unknown questions.
 */
const UNSEEN = `
10340286 old pt with belly pain, do wbc and c-reactive help rule in appy
10749257 did the federal law make breast xrays better quality in NC
11035130 RA pts on MTX - keep giving folate forever?
11481599 kids with cancer who get ARDS who will make it
11867487 scrum cap to protect rugby players from head injury
12098035 surgeons who like lap work - do they handle hot gallbladder differently
12607120 leak after rectal cancer surgery and how well bowels work later
12913347 single moms in poland, vaginal infections and bad birth outcomes
14713788 men who had prostate taken out more recently do better?
15137012 twisted ovary in girls do you have to take it out
15489384 if we loosen stiff muscles does pt actually function better
15841770 kids asthma inhaled corticosteroid vs cromolyn, hospital stays
16216859 good collaterals - does stent clog up again
16510651 small at birth and lower IQ as a young man, is it family or money
16956164 death rates by income in NZ for maori and other groups
17105833 cipro for simple UTI in older ladies, resistance
17323047 bronch for VAP at night or weekends - does abx get held up
17562682 PVL toxin staph aureus in blood
17910536 help adults with learning disability understand what they read
18222909 plant cell wall pectin frost hardening rapeseed
18403944 celiac adults can they eat wheat again decades later
18603989 home brew liquor for embalming corpses
18832500 PHQ type mood score at every psych visit, worth it for docs?
19142546 scar tissue cut out of heart lining EMF does wall move better
19401574 new MRA dye for neck arteries late pictures vs first pictures
19578820 do charts mention pt is on methadone
19852337 change peripheral IV site routinely to prevent phlebitis?
20197761 do you need tons of tests before calling it IBS
20537205 malaria drug causing hearing loss
20828836 newborn hearing screen, the two tests don't agree
21228436 having med students look into med errors - do they care more about safety
21550158 PRP in the socket after wisdom teeth pulled, heal faster?
21801416 metformin into the brain of sheep and melatonin level
21951591 low back pain pts, fear thoughts and how they move
22233470 who benefits from healthcare spending in kenya, rich or poor
22411435 remicade vs enbrel which has more serious infection
22540518 micro CT for upper jaw bone structure
22825590 what makes black south africans go from normal BP to HTN - lifestyle?
23072266 adults with disability using herbal and other alt med more than before?
23337545 AFOP lung - is the immune system the cause
23453079 HoLEP results by shape of prostate, middle lobe
23719685 palliative XRT for lung ca higher dose live longer?
23949294 can pts in poor countries keep HIV viral load undetectable on ART
24183388 talus neck fx xray sign that bone is still alive
24434052 did cancer awareness ads bring in more people
24614851 cervical spondylosis with arm muscle wasting, will they recover
24785562 decadron instead of prednisone for kids asthma flare in ER
24995509 genes HIF1A VEGF wet AMD
25251991 pill camera plus balloon scope for bad GI bleed nobody can find
25480629 stomach pouch grew back after sleeve, cut out the fundus again
25675614 check sugar with blood from the gums
25887165 numb nose tip after fat injection does feeling come back
26126304 IVF poor responders estrogen vs birth control pills before cycle
26370095 paying pregnant smokers to quit, worth the money?
26556589 achilles tendon in type 1 diabetic runners after 10k
26867834 kid with wet cough for weeks, lung cells not eating bacteria, bronchiectasis
27216167 women with GYN cancer warning signs - who gets to see a specialist, income smoking
27642458 bishops told people not to get polio drops, did vaccine rates fall
28027677 recorded lectures online - do students stop coming to class
8017535 teens using drugs and unsafe sex
8985020 chemo first for NPC
9446993 doctored dental xrays can you tell
9854965 ALS pts with dementia and trouble speaking
`;

/** `isUnseen`: nothing was tuned to it. */
export type NurseQuestion = { pmid: string; question: string; isUnseen: boolean };

export const NURSE_QUESTIONS: readonly NurseQuestion[] = [
  ...questionsOf(QUESTIONS, false),
  ...questionsOf(UNSEEN, true),
];

function questionsOf(lines: string, isUnseen: boolean): NurseQuestion[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const cut = line.indexOf(" ");
      return { pmid: line.slice(0, cut), question: line.slice(cut + 1), isUnseen };
    });
}
