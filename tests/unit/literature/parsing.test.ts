import { expect, test } from "vitest";
import { readHits } from "#app/core/literature/sources/e-utilities.ts";
import { readAbstract, readResults } from "#app/core/literature/sources/europe-pmc-results.ts";
import { plainText } from "#app/core/literature/sources/plain-text.ts";
import { readArticles } from "#app/core/literature/sources/pubmed-articles.ts";

const article = (inside: {
  citation?: string;
  article?: string;
  ids?: string;
}) => `<PubmedArticle><MedlineCitation>
  <PMID Version="1">31234567</PMID><Article><Journal><JournalIssue><PubDate><MedlineDate>1998 Dec-1999 Jan</MedlineDate></PubDate></JournalIssue><Title>A journal</Title></Journal>
  <ArticleTitle>Oxygen in <i>COPD</i>: SpO<sub>2</sub> of 88%</ArticleTitle>${inside.article ?? ""}</Article>${inside.citation ?? ""}</MedlineCitation>
  <PubmedData><ArticleIdList><ArticleId IdType="pubmed">31234567</ArticleId>${inside.ids ?? ""}</ArticleIdList>
  <ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.1000/other</ArticleId></ArticleIdList></Reference></ReferenceList></PubmedData></PubmedArticle>`;
const set = (...articles: string[]) =>
  `<?xml version="1.0" ?><!DOCTYPE PubmedArticleSet PUBLIC "-//NLM" "https://dtd.nlm.nih.gov/x.dtd"><PubmedArticleSet>${articles.join("")}</PubmedArticleSet>`;
const codeOf = (read: () => unknown) => {
  try {
    return read();
  } catch (cause) {
    return (cause as { code?: string }).code ?? (cause as Error).name;
  }
};

test("PubMed: every labelled part of an abstract is kept, with its markup as plain words", () => {
  const [record] = readArticles(
    set(
      article({
        article: `<Abstract><AbstractText Label="BACKGROUND">Platelets above 10<sup>9</sup>/L &amp; p &lt; 0.05.</AbstractText>
          <AbstractText Label="METHODS" NlmCategory="METHODS">Two <b>arms</b>.</AbstractText><AbstractText/>
          <AbstractText>No label.</AbstractText><CopyrightInformation>© Somebody</CopyrightInformation></Abstract>`,
      }),
    ),
  );
  expect(record?.title).toBe("Oxygen in COPD: SpO2 of 88%");
  expect(record?.abstract).toEqual([
    { label: "BACKGROUND", text: "Platelets above 10⁹/L & p < 0.05." },
    { label: "METHODS", text: "Two arms." },
    { label: null, text: "No label." },
  ]);
  expect(record).toMatchObject({ year: 1998, journal: "A journal", doi: null });
});

test("PubMed: ids come from the article itself, authors with groups, and what is missing is empty", () => {
  const [full, bare] = readArticles(
    set(
      article({
        ids: '<ArticleId IdType="doi">10.1000/ABC(1)2</ArticleId><ArticleId IdType="pmc">PMC77</ArticleId>',
        article: `<AuthorList><Author><LastName>O&#39;Brien</LastName><Initials>K</Initials></Author>
          <Author><CollectiveName>A Study Group</CollectiveName></Author></AuthorList>`,
      }),
      article({}),
    ),
  );
  expect(full).toMatchObject({
    id: "pmid:31234567",
    doi: "10.1000/abc(1)2",
    pmcid: "PMC77",
    authors: ["O'Brien K", "A Study Group"],
    url: "https://pubmed.ncbi.nlm.nih.gov/31234567/",
  });
  expect(bare).toMatchObject({ doi: null, pmcid: null, authors: [], abstract: [], kinds: [] });
});

test.each([
  ["RetractionIn", { isRetracted: true, hasConcern: false, isCorrected: false }],
  ["ExpressionOfConcernIn", { isRetracted: false, hasConcern: true, isCorrected: false }],
  ["ErratumIn", { isRetracted: false, hasConcern: false, isCorrected: true }],
  ["CommentIn", { isRetracted: false, hasConcern: false, isCorrected: false }],
])("PubMed: the notice %s is a mark", (notice, marks) => {
  const citation = `<CommentsCorrectionsList><CommentsCorrections RefType="${notice}"/></CommentsCorrectionsList>`;
  expect(readArticles(set(article({ citation })))[0]).toMatchObject(marks);
});

