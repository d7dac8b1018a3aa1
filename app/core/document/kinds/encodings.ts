import { analyse } from "chardet";
import { decodeWindows1252 } from "./text-decoding.ts";

/** An encoding by the label of the WHATWG Encoding Standard, with its name for a person. */
type FoundEncoding = { label: string; name: string };

type Known = FoundEncoding & { isMultibyte: boolean; script: RegExp | null };

const known = (label: string, name: string, script: RegExp | null = null, isMultibyte = false): Known => ({
  label,
  name,
  script,
  isMultibyte,
});

/** The detector's names, with what is decoded for each: a Windows code page contains all of its ISO relative. */
const KNOWN: { [name: string]: Known } = {
  Big5: known("big5", "Big5 (Traditional Chinese)", /\p{Script=Han}/u, true),
  GB18030: known("gb18030", "GB18030 (Simplified Chinese)", /\p{Script=Han}/u, true),
  Shift_JIS: known(
    "shift_jis",
    "Shift-JIS (Japanese)",
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    true,
  ),
  "EUC-JP": known(
    "euc-jp",
    "EUC-JP (Japanese)",
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    true,
  ),
  "EUC-KR": known("euc-kr", "EUC-KR (Korean)", /\p{Script=Hangul}/u, true),
  "KOI8-R": known("koi8-r", "KOI8-R (Cyrillic)", /\p{Script=Cyrillic}/u),
  "windows-1251": known("windows-1251", "Windows-1251 (Cyrillic)", /\p{Script=Cyrillic}/u),
  "ISO-8859-5": known("iso-8859-5", "ISO-8859-5 (Cyrillic)", /\p{Script=Cyrillic}/u),
  "ISO-8859-7": known("iso-8859-7", "ISO-8859-7 (Greek)", /\p{Script=Greek}/u),
  "windows-1253": known("windows-1253", "Windows-1253 (Greek)", /\p{Script=Greek}/u),
  "ISO-8859-8": known("iso-8859-8", "ISO-8859-8 (Hebrew)", /\p{Script=Hebrew}/u),
  "windows-1255": known("windows-1255", "Windows-1255 (Hebrew)", /\p{Script=Hebrew}/u),
  "ISO-8859-6": known("iso-8859-6", "ISO-8859-6 (Arabic)", /\p{Script=Arabic}/u),
  "windows-1256": known("windows-1256", "Windows-1256 (Arabic)", /\p{Script=Arabic}/u),
  "ISO-8859-1": known("windows-1252", "Windows-1252 (Western European)"),
  "windows-1252": known("windows-1252", "Windows-1252 (Western European)"),
  "ISO-8859-2": known("iso-8859-2", "ISO-8859-2 (Central European)"),
  "windows-1250": known("windows-1250", "Windows-1250 (Central European)"),
  "ISO-8859-9": known("windows-1254", "Windows-1254 (Turkish)"),
  "windows-1254": known("windows-1254", "Windows-1254 (Turkish)"),
  IBM866: known("ibm866", "DOS 866 (Cyrillic)", /\p{Script=Cyrillic}/u),
  "windows-874": known("windows-874", "Windows-874 (Thai)", /\p{Script=Thai}/u),
  "windows-1257": known("windows-1257", "Windows-1257 (Baltic)"),
  "windows-1258": known("windows-1258", "Windows-1258 (Vietnamese)"),
};

const WESTERN: FoundEncoding = { label: "windows-1252", name: "Windows-1252 (Western European)" };

/** How sure the detector has to be, and its lead over any other reading, in percent. */
const SURE = { multibyte: 60, single: 30 };
const LEAD = { usual: 12, elsewhere: 25 };

/** Rare in Western Europe; Turkish (ğ, ş, ı) and Hungarian (ő, ű) have frequent letters at the same code points. */
const ELSEWHERE = /[ðþýõû]/iu;

/** The share of non-ASCII letters that must belong to the encoding's own script. */
const OWN_SCRIPT = 0.6;

/** Bytes of lines that are examined. */
const SAMPLE = 32 * 1024;

/** The encoding of that label, if a person may choose it. */
export function encodingOfLabel(label: string): FoundEncoding | null {
  const found = Object.values(KNOWN).find((encoding) => encoding.label === label);
  return found ? { label, name: found.name } : null;
}

