import { mergeConfig } from "vitest/config";
import workers from "./vitest.workers.config.ts";

/** The readers of documents under inputs made to slow them down, in workerd (`npm run fuzz`). */
const config = mergeConfig(workers, { test: { name: "fuzz" } });
if (config.test) config.test.include = ["tests/fuzz/**/*.test.ts"];

export default config;
