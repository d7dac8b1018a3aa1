/*
 * What the letters of Windows' symbol fonts look like. Word writes them, and its PDFs name them, as private code
 * points: U+F000 plus the position in the font.
 */

const FIRST = 0x20;
const LAST = 0xff;
const PRIVATE = 0xf000;

/** Symbol, from the space on; the pieces of large brackets are given as spaces. */
const SYMBOL =
  " !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_ αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼" +
  `${" ".repeat(0x21)}€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…  ↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑           〉∫`;

type Places = ReadonlyMap<number, string>;

/** Built from runs of neighbors: the start of each, and its characters. */
const places = (...runs: [start: number, letters: string][]): Places =>
  new Map(runs.flatMap(([start, letters]) => [...letters].map((letter, i) => [start + i, letter] as const)));

const SYMBOL_PLACES = places([FIRST, SYMBOL]);

/** Boxes, ticks, arrows, faces, numbers in circles, and the bullets of lists. */
const WINGDINGS = places(
  [FIRST, " "],
  [0x4a, "☺😐☹"],
  [0x6c, "●❍■☐☐☐❒⬧⧫◆•⬥☒"],
  [0x80, "⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿"],
  [0x9e, "·•"],
  [0xa3, "☐"],
  [0xa7, "•☐"],
  [0xd8, "•"],
  [0xdf, "←→↑↓"],
  [0xe7, "←→↑↓"],
  [0xef, "⇦⇨⇧⇩"],
  [0xfb, "✗✓☒☑"],
);

const WINGDINGS_2 = places([FIRST, " "], [0x4f, "✗✓☒☑☒☒"], [0x97, "●"], [0xa3, "☐"]);

const FONTS: readonly [name: RegExp, letters: Places][] = [
  [/^Wingdings[ -]?2/i, WINGDINGS_2],
  [/^Wingdings(?![ -]?3)/i, WINGDINGS],
  [/^Symbol(?:MT|PS|$|[ ,-])/i, SYMBOL_PLACES],
];

/**
 * The character that a symbol font shows for a code point, private or not; null if the font is none of these, or shows
 * something else there.
 * @param font its name, in a PDF perhaps with a subset tag ("ABCDEF+Symbol")
 */
export function symbolOf(font: string, codePoint: number): string | null {
  const name = font.replace(/^[A-Z]{6}\+/, "");
  const place = codePoint >= PRIVATE ? codePoint - PRIVATE : codePoint;
  if (place < FIRST || place > LAST) return null;
  const shown = FONTS.find(([pattern]) => pattern.test(name))?.[1].get(place);
  return shown === " " && place > FIRST ? null : (shown ?? null);
}
