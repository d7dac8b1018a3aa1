import { attribute } from "#app/base/xml/attribute.ts";
import type { OfficePackage } from "../zip/package.ts";

/** Whether a list level has bullets or numbers (`numFmt`, ECMA-376 part 1, 17.9.17). */
export type Numbering = { isBullet(numberingId: string, level: number): boolean };

export async function readNumbering(source: OfficePackage, part: string): Promise<Numbering> {
  const formats = new Map<string, string>();
  const abstractOf = new Map<string, string>();
  let owner = "";
  let level = "0";
  await source.read(part, {
    open(name, tag) {
      if (name === "abstractNum") owner = attribute(tag, "abstractNumId") ?? "";
      else if (name === "num") owner = attribute(tag, "numId") ?? "";
      else if (name === "lvl") level = attribute(tag, "ilvl") ?? "0";
      else if (name === "abstractNumId") abstractOf.set(owner, attribute(tag, "val") ?? "");
      else if (name === "numFmt" && !abstractOf.has(owner))
        formats.set(`${owner}/${level}`, attribute(tag, "val") ?? "");
    },
    close() {},
  });
  return {
    isBullet: (id, at) =>
      ["bullet", "none", undefined].includes(formats.get(`${abstractOf.get(id) ?? ""}/${at}`)),
  };
}
