/** The result of a check. Failures are `missing` and `wrong`; with anything else, the doctor succeeds. */
export type Verdict = "ok" | "stand-in" | "missing" | "wrong" | "not checked";

export type Finding = {
  /** What was checked, e.g. the name of a setting. Never its value. */
  name: string;
  verdict: Verdict;
  /** What was found. */
  says: string;
  /** What to do about it: a command, or a place in a dashboard. */
  todo?: string;
};

export const ok = (name: string, says: string): Finding => ({ name, verdict: "ok", says });
export const standIn = (name: string, says: string, todo: string): Finding => ({
  name,
  verdict: "stand-in",
  says,
  todo,
});
export const missing = (name: string, says: string, todo: string): Finding => ({
  name,
  verdict: "missing",
  says,
  todo,
});
export const wrong = (name: string, says: string, todo: string): Finding => ({
  name,
  verdict: "wrong",
  says,
  todo,
});
/** @param todo what would make the check possible, if anything */
export const notChecked = (name: string, why: string, todo?: string): Finding => ({
  name,
  verdict: "not checked",
  says: why,
  ...(todo ? { todo } : {}),
});

export const isFailure = ({ verdict }: Finding): boolean => verdict === "missing" || verdict === "wrong";
