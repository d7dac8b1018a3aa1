import { useEffect, useState } from "react";
import { fetchTeam, type TeamMember } from "../team.ts";

/** Coming soon, with the one real member (SHELL-19, OPEN-51). */
export function TeamPanel({ userId }: { userId: string }) {
  const [members, setMembers] = useState<TeamMember[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void fetchTeam(userId).then((team) => isCurrent && setMembers(team));
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return (
    <>
      <h2>
        Team Access <span className="tag">Coming Soon</span>
      </h2>
      <p className="soft small">
        Team features for wards are on the way. For now, your account is yours alone.
      </p>
      {members ? <TeamList members={members} /> : <p className="soft small">Loading...</p>}
    </>
  );
}

export function TeamList({ members }: { members: readonly TeamMember[] }) {
  return (
    <ul className="team">
      {members.map(({ id, name, role, online }) => (
        <li key={id}>
          <span className="presence" data-online={online} aria-hidden="true" />
          <strong>{name}</strong>
          <span className="soft">{role}</span>
          <span className="soft small">{online ? "Online" : "Offline"}</span>
        </li>
      ))}
    </ul>
  );
}
