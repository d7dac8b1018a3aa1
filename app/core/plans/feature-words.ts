import type { Allowance, Feature } from "./plans.ts";

/** What is counted: as a heading, one use of it, and several. */
export const FEATURE_WORDS: Readonly<Record<Feature, { label: string; one: string; many: string }>> = {
  chat: { label: "Chat", one: "chat message", many: "chat messages" },
  file_analysis: { label: "File analysis", one: "file analysis", many: "file analyses" },
  medical_research: { label: "Medical research", one: "research search", many: "research searches" },
  sbar: { label: "SBAR", one: "SBAR note", many: "SBAR notes" },
  nanda: { label: "NANDA", one: "NANDA diagnosis", many: "NANDA diagnoses" },
};

/** Part of what a plan allows, in words that every page uses: "15 SBAR notes and 15 NANDA diagnoses". */
export function usesInWords({ counts }: Pick<Allowance, "counts">, features: readonly Feature[]): string {
  const uses = features.map((feature) => {
    const { one, many } = FEATURE_WORDS[feature];
    return `${counts[feature].toLocaleString("en-US")} ${counts[feature] === 1 ? one : many}`;
  });
  return listed(uses);
}

/** "15 SBAR notes, 5 research searches and 50 chat messages". */
export const listed = (words: readonly string[]): string => new Intl.ListFormat("en-GB").format(words);
