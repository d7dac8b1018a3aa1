import { describe, expect, it } from "vitest";
import { encodingOfLabel, likelyReadings, tellingLines } from "#app/core/document/kinds/encodings.ts";
import { parseDocument } from "#workers/analysis/parse/parse-document.ts";
import { parsed, rowsOf } from "./parsed.ts";

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));

/** A few rows of a patient list in a regional encoding, and the first name in it. */
const TOLD: [encoding: string, base64: string, name: string][] = [
  [
    "Big5",
    "qW2mVyymfsTWLKVEtkQspc7DxAqk/aRwqfosNjcsr921aKRUpHCuySyq/LS1pMfGRiAxMDAgbWcKs6+s/MRSLDU0LKlJp2yneMP4LKdRp7++ryA0MCBtZwqqTKfTsWosNzEstW+/Tqt5ucIsp9ylza/ACg==",
    "王小明",
  ],
  [
    "GB18030",
    "0NXD+yzE6sHkLNb3y98s08PSqQrN9dChw/csNjcs0NjNtMj90KHKsSywosu+xqXB1iAxMDAgbWcKs8LDwMD2LDU0LLr0zvzAp8TRLN+7yPvD1yA0MCBtZwrB1ta+x78sNzEst6LJ1b/Iy9Qsv7nJ+svYCg==",
    "王小明",
  ],
  [
    "Shift-JIS",
    "joGWvCyUTpfuLI7lkWkslvIKjlKTY5G+mFksNjcsi7mCzJLJgt0sg0GDWINzg4qDkyAxMDAgbWcKjbKToYnUjnEsNTQsjMSLeoKqi+qCtYKiLIN0g42DWoN+g2ggNDAgbWcK",
    "山田太郎",
  ],
  [
    "EUC-JP",
    "u+HMvizHr87wLLznwcoszPQKu7PFxMLAz7osNjcstrukzsTLpN8spaKluaXUpeql8yAxMDAgbWcKurTGo7LWu9IsNTQsuMa126Sstuykt6SkLKXVpe2lu6XfpckgNDAgbWcK",
    "山田太郎",
  ],
  [
    "EUC-KR",
    "wMy4pyyzqsDMLMHWvNIsvuC5sAqx6MO2vPYsNjcssKG9vyDF68H1LL7GvbrHx7iwIDEwMCBtZwrAzL+1yPEsNTQsyKPI7SCw77b1LMeqt868vLnMteUgNDAgbWcK",
    "김철수",
  ],
  [
    "KOI8-R",
    "6c3RLPfP2tLB09Qs9sHMz8LZLPDSxdDB0sHUCunXwc7P1yDp18HOLDY3LMLPzNgg1yDH0tXEySzB09DJ0snOIDEwMCDNxwrwxdTSz9fBIOHOzsEsNTQsz8TZ28vBIMkgy8HbxczYLMbV0s/Txc3JxCA0MCDNxwo=",
    "Иванов Иван",
  ],
  [
    "Windows-1251",
    "yOz/LMLu5/Dg8fIsxuDr7uH7LM/w5e/g8ODyCsji4O3u4iDI4uDtLDY3LOHu6/wg4iDj8PPk6Czg8e/o8OjtIDEwMCDs4wrP5fLw7uLgIMDt7eAsNTQs7uT7+OrgIOgg6uD45ev8LPTz8O7x5ezo5CA0MCDs4wo=",
    "Иванов Иван",
  ],
  [
    "ISO-8859-7",
    "vO3v7OEsx+vp6t/hLMXt/Pfr5/PnLNbc8ezh6u8Kw+n+8ePv8iDQ4fDc8iw2Nyzw/O3v8iDz9O8g8/Te6O/yLOHz8Onx3+3nIDEwMCBtZwrM4fHf4SDN6erv69zv9Sw1NCzk/fPw7e/p4SDq4ekg4t734fIs9u/18e/z5ezf5OcgNDAgbWcK",
    "Γιώργος Παπάς",
  ],
  [
    "Windows-1256",
    "x+HH0+Msx+Ha49Esx+HU3+bsLMfhz+bHwQrjzePPINrh7Sw2NyzD4eMg3e0gx+HVz9Esw9PI0e3kCt3H2OPJIM3T5Cw1NCzW7d4gx+HK5N3TLN3m0ebT7ePtzwo=",
    "محمد علي",
  ],
  [
    "Windows-1252",
    "TmFtZSxBbHRlcixCZXNjaHdlcmRlbixNZWRpa2FtZW50Ckr8cmdlbiBN/GxsZXIsNjcsU2NobWVyemVuIGluIGRlciBCcnVzdCxBc3BpcmluIDEwMCBtZwpL5HRoZSBHcvbfLDU0LNxiZWxrZWl0IHVuZCBBdGVtbm90LEZ1cm9zZW1pZCA0MCC1Zwo=",
    "Jürgen Müller",
  ],
  [
    "Windows-1258",
    "SG/yIHbgIHTqbixUdfTSaSxUcmnq8nUgY2j97G5nLFRodfTsYwpOZ3V56t5uIFRoafIgSGHybmgsNjcs0GF1IHbq7HQgbfTSIG397GMg8PTyIHb9zGEsQXNwaXJpbiAxMDAgbWcKVHLizG4gVuNuIND99fJjLDU0LELq8m5oIG5o4m4gdGnSbmg7IHRp6uxwIHj6YyB09Ox0LEZ1cm9zZW1pZCA0MCBtZwo=",
    "Nguyễn Thị Hạnh",
  ],
];