test("PubMed: publication types tell of a retraction and of a preprint", () => {
  const kinds = (...names: string[]) =>
    `<PublicationTypeList>${names.map((name) => `<PublicationType>${name}</PublicationType>`).join("")}</PublicationTypeList>`;
  const [retracted, preprint] = readArticles(
    set(article({ article: kinds("Retracted Publication") }), article({ article: kinds("Preprint") })),
  );
  expect(retracted).toMatchObject({ isRetracted: true, isPreprint: false });
  expect(preprint).toMatchObject({ isRetracted: false, isPreprint: true, kinds: ["preprint"] });
});

test("PubMed: a chapter of a book is a record of that book", () => {
  const book = `<PubmedBookArticle><BookDocument><PMID>28613542</PMID><Book><BookTitle>StatPearls</BookTitle><PubDate><Year>2024</Year></PubDate>
    <AuthorList Type="editors"><Author><LastName>Editor</LastName></Author></AuthorList></Book><ArticleTitle>Pressure Injury</ArticleTitle>
    <AuthorList Type="authors"><Author><LastName>Writer</LastName><Initials>A</Initials></Author></AuthorList>
    <Abstract><AbstractText>Skin over bone.</AbstractText></Abstract></BookDocument></PubmedBookArticle>`;
  expect(readArticles(set(book))).toMatchObject([
    { pmid: "28613542", title: "Pressure Injury", journal: "StatPearls", year: 2024, authors: ["Writer A"] },
  ]);
});

test("the E-utilities' errors are told apart from their answers", () => {
  expect(codeOf(() => readHits('{"error":"API rate limit exceeded","count":"4","limit":"3"}'))).toBe(
    "rate_limited",
  );
  expect(codeOf(() => readHits('{"esearchresult":{"ERROR":"Search Backend failed"}}'))).toBe("unavailable");
  expect(codeOf(() => readHits('{"esearchresult":{}}'))).toBe("ZodError");
  expect(codeOf(() => readHits("<html><body>Maintenance</body></html>"))).toBe("nonsense");
  expect(codeOf(() => readArticles("<eFetchResult><ERROR>ID list is empty</ERROR></eFetchResult>"))).toBe(
    "unavailable",
  );
  expect(codeOf(() => readArticles("Error: try again"))).toBe("XmlFault");
  expect(readArticles(set())).toEqual([]);
});

test("Europe PMC: a record with little in it is read, one without a title is left out", () => {
  const answer = (...result: object[]) => JSON.stringify({ hitCount: result.length, resultList: { result } });
  const { records } = readResults(
    answer(
      { id: "PPR9", source: "PPR", doi: "10.1101/2024.1", title: "A preprint &lt;i&gt;in vivo&lt;/i&gt;" },
      { id: "1", source: "AGR", title: "From another index" },
      { id: "2", source: "MED", pmid: "2" },
    ),
  );
  expect(records).toMatchObject([
    {
      id: "doi:10.1101/2024.1",
      title: "A preprint in vivo",
      isPreprint: true,
      url: "https://doi.org/10.1101/2024.1",
    },
    {
      id: "epmc:AGR/1",
      isPreprint: false,
      url: "https://europepmc.org/article/AGR/1",
      authors: [],
      year: null,
    },
  ]);
  expect(codeOf(() => readResults(answer({ nothing: 1 })))).toBe("nonsense");
  expect(codeOf(() => readResults('{"version":"6.9","errCode":404,"errMsg":"no query"}'))).toBe(
    "unavailable",
  );
  expect(codeOf(() => readResults("{}"))).toBe("ZodError");
  expect(codeOf(() => readResults("<html></html>"))).toBe("SyntaxError");
});

test.each([
  ["Retraction in", { isRetracted: true }],
  ["Expression of concern in", { hasConcern: true, isRetracted: false }],
  ["Erratum in", { isCorrected: true, isRetracted: false }],
  ["Retraction of", { isRetracted: false }],
])("Europe PMC: the notice %s is a mark", (type, marks) => {
  const one = {
    id: "1",
    source: "MED",
    pmid: "1",
    title: "T",
    commentCorrectionList: { commentCorrection: [{ type }] },
  };
  const { records } = readResults(JSON.stringify({ hitCount: 1, resultList: { result: [one] } }));
  expect(records[0]).toMatchObject(marks);
});

test("a heading in the abstract begins a labelled part, and comparisons are no markup", () => {
  expect(
    readAbstract("Before.<h4>Methods </h4>n<30 and p > 0.05.<h4>Results</h4><p>10<sup>-3</sup> <i>x</i></p>"),
  ).toEqual([
    { label: null, text: "Before." },
    { label: "Methods", text: "n<30 and p > 0.05." },
    { label: "Results", text: "10⁻³ x" },
  ]);
  expect(plainText("H<sub>2</sub>O &amp;lt; 5")).toBe("H2O &lt; 5");
});
