import { characterMapFile } from "#character-map-files";

/**
 * What PDF.js is given of its own files: the maps from the codes of Chinese, Japanese and Korean fonts to characters,
 * which a PDF only names. Fonts to draw with are not needed for text.
 */
export class CharacterMaps {
  /** @throws what PDF.js takes as "not there" */
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind !== "cMapUrl") throw new Error(`Not needed for text: ${kind}`);
    return characterMapFile(filename);
  }
}
