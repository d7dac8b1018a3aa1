import { z } from "zod";
import { childrenOf, elementAt, elementText, readTree, type XmlElement } from "#app/base/xml/read-tree.ts";
import { LiteratureError } from "../literature-error.ts";
import { readPmid } from "../record.ts";

/** NCBI's XML: a document type that names its DTD, and deeply nested elements in mathematical abstracts. */
export const E_UTILITIES_XML = { depth: 200, tagCharacters: 1_000_000, allowsDocumentType: true } as const;

/** The result of a search: PMIDs in the service's order, of `count` in all. */
type Hits = { count: number; pmids: string[] };

const answer = z.union([
  z.object({ error: z.string() }),
  z.object({ esearchresult: z.object({ ERROR: z.string() }) }),
  z.object({
    esearchresult: z.object({ count: z.coerce.number().int().nonnegative(), idlist: z.array(z.string()) }),
  }),
]);

/**
 * An answer of esearch, in JSON or in XML: NCBI's own errors come as XML even when JSON was requested.
 * @throws LiteratureError when the answer reports a failure, or is not from esearch
 */
export function readHits(body: string): Hits {
  if (!/^\s*[{[]/.test(body)) return hitsOfXml(readTree(body, E_UTILITIES_XML));
  const read = answer.parse(JSON.parse(body));
  if ("error" in read) throw failed(read.error);
  if ("ERROR" in read.esearchresult) throw failed(read.esearchresult.ERROR);
  const { count, idlist } = read.esearchresult;
  return { count, pmids: idlist.flatMap((id) => readPmid(id) ?? []) };
}

function hitsOfXml(root: XmlElement): Hits {
  failIfError(root, "eSearchResult");
  const count = Number(elementText(elementAt(root, "Count")));
  const ids = childrenOf(elementAt(root, "IdList"), "Id").flatMap((id) => readPmid(elementText(id)) ?? []);
  return { count: Number.isInteger(count) ? count : ids.length, pmids: ids };
}

/** @throws LiteratureError when the answer is an error of the E-utilities, or not the requested document */
export function failIfError(root: XmlElement, expected: string): void {
  const error = elementText(elementAt(root, "ERROR"));
  if (error !== "") throw failed(error);
  if (root.name !== expected) throw new LiteratureError("nonsense", "pubmed");
}

function failed(message: string): LiteratureError {
  return new LiteratureError(/rate limit/i.test(message) ? "rate_limited" : "unavailable", "pubmed");
}
