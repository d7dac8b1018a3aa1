/**
 * First names that are popular in single countries and that the other lists lack. From the popular names by country
 * dataset (github.com/sigpwned/popular-names-by-country-dataset, CC0); see first-names.ts for the form.
 */
export const FIRST_NAMES_BY_COUNTRY = `
aadhya aariz aarya aasha abd abdel-rahman abdulla abdullo abubakr abulfazl adama adin adomas adrians aimar aisultan
aisyah aiur ajda ajla alanoud alberte aldiyar aleks aleksandr aleksandre ali-reza alikhan alinur alisa alise aliya
alparslan alteo alysha amahle amaia amalie amaris amayra ambar ambre amelija amelja amir-abbas amir-ali amir-hossein
anahit anar anastasija anastasiya andrei andria andrias androula angeline anohito anzu aoi aras areg areni arman armen
armine arpi artiom aruuke aruuzat asel asemahle ashot ashraqat asilim asiya asja asmita assia asya athena aviana
avigail awa ayala ayalah aygun ayim aylin ayoub ayra aysa ayzere azaria azariah azora bakary bandar banele baran
barbare bautista bayarmaa benas benicio berrdo beshoi bibek biel binita bintou bisera bishal bismah bogdana bolormaa
brahim charbel chedeline chia-hao chien-hung chih-chiang chih-hao chih-ming chih-wei chin-lung chuluun chun-chieh
chun-hung dalal dalila damjan danel daniels danijel danna danylo darija daris darta davud defne del demetre dhia dion
djamel djeneba dmytro do-yun doha dominykas dyllan dzan eabha ecrin eisha eithan elchin elene elie elija elli elnur
elshan elyas ema eman embla emelia emely emilija emils esma eun-woo evie eylul eymen fajr farrah fatemeh-zahra fatin
ferndo fiadh fozia fran freja fuma gabija gagik gamalat gamila gayane geronimo gevorg gilli ginevra giorgi gogo goktug
googoosh gunay gunel gustavs ha-eun ha-joon ha-rin ha-yoon hadicha halim haoran haoyu harraz haruma harun haruna
hashem hasmik hasnaa hawa hayk heikapu helma herkus himari hinano hinata hinato hoda hosna hosniya hovhannes hur
huseyn hussa hydar i-chun ibai iker ilgar ilija imene iminathi inaya inci inunnguag inutsiaq irati islande itsuki
ivaana ivalu izaro izz jad jakov jakup jekabs ji-a ji-an ji-ho ji-woo ji-yoo jiya jogvan jokubas jori jouri ju-won
jude judeline julen julija kabir kabita kairo kajus kaloyan kamile karam karlis kathem katla kazi keanu keven khadije
khongordzol kiaan kirollos kiwa klea koa konul kora ksenija laia lamija lavi lazar leano leja lejla lenna leordo
lesedi lethabo lethokuhle li-hua lianne liepa lile lilien lilit lio lisakhanya lovelie lubanzi lucija lukne lulwa lur
lusine lwandle lyn lyna ma'soumeh maddi maeva mahamadou mahammad maksym malen malthe malu manaia maneh manua marama
marcell mareva mariami marios markas markel marti marya maryja masa matas matei matthildur mattia matvey maui maysoun
mees mehar mei-hui melina melokuhle meriem merjem mersana meryem mikaere mikayel milagrosa milana millie min-jun
minato mingze mio mirac mirlande modibo moea moeata mohammad-reza mohammad-taha monte muchen muhamad muhammed muyang
mykhaylo myrlande nagi nagisa nahia naim naranbaatar nare narek narine natalija naura naya nazanin-zahra nehir nela
nelio nesreen neza niel niharika nik nikodem nikol nikoloz nilay niviaq noa nomaan norsaq nouf nurislam nurul nutsa
odval ofentse oihan oisha omer omphile ona oumou oyunbileg pari patricija pau peterson poema pola puteri qillaq rabina
ralfs ramazan raya rayana reema refael rei reina relja rethabile ria rian riko rin roberts roghayyeh roko ronja
rose-merline rosmery ruoxi saar safija sakeena sakineh saliha sama samvel samyar saqib sem seo-ah seo-jun seo-yun
serife sesili sevinj shahd shahem shaikha shaimaa shayma sherifa shivansh shristi shu-chen shu-chuan shu-hua shu-hui
si-woo siddhartha siphosethu sobia sofi sofija sofiya soley solja somayyeh somporn soo-ah stevenson suha sumayah syed
taha taim tamatoa tapuarii tarana tarita tatsuki tehei teiki teiva teo teura teva thaniel theodor tiare tigran timofey
titaina titaua tomyris trondur tuleen tunar turki uiloq ulloriaq vamika var vasilije vasilisa vedant viktorie
viktoriya vita vladyslav vugar vusal vusala wassim wateen wen-hsiung widelene yamato yasmine yasna yassin ye-jun yeva
yichen yihan yimo yinuo yize yoana yousouf yu-jun yua yuina yusef yusif yuxi yuze zalan zan zeynab zina zumra
`;
