import { defineConfig } from "vitest/config";

/** Pure rules run in Node; what touches D1, Durable Objects or Queues runs in workerd with the real bindings. */
export default defineConfig({ test: { projects: ["vitest.unit.config.ts", "vitest.workers.config.ts"] } });
