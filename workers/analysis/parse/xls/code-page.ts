/** Encodings, as the WHATWG Encoding Standard names them, by their Windows or Macintosh code page. */
const ENCODINGS: { [codePage: number]: string } = {
  866: "ibm866",
  874: "windows-874",
  932: "shift_jis",
  936: "gbk",
  949: "euc-kr",
  950: "big5",
  1250: "windows-1250",
  1251: "windows-1251",
  1252: "windows-1252",
  1253: "windows-1253",
  1254: "windows-1254",
  1255: "windows-1255",
  1256: "windows-1256",
  1257: "windows-1257",
  1258: "windows-1258",
  10000: "macintosh",
  10007: "x-mac-cyrillic",
  32768: "macintosh",
};

/**
 * Decodes a workbook's texts from SheetJS, which without its code page tables gives one character per byte.
 * @param codePage null when the texts are Unicode already
 */
export function textsIn(codePage: number | null): (text: string) => string {
  if (codePage === null) return (text) => text;
  const decoder = new TextDecoder(ENCODINGS[codePage] ?? "windows-1252");
  return (text) => decoder.decode(Uint8Array.from(text, (character) => character.charCodeAt(0)));
}
