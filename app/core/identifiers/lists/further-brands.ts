/** Further brands, devices, shops, foods and other names of things: surgery, dialysis, vaccines, informatics, households. */
export const FURTHER_BRANDS = `
abbocath abidec abilify abstral accrete accuhaler accuphase aclasta actim actimel actiq activia actonel acuphase
acura adbry adcal adcal-d3 adidas advate aerochamber aerogen aintree airliquide airmed airtraq aldi alendronic
alere alimentum alka alkindi all-bran allbran alpen alprolix alzain ambrosia amgevita amion amnisure amplatz
amts anadin anapen angio-seal angioseal anoro anusol anzac apd apo-go aquadex arcoxia argos aricept arista
arjo-huntleigh arnica arnott arpiprazole asda atrovent auvard auvi-q avodart axalid axsain ayre babybel babyleo
bacardi baileys bakewell balfaxar balfour ballance barbeau barbie barrs barrys battenberg bavencio bazuka bcg
bearnaise bechamel beechams bellavista bellco bellovac bence-jones benecol benefix benepali benner beriplex
berman betaferon bethesda betke betmiga bhutani bic-razor bicavera binax binocrit binosto bionector
birds-custard birdseye birkenstock bisodol bisto bivigam bladderscan blissel blom-singer blue-badge boc boda
bodok bolognaise bolognese bombay bonanno bonewax bonjela bonnano bookwalter boostlingo bournvita boursin bovril
bps braltus branston bricanyl brie briviact brufen buccolam buchanan-bib budweiser bullard bupeaze burch
burch-wartofsky buspar butec buvidal byannli cadbury caerphilly calceos calcichew calpol camaro camcog camcolit
camel-lift camembert canesten cannulock canpost capd carbonara careflight carey-coombs carhartt carvallo
castellani cathedral-city cavilon-wipe ccs celevac centrelink cepheid ceprotin chamomile champix cheddar
chelsea-bun cheshire-cheese chipotle cibinqo cinahl cinqair cinryze cipralex circadin citralock ciwa clave
clayshoveler clearblue clenil clinell cliposet clopine clorox clover-spread clubcard cmac cobas coco-pops
colgate-total colmans combitube combodart combur compeed complan concerta condy contiflo cornflakes
cornish-pasty corsodyl corvette coseal cosmofer cpot creon-micro crocs cryo cumberland cusco cuvitru cvvh cvvhd
cvvhdf cymbalta cyracom czerny dacia dairylea daktarin dalivit dasa dast de-musset decapeptyl deep-heat
denzapine derma-s dermoplast detrusitol dettol dewinter diacomit dianeal diclomax digestives dioctyl docusol
dolmatil doritos dosulepin dove-soap dremel drentech dtap duaklir duffy dulux dunelm dunhill dunstan duodopa
duopa duoresp duphalac duplo duralock duraprep duraseal durogesic dynaform dynamed dyson easi-breathe ebixa ebme
eccles echinacea edam edronax efexor effentora eklira ellipta eloctate elsevier eltroxin elvanse emerade
emmental enseal epilim epistatus epson equasym eschmann espranor ethibond ethilon ethosuximide etumine evacal
eversense evicel evri evrysdi evusheld exelon exoseal extraneal exudrain fanta farabeuf febreze fedex feldene
feminax femostop fenugreek feta fibrillar fibrogammin fibryga filshie finochietto firazyr fixodent flebogamma
flixotide flomaxtra floseal fluad flucelvax fosamax fosavance fostair fray-bentos freedom-pass fridericia
frisium fromage-frais frosties fultium fybogel fycompa gammagard garmin gaskin gaviscon gelport genexpert
germolene germoloids gillette gillies golden-wonder gorgonzola gouda granufoam greggs griplok gruyere guinness
guldmann gulick gynest haakaa haddon haegarda hageman haleraid halloumi halsted hamilton-russell haribo hartleys
hartmann-pads healthstream heelpro heineken helimed hellmanns hemlibra hemocath hemopatch hibi hicaps hill-sachs
hilux hizentra hobnob hohmann hollandaise honeywell horlicks hortons howell-jolly hulka humate humpty-dumpty
hydrocortone ibuleve icyhot idelvion igel ikea imdsoft imperial-leather imraldi incruse infatrini inflectra
insta instanyl intratect invita ipratropium-nebs irn-bru ispagel jackson-rees jacobs-crackers jacquemier jaffa
jagermeister jarvik jell-o jello jenga jenx jewett jext joerns judkins juul jyseleca kallax kapruvia kentera
keppra kerracel keurig kidd kidds kindergen kinderkey kiovig kitelock kitkat kleenex kleihauer-betke kmart knorr
kogenate kolb kool-pak korsuva kroger kronos kubler-ross kylie-sheet kyocera lactugal lagevrio lamictal
lamington lancashire landcruiser langenbeck languageline largactil lary laryngoseal lasagne latarjet laxoberal
lbf leicester lemsip lenovo leukosan lexicomp libtayo lidl lifeflight lifestar ligasure lilt lincolnshire
linton-nachlas lippincott liquiband liquide listerine littlewoods lloyd-davies lloydspharmacy lma loblaws
logitech longtec lorraine-quiche lugol lugols lund lurpak lustral lyrica lysol madopar maelor magills maintena
manevac mangar manuka mapleson marietta marlboro martti matalan matatu matriderm matrifen mavenclad maxplus
mayo-clinic mccoy mcindoe mcvitie medevac medi-derma-s mediderma medikinet medilog melba memantine-tabs menacwy
mercyflight mersilk metaneb metanium metavision metzenbaum mezolar micralax microclave micromedex
milk-of-magnesia milo milton-fluid mimpara mirtazapine-orod mmr mobic modecate molicare monocryl monofer monogen
motability motherlove mothersmilk mozzarella mr-kipling mst multistix musset mynx nachlas nandos napolitana
naprosyn naseptin nathanson nectar neochord neorecormon neotee nescafe nespresso nesquik netgear neurontin
neuroptics neville-barnes nicotinell nike nintendo nippv niquitin nitrazine nivea nonin norgalax normacol
nosefrida novabiopharm novacor novavax novoseven nubeqa nudesc numient nurofen nurolon nutella nutrineal
nutrizym nyha octagam octaplas olbas optia oral-b oramorph orap oreo orgovyx ornge oruvail ovaltine ovestin
ovomaltine oxford-hoist oxo oxycontin oxylog oxynorm palexia palladone palmolive panadol pancrex panzyga papile
pappenheimer pardelprin parker-knoll parma parmesan parsabiv pavlova paykel payne-martin pds pears-soap pecfent
pelger peplau pepsi perclose permacath perrier petit-filous pg-tips phenergan-tabs philadelphia phosex phoslyra
phosphate-enema phq phyllocontin physioneal piportil pipp playmobil playstation plenadren pleurevac
plummer-vinson pneumostat pokemon poligrip ponstan popeyes poundland powerline pregestimil preparation-h
prevenar priadel primark priorix prismax probox proglide prolene prontoderm propess propio proscar proseal
proshield-plus prostap protelos provox prozac psoas publix pubmed puramino purolator quavers qvar radox raizer
ralgex rampley rapide readybrek redax reed-sternberg regkirona regurin relaxit relias relvar reminyl remsima
renastart repevax replens repose-cushion resolor resonium respimat rhophylac riastap ribena-light rice-krispies
ricoh ricotta risperdal rivotril robert-jones robnel roku rollator ronapreve rooibos roquefort rouleaux rubicon
ruconest ryvita ryzodeg saegesser safeway sainsburys salamol salonpas samsonite sarnat savlon schlatter scholl
schrader schweppes scuf seca securacath seebri sellick senna-tabs sensodyne sensormedics serenace seretide
seroquel seroxat servox sevodyne sevredol sgarbossa sharpie shirodkar shortec shreddies sifrol silfix silflex
silverman-andersen silvikrin sinapi sinemet skinsan slenyto smartsite smirnoff snoozelen sobeys softalind
sokolow solian solpadeine somogyi sonicision sorbaderm sorbisterit special-k specsavers spencer-wells spinraza
spiriva splitcath starbucks starclose staysafe stedy stelazine steradent steri stetson stexerol stilnoct stilton
storz stratafix stratus strepsils stroganoff sudocrem suliqua sunpat superdrug surecan surgiflo sux swartz
swedish-nose symbicort symplr syndol syntometrine sysmex sytron tablo tachosil takhzyro tapclob targinact
taurolock tayto tcp-antiseptic tdap tegretol tena tertroxin tetley thermacare thopaz thrombate thunderbeat
tigerbalm tigertext tillaux tim-tam tiptree tirosint tisseel tizer topamax toviaz trachphone tramacet tramquel
trband trelegy trevicta trimbow trintellix trissel trissels troisier trurapi tuk-tuk tupperware turbohaler tusla
twix typhoo uldall ulta ultibro unga uniphyllin uptodate urisys uromax vagifem valdoxan valerian vaseline
vauxhall vaxcel vaxelis veca-c vegemite velcro velpeau ventolin-evohaler ventouse verathon veress vernacare
vesicare viasys vicks vimpat vimto vitajoule vitalograph voalte voicebox voltarol volumatic von-willebrand
voncento vonvendi voyce vulsellum vuse wachtel waitrose walgreens wartofsky wawa weet-bix weetbix weitlaner
wellens wellington-boots welsh-rarebit wendy-sheet wendylett wendyletts wendys wensleydale whooley wilate wilko
witchhazel woolworths wordle xaggitin xbox xepin xeplion xeroform xerox xevudy xprecia xyntha yakult
yorkshire-pudding yorkshire-tea zacin zamadol zaponex zarontin zimmer zimovane ziploc zippo zirabev zispin
zolgensma zomorph zonegran zopiclone-teva zydol zypadhera zyprexa
conti docman everton greggs hameln hedrin maxfacs norwalk pret safehip sarstedt sarstedts steris ukons vernacare
vivisol
`;
