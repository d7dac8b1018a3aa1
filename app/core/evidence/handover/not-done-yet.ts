const AT_ONCE = "(?: (?:yet|been|being|formally|fully|properly|currently|able to be))*";
const NOT = `(?:(?:(?:is|are|was|were|has|have|had) )?(?:still )?(?:not|never)|(?:is|are|was|were|has|have|had)n['’]?t)${AT_ONCE}`;
const AHEAD = "(?:(?:is|are|still|yet|needs?|has|have) )*to be";

/** The rest of a thing's name, as in "pain score" and "skin integrity". */
const REST =
  "(?: (?:scores?|scale|levels?|integrity|areas?|status|risk|members?|of kin|pressures?|rate|check|assessment))?";

const AFTER = new RegExp(
  `^${REST} (?:${NOT} (?:informed|notified|updated|told|aware|called|contacted|reached|checked|assessed|asked|done|discussed|documented|recorded|obtained|measured|inspected|examined|looked at)|${AHEAD} (?:informed|notified|updated|told|called|contacted|asked|assessed))\\b`,
  "i",
);

/** Further things between a bare name and what was not done: "skin and pain not assessed". */
const BARE = /^(?:skin|pain|family|mobility|wounds?|allergies|diet|falls?|nok|next of kin)$/i;
const FURTHER = /^(?:(?:,| and| or| &|\/) ?[a-z]+){1,3}(?= )/i;

const BEFORE =
  /(?:\b(?:not|never|yet to|unable to|forgot to|still (?:need|have) to|still to)|n['’]t)(?: (?:yet|been|able to|managed to|get to|had (?:a )?chance to|had time to))* (?:check(?:ed)?|assess(?:ed)?|ask(?:ed)?(?: about)?|look(?:ed)? at|inform(?:ed)?|notif(?:y|ied)|updated?|tell|told|call(?:ed)?|contact(?:ed)?|reach(?:ed)?|ring|rung|inspect(?:ed)?)(?: (?:the|his|her|their|any|pt'?s|patient'?s))* ?$/i;

/** "She hasn't told her husband" is about what she has said, not about the nurse's work. */
const BY_PATIENT = /\b(?:she|he|they|pt|patient)\b/i;

/** Who goes on says more than that: "I haven't rung the son, he's on nights". */
const ENDS =
  /^(?: (?:yet|still|so far|today|tonight|overnight|this shift|at all|about (?:it|this|that)))*\s*$/i;

/** Whoever says why something was not done has handed it over. */
const REASON =
  /\b(?:because|since|as (?:he|she|they|per)|at (?:his|her|their)|(?:his|her|their) (?:wish|request|choice))\b/i;

/**
 * Whether what stands directly around a thing's name says only that nobody has looked at it, asked or told them yet:
 * "Skin not checked.", "Family to be informed."
 */
export function isNotDoneYet(before: string, own: string, after: string): boolean {
  if (REASON.test(after)) return false;
  if (AFTER.test(after) || (BEFORE.test(before) && !BY_PATIENT.test(before) && ENDS.test(after))) return true;
  const further = BARE.test(own) ? FURTHER.exec(after) : null;
  return further !== null && AFTER.test(after.slice(further[0].length));
}
