import { mergeConfig } from "vitest/config";
import workers from "./vitest.workers.config.ts";

/** Fifty people in bad weather, in workerd (`npm run chaos`). */
const config = mergeConfig(workers, { test: { name: "chaos" } });
if (config.test) config.test.include = ["tests/workers/chaos/*.chaos.ts"];

export default config;
