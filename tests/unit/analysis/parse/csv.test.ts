import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeWindows1252, encodingOf } from "#app/core/document/kinds/text-decoding.ts";
import { KEPT } from "#app/core/document/limits.ts";
import { DELIMITERS, detectDelimiter } from "#workers/analysis/parse/csv/delimiter.ts";
import { RecordReader } from "#workers/analysis/parse/csv/record-reader.ts";
import { parseDocument } from "#workers/analysis/parse/parse-document.ts";
import { bytesOf, parsed, refusalOf, rowsOf } from "./parsed.ts";

const delimiter = fc.constantFrom(...DELIMITERS);
/** Rows of equal length whose cells are neither empty nor happen to contain delimiters. */
const table = fc.integer({ min: 2, max: 6 }).chain((width) =>
  fc.array(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: width, maxLength: width }), {
    minLength: 2,
    maxLength: 20,
  }),
);
const rowsIn = async (bytes: Uint8Array) => rowsOf(await parsed(bytes, "labs.csv"));

describe("A CSV's delimiter", () => {
  it("is found whatever the cells are", () => {
    fc.assert(
      fc.property(table, delimiter, (rows, mark) => {
        expect(detectDelimiter(rows.map((row) => row.join(mark)).join("\n"))).toBe(mark);
      }),
    );
  });

  it("is not one that stands between quotation marks", () => {
    expect(detectDelimiter('name;note\nAnna;"a, b, c"\nBen;"d, e, f"\n')).toBe(";");
  });

  it("is not the comma of a decimal number", () => {
    expect(detectDelimiter("36,8;37,2\n36,9;37,4\n")).toBe(";");
    expect(detectDelimiter("36,8\t37,2\n36,9\t37,4\n")).toBe("\t");
  });

  it("is the one that Excel's first line names, and that line is no data", async () => {
    expect(await rowsIn(bytesOf("sep=|\r\na,b|c\r\n"))).toEqual([["a,b", "c"]]);
  });
});

describe("A list that a program has printed as text", () => {
  const RULE = "-".repeat(40);
  const BARS = [
    "24.11.2024          Dynamic list                1",
    RULE,
    "Medication, station K3 West",
    "",
    RULE,
    "|Case    |Patient      |Drug    |Dose       |",
    RULE,
    "|00047118|Brown, Anna  |Apixaban|5 mg, 1-0-1|",
    "|00047119|White, Ben   |Heparin |5000 units |",
    RULE,
  ].join("\r\n");
  const COLUMNS = ["Case     Drug       Dose", "-------- ---------- ------", "00047118 Apixaban   5 mg"].join(
    "\n",
  );

  it.each([
    ["bars, named .xls", BARS, "list.xls", "Heparin"],
    ["bars, named .xlsx", BARS, "list.xlsx", "Heparin"],
    ["bars, named .csv", BARS, "list.csv", "Heparin"],
    ["broken bars", BARS.replaceAll("|", "¦"), "list.xls", "Heparin"],
    ["columns below a line of dashes", COLUMNS, "list.xls", "Apixaban"],
  ])("is read with its cells: %s", async (_, text, name, drug) => {
    const rows = rowsOf(await parsed(bytesOf(text), name));
    const [row = []] = rows.filter((cells) => cells.join().includes(drug));
    expect(row.join(" ")).toContain("00047118".slice(0, 6));
    if (text !== COLUMNS)
      expect(row.slice(-4).map((cell) => cell.trim())).toEqual([
        "00047119",
        "White, Ben",
        "Heparin",
        "5000 units",
      ]);
  });

  it("is split by a rare delimiter only where that splits nearly all of its lines alike", () => {
    expect(detectDelimiter("case^drug^dose\n1^Heparin, iv^5\n2^Apixaban^5\n")).toBe("^");
    expect(detectDelimiter("See note ~ 5\nFeels well\nate ~ half\n")).toBe(",");
  });
});

