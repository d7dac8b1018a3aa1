/**
 * Common first names of many cultures, in lower case without accents. Which of them are also ordinary words ("grace",
 * "mark") follows from the lists of ordinary and clinical words and is decided where the lists are used.
 */
export const FIRST_NAMES = `
aaron abby abdul abdullah abel abigail abraham ada adam adele adrian adriana adrienne agatha agnes ahmed aidan aiden
aileen aimee aisha alan alana alastair albert alberta alberto alec alejandra alejandro alena alessandra alessandro
alex alexa alexander alexandra alexandre alexandria alexia alexis alfie alfonso alfred alfreda alfredo alice alicia
alina alison alistair allan allen allison alma alonzo althea alvin alyssa amanda amber amelia amina amir amos amy ana
anastasia andrea andreas andres andrew andy angela angelica angelina angelo angie angus anika anita ann anna annabel
annabelle anne annette annie annika ansel anthony antoine antoinette anton antonia antonio april arabella archibald
archie ari ariana arianna ariel arlene armando arnold aron arthur arturo asha ashley ashleigh astrid atticus aubrey
audrey augusta augustus aurora austin ava avery axel ayesha bailey barbara barnaby barney barry bart bartholomew basil
beatrice beatriz becky belinda bella belle ben benedict benjamin bennett benny bernadette bernard bernice bert bertha
bertram beryl bess bessie beth bethany betsy bette betty beulah beverley beverly bianca bill billie billy blake blanca
blanche bob bobbie bobby bonnie boris boyd brad bradford bradley brady brandi brandon brandy braden bree brenda
brendan brent brett brian briana brianna bridget brigitte britney brittany brock bronwyn brooke bruce bruno bryan
bryce bryn byron caitlin caleb callum calvin cameron camila camilla camille candace candice cara carina carl carla
carlo carlos carlotta carlton carly carmel carmela carmen carol carole carolina caroline carolyn carrie carson carter
cary casey cassandra cassie catalina catherine cathleen cathy cecelia cecil cecilia cedric celeste celia celina celine
chad chandler chantal charity charlene charles charley charlie charlotte chase chelsea cheryl chester chloe chris
christa christian christie christina christine christopher christy cindy claire clara clare clarence clarissa clark
claude claudette claudia clayton clement clementine cleo cliff clifford clifton clint clinton clive clyde cody colby
cole colette colin colleen collin connie connor conor conrad constance cora coral cordelia corey corinne cornelia
cornelius cory courtney craig cristina crystal curtis cynthia cyril cyrus daisy dale dallas damian damien damon dan
dana daniel daniela danielle danny daphne darcy daria darius darlene darrell darren darryl daryl dave david dawn dean
deanna debbie deborah debra deidre deirdre delia delilah della delores demetrius denis denise dennis derek derrick
desiree desmond devin devon dexter diana diane dianne dick diego dina dinah dirk dolores dominic dominique don donald
donna donovan dora doreen doris dorothea dorothy dottie doug douglas doyle drew duane dudley duncan dustin dwayne
dwight dylan earl earnest eddie eden edgar edith edmund edna eduardo edward edwin edwina effie eileen elaine eleanor
elena eli eliana elias elijah elinor elisa elisabeth elise eliza elizabeth ella ellen ellie elliot elliott elmer
eloise elsa elsie elton elvira elvis emanuel emerson emery emil emilia emilio emily emma emmanuel emmett enid enrique
eric erica erich erick ericka erik erika erin ernest ernestine ernesto errol esme esmeralda esperanza estelle ester
esther ethan ethel etta eugene eugenia eunice eva evan evangeline eve evelyn everett ezra faith fannie fatima fay faye
felicia felicity felipe felix ferdinand fergus fern fernando fiona fletcher flora florence floyd forrest frances
francesca francesco francine francis francisco frank frankie franklin fred freda freddie freddy frederick frieda
gabriel gabriela gabriella gabrielle gail gareth garrett garry gary gavin gayle gemma gene geneva genevieve geoff
geoffrey george georgia georgie georgina gerald geraldine gerard gertrude gideon gilbert gina ginger ginny giovanni
gisela giselle giuseppe gladys glen glenda glenn gloria godfrey gordon grace gracie graciela graeme graham grant greg
gregory greta gretchen griffin guadalupe guido guillermo gus gustavo guy gwen gwendolyn hailey hal hallie hamish hank
hannah hans harley harold harriet harris harrison harry harvey hassan hattie hayden hayley hazel heath heather hector
heidi helen helena helene helga henrietta henry herbert herman hilary hilda hillary holly homer hope horace howard
hubert hugh hugo humphrey hunter ian ibrahim ida ignacio igor imogen imran ina ines ingrid ira irene iris irma irving
isaac isabel isabella isabelle isaiah isla ismael israel ivan ivana ivy jack jackie jackson jacob jacqueline jacques
jade jaime jake jamal james jamie jan jana jane janelle janet janice janie janine jared jasmine jason jasper javier
jay jayden jayne jean jeanette jeanine jeanne jeannette jeannie jed jeff jefferson jeffery jeffrey jenna jennie
jennifer jenny jeremiah jeremy jermaine jerome jerry jess jesse jessica jessie jesus jill jillian jim jimmie jimmy jo
joan joann joanna joanne joaquin jocelyn jodi jodie jody joe joel joey johann johanna john johnathan johnnie johnny
jolene jon jonah jonas jonathan jordan jorge jose josef joseph josephine josh joshua josie joy joyce juan juana
juanita judah judith judy jules julia julian juliana julianne julie juliet julio julius june justin justine kaitlyn
kara karen karina karl karla kasey kate katelyn katharine katherine kathleen kathryn kathy katie katrina katy kay
kayla keira keisha keith kelli kellie kelly kelsey kelvin ken kendall kendra kenneth kenny kent kenya kerri kerry
kevin khalid kieran kim kimberley kimberly kirk kirsten kirsty kitty krista kristen kristi kristin kristina kristine
kristy kurt kyle kylie lacey lamar lana lance landon larry lars latasha latisha latoya laura laurel lauren laurence
laurie lavinia lawrence leah leanne lee leila lena lenny leo leon leona leonard leonardo leonora leopold leroy lesley
leslie lester leticia levi lewis liam lila lillian lillie lilly lily lina linda lindsay lindsey linus lionel lisa liz
liza lizzie lloyd logan lois lola lonnie lora loraine loretta lori lorna lorraine lottie lou louella louie louis
louisa louise lowell luca lucas lucia luciana lucille lucinda lucy luigi luis luisa lukas luke lula lupe luther lydia
lyle lynda lyndon lynette lynn lynne mabel mable mackenzie maddie madeleine madeline madison mae maeve maggie magnus
malachi malcolm mallory mamie mandy manuel mara marc marcel marcella marcia marco marcos marcus margaret margarita
margery margie margo margot marguerite maria mariah mariam marian mariana marianne marie marietta marilyn marina mario
marion marisa marisol marissa marjorie mark marla marlene marlon marsha marshall martha martin martina marty marvin
mary maryann mason mathew matilda matt matthew mattie maud maude maureen maurice mavis max maximilian maxine maxwell
may maya meg megan melanie melba melinda melissa melody melvin mercedes mercy meredith merle mervyn mia micah michael
micheal michele michelle miguel mike mila mildred miles milo milton mimi mindy minerva minnie miranda miriam misty
mitchell moira mollie molly mona monica monique monty morgan morris mortimer moses muhammad muriel murray myra myrna
myron myrtle nadia nadine nancy naomi natalia natalie natasha nathan nathaniel neal ned neil nell nellie nelson nettie
neville nicholas nichole nick nicky nicola nicolas nicole nigel nikki nina noah noel noelle noemi nora norah noreen
norma norman odette olga olive oliver olivia ollie omar opal ophelia ora orlando orville oscar oswald otis otto owen
pablo paige pam pamela pansy pat patience patricia patrick patsy patti patty paul paula paulette pauline pearl pedro
peggy penelope penny percy perry pete peter petra petronella phil philip phillip phillipa philippa phoebe phyllis
pierre piers polly porter portia preston prince princess priscilla prudence quentin quincy quinn rachael rachel rafael
ralph ramon ramona randal randall randolph randy raquel raul ray raymond reba rebecca rebekah reed regina reginald
rene renee reuben rex rhoda rhonda rhys ricardo richard rick rickey ricky riley rita rob robbie robert roberta roberto
robin robyn rochelle rocky rod roderick rodney rodrigo roger roland rolf roman romeo ron ronald ronda ronnie roosevelt
rory rosa rosalie rosalind rosanna rosanne rosario roscoe rose roseanne rosemary rosetta rosie roslyn ross rowan
rowena roxanne roy ruben ruby rudolph rudy rufus rupert russ russell rusty ruth ryan sabrina sadie sally salvador
salvatore sam samantha sammy samson samuel sandra sandy santiago santos sara sarah sasha saul savannah scarlett scott
sean sebastian selena selina selma serena sergio seth seymour shane shania shannon shari sharon shaun shauna shawn
sheila shelby sheldon shelia shelley shelly sheri sherman sherri sherry sheryl shirley sid sidney sienna sierra silas
silvia simon simone sinead siobhan skye skylar sofia solomon sondra sonia sonja sonya sophia sophie spencer stacey
stacie stacy stan stanley stella stephan stephanie stephen steve steven stewart stuart sue summer susan susanna
susannah susanne susie suzanne sybil sydney sylvester sylvia tabitha tamara tami tammy tania tanya tara tasha taylor
ted terence teresa teri terrance terrence terri terry tess tessa thaddeus thelma theo theodora theodore theresa
therese thomas tiffany tim timmy timothy tina toby todd tom tomas tommie tommy toni tony tonya tracey traci tracy
travis trent trevor tricia trina trinity trisha tristan trudy tucker tyler tyrone ulysses ursula valerie vanessa
vaughn velma vera verna vernon veronica vicki vickie vicky victor victoria vince vincent viola violet virgil virginia
vivian vivienne wade wallace wallis walter wanda warren wayne wendell wendy wesley whitney wilbert wilbur wiley
wilfred wilhelmina will willa willard william willie willis wilma winifred winnie winston woodrow wyatt xavier yasmin
yolanda yvette yvonne zachariah zachary zach zane zara zelda zoe zoey aaliyah abbie addison adelaide ainsley aiyana
alannah alanna alia aliyah amari amaya amani anaya andre angel anya aria arjun armani asher ashton aspen autumn ayla
beau beckett bentley braxton brayden brielle brooks bryson camden carlyle cash cayden charlee chance cheyenne clay
cooper daquan darnell deandre delphine denzel deshawn dominick easton ebony elianna ellis ember emersyn everly ezekiel
finlay finley finn fraser freya gage grayson greyson hadley harlow harper heaven holden hudson imani india indigo iman
jabari jaden jada jakayla jalen jamar jameson jasmin jaxon jayla jaylen jazmine josiah journee juliette kaden kai kaia
kaleb kali kamala karim karlee katelynn keegan kelechi kendrick khadija kiana kiara kinsley knox kobe kyla kyra laila
lakeisha lakisha latonya layla leilani lennox leroi lilian lilith lincoln london luna lyla lyra mack maliyah malik
marquis maverick mckenna mckenzie melany mikayla milan mitch nevaeh nia nolan nova nyla paris parker paxton peyton
phoenix piper presley quinton raegan rashad reagan remi remy river rohan roisin rosalyn rylee ryder sage sawyer selah
shanice shaniqua shaquille shayla sincere skyler sloane talia tanisha tamika tatiana teagan tegan tevin tia tiana
treyvon tyra tyrese tyson valentina weston willow zaire zayden zion zora zuri agnieszka aleksandra aleksander alicja
andrzej aneta anetta angelika antoni arkadiusz bartek bartlomiej bartosz beata bogdan boguslaw boleslaw bozena bozydar
bronislaw cezary czeslaw dagmara danuta dariusz dawid dominik dorota edyta elzbieta ewa ewelina filip franciszek
grazyna grzegorz halina hanna henryk ignacy ilona irena ireneusz iwona izabela jacek jadwiga jakub janina janusz
jaroslaw jerzy jolanta jozef julita kacper kamil kamila karol karolina katarzyna kazimierz kinga konrad krystyna
krzysztof ksawery lech leokadia leszek lidia lucyna lucjan ludwik lukasz maciej magda magdalena malgorzata marcin
marek mariusz marta marzena mateusz michal mieczyslaw mikolaj milena milosz miroslaw monika norbert oliwia oskar
patrycja patryk pawel piotr przemyslaw radoslaw rafal renata ryszard slawomir stanislaw stefan sylwia szymon tadeusz
teodor tomasz urszula waclaw waldemar weronika wiktor wiktoria wieslaw wladyslaw wlodzimierz wojciech zbigniew
zdzislaw zenon zofia zuzanna zygmunt adela alois antonin barbora blanka bohumil bohuslav bretislav cenek dagmar
dalibor denisa dobromila dominika drahomira eliska evzen frantisek hana havel hedvika hynek ilja ivo jarmila jaromir
jaroslav jaroslava jindrich jirina jiri jitka josefa karel katerina klara kristyna kveta kvetoslava ladislav lenka
leos libor libuse lubomir lubos lucie ludek ludmila marcela marketa matej michaela milada milos miloslav miroslav
miroslava nadezda oldrich ondrej otakar patrik pavel pavla pavlina petr radek radim radka radomir rudolf ruzena simona
stanislav stanislava stepan svatopluk sarka tereza vaclav veronika vit vladimir vlasta vlastimil vojtech zbynek zdena
zdenek zdenka zlata zuzana ales alenka aljaz andraz andrej anze blaz bojan borut bostjan branko brigita ciril darja
darko dejan domen drago dragan dusan edvard ferdo franc france gasper gorazd gregor iztok janez janja jasna jelka
jernej joze jozica jure jurij katarina katja klemen lado lojze luka majda maja manca marija marjan marjana marko
mateja matevz matija matjaz metka miha mihael miran miro mirko mitja mojca nada natasa neja nejc nika primoz rok sasa
samo silva slavko spela stane stanka tadej tanja tatjana tilen tjasa tomaz urban uros ursa vesna vid vinko zala
zdravko ziga zoran zvone ante anica antun bozidar branimir branka davor domagoj drazen dubravka dunja durda franjo
goran gordana hrvoje iva ivica ivka jadranka jadranko jasminka jelena josip josipa kata kreso kresimir kristijan lovro
ljiljana ljubica marin marinko marijan mate mile mirjana mirela mladen nenad neven nikola nikolina petar rade radovan
ratko rajko ruza sanja sinisa slaven slavica snezana srdjan stipe stjepan suzana svetlana tihana tihomir tomislav tomo
vedran velimir veljko vjekoslav vlado vlatka zdravka zeljka zeljko zlatko zrinka zvonimir aleksandar biljana bojana
borislav dragana dragica dragoslav jovan jovana milica milorad milutin miodrag nebojsa nemanja predrag radmila
slobodan slobodanka tijana vladan vuk zivko zorica amela emina enes faruk fikret hasan haris mehmed mirsad muhamed
mustafa nermin senad suad zijad aleksei alexei alexey alla anatoli anatoly anfisa antonina arkady artem artyom daniil
dasha dmitri dmitry eduard ekaterina elizaveta evgenia evgeni evgeny faina fedor fyodor galina gennady georgy gleb
grigory ilya inna innokenty irina katya kirill klavdiya konstantin kostya ksenia larisa leonid lev liliya lyubov
lyudmila makar maksim maxim marfa masha matvei mikhail misha nadezhda nastya natalya nikita nikolai nikolay oksana
oleg olesya pelageya polina ruslan raisa semyon sergei sergey sofya taisiya taras tatyana timofei timur vadim valentin
valeri valeria valery varvara vasily vasyl viktor viktoria vitali vitaly vladislav vladlena vsevolod vyacheslav yana
yaroslav yegor yekaterina yelena yelizaveta yevgeny yulia yuri zhanna zinaida zoya andriy andrii bohdan iryna kateryna
lesya mykola mykhailo nadiya natalka oleksandr oleksandra oleksiy olha orest pavlo petro ostap sofiia solomiya tetyana
volodymyr yaryna yevhen yuliya yuriy ramzan aslan akhmed apti dzhokhar magomed movsar shamil zelimkhan zaur khava
zarema madina malika petimat zulai anzor arbi beslan isa islam lecha musa sultan turpal usman umar adlan aslanbek
bislan khasan khusein rizvan salman agota agoston akos aladar alajos andras aniko antal aranka arpad attila balazs
bela bence benedek bernat borbala boglarka csaba csilla denes dezso edina elek elemer eniko erno erzsebet eszter
etelka evelin ferenc fanni gabor gellert gergely gergo geza gizella gyorgy gyongyi gyula hajnalka hedvig hunor ibolya
ildiko ilka imre iren istvan ivett izabella janka janos jeno jolan jozsef judit julianna kalman karoly katalin klaudia
kornel kriszta krisztian krisztina lajos laszlo lenke levente lili lilla lorant magdolna margit mariann marton matyas
mihaly miklos nandor odon orsolya pal panna piroska reka rezso rozalia rozsa sandor sari szabina szabolcs szilard
szilvia szonja tamas tekla terez tibor timea tivadar tunde vilma vilmos virag zita zoltan zsanett zsofia zsolt zsombor
zsuzsa zsuzsanna
verity prudence honor felicity constance bunny adunni afia anan asel ayasha babajide bayo bev bryony bukola chanda clemency cressida dolly esi flo gulnara hau herb
ike ikram jarek jarrah jessamine kaito kalinda kanchana kasia lanh maisie mbali mwajuma perdita pip posy queenie sefu
seren tamsin tilda tilly vi wilf xanthe
`;
