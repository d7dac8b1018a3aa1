/** A stretch of a text: UTF-16 offsets, end excluded. */
type Stretch = { start: number; end: number };

/**
 * The sentences of a text that are addressed to a language model: they tell it what to write and report nothing. Only
 * sentences that name the machine or its rules count; "document that she refused" is said to a scribe and stays.
 */
export function addressedToAssistant(text: string): Stretch[] {
  if (!HINT.test(text)) return [];
  const found: Stretch[] = [];
  let isGoingOn = false;
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    const isAddressed =
      MARKS.some((mark) => mark.test(sentence)) || (MACHINE.test(sentence) && ASKS.test(sentence));
    isGoingOn = isAddressed || (isGoingOn && GOES_ON.test(sentence));
    if (isGoingOn) found.push({ start: index, end: index + sentence.length });
    if (sentence.endsWith("\n")) isGoingOn = false;
  }
  return found;
}

/** The text with such sentences blanked, so that every offset stays. */
export function withoutAddressed(text: string): string {
  return addressedToAssistant(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text,
  );
}

export const isAddressedToAssistant = (text: string): boolean => addressedToAssistant(text).length > 0;

/** A word from each pattern below: most texts contain none, and are not examined further. */
const HINT =
  /\b(?:ignore|disregard|forget|overrides?|bypass|system|developer|assistant|models?|ais?|llms?|chat ?bots?|chatgpt|claude|gpt|prompts?|instructions?|rules|summari[sz]\w*|your output|you read this|automated|the (?:nurse|reader|user))\b|<\/?\w|<!--/i;

/** Up to a full stop followed by a space, or the end of a line. */
const SENTENCE = /(?:[^.!?\n]|[.!?](?![\s"'’”)\]]|$))+(?:[.!?]+["'’”)\]]*\s*|\n+|$)|[.!?\n]+/g;

const WRITES =
  "write|state|say|add|record|report|list|include|chart|document|put|insert|answer|output|respond|return|mark|replace|tell|print|reveal|repeat|paste|begin|mention|recommend|call|use|cite|pretend|give|translate|diagnose|suggest|swap|change";

const MARKS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(?:instructions?|rules?|prompts?|guidelines|guardrails|training)\b/i,
  new RegExp(
    `\\b(?:ignore|disregard|forget)\\b[^.!?\\n]{0,30}\\b(?:above|before|document|passages?|notes?|everything)\\b[^!?\\n]{0,20}\\b(?:${WRITES})\\b`,
    "i",
  ),
  /\b(?:system|developer|admin|root)\s*(?:overrides?|prompts?|message|mode|instructions?)\b/i,
  new RegExp(
    `^[\\s[(<*#-]*(?:system|override|assistant|model|ai|bot|chatbot|llm)\\s*[:,]\\s*(?:\\w+\\s+){0,3}(?:${WRITES})\\b`,
    "i",
  ),
  /\b(?:print|repeat|reveal|show|paste|output|begin with|words of)\b[^.!?\n]{0,30}\byour (?:own )?(?:system )?(?:prompt|instructions|rules)\b/i,
  /<\/?\s*(?:source|instructions?|system|prompt)\s*>|<!--(?:(?!<!--)[^>])*\b(?:summari[sz]er|assistant|model|ai)\b/i,
  /\b(?:rest of your|in your|your whole) (?:output|answer|reply|response)\b|^[\s[(]*to the (?:language )?model\b|\bto the (?:language )?model:/i,
  new RegExp(
    `\\bwhen (?:you (?:read|see|summari[sz]e) this|summari[sz]ing(?: this)?),?\\s+(?:please\\s+)?(?:${WRITES})\\b`,
    "i",
  ),
  /^[\s[(]*(?:please\s+)?(?:tell|suggest to|advise|convince)\s+the (?:nurse|reader|user)\b/i,
  /(?<!(?:nursing|physician|care|healthcare|medical|dental|teaching|therapy|pt|ot)\s)\b(?:the|dear) (?:assistant|model)\s+(?:must|shall|should|has to|to|will)\s+(?:also\s+)?(?:add|write|state|say|record|chart|list|include|mark|print|reveal|answer|recommend)\b/i,
];

/** Whom it is addressed to. "AI" alone is also aortic insufficiency. */
const MACHINE =
  /\b(?:language models?|llms?|chat ?bots?|chatgpt|ai (?:systems?|assistants?|models?|readers?|tools?|agents?|scribes?|note ?takers?)|(?:dear|an|for|the) ai\b|automated (?:readers?|systems?)|summari[sz]ers?|an assistant (?:answers|reads|summari[sz]es))\b/i;

const ASKS = new RegExp(`\\b(?:must|should|shall|please|${WRITES})\\b`, "i");

const GOES_ON = new RegExp(`^\\s*(?:(?:then|also|and|please|now|instead)[,\\s]+){0,2}(?:${WRITES})\\b`, "i");
