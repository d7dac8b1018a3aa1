import type { HandoverItem } from "../handover-item.ts";
import { wordings } from "../wordings.ts";

const RELATIVE =
  "(?:famil(?:y|ies)|fam|next of kin|nok|relatives?|visitors?|wife|husband|hubby|missus|spouse|partner|fianc\\w+|sons?|daughters?|dtr|mum|mom|mother|dad|father|parents|sisters?|brothers?|(?:great-)?aunt(?:ie)?|uncle|niece|nephew|cousin|grand(?:ma|mother|father|pa|dad|parents|son|daughter)|nan|gran|girlfriend|boyfriend|(?:father|mother|sister|brother|son|daughter)[- ]in[- ]law|children|kids|carer|guardian)";
const WHOSE = "(?:(?:his|her|their|my|the|a|two|three|both|own) )*";

/** A relative is named and nothing says what the family was told or said: who only sits there, or is threatened. */
const NOT_INFORMED = [
  `^\\s*(?:pt'?s |patient'?s )?${WHOSE}${RELATIVE}(?: ?(?:and|&|\\+|,) ?${WHOSE}\\w+){0,2} (?:(?:is|are|was|were|remains?|still|also|currently|now|not) )*(?:(?:at|by) (?:the |his |her )?(?:bedside|bs|bed)|present(?: (?:at|in|during) [\\w ]+)?|here|around|visiting|in (?:the )?room|with (?:him|her|them|pt|patient|baby))(?: (?:now|today|tonight|overnight|all (?:day|night)))?\\s*$`,
  `\\b(?:kill|murder|hurt|harm|hit|stab|shoot|punch|attack|assault|beat(?: up)?|strangle|threaten)(?:s|ed|ing|ting)? ${WHOSE}${RELATIVE}\\b`,
  `\\b${RELATIVE} (?:dropped dead|(?:had|has) (?:bad|the same|(?:his|her) (?:temp\\w*|heart|kidneys?|hip|knee))\\b)`,
  `\\b(?:donated|gave)[^.;\\n]{0,24} to ${WHOSE}${RELATIVE}\\b`,
  `\\b(?:home|back|away|off|going|goes) (?:home )?to ${WHOSE}(?:\\w+ )?${RELATIVE}'s\\b`,
];

/** Nobody could be reached, in a sentence in which nobody was informed. */
const UNREACHED =
  /^(?!.*(?<!\bnot (?:yet )?)\b(?:informed|updated|aware|notified|spoke|told)\b).*\b(?:no (?:answer|reply)|(?:didn['’]?t|did not|not|never) (?:answer\w*|pick(?:ed|ing)? up)|unreachable|voice ?mail|(?:left|leaving) (?:him |her |them )?(?:a |an? \w+ )?(?:message|msg|vm)|(?:unable|not able|failed) to (?:reach|contact|get hold of|get through)|(?:couldn['’]?t|could not|can['’]?t|cannot) (?:reach|contact|get hold of|get through))\b/is;

/** Who of the family knows what, or says something. */
export const FAMILY: HandoverItem = {
  id: "family",
  label: "Family informed",
  classes: ["relative"],
  patterns: [
    ...wordings(String.raw`
      (?:family|fam|next of kin|nok|relatives?|nobody visits|no visitors|visitors?|wife|husband|hubby|missus|spouse|partner|fianc\w+|son|sons|daughter|daughters|dtr|mum|mummy|mom|momma|mother|dad|daddy|father|sister|brother|aunt\w*|uncle|niece|nephew|cousin|grand\w+|nan|nana|gran|nonna|whanau|other half|in-?laws?|step-?(?:mum|mom|dad|son|daughter)|kids|children|the (?:girls|boys)|bystander|attend(?:er|ant)|carer|guardian|foster|poa|epoa|hcp|proxy|lives (?:alone|by (?:him|her)self|with))\b
      (?:mil|fil|sil|bil|dil) (?:at|is|here|to|will|has|w\/)|w\/ mil\b
      (?:bride|groom|his boys|her boys|her girls|his girls|the kids|the twins|the parents|parents)\b
      (?:mum|mom|dad|wife|husband|daughter|son|sister|brother|partner|niece|nephew|family) (?:said|says|told|thinks|asked)\b
    `),
  ],
  isUnknown: UNREACHED,
  unless: new RegExp(
    [
      ...NOT_INFORMED,
      /\b(?:(?:wife|husband|hubby|sister|brother|mother|father|mum|mom|dad|son|daughter|girlfriend|boyfriend|aunt|auntie|uncle|cousin|nan|gran|grandma|partner|missus|niece|nephew)'s (?:allergic|sick|blood|kidneys?|wedding|ward|insulin|seizures?|funeral|medication|tablets|dog|place|car|birthday|name|age|a match|blood pressure|surgery|operation|cataract|house|ashes|old|bp|pills|recipe|cooking|sneak\w*)\b|(?:wife|husband|hubby|sister|brother|mother|father|mum|mom|dad|son|daughter|girlfriend|boyfriend|aunt|auntie|uncle|cousin|nan|gran|grandma|partner|missus|niece|nephew) (?:died|passed|has his|has her|did it|had (?:it|the same|one|a)|sneaks)\b|(?:dogs?|cats?|parrot|budgie|pets?|neighbou?rs?|roommate|flatmate|buddy|mates?)\b(?:'s)?|(?:our|the) nun|retired \w+ sister|theatre sister|ward sister|(?:wife|husband|hubby|sister|brother|mother|father|mum|mom|dad|son|daughter|girlfriend|boyfriend|aunt|auntie|uncle|cousin|nan|gran|grandma|partner|missus|niece|nephew)'ll tell you|guardian =)|(?:called|calls|thinks i'm|thought i was|took me for) (?:me |his |her |my )?(?:mother|mum|sister|daughter|wife)|sister \w+ (?:reporting|here|from|speaking|handing|said|asked)|family (?:room|history|hx|planning|doctor|gp|physician)|\bmils?\b|(?:mum|mom|dad|wife|husband|son|daughter|mother) (?:says|said|reports|reckons|states) |relatives'? room|not family/
        .source,
    ].join("|"),
    "gi",
  ),
};
