import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** A character map is imported as its bytes, an ArrayBuffer: a Worker has no files to read. */
export function bcmapModules(): Plugin {
  return {
    name: "bcmap-modules",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".bcmap")) return null;
      const base64 = readFileSync(id).toString("base64");
      return `export default Uint8Array.from(atob("${base64}"), (byte) => byte.charCodeAt(0)).buffer;`;
    },
  };
}
