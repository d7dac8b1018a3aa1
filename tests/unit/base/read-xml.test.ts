import { expect, test } from "vitest";
import { childrenOf, elementAt, elementText, readTree } from "#app/base/xml/read-tree.ts";
import { XmlFault } from "#app/base/xml/read-xml.ts";

const rules = { depth: 10, tagCharacters: 500, allowsDocumentType: true };
const faultOf = (text: string, changed: Partial<typeof rules> = {}) => {
  try {
    readTree(text, { ...rules, ...changed });
    return null;
  } catch (cause) {
    return cause instanceof XmlFault ? cause.kind : cause;
  }
};

test("a tree keeps elements, text and markup within it in order", () => {
  const root = readTree(
    '<?xml version="1.0"?>\n<a><b n="1">O<sub>2</sub> &lt; 90&#37;</b>\n<b><![CDATA[1 & 2]]></b><x:c/></a>',
    rules,
  );
  expect(childrenOf(root).map(({ name }) => name)).toEqual(["b", "b", "c"]);
  expect(childrenOf(root, "b").map(elementText)).toEqual(["O2 < 90%", "1 & 2"]);
  expect(elementAt(root, "b", "sub")?.content).toEqual(["2"]);
  expect(elementAt(root, "c", "b")).toBeNull();
});

test("a document type may be named where the rules allow it, and may never declare anything", () => {
  const named = '<!DOCTYPE a PUBLIC "-//X//Y" "https://x.test/a.dtd"><a/>';
  expect(faultOf(named)).toBeNull();
  expect(faultOf(named, { allowsDocumentType: false })).toBe("unsafe");
  expect(faultOf('<!DOCTYPE a [<!ENTITY e "boom">]><a>&e;</a>')).toBe("unsafe");
  expect(faultOf("<a/><!DOCTYPE a>")).toBe("unsafe");
});

test.each([
  ["an end that is missing", "<a><b></b>"],
  ["elements that overlap", "<a><b></a></b>"],
  ["two roots", "<a/><b/>"],
  ["text alone", "Service unavailable"],
  ["nothing", ""],
])("%s is a fault", (_, text) => {
  expect(faultOf(text)).toBe("damaged");
});

test("elements too deep in each other are a fault of their own", () => {
  expect(faultOf(`${"<a>".repeat(11)}${"</a>".repeat(11)}`)).toBe("too-deep");
});
