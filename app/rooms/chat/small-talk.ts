/**
 * Whether nothing has to be looked up for a message: plain small talk, or a question about the conversation itself.
 * Everything else is looked up, so that a medical question is never taken for small talk.
 * @param hasConversation whether anything was said before
 */
export function isSmallTalk(message: string, hasConversation: boolean): boolean {
  const level = message
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (level === "") return true;
  if (onlyPleasantries(level)) return true;
  return hasConversation && ABOUT_CONVERSATION.some((pattern) => pattern.test(level));
}

const PLEASANTRIES = [
  "hi|hello|hey|hiya|greetings|good (?:morning|afternoon|evening|night|day)",
  "how are you(?: doing)?(?: today)?|how is it going|how's it going|what's up",
  "thanks|thank you|many thanks|thx|ty|cheers|much appreciated|you're welcome|that helps|that helped",
  "so much|very much|a lot|again|for (?:that|this|your help|the help)",
  "ok|okay|great|perfect|nice|cool|good|got it|i see|understood|sure|yes|no|yep|nope|please|never mind",
  "bye|goodbye|see you(?: later)?|have a (?:good|nice) (?:day|night|shift|one)",
  "who are you|what are you|what can you do|what do you do|can you help(?: me)?|help me|are you (?:a|an) (?:ai|bot|robot|human)",
  "there|nursegpt|chat|everyone|and|i'm fine|i am fine",
].join("|");
const ONLY_PLEASANTRIES = new RegExp(`^(?:(?:${PLEASANTRIES})(?: |$))+$`);

const onlyPleasantries = (level: string) => ONLY_PLEASANTRIES.test(level);

const POLITE = "^(?:please |can you |could you |would you |will you )*";
const POINTED_AT =
  "(?:that|this|it|them|your (?:last |previous |first )?(?:answer|reply|message|response)|(?:the|our) (?:last |previous )?(?:answer|reply|conversation|chat)|what you (?:just )?(?:said|wrote)|(?:the )?above)";
const MANNER =
  "(?: (?:again|please|for me|shorter|simpler|in (?:one|two|three|a few|fewer|simple|simpler|plain|other|short) (?:words|sentences?|lines|terms|language)|in (?:english|spanish|german|french|italian|portuguese|polish|tagalog|chinese|arabic)|(?:in)?to (?:english|spanish|german|french|italian|portuguese|polish|tagalog|chinese|arabic)|as (?:a list|bullets|bullet points)))*$";

/** Phrases that refer back to the conversation, without a topic of their own. */
const ABOUT_CONVERSATION = [
  new RegExp(
    `${POLITE}(?:summari[sz]e|shorten|rephrase|reword|rewrite|translate|repeat|simplify|condense|list) ${POINTED_AT}${MANNER}`,
  ),
  new RegExp(`${POLITE}(?:say|explain|put|write) ${POINTED_AT}${MANNER}`),
  new RegExp(`${POLITE}make ${POINTED_AT} (?:shorter|simpler|clearer|longer)${MANNER}`),
  /^what did (?:you|i|we) (?:just )?(?:say|mean|ask|write|talk about)(?: (?:just now|before|again|by that))?$/,
  /^what (?:was|is) (?:my|your) (?:last |first |previous )?(?:question|answer|message)$/,
];
