import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pageLines } from "#workers/analysis/parse/pdf/right-to-left.ts";
import { lineText, type TextPiece } from "#workers/analysis/parse/pdf/text-line.ts";
import { parsed, rowsOf, textsOf } from "../parsed.ts";
import { makePdf } from "./make-pdf.ts";

const SIZE = 10;
const LETTER = 5;
const isHebrewOrArabic = (text: string) => /[\u0590-\u06FF\uFB1D-\uFEFC]/.test(text);

const piece = (text: string, x: number, y = 700): TextPiece => ({
  text,
  x,
  y,
  width: text.length * LETTER,
  size: SIZE,
  isRightToLeft: isHebrewOrArabic(text),
});

/** Draws a line as it looks from the left, letter by letter; numbers and Latin words stay whole. */
function drawn(looks: string, y?: number): TextPiece[] {
  let x = 100;
  return (looks.match(/[\w/.%]*\w[%]?|./gu) ?? []).map((text) => {
    x += text.length * LETTER;
    return piece(text, x - text.length * LETTER, y);
  });
}

const read = (pieces: TextPiece[]) => pageLines(pieces).map(lineText);
const backwards = (text: string) => [...text].reverse().join("");

describe("A page that is read from the right", () => {
  it("gives words whose letters were drawn from the left, numbers within them as they are", () => {
    const pulse = `.150/90 ${backwards("לחץ דם")} ,104 ${backwards("דופק")}`;
    expect(read(drawn(pulse))).toEqual(["דופק 104, לחץ דם 150/90."]);
    expect(read([...drawn(backwards("דופק")), piece(".92", 80)])).toEqual(["דופק 92."]);
  });

  it("keeps words of other scripts in their order, and mirrors brackets", () => {
    const given = `${backwards("דרך הווריד")} (Furosemide 40 mg) ${backwards("קיבל")}`;
    expect(read(drawn(given))).toEqual(["קיבל (Furosemide 40 mg) דרך הווריד"]);
  });

  it("mirrors the brackets of a line that was drawn as one, where they open the wrong way", () => {
    const whole = (text: string) => read([piece(text, 100)]);
    expect(whole("רגישות: פניצילין )פריחה(")).toEqual(["רגישות: פניצילין (פריחה)"]);
    expect(whole("רגישות: פניצילין (פריחה)")).toEqual(["רגישות: פניצילין (פריחה)"]);
  });

  it("gives the letters of Arabic instead of the shapes that they have within a word", () => {
    expect(read(drawn(backwards("ﺿﻐﻂ ﺍﻟﺪﻡ")))).toEqual(["ضغط الدم"]);
    expect(read(drawn(backwards("ﺛﻼﺛﺔ")))).toEqual(["ثلاثة"]);
  });

  it("reads a number in Arabic digits from the left, with the sign that parts it, however many pieces it was drawn in", () => {
    const table = `${backwards("النبض")} ٨٢ ${backwards("الضغط")} ١٣٥/٨٠ ${backwards("الساعة")} ١٨:٠٠`;
    expect(read(drawn(table))).toEqual(["١٨:٠٠ الساعة ١٣٥/٨٠ الضغط ٨٢ النبض"]);
    expect(read([piece("١٨:٠٠", 100), piece("الساعة", 140)])).toEqual(["الساعة ١٨:٠٠"]);
  });

  it("puts the second letter of a ligature, and vowel signs, behind the letter that they were drawn with", () => {
    const narrow = (text: string, x: number) => ({ ...piece(text, x), width: 0 });
    // لا as one glyph whose second letter has no width, then the other letters towards the left.
    expect(read([piece("ل", 130), narrow("ا", 130), piece("ب", 125), piece("د", 120)])).toEqual(["لابد"]);
    expect(read([piece("م", 130), piece("د", 125), narrow("\u0651", 127), piece("ئ", 120)])).toEqual([
      "مد\u0651ئ",
    ]);
    // PDF.js has reversed both.
    expect(read([piece("م", 130), { ...piece("\u0651د", 125), width: LETTER }, piece("ئ", 120)])).toEqual([
      "مد\u0651ئ",
    ]);
  });

  it("does not count a blank in whose place a letter stands", () => {
    const letters = [piece("س", 115), piece("ر", 110), piece("ي", 105), piece("ر", 100)];
    expect(read([...letters, { ...piece(" ", 105), width: 3 }, piece("12", 80)])).toEqual(["سرير 12"]);
  });

  it("joins words that were drawn one after the other towards the left", () => {
    expect(read([piece("קוצר", 300), piece("נשימה", 270), piece("מאמש", 245)])).toEqual(["קוצר נשימה מאמש"]);
  });

  it("orders words by their places where they were drawn in no order, without blanks", () => {
    const lines = ["לחץ דם גבוה", "דופק סדיר ללא חום", "קוצר נשימה מאמש"];
    const words = lines.flatMap((line, i) =>
      line.split(" ").map((word, j) => piece(word, 300 - 30 * j, 700 - 20 * i)),
    );
    const mixed = [7, 2, 9, 0, 5, 4, 8, 1, 3, 6].map((at) => words[at] as TextPiece);
    expect(read(mixed)).toEqual(lines);
  });

  it("keeps columns that were drawn one after the other as they were drawn", () => {
    const column = (words: string[], x: number) => words.map((word, i) => piece(word, x, 700 - 20 * i));
    const [right, left] = [
      ["דופק", "סדיר", "ללא", "חום"],
      ["קוצר", "נשימה", "מאמש", "בלבד"],
    ];
    expect(read([...column(right, 400), ...column(left, 100)])).toEqual([...right, ...left]);
  });

  it("gives the cells of a line from the right", () => {
    expect(
      read([...drawn(backwards("אשלגן")).map((p) => ({ ...p, x: p.x + 200 })), piece("3.2", 100)]),
    ).toEqual(["אשלגן 3.2"]);
  });
});

