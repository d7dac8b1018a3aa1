import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

const FOLDER = join(dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")), "cmaps");

/** @param name as in pdfjs-dist's folder of maps, "UniJIS-UCS2-H.bcmap" */
export const characterMapFile = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(join(FOLDER, basename(name))));
