/** Log lines of ordinary work, and React's warning about style sheets, which have no address in tests. */
const NOISE = /^{"level":"(info|warn)"|empty string \(""\) was passed/;

/** Whether console output of the code under test is worth showing. */
export const isNews = (text: string): boolean => !NOISE.test(text);
