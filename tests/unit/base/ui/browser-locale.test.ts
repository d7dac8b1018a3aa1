import { expect, test, vi } from "vitest";
import { formatTime } from "#app/base/ui/browser/format-time.ts";
import { browserLocale } from "#app/base/ui/browser/use-locale.ts";

const AT = Date.UTC(2026, 10, 27, 16, 29);

test.each([
  ["en-IN", "27 Nov 2026, 16:29"],
  ["en-US", "Nov 27, 2026, 16:29"],
  ["en-US@posix", "Nov 27, 2026, 16:29"],
  ["de-DE", "Nov 27, 2026, 16:29"],
  ["ar-SA", "Nov 27, 2026, 16:29"],
  ["fa-IR", "Nov 27, 2026, 16:29"],
  ["th-TH", "Nov 27, 2026, 16:29"],
  ["en-TH-u-ca-buddhist-nu-thai", "Nov 27, 2026, 16:29"],
])(
  "dates stand in English and in the calendar of charts, whatever the browser speaks (%s)",
  (language, told) => {
    vi.stubGlobal("navigator", { language });
    expect(formatTime(AT, "UTC", browserLocale())).toBe(told);
  },
);
