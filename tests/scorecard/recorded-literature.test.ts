import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readHits } from "#app/core/literature/sources/e-utilities.ts";
import { readResults } from "#app/core/literature/sources/europe-pmc-results.ts";
import { readArticles } from "#app/core/literature/sources/pubmed-articles.ts";
import { sharedData } from "./shared-data.ts";

const folder = sharedData("literature");
const recorded = (path: string) => readFileSync(`${folder}/${path}`, "utf8");
const codeOf = (read: () => unknown) => {
  try {
    read();
    return null;
  } catch (cause) {
    return (cause as { code?: string }).code ?? String(cause);
  }
};

// The services' real answers.
describe("answers as the services gave them", () => {
  test("Europe PMC's core records are read whole, with every labelled part of the abstracts", () => {
    const { count, records } = readResults(recorded("europepmc/search_cancer_core.cc-by-only.json"));
    expect(count).toBe(5059039);
    expect(records).toHaveLength(4);
    expect(records.map(({ abstract }) => abstract.map(({ label }) => label))).toEqual([
      ["Objective", "Design", "Methods", "Results", "Conclusions"],
      [],
      [
        "Context",
        "Objective",
        "Data sources",
        "Data extraction",
        "Data analysis",
        "Conclusions",
        "Registration",
      ],
      ["Aim", "Background", "Methods", "Findings"],
    ]);
    expect(records[0]).toMatchObject({
      id: "pmid:40468710",
      pmid: "40468710",
      doi: "10.1111/bjhp.12807",
      pmcid: null,
      authors: [
        "Al-Abbadey M",
        "Tomescu-Stachie S",
        "Kaklamanou D",
        "Jarrett N",
        "Merwood A",
        "Tyndall I",
        "McCracken L",
      ],
      journal: "British journal of health psychology",
      year: 2025,
      isOpenAccess: false,
      isPreprint: false,
      isRetracted: false,
      url: "https://pubmed.ncbi.nlm.nih.gov/40468710/",
    });
    expect(records[2]).toMatchObject({
      isOpenAccess: true,
      kinds: ["systematic review", "review-article", "journal article"],
    });
    expect(records[3]?.abstract[2]?.text).toContain("cancer lay health advisors (n = 10) and civil society");
    expect(JSON.stringify(records)).not.toMatch(/<\/?(?:h4|i|sup|sub)>/);
  });

  test("Europe PMC's light records and an answer without results are read", () => {
    const { records } = readResults(recorded("europepmc/search_cancer_sorted_cited.json"));
    expect(records).toHaveLength(25);
    expect(records[0]).toMatchObject({
      pmid: "3311353",
      doi: null,
      authors: ["Mast D", "Meyers J", "Urbanski A"],
      journal: "Cancer Nurs",
      year: 1987,
      abstract: [],
    });
    expect(readResults(recorded("europepmc/search_no_results.json"))).toEqual({ count: 0, records: [] });
  });

  test("every recorded answer of efetch gives its articles, with or without an abstract", () => {
    const [old, older] = readArticles(recorded("pubmed-biopython/pubmed1.xml"));
    expect(old).toMatchObject({
      pmid: "12091962",
      title: "The treatment of AIDS behind the walls of correctional facilities.",
      authors: ["Olivero JM"],
      journal: "Social justice (San Francisco, Calif.)",
      year: 1990,
      abstract: [],
      kinds: ["journal article", "review"],
    });
    expect(older).toMatchObject({ pmid: "9997", year: 1976 });
    expect(older?.abstract).toHaveLength(1);
    expect(older?.abstract[0]?.text).toMatch(/^Electron paramagnetic.*heme-flavin interaction\.$/);
    const [imaging] = readArticles(recorded("pubmed-biopython/pubmed7.xml"));
    expect(imaging).toMatchObject({ pmid: "29963580", doi: "10.1117/1.jmi.5.2.026002", year: 2018 });
    expect(imaging?.abstract[0]?.text).toContain("(1) inhaled He 3 / Xe 129");
    expect(imaging?.abstract[0]?.text).not.toMatch(/[<>\n]|mml/);
  });

  test("searches are read in JSON and in XML, also one that found nothing", () => {
    expect(readHits(recorded("pubmed-json/esearch.json"))).toMatchObject({ count: 603 });
    expect(readHits(recorded("pubmed-json/esearch.json")).pmids).toHaveLength(20);
    expect(readHits(recorded("pubmed-biopython/esearch1.xml"))).toMatchObject({ count: 63 });
    expect(readHits(recorded("pubmed-biopython/esearch2.xml")).pmids).toHaveLength(100);
    expect(readHits(recorded("pubmed-biopython/esearch8.xml"))).toEqual({ count: 0, pmids: [] });
  });

  test("an answer of another utility is an error or nonsense, never records", () => {
    const others = readdirSync(`${folder}/pubmed-biopython`).filter((name) =>
      /^es(?:pell|ummary)/.test(name),
    );
    for (const name of others) {
      const expected = name === "esummary8.xml" ? "unavailable" : "nonsense";
      expect([name, codeOf(() => readArticles(recorded(`pubmed-biopython/${name}`)))]).toEqual([
        name,
        expected,
      ]);
      expect([name, codeOf(() => readHits(recorded(`pubmed-biopython/${name}`)))]).toEqual([name, expected]);
    }
  });
});
