/** Common first names from the rest of the world; see first-names.ts for the form. */
export const FIRST_NAMES_OF_THE_WORLD = `
aage agneta agnethe aksel albin alf alfhild alva anders andre anette anja anker anne annelie annelise annemette
annbritt ann-marie arne arvid asbjorn ase asger aslaug asmund asta astri atle august bengt benny bente berit berta
bertil birger birgit birgitta birgitte birte bjarne bjork bjorn bo borge borje brita britt britta camilla carina
carsten cathrine cecilie christen christer connie dag dagfinn dagny dan dorte dorthe ebba ebbe edvin egil egon eigil
einar eirik ejnar elin ellinor elna elof elsebeth elvira emelie emrik erland erlend erling ester esben eskil espen eva
evald eystein fanny finn flemming folke fredrik fredrikke frederik frederikke frida frode gerda gert gisle gitte grete
grethe greta gro gry gudrun gullan gun gunborg gunhild gunilla gunn gunnar gunnel gunnhild gunvor gustaf gustav haakon
hakan hakon halvard halvor hanne hannes harald harry havard hedda hedvig helge helle henning henriette henrik herdis
hermod hilde hilding hildur hilma hjalmar hjordis holger iben ida inga inge ingeborg ingegerd ingela inger ingemar
ingmar ingunn ingvar ingvild irmelin isak iver ivar jakob jannik janne jannicke jarl jarle jens jeppe jesper joakim
johan johanne johannes jon jonas jorgen jorn jorunn josefin josefine jostein jytte kaare kai kaisa kaj kaja kalle kare
karen karin karoline karsten katarina kathrine katrine kerstin ketil kim kirsten kirstine kjeld kjell kjersti kjetil
klaus knud knut kolbjorn kristen krister kristian kristiane kristin kristoffer kurt lasse laila lars laurits laust
leif lena lene lennart lill lilian linn linnea lise lisbet lisbeth lise-lotte liv loa lotta lotte lova ludvig mads
magne magnhild magni maja majken malene malin malte margareta margit margrethe mari marit marius mathias mats mathilde
matilda mattias melker merete mette mia mikael mikkel minna mogens morten nanna nels niels niklas nikolaj nikoline
nils njal noel nore oddbjorn oddny oddvar ola olaf olaug olav ole oline olle olof orjan oskar osvald ottar otte oyvind
pal palle pelle pernilla pernille petter pia poul povl preben ragna ragnar ragnhild ragnvald randi rasmus reidar
reidun rickard rikard rikke roald roar rolf rune runa sander sanna sanne selma sif signe sigbjorn sigfrid sigmund
signy sigrid sigrun sigurd sigvard silje sindre siri sissel siv siw sixten sofie solveig solvi soren steen steffen
stein steinar stellan sten stian stig stina stine sture sunniva susann sune svante svea svein sven svend sverre synne
synnove tage tania terje thea thor thora thorbjorn thore thorvald thyra tilde tobias tom tomine tor tora torben
torbjorn tord tore torfinn torgeir torgny torild torkel torleif torill torstein torsten torunn torvald trine troels
trond trude truls tuva tyra ulf ulla ulrik ulrika ulrikke unn unni uno valborg valdemar vanja vegard verner vibeke
vide vidar viggo vigdis vilhelm vilde villads villy vivi wenche wilma yngve ylva yvonne agust anna arni arnar asdis
asgeir baldur birgir birna bjarni bjorg bragi brynja brynjar dagbjort dagur elinborg erla eydis eyjolfur eythor finnur
fridrik gisli gudbjorg gudjon gudlaug gudmundur gudny gunnlaugur gylfi hafdis halla halldor halldora hallgrimur haukur
heida helga helgi hilmar hjalti hlynur hrafn hrafnhildur hulda ingibjorg ingolfur johann johanna jokull jonina kjartan
kolbrun kristjan kristjana lara magnus margret olafur ragnheidur rosa runar sigridur sigurbjorg sigurdur sigurjon
snorri stefan steinunn sunna svanhildur sveinn thorarinn thordis thordur thorgeir thorhallur thorir thorsteinn thorunn
tomas tryggvi unnur valdis valgerdur vilborg vilhjalmur aatos aada aamu aapo aaro aatu ahti aija aila aili aimo aino
airi akseli aku alli allan alpo anitta anneli annukka anni anniina annika anssi antero antti anu arho arja armas arto
arttu arvi arvo asko atte aukusti aulis auli aune auvo eero eerik eeli eelis eetu eeva eevi eevert eija eila eine eino
elina elsa emmi ensio erkki esa esko essi eveliina hannele hannu harri heikki heimo heini helka helmi helvi henna
henri henriikka hilkka hilla hilja iida iiris iiro iivari ilkka ilmari ilona ilpo ilta impi inari inka inkeri irja
irma irmeli isto jaakko jaana jalmari jani jari jarkko jarmo jarno jenni jere joni joonas jooseppi jorma jouko jouni
juha juhana juhani jukka jussi juuso jutta jyri jyrki kaarina kaarlo kaija kaino kaisu kalervo kalevi kari karri
katariina katri kati keijo kerttu kimmo kirsi kirsti kirsikka kosti kristiina kyllikki kyosti laina lassi laura lauri
leea leena leevi lempi lenni liisa lilja maarit maija maire maria marita maritta marja marjaana marjatta marjo
marjukka markku marko markus marke martta martti matti mauno mauri meeri merja mervi mika mikko milja mira mirja mirva
mirjami nea niina niilo niko ninni noora olavi olli onni orvokki ossi osmo otso outi paavo paivi panu pasi pekka
pentti perttu petja petri petteri piia pinja pirjo pirkko piritta pirita raija raili raimo rainer raisa rami rauha
rauni rauno reija reijo reima reino riikka riitta risto ritva roope saana saara saija saila saku salla salme sami samu
samuli sanelma sanni santeri santtu sari satu seija senja seppo siiri sini sinikka sirkka sirpa soile soili sointu
sulo susanna suvi taavi taavetti taina taisto taneli tanja tapani tapio tarja taru tauno teemu teija tenho teppo terhi
tero tiia tiina tiitus timo toini toivo tommi topi touko tuija tuomas tuomo tuula tuuli tuulikki tuire tyyne unto urho
urpo uula uuno vaino valtteri vappu varpu veera veijo veikko veli venla vesa vieno viivi vilho vilja ville vilma
viljami visa aadu aare agu aivar allar andres andrus ando ants arno avo eda eevald eha ela endel ene enn epp erki
hando hardi heiki heili heino helju hendrik henn hillar ilmar imbi indrek ira jaagup jaak jaan jaanika jaanus joosep
juhan juri kadi kadri kaido kaie kaire kalev kalju kalmer karmen kaspar katrin kersti kertu kristel kristi kristo
kuldar kulli laine lagle lea lembit leelo liina liis liisi liivi luule maarika maarja maie malle maret marge margus
marika marje marju mart marten mati meelis meeli merike merle mihkel mikk milvi moonika oksana olev orest ott peep
peeter piret priit raimond raivo rait rein reet reeli riho riina rivo siim sirje sirli siret taimi tamur tanel tarmo
tarvo tauri tiit tiiu tiivi tonis tonu toomas triin triinu uku ulle ulo ulvi urmas urve uudo vahur vaike valdur veiko
velli viive villem villu virge virve adalbert adelheid albrecht alois alwin andrea anke anneliese annegret annelore
annemarie ansgar antje anton armin arndt astrid axel barbel benno bernd bernhard berthold bettina bianka bodo brigitte
brunhilde burkhard carmen carola caspar christa christiane christof christoph claus constanze cornelia dagmar detlef
dieter dierk dietmar dietrich dirk doris dorothee eberhard eckart eckhard edda edelgard edeltraud ekkehard elfriede
elke elmar elsbeth engelbert erhard erich erna ernst erwin eugen ewald falk felicitas ferdinand florian frank franz
franziska frauke fridolin friedemann friederike friedhelm friedrich fritz gabriele gebhard georg gerald gerhard
gerhild gerlinde gernot gerti gertrud gisela gitta gottfried gotthold gregor gunda gunter gunther hannelore hansjorg
hartmut hartwig hedwig heike heiko heiner heinrich heinz helmut henrike herbert heribert hermann hermine herta hertha
hildegard hiltrud horst hubert ilse ines ingo ingolf ingrid irmgard irmtraud isolde joachim jochen jorg josef juliane
jurgen karl karl-heinz karla katharina kathrin katja klara klaudia konrad kordula korbinian kunigunde leni leonhard
leonie lieselotte liesel lorenz lothar ludger ludwig luise lukas lutz magda manfred manuela marga margarethe margarete
marianne mareike marlies martina matthias maximilian mechthild meike melanie meinhard michaela mirko moritz nadja
nicole norbert oliver oswald othmar otmar ottilie petra philipp ralf reimund reiner reinhard reinhold renate roland
romy rosemarie rosi rosl rudi rudiger rudolf rupert ruprecht sabine sandra sascha sebastian sepp siegbert siegfried
sieglinde siegmund siegrid sigmar silke silvia simone sonja stefanie stephan susanne swantje sylvia theo theobald
thilo thomas thorsten tilmann tim traudel traute udo uli ulrich ulrike uschi ursula ute uta utta uwe valentin vera
verena veit viktor volker volkmar waldemar walburga walter waltraud waltraut werner wieland wiebke wilfried wilhelm
willi winfried wolf wolfgang wolfram xaver yannick aagje aafke adriaan aleid alida anouk annelies annemiek anneke
anniek antoon aart arend arie arjen bart bas bastiaan beatrijs berend bertus bram broos carlijn cees chantal coen cor
corne cornelis daan daphne derk dewi diederik dieuwertje djoeke douwe dries egbert eelco eline els elske emmy esmee
evert femke ferry fleur floris fokke folkert frans freek freerk frits gea geert geertje geertruida gerben gerbrand
gerrit gerritje gijs gijsbert greetje griet guus hanneke hans harmen heleen hendrika hendrikje henk hennie herman
hetty hidde huib hubertus hugo ineke iris jaap jacob jacoba jacobus jaco jan janneke jannes jantine jasmijn jasper
jelle jelmer jeroen jesse jet jeltje job joep johanneke jolanda jolijn joost joris jorrit josje jurre juul kaatje kees
klaas klaasje koen koenraad koos leen leendert liesbeth lieke lieve lieven lisanne lodewijk loes lubbert luuk maaike
maarten maartje machteld madelief marieke margriet mariska mariette marijke marijn marleen marloes martijn mathijs
matthijs meindert melle menno merel merijn michiel mieke miep mies mirjam mirthe myrthe nanda neeltje nelleke niek
nienke noor paulien peter piet pieter pieternel pim puck reinier reinder rem remco rene renske rianne rien riet rik
rikkert rinus robbert roel roelof roeland ronald roos ruud saskia sebastiaan siebe sietske sjaak sjoerd sjors stef
stijn suzan sytske tamara teun teunis theun thijs tijmen tijs tineke tjeerd ton toon truus tycho tymen veerle vincent
wessel wieke wiebe wietse wijnand wil willeke willem willemijn willemien willemine wim wouter wubbo xandra ymke yorick
youri yvo adele adrien agathe aime albane alain alban alexis aliette aline alix amandine ambroise amedee amelie anais
anatole andree anne-marie annick antonin apolline ariane aristide arlette armand armelle arnaud arsene aubin auguste
aurelie aurelien aurore axelle baptiste barnabe bastien beatrice benedicte benoit bernadette berthe bertrand blaise
blandine brice bruno camille capucine carine catherine cecile celestin celine charline chloe christelle christophe
claire clarisse claudine clemence clotilde colette corentin coralie corinne cyprien cyrille damien danielle davy
delphine denise desire diane didier dominique donatien edgard edith edmond edouard elian elodie eliane emeline emile
emilie emilien emmanuelle eric estelle etienne eugenie evelyne fabien fabienne fabrice faustine felicien fernand
fernande firmin flavie flavien florent florine france franck francois francoise frederic gaelle gael gaetan gaston
gaspard genevieve georges georgette geraldine germain germaine gerard gersande ghislain ghislaine gilbert gilberte
gilles ginette giselle gislain gontran gregoire guillaume gustave guy gwenaelle helene herve hippolyte honore honorine
hortense hugues huguette hyacinthe irenee isabeau isabelle jacinthe jacquot jean-claude jean-luc jean-marie jean-paul
jean-pierre jeanine jerome joel joelle josette josiane josseline jules julien juliette justine karine kevin laetitia
lambert laure laurence laurent laurette leonce leontine leopold liliane loic lorraine louis luc lucette lucien
lucienne ludivine ludovic lydie madeleine mael maelle magali manon marc marceau marcelin marceline marcelle margaux
marguerite marie-claire marie-france marie-louise marielle marine marjolaine marthe martial mathieu mathis matthieu
maud maurice maxence maxime melissandre michele micheline mireille monique morgane muriel myriam nadege nadine natacha
nathalie nicolas ninon noelle nolwenn oceane octave octavie odette odile olivier ophelie orva oriane pascal pascale
pascaline patrice paul pauline perrine philippe philippine pierre pierrette prosper quentin raoul raphael raymonde
regine regis remi renee reine roch rodolphe roger romain romane rosalie roselyne salome samuel sandrine sebastien
severin severine simon solange solene sophie stephane suzanne sylvain sylvaine sylvestre sylviane sylvie tanguy
tatienne theophile therese thibault thibaut thierry timothee toussaint tristan ulysse valentine valere valerie
veronique victoire violette virginie viviane xavier yann yolande yves yvette yvon zoe abelardo abril adelaida adelina
adolfo adoracion agustin agustina aitana aitor alba alcides aldo alejo alfonsa alicia alvaro amalia amancio amaro
amparo anabel anastasio andreu angeles angelita aniceto anselmo antonella apolonia aquiles araceli arantxa armida
arsenio artemio ascension asuncion aurea aurelia aurelio aureliano azucena balbina baldomero baltasar baltazar
bartolome basilio baudilio beltran benita benito bernabe bernarda bernardino bernardo blas braulio brigida bruna
camilo candela candelaria caridad carlota carmelo carmina carolina catalino cayetano celedonio celestina celestino
celso cesar cesareo ciro clara claudio clemente cleto concepcion conchita consuelo corina crescencia crisanto cristian
cristobal cruz custodio damaso damiana daniela dario delfina delfino desiderio diana digna dimas dolores domingo
dominga dorotea edelmira edmundo efrain efren eladia eladio elba eleuterio eliana eligio eliseo eloisa eloy elvia
emerita emeterio emiliano emigdio encarnacion enrica epifanio ernestina esteban estefania estela estrella eufemia
eufrasia eugenio eulalia eulogio eusebia eusebio evangelina evaristo ezequiel fabian fabiana fabiola fabricio facundo
faustina faustino fausto federica federico felisa feliciano felicidad fermin fernanda fidel fidelia filomena flavia
flavio florencia florencio florentino florinda fortunato francisca froilan fulgencio gaspar genaro genoveva gerardo
german gertrudis gil ginesa gines gonzalo gregoria gregorio griselda gumersinda hector heliodoro herminia herminio
hernan hilaria hilario hilda hipolito humberto ignacia ildefonso inmaculada inocencia inocencio irene iria isabela
isaura isidora isidro israel itziar ivan jacinta jacinto jacobo javiera jenaro jeronimo jesusa jimena jimeno joaquina
jonatan jordi josefa josefina jovita juan-carlos julieta julian juliana justa justina justo lautaro laureano leandra
leandro leire leocadia leonor leonidas leoncio liborio lidia ligia liliana lino lisandro lorena lorenza lorenzo
lourdes lucero luciano lucio lucrecia ludivina luz macarena macario maite manolo marcelino marcelo marcial margarita
mariano maribel maricela marina marisela martin martirio mateo matias matilde mauricio maximiliano maximino maximo
melchor melisa mercedes micaela milagros miquel mireia modesto moises monserrat montserrat nadal narciso natividad
nazaret nelida nemesio nestor nicanor nicasio nicolasa nieves noelia norberto nuria obdulia octavio odalys ofelia
olalla olegario oriol osvaldo osbaldo otilia ovidio paca paco paloma paola pascual pastora patricio paulina paulino
paz pepe perla petrona piedad pilar placida placido porfirio primitivo prudencio purificacion ramiro ramona raimundo
rafaela raul raymundo rebeca refugio regino reinaldo remedios renato reyes reynaldo ricarda rigoberto rocio rodolfo
rogelio rolando romualdo roque rosalba rosalia rosalinda rosaura rosendo ruben rufina rufino ruth sabina sabrina
salustiano samanta sancho sandalio santa santiaga santos saturnina saturnino segismundo segundo serafin serafina
servando severino severo sigfrido silverio silvestre silvina silvio soledad sonsoles susana tadeo telesforo telmo
teodora teodoro teofilo tiburcio timoteo tito tomasa toribio tranquilino trinidad ubaldo ulises urbano urbana
valeriano valerio venancio ventura veronica vicenta vicente victoriano victorino vidal vinicio violeta virginio
visitacion viviana wenceslao wilfredo xavi ximena xiomara yago yaco yadira yamila yesenia yesica yolanda zacarias
zenobia zoraida zulema zunilda adalgisa adelmo agata agostina agostino alberico alda alessia alessio alfio alfredina
amadeo ambra ambrogio amedeo amerigo anacleto angiolina angela annamaria annunziata anselma apollonia ariana arianna
arnaldo arrigo asia attilio augusta azzurra battista benedetta benedetto benvenuto beppe biagio bice brando brunella
brunilde calogero camillo carlotta carmelina carmine caterina catena cecilia cesare chiara cinzia clarissa claudia
clelia concetta corrado cosimo costanza costantino cristiano daniele danilo daria debora delia demetrio diamante
diletta dino domenica domenico donata donatella donatello donato duilio edoardo egidio elda elena eleonora elio elisa
elisabetta elmo elvio emanuela emanuele emiliana ennio enrico enza enzo ercole ermanno ermenegildo ermes ernesta
ettore eugenia fabia fabiano fabio fabrizia fabrizio fausta ferdinando ferruccio filiberto filippa filippo fiorella
fiorenza flaminia flora floriana fosca franca francesca franco fulvia fulvio furio gaetana gaetano gaia galileo
gaspare gavino gelsomina gemma gennaro geronima gherardo giacinta giacinto giacoma giacomo giada giancarlo gianfranco
gianluca gianluigi gianmarco gianna gianni gianpaolo gilberto gilda gino gioacchino giorgia giorgio giosue giovanna
giovannino girolamo giuditta giulia giuliana giuliano giulietta giulio giuseppina giusi giustino graziana graziella
grazia guerrino guglielmo iacopo ignazio ilaria immacolata iolanda isabella isidoro italo ivana ivano ivo jacopo
lamberto lanfranco lelio lella leonardo leone letizia lia liberato libero licia lisa liviana livia livio loredana
lorella loris luana lucia luciana lucrezia ludovica ludovico luigia luigina luisella maddalena mafalda manfredo manlio
mara marcella marcello margherita mariangela mariella marilena mariolina marisa maristella marta martino marzia
massimiliano massimo matteo maura maurizio mauro melania melissa michela michelangelo milena mimmo mirco mirella mirta
moreno morena nadia napoleone natale natalina nazzareno neri nerina nevio nicla nicodemo nicoletta nicolo nino noemi
norma nunzia nunzio onofrio orazio oreste ornella orsola orsolina ottaviano ottavia ottavio otello palma palmira
paolina paolo paride pasqua pasquale patrizia patrizio pellegrino piera piero pierluigi pierina pietro pina pippo
pompeo primo priscilla quirino quintilia quinto raffaele raffaella raimondo raniero remo renata renzo riccarda
riccardo rinaldo rino rita roberta rocco romana romeo romina romola romolo rosangela rosaria rosina rosita rossana
rossella ruggero sabato sabatino salvatora samuele sandro santina santo sara savino saverio sebastiana sebastiano
selvaggia serafino serena sergia sesto settimio settimo silvana silvano silvestro simona sira siro sofia sonia
stefania stefano stella tancredi tarquinio telemaco teodolinda terenzio teresina tiberio tiziana tiziano tommaso
tranquillo tullia tullio uberto ugo ulisse umberto valeria valentino vanda vanna vincenza vincenzo vito vittore
vittoria vittorio xenia zaira zanobi zita abilio adalberto adao ademar ademir adriano afonso agenor aida airton alaide
aldair alessandra alice alina alipio almir aloisio altair alvarino amadeu amauri amilcar anabela analia andreia angelo
anisio antenor antonieta aparecida aparicio araci arlindo armando arthur artur ary augusto beatriz belmiro benedita
benedito bento brenda breno caio caetano camila carla carlito cassia cassio catarina caua celia celina cicero clarice
claudete cleide clovis conceicao cristiane dalva damiao dante darci davi deise delfim denilson deolinda diego dilma
dinis dirceu djalma domingas duarte edgar edilson edinho edison edmilson ednaldo edson eduarda elaine elias elisangela
elza emanuelly emerson erico estevao estevan eunice evandro evelin everaldo expedito fatima felipe firmino gabriel
gabrielly genivaldo geovana geraldo germano getulio gilson gisele glauber goncalo graca guilherme gustavo heitor
helder helena helio heloisa henrique hermes higor iara igor ilda inacio iracema isadora isis itamar ivete ivone jaime
jair jairo janaina janete jandira jefferson joana joao joaquim jorge josue jucelino julia juliano julio junior
jurandir jussara kaique kaua laercio lais larissa lavinia leila leticia lidiane lourenco lourival lucas lucelia luiz
luiza luan luzia maiara maisa manoel manuel marcela marcia marcio marco margarida mariana marilia mario mariza marlene
marli martim mateus matheus miguel mirela moacir monica murilo nair natalia nathalia nelson neusa newton nicolau
nilson nilton nivaldo nuno odair olavo olga olivia orlando osmar otavio paulo pedro pietra plinio quiteria rafael
raimunda raquel reginaldo regina renan ricardo rodrigo rogerio romeu romulo ronaldo rosana rosilda rubens rui ryan
samara sebastiao sergio severina sidnei sophia soraia suelen suzana tais talita tarcisio tatiane teobaldo teresinha
terezinha thais thaisa thiago tiago tulio ubirajara vagner valdir valentim valter vanderlei vanessa vania vasco
vinicius virgilio vitor vitoria wagner waldir walmir wanderley washington wellington wesley wilson yasmin yuri zelia
zilda zulmira aaminah aaron abbas abdallah abdel abdelkader abdelrahman abdulaziz abdulrahman abed abir abu adel adil
adnan afaf afsaneh ahlam ahmad ahmet aicha akbar akram alaa alaeddin alham ali alireza amal amin aminah amine amira
amirah ammar anas anwar arash ardeshir arif asad asif asma asmaa atefeh atif ayman aymen ayse aysel aysun azadeh aziz
aziza azra bader badr bahar bahman bahram banu basel basem basma behnam behrouz behzad bilal bilquis burak burhan cem
cemal cengiz daoud dariush darya davood deniz dilara dina doaa ebrahim ece ehsan elaheh elham elif emel emine emir
emre enver erdem erkan ersin esra eyad fadi fahad fahd fahima faisal faiza faizan farah fares farhad farhan farida
faridah farid fariba farouk farzad farzana farzaneh fateh fatema fatemeh fathi fatma fawzi feisal ferhat feyza firas
forough fouad fuad furkan gamal ghada ghassan ghazal gizem golnar gul gulsen habib habiba hadi hafsa haidar hakim hala
halima halil hamed hamid hamida hamza hana hanan hani hanif haris haroon hasan hashim hassan hatem hatice hayat haydar
heba hessa hisham homa hosein hossein houda hozan huda huma husam husain hussain hussein huseyin iffat ihab ihsan
ilhan ilyas iman imad iqbal iraj irfan ishaq ismail ismat issa jaber jabir jafar jahangir jalal jalil jamal jamil
jamila jamileh javad javed jawad juma kadir kamal kamran kareem karima kasim kaveh kazem kemal kerem khadijah khaled
khalil khalida khawla khosrow kian kiarash kourosh labib lamia latif latifa leyla lina lubna lutfi maha mahdi maher
mahmood mahmoud mahmut mahnaz mahsa majed majid malak malek maliha mansoor mansour manal manar mandana manijeh mariam
marjan marwa marwan maryam masoud masood masud maysa mehdi mehmet mehran meltem merve mesut mina mitra moaz mohamad
mohamed mohammad mohammed mohsen mohsin mojgan mona moncef morteza mostafa mounir mourad mukhtar muna munir murad
murat musab musa mustapha muzaffar nabil nabila nadeem nader nadir nadira naeem nahid nahla naima najib najla najwa
narges nargis nasim nasir nasreen nasrin nasser naveed nawal nazanin nazim nazli negar nesrin nihal nihat niloufar
nima nimra nisreen nizar noura nour nuha nur nura nuray nurgul okan omid omran onur orhan osama osman othman ozan
ozgur ozlem parisa parvaneh parvin parviz payam pejman pervez peyman pinar pouya qadir qasim rabab rabia rachid
rachida radwan rafiq ragheb rahim rahma raheem rahmat raja rajab ramin rana rania ranya rashed rashid rasha rasul rauf
raza razan razia recep reem reza rida rifat rim riyad riyadh roksana rostam roya ruhollah rukhsana saad saadia sabah
saber sabri sadegh sadia sadiq saeed safa safiya sahar saida saif saira sajid sajjad sakina salah salama saleem saleh
salem salim salima salma salman salwa samar sameer samer samia samih samir samira samiya sana sanaa sanam sarwar sayed
sayeed seda selcuk selim selin serdar serkan setareh sevda sevgi seyed shaban shabana shadi shafiq shahana shahid
shahin shahla shahnaz shahram shahrzad shaima shakeel shakir shakira shams sharif shazia sherif shima shirin shohreh
siamak siavash sibel sinan soheil soheila solmaz soraya suad suhail suhair sulaiman suleiman suleyman suleman sumaya
sumayya susan tahir tahereh tahmina tala talal talat talib tamer tarek tareq tariq tawfiq tayyab tolga tuba tugba
turgut ubaid ufuk ugur umit ummu umm usama uzma vahid volkan wael wafa wahid waleed walid waqar wasim wissam yahya
yaman yaqub yara yasemin yaser yasin yasir yasmeen yasmina yasser yavuz younes younis yousef yousif youssef yunus
yusra yusuf zafar zaheer zahid zahir zahra zahraa zaid zain zainab zaki zakariya zakia zara zareena zarif zayed zaynab
zehra zeinab zeki zeynep zia ziad zineb zohreh zubair zubaida zuhair zulfiqar aarav aaradhya aarti aditi aditya ajay
ajit akash akhil akshay alka alok amar amarjit ambika amit amita amitabh amol amrit amrita anand ananya anil anirudh
anita anjali anju ankit ankita anoop ansh anup anupam anuradha anushka aparna aravind archana arjun arnav arpita arun
aruna arvind aryan asha ashish ashok ashwin ashwini atul avani avinash ayaan balaji baldev balwinder bhanu bharat
bharati bhavana bhavesh bhavna bhupinder bhushan chandra chandan charan chetan chitra daljit damini darshan deepa
deepak deepika devendra devika dhanush dharmendra dhruv diljit dilip dinesh dipak dipti divya divyansh durga ekta esha
ganesh ganga gaurav gauri gautam gayatri geeta gita gopal gurdeep gurpreet gursharan harbhajan hardeep harish harjeet
harjit harpreet harsh harsha harshita hemant hemlata hema himanshu hina indira indu ishaan isha ishita jagdish jai
jasbir jaspreet jaswinder jatin jaya jayant jayanti jayesh jeevan jignesh jitendra jyoti jyotsna kailash kajal kalpana
kamala kamini kamla kanchan kanta kapil karan karthik kartik kaushik kavita kavya ketan kewal khushi kiran kirti
kishore komal krishna krishnan kritika kulwinder kuldeep kumari kunal kusum lakshmi lakshman lalita lata latha laxmi
leela lokesh madan madhav madhavi madhu madhuri mahendra mahesh mala malini mamta manas mandeep manisha manish manjeet
manjit manju manjula manmohan manoj manpreet mayank mayur meena meenakshi meera megha mehul minal mohan mohit mohini
monika mridula mukesh mukta murali nalini namrata nandini narayan narendra naresh narinder naveen navin navjot neelam
neeraj neeta neha nidhi nikhil nikita nilesh nirmal nirmala nisha nishant nita nitesh nithya nitin nitya om padma
pallavi pankaj paramjit parvati parvathi pavan pawan pooja prabha prabhakar prabhu pradeep prakash pramod pranav
prasad prasanna prashant pratap pratibha pratik praveen pravin preeti prem prerna preity priti pritam priya priyanka
puja punam punit purnima pushpa radha radhika raghav raghu rahul raj rajan rajani rajat rajeev rajendra rajesh
rajeshwari rajinder rajiv rajkumar rajni raju rakesh raksha ram rama raman ramesh ramya ranbir rani ranjan ranjana
ranjit rashmi ratan ravi ravinder ravindra reena rekha renu renuka reshma revathi richa ritika ritu riya rohini rohit
roshan roshni rupa rupali rupinder sachin sadhana sahil sandeep sandhya sangeeta sangita sanjana sanjay sanjeev sanjiv
sanket santosh sapna sarala saraswati sarita sarla satish satpal satvinder savita savitri seema shailesh shakti
shakuntala shalini shankar shanta shantanu shanthi shanti sharad sharda sharmila shashi sheela sheetal shikha shilpa
shirish shiv shiva shivani shobha shreya shruti shubham shweta shyam siddharth simran sindhu sita smita sneha sohan
somnath sonal sonali sreenivas sridhar srinivas srikanth subhash subramaniam sucheta sudha sudhir sujata sujatha
sukhdev sukhwinder suman sumit sumitra sunil sunita suraj surabhi surendra suresh surinder surjit surya sushil sushila
sushma swapna swapnil swarna swati tanvi tarun tejal tejas tulsi uday uma umesh urmila usha uttam vaibhav vaishali
vandana vani varsha varun vasant vasanth vasanthi vasudha venkat venkatesh vibha vidya vijay vijaya vikas vikram vimal
vimala vinay vineet vinita vinod vipin vipul viraj virender vishal vishnu vivek yamini yash yashoda yogesh yogita
akihiko akiko akio akira asami asuka atsuko atsushi aya ayaka ayako ayumi chie chieko chika chiyo chiyoko daichi daiki
daisuke eiji eiko emi emiko eri etsuko fumiko fumio goro hajime hanako haru haruka haruki haruko haruto hideaki hideki
hideko hideo hikari hikaru hiro hiroaki hiroki hiroko hiromi hiroshi hiroto hiroyuki hisako hitomi hitoshi honoka
ichiro ikuko isamu isao jiro jun junichi junko junpei kaede kana kanako kaori kaoru kasumi katsumi katsuo kazuhiro
kazuki kazuko kazumi kazuo kazuya kei keiichi keiji keiko keisuke kenichi kenji kenta kentaro kikue kiko kimiko kiyoko
kiyoshi koichi koji kosuke kotaro kumi kumiko kyoko machiko maiko maki makiko makoto mami mamoru manabu mao mariko
masaaki masahiro masaki masako masami masao masaru masashi masato masaya masayuki mayu mayumi megumi mei michiko
midori mieko miho miki mikiko mikio minako minoru misaki mitsuko mitsuo mitsuru miwa miyako miyoko mizuki moe momoka
momoko motoko nana nanami nao naoki naoko naomi naoto natsuki natsuko natsumi noboru nobuko nobuo nobuyuki noriko
norio osamu reiko ren rie rieko rika riku rina rumi rumiko ryo ryoichi ryoko ryosuke ryota ryuichi saburo sachiko saki
sakiko sakura satoko satomi satoru satoshi sayaka sayuri seiichi seiji seiko setsuko shigeko shigeo shigeru shiho shin
shingo shinichi shinji shinobu shintaro shinya shiori shizuka shizuko sho shoichi shoji shota shuichi shuji sora sota
souta sumiko susumu suzuko tadao tadashi taichi taiki takahiro takako takao takashi takayuki takeo takeru takeshi
takuma takumi takuya tamiko taro tatsuya teruko teruo tetsuo tetsuya tokiko tomio tomoko tomomi tomoya toru toshiaki
toshihiko toshiko toshio tsubasa tsuneo tsutomu tsuyoshi umeko wakana wataru yasuhiro yasuko yasuo yayoi yoichi yoko
yoshiaki yoshie yoshihiro yoshiko yoshio yoshito yosuke yui yuichi yuika yuji yuka yukari yuki yukiko yukio yuko yuma
yumi yumiko yuriko yusuke yuta yutaka yuto yuya yuzuki byung chul dae dong eun eunji eunjung gyeong hae haejin hee
hyejin hyeon hyo hyuk hyun hyunjin hyunwoo jae jaehyun jeong ji jieun jihoon jihye jihyun jimin jin jinho jisoo jiwon
jiyeon jiyoung joon jooyoung jung junho kyung kyungsoo mijin minho minji minjun minseo minsu myung sangwoo seo seojun
seok seon seoyeon seung seunghyun soo soojin soyeon suji sujin  sungho sunhee woo wonjun yeon yeji yejin yong yoo
yoon young younghee youngsoo yuna aiguo bao baozhong bingbing bohai changming chao chaoxiang chen cheng chenguang chun
chunhua cong cui dawei dehua deming enlai fang fei feng fuhua gang guang guanghui guiying guo guofeng guoliang hai
haiyan hao hong hongmei hua huan huang hui huifang huiling jia jiahao jiahui jian jianguo jianhua jiang jianhong
jianjun jianming jianping jie jiawei jing jingyi jinhua jinping jiayi juan junjie kang kun lan lanying lei li lian
liang lifen lihua lijuan lijun lili liling lin ling lingling liping liwei long lu lulu meifen meihua meilin meiling
meiying ming mingyu na nianzu ning peng qi qiang qiao qin qing qinghua qiu qiuyue ronghua rong ruolan shan shanshan
shaohua shi shihong shu shufen shuang shuhua shuping shuying shuzhen sying tao ting tingting wan wei weiming weiwei
wen wenbin wenjing wenjie wenyi xia xian xiang xiao xiaobo xiaodong xiaofeng xiaohong xiaohui xiaoli xiaoling xiaoming
xiaoping xiaowei xiaoyan xin xing xinyi xinyue xiu xiuying xiulan xiuzhen xu xue xuefeng xueli xuemei xun ya yan
yanfang yang yanhong yanli yanyan yaling yi yifan yimin yin ying yingying yingjie yongjian yu yuan yuanyuan yue
yueying yufeng yuhan yulan yuhua yumei yun yunfei yuping yuting yutong yuxuan yuzhen zedong zemin zhe zhen zheng
zhenhua zhenzhen zhi zhigang zhihao zhihui zhijian zhimin zhiming zhiqiang zhiwei zhiyong zhong zhou zhuo zihan zimo
zixuan anh bich binh cam chau chi cuc cuong danh dao diem diep dinh duc dung duong duy giang ha hanh hien hiep hieu
hoa hoai hoang hue huong huy huyen khanh khoa khuong kieu lam lien linh loan luong ly mai manh minh nam nga ngan nghia
ngoc nguyet nhan nhi nhu nhung nhat oanh phat phong phu phuc phung phuong quan quang que quoc quyen quynh son suong
tam tan thang thanh thao thi thien thiet thinh thoa thuan thuy thuong tien toan trang tri trinh truc trung truong tu
tuan tung tuyen tuyet uyen van vien viet vinh vu vuong xuan yen bayani benigno corazon dalisay divina imelda jejomar
jhun jomar jovelyn ligaya luzviminda maricel marilou maricris marites maritess marivic nenita perlita reynante rhodora
rowena rodelio teresita agus andi aulia bambang budi dian dwi eka endang fitri hendra iwan joko kartika ketut nyoman
putri rahayu ratna rini rizki siti slamet sri sugeng suharto sukarno suparman susilo sutrisno wahyu wayan wati yanti
yuli anong apinya arthit chai chaiwat kanya kittisak malee nattapong niran nok ploy prasert preecha saowanee siriporn
somboon somchai somsak suchart sunisa supaporn suwan thaksin wanida wichai abayomi abeni abiodun adaeze adaobi adebayo
adebola adedayo adekunle adeola adewale adeyemi afolabi akachi akintola akua akwasi ama amadi amaka amara ayo ayodele
ayomide azubuike baako bisi bola bolanle chiamaka chibueze chibuzo chidera chidi chidiebere chidike chidinma chidubem
chiemeka chiemezie chigozie chijindum chijioke chikaodili chike chikelu chima chimamanda chimaobi chimezie chinaza
chinedu chinelo chinenye chinonso chinua chinwe chinweike chinyere chioma chisom chizoba chuka chukwudi chukwuebuka
chukwuemeka chukwuma dabiku dayo ebele ebere efua ejike ejiro ekene emeka enitan ese fela femi folake folasade fola
funmilayo funmi gbenga gozie ife ifeanyi ifeoma ifeyinwa ige ijeoma ikechukwu ikemefuna iniko isioma jideofor jidenna
kainene kambili kamau kanayo kelechi kelenna kenechukwu kofi kojo kosisochukwu kunle kwabena kwadwo kwaku kwame kwasi
kweku lekan lola madu nchedo ndidi ngozi ngunan nkechi nkemdilim nkiruka nkem nnamdi nnedi nneka nnenna nonso nwabueze
nwakaego nwanneka obi obiageli obinna obioma odinaka ogechi okechukwu okeke okonkwo okoro okwudili olabisi olamide
oluchi olufemi olufunke olumide oluwaseun oluwatobi onochie onwuatuegwu onyeka onyekachi onyinye onyinyechukwu osita
rotimi sade sekou segun seun simisola sola somadina somayina somtochukwu sunday taiwo tayo temitope titilayo
tobechukwu tochukwu tokunbo toluwani tope tunde uche uchechi ugochukwu ugonna uju ukamaka uzoamaka uzochi uzoma wale
wole yaa yaw yejide yetunde yewande abdi abdirahman abdullahi abebe abeba abel abiel abraham abrehet afewerki akberet
almaz alem alemayehu amanuel amina aster ayana bekele belaynesh bereket berhane bethlehem bilen biniam dahabo daud
dawit dejen demsas desta ephrem ermias eskender eyerusalem fana farhiya fasil fatuma feben fikre filimon fiyori
freweini gebre genet getachew girma goitom habte habtom hagos haile hailu halimo hanad helen hermon hirut hodan hodari
idris ifrah isayas isaias jemal kahsay kebede kidane kidist lemlem luam mehari mehret meles melake meron meseret
mihret mulu muluberhan nardos natsinet negash robel rahwa ruta samrawit selam selamawit senait semere senay simret
solyana tadesse tekle tedros tekeste tesfalem tesfay tesfaye tewodros tigist tsegay tsehay tsige wegahta winta worku
yared yergalem yobachi yodit yohana yohannes yonas yonatan yordanos zebib zeray zula akinyi achieng atieno awino
chebet chepkoech jelagat jepkosgei kibet kipchoge kiprono kiptoo koech makena mbugua mumbi mutua muthoni mwangi mwende
njeri njoki njoroge nyambura nyokabi ochieng odhiambo omondi otieno owino wambui wangari wangui wanjiku wanjiru waweru
bongani busisiwe buhle lerato lindiwe lungile lwazi mandla mpho nandi nkosana nomsa nomvula nontando noxolo palesa
sibusiso simphiwe sipho siyabonga thabo thandeka thandi thandiwe themba thulani tumelo unathi vusi xolani zanele
zinhle zodwa mamadou aminata aissatou abdoulaye boubacar cheikh fanta fatou fatoumata ibrahima idrissa kadiatou lamine
mariama modou moussa oumar ousmane rokia salif seydou souleymane yacouba dikembe ngoy mbuyi kabila tshala farai tendai
rudo tafadzwa tatenda tinashe chipo aputsiaq arnaq aqqaluk aviaja hans-peter inuk ivalo ivik kuupik malik malina minik
nauja navarana nivi nukaaka nuka paninnguaq pipaluk pilunnguaq pavia qivioq salik tupaarnaq ujarak inunnguaq nuunu
kista aaju aka ane asii bibiane maliina maligiaq jakobine najannguaq naja paneeraq nive sorsa laarsi bilbo frodo
samwise meriadoc peregrin gandalf aragorn legolas hamfast belladonna drogo primula hobson adalgrim esmeralda lobelia
otho mirabella rosamunda hildigrim isengrim fortinbras ferumbras balbo berylla bungo camellia donnamira hildibrand
agathi aikaterini alexandros anastasios angeliki antonis apostolos aristotelis athanasia athanasios charalampos
chrysanthi christos despina dimitra dimitri dimitrios dimitris eirini eleftheria eleftherios eleni elpida emmanouil
evangelia evangelos fotini fotis georgia georgios giannis giorgos grigoris ilias ioanna ioannis kalliopi katerina
konstantina konstantinos kostas kyriaki kyriakos lefteris manolis markos michail michalis nektarios nikolaos nikos
paraskevi panagiotis panagiota pantelis pavlos pelagia petros sotiria sotiris spyridon spyros stamatis stavroula
stavros stefanos stelios stylianos thanasis theodoros theofilos thodoris vasiliki vasilis vasileios xenophon yiannis
alexandru adina adriana andreea anca bogdan camelia catalin ciprian claudiu constantin cosmin costel cristina dacian
doina dorin dragos dumitru emil florentina florica florin gabriela gavril gheorghe gheorghita horia iancu ileana ioan
ioana ion ionel ionela ionut iulia iulian laurentiu liviu lucian luminita madalina marcel marian marin mihaela mihai
mihail mircea nicoleta nicolae octavian ovidiu petre petru radu raluca razvan rodica roxana sanda serban silviu sorin
sorina teodor titus traian tudor vasile victor viorel viorica vlad asen atanas blagovest boyko boyan boyka borislava
desislava dimitar elitsa emiliya evelina galya georgi gergana hristo ivaylo ivanka kalin kalina kiril krasimir
lyubomir lyudmil mariya milka nedelcho nevena nikolina ognyan penka petar plamen radka radostina rositsa rumen rumyana
silviya slavcho snezhana stanimir stoyan svetla svetoslav todor tsvetan tsvetelina vanya vasil vasilka velichka
veselin yordan yordanka zhivko zlatka arben agim agron albana ardian arta artan besnik blerim bujar dardan drita edona
fatmir fatos flamur genc ilir jeton kujtim liridona mirlinda rexhep shpresa skender valon vjosa aiste algirdas arturas
audrius dainius daiva darius dovile edgaras egidijus egle gediminas giedre gintaras ieva ignas jolanta jurgita juozas
kestutis kristina laima laimonas linas loreta mantas mindaugas nijole petras ramunas rasa rimas saulius vaida
virginija vytautas zydrunas agnese aigars ainars andris anete baiba dace dzintars edgars evija girts guntis gunta
guntars ilze imants inese ivars janis juris kaspars laimdota lauris liga maris martins normunds raimonds sandris
sarmite sintija skaidrite uldis vija zane avraham avi ariel asaf batya boaz chaim chana chaya dafna daliah dov dvora
efraim eitan eli elad eran eyal gadi galit gershon gilad golda hadas hila ilan inbal itai itzhak keren lior liora meir
menachem mendel miri mordechai moshe naftali neta nir nitzan noam noga nurit ofer ofra orly orna pinchas rachel ravit
rivka roni ronit ruti sagi shai shalom shaul shimon shira shlomo shmuel shoshana shulamit sigal tal tali tamar tova
tzipora tzvi uri uzi yaakov yael yair yaron yehuda yehudit yigal yisrael yitzhak yoav yochanan yosef yuval ze'ev zohar
ailsa aine aisling aodh aoife ashling blathnaid bran breda brid brigid caoimhe caoimhin caolan catriona ciara cian
ciaran cillian clodagh colm colum conall conchobar cormac cathal dairine daire darragh deaglan declan dermot diarmuid
donal donncha dympna eamon eanna eibhlin eilish eimear emer enda eoghan eoin fearghal fergal fiachra fidelma fintan
fionn fionnuala gobnait grainne iarlaith iseult jarlath killian lorcan mairead malachy maolsheachlann micheal muiris
muireann murtagh neasa nessa niall niamh noirin nuala odhran oisin oonagh oran orla orlaith padraic padraig padraigin
paudie proinsias roisin ronan ruairi sadhbh saoirse seamus sean sile sinead sorcha tadhg tiarnan tiernan treasa
turlough una ailidh aileas alasdair ailean angus beathag calum cailean coinneach donalda donnchadh ealasaid effie
eilidh eubh euan ewan ewen fearchar ferghas fingal fionnlagh frang gillian gilleasbuig greer iain innes iomhar
iseabail isobel kenna kirsteen lachlan mairi malcolm marsaili morag morven mungo murdo neacel oighrig peadar rhona
roddy rona ruairidh seonag seonaidh seumas shona somhairle sorley teasag torquil uilleam aled alun angharad anwen
arwel blodwen bryn carys ceri catrin dafydd dai delyth dilys eirlys eirwen elen eleri eluned emlyn emrys ffion gareth
gerallt geraint gethin glenys glyn goronwy gruffydd gwenda gwendolen gwenllian gwilym gwyn gwyneth gwynfor haf heledd
heulwen huw hywel ieuan ifan ifor illtyd iolo iorwerth islwyn kerys llewellyn llinos lloyd llyr lowri mair mali mared
meinir meirion menna meredydd mihangel morfydd myfanwy nerys nia olwen osian owain rhian rhiannon rhodri rhydian rhys
sian sioned sion taliesin tegwen tomos trystan tudur wyn yestyn aroha hemi hohepa hone kahu kahurangi kauri kiri maia
manaaki mereana moana ngaio ngaire nikau pania rangi rawiri rewi rongo tama tamati tane tui waimarie whetu wiremu ana
fetu ioane losa manu mele pita sefa semisi sina sione tevita vaea leilani kaipo kalani kapono keoni keoki kealoha
makoa malia nalani nohea noelani pualani wanjala zola mei-ling ming-na jia-wei wei-ling kwok siu wai yuen chi-ming
mei-lin hiu wing ka  kwan lok man pui shuk suet sze tak tsz wah yat yee yiu yuk chin-hwa hsiao hsin jui mei-hua
shu-fen ya-ting yi-chun
`;
