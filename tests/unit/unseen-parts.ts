import { readFileSync } from "node:fs";
import { filesBelow } from "#scripts/files-below.ts";

/** What only a screen reader is told, and what a page draws before it is shown. */
const BEFORE_SHOWN =
  "span, caption, legend, label[for], h2, [role=status], [aria-live], .section-view, .unsafe";

/** What is hidden outside of paper, of narrow windows, or where the browser opens a dialog by itself, and a covered field. */
const MEANT = [
  ...[
    ".print-note",
    ".print-only",
    ".asked-question.print-only",
    ".view-tabs",
    ".note-panel .more > button",
    ".contents",
  ],
  ...[".upgrade .opens-itself", ".sign-out svg", ".drop-area input"],
];

const HIDES = /(?:^|[;\s])(?:display: none|visibility: hidden|opacity: 0)\s*(?:;|$)/;
const DEPENDS = /^@|:empty|:root|::|\.cl-/;

/** Selectors of what the product's stylesheets hide whatever the window is, and are not meant to. */
const hiddenByStyles = filesBelow("app", /\.css$/)
  .flatMap((file) => hidingRules(readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "")))
  .filter((selector) => !MEANT.includes(selector));

/** Rules lie in each other; the one that is open last owns the declarations that come next. */
function hidingRules(styles: string): string[] {
  const open: { selector: string; declarations: string }[] = [];
  const hiding: string[] = [];
  for (const [, text = "", mark] of styles.matchAll(/([^{}]*)([{}])/g)) {
    const end = mark === "{" ? text.lastIndexOf(";") + 1 : text.length;
    const rule = open.at(-1);
    if (rule) rule.declarations += text.slice(0, end);
    if (mark === "{") open.push({ selector: text.slice(end).trim(), declarations: "" });
    else if (rule && HIDES.test(rule.declarations) && !open.some(({ selector }) => DEPENDS.test(selector)))
      hiding.push(...rule.selector.replaceAll("&", "").split(/,\s*/));
    if (mark === "}") open.pop();
  }
  return hiding;
}

/** What of the drawn pages nobody sees, by an attribute, a class or a stylesheet; a test that reads it takes it for seen. */
export function unseenParts(): string[] {
  const marked = [...document.querySelectorAll(".visually-hidden, [hidden]")].filter(
    (part) => !part.matches(BEFORE_SHOWN) && part.nextElementSibling?.className !== "loading-account",
  );
  const styled = hiddenByStyles.length > 0 ? [...document.querySelectorAll(hiddenByStyles.join())] : [];
  return [...marked, ...styled].map(({ outerHTML }) => outerHTML.slice(0, 200));
}