/** Texts for which another encoding would be as good a guess. */
const ASKED: [language: string, base64: string][] = [
  [
    "Czech in ISO-8859-2",
    "Sm3pbm8sVuxrLE9idO2+ZSxM6WsKSmFuIE5vduFrLDY3LGJvbGVzdCBuYSBocnVkaSB0+GkgaG9kaW55LGFzcGlyaW4gMTAwIG1nCk1hcmllIER2b/jha2924Sw1NCxkdblub3N0IGEga2G5ZWwsZnVyb3NlbWlkIDQwIG1nCkpp+O0gU3ZvYm9kYSw3MSxob3Jl6GthLHBhcmFjZXRhbW9sCg==",
  ],
  [
    "Polish in ISO-8859-2",
    "SW1p6ixXaWVrLERvbGVnbGl3b7ZjaSxMZWsKSmFuIFfzamNpayw2Nyxi82wgdyBrbGF0Y2UgcGllcnNpb3dlaixhc3BpcnluYSAxMDAgbWcKTWGzZ29yemF0YSCvYWssNTQsZHVzem5vtuYgaSBrYXN6ZWwsZnVyb3NlbWlkIDQwIG1nCqN1a2FzeiBXabZuaWV3c2tpLDcxLGdvcrFjemthLHBhcmFjZXRhbW9sCg==",
  ],
  [
    "Turkish in Windows-1254",
    "QWQsWWH+LN5pa2F5ZXQs3Wxh5wpBef5lIFn9bG1heiw2Nyxn9vD8cyBh8HL9c/0sYXNwaXJpbgpNZWhtZXQg3mFoaW4sNTQsbmVmZXMgZGFybP3w/SxmdXJvc2VtaWQK",
  ],
];

/** Texts that, read as Western European or by the default code page, give words of no language. */
const STRANGE: [language: string, base64: string][] = [
  [
    "Russian in Mac Cyrillic",
    "lODs6Ovo3yyC7ufw4PHyLIbg6+7h+yyL5erg8PHy4uAKiOLg7e7iIIjr/N8sNjcs4e7r/CDiIOPw8+ToIOgg7uT7+OrgLODx7+jw6O0g8fLuCp/q7uLr5eLgIJ7r6N8sNTQs8u747e7y4CDoIPHr4OHu8fL8LPTz8O7x5ezo5AqH4On25eLgIIzg8OjfLDcxLOPu6+7i7eDfIOHu6/ws7+Dw4Pbl8uDs7usK",
  ],
  ["a Croatian name in ISO-8859-2", "SW1lLE5hcG9tZW5hCkJvvmljYSBIb3J2YXQsc3RhYmlsbm8K"],
  [
    "Slovak in IBM 852",
    "TWVubyybYadrb3N0aQpKoG4gTm92oGssbmFqdoSf52lhIGJvbGVznCBuYSBocnVkaQpNoHJpYSBLb3agn292oCxzbGFib3OcIGEgbmV2b5Zub3OcCg==",
  ],
  [
    "Turkish names in Windows-1254",
    "TmFtZSxXYXJkLE5vdGUKQXn+ZSBL/Wz95yxDYXJkaW9sb2d5IHdhcmQgYmVkIDEyLGNoZXN0IHBhaW4gc2luY2UgdHdvIGRheXMKRmF0aWggWf1sZP16LFN1cmdlcnkgd2FyZCBiZWQgNCxubyBjb21wbGFpbnRzCkn+/WwgQWtzb3ksSW50ZW5zaXZlIGNhcmUgdW5pdCBiZWQgMixzZWRhdGVkIGFuZCBzdGFibGUK",
  ],
];

