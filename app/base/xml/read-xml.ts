import { decodeEntities } from "./entities.ts";

/** What may be read: how deeply elements may be nested, how long a tag or an unfinished piece of text may be. */
export type XmlRules = {
  depth: number;
  tagCharacters: number;
  /** Whether a document type may be named. One with declarations of its own (`[…]`) is always refused. */
  allowsDocumentType: boolean;
};

/**
 * Why XML was not read: malformed or against the rules (damaged; too-deep), or with forbidden declarations (unsafe).
 */
export class XmlFault extends Error {
  override readonly name = "XmlFault";
  readonly kind: "damaged" | "unsafe" | "too-deep";

  constructor(kind: XmlFault["kind"], place: string) {
    super(place);
    this.kind = kind;
  }
}

/**
 * Receives an XML part as it streams by. Names have no prefix. `attributes` is the raw text of the start tag,
 * to be read with `attribute`. Text may come in several pieces.
 */
export type XmlHandler = {
  open(name: string, attributes: string): void;
  close(name: string): void;
  text?(value: string): void;
};

/**
 * Reads XML piece by piece and keeps none of it: elements, text, CDATA. Nothing that a document declares is ever
 * expanded, only XML's own five entities and character references.
 * @param pieces bytes in UTF-8 or UTF-16, or decoded text
 * @throws XmlFault for what is not well-formed or against the rules
 */
export async function readXml(
  pieces: AsyncIterable<Uint8Array | string>,
  handler: XmlHandler,
  rules: XmlRules,
): Promise<void> {
  const reader = new XmlReader(handler, rules);
  let decoder: TextDecoder | null = null;
  for await (const piece of pieces) {
    if (typeof piece === "string") reader.push(piece);
    else {
      decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
      reader.push(decode(decoder, piece));
    }
  }
  reader.end();
}

/** `readXml` for a complete text. */
export function readXmlText(text: string, handler: XmlHandler, rules: XmlRules): void {
  const reader = new XmlReader(handler, rules);
  reader.push(text);
  reader.end();
}

function encodingOf(first: Uint8Array): string {
  if (first[0] === 0xff && first[1] === 0xfe) return "utf-16le";
  return first[0] === 0xfe && first[1] === 0xff ? "utf-16be" : "utf-8";
}

function decode(decoder: TextDecoder, piece: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: true });
  } catch {
    throw new XmlFault("damaged", "XmlEncoding");
  }
}

class XmlReader {
  readonly #handler: XmlHandler;
  readonly #rules: XmlRules;
  readonly #path: string[] = [];
  #rest = "";
  #elements = 0;

  constructor(handler: XmlHandler, rules: XmlRules) {
    this.#handler = handler;
    this.#rules = rules;
  }

  push(more: string): void {
    const source = this.#rest + more;
    let at = 0;
    for (;;) {
      const tag = source.indexOf("<", at);
      const until = tag === -1 ? safeTextEnd(source, at) : tag;
      if (until > at) this.#text(source.slice(at, until));
      at = until;
      if (tag === -1) break;
      const next = this.#markup(source, tag);
      if (next === -1) break;
      at = next;
    }
    this.#rest = source.slice(at);
    if (this.#rest.length > this.#rules.tagCharacters) throw new XmlFault("damaged", "XmlTag");
  }

  end(): void {
    if (this.#rest.trim() !== "" || this.#path.length > 0 || this.#elements === 0)
      throw new XmlFault("damaged", "XmlEnd");
  }

  #text(raw: string): void {
    if (this.#path.length > 0) this.#handler.text?.(decodeEntities(raw));
    else if (raw.replace(/^\uFEFF/, "").trim() !== "") throw new XmlFault("damaged", "XmlText");
  }

  /** Reads what begins at `<`; returns where it ends, or -1 if its end has not arrived yet. */
  #markup(source: string, start: number): number {
    const mark = source[start + 1];
    if (mark === undefined) return -1;
    if (mark === "?") return after(source, "?>", start);
    if (mark === "!") return this.#declaration(source, start);
    const end = tagEnd(source, start + 1);
    if (end === -1) return -1;
    if (mark === "/") this.#close(localName(source.slice(start + 2, end).trim()));
    else this.#open(source.slice(start + 1, end));
    return end + 1;
  }

  #declaration(source: string, start: number): number {
    if (source.startsWith("<!--", start)) return after(source, "-->", start + 4);
    if (source.startsWith("<![CDATA[", start)) {
      const end = source.indexOf("]]>", start);
      if (end === -1) return -1;
      this.#handler.text?.(source.slice(start + 9, end));
      return end + 3;
    }
    if (source.length - start < 9) return -1;
    return this.#documentType(source, start);
  }

  #documentType(source: string, start: number): number {
    const isHere = source.startsWith("<!DOCTYPE", start) && this.#elements === 0;
    if (!isHere || !this.#rules.allowsDocumentType) throw new XmlFault("unsafe", "XmlDeclaration");
    if (/^[^>]*\[/.test(source.slice(start))) throw new XmlFault("unsafe", "XmlDeclaration");
    const end = tagEnd(source, start + 1);
    return end === -1 ? -1 : end + 1;
  }

  #open(tag: string): void {
    const empty = tag.endsWith("/");
    const space = tag.search(/[\s/]/);
    const name = localName(space === -1 ? tag : tag.slice(0, space));
    if (name === "" || /[<&"']/.test(name)) throw new XmlFault("damaged", "XmlName");
    if (this.#path.length === 0 && this.#elements > 0) throw new XmlFault("damaged", "XmlRoot");
    this.#elements++;
    this.#handler.open(name, space === -1 ? "" : tag.slice(space, empty ? -1 : undefined));
    this.#path.push(name);
    if (empty) this.#close(name);
    if (this.#path.length > this.#rules.depth) throw new XmlFault("too-deep", "XmlDepth");
  }

  #close(name: string): void {
    if (this.#path.pop() !== name) throw new XmlFault("damaged", "XmlClose");
    this.#handler.close(name);
  }
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

function after(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from);
  return at === -1 ? -1 : at + mark.length;
}

/** The end of the text, before an entity that is cut in two. */
function safeTextEnd(source: string, from: number): number {
  const entity = source.lastIndexOf("&");
  const isCut = entity >= from && source.length - entity < 16 && !source.includes(";", entity);
  return isCut ? entity : source.length;
}

/** The `>` that ends a tag, ignoring those inside an attribute's quotes. */
function tagEnd(source: string, from: number): number {
  let quote = "";
  for (let at = from; at < source.length; at++) {
    const char = source[at] as string;
    if (quote !== "") {
      if (char === quote) quote = "";
    } else if (char === ">") return at;
    else if (char === '"' || char === "'") quote = char;
    else if (char === "<") throw new XmlFault("damaged", "XmlTag");
  }
  return -1;
}
