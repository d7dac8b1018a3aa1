/** Letters whose plain form is different, and which no normalization form decomposes. */
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

/** A text in lower case without diacritics, for searching words: "Łukasz García" is "lukasz garcia". */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđðßæœı]/g, (letter) => OTHER_LETTERS[letter] ?? letter);
