/**
 * Medicines by name, written out from general use: international nonproprietary names (WHO keeps them in the
 * public domain), the names adopted in the United States and the United Kingdom, and common trade names.
 * Source, licence and limits: docs/decisions/0002-drug-list.md. Server only: nothing in the browser needs it.
 */

/** Generic names, comma-separated, grouped by use; a name of several words is recognized as a whole. */
export const GENERIC_NAMES = `
paracetamol, aspirin, ibuprofen, naproxen, ketoprofen, dexketoprofen, flurbiprofen, fenoprofen, oxaprozin,
diclofenac, aceclofenac, indomethacin, sulindac, etodolac, ketorolac, nabumetone, piroxicam, meloxicam,
tenoxicam, lornoxicam, mefenamic acid, meclofenamate, tolmetin, diflunisal, salsalate, celecoxib, etoricoxib,
parecoxib, rofecoxib, valdecoxib, metamizole, phenazone, propyphenazone, nefopam, tiaprofenic acid,
benzydamine, bromfenac, nepafenac, choline salicylate, magnesium salicylate, methyl salicylate, capsaicin,
ziconotide, morphine, hydromorphone, oxycodone, oxymorphone, hydrocodone, codeine, dihydrocodeine, fentanyl,
sufentanil, alfentanil, remifentanil, methadone, levomethadone, buprenorphine, butorphanol, nalbuphine,
pentazocine, meptazinol, tramadol, tapentadol, pethidine, levorphanol, dextropropoxyphene, diamorphine,
papaveretum, oliceridine, tilidine, naloxone, naltrexone, nalmefene, methylnaltrexone, naloxegol,
naldemedine, alvimopan, difelikefalin, lofexidine, sumatriptan, rizatriptan, zolmitriptan, naratriptan,
almotriptan, frovatriptan, eletriptan, ergotamine, dihydroergotamine, methysergide, lasmiditan, ubrogepant,
rimegepant, atogepant, zavegepant, erenumab, fremanezumab, galcanezumab, eptinezumab, pizotifen, propofol,
fospropofol, etomidate, ketamine, esketamine, thiopental, methohexital, midazolam, remimazolam,
dexmedetomidine, sevoflurane, desflurane, isoflurane, enflurane, halothane, nitrous oxide, methoxyflurane,
xenon, lidocaine, bupivacaine, levobupivacaine, ropivacaine, mepivacaine, prilocaine, articaine,
chloroprocaine, procaine, tetracaine, benzocaine, dibucaine, proparacaine, cocaine, dyclonine, pramocaine,
oxybuprocaine, suxamethonium, rocuronium, vecuronium, pancuronium, atracurium, cisatracurium, mivacurium,
sugammadex, neostigmine, pyridostigmine, edrophonium, physostigmine, glycopyrronium, atropine, hyoscine,
hyoscyamine, dantrolene, baclofen, tizanidine, cyclobenzaprine, methocarbamol, carisoprodol, metaxalone,
orphenadrine, chlorzoxazone, thiocolchicoside, tolperisone, eperisone, phenytoin, fosphenytoin, ethotoin,
carbamazepine, oxcarbazepine, eslicarbazepine, lamotrigine, levetiracetam, brivaracetam, piracetam,
valproate, valproic acid, divalproex, topiramate, zonisamide, lacosamide, gabapentin, pregabalin,
mirogabalin, vigabatrin, tiagabine, perampanel, rufinamide, felbamate, ethosuximide, methsuximide, primidone,
phenobarbital, clobazam, cenobamate, stiripentol, cannabidiol, fenfluramine, ezogabine, sulthiame,
ganaxolone, acetazolamide, methazolamide, levodopa, carbidopa, benserazide, entacapone, tolcapone, opicapone,
pramipexole, ropinirole, rotigotine, apomorphine, bromocriptine, cabergoline, pergolide, selegiline,
rasagiline, safinamide, amantadine, istradefylline, trihexyphenidyl, benztropine, biperiden, procyclidine,
tetrabenazine, deutetrabenazine, valbenazine, riluzole, edaravone, tofersen, donepezil, rivastigmine,
galantamine, memantine, tacrine, lecanemab, donanemab, aducanumab, pitolisant, dalfampridine, amifampridine,
interferon beta, glatiramer, dimethyl fumarate, diroximel fumarate, teriflunomide, fingolimod, siponimod,
ozanimod, ponesimod, etrasimod, natalizumab, alemtuzumab, ocrelizumab, ofatumumab, ublituximab, cladribine,
mitoxantrone, fluoxetine, sertraline, paroxetine, citalopram, escitalopram, fluvoxamine, vilazodone,
vortioxetine, venlafaxine, desvenlafaxine, duloxetine, milnacipran, levomilnacipran, bupropion, mirtazapine,
mianserin, trazodone, nefazodone, agomelatine, reboxetine, amitriptyline, nortriptyline, imipramine,
desipramine, clomipramine, doxepin, trimipramine, protriptyline, amoxapine, maprotiline, dosulepin,
lofepramine, phenelzine, tranylcypromine, isocarboxazid, moclobemide, tianeptine, brexanolone, zuranolone,
dextromethorphan, gepirone, haloperidol, droperidol, chlorpromazine, fluphenazine, perphenazine,
trifluoperazine, thioridazine, thiothixene, loxapine, molindone, pimozide, prochlorperazine, promazine,
zuclopenthixol, flupentixol, levomepromazine, sulpiride, amisulpride, risperidone, paliperidone, olanzapine,
samidorphan, quetiapine, ziprasidone, aripiprazole, brexpiprazole, cariprazine, lurasidone, asenapine,
iloperidone, lumateperone, clozapine, pimavanserin, xanomeline, sertindole, lithium, lithium carbonate,
alprazolam, lorazepam, diazepam, clonazepam, chlordiazepoxide, clorazepate, oxazepam, temazepam, triazolam,
estazolam, flurazepam, quazepam, nitrazepam, flunitrazepam, bromazepam, lormetazepam, zolpidem, zaleplon,
zopiclone, eszopiclone, ramelteon, melatonin, tasimelteon, suvorexant, lemborexant, daridorexant, buspirone,
hydroxyzine, meprobamate, chloral hydrate, clomethiazole, secobarbital, pentobarbital, butalbital,
flumazenil, methylphenidate, dexmethylphenidate, amphetamine, dextroamphetamine, lisdexamfetamine,
methamphetamine, atomoxetine, viloxazine, guanfacine, clonidine, modafinil, armodafinil, solriamfetol,
sodium oxybate, caffeine, doxapram, disulfiram, acamprosate, varenicline, cytisine, nicotine, atenolol,
metoprolol, bisoprolol, carvedilol, labetalol, propranolol, nadolol, nebivolol, pindolol, acebutolol,
betaxolol, timolol, esmolol, landiolol, sotalol, celiprolol, oxprenolol, penbutolol, levobunolol, carteolol,
metipranolol, lisinopril, enalapril, enalaprilat, captopril, ramipril, perindopril, quinapril, benazepril,
fosinopril, moexipril, trandolapril, cilazapril, imidapril, zofenopril, losartan, valsartan, irbesartan,
candesartan, olmesartan, telmisartan, azilsartan, eprosartan, sacubitril, aliskiren, sparsentan,
aprocitentan, amlodipine, levamlodipine, nifedipine, felodipine, isradipine, nicardipine, nimodipine,
nisoldipine, clevidipine, lercanidipine, lacidipine, benidipine, cilnidipine, nitrendipine, diltiazem,
verapamil, hydralazine, dihydralazine, minoxidil, methyldopa, reserpine, moxonidine, rilmenidine, prazosin,
doxazosin, terazosin, phentolamine, phenoxybenzamine, urapidil, nitroprusside, fenoldopam, diazoxide,
mecamylamine, furosemide, bumetanide, torasemide, ethacrynic acid, hydrochlorothiazide, chlorthalidone,
chlorothiazide, indapamide, metolazone, bendroflumethiazide, xipamide, methyclothiazide, spironolactone,
eplerenone, finerenone, amiloride, triamterene, potassium canrenoate, mannitol, tolvaptan, conivaptan,
nitroglycerin, isosorbide dinitrate, isosorbide mononitrate, nicorandil, ranolazine, ivabradine,
trimetazidine, vericiguat, riociguat, mavacamten, aficamten, levosimendan, milrinone, amrinone, enoximone,
digoxin, digitoxin, amiodarone, dronedarone, flecainide, propafenone, quinidine, procainamide, disopyramide,
mexiletine, dofetilide, ibutilide, vernakalant, adenosine, ajmaline, adrenaline, noradrenaline, dopamine,
dobutamine, phenylephrine, ephedrine, pseudoephedrine, isoprenaline, vasopressin, terlipressin, desmopressin,
angiotensin ii, midodrine, droxidopa, metaraminol, methoxamine, etilefrine, methylene blue, fludrocortisone,
atorvastatin, rosuvastatin, simvastatin, pravastatin, lovastatin, fluvastatin, pitavastatin, cerivastatin,
ezetimibe, fenofibrate, gemfibrozil, bezafibrate, ciprofibrate, pemafibrate, niacin, colestyramine,
colestipol, colesevelam, alirocumab, evolocumab, inclisiran, evinacumab, bempedoic acid, lomitapide,
icosapent ethyl, mipomersen, heparin, enoxaparin, dalteparin, tinzaparin, nadroparin, bemiparin, certoparin,
fondaparinux, warfarin, acenocoumarol, phenprocoumon, phenindione, dabigatran, rivaroxaban, apixaban,
edoxaban, betrixaban, argatroban, bivalirudin, lepirudin, danaparoid, clopidogrel, prasugrel, ticagrelor,
cangrelor, ticlopidine, dipyridamole, cilostazol, pentoxifylline, vorapaxar, abciximab, eptifibatide,
tirofiban, anagrelide, alteplase, tenecteplase, reteplase, streptokinase, urokinase, tranexamic acid,
aminocaproic acid, aprotinin, protamine, idarucizumab, andexanet alfa, phytomenadione, menadione,
caplacizumab, emicizumab, concizumab, efgartigimod, romiplostim, eltrombopag, avatrombopag, lusutrombopag,
fostamatinib, epoetin alfa, darbepoetin, methoxy polyethylene glycol-epoetin beta, roxadustat, daprodustat,
vadadustat, luspatercept, filgrastim, pegfilgrastim, lenograstim, sargramostim, lipegfilgrastim, plerixafor,
motixafortide, deferasirox, deferoxamine, deferiprone, hydroxycarbamide, voxelotor, crizanlizumab,
ferrous sulfate, ferrous fumarate, ferrous gluconate, ferric carboxymaltose, iron sucrose, iron dextran,
ferumoxytol, ferric gluconate, ferric derisomaltose, cyanocobalamin, hydroxocobalamin, mecobalamin,
folic acid, folinic acid, levofolinate, bosentan, ambrisentan, macitentan, sildenafil, tadalafil, vardenafil,
avanafil, udenafil, epoprostenol, treprostinil, iloprost, selexipag, sotatercept, alprostadil, papaverine,
salbutamol, levosalbutamol, terbutaline, fenoterol, salmeterol, formoterol, arformoterol, indacaterol,
olodaterol, vilanterol, bambuterol, clenbuterol, orciprenaline, ipratropium, tiotropium, aclidinium,
umeclidinium, revefenacin, beclometasone, budesonide, fluticasone, mometasone, ciclesonide, flunisolide,
triamcinolone, theophylline, aminophylline, doxofylline, roflumilast, ensifentrine, montelukast, zafirlukast,
pranlukast, zileuton, cromoglicate, nedocromil, omalizumab, mepolizumab, reslizumab, benralizumab, dupilumab,
tezepelumab, acetylcysteine, carbocisteine, erdosteine, ambroxol, bromhexine, dornase alfa, guaifenesin,
benzonatate, pholcodine, noscapine, levodropropizine, ivacaftor, lumacaftor, tezacaftor, elexacaftor,
pirfenidone, nintedanib, poractant alfa, beractant, calfactant, nitric oxide, diphenhydramine,
chlorphenamine, dexchlorpheniramine, brompheniramine, cetirizine, levocetirizine, loratadine, desloratadine,
fexofenadine, rupatadine, bilastine, ebastine, mizolastine, azelastine, olopatadine, ketotifen, promethazine,
cyproheptadine, clemastine, doxylamine, meclozine, cyclizine, dimenhydrinate, cinnarizine, alimemazine,
acrivastine, epinastine, alcaftadine, bepotastine, emedastine, triprolidine, carbinoxamine, buclizine,
betahistine, hydrocortisone, cortisone, prednisone, prednisolone, methylprednisolone, dexamethasone,
betamethasone, deflazacort, clobetasol, clobetasone, fluocinonide, fluocinolone, desonide, halobetasol,
halcinonide, difluprednate, loteprednol, fluorometholone, rimexolone, desoximetasone, alclometasone,
diflucortolone, corticotropin, tetracosactide, vamorolone, metyrapone, ketoconazole, osilodrostat,
mifepristone, levoketoconazole, insulin, insulin lispro, insulin aspart, insulin glulisine, insulin regular,
insulin glargine, insulin detemir, insulin degludec, insulin nph, insulin isophane, insulin icodec,
metformin, glipizide, gliclazide, glimepiride, glibenclamide, tolbutamide, chlorpropamide, tolazamide,
gliquidone, repaglinide, nateglinide, mitiglinide, pioglitazone, rosiglitazone, sitagliptin, saxagliptin,
linagliptin, alogliptin, vildagliptin, teneligliptin, gemigliptin, empagliflozin, dapagliflozin,
canagliflozin, ertugliflozin, sotagliflozin, bexagliflozin, ipragliflozin, exenatide, liraglutide,
dulaglutide, semaglutide, lixisenatide, albiglutide, tirzepatide, pramlintide, acarbose, miglitol, voglibose,
glucagon, dasiglucagon, dextrose, teplizumab, levothyroxine, liothyronine, liotrix, carbimazole, thiamazole,
propylthiouracil, potassium iodide, potassium perchlorate, teprotumumab, cinacalcet, etelcalcetide,
evocalcet, paricalcitol, doxercalciferol, calcitriol, alfacalcidol, calcifediol, ergocalciferol,
colecalciferol, teriparatide, abaloparatide, romosozumab, denosumab, alendronate, risedronate, ibandronate,
zoledronic acid, pamidronate, etidronate, clodronate, raloxifene, bazedoxifene, calcitonin,
strontium ranelate, burosumab, palopegteriparatide, somatropin, somapacitan, lonapegsomatropin, mecasermin,
pegvisomant, octreotide, lanreotide, pasireotide, vosoritide, setmelanotide, orlistat, phentermine,
phendimetrazine, diethylpropion, lorcaserin, sibutramine, omeprazole, esomeprazole, lansoprazole,
dexlansoprazole, pantoprazole, rabeprazole, vonoprazan, famotidine, ranitidine, cimetidine, nizatidine,
sucralfate, misoprostol, bismuth subsalicylate, aluminium hydroxide, magnesium hydroxide, calcium carbonate,
sodium bicarbonate, magaldrate, simeticone, alginic acid, pirenzepine, ondansetron, granisetron,
palonosetron, dolasetron, tropisetron, ramosetron, metoclopramide, domperidone, itopride, mosapride,
cisapride, prucalopride, aprepitant, fosaprepitant, rolapitant, netupitant, fosnetupitant, trimethobenzamide,
nabilone, dronabinol, loperamide, diphenoxylate, racecadotril, eluxadoline, rifaximin, crofelemer,
telotristat, bisacodyl, sodium picosulfate, senna, sennosides, docusate, lactulose, lactitol,
polyethylene glycol, macrogol, psyllium, methylcellulose, magnesium citrate, glycerin, lubiprostone,
linaclotide, plecanatide, tegaserod, tenapanor, dicycloverine, mebeverine, alverine, otilonium, pinaverium,
trimebutine, propantheline, clidinium, mesalazine, sulfasalazine, olsalazine, balsalazide, infliximab,
adalimumab, certolizumab, golimumab, vedolizumab, ustekinumab, risankizumab, guselkumab, mirikizumab,
tildrakizumab, secukinumab, ixekizumab, brodalumab, bimekizumab, tofacitinib, baricitinib, upadacitinib,
filgotinib, ritlecitinib, abrocitinib, deucravacitinib, deuruxolitinib, pancrelipase, pancreatin,
ursodeoxycholic acid, obeticholic acid, chenodeoxycholic acid, elafibranor, seladelpar, odevixibat,
maralixibat, resmetirom, teduglutide, apraglutide, fecal microbiota, l-ornithine l-aspartate, silymarin,
tamsulosin, alfuzosin, silodosin, finasteride, dutasteride, oxybutynin, tolterodine, fesoterodine,
solifenacin, darifenacin, trospium, propiverine, flavoxate, mirabegron, vibegron, bethanechol, distigmine,
phenazopyridine, pentosan polysulfate, potassium citrate, tiopronin, penicillamine, cysteamine, allopurinol,
febuxostat, probenecid, colchicine, lesinurad, sulfinpyrazone, benzbromarone, pegloticase, rasburicase,
sevelamer, lanthanum carbonate, calcium acetate, sucroferric oxyhydroxide, ferric citrate, patiromer,
sodium zirconium cyclosilicate, sodium polystyrene sulfonate, calcium polystyrene sulfonate, dapoxetine,
estradiol, ethinylestradiol, conjugated estrogens, estriol, estrone, estetrol, medroxyprogesterone,
progesterone, norethisterone, norgestimate, levonorgestrel, desogestrel, etonogestrel, gestodene,
drospirenone, dienogest, norgestrel, megestrol, hydroxyprogesterone, dydrogesterone, cyproterone, ulipristal,
ospemifene, tibolone, clomifene, letrozole, anastrozole, exemestane, tamoxifen, toremifene, fulvestrant,
elacestrant, danazol, testosterone, methyltestosterone, oxandrolone, nandrolone, oxymetholone, flutamide,
bicalutamide, nilutamide, enzalutamide, apalutamide, darolutamide, abiraterone, leuprorelin, goserelin,
triptorelin, buserelin, nafarelin, histrelin, degarelix, relugolix, elagolix, linzagolix, ganirelix,
cetrorelix, follitropin, menotropins, chorionic gonadotropin, choriogonadotropin alfa, oxytocin, carbetocin,
methylergometrine, ergometrine, carboprost, dinoprostone, gemeprost, sulprostone, atosiban, ritodrine,
magnesium sulfate, fezolinetant, elinzanetant, flibanserin, bremelanotide, anti-d immunoglobulin,
amoxicillin, ampicillin, sulbactam, clavulanate, piperacillin, tazobactam, penicillin, benzylpenicillin,
phenoxymethylpenicillin, benzathine benzylpenicillin, procaine benzylpenicillin, flucloxacillin, cloxacillin,
dicloxacillin, oxacillin, nafcillin, methicillin, ticarcillin, mezlocillin, carbenicillin, pivmecillinam,
mecillinam, temocillin, bacampicillin, sultamicillin, cefazolin, cefalexin, cefadroxil, cefradine, cefaclor,
cefuroxime, cefoxitin, cefotetan, cefprozil, loracarbef, cefmetazole, cefamandole, ceftriaxone, cefotaxime,
ceftazidime, cefixime, cefpodoxime, cefdinir, cefditoren, ceftibuten, cefoperazone, cefepime, cefpirome,
ceftaroline, ceftobiprole, ceftolozane, cefiderocol, avibactam, vaborbactam, relebactam, durlobactam,
enmetazobactam, imipenem, cilastatin, meropenem, ertapenem, doripenem, faropenem, tebipenem, biapenem,
aztreonam, gentamicin, tobramycin, amikacin, streptomycin, neomycin, kanamycin, plazomicin, paromomycin,
netilmicin, spectinomycin, framycetin, erythromycin, azithromycin, clarithromycin, roxithromycin, spiramycin,
telithromycin, josamycin, fidaxomicin, clindamycin, lincomycin, doxycycline, minocycline, tetracycline,
oxytetracycline, demeclocycline, lymecycline, tigecycline, eravacycline, omadacycline, sarecycline,
ciprofloxacin, levofloxacin, moxifloxacin, ofloxacin, norfloxacin, gemifloxacin, delafloxacin, gatifloxacin,
besifloxacin, lomefloxacin, nalidixic acid, pefloxacin, prulifloxacin, finafloxacin, vancomycin, teicoplanin,
telavancin, dalbavancin, oritavancin, daptomycin, linezolid, tedizolid, quinupristin, dalfopristin,
pristinamycin, chloramphenicol, thiamphenicol, colistin, polymyxin b, bacitracin, mupirocin, retapamulin,
ozenoxacin, lefamulin, fusidic acid, fosfomycin, nitrofurantoin, methenamine, trimethoprim, sulfamethoxazole,
co-trimoxazole, sulfadiazine, silver sulfadiazine, sulfisoxazole, sulfacetamide, dapsone, metronidazole,
tinidazole, secnidazole, ornidazole, gepotidacin, zoliflodacin, sulopenem, isoniazid, rifampicin, rifabutin,
rifapentine, pyrazinamide, ethambutol, ethionamide, prothionamide, cycloserine, bedaquiline, delamanid,
pretomanid, capreomycin, clofazimine, aminosalicylic acid, bezlotoxumab, obiltoxaximab, fluconazole,
itraconazole, voriconazole, posaconazole, isavuconazonium, isavuconazole, oteseconazole, clotrimazole,
miconazole, econazole, tioconazole, terconazole, butoconazole, sertaconazole, sulconazole, oxiconazole,
efinaconazole, luliconazole, bifonazole, caspofungin, micafungin, anidulafungin, rezafungin, amphotericin b,
nystatin, natamycin, flucytosine, griseofulvin, terbinafine, naftifine, butenafine, ciclopirox, amorolfine,
tolnaftate, tavaborole, ibrexafungerp, undecylenic acid, aciclovir, valaciclovir, famciclovir, penciclovir,
ganciclovir, valganciclovir, foscarnet, cidofovir, letermovir, maribavir, trifluridine, docosanol,
brincidofovir, tecovirimat, oseltamivir, zanamivir, peramivir, laninamivir, baloxavir, rimantadine,
favipiravir, ribavirin, remdesivir, nirmatrelvir, molnupiravir, ensitrelvir, sofosbuvir, ledipasvir,
velpatasvir, voxilaprevir, daclatasvir, glecaprevir, pibrentasvir, elbasvir, grazoprevir, simeprevir,
telaprevir, boceprevir, ombitasvir, paritaprevir, dasabuvir, entecavir, tenofovir, tenofovir alafenamide,
adefovir, lamivudine, telbivudine, bulevirtide, zidovudine, abacavir, stavudine, didanosine, emtricitabine,
efavirenz, nevirapine, rilpivirine, etravirine, doravirine, delavirdine, ritonavir, lopinavir, atazanavir,
darunavir, fosamprenavir, saquinavir, nelfinavir, indinavir, tipranavir, cobicistat, raltegravir,
dolutegravir, elvitegravir, bictegravir, cabotegravir, maraviroc, enfuvirtide, ibalizumab, fostemsavir,
lenacapavir, palivizumab, nirsevimab, clesrovimab, tixagevimab, cilgavimab, casirivimab, imdevimab,
sotrovimab, bebtelovimab, bamlanivimab, interferon alfa, peginterferon alfa, imiquimod, podophyllotoxin,
pleconaril, pritelivir, chloroquine, hydroxychloroquine, primaquine, tafenoquine, mefloquine, quinine,
artemether, lumefantrine, artesunate, artemisinin, dihydroartemisinin, piperaquine, amodiaquine,
pyronaridine, atovaquone, proguanil, pyrimethamine, sulfadoxine, pentamidine, nitazoxanide, albendazole,
mebendazole, tiabendazole, triclabendazole, ivermectin, moxidectin, praziquantel, pyrantel, niclosamide,
diethylcarbamazine, levamisole, oxamniquine, miltefosine, sodium stibogluconate, meglumine antimoniate,
benznidazole, nifurtimox, fexinidazole, suramin, melarsoprol, eflornithine, permethrin, malathion, spinosad,
crotamiton, lindane, benzyl benzoate, diloxanide, iodoquinol, cyclophosphamide, ifosfamide, melphalan,
chlorambucil, bendamustine, busulfan, carmustine, lomustine, nimustine, fotemustine, streptozocin,
dacarbazine, temozolomide, procarbazine, altretamine, thiotepa, trabectedin, lurbinectedin, cisplatin,
carboplatin, oxaliplatin, nedaplatin, methotrexate, pemetrexed, pralatrexate, raltitrexed, fluorouracil,
capecitabine, tegafur, gimeracil, oteracil, cytarabine, gemcitabine, azacitidine, decitabine, cedazuridine,
mercaptopurine, tioguanine, fludarabine, clofarabine, nelarabine, pentostatin, doxorubicin,
liposomal doxorubicin, daunorubicin, epirubicin, idarubicin, valrubicin, aclarubicin, pirarubicin, bleomycin,
dactinomycin, mitomycin, plicamycin, vincristine, vinblastine, vinorelbine, vindesine, vinflunine,
paclitaxel, docetaxel, cabazitaxel, nab-paclitaxel, ixabepilone, eribulin, etoposide, teniposide, irinotecan,
topotecan, belotecan, hydroxyurea, asparaginase, pegaspargase, calaspargase, tretinoin, isotretinoin,
alitretinoin, bexarotene, arsenic trioxide, bortezomib, carfilzomib, ixazomib, thalidomide, lenalidomide,
pomalidomide, vorinostat, romidepsin, belinostat, panobinostat, tucidinostat, givinostat, imatinib,
dasatinib, nilotinib, bosutinib, ponatinib, asciminib, erlotinib, gefitinib, afatinib, dacomitinib,
osimertinib, lazertinib, mobocertinib, sunvozertinib, lapatinib, neratinib, tucatinib, pyrotinib, crizotinib,
ceritinib, alectinib, brigatinib, lorlatinib, ensartinib, entrectinib, larotrectinib, repotrectinib,
taletrectinib, selpercatinib, pralsetinib, capmatinib, tepotinib, savolitinib, vandetanib, cabozantinib,
lenvatinib, sorafenib, sunitinib, pazopanib, axitinib, tivozanib, regorafenib, ripretinib, avapritinib,
fruquintinib, surufatinib, anlotinib, apatinib, vemurafenib, dabrafenib, encorafenib, tovorafenib,
trametinib, binimetinib, cobimetinib, selumetinib, mirdametinib, avutometinib, defactinib, sotorasib,
adagrasib, palbociclib, ribociclib, abemaciclib, trilaciclib, everolimus, temsirolimus, sirolimus, alpelisib,
inavolisib, capivasertib, idelalisib, duvelisib, copanlisib, umbralisib, leniolisib, ibrutinib,
acalabrutinib, zanubrutinib, pirtobrutinib, tirabrutinib, ruxolitinib, fedratinib, pacritinib, momelotinib,
midostaurin, gilteritinib, quizartinib, crenolanib, ivosidenib, enasidenib, olutasidenib, vorasidenib,
glasdegib, vismodegib, sonidegib, venetoclax, navitoclax, revumenib, ziftomenib, olaparib, niraparib,
rucaparib, talazoparib, erdafitinib, pemigatinib, futibatinib, infigratinib, tazemetostat, selinexor,
belzutifan, tebentafusp, lifileucel, omacetaxine, mitotane, imetelstat, rituximab, obinutuzumab, trastuzumab,
pertuzumab, margetuximab, trastuzumab deruxtecan, trastuzumab emtansine, zanidatamab, bevacizumab,
ramucirumab, aflibercept, ranibizumab, faricimab, brolucizumab, pegaptanib, pegcetacoplan, verteporfin,
cetuximab, panitumumab, necitumumab, amivantamab, pembrolizumab, nivolumab, cemiplimab, dostarlimab,
toripalimab, tislelizumab, retifanlimab, sintilimab, camrelizumab, penpulimab, relatlimab, atezolizumab,
durvalumab, avelumab, cosibelimab, ipilimumab, tremelimumab, blinatumomab, inotuzumab ozogamicin,
gemtuzumab ozogamicin, brentuximab vedotin, polatuzumab vedotin, enfortumab vedotin, tisotumab vedotin,
sacituzumab govitecan, datopotamab deruxtecan, mirvetuximab soravtansine, loncastuximab tesirine,
telisotuzumab vedotin, belantamab mafodotin, moxetumomab, mogamulizumab, daratumumab, isatuximab, elotuzumab,
teclistamab, talquetamab, elranatamab, linvoseltamab, glofitamab, epcoritamab, mosunetuzumab, tarlatamab,
zolbetuximab, dinutuximab, naxitamab, olaratumab, siltuximab, tocilizumab, sarilumab, satralizumab, anakinra,
canakinumab, rilonacept, spesolimab, emapalumab, eculizumab, ravulizumab, crovalimab, iptacopan, danicopan,
avacopan, zilucoplan, rozanolixizumab, nipocalimab, inebilizumab, belimumab, anifrolumab, voclosporin,
abatacept, belatacept, etanercept, apremilast, crisaborole, tapinarof, nemolizumab, tralokinumab,
lebrikizumab, ciclosporin, tacrolimus, pimecrolimus, mycophenolate, mycophenolic acid, azathioprine,
leflunomide, basiliximab, daclizumab, antithymocyte globulin, muromonab, immune globulin, immunoglobulin,
aldesleukin, tisagenlecleucel, axicabtagene ciloleucel, sipuleucel-t, mesna, amifostine, dexrazoxane,
leucovorin, levoleucovorin, palifermin, glucarpidase, uridine triacetate, lutetium, radium-223,
gold sodium thiomalate, auranofin, latanoprost, bimatoprost, travoprost, tafluprost, latanoprostene,
unoprostone, brimonidine, apraclonidine, dorzolamide, brinzolamide, pilocarpine, carbachol, echothiophate,
netarsudil, ripasudil, omidenepag, tropicamide, cyclopentolate, homatropine, lifitegrast, cenegermin,
perfluorohexyloctane, hypromellose, carmellose, carbomer, naphazoline, tetrahydrozoline, oxymetazoline,
xylometazoline, fluorescein, indocyanine green, lodoxamide, pemirolast, adapalene, tazarotene, trifarotene,
benzoyl peroxide, azelaic acid, salicylic acid, hydroquinone, calcipotriol, calcipotriene, tacalcitol,
anthralin, acitretin, methoxsalen, clascoterone, ingenol mebutate, tirbanibulin, aminolevulinic acid,
selenium sulfide, pyrithione zinc, chlorhexidine, povidone-iodine, hydrogen peroxide, gentian violet,
zinc oxide, calamine, dimethicone, becaplermin, collagenase, onabotulinumtoxina, abobotulinumtoxina,
incobotulinumtoxina, botulinum toxin, deoxycholic acid, hyaluronidase, sofpironium, thiamine, riboflavin,
pyridoxine, biotin, ascorbic acid, retinol, tocopherol, nicotinamide, pantothenic acid, levocarnitine,
zinc sulfate, zinc gluconate, potassium chloride, potassium phosphate, potassium bicarbonate,
sodium chloride, sodium phosphate, sodium acetate, sodium citrate, calcium gluconate, calcium chloride,
calcium citrate, magnesium oxide, magnesium chloride, magnesium gluconate, ammonium chloride, selenium,
chromium picolinate, cupric chloride, ringer lactate, albumin, hydroxyethyl starch, gelatin, dextran,
lipid emulsion, amino acids, parenteral nutrition, plasma-lyte, sterile water,
multivitamin, activated charcoal, dimercaprol, succimer, sodium calcium edetate, fomepizole, ethanol,
pralidoxime, obidoxime, sodium nitrite, sodium thiosulfate, digoxin immune fab, crotalidae immune fab,
botulism antitoxin, prussian blue, trientine, zinc acetate, sapropterin, nitisinone, sodium benzoate,
sodium phenylbutyrate, glycerol phenylbutyrate, carglumic acid, betaine, miglustat, eliglustat, imiglucerase,
velaglucerase, taliglucerase, agalsidase, pegunigalsidase, migalastat, alglucosidase alfa, avalglucosidase,
cipaglucosidase, laronidase, idursulfase, elosulfase, galsulfase, vestronidase, cerliponase, olipudase,
asfotase alfa, sebelipase, pegvaliase, nusinersen, risdiplam, onasemnogene, eteplirsen, golodirsen,
viltolarsen, casimersen, ataluren, patisiran, vutrisiran, inotersen, eplontersen, tafamidis, acoramidis,
givosiran, lumasiran, nedosiran, lanadelumab, icatibant, ecallantide, berotralstat, garadacimab,
donidalorsen, c1 esterase inhibitor, hemin, metreleptin, lonafarnib, trofinetide, omaveloxolone, factor viii,
factor ix, factor viia, fibrinogen, prothrombin complex, antithrombin, von willebrand factor, tetanus toxoid,
tetanus immunoglobulin, rabies immunoglobulin, hepatitis b immunoglobulin, hepatitis b vaccine,
influenza vaccine, pneumococcal vaccine, tuberculin, gadobutrol, gadoterate, iohexol, iodixanol, iopamidol,
barium sulfate, regadenoson, perflutren, sulfur hexafluoride, secretin, sincalide, cosyntropin, histamine,
methacholine, technetium, fludeoxyglucose, isosulfan blue, aminohippurate
`;

