import { isOn } from "#app/base/xml/attribute.ts";
import { TICKED, UNTICKED } from "#app/core/document/tick-boxes.ts";

/**
 * A content control that is a check box ([MS-DOCX] 2.6.1.6, `w14:checkbox`) as its XML streams by. Authors choose the
 * signs for ticked and unticked, so its state is read, not what is drawn.
 */
export class TickControl {
  /** The sign of a control whose content has not begun. */
  #state: string | null = null;
  /** The sign to replace the content's text; "" once written, null outside of such a control. */
  #sign: string | null = null;

  /** @param path of the element, itself last */
  open(path: readonly string[], tag: string): void {
    const name = path.at(-1);
    if (name === "sdtPr") this.#state = null;
    else if (name === "checkbox" && path.at(-2) === "sdtPr") this.#state = UNTICKED;
    else if (name === "checked" && path.at(-2) === "checkbox")
      this.#state = isOn(tag, "val") ? TICKED : UNTICKED;
    else if (name === "sdtContent") [this.#sign, this.#state] = [this.#state, null];
  }

  /** The text to keep, within a control and elsewhere. */
  replace(text: string): string {
    if (this.#sign === null || text === "") return text;
    const sign = this.#sign;
    this.#sign = "";
    return sign;
  }

  /** Ends the content. @returns the sign if nothing was drawn for it */
  close(): string {
    const sign = this.#sign ?? "";
    this.#sign = null;
    return sign;
  }
}
