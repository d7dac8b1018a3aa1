/** One of several secrets in a setting. Id 0 is for a secret from before they had ids. */
export type Secret = { id: number; secret: string };

/**
 * The secrets of a setting: `2:<secret>,1:<secret>`, or one without an id, whose id is 0. The first is in use; the
 * others still verify what they signed.
 */
export function readSecrets(text: string): [Secret, ...Secret[]] {
  const secrets: Secret[] = [];
  let rest = text;
  for (let named = NAMED.exec(rest); named; named = NAMED.exec(rest)) {
    secrets.push({ id: Number(named[1]), secret: named[2] ?? "" });
    rest = rest.slice(named[0].length);
  }
  // One from before they had ids may contain anything, even commas.
  if (rest !== "") secrets.push({ id: 0, secret: rest });
  return secrets as [Secret, ...Secret[]];
}

const NAMED = /^(\d+):([^,]+)(?:,|$)/;
