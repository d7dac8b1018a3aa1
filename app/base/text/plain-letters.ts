/** Letters that are written otherwise without their marks, and that no normal form takes apart. */
const OTHER_LETTERS: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
};

/** A text in small letters without marks, to look for words in and for: "Łukasz García" is "lukasz garcia". */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđðßæœı]/g, (letter) => OTHER_LETTERS[letter] ?? letter);
