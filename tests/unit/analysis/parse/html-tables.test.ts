import { describe, expect, it } from "vitest";
import { blocksOf, bytesOf, parsed, refusalOf, rowsOf } from "./parsed.ts";

const read = (html: string) => parsed(bytesOf(html), "export.xls");
const rows = async (html: string) => rowsOf(await read(html));
const texts = async (html: string, hidden: boolean) =>
  blocksOf(await read(html))
    .filter((block) => (block.isHidden ?? false) === hidden)
    .flatMap((block) => (block.kind === "table" ? block.rows.flatMap(({ cells }) => cells) : []))
    .filter((text) => text !== "");

describe("The tables of a web page under a spreadsheet's name", () => {
  it("have cells that are closed or not, entities, breaks, and what stands around them", async () => {
    const html = `<!-- export --><html><head><title>Export</title><style>td{mso-number-format:"\\@"}</style><script>var a="<td>";</script></head>
      <body><h1>Ward 3</h1><p>Ana&nbsp;Lima<table><caption>Incidents</caption><THEAD><TR><th>Ref<th>What
      happened</tr><tbody><tr><td x:str>00417<td>Wet &amp; cold &lt; caf&#233;<br>twice<tr><td>00418</td><td> </td></table>
      <p>Printed at night`;
    expect(await rows(html)).toEqual([
      ["Ward 3"],
      ["Ana Lima"],
      ["Incidents"],
      ["Ref", "What happened"],
      ["00417", "Wet & cold < café\ntwice"],
      ["00418"],
      ["Printed at night"],
    ]);
  });

  it("have every cell in its own column below those that reach down, and name what is merged", async () => {
    const html = `<table><tr><th colspan=2>Name<th rowspan=3>Dose<tr><td rowspan="2">Ana<td>a<td>b
      <tr><td>c<td>d<tr><td colspan=0>e<td rowspan=0>f<td>g<tr><td>h<td>i<td>j</table>`;
    const document = await read(html);
    expect(blocksOf(document)).toMatchObject([
      {
        address: { sheet: "HTML", cell: "A1" },
        rows: [
          { row: 1, cells: ["Name", "", "Dose"] },
          { row: 2, cells: ["Ana", "a", "", "b"] },
          { row: 3, cells: ["", "c", "", "d"] },
          { row: 4, cells: ["e", "f", "g"] },
          { row: 5, cells: ["h", "", "i", "j"] },
        ],
      },
    ]);
    expect(document.parts[0]).toMatchObject({ mergedCells: ["A1:B1", "C1:C3", "A2:A3", "B4:B5"] });
  });

  it("within a cell follow as rows of their own after the row that holds them", async () => {
    const html =
      "<table><tr><td>Bed 7<table><tr><td>HR<td>104<tr><td>BP<td>98/57</table>stable<td>x<tr><td>Bed 8</table>";
    expect(await rows(html)).toEqual([["Bed 7stable", "x"], ["HR", "104"], ["BP", "98/57"], ["Bed 8"]]);
  });

  it("have what their reader does not see marked as hidden", async () => {
    const html = `<style>/* .no{display:none} */ .gone, td.off {display: none} @media print {.screen{display:none}} .head{background:#036;color:#fff}</style>
      <table><col><col style="display:none"><tr><td>seen<td>column<td><span style="DISPLAY:none">span <span>in</span> span</span> and seen
      <tr style="display:none"><td>row<tr hidden><td>attribute<tr><td class="x gone">class<td><td class="off screen">both
      <tr><td><font color="white">white</font> black<td><td class=head>head<td bgcolor=navy><font color=#FFFFFF>on navy</font>
      <tr><td><p style="font-size:0">tiny<td><td class="no screen">after all</table>
      <table style="visibility:hidden"><tr><td>table</table><div style="display:none">outside</div><div>last`;
    expect(await texts(html, false)).toEqual([
      "seen",
      "and seen",
      "black",
      "head",
      "on navy",
      "after all",
      "last",
    ]);
    expect((await texts(html, true)).toSorted()).toEqual(
      [
        "attribute",
        "both",
        "class",
        "column",
        "outside",
        "row",
        "span in span",
        "table",
        "tiny",
        "white",
      ].toSorted(),
    );
    expect((await read(html)).notices.map(({ code }) => code)).toContain("hidden-text");
  });

  it.each([
    ["of the color of their cell", '<td style="color:#C00;background:#cc0000">Give'],
    ["of its color, by attributes", '<td bgcolor="RED"><font color="Red">Give</font>'],
    ["of a color that is seen through", '<td style="color:rgba(0, 0, 0, 0)">Give'],
    [
      "white, and its cell too",
      '<tr style="background:rgb(255,255,255)"><td style="color:rgb(250,250,250)">Give',
    ],
    ["of a format that shows nothing", `<td style='mso-number-format:"\\;\\;\\;"'>Give`],
    ["in a row of no height", '<tr style="height:0pt"><td>Give'],
  ])("have text marked as hidden that is %s", async (_, cell) => {
    const html = `<table><tr><td>Pulse<tr>${cell}</table>`;
    expect([await texts(html, false), await texts(html, true)]).toEqual([["Pulse"], ["Give"]]);
  });

  it.each([
    ["another color than their cell", '<td style="color:red;background:navy">Give'],
    ["white letters on a gradient", '<td style="color:#fff;background:linear-gradient(navy, blue)">Give'],
    ["the page's own colors", '<tr><td>Vitals</table><body bgcolor="black" text="white"><table><tr><td>Give'],
    ["a link's color on black", '<td bgcolor="black"><a href="#">Give</a>'],
    [
      "a color that a rule may give that is not followed",
      "<style>.list td{color:yellow} td{background:black}</style><td>Give",
    ],
    ["a format for text", `<td style='mso-number-format:"\\@"'>Give`],
  ])("have text that is seen by %s", async (_, cell) => {
    expect(await texts(`<table><tr><td>Pulse<tr>${cell}</table>`, true)).toEqual([]);
  });

  it("are not judged by white letters where something else may lie behind them", async () => {
    const html = (style: string) => `${style}<table><tr><th style="color:white">Pulse</table>`;
    expect(await texts(html("<body>"), true)).toEqual(["Pulse"]);
    for (const style of ["<style>table th{background:navy}</style>", '<link rel="stylesheet" href="a.css">'])
      expect(await texts(html(style), true)).toEqual([]);
  });

  it("are read in the encoding that the page names, or that is found in it", async () => {
    const page = (meta: string) =>
      Buffer.from(`<html>${meta}<table><tr><td>Überwachung für Müller</table>`, "latin1");
    const encodings = async (meta: string) => {
      const document = await parsed(page(meta), "a.xls");
      return [rowsOf(document)[0]?.[0], document.notices.map(({ code }) => code)];
    };
    expect(await encodings('<meta http-equiv=Content-Type content="text/html; charset=iso-8859-1">')).toEqual(
      ["Überwachung für Müller", ["other-kind"]],
    );
    expect(await encodings("<head>")).toEqual(["Überwachung für Müller", ["other-kind", "encoding"]]);
    const cyrillic = Buffer.concat([
      Buffer.from("<meta charset=windows-1251><table><td>"),
      Buffer.from("cff0e8", "hex"),
    ]);
    expect(rowsOf(await parsed(cyrillic, "a.xls"))).toEqual([["При"]]);
    const wide = Buffer.from("\uFEFF<html><table><tr><td>Zoë</table>", "utf16le");
    expect(rowsOf(await parsed(wide, "a.xls"))).toEqual([["Zoë"]]);
  });

  it("say what stands for a picture, and that pictures are not read", async () => {
    const document = await read('<table><tr><td>Given <img src="tick.png" alt="yes"></table>');
    expect(rowsOf(document)).toEqual([["Given yes"]]);
    expect(document.notices.map(({ code }) => code)).toContain("pictures-ignored");
  });

  it("that are empty are refused as empty", async () => {
    expect((await refusalOf(bytesOf("<table><tr><td>&nbsp;</table>"), "a.xls")).code).toBe("empty");
  });

  it("are the same in whatever pieces they come", async () => {
    const html =
      '<table class="a&amp;b"><tr><td colspan="2" style="display:none">a&eacute;b</td><td>c &lt; d</table>';
    const bytes = bytesOf(html);
    const whole = await read(html);
    const { parseDocument } = await import("#workers/analysis/parse/parse-document.ts");
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await parseDocument(stream, { name: "export.xls", claimedType: "" })).toEqual({
      ok: true,
      document: whole,
    });
  });
});
