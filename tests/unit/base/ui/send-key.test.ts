import type { KeyboardEvent } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { isSendKey } from "#app/base/ui/fields/send-key.ts";

const press = (held: Partial<KeyboardEvent> = {}, native = { isComposing: false, keyCode: 13 }) =>
  isSendKey({ key: "Enter", ...held, nativeEvent: native } as KeyboardEvent);

const onScreen = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));

afterEach(() => vi.unstubAllGlobals());

test("Enter sends, and begins a line with Shift or on a screen's keyboard, which sends with Ctrl", () => {
  onScreen(false);
  expect(press()).toBe(true);
  expect(press({ key: "a" })).toBe(false);
  expect(press({ shiftKey: true })).toBe(false);
  onScreen(true);
  expect(press()).toBe(false);
  expect(press({ ctrlKey: true })).toBe(true);
});

test("Enter that confirms a composed word sends nothing, also in Safari, which no longer calls it composing", () => {
  onScreen(false);
  expect(press({}, { isComposing: true, keyCode: 229 })).toBe(false);
  expect(press({}, { isComposing: false, keyCode: 229 })).toBe(false);
});
