import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { cellVisibilityOf, parsed, textsOf } from "../parsed.ts";
import { makePdf, makePdfOf, type PdfText } from "./make-pdf.ts";

type At = [x: number, y: number, width?: number];
const rect = ([x, y, width = 12]: At) => `/Subtype /Widget /Rect [${x} ${y - 2} ${x + width} ${y + 11}]`;
/** The appearance of a ticked box is named after its value. */
const LOOKS = (value: string) => `/AP << /N << /${value} 6 0 R /Off 6 0 R >> >>`;
const LOOK = "<< /Type /XObject /Subtype /Form /BBox [0 0 12 12] /Length 0 >>\nstream\n\nendstream";

const box = (name: string, at: At, isTicked: boolean) =>
  `${rect(at)} /FT /Btn /T (${name}) /V /${isTicked ? "On" : "Off"} /AS /${isTicked ? "On" : "Off"} ${LOOKS("On")}`;
const field = (name: string, at: At, value: string) => `${rect(at)} /FT /Tx /T (${name}) /V (${value})`;

const read = async (texts: PdfText[], ...annotations: string[]) =>
  textsOf(await parsed(makePdf([texts], { annotations, objects: [LOOK] }), "form.pdf"));

describe("A form in a PDF", () => {
  it("has its boxes before their labels, ticked or not, on whichever side those stand", async () => {
    const texts = [
      { text: "Full code", x: 80, y: 700 },
      { text: "Uses a walker", x: 80, y: 670 },
      { text: "Smoker", x: 50, y: 640 },
    ];
    const boxes = [box("c1", [60, 700], false), box("c2", [60, 670], true), box("c3", [95, 640], false)];
    expect(await read(texts, ...boxes)).toEqual(["☐ Full code", "☒ Uses a walker", "☐ Smoker"]);
  });

  it("has each option's own state, and what is asked before them", async () => {
    const texts = [
      { text: "Interpreter: Yes", x: 50, y: 700 },
      { text: "No", x: 170, y: 700 },
    ];
    const boxes = [box("yes", [137, 700], false), box("no", [188, 700], true)];
    expect(await read(texts, ...boxes)).toEqual(["Interpreter: ☐ Yes ☒ No"]);
    const oneText = [{ text: "Interpreter:      Yes      No", x: 50, y: 700 }];
    const within = [box("yes", [111, 700], true), box("no", [150, 700], false)];
    expect(await read(oneText, ...within)).toEqual(["Interpreter: ☒ Yes ☐ No"]);
  });

  it("has what was filled in behind the printed label, whatever the field is called", async () => {
    const texts = [
      { text: "Lithium:", x: 50, y: 700 },
      { text: "Next of kin: ________________", x: 50, y: 670 },
    ];
    const fields = [field("f0", [150, 700, 200], "1.9"), field("f1", [112, 670, 90], "Eva Lund")];
    const lines = await read(texts, ...fields);
    expect(lines[0]).toBe("Lithium: 1.9");
    expect(lines[1]).toContain("Eva Lund");
    expect(lines).toHaveLength(2);
  });

  it("names the field where there is no label, and never drops an empty box", async () => {
    const texts = [{ text: "Ward form", x: 50, y: 760 }];
    const fields = [field("Weight", [50, 600, 100], "61 kg"), box("Consent", [50, 560], false)];
    expect(await read(texts, ...fields)).toEqual(["Ward form", "Weight: 61 kg", "☐ Consent"]);
  });
});

describe("A form's label in a PDF", () => {
  it("is the words in front of a box, also where each is drawn by itself", async () => {
    const texts = [
      { text: "Consent", x: 50, y: 700 },
      { text: "was", x: 94, y: 700 },
      { text: "given", x: 118, y: 700 },
    ];
    expect(await read(texts, box("c", [150, 700], false))).toEqual(["☐ Consent was given"]);
  });

  it("may stand above the field", async () => {
    const texts = [
      { text: "Known allergies", x: 50, y: 720 },
      { text: "Ward", x: 50, y: 640 },
    ];
    const fields = [field("f7", [50, 700, 200], "Penicillin"), field("f8", [90, 640, 60], "7B")];
    expect(await read(texts, ...fields)).toEqual(["Known allergies: Penicillin", "Ward 7B"]);
  });

  it("is turned with the page", async () => {
    const content = "BT /F1 11 Tf 0 1 -1 0 300 100 Tm (Pregnant) Tj ET";
    const annotation = `/Subtype /Widget /Rect [289 80 302 92] /FT /Btn /T (p) /V /Off /AS /Off ${LOOKS("On")}`;
    const pdf = makePdfOf([deflateSync(content)], "/Filter /FlateDecode", {
      annotations: [annotation],
      objects: [LOOK],
    });
    expect(textsOf(await parsed(pdf, "form.pdf"))).toEqual(["☐ Pregnant"]);
  });

  it("takes nothing from a field that is not shown", async () => {
    const annotations = [`${field("f0", [110, 700, 80], "Give 40 mmol")} /F 2`];
    const pdf = makePdf([[{ text: "Potassium:", x: 50, y: 700 }]], { annotations });
    expect(await cellVisibilityOf(pdf, "form.pdf")).toEqual({
      seen: ["Potassium:"],
      unseen: ["f0: Give 40 mmol"],
      notices: ["hidden-text"],
    });
  });

  it("of a hidden box stays as it is printed, and a button is no field", async () => {
    const texts = [{ text: "Print", x: 80, y: 700 }];
    const button = `${rect([60, 700])} /FT /Btn /Ff 65536 /T (print)`;
    expect(await read(texts, button)).toEqual(["Print"]);
  });
});
