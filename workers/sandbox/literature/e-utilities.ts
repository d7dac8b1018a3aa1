import type { Sample } from "./sample.ts";
import { search } from "./search.ts";

const XML = { "Content-Type": "text/xml; charset=UTF-8" };

/** NCBI's `esearch.fcgi?db=pubmed&retmode=json`. */
export function esearch(parameters: URLSearchParams, library: readonly Sample[]): Response {
  const header = { type: "esearch", version: "0.3" };
  const term = parameters.get("term")?.trim() ?? "";
  if (term === "")
    return Response.json({ header, esearchresult: { ERROR: "Empty term and query_key - nothing todo" } });
  if (parameters.get("retmode") !== "json")
    return Response.json({ header, esearchresult: { ERROR: "This stand-in answers esearch in JSON only" } });
  const retmax = Number(parameters.get("retmax") ?? 20);
  const hits = search(term, inPubMed(library)) ?? [];
  const ids = hits.slice(0, retmax).map(({ pmid }) => pmid);
  return Response.json({
    header,
    esearchresult: {
      count: String(hits.length),
      retmax: String(ids.length),
      retstart: "0",
      idlist: ids,
      translationset: [],
      querytranslation: term,
      ...(hits.length > 0
        ? {}
        : {
            warninglist: {
              phrasesignored: [],
              quotedphrasesnotfound: [],
              outputmessages: ["No items found."],
            },
          }),
    },
  });
}

/** NCBI's `efetch.fcgi?db=pubmed&retmode=xml&id=1,2`. */
export function efetch(parameters: URLSearchParams, library: readonly Sample[]): Response {
  const ids = (parameters.get("id") ?? "").split(",").map((id) => id.trim());
  if (ids.every((id) => id === ""))
    return new Response(
      '<?xml version="1.0" ?>\n<eFetchResult><ERROR>Empty id list - nothing todo</ERROR></eFetchResult>',
      { status: 400, headers: XML },
    );
  const found = ids.flatMap((id) => inPubMed(library).find(({ pmid }) => pmid === id) ?? []);
  const body = `<?xml version="1.0" ?>
<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd">
<PubmedArticleSet>
${found.map(articleXml).join("\n")}
</PubmedArticleSet>`;
  return new Response(body, { headers: XML });
}

/** PubMed lacks this library's preprints; Europe PMC has them. */
function inPubMed(library: readonly Sample[]): Sample[] {
  return library.filter(({ isPreprint }) => !isPreprint);
}

function articleXml(article: Sample): string {
  const { pmid, doi, pmcid, title, journal, year, parts, kinds, notice } = article;
  const abstract = parts.map(
    ({ label, text }) =>
      `<AbstractText${label ? ` Label="${escaped(label.toUpperCase())}"` : ""}>${escaped(text)}</AbstractText>`,
  );
  const ids = [
    `<ArticleId IdType="pubmed">${pmid}</ArticleId>`,
    doi && `<ArticleId IdType="doi">${escaped(doi)}</ArticleId>`,
    pmcid && `<ArticleId IdType="pmc">${pmcid}</ArticleId>`,
  ];
  return [
    `<PubmedArticle><MedlineCitation Status="MEDLINE" Owner="NLM"><PMID Version="1">${pmid}</PMID>`,
    `<Article PubModel="Print"><Journal><JournalIssue CitedMedium="Print"><PubDate><Year>${year}</Year></PubDate></JournalIssue><Title>${escaped(journal)}</Title></Journal>`,
    `<ArticleTitle>${escaped(title)}</ArticleTitle>`,
    ...(abstract.length > 0 ? [`<Abstract>${abstract.join("")}</Abstract>`] : []),
    authorsXml(article),
    `<Language>eng</Language><PublicationTypeList>${kinds.map((kind) => `<PublicationType>${escaped(kind)}</PublicationType>`).join("")}</PublicationTypeList></Article>`,
    notice
      ? `<CommentsCorrectionsList><CommentsCorrections RefType="${notice}"><RefSource>Sample library</RefSource></CommentsCorrections></CommentsCorrectionsList>`
      : "",
    `</MedlineCitation><PubmedData><ArticleIdList>${ids.filter((id) => id).join("")}</ArticleIdList></PubmedData></PubmedArticle>`,
  ].join("");
}

function authorsXml({ authors }: Sample): string {
  if (authors.length === 0) return "";
  const each = authors.map(
    ({ last, initials }) =>
      `<Author ValidYN="Y"><LastName>${escaped(last)}</LastName><Initials>${escaped(initials)}</Initials></Author>`,
  );
  return `<AuthorList CompleteYN="Y">${each.join("")}</AuthorList>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
