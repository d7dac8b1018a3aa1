/** Text with LF as its line end, whatever system wrote it. */
export const withLineFeeds = (text: string) => (text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text);

/** The number of CR LF; null if there is a CR without LF, or an LF without CR. */
export function countCrLf(text: string): number | null {
  let pairs = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) {
    if (text[at - 1] !== "\r") return null;
    pairs++;
  }
  return countOf("\r", text) === pairs ? pairs : null;
}

/** How often one character occurs in a text. */
function countOf(char: string, text: string): number {
  let found = 0;
  for (let at = text.indexOf(char); at !== -1; at = text.indexOf(char, at + 1)) found++;
  return found;
}
