import { refuse } from "../refusals.ts";

/** How the bytes of a text file encode characters, as far as its first bytes tell. */
type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "iso-2022-jp";

/**
 * The encoding, as far as the first bytes tell: by the byte order mark, or by zero bytes in every other place.
 * Otherwise it counts as UTF-8 until `TextDecoder` meets bytes that are not.
 */
export function encodingOf(head: Uint8Array): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  if (hasJapaneseEscape(head)) return "iso-2022-jp";
  const zeros = [0, 0];
  for (let i = 0; i < head.length; i++) if (head[i] === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const enough = Math.max(2, head.length / 4);
  if (odd >= enough && even <= odd / 10) return "utf-16le";
  if (even >= enough && odd <= even / 10) return "utf-16be";
  if (odd >= 2 && isWideText(head, "utf-16le")) return "utf-16le";
  return even >= 2 && isWideText(head, "utf-16be") ? "utf-16be" : "utf-8";
}

/** The least share of spaces, line ends and cell separators in 16-bit text. */
const FEWEST_PARTING = 0.03;

/**
 * Whether bytes without a byte order mark are 16-bit text in a script whose letters have no zero bytes: then only
 * spaces and the like have them, on the expected side, and every other code unit is one that people write.
 */
function isWideText(head: Uint8Array, encoding: "utf-16le" | "utf-16be"): boolean {
  const text = new TextDecoder(encoding).decode(head.subarray(0, head.length & ~1));
  const parting = text.match(/[\t\n\r ,;|]/g)?.length ?? 0;
  return (
    parting >= Math.max(2, text.length * FEWEST_PARTING) &&
    !/[\p{Cn}\p{Co}\p{Cs}\uFFFD]/u.test(text.slice(0, -1))
  );
}

/** ESC $ @ or ESC $ B, which switch to seven-bit Japanese characters. */
function hasJapaneseEscape(head: Uint8Array): boolean {
  for (let at = head.indexOf(0x1b); at !== -1; at = head.indexOf(0x1b, at + 1))
    if (head[at + 1] === 0x24 && (head[at + 2] === 0x40 || head[at + 2] === 0x42)) return true;
  return false;
}

const hasMark = (head: Uint8Array) => head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;

/** Where a text may declare its encoding. Bytes. */
const DECLARED_WITHIN = 4 * 1024;

/**
 * The encoding that an XML declaration or a web page's `meta` names, as `TextDecoder` calls it; null when there is
 * none, or an unknown one, or a 16-bit one, which cannot be that of the bytes that were read.
 */
export function declaredEncoding(head: Uint8Array): string | null {
  const start = new TextDecoder("latin1").decode(head.subarray(0, DECLARED_WITHIN));
  const label =
    /^[^<]{0,8}<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)/i.exec(start)?.[1] ??
    /<meta\s[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(start)?.[1];
  if (label === undefined) return null;
  try {
    const { encoding } = new TextDecoder(label);
    return encoding.startsWith("utf-16") ? null : encoding;
  } catch {
    return null;
  }
}

/** How much of a text that is not UTF-8 is examined before it is read. Bytes. */
const LOOK = 128 * 1024;

/** Detects the encoding of text that is not UTF-8; null when it cannot be told. */
type Detect = (bytes: Uint8Array) => { label: string; name: string } | null;

/**
 * Decodes a text file piece by piece, without the byte order mark. Text that begins as plain ASCII and then has a byte
 * that UTF-8 cannot have is in the encoding that `detect` finds in the rest.
 */
export class TextDecoding {
  /** Whether a byte had to be shown as U+FFFD. */
  lossy = false;
  /** The name of the detected encoding, for a person; null for Unicode. */
  foundName: string | null = null;
  readonly #encoding: string;
  #decoder: TextDecoder;
  readonly #detect: Detect;
  #held = new Uint8Array();
  #state: "utf-8" | "looking" | "decoding";
  #sawMultibyte = false;
  #begun = false;

