/** How the bytes of a text file stand for characters. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/**
 * The encoding as far as the first bytes tell: by the byte order mark, or by zero bytes in every other place. UTF-8
 * is the answer otherwise, until `TextDecoding` meets bytes that are none.
 */
export function encodingOf(head: Uint8Array): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const zeros = [0, 0];
  for (let i = 0; i < head.length; i++) if (head[i] === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const enough = Math.max(2, head.length / 4);
  if (odd >= enough && even <= odd / 10) return "utf-16le";
  return even >= enough && odd <= even / 10 ? "utf-16be" : "utf-8";
}

/**
 * Decodes a text file piece by piece; the byte order mark is left out. Text that begins as plain ASCII and then has a
 * byte that UTF-8 cannot have is Windows-1252 (https://encoding.spec.whatwg.org/#windows-1252) from there on.
 */
export class TextDecoding {
  /** Whether a byte had to be shown as U+FFFD. */
  lossy = false;
  #encoding: Encoding;
  #decoder: TextDecoder;
  #held = new Uint8Array();
  #sawMultibyte = false;
  #begun = false;

  constructor(head: Uint8Array) {
    this.#encoding = encodingOf(head);
    // UTF-8 is decoded in whole characters, each piece for itself, which is several times quicker than as a stream.
    this.#decoder = new TextDecoder(this.#encoding, { ignoreBOM: this.#encoding === "utf-8" });
  }

  get encoding(): Encoding {
    return this.#encoding;
  }

  push(piece: Uint8Array): string {
    if (this.#encoding === "windows-1252") return decodeWindows1252(piece);
    if (this.#encoding !== "utf-8") return this.#noticing(this.#decoder.decode(piece, { stream: true }));
    const bytes = joined(this.#held, piece);
    const whole = wholeLines(bytes) || wholeCharacters(bytes);
    this.#held = bytes.slice(whole);
    return this.#utf8(bytes.subarray(0, whole));
  }

  end(): string {
    if (this.#encoding === "utf-8") return this.#utf8(this.#held);
    return this.#encoding === "windows-1252" ? "" : this.#noticing(this.#decoder.decode());
  }

  #utf8(bytes: Uint8Array): string {
    const text = this.#withoutMark(this.#decoder.decode(bytes));
    if (!text.includes("�")) {
      this.#sawMultibyte ||= text.length < bytes.length;
      return text;
    }
    const broken = text.split("�").length - 1;
    const whole = [...text].filter((char) => char > "\u007F" && char !== "�").length;
    if (this.#sawMultibyte || whole > broken) return this.#noticing(text);
    this.#encoding = "windows-1252";
    const rest = decodeWindows1252(joined(bytes, this.#held));
    this.#held = new Uint8Array();
    return rest;
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
