import { expect, test } from "vitest";
import { withoutDuplicateToken } from "#app/core/identity/session/authenticate.server.ts";

const OURS = "__session_Ab3=t1; __client_uat_Ab3=17";

test("a token that is there twice, with the same sign-in time, is handed over once, under the instance's own name", () => {
  expect(withoutDuplicateToken(`a=1; __session=t1; ${OURS}; __client_uat=17; b=2`)).toBe(`a=1; ${OURS}; b=2`);
});

test("whatever differs or stands alone is handed over as it came", () => {
  for (const cookies of [
    "",
    OURS,
    "__session=t1; __client_uat=17",
    `__session=t2; __client_uat=17; ${OURS}`,
    `__session=t1; __client_uat=0; ${OURS}`,
    `__session=t1; ${OURS}`,
    "__session=t1; __client_uat=17; __session_Ab3=t1; __client_uat_Cd4=17",
  ])
    expect(withoutDuplicateToken(cookies)).toBe(cookies);
});
