import type { SourceField, Span } from "../text/source.ts";

/** What a nurse left open in her own words, and work that nobody is named for or that has no time. */
export type OpenEnd = { kind: "question" | "task"; text: string; place: Span };

const QUESTION =
  /\b(?:not sure|unsure|don'?t know|do not know|unclear|not clear|can'?t (?:remember|recall)|need to clarify|to be clarified|not certain|i think\b[^.]*\?|wonder(?:ing)? (?:if|whether)|has anyone|did (?:anyone|we|they))\b|\?\s*$/i;
const TASK =
  /\b(?:needs? (?:to be|a|an|another|further|review|doing|changing|checking)|need to|to be (?:done|given|checked|changed|sent|reviewed|taken|removed|repeated|booked|arranged|chased|ordered)|still to|please|chase|follow[- ]?up (?:on|with)|due\b|recheck|repeat|must be)\b/i;
const OWNER =
  /\b(?:md|dr|doctor|physician|team|nurse|rn|charge|i'?ll|i will|we'?ll|we will|day shift|night shift|days|nights|physio|pt|ot|rt|slp|pharmacy|pharmacist|lab|surgeon|consultant|registrar|family|daughter|son|wife|husband|mother|father|mum|mom|dad|social work\w*|case manager|dietitian|urology|cardiology|renal|neuro\w*|ortho\w*|gp|pcp|provider|hospitalist|resident|np|pa)\b/i;
const TIME =
  /\b(?:\d{3,4}\b|\d{1,2}(?::\d{2})? ?(?:am|pm)|at \w+|by \w+|in \d+|in (?:an|one|two|the) \w+|q\d+|every|hourly|daily|bd|bid|tds|tid|today|tonight|tomorrow|tmrw|morning|afternoon|evening|overnight|midnight|noon|midday|before|after|until|once|when|next (?:shift|week|dose|round)|this shift|now|asap|stat|mon|tues|wednes|thurs|fri|satur|sun)/i;

/** The open questions that stand in the notes, and the tasks without anybody or any time, in the order of the notes. */
export function findOpenEnds(sources: readonly SourceField[]): OpenEnd[] {
  return sources.flatMap(({ name, text }) =>
    sentencesIn(text).flatMap(({ start, end }): OpenEnd[] => {
      const sentence = text.slice(start, end);
      const place = { field: name, start, end };
      if (QUESTION.test(sentence)) return [{ kind: "question", text: sentence, place }];
      const isLoose = TASK.test(sentence) && !(OWNER.test(sentence) && TIME.test(sentence));
      return isLoose ? [{ kind: "task", text: sentence, place }] : [];
    }),
  );
}

/** Sentences and lines; a question mark stays with what it asks. */
function sentencesIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^\s.?!\n][^.?!\n]*(?:\.(?=\d)[^.?!\n]*)*\??/g)].map(
    ({ 0: sentence, index }) => ({
      start: index,
      end: index + sentence.trimEnd().length,
    }),
  );
}
