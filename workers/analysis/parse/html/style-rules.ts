/** How much of a page's own rules is read. UTF-16 code units, and rules. */
const MOST_CHARACTERS = 200_000;
const MOST_RULES = 2_000;

/** A simple selector: a name, a class or an id, or a name with one of them. */
const SIMPLE = /^([a-z][a-z0-9]*)?([.#][\w-]+)?$/i;

/** The rules of a page's style elements that depend only on an element's own name, class or id. */
export class StyleRules {
  /** Whether another rule may set a background. */
  mayFillElsewhere = false;
  /** Whether another rule may set the color of letters. */
  mayColorElsewhere = false;
  readonly #declarations = new Map<string, string>();
  #characters = 0;

  get isEmpty(): boolean {
    return this.#declarations.size === 0;
  }

  /** @param text content of one style element */
  add(text: string): void {
    const room = MOST_CHARACTERS - this.#characters;
    if (text.length > room) this.mayFillElsewhere = true;
    this.#characters += text.length;
    for (const { selectors, declarations } of rulesOf(withoutComments(text.slice(0, Math.max(0, room)))))
      for (const selector of selectors.split(",")) this.#keep(selector.trim(), declarations);
  }

  /** The declarations for an element, the more specific ones last. */
  of(name: string, classes: string | undefined, id: string | undefined): string {
    if (this.isEmpty) return "";
    const own = [
      ...(classes?.split(/\s+/, 20) ?? []).map((one) => `.${one}`),
      ...(id === undefined ? [] : [`#${id}`]),
    ];
    const keys = [name, ...own, ...own.map((one) => name + one)];
    return keys.map((key) => this.#declarations.get(key) ?? "").join(";");
  }

  #keep(selector: string, declarations: string): void {
    const [, name = "", own = ""] = SIMPLE.exec(selector) ?? [];
    if (name + own === "" || this.#declarations.size >= MOST_RULES) {
      this.mayFillElsewhere ||= /background/i.test(declarations);
      this.mayColorElsewhere ||= /(?:^|[\s;{])color/i.test(declarations);
      return;
    }
    const key = name.toLowerCase() + own;
    this.#declarations.set(key, `${this.#declarations.get(key) ?? ""};${declarations}`);
  }
}

function withoutComments(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let start = text.indexOf("/*"); start !== -1; start = text.indexOf("/*", at)) {
    parts.push(text.slice(at, start));
    const end = text.indexOf("*/", start + 2);
    at = end === -1 ? text.length : end + 2;
  }
  return [...parts, text.slice(at)].join(" ").replace(/<!--|-->/g, " ");
}

/** The rules that always apply: those for print or narrow screens are inside another pair of braces. */
function* rulesOf(text: string): Generator<{ selectors: string; declarations: string }> {
  let [depth, from, selectors] = [0, 0, ""];
  for (let at = text.search(/[{}]/); at !== -1 && at < text.length; at++) {
    const char = text[at];
    if (char === "{" && ++depth === 1) {
      selectors = text.slice(from, at);
      from = at + 1;
    } else if (char === "}" && depth > 0 && --depth === 0) {
      if (!selectors.trim().startsWith("@")) yield { selectors, declarations: text.slice(from, at) };
      from = at + 1;
    }
  }
}
