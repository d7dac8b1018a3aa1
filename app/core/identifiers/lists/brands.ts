/** Brands of medicines, dressings, devices and feeds that the list of drugs lacks. */
export const BRANDS = `
abbott abilify abiomed abl abound abraxane abrysvo abstral accent accu-chek accuchek accuhaler accupril
accutrend aceon aciclovir acinetobacter aciphex actavis actemra actico acticoat actiq actisorb activa activase
activheal activon actonel actos actreen acudose adacel adalat adapt adapta adaptic adcirca adderall adenocard
admelog advair advisa aerochamber aetna affixus afrezza afrin aggrenox agilia agrastat aimovig aircast
aircurve airlife airomir airpal airsense airvo ajovy akineton akten alaris albuminex alcaine alcon aldactone
aldara aldomet aleve alevyn alfamino alfenta algipan algisite alimta alinity alka-seltzer allegra allevyn
allscripts allyn almus aloxi alphagan alphaxcell altace alteplase altiform altraplen alvesco amaryl ambien
ambisome ameda amia amicar amlod amplatzer amplia ampligen amt anadin anbesol ancef andexxa androgel anectine
anexate angiocath angiodynamics angiomax anoro antabuse anthem antivert anusol anzac anzemet apidra apix
applix apresoline aptamil aquacel aquaphor aquarius aranesp arcapta argatroban arginaid argyle aricept
arimidex arixtra arjo arjohuntleigh armour arnuity aromasin arrow artane arthrex arthrotec asacol ascensia
ascor asena askina asmanex aspen aspirin-free assura assurance assurity astelin astra astral astrazeneca
atacand atarax atimos atorva atrauman atrauman-ag atripla atrovent aubagio audi aurobindo aurora aurum austedo
autohaler autologic autopulse avandia avapro avastin aveeno avelox avent avinza avodart avomine avonex axid
aymes azactam azilect azopt azulfidine azure b-braun babylog bacitracin bactalert bactec bactigras bactroban
bair bakri balloon balmex banamine banzel baqsimi baraclude bard-davol bard-lubri-sil bardex bardia bardport
bauerfeind bausch baxter bayer bbraun bd beagle beatles beclo beconase belbuca belsomra benadryl benefiber
beneprotein benicar bennett bentyl bepanthen berinert berlingo betadine betagan betapace betaseron betnovate
bexsero bextra beyfortus biatain biaxin bicillin bidil biktarvy bilibed bilisoft binaxnow biocath biofreeze
biogaia biolox biolyte biomet biomonitor biotene biotronik biphasic bird bisacodyl biso bivona blatchford
bledsoe blom bluselect bmw bodyguard bolus bonefos boniva boost boostrix boppy bordetella borrelia bossnet
boston botox bovie braltus braun braun-thermoscan braunoviral brava bravelle breas breeze breg breo brevibloc
bricanyl bridion brilinta briviact brovana broviac brucella brufen bsn bubblecpap buccastem bugaboo buick
buicks bumex buminate bupa burinex buscopan buspar butrans butterfly button bydureon byetta bystolic cabenuva
cadd cadillac caduet cafcit calan calazime calmoseptine calogen calpol calshake caltrate camcare campral camry
canasa cancidas canesten caplyta capoten carbatrol carboflex cardene cardinal cardioq cardiosave cardioserv
cardura careconnect careflo carelink carescape carevue cariban carmex carnation carobel carpentier carpuject
cartia casio catapres cathena cathflo cathgrip cathlon caverject cavilon cayston ceclor cefobid ceftin
celebrex celestone celexa cellcept centrimag cepacia cepacol cephalomedullary cerazette cerebyx cerner
cernevit cervarix cervidil cetraben chantix charnley cheerios chevrolet chevy chiba chirocaine chlamydia
chlorhex chloromycetin chrysler chux cialis cigna ciloxan cimzia cipramil circadin citracal citramag citroen
civic claforan claria clarinex claritin clenil cleocin climara clinda clinifix clinimed clinimix clinisol
clinisorb clinitest clinoril clio clomid clopixol cloxa clozaril co-codamol coaguchek cobra cochlear coflex
cogentin colazal colgate colief coloplast colpermin colyte combi combivent combivir comfeel comfifast
comirnaty commodore compat complan compleat comtan concerta confidence confirm conmed conotrane contour
convatec conveen cook corail cordarone cordran coreg corevalve corflo coricidin corlanor corolla corpak
corpuls corsa cortef cortenema cortrak cosmopor cosopt costco cosyntropin cotazym covera coversyl covidien cow
coxiella coxsackie cozaar creon cresemba crestor crocodile cubicin cuprofen curafil curan curatio curos
curosurf cuticell cutimed cyclimorph cyklokapron cymbalta cytomel cytotec cytovene cytoxan daihatsu daktarin
daliresp dalvance dana dansac dantrium darco darzalex dash datascope datix daypro dayvigo ddavp debrox
decadron decubitus deepheat deere deltasone deltec demadex demser dengue dentinox depacon depakene depakote
depixol depo depo-medrol depo-provera depuy dermol dermovate descovy desyrel detrol dexcom dexedrine dextrose
dhs diabeta diabinese dialog diamox diastat diflucan digibind digifab dilacor dilantin dinamap dioralyte
diovan diprobase diprolene ditropan diuril dobbhoff dobutrex docusate dodge dolobid domeboro domperidone
donepezil donjoy donway doptelet doublebase dovato dovobet dovonex doxil draeger dramamine dreamstation duac
duaklir ducati dulera duocal duoneb duoresp duphalac dupixent durafiber duragesic duramorph durango durapore
durezol duricef durogesic dyazide dynacirc dyrenium dysport eakin easyderm easyhaler eclypse ecotrin edarbi
edecrin edora edwards effentora effient eklira elavil eldepryl elecare elgar elidel eligard elisio elitek
ellipse elocon eloxatin eluna elvie embeda emblem emend emgality emis emla empa emsam enbrel encare endocet
endolite endone endurity enemeez enfamil engerix enhertu enlon enox ensura ensure ensure-plus entereg entocort
entonox entrant entresto entriflex entuit entyvio envarsus epaderm epaned epclusa epic epicutaneo epidiolex
epilim epinephrine epipen epivir epogen eprex epzicom equetro eraxis erbitux ertapenem eryped esaote esbriet
essity essure esteem estrace etac ethicon eucerin eucrisa eulexin eumovate euthyrox evenity evera evista evita
evohaler evolut exactech exelon exeter exforge exjade exparel eyelea eylea fabia fabian facetime fanapt
fareston farxiga fasenra faslodex feldene femara fenbid fentora feosol feraheme ferinject ferno ferrlecit
fiasp fiat fibersource fiberwrap fioricet fisher-paykel fitbit flaminal fleet fleets flexeril flexi-seal
flexiflo flexiseal flip-flo flivasorb flixotide flocare flolan flomax flonase florastor florinef flotrac
flovent fluarix flublok fluclox fludro fludrocortisone flumazenil fluzone focalin folex foleylock foradil
forane forester fortaz forteo fortify fortijuce fortisip fosamax fosrenol fostair fragmin freego freestyle
freka fresenius fresubin frova frusemide fucidin fujifilm fulphila fungizone furadantin furlong futura futuro
fuzeon fybogel fycompa gaba gabitril gallant gambro gamma gamunex ganirelix garamycin gardasil gardnerella
gastrogel gastrografin gastrolyte gate gatorade gattex gaviscon gelclair gelfoam gem gemzar gengraf genius
genvoya geodon gerber giardia gilenya giraffe glamin glaxosmithkline gleevec gliadel glic glidescope glooko
glucagen glucerna gluco glucomen glucophage glucorx glucotrol glycoprep gmc gocovri golvo gore graco granix
granuflex granugel granulex graseby gravol great-bear grip-lok groshong gsk guaifenex guardian gvoke gynol
haag-streit haberman halcion haldol halo hamilton handicare handihaler hanta hanukkah hare hartmann harvoni
hauora havrix headmaster healon heartmate heartstart heartware hectorol helex hemabate hemi hemocue hemospan
heparinized heplisav hepsera herceptin hercules hextend hickman hikma hill-rom hillrom hilux hipp hiprex
histoacryl hitachi hoffmann holden hollister hologic homechoice honda horlicks hosiery hoverjack hovermatt
huawei hugger huggies humana humatrope humira humulin huntleigh hyalgan hycamtin hydralazine hydralyte hydrea
hydromol hydrosil hydrosorb hygroton hylenex hypafix hyperrab hytrin hyundai hyzaar i-stat ibiza ibrance
ibugel ibuleve icatibant iemr iforia ilesto ilizarov imbruvica imdur imfinzi imitrex imodium imovax impala
impella imuran inadine inapsine incivek incruse inderal indocin infacol infanrix infant-flow infasurf infed
infusomat ingrezza inlyta innohep inomax inspra instanyl insulatard insulet insyte insyte-autoguard integra
integrilin intelence intelligent intellivue intertan intralipid intrasite introcan intron intropin intuniv
invacare invanz invega invirase invokana iodoflex iodosorb ionsys iopidine ipra ipratropium isentress ismo
isoket isolette isolyte isoptin isordil isosource isovue istat isuprel itrevia ivacare jakafi januvia
jardiance jaydess jeep jelco jelonet jentadueto jevity jude juluca jura jurnista juven juzo k-dur k-lite k-lor
k-phos k-plus k-soft k-tab kadcyla kadian kaiawhina kaimahi kaiser kaletra kaltostat kalydeco kangaroo kangoo
kaopectate kapitex kapvay kcentra kcl keflin kelhale kenalog kendall kendrick kepivance keppra kerramax
kesimpta ketalar ketocal kevzara keytruda kia kineret kinlytic kisunla klean-prep kliniderm klonopin klor-con
kora kwells kwikpen kylie kyprolis kytril lacri-lube lacrilube lactina lamictal lamisil lanoxin lansinoh
lantus lasix lassa latuda laxido leaderflex legionella lego lemtrada leqembi leqvio lescol letairis leukeran
leukine leukostrip levaquin levbid levemir levin levitra levoxyl levsin levulan lexapro lexiscan lexus lialda
libre librium lidco lidex lidoderm lifecath lifepak lifescan lifevest liko likorall linet linox linq lioresal
lipitor liposyn liquigen littmann livalo livanova lodine loestrin lofric lohmann lomb lomotil longtec loniten
lonsurf lopid lopressor lorabid loraz lorenzo lortab losec lotensin lotrel lotrimin lotronex lotus lovaza
lowenstein lozol lrs lubricath lucas lucemyra lucentis lucozade ludiomil luer luer-lok lumigan lumis lunesta
lupron luvox luxiq lynparza lyrica lysodren macrobid macrodantin macugen magna magnevist malarone malibu
mammomat mannitol maquet marburg marcaine marevan marinol marmite marplan marquette marvelon masimo matrifen
mavik mavyret maxair maxalt maxeran maxi-move maxidex maxijul maxipime maxitrol maxolon maxzide mazda mckesson
mckinley mebeverine medela medi medibank medicaid medihoney meditech medline medrol medstation medtronic mefix
mefoxin megace megane melgisorb mellaril menactra menveo mephyton mepiform mepilex mepitac mepitel mepron
merck merrem mesalt mesna mesorb mestinon metadate metaglip metamucil metanium methergine methoxyflurane metop
mevacor mexitil miacalcin miami miami-j mic-key micafungin micardis mickey micra micro-k microgynon microlax
microlife micronase micropore microtainer microzide midamor midodrine midrin milo mindray minerva mini-mag
minimed miochol miradry mirapex mirena mirt mitigare mitraclip mitsubishi moban mobic mobitz moderma modulen
molift molnlycke mondeo monistat monopril monospot monovette montelukast monurol morph mosaic motilium
motorola movelat movicol moviprep mscontin mucinex mucomyst multaq murine mustargen myambutol mycamine mychart
mycobutin mycostatin mydriacyl myfortic mykrox mylan mylanta mylicon mylotarg myobloc myrbetriq mysoline
n-a-ultra nalfon namenda namzaric nan naprosyn nardil naropin nasacort nasonex natrecor natura natus navane
neann nebcin nebuhaler nebupent nebusal neisseria nellcor nembutal neo-synephrine neocate neohelp neopuff
neoral neosure nephramine nepro nesina neulasta neumega neupogen neupro neurontin neutra nexavar nexiva
nexplanon nexterone nexus nfant niaspan nicoderm nicorette niferex nikkiso nimbex nimbus nimotop nippy nipride
nissan nitro-bid nitro-dur nitrodur nitrolingual nitropress nitrostat nizoral nocardia nokia nolvadex nor-qd
norco norflex normodyne noroxin norpace norpramin norspan norvasc norvir nova novalung novartis novasource
novogel novolin novolog novorapid noxafil nozinan nplate nubain nucynta nuedexta nuk nulojix nulytely nurofen
nurtec nutilis nutramigen nutren nutricia nutriline nutrini nutriprem nutrison nuvaring nuvasive nuvaxovid
nuvigil nxstage nytol obamacare octavia octenilin octenisan octreoscan ocuflox oculus odefsey ofev ofirmev
oilatum olanz oleptro olumiant olysio omnaris omni omnicarbon omnicef omnicell omnipod omron oncaspar onetouch
onfi onglyza opana opdivo opsite opsumit optiflow orabase oragel oral-b oramorph orap oravig ordine orencia
orkambi orthofix oscal osmitrol osmolite ossur otezla oticon otrivin ottobock oxfam oxford oxis oxy oxycontin
oxynorm oxytrol oxyzyme ozempic ozurdex pabrinex pajero palexia palladone pamelor pampers panadeine panadol
pancrease panda panretin pantoloc parafon parcopa parlodel parnate parvolex passat passy-muir pat patanol
patslide pavlik paxil paxlovid pecfent pedialyte pediarix pediasure peg pegasus pegasys pegj pentam pentasa
penthrox pentothal peptamen pepti peptisorb perative percept percocet perforomist perfusor peri-colace
periactin peridex perimount perjeta permafoam permitil permobil persantine peugeot pfizer pfna philadelphia
philips phisohex phonak phoslo phospho photofrin phyllocontin physio-control picanto picato picco picolax
pinnacle pitocin plan-b plaquenil platinium plavix plegridy plendil pletal pneumovax polocaine polycal polymem
polysporin polysulfone pomalyst ponstan ponstel pontiac popsicle portacath portex posey powerade powerchart
powerpicc powerport pradaxa praluent prandin pravachol praxbind precision-flow precose preg premarin premicath
premier premixed prempro presep prevacid prevalite prevalon prevnar prevymis prezcobix prezista priftin
prilosec primacor primapore primaxin prinivil prisma prismaflex pristiq prius privigen proair proamatine
probalance procal procardia procare proclaim procrit profore proform prograf prolastin prolia promacta
prometrium promod promote prontosan propecia proscar proshield prosom prosource prosplint prostat prostigmin
prostin prosys protectiv protek protifar protonix protopam protopic provenge proventil provera provigil
proxima prozac pulmicort pulmocare pulmozyme punto purell puritan putter pyridium pyxis qalsody qashqai quadra
quantiferon quattro qvar radical radicava radiometer ralgex ranexa rapaflo rapamune rapidpoint raymed razadyne
rebif reclast recombivax reeves refresh regitine rehydrat relafen release relenza relistor relpax relvar
remeron remicade remodulin renagel renault rennie renvela reopro repatha repithel reply repose requip
rescriptor resmed resound resource resource-thickenup respimat respironics restasis restoril resuscitaire
retacrit retavase retrovir returner revaclear revatio reveal revia revlimid revolade rezulin rhinocort rhogam
ribena richard ridaura riester rig rigevidon rilutek rinvoq rio risperdal ritalin rituxan robaxin robinul
robitussin roche rogaine rolex romazicon rooke rosuva rotaflow rotarix rotateq rotunda roxanol roxicodone
rozerem rusch rusch-gold rybelsus rythmol saab sabina sabril saf-t-intima safetouch sager salagen salamol salb
salem salts sam samsca samsung sanctura sandimmune sandostatin sandoz sanofi santyl saphris sapien sara
sarafem sarastedy sarita sarmiento savaysa savella savina sayana scandishake scientific scoop seconal sectral
seebri seiko selzentry semglee sensia sensipar sensorcaine sensura septra serax seretide serevent seroquel
serratia sert servo servo-i serzone setopress sevorane sevredol shigella shiley shingrix siemens sigvaris
silastic silvadene silverado silvercel similac simpla simplastic simponi simulect sinemet sinequan singulair
skelaxin skoda sle slidesheet slo-phyllin slow-fe slow-k slow-mag sma softform soliris solpadeine solu-cortef
solumedrol soma somavert sonata sonosite sorbaderm sorbion soriatane sorin sorine sovaldi spacehaler
spectracef speedicath spikevax spiolto spiriva spiro spok sporanox sportage spravato sprycel stadol stalevo
stanmore starkey starlix starr statlock statstrip steady stedy steglatro stelara stellar stemetil stilnoct
stiolto stivarga stoma stomahesive strattera streptase stryker stugeron subaru sublimaze suboxone subutex
sudafed sudocrem sudoku sular sulfamylon summers sunosi sunrise suplena supprelin suprane suprasorb suprax
sur-fit surepress surfak surmontil survanta survimed sustagen sustiva sutent suzuki swan symbicort symdeko
symlin symmetrel symphony symtuza synagis synalar synarel synercid synthamin synthes synthroid systagenix
systane systmone t-slim tacoma tagamet tahoe takeda talley talwin tamariki tambocor tamiflu tandem tandemheart
tapazole tarceva targin targinact targocid tasigna tasmar taxol taxotere taylor teams teargas tears tecentriq
tecta teflaro tegaderm tegretol tekturna teleflex telfa temodar tempur tena tenecteplase tenex tenormin
tensopress terazol terumo tesco tesio tesla teslascan tessalon testim teva teveten tezspire thalomid
thiamilate thick-easy thixo thomas thompson thoratec thorazine thrombin thymoglobulin tiazac ticlid tielle
tigan tiger-balm tiger-text tigerconnect tiguan tikosyn timentin timex timoptic tindamax tissot tivicay tlso
tnkase tobi tobradex tofranil tommee tommee-tippee topamax toradol torisel toshiba toujeo toyota tracleer
tracoe tradjenta tramacet tramal trandate transderm transit tranxene travatan treanda trelegy trental trexall
trialysis tricare trichomonas tricor tridil trigen trikafta trileptal trilipix trilogy trimbow trimix
trintellix triumeq triumph trivagizole trodelvy trufoam trulicity trumenba truvada tslim tubex tubifast
tubinette tucson tudorza tughrul tums tundra tunstall turbo-ject turbohaler tussionex twinrix twocal tygacil
tykerb tylox tymlos tympanic tysabri ubrelvy ultibro ultiva ultracet ultram ultravist unasyn unify uniperc
uniphyl uniphyllin unitron univasc urecholine urgo urgoclean urgostart urgotul uriplan urocit urosheath
uroxatral ursodiol uvadex vacoped vacuette vacutex vacuum vagifem valcyte valium valleylab valtrex vancocin
vantin vapotherm vaprisol vapro vaqta varivax vascepa vaseretic vashe vaso vasocon vasofix vasotec vauxhall
vectibix velcade velosulin vemlidy venclexta venflon venofer ventavis ventolin verelan versacloz versatus
versiva vesicare vespa vfend viagra viatris vibativ viberzi vibramycin vicks vicodin victoza vidaza videx
vigileo viibryd viking vimovo vimpat viracept viramune viread viroptic visia visken vista vistaril vistide
vital vitara vitrase viva vivactil vivaro vivelle vivitrol vivo vivonex vocera volkswagen voltaren voltarol
volumat volumatic volvo vortex vpap vraylar vygon vytorin vyvanse walmart warf watchman webpas weetabix
weinmann welch welch-allyn welchol welland wellbutrin whatsapp widex winrho wissner-bosserhoff wockhardt
xadago xalatan xanax xeloda xenical xeomin xerava xgeva xifaxan xigris xolair xopenex xupad xylocaine xyrem
xyzal yamaha yaris yasmin yersinia yervoy ypsomed ypsopump zaditor zafira zaltrap zanaflex zanosar zapain
zarontin zaroxolyn zebeta zegerid zeiss zejula zelapar zelboraf zelleta zemplar zemuron zenapax zentiva
zerbaxa zerobase zestoretic zestril zetia zetuvit ziac ziagen zimmer zimovane zinacef zinecard zio zithromax
zocor zolinza zoll zoloft zometa zomig zomorph zonegran zontivity zoom zortress zostavax zostrix zovirax
zubsolv zyban zydol zyloprim zyprexa zyrtec zyvox
`;
