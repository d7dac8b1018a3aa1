/** What was signed, with the id of its secret before it: `2.<hex>`; one without an id has none. */
export const withSecretId = (id: number, hex: string): string => (id === 0 ? hex : `${id}.${hex}`);

/** The id of the secret that signed this. */
export const secretIdOf = (signed: string): number => Number(/^(\d+)\./.exec(signed)?.[1] ?? 0);
