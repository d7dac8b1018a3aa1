import { makeZip, type ZipPart } from "./make-zip.ts";

const RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships";
const TYPES = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

type Relation = { id: string; type: string; target: string };

const relationships = (list: Relation[]) =>
  `<Relationships xmlns="${RELATIONSHIPS}">${list
    .map(({ id, type, target }) => `<Relationship Id="${id}" Type="${TYPES}/${type}" Target="${target}"/>`)
    .join("")}</Relationships>`;

/**
 * A Word file. `body` and the other parts are given as inner XML; `folder` is where they are put. The header is on
 * every page, unless `section` says otherwise.
 */
export function makeDocx(
  body: string,
  extra: {
    header?: string;
    section?: string;
    settings?: string;
    /** XML before the body. */
    before?: string;
    styles?: string;
    numbering?: string;
    footnotes?: string;
    parts?: ZipPart[];
    folder?: string;
  } = {},
): Uint8Array {
  const { header, styles, numbering, footnotes, settings, parts = [], folder = "word" } = extra;
  const { section = header === undefined ? "" : HEADER, before = "" } = extra;
  const own = Object.entries({ header, styles, numbering, footnotes, settings }).filter(
    ([, xml]) => xml !== undefined,
  );
  const root: { [name: string]: string } = { header: "hdr" };
  return makeZip([
    {
      name: "_rels/.rels",
      data: relationships([{ id: "r", type: "officeDocument", target: `${folder}/document.xml` }]),
    },
    {
      name: `${folder}/document.xml`,
      data: `<w:document xmlns:w="${WORD}">${before}<w:body>${body}${section}</w:body></w:document>`,
    },
    {
      name: `${folder}/_rels/document.xml.rels`,
      data: relationships(own.map(([name]) => ({ id: name, type: name, target: `${name}.xml` }))),
    },
    ...own.map(([name, xml]) => ({
      name: `${folder}/${name}.xml`,
      data: `<w:${root[name] ?? name} xmlns:w="${WORD}">${xml}</w:${root[name] ?? name}>`,
    })),
    ...parts,
  ]);
}

const HEADER = '<w:sectPr><w:headerReference w:type="default" r:id="header"/></w:sectPr>';

export const paragraph = (text: string, properties = "") =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

type SheetXml = { name: string; state?: string; before?: string; data: string; after?: string };

/** What Excel for Mac writes at the end of a workbook: an extension element with the name of a standard one. */
const WORKBOOK_EXTENSION =
  '<extLst><ext uri="{79F54976-1DA5-4618-B147-4CDE4B953A38}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:workbookPr defaultImageDpi="32767"/></ext></extLst>';

/** An Excel file; `data` is the inner XML of a sheet's sheetData, `before` and `after` the XML around it. */
export function makeXlsx(
  sheets: SheetXml[],
  extra: { styles?: string; strings?: string; date1904?: boolean; parts?: ZipPart[]; folder?: string } = {},
): Uint8Array {
  const { styles = "", strings = "", date1904 = false, parts = [], folder = "xl" } = extra;
  const list = sheets.map(
    ({ name, state }, i) =>
      `<sheet name="${name}" sheetId="${i + 1}" r:id="s${i}" ${state ? `state="${state}"` : ""}/>`,
  );
  return makeZip([
    {
      name: "_rels/.rels",
      data: relationships([{ id: "r", type: "officeDocument", target: `/${folder}/workbook.xml` }]),
    },
    {
      name: `${folder}/workbook.xml`,
      data: `<workbook xmlns="${SHEET}" xmlns:r="${TYPES}"><workbookPr ${date1904 ? 'date1904="1"' : ""}/><sheets>${list.join("")}</sheets>${WORKBOOK_EXTENSION}</workbook>`,
    },
    {
      name: `${folder}/_rels/workbook.xml.rels`,
      data: relationships([
        ...sheets.map((_, i) => ({ id: `s${i}`, type: "worksheet", target: `worksheets/sheet${i}.xml` })),
        { id: "styles", type: "styles", target: "styles.xml" },
        { id: "strings", type: "sharedStrings", target: "sharedStrings.xml" },
      ]),
    },
    { name: `${folder}/styles.xml`, data: `<styleSheet xmlns="${SHEET}">${styles}</styleSheet>` },
    { name: `${folder}/sharedStrings.xml`, data: `<sst xmlns="${SHEET}">${strings}</sst>` },
    ...sheets.map(({ before = "", data, after = "" }, i) => ({
      name: `${folder}/worksheets/sheet${i}.xml`,
      data: `<worksheet xmlns="${SHEET}">${before}<sheetData>${data}</sheetData>${after}</worksheet>`,
    })),
    ...parts,
  ]);
}
