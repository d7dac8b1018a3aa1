import { decodeEntities } from "./entities.ts";

const patterns = new Map<string, RegExp>();

/** The value of an attribute in a start tag's raw text, whatever its prefix; null if absent. */
export function attribute(tag: string, name: string): string | null {
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    patterns.set(name, pattern);
  }
  const found = pattern.exec(tag);
  return found ? decodeEntities(found[1] ?? found[2] ?? "") : null;
}

/** An attribute of Office's on/off type: present and not "0", "false" or "off". */
export function isOn(tag: string, name: string): boolean {
  return !["0", "false", "off"].includes(attribute(tag, name) ?? "1");
}

/** The same, for an attribute that is off if absent. */
export const isSetOn = (tag: string, name: string): boolean =>
  attribute(tag, name) !== null && isOn(tag, name);
