import { registerHooks } from "node:module";
import { boundPdfJs, isPdfJs } from "./bounded-pdf.ts";

/** For Node without a bundler: loaded before everything else (`--import`), it builds the budget into PDF.js on load. */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    return isPdfJs(url) ? { ...loaded, source: boundPdfJs(String(loaded.source)) } : loaded;
  },
});
