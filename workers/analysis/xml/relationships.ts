import { attribute } from "#app/base/xml/attribute.ts";
import type { OfficePackage } from "../parse/zip/package.ts";

/** `type` is the last word of the relationship's type ("officeDocument", "header"); `target` a part's name. */
export type Relationship = { id: string; type: string; target: string };

/** A part's relationships, from its .rels part; "" stands for the package itself. External ones are left out. */
export async function relationshipsOf(source: OfficePackage, part: string): Promise<Relationship[]> {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const found: Relationship[] = [];
  await source.read(`${folder}_rels/${part.slice(folder.length)}.rels`, {
    open(name, tag) {
      if (name !== "Relationship" || attribute(tag, "TargetMode") === "External") return;
      const type = (attribute(tag, "Type") ?? "").replace(/^.*\//, "");
      const target = resolve(folder, attribute(tag, "Target") ?? "");
      found.push({ id: attribute(tag, "Id") ?? "", type, target });
    },
    close() {},
  });
  return found;
}

/** The package's main part ("word/document.xml"), null if it names none. */
export async function mainPartOf(source: OfficePackage): Promise<string | null> {
  const main = (await relationshipsOf(source, "")).find(({ type }) => type === "officeDocument");
  return main && source.has(main.target) ? main.target : null;
}

function resolve(folder: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const path: string[] = folder.split("/").filter(Boolean);
  for (const step of target.split("/")) {
    if (step === "..") path.pop();
    else if (step !== "." && step !== "") path.push(step);
  }
  return path.join("/");
}
