import { refuse } from "../refusals.ts";

/** How the bytes of a text file stand for characters, as far as its first bytes tell. */
type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "iso-2022-jp";

/**
 * The encoding as far as the first bytes tell: by the byte order mark, or by zero bytes in every other place. UTF-8
 * is the answer otherwise, until `TextDecoding` meets bytes that are none.
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

/** Of 16-bit text, at least so much are blanks, line ends and what parts cells. */
const FEWEST_PARTING = 0.03;

/**
 * Whether bytes without a mark are text of 16 bits in a script whose letters have no zero bytes: only blanks and the like
 * have them then, at their own side, and every other code unit is one that somebody writes.
 */
function isWideText(head: Uint8Array, encoding: "utf-16le" | "utf-16be"): boolean {
  const text = new TextDecoder(encoding).decode(head.subarray(0, head.length & ~1));
  const parting = text.match(/[\t\n\r ,;|]/g)?.length ?? 0;
  return (
    parting >= Math.max(2, text.length * FEWEST_PARTING) &&
    !/[\p{Cn}\p{Co}\p{Cs}\uFFFD]/u.test(text.slice(0, -1))
  );
}

/** ESC $ @ or ESC $ B, which turn to Japanese characters of seven bits. */
function hasJapaneseEscape(head: Uint8Array): boolean {
  for (let at = head.indexOf(0x1b); at !== -1; at = head.indexOf(0x1b, at + 1))
    if (head[at + 1] === 0x24 && (head[at + 2] === 0x40 || head[at + 2] === 0x42)) return true;
  return false;
}

const hasMark = (head: Uint8Array) => head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;

/** Where a text may say how it is encoded. Bytes. */
const DECLARED_WITHIN = 4 * 1024;

/**
 * The encoding that an XML declaration or a web page's `meta` names, as the platform's decoder calls it; null when
 * there is none, or none that is known, or one of 16 bits, which the bytes that were read cannot be.
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

/** How much of a text that is no UTF-8 is looked at before it is read. Bytes. */
const LOOK = 128 * 1024;

/** Finds out about text that is no UTF-8; null when it cannot be told. */
type Detect = (bytes: Uint8Array) => { label: string; name: string } | null;

/**
 * Decodes a text file piece by piece; the byte order mark is left out. Text that begins as plain ASCII and then has a
 * byte that UTF-8 cannot have is in the encoding that `detect` finds in what follows.
 */
export class TextDecoding {
  /** Whether a byte had to be shown as U+FFFD. */
  lossy = false;
  /** Which encoding was found, as it is said to a person; null for Unicode. */
  foundName: string | null = null;
  readonly #encoding: string;
  #decoder: TextDecoder;
  readonly #detect: Detect;
  #held = new Uint8Array();
  #state: "utf-8" | "looking" | "decoding";
  #sawMultibyte = false;
  #begun = false;

  /** @param declared the encoding that the text names itself, by a label; it counts where the first bytes tell none */
  constructor(head: Uint8Array, detect: Detect, declared: string | null = null) {
    this.#detect = detect;
    const told = encodingOf(head);
    this.#encoding = told;
    if (declared !== null && told === "utf-8" && !hasMark(head)) this.#encoding = declared;
    this.#state = this.#encoding === "utf-8" ? "utf-8" : "decoding";
    if (told === "iso-2022-jp") this.foundName = "ISO-2022-JP (Japanese)";
    // UTF-8 is decoded in whole characters, each piece for itself, which is several times quicker than as a stream.
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
    // Its tones are characters of their own behind the vowels; everybody else writes both as one.
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

  /** Waits until there is enough to tell the encoding, and then decodes what has waited. */
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

/** Up to the last LF: whoever reads lines then need not join what is left of a text to the next one. */
const wholeLines = (bytes: Uint8Array) => bytes.lastIndexOf(0x0a) + 1;

/** How many bytes there are up to a character that is cut in two at the end (UTF-8 has at most four bytes). */
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

/** 0x80 to 0x9F, where Windows-1252 differs from Latin-1; a platform's own decoder cannot be relied on here. */
const BETWEEN = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

export function decodeWindows1252(bytes: Uint8Array): string {
  return new TextDecoder("latin1")
    .decode(bytes)
    .replace(/[\u0080-\u009F]/g, (char) => BETWEEN[char.charCodeAt(0) - 0x80] ?? char);
}
