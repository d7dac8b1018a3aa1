import { useSyncExternalStore } from "react";

/** What dates are written in until the browser has said otherwise. */
const DEFAULT = "en-US";

/** The person's locale, for dates: the browser's own, and American English on the server and while hydrating. */
export function useLocale(): string {
  return useSyncExternalStore(never, browserLocale, () => DEFAULT);
}

/** The locale does not change while a page is open. */
const never = () => () => {};

/** Some browsers report names that Intl does not take ("en-US@posix"). */
function browserLocale(): string {
  try {
    return Intl.getCanonicalLocales(navigator.language)[0] ?? DEFAULT;
  } catch {
    return DEFAULT;
  }
}
