import { useSyncExternalStore } from "react";

/** What dates are written in until the browser has said otherwise. */
const DEFAULT = "en-US";

/** The person's locale, for dates: her browser's English, and American English on the server and while hydrating. */
export function useLocale(): string {
  return useSyncExternalStore(never, browserLocale, () => DEFAULT);
}

/** The locale does not change while a page is open. */
const never = () => () => {};

/**
 * The browser's own where that is English. Dates stand among English words, are read out with them, and go into charts: in
 * other languages the same day may be in the year 1405 or 2569. Some browsers report names that Intl does not take
 * ("en-US@posix").
 */
export function browserLocale(): string {
  try {
    const { language, baseName } = new Intl.Locale(navigator.language);
    return language === "en" ? baseName : DEFAULT;
  } catch {
    return DEFAULT;
  }
}
