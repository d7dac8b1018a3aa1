import * as z from "zod/mini";
import { call } from "#app/base/http/request.ts";

/** A member of the person's team. */
export type TeamMember = { id: string; name: string; role: string; online: boolean };

const TEAM_TIMEOUT_MS = 10_000;

const answer = z.object({
  members: z
    .array(z.object({ id: z.string(), name: z.string(), role: z.string(), online: z.boolean() }))
    .check(z.minLength(1)),
});

/** The one real member: who is signed in (SHELL-20, OPEN-51). */
export const onlyYou = (userId: string): TeamMember[] => [
  { id: userId, name: "You", role: "Nurse", online: true },
];

/**
 * `GET /api/team/members`, given up after 10 seconds; if anything goes wrong, the team is the person alone
 * (SHELL-21, SHELL-22).
 */
export async function fetchTeam(userId: string): Promise<TeamMember[]> {
  try {
    const signal = AbortSignal.timeout(TEAM_TIMEOUT_MS);
    return answer.parse(await call("/api/team/members", { signal })).members;
  } catch {
    return onlyYou(userId);
  }
}