/** Other names of the same medicine: adopted names, abbreviations and trade names, as "generic: name, name". */
export const OTHER_NAMES = `
paracetamol: acetaminophen, pcm, tylenol, panadol, ofirmev, apap, calpol, perfalgan
aspirin: asa, acetylsalicylic acid, ecotrin, bufferin
ibuprofen: advil, motrin, nurofen, brufen, caldolor
naproxen: aleve, naprosyn, anaprox
ketorolac: toradol
diclofenac: voltaren, voltarol, cataflam
indomethacin: indometacin, indocin
meloxicam: mobic
celecoxib: celebrex
metamizole: dipyrone, novalgin
morphine: morph, sevredol, ms contin, roxanol, kadian, msir, oramorph, morphine sulfate, morphine sulphate, mso4
hydromorphone: dilaudid, exalgo
oxycodone: oxy, endone, oxycontin, roxicodone, oxynorm, oxyir
oxycodone + paracetamol: percocet, endocet, roxicet
hydrocodone + paracetamol: norco, vicodin, lortab, lorcet
codeine + paracetamol: tylenol 3, co-codamol
oxymorphone: opana
influenza vaccine: flu jab, flu vaccine, flu shot, fluvax, flu vax, flu vaccination
fentanyl: fent, duragesic, sublimaze, actiq
pethidine: meperidine, demerol
methadone: dolophine
buprenorphine: subutex, butrans
buprenorphine + naloxone: suboxone
tramadol: ultram, zydol, conzip
tapentadol: nucynta
butorphanol: stadol
naloxone: narcan
naltrexone: vivitrol, revia
methylnaltrexone: relistor
sumatriptan: imitrex
rizatriptan: maxalt
propofol: diprivan
etomidate: amidate
ketamine: ketalar
midazolam: versed, hypnovel
dexmedetomidine: precedex
lidocaine: lignocaine, xylocaine, lidoderm
bupivacaine: marcaine, sensorcaine, exparel
suxamethonium: succinylcholine, anectine
rocuronium: zemuron
cisatracurium: nimbex
sugammadex: bridion
glycopyrronium: glycopyrrolate, robinul
hyoscine: scopolamine, buscopan, transderm scop
hyoscyamine: levsin
baclofen: lioresal
tizanidine: zanaflex
cyclobenzaprine: flexeril
methocarbamol: robaxin
carisoprodol: soma
metaxalone: skelaxin
orphenadrine: norflex
phenytoin: dilantin
fosphenytoin: cerebyx
carbamazepine: tegretol
oxcarbazepine: trileptal
lamotrigine: lamictal
levetiracetam: keppra
valproate: depakene, epilim, depacon
divalproex: depakote
topiramate: topamax
lacosamide: vimpat
gabapentin: neurontin
pregabalin: lyrica
primidone: mysoline
phenobarbital: phenobarbitone, luminal
clobazam: onfi
carbidopa + levodopa: sinemet
pramipexole: mirapex
ropinirole: requip
benztropine: cogentin, benzatropine
donepezil: aricept
rivastigmine: exelon
galantamine: razadyne
memantine: namenda
riluzole: rilutek
fluoxetine: prozac, sarafem
sertraline: zoloft
paroxetine: paxil, seroxat
citalopram: celexa, cipramil
escitalopram: lexapro, cipralex
fluvoxamine: luvox
venlafaxine: effexor
desvenlafaxine: pristiq
duloxetine: cymbalta
bupropion: wellbutrin, zyban
mirtazapine: remeron
trazodone: desyrel
amitriptyline: elavil
nortriptyline: pamelor
doxepin: sinequan, silenor
vilazodone: viibryd
vortioxetine: trintellix, brintellix
haloperidol: haldol
chlorpromazine: thorazine, largactil
prochlorperazine: compazine, stemetil
risperidone: risperdal
paliperidone: invega
olanzapine: zyprexa
quetiapine: seroquel
ziprasidone: geodon
aripiprazole: abilify
lurasidone: latuda
clozapine: clozaril
lithium: li level, li levels
lithium carbonate: lithobid, eskalith
alprazolam: xanax
lorazepam: ativan
diazepam: valium, diaz
clonazepam: klonopin, rivotril
chlordiazepoxide: librium
temazepam: restoril
triazolam: halcion
zolpidem: ambien, stilnox
eszopiclone: lunesta
zopiclone: imovane
suvorexant: belsomra
ramelteon: rozerem
buspirone: buspar
hydroxyzine: vistaril, atarax
flumazenil: romazicon
methylphenidate: ritalin, concerta
amphetamine: amfetamine, adderall
lisdexamfetamine: vyvanse
atomoxetine: strattera
guanfacine: tenex, intuniv
clonidine: catapres
modafinil: provigil
armodafinil: nuvigil
varenicline: chantix
nicotine: nicoderm, nicorette
disulfiram: antabuse
atenolol: tenormin
metoprolol: lopressor, toprol, toprol xl, metoprolol tartrate, metoprolol succinate
bisoprolol: zebeta, concor
carvedilol: coreg
labetalol: trandate, normodyne
propranolol: inderal
nadolol: corgard
nebivolol: bystolic
esmolol: brevibloc
sotalol: betapace
timolol: timoptic
lisinopril: zestril, prinivil
enalapril: vasotec
captopril: capoten
ramipril: altace
benazepril: lotensin
quinapril: accupril
fosinopril: monopril
losartan: cozaar
valsartan: diovan
irbesartan: avapro
candesartan: atacand
olmesartan: benicar
telmisartan: micardis
sacubitril + valsartan: entresto
amlodipine: norvasc
nifedipine: procardia, adalat
nicardipine: cardene
clevidipine: cleviprex
nimodipine: nimotop
felodipine: plendil
diltiazem: cardizem, tiazac
verapamil: calan, isoptin
hydralazine: apresoline
methyldopa: aldomet
prazosin: minipress
doxazosin: cardura
terazosin: hytrin
nitroprusside: nipride, nitropress
furosemide: lasix, frusemide
bumetanide: bumex
torasemide: torsemide, demadex
hydrochlorothiazide: hctz, microzide
chlorthalidone: chlortalidone
metolazone: zaroxolyn
spironolactone: aldactone
eplerenone: inspra
nitroglycerin: glyceryl trinitrate, ntg, gtn, nitrostat, tridil, nitro
midazolam: midaz
ketamine: ket
penicillin: pcn, pen
suxamethonium: sux, succinylcholine, succs, scoline
rocuronium: roc
dexmedetomidine: precedex
azathioprine: aza
hydroxyzine: atarax
amiodarone: amio
dobutamine: dobut
nitroglycerin: gtn, glyceryl trinitrate, nitro, ntg
isosorbide mononitrate: imdur, ismo
isosorbide dinitrate: isordil
ranolazine: ranexa
ivabradine: corlanor
milrinone: primacor
digoxin: lanoxin, dig
amiodarone: cordarone, pacerone
flecainide: tambocor
dofetilide: tikosyn
dronedarone: multaq
adenosine: adenocard
adrenaline: epinephrine, epi, epipen
noradrenaline: norepinephrine, levophed, levo, norad, norepi
phenylephrine: neosynephrine
isoprenaline: isoproterenol, isuprel
vasopressin: pitressin, vasostrict
desmopressin: ddavp
midodrine: proamatine
atorvastatin: lipitor
rosuvastatin: crestor
simvastatin: zocor
pravastatin: pravachol
lovastatin: mevacor
ezetimibe: zetia
fenofibrate: tricor
gemfibrozil: lopid
colestyramine: cholestyramine, questran
colesevelam: welchol
niacin: nicotinic acid, niaspan
alirocumab: praluent
evolocumab: repatha
heparin: unfractionated heparin, hep, ufh
enoxaparin: lovenox, clexane
dalteparin: fragmin
fondaparinux: arixtra
warfarin: coumadin, jantoven
dabigatran: pradaxa
rivaroxaban: xarelto
apixaban: eliquis
edoxaban: savaysa, lixiana
bivalirudin: angiomax
clopidogrel: plavix
prasugrel: effient
ticagrelor: brilinta, brilique
cilostazol: pletal
pentoxifylline: trental
eptifibatide: integrilin
tirofiban: aggrastat
alteplase: activase, tpa, cathflo
tenecteplase: tnkase, tnk
tranexamic acid: txa, cyklokapron
idarucizumab: praxbind
phytomenadione: vitamin k, vit k, phytonadione, aquamephyton
epoetin alfa: epogen, procrit, eprex, erythropoietin
darbepoetin: aranesp
filgrastim: neupogen
pegfilgrastim: neulasta
ferrous sulfate: feosol, iron sulfate
iron sucrose: venofer
ferric carboxymaltose: injectafer
cyanocobalamin: vitamin b12, b12
folic acid: folate
sildenafil: viagra, revatio
tadalafil: cialis, adcirca
salbutamol: albuterol, ventolin, proventil, proair
levosalbutamol: levalbuterol, xopenex
terbutaline: brethine
salmeterol: serevent
fluticasone + salmeterol: advair, seretide
budesonide + formoterol: symbicort
fluticasone + vilanterol: breo
ipratropium: atrovent, ipra
ipratropium + salbutamol: duoneb, combivent, douneb
tiotropium: spiriva
budesonide: pulmicort
fluticasone: flovent, flonase
beclometasone: beclomethasone, qvar
mometasone: nasonex, asmanex
cromoglicate: cromolyn
montelukast: singulair
acetylcysteine: nac, mucomyst, acetadote
guaifenesin: mucinex, robitussin
benzonatate: tessalon, tessalon perles
diphenhydramine: benadryl
chlorphenamine: chlorpheniramine
cetirizine: zyrtec
loratadine: claritin
fexofenadine: allegra
levocetirizine: xyzal
promethazine: phenergan
meclozine: meclizine, antivert
dimenhydrinate: dramamine
hydrocortisone: cortef, solu-cortef, solucortef
prednisone: deltasone
methylprednisolone: medrol, solu-medrol, solumedrol
dexamethasone: decadron
betamethasone: celestone, bmz
triamcinolone: kenalog
insulin lispro: humalog, lispro, admelog
insulin aspart: novolog, novorapid, aspart, fiasp
insulin glulisine: apidra
insulin glargine: lantus, basaglar, toujeo, glargine, semglee
insulin detemir: levemir, detemir
insulin degludec: tresiba
insulin regular: humulin r, actrapid, human actrapid, hai, human actrapid insulin, novolin r, regular insulin
insulin nph: humulin n, novolin n, nph, nph insulin
metformin: glucophage
glipizide: glucotrol
glimepiride: amaryl
glibenclamide: glyburide, diabeta
pioglitazone: actos
sitagliptin: januvia
linagliptin: tradjenta
empagliflozin: jardiance
dapagliflozin: farxiga, forxiga
canagliflozin: invokana
exenatide: byetta
liraglutide: victoza, saxenda
dulaglutide: trulicity
semaglutide: ozempic, wegovy, rybelsus
tirzepatide: mounjaro, zepbound
dextrose: d50, d10, d5w, d5, d50w, d10w
levothyroxine: synthroid, levoxyl, thyroxine, unithroid
liothyronine: cytomel
thiamazole: methimazole, tapazole
propylthiouracil: ptu
cinacalcet: sensipar
ergocalciferol: vitamin d2
colecalciferol: cholecalciferol, vitamin d3, vitamin d
alendronate: fosamax, alendronic acid
risedronate: actonel
zoledronic acid: zometa, reclast, zoledronate
denosumab: prolia, xgeva
octreotide: sandostatin
omeprazole: prilosec, losec
esomeprazole: nexium
lansoprazole: prevacid
pantoprazole: protonix
rabeprazole: aciphex
famotidine: pepcid
ranitidine: zantac
cimetidine: tagamet
sucralfate: carafate
misoprostol: cytotec
bismuth subsalicylate: pepto-bismol, pepto
aluminium hydroxide: aluminum hydroxide
aluminium + magnesium hydroxide: maalox, mylanta
magnesium hydroxide: milk of magnesia
calcium carbonate: tums
simeticone: simethicone, gas-x
ondansetron: zofran
granisetron: kytril
metoclopramide: reglan
domperidone: motilium
aprepitant: emend
loperamide: imodium
diphenoxylate: lomotil
rifaximin: xifaxan
bisacodyl: dulcolax
senna: senokot
docusate: colace
docusate + senna: senokot-s, peri-colace
lactulose: enulose
polyethylene glycol: miralax, peg 3350, golytely
macrogol: movicol
psyllium: metamucil
dicycloverine: dicyclomine, bentyl
mesalazine: mesalamine, asacol, pentasa
sulfasalazine: azulfidine
infliximab: remicade
adalimumab: humira
vedolizumab: entyvio
ustekinumab: stelara
tofacitinib: xeljanz
pancrelipase: creon
ursodeoxycholic acid: ursodiol, actigall
tamsulosin: flomax
finasteride: proscar, propecia
dutasteride: avodart
oxybutynin: ditropan
tolterodine: detrol
solifenacin: vesicare
mirabegron: myrbetriq
phenazopyridine: pyridium
bethanechol: urecholine
allopurinol: zyloprim
febuxostat: uloric
colchicine: colcrys
sevelamer: renvela, renagel
sodium polystyrene sulfonate: kayexalate
patiromer: veltassa
sodium zirconium cyclosilicate: lokelma
calcium acetate: phoslo
estradiol: estrace, oestradiol
conjugated estrogens: premarin
medroxyprogesterone: provera, depo-provera
norethisterone: norethindrone
clomifene: clomiphene, clomid
tamoxifen: nolvadex
letrozole: femara
anastrozole: arimidex
bicalutamide: casodex
leuprorelin: leuprolide, lupron
oxytocin: pitocin, syntocinon
methylergometrine: methylergonovine, methergine
carboprost: hemabate
dinoprostone: cervidil
magnesium sulfate: magnesium sulphate, mag sulf, mag sulph, mag sulfate, mgso4
amoxicillin: amoxil, amoxycillin, amox
amoxicillin + clavulanate: co-amox, augmentin, co-amoxiclav
ampicillin + sulbactam: unasyn
piperacillin + tazobactam: zosyn, taz, tazo, pip-tazo, pip tazo, pip/tazo, pip taz, pip-taz, piptaz, piptazo, tazocin
benzylpenicillin: penicillin g, benpen, ben pen
phenoxymethylpenicillin: penicillin v, pen vk
cefazolin: ancef, kefzol
cefalexin: cephalexin, keflex
ceftriaxone: rocephin
cefuroxime: ceftin, zinacef
cefepime: maxipime
ceftazidime: fortaz
cefdinir: omnicef
ceftaroline: teflaro
imipenem + cilastatin: primaxin
meropenem: merrem
flucloxacillin: fluclox
ertapenem: invanz
aztreonam: azactam
gentamicin: garamycin, gent, gentamycin
tobramycin: nebcin
azithromycin: azithro, zithromax, z-pak, zpak
clarithromycin: biaxin
clindamycin: cleocin
doxycycline: vibramycin, doxy
minocycline: minocin
ciprofloxacin: cipro
levofloxacin: levaquin
moxifloxacin: avelox
vancomycin: vancocin, vanco, vanc
daptomycin: cubicin
linezolid: zyvox
colistin: colistimethate
mupirocin: bactroban
nitrofurantoin: macrobid, macrodantin
methenamine: hiprex
sulfamethoxazole + trimethoprim: co-trimoxazole, bactrim, septra, smx-tmp, tmp-smx
silver sulfadiazine: silvadene
metronidazole: flagyl, metro
isoniazid: inh
rifampicin: rifampin, rifadin
fluconazole: diflucan
voriconazole: vfend
caspofungin: cancidas
micafungin: mycamine
nystatin: mycostatin
terbinafine: lamisil
aciclovir: acyclovir, zovirax
valaciclovir: valacyclovir, valtrex
ganciclovir: cytovene
oseltamivir: tamiflu
remdesivir: veklury
nirmatrelvir + ritonavir: paxlovid
hydroxychloroquine: plaquenil
ivermectin: stromectol
permethrin: elimite
cyclophosphamide: cytoxan
methotrexate: trexall, mtx
fluorouracil: 5-fu, 5 fu
capecitabine: xeloda
cytarabine: ara-c
doxorubicin: adriamycin
vincristine: oncovin
vinblastine: velban
paclitaxel: taxol
docetaxel: taxotere
imatinib: gleevec
rituximab: rituxan
trastuzumab: herceptin
bevacizumab: avastin
pembrolizumab: keytruda
nivolumab: opdivo
etanercept: enbrel
tocilizumab: actemra
ciclosporin: cyclosporine, cyclosporin, sandimmune, neoral
tacrolimus: prograf
mycophenolate: cellcept
azathioprine: imuran
leflunomide: arava
immune globulin: ivig
latanoprost: xalatan
brimonidine: alphagan
dorzolamide: trusopt
isotretinoin: accutane
povidone-iodine: betadine
chlorhexidine: peridex, hibiclens
thiamine: vitamin b1
pyridoxine: vitamin b6
ascorbic acid: vitamin c
tocopherol: vitamin e
retinol: vitamin a
potassium chloride: kcl, k-dur, klor-con, k dur
potassium phosphate: kphos
sodium chloride: normal saline, saline, nacl, ns, n/s
calcium gluconate: ca gluconate, calcium gluc, ca gluc, cal gluc, cal gluconate
ringer lactate: lr, rl, csl, lactated ringers, lactated ringer, ringers lactate, lactated ringer's, hartmanns, hartmann's, hartmann solution, hartmanns solution, hartmann's solution, ringer's lactate, compound sodium lactate
sodium bicarbonate: bicarb, sodium bicarb
albumin: albumin 5, albumin 25
parenteral nutrition: tpn, total parenteral nutrition
multivitamin: mvi, multivitamins
activated charcoal: charcoal
digoxin immune fab: digibind
cosyntropin: cortrosyn
botulinum toxin: botox
influenza vaccine: flu shot, flu vaccine
`;

