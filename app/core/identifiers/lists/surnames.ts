/** Common surnames of many cultures, in lower case without accents; see first-names.ts for ordinary words among them. */
export const SURNAMES = `
abbott abraham abrams acevedo acosta adams adamson addison adkins aguilar aguirre ahmed ainsworth aitken akers albert
albright alcock aldridge alexander alford ali allan allard allen allison allred alston alvarado alvarez amos andersen
anderson andrade andrews anthony appleby appleton archer archibald arias armitage armstrong arnold arroyo arthur ashby
ashcroft ashton ashworth askew asquith atherton atkins atkinson attwood austin avery avila ayala ayers bagshaw bailey
bain bainbridge baird baker baldwin ball ballard banks bannister barber barclay barker barlow barnard barnes barnett
baron barr barrera barrett barron barrow barry bartlett barton bass bassett bates battle bauer baxter beach beard
beasley beattie beatty beaumont beck becker beckett bell bellamy beltran bender benitez benjamin bennett bennet benson
bentley benton berg berger bernard berry bevan bever bird birch birkett bishop black blackburn blackman blackwell
blackwood blair blake blakely blanchard bland blankenship blevins bloggs bolton bond bonner booker boone booth bourne
bowden bowen bower bowers bowes bowler bowling bowman boyce boyd boyer boyle brackett bradbury bradford bradley
bradshaw brady braithwaite branch brand brandt bray brennan brett brewer brewster bridges briggs bright bristow britt
brock brody brooks brookes broughton brown browne browning bruce bryan bryant bryce buchanan buck buckley buckner bull
bullock burch burgess burke burks burnett burns burris burrows burt burton bush butcher butler buxton byers byrd byrne
cabrera cain calderon caldwell calhoun callahan callaghan calvert camacho cameron campbell campos cannon cantrell
cantu cardenas cardoso carey carlson carlton carmichael carney carpenter carr carrillo carroll carson carter
cartwright carver casey cash castaneda castillo castle castro cervantes chalmers chamberlain chambers chan chandler
chaney chang chapman charles charlton chase chatterjee chaudhry chavez chen cheng cherry chester cheung chisholm choi
chow christensen christian christie chu chung church churchill clancy clark clarke clarkson clay clayton clegg
clements cleveland cline clough coates cobb cochran cochrane cody coffey cohen coldwell cole coleman coles collier
collins colon colvin combs compton conley connell connelly connolly connor connors conrad contreras conway cook cooke
cooley cooney cooper copeland corbett cordova cornish cortes cortez costa costello cotton couch coughlin coulson
coulter cowan cowell cox coyle coyne crabtree craig crane crawford crawley creighton cresswell crockett croft cromwell
crosby cross crossley crouch crow crowe crowley crowther cruz cullen cumming cummings cunningham curran currie curry
curtis cuthbert dahl dale dalton daly daniel daniels darby darling darwin davenport david davids davidson davies
davila davis davison dawson day deacon dean decker deleon delacruz delaney delgado dempsey denham denis dennis denton
devine devlin diaz dickens dickerson dickinson dickson dillon dixon dobson dodd dodson doherty dolan domingo dominguez
donaldson donnelly donoghue donohue donovan dorsey dougherty douglas douglass dowling downes downey downing downs
doyle drake draper drew driscoll drummond drury duarte dudley duffy duggan duke dumas duncan dunlap dunlop dunn dunne
duran durham dwyer dyer eagle earl eason eastman eastwood eaton eccles echols eddy edmonds edmondson edwards egan
elder eldridge elias elliott ellis ellison elmore elton emerson emery england english ennis enright erickson eriksen
eriksson escobar espinosa espinoza esposito estes estrada evans everett everson ewing fagan fairbanks fairchild
fairclough fairweather falconer farley farmer farnsworth farrell farrow faulkner fawcett feeney fellows fenton
ferguson fernandes fernandez ferrari ferreira ferrell field fielding fields figueroa finch finley finn finnegan finney
firth fischer fish fisher fitzgerald fitzpatrick fitzsimmons flanagan fleming fletcher flinn flint flores flowers
floyd flynn foley forbes ford foreman forrest forster forsyth forsythe foster fountain fowler fox foy francis franco
frank franklin franks fraser frazier frederick freedman freeman french friedman frost fry frye fuentes fuller fulton
furness gaines galbraith gallagher gallegos galloway galvin gamble garcia gardiner gardner garland garner garrett
garrison garvey garza gates gay gentry george gibbons gibbs gibson giddings gilbert gilchrist giles gill gillespie
gilliam gillies gilmore gilmour glass gleason glenn glover godfrey godwin goff gold goldberg golden goldman goldsmith
goldstein gomes gomez gonzales gonzalez gooden goodman goodwin gordon gore gough gould grace graham grant graves gray
grayson greaves green greenberg greene greenwood greer gregg gregory grey grier griffin griffith griffiths griggs
grimes grimshaw gross grove groves guerra guerrero guevara guest gunn gupta gutierrez guthrie guy guzman haas hackett
hadfield hagan hahn haigh hale haley hall hallam halliday hamer hamill hamilton hammond hampton hancock hand haney
hanna hannah hansen hanson harding hardman hardwick hardy hargreaves harker harland harman harmon harper harrell
harrington harris harrison hart hartley hartman harvey hassan hastings hatcher hatfield hawes hawkins hawley haworth
hawthorne hayden hayes haynes hays hayward haywood head headley healey healy heath hebert heller henderson hendricks
hendrix henley hennessy henry henson hensley hepburn herbert herman hernandez herrera herring hess hester hewitt
hickey hickman hicks hidalgo higgins higginson hill hilton hines hinton hitchcock ho hobbs hobson hodge hodges
hodgkins hodgson hodson hoffman hogan hogg holcomb holden holder holland holley holliday holloway holman holmes holt
hood hooper hoover hope hopkins hopkinson hopper horn horne horner horton hoskins houghton house houston howard
howarth howe howell howells hoyle hu huang hubbard hudson huerta huff huffman hughes hull humphrey humphreys humphries
hunt hunter hurley hurst hussain hussein hutchins hutchinson hutchison hutton huynh hyde hynes ibarra ibrahim ingham
inglis ingram innes iqbal ireland irvine irving irwin jack jackson jacob jacobs jacobson james jameson jamieson jarvis
jefferies jefferson jeffery jenkins jennings jensen jewell jimenez johansson johns johnson johnston johnstone jones
jordan joseph joyce judd juarez justice kahn kane kaplan kapoor kaufman kaur kay keane kearney kearns keating keegan
keeler keenan keith kelleher keller kelley kellogg kelly kemp kendall kendrick kennedy kenny kent kenyon kerr kershaw
kessler khalil khan kidd kilgore killeen kim kimball kincaid king kinney kinsella kirby kirk kirkland kirkpatrick
kirkwood kitchen klein kline knapp knight knowles knox koch kowalski kramer krause krueger kuhn kumar lacey lacy lake
lam lamb lambert lancaster landry lane lang langdon langley langton lara larkin larsen larson laurence law lawler
lawrence lawson lawton le leach leary ledford lee lees leigh lennon lennox leonard leslie lester levin levine levy
lewis li lim lin lindsay lindsey lister little livingston livingstone lloyd locke lockhart lockwood logan lomax long
longley lopez lord love lovell lowe lowery lowry loy lucas lucero ludwig lumsden luna lund lyle lyman lynch lynn lynne
lyon lyons macdonald macgregor mackay mackenzie mackie macleod macias mack macmillan madden maddox maguire mahoney
maldonado malik mallory malone maloney mann manning marks markham marlow marquez marr marsden marsh marshall martin
martinez martinson mason massey masters mathews mathis matthews maxwell may mayer mayes mayo mcallister mcbride mccabe
mccaffrey mccain mccall mccallum mccann mccarthy mccartney mcclain mcclure mcconnell mccormack mccormick mccoy
mccracken mccullough mcdaniel mcdermott mcdonald mcdonnell mcdowell mcelroy mcewan mcfadden mcfarland mcgee mcgill
mcginnis mcgovern mcgowan mcgrath mcgraw mcgregor mcguire mchugh mcintosh mcintyre mckay mckee mckenna mckenzie
mckinley mckinney mcknight mclaren mclaughlin mclean mcleod mcmahon mcmanus mcmillan mcnally mcnamara mcneil mcneill
mcpherson mcqueen mcrae mead meadows medina mehta mejia melendez melton mendez mendoza mercado mercer merrill merritt
metcalf metcalfe meyer meyers michael middleton miles millar millard miller millington mills milne milner miranda
mistry mitchell moffat moffatt mohamed mohammed molina molloy monaghan monroe montague montes montgomery montoya moody
moon mooney moore mora morales moran moreland moreno morgan moriarty morley morris morrison morrissey morrow morse
mortimer morton moses mosley moss mota moya moyer muir muller mullen mullins mulligan munoz munro murillo murphy
murray musa myers naidoo nair nance nash naylor neal needham nelson nesbitt neville newell newman newton nguyen
nicholas nicholls nichols nicholson nicolson nielsen nightingale nixon noble noel nolan noonan norman norris north
norton norwood novak nowak nugent nunez nunn oakes oakley obrien oconnor odell odom odonnell ogden ohara okafor oldham
oleary oliver olivares oliveira olsen olson oneal oneil oneill ooi orr ortega ortiz osborn osborne osman oswald otoole
owen owens pace pacheco padilla page paine palmer park parker parkes parkin parkinson parks parr parrish parry parsons
partridge patel paterson patrick patterson patton paul payne payton peacock pearce pearson peck pedersen pena
pendleton penn pennington perez perkins perry peters petersen peterson petty phelan phelps phillips philips pickering
pickett pierce pike pilkington pineda pinto piper pittman platt pollard pollock ponce poole pope porter portillo
potter potts poulter powell power powers pratt prescott preston price prince prior pritchard proctor prosser pryor
puckett pugh purcell quinn quinones quintero radcliffe rahman ralph ramirez ramos ramsay ramsey randall randolph
rangel rankin rasmussen ratcliffe rawlings ray raymond read reddy redmond reece reed rees reese reeves regan reid
reilly reyes reynolds rhodes riaz ribeiro rice rich richard richards richardson richmond richter riddell ridley riggs
riley rios ritchie rivas rivera roach robbins roberson robert roberts robertson robins robinson robles robson rocha
roche rodgers rodrigues rodriguez roe rogers rojas roland rollins roman romero rooney root rosales rosario rose rosen
rosenberg ross rossi roth rothwell rowe rowland rowley rowlands roy royce rubio ruiz rush russell russo rutherford
rutter ryan ryder sadler saeed sahin salas salazar salgado salinas salmon salter sampson samson samuel samuels sanchez
sanders sanderson sandoval sands sanford santana santiago santos sargent saunders savage sawyer saxton sayers scanlon
schaefer schmidt schmitt schneider schroeder schultz schulz schwartz scott seal sears seaton segura sellers serrano
sewell sexton seymour shah shannon sharma sharp sharpe sharples shaffer shaw shea sheehan sheikh shelton shepard
shepherd sheppard sheridan sherman sherwood shields shipley shore short siddiqui silva silverman simmonds simmons
simms simon simons simpson sims sinclair singer singh singleton skinner slade slater sloan small smart smith smyth
snell snow snyder solis solomon soto sparks spear spears speed spence spencer springer squires stacey stafford stanley
stanton stark starr steadman steele stein stephens stephenson stevens stevenson steward stewart stiles stokes stone
storey stout stephen strickland stringer strong stuart stubbs suarez sullivan summers sutherland sutton swain swan
swann swanson sweeney sweet swift sykes talbot tan tanner tate tatum taylor teague temple terrell terry thatcher
thomas thomason thompson thomson thorne thornton thorpe thurston tierney tillman timmons todd tomlinson toomey torres
townsend tran travers travis trevino trujillo truong tucker tully turnbull turner tuttle tyler tyson underwood upton
urban valdez valencia valentine valenzuela vance vargas vasquez vaughan vaughn vazquez vega velasquez velez vera
vernon vickers villa villanueva villarreal vincent vogel wade wagner wainwright walden waldron walker wall wallace
waller wallis walls walsh walter walters walton wang warburton ward warden ware warner warren warrington washington
waterhouse waterman waters watkins watkinson watson watt watts weaver webb webber weber webster weeks weiner weinstein
weiss welch wells welsh west westbrook weston whalen wheatley wheeler whitaker whitby white whitehead whitehouse
whitfield whiting whitley whitman whitmore whitney whittaker whittington whittle wiggins wilcox wild wilder wiley
wilkerson wilkes wilkins wilkinson wilks willard williams williamson willis willoughby wills wilmot wilson winchester
windsor winfield wing winkler winn winslow winston winter winters winterbottom wise witt wolf wolfe wong wood woodard
woodcock woodhouse woodley woodruff woods woodward woodworth woody wooten worthington wragg wray wright wu wyatt wylie
wynn xiong xu yale yang yardley yates yeates yeung yoder york young younger yu zamora zapata zhang zhao zheng zhou zhu
ziegler zimmerman zuniga abadi abbas abbasi abdi abdullah abebe abubakar adebayo adeleke adeyemi afolabi agarwal
aggarwal ahluwalia ahmad ahmadi ahuja akhtar akbari akinola akpan al-amin al-fayed al-hassan al-masri al-rashid
al-sayed alam alavi aleman ansari anwar arora arslan asante ashraf asif asghar aslam awad aydin aziz azizi babu bajwa
bakr bala balogun banerjee bangura basu batra baz begum bello bhatt bhatia bhattacharya biswas boateng bose botha bui
cao castelino chakraborty chandra chaudhary chaudhuri chauhan chawla cheema chiang chin chong chopra chowdhury chua
cui dang darwish das dasgupta datta desai deshpande devi dhillon dias diallo diop ding dinh dlamini doan dong dogan
dube dutta duong eze ezekiel fagbemi farah farooq fashola fernando fong fu fujii fujita fukuda gandhi ganguly gao garg
ghosh goh goswami goyal grewal guo gurung haddad haider hakimi halabi hamid hamdan hamza han hao haque haq hasan
hashemi hashimoto hayashi hosseini hoang hong hossain hou hsieh hsu huseyin hwang ibe igwe ikeda inoue isa ishii
ishikawa islam ismail ito iyer jafari jain jaiswal jalloh jamal jang javed jha jeong jia jiang jin jing johal joshi ju
jung kabir kamara kamau kang kapur karimi kato kaya kebede khalid khatun khanna khatib khosla khumalo kimura kiani
kobayashi koh koirala kondo konate kulkarni kone kong kuo kwan kwok kwon lai lau lei leong leung liao liang ling liu
lo lu luo luong luu ly ma mahajan mahmood mahmoud maeda magar mai malhotra mansour mansoor masood matsuda matsumoto
mbeki mehmood menon mensah mian mirza mishra mittal miyamoto modi moyo mohan mokoena morita mori moradi mukherjee
murakami murthy mutua mustafa mwangi naik nakajima nakamura nakano nanda narang narayan nasser nath nawaz nazari ncube
ndiaye nel nasiri ng ngo nkosi nishimura noguchi noor nwosu nyambura obi ochieng odhiambo ogawa ogunleye ojo okada
okamoto okeke okoye okonkwo okoro okonjo olawale omar omondi ong ono onyango opoku oprea osei ota otieno ouedraogo
owusu ozturk pandey pandya parmar patil perera pereira pham phan phiri pillai poon popat prasad pradhan qi qian qiao
quan qureshi rafiq rahimi raja rajan raman ranganathan rana rao rashid rathore rauf ravi rawat raza ren rizvi saha
sahni saito sakamoto salah saleh salim saini sani sandhu sasaki sato sawant seck sekhon sen sengupta seo sethi shaikh
shan shankar sharif shen shetty shi shim shimizu shin shrestha shukla siddique sidhu sithole solanki soni srinivasan
srivastava subramanian suleiman sultan sun  suzuki syed tahir takahashi takeda tam tamang tanaka tandon tang tao
teo teoh thakur tian tiwari toor toure traore trinh tripathi tsai tse tseng uddin ueda usman varma verma vo vu vuong
wada wadhwa wan warsame watanabe wei wen wijaya xiao xie yadav yamada yamaguchi yamamoto yamashita yan yao ye yee yeo
yi yildirim yildiz yilmaz yin yip yoo yoon yoshida yousef yuan yuen yusuf zafar zaidi zaman zeng zhong zia zulu demir
celik kilic ozdemir polat simsek erdogan aaltonen aalto ahonen ahola andersson arvidsson axelsson backstrom berggren
bergman bergqvist bergstrom bjork blomqvist bostrom dahlberg danielsson ek eklund ekstrom engstrom forsberg fransson
fredriksson gustafsson gunnarsson hakansson hansson hedlund hellstrom henriksson hermansson holm holmberg holmgren
holmqvist isaksson jakobsson jansson johansen jonasson jonsson karlsson larsson lind lindberg lindgren lindholm
lindqvist lindstrom lundberg lundgren lundin lundqvist lundstrom magnusson martensson martinsson mattsson mohlin
mansson nilsen nilsson nordin nordstrom norberg nystrom nyberg olofsson ostberg ottosson palsson persson pettersson
petersson samuelsson sandberg sandstrom sjoberg sjogren soderberg soderstrom stromberg sundberg sundstrom svensson
viklund wallin wikstrom aas amundsen andreassen antonsen bakke bakken berge bjerke bjornstad brekke christoffersen
dalen eide eliassen engen evensen fredriksen gulbrandsen gundersen haug haugen hagen hauge hovland halvorsen henriksen
iversen jacobsen jakobsen johnsen karlsen knutsen kristiansen kristoffersen lien lunde lunden martinsen mathisen
mikkelsen moen myhre nygard paulsen pettersen ruud ronning sandvik simonsen solberg solheim sorensen strand strom
sunde svendsen sather tangen thomassen thorsen tveit vik voll wold bach bech bertelsen bruun carlsen christiansen
clausen dam danielsen frandsen frederiksen gregersen hald hermansen hjorth jespersen jeppesen juhl kjeldsen kjaer kjar
knudsen kofoed kruse krogh lassen laursen lauridsen lauritsen lorenzen madsen mogensen mortensen moller munk nissen
norgaard ottesen overgaard poulsen schou skov steffensen svane sondergaard thomsen thygesen toft vestergaard villadsen
winther ostergaard berthelsen baadh heilmann kleist kreutzmann lyberth motzfeldt petrussen rosing anttila hakala
halonen harju heikkila heikkinen heinonen hietala hiltunen hirvonen huttunen hamalainen ikonen jarvinen jokinen kallio
karjalainen karppinen kauppinen kinnunen koivisto korhonen koskela koskinen kukkonen lahti laakso laaksonen laine
laitinen lampinen lehtinen lehto lehtonen leinonen leppanen lindroos luoma makela makinen manninen mattila miettinen
mustonen niemi nieminen niskanen nurmi nurminen nykanen oksanen paananen peltola peltonen pesonen pitkanen rantala
rantanen rautiainen rasanen rinne ronkainen salminen salmela salo salonen saarinen savolainen seppala seppanen sirola
suominen tamminen tikkanen toivonen tuominen turunen vainio virtanen vaisanen ylinen allik ilves ivanov jarv kaasik
kallas kask kivi koppel kukk kuusk laur lepik leppik luik mets mitt mae magi oja orav paju parn pold raudsepp rebane
saar sepp tamm tamme vaher vares agnello amato barbieri basile battaglia bellini benedetti bernardi bianchi bianco
bruno caputo carbone caruso cattaneo coppola colombo conte conti costantini cremonesi dangelo damico deluca delucia
deangelis diangelo fabbri farina ferrara ferraro ferri fiore folliero fontana galli gallo gatti gentile giordano
giuliani grassi greco grasso guidi leone lettiere lombardi lombardo longo lorenzi lucchese lucciano mancini manfrin
manna marchesi marchetti mariani marini marino martinelli martini mazza messina milani milano montanari monaldo monti
morelli moretti napolitano neri nucci onio orlando pagani padovano padovesi pagnotto palermo palerma palumbo parisi
pellegrini pellegrino piazza pirozzi piccio pisani pugliesi riva rizzo rizzi romani romano ruggiero sabbatini sagese
sal salvatore sanna santoro sartori schiavone serra siciliani silvestri sorrentino testa toscani toscano trentini
trevisan trevisani trevisano udinese valentini ventura villani vitale zanetti zetticci zito almeida alves araujo
azevedo barbosa barros batista borges braga brito cabral caldas carvalho cavalcanti coelho correia correa cunha
fonseca freitas goncalves lima lopes machado magalhaes marques martins medeiros melo mendes mendonca monteiro moraes
moreira moura nascimento neves nogueira nunes paiva pinheiro pires rego reis sales sampaio silveira siqueira soares
sousa souza tavares teixeira teles vasconcelos vieira xavier alarcon alonso amador aponte aragon arce arellano arenas
arevalo arguello arredondo arreola avalos baca baez baeza balderas banuelos barajas barela barragan barraza barreto
barrientos barrios becerra benavides bermudez bernal berrios blanco bonilla briones briseno burgos bustamante
caballero caban caldera canales cano caraballo carbajal cardona carmona carranza carrasco carrera casas casillas
castellanos cavazos cazares ceja centeno cepeda chacon cintron cisneros cobo collado concepcion cordero coronado
corral crespo cuellar curiel davalos delarosa delgadillo delrio delvalle diez dominquez duenas elizondo enriquez
escalante escobedo esparza esquivel fajardo farias feliciano florez galarza galindo gallardo gamboa gamez garay
garibay garrido gaytan giron godinez godoy gonzalo gracia granado grijalva guajardo guardado gurule henriquez heredia
hernandes herrero hinojosa holguin hurtado ibanez iglesias irizarry izaguirre jaime jaimes jaquez jaramillo jasso
jurado labrador laureano leal lebron ledesma leiva lerma leyva limon linares lira llamas loera lomeli longoria lovato
loya lozada lozano lucio luevano lugo lujan macedo madera madrid madrigal maestas magana malave manzanares mares marin
marrero mascarenas mata matos maya mayorga medrano melgar mena menchaca meraz mesa meza mireles mojica molinero monroy
montalvo montanez montano montemayor montenegro montero morejon munguia muniz muro murrieta najera naranjo narvaez
nava navarrete navarro nazario nevarez nieto nieves noriega nuno ocampo ocasio ochoa ojeda olivas olmos olvera
ontiveros oquendo ordonez orellana ornelas orozco orosco orta otero oyola pabon padron pagan palacios palomino parra
pastor patino paz pedraza pelayo peralta perales pichardo polanco porras posada prado preciado prieto puente puga
pulido quesada quezada quintana quiroz rael ramon razo recio rendon renteria resendez restrepo reyna riojas rincon
robledo rolon romo roque rosado rosas ruvalcaba saavedra saenz saiz saldana saldivar sanabria sandez santacruz
santillan sarabia sauceda sedillo sepulveda serna serrato sierra sisneros solano solorio solorzano soliz soria sosa
sotelo tafoya tamayo tamez tapia tejada tejeda tello teran terrazas tijerina tirado toledo toro torrez tovar trejo
ulibarri urbina urena uribe urrutia vaca valadez valdes valdivia valentin valladares valle vallejo valles valverde
vanegas varela velasco velazquez venegas verdugo verduzco vergara viera vigil villagomez villalobos villalpando
villasenor villegas yanez ybarra ybanez zambrano zamudio zaragoza zarate zavala zayas zelaya zepeda zurita angulo
amaya monzon posadas arcouet asselin aubert audet aupry auger barteaux baudin beauchamp beaudoin beaulieu belanger
bellefeuille benoit bergeron bernier berthelette bertrand bizier blais blanc blanchette boileau boisvert bolduc
bonenfant bonnet bouchard boucher boudreau boulanger bourgeois bourque brisebois brodeur brousseau busson camus caron
chabot charbonneau charest charette charron chartrand chevalier chenard cloutier colas cormier cote courtois couture
cyr daigle dandonneau daoust deschamps deslauriers desjardins desrosiers desruisseaux dionne dodier doyon dubois
duchesne dufour dufresne dumont dupont duperre dupuis durand duval etoile fabre favreau faucher faure ferland fluet
fontaine fortier fortin fournier francoeur frechette gadbois gagne gagnon garnier gaudet gauthier gautier giguere
girard girardin giroux goddu gosselin goulet gousse grandbois grenier grondin guay guerin guertin guimond guilmette
henri houle huard huppe jacques jalbert jette jobin jodoin labelle laberge labonte lachance lacharite lacombe lacroix
laforge lafontaine laframboise lagace lajeunesse lajoie laliberte lamontagne lamothe lamoureux lamy langelier langlois
lanoie lanteigne lapierre laprise larocque lariviere larose lavallee laux lavigne lavoie leblanc lebel leclair leclerc
lecuyer leduc lefebvre legault leger legget lemaire lemay lemieux lepage lesage leroux leroy levasseur levesque
loiseau louineaux mailhot mailloux majory marchand marcil marois masse martel mazuret melanson menard mercier meunier
michaud mireault moquin moreau morel morin morneau nadeau neufville nicolas normand ouellet ouellette panetier
paquette paquet parent patry pelchat pelland pelletier pepin perillard perreault perrin perrot petit petrie pellerin
picard piedalue pinette pirouet plante plourde poirier poissonnier pomerleau pouchard poulin primeau proulx provencher
quenneville quessy racicot racine renaud richer rivard riviere roberge robillard robitaille rochefort rocher rousseau
roussel routhier rouze roux ruais saindon sansouci sarrazin saurel sauve savard savoie sciverit senneville seguin
simard sirois st-jean st-pierre tachel tanguay tessier tetrault thibault thibodeau thivierge tougas tremblay trottier
trudeau turcotte turgeon vachon vadeboncoeur vaillancourt vallee verreau viens villeneuve abendroth ackermann adler
aachen achen amsel austerlitz bachmann baecker baer barth baum baumann baumgartner baumgaertner bayer beich bergmann
berthold beyer biermann blau bohm boehm bosch braun bumgarner burger busch daecher diederich dietrich dresdner dreher
drechsler durr ebersbach eberhart ebner egger eberhardt eichel eichelberger eiffel eisenberg eisenhower engel
engelhardt ernst faber faerber farber fassbinder faust feierabend feigenbaum fenstermacher fiedler fink finkel
foerster frankfurter freud frey friedmann fried frueh fruehauf fuchs fuerst fuhrmann furst gaertner gartner geiger
gerber gersten glockner goldschmidt gottlieb gottschalk graf grunewald gruber gunther hartmann hartig herrmann herz
herzog hirsch hoch hofmann hoffmann holtzmann holzman huber hueber jaeger jager janz junker kaestner kaiser kalb
kaufmann kappel kastner kirsch klug knef koehler kohler koenig konig kortig kraemer kohl kluge kruger kuefer kuester
kunze kuster lange lehmann lehrer lemann loewe luft lowenstein maier maurer mauer mehler meier meister moench moeller
mueller muench nacht nadel naumann neudorf neumann neustadt nussbaum oster osterhagen ostermann papst pfaff pfeffer
pfeifer pfeiffer pfister probst propst rader reinhard reinhardt reiniger ritter rothschild rothstein saenger sankt
sanger schafer schaeffer scherer scheffler schiffer schmid schmitz scholz schreiber schreiner schroder schuhmacher
schulte schultheiss schulze schuster schwab schwarz schwarzbauer schweitzer schweizer seiler sommer sonnenberg
spiegelman strauss theiss theissen traugott traub trommler urner unger vogler vogt vogelsang wechsler wannemaker
weissmuller wexler werfel winkel wirth wirtz wulf wurfel zimmer zimmermann zweig baas bakker beek berends boer boersma
bos bosman bouwman brouwer bruijn claassen coenen cornelissen dekker dijkstra driessen engelen evers geerts gerritsen
groen haan heijden hendriks hermans hoekstra hofman huisman jansen janssen jonker jong kok koning koster kuiper
kuipers leeuw linden maas martens meijer mol molenaar mulder nijland peeters pieters postma prins roos schipper
scholten schouten smeets smit smits timmermans veenstra verbeek verhoeven vermeer vermeulen vink visser vliet vos
vries wal willems willemsen wouters zijlstra adamczyk adamska baran baranowski borkowski chmielewski czarnecki
czerwinski dabrowska dabrowski duda dudek gorski grabowski jablonski jankowski jasinski jaworski kaczmarek kalinowski
kaminska kaminski kowalczyk kowalska krajewski krawczyk krol kubiak kucharski kwiatkowski lewandowska lewandowski lis
maciejewski majewski malinowski marciniak mazur mazurek michalak michalski mroz nowakowski nowicki olszewski ostrowski
pawlak pawlowski pietrzak piotrowski rutkowski sadowski sikora sikorski sobczak sokolowska sokolowski stepien
szczepanski szewczyk szulc szymanski tomaszewski urbanski walczak wasilewski wieczorek wilk wisniewska wisniewski
witkowski wlodarczyk wojciechowski wojcik wozniak wrobel wroblewski zajac zakrzewski zalewski zawadzki zielinska
zielinski ziolkowski balogh bodnar borbas deak farkas fazekas feher fodor fulop gal halasz hegedus horvath hudak illes
jakab juhasz kadar kantor katona kelemen kerekes kis kiss kocsis kovacs kozma lakatos lengyel lukacs magyar major
meszaros mezei molnar nagy nemes nemeth olah orban orsos pap papp pasztor pataki pinter racz rez sandor sipos somogyi
soos szabo szalai szekely szekeres szilagyi sziksai szollosy szoke szucs szalay takacs toth torok torma tunyogi varga
varadi vas vegh veres virag voros benes beran blazek capek cermak cerny cervenka dolezal dostal dusek dvorak fiala
hajek havel havlicek hola horak horacek hruska hromadka jelinek kadlec kolar kopecky kostal koubek kovar kozak
kratochvil kral krejci krizek kriz kubat kucera kudrna lebeda liska macek machacek marek maly masek matejka moravec
musil nemec nekola novotny novakova pavlik pavlicek pesek pokorny polak pospisil prochazka riha ruzicka safar sedlacek
sedlak simek sklenar skala slavik smid soukup stastny stepanek svec svoboda sykora toman tesar urbanek valenta vanek
vavra vesely vitek vlcek zeman zika babic bilic blazevic bosnjak bozic brkic filipovic horvat jukic juric jurkovic
knezevic kovac kovacevic kovacic kralj lovric maric markovic martinovic matic matkovic nikolic novosel pavic pavlovic
perkovic peric petrovic popovic radic saric simic simunovic stojanovic tomic vidovic vukovic zupan hribar bizjak golob
hocevar jerman kastelic kobal korosec kosir kotnik krajnc mlakar oblak pirc potocnik rozman rupnik turk vidmar zajc
zagar zupancic abramov alexeyev andreev antonov baranov belov belyaev bogdanov bondarenko bykov chernov danilov egorov
fedorov fomin frolov gerasimov golubev gorbachev grigoriev gusev ilyin ivanova kalinin karpov kazakov kiselev komarov
konovalov kovalenko kovalev kovalchuk kozlov krylov kuznetsov kuzmin lebedev makarov maksimov markov maslov matveev
medvedev melnik melnyk mikhailov mironov morozov nikitin nikolaev novikov orlov osipov panov pavlenko pavlov petrenko
petrov polyakov ponomarev popov romanov ryabov savchenko semenov sergeev shevchenko sidorov smirnov sobolev sokolov
solovyov stepanov tarasov tikhonov timofeev titov tkachenko tretyakov tsvetkov vasiliev vinogradov volkov vorobyov
yakovlev zaitsev zakharov zhukov tesfaye tesfay haile selassie gebremariam afwerki asmerom kidane berhe tewolde
okparaebo madueke nebeolisa onyemauchechi udobata ezeamaka olisanugo baggins brandybuck gamgee bolger bracegirdle
proudfoot hornblower boffin sandheaver underhill goodbody chubb grubb twofoot puddifoot longhole angelopoulos antoniou
christodoulou dimitriou economou georgiou ioannou karagiannis konstantinou makris nikolaidis oikonomou pappas
papadopoulos papadakis vlachos popescu ionescu popa radu dumitru stan stoica gheorghe rusu munteanu matei constantin
dinu dobre georgescu dimitrov georgiev petkov hristov todorov ilieva hoxha shehu kazlauskas jankauskas petrauskas
berzins kalnins ozols liepins avraham biton dahan katz levi malka mizrahi peretz shapiro segal stern garvin gethin
ap-rhys llewellyn prothero beddoes trahern tregenza penhaligon polglase trevithick
`;