  /** @param declared the label of the encoding that the text itself names, used if the first bytes tell none */
  constructor(head: Uint8Array, detect: Detect, declared: string | null = null) {
    this.#detect = detect;
    const detected = encodingOf(head);
    this.#encoding = detected;
    if (declared !== null && detected === "utf-8" && !hasMark(head)) this.#encoding = declared;
    this.#state = this.#encoding === "utf-8" ? "utf-8" : "decoding";
    if (detected === "iso-2022-jp") this.foundName = "ISO-2022-JP (Japanese)";
    // Each piece of UTF-8 is decoded alone, in whole characters, which is several times faster than a stream.
    this.#decoder = new TextDecoder(this.#encoding, { ignoreBOM: this.#encoding === "utf-8" });
  }

  /** @throws RefusedDocument when the encoding cannot be told */
  push(piece: Uint8Array): string {
    if (this.#state === "decoding") return this.#decode(piece, true);
    const bytes = joined(this.#held, piece);
    if (this.#state === "looking") return this.#look(bytes, LOOK);
    const whole = wholeLines(bytes) || wholeCharacters(bytes);
    this.#held = bytes.slice(whole);
    return this.#utf8(bytes.subarray(0, whole), LOOK);
  }

  /** @throws RefusedDocument as `push` does */
  end(): string {
    if (this.#state === "utf-8") {
      const rest = this.#held;
      this.#held = new Uint8Array();
      return this.#utf8(rest, 0);
    }
    const rest = this.#state === "looking" ? this.#look(this.#held, 0) : "";
    return rest + this.#decode(new Uint8Array(), false);
  }

  #decode(bytes: Uint8Array, stream: boolean): string {
    if (this.#decoder.encoding === "windows-1252") return decodeWindows1252(bytes);
    const text = this.#noticing(this.#decoder.decode(bytes, { stream }));
    // It writes tones as separate characters after the vowels; every other encoding writes both as one.
    return this.#decoder.encoding === "windows-1258" ? text.normalize("NFC") : text;
  }

  #utf8(bytes: Uint8Array, least: number): string {
    const text = this.#withoutMark(this.#decoder.decode(bytes));
    if (!text.includes("�")) {
      this.#sawMultibyte ||= text.length < bytes.length;
      return text;
    }
    const broken = text.split("�").length - 1;
    const whole = [...text].filter((char) => char > "\u007F" && char !== "�").length;
    if (this.#sawMultibyte || whole > broken) return this.#noticing(text);
    this.#state = "looking";
    return this.#look(joined(bytes, this.#held), least);
  }

  /** Waits until there is enough to tell the encoding, then decodes what has waited. */
  #look(bytes: Uint8Array, least: number): string {
    this.#held = bytes.slice();
    if (bytes.length < least) return "";
    const found = this.#detect(bytes);
    if (!found) throw refuse("unsure-encoding");
    this.foundName = found.name;
    this.#held = new Uint8Array();
    this.#state = "decoding";
    this.#decoder = new TextDecoder(found.label);
    return this.#decode(bytes, true);
  }

  #withoutMark(text: string): string {
    const isMarked = !this.#begun && text.startsWith("\uFEFF");
    this.#begun ||= text !== "";
    return isMarked ? text.slice(1) : text;
  }

  #noticing(text: string): string {
    this.lossy ||= text.includes("�");
    return text;
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b;
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** Up to the last LF, so that a reader of lines need not join the end of one text to the next. */
const wholeLines = (bytes: Uint8Array) => bytes.lastIndexOf(0x0a) + 1;

/** How many bytes precede a character that is cut in two at the end (UTF-8 has at most four bytes). */
function wholeCharacters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return needed > back ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}

/** 0x80 to 0x9F, where Windows-1252 differs from Latin-1; a platform's own decoder is not reliable here. */
const BETWEEN = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

export function decodeWindows1252(bytes: Uint8Array): string {
  return new TextDecoder("latin1")
    .decode(bytes)
    .replace(/[\u0080-\u009F]/g, (char) => BETWEEN[char.charCodeAt(0) - 0x80] ?? char);
}
