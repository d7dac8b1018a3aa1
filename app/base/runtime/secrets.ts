/** One secret of a setting that holds several. The id 0 is that of a secret without one, from before they had ids. */
export type Secret = { id: number; secret: string };

/**
 * The secrets of a setting: `2:<secret>,1:<secret>`, or one without an id, whose id is 0. The first is the one in use; the
 * others still verify what they signed.
 */
export function readSecrets(text: string): [Secret, ...Secret[]] {
  const secrets: Secret[] = [];
  let rest = text;
  for (let named = NAMED.exec(rest); named; named = NAMED.exec(rest)) {
    secrets.push({ id: Number(named[1]), secret: named[2] ?? "" });
    rest = rest.slice(named[0].length);
  }
  // One from before they had ids may hold anything, commas too.
  if (rest !== "") secrets.push({ id: 0, secret: rest });
  return secrets as [Secret, ...Secret[]];
}

const NAMED = /^(\d+):([^,]+)(?:,|$)/;
