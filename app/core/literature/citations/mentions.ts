import { doiUrlOf, type LiteratureRecord, readDoi, readPmcid, readPmid } from "../record.ts";
import type { Stretch } from "../text/sentences.ts";

/** An article's id, or an address, in the model's own words. `url` is ours, null if the id is not of `cited`. */
export type Mention = Stretch & { text: string; url: string | null };

const PMID = /\bPMIDs?:?\s*#?(\d+)\b/gi;
/** As long as a PMID of recent decades, and not part of a longer number. */
const BARE = /(?<![\d.,/])[1-9]\d{6,8}(?![.,/]?\d)/g;
const PMCID = /\bPMC\s?(\d{5,9})\b/gi;
const DOI = /\b10\.\d{4,9}\/[^\s"<>\])]*[^\s"<>\]).,;:]/g;
const ADDRESS =
  /\b(?:https?:\/\/|www\.)[^\s"<>\])]*[^\s"<>\]).,;:]|\b(?:[a-z\d-]+\.)+(?:com|org|net|gov|edu|int|info|io|uk)\b(?:\/[^\s"<>\])]*[^\s"<>\]).,;:])?/gi;

/**
 * Every PMID, PMCID, DOI and web address in a text, in order. Only a cited record's id gets a link, which is built from
 * that record. A long number alone is taken for a PMID unless a cited abstract has it.
 */
export function mentionsIn(text: string, cited: readonly LiteratureRecord[]): Mention[] {
  const bare = matches(text, BARE, (match) => urlByPmid(match[0], cited));
  const found = [
    ...matches(text, ADDRESS, (match) => urlOfAddress(match[0], cited)),
    ...matches(text, DOI, (match) => urlByDoi(match[0], cited)),
    ...matches(text, PMCID, (match) => cited.find(({ pmcid }) => pmcid === readPmcid(match[1]))?.url ?? null),
    ...matches(text, PMID, (match) => urlByPmid(match[1] ?? "", cited)),
    ...bare.filter(({ text: number, url }) => url !== null || !isInAbstract(number, cited)),
  ];
  const inOrder = found.toSorted((a, b) => a.start - b.start || b.end - a.end);
  return inOrder.filter((one, at) => !inOrder.slice(0, at).some((other) => one.start < other.end));
}

function isInAbstract(number: string, cited: readonly LiteratureRecord[]): boolean {
  return cited.some(({ abstract }) => abstract.some(({ text }) => text.includes(number)));
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
  const bare = (url: string) =>
    decode(url)
      .replace(/^https?:\/\/|\/$/g, "")
      .toLowerCase();
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
