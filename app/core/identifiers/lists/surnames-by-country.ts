/** Surnames from the same dataset; see first-names-by-country.ts for source and form. */
export const SURNAMES_BY_COUNTRY = `
abazi abbasov abdrahmanov abdullaev abdullayev abe abuladze adary ademovic adilovic adrei aferdita aguilera ahamed
ahmadov ahmetov ahmetovic ahn aigner aivaliotis akter aleksejev aliev alievi aliyev amangeldy amar amarasinghe ando
andov andre andrejev ang angelis angelov angelova antunes aoki aquino arai arakelyan aravena araya arben ashkenazi
aslan attard auer avetisyan azoulay bae baek bai bairamov bairamovi bajram bak balaz balazs balodis balog bandara
bardhi barisic barone bautista begu bekim bektashi ben-david benali bengtsson beridze berisha berndsen bhak
bishwakarma blondal bolat bolkvadze bondar borg boyko bozinov brahimi brankov breathnach briain briem broin brunner
bustos butkiene butkus bytyqi caceres cai calvo cami camilleri cardozo carrizo carthaigh carvajal castelli cavalcante
ceallaigh ceban cebotari cengic cerna cetin ch'en cha chadad chai chand chathuranga chazan chea cheam cheon cheong
chetry chey chhan chhet chhetri chhim chhoa chhorn chiba chim chiu cho choa choe choo choy chun cinneide ciobanu claes
coi cojocari conchuir corpuz cuinn d'agostino d'amico d'angelo damcevski dao davidov davtyan del dela delemovic delic
delos delvina demirovic deo der dervishi dibra dijk dimitrova dissanayake dith dizon djurhuus dochartaigh donev donoso
dordevic dubhghaill dukic dul duric dvorakova dyk eam eaw eder edirisinghe edri edry eglitis egzon ekanayake emine eng
eom farrugia fatime fekete ferhatovic ferretti ferreyra figueiredo filipov fjeldsted fonseka francois frasheri frei
fujihara fujiwara gabai gabhann gajdos galea galeano gallchoir gamage gashi gega gegaj gelashvili georgieva gevorgyan
ghang ghazaryan ghim gil gim gimenez giorgadze gjika gjoni gogoladze golan golubovic goossens goundar gouw graaf grech
grgic grigoryan groot guliyev gunasekara gunawardana gunawardena gutu gwak gwon hadad hadzic hah hakobyan halili hara
harada harutyunyan hasani hasanov hasanovic hasegawa hazan heilig heng heo herath hettiarachchi hirano hjaltalin hoa
hodzic hofer hojgaard horakova hoti hovhannisyan hristova huaman hui hun hur huseynov hysi ibraev ibragimov
ibrahimovic ichikawa ieong ilic iliev imai isaev ishida iskakov ismailov ismayilov iusupov ivanou ivanovic ivanovski
iwasaki jafarov janev jankauskiene jansons janssens jara javier jayasekara jayasinghe jayasuriya jayawardana
jayawardena jayaweera jean jee jen jeon jesus joe joeng joensen johannesen johannessen joo jorgensen jovanovic juu
kaliev kalloe kaneko kapanadze kara karapetyan karimov karklins karpin karunaratne kastrati kavaliauskas
kavaliauskiene kavaliou kavcic kawano kayser kazlauskiene kazlou kazlouski kelmendi keo khachatryan khat khay khen
khiev khlot khuc khutsishvili kieffer kikuchi kinoshita kitanovski klavins klemencic kluivert koak koc kojima kola
kolla kollar koller koloski kono kontos koo koren koroveshi kos kostov kostovski koufos kovacik koval koyama kozlowski
krasniqi kravchenko kremer krier kristensen kristi kristo kritikos krlicevic krumins kryeziu kucerova kudo kuen kumara
kuqi kurt kusainov kvaran kvaratskhelia kwak laci lagos lahtinen lakmal lal lata laurent lechner leclercq leeuwen
lefevre lehner leitner lejeune leka leon liem liyanage loingsigh lomidze lorenzo los lou lourenco luca luka lukac
lukic lum lungu lysenko mac madusanka maes maharaj maharjan maisuradze majerus malcah mamani mamedov mamedovi mammadov
manalo manasievski manukyan mao marat marchenko margaryan markoski markovski marku marroquin martino martirosyan
maruyama masuda matovski matsui mayr mchedlishvili meas meer mehmedovic mehmeti melnic mendis meng mertens micallef
michel mihhailov mikeladze milosevic min mirkovic mitrovic miura miyasaki miyazaki mizrachi mkrtchyan mladenovski
morais mordha morina moroz moser moshe muhamet muireadhaigh mul mun munasinghe munn murat murata murati muratovic
murchu muy mytaras naidu nakagawa nakashima nakayama nam nan nanayakkara nand neill nemcova nham nhek nikolla nikolov
nikolova nikolovski noh nomura norddahl novik novotna nozadze nurgaliev o'brien o'byrne o'connor o'doherty o'gallagher
o'kelly o'moore o'neill o'quinn o'reilly o'ryan o'sullivan ochion ohana ohayon olsson omarov omer oravec ospanov
otsuka oyama ozkan ozolins pae pagano pai paik palma palmieri papoutsis paredes pariyar pathirana paulauskas
paulauskiene pavlovski peiris penov pereyra permeti perovic petek petersons petrauskiene petrevski petrosyan petrova
petrovski phak phi phung phy pichler pinas pino piras pizarro poblete poghosyan pok pokharel poli polishchuk popoff
popovski prakash prifti prishtina prochazkova quach quiroga quispe quliyev radovic radulovic raghallaigh rai raj
rajapaksha ramadan ranasinghe ranaweera rathnayaka rathnayake ratnayake reiter reuter rey rhee rhim riain ricci ries
rinaldi riquelme ristevski rivero rodrigo roh romeo rosa rosca rossetti rotari rudenko ryang ryoo ryu sabajo sadykov
saez sahakyan sakai sakurai sala salihovic salvador sam samaras samarasinghe sampath san sanhueza sanjeewa sano santis
sanz sargsyan savic scheving schiltz schmit segel semil semjonov semyonov senanayake seneviratne seng seoh seong shala
shapira shengelia shevchuk shibata shimada shkodra shkreli shong shung sieng simoes sinani sirbu smagulov smet sohn
sok som sonn sor soriano soun spiteri stankeviciene stankevicius stankovic stefano steffen steiner stojanov stoyanov
stoyanova subotic suen sugahara sugawara sugiyama suh suilleabhain suleimenov suljic sultanov suy svobodova tabatadze
tahirovic taing takada takagi takaki takata taketa takeuchi tal tamura taniguchi tep terzic thach thanasi thapa tharu
thill thorarensen thorlacius thuong tieu tiong tiu tjin tkachuk todorova tolentino toska toskaj trac trajanoski
trajanovski trajcevski trajkovski trieu ts'ai tsay tsiklauri tsoi tsui turcan uch uchida ueno ueta ung urbonas
urboniene ursu valente valon vanags vang vardanyan vasiliauskas vasiliauskiene vasilyev vassiljev vella vesela vidal
villalba vitols vong vujic vujovic waage wagener wallner waqa watabe weerasinghe wickramasinghe wijesinghe wimmer
yakovenko yamasaki yamazaki yau yeong yim yokoyama yos yosef youn yun zammit zarins zaytsev zoeng zukauskas
zukauskiene zukic zuu
`;
