import { isOn } from "#app/base/xml/attribute.ts";
import { TICKED, UNTICKED } from "#app/core/document/tick-boxes.ts";

/**
 * A content control that is a tick box ([MS-DOCX] 2.6.1.6, `w14:checkbox`) while its XML streams by. Its author chooses
 * what stands for ticked and unticked, so that its state is read and not what is drawn.
 */
export class TickControl {
  /** Of a control whose content has not begun. */
  #told: string | null = null;
  /** What takes the place of the content's text; "" when it is written, null outside of such a control. */
  #sign: string | null = null;

  /** @param path of the element, which comes last */
  open(path: readonly string[], tag: string): void {
    const name = path.at(-1);
    if (name === "sdtPr") this.#told = null;
    else if (name === "checkbox" && path.at(-2) === "sdtPr") this.#told = UNTICKED;
    else if (name === "checked" && path.at(-2) === "checkbox")
      this.#told = isOn(tag, "val") ? TICKED : UNTICKED;
    else if (name === "sdtContent") [this.#sign, this.#told] = [this.#told, null];
  }

  /** The text as it counts, within a control and elsewhere. */
  replace(text: string): string {
    if (this.#sign === null || text === "") return text;
    const sign = this.#sign;
    this.#sign = "";
    return sign;
  }

  /** Ends the content. @returns the sign where nothing was drawn for it */
  close(): string {
    const sign = this.#sign ?? "";
    this.#sign = null;
    return sign;
  }
}
