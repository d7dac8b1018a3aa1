import { expect, test, vi } from "vitest";
import { inTab, openLocalStore, openLocalText } from "#app/base/ui/browser/local-store.ts";
import { storedList, storedText } from "#app/base/ui/browser/read-stored.ts";
import { memoryStorage } from "../../payments/storage.ts";

const readNames = storedList(storedText);

test("what is kept is read back, and what is damaged or of another shape is as if it were not there", () => {
  const storage = memoryStorage();
  vi.stubGlobal("localStorage", storage);
  const names = openLocalStore("names", readNames);
  expect(names.read()).toBeUndefined();
  expect([names.write(["a"]), names.read(), storage.getItem("names")]).toEqual([true, ["a"], '["a"]']);
  for (const text of ["{", "", "null", "[1]", '{"a":1}']) {
    storage.setItem("names", text);
    expect([text, names.read()]).toEqual([text, undefined]);
  }
  names.remove();
  expect(storage.length).toBe(0);
});

test("a tab's text is kept apart from the browser's", () => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  openLocalText("a", inTab).write("of the tab");
  expect([openLocalText("a").read(), openLocalText("a", inTab).read()]).toEqual([null, "of the tab"]);
});

test("a browser that refuses to store, has no room, or has no storage at all loses only what is kept", () => {
  const refuses = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const blocked = { getItem: refuses, setItem: refuses, removeItem: refuses };
  const none = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  for (const storage of [() => blocked, none, undefined]) {
    const names = openLocalStore("names", readNames, storage);
    const text = openLocalText("text", storage);
    expect([names.write(["a"]), names.read(), text.write("a"), text.read()]).toEqual([
      false,
      undefined,
      false,
      null,
    ]);
    names.remove();
  }
});