describe("A CSV that is no UTF-8", () => {
  it.each(TOLD)("is read as %s, and that is said", async (encoding, base64, name) => {
    const document = await parsed(bytesOf(base64), "patients.csv");
    expect(rowsOf(document)[1]?.[0]).toBe(name);
    const [notice] = document.notices;
    expect(notice).toMatchObject({ code: "encoding", message: expect.stringContaining(encoding) });
  });

  it.each(TOLD)("is read as %s also when that begins far behind plain letters", async (_, base64, name) => {
    const plain = new TextEncoder().encode(
      "id,age,result\n".concat("1,64,within normal limits\n".repeat(4_000)),
    );
    const bytes = bytesOf(base64);
    const both = new Uint8Array(plain.length + bytes.length);
    both.set(plain);
    both.set(bytes, plain.length);
    expect(rowsOf(await parsed(both, "patients.csv")).map(([first]) => first)).toContain(name);
  });

  it.each([...ASKED, ...STRANGE])("is given back when it could be another (%s)", async (_, base64) => {
    const answer = await parseDocument(bytesOf(base64), { name: "patients.csv", claimedType: "" });
    expect(answer).toMatchObject({
      ok: false,
      refusal: { code: "unsure-encoding", message: expect.stringContaining("CSV UTF-8") },
    });
  });

  it.each([
    [ASKED[0]?.[1] ?? "", "iso-8859-2", "Jan Novák"],
    [ASKED[1]?.[1] ?? "", "iso-8859-2", "Jan Wójcik"],
    [ASKED[2]?.[1] ?? "", "windows-1254", "Ayşe Yılmaz"],
  ])(
    "is shown as each likely encoding reads it, and then read as the person chose (%#)",
    async (base64, label, name) => {
      const bytes = bytesOf(base64);
      const plain = new TextEncoder().encode("1,64,within normal limits\n".repeat(4_000));
      const readings = likelyReadings(await tellingLines(new Blob([plain, bytes]).stream()));
      expect(readings.length).toBeGreaterThan(1);
      expect(new Set(readings.map(({ lines }) => lines.join())).size).toBe(readings.length);
      expect(readings.find((reading) => reading.label === label)?.lines.join("\n")).toContain(name);
      const answer = await parseDocument(bytes, { name: "patients.csv", claimedType: "", encoding: label });
      if (!answer.ok) throw new Error(answer.refusal.message);
      expect(rowsOf(answer.document)[1]?.[0]).toBe(name);
      expect(answer.document.notices[0]?.message).toContain(encodingOfLabel(label)?.name);
    },
  );

  it("is offered in Thai, with names that stand right", async () => {
    const thai = bytesOf(
      "UGF0aWVudDtWaXRhbHMKudKnytLHIMrBy63UpyDjqLTVO6TH0sG00bnixcvUtSDx8vAv+PAKudLCILvD0ODKw9SwO6rVvqjDIDg4IKTD0emntejNudK31Qo=",
    );
    const readings = likelyReadings(await tellingLines(new Blob([thai]).stream()));
    expect(readings.find(({ label }) => label === "windows-874")?.lines[0]).toContain("สมหญิง");
  });

  it("is offered in the letters of DOS in Russian", async () => {
    const bytes = bytesOf(
      "j6DmqKWt4iyNoKetoOelra4KiKKgra6iII/x4uAsgK2gq+yjqK0gNTAwIKyjCpGopK7grqKgIICtraAsja4t6K+gIDQwIKyjCg==",
    );
    const readings = likelyReadings(await tellingLines(new Blob([bytes]).stream()));
    expect(readings.find(({ label }) => label === "ibm866")?.lines[1]).toContain("Иванов Пётр");
  });

  it.each(["utf-16le", "utf-16be"])(
    "is read as %s without a byte order mark, in letters that have no zero bytes",
    async (order) => {
      const text = "Палата\tПацієнт\tТиск\n3\tОлена Коваль\t130/80\n4\tІван Мороз\t118/76\n";
      const bytes = new Uint8Array(Buffer.from(text, "utf16le"));
      if (order === "utf-16be") Buffer.from(bytes.buffer).swap16();
      expect(rowsOf(await parsed(bytes, "a.csv"))[1]).toEqual(["3", "Олена Коваль", "130/80"]);
    },
  );

  it("is read with a single name or sign in it as in Western Europe", async () => {
    const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
    for (const cell of ["Jos\u00e9", "38.5 \u00b0C", "40 \u00b5g", "Nu\u00f1ez"])
      expect(rowsOf(await parsed(latin(`name,note\n${cell},ok\n`), "a.csv"))[1]?.[0]).toBe(cell);
  });
});

describe("A line that is too long", () => {
  it("is cut, and it is said how many columns it has", async () => {
    const wide = Array.from({ length: 1_000_000 }, (_, i) => i).join(",");
    const document = await parsed(new TextEncoder().encode(`a,b\n${wide}\nc,d\n`), "wide.csv");
    const [cut] = document.cut;
    expect(cut).toMatchObject({ what: "columns of its longest line", found: 1_000_000 });
    expect(rowsOf(document).at(-1)).toEqual(["c", "d"]);
  });

  it("is told by its characters where it has one column", async () => {
    const line = "a".repeat(2_000_000);
    const { cut } = await parsed(new TextEncoder().encode(`${line}\n${line}\n${line}\n`), "long.csv");
    expect(cut).toEqual([{ what: "characters", kept: 300_000, found: 6_000_000 }]);
  });
});
