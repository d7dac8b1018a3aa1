import { deflateSync } from "node:zlib";

/** Text at a place of a page: lower left corner and font size, in points. */
export type PdfText = { text: string; x: number; y: number; size?: number };

export type Extras = {
  /** Puts an image into the file. */
  picture?: boolean;
  /** The font of all text; Helvetica by default. */
  font?: string;
  /** The font's character map (ToUnicode), packed by its filter. */
  characters?: { filter: string; table: Uint8Array };
  /** Annotations of the first page: the inner text of dictionaries. */
  annotations?: string[];
  /** Further entries of each page. */
  pageEntries?: string;
  /** Further objects; with one page and no character map, the first of them is 6. */
  objects?: string[];
  /** Further entries of the catalog, and of each page's resources. */
  catalog?: string;
  resources?: string;
  /** Further fonts of each page. */
  fonts?: string;
};

/** A PDF of pages with text, in Helvetica by default. */
export function makePdf(pages: PdfText[][], extras: Extras = {}): Uint8Array {
  const contents = pages.map((texts) =>
    texts.map(({ text, x, y, size = 11 }) => `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`).join("\n"),
  );
  return makePdfOf(
    contents.map((content) => deflateSync(content)),
    "/Filter /FlateDecode",
    extras,
  );
}

/** A PDF of pages with the given content streams, packed by `filter`. */
export function makePdfOf(contents: Uint8Array[], filter: string, extras: Extras = {}): Uint8Array {
  const { picture, font = "Helvetica", characters, annotations = [], objects: more = [] } = extras;
  const annots = `/Annots [${annotations.map((inner) => `<< /Type /Annot ${inner} >>`).join(" ")}]`;
  const { catalog = "", resources = "", fonts = "", pageEntries = "" } = extras;
  const toUnicode = characters ? `/ToUnicode ${4 + contents.length * 2} 0 R` : "";
  const kids = contents.map((_, i) => `${4 + i * 2} 0 R`).join(" ");
  const objects: Buffer[] = [
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`),
    Buffer.from(
      `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding ${toUnicode} >>`,
    ),
    ...contents.flatMap((content, i) => [
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R ${fonts} >> ${resources} >> /Contents ${5 + i * 2} 0 R ${i === 0 && annotations.length > 0 ? annots : ""} ${pageEntries} >>`,
      ),
      streamOf(`<< ${filter} /Length ${content.length} >>`, content),
    ]),
  ];
  if (characters)
    objects.push(streamOf(`<< ${characters.filter} /Length ${characters.table.length} >>`, characters.table));
  objects.push(...more.map((object) => Buffer.from(object)));
  if (picture)
    objects.push(
      streamOf(
        "<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>",
        new Uint8Array(1),
      ),
    );
  return assemble(objects);
}

/**
 * A PDF of one line in a font that is not embedded, as often with East Asian ones.
 * @param encoding the name of the map from codes to characters, as in "GBK-EUC-H"
 * @param ordering the character collection: GB1, CNS1, Japan1 or Korea1
 */
export function makePdfInNamedFont(encoding: string, ordering: string, codes: Uint8Array): Uint8Array {
  const content = Buffer.from(`BT /F1 11 Tf 72 700 Td <${Buffer.from(codes).toString("hex")}> Tj ET`);
  return assemble([
    Buffer.from("<< /Type /Catalog /Pages 2 0 R >>"),
    Buffer.from("<< /Type /Pages /Kids [3 0 R] /Count 1 >>"),
    Buffer.from(
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>",
    ),
    streamOf(`<< /Length ${content.length} >>`, content),
    Buffer.from(
      `<< /Type /Font /Subtype /Type0 /BaseFont /Named /Encoding /${encoding} /DescendantFonts [6 0 R] >>`,
    ),
    Buffer.from(
      `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Named /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >> /DW 1000 /FontDescriptor 7 0 R >>`,
    ),
    Buffer.from(
      "<< /Type /FontDescriptor /FontName /Named /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>",
    ),
  ]);
}

const streamOf = (dictionary: string, data: Uint8Array) =>
  Buffer.concat([Buffer.from(`${dictionary}\nstream\n`), data, Buffer.from("\nendstream")]);

function assemble(objects: Buffer[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let at = 9;
  objects.forEach((object, i) => {
    const whole = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
    offsets.push(at);
    at += whole.length;
    parts.push(whole);
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}