/**
 * Endings that WHO reserves for groups of medicines; a longer word with such an ending, not listed as an
 * ordinary word, is taken for a medicine that the list does not know yet.
 */
export const NAME_ENDINGS = `
olol, pril, prilat, sartan, mycin, micin, cillin, azole, vastatin, azepam, azolam, dipine, mab, tinib, ciclib, parib,
rafenib, metinib, zomib, lisib, caftor, gliptin, gliflozin, glutide, glitazone, floxacin, cycline, penem, bactam,
fungin, ciclovir, cyclovir, navir, tegravir, buvir, asvir, previr, vudine, prazole, setron, triptan, gepant, caine,
curium, curonium, barbital, oxetine, triptyline, pramine, peridol, peridone, xaban, gatran, parin, grel, grelor,
teplase, terol, tropium, lukast, olone, onide, fibrate, thiazide, semide, zosin, dronate, dronic, platin, rubicin,
taxel, tecan, limus, poetin, grastim, relin, relix, orphine, codone, morphone, profen, fenac, oxicam, coxib, racetam,
gabalin, orexant, melteon, stigmine, oprost, vancin, siran, nersen, vaptan, ciguat
`;

/** Words with such an ending that are not medicines. */
export const NOT_DRUGS = `
april, cholesterol, novocaine, statins, thiazide, thiazides, minimab, endorphine, anticholesterol, tetracyclines, monopril
`;
