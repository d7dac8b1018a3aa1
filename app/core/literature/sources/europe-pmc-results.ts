import { z } from "zod";
import { LiteratureError } from "../literature-error.ts";
import {
  type AbstractPart,
  type LiteratureRecord,
  readDoi,
  readPmcid,
  readPmid,
  recordIdOf,
  recordUrlOf,
} from "../record.ts";
import { collapse, plainText } from "./plain-text.ts";

const journal = z.object({ title: z.string().optional(), isoabbreviation: z.string().optional() });
const author = z.object({ fullName: z.string().optional(), collectiveName: z.string().optional() });

/** The fields that are read of a record with `resultType=core` or `lite`; most may be missing. */
const result = z.object({
  id: z.string(),
  source: z.string(),
  pmid: z.string().optional(),
  pmcid: z.string().optional(),
  doi: z.string().optional(),
  title: z.string().optional(),
  authorString: z.string().optional(),
  authorList: z.object({ author: z.array(author) }).optional(),
  journalInfo: z.object({ yearOfPublication: z.number().optional(), journal: journal.optional() }).optional(),
  journalTitle: z.string().optional(),
  bookOrReportDetails: z
    .object({ publisher: z.string().optional(), comprisingTitle: z.string().optional() })
    .optional(),
  pubYear: z.coerce.string().optional(),
  abstractText: z.string().optional(),
  pubTypeList: z.object({ pubType: z.array(z.string()) }).optional(),
  pubType: z.string().optional(),
  isOpenAccess: z.string().optional(),
  commentCorrectionList: z
    .object({ commentCorrection: z.array(z.object({ type: z.string().optional() })) })
    .optional(),
});
type Result = z.infer<typeof result>;

const answer = z.object({ hitCount: z.number(), resultList: z.object({ result: z.array(z.unknown()) }) });
const failure = z.object({ errCode: z.coerce.number(), errMsg: z.string().optional() });

/**
 * The records of an answer of Europe PMC's search in JSON, in order, of `count` in all. A record with another shape, or
 * without a title, is left out.
 * @throws LiteratureError when the answer reports a failure, or is not from Europe PMC
 */
export function readResults(body: string): { count: number; records: LiteratureRecord[] } {
  const json: unknown = JSON.parse(body);
  const failed = failure.safeParse(json);
  if (failed.success) {
    const { errCode: status } = failed.data;
    throw new LiteratureError(status === 429 ? "rate_limited" : "unavailable", "europe_pmc", { status });
  }
  const { hitCount, resultList } = answer.parse(json);
  const records = resultList.result.flatMap((one) => {
    const read = result.safeParse(one);
    return (read.success && record(read.data)) || [];
  });
  if (resultList.result.length > 0 && records.length === 0)
    throw new LiteratureError("nonsense", "europe_pmc");
  return { count: hitCount, records };
}

function record(read: Result): LiteratureRecord | null {
  const title = plainText(read.title ?? "");
  if (title === "") return null;
  const ids = { pmid: readPmid(read.pmid), doi: readDoi(read.doi), pmcid: readPmcid(read.pmcid) };
  const own = `${read.source}/${read.id}`;
  const kinds = (read.pubTypeList?.pubType ?? read.pubType?.split(";") ?? []).map((kind) =>
    kind.trim().toLowerCase(),
  );
  return {
    ...ids,
    id: recordIdOf(ids) ?? `epmc:${own}`,
    source: "europe_pmc",
    title,
    authors: authorsOf(read),
    journal: journalOf(read),
    year: yearOf(read),
    abstract: readAbstract(read.abstractText ?? ""),
    kinds,
    isOpenAccess: read.isOpenAccess === "Y",
    ...marksOf(read, kinds, title),
    url:
      recordUrlOf(ids) ?? `https://europepmc.org/article/${own.split("/").map(encodeURIComponent).join("/")}`,
  };
}

function marksOf(read: Result, kinds: string[], title: string) {
  const notices = (read.commentCorrectionList?.commentCorrection ?? []).map(({ type }) => type ?? "");
  const isNoticed = (notice: RegExp) => notices.some((one) => notice.test(one.trim()));
  return {
    isPreprint: read.source === "PPR" || kinds.includes("preprint"),
    isRetracted:
      kinds.includes("retracted publication") ||
      isNoticed(/^(?:partial )?retraction in$/i) ||
      /^\W*(?:retracted|withdrawn)(?: article)?\W*:/i.test(title),
    hasConcern: isNoticed(/^expression of concern in$/i),
    isCorrected: isNoticed(/^(?:erratum|corrected and republished) in$/i),
  };
}

/** `<h4>Methods</h4>` begins a labeled part. */
export function readAbstract(marked: string): AbstractPart[] {
  const pieces = marked.split(/<h[1-6](?:\s[^<>]*)?>([\s\S]*?)<\/h[1-6]>/i);
  return pieces.flatMap((piece, at) => {
    const text = plainText(piece);
    if (at % 2 === 1 || text === "") return [];
    const label = at === 0 ? "" : plainText(pieces[at - 1] ?? "");
    return [{ label: label || null, text }];
  });
}

function authorsOf({ authorList, authorString }: Result): string[] {
  const named = (authorList?.author ?? []).flatMap(
    (one) => plainText(one.fullName ?? one.collectiveName ?? "") || [],
  );
  if (named.length > 0) return named;
  const listed = (authorString ?? "").replace(/\.\s*$/, "").split(",");
  return listed.map(plainText).filter((name) => name !== "");
}

function journalOf({ journalInfo, journalTitle, bookOrReportDetails }: Result): string | null {
  const title = journalInfo?.journal?.title ?? journalTitle ?? journalInfo?.journal?.isoabbreviation;
  return (
    collapse(
      plainText(title ?? bookOrReportDetails?.comprisingTitle ?? bookOrReportDetails?.publisher ?? ""),
    ) || null
  );
}

function yearOf({ pubYear, journalInfo }: Result): number | null {
  const year = Number(pubYear ?? journalInfo?.yearOfPublication);
  return Number.isInteger(year) && year >= 1500 && year < 2200 ? year : null;
}