/** An encoding with a few lines of the text as it reads them. */
export type EncodingReading = FoundEncoding & { lines: string[] };

const MOST_READINGS = 5;
const MOST_LINES = 3;
const LONGEST_LINE = 160;

/**
 * The choices for a person when `detectEncoding` is not sure: each encoding that decodes the text without error, the
 * likeliest first, and one of those that decode it alike.
 * @param bytes of the text; its lines in plain ASCII are left out
 */
export function likelyReadings(bytes: Uint8Array): EncodingReading[] {
  const sample = telling(bytes);
  const shown = new Set<string>();
  const likely = analyse(sample).map(({ name }) => name);
  return [...new Set([...likely, ...Object.keys(KNOWN)])]
    .flatMap((name) => {
      const encoding = KNOWN[name];
      const text = encoding && decoded(sample, encoding.label);
      if (!encoding || text == null || shown.has(text) || !isPlausible(text, encoding)) return [];
      shown.add(text);
      return [{ encoding, text, odd: text.match(ODD)?.length ?? 0 }];
    })
    .sort((one, other) => one.odd - other.odd)
    .slice(0, MOST_READINGS)
    .map(({ encoding: { label, name }, text }) => ({ label, name, lines: firstLines(text) }));
}

/** What no word contains: letters of two scripts side by side, or a sign right after a letter. */
const ODD =
  /\p{Script=Latin}(?=[^\p{Script=Latin}\P{L}])|[^\p{Script=Latin}\P{L}](?=\p{Script=Latin})|\p{L}(?=[\p{S}\p{No}])/gu;

function firstLines(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.slice(0, MOST_LINES).map((line) => line.slice(0, LONGEST_LINE));
}

/**
 * The lines of a stream that hold more than ASCII, as much as `likelyReadings` examines; the rest is not read.
 * @throws whatever the stream throws
 */
export async function tellingLines(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let [length, rest] = [0, new Uint8Array()];
  for await (const piece of stream) {
    const bytes = new Uint8Array(rest.length + piece.length);
    bytes.set(rest);
    bytes.set(piece, rest.length);
    const end = bytes.lastIndexOf(0x0a) + 1;
    rest = bytes.slice(Math.max(end, bytes.length - SAMPLE));
    const found = telling(bytes.subarray(0, end));
    parts.push(found);
    length += found.length;
    if (length >= SAMPLE) break;
  }
  return new Uint8Array(await new Blob([...parts, telling(rest)] as BlobPart[]).arrayBuffer());
}

/**
 * The encoding of a text that is not UTF-8; null when it may just as well be another, since a wrong guess would change
 * letters. Lines in plain ASCII say nothing and are left out.
 */
export function detectEncoding(bytes: Uint8Array): FoundEncoding | null {
  const sample = telling(bytes);
  if (hasSymbolsOnly(sample) || (isLittle(sample) && !isStrange(decodeWindows1252(sample)))) return WESTERN;
  let broken = 0;
  const readings = analyse(sample).flatMap(({ name, confidence }) => {
    const encoding = KNOWN[name];
    const text = encoding && decoded(sample, encoding.label);
    if (encoding?.isMultibyte && text == null) broken = Math.max(broken, confidence);
    return encoding && text != null && isPlausible(text, encoding) ? [{ encoding, confidence, text }] : [];
  });
  const [best, ...others] = readings;
  if (!best || isStrange(best.text)) return null;
  // A multibyte encoding that fits but for a damaged byte or two is likelier than the best that fits.
  if (best.encoding.isMultibyte && broken > best.confidence) return null;
  const differing = others.filter(({ text }) => text !== best.text);
  const lead = best.confidence - Math.max(0, ...differing.map(({ confidence }) => confidence));
  const { isMultibyte, label, name } = best.encoding;
  const enough = label === WESTERN.label && ELSEWHERE.test(best.text) ? LEAD.elsewhere : LEAD.usual;
  if (lead < enough || best.confidence < (isMultibyte ? SURE.multibyte : SURE.single)) return null;
  return { label, name };
}

