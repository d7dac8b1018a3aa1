/**
 * React Router and Clerk read `process.env` several times per request. In workerd `process` is a getter, and each
 * name read from its `env` leaves JavaScript. Nothing here changes either, so plain objects answer the same far
 * faster.
 */
const { process: plain } = globalThis;
plain.env = { ...plain.env };
Object.defineProperty(globalThis, "process", { value: plain, writable: true, configurable: true });
