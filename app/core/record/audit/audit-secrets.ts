/** One secret of `AUDIT_SECRET`. The id 0 is that of a secret without one, from before they had ids. */
export type AuditSecret = { id: number; secret: string };

/**
 * The secrets of `AUDIT_SECRET`, `2:<secret>,1:<secret>` or one without an id, the one in use first. What they signed says which of them it was, so that the
 * others still verify.
 */
export function readAuditSecrets(text: string): [AuditSecret, ...AuditSecret[]] {
  const secrets: AuditSecret[] = [];
  let rest = text;
  for (let named = NAMED.exec(rest); named; named = NAMED.exec(rest)) {
    secrets.push({ id: Number(named[1]), secret: named[2] ?? "" });
    rest = rest.slice(named[0].length);
  }
  // One from before they had ids may hold anything, commas too.
  if (rest !== "") secrets.push({ id: 0, secret: rest });
  return secrets as [AuditSecret, ...AuditSecret[]];
}

const NAMED = /^(\d+):([^,]+)(?:,|$)/;

/** What was signed, with the id of its secret before it: `2.<hex>`; one without an id has none. */
export const withSecretId = (id: number, hex: string): string => (id === 0 ? hex : `${id}.${hex}`);

/** The id of the secret that signed this. */
export const secretIdOf = (signed: string): number => Number(/^(\d+)\./.exec(signed)?.[1] ?? 0);
