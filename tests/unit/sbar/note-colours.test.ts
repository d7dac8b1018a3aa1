import { expect, test } from "vitest";
import { coloursOf, contrastOf, css, huesOf } from "../colours.ts";

const styles = css("app.css");
const noteStyles = css("core/note/view/note.css");
const pageStyles = css("core/note/view/split-page.css");
const within = (hues: number[], from: number, to: number) => hues.map((hue) => hue >= from && hue <= to);

test("the four cards have four colours, in light and in dark [SBAR-19]", () => {
  const names = ["situation", "background", "assessment", "recommendation"].map(
    (part) => new RegExp(`^\\s*\\.${part} \\{\\s*--c: var\\((--\\w+)\\);`, "m").exec(noteStyles)?.[1],
  );
  for (const theme of [0, 1]) {
    const hues = names.map((name) => huesOf(name)[theme] ?? Number.NaN).sort((one, other) => one - other);
    for (const [at, hue] of hues.slice(1).entries()) expect(hue - (hues[at] ?? 0)).toBeGreaterThan(20);
  }
  expect(pageStyles).toMatch(/^\s*\.part h2 i \{[^}]* color: var\(--c\);/m);
});

test("the success is green and the error's banner red, in light and in dark [SBAR-18] [SBAR-24]", () => {
  const [, green] = /^\.notice\.success \{[^}]*[^-]color: var\((--\w+)\)/m.exec(styles) ?? [];
  expect(within(huesOf(green), 100, 160)).toEqual([true, true]);
  const [, border] = /^\.notice\.alarm \{[^}]*border: 1px solid var\((--\w+)\)/m.exec(styles) ?? [];
  const [, words] = /^\.notice\.alarm strong \{\s*color: var\((--\w+)\)/m.exec(styles) ?? [];
  for (const red of [border, words]) expect(within(huesOf(red), 0, 15)).toEqual([true, true]);
});

test("the borders of fields stand out from every ground that fields lie on, in light and in dark: WCAG 2, 1.4.11", () => {
  const [, border] =
    /^input,\ntextarea,\nselect \{[^}]*border: 1px solid var\((--[\w-]+)\)/m.exec(styles) ?? [];
  const [, ofNotes] = /^\s*\.marks \{[^}]*border: 1px solid var\((--[\w-]+)\)/m.exec(pageStyles) ?? [];
  expect(ofNotes).toBe(border);
  for (const theme of [0, 1])
    for (const ground of ["--paper", "--card", "--well"]) {
      const contrast = contrastOf(coloursOf(border ?? "")[theme] ?? "", coloursOf(ground)[theme] ?? "");
      expect(contrast, `${theme} ${ground}`).toBeGreaterThan(3);
    }
});