describe("A CSV's encoding", () => {
  const text = "Name,Größe\nÅsa Łukasiewicz,170\n";
  const utf16 = (value: string, big: boolean) =>
    Uint8Array.from(
      [...value].flatMap((char) => {
        const code = char.charCodeAt(0);
        return big ? [code >> 8, code & 255] : [code & 255, code >> 8];
      }),
    );

  it.each([
    ["UTF-8", bytesOf(text)],
    ["UTF-8 with a byte order mark", bytesOf(`\uFEFF${text}`)],
    ["UTF-16LE with a byte order mark", utf16(`\uFEFF${text}`, false)],
    ["UTF-16BE with a byte order mark", utf16(`\uFEFF${text}`, true)],
    ["UTF-16LE", utf16(text, false)],
    ["UTF-16BE", utf16(text, true)],
  ])("is found when it is %s", async (_, bytes) => {
    expect(await rowsIn(bytes)).toEqual([
      ["Name", "Größe"],
      ["Åsa Łukasiewicz", "170"],
    ]);
  });

  it("is Windows-1252 when a byte cannot be UTF-8, even long after the beginning", async () => {
    const start = "temp,note\n".concat("36.8,normal\n".repeat(20_000));
    const bytes = Uint8Array.from(`${start}38.5,f\xfcr 20 \x80\n`, (char) => char.charCodeAt(0));
    expect((await rowsIn(bytes)).at(-1)).toEqual(["38.5", "für 20 €"]);
  });

  it("keeps every character of UTF-8 wherever the pieces are cut", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: "grapheme", minLength: 1 }),
        fc.integer({ min: 1, max: 7 }),
        async (word, size) => {
          const cell = word.replace(/["\r\n\0]/g, "").trim();
          fc.pre(
            cell !== "" &&
              !cell.includes("�") &&
              !/^sep=/i.test(cell) &&
              !cell.startsWith("<") &&
              !cell.startsWith("\uFEFF"),
          );
          const bytes = bytesOf(`"${cell}","é"\n`);
          fc.pre(encodingOf(bytes) === "utf-8");
          const stream = new ReadableStream<Uint8Array>({
            start(controller) {
              for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
              controller.close();
            },
          });
          const result = await parseDocument(stream, { name: "a.csv", claimedType: "" });
          // Text with many control characters counts as a damaged file.
          fc.pre(result.ok || result.refusal.code !== "damaged");
          expect(result.ok && rowsOf(result.document)).toEqual([[cell, "é"]]);
        },
      ),
    );
  });

  it("Windows-1252 has the euro sign at 0x80 and typographic quotes at 0x93", () => {
    expect(decodeWindows1252(Uint8Array.of(0x80, 0x93, 0x94, 0xe9))).toBe("€“”é");
  });
});

