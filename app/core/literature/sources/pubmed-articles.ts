import { attribute } from "#app/base/xml/attribute.ts";
import { childrenOf, elementAt, readTree, type XmlElement } from "#app/base/xml/read-tree.ts";
import {
  type AbstractPart,
  type LiteratureRecord,
  readDoi,
  readPmcid,
  readPmid,
  recordIdOf,
  recordUrlOf,
} from "../record.ts";
import { E_UTILITIES_XML, failIfError } from "./e-utilities.ts";
import { collapse, raise } from "./plain-text.ts";

/**
 * The records of an answer of efetch (`db=pubmed&retmode=xml`), in order: articles, and books such as StatPearls.
 * Records without a PMID or a title are left out.
 * @throws LiteratureError when the answer reports a failure, or is not from efetch
 */
export function readArticles(xml: string): LiteratureRecord[] {
  const root = readTree(xml, E_UTILITIES_XML);
  failIfError(root, "PubmedArticleSet");
  return childrenOf(root).flatMap((item) => {
    const record =
      item.name === "PubmedArticle" ? article(item) : item.name === "PubmedBookArticle" ? book(item) : null;
    return record ?? [];
  });
}

function article(item: XmlElement): LiteratureRecord | null {
  const citation = elementAt(item, "MedlineCitation");
  const about = elementAt(citation, "Article");
  const ids = childrenOf(elementAt(item, "PubmedData", "ArticleIdList"), "ArticleId");
  const places = childrenOf(about, "ELocationID").filter(
    (one) => attribute(one.attributes, "ValidYN") !== "N",
  );
  const kinds = childrenOf(elementAt(about, "PublicationTypeList"), "PublicationType").map(text);
  return record({
    pmid: readPmid(text(elementAt(citation, "PMID"))),
    doi: readDoi(text(withAttribute(ids, "IdType", "doi")) || text(withAttribute(places, "EIdType", "doi"))),
    pmcid: readPmcid(text(withAttribute(ids, "IdType", "pmc"))),
    title: text(elementAt(about, "ArticleTitle")) || text(elementAt(about, "VernacularTitle")),
    authors: authorsOf(childrenOf(about, "AuthorList")),
    journal:
      text(elementAt(about, "Journal", "Title")) || text(elementAt(about, "Journal", "ISOAbbreviation")),
    year:
      yearOf(elementAt(about, "Journal", "JournalIssue", "PubDate")) ??
      yearOf(elementAt(about, "ArticleDate")),
    abstract: abstractOf(elementAt(about, "Abstract") ?? englishAbstract(citation)),
    kinds,
    notices: childrenOf(elementAt(citation, "CommentsCorrectionsList")).map(
      (one) => attribute(one.attributes, "RefType") ?? "",
    ),
  });
}

/** Some articles have only an abstract that somebody else wrote, such as a summary in plain language. */
function englishAbstract(citation: XmlElement | null): XmlElement | null {
  return withAttribute(childrenOf(citation, "OtherAbstract"), "Language", "eng");
}

function book(item: XmlElement): LiteratureRecord | null {
  const about = elementAt(item, "BookDocument");
  const ids = childrenOf(elementAt(about, "ArticleIdList"), "ArticleId");
  const whole = elementAt(about, "Book");
  return record({
    pmid: readPmid(text(elementAt(about, "PMID"))),
    doi: readDoi(text(withAttribute(ids, "IdType", "doi"))),
    pmcid: readPmcid(text(withAttribute(ids, "IdType", "pmc"))),
    title: text(elementAt(about, "ArticleTitle")) || text(elementAt(whole, "BookTitle")),
    authors: authorsOf(childrenOf(about, "AuthorList")),
    journal: text(elementAt(whole, "BookTitle")),
    year: yearOf(elementAt(about, "ContributionDate")) ?? yearOf(elementAt(whole, "PubDate")),
    abstract: abstractOf(elementAt(about, "Abstract")),
    kinds: childrenOf(about, "PublicationType").map(text),
    notices: [],
  });
}

type Read = Pick<
  LiteratureRecord,
  "pmid" | "doi" | "pmcid" | "title" | "authors" | "year" | "abstract" | "kinds"
> & { journal: string; notices: string[] };

function record({ notices, journal, ...read }: Read): LiteratureRecord | null {
  const id = recordIdOf(read);
  const url = recordUrlOf(read);
  if (!id || !url || !read.pmid || read.title === "") return null;
  const kinds = read.kinds.map((kind) => kind.toLowerCase());
  const isNoticed = (notice: RegExp) => notices.some((one) => notice.test(one));
  return {
    ...read,
    id,
    url,
    source: "pubmed",
    journal: journal || null,
    kinds,
    isOpenAccess: false,
    isPreprint: kinds.includes("preprint"),
    isRetracted:
      kinds.includes("retracted publication") ||
      isNoticed(/^(?:Partial)?Retract(?:ion|edandRepublished)In$/i),
    hasConcern: isNoticed(/^ExpressionOfConcernIn$/i),
    isCorrected: isNoticed(/^(?:ErratumIn|CorrectedandRepublishedIn)$/i),
  };
}

function abstractOf(abstract: XmlElement | null): AbstractPart[] {
  return childrenOf(abstract, "AbstractText").flatMap((part) => {
    const label = collapse(attribute(part.attributes, "Label") ?? "");
    const words = text(part);
    return words === "" ? [] : [{ label: label || null, text: words }];
  });
}

/** The authors of an article; for a book, its chapter's authors and not its editors. */
function authorsOf(lists: XmlElement[]): string[] {
  const list = lists.find((one) => attribute(one.attributes, "Type") !== "editors") ?? null;
  return childrenOf(list, "Author").flatMap((author) => {
    const last = text(elementAt(author, "LastName"));
    const initials = text(elementAt(author, "Initials"));
    const name = last ? `${last} ${initials}`.trim() : text(elementAt(author, "CollectiveName"));
    return name || [];
  });
}

/** From <Year>, or from <MedlineDate>, which may be "1998 Dec-1999 Jan". */
function yearOf(date: XmlElement | null): number | null {
  const written = text(elementAt(date, "Year")) || text(elementAt(date, "MedlineDate"));
  const year = /\b(?:1[5-9]|2[01])\d\d\b/.exec(written)?.[0];
  return year ? Number(year) : null;
}

function withAttribute(elements: XmlElement[], name: string, value: string): XmlElement | null {
  return elements.find((one) => attribute(one.attributes, name) === value) ?? null;
}

/** All text within, without markup; superscripts stay superscript. */
function text(element: XmlElement | null): string {
  return collapse(wordsOf(element));
}

function wordsOf(element: XmlElement | null): string {
  return (element?.content ?? [])
    .map((part) => {
      if (typeof part === "string") return part;
      return part.name === "sup" ? raise(wordsOf(part)) : wordsOf(part);
    })
    .join("");
}
