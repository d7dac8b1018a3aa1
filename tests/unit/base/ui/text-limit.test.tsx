import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { isTooLong, TextLimit } from "#app/base/ui/fields/text-limit.tsx";

const shown = (length: number) =>
  renderToStaticMarkup(<TextLimit text={"x".repeat(length)} most={1_000} />).replaceAll(/<[^>]*>/g, "");

test("how long a text is stands below it once it is nearly too long, and that it cannot be sent once it is", () => {
  expect(shown(899)).toBe("");
  expect(shown(900)).toBe("900 of 1,000 characters");
  expect(shown(1_000)).toBe("1,000 of 1,000 characters");
  expect(shown(1_001)).toBe("1,001 of 1,000 charactersThis is too long to be sent. Please shorten it.");
});

test("spaces around a text do not make it too long", () => {
  expect(isTooLong(`${" ".repeat(9)}${"x".repeat(1_000)} `, 1_000)).toBe(false);
  expect(isTooLong("x".repeat(1_001), 1_000)).toBe(true);
});
