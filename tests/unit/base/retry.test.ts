import fc from "fast-check";
import { expect, test } from "vitest";
import { nextWait, readRetryAfter } from "#app/base/runtime/retry.ts";

test("retry-after is read in seconds, in milliseconds and as a date", () => {
  const read = (headers: Record<string, string>) => readRetryAfter(new Headers(headers));
  expect(read({ "retry-after": "2.5" })).toBe(2500);
  expect(read({ "retry-after": "9", "retry-after-ms": "120" })).toBe(120);
  const date = "Fri, 20 Nov 2026 10:00:00 GMT";
  expect(read({ "retry-after": "Fri, 20 Nov 2026 10:00:07 GMT", date })).toBe(7000);
  expect(read({ "retry-after": "Fri, 20 Nov 2026 10:00:07 GMT" })).toBeNull();
  expect(read({ "retry-after": "soon" })).toBeNull();
  expect(read({})).toBeNull();
});

test("waits grow, stay within their bounds for any jitter, and end after three tries", () => {
  fc.assert(
    fc.property(fc.nat(2), fc.double({ min: 0, max: 0.999, noNaN: true }), (made, random) => {
      const wait = nextWait(made, null, random)!;
      expect(wait).toBeGreaterThanOrEqual(250 * 2 ** made);
      expect(wait).toBeLessThanOrEqual(500 * 2 ** made);
      expect(nextWait(made, 4000, random)).toBe(4000);
    }),
  );
  expect(nextWait(3, null, 0)).toBeNull();
});
