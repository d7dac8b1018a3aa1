import { useSyncExternalStore } from "react";

/** The locale of dates until the browser's is known. */
const DEFAULT = "en-US";

/** The person's locale, for dates: her browser's English, and American English on the server and while hydrating. */
export function useLocale(): string {
  return useSyncExternalStore(never, browserLocale, () => DEFAULT);
}

/** The locale does not change while a page is open. */
const never = () => () => {};

export const browserLocale = (): string => englishOf(navigator.language);

/**
 * A person's own locale if it is English. Dates appear among English words, are read out with them, and go into
 * charts: in other locales, the same day may be in the year 1405 or 2569. Some browsers report names that Intl rejects
 * ("en-US@posix").
 */
export function englishOf(name: string): string {
  try {
    const { language, baseName } = new Intl.Locale(name);
    return language === "en" ? baseName : DEFAULT;
  } catch {
    return DEFAULT;
  }
}
