import { Tokenizer } from "htmlparser2";

/** The attributes of a start tag that matter here, by lower-case name. */
export type HtmlAttributes = ReadonlyMap<string, string>;

/** Receives a web page as it streams by. Names are in lower case; text may come in several pieces. */
export type HtmlHandler = {
  open(name: string, attributes: HtmlAttributes): void;
  close(name: string): void;
  text(value: string): void;
};

const KEPT_ATTRIBUTES = new Set([
  ...["style", "class", "id", "hidden", "rel"],
  ...["colspan", "rowspan", "span", "bgcolor", "background", "color", "alt", "text", "href", "height"],
]);

/** The longest name, in UTF-16 code units: this much preceding text is kept. */
const AT_HAND = 64 * 1024;

/**
 * Splits a web page into tags and text by htmlparser2's tokenizer, which does not track open elements: a million
 * unclosed tags cost no more than others.
 */
export class HtmlTokens {
  readonly #handler: HtmlHandler;
  readonly #tokenizer: Tokenizer;
  #text = "";
  /** The offset of `#text` in the page. */
  #from = 0;
  #name = "";
  #attribute = "";
  #value = "";
  #attributes = new Map<string, string>();

  constructor(handler: HtmlHandler) {
    this.#handler = handler;
    const begin = (start: number, end: number) => {
      this.#name = this.#slice(start, end).toLowerCase();
      this.#attributes = new Map();
    };
    const opened = () => this.#handler.open(this.#name, this.#attributes);
    const passedOver = () => undefined;
    this.#tokenizer = new Tokenizer(
      { decodeEntities: true },
      {
        onopentagname: begin,
        onopentagend: opened,
        onselfclosingtag: opened,
        onattribname: (start, end) => {
          this.#attribute = this.#slice(start, end).toLowerCase();
          this.#value = "";
        },
        onattribdata: (start, end) => this.#add(this.#slice(start, end)),
        onattribentity: (code) => this.#add(String.fromCodePoint(code)),
        onattribend: () => this.#endAttribute(),
        onclosetag: (start, end) => this.#handler.close(this.#slice(start, end).toLowerCase()),
        ontext: (start, end) => this.#handler.text(this.#slice(start, end)),
        ontextentity: (code) => this.#handler.text(String.fromCodePoint(code)),
        oncdata: passedOver,
        oncomment: passedOver,
        ondeclaration: passedOver,
        onprocessinginstruction: passedOver,
        onend: passedOver,
      },
    );
  }

  push(more: string): void {
    const before = this.#text.slice(-AT_HAND);
    this.#from += this.#text.length - before.length;
    this.#text = before + more;
    this.#tokenizer.write(more);
  }

  end(): void {
    this.#tokenizer.end();
  }

  #slice(start: number, end: number): string {
    return this.#text.slice(Math.max(0, start - this.#from), Math.max(0, end - this.#from));
  }

  #add(value: string): void {
    if (KEPT_ATTRIBUTES.has(this.#attribute) && this.#value.length < AT_HAND) this.#value += value;
  }

  /** Of attributes with the same name, the first counts. */
  #endAttribute(): void {
    const isKept = KEPT_ATTRIBUTES.has(this.#attribute) && !this.#attributes.has(this.#attribute);
    if (isKept) this.#attributes.set(this.#attribute, this.#value);
  }
}
