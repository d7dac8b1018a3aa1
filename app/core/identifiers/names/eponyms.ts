/**
 * Surnames and coined names that clinical texts use for a sign, a scale, a device or a product: no persons by
 * themselves, unless somebody of that name does what only persons do ("Murphy asked for tea"). In lower case without
 * accents.
 */
export const EPONYMS: ReadonlySet<string> = new Set(
  `abbey achilles actrapid adson allevyn allis ambu apgar apley aquacel argyll asherman auerbach austin babcock babinski
bair bard barlow barrett barthel barton battle becker beers benedict biatain bier billroth biobrane
biopatch bishop bitot blakemore boyden braden brandt braun braxton breslow bristol brockenbrough brompton
broset brudzinski buck burch burr bouchard camino carina cavilon chadwick chantler charcot charlson chiari chvostek
clarke clexane cloward cobb codman colles comfeel conners coombs cooper cornell coude cullen cushing dakin dandy darco
datascope davol debakey denis denver dermabond dewar dinamap dix-hallpike dobhoff doppler douglas draeger dukes dupuytren
eaton ebstein edmonton eliquis epley erb ewing fallot fenton finkelstein fishbein fitzpatrick fleischner foley fontan
fowler framingham frenchay freka friedman friedreich galeazzi ganz garren gigli glasgow gleason gomco goodsall gorlin
gowers granuflex grey-turner groshong guedel hallpike hamman harris hartmann hasson heberden hegar heimlich
hemovac hickman hodgkin hoehn hoffmann holter homan homans hoyer huber hudson humalog huntington hutchinson ilizarov
intrasite janeway jelonet jobst jobs kaltostat karnofsky kelly kerley kernig killip kleihauer kocher korotkoff kussmaul
lachman lachmann lasegue leopold lhermitte likert lisfranc ludwig lyofoam mallampati
mallory mantoux marfan mayfield mcburney mcgill mcmurray medela melolin mepilex mepitel mepore meckel
michel millard miller montgomery morison moro morse munro murphy neer nelaton norton novarapid novorapid 
ommaya ortolani ottawa palmer parkland payne penrose penthrox pfannenstiel phalen picco
pleurx pleurovac portex port-a-cath prechtl prader ramsay ransom ranson raynaud redon redivac richmond rinne
robinson rockall romberg roux rovsing rule ryles salem schatz schirmer schober schwann seldinger sengstaken shiley
simpson sims smeal snellen snoezelen sorbsan spurling steri-strip steinmann stensen stokes stryker
surgicel swan swan-ganz tanner tegaderm telfa tenckhoff thomas thudichum tinel tinetti tommee trendelenburg
triflo trousseau tubigrip tuohy urosheath vacutainer valsalva vaseline ventolin venturi versajet vienna virchow
wagner waterlow watson weber wells wernicke wertheim wexler whipple yankauer zarit zimmer
zimmerman zoladex zoll maxeran atrovent pulmicort symbicort seretide spiriva lantus levemir humulin tresiba apidra
pico prevena medihoney inadine betadine chloraprep hibiclens hibiscrub actiwrap kerlix coban elastoplast micropore medipore
duoderm allkare coloplast convatec hollister peristeen conveen securon optiflow airvo nippy trilogy resmed bipap alaris
baxter braun graseby mckinley kangaroo nutricia fortisip fresubin jevity nepro osmolite peptamen glucerna 
thickenup sustagen movicol laxido dulcolax senokot microlax glycoprep picolax moviprep omnipaque
visipaque gadovist lasix zosyn tazocin augmentin keflex rocephin bactrim cipro flagyl zithromax levaquin lovenox fragmin
coumadin xarelto pradaxa plavix brilinta effient haldol ativan valium xanax klonopin versed precedex diprivan narcan romazicon
zofran reglan phenergan compazine benadryl solu-medrol decadron synthroid lipitor crestor norvasc lopressor toprol coreg
cardizem cordarone lanoxin norco percocet vicodin dilaudid demerol toradol tylenol motrin advil protonix nexium pepcid
zantac carafate miralax colace kayexalate lokelma veltassa levophed neosynephrine vasostrict pitressin ringer ringers
plasmalyte plasma-lyte normosol gelofusine volulyte voluven albumex kcentra prothrombinex feiba octaplex`.split(
    /\s+/,
  ),
);

/**
 * Listed names that nursing notes mostly use as words: they count as names only in the surroundings of one.
 */
