import type { Mark } from "../statement.ts";
import type { Comparison } from "./comparison.ts";
import type { Finding, Rule } from "./finding.ts";
import { conflictsOfAllergy } from "./frames/allergies.ts";
import { conflictsOfBinding } from "./frames/bindings.ts";
import { conflictsOfCertainty } from "./frames/certainty.ts";
import { conflictsOfChartedStatus } from "./frames/charted.ts";
import { conflictsOfContrast } from "./frames/denials/contrasted.ts";
import { conflictsOfDenialScope } from "./frames/denials/denial-scope.ts";
import { conflictsOfDenial } from "./frames/denials/denied.ts";
import { conflictsOfOppositeWord } from "./frames/denials/opposite-words.ts";
import { conflictsOfInvention } from "./frames/invented.ts";
import { conflictsOfOtherWord } from "./frames/other-word.ts";
import { conflictsOfActors } from "./frames/people/actors.ts";
import { conflictsOfAttribution } from "./frames/people/attribution.ts";
import {
  conflictsOfLostDenial,
  conflictsOfLostMarker,
  conflictsOfLostPerson,
  conflictsOfOwnIllness,
  conflictsOfPerson,
} from "./frames/people/replaced.ts";
import { conflictsOfReporter } from "./frames/people/reporters.ts";
import { conflictsOfSex } from "./frames/people/sex.ts";
import { conflictsOfStatus } from "./frames/status.ts";
import { conflictsOfTime } from "./frames/time/at-time.ts";
import { conflictsOfAttempt } from "./frames/time/attempts.ts";
import { conflictsOfCircumstance } from "./frames/time/circumstances.ts";
import { conflictsOfCourse } from "./frames/time/courses.ts";
import { conflictsOfFormerValue } from "./frames/time/former-values.ts";
import { conflictsOfMeanwhile } from "./frames/time/meanwhile.ts";
import { conflictsOfNotYetDone } from "./frames/time/not-yet-done.ts";
import { conflictsOfOrder } from "./frames/time/order.ts";
import { conflictsOfRelief } from "./frames/time/relief.ts";
import { conflictsOfDegree } from "./frames/values/degrees.ts";
import { conflictsOfDirection } from "./frames/values/directions.ts";
import { conflictsOfExchange } from "./frames/values/exchanged.ts";
import { conflictsOfOnOff } from "./frames/values/on-off.ts";
import { conflictsOfOpposites } from "./frames/values/opposite-values.ts";

/** The rules that compare what both texts say, by what they compare. */
const RULES: Record<Rule, (comparison: Comparison) => readonly Mark[]> = {
  sex: conflictsOfSex,
  attribution: conflictsOfAttribution,
  allergy: conflictsOfAllergy,
  actors: conflictsOfActors,
  order: conflictsOfOrder,
  status: (comparison: Comparison) => [...conflictsOfStatus(comparison), ...conflictsOfOnOff(comparison)],
  certainty: conflictsOfCertainty,
  denial: conflictsOfDenial,
  direction: conflictsOfDirection,
  opposites: conflictsOfOpposites,
  binding: conflictsOfBinding,
  person: conflictsOfPerson,
  lost: conflictsOfLostMarker,
  exchanged: conflictsOfExchange,
  undenied: conflictsOfLostDenial,
  unowned: conflictsOfLostPerson,
  denialscope: conflictsOfDenialScope,
  invented: conflictsOfInvention,
  otherword: conflictsOfOtherWord,
  oppositeword: conflictsOfOppositeWord,
  attempt: conflictsOfAttempt,
  charted: conflictsOfChartedStatus,
  course: conflictsOfCourse,
  attime: conflictsOfTime,
  degree: conflictsOfDegree,
  reporter: conflictsOfReporter,
  circumstance: conflictsOfCircumstance,
  notyetdone: conflictsOfNotYetDone,
  former: conflictsOfFormerValue,
  contrast: conflictsOfContrast,
  meanwhile: conflictsOfMeanwhile,
  relief: conflictsOfRelief,
  ownillness: conflictsOfOwnIllness,
};

/** Where the statement differs from the place in the notes that it rests on, as each rule sees it. */
export const findConflicts = (comparison: Comparison): Finding[] =>
  (Object.keys(RULES) as Rule[]).flatMap((rule) =>
    RULES[rule](comparison).map((mark): Finding => ({ ...mark, rule })),
  );
