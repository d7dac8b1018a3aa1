/** Where the two builds lie; `react-router.config.ts` reads BUILD_DIRECTORY and falls back to the local one. */
export const LOCAL_BUILD = "build/local";
export const LIVE_BUILD = "build/live";