export const WORDS_AS_WELL: ReadonlySet<string> = new Set(
  `burns foster visa rosemary sherry brandy willow laurel curry patty pita suet ferry jet tuba ales mile marina parks barber
graves hood seal walls waters sales bass bull crow eddy flint fountain fuller gill grove herring hopper huff knight meadows
morrow peacock peck petty pinto proctor robins roach salter sellers sparks spear squires stout strand summers swan tang villa
warden ware winters woods ding dam mitt pap gal auger bonnet colas fares rim dung bran hone hue harsh fang gang maxim sultan
pal tilde henna unto ants rein ton marine prosper sincere indigo ember ascension trinity nova beau jean aunty auntie paperwork grandad
grandma grandpa granddad nanna autumn summer melody harmony art pat bill bob tracey ray mark frank june april may medicare medicaid chemo phototherapy cochlear sats mmm hmm uti utis sgt telehealth zoom metallica email e-mail
drsg abdo abd cath reg mets nof pressors gran rpt tox asterixis crossmatch paeds peds toco abx trach icteric fontanelle gillick acei chlam
paracentesis haemodialysis fundus tigrinya lucozade lochia instillagel pre-op post-op pre-operative antenatal occ postop preop preeclamptic
preeclampsia dex vicryl creps ecg eeg lac lacs hx tx rx dx sx ux bx fx pmhx fhx shx obs sob bloods cbg bgl bsl bm bms egfr lfts uecs coags
trop trops bnp crp esr abgs vbg cxr axr ctpa kub mri usg echo tte toe doppler lumbar csf cvp map mapping picc midline vascath permcath neb nebs
inh supps tabs caps mane nocte stat prn qid bd tds ocs ics laba lama ppi ssri snri nsaid nsaids acei arb ccb anticoags heparinised warfarinised
mobs mob physio ot slt salt dietitian dietician podiatrist psych neuro cardio gastro resp renal ortho gynae obstet onc haem endo derm urol
infusate flowsheet handover bedspace bedspaces sitter obsv monitored decels accels variability contractions dilated effaced cephalic vertex
breech meconium liquor membranes perineum lochial uterus uterine fundal colostrum latch engorged mec nicu scbu vit multivit bili sbr guthrie
cpap bipap hfnc hfno vent vented intubated extubated sedated paralysed proned sbt peep fio gtt gtts bolused boluses maint hartmanns csl
arabic farsi dari urdu punjabi hindi tamil telugu bengali gujarati marathi nepali sinhala mandarin cantonese hokkien tagalog vietnamese khmer
thai korean japanese amharic somali swahili yoruba igbo hausa shona zulu xhosa tigre oromo pashto kurdish turkish polish russian ukrainian
facebook instagram whatsapp tiktok twitter youtube google netflix uber zoom skype telegram snapchat acholi dinka nuer twi ewe fante lingala kikuyu luganda sesotho setswana tsonga wolof bambara fulani kanuri berber kabyle assyrian chaldean dari hazaragi uyghur tibetan burmese karen chin rohingya lao ilocano cebuano visayan bisaya hiligaynon javanese malay bahasa malayalam kannada oriya konkani sindhi balochi armenian georgian azeri kazakh uzbek tajik kyrgyz mongolian hebrew yiddish ladino greek maltese albanian bosnian serbian croatian macedonian bulgarian slovak slovene czech hungarian finnish estonian latvian lithuanian danish norwegian swedish icelandic dutch flemish afrikaans welsh gaelic breton basque catalan galician portuguese quechua nahuatl guarani aymara mixtec fijian rotuman chamorro marshallese chuukese palauan tok pisin bislama kriol papiamento patois taiwanese israeli iraqi iranian syrian lebanese egyptian moroccan algerian tunisian nigerian ghanaian kenyan ugandan rwandan congolese zimbabwean zambian malawian ethiopian eritrean sudanese pakistani bangladeshi nepalese afghan chinese filipino indonesian malaysian cambodian laotian brazilian argentinian chilean peruvian colombian venezuelan cuban haitian jamaican dominican salvadoran guatemalan honduran nicaraguan mexican canadian american australian british english scottish irish european african asian hispanic latino latina caucasian aboriginal torres pasifika polynesian melanesian hindu sikh muslim islamic buddhist jain jewish orthodox catholic anglican methodist baptist lutheran pentecostal adventist presbyterian quaker mormon jehovah sabbath ramadan eid diwali lent hemi hemis oncall facesheet handset workup workups washout washouts thumbprint teachback readmit readmitted mobilise intubate debrided paed ped meds whanau hui karakia kaumatua marae hapu iwi rongoa tangi mokopuna pakeha romanian auslan makaton maori samoan tongan hmong creole`.split(
    /\s+/,
  ),
);
