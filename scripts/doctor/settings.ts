/** The settings of one place, as far as they can be seen from here. */
export type Settings = {
  place: "machine" | "production";
  /** Values that are known; empty ones are left out. */
  values: Readonly<Record<string, string>>;
  /** Names that are set although their values cannot be read; null when nobody could be asked. */
  hidden: readonly string[] | null;
};

export type Standing = { kind: "known"; value: string } | { kind: "hidden" | "absent" | "unknown" };

/** What is known of a setting. A value that is known for production counts only where the name is set there. */
export function standingOf({ values, hidden }: Settings, name: string): Standing {
  const value = values[name];
  if (value !== undefined) return { kind: "known", value };
  if (hidden === null) return { kind: "unknown" };
  return { kind: hidden.includes(name) ? "hidden" : "absent" };
}

export const isAbsent = (settings: Settings, name: string): boolean =>
  standingOf(settings, name).kind === "absent";

/**
 * What production is set to.
 * @param variables of wrangler.toml
 * @param secrets names of the deployed Worker's secrets; null when they could not be asked for
 * @param file values of secrets, from a file that the person named; used only for secrets that are set, or when
 *   nobody could be asked which are
 */
export function productionSettings(
  variables: Record<string, string>,
  secrets: readonly string[] | null,
  file: Record<string, string>,
): Settings {
  const known = Object.entries(file).filter(([name]) => secrets === null || secrets.includes(name));
  return {
    place: "production",
    values: withoutEmpty({ ...Object.fromEntries(known), ...variables }),
    hidden: secrets,
  };
}

export const machineSettings = (values: Record<string, string | undefined>): Settings => ({
  place: "machine",
  values: withoutEmpty(values),
  hidden: [],
});

const withoutEmpty = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])));
