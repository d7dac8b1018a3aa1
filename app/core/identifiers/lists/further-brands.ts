/** Further brands, devices, shops and names of things: surgery, dialysis, blood products, vaccines, informatics, households. */
export const FURTHER_BRANDS = `
abbocath abidec accuphase aclasta actim acuphase acura adbry adidas advate aerogen aintree airmed airtraq aldi
alere alimentum alkindi alprolix amgevita amion amnisure amplatz amts anapen angio-seal angioseal apd aquadex
argos arista asda auvard auvi-q ayre babyleo bacardi baileys balfaxar balfour ballance barbeau barbie bavencio
bcg bellavista bellco bellovac bence-jones benefix benepali benner beriplex berman betaferon bethesda betke
bhutani bicavera binax binocrit bionector birkenstock bivigam bladderscan blom-singer bodok bombay bonanno
bonewax bonnano bookwalter boostlingo bovril bps budweiser bullard burch burch-wartofsky buvidal byannli cadbury
camaro camcog cannulock canpost capd careflight carey-coombs carhartt carvallo castellani ccs cepheid ceprotin
champix chipotle cibinqo cinahl cinqair cinryze citralock ciwa clave clayshoveler clearblue clinell cliposet
clopine clorox cmac cobas combitube combur condy corvette coseal cosmofer cpot crocs cryo cusco cuvitru cvvh
cvvhd cvvhdf cyracom czerny dacia dalivit dasa dast de-musset decapeptyl denzapine dermoplast dettol dewinter
dianeal doritos dremel drentech dtap duffy dunhill dunstan duodopa duopa duplo duralock duraprep duraseal
dynaform dynamed ebme eloctate elsevier eltroxin emerade enseal epson eschmann espranor ethibond ethilon
eversense evicel evri evrysdi evusheld exoseal extraneal exudrain fanta farabeuf febreze fedex femostop
fenugreek fibrillar fibrogammin fibryga filshie finochietto firazyr flebogamma floseal fluad flucelvax
fridericia gammagard garmin gaskin gelport genexpert gillies granufoam greggs griplok guinness guldmann gulick
haakaa haddon haegarda hageman halsted hamilton-russell haribo healthstream heelpro heineken helimed hemlibra
hemocath hemopatch hibi hill-sachs hizentra hohmann honeywell hortons howell-jolly hulka humate humpty-dumpty
hydrocortone icyhot idelvion igel ikea imdsoft imraldi infatrini inflectra insta intratect jackson-rees
jacquemier jagermeister jarvik jell-o jello jenga jewett jext joerns judkins juul jyseleca kallax kapruvia
kerracel keurig kidd kidds kindergen kiovig kitelock kitkat kleenex kleihauer-betke kmart kogenate kolb kool-pak
korsuva kroger kronos kubler-ross kyocera lagevrio langenbeck languageline laryngoseal latarjet lenovo leukosan
lexicomp libtayo lidl lifeflight lifestar ligasure linton-nachlas lippincott liquiband littlewoods lloyd-davies
lma loblaws logitech lugol lugols lund lysol madopar maelor magills maintena manuka mapleson marlboro martti
matriderm mavenclad maxplus mayo-clinic mccoy mcindoe medevac mediderma medilog menacwy mercyflight mersilk
metaneb metavision metzenbaum microclave micromedex mimpara mmr modecate monocryl monofer monogen motherlove
mothersmilk multistix musset mynx nachlas nandos naseptin nathanson neochord neorecormon neotee nespresso
netgear neuroptics neville-barnes nicotinell nike nintendo nippv niquitin nitrazine nonin nosefrida novabiopharm
novacor novavax novoseven nubeqa nudesc numient nurolon nutella nutrineal nyha octagam octaplas optia oreo
orgovyx ornge ovaltine oxylog panzyga papile pappenheimer parsabiv paykel payne-martin pds pelger peplau pepsi
perclose permacath perrier phosex phoslyra phq physioneal piportil pipp playmobil playstation plenadren
pleurevac plummer-vinson pneumostat pokemon popeyes powerline pregestimil prevenar priorix prismax proglide
prolene prontoderm propess propio proseal prostap provox psoas publix pubmed puramino purolator rampley rapide
redax reed-sternberg regkirona relias remsima renastart repevax resonium rhophylac riastap ricoh robert-jones
robnel roku ronapreve rouleaux ruconest ryzodeg saegesser safeway sainsburys salonpas samsonite sarnat schlatter
schrader schweppes scuf seca securacath sellick sensormedics servox sgarbossa sharpie shirodkar sifrol silfix
silflex silverman-andersen sinapi skinsan smartsite smirnoff snoozelen sobeys softalind sokolow somogyi
sonicision sorbisterit spencer-wells spinraza splitcath starbucks starclose staysafe steri stetson storz
stratafix stratus suliqua surecan surgiflo sux swartz symplr syntometrine sysmex sytron tablo tachosil takhzyro
taurolock tdap tertroxin thermacare thopaz thrombate thunderbeat tigerbalm tigertext tillaux tirosint tisseel
trband trevicta trissel trissels troisier trurapi tupperware twix uldall ulta uptodate urisys vaxcel vaxelis
veca-c vegemite velcro velpeau ventouse verathon veress vernacare viasys vimto vitajoule voalte voicebox
von-willebrand voncento vonvendi voyce vulsellum vuse wachtel waitrose walgreens wartofsky wawa weitlaner
wellens wendys whooley wilate witchhazel woolworths wordle xbox xepin xeplion xeroform xerox xevudy xprecia
xyntha zaponex ziploc zippo zirabev zolgensma zypadhera
`;