/** A name or two: too few letters to judge by, each within a word of plain letters, as accented ones are. */
function isLittle(bytes: Uint8Array): boolean {
  const places = [...bytes.entries()].filter(([, byte]) => byte >= 0x80).map(([at]) => at);
  const isPlain = (at: number) => /[a-z]/i.test(String.fromCharCode(bytes[at] ?? 0));
  const isUsual = (at: number) =>
    SIGNS.has(bytes[at] ?? 0) || ((bytes[at] ?? 0) >= FIRST_LETTER && (isPlain(at - 1) || isPlain(at + 1)));
  return places.length <= FEW_LETTERS && places.every(isUsual);
}

const FEW_LETTERS = 5;
/** From here on, Windows-1252 has accented letters. */
const FIRST_LETTER = 0xc0;

/** The lines that hold more than ASCII. */
function telling(bytes: Uint8Array): Uint8Array {
  const lines: number[] = [];
  for (let from = 0; from < bytes.length && lines.length < SAMPLE; ) {
    const end = bytes.indexOf(0x0a, from);
    const to = Math.min(end === -1 ? bytes.length : end + 1, from + SAMPLE);
    const line = bytes.subarray(from, to);
    if (line.some((byte) => byte >= 0x80)) for (const byte of line) lines.push(byte);
    from = to;
  }
  return Uint8Array.from(lines);
}

function decoded(bytes: Uint8Array, label: string): string | null {
  if (label === WESTERN.label) return decodeWindows1252(bytes);
  try {
    return new TextDecoder(label, { fatal: true }).decode(wholeLines(bytes));
  } catch {
    return null;
  }
}

/** Without a character that the sample's end has cut in two. */
function wholeLines(bytes: Uint8Array): Uint8Array {
  const end = bytes.lastIndexOf(0x0a);
  return end > 0 && bytes.length >= SAMPLE ? bytes.subarray(0, end) : bytes;
}

/** Letters of its script, and no control characters, which nobody writes. */
function isPlausible(text: string, { script }: Known): boolean {
  if (/[\u0080-\u009f\uE000-\uF8FF]/.test(text)) return false;
  if (!script) return true;
  const foreign = [...text].filter((letter) => letter > "\u007f" && /\p{L}/u.test(letter));
  return foreign.filter((letter) => script.test(letter)).length >= foreign.length * OWN_SCRIPT;
}

/**
 * Non-ASCII text that no word of any language contains: a capital after a small letter, a sign between letters, and
 * many accented letters in a row.
 */
const STRANGE =
  /\p{Ll}(?=[^\P{Lu}A-Z])|[^\P{Ll}a-z](?=\p{Lu})|(?<=\p{L})[^\P{S}\p{Sk}\p{ASCII}](?=\p{L})|(?<=\p{L})[\p{No}„‚†‡‰•¡¿¦§](?=\p{L})|[^\P{Script=Latin}\p{ASCII}]{4}/gu;

/** The share of such places, per non-ASCII letter, that shows that these are not the letters that were written. */
const TOO_STRANGE = 0.01;

function isStrange(text: string): boolean {
  const letters = text.match(/[^\P{L}\p{ASCII}]/gu)?.length ?? 0;
  const places = text.match(STRANGE)?.length ?? 0;
  return places > 0 && places >= letters * TOO_STRANGE;
}

/** Signs of Windows-1252 that any language uses: degree, micro, plus-minus, fractions, dashes, quotes. */
const SIGNS = new Set([
  0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0xa0, 0xa3, 0xa7, 0xa9, 0xab, 0xae, 0xb0, 0xb1,
  0xb2, 0xb3, 0xb4, 0xb5, 0xb7, 0xb9, 0xbb, 0xbc, 0xbd, 0xbe, 0xd7, 0xf7,
]);

/** Whether all non-ASCII characters are such signs, and none but a quote right after a letter. */
function hasSymbolsOnly(bytes: Uint8Array): boolean {
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    if (!SIGNS.has(byte)) return false;
    const isQuote = byte >= 0x91 && byte <= 0x94;
    if (!isQuote && /[a-z]/i.test(String.fromCharCode(bytes[at - 1] ?? 0))) return false;
  }
  return true;
}
