/** The settings of one environment, as far as they are visible from here. */
export type Settings = {
  place: "machine" | "production";
  /** Known values, without empty ones. */
  values: Readonly<Record<string, string>>;
  /** Names that are set but whose values cannot be read; null if that could not be asked. */
  hidden: readonly string[] | null;
};

export type Standing = { kind: "known"; value: string } | { kind: "hidden" | "absent" | "unknown" };

/** What is known about a setting. A value known for production only counts if the name is set there. */
export function standingOf({ values, hidden }: Settings, name: string): Standing {
  const value = values[name];
  if (value !== undefined) return { kind: "known", value };
  if (hidden === null) return { kind: "unknown" };
  return { kind: hidden.includes(name) ? "hidden" : "absent" };
}

export const isAbsent = (settings: Settings, name: string): boolean =>
  standingOf(settings, name).kind === "absent";

/**
 * Production's settings.
 * @param variables of wrangler.toml
 * @param secrets names of the deployed Worker's secrets; null if that could not be asked
 * @param file values of secrets, from a file that the person named; only used for secrets that are set, or if
 *   that could not be asked
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
