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

/** Whether each secret of a setting has so many characters. */
export const areLong = (text: string, least: number): boolean =>
  text.length >= least && readSecrets(text).every(({ secret }) => secret.length >= least);

/**
 * The keys of a setting, each with its version, a whole number above 0: `2:<32 bytes, base64>,1:<32 bytes, base64>`.
 * Null for any other text, and if a version is named twice.
 */
export function readVersionedKeys(text: string): { version: number; key: string }[] | null {
  const keys = text.split(",").map((part) => {
    const [, version, key = ""] = VERSIONED.exec(part.trim()) ?? [];
    return { version: Number(version), key };
  });
  const areKeys = keys.every(({ key }) => key !== "");
  return areKeys && new Set(keys.map(({ version }) => version)).size === keys.length ? keys : null;
}

const VERSIONED = /^([1-9]\d*):([A-Za-z0-9+/]{43}=)$/;
const NAMED = /^(\d+):([^,]+)(?:,|$)/;
