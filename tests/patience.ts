/** What a test waits for comes at once on an idle machine; a slow one is no failure. In milliseconds. */
export const PATIENCE = { poll: { interval: 20, timeout: 60_000 } };
