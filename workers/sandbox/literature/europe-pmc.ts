import type { Sample } from "./sample.ts";
import { search } from "./search.ts";

const MOST_RESULTS = 1000;

/** Europe PMC's `GET /search` in JSON: `resultType` idlist, lite or core. */
export function europePmcSearch(parameters: URLSearchParams, library: readonly Sample[]): Response {
  const query = parameters.get("query")?.trim() ?? "";
  if (query === "") return failure(404, "A search query must be provided");
  if (parameters.get("format") !== "json") return failure(400, "This stand-in answers in JSON only");
  const pageSize = Number(parameters.get("pageSize") ?? 25);
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > MOST_RESULTS)
    return failure(400, "pageSize must be between 1 and 1000");
  const resultType = parameters.get("resultType") ?? "lite";
  const hits = search(query, library) ?? [];
  return Response.json({
    version: "6.9",
    hitCount: hits.length,
    ...(hits.length > pageSize ? { nextCursorMark: "AoIIP4AAACgxMDAwMDAwMQ==" } : {}),
    request: {
      queryString: query,
      resultType,
      cursorMark: parameters.get("cursorMark") ?? "*",
      pageSize,
      sort: parameters.get("sort") ?? "",
      synonym: parameters.get("synonym")?.toUpperCase() === "TRUE",
    },
    resultList: { result: hits.slice(0, pageSize).map((one) => resultOf(one, resultType)) },
  });
}

/** An error as Europe PMC reports it: in the body, mostly with status 200. */
function failure(errCode: number, errMsg: string): Response {
  return Response.json({ version: "6.9", errCode, errMsg });
}

function resultOf(article: Sample, resultType: string): object {
  const { pmid, doi, pmcid, isOpenAccess } = article;
  const ids = {
    id: article.isPreprint ? `PPR${pmid.slice(-6)}` : pmid,
    source: article.isPreprint ? "PPR" : "MED",
    ...(article.isPreprint ? {} : { pmid }),
    ...(pmcid ? { pmcid } : {}),
    ...(doi ? { doi } : {}),
  };
  if (resultType === "idlist") return ids;
  const short = {
    ...ids,
    title: article.title,
    authorString: `${article.authors.map(({ last, initials }) => `${last} ${initials}`).join(", ")}.`,
    pubYear: String(article.year),
    isOpenAccess: isOpenAccess ? "Y" : "N",
    inEPMC: isOpenAccess ? "Y" : "N",
    citedByCount: 0,
  };
  if (resultType === "lite")
    return { ...short, journalTitle: article.journal, pubType: article.kinds.join("; ").toLowerCase() };
  return { ...short, ...coreOf(article) };
}

const NOTICES = {
  RetractionIn: "Retraction in",
  ExpressionOfConcernIn: "Expression of concern in",
  ErratumIn: "Erratum in",
};

function coreOf({ authors, journal, year, parts, kinds, notice }: Sample): object {
  const marked = parts.map(({ label, text }) => `${label ? `<h4>${label}</h4>` : ""}${escaped(text)}`);
  return {
    authorList: {
      author: authors.map(({ last, initials }) => ({
        fullName: `${last} ${initials}`,
        lastName: last,
        initials,
      })),
    },
    journalInfo: { yearOfPublication: year, journal: { title: journal, isoabbreviation: journal } },
    ...(parts.length > 0 ? { abstractText: marked.join("") } : {}),
    language: "eng",
    pubTypeList: { pubType: kinds },
    ...(notice
      ? { commentCorrectionList: { commentCorrection: [{ type: NOTICES[notice], orderIn: 1 }] } }
      : {}),
  };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
