/** On an idle machine, tests hardly wait; a slow machine is not a failure. In milliseconds. */
export const EXPECT_TIMEOUT = { poll: { interval: 20, timeout: 60_000 } };
