import type { Mark } from "../statement.ts";
import type { Comparison } from "./comparison.ts";
import type { Finding, Rule } from "./finding.ts";
import { conflictsOfActors } from "./frames/actors.ts";
import { conflictsOfAllergy } from "./frames/allergies.ts";
import { conflictsOfTime } from "./frames/at-time.ts";
import { conflictsOfAttempt } from "./frames/attempts.ts";
import { conflictsOfAttribution } from "./frames/attribution.ts";
import { conflictsOfBinding } from "./frames/bindings.ts";
import { conflictsOfCertainty } from "./frames/certainty.ts";
import { conflictsOfChartedStatus } from "./frames/charted.ts";
import { conflictsOfCircumstance } from "./frames/circumstances.ts";
import { conflictsOfCourse } from "./frames/courses.ts";
import { conflictsOfDegree } from "./frames/degrees.ts";
import { conflictsOfDenialScope } from "./frames/denial-scope.ts";
import { conflictsOfDenial } from "./frames/denied.ts";
import { conflictsOfDirection } from "./frames/directions.ts";
import { conflictsOfExchange } from "./frames/exchanged.ts";
import { conflictsOfFormerValue } from "./frames/former-values.ts";
import { conflictsOfInvention } from "./frames/invented.ts";
import { conflictsOfNotYetDone } from "./frames/not-yet-done.ts";
import { conflictsOfOnOff } from "./frames/on-off.ts";
import { conflictsOfOpposites } from "./frames/opposite-values.ts";
import { conflictsOfOppositeWord } from "./frames/opposite-words.ts";
import { conflictsOfOrder } from "./frames/order.ts";
import { conflictsOfOtherWord } from "./frames/other-word.ts";
import {
  conflictsOfLostDenial,
  conflictsOfLostMarker,
  conflictsOfLostPerson,
  conflictsOfPerson,
} from "./frames/replaced.ts";
import { conflictsOfReporter } from "./frames/reporters.ts";
import { conflictsOfSex } from "./frames/sex.ts";
import { conflictsOfStatus } from "./frames/status.ts";

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
};

/** Where the statement differs from the place in the notes that it rests on, as each rule sees it. */
export const findConflicts = (comparison: Comparison): Finding[] =>
  (Object.keys(RULES) as Rule[]).flatMap((rule) =>
    RULES[rule](comparison).map((mark): Finding => ({ ...mark, rule })),
  );
