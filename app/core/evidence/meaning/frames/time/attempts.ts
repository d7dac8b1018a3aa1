import type { Mark } from "../../../statement.ts";
import { type Comparison, conflict, sentenceText, shortened } from "../../comparison.ts";

/** An act that needs somebody else, the words for a failed or pending attempt, and the words for success. */
type Act = { own: RegExp; tried: RegExp; borne: RegExp };

const NOT_YET =
  "(?<!\\b(?:be|being|not|never|await\\w*|until|till|when|once|if|before|after|need\\w*|for|to|un)[ -])";

const ACTS: readonly Act[] = [
  {
    own: new RegExp(
      `${NOT_YET}\\b(?:informed|updated|notified|told|spoken? (?:to|with)|made aware|is aware)\\b`,
      "i",
    ),
    tried:
      /\b(?:no (?:answer|reply|response|pick[- ]?up)|(?:msg|message|vm|voice ?mail) left|left (?:a |an )?(?:msg|message|vm|voice ?mail)|(?:unable|not able) to (?:reach|contact|get (?:hold|through))|(?:could ?n['’]?t|can['’]?t|did ?n['’]?t) (?:reach|get (?:hold|through))|not (?:answering|picking up|reachable|(?:been |yet )?read|replied|responded)|unread|(?:went|gone|going|straight) to (?:voice ?mail|vm)|(?:just |it )rang out|not (?:yet )?(?:answered|rung|called|phoned|come) ?(?:back)?|(?:no[- ]?one|nobody|none)(?:['’]s| has| have)? (?:rung|rang|called|phoned|come|got|answered|replied|responded)|has(?: not|n['’]t) (?:rung|called|phoned|replied|responded|answered|come back|got back)|no call ?back|(?:line )?engaged tone)\b/i,
    borne:
      /\b(?:informed|updated|notified|told|aware|spoken?|discussed|advised|explained|called back|rang back|(?<!not |n['’]t )answered)\b/i,
  },
  {
    own: new RegExp(
      `${NOT_YET}\\b(?:reviewed|seen|attended|assessed|examined) (?:the (?:patient|pt|resident|client|baby|child)|by)\\b`,
      "i",
    ),
    tried:
      /\b(?:paged|bleeped|await\w* (?:call ?back|cb|c\/b|review|r\/v|assessment)|(?:to|for|then|needs?|pls|please|requested|pending|awaited|due) (?:a )?(?:be )?(?:urgent |medical |senior )?(?:review|r\/v|see|assess\w*)|(?:review|r\/v) (?:requested|pending|awaited|due|asked|tomorrow|tmrw|mane|in the morning))\b/i,
    borne:
      /\b(?:reviewed|r\/v['’]?d|r\/ved|rv['’]d|seen|saw|attended|assessed|examined|in attendance|at (?:the )?bedside|came|arrived)\b/i,
  },
];

/**
 * The statement has somebody informed, or a patient seen, while the notes have only an attempt: a page that nobody
 * answered, a message that was left, a review still to come.
 */
export function conflictsOfAttempt(comparison: Comparison): Mark[] {
  const { meaning, sentences } = comparison;
  if (OPEN.test(meaning.text)) return [];
  const texts = [...sentences].map((sentence) => sentenceText(comparison, sentence));
  return ACTS.flatMap(({ own, tried, borne }) => {
    const said = own.exec(meaning.text);
    const attempt = said && texts.find((text) => tried.test(text));
    if (!said || !attempt || texts.some((text) => borne.test(text))) return [];
    return [conflict({ start: said.index, end: said.index + said[0].length }, shortened(attempt))];
  });
}

/** The statement itself leaves it open. */
const OPEN =
  /\b(?:to be|will|plan\w*|await\w*|due|pending|asked|request\w*|attempt\w*|tried|no (?:answer|reply|response))\b/i;