describe("A CSV's cells", () => {
  it("come back as they were written, quoted, with any delimiter and line end", async () => {
    const cell = fc.stringMatching(/^[a-z",;|\n ]{1,12}$/).filter((text) => text.trim() !== "");
    const rows = fc
      .integer({ min: 2, max: 4 })
      .chain((n) => fc.array(fc.array(cell, { minLength: n, maxLength: n }), { minLength: 2, maxLength: 6 }));
    await fc.assert(
      fc.asyncProperty(rows, delimiter, fc.constantFrom("\n", "\r\n", "\r"), async (written, mark, end) => {
        const line = (row: string[]) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(mark);
        expect(await rowsIn(bytesOf(written.map(line).join(end)))).toEqual(written);
      }),
    );
  });

  it("that look like formulas or have leading zeros stay text", async () => {
    const lines = ["id,value", "02155,=1+1", "+49,-5", "@a,=HYPERLINK(1)"];
    expect(await rowsIn(bytesOf(lines.join("\n")))).toEqual(lines.map((line) => line.split(",")));
  });

  it("are read as unquoted after a quotation mark that is never closed, and that is said", async () => {
    const document = await parsed(bytesOf('a,b\n"open,1\nc,2\n'), "labs.csv");
    expect(rowsOf(document)).toEqual([
      ["a", "b"],
      ['"open', "1"],
      ["c", "2"],
    ]);
    expect(document.notices.map(({ code }) => code)).toContain("unclosed-quote");
  });

  it("in rows of different length are kept, and that is said", async () => {
    const document = await parsed(bytesOf("a,b\n1,2,3\n4\n"), "labs.csv");
    expect(rowsOf(document)).toEqual([["a", "b"], ["1", "2", "3"], ["4"]]);
    expect(document.notices.map(({ code }) => code)).toEqual(["uneven-rows"]);
  });

  it("beyond what is kept are cut, and the rows found and kept are said", async () => {
    const found = KEPT.cells / 2 + 7;
    const document = await parsed(bytesOf("a,1\n".repeat(found)), "labs.csv");
    expect(document.cut).toEqual([{ what: "rows", kept: KEPT.cells / 2, found }]);
  });

  it("longer than what is kept of one are cut, and that is said", async () => {
    const found = KEPT.cellCharacters + 5;
    const document = await parsed(bytesOf("a".repeat(found)), "labs.csv");
    expect(document.cut).toEqual([{ what: "characters", kept: KEPT.cellCharacters, found }]);
    expect(document.notices).toEqual([]);
  });

  it("have the row and column of the file as their address", async () => {
    const [table] = (await parsed(bytesOf("\n\n,x\n,y\n"), "labs.csv")).parts[0]?.blocks ?? [];
    expect(table).toMatchObject({ kind: "table", address: { cell: "B3" }, firstColumn: 1 });
  });
});

describe("A CSV that comes in pieces", () => {
  const read = (pieces: string[]) => {
    const rows: string[][] = [];
    const reader = new RecordReader(",", (cells) => rows.push(cells));
    for (const piece of pieces) reader.push(piece);
    reader.end();
    return rows;
  };
  /** Cut anywhere but between CR and LF. */
  const cut = (text: string, places: number[]) => {
    const at = [...new Set([0, ...places.map((place) => place % (text.length + 1)), text.length])]
      .filter((place) => !(text[place - 1] === "\r" && text[place] === "\n"))
      .toSorted((a, b) => a - b);
    return at.slice(1).map((to, i) => text.slice(at[i], to));
  };
  const lineEnd = fc.constantFrom("\r\n", "\r\n", "\n", "\r");

  it("has the same cells wherever it is cut, and LF within them, whatever its line ends are", () => {
    const cell = fc.oneof(
      fc.stringMatching(/^[a-z]{1,4}$/),
      fc.tuple(fc.stringMatching(/^[a-z]?$/), lineEnd).map(([text, end]) => `"${text}${end},""x"`),
    );
    const line = fc.tuple(fc.array(cell, { minLength: 1, maxLength: 3 }), lineEnd);
    const lines = fc.array(line, { maxLength: 12 }).map((all) => {
      return all.map(([cells, end]) => cells.join(",") + end).join("");
    });
    fc.assert(
      fc.property(lines, fc.array(fc.nat()), (text, places) => {
        expect(read(cut(text, places))).toEqual(read([text.replace(/\r\n?/g, "\n")]));
      }),
    );
  });

  it("keeps LF within a cell of a file whose line ends are all CR LF", () => {
    expect(read(['a,"1\r\n2"\r\n', "b,3\r\n"])).toEqual([
      ["a", "1\n2"],
      ["b", "3"],
    ]);
  });

  it("may change from CR LF to LF on the way", () => {
    expect(read(["a,1\r\nb", ",2\n", "c,3\r\n"])).toEqual([
      ["a", "1"],
      ["b", "2"],
      ["c", "3"],
    ]);
  });
});

describe("An empty CSV", () => {
  it.each(["\n", " \r\n\t", ",,,\n,,,", "\uFEFF", '""'])("(%j) is refused as empty", async (text) => {
    expect((await refusalOf(bytesOf(text), "labs.csv")).code).toBe("empty");
  });
});

it("ends before DOS's end-of-file character", async () => {
  const document = await parsed(bytesOf("sign,value\r\npulse,88\r\n\u001a"), "a.csv");
  expect(rowsOf(document)).toEqual([
    ["sign", "value"],
    ["pulse", "88"],
  ]);
});
