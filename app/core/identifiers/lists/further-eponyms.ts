/** Further surnames, places and coined names that stand for a sign, a score, an operation, a device or a product. */
export const FURTHER_EPONYMS = `
abbey abbreviated achard addenbrooke addenbrookes addis addison adie adies ahmed albers alcock aldrete allen
allgower alport alzheimer amsler andersen anderson angeles angelman apache apert apfel aphasia apley apt
argyll-robertson arnold arnold-chiari arthus asch aschoff asherman ashworth asia aspen asperger atkins auspitz
austin-moore avellis babes baker balint ballard balthazar bamford bankart barany barkan barraquer barre
barthel barthels bartholin bartlett bartonella bartter bascom basedow bassini bates-jensen batten battey
bayley bazett beau beck behcet beighton bekesy bell benassi bence bengal benson bentall berg berger berlin
bernard-soulier bernstein bielschowsky bigelow binet biot bishop bjork blalock bland blatchford bloomsbury
blount blumberg blumer bmi boari boas bochdalek boehler boerhaave bohler bohr bolton bonney borg bormann
bosniak bosworth bouin bournemouth bovie bowman boyle bracken brackmann braden-q bragard brain brandt-daroff
braun-frame brazelton breslow bright brill brinkman briquet bristol bristow broca brodie bromage brooke broome
browder brown brown-sequard bruce brudzinskis brugada brunnstrom brussels bryant budd-chiari buerger bunnell
bunyan burkitt burow cabrera caldwell calot campbell camper canadian cantlie capgras caprini cardarelli
caregiver carnett carroll carroll-girard castell castle castleman catell cattell chadwick chagas chance
charcot-marie charnley cheatle chedoke cherney chiari child child-pugh childs chlumsky chopart christmas churg
churg-strauss cincinnati clark claude clavien clavien-dindo cobbs cockcroft cockroft codman cohen colcher
colles columbia congo conley conn conners cook cope corail cori cormack cormack-lehane cornell corrigan cotard
cotrel courvoisier couvelaire cowden cowper cox cozen crede creutzfeldt crigler crohn crohns cronkhite
cruveilhier csendes cubbin cullen curb cushing cyriax dandy dandy-walker danis darier davis dawbarn deaver
delorme denham denver dercum dermatome derriford devic dewitt dieulafoy dindo diogenes dix dlqi doebereiner
doege doloplus douglas down downs dravet dressler dubin dubowitz duchenne duckett duhamel duke dukes dumpty
dupont duroziez duverney eagle ebola ecog edinburgh edmonton edwards ehlers ehlers-danlos eisenmenger ellis
ely emery emina epds epstein epworth erb esas evans ewart ewing eysenck fabere fabry fagerstrom falls fanconi
fanning fegan felty fick fiedler finnegan fisher fisher-one fitz fitz-hugh flacc flack fleischner fletcher
fletchers folstein fontaine forrest foster fournier fox framingham frank frankel frazier fregoli freiberg
frenchay frey friedewald frohlich frohse froment frykman fuchs fugl fugl-meyer furlong furness gaenslen
gaensslen galant gallbladder gallows galveston garden gardner garre garrod gartland gaucher geckeler gerber
gerdy geriatric german giemsa gilbert gilliam girdlestone glanzmann glasgow-blatchford gleasons goldberg
goldman goldmann golgi goodell goodman goodpasture gorham gosnell gottron gower graham gram grashey graves grb
gregory gritti grynfelt guedels guillain gustilo guyon haab haemonetics haglund hagner haldane halstead
hamdorf hamilton hamilton-russell hampton hand hannover hardinge harlequin harrington harris harris-benedict
harrison hartnell hartnup harvey harvey-bradshaw hashimoto hassab hawkins hawthorne heaf heerfordt hegar
heineke heister heller helmholtz henderson hendrich henle henoch hering hertz hess hester hester-davis heyman
hilgenreiner hill hinchey hippel hirschberg hirschsprung his hoagland hodgkinson hoehn-yahr hoffa hoffman
homer hoover hopkins horner horton house-brackmann houston howell howship hruska huchard hueston huhner humpty
hunt hunt-hess hunter hurler hurst hutch hutchison ingram ipswich ishak ishihara ivor jackson jackson-pratt
jacksonian jacobson jaeger jakob jannetta janz jarisch jatene jebsen jefferson jendrassik jervell jobe
jod-basedow johns-hopkins jones jude jung kallmann kanavel kaplan kaposi karnofsky karolinska kartagener
karydakis kasabach kasai katz kawasaki kayser keen kegel kehr keith kell kelling kennedy kent kernig kernohan
kerr kielland kiellands kienbock kiesselbach killian kimmelstiel kings kinsbourne kinsey kirschner klatskin
klein kleine klinefelter klippel klumpke knee koch kocher kocher-criteria koebner kohler koplik korsakoff
korsakov kounis kraske krebs krukenberg kugelberg kuntscher kurtzke kveim ladd laennec lahey lambert lams
landau langer langerhans lansky lanz lanza larrey lasegue lauge-hansen laugier lawton lawton-brody le leber
ledderhose leede lefort legg legionnaire lehane leiden leigh lembert lennox leopold lequesne leriche lesch
lewy lichtenstein liddle lille linox linton listeria little ljung lobstein lofgren london los los-angeles
lovset lowenberg lown lowry lucey ludloff luque lyme lynch macewen macintosh mackler maddrey magill mahurkar
maisonneuve malgaigne mallampatti mankin mankoski mann mantoux march marcus marcus-gunn marjolin markle
marlborough marshall mason masson mathieu matson mauriceau maylard mayo mazzotti mccormack mccune mcdonald
mcgill mcgrath mckenzie mcmurrays mcroberts mead meckel medley meigs menetrier menghini menkes merkel
merseburg mews michaelis michigan mifflin mifflin-st-jeor mikulicz miles milkman mill miller milligan-morgan
minnesota mirels mirizzi mitrofanoff mmrc mna mobitz moebius mohs moll mondor monro monroe monteggia
montgomery-asberg moon moore morgagni morison morley morquio morse morton moses muehrcke muller munchausen
munro murray must myerson naegele nagele nash naughton neer nelson neuman newman news nice niemann nightingale
nikolsky nissen nissl noonan norton nortons nottingham novak nurick nuss nussbaum o'brien ober obrien oddi
ogilvie ollier orpington osborn osgood osiander osler osmond osteo oswestry ota oxford paget painad palliative
pancoast panton papanicolaou parinaud paris parkes parkinson parkinsons parona passy pasteur paul pauwels
pavlik peabody pearson pel pelli penfield penman penn perkins perl perls perthes peters petersen peutz pews
peyer peyronie phillips pick pierre pilcher pinard piskacek plummer poland pompe ponseti poole porter pott
potter prader-willi prague pratt prehn preiser prentiss pringle prinzmetal proteus pugh pulfrich purkinje
qsofa quant quantiferon queckenstedt quervain quincke quinnell race ramsay ramsay-hunt ramsey ramstedt rancho
rankin ranson rapoport rastelli rathke raynaud recklinghausen reed refsum reid reinke reiter rett reye reynold
reynolds richmond riedel riesman riker rinne risser ritgen ritter rivermead robson rockall roemheld rogers
rolandic rolando romano romberg rome roos rorschach rosenstein rosenthal roseola roth rothmund rotor rotter
rous roux-en-y rovsing rubin ruffini rumack russe russell rutherford sabin saint salem salk salmonella salter
salter-harris salzman sandifer saphenous sapporo savary scandinavian scarf scarpa schanz schatzker schatzki
scheuermann schilling schiotz schmid schmorl schneider schober schobers schonlein schroth schwartz scripps
seattle segond seidel semont sengstaken senning sever sezary sheehan shenton sherman shick shingles shouldice
sibson simmonds simmons sister sistrunk sjogren skene smith smithwick snellen snyder soave sofa souttar
spalding speed spence spetzler spetzler-martin spigelian spitz sprengel stanford stanmore starkid starling
steele stein steinberg steinmann stener stevens steward stewart still stills stinchfield stoke stratify
strauss strawberry strumpell sturge sudeck sulcus sump sutton swanson swenson swyer sydenham syme takayasu
takotsubo tanner tanner-whitehouse tardieu tay tay-sachs taylor teale tenckhoff terry terson texas thayer
thessaly thiersch thompson thomsen thurston tietze timed timolol tinetti todd tokuhashi tombaugh tompkins
tornwaldt torres tourette toynbee traube treacher treitz tru truelove trusseau turcot turner uhthoff ulsd unna
unverricht valentino valgus valsava valvano vancouver vanderbilt vater vaughan vesalius vickers vincent
virchow visick vogt volhard volkmann von voorhees waardenburg wada wagner waisman waldenstrom waldeyer
waldmann wallace wallenberg walsall wangensteen ward warthin waterhouse waterlow waters waterston watson-jones
weaver weber wechsler wegener wegeners weil welch wellens wells wenckebach werdnig werlhof wermer werner
westley westmead wexner wharton whartons whipples whitehead whitmore wickham widal wifi willis wilms wilson
winnie winslow wiskott witts wolff womac wong wood woods wright wrigley wrigleys xiphoid yahr yale yankauer
yates yergason yesavage young zahn zangemeister zarit zavanelli zellweger zenker ziehl zieve zollinger zung
zurich
`;
