/** Log lines of ordinary work, and React's word about style sheets, which have no address in tests. */
const NOISE = /^{"level":"(info|warn)"|empty string \(""\) was passed/;

/** Whether something that the code under test wrote to the console is worth showing. */
export const isNews = (text: string): boolean => !NOISE.test(text);
