import { expect, test } from "vitest";
import { textsIn } from "#workers/analysis/parse/xls/code-page.ts";

test.each([
  [866, "8fe0a8a2a5e2", "Привет"],
  [874, "cac7d1cad4c7", "สวัสิว"],
  [932, "93fa967b8cea", "日本語"],
  [936, "d6d0cec4", "中文"],
  [949, "c7d1b1db", "한글"],
  [950, "a4a4a4e5", "中文"],
  [1250, "b9e6eaf3", "ąćęó"],
  [1251, "cff0e8e2e5f2", "Привет"],
  [1252, "fce480", "üä€"],
  [1253, "e1e2e3", "αβγ"],
  [1254, "fefdf0", "şığ"],
  [1255, "e0e1e2", "אבג"],
  [1256, "c7c8ca", "ابت"],
  [1257, "e0e8f0", "ąčš"],
  [1258, "fe", "₫"],
  [10000, "8a9f8e", "äüé"],
  [10007, "8fe0", "Па"],
])("the Worker's runtime has the characters of code page %i", (codePage, hex, text) => {
  const stored = String.fromCharCode(...Uint8Array.fromHex(hex));
  expect(textsIn(codePage)(stored)).toBe(text);
});
