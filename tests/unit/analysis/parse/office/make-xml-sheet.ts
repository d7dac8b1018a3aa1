import { bytesOf } from "../parsed.ts";

const SHEET = "urn:schemas-microsoft-com:office:spreadsheet";

type XmlParts = {
  /** Inner XML of the only worksheet's `Table`, of `Styles`, and of what follows the table. */
  rows: string;
  styles?: string;
  options?: string;
  /** Complete worksheets instead. */
  sheets?: string;
  encoding?: string;
};

/** The text of an XML Spreadsheet 2003 workbook. */
export function xmlSheetText({
  rows,
  styles = "",
  options = "",
  sheets,
  encoding = "UTF-8",
}: XmlParts): string {
  const only = `<Worksheet ss:Name="Vitals"><Table>${rows}</Table>${options}</Worksheet>`;
  return `<?xml version="1.0" encoding="${encoding}"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="${SHEET}" xmlns:ss="${SHEET}"><Styles>${styles}</Styles>${sheets ?? only}</Workbook>`;
}

export const makeXmlSheet = (parts: XmlParts): Uint8Array => bytesOf(xmlSheetText(parts));

export const cell = (text: string, attributes = "", type = "String") =>
  `<Cell ${attributes}><Data ss:Type="${type}">${text}</Data></Cell>`;

export const row = (...texts: string[]) => `<Row>${texts.map((text) => cell(text)).join("")}</Row>`;
