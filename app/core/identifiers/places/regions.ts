/** States and provinces that addresses name, and postal codes: what ends an address. */

const US_ABBREVIATED =
  "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]";
const US =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming";
const AUSTRALIA =
  "NSW|VIC|Vic|QLD|Qld|TAS|Tas|ACT|SA|NT|New South Wales|Victoria|Queensland|Tasmania|South Australia|Western Australia|Northern Territory";
const CANADA =
  "AB|BC|MB|NB|NL|NS|ON|PE|PEI|QC|SK|YT|NU|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland(?: and Labrador)?|Nova Scotia|Ontario|Prince Edward Island|Quebec|Québec|Saskatchewan|Yukon|Nunavut";

/** A pattern for a state or province in an address. */
export const STATE = `${US_ABBREVIATED}|${US}|${AUSTRALIA}|${CANADA}`;

/** Countries and states that may be named: Safe Harbor covers only smaller areas. */
export const STATES: ReadonlySet<string> = new Set(`${US}|${AUSTRALIA}|${CANADA}`.toLowerCase().split("|"));

/** British, Canadian and Irish codes, a form shared only by a coma score ("E4V4M6") and parity ("G2P1L1"). */
export const POSTCODE =
  /(?<![\p{L}\d-])(?!E[1-4]V[1-5]M[1-6]|G\dP\d)(?:[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}|[A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d|[AC-FHKNPRTV-Y]\d[\dW] [AC-FHKNPRTV-Y\d]{4}(?<=[A-Z].{0,3}))(?![\p{L}\d-])/gu;

/** The code after a state: "WA 99201", "Queensland 4879". */
export const ZIP_BY_STATE = new RegExp(
  `(?<![\\p{L}\\d])(?<place>(?:${US_ABBREVIATED}|${US}) \\d{5}(?:-\\d{4})?|(?:${AUSTRALIA}|WA) \\d{4})(?![\\p{L}\\d])`,
  "gu",
);

/** Countries and continents, in lower case. */
export const COUNTRIES: ReadonlySet<string> = new Set(
  "afghanistan,albania,algeria,angola,argentina,armenia,australia,austria,azerbaijan,bahamas,bahrain,bangladesh,barbados,belarus,belgium,belize,benin,bhutan,bolivia,bosnia,botswana,brazil,britain,brunei,bulgaria,burma,burundi,cambodia,cameroon,canada,chad,chile,china,colombia,congo,costa rica,croatia,cuba,cyprus,czechia,denmark,dominica,ecuador,egypt,england,eritrea,estonia,ethiopia,europe,fiji,finland,france,gabon,gambia,georgia,germany,ghana,greece,grenada,guatemala,guinea,guyana,haiti,honduras,hungary,iceland,india,indonesia,iran,iraq,ireland,israel,italy,jamaica,japan,jordan,kazakhstan,kenya,kiribati,korea,kosovo,kuwait,laos,latvia,lebanon,lesotho,liberia,libya,lithuania,luxembourg,madagascar,malawi,malaysia,maldives,mali,malta,mauritius,mexico,moldova,mongolia,morocco,mozambique,myanmar,namibia,nauru,nepal,netherlands,holland,new zealand,nicaragua,niger,nigeria,norway,oman,pakistan,palau,palestine,panama,papua new guinea,paraguay,peru,philippines,poland,portugal,qatar,romania,russia,rwanda,samoa,saudi arabia,scotland,senegal,serbia,seychelles,sierra leone,singapore,slovakia,slovenia,somalia,south africa,spain,sri lanka,sudan,suriname,sweden,switzerland,syria,taiwan,tanzania,thailand,togo,tonga,trinidad,tunisia,turkey,turkiye,tuvalu,uganda,ukraine,united kingdom,united states,uk,usa,us,america,africa,asia,uruguay,uzbekistan,vanuatu,venezuela,vietnam,wales,yemen,zambia,zimbabwe,northern ireland,hong kong".split(
    ",",
  ),
);
