import { rankRecords } from "#app/core/literature/ranking/rank.ts";
import { scoreCitations } from "./literature-citations.ts";
import { scoreQueries } from "./literature-queries.ts";
import { NURSE_QUESTIONS, type NurseQuestion } from "./nurse-questions.ts";
import { openBm25 } from "./plain-bm25.ts";
import { type Article, readPubMedQa } from "./pubmedqa.ts";
import { openRandom, type Random } from "./random.ts";
import { atLeast, type Line, type Section, type SectionOptions, share } from "./section.ts";

const OTHERS = 40;

/**
 * Research with citations, on PubMedQA's abstracts: queries, our own ranking, and citations altered on their way.
 * Ranking: each question, as a nurse would type it, is put to the article that it is about and the 40 articles with
 * the most similar text, in random order.
 */
export async function scoreLiterature({ data, seed }: SectionOptions): Promise<Section> {
  const articles = readPubMedQa(data);
  const random = openRandom(seed);
  const ranked = rankAll(articles, NURSE_QUESTIONS, random);
  const queries = scoreQueries(articles, random);
  const citations = scoreCitations(articles, random);
  return {
    title: "Research: queries, ranking and citations (PubMedQA)",
    lines: [...queries.lines, ...rankingLines(ranked), ...citations.lines],
    examples: [
      ...queries.examples,
      ...ranked.filter(({ ours }) => ours > 1).map(exampleOf),
      ...citations.examples,
    ],
  };
}

type Ranked = NurseQuestion & { title: string; ours: number; plain: number };

/** The place of the right article for each question, from 1: by our ranking, and by plain BM25. */
function rankAll(
  articles: readonly Article[],
  questions: readonly NurseQuestion[],
  random: Random,
): Ranked[] {
  const texts = articles.map(textOf);
  const likeness = openBm25(texts);
  return questions.map((asked) => {
    const right = articles.findIndex(({ record }) => record.pmid === asked.pmid);
    const set = random.shuffle([right, ...closestTo(right, likeness(texts[right] ?? ""))]);
    const records = set.flatMap((at) => articles[at]?.record ?? []);
    const scores = openBm25(set.flatMap((at) => texts[at] ?? []))(asked.question);
    const own = scores[set.indexOf(right)] ?? 0;
    return {
      ...asked,
      title: articles[right]?.record.title ?? "",
      ours: rankRecords(asked.question, records).findIndex(({ pmid }) => pmid === asked.pmid) + 1,
      plain:
        scores.filter((score, at) => score > own || (score === own && at < set.indexOf(right))).length + 1,
    };
  });
}

/** The indexes of the articles most similar to the one at `right`. */
function closestTo(right: number, likeness: readonly number[]): number[] {
  return likeness
    .map((_, at) => at)
    .filter((at) => at !== right)
    .sort((a, b) => (likeness[b] ?? 0) - (likeness[a] ?? 0))
    .slice(0, OTHERS);
}

function textOf({ record }: Article): string {
  return [record.title, ...record.abstract.map(({ text }) => text)].join("\n");
}

function rankingLines(ranked: readonly Ranked[]): Line[] {
  const within = (some: readonly Ranked[], place: number) => some.filter(({ ours }) => ours <= place).length;
  const plainWithin = (place: number) => ranked.filter(({ plain }) => plain <= place).length;
  const unseen = ranked.filter(({ isUnseen }) => isUnseen);
  const plain = (place: number): string => `plain BM25 ${share(plainWithin(place), ranked.length)}`;
  const told = (line: Line, place: number): Line => ({
    ...line,
    threshold: `${line.threshold}; ${plain(place)}`,
  });
  return [
    told(atLeast("right article first", within(ranked, 1), ranked.length, 0.7), 1),
    told(atLeast("right article among the first 5", within(ranked, 5), ranked.length, 0.9), 5),
    atLeast("  first, questions that nothing was tuned on", within(unseen, 1), unseen.length, 0.7),
    atLeast(
      "  among the first 5, questions that nothing was tuned on",
      within(unseen, 5),
      unseen.length,
      0.9,
    ),
  ];
}

function exampleOf({ ours, plain, question, title }: Ranked): string {
  return `ranked ${ours} (plain ${plain}): ${question} <- ${title}`;
}
