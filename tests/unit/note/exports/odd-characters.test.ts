import { inflateRawSync } from "node:zlib";
import { Packer } from "docx";
import { expect, test } from "vitest";
import { documentOf as wordOf } from "#app/core/note/exports/note-docx.ts";
import type { NoteExport } from "#app/core/note/exports/note-export.ts";
import { noteToFhir } from "#app/core/note/exports/note-fhir.ts";
import { SBAR_LAYOUT } from "#app/rooms/sbar/sbar-layout.ts";
import { readZipDirectory } from "#workers/analysis/parse/zip/zip-directory.ts";

/** Characters that XML 1.0 does not allow, one of each kind. */
const ODD = "\u0000\u0008\u000B\u001F\uFFFE\uFFFF\uD800";
const ODD_LETTER = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const by = { name: `Ann${ODD}Nurse`, at: 4, hash: "", seal: "" };

/** A note with such characters in every text that a file takes from it. */
const NOTE: NoteExport = {
  title: `SBAR${ODD}Note`,
  code: SBAR_LAYOUT.code,
  patient: {
    name: `Ellis${ODD}`,
    gender: "female",
    lines: [{ label: `Na${ODD}me`, text: `Ellis${ODD}` }],
  },
  vitals: [],
  vitalsText: `HR 96${ODD}`,
  author: `Ann${ODD}Nurse`,
  parts: [
    {
      key: "obs",
      title: `Obs${ODD}`,
      heading: `OBS${ODD}`,
      kind: "text",
      text: `Short${ODD} of breath.\nSitting up 🙂.`,
      footnote: `By${ODD} hand`,
    },
  ],
  writtenAt: 1,
  signature: by,
  amendments: [{ ...by, text: `Seen${ODD} by Dr. Lee.` }],
};

function xmlParts(file: Buffer): [string, string][] {
  return [...readZipDirectory(file).values()]
    .filter(({ name }) => /\.(?:xml|rels)$/.test(name))
    .map(({ name, method, start, packed }) => {
      const data = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28);
      const bytes = file.subarray(data, data + packed);
      return [name, (method === 0 ? bytes : inflateRawSync(bytes)).toString("utf8")];
    });
}

test("no text of a note brings a character into its Word file that XML does not allow", async () => {
  const parts = xmlParts(await Packer.toBuffer(wordOf(NOTE, () => "14:05")));
  const names = parts.map(([name]) => name);
  for (const name of ["word/document.xml", "docProps/core.xml", "word/footer1.xml"])
    expect(names).toContain(name);
  for (const [name, xml] of parts) {
    expect(ODD_LETTER.exec(xml), name).toBeNull();
    // What half of a surrogate pair becomes if written as it is.
    expect(xml, name).not.toContain("\uFFFD");
  }
  const [, text = ""] = parts.find(([name]) => name === "word/document.xml") ?? [];
  expect(text).toContain("Sitting up 🙂.");
});

test("no text of a note brings such a character into its FHIR document, whose narratives are XML too", () => {
  const texts: string[] = [];
  JSON.stringify(noteToFhir(NOTE), (_, value: unknown) => {
    if (typeof value === "string") texts.push(value);
    return value;
  });
  expect(texts.filter((text) => ODD_LETTER.test(text))).toEqual([]);
  expect(texts.join("\n")).toContain("Sitting up 🙂.");
});
