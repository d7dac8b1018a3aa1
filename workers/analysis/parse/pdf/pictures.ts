/** How much of a file is looked at in one go, and how much of it again with what follows. Bytes. */
const STRETCH = 256 * 1024;
const OVERLAP = 256;

/** Whether a PDF says of any of its objects that it is a picture. The file's own word, for what is said to a person. */
export function hasPictures(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder("latin1");
  for (let at = 0; at < bytes.length; at += STRETCH) {
    const text = decoder.decode(bytes.subarray(at, at + STRETCH + OVERLAP));
    if (/\/Subtype\s{0,200}\/Image\b/.test(text)) return true;
  }
  return false;
}
