/** Beyond this, the text of one place is cut off. UTF-16 code units. */
const MOST_CHARACTERS = 1_000_000;

/** The text in one place of a page, with visible, hidden and struck-out text apart; a line per paragraph. */
export class HtmlText {
  #seen = "";
  #hidden = "";
  #struckOut = "";

  add(value: string, isHidden: boolean, isStruckOut: boolean): void {
    const text = value.replace(/[\s\u00A0]+/g, " ");
    if (!isHidden && isStruckOut) {
      if (this.#struckOut.length < MOST_CHARACTERS) this.#struckOut += text;
      return;
    }
    if (isHidden && this.#hidden.length < MOST_CHARACTERS) this.#hidden += text;
    if (!isHidden && this.#seen.length < MOST_CHARACTERS) this.#seen += text;
  }

  breakLine(): void {
    if (this.#seen !== "") this.#seen += "\n";
    if (this.#hidden !== "") this.#hidden += "\n";
    if (this.#struckOut !== "") this.#struckOut += "\n";
  }

  get isEmpty(): boolean {
    return this.#seen === "" && this.#hidden === "" && this.#struckOut === "";
  }

  get seen(): string {
    return tidy(this.#seen);
  }

  get hidden(): string {
    return tidy(this.#hidden);
  }

  get struckOut(): string {
    return tidy(this.#struckOut);
  }
}

function tidy(text: string): string {
  if (text === "" || text === " ") return "";
  const lines = text.split("\n").map((line) => line.replace(/ {2,}/g, " ").trim());
  return lines.filter((line) => line !== "").join("\n");
}
