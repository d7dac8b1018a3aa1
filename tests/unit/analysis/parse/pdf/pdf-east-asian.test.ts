import { expect, test } from "vitest";
import { parsed, refusalOf, textsOf } from "../parsed.ts";
import { makePdfInNamedFont } from "./make-pdf.ts";

const utf16 = (text: string) => new Uint8Array(Buffer.from(text, "utf16le").swap16());
const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, "hex"));

test.each([
  ["UniJIS-UCS2-H", "Japan1", utf16("血圧が高い"), "血圧が高い"],
  ["90ms-RKSJ-H", "Japan1", bytes("8c8c88b382aa8d8282a2"), "血圧が高い"],
  ["UniGB-UTF16-H", "GB1", utf16("血压高"), "血压高"],
  ["GBK-EUC-H", "GB1", bytes("d1aad1b9b8df"), "血压高"],
  ["ETen-B5-H", "CNS1", bytes("a6e5c0a3b0aa"), "血壓高"],
  ["KSCms-UHC-H", "Korea1", bytes("c7f7bed020b3f4c0bd"), "혈압 높음"],
  ["Identity-H", "GB1", bytes("0f5b0f5c"), "项巷"],
])(
  "A font that is only named, with codes of %s, has its characters",
  async (encoding, ordering, codes, text) => {
    const file = makePdfInNamedFont(encoding, ordering, codes);
    expect(textsOf(await parsed(file, "a.pdf"))).toEqual([text]);
  },
);

test("A map of characters that nobody knows is not looked for among other files", async () => {
  const file = makePdfInNamedFont("..#2f..#2fpackage.json", "GB1", bytes("0f5b"));
  expect(await refusalOf(file, "a.pdf")).toMatchObject({ code: "empty" });
});
