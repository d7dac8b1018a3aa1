import { doiUrlOf, type LiteratureRecord, readDoi, readPmcid, readPmid } from "../record.ts";
import type { Stretch } from "../text/sentences.ts";

/** An article's id, or an address, that stands in the model's own words. `url` is ours, null when the id is not of `cited`. */
export type Mention = Stretch & { text: string; url: string | null };

const PMID =
  /\bPMID:?\s*#?(\d+)\b|\bpubmed\.ncbi\.nlm\.nih\.gov\/(\d+)\/?|(?<![\d.,/])([1-9]\d{6,8})(?![\d.,]*\d|\/\d|\s*(?:%|mg|ml|people|patients|adults|children|women|men))/gi;
const PMCID = /\bPMC\s?(\d{5,9})\b/gi;
const DOI = /\b10\.\d{4,9}\/[^\s"<>\])]*[^\s"<>\]).,;:]/g;
const ADDRESS = /\bhttps?:\/\/[^\s"<>\])]*[^\s"<>\]).,;:]|\bwww\.[^\s"<>\])]*[^\s"<>\]).,;:]/gi;

/**
 * Every PMID, PMCID, DOI and web address in a text, in order. Only an id of a cited record gets a link, and the link
 * is made of that record.
 */
export function mentionsIn(text: string, cited: readonly LiteratureRecord[]): Mention[] {
  const found = [
    ...matches(text, ADDRESS, (match) => urlOfAddress(match[0], cited)),
    ...matches(text, DOI, (match) => urlByDoi(match[0], cited)),
    ...matches(text, PMCID, (match) => cited.find(({ pmcid }) => pmcid === readPmcid(match[1]))?.url ?? null),
    ...matches(text, PMID, (match) => urlByPmid(match[1] ?? match[2] ?? match[3] ?? "", cited)),
  ];
  const inOrder = found.toSorted((a, b) => a.start - b.start || b.end - a.end);
  return inOrder.filter((one, at) => !inOrder.slice(0, at).some((other) => one.start < other.end));
}

function matches(text: string, pattern: RegExp, urlOf: (match: RegExpExecArray) => string | null): Mention[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    url: urlOf(match),
  }));
}

function urlByPmid(digits: string, cited: readonly LiteratureRecord[]): string | null {
  const wanted = readPmid(digits);
  return (wanted && cited.find(({ pmid }) => pmid === wanted)?.url) || null;
}

function urlByDoi(written: string, cited: readonly LiteratureRecord[]): string | null {
  const wanted = readDoi(written);
  return wanted !== null && cited.some(({ doi }) => doi === wanted) ? doiUrlOf(wanted) : null;
}

/** An address is known only when it is exactly one that we would make for a cited record. */
function urlOfAddress(address: string, cited: readonly LiteratureRecord[]): string | null {
  const bare = (url: string) => decode(url).replace(/\/$/, "").toLowerCase();
  const own = cited.flatMap(({ url, doi }) => (doi ? [url, doiUrlOf(doi)] : [url]));
  return own.find((url) => bare(url) === bare(address)) ?? null;
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
