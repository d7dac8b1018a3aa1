import type { DateReading } from "#app/base/ui/browser/format-time.ts";
import { englishOf } from "#app/base/ui/browser/use-locale.ts";
import type { AppContext } from "./context.server.ts";

/** How the person reads dates, as her browser would: by the language that it names first, and in her time zone. */
export function dateReadingOf(request: Request, { timeZone }: Pick<AppContext, "timeZone">): DateReading {
  const [first = ""] = (request.headers.get("Accept-Language") ?? "").split(/[,;]/);
  return { locale: englishOf(first.trim()), timeZone };
}