it("A line in English keeps its order around Arabic and Hebrew words", () => {
  const line = `Patient: ${backwards("محمد علي")}, says "${backwards("לא טוב")}" since 4 h.`;
  const others = drawn("The second line is in English.", 680);
  expect(read([...drawn(line), ...others])).toEqual([
    'Patient: محمد علي, says "לא טוב" since 4 h.',
    "The second line is in English.",
  ]);
});

describe("A PDF in Hebrew", () => {
  const HEBREW = "אבגדהוזחטיךכלםמןנסעףפץצקרשת";
  const CODES = "abcdefghijklmnopqrstuvwxyzA";
  const entries = [...HEBREW].map((letter, at) => {
    const hex = (character = "", digits = 4) =>
      (character.codePointAt(0) ?? 0).toString(16).padStart(digits, "0");
    return `<${hex(CODES[at], 2)}> <${hex(letter)}>`;
  });
  const table = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
1 begincodespacerange <00> <ff> endcodespacerange
${entries.length} beginbfchar
${entries.join("\n")}
endbfchar
endcmap end end`;
  const characters = { filter: "/Filter /FlateDecode", table: deflateSync(table) };
  /** A word as it looks from the left, in the font's codes. */
  const looks = (word: string) =>
    backwards([...word].map((letter) => CODES[HEBREW.indexOf(letter)]).join(""));
  const row = (y: number, ...cells: [x: number, text: string][]) =>
    cells.map(([x, text]) => ({ x, y, text }));

  it("is read from the right, its tables too, headings in the middle of their columns", async () => {
    const document = await parsed(
      makePdf(
        [
          [
            ...row(700, [400, looks("קוצר")], [350, looks("נשימה")]),
            ...row(600, [430, looks("בדיקה")], [270, looks("תוצאה")]),
            ...row(584, [490, looks("אשלגן")], [330, "3.2"]),
            ...row(568, [490, looks("נתרן")], [330, "138"]),
          ],
        ],
        { characters },
      ),
      "a.pdf",
    );
    expect(textsOf(document)[0]).toBe("קוצר נשימה");
    expect(rowsOf(document)).toEqual([
      ["בדיקה", "תוצאה"],
      ["אשלגן", "3.2"],
      ["נתרן", "138"],
    ]);
  });
});
