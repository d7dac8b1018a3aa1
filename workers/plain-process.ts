/**
 * React Router and Clerk look into `process.env` several times for each request. In the runtime, `process` is made by
 * a getter and its `env` asks for each name outside of JavaScript; nothing here changes either, so plain ones say the
 * same in a fraction of the time.
 */
const { process: plain } = globalThis;
plain.env = { ...plain.env };
Object.defineProperty(globalThis, "process", { value: plain, writable: true, configurable: true });
